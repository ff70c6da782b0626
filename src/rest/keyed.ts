/** Reads a list of objects that is one object on `/v1`, keyed by a field of its items. */
import {
  type GraphQLInputField,
  type GraphQLInputObjectType,
  getNullableType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';

/** The item of a keyed list. */
export interface KeyedItem {
  readonly item: GraphQLInputObjectType;
  /** The field of the item whose values are the keys. */
  readonly by: string;
}

/**
 * Returns the item of a list that is keyed with the field `by`.
 * @throws Error for a field that is not a list of objects with such a field
 */
export function keyedItemOf(field: GraphQLInputField, by: string): KeyedItem {
  const list = getNullableType(field.type);
  const item = isListType(list) ? getNullableType(list.ofType) : undefined;
  const key = isInputObjectType(item) ? item.getFields()[by] : undefined;
  if (!isInputObjectType(item) || !key || !isNonNullType(key.type))
    throw new Error(`${field.name} is not a list of objects that need a field ${by}.`);
  return { item, by };
}
