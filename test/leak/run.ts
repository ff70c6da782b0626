/**
 * Sends requests and checks their responses: they may show nothing hidden, and must show everything
 * readable.
 */
import { expect } from 'vitest';
import { shown } from './shown.ts';
import { marksIn } from './stage.ts';

/** A request to send, and the words that its response may repeat. */
export interface Question {
  readonly what: string;
  readonly echo: readonly string[];
  send(): Promise<{ readonly status: number; readonly isGiven: boolean; readonly text: string }>;
}

/** The result of many requests. */
interface Outcome {
  readonly leaks: readonly string[];
  readonly statuses: ReadonlySet<number>;
  readonly asked: number;
  readonly given: number;
  /** The numbers of the marks that were shown. */
  readonly seen: ReadonlySet<number>;
}

const MAX_CONCURRENT_COUNT = 6;

/** Sends all requests; `leaksIn` returns the hidden parts of a text. */
export async function judgeAll(
  questions: readonly Question[],
  leaksIn: (text: string) => readonly string[],
): Promise<Outcome> {
  const queue = [...questions];
  const [leaks, statuses, seen] = [[] as string[], new Set<number>(), new Set<number>()];
  let given = 0;
  const check = async ({ what, echo, send }: Question): Promise<void> => {
    const { status, isGiven, text } = await send();
    statuses.add(status);
    if (isGiven) given++;
    const plain = shown(text, echo);
    for (const n of marksIn(plain)) seen.add(n);
    for (const leak of leaksIn(plain)) leaks.push(`${leak}: ${what}`);
  };
  const work = async (): Promise<void> => {
    for (let next = queue.shift(); next; next = queue.shift()) await check(next);
  };
  await Promise.all(Array.from({ length: MAX_CONCURRENT_COUNT }, work));
  return { leaks, statuses, asked: questions.length, given, seen };
}

/**
 * Expects that nothing hidden was shown, that everything readable of `strings` was shown, and that
 * at least `share` of the requests succeeded.
 */
export function expectNothingHidden(
  { leaks, statuses, asked, given, seen }: Outcome,
  share: number,
  readable: ReadonlySet<number>,
  strings: readonly ({ readonly words: readonly string[] } | undefined)[],
  furtherStatuses: readonly number[] = [],
): void {
  expect(leaks).toEqual([]);
  const expected = [200, 400, 403, 404, ...furtherStatuses];
  expect([...statuses].filter((status) => !expected.includes(status))).toEqual([]);
  expect(asked).toBe(share);
  expect(given).toBeGreaterThanOrEqual(asked / 2);
  const unseen = [...readable].filter((n) => !seen.has(n));
  expect(unseen.map((n) => strings[n]?.words.join(' '))).toEqual([]);
}
