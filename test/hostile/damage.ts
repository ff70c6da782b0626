// Damages one part of a valid request.
import type { Random } from './random.ts';
import type { Hostile } from './request.ts';
import { hostileJson } from './values.ts';

const MARK = '@@hostile@@';

/**
 * Returns the JSON text of a value with one part replaced by a hostile value, or with one hostile
 * key.
 */
export function damageJson(value: unknown, random: Random, foreign: readonly string[]): string {
  const places = pathsIn(value);
  const place = random.chance(0.1) ? [] : random.pick(places);
  const text = JSON.stringify(random.chance(0.1) ? withKey(value, random) : replaced(value, place));
  return text.replace(`"${MARK}"`, () => hostileJson(random, foreign));
}

type Path = readonly (string | number)[];

/** Returns the paths of all parts of a value, the parts before the whole. */
function pathsIn(value: unknown, at: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [at];
  const inner = Object.entries(value).flatMap(([key, part]) =>
    pathsIn(part, [...at, Array.isArray(value) ? Number(key) : key]),
  );
  return [...inner, at];
}

function replaced(value: unknown, [head, ...rest]: Path): unknown {
  if (head === undefined) return MARK;
  if (Array.isArray(value))
    return value.map((part: unknown, index) => (index === head ? replaced(part, rest) : part));
  return Object.fromEntries(
    Object.entries(Object(value)).map(([key, part]) => [
      key,
      key === head ? replaced(part, rest) : part,
    ]),
  );
}

/** Adds a key that is unknown or has a meaning in JavaScript. */
function withKey(value: unknown, random: Random): unknown {
  const key = random.pick([
    'unknown',
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    '',
    'id',
    'organizationId',
    'x'.repeat(10_000),
  ]);
  return Object.fromEntries([...Object.entries(Object(value)), [key, MARK]]);
}

type Change = (request: Hostile, random: Random) => Hostile;

const header =
  (name: string, value: string | string[]): Change =>
  (request) => ({ ...request, headers: { ...request.headers, [name]: value } });
const method =
  (name: string): Change =>
  (request) => ({ ...request, method: name });
const body =
  (change: (body: string, random: Random) => string | Buffer): Change =>
  (request, random) => ({
    ...request,
    body: change(String(request.body ?? '{"a":1}'), random),
    headers: { 'content-type': 'application/json', ...request.headers },
  });
const path =
  (change: (path: string) => string): Change =>
  (request) => ({ ...request, path: change(request.path) });
const query = (text: string): Change =>
  path((before) => `${before}${before.includes('?') ? '&' : '?'}${text}`);

/** The ways to damage the transport of a request. */
const transports: readonly Change[] = [
  ...['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'QUERY'].map(
    method,
  ),
  ...[
    'text/plain',
    'application/xml',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'multipart/form-data',
    'application/json; charset=utf-16',
    'application/json;',
    'application/graphql',
    '',
    ';',
    'a/b/c',
    'application/JSON; charset="utf-8"',
  ].map((type) => header('content-type', type)),
  ...[
    '*',
    '',
    'text/html',
    'application/graphql-response+json',
    'text/event-stream',
    'multipart/mixed',
    'application/json;q=0',
    'q',
    ','.repeat(500),
  ].map((type) => header('accept', type)),
  ...['gzip', 'br', 'identity, gzip'].map((coding) => header('content-encoding', coding)),
  ...[
    'Basic YTpi',
    'Bearer',
    'Bearer  ',
    'bearer lp_',
    `Bearer lp_${'0'.repeat(40)}`,
    `Bearer ${'x'.repeat(5000)}`,
    'Bearer é',
    'Bearer a b',
    'Bearer lp_%00',
  ].map((value) => header('authorization', value)),
  ...['x'.repeat(300), 'é', 'a key', ' ', '\u0080'].map((value) =>
    header('idempotency-key', value),
  ),
  ...['x'.repeat(300), 'a b', '<script>', '\u00ff', ''].map((value) =>
    header('x-request-id', value),
  ),
  ...['', '"', 'W/', '*', '"a","b"', 'x'.repeat(4000)].map((value) =>
    header('if-none-match', value),
  ),
  header('x-long', 'x'.repeat(15_000)),
  header('x-longer', 'x'.repeat(20_000)),
  header(
    'x-many',
    Array.from({ length: 300 }, () => 'x'),
  ),
  header('x-forwarded-for', "1.2.3.4, '; --"),
  header('origin', 'null'),
  header('origin', 'https://evil.test'),
  header('cookie', '__proto__=1; a'.repeat(20)),
  header('range', 'bytes=0-1'),
  header('expect', 'nothing'),
  header('te', 'trailers'),
  header('upgrade-insecure-requests', '1'),
  body((text) => text.slice(0, -1)),
  body((text) => `${text}}`),
  body((text) => `[${text}]`),
  body(() => ''),
  body(() => 'null'),
  body(() => '"text"'),
  body(() => '[]'),
  body(() => '\u0000'),
  body((text) => `\ufeff${text}`),
  body((text) => `{"a":1,${text.slice(1)}`),
  body((text) => text.replaceAll('"', "'")),
  body(() => '{"a":1,"a":2,"__proto__":3}'),
  body((text) => `${' '.repeat(200_000)}${text}`),
  body(() => `{"a":"${'x'.repeat(1_200_000)}"}`),
  body(() => '['.repeat(100_000)),
  body(() => `{"a":${'9'.repeat(50_000)}}`),
  body((text, random) => cutBytes(text, random)),
  body((text) => Buffer.from(text, 'utf16le')),
  body((text) =>
    Buffer.concat([
      Buffer.from(text.slice(0, 5)),
      Buffer.from([0xff, 0xfe, 0xc3, 0x28]),
      Buffer.from(text.slice(5)),
    ]),
  ),
  path((before) => `${before}/`),
  path((before) => before.replace('/', '//')),
  path((before) => `${before}/..`),
  path((before) => `${before}%00`),
  path((before) => `${before}%`),
  path((before) => before.toUpperCase()),
  path((before) => before.replace(/\/[^/]*$/, '/%2e%2e')),
  path((before) => `${before};a=b`),
  path((before) => `http://other.test${before}`),
  path((before) => `${before}${'/x'.repeat(500)}`),
  path((before) => `${before}?${'a=1&'.repeat(2000)}`),
  query('limit=1&limit=2'),
  query('page=a&page=b'),
  query('limit[]=1'),
  query('limit=%00'),
  query('__proto__=1'),
  query('=&=&&&'),
  query('%zz=%zz'),
  query('limit=1e1'),
  query('limit=999999999999999999999'),
  query('order=asc&order=desc'),
  query('a=%ff'),
  query('query={viewer{id}}'),
  query('#'),
];

/** Damages the transport: the method, a header, the bytes of the body, or the path. */
export const damageTransport = (request: Hostile, random: Random): Hostile =>
  random.pick(transports)(request, random);

/** Returns the bytes of a text with one of them changed. */
function cutBytes(text: string, random: Random): Buffer {
  const bytes = Buffer.from(text);
  bytes[random.below(bytes.length)] = random.below(256);
  return bytes;
}
