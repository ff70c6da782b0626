// Renders the generated parts of the documentation, and checks that they are current.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { settingsTable } from '../src/config.ts';
import { routes } from '../src/rest/routes.ts';
import { operationOf } from '../src/rest/selection.ts';
import { restDocuments, restRoutes } from './rest-routes.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

const read = (name: string): string => readFileSync(path.join(root, name), 'utf8');

const SETTINGS = 'docs/reference/settings.md';

/** Returns the page of settings with the current table between its marker comments. */
export const withSettings = (): string =>
  read(SETTINGS).replace(
    /(<!-- settings -->\n)[\s\S]*?(\n<!-- end of settings -->)/,
    (_, begin: string, end: string) => `${begin}${settingsTable()}${end}`,
  );

/** Returns an error message, or '' if docs/reference/settings.md has the table that `lectern config` prints. */
export const settingsErrors = async (): Promise<string> =>
  read(SETTINGS).includes(`<!-- settings -->\n${settingsTable()}\n<!-- end of settings -->`)
    ? ''
    : `The table in ${SETTINGS} is out of date. Run npm run generate.`;

const GUIDE = 'docs/migrating-from-rest.md';

/** Returns the guide with the current tables of routes between its marker comments. */
export const withRoutes = (): string =>
  read(GUIDE).replace(
    /(<!-- routes -->\n)[\s\S]*?(<!-- end of routes -->)/,
    (_, begin: string, end: string) => `${begin}${restRoutes()}\n${end}`,
  );

/** The folder of the pages with the GraphQL documents of `/v1`. */
export const DOCUMENTS = 'docs/reference/rest';

/** Returns an error message, or '' if docs/migrating-from-rest.md and docs/reference/rest have the current routes. */
export async function guideErrors(): Promise<string> {
  const documents = restDocuments();
  const isCurrent =
    withRoutes() === read(GUIDE) &&
    [...documents].every(
      ([page, text]) =>
        existsSync(path.join(root, DOCUMENTS, page)) && read(`${DOCUMENTS}/${page}`) === text,
    ) &&
    readdirSync(path.join(root, DOCUMENTS)).every((page) => documents.has(page));
  return isCurrent
    ? ''
    : `The routes in ${GUIDE} and ${DOCUMENTS} are out of date. Run npm run generate.`;
}

/** The pages that state how many operations there are, with the pattern of their statement. */
const totals: readonly (readonly [page: string, statement: RegExp])[] = [
  ['README.md', /(?<=All )\d+ operations of the contract are built, and \d+(?= beyond it)/],
  ['CHANGELOG.md', /(?<=all )\d+ operations of the contract and \d+(?= beyond it)/],
];
const OPERATIONS = 'docs/reference/operations.md';

/** Returns the pages with the current numbers of operations, by their paths. */
export function withTotals(): ReadonlyMap<string, string> {
  const beyond = routes.filter(({ addition }) => addition).length;
  const pages = totals.map(([page, statement]): [string, string] => [
    page,
    read(page).replace(statement, (text) =>
      text.replace(/\d+/, String(routes.length - beyond)).replace(/\d+$/, String(beyond)),
    ),
  ]);
  return new Map([
    ...pages,
    [
      OPERATIONS,
      read(OPERATIONS).replace(
        /(<!-- families -->\n)[\s\S]*?(<!-- end of families -->)/,
        (_, begin: string, end: string) => `${begin}${familiesTable()}\n${end}`,
      ),
    ],
  ]);
}

/** Returns the table of the families of operations. */
function familiesTable(): string {
  const rows = [...new Set(routes.map(({ family }) => family))].map((family) => {
    const all = routes.filter((route) => route.family === family);
    const beyond = all.filter(({ addition }) => addition);
    const names = beyond.map(({ document }) => `\`${operationOf(document).name.value}\``);
    return `| ${family} | ${all.length - beyond.length} | ${beyond.length} | ${names.join(', ')} |`;
  });
  return [
    '| family | of the contract | beyond it | those beyond it |',
    '|---|---|---|---|',
    ...rows,
  ].join('\n');
}

/** Returns an error message, or '' if the pages state the current numbers of operations. */
export const totalsErrors = async (): Promise<string> =>
  [...withTotals()]
    .filter(([page, text]) => read(page) !== text)
    .map(([page]) => `${page} is out of date. Run npm run generate.`)
    .join('\n');

/** Names of generated, installed and ignored folders. */
const NOT_OURS = /^(node_modules|dist|\..*)$/;

/**
 * Returns an error message, or '' if the tree in docs/architecture.md names exactly the folders of the repository and of
 * src, and the files at the top of src.
 */
export async function treeErrors(): Promise<string> {
  const [, tree] = /```tree\n([\s\S]*?)```/.exec(read('docs/architecture.md')) ?? [];
  if (tree === undefined) return 'docs/architecture.md has no tree.';
  const documented = new Set(pathsIn(tree));
  const existing = new Set([...topLevelFolders(), ...sourcePaths()]);
  const differences = [
    ...[...existing].filter((name) => !documented.has(name)).map((name) => `  it lacks ${name}`),
    ...[...documented]
      .filter((name) => !existing.has(name))
      .map((name) => `  it names ${name}, which does not exist`),
  ];
  return differences.length === 0
    ? ''
    : ['The tree in docs/architecture.md differs from the repository:', ...differences].join('\n');
}

/** Returns the paths of a tree with two spaces of indentation per level; folders end in a slash. */
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

const topLevelFolders = (): string[] =>
  readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !NOT_OURS.test(entry.name))
    .map((entry) => `${entry.name}/`);

/**
 * Returns the files at the top of src and its folders at every depth, without empty folders and
 * without the folders in src/generated.
 */
function sourcePaths(): string[] {
  const files = readdirSync(path.join(root, 'src'), {
    recursive: true,
    withFileTypes: true,
  }).filter((entry) => entry.isFile());
  const folders = files.flatMap((entry) =>
    withParents(path.relative(root, entry.parentPath).split(path.sep)),
  );
  const topLevelFiles = files
    .filter((entry) => path.basename(entry.parentPath) === 'src')
    .map((entry) => `src/${entry.name}`);
  return [...new Set([...folders, ...topLevelFiles])].filter(
    (name) => !/^src\/generated\/./.test(name),
  );
}

/** Returns `src/a/` and `src/a/b/` for the segments of `src/a/b`. */
const withParents = (segments: readonly string[]): string[] =>
  segments.slice(1).map((_, i) => `${segments.slice(0, i + 2).join('/')}/`);
