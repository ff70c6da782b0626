/** Checks the limits of concurrent requests of one caller and of a process. */
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { type Asking, type Changes, graphql, jsonAnswer, start } from './toy-server.ts';

describe('limits of concurrency', () => {
  const byToken = (token: string): Asking => ({ headers: { authorization: `Bearer ${token}` } });
  /** Returns an API that charges like the real one, and responds when the test opens a gate. */
  const waiting = (gates: Promise<void>[]): Changes => ({
    graphql: async (req, _, { meter, tokenless }) => {
      if (!tokenless) await meter.spendForToken(String(req.headers.authorization));
      await gates.shift();
      return jsonAnswer('{}');
    },
  });
  const gate = (): { promise: Promise<void>; open(): void } => {
    let open = (): void => undefined;
    const promise = new Promise<void>((resolve) => (open = resolve));
    return { promise, open };
  };

  it('refuse a request of a token beyond its limit with 429 until another has ended', async () => {
    const gates = [gate(), gate()];
    const { ask } = await start({
      config: { concurrency: { token: 2, address: 9, process: 9 } },
      ...waiting(gates.map(({ promise }) => promise)),
    });
    const first = gates.map(() => ask('/graphql', byToken('a')));
    await expect.poll(async () => (await ask('/graphql', byToken('a'))).status).toBe(429);
    const refused = await ask('/graphql', byToken('a'));
    expect([refused.status, refused.headers['retry-after'], refused.body]).toEqual([
      429,
      '1',
      {
        errors: [
          {
            message:
              'At most 2 requests of one token can run concurrently. Wait for the response of another one first.',
            extensions: { code: 'RATE_LIMITED', requestId: refused.headers['x-request-id'] },
          },
        ],
      },
    ]);
    expect((await ask('/graphql', byToken('b'))).status).toBe(200);
    for (const { open } of gates) open();
    expect((await Promise.all(first)).map(({ status }) => status)).toEqual([200, 200]);
    expect((await ask('/graphql', byToken('a'))).status).toBe(200);
  });

  it('refuse a request without a token beyond the limit of its address, through GraphQL and REST', async () => {
    const slow = gate();
    const { ask } = await start({
      config: { concurrency: { token: 9, address: 1, process: 9 } },
      gates: [slow.promise],
    });
    const first = ask('/v1/slow');
    await expect.poll(async () => (await ask('/v1/x')).status).toBe(429);
    const rest = await ask('/v1/x');
    expect(rest.body).toEqual({
      error: {
        code: 429,
        message:
          'At most 1 requests of one address can run concurrently. Wait for the response of another one first.',
        reason: 'RATE_LIMITED',
        requestId: rest.headers['x-request-id'],
      },
    });
    expect((await ask('/graphql', graphql('{ __typename }'))).status).toBe(429);
    expect((await ask('/v1/x', byToken('a'))).status).toBe(200);
    slow.open();
    await first;
    expect((await ask('/v1/x')).status).toBe(200);
  });

  it('release the slots of disconnected callers, expired deadlines and internal errors', async () => {
    const never = new Promise<void>(() => undefined);
    const mistakes = [new Error('A mistake.')];
    const { ask, port } = await start({
      config: { concurrency: { token: 1, address: 9, process: 1 } },
      deadlineMs: 50,
      graphql: async (_, __, { meter }) => {
        await meter.spendForToken('a');
        const mistake = mistakes.pop();
        if (mistake) throw mistake;
        await never;
        return jsonAnswer('{}');
      },
    });
    expect((await ask('/graphql')).status).toBe(500);
    expect((await ask('/graphql')).status).toBe(504);
    const socket = connect(port, '127.0.0.1');
    socket.write('GET /graphql HTTP/1.1\r\nHost: x\r\n\r\n');
    await expect.poll(async () => (await ask('/graphql')).status).toBe(503);
    socket.destroy();
    await expect.poll(async () => (await ask('/graphql')).status).toBe(504);
  });

  it('return BUSY when the process is at its limit, except for health and downloads', async () => {
    const slow = gate();
    const { ask } = await start({
      config: { concurrency: { token: 9, address: 9, process: 1 } },
      gates: [slow.promise],
    });
    const first = ask('/v1/slow');
    await expect.poll(async () => (await ask('/v1/x')).status).toBe(503);
    const rest = await ask('/v1/x');
    const message = 'The server is busy. Send the request again after the time in Retry-After.';
    expect([rest.headers['retry-after'], rest.body]).toEqual([
      '1',
      { error: { code: 503, message, reason: 'BUSY', requestId: rest.headers['x-request-id'] } },
    ]);
    const other = await ask('/graphql', graphql('{ __typename }'));
    expect([other.status, other.body]).toEqual([
      503,
      {
        errors: [
          { message, extensions: { code: 'BUSY', requestId: other.headers['x-request-id'] } },
        ],
      },
    ]);
    expect(
      await Promise.all(
        ['/livez', '/readyz', '/metrics', '/files/none'].map(
          async (path) => (await ask(path)).status,
        ),
      ),
    ).toEqual([200, 200, 200, 404]);
    slow.open();
    expect((await first).status).toBe(200);
    expect((await ask('/v1/x')).status).toBe(200);
  });

  it('charge work that is measured afterwards to the next request', async () => {
    const { ask } = await start({
      graphql: async (_, __, { meter }) => {
        await meter.spendForToken('a');
        meter.charge(200);
        meter.charge(0);
        return jsonAnswer('{}');
      },
    });
    expect((await ask('/graphql')).headers['x-ratelimit-remaining']).toBe('99');
    const next = await ask('/graphql');
    expect([next.status, next.headers['x-ratelimit-remaining']]).toEqual([429, '0']);
  });
});
