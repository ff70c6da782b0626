/**
 * Tests the retention of events: the owning role sets it, and the serving role can delete only
 * expired events.
 */
import { describe, expect, it } from 'vitest';
import { assignAllPositions } from '../../src/data/event-log.ts';
import { deleteExpiredEvents } from '../../src/data/expired-events.ts';
import { migrate, pendingMigrations } from '../../src/data/migrate.ts';
import { queues } from '../../src/data/queue.ts';
import { purgeEventsJob } from '../../src/jobs/purge-events.ts';
import { ids } from '../support.ts';
import { MIGRATIONS, useJobDatabase } from './support.ts';
import { sql } from '../sql.ts';

const jobDatabase = useJobDatabase();

const retain = (eventsRetentionDays: number) =>
  migrate(jobDatabase.connections.ownerUrl, MIGRATIONS, {
    grantTo: new URL(jobDatabase.connections.appUrl).username,
    queues,
    eventsRetentionDays,
  });

/**
 * Writes events of both tables that are this many days old, with ids that have a prefix, the first
 * in an organization of their own. They get their positions.
 */
async function write(prefix: string, days: number, count = 1): Promise<void> {
  await jobDatabase.sql('INSERT INTO organizations (id, title) VALUES ($1, $1)', [prefix]);
  await jobDatabase.sql(
    `INSERT INTO events (id, organization_id, action, subject_id, request_id, created_at)
     SELECT $1 || n, $2, 'space.create', 'x', 'r', now() - make_interval(days => $3) FROM generate_series(1, $4::int) n`,
    [prefix, prefix, days, count],
  );
  await assignAllPositions(jobDatabase.database.query, () => false);
  await jobDatabase.sql(
    `INSERT INTO account_events (id, user_id, action, subject_id, request_id, created_at) VALUES ($1, $2, 'token.create', 'x', 'r', now() - make_interval(days => $3))`,
    [prefix, ids.user('ana'), days],
  );
}

/** Returns the number of events with a prefix, of organizations and of accounts. */
const left = async (prefix: string): Promise<[number, number]> => [
  await jobDatabase.count('events WHERE id LIKE $1', [`${prefix}%`]),
  await jobDatabase.count('account_events WHERE id = $1', [prefix]),
];

const purge = (isOver = () => false) =>
  deleteExpiredEvents({ database: jobDatabase.database, isOver });

describe('events', () => {
  it('are kept forever without a retention, and again when it is 0', async () => {
    await write('ever-', 9000);
    expect(await purge()).toBe('done');
    expect(await left('ever-')).toEqual([1, 1]);
    await retain(10_000);
    expect(await retain(0)).toEqual(['events_retention_0_days']);
    expect(await purge()).toBe('done');
    expect(await left('ever-')).toEqual([1, 1]);
  });

  it('are deleted in batches once they are older than the retention', async () => {
    await write('old-', 401, 1000); // with the one of the test above, a batch and one more
    await write('young-', 399);
    expect(await retain(400)).toEqual(['events_retention_400_days']);
    expect(await retain(400)).toEqual([]);
    expect(await purge(() => true)).toBe('more');
    expect(
      [...(await left('old-')), ...(await left('ever-'))].reduce((sum, count) => sum + count),
    ).toBe(1);
    expect(await purge()).toBe('done');
    expect([await left('old-'), await left('young-'), await left('ever-')]).toEqual([
      [0, 0],
      [1, 1],
      [0, 0],
    ]);
  });

  it('are deleted by an hourly job', async () => {
    await retain(400);
    await write('due-', 500);
    await jobDatabase.worker([purgeEventsJob]).runDue();
    expect(await left('due-')).toEqual([0, 0]);
  });
});

describe('the serving role', () => {
  it('can neither shorten the retention nor delete an event that has not expired', async () => {
    await retain(400);
    const ask = (text: string) => jobDatabase.database.query(sql(text), []);
    await expect(ask('UPDATE event_retention SET days = 1')).rejects.toThrow(
      'permission denied for table event_retention',
    );
    await expect(ask('DELETE FROM event_retention')).rejects.toThrow(
      'permission denied for table event_retention',
    );
    await expect(ask('DELETE FROM events')).rejects.toThrow('permission denied for table events');
    await expect(
      ask(
        'CREATE OR REPLACE FUNCTION delete_expired_events(batch int) RETURNS int LANGUAGE sql AS $$ SELECT 1 $$',
      ),
    ).rejects.toThrow('permission denied for schema public');
    expect(await ask('SELECT days FROM event_retention')).toEqual([{ days: 400 }]);
  });

  it('reports a changed retention as a pending migration for the owning role', async () => {
    await retain(400);
    const pending = (eventsRetentionDays?: number) =>
      pendingMigrations(jobDatabase.connections.appUrl, MIGRATIONS, {
        queues,
        eventsRetentionDays,
      });
    expect([await pending(), await pending(400), await pending(30), await pending(0)]).toEqual([
      [],
      [],
      ['events_retention_30_days'],
      ['events_retention_0_days'],
    ]);
  });
});
