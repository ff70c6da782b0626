/** Tests the typed client of docs/start-rest.md, with the file that the generator writes. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useWorld } from '../support.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const world = useWorld();
let folder = '';

/** Runs a program of this repository in the folder, and returns its output. */
async function run(...command: readonly string[]): Promise<{ code: unknown; output: string }> {
  const program = spawn(process.execPath, command, {
    cwd: folder,
    env: {
      ...process.env,
      ...{ LECTERN: world.url, TOKEN: world.as('ana').token },
      ...{ REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    },
  });
  const chunks: string[] = [];
  for (const stream of [program.stdout, program.stderr])
    stream.on('data', (chunk: Buffer) => chunks.push(chunk.toString()));
  const [code] = await once(program, 'close');
  return { code, output: chunks.join('') };
}

const inModules = (file: string): string => path.join(root, 'node_modules', file);
const compile = () => run(inModules('typescript/bin/tsc'), '-p', '.');

/** Returns the client of the page. */
async function clientOfDocs(): Promise<string> {
  const page = await readFile(path.join(root, 'docs/start-rest.md'), 'utf8');
  const [, client = ''] = /^```ts\n([\s\S]*?)^```$/m.exec(page) ?? [];
  return client;
}

beforeAll(async () => {
  // below the root, so that packages are found
  await mkdir(path.join(root, '.data'), { recursive: true });
  folder = await mkdtemp(path.join(root, '.data', 'typed-client-'));
  await writeFile(path.join(folder, 'package.json'), '{ "type": "module" }');
  await writeFile(
    path.join(folder, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: {
        ...{ strict: true, noEmit: true, module: 'nodenext', target: 'es2023' },
        lib: ['es2023', 'dom', 'dom.iterable'],
        ...{ allowImportingTsExtensions: true, types: ['node'], exactOptionalPropertyTypes: true },
        typeRoots: [inModules('@types')],
      },
      include: ['client.ts'],
    }),
  );
  const document = path.join(folder, 'openapi.json');
  await writeFile(document, await (await fetch(`${world.url}/openapi.json`)).text());
  const generator = inModules('@redocly/cli/bin/cli.js');
  const generated = await run(generator, 'generate-client', document, '-o', 'lectern.ts');
  expect(generated.code, generated.output).toBe(0);
});

afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the typed client of the docs', () => {
  it('compiles with the generated file', async () => {
    await writeFile(path.join(folder, 'client.ts'), await clientOfDocs());
    expect(await compile()).toEqual({ code: 0, output: '' });
  });

  it('lists collections, creates a site without the optional fields, and reads an error', async () => {
    await writeFile(path.join(folder, 'client.ts'), await clientOfDocs());
    expect(await run('--import', 'tsx', 'client.ts')).toEqual({
      code: 0,
      output: 'Handbook true\nTea shop basic\n400\n',
    });
  });

  it('does not compile with a field that does not exist', async () => {
    const client = await clientOfDocs();
    await writeFile(path.join(folder, 'client.ts'), client.replace("title: 'Tea", "titel: 'Tea"));
    const { code, output } = await compile();
    expect(code).not.toBe(0);
    expect(output).toContain("'titel' does not exist in type");
  });

  it('does not compile without a field that is required', async () => {
    const client = await clientOfDocs();
    await writeFile(
      path.join(folder, 'client.ts'),
      client.replace('path, query: { limit: 1 }', 'query: { limit: 1 }'),
    );
    const { code, output } = await compile();
    expect(code).not.toBe(0);
    expect(output).toContain("Property 'path' is missing in type");
  });
});
