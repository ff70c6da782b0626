/**
 * Fills the database of the benchmark by `INSERT … SELECT`: 200 organizations with 20,000 members,
 * 5,000 collections, 20,000 spaces, 2,000 sites, 20,000 change requests, 100,000 comments and
 * 200,000 pages.
 */
import pg from 'pg';
import { createSecrets, hashOf, newToken } from '../../src/data/secrets.ts';
import { newVisitorKey } from '../../src/data/site-keys.ts';
import { weightedVector } from '../../src/data/search/vector.ts';
import { readText } from '../../src/domain/markdown/reading.ts';
import { ranksAfter } from '../../src/domain/rank.ts';
import { COUNTS, idOf, idSql, SECRET_KEY } from './ids.ts';
import { NUMBER_PLACE, TEXT_COUNT, textOf } from './texts.ts';

/** Returns SQL for a text of the template with the number of a page. */
const numbered = (text: string, n: string) =>
  `replace(${text}, '${NUMBER_PLACE}', lpad((${n})::text, 7, '0'))`;
const moment = (n: string) => `timestamptz '2026-01-01' + (${n}) * interval '37 seconds'`;
const iso = (column: string) =>
  `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const PEOPLE = [
  `INSERT INTO organizations (id, title, created_at)
    SELECT ${idSql('org', 'n')}, 'Organization ' || n, ${moment('n')}
      FROM generate_series(0, ${COUNTS.organizations - 1}) n`,
  `INSERT INTO users (id, email, display_name, created_at)
    SELECT ${idSql('usr', 'n')}, 'user' || n || '@bench.test', 'User ' || n, ${moment('n')}
      FROM generate_series(0, ${COUNTS.members - 1}) n`,
  `INSERT INTO members (id, organization_id, user_id, role, joined_at)
    SELECT ${idSql('mbr', 'n')}, ${idSql('org', 'n / 100')}, ${idSql('usr', 'n')},
      CASE WHEN n % 100 = 0 THEN 'ADMIN' ELSE 'EDIT' END::role, ${moment('n')}
    FROM generate_series(0, ${COUNTS.members - 1}) n`,
];

/** Of the 100 spaces of an organization, 60 are in its first collection. */
const COLLECTION_OF_SPACE = `n / 100 * 25 + CASE WHEN n % 100 < 60 THEN 0 ELSE 1 + n % 24 END`;

const FOLDERS = [
  `INSERT INTO collections (id, organization_id, rank, title, created_at, updated_at)
    SELECT ${idSql('col', 'n')}, ${idSql('org', 'n / 25')}, r.rank, 'Collection ' || n,
      ${moment('n')}, ${moment('n')}
    FROM generate_series(0, ${COUNTS.collections - 1}) n JOIN bench.ranks r ON r.at = n % 25`,
  `INSERT INTO spaces (id, organization_id, parent_id, ancestors, rank, title, visibility,
    revision_id, created_at, updated_at)
    SELECT ${idSql('spc', 'n')}, ${idSql('org', 'n / 100')}, ${idSql('col', COLLECTION_OF_SPACE)},
      ARRAY[${idSql('col', COLLECTION_OF_SPACE)}], r.rank,
      'Space ' || n, (ARRAY['IN_COLLECTION', 'PRIVATE', 'PUBLIC',
        'UNLISTED']::space_visibility[])[1 + n % 4], ${idSql('rev', 'n')}, ${moment('n')},
        ${moment('n + 1000')}
    FROM generate_series(0, ${COUNTS.spaces - 1}) n JOIN bench.ranks r ON r.at = n % 100`,
  // No trigger runs here: these tables are kept by triggers.
  `INSERT INTO space_counts SELECT space_count_id(organization_id, parent_id, default_level),
    organization_id, parent_id, default_level, count(*)
    FROM spaces WHERE deleted_at IS NULL GROUP BY organization_id, parent_id, default_level`,
  'INSERT INTO published_versions (id) SELECT id FROM organizations',
];

/**
 * One space in each of the first 100 organizations has 1,000 pages: 20 at the root, 7 below each of
 * them and 6 below each of those. One more has 10, and every other space 5, side by side.
 */
const PAGES = `INSERT INTO bench.pages (n, id, organization_id, space_id, parent_id, position,
  depth, title, slug, path, rank, created_at, updated_at, document)
  SELECT n, ${idSql('pag', 'n')}, organization_id, space_id,
    CASE depth WHEN 1 THEN NULL ELSE ${idSql('pag', 'n - k + parent')} END, position, depth,
    'Page ' || n, 'page-' || k,
    CASE depth WHEN 1 THEN '' WHEN 2 THEN 'page-' || parent || '/' ELSE 'page-' || parent_of_parent
      || '/page-' || parent || '/' END || 'page-' || k, r.rank, ${moment('n')},
      ${moment('n + 100')}, encode(sha256(convert_to(${numbered('t.markdown', 'n')}, 'UTF8')),
      'hex')
  FROM (
    SELECT (row_number() OVER (ORDER BY s.n, k) - 1)::int AS n,
      ${idSql('org', 's.n / 100')} AS organization_id, ${idSql('spc', 's.n')} AS space_id, k,
      CASE WHEN s.pages < 1000 OR k < 20 THEN 1 WHEN k < 160 THEN 2 ELSE 3 END AS depth,
      CASE WHEN s.pages < 1000 OR k < 20 THEN NULL WHEN k < 160 THEN (k - 20) / 7
        ELSE 20 + (k - 160) / 6 END AS parent,
      CASE WHEN s.pages < 1000 OR k < 160 THEN NULL ELSE (k - 160) / 42 END AS parent_of_parent,
      CASE WHEN s.pages < 1000 OR k < 20 THEN k WHEN k < 160 THEN (k - 20) % 7
        ELSE (k - 160) % 6 END AS place,
      CASE WHEN s.pages < 1000 THEN k WHEN k < 20 THEN k * 50
        WHEN k < 160 THEN (k - 20) / 7 * 50 + 1 + (k - 20) % 7 * 7
        ELSE (k - 160) / 42 * 50 + 2 + (k - 160) / 6 % 7 * 7 + (k - 160) % 6 END AS position
    FROM (SELECT n, CASE WHEN n < 10000 AND n % 100 = 2 THEN 1000 WHEN n < 10000
      AND n % 100 = 3 THEN 10 ELSE 5 END AS pages FROM generate_series(0, ${COUNTS.spaces - 1}) n) s
    CROSS JOIN LATERAL generate_series(0, s.pages - 1) k
  ) page JOIN bench.ranks r ON r.at = place JOIN bench.texts t ON t.text = n % ${TEXT_COUNT}`;

const DOCUMENTS = `INSERT INTO documents (id, organization_id, markdown, facts, targets, touched_at)
  SELECT p.document, p.organization_id, ${numbered('t.markdown', 'p.n')},
    ${numbered('t.facts', 'p.n')}::json, '{}', now()
  FROM bench.pages p JOIN bench.texts t ON t.text = p.n % ${TEXT_COUNT}`;

/** Returns the id of the node that holds the pages below a page or at the root of a space. */
const nodeId = (of: string) => `encode(sha256(convert_to('pages below ' || ${of}, 'UTF8')), 'hex')`;

const TREES = [
  `INSERT INTO tree_nodes (id, organization_id, entries, children, refers, touched_at)
    SELECT ${nodeId('coalesce(p.parent_id, p.space_id)')}, p.organization_id,
      json_agg(json_strip_nulls(json_build_object('id', p.id, 'rank', p.rank, 'type', 'DOCUMENT',
        'document', p.document, 'createdAt', ${iso('p.created_at')},
        'updatedAt', ${iso('p.updated_at')},
        'fields', json_build_object('title', p.title, 'slug', p.slug),
          'pages', CASE WHEN below.any THEN ${nodeId('p.id')} END)) ORDER BY p.rank),
      coalesce(array_agg(${nodeId('p.id')} ORDER BY p.rank) FILTER (WHERE below.any), '{}'),
        array_agg(p.document), now()
    FROM bench.pages p LEFT JOIN (SELECT DISTINCT parent_id, true AS any
      FROM bench.pages) below ON below.parent_id = p.id
    GROUP BY p.organization_id, p.space_id, p.parent_id`,
  `INSERT INTO revisions (id, organization_id, space_id, type, pages_root, author_id, created_at)
    SELECT s.revision_id, s.organization_id, s.id, 'EDITS', ${nodeId('s.id')}, NULL, s.updated_at
      FROM spaces s`,
];

/** The sections of the texts with their search vectors, of which only the page's number differs. */
const TEXT_SECTIONS = `INSERT INTO bench.sections (text, position, anchor, title, body, words)
  SELECT text, position, anchor, title, body,
    ts_delete(${weightedVector({ position: 'position', pageTitle: "''", heading: 'title', body: 'body' })}, '${NUMBER_PLACE}')
  FROM (SELECT text, (ordinality - 1)::int AS position, s->>'anchor' AS anchor,
    s->>'title' AS title, s->>'text' AS body
    FROM bench.texts, json_array_elements(facts::json->'sections')
    WITH ORDINALITY AS e(s, ordinality)) part`;
const SECTIONS = `INSERT INTO search_sections (id, organization_id, space_id, page_id, position,
  anchor, page_title, title, body, words)
  SELECT ${idSql('sct', 'p.n')} || '_' || lpad(s.position::text, 5, '0'), p.organization_id,
    p.space_id, p.id, s.position, ${numbered('s.anchor', 'p.n')}, p.title,
    ${numbered('s.title', 'p.n')}, ${numbered('s.body', 'p.n')},
    setweight(to_tsvector('simple', p.title), CASE s.position WHEN 0 THEN 'A' ELSE 'C' END::"char")
      || s.words || setweight(to_tsvector('simple', lpad(p.n::text, 7, '0')), 'D')
  FROM bench.pages p JOIN bench.sections s ON s.text = p.n % ${TEXT_COUNT}`;

/** The first space of an organization has 60 change requests, 40 others have one each. */
const SPACE_OF_REQUEST = 'n / 100 * 100 + CASE WHEN n % 100 < 60 THEN 0 ELSE n % 100 END';

const TALK = [
  `INSERT INTO change_requests (id, organization_id, space_id, number, status, subject, author_id,
    revision_id, initial_revision_id, comment_count, created_at, updated_at)
    SELECT ${idSql('cr', 'n')}, ${idSql('org', 'n / 100')}, ${idSql('spc', SPACE_OF_REQUEST)},
      1 + n % 100, (ARRAY['DRAFT', 'OPEN', 'OPEN', 'MERGED',
      'ARCHIVED']::change_request_status[])[1 + n % 5],
      'Subject ' || n, ${idSql('usr', 'n / 100 * 100 + n % 97')}, ${idSql('rev', SPACE_OF_REQUEST)},
        ${idSql('rev', SPACE_OF_REQUEST)}, 5, ${moment('n * 7')}, ${moment('n * 7 + 3')}
    FROM generate_series(0, ${COUNTS.changeRequests - 1}) n`,
  `INSERT INTO comments (id, organization_id, space_id, change_request_id, revision_id, author_id,
    markdown, created_at)
    SELECT ${idSql('com', 'c.n')}, r.organization_id, r.space_id, r.id, r.revision_id,
      ${idSql('usr', 'c.n / 500 * 100 + c.n % 89')}, 'Comment ' || c.n
      || ' says in one or two lines of words that this paragraph needs another example.',
      ${moment('c.n')}
    FROM generate_series(0, ${COUNTS.comments - 1}) AS c(n)
      JOIN change_requests r ON r.id = ${idSql('cr', 'c.n / 5')}`,
  `UPDATE spaces s SET change_request_count = c.total, open_change_request_count = c.open,
    draft_change_request_count = c.draft, last_change_request_number = c.last,
    comment_count = c.comments
    FROM (SELECT space_id, count(*)::int AS total,
      (count(*) FILTER (WHERE status = 'OPEN'))::int AS open,
      (count(*) FILTER (WHERE status = 'DRAFT'))::int AS draft, max(number) AS last,
      sum(comment_count)::int AS comments FROM change_requests GROUP BY space_id) c
      WHERE c.space_id = s.id`,
];

/**
 * Each of the first 100 organizations has 20 sites; each site has 5 sections with 2 spaces each.
 */
const SITES = [
  `INSERT INTO sites (id, organization_id, title, basename, visibility, published, visitor_key,
    created_at, updated_at)
    SELECT ${idSql('site', 'n')}, ${idSql('org', 'n / 20')}, 'Site ' || n, 'site-' || n,
      'PUBLIC', true, '\\x00', ${moment('n')}, ${moment('n')}
      FROM generate_series(0, ${COUNTS.sites - 1}) n`,
  `INSERT INTO site_sections (id, organization_id, site_id, rank, title, path, is_default,
    created_at)
    SELECT ${idSql('sec', 'n')}, ${idSql('org', 'n / 100')}, ${idSql('site', 'n / 5')}, r.rank,
      'Section ' || n, 'section-' || n % 5, n % 5 = 0, ${moment('n')}
      FROM generate_series(0, ${COUNTS.sites * 5 - 1}) n JOIN bench.ranks r ON r.at = n % 5`,
  `INSERT INTO site_spaces (id, organization_id, site_id, section_id, space_id, rank, path,
    is_default, created_at)
    SELECT ${idSql('sts', 'n')}, ${idSql('org', 'n / 200')}, ${idSql('site', 'n / 10')},
      ${idSql('sec', 'n / 2')}, ${idSql('spc', 'n / 200 * 100 + (n % 200 + 2) % 100')}, r.rank,
      'space-' || n % 2, n % 2 = 0, ${moment('n')}
    FROM generate_series(0, ${COUNTS.sites * 10 - 1}) n JOIN bench.ranks r ON r.at = n % 2`,
];

/** Tables of the benchmark itself; the other servers read pages as one row each. */
const SCHEMA = `CREATE SCHEMA bench;
  CREATE TABLE bench.ranks (at int PRIMARY KEY, rank text NOT NULL);
  CREATE TABLE bench.texts (text int PRIMARY KEY, markdown text NOT NULL, facts text NOT NULL);
  CREATE TABLE bench.sections (text int, position int, anchor text, title text, body text,
    words tsvector);
  CREATE TABLE bench.tokens (n int PRIMARY KEY, secret text NOT NULL);
  CREATE TABLE bench.pages (n int NOT NULL, id text PRIMARY KEY, organization_id text NOT NULL,
    space_id text NOT NULL, parent_id text, position int NOT NULL, depth int NOT NULL,
    title text NOT NULL,
    slug text NOT NULL, path text NOT NULL, rank text NOT NULL, document text,
      created_at timestamptz(3) NOT NULL, updated_at timestamptz(3) NOT NULL)`;
/** Keys, indexes and functions that the other servers need; Lectern uses none of them. */
const PEER_OBJECTS = `ALTER TABLE bench.pages ADD UNIQUE (space_id, path);
  CREATE INDEX ON bench.pages (space_id, position);
  ALTER TABLE bench.pages ADD FOREIGN KEY (document, organization_id)
    REFERENCES documents (id, organization_id) NOT VALID;
  CREATE TYPE bench.found_page AS (id text, title text);
  CREATE FUNCTION bench.find_pages(space text, query text) RETURNS SETOF bench.found_page
    LANGUAGE sql STABLE AS $$
    SELECT page_id, page_title FROM search_sections, websearch_to_tsquery('simple', query) q
    WHERE organization_id = (SELECT organization_id FROM spaces
      WHERE id = space) AND space_id = space AND position >= 0 AND words @@ q
    GROUP BY page_id, page_title ORDER BY max(ts_rank(words, q)) DESC, page_id LIMIT 20 $$;
  CREATE FUNCTION bench.new_comment_id() RETURNS text LANGUAGE sql VOLATILE AS $$
    SELECT 'com_B' || substr(translate(md5(random()::text), '0', 'g'), 1, 21) $$;
  ALTER TABLE comments ALTER id SET DEFAULT bench.new_comment_id();
  GRANT USAGE ON SCHEMA bench TO lectern_app; GRANT SELECT ON bench.pages TO lectern_app`;

/** Large indexes are created after their rows. */
const SLOW_INDEXES = [
  'search_sections_words',
  'search_sections_titles',
  'tree_nodes_children_idx',
  'tree_nodes_refers_idx',
  'documents_targets_idx',
];

async function fillTokens(client: pg.Client): Promise<void> {
  for (let n = 0; n < COUNTS.organizations; n++) {
    const secret = newToken('lp');
    await client.query('INSERT INTO bench.tokens VALUES ($1, $2)', [n, secret]);
    await client.query(
      `INSERT INTO api_tokens (id, kind, user_id, label, hash, last_four)
        VALUES (${idSql('tok', '$1::int')}, 'PERSONAL', ${idSql('usr', '$1::int * 100 + 1')},
        'Bench', $2, $3)`,
      [n, hashOf(secret), secret.slice(-4)],
    );
  }
}

/** Sets a key of its own for each site, encrypted as Lectern encrypts it. */
async function fillSiteKeys(client: pg.Client): Promise<void> {
  const secrets = createSecrets(Buffer.from(SECRET_KEY, 'hex'));
  const ids = Array.from({ length: COUNTS.sites }, (_, n) => idOf('site', n));
  await client.query(
    `UPDATE sites SET visitor_key = key FROM unnest($1::text[], $2::bytea[]) AS made(site, key)
      WHERE id = site`,
    [ids, ids.map((id) => Buffer.from(newVisitorKey(secrets, id)))],
  );
}

/** Fills an empty, migrated database as its superuser. */
export async function seed(superuserUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: superuserUrl });
  await client.connect();
  const run = async (label: string, ...statements: string[]) => {
    const startedAt = performance.now();
    for (const statement of statements) await client.query(statement);
    console.log(`  ${label} ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
  };
  try {
    await client.query(
      "SET session_replication_role = 'replica'; SET work_mem = '256MB'; SET maintenance_work_mem = '1GB'; SET synchronous_commit = off",
    );
    await client.query(SCHEMA);
    const ranks = ranksAfter(null, 100);
    await client.query(
      `INSERT INTO bench.ranks SELECT n - 1, rank FROM unnest($1::text[])
        WITH ORDINALITY AS r(rank, n)`,
      [ranks],
    );
    for (let n = 0; n < TEXT_COUNT; n++)
      await client.query('INSERT INTO bench.texts VALUES ($1, $2, $3)', [
        n,
        textOf(n),
        readText(textOf(n)).facts,
      ]);
    await run('organizations, users, members', ...PEOPLE);
    await fillTokens(client);
    await run('collections, spaces', ...FOLDERS);
    const { rows: slow } = await client.query<{ name: string; text: string }>(
      'SELECT indexname AS name, indexdef AS text FROM pg_indexes WHERE indexname = ANY($1)',
      [SLOW_INDEXES],
    );
    for (const { name } of slow) await client.query(`DROP INDEX ${name}`);
    await run('pages', PAGES, 'ANALYZE bench.pages');
    await run('texts', DOCUMENTS, 'ANALYZE documents');
    await run('trees', ...TREES);
    await run('search', TEXT_SECTIONS, 'ANALYZE bench.sections', SECTIONS);
    await run('large indexes', ...slow.map(({ text }) => text));
    await run('change requests, comments', 'ANALYZE spaces', ...TALK);
    await run('sites', ...SITES);
    await fillSiteKeys(client);
    await run('objects of the other servers', PEER_OBJECTS);
    await run('vacuum', 'VACUUM (ANALYZE)', 'CHECKPOINT');
  } finally {
    await client.end();
  }
}
