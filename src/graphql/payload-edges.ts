/**
 * Adds to the payloads of mutations that create an object its edge in the list of its parent, such
 * as `teamEdge`, so that a cache can insert it.
 */
import {
  type DocumentNode,
  getNamedType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  isInputObjectType,
  isObjectType,
  Kind,
  type ObjectTypeDefinitionNode,
  parse,
  type TypeNode,
} from 'graphql';
import type { Context } from '../context.ts';
import { type Connection, ONLY } from '../data/connection.ts';
import type { ConnectionType } from './sdl.ts';

type Field = GraphQLField<unknown, Context>;

/** The key of the parent's id in a payload. */
const PARENT = Symbol('parent');

const EDGE = /^(\w+)Edge$/;

const nameOf = (type: TypeNode): string =>
  type.kind === Kind.NAMED_TYPE ? type.name.value : nameOf(type.type);

/** Returns the payloads of `create…` mutations in SDL. */
const payloadsIn = ({ definitions }: DocumentNode): ObjectTypeDefinitionNode[] =>
  definitions.filter(
    (it) => it.kind === Kind.OBJECT_TYPE_DEFINITION && /^Create\w+Payload$/.test(it.name.value),
  ) as ObjectTypeDefinitionNode[]; // a filter does not narrow

/** Returns SDL texts with an edge in each payload whose object is an item of lists. */
export function withPayloadEdges(
  texts: readonly string[],
  connections: readonly ConnectionType[],
): string[] {
  const names = new Map(connections.map(({ node, name }) => [node, name]));
  return texts.map((text) => {
    let start = 0;
    const parts: string[] = [];
    for (const { fields = [], loc } of payloadsIn(parse(text))) {
      const field = fields.find(({ type }) => names.has(nameOf(type)));
      if (!field || !loc) continue;
      const name = names.get(nameOf(field.type)) ?? '';
      parts.push(
        text.slice(start, loc.end - 1),
        `  """
  The edge of \`${field.name.value}\` in the list of its parent, which the input names, in the default
  order; null if that list does not have it.
  """
  ${field.name.value}Edge: ${name}Edge\n`,
      );
      start = loc.end - 1;
    }
    return [...parts, text.slice(start)].join('');
  });
}

/** Resolves the edges in payloads. */
export function resolvePayloadEdges(schema: GraphQLSchema): GraphQLSchema {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const payload = getNamedType(field.type);
    const edge = isObjectType(payload)
      ? Object.values(payload.getFields()).find(({ type }) => getNamedType(type).name.match(EDGE))
      : undefined;
    if (!edge) continue;
    keepParent(field);
    edge.resolve = edgeResolver(schema, edge);
  }
  return schema;
}

/** Makes a mutation keep the id that its input requires first, that of the parent. */
function keepParent(field: Field): void {
  const { resolve } = field;
  const [argument] = field.args;
  const input = argument && getNamedType(argument.type);
  const parent = isInputObjectType(input)
    ? Object.values(input.getFields()).find(({ type }) => String(type) === 'ID!')
    : undefined;
  if (!resolve || !parent) return;
  field.resolve = async (source, args, ctx, info) => {
    const payload: unknown = await resolve(source, args, ctx, info);
    return { ...Object(payload), [PARENT]: Object(args.input)[parent.name] };
  };
}

/** Returns the resolver of an edge: it reads the page of the parent's list that has only this item. */
function edgeResolver(schema: GraphQLSchema, edge: Field): NonNullable<Field['resolve']> {
  const name = edge.name.replace(EDGE, '$1');
  const connection = getNamedType(edge.type).name.replace(EDGE, '$1Connection');
  const listIn = (type: GraphQLObjectType | undefined | null): Field | undefined =>
    Object.values(type?.getFields() ?? {}).find(
      (field) => getNamedType(field.type).name === connection,
    );
  return async (source, _, ctx, info) => {
    const id: unknown = Object(await Reflect.get(Object(source), name)).id;
    const parentId: unknown = Reflect.get(Object(source), PARENT);
    const query = schema.getQueryType();
    const parent =
      typeof parentId === 'string'
        ? await query?.getFields()['node']?.resolve?.(undefined, { id: parentId }, ctx, info)
        : undefined;
    const type = parent ? schema.getType(Object(parent).__typename) : query;
    const list = isObjectType(type) ? listIn(type) : undefined;
    if (typeof id !== 'string' || !list?.resolve) return null;
    const defaults = list.args
      .filter(({ defaultValue }) => defaultValue !== undefined)
      .map((arg) => [arg.name, arg.defaultValue]);
    const page = await list.resolve(
      parent,
      { ...Object.fromEntries(defaults), [ONLY]: id },
      ctx,
      info,
    );
    // The field of a list returns a page, or null to those who may not read it.
    const edges = (page as Connection<{ readonly id: string }> | null)?.edges ?? [];
    return edges.find(({ node }) => node.id === id) ?? null;
  };
}
