// npm run check: what must hold besides the tests. Every step runs, a line each; the exit code is 1 when one fails.
import { spawn } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { guideFaults, settingsFaults, treeFaults } from './documented.ts';
import { checkMigrations } from './engine.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** What is wrong, in words; '' where nothing is. */
type Step = () => Promise<string>;

/** A program of node_modules: what it prints when it fails. */
const program = (cwd: string, name: string, ...parameters: string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    const child = spawn(path.join(root, 'node_modules', '.bin', name), parameters, { cwd, stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, NO_COLOR: '1' } });
    let printed = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        printed += text;
      });
    child.once('error', reject);
    child.once('close', (code) => resolve(code === 0 ? '' : printed.trim() || `${name} ended with ${code}.`));
  });

/** The texts of a folder's files, by their paths in it. */
async function textsIn(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  return new Map(await Promise.all(files.map(async (file): Promise<[string, string]> => [path.relative(folder, file), await readFile(file, 'utf8')])));
}

/** Generates in a copy, so that the tree stays as it is, and compares. */
async function checkGenerated(): Promise<string> {
  const copy = await mkdtemp(path.join(os.tmpdir(), 'lectern-generated-'));
  try {
    for (const name of ['package.json', 'tsconfig.json', 'codegen.ts', 'prisma.config.ts', 'prisma', 'schema', 'src']) {
      await cp(path.join(root, name), path.join(copy, name), { recursive: true, filter: (file) => !file.includes(`${path.sep}generated`) });
    }
    await symlink(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
    const failed = (await program(copy, 'prisma', 'generate')) || (await program(copy, 'graphql-codegen', '--config', 'codegen.ts'));
    return failed || differences(await textsIn(path.join(root, 'src/generated')), await textsIn(path.join(copy, 'src/generated')));
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

function differences(are: ReadonlyMap<string, string>, should: ReadonlyMap<string, string>): string {
  const names = [...new Set([...are.keys(), ...should.keys()])].filter((name) => are.get(name) !== should.get(name)).sort();
  return names.length === 0 ? '' : `Not what "npm run generate" makes:\n${names.map((name) => `  src/generated/${name}`).join('\n')}`;
}

const steps: readonly (readonly [name: string, step: Step])[] = [
  ['types', () => program(root, 'tsc', '--noEmit')],
  ['lint, format, imports', () => program(root, 'biome', 'check', '--error-on-warnings', '--max-diagnostics=20', '.')],
  ['dead code', () => program(root, 'knip', '--no-progress')],
  ['generated code', checkGenerated],
  ['migrations', async () => (await checkMigrations()) && 'The migrations do not make prisma/schema.prisma: npm run migrate -- new <name>'],
  ["README's settings", settingsFaults],
  ["docs' tree", treeFaults],
  ["docs' routes", guideFaults],
];

for (const [name, step] of steps) {
  const start = performance.now();
  const fault = await step().catch((error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error)));
  const seconds = ((performance.now() - start) / 1000).toFixed(1).padStart(6);
  console.log(`${fault === '' ? 'ok    ' : 'FAILED'} ${seconds} s  ${name}${fault === '' ? '' : `\n${fault.replace(/^/gm, '    ')}`}`);
  if (fault !== '') process.exitCode = 1;
}
