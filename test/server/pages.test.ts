/** Checks the pages next to the APIs: health, metrics, documentation and GraphiQL. */
import { describe, expect, it, onTestFinished } from 'vitest';
import { watchLoop } from '../../src/server/loop-watch.ts';
import { createMetrics } from '../../src/server/metrics.ts';
import { createReadiness } from '../../src/server/readiness.ts';
import { html, start } from './toy-server.ts';

describe('the pages next to the APIs', () => {
  it('report whether the process is alive and ready, and the reasons only on the loopback interface', async () => {
    const failures: Record<string, Error> = {};
    const check = (name: string, message: string) => ({
      name,
      message,
      check: async () => (failures[name] ? Promise.reject(failures[name]) : undefined),
    });
    const readiness = createReadiness(
      [
        check('database', 'The database does not answer.'),
        check('files', 'Files cannot be stored.'),
      ],
      0,
    );
    const { ask } = await start({ readiness });
    const forwarded = { headers: { 'x-forwarded-for': '9.9.9.9' } };
    const checked = (error?: string) => ({
      ok: error === undefined,
      milliseconds: expect.any(Number),
      ...(error !== undefined && { error }),
    });
    const details = { version: '0.1.0', uptimeSeconds: expect.any(Number) };
    expect((await ask('/readyz', forwarded)).body).toEqual({ status: 'ready' });
    expect((await ask('/readyz', { headers: { host: 'evil.test' } })).body).toEqual({
      status: 'ready',
    });
    expect((await ask('/readyz')).body).toEqual({
      status: 'ready',
      ...details,
      checks: { database: checked(), files: checked() },
    });
    failures['files'] = new Error('ENOSPC: no space left on device');
    const reply = await ask('/readyz', forwarded);
    expect([reply.status, reply.headers['retry-after'], reply.body]).toEqual([
      503,
      '2',
      {
        error: {
          code: 503,
          message: 'Files cannot be stored.',
          reason: 'UNAVAILABLE',
          requestId: reply.headers['x-request-id'],
        },
      },
    ]);
    expect((await ask('/readyz')).body).toEqual({
      error: {
        ...Object(reply.body).error,
        requestId: expect.any(String),
        details: {
          ...details,
          checks: { database: checked(), files: checked('ENOSPC: no space left on device') },
        },
      },
    });
    expect((await ask('/livez')).status).toBe(200);
  });

  it('check readiness once for several requests', async () => {
    let asked = 0;
    const readiness = createReadiness([
      { name: 'database', message: 'None.', check: async () => void asked++ },
    ]);
    const { ask } = await start({ readiness });
    await Promise.all(Array.from({ length: 10 }, () => ask('/readyz')));
    expect(asked).toBe(1);
  });

  it('hide metrics from another host name that resolves to this machine', async () => {
    const { ask } = await start();
    expect((await ask('/metrics', { headers: { host: 'evil.test' } })).status).toBe(404);
    expect((await ask('/metrics', { headers: { host: 'localhost:9' } })).status).toBe(200);
  });

  it('count refusals, errors by code, and the gauges of other components', async () => {
    const metrics = createMetrics({
      databasePool: () => ({ total: 3, idle: 1, waiting: 2, max: 10 }),
      threads: () => ({ threads: 2, running: 1, queued: 4, completed: 9, timedOut: 1 }),
      caches: { documents: () => ({ hits: 5, misses: 7, bytes: 900 }) },
      replica: () => ({ isUsed: true, lagSeconds: 0.5, reads: { primary: 3, replica: 8 } }),
      queue: async () => [
        { job: 'import-content', waiting: 2, active: 1, failed: 3, oldestSeconds: 8.5 },
      ],
    });
    metrics.job('import-content', 'failed', 1);
    const { ask } = await start({ metrics, config: { rateLimits: { token: 9, address: 1 } } });
    await ask('/v1/x');
    await ask('/v1/x');
    const lines = (await ask('/metrics')).text
      .split('\n')
      .filter((line) => /^lectern_(?!request_seconds|heap|job_seconds_bucket)/.test(line));
    expect(lines.sort()).toEqual([
      'lectern_cache_bytes{cache="documents"} 900',
      'lectern_cache_hits{cache="documents"} 5',
      'lectern_cache_misses{cache="documents"} 7',
      'lectern_database_connections{state="idle"} 1',
      'lectern_database_connections{state="max"} 10',
      'lectern_database_connections{state="total"} 3',
      'lectern_database_connections{state="waiting"} 2',
      'lectern_errors_total{api="rest",reason="RATE_LIMITED"} 1',
      'lectern_job_seconds_count{queue="import-content",outcome="failed"} 1',
      'lectern_job_seconds_sum{queue="import-content",outcome="failed"} 1',
      'lectern_jobs{queue="import-content",state="active"} 1',
      'lectern_jobs{queue="import-content",state="failed"} 3',
      'lectern_jobs{queue="import-content",state="waiting"} 2',
      'lectern_oldest_job_seconds{queue="import-content"} 8.5',
      'lectern_rate_limited_total{limit="rate",kind="address"} 1',
      'lectern_reads_total{server="primary"} 3',
      'lectern_reads_total{server="replica"} 8',
      'lectern_replica_lag_seconds 0.5',
      'lectern_replica_up 1',
      'lectern_requests_in_flight 1',
      'lectern_shared_limits 1',
      'lectern_subscriptions 0',
      'lectern_threads{state="completed"} 9',
      'lectern_threads{state="queued"} 4',
      'lectern_threads{state="running"} 1',
      'lectern_threads{state="threads"} 2',
      'lectern_threads{state="timedOut"} 1',
    ]);
  });

  it('return metrics only on the loopback interface, unless the setting allows more', async () => {
    const forwarded = { headers: { 'x-forwarded-for': '9.9.9.9' } };
    const { ask } = await start();
    await ask('/v1/x');
    const { status, text } = await ask('/metrics');
    expect(status).toBe(200);
    expect(text).toMatch(
      /lectern_request_seconds_count\{api="rest",operation="toy",status="200"\} 1/,
    );
    expect(text).toMatch(/lectern_requests_in_flight 1/);
    expect(text).toContain('process_cpu_seconds_total');
    expect((await ask('/metrics', forwarded)).status).toBe(404);
    expect(
      (await (await start({ config: { metrics: 'everyone' } })).ask('/metrics', forwarded)).status,
    ).toBe(200);
    expect((await (await start({ config: { metrics: 'off' } })).ask('/metrics')).status).toBe(404);
  });

  it('list the URLs at /', async () => {
    const { ask, url } = await start();
    expect((await ask('/')).body).toMatchObject({
      name: 'Lectern',
      graphql: `${url}/graphql`,
      docs: `${url}/docs`,
    });
    expect((await ask('/', { headers: html })).text).toContain('<a href="/docs">');
  });

  it('include the documentation, with 304', async () => {
    const { ask } = await start();
    expect((await ask('/openapi.json')).body).toEqual({ openapi: '3.1.0' });
    expect((await ask('/openapi.json', { headers: { 'if-none-match': '"docs"' } })).status).toBe(
      304,
    );
    expect((await ask('/docs/none')).status).toBe(404);
  });

  it('accept GET and HEAD', async () => {
    const { ask } = await start();
    const reply = await ask('/livez', { method: 'DELETE' });
    expect([reply.status, reply.headers['allow']]).toEqual([405, 'GET, HEAD']);
    expect([
      (await ask('/livez', { method: 'HEAD' })).status,
      (await ask('/livez', { method: 'HEAD' })).text,
    ]).toEqual([200, '']);
  });

  it('are all sent with nosniff and without the name of a framework', async () => {
    const { ask } = await start();
    for (const path of ['/', '/livez', '/v1/x', '/graphql', '/nowhere']) {
      const { headers } = await ask(path);
      expect([headers['x-content-type-options'], headers['x-powered-by']]).toEqual([
        'nosniff',
        undefined,
      ]);
    }
  });
});

describe('the event loop', () => {
  it('is reported once when it is blocked, and is in the metrics', async () => {
    const told: number[] = [];
    const loop = watchLoop((milliseconds) => told.push(milliseconds));
    onTestFinished(loop.close);
    const standStill = (milliseconds: number): void => {
      for (const end = performance.now() + milliseconds; performance.now() < end; );
    };
    await new Promise((resolve) => setTimeout(resolve, 150)); // the first checks
    for (let time = 0; time < 2; time++) {
      standStill(500);
      await new Promise((resolve) => setTimeout(resolve, 150));
    }
    expect(told.length).toBe(1);
    expect(told[0]).toBeGreaterThan(250);
    const { text } = await createMetrics({}, loop).read();
    expect(
      Number(/lectern_event_loop_delay_seconds\{quantile="max"\} (\S+)/.exec(text)?.[1]),
    ).toBeGreaterThan(0.3);
  });
});

describe('GraphiQL', () => {
  const here = { ...html, 'accept-encoding': 'gzip' };

  it('is one page that contacts no other host, compressed, with 304', async () => {
    const { ask } = await start();
    const page = await ask('/graphql', { headers: here });
    expect([
      page.status,
      page.headers['content-encoding'],
      page.headers['access-control-allow-origin'],
    ]).toEqual([200, 'gzip', undefined]);
    expect(page.text).toMatch(/^<!doctype html>/i);
    expect(page.text).not.toMatch(/(src|href)="https?:/);
    expect(page.headers['content-security-policy']).toContain("connect-src 'self'");
    expect(
      (await ask('/graphql', { headers: { ...here, 'if-none-match': String(page.headers.etag) } }))
        .status,
    ).toBe(304);
    expect((await ask('/graphql', { headers: html })).text).toBe(page.text);
  });

  it('is the same page for every request, and contains no token', async () => {
    const { ask } = await start();
    const page = await ask('/graphql', { headers: here });
    expect(page.text).not.toMatch(/Bearer l[psiv]_|lp_[0-9A-Za-z]/);
    expect(page.headers.vary).toBe('Accept, Accept-Encoding');
    for (const headers of [
      { host: 'localhost:4000', 'sec-fetch-dest': 'document' },
      { host: 'evil.test' },
      { origin: 'https://evil.test' },
    ] as Record<string, string>[]) {
      expect((await ask('/graphql', { headers: { ...here, ...headers } })).text).toBe(page.text);
    }
  });

  it('is disabled by the setting', async () => {
    const { ask } = await start({ config: { graphiql: false } });
    expect((await ask('/graphql', { headers: here })).text).not.toContain('GraphiQL');
  });
});
