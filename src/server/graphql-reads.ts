/** Lets clients and proxies cache the answers to GraphQL queries by GET. */
import { etagOf } from '../rest/etag.ts';
import type { ShownSite } from '../context.ts';

/** An answer of GraphQL. */
interface WholeAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

/**
 * Returns the answer to a query with its ETag. It is public if it shows nothing but public sites;
 * `Surrogate-Key` then names them and their organization.
 */
export function cacheable(answer: WholeAnswer, publicSites: readonly ShownSite[]): WholeAnswer {
  const tags = new Set(
    publicSites.flatMap(({ organizationId, siteId }) => [organizationId, siteId]),
  );
  return {
    ...answer,
    headers: {
      ...answer.headers,
      etag: etagOf(answer.body),
      'cache-control': tags.size > 0 ? 'public, no-cache' : 'private, no-cache',
      vary: 'Accept, Authorization',
      ...(tags.size > 0 && { 'surrogate-key': [...tags].join(' ') }),
    },
  };
}
