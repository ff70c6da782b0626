/**
 * Notifies a front end that keeps published content in a cache of its own of what has changed: the
 * names of sites, spaces and OpenAPI specs, as responses to visitors have them, and of change requests,
 * which previews show.
 */
import { createHmac } from 'node:crypto';
import type { NoticedWrite } from '../../data/revalidation.ts';
import { column, statement } from '../../data/statement.ts';
import type { JobContext } from '../../data/write.ts';
import { typeOfId } from '../../domain/ids.ts';

/** Sites and specs that one request names. */
const MAX_TAGS_COUNT = 500;
const MAX_RESPONSE_BYTES = 65_536;
const TIMEOUT_MS = 5000;

// A site is named by itself, and by the spaces and specs that it shows.
const SITES_OF = statement(
  'revalidate.sites',
  `SELECT DISTINCT si.id AS "siteId" FROM sites si LEFT JOIN site_spaces sp ON sp.site_id = si.id AND sp.organization_id = si.organization_id
  WHERE si.organization_id = $1 AND ($3 OR si.id = ANY($2) OR sp.space_id = ANY($2)
    OR sp.space_id IN (SELECT ss.space_id FROM shown_specs ss WHERE ss.organization_id = $1 AND ss.spec_id = ANY($2))) LIMIT ${MAX_TAGS_COUNT}`,
  { siteId: column.text },
);
const SPECS_OF = statement(
  'revalidate.specs',
  'SELECT o.slug, ss.space_id AS "spaceId" FROM openapi_specs o LEFT JOIN shown_specs ss ON ss.spec_id = o.id AND ss.organization_id = o.organization_id WHERE o.organization_id = $1 AND o.id = ANY($2)',
  { slug: column.text, spaceId: column.nullable(column.text) },
);
// Previews show a change request of a space that a site shows.
const CHANGE_REQUESTS_OF = statement(
  'revalidate.changeRequests',
  `SELECT cr.id, cr.space_id AS "spaceId" FROM change_requests cr WHERE cr.organization_id = $1 AND cr.id = ANY($2)
    AND EXISTS (SELECT FROM site_spaces sp WHERE sp.space_id = cr.space_id AND sp.organization_id = cr.organization_id)`,
  { id: column.text, spaceId: column.text },
);

/** Returns whether the whole organization may be affected, such as by a new hostname. */
const concernsAll = (ids: readonly string[]): boolean =>
  ids.some((id) => ['Organization', 'Collection'].includes(typeOfId(id) ?? ''));

/** Returns the names of what changed, sorted. */
async function tagsOf(
  { query }: JobContext['database'],
  { organizationId, ids }: NoticedWrite,
): Promise<string[]> {
  const values = [organizationId, ids];
  const [sites, specs, changeRequests] = await Promise.all([
    query(SITES_OF, [...values, concernsAll(ids)]),
    query(SPECS_OF, values),
    query(CHANGE_REQUESTS_OF, values),
  ]);
  const spaces = [
    ...ids.filter((id) => typeOfId(id) === 'Space'),
    ...specs.flatMap(({ spaceId }) => spaceId ?? []),
  ];
  const tags = [
    ...ids.filter((id) => typeOfId(id) === 'Site').map((id) => `site:${id}`),
    ...sites.map(({ siteId }) => `site:${siteId}`),
    // a space that no site shows is in no cache
    ...(sites.length > 0 ? spaces.map((id) => `space:${id}`) : []),
    ...changeRequests.map(({ id, spaceId }) => `space:${spaceId}:change-request:${id}`),
    ...specs.map(({ slug }) => `organization:${organizationId}:openapi:${slug}`),
  ];
  return [...new Set(tags)].sort();
}

/** Returns whether a value is the data of a job. */
const isNoticedWrite = (data: object): data is NoticedWrite =>
  'organizationId' in data && 'ids' in data && Array.isArray(data.ids);

/**
 * Sends the names of what a write changed to the front end.
 * @throws FetchRefused if the front end does not answer with success; the queue then sends them again
 */
export async function notifyFrontEnd(context: JobContext, data: object): Promise<'done'> {
  const { database, fetch, revalidation } = context;
  if (!fetch || !revalidation || !isNoticedWrite(data)) return 'done';
  const tags = await tagsOf(database, data);
  if (tags.length === 0) return 'done';
  const body = JSON.stringify({ tags });
  const { url, secret } = revalidation;
  await fetch(url, {
    ...{ post: body, maxBytes: MAX_RESPONSE_BYTES, timeoutMs: TIMEOUT_MS, maxRedirects: 0 },
    headers: {
      'content-type': 'application/json',
      ...(secret !== undefined && {
        'x-gitbook-signature': createHmac('sha256', secret).update(body).digest('hex'),
      }),
    },
  });
  return 'done';
}
