// npm run release -- <version> [--dry-run]: dates the changelog, freezes the schema, /v1 and the
// migrations, builds, packs, commits and tags.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSchema } from 'graphql';
import { openapiDocument } from '../src/rest/openapi.ts';
import { RELEASED_MIGRATIONS } from './contractions.ts';
import { datedChangelog, RELEASED_OPENAPI, withVersion } from './release/files.ts';

const USAGE = `npm run release -- <version> [--dry-run]
  <version>   such as 0.1.0; CHANGELOG.md has a section "## <version> (unreleased)"
  --dry-run   prints the changes and changes nothing`;

const root = fileURLToPath(new URL('..', import.meta.url));
const at = (file: string): string => path.join(root, file);
const read = (file: string): string => readFileSync(at(file), 'utf8');

const ask = (command: string, ...parameters: string[]): string =>
  execFileSync(command, parameters, { cwd: root, encoding: 'utf8' }).trim();
const run = (command: string, ...parameters: string[]): void =>
  void execFileSync(command, parameters, { cwd: root, stdio: 'inherit' });

/** Returns the files that a release writes, by their paths. */
function releasedFiles(version: string, date: string): Readonly<Record<string, string>> {
  const schema = read('schema.graphql');
  const migrations = readdirSync(at('prisma/migrations'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
  return {
    'CHANGELOG.md': datedChangelog(read('CHANGELOG.md'), version, date),
    'package.json': withVersion(read('package.json'), version),
    'package-lock.json': withVersion(read('package-lock.json'), version),
    'schema.released.graphql': schema,
    [RELEASED_OPENAPI]: `${JSON.stringify(openapiDocument(buildSchema(schema)))}\n`,
    [RELEASED_MIGRATIONS]: `${migrations.join('\n')}\n`,
  };
}

/** Refuses a release from changed files, and one that exists. */
function requireClean(version: string): void {
  if (ask('git', 'status', '--porcelain') !== '')
    throw new Error('There are changes that are not committed. Commit them first.');
  if (ask('git', 'tag', '--list', `v${version}`) !== '')
    throw new Error(`The tag v${version} exists already.`);
}

function release(version: string, isDryRun: boolean): void {
  const files = releasedFiles(version, new Date().toISOString().slice(0, 10));
  for (const [file, text] of Object.entries(files))
    console.log(`${file}: ${Buffer.byteLength(text)} bytes`);
  if (isDryRun) return;
  requireClean(version);
  run('npm', 'run', 'check');
  for (const [file, text] of Object.entries(files)) writeFileSync(at(file), text);
  run('npm', 'run', 'build');
  mkdirSync(at('dist/release'), { recursive: true });
  run('npm', 'pack', '--pack-destination', 'dist/release');
  run('git', 'add', ...Object.keys(files));
  run('git', 'commit', '--message', `Release ${version}`);
  run('git', 'tag', '--annotate', `v${version}`, '--message', `Lectern ${version}`);
  console.log(`Released ${version}: dist/release has the package, dist/sbom.json lists its packages.
Build the image with: docker build --tag lectern:${version} .
Publish the tag with: git push --follow-tags`);
}

const [version = '', ...options] = process.argv.slice(2);
if (!/^\d+\.\d+\.\d+$/.test(version) || options.some((option) => option !== '--dry-run')) {
  console.error(USAGE);
  process.exitCode = 2;
} else
  try {
    release(version, options.includes('--dry-run'));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
