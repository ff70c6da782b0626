// Tests the progress of an import between its start and its end, which is not in the log of events.
import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serve } from '../fixtures/site.ts';
import { type FurtherServer, openServer } from '../servers.ts';
import { ids, useWorld } from '../support.ts';
import { EventStream, SocketClient } from './clients.ts';

const world = useWorld({ ALLOW_PRIVATE_NETWORKS: 'on' }, { jobs: true });
let other: FurtherServer;
beforeAll(async () => {
  other = await openServer(world);
}, 240_000);
afterAll(() => other?.close());

const EVENT = 'eventId: id position action subjectId fields';
const PROGRESS = `subscription ($id: ID!, $after: Int) { importProgress(importId: $id, after: $after) {
  event { ${EVENT.replace(': id', '')} } import { status importedResources totalResources } } }`;

/** Serves a first page with links to two others, which wait until they are released. */
async function serveSlowly() {
  const waiting = new Map<string, ServerResponse>();
  const html = (text: string) => `<html><body><main><h1>${text}</h1>${text}</main></body></html>`;
  const url = await serve(({ url: path = '' }, res) => {
    if (path.startsWith('/docs/')) res.setHeader('content-type', 'text/html');
    if (path === '/docs/') res.end(html('<a href="/docs/a">A</a> <a href="/docs/b">B</a>'));
    else if (path.startsWith('/docs/')) waiting.set(path, res);
    else res.writeHead(404).end();
  });
  return {
    url: `${url}/docs/`,
    release: async (path: string) => {
      await expect.poll(() => waiting.has(path), { timeout: 60_000 }).toBe(true);
      waiting.get(path)?.end(html(path));
    },
  };
}

/** Returns the events of the space in the log. */
async function logged() {
  const { data } = await world
    .as('ana')
    .query(
      `query ($id: ID!) { organization(id: $id) { eventsAfter(position: 0, first: 1000) { nodes { ${EVENT} } } } }`,
      { id: ids.acme },
    );
  return data.organization.eventsAfter.nodes.filter(
    ({ action }: { action: string }) => action === 'space.import',
  );
}

it('sends the counts on another server with the last event, and then the end once', async () => {
  const site = await serveSlowly();
  const { data } = await world
    .as('ana')
    .query(
      'mutation ($input: ImportIntoSpaceInput!) { importIntoSpace(input: $input) { import { id } } }',
      { input: { spaceId: ids.space('guide'), source: 'WEBSITE', url: site.url } },
    );
  const { id } = data.importIntoSpace.import;
  const token = world.as('ana').token;
  const stream = await EventStream.open({
    ...{ url: other.url, token, query: PROGRESS, variables: { id, after: 0 } },
  });
  const socket = new SocketClient({ url: other.url, token });
  const sent = socket.subscribe({ query: PROGRESS, variables: { id } }); // from the end of the log
  const counts = async (imported: number) => {
    for (;;) {
      const message = await stream.next();
      const { importedResources, totalResources } = message?.data.data.importProgress.import ?? {};
      if (importedResources === imported && totalResources === 3) return message;
    }
  };
  const first = await counts(1);
  const [start] = await logged();
  expect(start).toMatchObject({ subjectId: ids.space('guide'), fields: ['imports'] });
  const position = first?.data.extensions.position;
  expect(position).toBeGreaterThanOrEqual(start.position);
  expect(first).toEqual({
    id: String(position),
    event: 'next',
    data: {
      data: {
        importProgress: {
          event: start,
          import: { status: 'RUNNING', importedResources: 1, totalResources: 3 },
        },
      },
      extensions: { position },
    },
  });
  await site.release('/docs/a');
  const second = await counts(2);
  expect(second?.data.data.importProgress.event).toEqual(start);
  expect(second?.data.extensions.position).toBeGreaterThanOrEqual(position);
  // a client that continues after the position of the progress gets each later event once
  const after = second?.data.extensions.position;
  const resumed = await EventStream.open({
    ...{ url: world.url, token, query: PROGRESS, variables: { id, after } },
  });
  await site.release('/docs/b');
  const ended = async (one: EventStream) => {
    for (;;) {
      const message = (await one.next())?.data.data.importProgress;
      if (message.import.status !== 'RUNNING') return message;
      expect(message.event).toEqual(start);
    }
  };
  const ends = [await ended(stream), await ended(resumed)];
  const events = await logged();
  expect(events.length).toBe(2); // no event for the progress
  const end = {
    event: events[1],
    import: { status: 'DONE', importedResources: 3, totalResources: 3 },
  };
  expect(ends).toEqual([end, end]);
  const ofSocket = [];
  for (;;) {
    // biome-ignore lint/suspicious/noExplicitAny: the shape follows from the document
    const { value } = (await sent.next()) as any;
    ofSocket.push(value.data.importProgress);
    if (value.data.importProgress.import.status === 'DONE') break;
  }
  expect(ofSocket.at(-1)).toEqual(end);
  expect(ofSocket.length).toBeGreaterThan(1);
  await Promise.all([stream.close(), resumed.close(), sent.return?.()]);
  socket.close();
});
