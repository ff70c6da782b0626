// Lists hostile values: as JSON text, and as text of a path or a query.
import { Buffer } from 'node:buffer';
import type { Random } from './random.ts';

const long = 'x'.repeat(100_000);
const nested = (depth: number, open: string, close: string): string =>
  `${open.repeat(depth)}${close.repeat(depth)}`;
const text = (value: string): string => JSON.stringify(value);

/**
 * Texts with a meaning in SQL, LIKE, JavaScript, a shell, a terminal, a file system or a calendar.
 */
const texts: readonly string[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\u0007\u001b[31m',
  '\u202e',
  '\ufeff',
  '\ufffd',
  '👩‍👩‍👧‍👦',
  'e\u0301'.repeat(50),
  long,
  "'",
  "'; DROP TABLE users; --",
  "' OR '1'='1",
  '$1',
  '$$',
  '\\',
  "\\'",
  '%',
  '_',
  '%_%\\',
  '\\%',
  '?',
  '??',
  '?::int',
  ':x',
  '{}',
  '{1,2}',
  '(',
  'NULL',
  'null',
  'undefined',
  'NaN',
  'true',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '<script>alert(1)</script>',
  '$' + '{7*7}',
  '../../etc/passwd',
  '%2e%2e%2f',
  'file:///etc/passwd',
  'http://169.254.169.254/',
  'javascript:alert(1)',
  '0',
  '-1',
  '1e309',
  '9007199254740993',
  '-2147483649',
  '2147483648',
  '0x10',
  '1_000',
  '٣',
  '1.5',
  '2026-13-45T99:99:99Z',
  '0000-01-01T00:00:00Z',
  '-000001-01-01T00:00:00.000Z',
  '-271821-04-20T00:00:00.000Z',
  '+275760-09-13T00:00:00.000Z',
  '9999-12-31T23:59:59.999Z',
  '2026-02-30T00:00:00Z',
  '2026-06-30T23:59:60Z',
  'infinity',
  'epoch',
  'now',
  'a@b',
  '@',
  `${'a'.repeat(300)}@acme.test`,
  'ana@acme.test',
  'ANA@ACME.TEST',
  'a@acme.test\r\nBcc: all@acme.test',
  'xn--80ak6aa92e.test',
  'acme.test.',
  '127.0.0.1',
];

/** Cursors that no list returned. */
const cursors: readonly string[] = [
  'x',
  '====',
  ...[
    'null',
    '{}',
    '[]',
    '["x"]',
    '[null,null,null]',
    '["x",{"a":1},3]',
    '["x","\\u0000","y"]',
    '{"__proto__":[]}',
  ].map((json) => Buffer.from(json).toString('base64url')),
];

/** JSON values other than strings. */
const others: readonly string[] = [
  'null',
  'true',
  'false',
  '0',
  '-0',
  '-1',
  '1.5',
  '1e308',
  '-1e308',
  '1e400',
  '9007199254740993',
  '2147483648',
  '-2147483649',
  '123456789012345678901234567890',
  '[]',
  '{}',
  '[null]',
  '[[]]',
  '[{}]',
  '{"a":1}',
  '{"__proto__":{"admin":true}}',
  '{"constructor":{"prototype":{"admin":true}}}',
  '{"toString":1,"valueOf":2}',
  '{"length":1e9}',
  '{"then":1}',
  '{"toJSON":1}',
  '{"":""}',
  '{"id":{"id":{}}}',
  '"\\ud800"',
  '"a\\udc00b"',
  '"\\ud83d"',
  '{"\\ud800":1}',
  nested(200, '[', ']'),
  nested(5000, '[', ']'),
  `${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}`,
  `[${'1,'.repeat(5000)}1]`,
  `[${'"a@acme.test",'.repeat(200)}"b"]`,
  `["${long}"]`,
];

/** Returns a value as JSON text; `foreign` lists ids of other types and other users. */
export function hostileJson(random: Random, foreign: readonly string[]): string {
  const kind = random.below(10);
  if (kind < 4) return random.pick(others);
  if (kind < 7) return text(random.pick(texts));
  if (kind === 7) return text(random.pick(foreign));
  return kind === 8
    ? text(random.pick(cursors))
    : `[${text(random.pick(texts))},${text(random.pick(foreign))}]`;
}

/** Returns a value for a path or a query: mostly encoded correctly, and sometimes malformed. */
export function hostileText(random: Random, foreign: readonly string[]): string {
  const kind = random.below(10);
  if (kind < 5) return encodeURIComponent(random.pick(texts)).slice(0, 8000);
  if (kind < 7) return encodeURI(random.pick(foreign));
  return kind === 7 ? random.pick(cursors) : random.pick(broken);
}

/** Invalid percent-encoding, and encoded bytes that are not valid text. */
const broken: readonly string[] = [
  '%',
  '%z',
  '%zz',
  '%c3%28',
  '%ff%fe',
  '%ed%a0%80',
  '%00',
  'a%00b',
  '%2f',
  '%2F..%2F',
  '%25',
  '%2500',
  '+',
  '%0d%0aX-Evil:1',
  '..',
  '.',
  '*',
  'a;b=c',
  'a,b',
  '%u0041',
  '%f0%9f%92%a9',
  'a'.repeat(7000),
];
