// Tests that foreign keys never lead from one organization into another.
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoId } from '../../prisma/seed/ids.ts';
import { isDistributed } from '../database.ts';
import {
  acme,
  type Clients,
  codeOf,
  globalNames,
  hasOrganization,
  installationRows,
  namesIn,
  openClients,
  TABLES,
  tenant,
  umbrella,
} from './catalogue.ts';

const laptop = demoId('ChangeRequest', 'laptop');
const screens = demoId('Comment', 'screens');
const [help, research] = [demoId('Site', 'help'), demoId('Site', 'research')];

/** Returns the insertion of a revision of umbrella that refers to another row by a column. */
const revisionTo = (column: string) =>
  `INSERT INTO revisions (id, organization_id, space_id, type, ${column}) VALUES ('rev_try', $1, $2, 'EDITS', $3)`;

/** Ignores the duplicate key error of a row that an earlier statement inserted. */
function ignoreTwice(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === '23505')) throw error;
}

let clients: Clients;
let owner: pg.Client;
let app: pg.Client;

beforeAll(async () => {
  clients = await openClients();
  ({ owner, app } = clients);
});
afterAll(() => clients?.close());

const names = (text: string, values?: unknown[]) => namesIn(owner, text, values);

describe('the foreign keys', () => {
  it('between tables of an organization have organization_id on both sides', async () => {
    const leaving = `SELECT k.conname FROM pg_constraint k WHERE k.contype = 'f' AND k.connamespace = 'public'::regnamespace AND ${hasOrganization('k.confrelid')}
      AND NOT EXISTS (SELECT FROM unnest(k.conkey, k.confkey) AS pair(own, other)
        JOIN pg_attribute a ON a.attrelid = k.conrelid AND a.attnum = pair.own AND a.attname = 'organization_id'
        JOIN pg_attribute b ON b.attrelid = k.confrelid AND b.attnum = pair.other AND b.attname = 'organization_id')`;
    expect(await names(leaving)).toEqual([]);
  });

  it('of global tables lead to no table of an organization', async () => {
    const inward = `SELECT k.conname FROM pg_constraint k WHERE k.contype = 'f' AND k.connamespace = 'public'::regnamespace AND ${tenant('k.confrelid')} AND NOT ${hasOrganization('k.conrelid')}`;
    expect(await names(inward, [globalNames])).toEqual([]);
  });

  it('never update a row when the referenced key changes', async () => {
    expect(
      await names(
        `SELECT conname FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace AND confupdtype <> 'a'`,
      ),
    ).toEqual([]);
  });

  it('never set organization_id to null: no SET NULL or SET DEFAULT with it', async () => {
    expect(
      await names(
        `SELECT conname FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace AND confdeltype IN ('n', 'd') AND cardinality(conkey) > 1`,
      ),
    ).toEqual([]);
  });

  it('lead from every table of an organization to it, directly or through another', async () => {
    const led = `SELECT DISTINCT k.conrelid::regclass::text FROM pg_constraint k WHERE k.contype = 'f' AND k.connamespace = 'public'::regnamespace
      AND EXISTS (SELECT FROM pg_attribute a WHERE a.attrelid = k.conrelid AND a.attname = 'organization_id' AND a.attnum = ANY (k.conkey)) AND ${tenant('k.conrelid')}`;
    const tables = await names(`${TABLES} AND ${tenant('c.oid')}`, [globalNames]);
    // Citus has no foreign keys between distributed and other tables (ADR 85)
    expect(await names(led, [globalNames])).toEqual(tables.filter((name) => !isDistributed(name)));
  });

  it('refuse a reference into another organization', async () => {
    const member = demoId('Member', 'eve');
    const place = `INSERT INTO team_members (id, organization_id, team_id, member_id) VALUES ('tmb_try', $1, $2, $3)`;
    expect(await codeOf(app, place, [acme, demoId('Team', 'writers'), member])).toBe('23503');
    expect(await codeOf(app, place, [umbrella, demoId('Team', 'writers'), member])).toBe('23503');
    expect(
      await codeOf(app, 'UPDATE link_invites SET team_id = $1 WHERE organization_id = $2', [
        demoId('Team', 'umbrella'),
        acme,
      ]),
    ).toBe('done'); // there are no rows
    const link = `INSERT INTO link_invites (id, organization_id, team_id, secret, secret_hash) VALUES ('lnk_try', $1, $2, '', '')`;
    expect(await codeOf(app, link, [acme, demoId('Team', 'umbrella')])).toBe('23503');
  });

  it('refuse a revision to a tree of another organization, by each of its roots', async () => {
    const roots = ['pages_root', 'files_root', 'reusable_contents_root', 'variables_root'];
    const values = [umbrella, demoId('Space', 'secrets'), demoId('Revision', 'guide')];
    for (const root of roots) {
      const insertion = `INSERT INTO revisions (id, organization_id, space_id, type, ${root}) SELECT 'rev_try', $1, $2, 'EDITS', pages_root FROM revisions WHERE id = $3`;
      expect([root, await codeOf(app, insertion, values)]).toEqual([root, '23503']);
    }
  });

  it.each([
    [
      'a space into a collection',
      `UPDATE spaces SET parent_id = $1 WHERE id = $2`,
      [demoId('Collection', 'hive'), demoId('Space', 'scratch')],
    ],
    [
      'a collection into another',
      `UPDATE collections SET parent_id = $1 WHERE id = $2`,
      [demoId('Collection', 'hive'), demoId('Collection', 'policies')],
    ],
    [
      'a revision to a space',
      `INSERT INTO revisions (id, organization_id, space_id, type) VALUES ('rev_try', $1, $2, 'EDITS')`,
      [acme, demoId('Space', 'secrets')],
    ],
    [
      'a grant to a member',
      `INSERT INTO grants (id, organization_id, content_id, space_id, member_id) VALUES ('gra_try', $1, $2, $2, $3)`,
      [acme, demoId('Space', 'scratch'), demoId('Member', 'eve')],
    ],
    [
      'a grant to a team',
      `INSERT INTO grants (id, organization_id, content_id, space_id, team_id) VALUES ('gra_try', $1, $2, $2, $3)`,
      [acme, demoId('Space', 'scratch'), demoId('Team', 'umbrella')],
    ],
    [
      'a grant on a space',
      `INSERT INTO grants (id, organization_id, content_id, space_id, member_id) VALUES ('gra_try', $1, $2, $2, $3)`,
      [acme, demoId('Space', 'secrets'), demoId('Member', 'ben')],
    ],
    [
      'a change request to a space',
      `INSERT INTO change_requests (id, organization_id, space_id, number, subject, revision_id, initial_revision_id) VALUES ('cr_try', $1, $2, 9, '', 'rev_try', 'rev_try')`,
      [acme, demoId('Space', 'secrets')],
    ],
    [
      'a revision to the change request of its branch',
      revisionTo('change_request_id'),
      [umbrella, demoId('Space', 'secrets'), laptop],
    ],
    [
      'a revision to the change request that it merged',
      revisionTo('merged_from_id'),
      [umbrella, demoId('Space', 'secrets'), laptop],
    ],
    ...['contributors', 'requested_reviewers'].map((table): [string, string, string[]] => [
      `${table} to a change request`,
      `INSERT INTO ${table} (id, organization_id, change_request_id, user_id) VALUES ('try', $1, $2, $3)`,
      [umbrella, laptop, demoId('User', 'eve')],
    ]),
    [
      'a review to a change request',
      `INSERT INTO reviews (id, organization_id, change_request_id, revision_id, reviewer_id, status) VALUES ('rvw_try', $1, $2, 'rev_try', $3, 'APPROVED')`,
      [umbrella, laptop, demoId('User', 'eve')],
    ],
    [
      'a comment to a space',
      `INSERT INTO comments (id, organization_id, space_id, revision_id, markdown) VALUES ('com_try', $1, $2, 'rev_try', '')`,
      [acme, demoId('Space', 'secrets')],
    ],
    [
      'a comment to a change request',
      `INSERT INTO comments (id, organization_id, space_id, change_request_id, revision_id, markdown) VALUES ('com_try', $1, $2, $3, 'rev_try', '')`,
      [umbrella, demoId('Space', 'secrets'), laptop],
    ],
    [
      'a reply to a comment',
      `INSERT INTO comment_replies (id, organization_id, comment_id, markdown) VALUES ('rep_try', $1, $2, '')`,
      [umbrella, screens],
    ],
    [
      'a reaction to a comment',
      `INSERT INTO reactions (id, organization_id, subject_id, comment_id, user_id, emoji) VALUES ('rea_try', $1, $2, $2, $3, '👍')`,
      [umbrella, screens, demoId('User', 'eve')],
    ],
    [
      'a reaction to a reply',
      `INSERT INTO reactions (id, organization_id, subject_id, reply_id, user_id, emoji) VALUES ('rea_try', $1, $2, $2, $3, '👍')`,
      [umbrella, demoId('CommentReply', 'screens'), demoId('User', 'eve')],
    ],
    [
      'a search section to a space',
      `INSERT INTO search_sections (id, organization_id, space_id, page_id, position, page_title, body, words) VALUES ('sct_try', $1, $2, 'pag_try', 0, '', '', '')`,
      [acme, demoId('Space', 'secrets')],
    ],
    [
      'a spec page to a space',
      `INSERT INTO shown_specs (id, organization_id, space_id, page_id, page_created_at, spec_id) VALUES ('shs_try', $1, $2, '', now(), '')`,
      [acme, demoId('Space', 'secrets')],
    ],
    [
      'an import to a space',
      `INSERT INTO imports (id, organization_id, space_id, source, seconds) VALUES ('imp_try', $1, $2, 'ZIP', 50)`,
      [acme, demoId('Space', 'secrets')],
    ],
    [
      'an import to a change request',
      `INSERT INTO imports (id, organization_id, space_id, change_request_id, source, seconds) VALUES ('imp_try', $1, $2, $3, 'ZIP', 50)`,
      [umbrella, demoId('Space', 'secrets'), laptop],
    ],
    [
      'a group of sections to a site',
      `INSERT INTO site_section_groups (id, organization_id, site_id, rank, title) VALUES ('try', $1, $2, 'a0', '')`,
      [acme, research],
    ],
    [
      'a section to a site',
      `INSERT INTO site_sections (id, organization_id, site_id, rank, title, path) VALUES ('try', $1, $2, 'a0', '', 'try')`,
      [acme, research],
    ],
    [
      'a section into a group',
      `INSERT INTO site_sections (id, organization_id, site_id, group_id, rank, title, path) VALUES ('try', $1, $2, $3, 'a0', '', 'try')`,
      [umbrella, research, demoId('SiteSectionGroup', 'product')],
    ],
    [
      'a site space to a site',
      `INSERT INTO site_spaces (id, organization_id, site_id, space_id, rank, path) VALUES ('try', $1, $2, $3, 'a0', 'try')`,
      [acme, research, demoId('Space', 'scratch')],
    ],
    [
      'a site space into a section',
      `INSERT INTO site_spaces (id, organization_id, site_id, space_id, section_id, rank, path) VALUES ('try', $1, $2, $3, $4, 'a0', 'try')`,
      [umbrella, research, demoId('Space', 'secrets'), demoId('SiteSection', 'guide')],
    ],
    [
      'a space on a site',
      `INSERT INTO site_spaces (id, organization_id, site_id, space_id, rank, path) VALUES ('try', $1, $2, $3, 'a0', 'try')`,
      [acme, help, demoId('Space', 'secrets')],
    ],
    [
      'a grant on a site',
      `INSERT INTO site_grants (id, organization_id, site_id, team_id) VALUES ('try', $1, $2, $3)`,
      [acme, research, demoId('Team', 'writers')],
    ],
    [
      'a grant on a site to a team',
      `INSERT INTO site_grants (id, organization_id, site_id, team_id) VALUES ('try', $1, $2, $3)`,
      [acme, help, demoId('Team', 'umbrella')],
    ],
    [
      'a share link to a site',
      `INSERT INTO share_links (id, organization_id, site_id, name, key_hash, sealed_key) VALUES ('try', $1, $2, '', '', '')`,
      [acme, research],
    ],
    [
      'a redirect to a site space',
      `INSERT INTO site_redirects (id, organization_id, site_id, site_space_id, source) VALUES ('try', $1, $2, $3, '/try')`,
      [umbrella, research, demoId('SiteSpace', 'board minutes')],
    ],
    [
      'a version to an OpenAPI spec',
      `WITH spec AS (INSERT INTO openapi_specs (id, organization_id, slug) VALUES ('oas_try', $1, 'try') RETURNING id)
       INSERT INTO openapi_spec_versions (id, organization_id, spec_id, number, hash, filesystem, document, document_size, pages) SELECT 'oav_try', $2, id, 1, '', '', '', 0, '' FROM spec`,
      [acme, umbrella],
    ],
    [
      'a spec section to an OpenAPI spec',
      `WITH spec AS (INSERT INTO openapi_specs (id, organization_id, slug) VALUES ('oas_try', $1, 'try') RETURNING id)
       INSERT INTO spec_sections (id, organization_id, spec_id, version_id, page_key, path, position, page_title, body, words) SELECT 'sps_try', $2, id, '', '', '', 0, '', '', '' FROM spec`,
      [acme, umbrella],
    ],
    [
      'a delivery to a webhook endpoint',
      `WITH endpoint AS (INSERT INTO webhook_endpoints (id, organization_id, url, secret) VALUES ('whe_try', $1, '', '') RETURNING id)
       INSERT INTO webhook_deliveries (id, organization_id, webhook_endpoint_id, event_type, position, subject_id, request_body, created_at) SELECT 'whd_try', $2, id, '', 1, '', '', now() FROM endpoint`,
      [acme, umbrella],
    ],
    [
      'a webhook endpoint to an installation',
      `INSERT INTO webhook_endpoints (id, organization_id, installation_id, url, secret) VALUES ('whe_try', $1, $2, '', '')`,
      [umbrella, 'ins_tried'],
    ],
    [
      'an installation to a space',
      `INSERT INTO installation_spaces (id, organization_id, installation_id, space_id) VALUES ('try', $1, $2, $3)`,
      [acme, 'ins_tried', demoId('Space', 'secrets')],
    ],
    [
      'an installation to a site',
      `INSERT INTO installation_sites (id, organization_id, installation_id, site_id) VALUES ('try', $1, $2, $3)`,
      [acme, 'ins_tried', research],
    ],
    ...[
      'installation_spaces (id, organization_id, installation_id, space_id)',
      'installation_sites (id, organization_id, installation_id, site_id)',
    ].map((into, i): [string, string, string[]] => [
      `what is chosen to an installation, ${into.split(' ')[0]}`,
      `INSERT INTO ${into} VALUES ('try', $1, $2, $3)`,
      [umbrella, 'ins_tried', i === 0 ? demoId('Space', 'secrets') : research],
    ]),
    [
      'a token to an installation',
      `INSERT INTO installation_tokens (id, organization_id, installation_id, hash, last_four, created_at, expires_at) VALUES ('try', $1, $2, '', '', now(), now())`,
      [umbrella, 'ins_tried'],
    ],
    [
      "a provider's team",
      `INSERT INTO saml_providers (id, organization_id, label, default_team_id) VALUES ('try', $1, '', $2)`,
      [acme, demoId('Team', 'umbrella')],
    ],
    [
      'a request to a provider',
      `INSERT INTO saml_requests (id, organization_id, provider_id, redirect, created_at, expires_at) VALUES ('try', $1, 'saml_own', '', now(), now())`,
      [umbrella],
    ],
    [
      'a code to a provider',
      `INSERT INTO sign_in_codes (id, organization_id, provider_id, user_id, hash, created_at, expires_at) VALUES ('try', $1, 'saml_own', $2, '', now(), now())`,
      [umbrella, demoId('User', 'eve')],
    ],
    [
      'a redirect to a site',
      `INSERT INTO site_redirects (id, organization_id, site_id, source, destination) VALUES ('try', $1, $2, '/try', '/')`,
      [acme, research],
    ],
    [
      'translations to their settings',
      `WITH own AS (INSERT INTO translation_settings (id, organization_id, title) VALUES ('trs_try', $1, '') RETURNING id) INSERT INTO translations (id, organization_id, settings_id, language, space_id, position) SELECT 'trl_try', $2, own.id, 'FR', $3, 0 FROM own`,
      [acme, umbrella, demoId('Space', 'secrets')],
    ],
    [
      'translations to a space',
      `WITH own AS (INSERT INTO translation_settings (id, organization_id, title) VALUES ('trs_try', $1, '') RETURNING id) INSERT INTO translations (id, organization_id, settings_id, language, space_id, position) SELECT 'trl_try', $1, own.id, 'FR', $2, 0 FROM own`,
      [acme, demoId('Space', 'secrets')],
    ],
    [
      'a translated page to a translation',
      `WITH settings AS (INSERT INTO translation_settings (id, organization_id, title) VALUES ('trs_try', $1, '') RETURNING id), own AS (INSERT INTO translations (id, organization_id, settings_id, language, space_id, position) SELECT 'trl_try', $1, id, 'FR', $2, 0 FROM settings RETURNING id) INSERT INTO translated_pages (id, organization_id, translation_id, source_page_id, page_id, source_revision_id) SELECT 'trp_try', $3, id, '', '', '' FROM own`,
      [acme, demoId('Space', 'scratch'), umbrella],
    ],
    [
      'a grant on a collection',
      `INSERT INTO grants (id, organization_id, content_id, collection_id, member_id) VALUES ('gra_try', $1, $2, $2, $3)`,
      [acme, demoId('Collection', 'hive'), demoId('Member', 'ben')],
    ],
  ])('refuse %s of another organization', async (_, text, values) => {
    if (values.includes('ins_tried'))
      await owner
        .query(
          `${installationRows()['integration_installations']} ON CONFLICT DO NOTHING`.replaceAll(
            'whole',
            'tried',
          ),
          [acme],
        )
        .catch(ignoreTwice);
    expect(await codeOf(app, text, values)).toBe('23503');
  });
});
