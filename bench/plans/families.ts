// Fills OpenAPI specs, translations and SAML providers: 100,000 rows in each table, 20,000 of a
// list in one place unless limited. Defines the queries of their lists.
import type pg from 'pg';
import { newId } from '../../src/data/new-id.ts';
import { moment, organizationOf, type People } from './fill.ts';
import { type Question, rooted } from './questions.ts';

/** The ids that the queries use. */
export interface FamilyIds {
  /** Has 20,000 versions. */
  readonly spec: { readonly id: string; readonly slug: string; readonly version: string };
  /** Settings of ten languages. */
  readonly settings: string;
  readonly provider: string;
}

const LANGUAGES = "ARRAY['FR', 'DE', 'ES', 'IT', 'PT', 'RU', 'JA', 'ZH', 'KO']";

const openapi = (p: People, { spec: { id, slug, version } }: FamilyIds): [string, unknown[]][] => [
  [
    `INSERT INTO openapi_specs (id, organization_id, slug, processing_state, created_at)
      SELECT CASE n WHEN 1 THEN $3 ELSE 'oas_f' || n END, ${organizationOf},
      CASE n WHEN 1 THEN $2 ELSE 'family-' || n END,
      CASE WHEN n % 1000 = 7 THEN 'PENDING' ELSE 'COMPLETE' END::openapi_spec_processing_state,
      ${moment} FROM generate_series(1, 100000) n`,
    [p.organization, slug, id],
  ],
  [
    `INSERT INTO openapi_spec_versions (id, organization_id, spec_id, number, hash, filesystem,
      document, document_size, pages, created_at)
      SELECT CASE n WHEN 1 THEN $2 ELSE 'oav_f' || n END, ${organizationOf},
        CASE WHEN n <= 20000 THEN $3 ELSE 'oas_f' || n END, n, 'h' || n, 'f' || n, 'd' || n,
        100, 'p' || n, ${moment} FROM generate_series(1, 100000) n`,
    [p.organization, version, id],
  ],
];

/**
 * The first settings have a source and nine languages, the others a source and one. In the first
 * language 5,000 pages are marked as translated.
 */
const translations = (p: People, { settings }: FamilyIds): [string, unknown[]][] => [
  [
    `INSERT INTO translation_settings (id, organization_id, title, languages, created_at)
      SELECT CASE n WHEN 1 THEN $2 ELSE 'trs_' || n END, ${organizationOf}, 'Settings ' || n, '{}',
      ${moment} FROM generate_series(1, 100000) n`,
    [p.organization, settings],
  ],
  [
    `INSERT INTO translations (id, organization_id, settings_id, language, space_id, is_source,
      position, base_revision_id)
      SELECT 'trl_a' || n, $1, $2, CASE n WHEN 0 THEN 'EN' ELSE (${LANGUAGES})[n] END,
        'spc_' || n + 1, n = 0, n, CASE WHEN n > 0 THEN 'rev_spc_1' END
        FROM generate_series(0, 9) n`,
    [p.organization, settings],
  ],
  [
    `INSERT INTO translations (id, organization_id, settings_id, language, space_id, is_source,
      position)
      SELECT 'trl_b' || n, ${organizationOf}, 'trs_' || n / 2,
        CASE n % 2 WHEN 0 THEN 'EN' ELSE 'FR' END, 'spc_i' || n % 50000, n % 2 = 0, n % 2
        FROM generate_series(4, 199999) n`,
    [p.organization],
  ],
  [
    `INSERT INTO translated_pages (id, organization_id, translation_id, source_page_id, page_id,
      source_revision_id) SELECT 'trp_' || n, $1, CASE WHEN n <= 5000 THEN 'trl_a1' ELSE 'trl_b'
      || n END, 'pag_' || n, 'pag_' || n, 'rev_spc_1' FROM generate_series(1, 100000) n`,
    [p.organization],
  ],
];

/** An organization has at most 50 providers. */
const signIn = (p: People, { provider }: FamilyIds): [string, unknown[]][] => [
  [
    `INSERT INTO saml_providers (id, organization_id, label, entity_id, certificate, sso_url,
      created_at)
      SELECT CASE n WHEN 1 THEN $2 ELSE 'saml_' || n END, CASE WHEN n <= 50 THEN $1 ELSE 'org_'
        || n / 50 END, 'Provider ' || md5(n::text), 'https://idp.test/' || n,
        CASE WHEN n % 3 > 0 THEN 'certificate' END, 'https://idp.test/sso', ${moment}
        FROM generate_series(1, 100000) n`,
    [p.organization, provider],
  ],
  [
    `INSERT INTO email_domains (domain, organization_id)
      SELECT CASE n WHEN 0 THEN 'large' ELSE 'domain' || n END || '.test',
      CASE n WHEN 0 THEN $1 ELSE 'org_' || n END FROM generate_series(0, 99999) n`,
    [p.organization],
  ],
  ['UPDATE users SET email_confirmed_at = now() WHERE id = $1', [p.admin]],
  [
    `INSERT INTO saml_requests (id, organization_id, provider_id, redirect, created_at, expires_at)
      SELECT '_' || n, $1, $2, 'https://app.test', ${moment}, ${moment}
      FROM generate_series(1, 100000) n`,
    [p.organization, provider],
  ],
  [
    `INSERT INTO sign_in_codes (id, organization_id, provider_id, user_id, hash, created_at,
      expires_at) SELECT 'sic_' || n, $1, $2, $3, decode(md5(n::text), 'hex'), ${moment}, ${moment}
      FROM generate_series(1, 100000) n`,
    [p.organization, provider, p.admin],
  ],
];

/** Fills the tables without checking references. */
export async function fillFamilies(client: pg.Client, people: People): Promise<FamilyIds> {
  const familyIds: FamilyIds = {
    spec: { id: newId('OpenAPISpec'), slug: 'large', version: newId('OpenAPISpecVersion') },
    settings: newId('TranslationSettings'),
    provider: newId('SAMLProvider'),
  };
  for (const family of [openapi, translations, signIn])
    for (const [text, values] of family(people, familyIds)) await client.query(text, values);
  return familyIds;
}

/** Returns every query of these lists. */
export function familyQuestions(p: People, { spec }: FamilyIds): Question[] {
  const org = { org: p.organization };
  const inside = (list: string, label: string, field: string, as: string): Question =>
    rooted(list, label, `at: organization(id: $org) { list: ${field} LIST }`, as, org);
  const viewers = { admin: p.admin, member: p.owner };
  return [
    ...Object.entries(viewers).flatMap(([who, as]) => [
      inside('organization.openAPISpecs', who, 'openAPISpecs', as),
      rooted(
        'openAPISpec.versions',
        who,
        `at: openAPISpec(id: "${spec.id}") { list: versions LIST }`,
        as,
      ),
      inside('organization.translationSettings', who, 'translationSettings', as),
    ]),
    { ...inside('organization.samlProviders', 'admin', 'samlProviders', p.admin), middle: 25 },
  ];
}
