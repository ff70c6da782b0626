/**
 * Reads a `@oneOf` that is the object of its member on `/v1`, with a field that names the member.
 */
import { type GraphQLInputObjectType, getNullableType, isInputObjectType } from 'graphql';

/** A tagged input type. */
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
 * Returns how a type is tagged with the field `by`.
 * @throws Error for a type that is not a `@oneOf` of objects without such a field
 */
export function taggedTypeOf(type: GraphQLInputObjectType, by: string): TaggedType {
  if (!type.isOneOf) throw new Error(`${type.name} is not a @oneOf, so it cannot be tagged.`);
  const members = Object.values(type.getFields()).map(({ name, type: given }) => {
    const member = getNullableType(given);
    if (!isInputObjectType(member))
      throw new Error(`${type.name}.${name} is not an object, so it cannot be tagged.`);
    if (Object.hasOwn(member.getFields(), by))
      throw new Error(`${member.name} has a field ${by} of its own.`);
    return [snake(name), { name, type: member }] as const;
  });
  return { by, members: new Map(members) };
}
