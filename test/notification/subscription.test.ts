// Tests that the subscription sends each notification once, on any server, and only to its reader.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FurtherServer, openServer } from '../servers.ts';
import { EventStream } from '../subscription/clients.ts';
import { ids, useWorld } from '../support.ts';
import { comment, mention, send, useNotifier } from './support.ts';

const world = useWorld();
const notifier = useNotifier(world);
const laptop = ids.changeRequest('laptop');
let other: FurtherServer;
beforeAll(async () => {
  other = await openServer(world);
}, 240_000);
afterAll(() => other?.close());

const open = (url: string, variables: object = {}, headers = {}) =>
  EventStream.open({
    ...{ url, token: world.as('ben').token, variables, headers },
    query:
      'subscription ($after: Int) { notificationAdded(after: $after) { notification { position reason commentId } } }',
  });

/** Adds comments of cat, and makes their notifications after each. */
async function write(count: number): Promise<string[]> {
  const made: string[] = [];
  for (let i = 0; i < count; i++) {
    made.push(await comment(world, 'cat', laptop, `Number ${i}`));
    await notifier.run();
  }
  return made;
}

it('continues on another server without loss or duplicates, while notifications are made', async () => {
  const first = await open(world.url);
  const start = Number((await first.block())?.id);
  const writing = write(12);
  const messages = [];
  let stream = first;
  const urls = [other.url, world.url];
  for (let switches = 0; messages.length < 12; ) {
    const message = await stream.next();
    messages.push(message?.data);
    if (messages.length % 5 > 0) continue;
    await stream.close();
    stream = await open(urls[switches++ % 2] ?? '', {}, { 'last-event-id': message?.id ?? '' });
  }
  await stream.close();
  expect(messages).toEqual(
    (await writing).map((commentId, i) => ({
      data: {
        notificationAdded: {
          notification: { position: start + i + 1, reason: 'COMMENT', commentId },
        },
      },
      extensions: { position: start + i + 1 },
    })),
  );
});

it('sends nothing that its caller cannot read any more', async () => {
  const position = (await lastOf()).position;
  await comment(world, 'cat', laptop, 'Hidden');
  await notifier.run();
  await send(
    world,
    'ana',
    'setMemberGrant',
    { contentId: ids.space('onboarding'), userId: ids.user('ben'), role: 'READ' },
    'grant { id }',
  );
  const stream = await open(other.url, { after: position });
  const shown = await comment(world, 'ana', ids.space('guide'), mention('ben'));
  await notifier.run();
  expect((await stream.next())?.data.data).toEqual({
    notificationAdded: {
      notification: { position: position + 2, reason: 'MENTION', commentId: shown },
    },
  });
  await stream.close();
});

/** Returns the newest notification of ben. */
async function lastOf() {
  const { data } = await world
    .as('ben')
    .query('{ viewer { notifications(first: 1) { nodes { position } } } }');
  return data.viewer.notifications.nodes[0];
}

it('refuses a position that no notification has', async () => {
  const stream = await open(world.url, { after: 100_000 });
  expect(stream.response.status).toBe(400);
  await stream.close();
});
