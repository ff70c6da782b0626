/**
 * Tests the HTTP server with toy APIs, over real connections on the loopback interface: what both
 * APIs have in common.
 */
import { once } from 'node:events';
import { Agent } from 'node:http';
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import type { Context } from '../src/context.ts';
import { loggedPath, createLog } from '../src/server/log.ts';
import {
  type Asking,
  graphql,
  jsonAnswer,
  raw,
  type Reply,
  start,
  withToken,
} from './server/toy-server.ts';

describe('request ids', () => {
  it('are taken from the client when they are valid, and generated otherwise', async () => {
    const { ask } = await start();
    const idOf = async (path: string, sent?: string) =>
      (await ask(path, sent === undefined ? {} : { headers: { 'x-request-id': sent } })).headers[
        'x-request-id'
      ];
    expect(await idOf('/v1/x', 'mine-1:2.3_4')).toBe('mine-1:2.3_4');
    expect(await idOf('/v1/x', 'has space')).toMatch(/^[0-9a-f-]{36}$/);
    expect(await idOf('/v1/x', 'x'.repeat(129))).toMatch(/^[0-9a-f-]{36}$/);
    expect(await idOf('/nowhere', 'mine')).toBe('mine');
  });

  it('are in the body of an error and in the log', async () => {
    const { ask, lines } = await start();
    const reply = await ask('/nowhere?secret=s3cret', { headers: { 'x-request-id': 'mine' } });
    expect([reply.status, reply.body]).toEqual([
      404,
      { error: { code: 404, message: expect.any(String), reason: 'NOT_FOUND', requestId: 'mine' } },
    ]);
    expect(lines).toEqual([
      {
        level: 'info',
        time: expect.any(String),
        requestId: 'mine',
        method: 'GET',
        path: '/nowhere?secret=[hidden]',
        operation: 'unknown',
        status: 404,
        ms: expect.any(Number),
        reason: 'NOT_FOUND',
        msg: 'request',
      },
    ]);
  });
});

describe('CORS', () => {
  it('allows every origin, without cookies, and exposes our headers', async () => {
    const { ask } = await start();
    const { headers } = await ask('/v1/x', { headers: { origin: 'https://a.test' } });
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(headers['access-control-allow-credentials']).toBeUndefined();
    expect(headers['access-control-expose-headers']).toContain('X-Request-Id');
  });

  it('answers a preflight with 204 without a charge', async () => {
    const { ask } = await start();
    for (const path of ['/graphql', '/v1/x']) {
      const reply = await ask(path, {
        method: 'OPTIONS',
        headers: { origin: 'https://a.test', 'access-control-request-method': 'PATCH' },
      });
      expect([reply.status, reply.text, reply.headers['x-ratelimit-remaining']]).toEqual([
        204,
        '',
        undefined,
      ]);
      expect(reply.headers['access-control-allow-methods']).toContain('PATCH');
      expect(reply.headers['access-control-allow-headers']).toContain('Idempotency-Key');
    }
  });

  it('allows only the configured origins', async () => {
    const { ask } = await start({ config: { corsOrigins: ['https://a.test'] } });
    const allowed = async (origin: string) => (await ask('/v1/x', { headers: { origin } })).headers;
    expect(await allowed('https://a.test')).toMatchObject({
      'access-control-allow-origin': 'https://a.test',
      vary: 'Accept-Encoding, Origin',
    });
    expect((await allowed('https://b.test'))['access-control-allow-origin']).toBeUndefined();
  });
});

describe('bodies', () => {
  it('are passed to the APIs, also in chunks', async () => {
    const { ask } = await start();
    expect((await ask('/v1/echo', { method: 'POST', body: '{"a":1}' })).body).toEqual({ a: 1 });
    expect(
      (await ask('/v1/echo', { method: 'POST', body: '{"a":1}', chunked: true })).body,
    ).toEqual({ a: 1 });
    expect((await ask('/graphql', graphql('{ length(text: "four") }'))).body).toEqual({
      data: { length: 4 },
    });
    expect(
      (await ask('/graphql', { ...graphql('{ length(text: "four") }'), chunked: true })).body,
    ).toEqual({ data: { length: 4 } });
  });

  it.each([false, true])(
    'over the limit of a route are 413 with a readable response (chunked: %s)',
    async (chunked) => {
      const { ask } = await start();
      const agent = new Agent({ keepAlive: true });
      const reply = await ask('/v1/echo', {
        method: 'POST',
        body: Buffer.alloc(3_000_000, 'x'),
        chunked,
        agent,
      });
      agent.destroy();
      expect([reply.status, reply.body, reply.headers['connection']]).toEqual([
        413,
        { error: { reason: 'PAYLOAD_TOO_LARGE' } },
        'close',
      ]);
    },
  );

  it.each([false, true])(
    'over 16 MiB are 413 for GraphQL, in its error format (chunked: %s)',
    async (chunked) => {
      const { ask } = await start();
      const reply = await ask('/graphql', {
        ...withToken(graphql('')),
        body: Buffer.alloc(16 * 1_048_576 + 1, 'x'),
        chunked,
      });
      expect([reply.status, reply.body]).toEqual([
        413,
        {
          errors: [
            {
              message: 'The body may have at most 16 MiB.',
              extensions: {
                code: 'PAYLOAD_TOO_LARGE',
                details: { limit: 16_777_216 },
                requestId: reply.headers['x-request-id'],
              },
            },
          ],
        },
      ]);
    },
  );

  it('of 16 MiB are accepted', async () => {
    const { ask } = await start();
    const body = JSON.stringify({
      query: 'query ($t: String!) { length(text: $t) }',
      variables: { t: 'x'.repeat(15_000_000) },
    });
    for (const chunked of [false, true])
      expect((await ask('/graphql', { ...withToken(graphql('')), body, chunked })).body).toEqual({
        data: { length: 15_000_000 },
      });
  });
});

describe('rate limits', () => {
  const remaining = (reply: Reply) => [
    reply.status,
    reply.headers['x-ratelimit-limit'],
    reply.headers['x-ratelimit-remaining'],
  ];
  const byToken = (token: string): Asking => ({ headers: { authorization: `Bearer ${token}` } });

  it('apply to an address without a token, in both APIs, in their error formats', async () => {
    const { ask } = await start({ config: { rateLimits: { token: 100, address: 2 } } });
    expect(remaining(await ask('/v1/x'))).toEqual([200, '2', '1']);
    expect(remaining(await ask('/graphql', graphql('{ __typename }')))).toEqual([200, '2', '0']);
    const rest = await ask('/v1/x');
    expect([...remaining(rest), rest.body]).toEqual([
      429,
      '2',
      '0',
      { error: expect.objectContaining({ code: 429, reason: 'RATE_LIMITED' }) },
    ]);
    expect(Number(rest.headers['retry-after'])).toBeGreaterThan(0);
    expect(
      Math.abs(Number(rest.headers['x-ratelimit-reset']) - Date.now() / 1000),
    ).toBeLessThanOrEqual(61);
    expect((await ask('/graphql', graphql('{ __typename }'))).body).toMatchObject({
      errors: [{ extensions: { code: 'RATE_LIMITED' } }],
    });
  });

  it('apply to a token, and a valid one is independent of its address', async () => {
    const { ask } = await start({ config: { rateLimits: { token: 2, address: 1 } } });
    expect(remaining(await ask('/v1/x', byToken('bad')))).toEqual([401, '1', '0']);
    expect(remaining(await ask('/v1/x', byToken('bad')))).toEqual([429, '1', '0']);
    expect(remaining(await ask('/v1/x'))).toEqual([429, '1', '0']);
    expect(remaining(await ask('/v1/x', byToken('a')))).toEqual([200, '2', '1']);
    expect(remaining(await ask('/v1/x', byToken('a')))).toEqual([200, '2', '0']);
    expect(remaining(await ask('/v1/x', byToken('a')))).toEqual([429, '2', '0']);
    expect(remaining(await ask('/v1/x', byToken('b')))).toEqual([200, '2', '1']);
  });

  it('allow additional charges', async () => {
    const { ask } = await start({
      graphql: async (_, __, { meter, tokenless }) => {
        if (!tokenless) await meter.spendForToken('a');
        await meter.spendMore(4);
        return jsonAnswer('{}');
      },
    });
    expect(remaining(await ask('/graphql'))).toEqual([200, '100', '95']);
    expect(remaining(await ask('/graphql', byToken('a')))).toEqual([200, '100', '95']);
    expect(remaining(await ask('/graphql', byToken('a')))).toEqual([200, '100', '90']);
  });

  it('trust X-Forwarded-For only behind a configured proxy', async () => {
    const from = (address: string): Asking => ({
      headers: { 'x-forwarded-for': `1.1.1.1, ${address}` },
    });
    const open = await start();
    expect([
      remaining(await open.ask('/v1/x', from('9.9.9.1')))[2],
      remaining(await open.ask('/v1/x', from('9.9.9.2')))[2],
    ]).toEqual(['99', '98']);
    const behind = await start({ config: { trustProxy: 1 } });
    const rests = [];
    for (const address of [
      '9.9.9.1',
      '9.9.9.2',
      '2001:db8::1',
      '2001:db8:0:0:5::7',
      '2001:db8:0:1::',
    ])
      rests.push(remaining(await behind.ask('/v1/x', from(address)))[2]);
    expect(rests).toEqual(['99', '99', '99', '98', '99']);
  });
});

describe('the deadline', () => {
  it('answers 504 in the format of the API, and drops any later response', async () => {
    let release = (): void => undefined;
    const { ask, lines } = await start({
      deadlineMs: 40,
      gates: [new Promise((resolve) => (release = resolve))],
    });
    const rest = await ask('/v1/slow');
    expect([rest.status, rest.body]).toEqual([
      504,
      { error: expect.objectContaining({ code: 504, reason: 'TIMEOUT' }) },
    ]);
    release();
    const answer = await ask('/graphql', graphql('{ never }'));
    expect([answer.status, answer.body]).toMatchObject([
      504,
      { errors: [{ extensions: { code: 'TIMEOUT' } }] },
    ]);
    expect(lines.map((line) => [line['status'], line['reason']])).toEqual([
      [504, 'TIMEOUT'],
      [504, 'TIMEOUT'],
    ]);
  });

  it('reports in both APIs that the write of the request was committed', async () => {
    const message =
      'The write was committed, but its response could not be read. Do not send it again: read the affected objects.';
    const { ask } = await start({
      deadlineMs: 40,
      async context(request) {
        request.committed();
        return {} as Context; // the toy APIs do not read it
      },
      async rest({ context }) {
        await context();
        return new Promise(() => undefined);
      },
      graphql: (_, __, request) => {
        request.committed();
        return new Promise(() => undefined);
      },
    });
    const requestId = { 'x-request-id': 'test' };
    const rest = await ask('/v1/slow', { headers: requestId });
    expect([rest.status, rest.body]).toEqual([
      504,
      {
        error: {
          code: 504,
          message,
          reason: 'TIMEOUT',
          details: { outcome: 'COMMITTED' },
          requestId: 'test',
        },
      },
    ]);
    const answer = await ask('/graphql', { headers: requestId });
    expect([answer.status, answer.body]).toEqual([
      200,
      {
        errors: [
          {
            message,
            extensions: { code: 'TIMEOUT', details: { outcome: 'COMMITTED' }, requestId: 'test' },
          },
        ],
      },
    ]);
  });

  it('can be extended for one request', async () => {
    let release = (): void => undefined;
    const gate = new Promise<void>((resolve) => (release = resolve));
    const { ask } = await start({
      deadlineMs: 30,
      graphql: async (_, __, request) => {
        request.allow(5000);
        await gate;
        return jsonAnswer('"late"');
      },
    });
    setTimeout(release, 100);
    expect((await ask('/graphql')).body).toBe('late');
  });

  it('begins when the body has arrived', async () => {
    const { port } = await start({ deadlineMs: 60 });
    const socket = connect(port, '127.0.0.1');
    socket.write(
      'POST /v1/echo HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 2\r\n\r\n{',
    );
    setTimeout(() => socket.write('}'), 200);
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1.1 200 /);
    socket.destroy();
  });
});

describe('exceptions in an API', () => {
  it('are masked, and logged in full with the request id', async () => {
    const { ask, lines } = await start({
      graphql: () => {
        throw new Error('inner workings');
      },
    });
    const reply = await ask('/graphql', { headers: { 'x-request-id': 'mine' } });
    expect([reply.status, reply.body]).toMatchObject([
      500,
      { errors: [{ extensions: { code: 'INTERNAL', requestId: 'mine' } }] },
    ]);
    expect(reply.text).not.toContain('inner workings');
    expect(lines[0]).toMatchObject({
      level: 'error',
      requestId: 'mine',
      err: { message: 'inner workings' },
    });
  });
});

describe('the log', () => {
  it('records the user and the operation, and no secret', async () => {
    const { ask, lines } = await start();
    const token = `lp_${'a1B2'.repeat(10)}`;
    const secrets = ['s3cret', 'k3y', 'j.w.t', token, 'idem-1', 'ana@acme.test'];
    await ask(
      `/v1/x/${token}?limit=5&s%65cret=s3cret&shareKey=k3y&jwt_token=j.w.t&email=ana@acme.test`,
      {
        headers: {
          authorization: `Bearer ${token}`,
          'idempotency-key': 'idem-1',
          cookie: 's3cret',
        },
      },
    );
    await ask(`/graphql?query={length(text:"s3cret")}`);
    await ask('/files/s3cret.s3cret/a.png?x=1');
    expect(lines[0]).toMatchObject({
      method: 'GET',
      path: '/v1/x/lp_…?limit=5&secret=[hidden]&shareKey=[hidden]&jwt_token=[hidden]&email=[hidden]',
      operation: 'toy',
      status: 200,
      userId: 'usr_1',
    });
    expect(lines[1]).toMatchObject({ path: '/graphql?query=[hidden]' });
    expect(lines[2]).toMatchObject({
      path: '/files/…/a.png?x=1',
      operation: '/files',
      status: 404,
    });
    for (const secret of secrets) expect(JSON.stringify(lines)).not.toContain(secret);
  });

  it('redacts secrets that reach a record by mistake', () => {
    const lines: string[] = [];
    const log = createLog(
      { logLevel: 'info', environment: 'test' },
      { write: (line) => void lines.push(line) },
    );
    log.info(
      {
        token: 's3cret',
        headers: { authorization: 's3cret', 'idempotency-key': 's3cret' },
        input: { secret: 's3cret' },
      },
      'oops',
    );
    expect(lines.join()).not.toContain('s3cret');
  });

  it('truncates long paths', () => {
    expect(loggedPath(`/v1/${'x'.repeat(2000)}`)).toHaveLength(500);
    expect(loggedPath(`/v1?a=${'x'.repeat(9000)}`)).toHaveLength(500);
  });
});

describe('connections', () => {
  it('that send no HTTP are answered with 400', async () => {
    const { port } = await start();
    expect(await raw(port, 'nonsense\r\n\r\n')).toMatch(/^HTTP\/1.1 400 Bad Request\r\n/);
    expect(
      await raw(port, `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`),
    ).toMatch(/^HTTP\/1.1 431 /);
  });

  it('can send several requests before the first response', async () => {
    let release = (): void => undefined;
    const { port } = await start({ gates: [new Promise((resolve) => (release = resolve))] });
    setTimeout(release, 50);
    const line = (path: string, id: string, more = '') =>
      `GET ${path} HTTP/1.1\r\nHost: x\r\nX-Request-Id: ${id}\r\n${more}\r\n`;
    const text = await raw(
      port,
      line('/v1/slow', 'one') +
        line('/livez', 'two') +
        line('/v1/x', 'three', 'Connection: close\r\n'),
    );
    expect([...text.matchAll(/x-request-id: (\w+)/g)].map((match) => match[1])).toEqual([
      'one',
      'two',
      'three',
    ]);
  });

  it('through a proxy can use the absolute form', async () => {
    const { port } = await start();
    expect(
      await raw(
        port,
        'GET http://acme.test/livez HTTP/1.1\r\nHost: acme.test\r\nConnection: close\r\n\r\n',
      ),
    ).toMatch(/^HTTP\/1.1 200 /);
  });
});

describe('shutting down', () => {
  it('finishes running requests, closes their connections, and accepts no new ones', async () => {
    let release = (): void => undefined;
    const place = await start({ gates: [new Promise((resolve) => (release = resolve))] });
    const agent = new Agent({ keepAlive: true });
    const underWay = place.ask('/v1/slow', { agent });
    await until(async () =>
      (await place.ask('/metrics')).text.includes('lectern_requests_in_flight 2'),
    );
    const closed = place.server.close();
    await expect(place.ask('/livez')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    release();
    const reply = await underWay;
    expect([reply.status, reply.headers['connection']]).toEqual([200, 'close']);
    await closed;
    agent.destroy();
  });

  it('answers a request that arrives on an idle connection, without being ready', async () => {
    const place = await start();
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    expect((await place.ask('/livez', { agent })).headers['connection']).toBe('keep-alive');
    const closed = place.server.close();
    const reply = await place.ask('/readyz', { agent });
    expect([reply.status, reply.headers['connection'], reply.body]).toMatchObject([
      503,
      'close',
      { error: { reason: 'UNAVAILABLE' } },
    ]);
    await closed;
    agent.destroy();
  });

  it('answers on new connections while it drains, without being ready', async () => {
    const place = await start();
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    place.server.drain();
    const replies = [await place.ask('/readyz'), await place.ask('/livez', { agent })];
    expect(replies.map(({ status, headers }) => [status, headers['connection']])).toEqual([
      [503, 'close'],
      [200, 'close'],
    ]);
    await place.server.close();
    agent.destroy();
  });

  it('closes connections that do not end', async () => {
    const place = await start({ forceMs: 100, deadlineMs: 60_000 });
    const lost = place.ask('/v1/never').catch((error: Error) => error);
    await until(async () =>
      (await place.ask('/metrics')).text.includes('lectern_requests_in_flight 2'),
    );
    await place.server.close();
    expect(await lost).toBeInstanceOf(Error);
  });

  it('happens once under repeated calls', async () => {
    const { server } = await start();
    await Promise.all([server.close(), server.close()]);
  });
});

describe('a port that is taken', () => {
  it('is an error that names PORT', async () => {
    const { port } = await start();
    await expect(start({ config: { port } })).rejects.toThrow(`PORT ${port} on 127.0.0.1 is taken`);
  });
});

/** Polls until the condition is met; the test's own time limit ends it. */
async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise(setImmediate);
}
