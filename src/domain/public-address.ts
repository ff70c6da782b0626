/** Parses public URLs of sites: the site and the path in it. */
import { badInput } from './errors.ts';

/** The parts of a public URL. */
export interface PublicAddress {
  /**
   * The site: by its own hostname, or by the hostname or id of its organization and its basename.
   */
  readonly of:
    | { readonly hostname: string }
    | { readonly organization: string; readonly basename: string };
  /** The path of the site in the URL as written, with a leading and a trailing slash. */
  readonly base: string;
  /** The path in the site as written, with a leading slash. */
  readonly path: string;
  /** The key of a share link. */
  readonly shareKey: string | null;
}

/** Returns the decoded segment; unchanged if decoding fails. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** Returns the segments of a path as written. */
export const rawSegmentsOf = (pathname: string): string[] =>
  pathname.split('/').filter((segment) => segment !== '');

/**
 * Returns the parts of a public URL; undefined if no site can have this URL.
 * @throws BAD_USER_INPUT for an invalid URL
 */
export function readPublicAddress(
  address: string,
  publicUrl: string,
  field: string,
): PublicAddress | undefined {
  if (!URL.canParse(address)) throw badInput('This is not an address.', field);
  const [url, base] = [new URL(address), new URL(publicUrl)];
  const shareKey = url.searchParams.get('shareKey');
  const [segments, baseSegments] = [rawSegmentsOf(url.pathname), rawSegmentsOf(base.pathname)];
  if (url.host !== base.host)
    return { of: { hostname: url.hostname }, base: '/', path: `/${segments.join('/')}`, shareKey };
  if (baseSegments.some((segment, i) => segments[i] !== segment)) return undefined;
  const pathStart = baseSegments.length + 2;
  const [organization, basename] = segments.slice(baseSegments.length, pathStart);
  if (organization === undefined || basename === undefined) return undefined;
  const of = { organization: decoded(organization), basename: decoded(basename) };
  // PostgreSQL takes no text with this character.
  if (Object.values(of).some((name) => name.includes('\0'))) return undefined;
  return {
    of,
    base: `/${segments.slice(0, pathStart).join('/')}/`,
    path: `/${segments.slice(pathStart).join('/')}`,
    shareKey,
  };
}
