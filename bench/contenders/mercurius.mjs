/** Runs mercurius with its JIT compiler, its loaders, and hand-written SQL for each level. */
import { randomBytes } from 'node:crypto';
import fastify from 'fastify';
import mercurius from 'mercurius';
import pg from 'pg';
import { PAGE_AT, PAGE_COLUMNS, typeDefs } from './schema.mjs';

const TIMESTAMPTZ = 1184;
pg.types.setTypeParser(TIMESTAMPTZ, (text) => new Date(text).toISOString());
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const query = async (name, text, values) => (await pool.query({ name, text, values })).rows;
const first = async (...statement) => (await query(...statement))[0] ?? null;

const SPACE = `s.id, s.title, s.emoji, s.visibility, s.edit_mode AS "editMode",
  s.created_at AS "createdAt", s.updated_at AS "updatedAt", s.parent_id AS "parentId",
  s.revision_id AS "revisionId", s.default_level AS "defaultLevel",
  s.comment_count AS "commentCount", s.change_request_count AS "changeRequestCount",
    s.open_change_request_count AS "openChangeRequestCount",
    s.draft_change_request_count AS "draftChangeRequestCount"`;
const SITE = 'id, title, visibility, published, created_at AS "createdAt"';
const COMMENT = `id, change_request_id AS "changeRequestId", created_at AS "postedAt", status,
    json_build_object('markdown', markdown) AS body, author_id AS "authorId"`;

const groupBy = (rows, key) => Map.groupBy(rows, (row) => row[key]);
/** Returns a loader of the rows below each parent, read in one statement. */
const listOf = (name, text, key) => async (queries) => {
  const rows = await query(name, text, [queries.map(({ obj }) => obj.id)]);
  const groups = groupBy(rows, key);
  return queries.map(({ obj }) => groups.get(obj.id) ?? []);
};
/** Returns a loader of one row by an id of each parent. */
const rowOf = (name, text, key) => async (queries) => {
  const rows = await query(name, text, [[...new Set(queries.map(({ obj }) => obj[key]))]]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return queries.map(({ obj }) => byId.get(obj[key]) ?? null);
};

const SECTIONS = `SELECT id, title, path, is_default AS "default", site_id AS "siteId"
  FROM site_sections
    WHERE site_id = ANY($1) ORDER BY rank, id`;
const userOf = rowOf(
  'users',
  'SELECT id, display_name AS "displayName" FROM users WHERE id = ANY($1)',
  'authorId',
);
const sectionsOf = listOf('sections', SECTIONS, 'siteId');

const loaders = {
  Site: {
    sections: async (queries) => (await sectionsOf(queries)).map((nodes) => ({ nodes })),
  },
  SiteSection: {
    siteSpaces: listOf(
      'siteSpaces',
      `SELECT id, path, is_default AS "default", section_id AS "sectionId", space_id AS "spaceId"
        FROM site_spaces WHERE section_id = ANY($1) ORDER BY rank, id`,
      'sectionId',
    ),
  },
  SiteSpace: {
    space: rowOf(
      'spaces',
      `SELECT ${SPACE} FROM spaces s WHERE id = ANY($1) AND deleted_at IS NULL`,
      'spaceId',
    ),
  },
  ChangeRequest: {
    createdBy: userOf,
    async comments(queries) {
      const rows = await query(
        'comments',
        `SELECT c.* FROM unnest($1::text[]) AS request(id) CROSS JOIN LATERAL (SELECT ${COMMENT}
          FROM comments WHERE change_request_id = request.id
          ORDER BY created_at DESC, comments.id DESC LIMIT $2) c`,
        [queries.map(({ obj }) => obj.id), queries[0].params.first],
      );
      const groups = groupBy(rows, 'changeRequestId');
      return queries.map(({ obj }) => ({ nodes: groups.get(obj.id) ?? [] }));
    },
  },
  Comment: { postedBy: userOf },
};

const resolvers = {
  Query: {
    space: (_, { id }) =>
      first('space', `SELECT ${SPACE} FROM spaces s WHERE id = $1 AND deleted_at IS NULL`, [id]),
    collection: (_, { id }) =>
      first(
        'collection',
        'SELECT id, title FROM collections WHERE id = $1 AND deleted_at IS NULL',
        [id],
      ),
    organization: (_, { id }) =>
      first('organization', 'SELECT id, title FROM organizations WHERE id = $1', [id]),
    publishedSite: (_, { id }) =>
      first('publishedSite', `SELECT ${SITE} FROM sites WHERE id = $1 AND published`, [id]),
  },
  Mutation: {
    async createComment(_, { input }, { reply }) {
      const comment = await first(
        'createComment',
        `WITH c AS (
          INSERT INTO comments (id, organization_id, space_id, revision_id, author_id, markdown)
            SELECT $2, organization_id, id, revision_id, $3, $4 FROM spaces
            WHERE id = $1 AND deleted_at IS NULL RETURNING *
        ), counted AS (UPDATE spaces s SET comment_count = s.comment_count + 1 FROM c
          WHERE s.id = c.space_id AND s.organization_id = c.organization_id)
        SELECT ${COMMENT} FROM c`,
        [
          input.subjectId,
          `com_B${randomBytes(16).toString('hex').replaceAll('0', 'g').slice(0, 21)}`,
          reply.request.headers['x-user'],
          input.body.markdown,
        ],
      );
      return { comment };
    },
  },
  Collection: {
    async spaces({ id }, { first: limit }) {
      const [nodes, count] = await Promise.all([
        query(
          'spacesOf',
          `SELECT ${SPACE} FROM spaces s WHERE parent_id = $1 AND deleted_at IS NULL
            ORDER BY rank, id LIMIT $2`,
          [id, limit],
        ),
        first(
          'countSpaces',
          'SELECT count(*)::int AS count FROM spaces WHERE parent_id = $1 AND deleted_at IS NULL',
          [id],
        ),
      ]);
      return { totalCount: count.count, nodes };
    },
  },
  Organization: {
    sites: async ({ id }, { first: limit }) => ({
      nodes: await query(
        'sitesOf',
        `SELECT ${SITE} FROM sites WHERE organization_id = $1
          ORDER BY sites.created_at DESC, id DESC LIMIT $2`,
        [id, limit],
      ),
    }),
  },
  Space: {
    spaceId: ({ id }) => id,
    changeRequests: async ({ id }, { first: limit }) => ({
      nodes: await query(
        'changeRequestsOf',
        `SELECT id, number, status, subject, created_at AS "createdAt", updated_at AS "updatedAt",
          comment_count AS "commentCount", author_id AS "authorId" FROM change_requests
          WHERE space_id = $1 ORDER BY created_at DESC, id DESC LIMIT $2`,
        [id, limit],
      ),
    }),
    search: async ({ id }, { query: text }) => ({
      nodes: await query('search', 'SELECT id AS "pageId", title FROM bench.find_pages($1, $2)', [
        id,
        text,
      ]),
    }),
    revision: ({ id }) => ({ spaceId: id }),
  },
  Revision: {
    allPages: ({ spaceId }) =>
      query(
        'pages',
        `SELECT ${PAGE_COLUMNS} FROM bench.pages p WHERE p.space_id = $1 ORDER BY p.position`,
        [spaceId],
      ),
  },
  PublishedSite: {
    site: (site) => site,
    structure: async ({ id }) => ({ items: await query('sections', SECTIONS, [[id]]) }),
    page: async ({ id }, { path }) => ({ page: await first('pageAt', PAGE_AT, [id, path]) }),
  },
  SiteStructureItem: { resolveType: () => 'SiteSection' },
};

const app = fastify();
app.register(mercurius, { schema: typeDefs, resolvers, loaders, jit: 1 });
await app.listen({ port: 0, host: '127.0.0.1' });
process.send({ port: app.server.address().port });
process.on('disconnect', () => process.exit(0));
