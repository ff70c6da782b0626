// Tests the limits of subscriptions, their errors, and what they cost.
import { afterEach, describe, expect, it } from 'vitest';
import { setTimeout as pause } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { statementsOf } from '../statements.ts';
import { ids, useWorld } from '../support.ts';
import { EventStream, SocketClient } from './clients.ts';

const world = useWorld({
  ...{ SUBSCRIPTIONS_TOKEN: '27', SUBSCRIPTIONS_PROCESS: '29' },
  CORS_ORIGINS: 'https://front.test',
});

const EVENTS = 'subscription ($id: ID!) { events(organizationId: $id) { position } }';
const streams: EventStream[] = [];
afterEach(async () => {
  await Promise.all(streams.splice(0).map((stream) => stream.close()));
  await expect.poll(openCount, { timeout: 60_000 }).toBe(0);
});

async function open(
  query = EVENTS,
  variables: object = { id: ids.acme },
  token = world.as('ana').token,
) {
  const stream = await EventStream.open({ url: world.url, token, query, variables });
  streams.push(stream);
  return stream;
}

/** Returns the number of open subscriptions, as `/metrics` reports it. */
const openCount = async (): Promise<number> =>
  Number(
    /^lectern_subscriptions (\d+)$/m.exec(await (await fetch(`${world.url}/metrics`)).text())?.[1],
  );

const rename = (title: string) => world.as('ana').patch(`/v1/orgs/${ids.acme}`, { title });

const errorOf = async (stream: EventStream) => {
  const event = await stream.next();
  return { status: stream.response.status, errors: event?.data.errors };
};
const refusal = (status: number, code: string, message: string, more = {}) => ({
  status,
  errors: [{ message, extensions: { code, ...more, requestId: 'test' } }],
});

describe('a subscription is refused', () => {
  it('over the limit of its token, whose slot is free again when another one ends', async () => {
    const token = await world.tokenOf(ids.user('ana'));
    for (let i = 0; i < 27; i++) await open(EVENTS, { id: ids.acme }, token);
    expect(await errorOf(await open(EVENTS, { id: ids.acme }, token))).toEqual(
      refusal(
        429,
        'RATE_LIMITED',
        'At most 27 subscriptions of one token can be open. End another one first.',
      ),
    );
    await streams[0]?.close();
    await expect.poll(openCount, { timeout: 60_000 }).toBe(26);
    expect((await (await open(EVENTS, { id: ids.acme }, token)).block())?.retry).toBe('1000');
  });

  it('over the limit of its process', async () => {
    const tokens = [await world.tokenOf(ids.user('ana')), await world.tokenOf(ids.user('ana'))];
    for (let i = 0; i < 29; i++) await open(EVENTS, { id: ids.acme }, tokens[i % 2]);
    expect(await errorOf(await open())).toEqual(
      refusal(
        503,
        'BUSY',
        'The server is busy. Send the request again after the time in Retry-After.',
      ),
    );
  });

  it('with a document beyond the limits of an operation', async () => {
    const deep = `subscription ($id: ID!) { events(organizationId: $id) { ${Array.from({ length: 101 }, (_, i) => `a${i}: position`).join(' ')} } }`;
    expect(await errorOf(await open(deep))).toEqual(
      refusal(
        400,
        'QUERY_TOO_COMPLEX',
        'This operation has 101 aliases: use `nodes(ids)`, or send several requests. At most 100 are allowed.',
        { details: { of: 'aliases', limit: 100, has: 101 } },
      ),
    );
  });

  it('with directives on its field', async () => {
    const { status, errors } = await errorOf(
      await open(
        'subscription ($id: ID!) { events(organizationId: $id) @skip(if: true) { position } }',
      ),
    );
    expect([status, errors[0].message]).toEqual([
      400,
      'The field of a subscription takes no directives.',
    ]);
  });

  it('without the header that accepts events', async () => {
    const { status, errors } = await world.as('ana').query(EVENTS, { id: ids.acme });
    expect([status, errors[0].message, errors[0].extensions.code]).toEqual([
      400,
      'Subscriptions are sent as events: send the header "Accept: text/event-stream", or use a WebSocket.',
      'BAD_USER_INPUT',
    ]);
  });
});

describe('a WebSocket', () => {
  it('is closed with 4401 without a valid token', async () => {
    for (const token of [undefined, 'lp_wrong']) {
      const socket = new SocketClient({ url: world.url, token });
      await socket
        .subscribe({ query: EVENTS, variables: { id: ids.acme } })
        .next()
        .catch(() => {});
      expect(socket.closes.map(({ code }) => code)).toEqual([4401]);
      socket.close();
    }
  });

  it('refuses queries and mutations', async () => {
    const socket = new SocketClient({ url: world.url, token: world.as('ana').token });
    const sent = socket.subscribe({ query: '{ viewer { id } }' });
    expect(await sent.next().catch((error: unknown) => error)).toMatchObject([
      {
        message: 'A WebSocket takes subscriptions only. Send queries and mutations by HTTP.',
        extensions: { code: 'BAD_USER_INPUT' },
      },
    ]);
    socket.close();
  });

  it('has at most 25 subscriptions', async () => {
    const socket = new SocketClient({ url: world.url, token: world.as('ana').token });
    const all = Array.from({ length: 26 }, () =>
      socket.subscribe({ query: EVENTS, variables: { id: ids.acme } }),
    );
    const results = all.map((one) => one.next().catch((error: unknown) => error));
    const refused = await Promise.race(results);
    expect(refused).toMatchObject([
      { message: 'At most 25 subscriptions of one connection can be open. End another one first.' },
    ]);
    socket.close();
  });

  it('is closed for a message that is larger than 1 MiB', async () => {
    const webSocket = new WebSocket(
      `${world.url.replace('http', 'ws')}/graphql`,
      'graphql-transport-ws',
    );
    const closed = new Promise((resolve) => webSocket.once('close', resolve));
    webSocket.once('open', () => webSocket.send('x'.repeat(1_048_577)));
    expect(await closed).toBe(1009);
  });

  it('is open to pages of the server and of the configured origins', async () => {
    const openFrom = (origin: string) =>
      new Promise((resolve) => {
        const address = `${world.url.replace('http', 'ws')}/graphql`;
        const webSocket = new WebSocket(address, 'graphql-transport-ws', { origin });
        webSocket.once('error', (error) => resolve(error.message));
        webSocket.once('open', () => {
          webSocket.close();
          resolve('open');
        });
      });
    expect(await openFrom(world.url)).toBe('open');
    expect(await openFrom('https://front.test')).toBe('open');
    expect(await openFrom('https://other.test')).toBe('Unexpected server response: 403');
  });

  it('is at no other path', async () => {
    const webSocket = new WebSocket(
      `${world.url.replace('http', 'ws')}/v1`,
      'graphql-transport-ws',
    );
    expect(
      await new Promise((resolve) => webSocket.once('error', (error) => resolve(error.message))),
    ).toBe('Unexpected server response: 404');
  });
});

describe('the cost of an event', () => {
  it('is one page and one token for all subscribers of an organization', async () => {
    for (const count of [1, 10]) {
      for (let i = streams.length; i < count; i++) await (await open()).block();
      await pause(50);
      const sent = await statementsOf(async () => {
        await rename(`Acme ${count}`);
        await Promise.all(streams.map((stream) => stream.next()));
      });
      const own = (part: string) => sent.filter((text) => text.includes(part)).length;
      expect([
        own('FROM event_positions ep CROSS JOIN LATERAL'),
        own('assign_event_positions'),
        own('FROM api_tokens k'),
      ]).toEqual([1, 1, 2]); // the token of the write, and that of the subscribers
    }
  });
});

describe('a slow client', () => {
  it('takes no memory for the events that it has not read', async () => {
    const stream = await open(
      'subscription ($id: ID!) { events(organizationId: $id) { position requestId urls { location } } }',
    );
    await stream.block();
    for (let i = 0; i < 50; i++) await rename(`Slow ${i}`);
    const positions: number[] = [];
    for (let i = 0; i < 50; i++) positions.push((await stream.next())?.data.data.events.position);
    expect(positions).toEqual(positions.map((_, i) => (positions[0] ?? 0) + i));
  });
});
