/** The addresses at which everyone reads the documents of public OpenAPI specs. */
import type { Context } from '../../context.ts';
import type { LinkedFile } from '../../data/blobs/link.ts';
import type { Query } from '../../data/database.ts';
import type { OpenAPISpecRow } from '../../data/rows.ts';
import { column, statement } from '../../data/statement.ts';
import { isIdOf } from '../../domain/ids.ts';

/** The path below which the documents of public specs are. */
const PUBLIC_SPECS = '/openapi/';

/** Returns the permanent URL of the latest document of a public spec; null for a private one. */
export const publicURLOf = (
  { settings }: Context,
  { id, visibility }: OpenAPISpecRow,
): string | null =>
  visibility === 'PUBLIC' ? `${settings.baseUrl}${PUBLIC_SPECS}${id}.json` : null;

// Everyone may read what it selects: a spec is public in all organizations or in none.
const PUBLIC_DOCUMENT = statement(
  'openAPISpec.publicDocument',
  `SELECT oa.slug, ov.document AS hash, ov.document_size AS size FROM openapi_specs oa
  JOIN openapi_spec_versions ov ON ov.spec_id = oa.id AND ov.organization_id = oa.organization_id
  WHERE oa.id = $1 AND oa.visibility = 'PUBLIC' ORDER BY ov.number DESC LIMIT 1`,
  { slug: column.text, hash: column.text, size: column.integer },
);

/** Returns the latest document of the public spec at a path; null if there is none. */
export async function findPublicDocument(query: Query, path: string): Promise<LinkedFile | null> {
  const id = path.slice(PUBLIC_SPECS.length).replace(/\.json$/, '');
  if (path !== `${PUBLIC_SPECS}${id}.json` || !isIdOf(id, 'OpenAPISpec')) return null;
  const [found] = await query(PUBLIC_DOCUMENT, [id]);
  return found ? { ...found, name: `${found.slug}.json`, contentType: 'application/json' } : null;
}
