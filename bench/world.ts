/**
 * Creates the data of the benchmark: 200 organizations, 20,000 members, 5,000 collections and
 * 20,000 spaces on a temporary PostgreSQL.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { startEmbedded } from '../src/data/embedded.ts';
import { migrate } from '../src/data/migrate.ts';
import { newId } from '../src/data/new-id.ts';
import { hashOf, newToken } from '../src/data/secrets.ts';
import { ranksAfter } from '../src/domain/rank.ts';

const ORGANIZATIONS = 200;
const MEMBERS = 100;
const COLLECTIONS = 25;
/** Spaces in the first collection of each organization; the others share the rest of its 100. */
const SPACES_IN_FIRST = 60;
const SPACES = 100;

/** The database and the ids that the benchmark uses. */
export interface BenchWorld {
  readonly appUrl: string;
  /** The token of an admin of the organization. */
  readonly token: string;
  readonly userId: string;
  readonly organizationId: string;
  readonly collectionId: string;
  readonly spaceId: string;
  close(): Promise<void>;
}

type Column = readonly [name: string, type: string];

/** Inserts rows in batches, with one array per column. */
async function insert(
  client: pg.Client,
  table: string,
  columns: readonly Column[],
  rows: readonly (readonly unknown[])[],
): Promise<void> {
  const names = columns.map(([name]) => name).join(', ');
  const arrays = columns.map(([, type], i) => `$${i + 1}::${type}[]`).join(', ');
  for (let at = 0; at < rows.length; at += 5000) {
    const batch = rows.slice(at, at + 5000);
    await client.query(
      `INSERT INTO ${table} (${names}) SELECT * FROM unnest(${arrays})`,
      columns.map((_, i) => batch.map((row) => row[i])),
    );
  }
}

interface InsertedIds {
  readonly organizations: string[];
  readonly users: string[];
  readonly collections: string[];
  readonly spaces: string[];
}

async function fill(client: pg.Client): Promise<InsertedIds> {
  const organizations = Array.from({ length: ORGANIZATIONS }, () => newId('Organization'));
  const users = Array.from({ length: ORGANIZATIONS * MEMBERS }, () => newId('User'));
  await insert(
    client,
    'organizations',
    [
      ['id', 'text'],
      ['title', 'text'],
    ],
    organizations.map((id, i) => [id, `Organization ${i}`]),
  );
  await insert(
    client,
    'users',
    [
      ['id', 'text'],
      ['email', 'text'],
      ['display_name', 'text'],
    ],
    users.map((id, i) => [id, `user${i}@bench.test`, `User ${i}`]),
  );
  await insert(
    client,
    'members',
    [
      ['id', 'text'],
      ['organization_id', 'text'],
      ['user_id', 'text'],
      ['role', 'role'],
    ],
    users.map((id, i) => [
      newId('Member'),
      organizations[Math.floor(i / MEMBERS)],
      id,
      i % MEMBERS === 0 ? 'ADMIN' : 'EDIT',
    ]),
  );
  const ranks = ranksAfter(null, SPACES);
  const collections = organizations.flatMap((organization) =>
    Array.from({ length: COLLECTIONS }, (_, i) => [
      newId('Collection'),
      organization,
      ranks[i],
      `Collection ${i}`,
    ]),
  );
  await insert(
    client,
    'collections',
    [
      ['id', 'text'],
      ['organization_id', 'text'],
      ['rank', 'text'],
      ['title', 'text'],
    ],
    collections,
  );
  const spaces = organizations.flatMap((organization, o) =>
    Array.from({ length: SPACES }, (_, i) => {
      const parent = String(
        collections[o * COLLECTIONS + (i < SPACES_IN_FIRST ? 0 : 1 + (i % (COLLECTIONS - 1)))]?.[0],
      );
      return [
        newId('Space'),
        organization,
        parent,
        `{${parent}}`,
        ranks[i],
        `Space ${i}`,
        'IN_COLLECTION',
        newId('Revision'),
        i % 7,
        i % 5,
      ];
    }),
  );
  const columns: Column[] = [
    ['id', 'text'],
    ['organization_id', 'text'],
    ['parent_id', 'text'],
    ['ancestors', 'text'],
    ['rank', 'text'],
    ['title', 'text'],
    ['visibility', 'text'],
    ['revision_id', 'text'],
    ['comment_count', 'int'],
    ['change_request_count', 'int'],
  ];
  const names = columns.map(([name]) => name);
  await insertSpaces(client, names, columns, spaces);
  return {
    organizations,
    users,
    collections: collections.map(([id]) => String(id)),
    spaces: spaces.map(([id]) => String(id)),
  };
}

/** Inserts the spaces, as arrays of arrays have no `unnest`, and enums need a cast. */
async function insertSpaces(
  client: pg.Client,
  names: readonly string[],
  columns: readonly Column[],
  rows: readonly (readonly unknown[])[],
): Promise<void> {
  const shown = names
    .map((name) =>
      name === 'ancestors'
        ? 'ancestors::text[]'
        : name === 'visibility'
          ? 'visibility::space_visibility'
          : name,
    )
    .join(', ');
  const arrays = columns.map(([, type], i) => `$${i + 1}::${type}[]`).join(', ');
  for (let at = 0; at < rows.length; at += 5000) {
    const batch = rows.slice(at, at + 5000);
    await client.query(
      `INSERT INTO spaces (${names.join(', ')}) SELECT ${shown} FROM unnest(${arrays}) AS row(${names.join(', ')})`,
      columns.map((_, i) => batch.map((row) => row[i])),
    );
  }
  await client.query(
    "INSERT INTO revisions (id, organization_id, space_id, type) SELECT revision_id, organization_id, id, 'EDITS' FROM spaces",
  );
}

/** Creates the data. */
export async function openBenchWorld(): Promise<BenchWorld> {
  const home = mkdtempSync(path.join(os.tmpdir(), 'lectern-bench-'));
  chmodSync(home, 0o711);
  const server = await startEmbedded({ home, database: 'bench' });
  await migrate(
    server.url('owner'),
    fileURLToPath(new URL('../prisma/migrations', import.meta.url)),
    { grantTo: 'lectern_app' },
  );
  const client = new pg.Client({ connectionString: server.url('app') });
  await client.connect();
  const { organizations, users, collections, spaces } = await fill(client);
  const [token, userId = ''] = [newToken('lp'), users[0]];
  await client.query(
    "INSERT INTO api_tokens (id, kind, user_id, label, hash, last_four, last_used_at) VALUES ($1, 'PERSONAL', $2, 'Bench', $3, $4, now() + interval '1 hour')",
    [newId('ApiToken'), userId, hashOf(token), token.slice(-4)],
  );
  await client.end();
  const owner = new pg.Client({ connectionString: server.url('owner') });
  await owner.connect();
  await owner.query('VACUUM ANALYZE');
  await owner.end();
  return {
    appUrl: server.url('app'),
    token,
    userId,
    organizationId: organizations[0] ?? '',
    collectionId: collections[0] ?? '',
    spaceId: spaces[0] ?? '',
    close: async () => {
      await server.stop();
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
