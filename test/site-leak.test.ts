/** What is hidden from a visitor of a published site is in no answer to him, whatever he asks, and all that is for him is in some. */
import { beforeAll, describe, expect, it } from 'vitest';
import { Random } from './hostile/random.ts';
import { shown } from './leak/shown.ts';
import { marksIn } from './leak/stage.ts';
import { visitedFields, visitedRoutes } from './site-leak/reach.ts';
import { addresses, type Asked, type Comer, OPEN, Requests, SEARCH } from './site-leak/requests.ts';
import { type Reader, readers, Stage } from './site-leak/stage.ts';
import { useWorld } from './support.ts';

const world = useWorld();
const SEED = 20261122;
/** How many requests each sends: 2,000 together. */
const SHARES: Readonly<Record<Reader, number>> = { anybody: 600, partner: 700, staff: 700 };
const AT_ONCE = 6;

let stage: Stage;
let comers: Readonly<Record<Reader, Comer>>;

beforeAll(async () => {
  stage = new Stage(world);
  await stage.open();
  comers = await stage.comers();
}, 120_000);

interface Outcome {
  readonly leaks: readonly string[];
  readonly statuses: ReadonlySet<number>;
  readonly asked: number;
  readonly given: number;
  readonly seen: ReadonlySet<number>;
}

/** Sends so many requests as one reader, and holds the answers against what another may read. */
async function ask(as: Reader, name: Reader, count: number, seed: number): Promise<Outcome> {
  const all = new Requests(stage, as, comers[as], new Random(seed)).list(count);
  const [leaks, statuses, seen] = [[] as string[], new Set<number>(), new Set<number>()];
  const asked = all.length;
  let given = 0;
  const judge = async ({ what, echo, send }: Asked): Promise<void> => {
    const { status, isGiven, text } = await send();
    statuses.add(status);
    if (isGiven) given++;
    const plain = shown(text, echo);
    for (const n of marksIn(plain)) seen.add(n);
    for (const leak of stage.leaksIn(plain, name)) leaks.push(`${leak}: ${what}`);
  };
  const work = async (): Promise<void> => {
    for (let next = all.shift(); next; next = all.shift()) await judge(next);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { leaks, statuses, asked, given, seen };
}

describe('2,000 requests', () => {
  it.each(readers)('of visitors (%s) show nothing that is hidden from them, and all that is not', { timeout: 120_000 }, async (name) => {
    const { leaks, statuses, asked, given, seen } = await ask(name, name, SHARES[name], SEED + readers.indexOf(name));
    expect(leaks).toEqual([]);
    expect([...statuses].filter((status) => ![200, 400, 403, 404].includes(status))).toEqual([]);
    expect(asked).toBe(SHARES[name]);
    expect(given).toBeGreaterThanOrEqual(asked / 2);
    const unseen = [...stage.readableBy(name)].filter((n) => !seen.has(n));
    expect(unseen.map((n) => stage.strings[n]?.words.join(' '))).toEqual([]);
  });

  it('ask for every field that the schema gives to visitors', () => {
    const all = readers.map((name, i) => new Requests(stage, name, comers[name], new Random(SEED + i)));
    for (const [i, name] of readers.entries()) all[i]?.list(SHARES[name]);
    expect(visitedFields.filter((name) => !all.some(({ selections }) => selections.covered.has(name)))).toEqual([]);
  });

  it('ask at every address that takes visitors', () => {
    const asked = [...addresses.map((path) => `GET ${path}`), `POST ${SEARCH}`, `POST ${OPEN}`];
    expect(visitedRoutes.filter((route) => !asked.includes(route))).toEqual([]);
  });

  it('would be told from those of somebody who is shown more', { timeout: 60_000 }, async () => {
    for (const [as, name] of [
      ['partner', 'anybody'],
      ['staff', 'partner'],
    ] as const)
      expect((await ask(as, name, 250, SEED)).leaks.length).toBeGreaterThan(20);
  });
});
