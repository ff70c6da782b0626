/** The pages of an OpenAPI document: one for each tag, and below it one for each operation. */
import { canonical, type Json } from '../content.ts';
import { keepable } from '../import.ts';
import { slugOfTitle, TakenSlugs } from '../slug.ts';
import { formsOf, type JsonObject, listOf, objectOf, type Operation, operationsOf, resolved, textOf } from './document.ts';

/** A page to be. */
export interface SpecPage {
  /** What it is known by from version to version. */
  readonly key: string;
  readonly title: string;
  readonly slug: string;
  readonly description?: string;
  readonly markdown: string;
  /** What clients that are made of the document call the operation. */
  readonly operationId?: string;
  readonly pages: readonly SpecPage[];
}

/** Operations that are shown; the rest of a larger document is left out. */
const MOST = 5000;
const LONGEST_TITLE = 255;
const LONGEST_DESCRIPTION = 1000;
/** The tag of operations that have none. */
const OTHER = 'Operations';

/** The pages of a document of OpenAPI 3.1: in the order of its tags, then of those that operations have beside them. */
export function pagesOf(document: JsonObject): SpecPage[] {
  const tags = new Map(listOf(document['tags']).flatMap((json) => (textOf(objectOf(json)['name']) === undefined ? [] : [[String(objectOf(json)['name']), objectOf(json)] as const])));
  const byTag = new Map<string, Operation[]>([...tags.keys()].map((name) => [name, []]));
  for (const operation of operationsOf(document).slice(0, MOST)) {
    const tag = textOf(listOf(operation.value['tags'])[0]) ?? OTHER;
    const others = byTag.get(tag);
    if (others) others.push(operation);
    else byTag.set(tag, [operation]);
  }
  const [slugs, keys] = [new TakenSlugs(), new Set<string>()];
  return [...byTag].filter(([, operations]) => operations.length > 0).map(([name, operations]) => tagPage(document, name, tags.get(name) ?? {}, operations, slugs, keys));
}

const shortened = (text: string, most: number): string => [...keepable(text)].slice(0, most).join('');

function tagPage(document: JsonObject, name: string, tag: JsonObject, operations: readonly Operation[], slugs: TakenSlugs, keys: Set<string>): SpecPage {
  const below = new TakenSlugs();
  const title = shortened(textOf(tag['summary']) ?? name, LONGEST_TITLE);
  return {
    key: `tag ${name}`,
    title,
    slug: slugs.take(slugOfTitle(title)),
    markdown: keepable(textOf(tag['description']) ?? ''),
    pages: operations.map((operation) => operationPage(document, operation, below, keys)),
  };
}

function operationPage(document: JsonObject, operation: Operation, slugs: TakenSlugs, keys: Set<string>): SpecPage {
  const { method, path, value } = operation;
  const id = textOf(value['operationId']);
  const named = `operation ${id}`;
  // A document may give one name to two operations, though it should not.
  const key = id === undefined || keys.has(named) ? `operation ${method} ${path}` : named;
  keys.add(key);
  const title = shortened(textOf(value['summary']) ?? id ?? `${method} ${path}`, LONGEST_TITLE);
  const summary = textOf(value['description'])?.split(/\n\s*\n/, 1)[0];
  return {
    key,
    title,
    slug: slugs.take(slugOfTitle(title)),
    ...(summary !== undefined && { description: shortened(summary.replace(/\s+/g, ' ').trim(), LONGEST_DESCRIPTION) }),
    markdown: keepable(textOfOperation(document, operation)),
    ...(id !== undefined && { operationId: keepable(id) }),
    pages: [],
  };
}

/** A text in a cell of a table. */
const cell = (text: string): string => text.replace(/\s+/g, ' ').replaceAll('|', '\\|').trim();
/** A text as code. */
const code = (text: string): string => {
  const fence = '`'.repeat(Math.max(0, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length)) + 1);
  const room = text.startsWith('`') || text.endsWith('`') ? ' ' : '';
  return `${fence}${room}${cell(text)}${room}${fence}`;
};
const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string => [heads, heads.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

function textOfOperation(document: JsonObject, { method, path, value, parameters }: Operation): string {
  const blocks = [
    code(`${method} ${path}`),
    value['deprecated'] === true ? '**Deprecated.**' : '',
    textOf(value['description']) ?? '',
    ...parametersText(
      document,
      [...parameters.values()].map((parameter) => parameter.value),
    ),
    ...bodyText(document, resolved(document, value['requestBody']).value),
    ...answersText(document, objectOf(value['responses'])),
  ];
  return blocks.filter((block) => block !== '').join('\n\n');
}

function parametersText(document: JsonObject, parameters: readonly JsonObject[]): string[] {
  if (parameters.length === 0) return [];
  const rows = parameters.map((parameter) => [
    code(String(parameter['name'])),
    cell(String(parameter['in'])),
    code(typeName(document, parameter['schema'] ?? [...formsOf(parameter['content']).values()][0])),
    parameter['required'] === true ? 'yes' : 'no',
    cell(textOf(parameter['description']) ?? ''),
  ]);
  return ['## Parameters', table(['Name', 'In', 'Type', 'Required', 'Description'], rows)];
}

function bodyText(document: JsonObject, body: JsonObject): string[] {
  const forms = [...formsOf(body['content'])];
  if (forms.length === 0) return [];
  return ['## Body', textOf(body['description']) ?? '', ...forms.flatMap(([type, schema]) => [`${code(type)}: ${code(typeName(document, schema))}`, ...fieldsText(document, schema)])];
}

function answersText(document: JsonObject, responses: JsonObject): string[] {
  const answers = Object.entries(responses);
  if (answers.length === 0) return [];
  return [
    '## Responses',
    ...answers.flatMap(([status, json]) => {
      const { value } = resolved(document, json);
      const forms = [...formsOf(value['content'])].flatMap(([type, schema]) => [`${code(type)}: ${code(typeName(document, schema))}`, ...fieldsText(document, schema)]);
      return [`### ${cell(status)}`, textOf(value['description']) ?? '', ...forms];
    }),
  ];
}

/** The properties of an object, or of the items of a list, one level deep. */
function fieldsText(document: JsonObject, json: Json): string[] {
  const { value } = resolved(document, json);
  const schema = value['items'] === undefined ? value : resolved(document, value['items']).value;
  const parts = [schema, ...listOf(schema['allOf']).map((part) => resolved(document, part).value)];
  const required = parts.flatMap((part) => listOf(part['required']));
  const properties = Object.entries(Object.assign({}, ...parts.map((part) => objectOf(part['properties']))) as JsonObject); // of objects comes an object
  if (properties.length === 0) return [];
  const rows = properties.map(([name, property]) => [
    code(name),
    code(typeName(document, property)),
    required.includes(name) ? 'yes' : 'no',
    cell(textOf(objectOf(property)['description']) ?? textOf(resolved(document, property).value['description']) ?? ''),
  ]);
  return [table(['Field', 'Type', 'Required', 'Description'], rows)];
}

/** What a schema is called: its name, or its type. */
function typeName(document: JsonObject, json: Json | undefined, depth = 0): string {
  const { value, reference } = resolved(document, json);
  const name = reference?.split('/').at(-1);
  if (name !== undefined && reference?.startsWith('#/components/schemas/')) return name.replaceAll('~1', '/').replaceAll('~0', '~');
  if (depth > 4) return 'any';
  if (value['items'] !== undefined) return `${typeName(document, value['items'], depth + 1)}[]`;
  const values = listOf(value['enum']);
  if (values.length > 0 && values.length <= 12) return values.map((one) => canonical(one)).join(' | ');
  for (const key of ['oneOf', 'anyOf', 'allOf'] as const) {
    const parts = listOf(value[key]).slice(0, 8);
    if (parts.length > 0) return parts.map((part) => typeName(document, part, depth + 1)).join(key === 'allOf' ? ' & ' : ' | ');
  }
  const types = typeof value['type'] === 'string' ? [value['type']] : listOf(value['type']).filter((one) => typeof one === 'string');
  const format = textOf(value['format']);
  return types.length === 0 ? 'any' : types.join(' | ') + (format === undefined ? '' : ` (${format})`);
}
