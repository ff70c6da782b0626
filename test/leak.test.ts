/** What somebody may not read is in no answer: of search, of links, of comments and of what they hang on, whatever is asked. */
import { beforeAll, describe, expect, it } from 'vitest';
import { Random } from './hostile/random.ts';
import { type Answer, Requests } from './leak/requests.ts';
import { shown } from './leak/shown.ts';
import { marksIn, type Reader, readers, type Stage, stageFor } from './leak/stage.ts';
import { type Person, useWorld } from './support.ts';

const world = useWorld();
const SEED = 20261121;
/** How many requests each sends: 2,000 together. */
const SHARES: Readonly<Record<Reader, number>> = { dan: 800, cat: 900, eve: 300 };
const AT_ONCE = 6;

let stage: Stage;

beforeAll(async () => {
  stage = await stageFor(world);
});

interface Outcome {
  readonly leaks: readonly string[];
  readonly statuses: ReadonlySet<number>;
  readonly asked: number;
  readonly given: number;
  readonly seen: ReadonlySet<number>;
}

/** Sends so many requests as somebody, and holds the answers against what a reader may read. */
async function ask(as: Person, name: Reader, count: number, seed: number): Promise<Outcome> {
  const all = new Requests(stage, name, new Random(seed)).list(count);
  const readable = stage.readableBy(name);
  const [leaks, statuses, seen] = [[] as string[], new Set<number>(), new Set<number>()];
  let given = 0;
  const asked = all.length;
  const judge = (what: string, { status, isGiven, text }: Answer, echo: readonly string[]): void => {
    statuses.add(status);
    if (isGiven) given++;
    for (const n of marksIn(shown(text, echo))) {
      seen.add(n);
      if (!readable.has(n)) leaks.push(`${stage.strings[n]?.words.join(' ')}: ${what}`);
    }
  };
  const work = async (): Promise<void> => {
    for (let next = all.shift(); next; next = all.shift()) judge(next.what, await next.send(world.as(as)), next.echo);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { leaks, statuses, asked, given, seen };
}

describe('2,000 requests', () => {
  it.each(readers)('of %s show nothing that is hidden from him, and all that is not', { timeout: 60_000 }, async (name) => {
    const { leaks, statuses, asked, given, seen } = await ask(name, name, SHARES[name], SEED + readers.indexOf(name));
    expect(leaks).toEqual([]);
    expect([...statuses].filter((status) => ![200, 400, 403, 404].includes(status))).toEqual([]);
    expect(asked).toBe(SHARES[name]);
    expect(given).toBeGreaterThanOrEqual(asked / 2);
    const unseen = [...stage.readableBy(name)].filter((n) => !seen.has(n));
    expect(unseen.map((n) => stage.strings[n]?.words.join(' '))).toEqual([]);
  });

  it('would be told from those of somebody who reads more', async () => {
    const { leaks } = await ask('ana', 'dan', 150, SEED);
    expect(leaks.length).toBeGreaterThan(20);
  });
});
