/** An OpenAPI document as JSON: what is in it, looked at carefully, since anybody may have written it. */
import type { Json } from '../content.ts';

/** An object of JSON. */
export interface JsonObject {
  readonly [name: string]: Json;
}

/** An object, or an empty one for anything else. */
export const objectOf = (json: Json | undefined): JsonObject => (isObject(json) ? json : {});

/** Whether it is an object, and no list. */
export const isObject = (json: Json | undefined): json is JsonObject => typeof json === 'object' && json !== null && !Array.isArray(json);

/** A list, or an empty one for anything else. */
export const listOf = (json: Json | undefined): readonly Json[] => (isList(json) ? json : []);

const isList = (json: Json | undefined): json is readonly Json[] => Array.isArray(json);

/** A text; undefined for anything else, and for an empty one. */
export const textOf = (json: Json | undefined): string | undefined => (typeof json === 'string' && json !== '' ? json : undefined);

/** A name as a part of a JSON pointer. */
export const escaped = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');

const unescaped = (part: string): string => decoded(part).replaceAll('~1', '/').replaceAll('~0', '~');

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** What a pointer such as `#/components/schemas/Pet` leads to; undefined where there is nothing. */
export function at(document: Json, pointer: string): Json | undefined {
  let here: Json | undefined = document;
  for (const part of pointer
    .replace(/^#\/?/, '')
    .split('/')
    .filter((one) => one !== '')) {
    const name = unescaped(part);
    here = isList(here) ? here[Number(name)] : isObject(here) && Object.hasOwn(here, name) ? here[name] : undefined;
  }
  return here;
}

/** References that lead to references at most. */
const LONGEST_CHAIN = 20;

/** What something is, or what it refers to within the document; with the reference that led there, if any. */
export function resolved(document: Json, json: Json | undefined): { readonly value: JsonObject; readonly reference: string | undefined } {
  let [here, reference]: [Json | undefined, string | undefined] = [json, undefined];
  for (let step = 0; step < LONGEST_CHAIN; step++) {
    const next = textOf(objectOf(here)['$ref']);
    if (next === undefined) break;
    reference = next;
    here = at(document, next);
  }
  return { value: objectOf(here), reference };
}

/** The methods of operations, in the order in which they are shown. */
const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query'] as const;

/** An operation where it stands. */
export interface Operation {
  /** In capitals. */
  readonly method: string;
  readonly path: string;
  readonly pointer: string;
  readonly value: JsonObject;
  /** Those of its path with its own, which go before; by place and name, each with where it stands. */
  readonly parameters: ReadonlyMap<string, { readonly value: JsonObject; readonly pointer: string }>;
}

/** The operations of a document, in its order. */
export function operationsOf(document: JsonObject): Operation[] {
  return Object.entries(objectOf(document['paths'])).flatMap(([path, item]) => {
    const { value: shared, reference } = resolved(document, item);
    const pointer = reference ?? `#/paths/${escaped(path)}`;
    return methods.flatMap((method): Operation[] => {
      const value = shared[method];
      if (!isObject(value)) return [];
      const own = `${pointer}/${method}`;
      const parameters = new Map([...parametersIn(document, shared['parameters'], pointer), ...parametersIn(document, value['parameters'], own)]);
      return [{ method: method.toUpperCase(), path, pointer: own, value, parameters }];
    });
  });
}

function parametersIn(document: JsonObject, list: Json | undefined, pointer: string): [string, { readonly value: JsonObject; readonly pointer: string }][] {
  return listOf(list).flatMap((json, index) => {
    const { value } = resolved(document, json);
    const [place, name] = [textOf(value['in']), textOf(value['name'])];
    return place === undefined || name === undefined ? [] : [[`${place} ${name}`, { value, pointer: `${pointer}/parameters/${index}` }]];
  });
}

/** The forms of a body by their media types, each with its schema. */
export const formsOf = (content: Json | undefined): ReadonlyMap<string, Json> => new Map(Object.entries(objectOf(content)).map(([type, form]) => [type, objectOf(form)['schema'] ?? true]));
