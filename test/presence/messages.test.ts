// Tests who is present: joining, changing, leaving and expiring, on two servers and both transports.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type FurtherServer, openServer } from '../servers.ts';
import { sql } from '../sql.ts';
import { SocketClient } from '../subscription/clients.ts';
import { ids, useWorld } from '../support.ts';
import { leave, PRESENCE, QUICK, report, Watcher } from './made.ts';

const world = useWorld({}, { presenceTimes: QUICK });
let other: FurtherServer;
beforeAll(async () => {
  other = await openServer(world, {}, QUICK);
}, 240_000);
afterAll(() => other?.close());

const watchers: Watcher[] = [];
afterEach(() => Promise.all(watchers.splice(0).map((watcher) => watcher.close())));

const tokenOf = (name: 'ana' | 'ben' | 'cat') => world.as(name).token;
async function watch(variables: object, url = world.url): Promise<Watcher> {
  const watcher = await Watcher.open({ url, token: tokenOf('ana') }, variables);
  watchers.push(watcher);
  return watcher;
}
const elsewhere = (name: 'ana' | 'ben' | 'cat') => other.with(tokenOf(name));
const ana = { id: ids.user('ana') };
const ben = { id: ids.user('ben') };
const cat = { id: ids.user('cat') };
const empty = { isSnapshot: false, joined: [], updated: [], left: [] };

describe('a subscription sends', () => {
  const subjectId = ids.changeRequest('laptop');

  it('everyone at once, and then who joins, changes and leaves', async () => {
    const first = await watch({ subjectId });
    expect(await first.stream.block()).toEqual({ retry: '1000' }); // there are no positions
    expect(await first.next()).toEqual({ ...empty, isSnapshot: true });
    const before = Date.now();
    const { data } = await report(world.as('ben'), { subjectId, sessionId: 'a' });
    const expiresAt = Date.parse(data.updatePresence.expiresAt);
    expect(expiresAt).toBeGreaterThanOrEqual(before + 30_000);
    expect(expiresAt).toBeLessThanOrEqual(Date.now() + 30_000);
    const a = { sessionId: 'a', person: ben, pageId: null, state: null };
    expect(await first.next()).toEqual({ ...empty, joined: [a] });
    const pageId = ids.page('onboarding', 1);
    const state = { blockId: 'b7', selection: [1, { to: 'ü' }] };
    await report(world.as('ben'), { subjectId, pageId, sessionId: 'a', state });
    expect(await first.next()).toEqual({ ...empty, updated: [{ ...a, pageId, state }] });
    const second = await watch({ subjectId });
    expect(await second.next()).toEqual({
      ...empty,
      isSnapshot: true,
      joined: [{ ...a, pageId, state }],
    });
    const left = await leave(world.as('ben'), { subjectId, sessionId: 'a' });
    expect(left.data).toEqual({ leavePresence: { leftSessionId: 'a' } });
    expect(await first.next()).toEqual({ ...empty, left: [{ sessionId: 'a', person: ben }] });
    expect(await second.next()).toEqual({ ...empty, left: [{ sessionId: 'a', person: ben }] });
  });

  it('nothing for a report without a change, and one session of each id and person', async () => {
    const watcher = await watch({ subjectId });
    await report(world.as('ben'), { subjectId, sessionId: 'same', state: 1 });
    await watcher.until('same');
    await report(world.as('ben'), { subjectId, sessionId: 'same', state: 1 });
    await report(world.as('cat'), { subjectId, sessionId: 'same', state: 2 });
    expect((await watcher.next()).joined).toEqual([
      { sessionId: 'same', person: cat, pageId: null, state: 2 },
    ]);
    // nobody ends the session of another person
    await leave(world.as('ana'), { subjectId, sessionId: 'same' });
    await leave(world.as('cat'), { subjectId, sessionId: 'same' });
    expect((await watcher.next()).left).toEqual([{ sessionId: 'same', person: cat }]);
    await leave(world.as('ben'), { subjectId, sessionId: 'same' });
    expect((await watcher.next()).left).toEqual([{ sessionId: 'same', person: ben }]);
  });

  it('the sessions of one page, which a session leaves for another', async () => {
    const spaceId = ids.space('guide');
    const [one, two] = [ids.page('guide', 1), ids.page('guide', 2)];
    const watcher = await watch({ subjectId: spaceId, pageId: one });
    expect(await watcher.next()).toEqual({ ...empty, isSnapshot: true });
    await report(world.as('cat'), { subjectId: spaceId, pageId: two, sessionId: 'other' });
    await report(world.as('ben'), { subjectId: spaceId, pageId: one, sessionId: 'here' });
    expect((await watcher.next()).joined.map(({ sessionId }) => sessionId)).toEqual(['here']);
    await report(world.as('ben'), { subjectId: spaceId, pageId: two, sessionId: 'here' });
    expect(await watcher.next()).toEqual({ ...empty, left: [{ sessionId: 'here', person: ben }] });
    await leave(world.as('cat'), { subjectId: spaceId, sessionId: 'other' });
    await leave(world.as('ben'), { subjectId: spaceId, sessionId: 'here' });
  });

  it('the same over WebSocket, without positions', async () => {
    const socket = new SocketClient({ url: world.url, token: tokenOf('cat') });
    const sent = socket.subscribe({ query: PRESENCE, variables: { subjectId } });
    expect(await sent.next()).toEqual({
      done: false,
      value: { data: { presence: { ...empty, isSnapshot: true } } },
    });
    await report(world.as('ana'), { subjectId, sessionId: 's', state: 'here' });
    const joined = [{ sessionId: 's', person: ana, pageId: null, state: 'here' }];
    expect((await sent.next()).value).toEqual({ data: { presence: { ...empty, joined } } });
    await leave(world.as('ana'), { subjectId, sessionId: 's' });
    await sent.return?.();
    socket.close();
  });

  it('several changes in one message to a subscriber who takes them late', async () => {
    const watcher = await watch({ subjectId });
    await watcher.next();
    await Promise.all(
      ['x', 'y', 'z'].map((sessionId) => report(world.as('ben'), { subjectId, sessionId })),
    );
    for (let i = 0; i < 100; i++)
      await report(world.as('ben'), { subjectId, sessionId: 'x', state: i });
    await leave(world.as('ben'), { subjectId, sessionId: 'y' });
    await leave(world.as('ben'), { subjectId, sessionId: 'z' });
    const isLast = ({ state }: { state?: unknown }) => state === 99;
    while (!watcher.messages.some(({ updated, joined }) => [...updated, ...joined].some(isLast)))
      await watcher.next();
    expect(watcher.messages.length).toBeLessThan(101);
    await leave(world.as('ben'), { subjectId, sessionId: 'x' });
    await watcher.until();
  });
});

describe('on two servers', () => {
  const subjectId = ids.space('guide');

  it('subscribers of both get the sessions of both', async () => {
    await report(world.as('ben'), { subjectId, sessionId: '1', state: { on: 1 } });
    await report(elsewhere('cat'), { subjectId, sessionId: '2', state: { on: 2 } });
    const both = [
      { sessionId: '1', person: ben, pageId: null, state: { on: 1 } },
      { sessionId: '2', person: cat, pageId: null, state: { on: 2 } },
    ];
    const here = await watch({ subjectId });
    const there = await watch({ subjectId }, other.url);
    expect([await here.until('1', '2'), await there.until('1', '2')]).toEqual([both, both]);
    // the session goes to the other server, with its later state
    await report(elsewhere('ben'), { subjectId, sessionId: '1', state: { on: 3 } });
    expect((await here.next()).updated).toEqual([{ ...both[0], state: { on: 3 } }]);
    expect((await there.next()).updated).toEqual([{ ...both[0], state: { on: 3 } }]);
    await leave(world.as('ben'), { subjectId, sessionId: '1' });
    await leave(world.as('cat'), { subjectId, sessionId: '2' });
    await Promise.all([here.until(), there.until()]);
  });

  it('a server that starts later learns who is present', async () => {
    await report(world.as('ben'), { subjectId, sessionId: 'early', state: 'x'.repeat(2000) });
    await report(elsewhere('ana'), { subjectId, sessionId: 'late', state: 'y'.repeat(2000) });
    const third = await openServer(world, {}, QUICK);
    const watcher = await watch({ subjectId }, third.url);
    const sessions = await watcher.until('early', 'late');
    expect(sessions.map(({ state }) => String(state).length)).toEqual([2000, 2000]);
    await watcher.close();
    await third.close();
    await leave(world.as('ben'), { subjectId, sessionId: 'early' });
    await leave(world.as('ana'), { subjectId, sessionId: 'late' });
  });

  it('the sessions remain when the connections for notifications are lost', async () => {
    const watcher = await watch({ subjectId });
    await report(elsewhere('ben'), { subjectId, sessionId: 'before' });
    await watcher.until('before');
    await world.console.database.query(
      sql(
        "SELECT pg_terminate_backend(pid)::text AS done FROM pg_stat_activity WHERE datname = current_database() AND query ~ 'pg_notify|LISTEN' AND pid <> pg_backend_pid()",
      ),
      [],
    );
    // a report in the meantime arrives with the questions after the next connection
    await report(elsewhere('cat'), { subjectId, sessionId: 'after' });
    await watcher.until('after', 'before');
    await leave(elsewhere('ben'), { subjectId, sessionId: 'before' });
    await leave(elsewhere('cat'), { subjectId, sessionId: 'after' });
    await watcher.until();
  });
});

describe('a session that does not report', () => {
  const subjectId = ids.space('onboarding');

  it('leaves after its time, on each server', async () => {
    const times = { ...QUICK, expiryMs: 1500 };
    const [one, two] = [await openServer(world, {}, times), await openServer(world, {}, times)];
    const here = await watch({ subjectId }, one.url);
    const there = await watch({ subjectId }, two.url);
    const reporter = one.with(tokenOf('ben'));
    const joined = performance.now();
    await report(reporter, { subjectId, sessionId: 'silent' });
    await Promise.all([here.until('silent'), there.until('silent')]);
    await Promise.all([here.until(), there.until()]);
    expect(performance.now() - joined).toBeGreaterThanOrEqual(1500);
    await Promise.all([here.close(), there.close()]);
    await Promise.all([one.close(), two.close()]);
  });

  it('is stored nowhere, and in no event', async () => {
    await report(world.as('ben'), { subjectId, sessionId: 'unstored' });
    const rows = await world.console.database.query(
      sql<{ count: number }>(
        "SELECT count(*)::int AS count FROM events WHERE action LIKE 'presence%'",
        'test.presenceEvents',
      ),
      [],
    );
    expect(rows).toEqual([{ count: 0 }]);
  });
});
