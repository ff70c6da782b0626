// Tests that each statement on distributed tables reads one shard, by its plan on Citus.
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DISTRIBUTED_TABLES } from '../../src/data/migrate/distribute.ts';
import type { AnyStatement } from '../../src/data/statement.ts';
import { loadStatements } from '../data/statements/sources.ts';
import { openTestDatabase, type TestDatabase } from '../database.ts';

/** The statements of jobs that read all shards, and their bound. */
const ALL_SHARDS: Readonly<Record<string, string>> = {
  'search.findIncomplete': 'one row of each shard, until all sections have stems',
  'specSearch.findIncomplete': 'one row of each shard, until all sections have stems',
  'blob.inNodes': 'the nodes of 500 old blobs, by an index of each shard',
};

/** A value of each type, as SQL. */
const VALUES: Readonly<Record<string, string>> = {
  text: "'org_plan'",
  integer: '1',
  boolean: 'true',
  json: `'{}'`,
  jsonb: `'{}'`,
  'timestamp with time zone': 'now()',
  tsquery: "'a'",
};

const sampleOf = (type: string): string =>
  type.endsWith('[]')
    ? `ARRAY[${sampleOf(type.slice(0, -2))}]::${type}`
    : `${VALUES[type] ?? 'NULL'}::${type}`;

/** Returns whether a search joins sections with spaces, which it does only on one server. */
const isLocal = (text: string): boolean =>
  text.includes('search_sections') && /FROM spaces s\b/.test(text);

let database: TestDatabase;
let client: pg.Client;
let statements: readonly AnyStatement[];

beforeAll(async () => {
  const tables = new RegExp(`\\b(${DISTRIBUTED_TABLES.join('|')})\\b`);
  const byText = new Map((await loadStatements()).map((statement) => [statement.text, statement]));
  statements = [...byText.values()].filter(({ text }) => tables.test(text) && !isLocal(text));
  database = await openTestDatabase();
  client = new pg.Client({ connectionString: database.appUrl });
  await client.connect();
});
afterAll(async () => {
  await client?.end();
  await database?.drop();
});

/** Returns the numbers of shards that the parts of a statement read. */
async function shardsOf({ text }: AnyStatement): Promise<number[]> {
  await client.query('DEALLOCATE ALL');
  await client.query(`PREPARE planned AS ${text}`);
  const { rows } = await client.query<{ type: string }>(
    "SELECT type::text FROM pg_prepared_statements p CROSS JOIN unnest(p.parameter_types) AS type WHERE p.name = 'planned'",
  );
  // EXPLAIN EXECUTE refuses INSERT ... SELECT with parameters, which itself runs
  const withValues = text.replace(/\$(\d+)/g, (_, n) => sampleOf(rows[Number(n) - 1]?.type ?? ''));
  const plan = await client.query<{ 'QUERY PLAN': string }>(`EXPLAIN (COSTS OFF) ${withValues}`);
  const lines = plan.rows.map((row) => row['QUERY PLAN']).join('\n');
  // the coordinator computes the rows, and inserts them for the one organization that they are of
  const isComputed = lines.includes('INSERT/SELECT method: pull to coordinator');
  const counts = [...lines.matchAll(/Task Count: (\d+)/g)].map(([, count]) => Number(count));
  return isComputed ? [1, ...counts] : counts;
}

it('Each statement on distributed tables reads one shard, except for those of listed jobs', async () => {
  const found: string[] = [];
  for (const statement of statements) {
    const shards = await shardsOf(statement).catch((error: unknown) => String(error));
    if (typeof shards === 'string' || shards.length === 0 || shards.some((count) => count !== 1))
      found.push(`${statement.name ?? statement.text.slice(0, 300)}: ${String(shards)}`);
  }
  expect(found.sort()).toEqual(
    Object.keys(ALL_SHARDS)
      .sort()
      .map((name) => `${name}: 4`),
  );
  expect(statements.length).toBeGreaterThan(40);
});
