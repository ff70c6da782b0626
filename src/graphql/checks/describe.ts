/** Adds the limits of arguments and input fields to their descriptions. */
import {
  type GraphQLArgument,
  GraphQLFloat,
  type GraphQLInputField,
  type GraphQLInputType,
  GraphQLInt,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isInputObjectType,
  isIntrospectionType,
  isListType,
  isObjectType,
} from 'graphql';
import { formats } from '../formats.ts';
import { type Limit, limitOf, rangeText } from './limit.ts';

/**
 * Returns a limit as a phrase for people, such as `1 to 64 characters`; empty when it has nothing
 * readable.
 */
export function limitText(limit: Limit, type: GraphQLInputType): string {
  const named = getNamedType(type);
  const isNumber = named === GraphQLInt || named === GraphQLFloat;
  const isList = isListType(getNullableType(type));
  const parts: string[] = [];
  if (limit.items !== undefined) parts.push(`at most ${limit.items} items`);
  if (limit.min !== undefined || limit.max !== undefined)
    parts.push(`${isList ? 'each ' : ''}${rangeText(limit)}${isNumber ? '' : ' characters'}`);
  if (limit.format !== undefined) parts.push(formats[limit.format].name);
  const text = parts.join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * Appends each `@limit` to the description of its argument or input field, unless the numbers are
 * there already.
 */
export function describeLimits(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (isIntrospectionType(type)) continue;
    if (isInputObjectType(type))
      for (const field of Object.values(type.getFields())) describe(field);
    if (isObjectType(type))
      for (const field of Object.values(type.getFields()))
        for (const arg of field.args) describe(arg);
  }
}

function describe(input: GraphQLArgument | GraphQLInputField): void {
  const limit = limitOf(input);
  if (limit === undefined) return;
  const description = input.description ?? '';
  const numbers = new Set(description.replaceAll(/(\d)[, ](?=\d{3})/g, '$1').match(/\d+/g));
  const undocumented: Limit = {
    ...(limit.items !== undefined && !numbers.has(String(limit.items)) && { items: limit.items }),
    ...(limit.max !== undefined &&
      !numbers.has(String(limit.max)) && { min: limit.min, max: limit.max }),
    ...(limit.format !== undefined &&
      !/address|domain/i.test(description) && { format: limit.format }),
  };
  const text = limitText(undocumented, input.type);
  if (text !== '') input.description = `${description} ${text}.`.trim();
}
