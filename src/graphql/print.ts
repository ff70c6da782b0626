/** The schema as text, for whoever writes a front end: `schema.graphql` in the repository, and at `/schema.graphql`. */
import { type ASTNode, type ConstDirectiveNode, type DocumentNode, type GraphQLSchema, Kind, type ObjectTypeDefinitionNode, parse, print, printSchema, visit } from 'graphql';
import { readSDL } from './schema.ts';

/** Directives that a client can make use of: the scope of a token, the limits of a form, whose id is meant, what null clears. */
const TOLD: ReadonlySet<string> = new Set(['access', 'limit', 'id', 'nullable']);
/** What speaks of `/v1` alone: two directives, and the enum of one. */
const UNTOLD: ReadonlySet<string> = new Set(['wire', 'keyed', 'tagged', 'absent', 'WireCase']);

const HEAD = '# The GraphQL schema of Lectern, whole. Made by `npm run generate` from schema/*.graphql; never edited.\n';

/** What the SDL says and a built schema does not: by its path, such as `Query.team.id`. */
interface Said {
  readonly directives: ReadonlyMap<string, readonly ConstDirectiveNode[]>;
  /** The fields that a type has by its own definition, and not because another file extends it. */
  readonly ownFields: ReadonlySet<string>;
}

/** Prints a schema whole: descriptions with their limits, and the directives that a client can make use of, as `sources`, its SDL, has them. */
export function printContract(schema: GraphQLSchema, sources: Iterable<string> = readSDL().values()): string {
  const said = readSaid([...sources].map((text) => parse(text, { noLocation: true })));
  const document = visit(parse(printSchema(schema), { noLocation: true }), {
    enter: (node, _key, _parent, _path, ancestors) => {
      if ((node.kind === Kind.DIRECTIVE_DEFINITION || node.kind === Kind.ENUM_TYPE_DEFINITION) && UNTOLD.has(node.name.value)) return null;
      if (node.kind === Kind.OBJECT_TYPE_DEFINITION) return withDirectives(said, node.name.value, ownFieldsFirst(said, node));
      if (node.kind === Kind.FIELD_DEFINITION || node.kind === Kind.INPUT_VALUE_DEFINITION) return withDirectives(said, pathOf(ancestors, node), node);
      return undefined;
    },
  });
  return `${HEAD}\n${print(document)}\n`;
}

function withDirectives<T extends { readonly directives?: readonly ConstDirectiveNode[] }>(said: Said, path: string, node: T): T {
  return { ...node, directives: [...(said.directives.get(path) ?? []), ...(node.directives ?? [])] };
}

/** What a resource's own file says of it stands before what others add. */
function ownFieldsFirst(said: Said, node: ObjectTypeDefinitionNode): ObjectTypeDefinitionNode {
  const isAdded = (name: string): number => (said.ownFields.has(`${node.name.value}.${name}`) ? 0 : 1);
  return { ...node, fields: (node.fields ?? []).toSorted((a, b) => isAdded(a.name.value) - isAdded(b.name.value)) };
}

function readSaid(documents: readonly DocumentNode[]): Said {
  const directives = new Map<string, ConstDirectiveNode[]>();
  const ownFields = new Set<string>();
  for (const document of documents) {
    visit(document, {
      Directive: (node, _key, _parent, _path, ancestors) => {
        const path = pathOf(ancestors);
        // in SDL all values are constant
        if (TOLD.has(node.name.value)) directives.set(path, [...(directives.get(path) ?? []), node as ConstDirectiveNode]);
      },
      ObjectTypeDefinition: ({ name, fields = [] }) => {
        for (const field of fields) ownFields.add(`${name.value}.${field.name.value}`);
      },
    });
  }
  return { directives, ownFields };
}

/** The names of what lies around a node, and its own: `Query.team.id`. */
function pathOf(ancestors: readonly (ASTNode | readonly ASTNode[])[], node?: ASTNode): string {
  return [...ancestors, ...(node ? [node] : [])].flatMap((one) => ('name' in one && one.name ? [one.name.value] : [])).join('.');
}
