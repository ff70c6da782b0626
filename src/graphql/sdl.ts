/**
 * Reads the SDL files, and adds the arguments of lists, the fields of interfaces, the types that
 * `@connection`, `@payloads` and `@order` ask for, and `clientMutationId`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import {
  type ConstDirectiveNode,
  type DocumentNode,
  Kind,
  parse,
  valueFromASTUntyped,
} from 'graphql';
import { prefixOf } from '../domain/ids.ts';
import { withClientMutationIds } from './client-mutation-id.ts';
import { withInheritedFields } from './inherited-fields.ts';
import { orderInputsIn } from './order-inputs.ts';
import { withPayloadEdges } from './payload-edges.ts';

/** The folder of the SDL, next to `src` or, built, next to `dist`. */
const folders = [
  new URL('../../schema/', import.meta.url),
  new URL('../../../schema/', import.meta.url),
];

/** The SDL of the folder `schema`. */
export interface SchemaSource {
  /** The text of each file, followed by the types that it asks for. */
  readonly texts: readonly string[];
  readonly connections: readonly ConnectionType[];
}

/**
 * Reads the SDL files in the order of their names.
 * @throws Error when the folder `schema` is missing.
 */
export function readSDL(): SchemaSource {
  for (const folder of folders) {
    try {
      const files = readdirSync(folder).filter((name) => name.endsWith('.graphql'));
      const read = files
        .sort()
        .map((name) => withPageArguments(readFileSync(new URL(name, folder), 'utf8')));
      const sources = withInheritedFields(read).map((text) => {
        const document = parse(text, { noLocation: true });
        return {
          text,
          connections: connectionsIn(document),
          added: [...payloadsIn(document), ...orderInputsIn(document)],
        };
      });
      const connections = sources.flatMap((source) => source.connections);
      const texts = sources.flatMap((source) => [
        source.text,
        ...source.connections.map(typesOf),
        ...source.added,
      ]);
      return { texts: withClientMutationIds(withPayloadEdges(texts, connections)), connections };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
  throw new Error('The folder "schema" is missing: the program is incomplete.');
}

/** The arguments of a list. */
const PAGE_ARGUMENTS = `
    "Number of items from the start of the list, 1 to 1000. Default: 50, unless \`last\` is set."
    first: Int
    "Returns the items after this cursor, such as \`endCursor\` of the previous page."
    after: String
    "Number of items from the end of the list, 1 to 1000."
    last: Int
    "Returns the items before this cursor, such as \`startCursor\` of the next page."
    before: String`;

/**
 * Adds the arguments of a list to each field that returns a connection, unless it declares them. Its
 * own arguments follow them.
 */
const withPageArguments = (sdl: string): string =>
  sdl
    .replaceAll(/^( {2}\w+)(: \w+Connection)\b/gm, `$1(${PAGE_ARGUMENTS}\n  )$2`)
    .replaceAll(
      /^( {2}\w+\()\n((?: {4}.*\n)+)( {2}\): \w+Connection)\b/gm,
      (field, name: string, own: string, end: string) =>
        /^ {4}first:/m.test(own) ? field : `${name}${PAGE_ARGUMENTS}\n${own}${end}`,
    );

/** A connection type that SDL asks for. */
export interface ConnectionType {
  /** Name of the type without `Connection`, for example `Team`. */
  readonly name: string;
  /** Name of the type of its nodes. */
  readonly node: string;
  /** Plural of the nodes in descriptions, for example `teams`. */
  readonly items: string;
  readonly scope: string | undefined;
  readonly isForVisitors: boolean;
}

/** A directive on an object type, on its extension or on an interface. */
interface TypeDirective {
  /** Name of the type. */
  readonly type: string;
  readonly values: ReadonlyMap<string, unknown>;
}

/** Returns the directives of a name on these types. */
const directivesIn = ({ definitions }: DocumentNode, directive: string): TypeDirective[] =>
  definitions
    .filter(
      (it) =>
        it.kind === Kind.OBJECT_TYPE_DEFINITION ||
        it.kind === Kind.OBJECT_TYPE_EXTENSION ||
        it.kind === Kind.INTERFACE_TYPE_DEFINITION,
    )
    .flatMap(({ name, directives = [] }) =>
      directives
        .filter((it) => it.name.value === directive)
        .map((it) => ({ type: name.value, values: valuesOf(it) })),
    );

const valuesOf = ({ arguments: given = [] }: ConstDirectiveNode): ReadonlyMap<string, unknown> =>
  new Map(
    given.map(({ name, value }): [string, unknown] => [name.value, valueFromASTUntyped(value)]),
  );

/** Returns the connections that types ask for. */
const connectionsIn = (document: DocumentNode): ConnectionType[] =>
  directivesIn(document, 'connection').map(connectionOf);

function connectionOf({ type: node, values }: TypeDirective): ConnectionType {
  const scope = values.get('scope');
  return {
    name: String(values.get('name') ?? node),
    node,
    items: String(values.get('items')),
    scope: scope === undefined ? undefined : String(scope),
    isForVisitors: values.get('visitor') === true,
  };
}

function typesOf({ name, node, items, scope, isForVisitors }: ConnectionType): string {
  const visitor = isForVisitors ? ' @visitor' : '';
  const access = scope === undefined ? '' : ` @access(scope: ${JSON.stringify(scope)})`;
  return `
      "A page of a list of ${items}."
      type ${name}Connection${access}${visitor} {
        "The ${items} of the page."
        nodes: [${node}!]!
        "The ${items} of the page with their cursors."
        edges: [${name}Edge!]!
        "Position of the page in the list."
        pageInfo: PageInfo!
        "Number of ${items} on all pages."
        totalCount: Int!
      }
      "One of the ${items} of a page, with its cursor."
      type ${name}Edge${visitor} {
        "Cursor of the item, for \`after\` and \`before\`."
        cursor: String!
        "The item at the cursor."
        node: ${node}!
      }
    `;
}

/**
 * Returns the SDL of the payloads that object types ask for, and of the inputs of the mutations that
 * delete them, without those that the file defines itself.
 */
function payloadsIn(document: DocumentNode): string[] {
  const defined = new Set(
    document.definitions.flatMap((it) =>
      it.kind === Kind.OBJECT_TYPE_DEFINITION || it.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION
        ? [it.name.value]
        : [],
    ),
  );
  return directivesIn(document, 'payloads').flatMap(({ type, values }) => {
    const noun = String(values.get('noun'));
    const payloads = Object.entries(payloadFields(type, noun))
      .filter(([mutation]) => !defined.has(payloadOf(mutation)))
      .map(
        ([mutation, field]) => `
          "Result of \`${mutation}\`."
          type ${payloadOf(mutation)} { ${field} }
        `,
      );
    return defined.has(`Delete${type}Input`) ? payloads : [...payloads, deleteInput(type, noun)];
  });
}

const deleteInput = (type: string, noun: string): string => `
  "The ${noun} to delete."
  input Delete${type}Input {
    "Id of the ${noun} (\`${prefixOf(type)}_…\`)."
    id: ID! @id(of: "${type}")
  }
`;

const payloadOf = (mutation: string): string =>
  `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Payload`;

/** Returns the field of each payload of a type, by the mutation. */
function payloadFields(type: string, noun: string): Readonly<Record<string, string>> {
  const field = type.replace(/^[A-Z]+(?=[A-Z][a-z])|^[A-Z]/, (first) => first.toLowerCase());
  return {
    [`create${type}`]: `"The new ${noun}." ${field}: ${type}!`,
    [`update${type}`]: `"The ${noun} after the change." ${field}: ${type}!`,
    [`delete${type}`]: `"Id of the deleted ${noun}." deleted${type}Id: ID`,
  };
}
