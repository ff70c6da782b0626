/**
 * Runs the minimal server: one hand-written statement behind fastify, with a token lookup and no
 * permission but the admin's.
 */
import { createHash } from 'node:crypto';
import fastify from 'fastify';
import pg from 'pg';
import { answerParent } from '../child.ts';

const pool = new pg.Pool({ connectionString: process.env['BENCH_DATABASE_URL'], max: 10 });

const SPACE_JSON = `json_build_object('id', s.id, 'title', s.title, 'emoji', s.emoji, 'visibility', s.visibility, 'editMode', s.edit_mode,
  'createdAt', to_char(s.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'updatedAt', to_char(s.updated_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
  'parentId', s.parent_id, 'revisionId', s.revision_id, 'defaultLevel', s.default_level,
  'commentCount', s.comment_count, 'changeRequestCount', s.change_request_count, 'openChangeRequestCount', s.open_change_request_count, 'draftChangeRequestCount', s.draft_change_request_count,
  'organization', json_build_object('id', o.id, 'title', o.title),
  'permissions', json_build_object('view', true, 'access', true, 'admin', true, 'viewInviteLinks', true, 'edit', true, 'triggerGitSync', s.git_sync IS NOT NULL, 'comment', true, 'merge', true, 'review', true))`;
const VIEWER =
  "JOIN members m ON m.organization_id = s.organization_id AND m.role = 'ADMIN' JOIN api_tokens k ON k.user_id = m.user_id AND k.hash = $1";
const ONE = `SELECT ${SPACE_JSON}::text AS body FROM spaces s JOIN organizations o ON o.id = s.organization_id ${VIEWER} WHERE s.id = $2 AND s.deleted_at IS NULL`;
const MANY = `SELECT json_build_object('totalCount', (SELECT count(*) FROM spaces WHERE parent_id = $2 AND deleted_at IS NULL),
    'pageInfo', json_build_object('hasNextPage', count(*) > 50), 'nodes', json_agg(body ORDER BY rank, id) FILTER (WHERE n <= 50))::text AS body
  FROM (SELECT s.rank, s.id, row_number() OVER (ORDER BY s.rank, s.id) AS n, ${SPACE_JSON} AS body FROM spaces s JOIN organizations o ON o.id = s.organization_id ${VIEWER}
    WHERE s.parent_id = $2 AND s.deleted_at IS NULL ORDER BY s.rank, s.id LIMIT 51) page`;

const app = fastify();
const answer =
  (name: string, text: string) =>
  async (request: {
    headers: { authorization?: string | undefined };
    params: unknown;
  }): Promise<string> => {
    const hash = createHash('sha256')
      .update(request.headers.authorization?.replace(/^Bearer /, '') ?? '')
      .digest();
    const { rows } = await pool.query<{ body: string }>({
      name,
      text,
      values: [hash, (request.params as { id: string }).id],
    });
    return rows[0]?.body ?? 'null';
  };
app.get('/spaces/:id', {
  handler: async (request, reply) =>
    reply.type('application/json').send(await answer('one', ONE)(request)),
});
app.get('/collections/:id/spaces', {
  handler: async (request, reply) =>
    reply.type('application/json').send(await answer('many', MANY)(request)),
});
await app.listen({ port: 0, host: '127.0.0.1' });
answerParent(app.server);
