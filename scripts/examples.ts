/** Derives the examples of the OpenAPI document from the recorded requests to `/v1`. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { makeId } from '../src/domain/ids.ts';
import { createRouter } from '../src/rest/router.ts';
import { routes } from '../src/rest/routes.ts';
import { operationOf } from '../src/rest/selection.ts';
import { type Exchange, readSteps } from '../test/rest/corpus/recording.ts';
import { RECORDINGS } from '../test/rest/corpus/recordings.ts';

const BEGIN_MS = Date.parse('2026-01-05T09:00:00.000Z');
const MINUTE_MS = 60_000;
const PLACEHOLDER = /\{\{(?:known-([a-z]+)(?:-\w+)?|([a-z]+)_\d+)\}\}/g;
const ADDRESSES: Readonly<Record<string, string>> = {
  url: 'https://lectern.example.com',
  source: 'https://files.example.com',
};

/** The recording of the operations that are not in the contract; the others have better examples. */
const ADDED = 'additions.txt';

/** Longer texts of responses are cut, and longer lists end after the first item. */
const MAX_TEXT_LENGTH = 300;

/** The paths of successes with a name that is usually unknown. */
const UNUSUAL = /\/unknown\b/;

/** The value of fields that are ignored, which no example has. */
const IGNORED = 'ignored';

/** Words of tests that an example does not explain, with other words in their place. */
const WORDS: readonly (readonly [string, string])[] = [
  ['http://127.0.0.1:9/matrix', 'https://hooks.example.com/events'],
  ['http://127.0.0.1:9/', 'https://hooks.example.com/'],
  ['Said in the matrix', 'Which version is this about?'],
  ['Made in the matrix', 'Release notes'],
  ['Renamed in the matrix', 'All release notes'],
  ['matrix.txt', 'notes.txt'],
  ['UHV0IGludG8gdGhlIG1hdHJpeC4=', 'Tm90ZXMgb2YgdGhlIG1lZXRpbmc='],
  ['matrix', 'guide'],
  ['The collection meant', 'Guides'],
  ['The group meant', 'Products'],
  ['The link meant', 'For partners'],
  ['The site meant', 'Product docs'],
  ['the-site-meant', 'product-docs'],
  ['The space meant', 'Product guide'],
  ['the-space-meant', 'product-guide'],
  ['The locked space', 'Reference'],
  ['The team meant', 'Editors'],
  ['"meant"', '"product-guide"'],
  ['"/meant"', '"/product-guide"'],
  ['"/made"', '"/old-guide"'],
  ['wombat', 'teapot'],
  ['an admin with a grant of null', 'Fay Fischer'],
  ['an.admin.with.a.grant.of.null@', 'fay@'],
  ['an admin service account', 'Publisher'],
  ['an.admin.service.account@', 'publisher@'],
  ['"displayName":"subject"', '"displayName":"Gil Garcia"'],
  ['subject@acme.test', 'gil@acme.test'],
  ['"displayName":"reviewer"', '"displayName":"Hana Haas"'],
  ['reviewer@acme.test', 'hana@acme.test'],
  ['Own change request', 'Shorter guide'],
  ['"label":"Own"', '"label":"Laptop"'],
];

interface Example {
  readonly request?: unknown;
  readonly response?: unknown;
}

/** The file of the examples. */
export const EXAMPLES = new URL('../src/generated/examples.ts', import.meta.url);

/** Returns the file with an example of each recorded operation. */
export function examplesFile(): string {
  const examples = [...successes()]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, exchanges]) => [name, exampleOf(exchanges)] as const);
  return [
    '/** Examples of requests and responses, written by `npm run generate` from recorded ones. */',
    'export const examples: Readonly<',
    '  Record<string, { readonly request?: unknown; readonly response?: unknown } | undefined>',
    '> = {',
    ...examples.map(([name, example]) => `  ${name}: ${JSON.stringify(example)},`),
    '};',
    '',
  ].join('\n');
}

/** Returns the recorded successes of each operation. */
function successes(): Map<string, Exchange[]> {
  const find = createRouter(routes);
  const found = new Map<string, Exchange[]>();
  const files = readdirSync(RECORDINGS).toSorted(
    (a, b) => Number(a === ADDED) - Number(b === ADDED),
  );
  for (const file of files)
    for (const step of readSteps(readFileSync(new URL(file, RECORDINGS), 'utf8'))) {
      if ('prepare' in step || step.method === 'HEAD') continue;
      const match = find(step.method, step.path.split('?')[0] ?? '');
      if (!match || 'allow' in match || step.answer.status !== match.target.status) continue;
      if (UNUSUAL.test(step.path)) continue;
      const name = operationOf(match.target.document).name.value;
      found.set(name, [...(found.get(name) ?? []), step]);
    }
  return found;
}

/**
 * Returns the example of an operation: a page of one item of a list, else a success with a body, as
 * one caller sends and reads it.
 */
function exampleOf(exchanges: readonly Exchange[]): Example {
  const usual = exchanges.filter(({ caller }) => caller === 'ana');
  const from = usual.length > 0 ? usual : exchanges;
  const isPage = ({ path, answer }: Exchange) =>
    path.includes('limit=1') && !answer.body.includes('"items":[]');
  const chosen = from.find(isPage) ?? from.find(({ body }) => body) ?? from[0];
  if (!chosen) return {};
  const values = new Map<string, string>();
  const read = (text: string): unknown =>
    withoutIgnored(JSON.parse(withValues(withWords(text), values)));
  return {
    // A request remains whole, because one that is cut may be refused.
    ...(chosen.body !== undefined && { request: read(chosen.body) }),
    ...(chosen.answer.body !== '' && { response: shorten(read(chosen.answer.body)) }),
  };
}

const withWords = (text: string): string =>
  WORDS.reduce((replaced, [word, other]) => replaced.replaceAll(word, other), text).replace(
    /"lastFour":"[^"]*"/,
    '"lastFour":"k3Zp"',
  );

/** Returns the text with a value for each placeholder, which depends only on the example. */
function withValues(text: string, values: Map<string, string>): string {
  return text.replaceAll(PLACEHOLDER, (placeholder, known: string, kind = known) => {
    const value = values.get(placeholder) ?? exampleValue(kind, values.size);
    values.set(placeholder, value);
    return value;
  });
}

function exampleValue(kind: string, index: number): string {
  if (kind === 'time') return new Date(BEGIN_MS + index * MINUTE_MS).toISOString();
  if (kind === 'value' || kind === 'secret' || kind === 'code') return `example${index}`;
  const random = createHash('sha256').update(`example ${index}`).digest();
  const [, digits = ''] = makeId('User', BEGIN_MS, random).split('_');
  return ADDRESSES[kind] ?? `${kind}_${digits}`;
}

/** Returns a value without the fields that are ignored. */
function withoutIgnored(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutIgnored);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => inner !== IGNORED)
      .map(([name, inner]) => [name, withoutIgnored(inner)]),
  );
}

/** Cuts long texts, and lists after their first item, which is then all that `count` counts. */
function shorten(value: unknown): unknown {
  if (typeof value === 'string')
    return value.length > MAX_TEXT_LENGTH ? `${value.slice(0, MAX_TEXT_LENGTH)}…` : value;
  if (Array.isArray(value)) return value.slice(0, 1).map(shorten);
  if (typeof value !== 'object' || value === null) return value;
  const { count, next, items } = Object(value);
  const isWhole = typeof count === 'number' && next === undefined && Array.isArray(items);
  return {
    ...Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shorten(inner)])),
    ...(isWhole && { count: items.slice(0, 1).length }),
  };
}
