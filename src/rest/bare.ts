/** Reads the `@bare` directive: on `/v1`, such a `@oneOf` is the value of its member alone. */
import {
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLSchema,
  getNullableType,
  isInputObjectType,
  isListType,
} from 'graphql';
import { directiveOf } from './wire.ts';

/** The two members of a `@bare` input type. */
export interface BareList {
  readonly list: GraphQLInputField;
  readonly other: GraphQLInputField;
}

/**
 * Returns the members of a bare type; undefined for another type.
 * @throws Error for an invalid `@bare`
 */
export function bareListOf(schema: GraphQLSchema, type: GraphQLInputType): BareList | undefined {
  if (!isInputObjectType(type) || directiveOf(schema, 'bare', type) === undefined) return undefined;
  const members = Object.values(type.getFields());
  const isList = ({ type: given }: GraphQLInputField) => isListType(getNullableType(given));
  const [list, other] = [members.find(isList), members.find((member) => !isList(member))];
  if (!type.isOneOf || members.length !== 2 || !list || !other)
    throw new Error(
      `@bare stands on ${type.name}, which is no @oneOf of a list and something else.`,
    );
  return { list, other };
}
