// Fills integrations and their installations: 100,000 of each, 20,000 of them of one organization
// or of one integration. Defines the queries of their lists.
import type pg from 'pg';
import { newId } from '../../src/data/new-id.ts';
import { moment, organizationOf, type People, words } from './fill.ts';
import { type Question, rooted, searches } from './questions.ts';

/** The ids that the queries use. */
export interface IntegrationIds {
  /**
   * An admin of 60 organizations that publish nothing, each with the popular integration installed.
   */
  readonly installer: string;
  /** An organization that publishes 1,000 integrations. */
  readonly publisher: string;
  /** An organization that has one installed. */
  readonly customer: string;
  /**
   * Name of an integration of the large organization, which 20,000 organizations have installed.
   */
  readonly popular: string;
  /** Id of an installation of it with 250 of 5,000 spaces selected, and as many sites. */
  readonly installation: string;
  /** The user that the installation acts as. */
  readonly actingUser: string;
}

/** The external ids of a row. */
const externalIds = "ARRAY['external-' || n, CASE WHEN n % 2000 = 7 THEN 'rare' ELSE 'common' END]";

/** Half are public. Rare values occur in one of 500 or of 2,000 rows. */
const INTEGRATIONS = `INSERT INTO integrations (id, name, owner_id, title, description, target,
  visibility, scopes, categories, blocks, block_domains, content_sources, created_at, updated_at)
  SELECT 'int_' || n, CASE n WHEN 1 THEN $2 ELSE 'integration-' || n END, CASE WHEN n > 20000
    AND n % 80 = 5 THEN $3 ELSE ${organizationOf} END,
    left(${words} || CASE WHEN n % 2000 = 7 THEN ' Zanzibar' ELSE '' END, 30), 'Integration ' || n,
    CASE WHEN n % 2000 = 9 THEN 'ORGANIZATION' WHEN n % 4 = 0 THEN 'SITE'
      ELSE 'SPACE' END::integration_target,
    CASE WHEN n = 1 OR n % 53 < 27 THEN 'PUBLIC' WHEN n % 20 = 1 THEN 'UNLISTED'
      ELSE 'PRIVATE' END::integration_visibility,
    CASE WHEN n % 2000 = 9 THEN ARRAY['space:git:sync'] ELSE ARRAY['space:views:read',
      'space:content:read'] END,
    CASE WHEN n % 2000 = 9 THEN ARRAY['MARKETING'] WHEN n % 5 = 0 THEN ARRAY['ANALYTICS', 'CONTENT']
      ELSE ARRAY['OTHER'] END,
    CASE WHEN n % 500 = 9 THEN '[{"id": "block"}]' ELSE '[]' END::jsonb,
      CASE WHEN n % 2000 = 9 THEN ARRAY['rare.test'] WHEN n % 500 = 9 THEN ARRAY['common.test']
      ELSE '{}' END,
    CASE WHEN n % 500 = 9 THEN '[{"id": "source"}]' ELSE '[]' END::jsonb, ${moment}, now()
      FROM generate_series(1, 100000) n`;

/**
 * The first 20,000 are of one integration, in as many organizations. Half of them have selected
 * spaces, the others all: of ten spaces each.
 */
const INSTALLATIONS = `INSERT INTO integration_installations (id, organization_id, integration_id,
  user_id, status, space_selection, site_selection, external_ids, created_at, updated_at)
  SELECT CASE n WHEN 1 THEN $2 ELSE 'ins_' || n END,
    CASE WHEN n = 1 THEN $1 WHEN n <= 20000 THEN 'org_' || n ELSE 'org_' || (n % 80) + 1 END,
    CASE WHEN n <= 20000 THEN 'int_1' ELSE 'int_' || n END,
    CASE n WHEN 1 THEN $3 ELSE 'usr_' || n + 100000 END, 'ACTIVE',
    CASE WHEN n = 1 OR n % 2 = 0 THEN 'SELECTED' ELSE 'ALL' END::installation_selection,
      'SELECTED', ${externalIds},
      ${moment}, now() FROM generate_series(1, 100000) n`;

const statements = (p: People, o: IntegrationIds): [string, unknown[]][] => [
  [
    "INSERT INTO organizations (id, title) VALUES ($1, 'Publisher'), ($2, 'Customer')",
    [o.publisher, o.customer],
  ],
  [
    'INSERT INTO users (id, email, display_name) VALUES ($1, $2, $3), ($4, $5, $6)',
    [
      o.installer,
      'installer@other.test',
      'Installer',
      o.actingUser,
      'popular@installations.invalid',
      'Popular',
    ],
  ],
  [
    `INSERT INTO members (id, organization_id, user_id, role)
      SELECT 'mbr_installer_' || n, 'org_' || n, $1, 'ADMIN' FROM generate_series(300, 359) n`,
    [o.installer],
  ],
  [INTEGRATIONS, [p.organization, o.popular, o.publisher]],
  [
    `INSERT INTO integration_files (integration_id, kind, position, blob, content_type, size)
      SELECT 'int_' || n, 'ICON', 0, 'hash-' || n, 'image/png', 100
      FROM generate_series(1, 100000) n`,
    [],
  ],
  [INSTALLATIONS, [o.customer, o.installation, o.actingUser]],
  [
    `INSERT INTO spaces (id, organization_id, title, visibility, revision_id, rank)
      SELECT 'spc_i' || n, CASE WHEN n <= 5000 THEN $1 ELSE 'org_' || n / 10 END, 'Chosen ' || n,
      'PRIVATE', 'rev_spc_i' || n, 'b' || n FROM generate_series(1, 99999) n`,
    [o.customer],
  ],
  [
    `INSERT INTO revisions (id, organization_id, space_id, type)
      SELECT revision_id, organization_id, id, 'EDITS' FROM spaces WHERE id LIKE 'spc\\_i%'`,
    [],
  ],
  [
    `INSERT INTO installation_spaces (id, organization_id, installation_id, space_id, external_ids)
      SELECT 'isp_' || n, CASE WHEN n <= 5000 THEN $1 ELSE 'org_' || n / 10 END,
      CASE WHEN n <= 5000 THEN $2 ELSE 'ins_' || n / 10 END, 'spc_i' || n, ${externalIds}
      FROM generate_series(1, 99999) n WHERE n > 5000 OR n % 20 = 0`,
    [o.customer, o.installation],
  ],
  [
    `INSERT INTO sites (id, organization_id, title, basename, visitor_key)
      SELECT 'site_i' || n, CASE WHEN n <= 5000 THEN $1 ELSE 'org_' || n / 10 END, 'Site ' || n,
      'site-i' || n, '\\x00' FROM generate_series(1, 99999) n`,
    [o.customer],
  ],
  [
    `INSERT INTO installation_sites (id, organization_id, installation_id, site_id, external_ids)
      SELECT 'isi_' || n, CASE WHEN n <= 5000 THEN $1 ELSE 'org_' || n / 10 END,
      CASE WHEN n <= 5000 THEN $2 ELSE 'ins_' || n / 10 END, 'site_i' || n, ${externalIds}
      FROM generate_series(1, 99999) n WHERE n > 5000 OR n % 20 = 0`,
    [o.customer, o.installation],
  ],
];

/** Fills the tables without checking references. */
export async function fillIntegrations(client: pg.Client, people: People): Promise<IntegrationIds> {
  const integrationIds: IntegrationIds = {
    installer: newId('User'),
    publisher: newId('Organization'),
    customer: newId('Organization'),
    popular: 'popular',
    installation: newId('IntegrationInstallation'),
    actingUser: newId('User'),
  };
  for (const [text, values] of statements(people, integrationIds)) await client.query(text, values);
  return integrationIds;
}

/** Returns the filters of the list of integrations. */
const filters = (p: People, o: IntegrationIds): Readonly<Record<string, string>> => ({
  'no filter': '',
  ...searches('search'),
  'category common': 'category: ANALYTICS',
  'category rare': 'category: MARKETING',
  'no such category': 'category: GITSYNC',
  'block domain common': 'blockDomain: "common.test"',
  'block domain rare': 'blockDomain: "rare.test"',
  'no such block domain': 'blockDomain: "none.test"',
  'with blocks': 'blocks: true',
  'without blocks': 'blocks: false',
  'with sources': 'contentSources: true',
  'without sources': 'contentSources: false',
  'large owner': `ownerId: "${p.organization}"`,
  'another owner': `ownerId: "${o.publisher}"`,
  'scope common': 'scope: "space:content:read"',
  'scope rare': 'scope: "space:git:sync"',
  'target common': 'target: SITE',
  'target rare': 'target: ORGANIZATION',
  'no such target': 'target: ALL',
  'search common, category rare': 'search: "baker", category: MARKETING',
  'search rare, with blocks': 'search: "zanzibar", blocks: true',
});

/** Returns the argument of these conditions. */
const filterBy = (conditions: string): string => conditions && `filter: { ${conditions} }`;

/** Returns every query of these lists. */
export function integrationQuestions(p: People, o: IntegrationIds): Question[] {
  const seenBy = {
    'who owns 20,000': p.admin,
    'one who owns none': o.installer,
    'an installation': o.actingUser,
  };
  const integrations = Object.entries(seenBy).flatMap(([who, as]) =>
    Object.entries(filters(p, o)).map(([label, filter]) => ({
      ...rooted(
        'integrations',
        `${label}, ${who}`,
        'list: integrations LIST',
        as,
        {},
        filterBy(filter),
      ),
      ...(label === 'search rare' && {
        known: 'behind a cursor, the bitmaps of two indexes are intersected, of 60 blocks',
      }),
    })),
  );
  const viewers = {
    publisher: p.admin,
    'admin of 60 organizations': o.installer,
    'admin of none': p.guest,
  };
  const external = {
    'no filter': '',
    'external id common': 'externalId: "common"',
    'external id rare': 'externalId: "rare"',
    'no such external id': 'externalId: "nothing"',
  };
  const installations = Object.entries(viewers).flatMap(([who, as]) =>
    Object.entries(external).map(([label, filter]) =>
      rooted(
        'integration.installations',
        `${label}, ${who}`,
        `at: integration(name: "${o.popular}") { list: installations LIST }`,
        as,
        {},
        filterBy(filter),
      ),
    ),
  );
  return [...integrations, ...installations];
}
