/** Sends requests and judges their answers: what they show that they may not, and what they show at all. */
import { expect } from 'vitest';
import { shown } from './shown.ts';
import { marksIn } from './stage.ts';

/** A request to be sent, and what of it may come back as it was sent. */
export interface Question {
  readonly what: string;
  readonly echo: readonly string[];
  send(): Promise<{ readonly status: number; readonly isGiven: boolean; readonly text: string }>;
}

/** What came of many. */
interface Outcome {
  readonly leaks: readonly string[];
  readonly statuses: ReadonlySet<number>;
  readonly asked: number;
  readonly given: number;
  /** The marks that were shown, by their numbers. */
  readonly seen: ReadonlySet<number>;
}

const AT_ONCE = 6;

/** Sends all of them; `leaksIn` tells what a text shows that is hidden. */
export async function judgeAll(questions: readonly Question[], leaksIn: (text: string) => readonly string[]): Promise<Outcome> {
  const left = [...questions];
  const [leaks, statuses, seen] = [[] as string[], new Set<number>(), new Set<number>()];
  let given = 0;
  const judge = async ({ what, echo, send }: Question): Promise<void> => {
    const { status, isGiven, text } = await send();
    statuses.add(status);
    if (isGiven) given++;
    const plain = shown(text, echo);
    for (const n of marksIn(plain)) seen.add(n);
    for (const leak of leaksIn(plain)) leaks.push(`${leak}: ${what}`);
  };
  const work = async (): Promise<void> => {
    for (let next = left.shift(); next; next = left.shift()) await judge(next);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { leaks, statuses, asked: questions.length, given, seen };
}

/** Nothing was shown that is hidden, and, of `strings`, all that may be read; most requests were answered, as many as there were to be. */
export function expectNothingHidden(
  { leaks, statuses, asked, given, seen }: Outcome,
  share: number,
  readable: ReadonlySet<number>,
  strings: readonly ({ readonly words: readonly string[] } | undefined)[],
): void {
  expect(leaks).toEqual([]);
  expect([...statuses].filter((status) => ![200, 400, 403, 404].includes(status))).toEqual([]);
  expect(asked).toBe(share);
  expect(given).toBeGreaterThanOrEqual(asked / 2);
  const unseen = [...readable].filter((n) => !seen.has(n));
  expect(unseen.map((n) => strings[n]?.words.join(' '))).toEqual([]);
}
