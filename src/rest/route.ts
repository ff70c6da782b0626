/** Defines the entries of the route table and the functions that create them. */
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { DocumentNode } from 'graphql';
import { notFound } from '../domain/errors.ts';

type RouteLine = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /v1/${string}`;

/** The deprecation of a route that still works. */
interface Deprecation {
  /** Date of the deprecation, for example `2026-11-01`. */
  readonly since: string;
  /** Path template of the replacement, with the same parameters. */
  readonly successor: string;
}

/** A route: a method and a path that execute an operation. */
export interface Route {
  readonly method: string;
  /** Path template with parameters in braces. */
  readonly path: string;
  /**
   * True if the last parameter, `{name*}` in the table, matches the rest of the path with its
   * slashes.
   */
  readonly openEnd: boolean;
  /** The tag in OpenAPI. */
  readonly family: string;
  readonly deprecated?: Deprecation | undefined;
  readonly document: DocumentNode;
  /** Status of a successful response. */
  readonly status: number;
  // A method and not a property: parameters of methods are bivariant, so that routes with different
  // documents fit in one table without a cast.
  /** Returns the part of the data that is sent; without it the response has no body. */
  body?(data: unknown): unknown;
  // A method, as above.
  /**
   * Returns what a DELETE deleted, null if there was nothing; absent if both are answered alike.
   */
  deleted?(data: unknown): unknown;
  /**
   * Template of the Location header, with parameters of the path or fields of the body in braces.
   */
  readonly location?: string | undefined;
  /** The field of the body that contains the URL to redirect to. */
  readonly redirect?: string | undefined;
  /** The query that follows a mutation and returns the response. */
  readonly next?: Next | undefined;
  /** Description for OpenAPI, where that of the GraphQL field is about something else. */
  readonly description?: string | undefined;
  /** The query parameters whose values stand for values of several variables, by their names. */
  readonly choices: Readonly<Record<string, Choice>>;
  /** True for a route that is not in the contract. */
  readonly addition: boolean;
  /**
   * The query parameters with which a site visitor identifies; undefined for a route that visitors
   * may not use. Caches must revalidate its public responses.
   */
  readonly visitorParameters?: readonly string[] | undefined;
  /** Fields that published clients send and this API does not have. They are not read. */
  readonly ignoredFields: readonly string[];
  /** Maximum size of a JSON body in bytes. */
  readonly bodyLimit: number;
  /** The form with a file that the route accepts; undefined for JSON only. */
  readonly upload?: Upload | undefined;
}

/** The values of a query parameter that has no enum of its own in GraphQL. */
export interface Choice {
  /** Description for OpenAPI. */
  readonly description: string;
  /** The value of an absent parameter; undefined if it sets no variable. */
  readonly default?: string;
  /** The values of the parameter with the variables that they set. */
  readonly values: Readonly<Record<string, object>>;
}

/** A query that follows a mutation. */
export interface Next {
  readonly document: DocumentNode;
  // A method, as above.
  /** Returns the variables from the data of the mutation. */
  variables(data: unknown): object;
}

/** The form of an upload route. */
export interface Upload {
  /** Name of the form field with the file. */
  readonly field: string;
  /** Maximum size of the form in bytes. */
  readonly limit: number;
}

/** Body fields of upload routes that only the server sets, from a form. */
export const hiddenFields: readonly string[] = ['upload'];

/** The data of a document without errors. A null root field was answered with 404. */
type Found<Data> = { readonly [Field in keyof Data]: NonNullable<Data[Field]> };

interface RouteOptions<Data, Variables> {
  /** By default 200 with a body, 204 without. */
  readonly status?: number;
  /**
   * Picks, wraps, merges or nests the data, and never computes. If a GET returns null, the response
   * is 404.
   */
  readonly body?: (data: Found<Data>) => unknown;
  /**
   * Picks the id of what a DELETE deleted, or null. The status is then 204 if there was nothing to
   * delete.
   */
  readonly deleted?: (data: Found<Data>) => unknown;
  readonly location?: string;
  /** The field of the body with the URL to redirect to; the status is then 302. */
  readonly redirect?: string;
  /** Description for OpenAPI; by default that of the GraphQL field. */
  readonly description?: string;
  /** Query parameters whose values stand for values of variables; none by default. */
  readonly choices?: { readonly [Name in keyof Variables & string]?: ChoiceOf<Variables> };
  readonly addition?: true;
  /**
   * The query parameters with which a site visitor can identify, on a route that visitors may use.
   */
  readonly visitorParameters?: readonly (keyof Variables & string)[];
  /** Fields that published clients send and this API does not have; none by default. */
  readonly ignoredFields?: readonly string[];
  readonly deprecated?: Deprecation;
  /** Maximum size of a JSON body in bytes; 1 MiB by default. */
  readonly bodyLimit?: number;
  /**
   * Name of the form field with the file. The body is then `{ name, contentType, upload }`, and
   * JSON bodies cannot contain `upload`.
   */
  readonly upload?: string;
  /** Maximum size of the form in bytes; 100 MiB by default. */
  readonly uploadLimit?: number;
}

/** A choice whose values set variables of a document. */
interface ChoiceOf<Variables> extends Choice {
  readonly values: Readonly<Record<string, Partial<Variables>>>;
}

const MAX_JSON_BYTES = 1024 * 1024;
/** Maximum bytes of an uploaded file. */
export const MAX_UPLOAD_BYTES = 100 * 1024 * 1024;

function split(line: RouteLine): { method: string; path: string; openEnd: boolean } {
  const space = line.indexOf(' ');
  const openEnd = line.endsWith('*}');
  const path = line.slice(space + 1);
  return {
    method: line.slice(0, space),
    path: openEnd ? path.replace(/\*\}$/, '}') : path,
    openEnd,
  };
}

/** Returns a route that executes a document; the type of `body` depends on its selection. */
export const route = <Data, Variables>(
  line: RouteLine,
  document: TypedDocumentNode<Data, Variables>,
  options: RouteOptions<Data, Variables> = {},
): Route => operationRoute(line, document, options);

/**
 * Returns a route that executes a mutation and then a query, whose data is sent. The query can wait
 * for an import that the mutation started.
 */
export const routeThen = <Data, Variables, NextData, NextVariables extends object>(
  line: RouteLine,
  document: TypedDocumentNode<Data, Variables>,
  next: {
    readonly document: TypedDocumentNode<NextData, NextVariables>;
    readonly variables: (data: Found<Data>) => NextVariables;
  },
  options: RouteOptions<NextData, NextVariables>,
): Route => ({ ...operationRoute(line, next.document, options), document, next });

function operationRoute<Data, Variables>(
  line: RouteLine,
  document: TypedDocumentNode<Data, Variables>,
  options: RouteOptions<Data, Variables>,
): Route {
  const {
    body,
    deleted,
    location,
    redirect,
    description,
    choices = {},
    deprecated,
    addition = false,
    visitorParameters,
    ignoredFields = [],
    bodyLimit = MAX_JSON_BYTES,
    uploadLimit = MAX_UPLOAD_BYTES,
  } = options;
  const status = options.status ?? (redirect !== undefined ? 302 : body ? 200 : 204);
  const upload =
    options.upload === undefined ? undefined : { field: options.upload, limit: uploadLimit };
  return {
    ...split(line),
    family: '',
    document,
    status,
    location,
    redirect,
    description,
    choices,
    deprecated,
    addition,
    visitorParameters,
    ignoredFields,
    bodyLimit,
    upload,
    ...(body && { body }),
    ...(deleted && { deleted }),
  };
}

/** Returns the routes with a tag for OpenAPI. */
export const family = (name: string, routes: readonly Route[]): Route[] =>
  routes.map((one) => ({ ...one, family: name }));

/**
 * A connection that was selected with `count: totalCount pageInfo { hasNextPage endCursor } items:
 * nodes { … }`.
 */
export interface ListOptions {
  readonly count: number;
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  readonly items: readonly unknown[];
}

/** A list in the form of `/v1`. A class, so that OpenAPI can distinguish it from other objects. */
export class ListBody {
  /** Absent on the last page. */
  readonly next: { readonly page: string | null } | undefined;
  readonly count: number;
  readonly items: readonly unknown[];

  constructor({ count, pageInfo, items }: ListOptions, more: object) {
    this.next = pageInfo.hasNextPage ? { page: pageInfo.endCursor } : undefined;
    this.count = count;
    this.items = items;
    Object.assign(this, more);
  }
}

/**
 * Returns a connection as a list of `/v1`, with additional fields. A connection that is null for its
 * error never gets here: the error is the response.
 * @throws NOT_FOUND for a connection that is null without an error
 */
export const list = (connection: ListOptions | null, more: object = {}): ListBody =>
  new ListBody(found(connection), more);

/**
 * Returns results of a search, with the reasons for which there are none, and the corrected query
 * that they are of.
 */
export const searchList = (
  connection:
    | (ListOptions & { readonly problems?: unknown; readonly searchedFor?: unknown })
    | null,
): ListBody =>
  list(connection, {
    problems: connection?.problems,
    searchedFor: connection?.searchedFor,
  });

/**
 * Returns an object of the data that can be missing.
 * @throws NOT_FOUND for one that is null without an error
 */
export function found<Value extends object | string>(value: Value | null): Value {
  if (!value) throw notFound();
  return value;
}

/** The names of an item's fields with a certain type. */
type FieldsOf<Item, Value> = {
  [Name in keyof Item]-?: Item[Name] extends Value ? Name : never;
}[keyof Item] &
  string;

/** The fields that connect the items of a tree. */
interface TreeFields<Item> {
  /** The field with the id of an item. */
  readonly id: FieldsOf<Item, string>;
  /** The field with the id of an item's parent; it is not sent. */
  readonly parent: FieldsOf<Item, string | null | undefined>;
  /** The field in which the children of an item are sent. */
  readonly into: string;
}

/**
 * A flat list that is serialized as a tree. A class, so that OpenAPI can distinguish it from other
 * objects.
 */
export class TreeBody {
  readonly items: readonly object[];
  readonly treeFields: { readonly id: string; readonly parent: string; readonly into: string };

  constructor(
    items: readonly object[],
    treeFields: { readonly id: string; readonly parent: string; readonly into: string },
  ) {
    this.items = items;
    this.treeFields = treeFields;
  }

  toJSON(): readonly object[] {
    const { id, parent, into } = this.treeFields;
    const roots: object[] = [];
    const children = new Map<unknown, object[]>();
    for (const item of this.items) children.set(Reflect.get(item, id), []);
    for (const item of this.items) {
      // GraphQL returns plain objects
      const given = item as Readonly<Record<string, unknown>>;
      // an undefined field is not sent, and takes less time than a copy without the field
      const own = { ...given, [parent]: undefined, [into]: children.get(given[id]) };
      (children.get(given[parent]) ?? roots).push(own);
    }
    return roots;
  }
}

/**
 * A list of texts that is always empty: a field of published clients for which Lectern has no items.
 * A class, so that OpenAPI can distinguish it from other objects.
 */
export class EmptyList {
  toJSON(): readonly string[] {
    return [];
  }
}

/**
 * A list that is serialized as an object, with one field of each item as key and another as value.
 * A class, so that OpenAPI can distinguish it from other objects.
 */
export class KeyedBody {
  readonly items: readonly object[];
  readonly by: string;
  readonly value: string;

  constructor(items: readonly object[], by: string, value: string) {
    this.items = items;
    this.by = by;
    this.value = value;
  }

  toJSON(): object {
    return Object.fromEntries(
      this.items.map((item) => [String(Reflect.get(item, this.by)), Reflect.get(item, this.value)]),
    );
  }
}

/** Returns a list as an object, from the field `by` to the field `value` of each item. */
export const keyed = <Item extends object>(
  items: readonly Item[],
  by: FieldsOf<Item, string>,
  value: keyof Item & string,
): KeyedBody => new KeyedBody(items, by, value);

/** Returns a flat list as a tree. Items without a parent in the list are roots. */
export const nested = <Item extends object>(
  items: readonly Item[],
  treeFields: TreeFields<Item>,
): TreeBody => new TreeBody(items, treeFields);
