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
  type GraphQLResolveInfo,
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
import { type Connection, ONLY } from '../data/connection.ts';
import { PARENT } from '../data/parents.ts';
import { typeOfId } from '../domain/ids.ts';
import type { ConnectionType } from './sdl.ts';

type Field = GraphQLField<unknown, Context>;

const EDGE = /^(\w+)Edge$/;

/** Payloads of mutations that create objects, or bring them back into the lists. */
const NEW =
  /^(?:Create\w+|DuplicateSpace|InstallIntegration|InviteMembers|Restore\w+|RevertChangeRequest)Payload$/;

/** Payloads of mutations that create objects, or change those that exist already. */
const CHANGED =
  /^(?:GrantAll|GrantAllOnSite|MarkTranslated|PublishIntegration|RotateToken|SetGrant|SetOpenAPISpec|SetTeamMember|UpdateTeamMembers)Payload$/;

/** Connections of grants, of which a parent has one for members and one for teams. */
const GRANTS = /^(?:Site)?GrantConnection$/;

const nameOf = (type: TypeNode): string =>
  type.kind === Kind.NAMED_TYPE ? type.name.value : nameOf(type.type);

const isList = (type: TypeNode): boolean =>
  type.kind === Kind.NON_NULL_TYPE ? isList(type.type) : type.kind === Kind.LIST_TYPE;

const objectTypesIn = ({ definitions }: DocumentNode): ObjectTypeDefinitionNode[] =>
  definitions.filter((it) => it.kind === Kind.OBJECT_TYPE_DEFINITION);

const KEPT = `
  The list may have had it before.`;

/** Returns the SDL of the edges of a payload's object: in lists of its type and of its interfaces. */
function edgesOf(
  { name: { value: field }, type }: FieldDefinitionNode,
  names: ReadonlyMap<string, string>,
  interfaces: readonly string[],
  kept: string,
): string[] {
  const own = names.get(nameOf(type)) ?? '';
  const edgeIn = (list: string, edge: string): string => `  """
  The edge of \`${field}\` in ${list}, in the default order;
  null if that list does not have it.${kept}
  """
  ${edge}\n`;
  if (isList(type))
    return [
      `  """
  The edges of \`${field}\` in the list of their parent, in the default order of that list.${kept}
  """
  ${field.replace(/s$/, '')}Edges: [${own}Edge!]\n`,
    ];
  return [
    edgeIn('the list of its parent or organization', `${field}Edge: ${own}Edge`),
    ...interfaces.flatMap((each) => {
      const list = names.get(each);
      const edge = `${each.charAt(0).toLowerCase()}${each.slice(1)}Edge: ${list}Edge`;
      return list === undefined ? [] : [edgeIn('`children` of its parent', edge)];
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
      const isKept = CHANGED.test(name.value);
      const items = fields.filter(({ type }) => names.has(nameOf(type)));
      // a list of items, where there is one next to their parent
      const field = items.find(({ type }) => isList(type)) ?? items[0];
      if (!(isKept || NEW.test(name.value)) || !field || !loc) continue;
      const interfaces = interfacesOf.get(nameOf(field.type)) ?? [];
      const edges = edgesOf(field, names, interfaces, isKept ? KEPT : '');
      parts.push(text.slice(start, loc.end - 1), ...edges);
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

/**
 * Makes a mutation keep the id that its input requires first, that of the parent, unless its payload
 * has that of another.
 */
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
    return { [PARENT]: Object(args.input)[parent.name], ...Object(payload) };
  };
}

/** The columns of rows that identify them in a list, and lead to their parent. */
interface ItemRow {
  readonly id?: unknown;
  /** Identifies a translation in its settings. */
  readonly language?: unknown;
  readonly parentId?: unknown;
  readonly integrationId?: unknown;
  readonly spaceId?: unknown;
  readonly organizationId?: unknown;
  readonly teamId?: unknown;
}

const keyOf = ({ id, language }: ItemRow): string => String(id ?? language);

/** Returns the field of a type that returns a connection; for grants, that of their holders. */
function listIn(
  type: GraphQLNamedType | undefined | null,
  connection: string,
  row: ItemRow,
): Field | undefined {
  const fields = isObjectType(type) ? Object.values(type.getFields()) : [];
  const lists = fields.filter((field) => getNamedType(field.type).name === connection);
  return GRANTS.test(connection)
    ? lists.find(({ name }) => name === (row.teamId === null ? 'memberGrants' : 'teamGrants'))
    : lists[0];
}

/** Returns the ids that may name the parent: the first whose type has the list does. */
const parentsOf = (connection: string, row: ItemRow, payload: object): string[] =>
  (connection === 'ContentConnection'
    ? [row.parentId, row.organizationId]
    : [Reflect.get(payload, PARENT), row.integrationId, row.spaceId, row.organizationId]
  ).filter((id) => typeof id === 'string');

/** Returns rows in groups of one list: only grants of one parent are in two. */
const groupsOf = (connection: string, rows: readonly ItemRow[]): readonly ItemRow[][] =>
  [true, false].map((ofList) =>
    rows.filter(({ teamId }) => (!GRANTS.test(connection) || teamId === null) === ofList),
  );

/** The place of items: the connection that has them, and the payload that returns them. */
interface ItemPlace {
  readonly connection: string;
  readonly payload: object;
}

/**
 * Returns the edges of rows of one list: it reads the page of their parent's list that has only
 * these items. Null if the viewer may not read the list.
 */
async function edgesOfRows(
  schema: GraphQLSchema,
  { connection, payload }: ItemPlace,
  rows: readonly ItemRow[],
  [ctx, info]: readonly [Context, GraphQLResolveInfo],
): Promise<Connection<ItemRow>['edges'] | null> {
  const [row] = rows;
  if (!row) return [];
  const query = schema.getQueryType();
  const listOf = (id: string) => listIn(schema.getType(typeOfId(id) ?? ''), connection, row);
  const id = parentsOf(connection, row, payload).find((one) => listOf(one) !== undefined);
  const list = id === undefined ? listIn(query, connection, row) : listOf(id);
  const node = query?.getFields()['node'];
  const parent = id === undefined ? undefined : await node?.resolve?.(undefined, { id }, ctx, info);
  if (!list?.resolve || parent === null) return null;
  const defaults = list.args
    .filter(({ defaultValue }) => defaultValue !== undefined)
    .map((arg) => [arg.name, arg.defaultValue]);
  const only = { ...Object.fromEntries(defaults), [ONLY]: rows.map(keyOf) };
  // The field of a list returns a page, or null to those who may not read it.
  const page = (await list.resolve(parent, only, ctx, info)) as Connection<ItemRow> | null;
  return page?.edges ?? null;
}

/** Returns the resolver of an edge, or of several, in the order of the objects of the payload. */
function edgeResolver(
  schema: GraphQLSchema,
  name: string,
  edge: Field,
): NonNullable<Field['resolve']> {
  const connection = getNamedType(edge.type).name.replace(EDGE, '$1Connection');
  const isPlural = isListType(getNullableType(edge.type));
  return async (source, _, ctx, info) => {
    const payload = Object(source);
    const value: unknown = await Reflect.get(payload, name);
    if (value == null) return null;
    const rows: readonly ItemRow[] = isPlural ? Array.from(Object(value)) : [Object(value)];
    const pages = await Promise.all(
      groupsOf(connection, rows).map((group) =>
        edgesOfRows(schema, { connection, payload }, group, [ctx, info]),
      ),
    );
    const edges = new Map(
      pages.flatMap((page) => page ?? []).map((one) => [keyOf(one.node), one] as const),
    );
    const found = rows.flatMap((row) => edges.get(keyOf(row)) ?? []);
    if (!isPlural) return found[0] ?? null;
    return pages.includes(null) ? null : found;
  };
}
