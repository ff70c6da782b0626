/** Finds links whose target does not exist. */
import type { Content, Page } from './content.ts';
import { type LinkTarget, pathCandidates, targetOf } from './links.ts';
import { entryOf } from './list.ts';
import { anchorFinder, type FindAnchor } from './markdown/anchors.ts';
import type { DocumentLink, DocumentFacts } from './markdown/facts.ts';
import { walk, pathAlong } from './tree.ts';

/** The parts of a document's facts that link checks read. */
export type LinkedText = Pick<DocumentFacts, 'links' | 'headings' | 'anchors'>;

/** The status of a link; IN_APP for a working link to an address of the app itself. */
type LinkStatus = 'OK' | 'BROKEN' | 'IN_APP';

/**
 * The location of a text: the content with computed pages expanded, and the slugs from the root to
 * its page, empty for a reusable content.
 */
export interface Ground {
  readonly content: Content;
  readonly from: readonly string[];
  /**
   * The addresses from the root that were checked, and whether they are broken, which is the same
   * in all texts of the content. Without it, each link is checked.
   */
  readonly known?: Map<string, boolean>;
}

/** Returns the status of each link of a text, in order. `appUrl` is the public URL of the app. */
export function statusesOf(text: LinkedText, location: Ground, appUrl: string): LinkStatus[] {
  const find = anchorFinder(text);
  const app = new URL(appUrl);
  return text.links.map((link) =>
    isBroken(link, find, location) ? 'BROKEN' : isInApp(link, app) ? 'IN_APP' : 'OK',
  );
}

/**
 * Returns the addresses of a text's broken links: pages, files and reusable contents that do not
 * exist, paths without a page, and headings that the text does not have.
 */
export function brokenLinksOf(text: LinkedText | undefined, location: Ground): string[] {
  if (!text) return [];
  const find = anchorFinder(text);
  return text.links.flatMap((link) => (isBroken(link, find, location) ? [link.href] : []));
}

type Address = Pick<DocumentLink, 'href' | 'kind'>;

/**
 * Returns whether the target of a link is missing. For another page, only the page is checked, not
 * its heading.
 */
function isBroken(address: Address, find: FindAnchor, location: Ground): boolean {
  const { href, kind } = address;
  const known = href.startsWith('/') && kind !== 'INCLUDE' ? location.known : undefined;
  if (!known) return isMissing(address, find, location);
  const isBrokenAddress = known.get(href) ?? isMissing(address, find, location);
  known.set(href, isBrokenAddress);
  return isBrokenAddress;
}

function isMissing({ href, kind }: Address, find: FindAnchor, location: Ground): boolean {
  const { content } = location;
  if (kind === 'INCLUDE') return !entryOf(content.reusableContents, href);
  const target = targetFrom(href, location);
  if (target.kind === 'page') return !pagesOf(content).ids.has(target.page);
  if (target.kind === 'file') return !entryOf(content.files, target.file);
  if (target.kind === 'reusable-content') return !entryOf(content.reusableContents, target.id);
  // an empty anchor links to the page itself
  if (target.kind === 'anchor') return target.anchor !== '' && find(target.anchor) === undefined;
  return target.kind === 'path';
}

/** Returns the target of an address at a location; a path to a page of a spec becomes that page. */
export function targetFrom(href: string, location: Ground): LinkTarget {
  const target = targetOf(href);
  const page = target.kind === 'path' ? specPageAt(target.path, location) : undefined;
  if (target.kind !== 'path' || !page) return target;
  const { query, anchor } = target;
  return {
    kind: 'page',
    page: page.id,
    ...(query !== undefined && { query }),
    ...(anchor !== undefined && { anchor }),
  };
}

/**
 * Returns the page of a spec at a path. Paths to other pages were replaced by ids when the text was
 * saved; pages of a spec change with the spec, so they are resolved on read.
 */
function specPageAt(path: string, { content, from }: Ground): Page | undefined {
  if (!pagesOf(content).haveSpec) return undefined;
  for (const candidate of pathCandidates(path, from)) {
    const pages = pathAlong(content.pages, candidate);
    if (pages)
      return pages.slice(0, -1).some(({ type }) => type === 'COMPUTED') ? pages.at(-1) : undefined;
  }
  return undefined;
}

/** Returns whether an address is within the app. */
function isInApp({ href, kind }: Address, app: URL): boolean {
  const target = targetOf(href);
  if (kind === 'INCLUDE' || target.kind !== 'url' || !URL.canParse(target.url, app)) return false;
  const address = new URL(target.url, app);
  const root = app.pathname.replace(/\/$/, '');
  return (
    address.origin === app.origin &&
    (address.pathname === root || address.pathname.startsWith(`${root}/`))
  );
}

/** The pages of a content, for the checks of links. */
interface PageIndex {
  readonly ids: ReadonlySet<string>;
  /** True if there is a page with a spec, whose pages are addressed by paths. */
  readonly haveSpec: boolean;
}

/** The cached indexes. Content is immutable and shared by all requests. */
const indexes = new WeakMap<Content, PageIndex>();

/** Returns the index of all pages, cached because each check would walk the whole tree. */
function pagesOf(content: Content): PageIndex {
  const index = indexes.get(content) ?? indexOf([...walk(content.pages)].map(({ page }) => page));
  indexes.set(content, index);
  return index;
}

const indexOf = (pages: readonly Page[]): PageIndex => ({
  ids: new Set(pages.map(({ id }) => id)),
  haveSpec: pages.some(({ type }) => type === 'COMPUTED'),
});
