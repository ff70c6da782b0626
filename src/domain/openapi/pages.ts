/**
 * Generates the pages of an OpenAPI document: one for each tag, with a page below it for each
 * operation.
 */
import { canonical, type Json } from '../content.ts';
import { removeUnstorable } from '../import.ts';
import { slugOfTitle, TakenSlugs } from '../slug.ts';
import {
  schemasByMediaType,
  type JsonObject,
  listOf,
  objectOf,
  type Operation,
  operationsOf,
  resolved,
  textOf,
} from './document.ts';

/** A generated page. */
export interface SpecPage {
  /** The key of the page, which stays the same across versions. */
  readonly key: string;
  readonly title: string;
  readonly slug: string;
  readonly description?: string;
  readonly markdown: string;
  /** The `operationId`, which generated clients use as the name of the operation. */
  readonly operationId?: string;
  readonly pages: readonly SpecPage[];
}

/** The maximum number of operations with a page; the others are left out. */
const MAX_PAGE_COUNT = 5000;
const MAX_TITLE_LENGTH = 255;
const MAX_DESCRIPTION_LENGTH = 1000;
/** The tag of operations without a tag. */
const DEFAULT_TAG = 'Operations';

/**
 * Returns the pages of an OpenAPI 3.1 document: the declared tags in order, then the undeclared
 * ones.
 */
export function pagesOf(document: JsonObject): SpecPage[] {
  const tags = new Map(
    listOf(document['tags']).flatMap((json) =>
      textOf(objectOf(json)['name']) === undefined
        ? []
        : [[String(objectOf(json)['name']), objectOf(json)] as const],
    ),
  );
  const byTag = new Map<string, Operation[]>([...tags.keys()].map((name) => [name, []]));
  for (const operation of operationsOf(document).slice(0, MAX_PAGE_COUNT)) {
    const tag = textOf(listOf(operation.value['tags'])[0]) ?? DEFAULT_TAG;
    const others = byTag.get(tag);
    if (others) others.push(operation);
    else byTag.set(tag, [operation]);
  }
  const [slugs, keys] = [new TakenSlugs(), new Set<string>()];
  return [...byTag]
    .filter(([, operations]) => operations.length > 0)
    .map(([name, operations]) =>
      tagPage(document, name, tags.get(name) ?? {}, operations, slugs, keys),
    );
}

const truncated = (text: string, max: number): string =>
  [...removeUnstorable(text)].slice(0, max).join('');

function tagPage(
  document: JsonObject,
  name: string,
  tag: JsonObject,
  operations: readonly Operation[],
  slugs: TakenSlugs,
  keys: Set<string>,
): SpecPage {
  const childSlugs = new TakenSlugs();
  const title = truncated(textOf(tag['summary']) ?? name, MAX_TITLE_LENGTH);
  return {
    key: `tag ${name}`,
    title,
    slug: slugs.take(slugOfTitle(title)),
    markdown: removeUnstorable(textOf(tag['description']) ?? ''),
    pages: operations.map((operation) => operationPage(document, operation, childSlugs, keys)),
  };
}

function operationPage(
  document: JsonObject,
  operation: Operation,
  slugs: TakenSlugs,
  keys: Set<string>,
): SpecPage {
  const { method, path, value } = operation;
  const id = textOf(value['operationId']);
  const operationKey = `operation ${id}`;
  // An invalid document may use one `operationId` twice.
  const key =
    id === undefined || keys.has(operationKey) ? `operation ${method} ${path}` : operationKey;
  keys.add(key);
  const title = truncated(textOf(value['summary']) ?? id ?? `${method} ${path}`, MAX_TITLE_LENGTH);
  const summary = textOf(value['description'])?.split(/\n\s*\n/, 1)[0];
  return {
    key,
    title,
    slug: slugs.take(slugOfTitle(title)),
    ...(summary !== undefined && {
      description: truncated(summary.replace(/\s+/g, ' ').trim(), MAX_DESCRIPTION_LENGTH),
    }),
    markdown: removeUnstorable(textOfOperation(document, operation)),
    ...(id !== undefined && { operationId: removeUnstorable(id) }),
    pages: [],
  };
}

/** Escapes a text for a table cell. */
const cell = (text: string): string => text.replace(/\s+/g, ' ').replaceAll('|', '\\|').trim();
/** Formats a text as a code span. */
const code = (text: string): string => {
  const fence = '`'.repeat(
    Math.max(0, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length)) + 1,
  );
  const padding = text.startsWith('`') || text.endsWith('`') ? ' ' : '';
  return `${fence}${padding}${cell(text)}${padding}${fence}`;
};
const table = (headers: readonly string[], rows: readonly (readonly string[])[]): string =>
  [headers, headers.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

function textOfOperation(
  document: JsonObject,
  { method, path, value, parameters }: Operation,
): string {
  const blocks = [
    code(`${method} ${path}`),
    value['deprecated'] === true ? '**Deprecated.**' : '',
    textOf(value['description']) ?? '',
    ...parametersText(
      document,
      [...parameters.values()].map((parameter) => parameter.value),
    ),
    ...bodyText(document, resolved(document, value['requestBody']).value),
    ...responsesText(document, objectOf(value['responses'])),
  ];
  return blocks.filter((block) => block !== '').join('\n\n');
}

function parametersText(document: JsonObject, parameters: readonly JsonObject[]): string[] {
  if (parameters.length === 0) return [];
  const rows = parameters.map((parameter) => [
    code(String(parameter['name'])),
    cell(String(parameter['in'])),
    code(
      typeName(
        document,
        parameter['schema'] ?? [...schemasByMediaType(parameter['content']).values()][0],
      ),
    ),
    parameter['required'] === true ? 'yes' : 'no',
    cell(textOf(parameter['description']) ?? ''),
  ]);
  return ['## Parameters', table(['Name', 'In', 'Type', 'Required', 'Description'], rows)];
}

function bodyText(document: JsonObject, body: JsonObject): string[] {
  const schemas = [...schemasByMediaType(body['content'])];
  if (schemas.length === 0) return [];
  return [
    '## Body',
    textOf(body['description']) ?? '',
    ...schemas.flatMap(([type, schema]) => [
      `${code(type)}: ${code(typeName(document, schema))}`,
      ...fieldsText(document, schema),
    ]),
  ];
}

function responsesText(document: JsonObject, responses: JsonObject): string[] {
  const entries = Object.entries(responses);
  if (entries.length === 0) return [];
  return [
    '## Responses',
    ...entries.flatMap(([status, json]) => {
      const { value } = resolved(document, json);
      const schemas = [...schemasByMediaType(value['content'])].flatMap(([type, schema]) => [
        `${code(type)}: ${code(typeName(document, schema))}`,
        ...fieldsText(document, schema),
      ]);
      return [`### ${cell(status)}`, textOf(value['description']) ?? '', ...schemas];
    }),
  ];
}

/** Returns a table of the properties of an object, or of the items of a list, one level deep. */
function fieldsText(document: JsonObject, json: Json): string[] {
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
    code(typeName(document, property)),
    required.includes(name) ? 'yes' : 'no',
    cell(
      textOf(objectOf(property)['description']) ??
        textOf(resolved(document, property).value['description']) ??
        '',
    ),
  ]);
  return [table(['Field', 'Type', 'Required', 'Description'], rows)];
}

/** Returns the display name of a schema: its name, or its type. */
function typeName(document: JsonObject, json: Json | undefined, depth = 0): string {
  const { value, reference } = resolved(document, json);
  const name = reference?.split('/').at(-1);
  if (name !== undefined && reference?.startsWith('#/components/schemas/'))
    return name.replaceAll('~1', '/').replaceAll('~0', '~');
  if (depth > 4) return 'any';
  if (value['items'] !== undefined) return `${typeName(document, value['items'], depth + 1)}[]`;
  const values = listOf(value['enum']);
  if (values.length > 0 && values.length <= 12)
    return values.map((one) => canonical(one)).join(' | ');
  for (const key of ['oneOf', 'anyOf', 'allOf'] as const) {
    const parts = listOf(value[key]).slice(0, 8);
    if (parts.length > 0)
      return parts
        .map((part) => typeName(document, part, depth + 1))
        .join(key === 'allOf' ? ' & ' : ' | ');
  }
  const types =
    typeof value['type'] === 'string'
      ? [value['type']]
      : listOf(value['type']).filter((one) => typeof one === 'string');
  const format = textOf(value['format']);
  return types.length === 0
    ? 'any'
    : types.join(' | ') + (format === undefined ? '' : ` (${format})`);
}
