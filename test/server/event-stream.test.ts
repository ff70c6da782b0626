/** Tests the stream of a client that does not take its events. */
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { EventFollower, type EventAtPosition } from '../../src/data/live/event-follower.ts';
import { LiveResult } from '../../src/graphql/live-result.ts';
import { sendEvents } from '../../src/server/event-stream.ts';

it('ends with the position to continue after, when the client takes nothing in time', async () => {
  let position = 0;
  const page = (after: number) => {
    const event = { position: after + 1 } as EventAtPosition; // the rest is not read here
    return Promise.resolve({ after, upTo: after + 1, events: [event] });
  };
  const follower = new EventFollower(
    'org_1',
    0,
    {},
    () => 1000,
    page,
    () => {},
  );
  const live = new LiveResult(follower, async (event) => {
    position = event.position;
    return { result: { data: { text: 'x'.repeat(1_000_000) } }, isLast: false };
  });
  let done: Promise<void> | undefined;
  const server = createServer((_, res: ServerResponse) => {
    const end = new AbortController().signal;
    done = sendEvents(res, live, { requestId: 'test', end, maxStalledMs: 300 });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const socket = connect(port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await expect.poll(() => done !== undefined).toBe(true);
  await done;
  const produced = position;
  expect(produced).toBeLessThan(50); // what the buffers of the connection take
  let text = '';
  for await (const chunk of socket) {
    text += String(chunk);
    if (text.includes('event: complete')) break;
  }
  const events = text.split('\n\n');
  const last = events.find((event) => event.includes('TIMEOUT')) ?? '';
  const data = JSON.parse(/^data: (.*)$/m.exec(last)?.[1] ?? '');
  expect(data).toEqual({
    errors: [
      {
        message: `The client has not taken the messages of its subscription in time. Subscribe again with "after: ${produced}".`,
        extensions: { code: 'TIMEOUT', details: { position: produced }, requestId: 'test' },
      },
    ],
    extensions: { position: produced },
  });
  socket.destroy();
  server.close();
});
