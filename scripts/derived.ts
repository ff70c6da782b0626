/** Derives the list of resolvers and its lint rules from the files of src/resources. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

const read = (name: string): string => readFileSync(path.join(root, name), 'utf8');

interface Resource {
  /** Name of its file without the extension, for example `link-invite`. */
  readonly file: string;
  /** Name of its resolvers, for example `linkInvite`. */
  readonly resolvers: string;
}

/**
 * Returns the resources by their files, in the order of their names.
 * @throws Error when a file exports no resolvers
 */
function findResources(): Resource[] {
  return readdirSync(path.join(root, 'src/resources'))
    .filter((name) => name.endsWith('.ts') && name !== 'index.ts')
    .sort()
    .map((name) => {
      const [, resolvers] =
        /^export const (\w+): Resolvers\b/m.exec(read(`src/resources/${name}`)) ?? [];
      if (resolvers === undefined)
        throw new Error(`src/resources/${name} exports no constant of the type Resolvers.`);
      return { file: path.basename(name, '.ts'), resolvers };
    });
}

/** Returns the derived files of the repository, by their paths. */
export function derivedFiles(): ReadonlyMap<string, string> {
  const resources = findResources();
  const index = [
    '/** Lists the resolvers of all resources for the schema. Written by `npm run generate`. */',
    "import type { Resolvers } from '../generated/resolvers.ts';",
    ...resources.map(({ file, resolvers }) => `import { ${resolvers} } from './${file}.ts';`),
    '',
    'export const resources: readonly Resolvers[] = [',
    ...resources.map(({ resolvers }) => `  ${resolvers},`),
    '];',
    '',
  ];
  const names = resources.map(({ resolvers }) => resolvers).join('|');
  return new Map([
    ['src/resources/index.ts', index.join('\n')],
    [
      'biome.json',
      read('biome.json').replaceAll(
        /("importNamePattern": )"\([\w|]*\)"/g,
        (_, key: string) => `${key}"(${names})"`,
      ),
    ],
  ]);
}

/** Returns '' if the derived files have the derived texts. */
export const derivedErrors = async (): Promise<string> =>
  [...derivedFiles()]
    .filter(([name, text]) => read(name) !== text)
    .map(([name]) => `${name} is not what \`npm run generate\` writes.`)
    .join('\n');
