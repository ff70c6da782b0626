// Fills and checks search over 200,000 indexed pages, 60,000 of them in one organization with 300
// spaces and 10,000 of those in one space, and over 50,000 sections of specs.
import pg from 'pg';
import { newId } from '../../src/data/new-id.ts';
import { completeSections } from '../../src/data/search/complete.ts';
import type { Explainer } from './explain.ts';
import type { People } from './fill.ts';
import { latencyIsGood } from './latency.ts';
import { listen } from './listen.ts';

const PAGES = 200_000;
/** Maximum milliseconds of a statement; a request has 3,200. */
export const MAX_TIME_MS = 1000;

/** The ids that the queries use. */
export interface SearchIds {
  readonly organization: string;
  /** Has 10,000 pages. */
  readonly large: string;
  /** Has 167 pages. */
  readonly small: string;
  /** A guest with a grant on each of the 300 spaces. */
  readonly wideGuest: string;
}

const organizationOf = "CASE WHEN n <= 60000 THEN $1 ELSE 'org_' || (n % 80) + 1 END";
const spaceOf = `CASE WHEN n <= 10000 THEN $2 WHEN n <= 60000 AND n % 299 = 0 THEN $3
  WHEN n <= 60000 THEN 'spc_'
    || n % 299 ELSE 'spc_o' || (n % 80) + 1 || '_' || n % 7 END`;
/** A hundred thousand different words, some in many texts and most in few, as in real texts. */
const wordOf = 'substr(md5((power(random(), 3) * 100000)::int::text), 1, 7)';

const spaces = (filter: string, organization: string, id: string): string =>
  `INSERT INTO spaces (id, organization_id, title, visibility, revision_id, rank)
    SELECT ${id}, ${organization}, 'Space ' || n, 'PRIVATE', 'rev_' || ${id}, 'a' || n
    FROM generate_series(${filter}) n`;

/**
 * A text of forty words, with one word that is in every text, one that is in each hundredth, and
 * one that is in each five-thousandth.
 */
const SECTIONS = `INSERT INTO search_sections (id, organization_id, space_id, page_id, position,
  anchor, page_title, title, body, words, language)
  SELECT 'sct_' || n, ${organizationOf}, ${spaceOf}, 'pag_' || n, 0, 'heading', t.title, t.title,
    t.body, setweight(to_tsvector('simple', t.title), 'A')
    || setweight(to_tsvector('simple', t.body), 'D'), CASE WHEN n > 60000 THEN '' END
  FROM generate_series($4::int, $5::int) n
  CROSS JOIN LATERAL (SELECT string_agg(${wordOf}, ' ') || ' everywhere'
    || CASE WHEN n % 100 = 7 THEN ' quentin' ELSE '' END || CASE WHEN n % 5000 = 7 THEN ' zanzibar'
    ELSE '' END AS body, n AS of FROM generate_series(1, 40) w WHERE w + n > 0) b
  CROSS JOIN LATERAL (SELECT b.body, (ARRAY['Installing', 'Configuring', 'Publishing', 'Reviewing',
    'Importing', 'Translating'])[1 + n % 6] || ' ' || substr(md5(n::text), 1, 5)
    || CASE WHEN n % 1000 = 7 THEN ' Troubleshooting' ELSE '' END AS title) t`;

/**
 * 50,000 sections of 80 specs: 20,000 of one spec, which the large space and each tenth of the
 * others show, and 10,000 of 19 more of the organization, each fifth space showing one.
 */
const SPECS = `WITH spec AS (
    INSERT INTO openapi_specs (id, organization_id, slug)
      SELECT 'oas_' || n, CASE WHEN n <= 20 THEN $1 ELSE 'org_' || n END, 'spec-' || n
      FROM generate_series(1, 80) n RETURNING id, organization_id
  ) INSERT INTO openapi_spec_versions (id, organization_id, spec_id, number, hash, filesystem,
    document, document_size, pages)
  SELECT 'oav_' || substr(id, 5) || '_' || number, organization_id, id, number, '', '', '', 0, ''
    FROM spec CROSS JOIN generate_series(1, 3) number`;
const SPEC_OF = 'CASE WHEN n <= 20000 THEN 1 WHEN n <= 30000 THEN 2 + n % 19 ELSE 21 + n % 60 END';
const SPEC_SECTIONS = `INSERT INTO spec_sections (id, organization_id, spec_id, version_id,
  page_key, path, position, anchor, page_title, title, body, words, language)
  SELECT 'sps_' || f.id, v.organization_id, v.spec_id, v.id, 'operation ' || f.id, 'tag/' || f.id,
    0, f.anchor, f.page_title, f.title, f.body, f.words,
    CASE WHEN n > 30000 THEN '' END
  FROM generate_series(1, 50000) n JOIN openapi_spec_versions v ON v.id = 'oav_' || (${SPEC_OF})
    || '_3' JOIN search_sections f ON f.id = 'sct_' || n * 3 + 1`;
const SHOWN_SPECS = `INSERT INTO shown_specs (id, organization_id, space_id, page_id,
  page_created_at, spec_id)
  SELECT 'shs_' || s.id || spec, s.organization_id, s.id, 'pag_api_' || spec, now(), 'oas_' || spec
    FROM (SELECT s.*, row_number() OVER (ORDER BY id = $2 DESC, id) AS n FROM spaces s
    WHERE organization_id = $1) s
  CROSS JOIN LATERAL (SELECT 1 AS spec WHERE s.n % 10 = 1 UNION ALL SELECT 2 + s.n % 19
    WHERE s.n % 5 = 0) shows`;

/** Drops the indexes of words and titles, and returns a function that creates them again. */
async function dropIndexes(client: pg.Client): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `SELECT indexname AS name, indexdef AS definition FROM pg_indexes
      WHERE tablename IN ('search_sections', 'spec_sections') AND indexdef LIKE '%USING gin%'`,
  );
  for (const { name } of rows) await client.query(`DROP INDEX ${name}`);
  return async () => {
    for (const { definition } of rows) await client.query(definition);
  };
}

/** Fills a guest with a grant on each space of the organization. */
async function fillWideGuest(
  client: pg.Client,
  { organization, wideGuest }: SearchIds,
): Promise<void> {
  await client.query(
    "INSERT INTO users (id, email, display_name) VALUES ($1, 'wide-guest@large.test', 'Wide Guest')",
    [wideGuest],
  );
  await client.query(
    "INSERT INTO members (id, organization_id, user_id, role) VALUES ('mbr_wide', $1, $2, NULL)",
    [organization, wideGuest],
  );
  await client.query(
    `INSERT INTO grants (id, organization_id, content_id, space_id, member_id, role)
      SELECT 'grn_wide_' || s.id, s.organization_id, s.id, s.id, 'mbr_wide', 'READ' FROM spaces s
      WHERE s.organization_id = $1`,
    [organization],
  );
}

/** Fills the spaces and the search index of their pages, and of the specs that some show. */
export async function fillSearch(
  superuserUrl: string,
  { organization, guest }: People,
): Promise<SearchIds> {
  const searchIds: SearchIds = {
    organization,
    ...{ large: newId('Space'), small: newId('Space'), wideGuest: newId('User') },
  };
  const client = new pg.Client({ connectionString: superuserUrl });
  await client.connect();
  // A space and its revision reference each other.
  await client.query("SET session_replication_role = 'replica'");
  await client.query(
    spaces('0, 299', '$1', "CASE n WHEN 0 THEN $3 WHEN 299 THEN $2 ELSE 'spc_' || n END"),
    [organization, searchIds.large, searchIds.small],
  );
  await client.query(
    spaces('0, 559', "'org_' || n / 7 + 1", "'spc_o' || n / 7 + 1 || '_' || n % 7"),
  );
  await client.query(
    `INSERT INTO revisions (id, organization_id, space_id, type)
      SELECT revision_id, organization_id, id, 'EDITS' FROM spaces`,
  );
  const createIndexes = await dropIndexes(client);
  for (let from = 1; from < PAGES; from += 20_000)
    await client.query(SECTIONS, [
      organization,
      searchIds.large,
      searchIds.small,
      from,
      from + 19_999,
    ]);
  await client.query(SPECS, [organization]);
  await client.query(SPEC_SECTIONS);
  await client.query(SHOWN_SPECS, [organization, searchIds.large]);
  await client.query(
    `INSERT INTO grants (id, organization_id, content_id, space_id, member_id, role)
      SELECT 'grn_' || m.id || s.id, s.organization_id, s.id, s.id, m.id, 'READ' FROM members m
      JOIN spaces s ON s.organization_id = m.organization_id
      WHERE m.organization_id = $1 AND m.user_id = $2 AND s.id IN ($3, 'spc_1', 'spc_2')`,
    [organization, guest, searchIds.small],
  );
  await fillWideGuest(client, searchIds);
  await completeSections({
    database: {
      query: async ({ text }, values) => (await client.query(text, [...values])).rows,
    },
    isOver: () => false,
  });
  await createIndexes();
  await client.query(
    'VACUUM (ANALYZE) search_sections, spec_sections, shown_specs, openapi_specs, openapi_spec_versions, spaces, revisions, grants',
  );
  await client.end();
  return searchIds;
}

/** The search texts by their kind. */
const TEXTS: Readonly<Record<string, string>> = {
  'rare word': 'zanzibar ',
  'word in each hundredth': 'quentin ',
  'word that is everywhere': 'everywhere ',
  'two words': 'everywhere quentin ',
  phrase: '"everywhere quentin"',
  'word without another': 'quentin -zanzibar ',
  prefix: 'zanz',
  'prefix of two letters': 'qu',
  'prefix of one letter': 'a',
  misspelling: 'Troubelshooting',
  'misspelling of what is common': 'Instaling',
  'inflected word': 'installed ',
  title: 'Publishing 2',
  'words of several sections': 'zanzibar quentin everywhere ',
  'words of which one is nowhere': 'everywhere quentin xylophone ',
  question: 'how do I find quentin everywhere ',
  'nothing like it': 'xylophone',
  'misspelled word of texts': 'zanzibra ',
  'two misspelled words': 'zanzibra quenitn ',
  'types and language': 'everywhere type:heading lang:en',
  'spaces by title': 'everywhere in:space-1 -in:space-2',
};

const IN_SPACE = `query ($id: ID!, $query: String!) { at: space(id: $id) { search(query: $query) {
    totalCount suggestion facets { types { count } } nodes { sections { body } } } } }`;
const IN_ORGANIZATION = `query ($id: ID!, $query: String!) { at: organization(id: $id) {
  search(query: $query) {
    totalCount suggestion facets { types { count } } nodes { title pages { title sections { body } } } } } }`;

/** Returns the part of a search that a statement is, for its label. */
const partOf = (text: string): string =>
  text.includes('show_trgm')
    ? ', titles'
    : text.includes('AS part')
      ? ', excerpts'
      : text.includes('ts_rank_cd')
        ? ', words'
        : text.includes('spelling')
          ? ', spellings'
          : ', terms';

/** Runs a GraphQL operation as a user. */
export type RunSearch = (document: string, variables: object, as: string) => Promise<unknown>;

/**
 * Runs all searches, prints the execution of each statement, and returns true when all use an index
 * within their time.
 */
export async function searchIsGood(
  runSearch: RunSearch,
  explainer: Explainer,
  { admin, guest }: People,
  searchIds: SearchIds,
): Promise<boolean> {
  const { organization, large, small, wideGuest } = searchIds;
  const fields = [
    { where: 'large space', document: IN_SPACE, id: large, as: admin },
    { where: 'small space', document: IN_SPACE, id: small, as: admin },
    { where: 'organization', document: IN_ORGANIZATION, id: organization, as: admin },
    { where: 'organization, guest', document: IN_ORGANIZATION, id: organization, as: guest },
    {
      where: 'organization, wide guest',
      document: IN_ORGANIZATION,
      id: organization,
      as: wideGuest,
    },
  ];
  let bad = 0;
  console.log(
    `\n${'search over 200,000 pages'.padEnd(58)}${'found'.padStart(7)}${'ms'.padStart(8)}  plan`,
  );
  for (const { where, document, id, as } of fields) {
    for (const [label, query] of Object.entries(TEXTS)) {
      const sent = listen();
      const answer = await runSearch(document, { id, query }, as).catch((error: unknown) => {
        console.log(`${where}: ${label}: ${String(error)}  FAILED`);
      });
      if (answer === undefined) bad++;
      const statements = sent().filter(({ text }) => text.includes('search_sections'));
      for (const [i, statement] of statements.entries()) {
        const described = await explainer.describeOrTimeout(statement, [
          'search_sections',
          'spec_sections',
        ]);
        const found = i === statements.length - 1 ? Object(answer).at?.search.totalCount : '';
        const name = `${where}: ${label}${partOf(statement.text)}`.padEnd(58);
        const isBad =
          described === undefined || described.isSequential || described.time > MAX_TIME_MS;
        if (isBad) bad++;
        console.log(
          `${name}${String(found ?? '').padStart(7)}${(described?.time.toFixed(1) ?? 'timeout').padStart(8)}  ${described?.scans.join(', ') ?? ''}${isBad ? '  OVER' : ''}`,
        );
      }
    }
  }
  console.log(
    `\nEach statement keeps to indexes of search_sections and spec_sections and takes at most ${MAX_TIME_MS} ms; ${bad} do not.`,
  );
  const isFast = await latencyIsGood(runSearch, IN_ORGANIZATION, searchIds, {
    owner: admin,
    'guest with 300 spaces': wideGuest,
    'guest with three spaces': guest,
  });
  return bad === 0 && isFast;
}
