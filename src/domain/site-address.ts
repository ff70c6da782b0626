/**
 * Resolves paths inside a site: the prefix of each site space, the candidates for a path, and the
 * normal form of paths and redirect destinations.
 */
import {
  defaultOf,
  inOrder,
  type SiteStructureParts,
  type PlacedSection,
  type PlacedSiteSpace,
  sectionsInOrder,
} from './site-structure.ts';

/** A section with its path segment. */
interface AddressedSection extends PlacedSection {
  readonly path: string;
}

/** A site space with its path segment. */
interface AddressedSiteSpace extends PlacedSiteSpace {
  readonly path: string;
}

/** The parts of a site that determine paths. */
export type AddressedParts<SiteSpace extends AddressedSiteSpace = AddressedSiteSpace> =
  SiteStructureParts<{ readonly id: string; readonly rank: string }, AddressedSection, SiteSpace>;

/**
 * Returns the path prefix of each site space by its id, as segments; empty for the default one.
 * `parts` must include all parts that are not in the trash, so that paths are the same for
 * everybody.
 */
export function prefixesOf(parts: AddressedParts): ReadonlyMap<string, readonly string[]> {
  const prefixes = cache.get(parts) ?? prefixesIn(parts);
  cache.set(parts, prefixes);
  return prefixes;
}

/** The cached prefixes, which each site space in a response reads. Parts are immutable. */
const cache = new WeakMap<AddressedParts, ReadonlyMap<string, readonly string[]>>();

function prefixesIn(parts: AddressedParts): ReadonlyMap<string, readonly string[]> {
  const sections = sectionsInOrder(parts);
  const first = defaultOf(sections);
  const within = (section: AddressedSection | undefined): [string, readonly string[]][] => {
    const own = inOrder(
      parts.siteSpaces.filter(({ sectionId }) => sectionId === (section?.id ?? null)),
    );
    const above = section && section.id !== first?.id ? [section.path] : [];
    const opening = defaultOf(own)?.id;
    return own.map(({ id, path }) => [id, id === opening ? above : [...above, path]]);
  };
  return new Map([...within(undefined), ...sections.flatMap(within)]);
}

/**
 * Returns the path prefix of each section by its id, as segments; empty for the default one. `parts`
 * is the same as for `prefixesOf`.
 */
export function sectionPrefixesOf(parts: AddressedParts): ReadonlyMap<string, readonly string[]> {
  const sections = sectionsInOrder(parts);
  const first = defaultOf(sections);
  return new Map(sections.map(({ id, path }) => [id, id === first?.id ? [] : [path]]));
}

/** A possible meaning of a path: a site space, and the path of a page in it. */
export interface Candidate<SiteSpace> {
  readonly siteSpace: SiteSpace;
  readonly prefix: readonly string[];
  readonly pagePath: readonly string[];
}

/**
 * Returns the site spaces in `visibleIds` that a path may belong to, the longest prefix first. For
 * the same prefix, the default site space of a section comes first.
 */
export function candidatesFor<SiteSpace extends AddressedSiteSpace>(
  parts: AddressedParts<SiteSpace>,
  visibleIds: ReadonlySet<string>,
  segments: readonly string[],
): Candidate<SiteSpace>[] {
  const prefixes = prefixesOf(parts);
  const candidates = parts.siteSpaces.flatMap((siteSpace): Candidate<SiteSpace>[] => {
    const prefix = prefixes.get(siteSpace.id);
    const matches =
      prefix !== undefined &&
      visibleIds.has(siteSpace.id) &&
      prefix.every((part, i) => part === segments[i]);
    return matches ? [{ siteSpace, prefix, pagePath: segments.slice(prefix.length) }] : [];
  });
  const isDefault = ({ siteSpace }: Candidate<SiteSpace>): number => (siteSpace.isDefault ? 0 : 1);
  return candidates.sort(
    (one, other) =>
      other.prefix.length - one.prefix.length ||
      isDefault(one) - isDefault(other) ||
      (one.siteSpace.id < other.siteSpace.id ? -1 : 1),
  );
}

/** Maximum length of a redirect's source in characters. */
export const MAX_SOURCE_LENGTH = 512;

/** Returns the normal form of a path. */
export const pathOfSegments = (segments: readonly string[]): string => `/${segments.join('/')}`;

/** Returns the segments of a path in normal form. */
export const segmentsOf = (path: string): string[] =>
  path.split('/').filter((segment) => segment !== '');

/**
 * Returns the normal form of a path: decoded once, without a trailing slash. Undefined for anything
 * but a path, and for a path with a query or a fragment.
 */
export function normalPath(text: string): string | undefined {
  if (!text.startsWith('/') || /[?#]/.test(text)) return undefined;
  const decoded = decodedOnce(text);
  if (decoded === undefined || /[\0\p{Surrogate}?#]/u.test(decoded)) return undefined;
  const segments = segmentsOf(decoded);
  return segments.some((segment) => segment === '.' || segment === '..')
    ? undefined
    : pathOfSegments(segments);
}

function decodedOnce(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined; // an invalid percent escape
  }
}

/** The destination of a redirect: a path of the site with its query and fragment, or a URL. */
export type LinkDestination =
  | { readonly path: string; readonly behind: string }
  | { readonly address: string };

/** Returns the parts of a saved destination. */
export function destinationOf(destination: string): LinkDestination {
  if (!destination.startsWith('/')) return { address: destination };
  const [path = destination] = destination.split(/[?#]/, 1);
  return { path, behind: destination.slice(path.length) };
}

/** Maximum length of a destination in characters. */
const MAX_DESTINATION_LENGTH = 2048;

/**
 * Returns the normal form of a destination; undefined for anything but a path of the site or an
 * HTTP URL.
 */
export function normalDestination(text: string): string | undefined {
  const destination =
    text.startsWith('/') && !text.startsWith('//') ? normalInside(text) : normalAddress(text);
  return destination !== undefined && [...destination].length <= MAX_DESTINATION_LENGTH
    ? destination
    : undefined;
}

function normalInside(text: string): string | undefined {
  const [rawPath = text] = text.split(/[?#]/, 1);
  const behind = text.slice(rawPath.length);
  const path = normalPath(rawPath);
  return path === undefined || /[\s\p{Cc}\p{Surrogate}]/u.test(behind) ? undefined : path + behind;
}

function normalAddress(text: string): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  return isWeb && url.username === '' && url.password === '' ? url.href : undefined;
}
