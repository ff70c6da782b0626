/**
 * Reads the `@tagged` directive: on `/v1`, such a `@oneOf` is the object of its member with a field
 * that names the member.
 */
import {
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLSchema,
  getNullableType,
  isInputObjectType,
} from 'graphql';
import { directiveOf } from './wire.ts';

/** The arguments of a `@tagged` input type. */
export interface TaggedType {
  /** The field that names the member. */
  readonly by: string;
  /** The members by their names on `/v1`. */
  readonly members: ReadonlyMap<
    string,
    { readonly name: string; readonly type: GraphQLInputObjectType }
  >;
}

/** Converts `insertPage` to `insert_page`. */
const snake = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/**
 * Returns how a type is tagged; undefined for an untagged one.
 * @throws Error for an invalid `@tagged`
 */
export function taggedTypeOf(
  schema: GraphQLSchema,
  type: GraphQLInputType,
): TaggedType | undefined {
  const by = isInputObjectType(type) ? directiveOf(schema, 'tagged', type)?.['by'] : undefined;
  if (!isInputObjectType(type) || typeof by !== 'string') return undefined;
  if (!type.isOneOf) throw new Error(`@tagged stands on ${type.name}, which is no @oneOf.`);
  const members = Object.values(type.getFields()).map(({ name, type: given }) => {
    const member = getNullableType(given);
    if (!isInputObjectType(member))
      throw new Error(`${type.name}.${name} is no object, and so cannot be tagged.`);
    if (Object.hasOwn(member.getFields(), by))
      throw new Error(`${member.name} has a field ${by} of its own.`);
    return [snake(name), { name, type: member }] as const;
  });
  return { by, members: new Map(members) };
}
