/** Translates problems of the GraphQL input into problems of the `/v1` body. */
import { getNullableType, type GraphQLInputType, isInputObjectType, isListType } from 'graphql';
import type { Problem } from '../domain/errors.ts';
import { clip } from './leaf.ts';
import type { WireFormat } from './wire.ts';

/**
 * Returns a problem of a value of the type with the path in the body instead of the path in the
 * GraphQL input, and with the name of its field in the body.
 */
export function problemInBody<Of extends Problem>(
  wire: WireFormat,
  type: GraphQLInputType,
  problem: Of,
  body: unknown,
): Of {
  const given = problem.path.map(String);
  const path = pathInBody(wire, type, given, body);
  return { ...problem, path, message: renamed(wire, problem.message, given, path) };
}

/**
 * Returns a message with the name of its field in the body. It begins with the last step of the path
 * that is a name, or mentions a field that has another name in bodies.
 */
function renamed(
  wire: WireFormat,
  message: string,
  path: readonly string[],
  inBody: readonly string[],
): string {
  const [given, givenInBody] = [lastNameOf(path), lastNameOf(inBody)];
  const [[name = ''], [nameInBody = '']] = [given, givenInBody];
  if (wire.isRenamed(name, nameInBody))
    return message.replace(new RegExp(`\\b${name}\\b`, 'g'), nameInBody);
  const start = given.join('.');
  return message.startsWith(`${start} `)
    ? givenInBody.join('.') + message.slice(start.length)
    : message;
}

/** Returns the last step of a path that is a name, and the indexes that follow it. */
const lastNameOf = (path: readonly string[]): readonly string[] =>
  path.slice(path.findLastIndex((step) => !/^\d+$/.test(step)));

/**
 * Returns the path in a `/v1` body for a path in the GraphQL input. An item of a keyed list is
 * named by its key, and a tagged object has the path of its parent.
 */
function pathInBody(
  wire: WireFormat,
  type: GraphQLInputType,
  path: readonly string[],
  body: unknown,
): string[] {
  const [first, ...rest] = path;
  if (first === undefined) return [];
  const namedType = getNullableType(type);
  if (isListType(namedType))
    return [first, ...pathInBody(wire, namedType.ofType, rest, memberOf(body, first))];
  const field = isInputObjectType(namedType) ? namedType.getFields()[first] : undefined;
  if (field === undefined) return [...path];
  if (typeof body === 'string' && wire.textField(namedType) === field) return [];
  const name = wire.nameIn(field, body);
  const inner = memberOf(body, name);
  if (wire.taggedType(namedType) || wire.bareType(namedType))
    return pathInBody(wire, field.type, rest, body);
  const keyed = wire.keyedItem(field);
  const key = keyed && isObject(inner) ? Object.keys(inner)[Number(rest[0])] : undefined;
  if (!keyed || key === undefined || !isObject(inner))
    return [name, ...pathInBody(wire, field.type, rest, inner)];
  const below = rest[1] === keyed.by ? [] : pathInBody(wire, keyed.item, rest.slice(1), inner[key]);
  return [name, clip(key), ...below];
}

const memberOf = (body: unknown, name: string): unknown =>
  typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
