/** What is hidden from a visitor of a published site is in no answer to him, whatever he asks, and all that is for him is in some. */
import { beforeAll, describe, expect, it } from 'vitest';
import { Random } from './hostile/random.ts';
import { expectNothingHidden, judgeAll } from './leak/run.ts';
import { visitedFields, visitedRoutes } from './site-leak/reach.ts';
import { addresses, type Comer, OPEN, Requests, SEARCH } from './site-leak/requests.ts';
import { type Reader, readers, Stage } from './site-leak/stage.ts';
import { useWorld } from './support.ts';

const world = useWorld();
const SEED = 20261122;
/** How many requests each sends: 2,000 together. */
const SHARES: Readonly<Record<Reader, number>> = { anybody: 600, partner: 700, staff: 700 };

let stage: Stage;
let comers: Readonly<Record<Reader, Comer>>;

beforeAll(async () => {
  stage = new Stage(world);
  await stage.open();
  comers = await stage.comers();
}, 120_000);

/** Sends so many requests as one reader, and holds the answers against what another may read. */
const ask = (as: Reader, name: Reader, count: number, seed: number) => judgeAll(new Requests(stage, as, comers[as], new Random(seed)).list(count), (text) => stage.leaksIn(text, name));

describe('2,000 requests', () => {
  it.each(readers)('of visitors (%s) show nothing that is hidden from them, and all that is not', { timeout: 120_000 }, async (name) => {
    expectNothingHidden(await ask(name, name, SHARES[name], SEED + readers.indexOf(name)), SHARES[name], stage.readableBy(name), stage.strings);
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
