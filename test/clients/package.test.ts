/** Installs the tarball of packages/client in a folder, and runs the examples of its README there. */
import { execFile, execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientFiles } from '../../scripts/client-sources.ts';
import { ids, useWorld } from '../support.ts';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../..', import.meta.url));
const inPackage = (...names: string[]): string => path.join(root, 'packages/client', ...names);

/** A tarball as `npm pack` prints it. */
interface Tarball {
  readonly filename: string;
  readonly unpackedSize: number;
  readonly files: readonly { readonly path: string }[];
}

/** The packages that the README asks for. */
const DEPENDENCIES = [
  '@apollo/client',
  '@graphql-codegen',
  '@graphql-typed-document-node',
  '@types',
  '@urql',
  'graphql',
  'relay-runtime',
];

const folder = mkdtempSync(path.join(os.tmpdir(), 'lectern-package-'));
const at = (...names: string[]): string => path.join(folder, ...names);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let tarball: Tarball;
beforeAll(() => {
  tarball = pack();
  install(tarball.filename);
  for (const [name, text] of examples()) write(name, text);
  cpSync(path.join(root, 'test/clients/consumer/types.ts'), at('src/types.ts'));
  execFileSync(path.join(root, 'node_modules/.bin/graphql-codegen'), [], {
    cwd: folder,
    stdio: 'pipe',
  });
});
const world = useWorld({ TRUSTED_DOCUMENTS: at('src/gql/persisted-documents.json') });

/** Builds and packs the package into the folder. */
function pack(): Tarball {
  const output = execFileSync(
    'npm',
    ['pack', '--workspace', '@lectern/client', '--json', '--silent', '--pack-destination', folder],
    { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const [packed]: readonly Tarball[] = JSON.parse(output.slice(output.indexOf('[')));
  if (!packed) throw new Error(`npm pack printed ${output}`);
  return packed;
}

/** Unpacks the tarball as `npm install` does; the other packages are those of the repository. */
function install(filename: string): void {
  const target = at('node_modules/@lectern/client');
  mkdirSync(target, { recursive: true });
  execFileSync('tar', ['-xzf', at(filename), '-C', target, '--strip-components=1']);
  for (const name of DEPENDENCIES) {
    mkdirSync(path.dirname(at('node_modules', name)), { recursive: true });
    symlinkSync(path.join(root, 'node_modules', name), at('node_modules', name));
  }
  write('package.json', '{ "type": "module" }');
}

function write(name: string, text: string): void {
  mkdirSync(path.dirname(at(name)), { recursive: true });
  writeFileSync(at(name), text);
}

/** Returns the examples of the README by the names of their files, which are in their first lines. */
function examples(): ReadonlyMap<string, string> {
  const readme = readFileSync(inPackage('README.md'), 'utf8');
  const blocks = [...readme.matchAll(/^```[jt]s\n\/\/ (\S+)\n([\s\S]*?)^```/gm)];
  return new Map(blocks.map(([, name = '', text = '']) => [name, text]));
}

describe('The package for front ends', () => {
  it('is derived from the current schema', async () => {
    for (const [name, text] of await clientFiles())
      expect([name, readFileSync(path.join(root, name), 'utf8') === text]).toEqual([name, true]);
  });

  it('packs what its exports name, with sources for debuggers, and nothing else', () => {
    const { exports } = JSON.parse(readFileSync(inPackage('package.json'), 'utf8'));
    const paths = tarball.files.map((file) => file.path);
    const named = Object.values<string | Record<string, string>>(exports)
      .flatMap((target) => (typeof target === 'string' ? [target] : Object.values(target)))
      .map((target) => target.replace('./', ''));
    expect(named.filter((target) => !paths.includes(target))).toEqual([]);
    const rest = paths.filter(
      (name) => !/^(dist|src)\/[\w/-]+\.(ts|js|d\.ts|(js|d\.ts)\.map)$/.test(name),
    );
    expect(rest.sort()).toEqual(['LICENSE', 'README.md', 'package.json', 'schema.graphql']);
    expect(tarball.unpackedSize).toBeLessThan(5_000_000);
  });

  it('compiles with its types, also the examples of the README', async () => {
    write(
      'tsconfig.json',
      JSON.stringify({
        compilerOptions: {
          target: 'es2022',
          lib: ['es2022', 'dom', 'dom.iterable', 'esnext.disposable'],
          module: 'nodenext',
          types: ['node'],
          strict: true,
          exactOptionalPropertyTypes: true,
          noUncheckedIndexedAccess: true,
          skipLibCheck: true,
          noEmit: true,
        },
        include: ['codegen.ts', 'src'],
      }),
    );
    const tsc = path.join(root, 'node_modules/typescript/bin/tsc');
    const output = await run(process.execPath, [tsc], { cwd: folder }).then(
      () => '',
      ({ stdout }: { readonly stdout: string }) => stdout,
    );
    expect(output).toBe('');
    expect([...examples().keys()].sort()).toEqual([
      'codegen.ts',
      'first.mjs',
      'src/apollo.ts',
      'src/outline.ts',
      'src/relay.ts',
      'src/rename.ts',
      'src/urql.ts',
    ]);
  });

  it('loads each of its modules in Node', async () => {
    const { exports } = JSON.parse(readFileSync(inPackage('package.json'), 'utf8'));
    const names = Object.keys(exports)
      .filter((name) => !/\.(graphql|json)$/.test(name))
      .map((name) => `@lectern/client${name.slice(1)}`);
    write('load.mjs', names.map((name) => `import '${name}';`).join('\n'));
    const { stdout, stderr } = await run(process.execPath, ['load.mjs'], { cwd: folder });
    expect([names.length, stdout, stderr]).toEqual([10, '', '']);
  });

  it('sends the first operation of the README', async () => {
    const env = {
      ...process.env,
      LECTERN_URL: `${world.url}/graphql`,
      LECTERN_TOKEN: world.as('ana').token,
    };
    const { stdout } = await run(process.execPath, ['first.mjs'], { cwd: folder, env });
    expect(stdout).toBe('Ana Alvarez\n');
  });

  it('writes the manifest of trusted documents that a server loads', async () => {
    const manifest: unknown = JSON.parse(
      readFileSync(at('src/gql/persisted-documents.json'), 'utf8'),
    );
    const [documentId] = Object.keys(Object(manifest));
    const id = ids.team('writers');
    const response = await fetch(`${world.url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${world.as('ana').token}`,
      },
      body: JSON.stringify({ documentId, variables: { input: { id, title: 'Scribes' } } }),
    });
    expect(await response.json()).toEqual({
      data: { updateTeam: { team: { id, title: 'Scribes' }, errors: [] } },
      extensions: { cost: { nodes: 12, points: 1 } },
    });
  });
});
