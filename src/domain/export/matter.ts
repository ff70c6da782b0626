/** Writes the front matter of exported pages. */
import { stringify } from 'yaml';
import type { FieldValues, Json } from '../content.ts';

/** Front matter as ordered names and values. */
export type FrontMatterFields = Readonly<Record<string, Json>>;

const textFields = ['description', 'emoji', 'icon', 'hidden', 'noIndex', 'noRobotsIndex'];

/**
 * Returns the front matter of a page without its title. `pathOf` returns the path of a cover image.
 */
export function matterOfFields(
  fields: FieldValues,
  slug: string | undefined,
  pathOf: (file: string) => string,
): FrontMatterFields {
  return Object.fromEntries(
    present([
      ['slug', slug],
      ...textFields.map((name): [string, Json | undefined] => [name, fields[name]]),
      ['cover', coverOf(fields['cover'], pathOf)],
      [
        'layout',
        prefixed(fields, 'layout.', (value) =>
          typeof value === 'string' ? value.toLowerCase() : value,
        ),
      ],
      ['variables', prefixed(fields, 'variables.', (value) => value)],
      ['git', fields['git']],
      // An import ignores this field and imports the computed pages themselves.
      ['computed', fields['computed']],
    ]),
  );
}

function coverOf(cover: Json | undefined, pathOf: (file: string) => string): Json | undefined {
  if (typeof cover !== 'object' || cover === null) return undefined;
  return Object.fromEntries(
    Object.entries(cover).map(([name, value]: [string, Json]) => [
      name,
      typeof value === 'string' ? pathOf(value) : value,
    ]),
  );
}

function prefixed(
  fields: FieldValues,
  prefix: string,
  of: (value: Json) => Json,
): Json | undefined {
  const names = Object.keys(fields)
    .filter((name) => name.startsWith(prefix))
    .sort();
  return names.length === 0
    ? undefined
    : Object.fromEntries(
        names.map((name) => [name.slice(prefix.length), of(fields[name] ?? null)]),
      );
}

const present = (values: readonly (readonly [string, Json | undefined])[]): [string, Json][] =>
  values.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));

/** Returns a map as YAML. */
export const yamlOf = (map: FrontMatterFields): string =>
  stringify(map, { lineWidth: 0, blockQuote: false, version: '1.2' });

/** Returns a text with front matter. `others` is the YAML of keys that no field has. */
export const withMatter = (matter: FrontMatterFields, body: string, others = ''): string =>
  `---\n${yamlOf(matter)}${others && `${others}\n`}---\n${body}`;
