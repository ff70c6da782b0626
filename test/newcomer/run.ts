// npm run test:newcomer: adds the resource `Label` to a copy of the repository as CONTRIBUTING.md
// describes it, and checks the result.
import { execFileSync, spawn } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const REPOSITORY = fileURLToPath(new URL('../..', import.meta.url));
const PATCH = fileURLToPath(new URL('label.patch', import.meta.url));

/**
 * Limits of an ordinary resource, without the files and lines that commands write, and without the
 * examples in descriptions.
 */
const MAX_FILE_COUNT = 8;
const MAX_LINE_COUNT = 200;

/** The tests that a new resource concerns. */
const TESTS = [
  'test/label.test.ts',
  'test/architecture.test.ts',
  'test/contract',
  'test/data/write',
  'test/docs.test.ts',
  'test/domain/access.test.ts',
  'test/domain/ids.test.ts',
  'test/graphql/descriptions.test.ts',
  'test/graphql/examples.test.ts',
  'test/rest/openapi-document.test.ts',
  'test/rest/openapi-errors.test.ts',
  'test/schema.test.ts',
  'test/tenancy',
];
/** The access matrix, of the operations on labels. */
const MATRIX = ['--config', 'vitest.all.config.ts', 'test/access/matrix.test.ts', '-t', 'Label'];

/** Returns the files that the patch adds or changes. */
const patchedFiles = (): string[] =>
  [...readFileSync(PATCH, 'utf8').matchAll(/^\+\+\+ b\/(.+)$/gm)].map(([, file = '']) => file);

const countOf = (pattern: RegExp, text: string): number => text.match(pattern)?.length ?? 0;

/** Returns the number of lines that the patch adds, without examples, and that of the examples. */
function addedLineCounts(): { lines: number; exampleLines: number } {
  const patch = readFileSync(PATCH, 'utf8');
  const examples = patch.match(/^\+\s*```graphql\n[\s\S]*?^\+\s*```$/gm) ?? [];
  const exampleLines = countOf(/^\+/gm, examples.join('\n'));
  return { lines: countOf(/^\+(?!\+\+ )/gm, patch) - exampleLines, exampleLines };
}

/** Returns the files that CONTRIBUTING.md names for a resource, with its name filled in. */
function documentedFiles(): string[] {
  const [, section = ''] =
    /^## Adding a resource\n([\s\S]*?)^## /m.exec(
      readFileSync(path.join(REPOSITORY, 'CONTRIBUTING.md'), 'utf8'),
    ) ?? [];
  const steps = [...section.matchAll(/^\d+\. \*\*(.+?)\*\*/gm)].map(([, names = '']) => names);
  return steps
    .flatMap((names) => [...names.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file))
    .map((file) => file.replace('<name>', 'label').replace('<family>', 'people'));
}

/** Copies the files of the repository, and links its packages. */
function copyRepository(folder: string): void {
  const files = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], {
    cwd: REPOSITORY,
    encoding: 'utf8',
  });
  for (const file of files.split('\0').filter(Boolean)) {
    const copy = path.join(folder, file);
    mkdirSync(path.dirname(copy), { recursive: true });
    copyFileSync(path.join(REPOSITORY, file), copy);
  }
  symlinkSync(path.join(REPOSITORY, 'node_modules'), path.join(folder, 'node_modules'));
}

/** Runs a command in the copy. Returns its output when it fails, otherwise ''. */
const run = (folder: string, command: string, ...parameters: string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, parameters, {
      cwd: folder,
      env: { ...process.env, NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    child.once('error', reject);
    child.once('close', (code) => resolve(code === 0 ? '' : output || `It ended with ${code}.`));
  });

async function checkFiles(): Promise<string> {
  const [patched, documented] = [patchedFiles().sort(), documentedFiles().sort()];
  return patched.join() === documented.join()
    ? ''
    : `CONTRIBUTING.md names ${documented.join(', ')}; the patch has ${patched.join(', ')}.`;
}

async function checkSize(): Promise<string> {
  const files = patchedFiles().length;
  const { lines, exampleLines } = addedLineCounts();
  console.log(`${files} files and ${lines} lines by hand, and ${exampleLines} lines of examples`);
  return files <= MAX_FILE_COUNT && lines <= MAX_LINE_COUNT
    ? ''
    : `An ordinary resource takes at most ${MAX_FILE_COUNT} files and ${MAX_LINE_COUNT} lines.`;
}

const folder = mkdtempSync(path.join(os.tmpdir(), 'lectern-newcomer-'));
const inCopy =
  (command: string, ...parameters: string[]) =>
  () =>
    run(folder, command, ...parameters);

const steps: readonly (readonly [name: string, step: () => Promise<string>])[] = [
  ["the files of the patch are CONTRIBUTING's", checkFiles],
  [`they are at most ${MAX_FILE_COUNT} files and ${MAX_LINE_COUNT} lines`, checkSize],
  ['the patch applies', inCopy('git', 'apply', PATCH)],
  ['npm run migrate -- new label', inCopy('npm', 'run', 'migrate', '--', 'new', 'label')],
  ['npm run generate', inCopy('npm', 'run', 'generate')],
  ['npm run record:rest', inCopy('npm', 'run', 'record:rest')],
  ['npm run check', inCopy('npm', 'run', 'check')],
  ['the tests concerned', inCopy('npx', 'vitest', 'run', ...TESTS)],
  ['the access matrix of labels', inCopy('npx', 'vitest', 'run', ...MATRIX)],
];

try {
  copyRepository(folder);
  for (const [name, step] of steps) {
    const start = performance.now();
    const failure = await step();
    const seconds = ((performance.now() - start) / 1000).toFixed(1).padStart(6);
    console.log(`${failure === '' ? 'ok    ' : 'FAILED'} ${seconds} s  ${name}`);
    if (failure === '') continue;
    console.log(failure);
    process.exitCode = 1;
    break;
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
