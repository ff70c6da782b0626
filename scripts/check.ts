// npm run check: checks everything other than the tests. Every step runs and prints a line; the
// exit code is 1 when one fails.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSchema } from 'graphql';
import { blocksErrors } from './block-docs.ts';
import { commandsErrors } from './command-docs.ts';
import { contractionErrors } from './contractions.ts';
import { derivedErrors } from './derived.ts';
import { guideErrors, settingsErrors, totalsErrors, treeErrors } from './documented.ts';
import { checkMigrations } from './engine.ts';
import { eventsErrors } from './event-docs.ts';
import { imageErrors } from './image.ts';
import { languageErrors } from './language.ts';
import { lockErrors } from './lock.ts';
import { compileRelay } from './relay.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** A check that returns its errors as text; '' when there are none. */
type Step = () => Promise<string>;

/** Runs a program of node_modules. Returns its output when it fails, otherwise ''. */
const run = (cwd: string, name: string, ...parameters: string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    const child = spawn(path.join(root, 'node_modules', '.bin', name), parameters, {
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
      // the linter of OpenAPI documents asks a registry for its newest version otherwise
      env: { ...process.env, NO_COLOR: '1', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    child.once('error', reject);
    child.once('close', (code) =>
      resolve(code === 0 ? '' : output.trim() || `${name} ended with ${code}.`),
    );
  });

/** Returns the texts of a folder's files, by their relative paths. */
async function textsIn(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    // Prisma's client is generated at each installation, and the examples have a step of their own.
    .filter((file) => !/[/\\](?:prisma[/\\]|examples\.ts$)/.test(file));
  return new Map(
    await Promise.all(
      files.map(
        async (file): Promise<[string, string]> => [
          path.relative(folder, file),
          await readFile(file, 'utf8'),
        ],
      ),
    ),
  );
}

/** Runs codegen in a copy, so that the working tree does not change, and compares the results. */
async function checkGenerated(): Promise<string> {
  const copy = await mkdtemp(path.join(os.tmpdir(), 'lectern-generated-'));
  try {
    for (const name of [
      'package.json',
      'tsconfig.json',
      'codegen.ts',
      'schema',
      'scripts',
      'src',
    ]) {
      await cp(path.join(root, name), path.join(copy, name), {
        recursive: true,
        filter: (file) => !file.includes(`${path.sep}generated`),
      });
    }
    await symlink(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
    const failed = await run(copy, 'graphql-codegen', '--config', 'codegen.ts');
    return (
      failed ||
      differences(
        await textsIn(path.join(root, 'src/generated')),
        await textsIn(path.join(copy, 'src/generated')),
      )
    );
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

/** Compares the examples of the OpenAPI document with the recorded requests. */
async function checkExamples(): Promise<string> {
  const { EXAMPLES, examplesFile } = await import('./examples.ts');
  return (await readFile(EXAMPLES, 'utf8')) === examplesFile()
    ? ''
    : 'src/generated/examples.ts is not what `npm run generate` writes.';
}

/** Lints the OpenAPI document with the rules of redocly.yaml. */
async function checkOpenAPI(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'lectern-openapi-'));
  try {
    const { openapiDocument } = await import('../src/rest/openapi.ts');
    const schema = buildSchema(await readFile(path.join(root, 'schema.graphql'), 'utf8'));
    const file = path.join(folder, 'openapi.json');
    await writeFile(file, JSON.stringify(openapiDocument(schema), null, 2));
    return await run(root, 'redocly', 'lint', '--config', 'redocly.yaml', file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Compiles the operations of the tests of Relay. */
async function checkRelay(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'lectern-relay-'));
  try {
    return await compileRelay(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function differences(
  actual: ReadonlyMap<string, string>,
  expected: ReadonlyMap<string, string>,
): string {
  const names = [...new Set([...actual.keys(), ...expected.keys()])]
    .filter((name) => actual.get(name) !== expected.get(name))
    .sort();
  return names.length === 0
    ? ''
    : `Not what "npm run generate" makes:\n${names.map((name) => `  src/generated/${name}`).join('\n')}`;
}

/** Checks the types of the front end if its packages are installed, which `npm start` does. */
const checkFrontEnd = async (): Promise<string> =>
  existsSync(path.join(root, 'examples/front-end/node_modules'))
    ? run(root, 'tsc', '-p', 'examples/front-end')
    : '';

const steps: readonly (readonly [name: string, step: Step])[] = [
  ['types', () => run(root, 'tsc', '--noEmit')],
  ['types of examples/front-end', checkFrontEnd],
  ['types of packages/client', () => run(root, 'tsc', '--noEmit', '-p', 'packages/client')],
  [
    'lint, format, imports',
    () => run(root, 'biome', 'check', '--error-on-warnings', '--max-diagnostics=20', '.'),
  ],
  [
    'GraphQL of schema and clients',
    () => run(root, 'eslint', '--max-warnings=0', 'schema.graphql', 'examples', 'test/clients'),
  ],
  ['operations for Relay', checkRelay],
  ['dead code', () => run(root, 'knip', '--no-progress')],
  ['generated code', checkGenerated],
  ['list of resolvers', derivedErrors],
  ['examples of OpenAPI', checkExamples],
  ['OpenAPI document', checkOpenAPI],
  [
    'migrations',
    async () =>
      (await checkMigrations()) &&
      'The migrations do not make prisma/schema.prisma: npm run migrate -- new <name>',
  ],
  [
    'package-lock.json, of bench and the front end too',
    async () => {
      const files = ['.', 'bench/contenders', 'bench/search', 'examples/front-end'].map(
        (at) => `${at}/package-lock.json`,
      );
      const texts = await Promise.all(files.map((name) => readFile(path.join(root, name), 'utf8')));
      return texts.map(lockErrors).filter(Boolean).join('\n');
    },
  ],
  ['Dockerfile, compose.yaml', imageErrors],
  ['migrations after the release', contractionErrors],
  ["docs' settings", settingsErrors],
  ["docs' tree", treeErrors],
  ["docs' routes", guideErrors],
  ["docs' totals", totalsErrors],
  ["docs' blocks", blocksErrors],
  ["docs' events", eventsErrors],
  ["docs' commands", commandsErrors],
  ['language', async () => (await languageErrors(root)).join('\n')],
];

for (const [name, step] of steps) {
  const start = performance.now();
  const failure = await step().catch((error: unknown) =>
    error instanceof Error ? (error.stack ?? error.message) : String(error),
  );
  const seconds = ((performance.now() - start) / 1000).toFixed(1).padStart(6);
  console.log(
    `${failure === '' ? 'ok    ' : 'FAILED'} ${seconds} s  ${name}${failure === '' ? '' : `\n${failure.replace(/^/gm, '    ')}`}`,
  );
  if (failure !== '') process.exitCode = 1;
}
