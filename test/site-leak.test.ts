/**
 * Tests that no response to a visitor of a published site contains hidden content, for any request,
 * and that all visible content is found.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { Random } from './hostile/random.ts';
import { expectNothingHidden, judgeAll } from './leak/run.ts';
import { visitedFields, visitedRoutes } from './site-leak/reach.ts';
import { addresses, type Comer, OPEN, Requests, SEARCH } from './site-leak/requests.ts';
import { type Reader, readers, Stage } from './site-leak/stage.ts';
import { useWorld } from './support.ts';

const world = useWorld();
const SEED = 20261122;
/** The number of requests per reader: 2,800 together. */
const SHARES: Readonly<Record<Reader, number>> = { anybody: 900, partner: 800, staff: 1100 };

let stage: Stage;
let credentials: Readonly<Record<Reader, Comer>>;

beforeAll(async () => {
  stage = new Stage(world);
  await stage.open();
  credentials = await stage.comers();
}, 240_000);

/**
 * Sends this many requests as one reader, and compares the responses with the access of another.
 */
const ask = (as: Reader, name: Reader, count: number, seed: number) =>
  judgeAll(new Requests(stage, as, credentials[as], new Random(seed)).list(count), (text) =>
    stage.leaksIn(text, name),
  );

describe('2,800 requests', () => {
  it.each(readers)(
    'of visitors (%s) reveal nothing hidden, and everything visible',
    { timeout: 600_000 },
    async (name) => {
      expectNothingHidden(
        await ask(name, name, SHARES[name], SEED + readers.indexOf(name)),
        SHARES[name],
        stage.readableBy(name),
        stage.strings,
        [302], // the reader sends visitors to the destinations of redirects
      );
    },
  );

  it('select every field that the schema opens to visitors', () => {
    const all = readers.map(
      (name, i) => new Requests(stage, name, credentials[name], new Random(SEED + i)),
    );
    for (const [i, name] of readers.entries()) all[i]?.list(SHARES[name]);
    expect(
      visitedFields.filter((name) => !all.some(({ selections }) => selections.covered.has(name))),
    ).toEqual([]);
  });

  it('use every route that accepts visitors', () => {
    const covered = [...addresses.map((path) => `GET ${path}`), `POST ${SEARCH}`, `POST ${OPEN}`];
    expect(visitedRoutes.filter((route) => !covered.includes(route))).toEqual([]);
  });

  it('of texts and MCP reveal nothing hidden, and what pages show', {
    timeout: 120_000,
  }, async () => {
    const read = async (as: Reader, name: Reader) =>
      judgeAll(
        new Requests(stage, as, credentials[as], new Random(SEED)).machineReadings(),
        (text) => stage.leaksIn(text, name),
      );
    for (const name of readers) {
      const { leaks, given, seen } = await read(name, name);
      expect(leaks).toEqual([]);
      expect([given > 10, seen.size > 20]).toEqual([true, true]);
    }
    expect((await read('partner', 'anybody')).leaks.length).toBeGreaterThan(20);
  });

  it('of a visitor with more access are detected as leaks', { timeout: 240_000 }, async () => {
    for (const [as, name] of [
      ['partner', 'anybody'],
      ['staff', 'partner'],
    ] as const)
      expect((await ask(as, name, 250, SEED)).leaks.length).toBeGreaterThan(20);
  });
});
