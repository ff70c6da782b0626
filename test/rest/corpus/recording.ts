/** Reads and writes recordings: the requests of a scene and their answers, as lines of text. */
import type { Person } from '../../support.ts';

/** The sender of a request: a person of the demo world, or nobody, who has no token. */
export type Caller = Person | 'nobody';

/** A request to `/v1` and its answer. */
export interface Exchange {
  readonly caller: Caller;
  readonly method: string;
  /** Path with the query. */
  readonly path: string;
  /** Headers of the request beyond those that every request has. */
  readonly headers: readonly Header[];
  /** The bytes of the body; undefined for a request without one. */
  readonly body: string | undefined;
  readonly answer: Answer;
}

/** The parts of an answer that are compared. */
export interface Answer {
  readonly status: number;
  readonly headers: readonly Header[];
  /** The bytes of the body; empty for none. */
  readonly body: string;
}

/** A name in lower case, and a value. */
export type Header = readonly [name: string, value: string];

/** A step that no request makes, such as the work of a background job. */
export interface Preparation {
  /** Name of the preparation and its argument. */
  readonly prepare: readonly [name: string, argument: string];
}

/** A step of a recording. */
export type Step = Exchange | Preparation;

/**
 * Headers that are the same for every answer, or that depend on the connection or on the number of
 * requests so far.
 */
const UNRECORDED = new Set([
  'connection',
  'content-length',
  'date',
  'keep-alive',
  'x-content-type-options',
  'x-ratelimit-limit',
  'x-ratelimit-remaining',
  'x-ratelimit-reset',
  'x-request-id',
]);

/** The content type of every body, which a recording therefore does not repeat. */
const JSON_TYPE = 'application/json; charset=utf-8';

/** Returns the headers of an answer that a recording has, sorted by name. */
export const recordedHeaders = (headers: Iterable<readonly [string, string]>): Header[] =>
  [...headers]
    .filter(([name]) => !UNRECORDED.has(name))
    .filter(([name, value]) => name !== 'content-type' || value !== JSON_TYPE)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));

/** Returns a step as text: the request, an arrow with the status, and the answer. */
export function writeStep(step: Step): string {
  if ('prepare' in step) return `! ${step.prepare.join(' ')}`;
  const { caller, method, path, headers, body, answer } = step;
  return [
    `${caller} ${method} ${path}`,
    ...writeParts(headers, body),
    `=> ${answer.status}`,
    ...writeParts(answer.headers, answer.body === '' ? undefined : answer.body),
  ].join('\n');
}

function writeParts(headers: readonly Header[], body: string | undefined): string[] {
  const lines = headers.map(([name, value]) => `${name}: ${value}`);
  if (body !== undefined) lines.push(`| ${body}`);
  const broken = lines.find((line) => line.includes('\n'));
  if (broken !== undefined) throw new Error(`A line of a recording has a line break: ${broken}`);
  return lines;
}

/** Returns the steps of a recording. @throws Error for a text of another form */
export const readSteps = (recording: string): Step[] =>
  recording
    .split('\n\n')
    .map((block) => block.trim())
    .filter((block) => block !== '' && !block.startsWith('#'))
    .map(readStep);

function readStep(block: string): Step {
  const [first = '', ...rest] = block.split('\n');
  const [, preparation, argument] = /^! (\S+) ?(.*)$/.exec(first) ?? [];
  if (preparation !== undefined) return { prepare: [preparation, argument ?? ''] };
  const arrow = rest.findIndex((line) => line.startsWith('=> '));
  const [, caller, method, path] = /^(\w+) ([A-Z]+) (\/v1\S*)$/.exec(first) ?? [];
  if (arrow < 0 || !caller || !method || !path)
    throw new Error(`A step of a recording is malformed: ${first}`);
  const asked = readParts(rest.slice(0, arrow));
  const answered = readParts(rest.slice(arrow + 1));
  return {
    caller: caller as Caller, // a name that is not one of them has no token, and the answer differs
    method,
    path,
    ...asked,
    answer: {
      status: Number(rest[arrow]?.slice(3)),
      headers: answered.headers,
      body: answered.body ?? '',
    },
  };
}

function readParts(lines: readonly string[]): Pick<Exchange, 'headers' | 'body'> {
  const headers = lines
    .filter((line) => !line.startsWith('| '))
    .map((line): Header => {
      const colon = line.indexOf(': ');
      return [line.slice(0, colon), line.slice(colon + 2)];
    });
  return { headers, body: lines.find((line) => line.startsWith('| '))?.slice(2) };
}
