/**
 * Tests that no response reveals unreadable content: of search, links, comments and their targets,
 * for any request.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { Random } from './hostile/random.ts';
import { Requests } from './leak/requests.ts';
import { expectNothingHidden, judgeAll } from './leak/run.ts';
import { marksIn, type Reader, readers, type Stage, stageFor } from './leak/stage.ts';
import { type Person, useWorld } from './support.ts';

const world = useWorld();
const SEED = 20261121;
/** The number of requests per reader: 2,000 together. */
const SHARES: Readonly<Record<Reader, number>> = { dan: 800, cat: 900, eve: 300 };

let stage: Stage;

beforeAll(async () => {
  stage = await stageFor(world);
});

/** Sends this many requests as a person, and compares the responses with the access of a reader. */
function ask(as: Person, name: Reader, count: number, seed: number) {
  const questions = new Requests(stage, name, new Random(seed))
    .list(count)
    .map(({ what, echo, send }) => ({ what, echo, send: () => send(world.as(as)) }));
  const readable = stage.readableBy(name);
  return judgeAll(questions, (text) =>
    marksIn(text).flatMap((n) =>
      readable.has(n) ? [] : [stage.strings[n]?.words.join(' ') ?? ''],
    ),
  );
}

describe('2,000 requests', () => {
  it.each(readers)(
    'of %s reveal nothing hidden, and everything readable',
    { timeout: 240_000 },
    async (name) => {
      expectNothingHidden(
        await ask(name, name, SHARES[name], SEED + readers.indexOf(name)),
        SHARES[name],
        stage.readableBy(name),
        stage.strings,
      );
    },
  );

  it('of a person with more access are detected as leaks', async () => {
    const { leaks } = await ask('ana', 'dan', 150, SEED);
    expect(leaks.length).toBeGreaterThan(20);
  });
});
