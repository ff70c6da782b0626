/** Tests that followers of a log get each event once, also while the log grows. */
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase, type Query } from '../../src/data/database.ts';
import { assignPositions } from '../../src/data/event-log.ts';
import { EventFeed } from '../../src/data/live/event-feed.ts';
import { openTestDatabase, TEST_DEADLINES, type TestDatabase } from '../database.ts';

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

async function makeOrganization(): Promise<string> {
  const id = `org_feed${++count}`;
  await owner.query(
    `INSERT INTO organizations (id, title, hostname, created_at) SELECT $1, $1, $1, now()`,
    [id],
  );
  return id;
}

/** Appends an event about a space to the log. */
async function append(organizationId: string, id: string, spaceId: string): Promise<void> {
  await owner.query(
    `INSERT INTO events (id, organization_id, action, subject_id, fields, related, request_id, created_at) VALUES ($1, $2, 'space.update', $3, '{title}', '{}', 'r', now())`,
    [`${organizationId}${id}`, organizationId, spaceId],
  );
  await assignPositions(database.query, [organizationId]);
}

/** A query function whose answers arrive when they are let through. */
function slowQuery(): { readonly query: Query; pass(): void; readonly answered: Promise<void> } {
  let pass = (): void => {};
  let answer = (): void => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const passed = new Promise<void>((resolve) => (pass = resolve));
  const query: Query = async (statement, values) => {
    const rows = await database.query(statement, values);
    if (statement.name !== 'eventFeed.page') return rows;
    answer();
    await passed;
    return rows;
  };
  return { query, pass, answered };
}

const idOf = (value: { readonly position: number } | undefined): unknown =>
  value && 'id' in value ? value.id : value;

describe('a follower of a log', () => {
  it('gets an event that is appended while the events before it are read', async () => {
    const organizationId = await makeOrganization();
    const { query, pass, answered } = slowQuery();
    const feed = new EventFeed(query);
    const follower = feed.follow(organizationId, 0, {});
    const first = follower.next();
    await append(organizationId, 'a', 'spc_1');
    feed.advance(organizationId, 1);
    await answered;
    await append(organizationId, 'b', 'spc_1');
    feed.advance(organizationId, 2);
    pass();
    expect(idOf((await first).value)).toBe(`${organizationId}a`);
    expect(idOf((await follower.next()).value)).toBe(`${organizationId}b`);
    await feed.close();
  });

  it('is not behind after events that do not concern it', async () => {
    const organizationId = await makeOrganization();
    const feed = new EventFeed(database.query);
    const [own, other] = ['spc_1', 'spc_2'].map((spaceId) =>
      feed.follow(organizationId, 0, { spaceId }),
    );
    const [ofOwn, ofOther] = [own?.next(), other?.next()];
    for (let n = 1; n <= 150; n++) await append(organizationId, `${n}`, 'spc_1');
    feed.advance(organizationId, 150);
    expect(idOf((await ofOwn)?.value)).toBe(`${organizationId}1`);
    await append(organizationId, 'last', 'spc_2');
    feed.advance(organizationId, 151);
    expect(idOf((await ofOther)?.value)).toBe(`${organizationId}last`);
    const rest: unknown[] = [];
    for (let n = 2; n <= 150; n++) rest.push(idOf((await own?.next())?.value));
    expect(rest).toEqual(Array.from({ length: 149 }, (_, i) => `${organizationId}${i + 2}`));
    await feed.close();
  });
});
