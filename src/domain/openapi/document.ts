/** Reads OpenAPI documents as untrusted JSON. */
import type { Json } from '../content.ts';

/** A JSON object. */
export interface JsonObject {
  readonly [name: string]: Json;
}

/** Returns a value that is an object, else an empty object. */
export const objectOf = (json: Json | undefined): JsonObject => (isObject(json) ? json : {});

/** Returns whether a value is an object and not a list. */
export const isObject = (json: Json | undefined): json is JsonObject =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

/** Returns a value that is a list, else an empty list. */
export const listOf = (json: Json | undefined): readonly Json[] => (isList(json) ? json : []);

const isList = (json: Json | undefined): json is readonly Json[] => Array.isArray(json);

/** Returns a value that is a non-empty string, else undefined. */
export const textOf = (json: Json | undefined): string | undefined =>
  typeof json === 'string' && json !== '' ? json : undefined;

/** Escapes a name as a segment of a JSON pointer. */
export const escaped = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');

const unescaped = (part: string): string =>
  decoded(part).replaceAll('~1', '/').replaceAll('~0', '~');

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Returns the value at a JSON pointer such as `#/components/schemas/Pet`; undefined for none. */
export function valueAt(document: Json, pointer: string): Json | undefined {
  let current: Json | undefined = document;
  for (const part of pointer
    .replace(/^#\/?/, '')
    .split('/')
    .filter((one) => one !== '')) {
    const name = unescaped(part);
    current = isList(current)
      ? current[Number(name)]
      : isObject(current) && Object.hasOwn(current, name)
        ? current[name]
        : undefined;
  }
  return current;
}

/** The maximum length of a chain of references. */
const MAX_CHAIN_COUNT = 20;

/** Returns the object that a value is or refers to, with the last reference that was followed. */
export function resolved(
  document: Json,
  json: Json | undefined,
): { readonly value: JsonObject; readonly reference: string | undefined } {
  let [current, reference]: [Json | undefined, string | undefined] = [json, undefined];
  for (let step = 0; step < MAX_CHAIN_COUNT; step++) {
    const next = textOf(objectOf(current)['$ref']);
    if (next === undefined) break;
    // an example whose file is missing refers to another document
    if (!next.startsWith('#')) return { value: {}, reference };
    reference = next;
    current = valueAt(document, next);
  }
  return { value: objectOf(current), reference };
}

/** The methods of operations, in display order. */
const methods = [
  'get',
  'put',
  'post',
  'delete',
  'options',
  'head',
  'patch',
  'trace',
  'query',
] as const;

/** An operation with its location in the document. */
export interface Operation {
  /** In upper case. */
  readonly method: string;
  readonly path: string;
  readonly pointer: string;
  readonly value: JsonObject;
  /**
   * The parameters of the operation and its path by location and name; those of the operation take
   * precedence.
   */
  readonly parameters: ReadonlyMap<
    string,
    { readonly value: JsonObject; readonly pointer: string }
  >;
}

/** Returns the operations of a document, in order. */
export function operationsOf(document: JsonObject): Operation[] {
  return Object.entries(objectOf(document['paths'])).flatMap(([path, item]) => {
    const { value: shared, reference } = resolved(document, item);
    const pointer = reference ?? `#/paths/${escaped(path)}`;
    return methods.flatMap((method): Operation[] => {
      const value = shared[method];
      if (!isObject(value)) return [];
      const operationPointer = `${pointer}/${method}`;
      const parameters = new Map([
        ...parametersIn(document, shared['parameters'], pointer),
        ...parametersIn(document, value['parameters'], operationPointer),
      ]);
      return [{ method: method.toUpperCase(), path, pointer: operationPointer, value, parameters }];
    });
  });
}

function parametersIn(
  document: JsonObject,
  list: Json | undefined,
  pointer: string,
): [string, { readonly value: JsonObject; readonly pointer: string }][] {
  return listOf(list).flatMap((json, index) => {
    const { value } = resolved(document, json);
    const [location, name] = [textOf(value['in']), textOf(value['name'])];
    return location === undefined || name === undefined
      ? []
      : [[`${location} ${name}`, { value, pointer: `${pointer}/parameters/${index}` }]];
  });
}

/** Returns the schemas of a body by media type. */
export const schemasByMediaType = (content: Json | undefined): ReadonlyMap<string, Json> =>
  new Map(
    Object.entries(objectOf(content)).map(([type, form]) => [
      type,
      objectOf(form)['schema'] ?? true,
    ]),
  );
