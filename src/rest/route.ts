/** What a line of the route table says, and the few words to say it with. */
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { DocumentNode } from 'graphql';

type Line = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /v1/${string}`;

/** That a route still works and should be used no more. */
interface Deprecation {
  /** The day from which on that was so, as `2026-11-01`. */
  readonly since: string;
  /** Path of what to use instead, with the same names in braces. */
  readonly successor: string;
}

/** A line of the table: an address that runs an operation. */
export interface Route {
  readonly method: string;
  /** Path with the names of its parameters in braces. */
  readonly path: string;
  /** Whether its last parameter, written `{name*}` in the table, is the rest of the path, whatever slashes are in it. */
  readonly openEnd: boolean;
  /** The group it is shown in. */
  readonly family: string;
  readonly deprecated?: Deprecation | undefined;
  readonly document: DocumentNode;
  /** Status of success. */
  readonly status: number;
  // A method and not a property: a method's parameter may be narrower, so that routes over different documents fit in one table without a cast.
  /** The part of the answer that is sent; without it nothing is sent. */
  body?(data: unknown): unknown;
  /** Path of what was made: names in braces are of the path's parameters or of the body's fields. */
  readonly location?: string | undefined;
  /** Name of the body's field that is the address where what is asked for lies: the answer leads there. */
  readonly redirect?: string | undefined;
  /** What is run after the document, and answered. */
  readonly next?: Next | undefined;
  /** What it does, where the SDL's words for its field are about something else. */
  readonly description?: string | undefined;
  /** Whether it is an addition and not in the contract. */
  readonly addition: boolean;
  /** Whether visitors of a site read it too: what anybody gets may be kept by caches, which ask each time whether it is still so. */
  readonly visited: boolean;
  /** Largest JSON body in bytes. */
  readonly bodyLimit: number;
  /** What it takes as `multipart/form-data`; undefined for JSON alone. */
  readonly upload?: Upload | undefined;
}

/** A query that follows a mutation. */
export interface Next {
  readonly document: DocumentNode;
  // A method, as above.
  /** Its variables, of what the mutation answered. */
  variables(data: unknown): object;
}

/** How a route takes a file. */
export interface Upload {
  /** Name of the form's field that is the file. */
  readonly field: string;
  /** Largest form in bytes. */
  readonly limit: number;
}

/** What only this program may say in the body of a route that takes files: where the bytes of a form lie. */
export const hiddenFields: readonly string[] = ['staged'];

/** The answer of a document without errors: a root field that is null has been answered with 404 by then. */
type Found<Data> = { readonly [Field in keyof Data]: NonNullable<Data[Field]> };

interface RouteOptions<Data> {
  /** 200 with a body, 204 without, unless said. */
  readonly status?: number;
  /** Picks, wraps, merges and nests what is sent; never computes. What a GET picks and is not there is 404. */
  readonly body?: (data: Found<Data>) => unknown;
  readonly location?: string;
  /** Name of the body's field that is the address where what is asked for lies; the status is then 302. */
  readonly redirect?: string;
  /** What it does, for OpenAPI; what the SDL says of its field unless given. */
  readonly description?: string;
  readonly addition?: true;
  /** Whether visitors of a site read it too, with `shareKey`, `jwt_token` or nothing. */
  readonly visited?: true;
  readonly deprecated?: Deprecation;
  /** Largest JSON body in bytes; 1 MiB unless said. */
  readonly bodyLimit?: number;
  /** Name of the form's field that is a file: the body is then `{ name, contentType, staged }`, where JSON cannot say `staged`. */
  readonly upload?: string;
  /** Largest form in bytes; 100 MiB unless said. */
  readonly uploadLimit?: number;
}

const JSON_LIMIT = 1024 * 1024;
const UPLOAD_LIMIT = 100 * 1024 * 1024;

function split(line: Line): { method: string; path: string; openEnd: boolean } {
  const space = line.indexOf(' ');
  const openEnd = line.endsWith('*}');
  const path = line.slice(space + 1);
  return { method: line.slice(0, space), path: openEnd ? path.replace(/\*\}$/, '}') : path, openEnd };
}

/** A route that runs this document; `body` is checked against what the document selects. */
export const route = <Data, Variables>(line: Line, document: TypedDocumentNode<Data, Variables>, options: RouteOptions<Data> = {}): Route => operationRoute(line, document, options);

/** A route that runs a mutation, and then a query of what that made, whose answer is sent: it may wait for it. */
export const routeThen = <Data, Variables, NextData, NextVariables extends object>(
  line: Line,
  document: TypedDocumentNode<Data, Variables>,
  next: { readonly document: TypedDocumentNode<NextData, NextVariables>; readonly variables: (data: Found<Data>) => NextVariables },
  options: RouteOptions<NextData>,
): Route => ({ ...operationRoute(line, next.document, options), document, next });

function operationRoute<Data, Variables>(line: Line, document: TypedDocumentNode<Data, Variables>, options: RouteOptions<Data>): Route {
  const { body, location, redirect, description, deprecated, addition = false, visited = false, bodyLimit = JSON_LIMIT, uploadLimit = UPLOAD_LIMIT } = options;
  const status = options.status ?? (redirect !== undefined ? 302 : body ? 200 : 204);
  const upload = options.upload === undefined ? undefined : { field: options.upload, limit: uploadLimit };
  return { ...split(line), family: '', document, status, location, redirect, description, deprecated, addition, visited, bodyLimit, upload, ...(body && { body }) };
}

/** Routes that are shown together. */
export const family = (name: string, routes: readonly Route[]): Route[] => routes.map((one) => ({ ...one, family: name }));

/** A page of a connection, selected as `count: totalCount pageInfo { hasNextPage endCursor } items: nodes { … }`. */
export interface Listed {
  readonly count: number;
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  readonly items: readonly unknown[];
}

/** A list as `/v1` sends it. A class, so that OpenAPI can tell it from other objects. */
export class ListBody {
  /** Absent on the last page. */
  readonly next: { readonly page: string | null } | undefined;
  readonly count: number;
  readonly items: readonly unknown[];

  constructor({ count, pageInfo, items }: Listed, more: object) {
    this.next = pageInfo.hasNextPage ? { page: pageInfo.endCursor } : undefined;
    this.count = count;
    this.items = items;
    Object.assign(this, more);
  }
}

/** A connection as the list that `/v1` sends, with more beside its items where there is more. */
export const list = (connection: Listed, more: object = {}): ListBody => new ListBody(connection, more);

/** Names of the fields of an item that are of this type. */
type FieldsOf<Item, Value> = { [Name in keyof Item]-?: Item[Name] extends Value ? Name : never }[keyof Item] & string;

/** How the items of a flat list belong together. */
interface Places<Item> {
  /** The field that names an item. */
  readonly id: FieldsOf<Item, string>;
  /** The field that names an item's parent; it is not sent. */
  readonly parent: FieldsOf<Item, string | null | undefined>;
  /** The field that an item's children are sent in. */
  readonly into: string;
}

/** A flat list as the tree that `/v1` sends, made when it becomes JSON. A class, so that OpenAPI can tell it from other objects. */
export class TreeBody {
  readonly items: readonly object[];
  readonly places: { readonly id: string; readonly parent: string; readonly into: string };

  constructor(items: readonly object[], places: { readonly id: string; readonly parent: string; readonly into: string }) {
    this.items = items;
    this.places = places;
  }

  toJSON(): readonly object[] {
    const { id, parent, into } = this.places;
    const roots: object[] = [];
    const children = new Map<unknown, object[]>();
    for (const item of this.items) children.set(Reflect.get(item, id), []);
    for (const item of this.items) {
      const { [parent]: above, ...own } = item as Readonly<Record<string, unknown>>; // what GraphQL answers are plain objects
      const siblings = children.get(above) ?? roots;
      siblings.push({ ...own, [into]: children.get(own[id]) });
    }
    return roots;
  }
}

/** A list as the object that `/v1` sends: of each item one field, under the name that another gives. A class, so that OpenAPI can tell it from other objects. */
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
    return Object.fromEntries(this.items.map((item) => [String(Reflect.get(item, this.by)), Reflect.get(item, this.value)]));
  }
}

/** A list as an object: of each item the field `value`, under the name that the field `by` gives. */
export const keyed = <Item extends object>(items: readonly Item[], by: FieldsOf<Item, string>, value: keyof Item & string): KeyedBody => new KeyedBody(items, by, value);

/** A flat list, in the order in which a tree is read, as that tree: who has no parent in the list is a root. */
export const nested = <Item extends object>(items: readonly Item[], places: Places<Item>): TreeBody => new TreeBody(items, places);
