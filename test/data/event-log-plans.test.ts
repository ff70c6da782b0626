/**
 * Tests that the log is read by the ids of its events, whatever the statistics of PostgreSQL say about
 * an organization.
 */
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { registeredStatements } from '../../src/data/statement.ts';
import '../../src/data/event-log/verify.ts';
import '../../src/data/live/event-feed.ts';
import '../../src/resources/notification/feed.ts';
import '../../src/resources/webhook-endpoint/read.ts';
import { openTestDatabase, type TestDatabase } from '../database.ts';

let connections: TestDatabase;
let owner: pg.Client;

beforeEach(async () => {
  connections = await openTestDatabase();
  owner = new pg.Client({ connectionString: connections.ownerUrl });
  await owner.connect();
});
afterEach(async () => {
  await owner.end();
  await connections.drop();
});

/** Creates an organization whose log has a number of events. */
async function makeLog(organizationId: string, count: number): Promise<void> {
  await owner.query(
    `INSERT INTO organizations (id, title, hostname, created_at) SELECT $1, $1, $1, now()`,
    [organizationId],
  );
  await owner.query(
    `INSERT INTO events (id, organization_id, action, subject_id, fields, related, request_id, created_at)
    SELECT 'evt_' || md5($1 || n), $1, 'space.update', 'spc_1', '{title}', '{}', 'r', now() FROM generate_series(1, $2::int) n`,
    [organizationId, count],
  );
  await owner.query('SELECT assign_event_positions($1, $2)', [organizationId, count]);
}

/** The statements that read events by position, with the values after the organization. */
const READS: Readonly<Record<string, readonly unknown[]>> = {
  'eventFeed.page': [0],
  'eventFeed.catchUp': [0, null, null, null, null, null],
  'notificationFeed.read': [0, 1000, ['space.update']],
  'webhook.read': [0],
  'eventLog.positions': [0],
};

interface Plan {
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly Plans?: readonly Plan[];
}

const indexesOf = (table: string, plan: Plan): (string | undefined)[] => [
  ...(plan['Relation Name'] === table ? [plan['Index Name']] : []),
  ...(plan.Plans ?? []).flatMap((one) => indexesOf(table, one)),
];

/** Returns the indexes by which a statement reads events, planned for these values or once for all. */
async function indexesIn(
  name: string,
  mode: 'custom' | 'generic',
  organizationId: string,
): Promise<(string | undefined)[]> {
  const { text } = registeredStatements().find((it) => it.name === name) ?? {};
  if (text === undefined) throw new Error(`There is no statement ${name}.`);
  const values = [organizationId, ...(READS[name] ?? [])];
  await owner.query(`SET plan_cache_mode = force_${mode}_plan`);
  await owner.query(`PREPARE tested AS ${text}`);
  const literals = values.map((value) =>
    value === null
      ? 'NULL'
      : Array.isArray(value)
        ? `'{${value.join(',')}}'`
        : pg.escapeLiteral(String(value)),
  );
  const { rows } = await owner.query(
    `EXPLAIN (FORMAT JSON) EXECUTE tested(${literals.join(', ')})`,
  );
  await owner.query('DEALLOCATE tested');
  return indexesOf('events', rows[0]['QUERY PLAN'][0].Plan as Plan);
}

const plansOf = async (organizationId: string): Promise<unknown> => {
  const plans: Record<string, unknown> = {};
  for (const name of Object.keys(READS))
    for (const mode of ['custom', 'generic'] as const)
      plans[`${name}, ${mode}`] = await indexesIn(name, mode, organizationId);
  return plans;
};

const BY_ID = Object.fromEntries(
  Object.keys(READS).flatMap((name) =>
    ['custom', 'generic'].map((mode) => [`${name}, ${mode}`, ['events_pkey']]),
  ),
);

describe('the events of a log are read by their ids', () => {
  it('where a database has no events yet', async () => {
    expect(await plansOf('org_none')).toEqual(BY_ID);
  });

  it('where PostgreSQL has no statistics yet', async () => {
    await makeLog('org_first', 500);
    expect(await plansOf('org_first')).toEqual(BY_ID);
  });

  it('where the statistics are those of other organizations', async () => {
    for (let n = 0; n < 3; n++) await makeLog(`org_${n}`, 1000);
    await owner.query('ANALYZE');
    await makeLog('org_new', 1000);
    expect(await plansOf('org_new')).toEqual(BY_ID);
  });
});
