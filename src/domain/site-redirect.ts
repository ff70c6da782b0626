/** Redirects of a site: which of them a path meets, and where they lead. */
import { destinationOf, pathOfSegments, segmentsOf } from './site-address.ts';

/** A redirect, as far as it leads somewhere: by hand to its destination, else into a site space, to a page or to what is below its source. */
export interface Leading {
  readonly source: string;
  readonly destination: string | null;
  readonly siteSpaceId: string | null;
  readonly pageId: string | null;
}

/** Where a path may lead. */
export type Lead =
  | { readonly kind: 'destination'; readonly destination: string }
  | { readonly kind: 'page'; readonly siteSpaceId: string; readonly pageId: string }
  | { readonly kind: 'below'; readonly siteSpaceId: string; readonly pagePath: readonly string[] };

/** The sources that a path may meet: itself, and all above it up to the root. */
export function sourcesOf(path: string): string[] {
  const segments = segmentsOf(path);
  return [...segments, ''].map((_, i) => pathOfSegments(segments.slice(0, segments.length - i)));
}

/** A path below another. */
export const pathBelow = (above: string, rest: readonly string[]): string => pathOfSegments([...segmentsOf(above), ...rest]);

/**
 * Where a path may lead, the best first: what has it as its source, then what stands for everything below a source, the longest
 * first, with the rest of the path. What leads into a site space that is not among `seen` is as if it were not there.
 */
export function leadsFrom(path: string, rows: readonly Leading[], seen: ReadonlySet<string>): Lead[] {
  const segments = segmentsOf(path);
  const bySource = new Map(rows.map((row) => [row.source, row]));
  return sourcesOf(path).flatMap((source): Lead[] => {
    const row = bySource.get(source);
    if (!row) return [];
    if (row.destination !== null) return source === path ? [{ kind: 'destination', destination: row.destination }] : [];
    if (row.siteSpaceId === null || !seen.has(row.siteSpaceId)) return [];
    if (row.pageId !== null) return source === path ? [{ kind: 'page', siteSpaceId: row.siteSpaceId, pageId: row.pageId }] : [];
    return [{ kind: 'below', siteSpaceId: row.siteSpaceId, pagePath: segments.slice(segmentsOf(source).length) }];
  });
}

/** A redirect that was made by hand. */
export interface ByHand {
  readonly source: string;
  readonly destination: string;
}

/** The end to which a new redirect leads, past those made by hand; undefined for a loop. Those are ends themselves. */
export function endOf({ source, destination }: ByHand, others: ReadonlyMap<string, string>): string | undefined {
  const pathOf = (kept: string): string | undefined => {
    const target = destinationOf(kept);
    return 'path' in target ? target.path : undefined;
  };
  const path = pathOf(destination);
  if (path === source) return undefined;
  const end = (path === undefined ? undefined : others.get(path)) ?? destination;
  return pathOf(end) === source ? undefined : end;
}
