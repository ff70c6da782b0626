/** Resolves redirects of a site. */
import { destinationOf, pathOfSegments, segmentsOf } from './site-address.ts';

/**
 * A redirect: a manual one to its destination, or an automatic one into a site space, to a page or
 * to the path below its source. A manual one can lead to a site space or a page, too.
 */
export interface RedirectSource {
  readonly source: string;
  readonly destination: string | null;
  /** True if a manual one adds the rest of the path to its destination. */
  readonly captureWildcard: boolean;
  readonly siteSpaceId: string | null;
  readonly pageId: string | null;
}

/** A possible target of a path. */
export type RedirectTarget =
  | { readonly kind: 'destination'; readonly destination: string }
  | { readonly kind: 'page'; readonly siteSpaceId: string; readonly pageId: string }
  | { readonly kind: 'below'; readonly siteSpaceId: string; readonly pagePath: readonly string[] };

/** Returns the sources that match a path: the path itself, and its ancestors up to the root. */
export function sourcesOf(path: string): string[] {
  const segments = segmentsOf(path);
  return [...segments, ''].map((_, i) => pathOfSegments(segments.slice(0, segments.length - i)));
}

/** Returns the source that matches all paths below a path. */
const wildcardBelow = (path: string): string => `${path === '/' ? '' : path}/*`;

/** Returns the sources with a wildcard that match a path, for its ancestors up to the root. */
export const wildcardsOf = (path: string): string[] => sourcesOf(path).slice(1).map(wildcardBelow);

/** Returns a path below another. */
export const pathBelow = (parentPath: string, rest: readonly string[]): string =>
  pathOfSegments([...segmentsOf(parentPath), ...rest]);

/**
 * Returns a destination with the rest of a path added to its own path, before its query and fragment.
 */
function destinationBelow(destination: string, rest: readonly string[]): string {
  const target = destinationOf(destination);
  if ('path' in target) return pathBelow(target.path, rest) + target.behind;
  const url = new URL(target.address);
  url.pathname = [url.pathname.replace(/\/$/, ''), ...rest.map(encodeURIComponent)].join('/');
  return url.href;
}

/** Returns the target of a manual redirect; `rest` is the part of the path after its source. */
function manualTarget(
  { siteSpaceId, pageId, captureWildcard }: RedirectSource,
  destination: string,
  rest: readonly string[],
): RedirectTarget {
  const added = captureWildcard ? rest : [];
  if (siteSpaceId === null)
    return { kind: 'destination', destination: destinationBelow(destination, added) };
  return pageId === null
    ? { kind: 'below', siteSpaceId, pagePath: added }
    : { kind: 'page', siteSpaceId, pageId };
}

/**
 * Returns the possible targets of a path, the best first: a redirect from the path itself, then
 * those from ancestors, the longest first, with the rest of the path. A source with a wildcard
 * precedes the ancestor that it is below.
 *
 * Redirects into site spaces that are not in `visibleIds` are ignored.
 */
export function redirectTargetOf(
  path: string,
  rows: readonly RedirectSource[],
  visibleIds: ReadonlySet<string>,
): RedirectTarget[] {
  const segments = segmentsOf(path);
  const bySource = new Map(rows.map((row) => [row.source, row]));
  const isVisible = ({ siteSpaceId }: RedirectSource): boolean =>
    siteSpaceId === null || visibleIds.has(siteSpaceId);
  const targetsFrom = (source: string): RedirectTarget[] => {
    const row = bySource.get(source);
    if (!row || !isVisible(row)) return [];
    const isExact = source === path;
    if (row.destination !== null) return isExact ? [manualTarget(row, row.destination, [])] : [];
    if (row.siteSpaceId === null) return [];
    if (row.pageId !== null)
      return isExact ? [{ kind: 'page', siteSpaceId: row.siteSpaceId, pageId: row.pageId }] : [];
    const pagePath = segments.slice(segmentsOf(source).length);
    return [{ kind: 'below', siteSpaceId: row.siteSpaceId, pagePath }];
  };
  const targetsBelow = (source: string): RedirectTarget[] => {
    const row = source === path ? undefined : bySource.get(wildcardBelow(source));
    if (!row || row.destination === null || !isVisible(row)) return [];
    return [manualTarget(row, row.destination, segments.slice(segmentsOf(source).length))];
  };
  return sourcesOf(path).flatMap((source) => [...targetsBelow(source), ...targetsFrom(source)]);
}

/** A redirect that a person created. */
export interface ManualRedirect {
  readonly source: string;
  readonly destination: string;
}

/**
 * Returns the final destination of a new redirect, resolved through the existing ones; undefined
 * for a loop. Existing redirects lead to final destinations already.
 */
export function finalTargetOf(
  { source, destination }: ManualRedirect,
  others: ReadonlyMap<string, string>,
): string | undefined {
  const pathOf = (text: string): string | undefined => {
    const target = destinationOf(text);
    return 'path' in target ? target.path : undefined;
  };
  const path = pathOf(destination);
  if (path === source) return undefined;
  const finalDestination = (path === undefined ? undefined : others.get(path)) ?? destination;
  return pathOf(finalDestination) === source ? undefined : finalDestination;
}
