/**
 * Checks the invariants of the fault scenarios: they hold for an installation in use, and each of
 * them detects its damage.
 */
import { cpSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { zipSync } from 'fflate';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { assignAllPositions } from '../../src/data/event-log.ts';
import { DISTRIBUTED_TABLES } from '../../src/data/migrate/distribute.ts';
import { isDistributed } from '../database.ts';
import { editIn, makeRequest, makeTestSpace, page } from '../edit/support.ts';
import { begin, finishedImport } from '../import/support.ts';
import { pets, runJob, specs } from '../openapi-spec/support.ts';
import { ids, useWorld } from '../support.ts';
import { unlistedIntegers } from './invariants/counters.ts';
import { bytesInFolder } from './invariants/files.ts';
import type { Query } from './invariants/invariant.ts';
import { unlistedReferences } from './invariants/references.ts';
import { FOREIGN_KEYS, undistribute } from './undistribute.ts';
import { type Checked, statements, violationsOf } from './invariants.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'lectern-invariants-'));
const files = path.join(dataDir, 'files');
const world = useWorld({ DATA_DIR: dataDir }, { jobs: true });
const since = new Date();

let client: pg.Client;
const query: Query = async (text, values) => (await client.query(text, values)).rows;

/** Returns the world to check, with superuser access. */
const checked = (more: Partial<Checked> = {}): Checked => ({
  query,
  since,
  stored: bytesInFolder(files),
  acknowledged: [],
  ...more,
});

async function useWhatThereIs(): Promise<void> {
  const ana = world.as('ana');
  const { body: uploaded } = await ana.post(`/v1/orgs/${ids.acme}/files`, {
    name: 'notes.md',
    base64: Buffer.from('# Notes\n').toString('base64'),
  });
  const testSpace = await makeTestSpace(world, [
    page('First', { markdown: 'One.\n' }),
    page('Second', { markdown: 'Two.\n', into: 'First' }),
    { insertFile: { file: uploaded.id } },
    { insertReusableContent: { title: 'Both', markdown: 'Three.\n' } },
  ]);
  const merged = await makeRequest(world, testSpace.id);
  await editIn(world, merged, [page('Third')]);
  await ana.post(`/v1/spaces/${testSpace.id}/change-requests/${merged}/merge`);
  const open = await makeRequest(world, testSpace.id);
  await editIn(world, open, [page('Fourth')]);
  const comments = `/v1/spaces/${testSpace.id}/change-requests/${open}/comments`;
  const { body: comment } = await ana.post(comments, { body: { markdown: 'Why?' } });
  await ana.post(`${comments}/${comment.id}/replies`, { body: { markdown: 'Because.' } });
  const zip = zipSync({
    'a.md': Buffer.from('# A\n\nText.\n'),
    'b.md': Buffer.from('# B\n\n![x](x.txt)\n'),
    'x.txt': Buffer.from('x'),
  });
  const { body: archive } = await ana.post(`/v1/orgs/${ids.acme}/files`, {
    name: 'docs.zip',
    base64: Buffer.from(zip).toString('base64'),
  });
  await finishedImport(ana, await begin(world, testSpace.id, { source: 'ZIP', file: archive.id }));
  await ana.post(specs, { slug: 'pets', source: { text: JSON.stringify(pets()) } });
  await runJob(world, 'pets');
  await ana.put(`${specs}/pets`, {
    source: { text: JSON.stringify(pets({ info: { title: 'Pets', version: '2' } })) },
  });
  await runJob(world, 'pets');
  await ana.put(`/v1/orgs/${ids.acme}/teams`, { title: 'Keyed' }, { 'idempotency-key': 'once' });
  const { body: link } = await ana.post(`/v1/orgs/${ids.acme}/link-invites`, {});
  expect([uploaded.object, comment.object, archive.object, link.object]).toEqual([
    'file',
    'comment',
    'file',
    link.object,
  ]);
}

beforeAll(async () => {
  client = new pg.Client({ connectionString: world.connections.superuserUrl });
  await client.connect();
  await useWhatThereIs();
  await assignAllPositions(world.console.database.query, () => false);
  // Citus refuses statements that damage or compare rows of several tables
  if (isDistributed('documents')) await undistribute((text) => client.query(text));
});
afterAll(async () => {
  await client.end();
  rmSync(dataDir, { recursive: true, force: true });
});

/**
 * Damages the database in a transaction that is rolled back, and returns the names of the violated
 * invariants.
 */
async function complaintsAfter(damage: string, more: Partial<Checked> = {}): Promise<string[]> {
  // disables triggers, and with them foreign keys, which would refuse the damage
  await client.query('BEGIN; SET LOCAL session_replication_role = replica');
  try {
    const { rowCount } = await client.query(damage);
    expect(rowCount, 'the damage touches a row').toBeGreaterThan(0);
    return [
      ...new Set((await violationsOf(checked(more))).map(({ invariant }) => invariant)),
    ].sort();
  } finally {
    await client.query('ROLLBACK');
  }
}

/**
 * A damage for each invariant: the invariant, the statement, and the other invariants that it
 * violates.
 */
const damages: readonly (readonly [invariant: string, damage: string, ...others: string[]])[] = [
  ['row without its parent', `DELETE FROM users WHERE id = '${ids.user('cat')}'`],
  ['reference to a missing row', `UPDATE comments SET revision_id = 'rev_gone'`],
  [
    'live token of a deleted service account',
    `UPDATE api_tokens SET service_account_id = 'sva_gone'`,
  ],
  [
    'live session of a deleted SAML provider',
    `UPDATE api_tokens SET saml_provider_id = 'sml_gone'`,
  ],
  [
    'ancestors differ from the parent',
    `UPDATE spaces SET ancestors = '{}' WHERE id = '${ids.space('onboarding')}'`,
  ],
  [
    'deleted without a deletion id, or the reverse',
    `UPDATE spaces SET deleted_at = now() WHERE id = '${ids.space('travel')}'`,
    'count of spaces',
  ],
  [
    'space counter',
    `UPDATE spaces SET comment_count = comment_count + 1 WHERE id = '${ids.space('travel')}'`,
  ],
  [
    'space counter',
    `UPDATE spaces SET last_change_request_number = 7 WHERE id = '${ids.space('travel')}'`,
  ],
  ['change request counter', `UPDATE change_requests SET comment_count = comment_count + 1`],
  ['reply counter', `DELETE FROM comment_replies`],
  ['uses of a link invite', `UPDATE link_invites SET uses = uses + 1`],
  ['progress of an import', `UPDATE imports SET imported_resources = total_resources + 1`],
  [
    'version numbers of a spec',
    `UPDATE openapi_spec_versions SET number = 4 WHERE number = 2`,
    'spec that was processed twice',
  ],
  ['size of stored bytes', `UPDATE files SET size = size + 1`],
  ['positions', `UPDATE search_sections SET position = position + 1`],
  ['default of a site', `UPDATE site_spaces SET is_default = FALSE`],
  [
    'revision without a root',
    `UPDATE revisions SET files_root = 'gone' WHERE type = 'MERGE'`,
    'row without its parent',
  ],
  ['tree node without its children', `UPDATE tree_nodes SET children = children || ARRAY['gone']`],
  ['tree node without its documents or bytes', `DELETE FROM documents`],
  ['tree node that does not list what its entries name', `UPDATE tree_nodes SET refers = '{}'`],
  ['document that differs from its hash', `UPDATE documents SET markdown = markdown || ' '`],
  [
    'tree node that differs from its hash',
    `UPDATE tree_nodes SET entries = replace(entries::text, 'Second', 'Sooner')::json WHERE entries::text LIKE '%Second%'`,
    'search index differs from the head revision',
  ],
  [
    'head of a space that is not on its line',
    `UPDATE spaces SET revision_id = '${ids.revision('guide')}' WHERE id = '${ids.space('travel')}'`,
    'history of a space that is not one line',
    'search index differs from the head revision',
  ],
  [
    'history of a space that is not one line',
    `UPDATE revisions SET parent_id = NULL WHERE type = 'MERGE'`,
  ],
  [
    'history of a change request that is not one line',
    `UPDATE change_requests SET revision_id = initial_revision_id`,
  ],
  ['search index differs from the head revision', `DELETE FROM search_sections`],
  [
    'search index differs from the head revision',
    `UPDATE search_sections SET page_title = 'Other'`,
  ],
  [
    'merge that is half done',
    `UPDATE change_requests SET status = 'OPEN' WHERE status = 'MERGED'`,
    'space counter',
  ],
  [
    'import without a job',
    `UPDATE imports SET status = 'RUNNING', revision_id = NULL, finished_at = NULL`,
    'import that is half done or done twice',
  ],
  ['import that is half done or done twice', `UPDATE imports SET revision_id = NULL`],
  ['spec without a job', `UPDATE openapi_specs SET processing_state = 'PROGRESS', round = 9`],
  ['spec that was processed twice', `UPDATE openapi_spec_versions SET hash = 'same'`],
  ['spec that is complete without a version or an error', `DELETE FROM openapi_spec_versions`],
  ['latest version of a spec is not indexed', `DELETE FROM spec_sections`],
  [
    'purged without an event, or an event without a purge',
    `UPDATE events SET action = 'space.purge' WHERE action = 'space.create'`,
  ],
  ['count of spaces', 'UPDATE space_counts SET count = count + 1'],
  ['job that failed for good', `UPDATE pgboss.job SET state = 'failed'`],
  ['row without its event', `DELETE FROM events WHERE action = 'file.upload'`],
  ['event without its row', `DELETE FROM teams WHERE title = 'Keyed'`, 'row without its parent'],
  ['merge without its event', `DELETE FROM events WHERE action = 'changeRequest.merge'`],
  [
    'event outside of the log',
    'DELETE FROM event_positions WHERE position = 1',
    'position in the log',
  ],
  [
    'position in the log',
    'UPDATE event_positions SET position = position + 1000000 WHERE position > 1',
  ],
  ['idempotency key without an answer', `UPDATE idempotency_keys SET answer = NULL`],
  [
    'idempotency key past its lifetime',
    `UPDATE idempotency_keys SET created_at = now() - interval '2 days'`,
  ],
  [
    'file without its bytes',
    `WITH claimed AS (INSERT INTO blobs (hash, size, touched_at) VALUES ('gone', 2, now()) RETURNING hash) UPDATE files SET blob = hash, size = 2 FROM claimed`,
  ],
  [
    'stored bytes without a row',
    `DELETE FROM blobs`,
    'reference to a missing row',
    'row without its parent',
    'tree node without its documents or bytes',
  ],
];

describe('the invariants', () => {
  it('hold for an installation in use, in the database, in its files and through both APIs', async () => {
    const reader = { url: world.url, token: world.as('ana').token ?? '', organizationId: ids.acme };
    expect(await violationsOf(checked({ reader }))).toEqual([]);
  });

  it('use the foreign keys of tables that Citus distributes, which are added after it', async () => {
    const { rows } = await client.query(
      `SELECT 'ALTER TABLE ' || conrelid::regclass || ' ADD CONSTRAINT ' || conname || ' ' || pg_get_constraintdef(oid) AS key FROM pg_constraint
       WHERE contype = 'f' AND (conrelid::regclass::text = ANY ($1) OR confrelid::regclass::text = ANY ($1))`,
      [DISTRIBUTED_TABLES],
    );
    const plain = (key: string): string =>
      key.replaceAll(' ON DELETE NO ACTION', '').replaceAll(/\s/g, '');
    expect(rows.map(({ key }) => plain(key)).toSorted()).toEqual(
      FOREIGN_KEYS.map(plain).toSorted(),
    );
  });

  it('list every column that looks like a reference, and every integer column', async () => {
    expect([await unlistedReferences(query), await unlistedIntegers(query)]).toEqual([[], []]);
  });

  it.each(damages)('detect a damage: %s', async (invariant, damage, ...others) => {
    expect(await complaintsAfter(damage)).toEqual([invariant, ...others].sort());
  });

  it('each have a damage', () => {
    const names = [
      ...Object.keys(statements),
      'row without its parent',
      'tree node that differs from its hash',
      'file without its bytes',
      'stored bytes without a row',
    ];
    expect(names.filter((name) => !damages.some(([invariant]) => invariant === name))).toEqual([]);
  });

  it.each<[string, (file: string) => void, string]>([
    ['removed', (file) => rmSync(file), 'file without its bytes'],
    [
      'truncated',
      (file) => truncateSync(file, 3),
      'stored bytes that differ from their hash or size',
    ],
    [
      'changed',
      (file) => writeFileSync(file, '# Other\n'),
      'stored bytes that differ from their hash or size',
    ],
    [
      'stored again under another name',
      (file) => cpSync(file, `${file.slice(0, -4)}0000`),
      'stored bytes without a row',
    ],
  ])('detect a stored file that is %s', async (_, damage, invariant) => {
    const copy = path.join(dataDir, 'copy');
    cpSync(files, copy, { recursive: true });
    try {
      const [row] = await query<{ blob: string }>("SELECT blob FROM files WHERE name = 'notes.md'");
      damage(path.join(copy, row?.blob.slice(0, 2) ?? '', row?.blob.slice(2) ?? ''));
      expect(
        (await violationsOf(checked({ stored: bytesInFolder(copy) }))).map(
          (violation) => violation.invariant,
        ),
      ).toEqual([invariant]);
    } finally {
      rmSync(copy, { recursive: true, force: true });
    }
  });

  it('detect an acknowledged write that is missing, and one with other values', async () => {
    const [team] = await query<{ id: string }>("SELECT id FROM teams WHERE title = 'Keyed'");
    const found = await violationsOf(
      checked({
        acknowledged: [
          { table: 'teams', id: team?.id ?? '', columns: { title: 'Keyed' } },
          { table: 'teams', id: team?.id ?? '', columns: { title: 'Unlocked' } },
          { table: 'sites', id: 'site_gone' },
        ],
      }),
    );
    expect(found.map(({ invariant, what }) => [invariant, what.slice(0, 40)])).toEqual([
      ['acknowledged write that is lost', `teams ${team?.id}: {"id": "${team?.id}`.slice(0, 40)],
      ['acknowledged write that is lost', 'sites site_gone: missing'],
    ]);
  });

  it('detect a revision and a file that a client cannot read', async () => {
    const reader = { url: world.url, token: world.as('eve').token ?? '', organizationId: ids.acme };
    const names = new Set(
      (await violationsOf(checked({ reader }))).map(
        ({ invariant, what }) => `${invariant}: ${what.split(' ')[0]}`,
      ),
    );
    expect([...names].sort()).toEqual([
      'unreadable through the API: file',
      'unreadable through the API: revision',
    ]);
  });
});
