/**
 * Checks that writes that wait for the lock of one space wait in a queue, and leave connections to
 * other requests.
 */
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { AppError } from '../../src/domain/errors.ts';
import { createLockQueue } from '../../src/data/lock-queue.ts';
import { makeRequest, makeSpace, page } from '../change-request/made.ts';
import { type RestResult, useWorld } from '../support.ts';

const world = useWorld({ POOL_SIZE: '5' });

const busy = new AppError(
  'BUSY',
  'The server is busy. Send the request again after the time in Retry-After.',
  { retryAfter: 1 },
);

/** Locks a space in another session, and counts the waiting sessions. */
async function holdSpace(
  id: string,
): Promise<{ waiting(): Promise<number>; release(): Promise<void> }> {
  const [holder, watcher] = [
    new pg.Client({ connectionString: world.connections.ownerUrl }),
    new pg.Client({ connectionString: world.connections.superuserUrl }),
  ];
  await Promise.all([holder.connect(), watcher.connect()]);
  await holder.query('BEGIN');
  await holder.query('SELECT id FROM spaces WHERE id = $1 FOR UPDATE', [id]);
  return {
    async waiting() {
      const { rows } = await watcher.query(
        "SELECT count(*)::int AS n FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
      );
      return rows[0].n;
    },
    async release() {
      await holder.query('COMMIT');
      await Promise.all([holder.end(), watcher.end()]);
    },
  };
}

/** Returns whether a write was done, or its error. */
const kindOf = ({ status, body }: RestResult): string =>
  status === 200 ? 'done' : body.error.message;

/** The expected results: success, or an error because the lock or the request timed out. */
const EXPECTED_RESULTS = [
  'done',
  busy.message,
  'The write took too long and was canceled; nothing was changed. Try again.',
];

describe('forty writes to a locked space', () => {
  it.each([
    ['without a key', (): Record<string, string> => ({})],
    ['with keys', (n: number): Record<string, string> => ({ 'idempotency-key': `queue-${n}` })],
  ])(
    'use two connections %s, and succeed or return the true error',
    { timeout: 240_000 },
    async (_, headersOf) => {
      const [space, other] = [
        await makeSpace(world, [page('A')]),
        await makeSpace(world, [page('B')]),
      ];
      const held = await holdSpace(space.id);
      const edits = Array.from({ length: 40 }, (__, n) =>
        world
          .as('ana')
          .post(
            `${space.url}/content`,
            { changes: [{ operation: 'insert_page', title: `Page ${n}` }] },
            headersOf(n),
          ),
      );
      while ((await held.waiting()) === 0);
      const [read, written] = [
        await world.as('ana').get(`${other.url}/content`),
        await world.as('ana').patch(other.url, { title: 'Elsewhere' }),
      ];
      const waiting = await held.waiting();
      await held.release();
      expect([read.status, read.body.pages.length, written.status]).toEqual([200, 1, 200]);
      expect(waiting).toBeLessThanOrEqual(2);
      const kinds = (await Promise.all(edits)).map(kindOf);
      expect(kinds.filter((kind) => !EXPECTED_RESULTS.includes(kind))).toEqual([]);
      const { pages } = (await world.as('ana').get(`${space.url}/content`)).body;
      expect(pages).toHaveLength(1 + kinds.filter((kind) => kind === 'done').length);
    },
  );
});

describe('many concurrent merges', () => {
  it('are each merged and reported as such, or refused for a true reason and not merged', {
    timeout: 120_000,
  }, async () => {
    const space = await makeSpace(world, [page('A')]);
    const made = [];
    for (let n = 0; n < 30; n++) made.push(await makeRequest(world, space, [page(`Page ${n}`)]));
    const query =
      'mutation ($id: ID!) { mergeChangeRequest(input: { id: $id }) { changeRequest { status } } }';
    const answers = await Promise.all(made.map(({ id }) => world.as('ana').query(query, { id })));
    const kinds = answers.map(({ data, errors }) =>
      errors ? errors[0].message : data.mergeChangeRequest.changeRequest.status,
    );
    const { data } = await world
      .as('ana')
      .query('query ($ids: [ID!]!) { nodes(ids: $ids) { ... on ChangeRequest { status } } }', {
        ids: made.map(({ id }) => id),
      });
    const merged = data.nodes.map(({ status }: { status: string }) => status === 'MERGED');
    expect(kinds.map((kind) => kind === 'MERGED')).toEqual(merged);
    expect(kinds.filter((kind) => kind !== 'MERGED' && !EXPECTED_RESULTS.includes(kind))).toEqual(
      [],
    );
    expect(merged).toContain(true);
  });
});

describe('the queue of a lock', () => {
  it('lets two in, and the others one after another in their order', async () => {
    const queue = createLockQueue();
    const [first, second] = [queue.tryEnter('a'), queue.tryEnter('a')];
    const order: number[] = [];
    const waiting = [1, 2, 3].map(async (n) => {
      const leave = await queue.enter('a', 10_000);
      order.push(n);
      leave();
    });
    expect([queue.tryEnter('a'), typeof queue.tryEnter('b')]).toEqual([undefined, 'function']);
    first?.();
    first?.(); // a second release has no effect
    await Promise.all(waiting);
    second?.();
    expect(order).toEqual([1, 2, 3]);
    expect([typeof queue.tryEnter('a'), typeof queue.tryEnter('a'), queue.tryEnter('a')]).toEqual([
      'function',
      'function',
      undefined,
    ]);
  });

  it('refuses the 101st caller and callers that waited too long as busy', async () => {
    const queue = createLockQueue();
    const places = [await queue.enter('a', 1), await queue.enter('a', 1)];
    await expect(queue.enter('a', 1)).rejects.toEqual(busy);
    const waiting = Array.from({ length: 100 }, () => queue.enter('a', 10_000));
    await expect(queue.enter('a', 10_000)).rejects.toEqual(busy);
    for (const leave of places) leave();
    for (const one of waiting) (await one)();
    expect(typeof queue.tryEnter('a')).toBe('function');
  });
});
