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
      ...coverOf(fields['cover'], pathOf),
      ['layout', layoutOf(fields)],
      ['variables', prefixed(fields, 'variables.', (value) => value)],
      ['git', fields['git']],
      // An import ignores this field and imports the computed pages themselves.
      ['computed', fields['computed']],
    ]),
  );
}

function coverOf(
  cover: Json | undefined,
  pathOf: (file: string) => string,
): [string, Json | undefined][] {
  if (typeof cover !== 'object' || cover === null) return [];
  const values = new Map<string, Json>(Object.entries(cover));
  const fileOf = (file: Json | undefined) => (typeof file === 'string' ? pathOf(file) : undefined);
  return [
    ['cover', fileOf(values.get('ref'))],
    ['coverDark', fileOf(values.get('refDark'))],
    ['coverY', values.get('yPos')],
  ];
}

/** The parts of a page whose visibility front matter has, in its order. */
const LAYOUT_PARTS = [
  ...['cover', 'title', 'description', 'tableOfContents', 'outline', 'pagination', 'metadata'],
] as const;

/** Returns the layout of a page, for example `{width: 'wide', title: {visible: false}}`. */
function layoutOf(fields: FieldValues): Json | undefined {
  const size = fields['layout.coverSize'];
  const width = fields['layout.width'];
  const layout = Object.fromEntries(
    present([
      ['width', typeof width === 'string' ? width.toLowerCase() : undefined],
      ...LAYOUT_PARTS.map((part): [string, Json | undefined] => {
        const visible = fields[`layout.${part}`];
        const values = present([
          ['visible', visible],
          ['size', part === 'cover' && typeof size === 'string' ? size.toLowerCase() : undefined],
        ]);
        return [part, values.length === 0 ? undefined : Object.fromEntries(values)];
      }),
    ]),
  );
  return Object.keys(layout).length === 0 ? undefined : layout;
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

/** Width of a folded text in characters. */
const FOLDED_WIDTH = 78;

/** Returns a map as YAML; empty for a map without values. */
export const yamlOf = (map: FrontMatterFields): string =>
  Object.entries(map)
    .map(
      ([name, value]) =>
        foldedYaml(name, value) ??
        stringify({ [name]: value }, { lineWidth: 0, blockQuote: false, version: '1.2' }),
    )
    .join('');

/**
 * Returns a long description as a folded block, as other tools write it; undefined for values that
 * a block could change.
 */
function foldedYaml(name: string, value: Json): string | undefined {
  if (name !== 'description' || typeof value !== 'string' || value.length <= FOLDED_WIDTH)
    return undefined;
  if (/^ | {2}| $|[^\P{C} ]|[^\S \u00a0]/u.test(value)) return undefined;
  const lines: string[] = [];
  for (const word of value.split(' ')) {
    const line = lines.at(-1);
    if (line === undefined || line.length + 1 + word.length > FOLDED_WIDTH) lines.push(word);
    else lines[lines.length - 1] = `${line} ${word}`;
  }
  return `${name}: >-\n${lines.map((line) => `  ${line}\n`).join('')}`;
}

/** Matches the height of a cover, which other tools write after its position. */
const COVER_HEIGHT = /^coverHeight: [^\n]*(?:\n|$)(?! )/;

/**
 * Returns a text with its front matter, if it has any. `others` is the YAML of keys that no field
 * has.
 */
export function withMatter(matter: FrontMatterFields, body: string, others = ''): string {
  if (Object.keys(matter).length === 0 && others === '') return body;
  const { layout, variables, git, computed, ...first } = matter;
  const last = Object.fromEntries(present(Object.entries({ layout, variables, git, computed })));
  const [height = ''] = COVER_HEIGHT.exec(others) ?? [];
  const yaml = [yamlOf(first), height, yamlOf(last), others.slice(height.length)]
    .map((part) => (part === '' || part.endsWith('\n') ? part : `${part}\n`))
    .join('');
  return `---\n${yaml}---\n${body}`;
}
