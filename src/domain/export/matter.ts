/** Front matter of an export: everything that a page's fields say. */
import { stringify } from 'yaml';
import type { Fields, Json } from '../content.ts';

/** Names and values for front matter, in order. */
export type Matter = Readonly<Record<string, Json>>;

const texts = ['description', 'emoji', 'icon', 'hidden', 'noIndex', 'noRobotsIndex'];

/** What is said of a page beside its title. `pathOf` gives the path of a cover's file. */
export function matterOfFields(fields: Fields, slug: string | undefined, pathOf: (file: string) => string): Matter {
  return Object.fromEntries(
    present([
      ['slug', slug],
      ...texts.map((name): [string, Json | undefined] => [name, fields[name]]),
      ['cover', coverOf(fields['cover'], pathOf)],
      ['layout', prefixed(fields, 'layout.', (value) => (typeof value === 'string' ? value.toLowerCase() : value))],
      ['variables', prefixed(fields, 'variables.', (value) => value)],
      ['git', fields['git']],
      ['computed', fields['computed']], // an import reads the pages that it came to, and not this
    ]),
  );
}

function coverOf(cover: Json | undefined, pathOf: (file: string) => string): Json | undefined {
  if (typeof cover !== 'object' || cover === null) return undefined;
  return Object.fromEntries(Object.entries(cover).map(([name, value]: [string, Json]) => [name, typeof value === 'string' ? pathOf(value) : value]));
}

function prefixed(fields: Fields, prefix: string, of: (value: Json) => Json): Json | undefined {
  const names = Object.keys(fields)
    .filter((name) => name.startsWith(prefix))
    .sort();
  return names.length === 0 ? undefined : Object.fromEntries(names.map((name) => [name.slice(prefix.length), of(fields[name] ?? null)]));
}

const present = (values: readonly (readonly [string, Json | undefined])[]): [string, Json][] => values.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));

/** A map as YAML. */
export const yamlOf = (map: Matter): string => stringify(map, { lineWidth: 0, blockQuote: false, version: '1.2' });

/** A text with front matter before it. */
export const withMatter = (matter: Matter, body: string): string => `---\n${yamlOf(matter)}---\n${body}`;
