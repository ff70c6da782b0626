/** A `@oneOf` as `/v1` spells it where its members tell themselves apart: the value of its member alone. */
import { type GraphQLInputField, type GraphQLInputType, type GraphQLSchema, getNullableType, isInputObjectType, isListType } from 'graphql';
import { directiveOf } from './wire.ts';

/** What the SDL's `@bare` says of a type: the member that is a list, and the other. */
export interface Bare {
  readonly list: GraphQLInputField;
  readonly other: GraphQLInputField;
}

/** The members of a bare type; undefined for another. Throws for a `@bare` where it cannot be. */
export function bareOf(schema: GraphQLSchema, type: GraphQLInputType): Bare | undefined {
  if (!isInputObjectType(type) || directiveOf(schema, 'bare', type) === undefined) return undefined;
  const members = Object.values(type.getFields());
  const isList = ({ type: given }: GraphQLInputField) => isListType(getNullableType(given));
  const [list, other] = [members.find(isList), members.find((member) => !isList(member))];
  if (!type.isOneOf || members.length !== 2 || !list || !other) throw new Error(`@bare stands on ${type.name}, which is no @oneOf of a list and something else.`);
  return { list, other };
}
