/**
 * Adds to the payloads of mutations that create an object its edge in the list of its parent, such
 * as `teamEdge`, so that a cache can insert it.
 */
import {
  type DocumentNode,
  type FieldDefinitionNode,
  getNamedType,
  getNullableType,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  isInputObjectType,
  isListType,
  isObjectType,
  Kind,
  type ObjectTypeDefinitionNode,
  parse,
  type TypeNode,
} from 'graphql';
import type { Context } from '../context.ts';
import { type Connection, MAX_PAGE_SIZE, ONLY } from '../data/connection.ts';
import { typeOfId } from '../domain/ids.ts';
import type { ConnectionType } from './sdl.ts';

type Field = GraphQLField<unknown, Context>;

/** The key of the id that a mutation's input requires first, in a payload. */
const PARENT = Symbol('parent');

const EDGE = /^(\w+)Edge$/;

/** Payloads of mutations that create objects, or bring them back into the lists. */
const PAYLOAD =
  /^(?:Create\w+|DuplicateSpace|InstallIntegration|InviteMembers|Restore\w+|RevertChangeRequest|SetTeamMember)Payload$/;

const nameOf = (type: TypeNode): string =>
  type.kind === Kind.NAMED_TYPE ? type.name.value : nameOf(type.type);

const isList = (type: TypeNode): boolean =>
  type.kind === Kind.NON_NULL_TYPE ? isList(type.type) : type.kind === Kind.LIST_TYPE;

const objectTypesIn = ({ definitions }: DocumentNode): ObjectTypeDefinitionNode[] =>
  definitions.filter((it) => it.kind === Kind.OBJECT_TYPE_DEFINITION);

const edgeIn = (field: string, list: string, edge: string): string => `  """
  The edge of \`${field}\` in ${list}, in the default order;
  null if that list does not have it.
  """
  ${edge}\n`;

/** Returns the SDL of the edges of a payload's object: in lists of its type and of its interfaces. */
function edgesOf(
  { name: { value: field }, type }: FieldDefinitionNode,
  names: ReadonlyMap<string, string>,
  interfaces: readonly string[],
): string[] {
  const own = names.get(nameOf(type)) ?? '';
  if (isList(type))
    return [
      `  """
  The edges of \`${field}\` in the list of their parent, in the default order of that list.
  """
  ${field.replace(/s$/, '')}Edges: [${own}Edge!]\n`,
    ];
  return [
    edgeIn(field, 'the list of its parent or organization', `${field}Edge: ${own}Edge`),
    ...interfaces.flatMap((each) => {
      const list = names.get(each);
      const edge = `${each.charAt(0).toLowerCase()}${each.slice(1)}Edge: ${list}Edge`;
      return list === undefined ? [] : [edgeIn(field, '`children` of its parent', edge)];
    }),
  ];
}

/** Returns SDL texts with an edge in each payload whose object is an item of lists. */
export function withPayloadEdges(
  texts: readonly string[],
  connections: readonly ConnectionType[],
): string[] {
  const names = new Map(connections.map(({ node, name }) => [node, name]));
  const types = texts.map((text) => objectTypesIn(parse(text)));
  const interfacesOf = new Map(
    types
      .flat()
      .map(({ name, interfaces = [] }) => [name.value, interfaces.map((one) => one.name.value)]),
  );
  return texts.map((text, i) => {
    let start = 0;
    const parts: string[] = [];
    for (const { name, fields = [], loc } of types[i] ?? []) {
      const field = fields.find(({ type }) => names.has(nameOf(type)));
      if (!PAYLOAD.test(name.value) || !field || !loc) continue;
      const interfaces = interfacesOf.get(nameOf(field.type)) ?? [];
      parts.push(text.slice(start, loc.end - 1), ...edgesOf(field, names, interfaces));
      start = loc.end - 1;
    }
    return [...parts, text.slice(start)].join('');
  });
}

/** Resolves the edges in payloads. */
export function resolvePayloadEdges(schema: GraphQLSchema): GraphQLSchema {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const payload = getNamedType(field.type);
    const fields = isObjectType(payload) ? Object.values(payload.getFields()) : [];
    const edges = fields.filter(({ type }) => EDGE.test(getNamedType(type).name));
    const names = edges.map(({ name }) => name);
    const object = fields.find(
      ({ name }) =>
        names.includes(`${name}Edge`) || names.includes(`${name.replace(/s$/, '')}Edges`),
    );
    if (!object) continue;
    keepParent(field);
    for (const edge of edges) edge.resolve = edgeResolver(schema, object.name, edge);
  }
  return schema;
}

/** Makes a mutation keep the id that its input requires first, that of the parent. */
function keepParent(field: Field): void {
  const { resolve } = field;
  const [argument] = field.args;
  const input = argument && getNamedType(argument.type);
  const fields = isInputObjectType(input) ? Object.values(input.getFields()) : [];
  const parent = fields.find(({ type }) => String(type) === 'ID!');
  // `id` names the object itself, or the original of a copy
  if (!resolve || !parent || parent.name === 'id') return;
  field.resolve = async (source, args, ctx, info) => {
    const payload: unknown = await resolve(source, args, ctx, info);
    return { ...Object(payload), [PARENT]: Object(args.input)[parent.name] };
  };
}

/** The columns of rows that lead to a parent. */
interface ChildRow {
  readonly id?: unknown;
  readonly parentId?: unknown;
  readonly integrationId?: unknown;
  readonly spaceId?: unknown;
  readonly organizationId?: unknown;
}

/**
 * Returns the resolver of an edge, or of several: it reads the page of the parent's list that has
 * only these items.
 */
function edgeResolver(
  schema: GraphQLSchema,
  name: string,
  edge: Field,
): NonNullable<Field['resolve']> {
  const connection = getNamedType(edge.type).name.replace(EDGE, '$1Connection');
  const listIn = (type: GraphQLNamedType | undefined | null): Field | undefined =>
    isObjectType(type)
      ? Object.values(type.getFields()).find(
          (field) => getNamedType(field.type).name === connection,
        )
      : undefined;
  const listOf = (id: string) => listIn(schema.getType(typeOfId(id) ?? ''));
  /** Returns the ids that may name the parent: the first whose type has the list does. */
  const parentsOf = (row: ChildRow, source: object): string[] =>
    (connection === 'ContentConnection'
      ? [row.parentId, row.organizationId]
      : [Reflect.get(source, PARENT), row.integrationId, row.spaceId, row.organizationId]
    ).filter((id) => typeof id === 'string');
  return async (source, _, ctx, info) => {
    const value: unknown = await Reflect.get(Object(source), name);
    const rows: readonly ChildRow[] = Array.isArray(value) ? value : [Object(value)];
    const [row] = rows;
    if (!row) return null;
    const parents = parentsOf(row, Object(source));
    const query = schema.getQueryType()?.getFields() ?? {};
    const id = parents.find((one) => listOf(one) !== undefined);
    const list = id === undefined ? listIn(schema.getQueryType()) : listOf(id);
    const parent =
      id === undefined ? undefined : await query['node']?.resolve?.(undefined, { id }, ctx, info);
    if (!list?.resolve || parent === null) return null;
    const defaults = list.args
      .filter(({ defaultValue }) => defaultValue !== undefined)
      .map((arg) => [arg.name, arg.defaultValue]);
    const only = rows.map((one) => String(one.id));
    const page = await list.resolve(
      parent,
      // lists in memory have all of their items, so that the page must be long enough for them
      { ...Object.fromEntries(defaults), first: MAX_PAGE_SIZE, [ONLY]: only },
      ctx,
      info,
    );
    // The field of a list returns a page, or null to those who may not read it.
    const edges = (page as Connection<{ readonly id: string }> | null)?.edges ?? [];
    const found = only.flatMap((one) => edges.find(({ node }) => node.id === one) ?? []);
    return isListType(getNullableType(edge.type)) ? found : (found[0] ?? null);
  };
}
