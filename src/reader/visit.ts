/** Reads the addresses of published sites on this server, and the credentials in them. */

/** A request of a visitor. */
export interface Visit {
  /** The path below that of published content, as written: `acme-docs/acme-help/welcome`. */
  readonly path: string;
  /** Parameters of the query that links within the site keep. */
  readonly kept: ReadonlyMap<string, string>;
  readonly shareKey: string | undefined;
  readonly jwt: string | undefined;
  /** The search query; empty without one. */
  readonly query: string;
  /** Returns the public URL of another path, with the share key. */
  readonly urlOf: (path: string) => string;
}

/** Characters of a search query. */
export const MAX_QUERY_LENGTH = 512;

/** Returns the query of a search without what no search finds. */
export const searchQueryOf = (text: string): string =>
  text.replaceAll('\0', '').trim().slice(0, MAX_QUERY_LENGTH);

/** Reads the address of a request below the path of published content. */
export function visitOf(address: string, below: string, publicUrl: string): Visit {
  const { pathname, searchParams } = new URL(address, 'http://here.invalid');
  const [shareKey, jwt] = [searchParams.get('shareKey'), searchParams.get('jwt_token')];
  const kept = new Map<string, string>();
  if (shareKey !== null) kept.set('shareKey', shareKey);
  if (jwt !== null) kept.set('jwt_token', jwt);
  const key = shareKey === null ? '' : `?shareKey=${encodeURIComponent(shareKey)}`;
  return {
    path: pathname.slice(below.length),
    kept,
    shareKey: shareKey ?? undefined,
    jwt: jwt ?? undefined,
    query: searchQueryOf(searchParams.get('q') ?? ''),
    urlOf: (path) => `${publicUrl}/${path}${key}`,
  };
}

/** A site whose links keep the parameters of a visit. */
interface LinkedSite {
  readonly site: { readonly urls: { readonly published: string | null } };
}

/** Returns the URL with the kept parameters, if it is one of the site. */
export function linkWithin(
  kept: Visit['kept'],
  site: LinkedSite | undefined,
  href: string,
): string {
  const [base] = (site?.site.urls.published ?? '').split('?', 1);
  if (!base || kept.size === 0 || !URL.canParse(href)) return href;
  const url = new URL(href);
  const own = new URL(base);
  const isOwn = url.origin === own.origin && `${url.pathname}/`.startsWith(`${own.pathname}/`);
  if (!isOwn) return href;
  for (const [name, value] of kept) url.searchParams.set(name, value);
  return url.href;
}
