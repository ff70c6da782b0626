/** The addresses inside a site: what a path may mean, where each site space stands, and how a path is written. */
import { defaultOf, inOrder, type Parts, type PlacedSection, type PlacedSiteSpace, sectionsInOrder } from './site-structure.ts';

/** A section with its part of the address. */
interface AddressedSection extends PlacedSection {
  readonly path: string;
}

/** A site space with its part of the address. */
interface AddressedSiteSpace extends PlacedSiteSpace {
  readonly path: string;
}

/** The parts of a site, as far as addresses go. */
export type AddressedParts<SiteSpace extends AddressedSiteSpace = AddressedSiteSpace> = Parts<{ readonly id: string; readonly rank: string }, AddressedSection, SiteSpace>;

/** Where each site space stands, by its id: the segments of its path in the site, none for the opening one. Parts must be all that live: an address is the same for everybody. */
export function prefixesOf(parts: AddressedParts): ReadonlyMap<string, readonly string[]> {
  const found = known.get(parts) ?? prefixesIn(parts);
  known.set(parts, found);
  return found;
}

/** What was worked out: each site space of an answer asks for its own. Parts never change. */
const known = new WeakMap<AddressedParts, ReadonlyMap<string, readonly string[]>>();

function prefixesIn(parts: AddressedParts): ReadonlyMap<string, readonly string[]> {
  const sections = sectionsInOrder(parts);
  const first = defaultOf(sections);
  const within = (section: AddressedSection | undefined): [string, readonly string[]][] => {
    const own = inOrder(parts.siteSpaces.filter(({ sectionId }) => sectionId === (section?.id ?? null)));
    const above = section && section.id !== first?.id ? [section.path] : [];
    const opening = defaultOf(own)?.id;
    return own.map(({ id, path }) => [id, id === opening ? above : [...above, path]]);
  };
  return new Map([...within(undefined), ...sections.flatMap(within)]);
}

/** What a path may mean: a site space, and the rest of the path in it. */
export interface Candidate<SiteSpace> {
  readonly siteSpace: SiteSpace;
  readonly prefix: readonly string[];
  readonly pagePath: readonly string[];
}

/**
 * The site spaces that a path may mean, of those in `seen`, the best first: that is the one with the longest prefix. Of two with
 * the same, a section goes before a site space of the default section.
 */
export function candidatesFor<SiteSpace extends AddressedSiteSpace>(living: AddressedParts<SiteSpace>, seen: ReadonlySet<string>, segments: readonly string[]): Candidate<SiteSpace>[] {
  const prefixes = prefixesOf(living);
  const found = living.siteSpaces.flatMap((siteSpace): Candidate<SiteSpace>[] => {
    const prefix = prefixes.get(siteSpace.id);
    const fits = prefix !== undefined && seen.has(siteSpace.id) && prefix.every((part, i) => part === segments[i]);
    return fits ? [{ siteSpace, prefix, pagePath: segments.slice(prefix.length) }] : [];
  });
  const isDefault = ({ siteSpace }: Candidate<SiteSpace>): number => (siteSpace.isDefault ? 0 : 1);
  return found.sort((one, other) => other.prefix.length - one.prefix.length || isDefault(one) - isDefault(other) || (one.siteSpace.id < other.siteSpace.id ? -1 : 1));
}

/** Characters of the source of a redirect at most. */
export const LONGEST_SOURCE = 512;

/** A path of segments, as it is kept. */
export const pathOfSegments = (segments: readonly string[]): string => `/${segments.join('/')}`;

/** The segments of a path as it is kept. */
export const segmentsOf = (path: string): string[] => path.split('/').filter((segment) => segment !== '');

/**
 * A path of a site as it is kept: from its first slash on, without one at the end, decoded once. Undefined for what is no path, and
 * for one with a query or a fragment.
 */
export function normalPath(text: string): string | undefined {
  if (!text.startsWith('/') || /[?#]/.test(text)) return undefined;
  const decoded = decodedOnce(text);
  if (decoded === undefined || /[\0\p{Surrogate}?#]/u.test(decoded)) return undefined;
  const segments = segmentsOf(decoded);
  return segments.some((segment) => segment === '.' || segment === '..') ? undefined : pathOfSegments(segments);
}

function decodedOnce(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined; // a percent sign that stands for nothing
  }
}

/** Where a redirect leads: a path of the site, with what comes behind it, or an absolute address. */
export type Destination = { readonly path: string; readonly behind: string } | { readonly address: string };

/** A destination as it was kept. */
export function destinationOf(kept: string): Destination {
  if (!kept.startsWith('/')) return { address: kept };
  const [path = kept] = kept.split(/[?#]/, 1);
  return { path, behind: kept.slice(path.length) };
}

/** Characters of a destination at most. */
const LONGEST_DESTINATION = 2048;

/** A destination as it is kept; undefined for what is neither a path of the site nor an address of the web. */
export function normalDestination(text: string): string | undefined {
  const kept = text.startsWith('/') && !text.startsWith('//') ? normalInside(text) : normalAddress(text);
  return kept !== undefined && [...kept].length <= LONGEST_DESTINATION ? kept : undefined;
}

function normalInside(text: string): string | undefined {
  const [written = text] = text.split(/[?#]/, 1);
  const behind = text.slice(written.length);
  const path = normalPath(written);
  return path === undefined || /[\s\p{Cc}\p{Surrogate}]/u.test(behind) ? undefined : path + behind;
}

function normalAddress(text: string): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  return isWeb && url.username === '' && url.password === '' ? url.href : undefined;
}
