/**
 * Generates the pages of an OpenAPI document: one for each tag, with a page below it for each
 * operation, and one for each named schema.
 */
import { removeUnstorable } from '../import.ts';
import { slugOfTitle, TakenSlugs } from '../slug.ts';
import {
  type JsonObject,
  listOf,
  objectOf,
  type Operation,
  operationsOf,
  textOf,
} from './document.ts';
import { textOfOperation } from './operation-text.ts';
import { schemaKey, textOfSchema } from './schema-text.ts';

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
  /** True if the text has links to pages of schemas, such as `(schema:Pet)`. Default: false. */
  readonly hasLinks?: boolean;
  readonly pages: readonly SpecPage[];
}

/** The maximum number of operations and of schemas with a page; the others are left out. */
const MAX_PAGE_COUNT = 5000;
const MAX_TITLE_LENGTH = 255;
const MAX_DESCRIPTION_LENGTH = 1000;
/** The tag of operations without a tag. */
const DEFAULT_TAG = 'Operations';
/** The title of the page above those of schemas. */
const SCHEMAS_TITLE = 'Schemas';

/**
 * Returns the pages of an OpenAPI 3.1 document: the declared tags in order, then the undeclared
 * ones, and last the named schemas.
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
  const pages = [...byTag]
    .filter(([, operations]) => operations.length > 0)
    .map(([name, operations]) =>
      tagPage(document, name, tags.get(name) ?? {}, operations, slugs, keys),
    );
  return [...pages, ...schemaPages(document, slugs)];
}

/** Returns the page of all named schemas, with a page below it for each; none without schemas. */
function schemaPages(document: JsonObject, slugs: TakenSlugs): SpecPage[] {
  const schemas = Object.entries(objectOf(objectOf(document['components'])['schemas']));
  if (schemas.length === 0) return [];
  const below = new TakenSlugs();
  return [
    {
      ...{ key: 'schemas', title: SCHEMAS_TITLE, slug: slugs.take(slugOfTitle(SCHEMAS_TITLE)) },
      markdown: '',
      pages: schemas.slice(0, MAX_PAGE_COUNT).map(([name, schema]) => {
        const title = truncated(name, MAX_TITLE_LENGTH);
        const markdown = removeUnstorable(textOfSchema(document, name, schema));
        return {
          ...{ key: schemaKey(name), title, slug: below.take(slugOfTitle(title)), markdown },
          ...{ hasLinks: true, pages: [] },
        };
      }),
    },
  ];
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
    hasLinks: true,
    pages: [],
  };
}
