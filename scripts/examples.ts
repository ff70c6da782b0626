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

/** Longer texts are cut, and longer lists end after the first item. */
const MAX_TEXT_LENGTH = 300;

interface Example {
  readonly request?: unknown;
  readonly response?: unknown;
}

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
  for (const file of readdirSync(RECORDINGS).toSorted())
    for (const step of readSteps(readFileSync(new URL(file, RECORDINGS), 'utf8'))) {
      if ('prepare' in step) continue;
      const match = find(step.method, step.path.split('?')[0] ?? '');
      if (!match || 'allow' in match || step.answer.status !== match.target.status) continue;
      const name = operationOf(match.target.document).name.value;
      found.set(name, [...(found.get(name) ?? []), step]);
    }
  return found;
}

/** Returns the example of an operation: a page of one item of a list, else the first success. */
function exampleOf(exchanges: readonly Exchange[]): Example {
  const isPage = ({ path, answer }: Exchange) =>
    path.includes('limit=1') && !answer.body.includes('"items":[]');
  const chosen = exchanges.find(isPage) ?? exchanges.find(({ body }) => body) ?? exchanges[0];
  if (!chosen) return {};
  const values = new Map<string, string>();
  const read = (text: string): unknown => shorten(JSON.parse(withValues(text, values)));
  return {
    ...(chosen.body !== undefined && { request: read(chosen.body) }),
    ...(chosen.answer.body !== '' && { response: read(chosen.answer.body) }),
  };
}

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
  if (kind === 'value' || kind === 'secret') return `example${index}`;
  const random = createHash('sha256').update(`example ${index}`).digest();
  const [, digits = ''] = makeId('User', BEGIN_MS, random).split('_');
  return ADDRESSES[kind] ?? `${kind}_${digits}`;
}

/** Cuts long texts, and lists after their first item. */
function shorten(value: unknown): unknown {
  if (typeof value === 'string')
    return value.length > MAX_TEXT_LENGTH ? `${value.slice(0, MAX_TEXT_LENGTH)}…` : value;
  if (Array.isArray(value)) return value.slice(0, 1).map(shorten);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shorten(inner)]));
}
