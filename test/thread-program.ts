/** Bundles the program of worker threads, which tests start hundreds of times. */
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';

const SOURCE = fileURLToPath(new URL('../src/data/threads/child.ts', import.meta.url));

/** Some of the bundled packages are CommonJS and require modules of Node. */
const DEFINE_REQUIRE =
  "import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);";

const { resolve } = createRequire(import.meta.url);

/** Leaves out of the bundle the package that reads its schemas from files next to its module. */
const keepFiles: Plugin = {
  name: 'keep-files',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^@seriousme\/openapi-schema-validator$/ }, ({ path: name }) => ({
      path: resolve(name),
      external: true,
    })),
};

/** Writes the bundle to a folder, and returns its path. Parts that load on demand still do. */
export async function bundleThreadProgram(folder: string): Promise<string> {
  await build({
    entryPoints: { child: SOURCE },
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: `node${process.versions.node}`,
    plugins: [keepFiles],
    banner: { js: DEFINE_REQUIRE },
    logLevel: 'warning',
  });
  return path.join(folder, 'child.mjs');
}
