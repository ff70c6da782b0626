/** Reads a `@oneOf` that is the value of its member alone on `/v1`. */
import {
  type GraphQLInputField,
  type GraphQLInputObjectType,
  getNullableType,
  isListType,
} from 'graphql';

/** The two members of a bare input type. */
export interface BareList {
  readonly list: GraphQLInputField;
  readonly other: GraphQLInputField;
}

/**
 * Returns the members of a bare type.
 * @throws Error for a type that is not a `@oneOf` of a list and another value
 */
export function bareListOf(type: GraphQLInputObjectType): BareList {
  const members = Object.values(type.getFields());
  const isList = ({ type: given }: GraphQLInputField) => isListType(getNullableType(given));
  const [list, other] = [members.find(isList), members.find((member) => !isList(member))];
  if (!type.isOneOf || members.length !== 2 || !list || !other)
    throw new Error(
      `${type.name} is not a @oneOf of a list and another value, so it has no bare form.`,
    );
  return { list, other };
}
