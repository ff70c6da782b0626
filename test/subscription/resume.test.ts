// Tests that a subscription continues on another server without loss or duplicates.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FurtherServer, openServer } from '../servers.ts';
import { ids, useWorld } from '../support.ts';
import { EventStream, SocketClient } from './clients.ts';

const world = useWorld();
let other: FurtherServer;
beforeAll(async () => {
  other = await openServer(world);
}, 240_000);
afterAll(() => other?.close());

const QUERY =
  'subscription ($id: ID!, $after: Int) { events(organizationId: $id, filter: { actions: ["team.create"] }, after: $after) { position subjectId } }';

const token = () => world.as('ana').token;
const open = (url: string, variables: object = {}, headers = {}) =>
  EventStream.open({
    ...{ url, token: token(), query: QUERY, headers },
    variables: { id: ids.acme, ...variables },
  });

/** Creates teams on both servers, and an organization change between two of them. */
async function write(count: number, servers: readonly string[]): Promise<void> {
  for (let i = 0; i < count; i++) {
    const caller = other.with(token());
    const writer = servers[i % servers.length] === world.url ? world.as('ana') : caller;
    await writer.put(`/v1/orgs/${ids.acme}/teams`, { title: `Team ${i}`, members: [] });
    await writer.patch(`/v1/orgs/${ids.acme}`, { title: `Acme ${i}` });
  }
}

/** Returns all events that match, as `eventsAfter` returns them. */
async function logged(position: number) {
  const { data } = await world.as('ana').query(
    `query ($id: ID!, $position: Int!) { organization(id: $id) { eventsAfter(position: $position, first: 1000) {
      nodes { position subjectId action } } } }`,
    { id: ids.acme, position },
  );
  return data.organization.eventsAfter.nodes
    .filter(({ action }: { action: string }) => action === 'team.create')
    .map(({ position, subjectId }: { position: number; subjectId: string }) => ({
      position,
      subjectId,
    }));
}

describe('a subscription', () => {
  it('continues on another server after the id of its last event, while writers write', async () => {
    const first = await open(world.url);
    const start = Number((await first.block())?.id);
    const written = Promise.all([
      write(15, [world.url, other.url]),
      write(15, [other.url, world.url]),
    ]);
    const received = [];
    let stream = first;
    const urls = [other.url, world.url];
    for (let switches = 0; received.length < 30; ) {
      const message = await stream.next();
      received.push(message?.data.data.events);
      expect(message?.id).toBe(String(message?.data.data.events.position));
      if (received.length % 7 > 0) continue;
      await stream.close();
      const url = urls[switches++ % 2] ?? '';
      stream = await open(url, {}, { 'last-event-id': message?.id ?? '' });
    }
    await stream.close();
    await written;
    expect(received).toEqual(await logged(start));
  });

  it('continues over WebSocket after a position', async () => {
    const [start] = (await logged(0)).slice(-5);
    const socket = new SocketClient({ url: other.url, token: token() });
    const sent = socket.subscribe({
      query: QUERY,
      variables: { id: ids.acme, after: start.position },
    });
    await write(1, [world.url]);
    const received = [];
    for (let count = 0; count < 5; count++) received.push((await sent.next()).value);
    await sent.return?.();
    socket.close();
    expect(received).toEqual(
      (await logged(start.position)).map((events: { position: number }) => ({
        data: { events },
        extensions: { position: events.position },
      })),
    );
  });

  it('ends without a final event when its server shuts down, and continues on another', async () => {
    const third = await openServer(world);
    const stream = await open(third.url);
    const socket = new SocketClient({ url: third.url, token: token() });
    const start = Number((await stream.block())?.id);
    const sent = socket.subscribe({ query: QUERY, variables: { id: ids.acme, after: start } });
    await write(1, [world.url]);
    const before = await stream.next();
    expect((await sent.next()).value?.data).toEqual(before?.data.data);
    const ended = sent.next().catch((error: unknown) => error);
    await third.close();
    const last = await stream.block();
    expect(Object.keys(last ?? {})).toEqual(['retry']);
    expect(await stream.block()).toBeUndefined();
    expect(await ended).toMatchObject({ code: 1001, reason: 'Going away' });
    socket.close();
    await write(1, [world.url]);
    const next = await open(other.url, {}, { 'last-event-id': before?.id ?? '' });
    const [event] = await logged(Number(before?.id));
    expect((await next.next())?.data.data.events).toEqual(event);
    await next.close();
  });

  it('refuses a position that no event has', async () => {
    const stream = await open(world.url, { after: 1_000_000 });
    expect(stream.response.status).toBe(400);
    expect((await stream.next())?.data.errors[0].extensions.code).toBe('BAD_USER_INPUT');
    await stream.close();
  });
});
