/** Builds `/v1` responses: status, headers and body. */
import { type AppError, headersOf, severalProblemsOf } from '../domain/errors.ts';
import type { Endpoint } from './endpoint.ts';
import { etagOf, isFresh } from './etag.ts';
import type { Route } from './route.ts';
import { type DetailSpelling, detailSpellings } from './spellings.ts';
import { kebab } from './wire.ts';

/** A response of `/v1`. */
export interface RestResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
  /** Name of the operation or `unknown`, for logs and metrics. */
  readonly operation: string;
  /** The error of a failed request. */
  readonly error?: AppError;
}

/** The outcome of an operation. */
export interface RestOutcome {
  readonly value: unknown;
  /** The JSON of `value`; a route without a body sends neither. */
  readonly body: string | Buffer;
  /** The entity tag of the body, if it is known. */
  readonly etag?: string;
  /** False for a DELETE that found nothing to delete. */
  readonly isDeleted: boolean;
}

/** The parts of a request that determine the response, in addition to the data. */
export interface ResponseConditions {
  readonly ifNoneMatch: string | undefined;
  /** Base URL of this server, without a trailing slash. */
  readonly baseUrl: string;
  /** The path parameters. */
  readonly parameters: ReadonlyMap<string, string>;
}

/** The content type of bodies. */
export const JSON_TYPE = 'application/json; charset=utf-8';

/** Returns a successful response. */
export function successResponse(
  { operation, route }: Endpoint,
  { value, body, etag = '', isDeleted }: RestOutcome,
  conditions: ResponseConditions,
): RestResponse {
  const status = isDeleted ? route.status : 204;
  if (!route.body)
    return { status, operation, headers: status === 205 ? { 'content-length': '0' } : {} };
  const headers: Record<string, string> = { 'content-type': JSON_TYPE };
  // The body of a route is an object, whose fields fill the template.
  if (route.location !== undefined)
    headers['location'] =
      conditions.baseUrl +
      fill(route.location, { ...Object(value), ...Object.fromEntries(conditions.parameters) });
  if (route.redirect !== undefined)
    headers['location'] = String(Reflect.get(Object(value), route.redirect));
  if (route.method !== 'GET' || status !== 200) return { status, operation, headers, body };
  const tag = etag || etagOf(body);
  if (isFresh(conditions.ifNoneMatch, tag))
    return { status: 304, operation, headers: { etag: tag } };
  return { status, operation, headers: { ...headers, etag: tag }, body };
}

/** Returns the response with additional headers. */
export const withHeaders = (
  response: RestResponse,
  headers: Readonly<Record<string, string>>,
): RestResponse => ({ ...response, headers: { ...response.headers, ...headers } });

/** Returns the response to HEAD: without the body, but with its length. */
export function withoutBody({ body, ...response }: RestResponse): RestResponse {
  return body === undefined
    ? response
    : withHeaders(response, { 'content-length': String(Buffer.byteLength(body)) });
}

/** Returns the response for an error. In a batch, `request` is the id of the request that failed. */
export function errorAnswer(
  error: AppError,
  requestId: string,
  operation: string,
  request?: string,
): RestResponse {
  const { status: code, message, reason, field } = error;
  const body = JSON.stringify({
    error: {
      code,
      message,
      reason,
      field,
      errors: severalProblemsOf(error),
      details: inWireSpelling(error),
      request,
      requestId,
    },
    committed: request === undefined ? undefined : false,
  });
  return {
    status: code,
    headers: { 'content-type': JSON_TYPE, ...headersOf(error) },
    body,
    operation,
    error,
  };
}

/** Returns the details of an error with names and enum values in the spelling of `/v1`. */
function inWireSpelling({ reason, details }: AppError): object | undefined {
  const spelled = detailSpellings[reason];
  if (!details || !spelled) return details;
  return Object.fromEntries(
    Object.entries(details).map(([name, value]) => {
      const spelling = spelled[name];
      return [
        name,
        spelling && Array.isArray(value) ? value.map((item) => spelledItem(item, spelling)) : value,
      ];
    }),
  );
}

const spelledItem = (item: object, { enumField, names }: DetailSpelling): object =>
  Object.fromEntries(
    Object.entries(item).map(([name, value]) => [
      names[name] ?? name,
      name === enumField ? kebab(String(value)) : value,
    ]),
  );

/** The caller of a read: anyone, a visitor with a token, or a caller with other credentials. */
export type CachedCaller = 'anyone' | 'visitor' | 'other';

/** Lifetime of a response in the cache of a front end. Signed URLs of files are valid for longer. */
const LIFETIME = 'max-age=3600';

/**
 * Returns the headers that name what a response to a visitor with a token depends on, and how long it
 * may be kept, for front ends with a cache of their own. `resources/published-site/revalidate.ts`
 * sends the same names.
 */
function namedFor(
  parameters: ReadonlyMap<string, string>,
  visitedId: string | undefined,
): Record<string, string> {
  const [siteId = visitedId, spaceId] = [parameters.get('siteId'), parameters.get('spaceId')];
  const tags = [
    ...(siteId === undefined ? [] : [`site:${siteId}`]),
    ...(spaceId === undefined ? [] : [`space:${spaceId}`]),
  ];
  return tags.length > 0
    ? { 'x-gitbook-cache-tag': tags.join(','), 'x-gitbook-cache-control': LIFETIME }
    : {};
}

/**
 * Returns the caching headers of a route for site visitors. A response that needed no token, key or
 * JWT may be cached publicly; `Surrogate-Key` names its organization and its site for CDNs.
 */
export function cachingOf(
  { route }: Endpoint,
  caller: CachedCaller,
  parameters: ReadonlyMap<string, string>,
  siteId: string | undefined,
): Record<string, string> {
  if (route.method !== 'GET' || !(route.visitorParameters || caller === 'visitor')) return {};
  const isPublic = caller === 'anyone';
  const tags = [parameters.get('organizationId'), parameters.get('siteId')];
  return {
    'cache-control': isPublic ? 'public, no-cache' : 'private, no-cache',
    vary: 'authorization',
    ...(caller === 'visitor' && namedFor(parameters, siteId)),
    ...(isPublic && { 'surrogate-key': tags.filter((tag) => tag !== undefined).join(' ') }),
  };
}

/** Returns the headers of a deprecated route, with its successor (RFC 9745 and 8288). */
export function deprecationOf(
  { deprecated }: Route,
  parameters: ReadonlyMap<string, string>,
): Record<string, string> {
  if (!deprecated) return {};
  const successor = fill(deprecated.successor, Object.fromEntries(parameters));
  return {
    deprecation: `@${Date.parse(deprecated.since) / 1000}`,
    link: `<${successor}>; rel="successor-version"`,
  };
}

/** Returns the template with the names in braces replaced by values. */
const fill = (template: string, values: Readonly<Record<string, unknown>>): string =>
  template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])));
