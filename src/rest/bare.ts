/** Reads a `@oneOf` that is the value of its member alone on `/v1`. */
import {
  type GraphQLInputField,
  type GraphQLInputObjectType,
  getNullableType,
  GraphQLString,
  isListType,
} from 'graphql';

/** The two members of a bare input type. */
export interface BareType {
  /** The member for lists, or for texts. */
  readonly first: GraphQLInputField;
  /** Returns true for a value of the first member. */
  isFirst(value: unknown): boolean;
  readonly other: GraphQLInputField;
}

const isList = ({ type }: GraphQLInputField): boolean => isListType(getNullableType(type));
const isText = ({ type }: GraphQLInputField): boolean => getNullableType(type) === GraphQLString;

/**
 * Returns the members of a bare type.
 * @throws Error for a type that is not a `@oneOf` of a list or a text and another value
 */
export function bareTypeOf(type: GraphQLInputObjectType): BareType {
  const members = Object.values(type.getFields());
  const first = members.find(isList) ?? members.find(isText);
  const other = members.find((member) => member !== first);
  if (!type.isOneOf || members.length !== 2 || !first || !other || isList(other))
    throw new Error(
      `${type.name} is not a @oneOf of a list or a text and another value, so it has no bare form.`,
    );
  const isFirst = isList(first)
    ? (value: unknown) => Array.isArray(value)
    : (value: unknown) => typeof value === 'string';
  return { first, isFirst, other };
}
