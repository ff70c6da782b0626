// Tests that servers count together through Redis, and each alone while it is away.
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { openRedisCounts } from '../../src/data/limit-counts/redis.ts';
import { localCounts } from '../../src/server/rate-limit.ts';
import { shareCounts } from '../../src/server/shared-limits.ts';
import { runnerOf } from '../operator/run.ts';
import { testSharedCounts } from '../server/shared-counts.ts';
import { type FurtherServer, openServer } from '../servers.ts';
import { ids, useWorld, type Visitor } from '../support.ts';
import { openRedis, type RedisServer } from './server.ts';

const world = useWorld();
const HOUR_MS = 3_600_000;
let lastId = 0;
let redis: RedisServer;
beforeAll(async () => {
  redis = await openRedis();
});
afterAll(() => redis?.close());

/** Opens the exchange of a process of a server. */
function openExchange(server = `server ${++lastId}`, url = redis.url) {
  const counts = openRedisCounts(url, { process: `process ${++lastId}`, server });
  onTestFinished(() => counts.close());
  return counts.exchange;
}

testSharedCounts((server) => {
  const counts = shareCounts({
    counts: localCounts(),
    exchange: openExchange(server),
    intervalMs: HOUR_MS,
  });
  onTestFinished(() => counts.close());
  return counts;
});

describe('a count', () => {
  it('is forgotten after its time, and its key with it', async () => {
    const [one, other] = [openExchange(), openExchange()];
    await one([{ key: 'brief', count: 7, validMs: 400 }], []);
    await one([{ key: 'long', count: 8, validMs: 60_000 }], []);
    expect(await other([], ['brief', 'long', 'unknown'])).toEqual(
      new Map([
        ['brief', 7],
        ['long', 8],
      ]),
    );
    await expect
      .poll(() => other([], ['brief', 'long']), { timeout: 20_000 })
      .toEqual(new Map([['long', 8]]));
    expect(await redis.send(['EXISTS', '{lectern:limits}:brief'])).toBe(0);
  });

  it('of a process that was killed is forgotten although others publish theirs', async () => {
    const [killed, alive, other] = [openExchange(), openExchange(), openExchange()];
    await killed([{ key: 'shared', count: 100, validMs: 300 }], []);
    await alive([{ key: 'shared', count: 5, validMs: 60_000 }], []);
    await expect
      .poll(() => other([], ['shared']), { timeout: 20_000 })
      .toEqual(new Map([['shared', 5]]));
    expect(await redis.send(['HLEN', '{lectern:limits}:shared'])).toBe(1);
  });

  it('is replaced by the next one of its process', async () => {
    const [one, other] = [openExchange(), openExchange()];
    for (const count of [3, 9, 4]) await one([{ key: 'replaced', count, validMs: 60_000 }], []);
    expect(await other([], ['replaced'])).toEqual(new Map([['replaced', 4]]));
  });

  it('is one of 5,000 that one exchange publishes and reads', async () => {
    const keys = Array.from({ length: 5000 }, (_, i) => `many ${i}`);
    await openExchange()(
      keys.map((key, count) => ({ key, count, validMs: 60_000 })),
      keys,
    );
    const sums = await openExchange()([], keys);
    expect(sums.size).toBe(4999); // without the first, which is zero
    expect(sums.get('many 4999')).toBe(4999);
  });
});

/** Starts a server with few points for a token. */
async function openLimited(url = redis.url): Promise<FurtherServer> {
  const server = await openServer(world, {
    ...{ RATE_LIMIT_TOKEN: '40', SHARED_LIMITS: 'on', REDIS_URL: url, METRICS: 'everyone' },
  });
  onTestFinished(() => server.close());
  return server;
}

const metricOf = async ({ url }: FurtherServer): Promise<string | undefined> =>
  /^lectern_shared_limits (\d)$/m.exec(await (await fetch(`${url}/metrics`)).text())?.[1];

/** Sends a request each time, because a server without callers exchanges counts only after a failure. */
const pollMetric = (server: FurtherServer, caller: Visitor) =>
  expect.poll(
    async () => {
      await caller.get('/v1/user');
      return metricOf(server);
    },
    { timeout: 30_000, interval: 250 },
  );

describe('servers', () => {
  it('refuse a token that has used up its points on another, in both APIs', async () => {
    const [first, second] = [await openLimited(), await openLimited()];
    const token = await world.tokenOf(ids.user('ana'));
    for (let i = 0; i < 40; i++) expect((await first.with(token).get('/v1/user')).status).toBe(200);
    const caller = second.with(token);
    await expect
      .poll(async () => (await caller.get('/v1/user')).status, { timeout: 20_000, interval: 250 })
      .toBe(429);
    const message = '40 points per minute are used up. Wait for the time in Retry-After.';
    const { status, errors } = await caller.query('{ viewer { id } }');
    expect({ status, errors }).toMatchObject({
      status: 429,
      errors: [{ message, extensions: { code: 'RATE_LIMITED' } }],
    });
    const refused = await caller.get('/v1/user');
    expect({ status: refused.status, body: refused.body }).toEqual({
      status: 429,
      body: { error: { code: 429, message, reason: 'RATE_LIMITED', requestId: 'test' } },
    });
  });

  it('answer while Redis is killed and stopped, and count together again after it', async () => {
    const server = await openLimited();
    const caller = server.with('none'); // its requests are counted by the address
    await pollMetric(server, caller).toBe('1');
    await redis.kill();
    await pollMetric(server, caller).toBe('0');
    await redis.start();
    await pollMetric(server, caller).toBe('1');
    redis.signal('SIGSTOP');
    onTestFinished(() => redis.signal('SIGCONT'));
    await pollMetric(server, caller).toBe('0');
    expect((await server.with(await world.tokenOf(ids.user('ana'))).get('/v1/user')).status).toBe(
      200,
    );
    redis.signal('SIGCONT');
    await pollMetric(server, caller).toBe('1');
  });

  it('start with a password that Redis refuses, and show it before their first request', async () => {
    const server = await openLimited(redis.wrongUrl);
    await expect.poll(() => metricOf(server), { timeout: 30_000, interval: 250 }).toBe('0');
  });
});

describe('lectern doctor', () => {
  const lineOf = async (url: string): Promise<string | undefined> => {
    const { lines } = await runnerOf(world)(['doctor'], { REDIS_URL: url });
    return lines.find((line) => line.includes('redis:'));
  };

  it('says whether Redis exchanges counts', async () => {
    expect(await lineOf(redis.url)).toBe('ok       redis: it exchanges the counts of limits');
    expect(await lineOf(redis.wrongUrl)).toBe(
      'failed   redis: REDIS_URL: Limits hold for each server alone: WRONGPASS invalid username-password pair or user is disabled.',
    );
  });
});
