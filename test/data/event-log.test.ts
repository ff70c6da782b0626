/**
 * Tests the log of events: positions in the order of commits, the chain of hashes, and its
 * verification.
 */
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../src/data/database.ts';
import { assignAllPositions, assignPositions } from '../../src/data/event-log.ts';
import { type VerifiedLog, verifyLog } from '../../src/data/event-log/verify.ts';
import { deleteExpiredEvents } from '../../src/data/expired-events.ts';
import { openTestDatabase, TEST_DEADLINES, type TestDatabase } from '../database.ts';
import { sql } from '../sql.ts';

let connections: TestDatabase;
let database: Database;
let owner: pg.Client;
let count = 0;

beforeAll(async () => {
  connections = await openTestDatabase();
  database = openDatabase({ ...connections.pool, deadlines: TEST_DEADLINES });
  owner = new pg.Client({ connectionString: connections.ownerUrl });
  await owner.connect();
});
afterAll(async () => {
  await owner?.end();
  await database?.close();
  await connections?.drop();
});

/** Creates an organization without events, and returns its id. */
async function makeOrganization(): Promise<string> {
  const id = `org_log${++count}`;
  await owner.query(
    `INSERT INTO organizations (id, title, hostname, created_at) SELECT $1, $1, $1, now()`,
    [id],
  );
  return id;
}

interface NewEvent {
  readonly id: string;
  readonly organizationId: string;
  readonly createdAt?: Date;
}

const insertEvent = (
  client: pg.Client,
  { id, organizationId, createdAt = new Date() }: NewEvent,
): Promise<unknown> =>
  client.query(
    `INSERT INTO events (id, organization_id, action, subject_id, fields, related, request_id, created_at) VALUES ($1, $2, 'space.update', $3, '{title}', '{}', 'r', $4)`,
    [id, organizationId, `spc_${id}`, createdAt],
  );

/** Inserts events with these ids, each in a transaction of its own. */
async function insertEvents(organizationId: string, eventIds: readonly string[]): Promise<void> {
  for (const id of eventIds) await insertEvent(owner, { id, organizationId });
}

async function openWriter(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: connections.appUrl });
  await client.connect();
  return client;
}

/** Assigns positions, and returns the ids of the events after a position. */
async function readAfter(organizationId: string, position: number): Promise<string[]> {
  await assignPositions(database.query, [organizationId]);
  const rows = await database.query(
    sql(
      `SELECT id, position FROM event_positions WHERE organization_id = $1 AND position > $2 ORDER BY position`,
    ),
    [organizationId, position],
  );
  const read = rows as readonly { readonly id: string; readonly position: number }[];
  expect(read.map((row) => row.position)).toEqual(read.map((_, i) => position + 1 + i));
  return read.map(({ id }) => id);
}

const verify = (organizationId: string): Promise<VerifiedLog> =>
  verifyLog(database.query, organizationId);
const differenceOf = async (organizationId: string) => (await verify(organizationId)).difference;

describe('positions', () => {
  it('follow the commits, not the times of the events or of their inserts', async () => {
    const organizationId = await makeOrganization();
    const [slow, fast] = [await openWriter(), await openWriter()];
    await slow.query('BEGIN');
    await insertEvent(slow, { id: 'a', organizationId, createdAt: new Date('2026-01-01') });
    await fast.query('BEGIN');
    await insertEvent(fast, { id: 'b', organizationId, createdAt: new Date('2026-01-02') });
    expect(await readAfter(organizationId, 0)).toEqual([]);
    await fast.query('COMMIT');
    expect(await readAfter(organizationId, 0)).toEqual(['b']);
    await slow.query('COMMIT');
    expect(await readAfter(organizationId, 1)).toEqual(['a']);
    expect(await readAfter(organizationId, 0)).toEqual(['b', 'a']);
    await Promise.all([slow.end(), fast.end()]);
  });

  it('keep the order of two writes of which the second waited for the first', async () => {
    const organizationId = await makeOrganization();
    const [first, second] = [await openWriter(), await openWriter()];
    const lock = `SELECT FROM organizations WHERE id = '${organizationId}' FOR NO KEY UPDATE`;
    await first.query('BEGIN');
    await first.query(lock);
    await second.query('BEGIN');
    const waiting = second.query(lock);
    // the request of the second one arrived before
    await insertEvent(first, { id: 'z', organizationId, createdAt: new Date('2026-01-02') });
    await first.query('COMMIT');
    await waiting;
    await insertEvent(second, { id: 'a', organizationId, createdAt: new Date('2026-01-01') });
    await second.query('COMMIT');
    expect(await readAfter(organizationId, 0)).toEqual(['z', 'a']);
    await Promise.all([first.end(), second.end()]);
  });

  it('are not used by a write that is rolled back', async () => {
    const organizationId = await makeOrganization();
    const writer = await openWriter();
    await writer.query('BEGIN');
    await insertEvent(writer, { id: 'a', organizationId });
    await writer.query('ROLLBACK');
    await insertEvent(writer, { id: 'b', organizationId });
    expect(await readAfter(organizationId, 0)).toEqual(['b']);
    await writer.end();
  });

  it('lead readers to each committed event once, with concurrent writers and sequencers', async () => {
    const organizationIds = [await makeOrganization(), await makeOrganization()];
    const committed = new Map(organizationIds.map((id) => [id, new Set<string>()]));
    let isWriting = true;
    const write = async (writer: number): Promise<void> => {
      const client = await openWriter();
      for (let n = 0; n < 40; n++) {
        const organizationId = organizationIds[(n + writer) % 2] ?? '';
        const eventIds = Array.from({ length: 1 + (n % 3) }, (_, i) => `${writer}-${n}-${i}`);
        await client.query('BEGIN');
        for (const id of eventIds) await insertEvent(client, { id, organizationId });
        // some transactions stay open while others commit
        if (n % 5 === writer % 5) await client.query('SELECT pg_sleep(0.02)');
        await client.query(n % 7 === 0 ? 'ROLLBACK' : 'COMMIT');
        if (n % 7 !== 0) for (const id of eventIds) committed.get(organizationId)?.add(id);
      }
      await client.end();
    };
    const read = async (organizationId: string): Promise<string[]> => {
      const seen: string[] = [];
      for (let last = false; ; ) {
        seen.push(...(await readAfter(organizationId, seen.length)));
        if (last) return seen;
        last = !isWriting;
      }
    };
    const readers = [...organizationIds, ...organizationIds].map(read);
    const sequencer = assignAllPositions(database.query, () => !isWriting);
    await Promise.all([0, 1, 2, 3].map(write));
    isWriting = false;
    const [one, two, sameAsOne, sameAsTwo] = await Promise.all(readers);
    await sequencer;
    for (const [i, seen] of [one ?? [], two ?? []].entries()) {
      expect(seen.toSorted()).toEqual([...(committed.get(organizationIds[i] ?? '') ?? [])].sort());
      expect(seen.length).toBe(new Set(seen).size);
    }
    expect([sameAsOne, sameAsTwo]).toEqual([one, two]);
    expect(await Promise.all(organizationIds.map(differenceOf))).toEqual([null, null]);
  });

  it('are assigned in batches to a long queue, of all organizations in turn', async () => {
    const organizationIds = [await makeOrganization(), await makeOrganization()];
    for (const organizationId of organizationIds)
      await owner.query(
        `INSERT INTO events (id, organization_id, action, subject_id, request_id, created_at) SELECT 'long' || n, $1, 'a', 's', 'r', now() FROM generate_series(1, 1201) n`,
        [organizationId],
      );
    await assignAllPositions(database.query, () => false);
    for (const organizationId of organizationIds)
      expect(await verify(organizationId)).toMatchObject({ count: 1201, first: 1, last: 1201 });
    expect(await database.query(sql('SELECT FROM unsequenced_events'), [])).toEqual([]);
  });

  it('can be neither written nor skipped by the serving role', async () => {
    const writer = await openWriter();
    for (const text of [
      'INSERT INTO event_positions (id) VALUES (NULL)',
      'UPDATE event_positions SET position = 1',
      'DELETE FROM event_positions',
      'INSERT INTO unsequenced_events (id) VALUES (NULL)',
      'UPDATE unsequenced_events SET number = 1',
      'DELETE FROM unsequenced_events',
    ])
      await expect(writer.query(text)).rejects.toThrow('permission denied for table');
    await writer.end();
  });
});

describe('the chain of hashes', () => {
  it('is verified for events with all characters and absent values', async () => {
    const organizationId = await makeOrganization();
    const texts = ['"\\/\b\f\n\r\t', '\u0001\u001f\u007f', 'é😀\u2028', '<&>', ''];
    await owner.query(
      `INSERT INTO events (id, organization_id, action, actor_id, token_id, subject_id, space_id, collection_id, fields, related, request_id, created_at)
       VALUES ('a', $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, '2026-03-01T12:00:00.120+02:00'), ('b', $1, '', NULL, NULL, '', NULL, NULL, '{}', '{}', '', '2026-03-01')`,
      [organizationId, ...texts, 'x', texts, ['null', 'NULL', '{}'], texts[0]],
    );
    await assignPositions(database.query, [organizationId]);
    const { rows } = await owner.query<{ hash: string }>(
      `SELECT encode(hash, 'hex') AS hash FROM event_positions WHERE organization_id = $1 AND position = 2`,
      [organizationId],
    );
    expect(await verify(organizationId)).toEqual({
      count: 2,
      first: 1,
      last: 2,
      hash: rows[0]?.hash,
      difference: null,
    });
  });

  it('of an organization without events has no hash', async () => {
    expect(await verify(await makeOrganization())).toEqual({
      count: 0,
      first: null,
      last: null,
      hash: null,
      difference: null,
    });
  });

  /** Returns an organization with five events that have positions. */
  async function makeLog(): Promise<string> {
    const organizationId = await makeOrganization();
    await insertEvents(organizationId, ['a', 'b', 'c', 'd', 'e']);
    await assignPositions(database.query, [organizationId]);
    expect(await differenceOf(organizationId)).toBeNull();
    return organizationId;
  }

  it.each([
    ["action = 'space.delete'", 3],
    ["actor_id = 'usr_other'", 3],
    ["token_id = 'tok_other'", 3],
    ["subject_id = 'spc_other'", 3],
    ["space_id = 'spc_other'", 3],
    ["collection_id = 'col_other'", 3],
    ["fields = '{}'", 3],
    ["related = '{x}'", 3],
    ["request_id = 'other'", 3],
    ["created_at = created_at + interval '1 ms'", 3],
  ])('reports a changed event: %s', async (change, position) => {
    const organizationId = await makeLog();
    await owner.query(`UPDATE events SET ${change} WHERE organization_id = $1 AND id = 'c'`, [
      organizationId,
    ]);
    expect(await verify(organizationId)).toMatchObject({
      count: 2,
      difference: `the event at position ${position} differs from its hash`,
    });
  });

  it('reports a deleted event, alone and with its position', async () => {
    const organizationId = await makeLog();
    await owner.query(`DELETE FROM events WHERE organization_id = $1 AND id = 'c'`, [
      organizationId,
    ]);
    expect(await differenceOf(organizationId)).toBe('the event at position 3 is missing');
    await owner.query(`DELETE FROM event_positions WHERE organization_id = $1 AND position = 3`, [
      organizationId,
    ]);
    expect(await differenceOf(organizationId)).toBe('position 3 is missing');
  });

  it('reports a deleted event behind which the positions were moved up', async () => {
    const organizationId = await makeLog();
    await owner.query(`DELETE FROM events WHERE organization_id = $1 AND id = 'c'`, [
      organizationId,
    ]);
    await owner.query(`DELETE FROM event_positions WHERE organization_id = $1 AND id = 'c'`, [
      organizationId,
    ]);
    for (const position of [4, 5])
      await owner.query(
        'UPDATE event_positions SET position = position - 1 WHERE organization_id = $1 AND position = $2',
        [organizationId, position],
      );
    expect(await differenceOf(organizationId)).toBe(
      'the event at position 3 differs from its hash',
    );
  });

  it('reports two events that were swapped', async () => {
    const organizationId = await makeLog();
    for (const [from, to] of [
      ['b', 'x'],
      ['c', 'b'],
      ['x', 'c'],
    ])
      await owner.query(
        'UPDATE event_positions SET id = $3 WHERE organization_id = $1 AND id = $2',
        [organizationId, from, to],
      );
    expect(await differenceOf(organizationId)).toBe(
      'the event at position 2 differs from its hash',
    );
  });

  it('reports an event that was added outside of the log', async () => {
    const organizationId = await makeLog();
    await insertEvent(owner, { id: 'added', organizationId });
    expect(await differenceOf(organizationId)).toBeNull(); // it waits for its position
    await owner.query(`DELETE FROM unsequenced_events WHERE id = 'added'`);
    expect(await differenceOf(organizationId)).toBe('the event added has no position');
    await owner.query(`DELETE FROM events WHERE id = 'added'`);
  });

  it('begins at the oldest event that the retention has left', async () => {
    const organizationId = await makeOrganization();
    const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);
    // the clocks of two servers differ, and one is far ahead
    const days = [50, 45, 46, 39, 41, 42, -10, 20, 41, 1];
    for (const [i, age] of days.entries())
      await insertEvent(owner, { id: `${i + 1}`, organizationId, createdAt: daysAgo(age) });
    await owner.query('INSERT INTO event_retention (days) VALUES (40)');
    await assignPositions(database.query, [organizationId]);
    await deleteExpiredEvents({ database, isOver: () => false });
    const events = await owner.query<{ id: string }>(
      'SELECT id FROM events WHERE organization_id = $1 ORDER BY id::int',
      [organizationId],
    );
    expect(events.rows.map(({ id }) => id)).toEqual(['4', '5', '6', '7', '8', '9', '10']);
    const positions = await owner.query<{ position: number }>(
      'SELECT position FROM event_positions WHERE organization_id = $1 ORDER BY position',
      [organizationId],
    );
    expect(positions.rows.map(({ position }) => position)).toEqual([3, 4, 5, 6, 7, 8, 9, 10]);
    expect(await verify(organizationId)).toMatchObject({
      ...{ count: 7, first: 4, last: 10, difference: null },
    });
    await owner.query('DELETE FROM event_retention');
    expect(await differenceOf(organizationId)).toBeNull();
    await owner.query(`DELETE FROM events WHERE organization_id = $1 AND id = '6'`, [
      organizationId,
    ]);
    expect(await differenceOf(organizationId)).toBe('the event at position 6 is missing');
  });

  it('continues after all events have expired', async () => {
    const organizationId = await makeOrganization();
    const old = new Date(Date.now() - 100 * 24 * 60 * 60 * 1000);
    for (const id of ['a', 'b', 'c'])
      await insertEvent(owner, { id, organizationId, createdAt: old });
    await owner.query('INSERT INTO event_retention (days) VALUES (40)');
    await assignPositions(database.query, [organizationId]);
    await deleteExpiredEvents({ database, isOver: () => false });
    expect(await verify(organizationId)).toMatchObject({ count: 0, difference: null });
    await insertEvents(organizationId, ['d', 'e']);
    expect(await readAfter(organizationId, 3)).toEqual(['d', 'e']);
    expect(await verify(organizationId)).toMatchObject({
      ...{ count: 2, first: 4, last: 5, difference: null },
    });
    await owner.query('DELETE FROM event_retention');
  });
});
