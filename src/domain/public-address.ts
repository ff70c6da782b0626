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

const segmentsOf = ({ pathname }: URL): string[] =>
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
  const [segments, baseSegments] = [segmentsOf(url), segmentsOf(base)];
  if (url.host !== base.host)
    return { of: { hostname: url.hostname }, path: `/${segments.join('/')}`, shareKey };
  if (baseSegments.some((segment, i) => segments[i] !== segment)) return undefined;
  const [organization, basename, ...path] = segments.slice(baseSegments.length);
  if (organization === undefined || basename === undefined) return undefined;
  const of = { organization: decoded(organization), basename: decoded(basename) };
  // PostgreSQL takes no text with this character.
  if (Object.values(of).some((name) => name.includes('\0'))) return undefined;
  return {
    of,
    path: `/${path.join('/')}`,
    shareKey,
  };
}
