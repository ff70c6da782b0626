/** The hand-written statements, one for each workload. Each returns the answer as JSON text. */

const iso = (column) => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const SPACE = `json_build_object('id', s.id, 'title', s.title, 'emoji', s.emoji,
  'visibility', s.visibility, 'editMode', s.edit_mode,
  'createdAt', ${iso('s.created_at')}, 'updatedAt', ${iso('s.updated_at')}, 'parentId', s.parent_id,
    'revisionId', s.revision_id, 'defaultLevel', s.default_level,
  'commentCount', s.comment_count, 'changeRequestCount', s.change_request_count,
    'openChangeRequestCount', s.open_change_request_count,
    'draftChangeRequestCount', s.draft_change_request_count)`;
const SECTIONS = `SELECT json_agg(json_build_object('id', c.id, 'title', c.title, 'path', c.path,
  'default', c.is_default, 'siteSpaces', (
    SELECT json_agg(json_build_object('id', p.id, 'path', p.path, 'default', p.is_default,
      'space', json_build_object('id', s.id, 'title', s.title, 'emoji', s.emoji,
      'visibility', s.visibility)) ORDER BY p.rank, p.id)
    FROM site_spaces p JOIN spaces s ON s.id = p.space_id AND s.organization_id = p.organization_id
      AND s.deleted_at IS NULL WHERE p.section_id = c.id)) ORDER BY c.rank, c.id)
  FROM site_sections c WHERE c.site_id = i.id`;
const PUBLISHED_SECTIONS = `SELECT json_agg(json_build_object('id', c.id, 'title', c.title,
  'path', c.path, 'siteSpaces', (
    SELECT json_agg(json_build_object('id', p.id, 'path', p.path, 'default', p.is_default,
      'space', json_build_object('id', s.id, 'title', s.title)) ORDER BY p.rank, p.id)
    FROM site_spaces p JOIN spaces s ON s.id = p.space_id AND s.organization_id = p.organization_id
      AND s.deleted_at IS NULL WHERE p.section_id = c.id)) ORDER BY c.rank, c.id)
  FROM site_sections c WHERE c.site_id = i.id`;
const USER = "json_build_object('id', u.id, 'displayName', u.display_name)";
const COMMENTS = `SELECT json_agg(json_build_object('id', c.id, 'postedAt', ${iso('c.created_at')},
  'status', c.status, 'markdown', c.markdown, 'postedBy', ${USER})
  ORDER BY c.created_at DESC, c.id DESC)
  FROM (SELECT * FROM comments WHERE change_request_id = r.id ORDER BY created_at DESC, id DESC
    LIMIT 5) c LEFT JOIN users u ON u.id = c.author_id`;

export const statements = {
  W1: `SELECT ${SPACE}::text AS body FROM spaces s WHERE s.id = $1 AND s.deleted_at IS NULL`,
  W2: `SELECT json_build_object('id', o.id, 'title', o.title, 'totalCount', (SELECT count(*)
    FROM spaces WHERE parent_id = o.id AND deleted_at IS NULL), 'spaces', (
      SELECT json_agg(${SPACE} ORDER BY s.rank, s.id) FROM (SELECT * FROM spaces
        WHERE parent_id = o.id AND deleted_at IS NULL ORDER BY rank, id LIMIT 50) s))::text AS body
    FROM collections o WHERE o.id = $1 AND o.deleted_at IS NULL`,
  W3: `SELECT json_agg(json_build_object('id', i.id, 'title', i.title, 'visibility', i.visibility,
    'published', i.published, 'createdAt', ${iso('i.created_at')}, 'sections', (${SECTIONS}))
    ORDER BY i.created_at DESC, i.id DESC)::text AS body
    FROM (SELECT * FROM sites WHERE organization_id = $1 ORDER BY created_at DESC, id DESC
      LIMIT 20) i`,
  W4: `SELECT json_agg(json_build_object('id', r.id, 'number', r.number, 'status', r.status,
    'subject', r.subject, 'createdAt', ${iso('r.created_at')}, 'updatedAt', ${iso('r.updated_at')},
    'commentCount', r.comment_count,
      'createdBy', ${USER}, 'comments',
        (${COMMENTS.replaceAll('u.', 'w.').replace('users u', 'users w')}))
        ORDER BY r.created_at DESC, r.id DESC)::text AS body
    FROM (SELECT * FROM change_requests WHERE space_id = $1 ORDER BY created_at DESC, id DESC
      LIMIT 50) r LEFT JOIN users u ON u.id = r.author_id`,
  W5: `WITH c AS (
      INSERT INTO comments (organization_id, space_id, revision_id, author_id, markdown)
        SELECT organization_id, id, revision_id, $2, $3 FROM spaces
        WHERE id = $1 AND deleted_at IS NULL RETURNING *
    ), counted AS (UPDATE spaces s SET comment_count = s.comment_count + 1 FROM c
      WHERE s.id = c.space_id AND s.organization_id = c.organization_id)
    SELECT json_build_object('id', c.id, 'postedAt', ${iso('c.created_at')}, 'status', c.status,
      'markdown', c.markdown, 'postedBy', ${USER})::text AS body FROM c
      JOIN users u ON u.id = c.author_id`,
  W6: `SELECT coalesce(json_agg(json_build_object('id', id, 'title', title)), '[]')::text AS body
    FROM bench.find_pages($1, $2)`,
  W7: `SELECT json_build_object('site', json_build_object('id', i.id, 'title', i.title),
    'items', (${PUBLISHED_SECTIONS}), 'page', (
      SELECT json_build_object('id', p.id, 'title', p.title, 'markdown', d.markdown)
        FROM site_sections c JOIN site_spaces t ON t.section_id = c.id AND t.is_default
      JOIN bench.pages p ON p.space_id = t.space_id AND p.path = $2
        JOIN documents d ON d.id = p.document AND d.organization_id = p.organization_id
        WHERE c.site_id = i.id AND c.is_default))::text AS body
    FROM sites i WHERE i.id = $1 AND i.published`,
  W8: `SELECT json_agg(json_build_object('id', id, 'title', title, 'slug', slug, 'path', path,
    'parentId', parent_id, 'createdAt', ${iso('created_at')}, 'updatedAt', ${iso('updated_at')})
    ORDER BY position)::text AS body
    FROM bench.pages WHERE space_id = $1`,
};
