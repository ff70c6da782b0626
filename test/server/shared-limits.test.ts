// Tests that servers on one database count points, concurrent requests and subscriptions together.
import { describe, expect, it, onTestFinished } from 'vitest';
import { exchangeCountsOf } from '../../src/data/limit-counts.ts';
import { localCounts } from '../../src/server/rate-limit.ts';
import { shareCounts } from '../../src/server/shared-limits.ts';
import { openServer } from '../servers.ts';
import { sql } from '../sql.ts';
import { ids, useWorld } from '../support.ts';
import { testSharedCounts } from './shared-counts.ts';

const world = useWorld();
const HOUR_MS = 3_600_000;
let lastId = 0;

/** Returns the counts of a server of its own, which exchanges them when the test says so. */
function openCounts(server = `server ${++lastId}`) {
  const counts = shareCounts({
    counts: localCounts(),
    exchange: exchangeCountsOf(world.console.database.query, {
      process: `process ${++lastId}`,
      server,
    }),
    intervalMs: HOUR_MS,
  });
  onTestFinished(() => counts.close());
  return counts;
}

const rows = () => world.console.database.query(sql('SELECT key, count FROM limit_counts'), []);

testSharedCounts(openCounts);

describe('points', () => {
  it('below a twentieth of the limit are not published', async () => {
    const one = openCounts();
    const before = await rows();
    await one.limiter('address', 100, 60).penalty('192.0.2.7', 4);
    await one.exchange();
    expect(await rows()).toEqual(before);
    await one.limiter('address', 100, 60).penalty('192.0.2.7', 1);
    await one.exchange();
    expect(await rows()).toEqual([...before, { key: expect.any(String), count: 5 }]);
    expect(JSON.stringify(await rows())).not.toContain('192.0.2.7');
  });
});

describe('without the database', () => {
  it('limits hold for each server alone, and the metric shows it', async () => {
    const failures: unknown[] = [];
    const counts = shareCounts({
      counts: localCounts(),
      exchange: () => Promise.reject(new Error('The database does not answer.')),
      onExchange: (failure) => failures.push(failure),
      intervalMs: HOUR_MS,
    });
    onTestFinished(() => counts.close());
    const limiter = counts.limiter('token', 10, 60);
    await limiter.penalty('tok', 9);
    await counts.exchange();
    expect(failures).toEqual([new Error('The database does not answer.')]);
    expect(await limiter.penalty('tok', 2)).toMatchObject({ consumedPoints: 11 });
  });
});

describe('a server without requests', () => {
  it('exchanges until an exchange has succeeded, and then no more', async () => {
    const results: unknown[] = [];
    const counts = shareCounts({
      counts: localCounts(),
      exchange: () =>
        results.length === 0 ? Promise.reject(new Error('Away.')) : Promise.resolve(new Map()),
      onExchange: (failure) => results.push(failure),
      intervalMs: HOUR_MS,
    });
    onTestFinished(() => counts.close());
    for (let i = 0; i < 4; i++) await counts.exchange();
    expect(results).toEqual([new Error('Away.'), undefined]);
  });
});

describe('a token', () => {
  it('that has used up its points on one server is refused by another, in both APIs', async () => {
    const settings = { RATE_LIMIT_TOKEN: '40', SHARED_LIMITS: 'on' };
    const [first, second] = [await openServer(world, settings), await openServer(world, settings)];
    onTestFinished(async () => {
      await Promise.all([first.close(), second.close()]);
    });
    const token = await world.tokenOf(ids.user('ana'));
    for (let i = 0; i < 25; i++) expect((await first.with(token).get('/v1/user')).status).toBe(200);
    await expect
      .poll(
        async () =>
          Number((await second.with(token).get('/v1/user')).headers.get('x-ratelimit-remaining')),
        { timeout: 20_000, interval: 500 },
      )
      .toBeLessThan(15);
    for (let i = 0; i < 15; i++) await second.with(token).get('/v1/user');
    const message = '40 points per minute are used up. Wait for the time in Retry-After.';
    const refused = await second.with(token).get('/v1/user');
    expect({ status: refused.status, body: refused.body }).toEqual({
      status: 429,
      body: { error: { code: 429, message, reason: 'RATE_LIMITED', requestId: 'test' } },
    });
    const { status, errors } = await second.with(token).query('{ viewer { id } }');
    expect({ status, errors }).toMatchObject({
      status: 429,
      errors: [{ message, extensions: { code: 'RATE_LIMITED' } }],
    });
    const metrics = await (await fetch(`${second.url}/metrics`)).text();
    expect(metrics).toMatch(/^lectern_shared_limits 1$/m);
  });
});
