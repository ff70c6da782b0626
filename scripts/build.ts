// npm run build: builds what production runs into dist/: the compiled sources, GraphiQL's page, the
// style sheet of the reader, and the list of packages (SBOM).
import { execFileSync } from 'node:child_process';
import { chmodSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { BUILT_STYLE, makeStyle } from '../src/reader/style.ts';
import { BUILT_PAGE, makePage } from '../src/server/graphiql/page.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = path.join(root, 'dist');

const print = (command: string, ...parameters: string[]): string =>
  execFileSync(command, parameters, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 64 * 1_048_576,
  });

rmSync(dist, { recursive: true, force: true });
print(
  process.execPath,
  path.join(root, 'node_modules/typescript/bin/tsc'),
  '-p',
  'tsconfig.build.json',
);
// The `lectern` command, when the package is installed or linked.
chmodSync(path.join(dist, 'src/main.js'), 0o755);
writeFileSync(path.join(dist, 'src/server/graphiql', BUILT_PAGE), await makePage());
writeFileSync(path.join(dist, 'src/reader', BUILT_STYLE), makeStyle());
writeFileSync(
  path.join(dist, 'sbom.json'),
  print(
    'npm',
    'sbom',
    '--omit=dev',
    '--package-lock-only',
    '--sbom-format=cyclonedx',
    '--sbom-type=application',
    '--loglevel=error',
  ),
);
