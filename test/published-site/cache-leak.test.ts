/**
 * Tests that cached responses reach no visitor with other claims, and that whatever visitors read
 * is either in a table whose writes advance the published version, or never changes.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { Random } from '../hostile/random.ts';
import { judgeAll } from '../leak/run.ts';
import { type Comer, Requests } from '../site-leak/requests.ts';
import { type Reader, readers, Stage } from '../site-leak/stage.ts';
import { sql } from '../sql.ts';
import { statementsOf } from '../statements.ts';
import { useWorld } from '../support.ts';

const world = useWorld();
const SEED = 20261123;
const REQUEST_COUNT = 250;
let stage: Stage;
let credentials: Readonly<Record<Reader, Comer>>;

beforeAll(async () => {
  stage = new Stage(world);
  await stage.open();
  credentials = await stage.comers();
}, 240_000);

/** The requests of a reader; all readers have the same random ones. */
const requestsOf = (name: Reader) =>
  new Requests(stage, name, credentials[name], new Random(SEED)).list(REQUEST_COUNT);

/** Columns of spaces that visitors do not read. */
const UNNOTICED = [
  ...['change_request_count', 'comment_count', 'draft_change_request_count'],
  ...['last_change_request_number', 'must_be_up_to_date', 'no_new_broken_links'],
  ...['open_change_request_count', 'required_reviews'],
];

const namesOf = async (text: string): Promise<string[]> =>
  (await world.console.database.query(sql<{ name: string }>(text), [])).map(({ name }) => name);

/**
 * Tables without a trigger that visitors read. Rows of content never change, and are reached from a
 * space. Searches are not cached.
 */
const UNVERSIONED = [
  ...['blobs', 'documents', 'revisions', 'tree_nodes'],
  'published_versions',
  ...['search_sections', 'spec_sections'],
];

describe('cached responses', () => {
  it('depend only on tables that advance the version', { timeout: 600_000 }, async () => {
    await world.as('ana').get('/v1/user');
    const statements = await statementsOf(async () => {
      for (const name of readers) for (const { send } of requestsOf(name)) await send();
    });
    const tables = await namesOf(
      `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'`,
    );
    const versioned = await namesOf(
      `SELECT DISTINCT tgrelid::regclass::text AS name FROM pg_trigger WHERE tgname = 'published_version'`,
    );
    const read = tables.filter((name) =>
      statements.some((text) => new RegExp(`\\b(FROM|JOIN) ("public"\\.)?"?${name}\\b`).test(text)),
    );
    expect(read.filter((name) => ![...versioned, ...UNVERSIONED].includes(name))).toEqual([]);
    for (const name of ['sites', 'spaces', 'organizations']) expect(read).toContain(name);
  });

  it('depend on no column of spaces that advances nothing', async () => {
    const columns = await namesOf(
      `SELECT column_name AS name FROM information_schema.columns WHERE table_name = 'spaces' AND table_schema = 'public'`,
    );
    const [trigger = ''] = await namesOf(
      `SELECT lower(pg_get_triggerdef(oid)) AS name FROM pg_trigger WHERE tgname = 'published_version_change'`,
    );
    const isCompared = (column: string): boolean =>
      ['old', 'new'].every((row) => new RegExp(`\\b${row}\\.${column}\\b`).test(trigger));
    expect(columns.filter((column) => !isCompared(column)).sort()).toEqual(UNNOTICED);
  });

  it('reveal nothing to visitors with other claims', { timeout: 300_000 }, async () => {
    for (let round = 0; round < 3; round++)
      for (const name of readers) {
        const { leaks } = await judgeAll(requestsOf(name), (text) => stage.leaksIn(text, name));
        expect(leaks).toEqual([]);
      }
  });
});
