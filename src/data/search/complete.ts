/** Adds stems to sections that were indexed before the search index had them. */
import type { Database } from '../database.ts';
import { column, statement } from '../statement.ts';
import { completeWords, operationTitles, SPACE_LANGUAGE } from './vector.ts';

/** Number of sections after which a statement takes no further pages. */
const BATCH_COUNT = 200;

// A section is never changed under its id, so what was read before its row is locked is still true.
const FIND_SPACE = statement(
  'search.findIncomplete',
  'SELECT space_id AS id, organization_id AS "organizationId" FROM search_sections WHERE language IS NULL ORDER BY space_id LIMIT 1',
  { id: column.text, organizationId: column.text },
);
const COMPLETE_SPACE = statement(
  'search.complete',
  `WITH raw AS MATERIALIZED (
    SELECT f.id, f.page_id AS page, f.position, f.words, NULL::text[] AS titles, NULL::text[] AS headings FROM search_sections f
    WHERE f.space_id = $1 AND f.organization_id = $2 AND f.language IS NULL AND f.page_id IN (
      SELECT page_id FROM (SELECT page_id FROM search_sections WHERE space_id = $1 AND organization_id = $2 AND language IS NULL ORDER BY page_id LIMIT ${BATCH_COUNT}) p
    )
  ), ${completeWords(SPACE_LANGUAGE)}
  UPDATE search_sections f SET words = c.words, language = c.language FROM complete c WHERE f.id = c.id AND f.organization_id = $2 AND f.language IS NULL`,
  {},
);

const FIND_VERSION = statement(
  'specSearch.findIncomplete',
  'SELECT version_id AS id, organization_id AS "organizationId" FROM spec_sections WHERE language IS NULL ORDER BY version_id LIMIT 1',
  { id: column.text, organizationId: column.text },
);
const COMPLETE_VERSION = statement(
  'specSearch.complete',
  `WITH raw AS MATERIALIZED (
    SELECT f.id, f.page_key AS page, f.position, f.words, o.titles, o.headings FROM spec_sections f LEFT JOIN ${operationTitles('f.page_key', 'f.body')} o ON f.position = 0
    WHERE f.version_id = $1 AND f.organization_id = $2 AND f.language IS NULL AND f.page_key IN (
      SELECT page_key FROM (SELECT page_key FROM spec_sections WHERE version_id = $1 AND organization_id = $2 AND language IS NULL ORDER BY page_key LIMIT ${BATCH_COUNT}) p
    )
  ), ${completeWords('NULL')}
  UPDATE spec_sections f SET words = c.words, language = c.language FROM complete c WHERE f.id = c.id AND f.organization_id = $2 AND f.language IS NULL`,
  {},
);

/**
 * Completes the sections of spaces and of specs in batches of whole pages. Until then they are found
 * by the exact words of one section. Returns `more` if it stopped before the end.
 */
export async function completeSections({
  database,
  isOver,
}: {
  readonly database: Pick<Database, 'query'>;
  readonly isOver: () => boolean;
}): Promise<'done' | 'more'> {
  for (const [find, complete] of [
    [FIND_SPACE, COMPLETE_SPACE],
    [FIND_VERSION, COMPLETE_VERSION],
  ] as const)
    for (;;) {
      if (isOver()) return 'more';
      const [next] = await database.query(find, []);
      if (!next) break;
      await database.query(complete, [next.id, next.organizationId]);
    }
  return 'done';
}
