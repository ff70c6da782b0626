/** What a line of the route table says, and the few words to say it with. */
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { DocumentNode } from 'graphql';

type Line = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /v1/${string}`;

/** That a route still works and should be used no more. */
export interface Deprecation {
  /** The day from which on that was so, as `2026-11-01`. */
  readonly since: string;
  /** Path of what to use instead, with the same names in braces. */
  readonly successor: string;
}

interface RouteBase {
  readonly method: string;
  /** Path with the names of its parameters in braces. */
  readonly path: string;
  /** The group it is shown in. */
  readonly family: string;
  readonly deprecated?: Deprecation | undefined;
}

/** A route of the contract that is not built yet: 501. */
export interface PlannedRoute extends RouteBase {
  readonly planned: true;
}

/** A route that runs an operation. */
export interface OperationRoute extends RouteBase {
  readonly planned: false;
  readonly document: DocumentNode;
  /** Status of success. */
  readonly status: number;
  // A method and not a property: a method's parameter may be narrower, so that routes over different documents fit in one table without a cast.
  /** The part of the answer that is sent; without it nothing is sent. */
  body?(data: unknown): unknown;
  /** Path of what was made: names in braces are of the path's parameters or of the body's fields. */
  readonly location?: string | undefined;
  /** Whether it is an addition and not in the contract. */
  readonly addition: boolean;
  /** Largest body in bytes. */
  readonly bodyLimit: number;
}

/** A line of the table. */
export type Route = OperationRoute | PlannedRoute;

/** The answer of a document without errors: a root field that is null has been answered with 404 by then. */
type Found<Data> = { readonly [Field in keyof Data]: NonNullable<Data[Field]> };

interface RouteOptions<Data> {
  /** 200 with a body, 204 without, unless said. */
  readonly status?: number;
  /** Picks, wraps and nests what is sent; never computes. */
  readonly body?: (data: Found<Data>) => unknown;
  readonly location?: string;
  readonly addition?: true;
  readonly deprecated?: Deprecation;
  readonly bodyLimit?: number;
}

const JSON_LIMIT = 1024 * 1024;

function split(line: Line): { method: string; path: string } {
  const space = line.indexOf(' ');
  return { method: line.slice(0, space), path: line.slice(space + 1) };
}

/** A route that runs this document; `body` is checked against what the document selects. */
export function route<Data, Variables>(line: Line, document: TypedDocumentNode<Data, Variables>, options: RouteOptions<Data> = {}): Route {
  const { body, location, deprecated, addition = false, bodyLimit = JSON_LIMIT } = options;
  const status = options.status ?? (body ? 200 : 204);
  return { ...split(line), family: '', planned: false, document, status, location, deprecated, addition, bodyLimit, ...(body && { body }) };
}

/** A route of the contract that answers 501 until it is built. */
export const planned = (line: Line, options: { readonly deprecated?: Deprecation } = {}): Route => ({
  ...split(line),
  family: '',
  planned: true,
  deprecated: options.deprecated,
});

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

  constructor({ count, pageInfo, items }: Listed) {
    this.next = pageInfo.hasNextPage ? { page: pageInfo.endCursor } : undefined;
    this.count = count;
    this.items = items;
  }
}

/** A connection as the list that `/v1` sends. */
export const list = (connection: Listed): ListBody => new ListBody(connection);
