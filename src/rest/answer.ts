/** Puts answers of `/v1` together: status, headers, body. */
import { type Fault, headersOf } from '../domain/errors.ts';
import type { Endpoint } from './endpoint.ts';
import { etagOf, isFresh } from './etag.ts';
import { kebab } from './wire.ts';
import type { Route } from './route.ts';

/** What the server sends. */
export interface RestAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Name of the operation or `unknown`, for logs and metrics. */
  readonly operation: string;
  /** What went wrong. */
  readonly fault?: Fault;
}

/** What an answer depends on besides its body. */
export interface Asked {
  readonly ifNoneMatch: string | undefined;
  /** Where this server is reached, without a slash at the end. */
  readonly baseUrl: string;
  /** The path's parameters. */
  readonly parameters: ReadonlyMap<string, string>;
}

const JSON_TYPE = 'application/json; charset=utf-8';

/** The answer of success: `value` as JSON, or nothing for a route without a body. */
export function bodyAnswer({ operation, route }: Endpoint, value: unknown, asked: Asked): RestAnswer {
  const { status } = route;
  if (!route.body) return { status, operation, headers: status === 205 ? { 'content-length': '0' } : {} };
  const body = JSON.stringify(value);
  const headers: Record<string, string> = { 'content-type': JSON_TYPE };
  // A route's body is an object: what fills the Location are its fields.
  if (route.location !== undefined) headers['location'] = asked.baseUrl + fill(route.location, { ...Object(value), ...Object.fromEntries(asked.parameters) });
  if (route.redirect !== undefined) headers['location'] = String(Reflect.get(Object(value), route.redirect));
  if (route.method !== 'GET' || status !== 200) return { status, operation, headers, body };
  const etag = etagOf(body);
  if (isFresh(asked.ifNoneMatch, etag)) return { status: 304, operation, headers: { etag } };
  return { status, operation, headers: { ...headers, etag }, body };
}

/** The same answer with more headers. */
export const withHeaders = (answer: RestAnswer, headers: Readonly<Record<string, string>>): RestAnswer => ({ ...answer, headers: { ...answer.headers, ...headers } });

/** The same answer for HEAD: without its body, and with the length that it would have. */
export function withoutBody({ body, ...answer }: RestAnswer): RestAnswer {
  return body === undefined ? answer : withHeaders(answer, { 'content-length': String(Buffer.byteLength(body)) });
}

/** The answer of a fault. */
export function faultAnswer(fault: Fault, requestId: string, operation: string): RestAnswer {
  const { status: code, message, reason, field, details } = fault;
  const body = JSON.stringify({ error: { code, message, reason, field, details: details && spelled(details), requestId } });
  return { status: code, headers: { 'content-type': JSON_TYPE, ...headersOf(fault) }, body, operation, fault };
}

/** What in details is of an enum, as `/v1` spells it: the kinds of conflicts, and the rules that block a merge. */
function spelled(details: NonNullable<Fault['details']>): object {
  return Object.fromEntries(
    Object.entries(details).map(([name, value]) => {
      const key = name === 'conflicts' ? 'kind' : name === 'blockedBy' ? 'rule' : undefined;
      return [name, key === undefined || !Array.isArray(value) ? value : value.map((item: object) => ({ ...item, [key]: kebab(String(Reflect.get(item, key))) }))];
    }),
  );
}

/** Headers that say who may keep an answer that visitors get: what needed no token, key or JWT is for everybody. */
export function cachingOf({ route }: Endpoint, isAnybody: boolean): Record<string, string> {
  return route.visited && route.method === 'GET' ? { 'cache-control': isAnybody ? 'public, no-cache' : 'private, no-cache', vary: 'authorization' } : {};
}

/** Headers that say that a route is deprecated, and what to use (RFC 9745 and 8288). */
export function deprecationOf({ deprecated }: Route, parameters: ReadonlyMap<string, string>): Record<string, string> {
  if (!deprecated) return {};
  const successor = fill(deprecated.successor, Object.fromEntries(parameters));
  return { deprecation: `@${Date.parse(deprecated.since) / 1000}`, link: `<${successor}>; rel="successor-version"` };
}

/** A path with the names in braces replaced. */
const fill = (template: string, values: Readonly<Record<string, unknown>>): string => template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])));
