// What documents say of the program, held against the program: for `npm run check` and for the tests.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { settingsTable } from '../src/config.ts';
import { restRoutes } from './rest-routes.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

const read = (name: string): string => readFileSync(path.join(root, name), 'utf8');

/** '' where README.md has the table that `lectern config` prints, between its marks. */
export async function settingsFaults(): Promise<string> {
  const [, table] = /<!-- settings -->\n([\s\S]*?)\n<!-- end of settings -->/.exec(read('README.md')) ?? [];
  return table === settingsTable() ? '' : 'The table of settings in README.md is not what "npm run --silent lectern -- config" prints.';
}

const GUIDE = 'docs/migrating-from-rest.md';

/** The guide with the tables of routes as they are now, between its marks. */
export const withRoutes = (): string => read(GUIDE).replace(/(<!-- routes -->\n)[\s\S]*?(<!-- end of routes -->)/, (_, begin: string, end: string) => `${begin}${restRoutes()}\n${end}`);

/** '' where docs/migrating-from-rest.md has the routes as they are. */
export const guideFaults = async (): Promise<string> => (withRoutes() === read(GUIDE) ? '' : `The routes in ${GUIDE} are not those of the table: npm run generate writes them.`);

/** Made, fetched or ignored: no part of the tree. */
const NOT_OURS = /^(node_modules|dist|\..*)$/;

/** '' where the tree in docs/architecture.md names each folder at the top and in src, and each file at the top of src, and no other. */
export async function treeFaults(): Promise<string> {
  const [, tree] = /```tree\n([\s\S]*?)```/.exec(read('docs/architecture.md')) ?? [];
  if (tree === undefined) return 'docs/architecture.md has no tree.';
  const told = new Set(pathsIn(tree));
  const there = new Set([...foldersAtTheTop(), ...inSrc()]);
  const faults = [
    ...[...there].filter((name) => !told.has(name)).map((name) => `  it lacks ${name}`),
    ...[...told].filter((name) => !there.has(name)).map((name) => `  it names ${name}, which is not there`),
  ];
  return faults.length === 0 ? '' : ['The tree in docs/architecture.md is not what is there:', ...faults].join('\n');
}

/** The paths of a tree that is drawn by indentation, two spaces a level; folders end in a slash. */
function pathsIn(tree: string): string[] {
  const above: string[] = [];
  return tree
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [, spaces = '', name = ''] = /^( *)(\S+)/.exec(line) ?? [];
      above.length = spaces.length / 2;
      above.push(name);
      return above.join('');
    });
}

const foldersAtTheTop = (): string[] =>
  readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !NOT_OURS.test(entry.name))
    .map((entry) => `${entry.name}/`);

/** Files at its top and folders at every depth, empty ones left out as git does; of the generated ones only their own. */
function inSrc(): string[] {
  const files = readdirSync(path.join(root, 'src'), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const folders = files.flatMap((entry) => withThoseAbove(path.relative(root, entry.parentPath).split(path.sep)));
  const atTheTop = files.filter((entry) => path.basename(entry.parentPath) === 'src').map((entry) => `src/${entry.name}`);
  return [...new Set([...folders, ...atTheTop])].filter((name) => !/^src\/generated\/./.test(name));
}

/** `src/a/`, `src/a/b/` of the segments of `src/a/b`. */
const withThoseAbove = (segments: readonly string[]): string[] => segments.slice(1).map((_, i) => `${segments.slice(0, i + 2).join('/')}/`);
