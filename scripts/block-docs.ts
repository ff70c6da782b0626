/** Writes `docs/reference/blocks.md`: a section for each type of block, inline and mark. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import {
  buildSchema,
  type GraphQLInterfaceType,
  type GraphQLObjectType,
  type GraphQLSchema,
  isEnumType,
  isInterfaceType,
  isObjectType,
} from 'graphql';
import { blockSamples } from '../prisma/seed/samples/blocks.ts';
import { inlineSamples, markSamples } from '../prisma/seed/samples/inlines.ts';
import { samples } from '../prisma/seed/samples/page.ts';
import type { Sample } from '../prisma/seed/samples/sample.ts';
import { BLOCK_TYPE_NAMES, INLINE_TYPE_NAMES } from '../src/domain/document/type-names.ts';
import { documentOf } from '../src/domain/document-json.ts';
import { htmlOfSample, linesOfHtml } from './sample-html.ts';

/** The page of blocks. */
export const BLOCKS_PAGE = 'docs/reference/blocks.md';
/** The folder of its pictures. */
export const PICTURES = 'docs/reference/blocks';

const inRepository = (name: string): URL => new URL(`../${name}`, import.meta.url);

/** Returns the anchor of the section of a sample, which is also the name of its picture. */
export const nameOf = ({ title }: Pick<Sample<string>, 'title'>): string =>
  title.toLowerCase().replaceAll(' ', '-');

const MAX_LINE_LENGTH = 96;

/** Returns JSON in one line, with spaces after commas and colons. */
function lineOfJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(lineOfJson).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return `{${membersOf(value, lineOfJson).join(', ')}}`;
}

const membersOf = (value: object, print: (member: unknown) => string): string[] =>
  Object.entries(value).map(([name, member]) => `${JSON.stringify(name)}: ${print(member)}`);

/** Returns JSON in few lines of a limited length. */
function linesOfJson(value: unknown, indentation = ''): string {
  const line = lineOfJson(value);
  if (typeof value !== 'object' || value === null) return line;
  if (line.length + indentation.length <= MAX_LINE_LENGTH) return line;
  const inner = `${indentation}  `;
  const print = (part: unknown): string => linesOfJson(part, inner);
  const [open, close, parts] = Array.isArray(value)
    ? ['[', ']', value.map(print)]
    : ['{', '}', membersOf(value, print)];
  return `${open}\n${filled(parts, inner)}\n${indentation}${close}`;
}

/** Returns parts, of which those next to each other share a line if they fit. */
function filled(parts: readonly string[], indentation: string): string {
  const lines: string[] = [];
  for (const part of parts) {
    const last = lines.at(-1);
    const joined = `${last}, ${part}`;
    const fits = last !== undefined && !/\n/.test(joined) && !/^\{/.test(part);
    if (fits && joined.length + indentation.length <= MAX_LINE_LENGTH) lines.splice(-1, 1, joined);
    else lines.push(part);
  }
  return lines.map((line) => indentation + line).join(',\n');
}

const fenced = (language: string, text: string): string => {
  const fence = text.includes('```') ? '~~~' : '```';
  return `${fence}${language}\n${text}\n${fence}`;
};

const oneLine = (text: string | null | undefined): string =>
  (text ?? '').replace(/\s*\n\s*/g, ' ').replaceAll('|', '\\|');

type FieldsType = GraphQLObjectType | GraphQLInterfaceType;

/** Returns the fields of a type as a table, without those of its interfaces. */
function fieldsTable(type: FieldsType): string {
  const inherited = (name: string): string | undefined =>
    type
      .getInterfaces()
      .map((one) => one.getFields()[name]?.type.toString())
      .find((found) => found !== undefined);
  const rows = Object.values(type.getFields())
    .filter((field) => inherited(field.name) !== field.type.toString())
    .map((field) => `| \`${field.name}\` | \`${field.type}\` | ${oneLine(field.description)} |`);
  return rows.length === 0 ? '' : ['| field | type | value |', '|---|---|---|', ...rows].join('\n');
}

function typeNamed(schema: GraphQLSchema, name: string): FieldsType {
  const type = schema.getType(name);
  if (isObjectType(type) || isInterfaceType(type)) return type;
  throw new Error(`The schema has no type ${name}.`);
}

/** Returns the sentence about a type in GraphQL, and its own fields. */
function graphqlOf(schema: GraphQLSchema, name: string): string {
  const type = typeNamed(schema, name);
  const [interfaceName] = type
    .getInterfaces()
    .map((one) => one.name)
    .reverse();
  const table = fieldsTable(type);
  const common = `GraphQL: \`${name}\`, with the fields of [\`${interfaceName}\`](#fields-in-graphql)`;
  return table === '' ? `${common}.` : `${common} and its own:\n\n${table}`;
}

/** Returns the section of a sample. `graphql` describes its type in GraphQL. */
function sectionOf(sample: Sample<string>, graphql: string): string {
  const { title, purpose, markdown } = sample;
  return [
    `### ${title}`,
    purpose,
    `![${title} in the example style sheet](blocks/${nameOf(sample)}.png)`,
    fenced('markdown', markdown),
    '<details><summary>JSON</summary>',
    fenced('json', linesOfJson(JSON.parse(JSON.stringify(documentOf(markdown))))),
    '</details>',
    fenced('html', linesOfHtml(htmlOfSample(sample))),
    graphql,
  ].join('\n\n');
}

/** Returns the name and the description of the type of a mark in GraphQL. */
function markOf(schema: GraphQLSchema, type: string): string {
  const marks = schema.getType('TextMarkType');
  const value = isEnumType(marks) ? marks.getValue(type.toUpperCase()) : undefined;
  if (!value) throw new Error(`TextMarkType has no value for ${type}.`);
  return `GraphQL: [\`TextMark\`](#fields-in-graphql) with the type \`${value.name}\`.`;
}

const HEAD = `<!-- Written by \`npm run generate\` and \`npm run docs:pictures\`; never edited. -->

# Blocks

The document of a page is markdown with template tags, such as \`{% hint %}\`. Lectern reads it as a tree of blocks, in which texts consist of inlines with marks. This page has a sample of every type: its markdown, its JSON (\`document\` of a page, with a JSON Schema at \`/document.schema.json\` and types in [\`@lectern/client\`](../../packages/client/README.md#walk-a-document)), its HTML (\`html\` of a page), and its type in GraphQL (\`blocks\` of a page).

- The page Blocks of the demo site shows the same samples.
- \`npm run docs:pictures\` draws the pictures with [an example style sheet](document.css) for [pages as HTML](../html.md).
- The HTML here has line breaks between elements. Its addresses are those of the reader, here at \`docs.example.com\`.
- Variables, includes and conditions are as they are before they are evaluated.
- A part of a block, such as a tab, has a sample with the whole block.`;

/** Returns the fields that all types have. */
const commonFields = (schema: GraphQLSchema): string =>
  [
    '## Fields in GraphQL',
    'The fields of all blocks, `Block`:',
    fieldsTable(typeNamed(schema, 'Block')),
    'The blocks with other blocks in them, `ParentBlock`, also have:',
    fieldsTable(typeNamed(schema, 'ParentBlock')),
    'The field of all inlines, `Inline`:',
    fieldsTable(typeNamed(schema, 'Inline')),
    'The fields of the marks of a text, `TextMark`:',
    fieldsTable(typeNamed(schema, 'TextMark')),
    'The parts of a table, `TableColumn`, `TableRow` and `TableCell`:',
    fieldsTable(typeNamed(schema, 'TableColumn')),
    fieldsTable(typeNamed(schema, 'TableRow')),
    fieldsTable(typeNamed(schema, 'TableCell')),
  ].join('\n\n');

/** Returns the page. */
export function blocksPage(): string {
  const schema = buildSchema(readFileSync(inRepository('schema.graphql'), 'utf8'));
  const list = (some: readonly Sample<string>[]): string =>
    some.map((sample) => `[${sample.title}](#${nameOf(sample)})`).join(' · ');
  return `${[
    HEAD,
    `**Blocks**: ${list(blockSamples)}`,
    `**Inlines**: ${list(inlineSamples)}`,
    `**Marks**: ${list(markSamples)}`,
    '## Blocks of a document',
    ...blockSamples.map((one) => sectionOf(one, graphqlOf(schema, BLOCK_TYPE_NAMES[one.type]))),
    '## Inlines of a text',
    ...inlineSamples.map((one) => sectionOf(one, graphqlOf(schema, INLINE_TYPE_NAMES[one.type]))),
    '## Marks of a text',
    ...markSamples.map((one) => sectionOf(one, markOf(schema, one.type))),
    commonFields(schema),
  ].join('\n\n')}\n`;
}

/** Returns an error message, or '' if the page is current and each sample has its picture. */
export async function blocksErrors(): Promise<string> {
  const page = inRepository(BLOCKS_PAGE);
  const isCurrent = existsSync(page) && readFileSync(page, 'utf8') === blocksPage();
  const expected = samples.map((sample) => `${nameOf(sample)}.png`).sort();
  const pictures = readdirSync(inRepository(PICTURES)).sort();
  return [
    ...(isCurrent ? [] : [`${BLOCKS_PAGE} is out of date. Run npm run generate.`]),
    ...(pictures.join() === expected.join()
      ? []
      : [`${PICTURES} does not have the pictures of the samples. Run npm run docs:pictures.`]),
  ].join('\n');
}
