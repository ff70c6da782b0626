/** Resolves redirects of a site. */
import { destinationOf, pathOfSegments, segmentsOf } from './site-address.ts';

/**
 * A redirect: a manual one to its destination, or an automatic one into a site space, to a page or
 * to the path below its source.
 */
export interface RedirectSource {
  readonly source: string;
  readonly destination: string | null;
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

/** Returns a path below another. */
export const pathBelow = (parentPath: string, rest: readonly string[]): string =>
  pathOfSegments([...segmentsOf(parentPath), ...rest]);

/**
 * Returns the possible targets of a path, the best first: a redirect from the path itself, then
 * those from ancestors, the longest first, with the rest of the path.
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
  return sourcesOf(path).flatMap((source): RedirectTarget[] => {
    const row = bySource.get(source);
    if (!row) return [];
    if (row.destination !== null)
      return source === path ? [{ kind: 'destination', destination: row.destination }] : [];
    if (row.siteSpaceId === null || !visibleIds.has(row.siteSpaceId)) return [];
    if (row.pageId !== null)
      return source === path
        ? [{ kind: 'page', siteSpaceId: row.siteSpaceId, pageId: row.pageId }]
        : [];
    return [
      {
        kind: 'below',
        siteSpaceId: row.siteSpaceId,
        pagePath: segments.slice(segmentsOf(source).length),
      },
    ];
  });
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
