/** Writes schemas of OpenAPI documents as markdown, with links to the pages of named schemas. */
import { canonical, type Json } from '../content.ts';
import { type JsonObject, listOf, objectOf, resolved, textOf } from './document.ts';
import { readerOf } from './plain-schema.ts';
import { sampleOf } from './sample-value.ts';

/** Returns the key of the page of a named schema. */
export const schemaKey = (name: string): string => `schema ${name}`;

const SCHEMA_LINK = /\]\(schema:([^)\s]*)\)/g;

/** Returns a text with its links to schemas as `hrefOf` returns them; undefined keeps a link. */
export const withSchemaLinks = (
  markdown: string,
  hrefOf: (key: string) => string | undefined,
): string =>
  markdown.replaceAll(SCHEMA_LINK, (link, name: string) => {
    const href = hrefOf(schemaKey(decodeURIComponent(name)));
    return href === undefined ? link : `](${href})`;
  });

/** Escapes a text for a table cell. */
export const cell = (text: string): string =>
  text.replace(/\s+/g, ' ').replaceAll('|', '\\|').trim();

const longestTicks = (text: string): number =>
  Math.max(0, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length));

/** Formats a text as a code span. */
export const code = (text: string): string => {
  const fence = '`'.repeat(longestTicks(text) + 1);
  const padding = text.startsWith('`') || text.endsWith('`') ? ' ' : '';
  return `${fence}${padding}${cell(text)}${padding}${fence}`;
};

/** Formats a text as a block of code in a language. */
export const codeBlock = (language: string, text: string): string => {
  const fence = '`'.repeat(Math.max(3, longestTicks(text) + 1));
  return `${fence}${language}\n${text}\n${fence}`;
};

/** Formats rows as a table. */
export const table = (headers: readonly string[], rows: readonly (readonly string[])[]): string =>
  [headers, headers.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

/** A part of the name of a type: a text, or the name of a schema. */
interface TypePart {
  readonly text: string;
  readonly schema?: string;
}

/** Maximum depth of a type in the name of another, and number of alternatives and of values. */
const MAX_TYPE_DEPTH = 4;
const MAX_ALTERNATIVE_COUNT = 8;
const MAX_VALUE_COUNT = 12;

const SCHEMAS = '#/components/schemas/';

/** Returns the parts of types, each type once, with a separator between them. */
function joinedParts(types: readonly (readonly TypePart[])[], separator: string): TypePart[] {
  const unique = new Map(types.map((parts) => [parts.map(({ text }) => text).join(''), parts]));
  return [...unique.values()].flatMap((parts, at) =>
    at === 0 ? parts : [{ text: separator }, ...parts],
  );
}

/** Returns the name of a schema, or of its type. */
function typeParts(document: JsonObject, json: Json | undefined, depth = 0): TypePart[] {
  const { value, reference } = resolved(document, json);
  if (reference?.startsWith(SCHEMAS) && !reference.slice(SCHEMAS.length).includes('/')) {
    const name = reference.slice(SCHEMAS.length).replaceAll('~1', '/').replaceAll('~0', '~');
    return [{ text: name, schema: name }];
  }
  if (depth > MAX_TYPE_DEPTH) return [{ text: 'any' }];
  if (value['items'] !== undefined)
    return [...typeParts(document, value['items'], depth + 1), { text: '[]' }];
  const values = listOf(value['enum']);
  if (values.length > 0 && values.length <= MAX_VALUE_COUNT)
    return [{ text: values.map((one) => canonical(one)).join(' | ') }];
  for (const key of ['oneOf', 'anyOf', 'allOf'] as const) {
    const parts = listOf(value[key]).slice(0, MAX_ALTERNATIVE_COUNT);
    if (parts.length > 0)
      return joinedParts(
        parts.map((part) => typeParts(document, part, depth + 1)),
        key === 'allOf' ? ' & ' : ' | ',
      );
  }
  return [{ text: plainTypeName(value) }];
}

/** Returns the name of a type without parts. */
function plainTypeName(value: JsonObject): string {
  const types =
    typeof value['type'] === 'string'
      ? [value['type']]
      : listOf(value['type']).filter((one) => typeof one === 'string');
  const format = textOf(value['format']);
  if (types.length === 0) return 'properties' in value ? 'object' : 'any';
  return types.join(' | ') + (format === undefined ? '' : ` (${format})`);
}

/** Returns the name of a schema or of its type, with links to the pages of named schemas. */
export function typeText(document: JsonObject, json: Json | undefined): string {
  const parts = typeParts(document, json);
  const spans: TypePart[] = [];
  for (const part of parts) {
    const last = spans.at(-1);
    if (part.schema === undefined && last && last.schema === undefined)
      spans[spans.length - 1] = { text: last.text + part.text };
    else spans.push(part);
  }
  return spans.map((span) => spanText(span)).join('');
}

/** Returns a part of a type as markdown. Signs next to a link are not code. */
function spanText({ text, schema }: TypePart): string {
  if (schema !== undefined) return `[${code(text)}](schema:${linkTarget(schema)})`;
  const [, before = '', name = '', after = ''] = /^( [|&] )?(.*?)( [|&] )?$/s.exec(text) ?? [];
  const sign = (part: string): string => part.replace('|', '\\|');
  return `${sign(before)}${name === '' ? '' : code(name)}${sign(after)}`;
}

const linkTarget = (name: string): string =>
  encodeURIComponent(name).replaceAll('(', '%28').replaceAll(')', '%29');

/** Returns a table of the properties of an object, or of the items of a list, one level deep. */
export function fieldsText(document: JsonObject, json: Json): string[] {
  const { value } = resolved(document, json);
  const schema = value['items'] === undefined ? value : resolved(document, value['items']).value;
  const parts = [schema, ...listOf(schema['allOf']).map((part) => resolved(document, part).value)];
  const required = parts.flatMap((part) => listOf(part['required']));
  const properties = Object.entries(
    Object.assign({}, ...parts.map((part) => objectOf(part['properties']))) as JsonObject,
  ); // Merging objects results in an object.
  if (properties.length === 0) return [];
  const rows = properties.map(([name, property]) => [
    code(name),
    typeText(document, property),
    required.includes(name) ? 'yes' : 'no',
    cell(
      textOf(objectOf(property)['description']) ??
        textOf(resolved(document, property).value['description']) ??
        '',
    ),
  ]);
  return [table(['Field', 'Type', 'Required', 'Description'], rows)];
}

/** Returns an example of a schema as a block of JSON. */
export const exampleText = (value: Json): string =>
  codeBlock('json', JSON.stringify(value, null, 2));

/** Returns the text of the page of a named schema. */
export function textOfSchema(document: JsonObject, name: string, schema: Json): string {
  const { value } = resolved(document, schema);
  const values = listOf(value['enum']);
  const blocks = [
    value['deprecated'] === true ? '**Deprecated.**' : '',
    textOf(value['description']) ?? '',
    `Type: ${typeText(document, schema)}`,
    values.length > MAX_VALUE_COUNT
      ? values.map((one) => `* ${code(canonical(one))}`).join('\n')
      : '',
    ...fieldsText(document, schema),
    '## Example',
    exampleText(sampleOf(readerOf(document), { $ref: `${SCHEMAS}${escapedName(name)}` })),
  ];
  return blocks.filter((block) => block !== '').join('\n\n');
}

const escapedName = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');
