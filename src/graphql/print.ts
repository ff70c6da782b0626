/**
 * Prints the schema for developers of clients: `schema.graphql` in the repository, and
 * `/schema.graphql` of a server.
 */
import {
  type ASTNode,
  type ConstDirectiveNode,
  type DocumentNode,
  type GraphQLSchema,
  Kind,
  type ObjectTypeDefinitionNode,
  parse,
  print,
  printSchema,
  visit,
} from 'graphql';
import { byName, isPublicDirective, isPublicType, SHOWN_DIRECTIVES } from './public-schema.ts';
import { readSDL } from './sdl.ts';

const HEAD =
  '# The GraphQL schema of Lectern, whole. Made by `npm run generate` from schema/*.graphql; never edited.\n';

/** The parts of the SDL that a built schema lacks, by path, such as `Query.team.id`. */
interface SDLDetails {
  readonly directives: ReadonlyMap<string, readonly ConstDirectiveNode[]>;
  /** The fields in a type's own definition, without those that other files add with `extend`. */
  readonly ownFields: ReadonlySet<string>;
}

/**
 * Prints a schema with its descriptions, including limits, and with the directives in `sources`,
 * its SDL, that a client can use. Types are sorted by name.
 */
export function printContract(
  schema: GraphQLSchema,
  sources: Iterable<string> = readSDL().texts,
): string {
  const details = readDetails([...sources].map((text) => parse(text, { noLocation: true })));
  const document = visit(sorted(parse(printSchema(schema), { noLocation: true })), {
    enter: (node, _key, _parent, _path, ancestors) => {
      if (node.kind === Kind.OBJECT_TYPE_DEFINITION)
        return withDirectives(details, node.name.value, ownFieldsFirst(details, node));
      if (node.kind === Kind.INTERFACE_TYPE_DEFINITION)
        return withDirectives(details, node.name.value, node);
      if (node.kind === Kind.FIELD_DEFINITION || node.kind === Kind.INPUT_VALUE_DEFINITION)
        return withDirectives(details, pathOf(ancestors, node), node);
      return undefined;
    },
  });
  return `${HEAD}\n${print(document)}\n`;
}

/** Returns the definitions that clients see: the schema, the directives, and the types by name. */
function sorted(document: DocumentNode): DocumentNode {
  const named = document.definitions.flatMap((node) =>
    'name' in node && node.name ? [{ node, name: node.name.value }] : [],
  );
  const isDirective = ({ node }: (typeof named)[number]): boolean =>
    node.kind === Kind.DIRECTIVE_DEFINITION;
  return {
    ...document,
    definitions: [
      ...document.definitions.filter(({ kind }) => kind === Kind.SCHEMA_DEFINITION),
      ...named.filter((one) => isDirective(one) && isPublicDirective(one)).map(({ node }) => node),
      ...named
        .filter((one) => !isDirective(one) && isPublicType(one))
        .sort(byName)
        .map(({ node }) => node),
    ],
  };
}

function withDirectives<T extends { readonly directives?: readonly ConstDirectiveNode[] }>(
  details: SDLDetails,
  path: string,
  node: T,
): T {
  return {
    ...node,
    directives: [...(details.directives.get(path) ?? []), ...(node.directives ?? [])],
  };
}

/** Sorts the fields in a type's own definition before those that other files add. */
function ownFieldsFirst(
  details: SDLDetails,
  node: ObjectTypeDefinitionNode,
): ObjectTypeDefinitionNode {
  const isAdded = (name: string): number =>
    details.ownFields.has(`${node.name.value}.${name}`) ? 0 : 1;
  return {
    ...node,
    fields: (node.fields ?? []).toSorted((a, b) => isAdded(a.name.value) - isAdded(b.name.value)),
  };
}

function readDetails(documents: readonly DocumentNode[]): SDLDetails {
  const directives = new Map<string, ConstDirectiveNode[]>();
  const ownFields = new Set<string>();
  for (const document of documents) {
    visit(document, {
      Directive: (node, _key, _parent, _path, ancestors) => {
        const path = pathOf(ancestors);
        // Values in SDL are always constant.
        if (SHOWN_DIRECTIVES.has(node.name.value))
          directives.set(path, [...(directives.get(path) ?? []), node as ConstDirectiveNode]);
      },
      ObjectTypeDefinition: ({ name, fields = [] }) => {
        for (const field of fields) ownFields.add(`${name.value}.${field.name.value}`);
      },
    });
  }
  return { directives, ownFields };
}

/** Returns the path of a node, such as `Query.team.id`. */
function pathOf(ancestors: readonly (ASTNode | readonly ASTNode[])[], node?: ASTNode): string {
  return [...ancestors, ...(node ? [node] : [])]
    .flatMap((current) => ('name' in current && current.name ? [current.name.value] : []))
    .join('.');
}
