/** Converts values of fields to their GraphQL types. */
import { type Json, SOURCE_FIELDS } from '../../domain/content.ts';
import { specOfField } from '../../domain/openapi/expand.ts';
import type {
  NamedValue,
  PageType,
  ReferenceKind,
  ResolversTypes,
} from '../../generated/resolvers.ts';

/** A value with the name of its type. */
type TypedValue = Awaited<ResolversTypes['FieldValue']>;

type JsonObject = Readonly<Record<string, Json>>;

const isObject = (json: Json): json is JsonObject =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

const text = (json: Json | undefined): string | null => (typeof json === 'string' ? json : null);
const number = (json: Json | undefined): number | null => (typeof json === 'number' ? json : null);

/** Returns the parents of the pages of a cycle. */
const parentsOf = (json: JsonObject): TypedValue => ({
  __typename: 'ParentsValue',
  json,
  parents: Object.keys(json)
    .sort()
    .map((pageId) => ({ pageId, parentId: text(json[pageId]) })),
});

/** The types of objects by the name of their field. */
const objects: Readonly<Record<string, (json: JsonObject) => TypedValue>> = {
  cover: (json) => ({
    __typename: 'CoverValue',
    json,
    fileId: text(json['ref']),
    darkFileId: text(json['refDark']),
    yPos: number(json['yPos']),
  }),
  target: (json) => ({
    __typename: 'TargetValue',
    json,
    kind: text(json['kind']) as ReferenceKind, // targets are stored with one of these
    url: text(json['url']),
    pageId: text(json['page']),
    fileId: text(json['file']),
    spaceId: text(json['space']),
    anchor: text(json['anchor']),
  }),
  computed: (json) => ({
    __typename: 'ComputedValue',
    json,
    specId: specOfField(json) ?? null,
  }),
  parent: parentsOf,
  git: (json) => ({
    __typename: 'GitValue',
    json,
    oid: text(json['oid']),
    path: text(json['path']),
  }),
};

/** Returns the value of a field by its name; null for an absent one. */
export function fieldValueOf(name: string, json: Json | undefined): TypedValue | null {
  if (json === undefined || json === null) return null;
  if (typeof json === 'number') return { __typename: 'NumberValue', json, number: json };
  if (typeof json === 'boolean') return { __typename: 'BooleanValue', json, boolean: json };
  if (typeof json === 'string')
    return name === 'parent'
      ? { __typename: 'ParentValue', json, parentPageId: json }
      : { __typename: 'TextValue', json, text: json };
  const ofObject = objects[name];
  return ofObject && isObject(json) ? ofObject(json) : { __typename: 'OtherValue', json };
}

/** Returns the fields of an item that have a value, by name. */
function namedValues(fields: Json | undefined): NamedValue[] {
  if (fields === undefined || !isObject(fields)) return [];
  return Object.keys(fields)
    .filter((name) => !SOURCE_FIELDS.has(name))
    .sort()
    .flatMap((name) => {
      const value = fieldValueOf(name, fields[name]);
      return value ? [{ name, value }] : [];
    });
}

/** Returns a whole page or another whole item, as a conflict shows it; null where it is absent. */
export function wholeValueOf(isPage: boolean, json: Json | undefined): TypedValue | null {
  if (json === undefined || json === null) return null;
  if (!isObject(json)) return { __typename: 'OtherValue', json };
  if (!isPage) return { __typename: 'EntryValue', json, fields: namedValues(json) };
  return {
    __typename: 'PageValue',
    json,
    type: text(json['type']) as PageType, // pages are stored with one of these
    title: text(json['title']),
    parentId: text(json['parent']),
    documentId: text(json['document']),
    fields: namedValues(json['fields']),
  };
}
