// Renders the routes of /v1 in markdown: a table for each family in docs/migrating-from-rest.md,
// which links to the GraphQL documents in docs/reference/rest.
import {
  type ArgumentNode,
  type DocumentNode,
  type GraphQLSchema,
  Kind,
  type ObjectFieldNode,
  print,
  visit,
} from 'graphql';
import { measureCost, OPERATION_LIMITS } from '../src/graphql/limits.ts';
import { buildLecternSchema } from '../src/graphql/schema.ts';
import { chain } from '../src/rest/openapi.ts';
import type { Route } from '../src/rest/route.ts';
import { routes } from '../src/rest/routes.ts';
import { operationOf } from '../src/rest/selection.ts';
import { pathValuesOf, withoutDirective } from '../src/rest/with.ts';

/** The name of the page with the documents of a family. */
const pageOf = (family: string): string => `${family.toLowerCase().replaceAll(' ', '-')}.md`;

const families: readonly string[] = [...new Set(routes.map(({ family }) => family))];

const addressOf = ({ method, path }: Route): string => `\`${method} ${path}\``;

/** Returns a link from the guide to a document. */
function linkTo(document: DocumentNode, { family }: Route): string {
  const name = operationOf(document).name.value;
  return `[${name}](reference/rest/${pageOf(family)}#${name.toLowerCase()})`;
}

function row(schema: GraphQLSchema, route: Route): string {
  const { operation } = operationOf(route.document);
  const fields = chain(schema, route.document)
    .map((field) => field.name)
    .join('.');
  const notes = [
    ...(route.deprecated ? [`deprecated: \`${route.deprecated.successor}\``] : []),
    ...(route.addition ? ['beyond the contract'] : []),
    ...(route.next ? [`then ${linkTo(route.next.document, route)}, which waits`] : []),
    ...(route.redirect === undefined ? [] : ['302 to the URL that GraphQL returns']),
  ];
  return `| ${addressOf(route)} | ${operation} \`${fields}\`, ${linkTo(route.document, route)} | ${notes.join('; ')} |`;
}

/** Returns the tables of the guide. */
export function restRoutes(): string {
  const schema = buildLecternSchema();
  return families
    .map((family) => {
      const rows = routes
        .filter((route) => route.family === family)
        .map((route) => row(schema, route));
      return [`### ${family}`, '', '| `/v1` | GraphQL | note |', '|---|---|---|', ...rows].join(
        '\n',
      );
    })
    .join('\n\n');
}

/** Default of `limit` in a document whose usual 50 items exceed the nodes of one query. */
const SMALL_PAGE_COUNT = 30;

/**
 * Returns a document without the directive of `/v1`. An `id` that a path states by another key, such
 * as a member by their user, becomes the variable `$id`.
 */
function asCallersWriteIt(schema: GraphQLSchema, document: DocumentNode): DocumentNode {
  const keys = new Set(
    pathValuesOf(schema, document).flatMap(({ variable, name, isFilled }) =>
      isFilled || variable === undefined || name === 'changeRequestId' ? [] : [variable],
    ),
  );
  const plain = withoutDirective(document);
  const withId = (node: ArgumentNode | ObjectFieldNode) =>
    node.name.value === 'id' && node.value.kind === Kind.VARIABLE && keys.has(node.value.name.value)
      ? { ...node, value: { ...node.value, name: node.name } }
      : undefined;
  const renamed = visit(plain, { Argument: withId, ObjectField: withId });
  if (renamed === plain) return plain;
  return visit(renamed, {
    VariableDefinition: (node) =>
      keys.has(node.variable.name.value)
        ? { ...node, variable: { ...node.variable, name: { kind: Kind.NAME, value: 'id' } } }
        : undefined,
  });
}

/** Returns a document that runs when it is copied, with its operation before its fragments. */
function textOf(schema: GraphQLSchema, document: DocumentNode): string {
  const isOperation = ({ kind }: { readonly kind: Kind }) => kind === Kind.OPERATION_DEFINITION;
  const plain = asCallersWriteIt(schema, document);
  const { definitions } = plain;
  const text = print({
    ...plain,
    definitions: [
      ...definitions.filter(isOperation),
      ...definitions.filter((definition) => !isOperation(definition)),
    ],
  });
  const { nodes } = measureCost(schema, plain, undefined, {});
  return nodes <= OPERATION_LIMITS.nodes
    ? text
    : text.replace('$limit: Int,', `$limit: Int = ${SMALL_PAGE_COUNT},`);
}

const section = (schema: GraphQLSchema, document: DocumentNode, about: string): string =>
  `## ${operationOf(document).name.value}\n\n${about}\n\n\`\`\`graphql\n${textOf(schema, document)}\n\`\`\`\n`;

function sectionsOf(schema: GraphQLSchema, route: Route): string[] {
  const own = section(schema, route.document, addressOf(route));
  return route.next
    ? [own, section(schema, route.next.document, `${addressOf(route)}, after the mutation`)]
    : [own];
}

/** Returns the pages of docs/reference/rest with their names: the documents of each family. */
export function restDocuments(): ReadonlyMap<string, string> {
  const schema = buildLecternSchema();
  return new Map(
    families.map((family) => [
      pageOf(family),
      [
        `# GraphQL documents of \`/v1\`: ${family}\n`,
        'Each document is complete and runs in GraphiQL. `npm run generate` writes this page from `src/rest`; [the guide](../../migrating-from-rest.md) explains how a request corresponds to its document.\n',
        ...routes
          .filter((route) => route.family === family)
          .flatMap((route) => sectionsOf(schema, route)),
      ].join('\n'),
    ]),
  );
}
