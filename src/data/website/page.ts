/** Converts a page of a site from HTML; runs in a worker thread. */
import { type HtmlPage, markdownOf } from '../../domain/import/html.ts';
import { rewriteLinks } from '../../domain/markdown/rewrite.ts';
import { MAX_URL_LENGTH, type PageLink, WebsitePart } from './part.ts';

/** A page of a site. */
export interface WebsitePage
  extends Pick<HtmlPage, 'title' | 'markdown' | 'anchors' | 'neighbours'> {
  /** The pages of the part that the whole page links to, including its navigation, in order. */
  readonly links: readonly PageLink[];
  /** URLs of the images in its content, each once. */
  readonly images: readonly string[];
  /** URLs in its Markdown, each once. */
  readonly addresses: readonly string[];
}

/** References by the URLs that they replace. */
export interface LinkTargets {
  readonly images: ReadonlyMap<string, string>;
  readonly pages: ReadonlyMap<string, string>;
}

/**
 * Maximum number of anchors and of URLs that are returned, because about a hundred pages are in
 * memory together.
 */
const MAX_LINK_COUNT = 5000;
/** Maximum number of images of a page, more than are imported from a whole site. */
const MAX_IMAGE_COUNT = 1000;

/**
 * Converts a page of HTML at the URL `base`, with its links to pages of the part that begins at
 * `start`.
 * @throws BAD_USER_INPUT like `markdownOf`
 */
export function pageOfSite({
  html,
  base,
  start,
}: {
  readonly html: string;
  readonly base: string;
  readonly start: string;
}): WebsitePage {
  const { title, markdown, links, images, anchors, neighbours } = markdownOf(html, { base });
  const part = new WebsitePart(new URL(start));
  const addresses = new Set<string>();
  rewriteLinks(markdown, (address) => {
    if (addresses.size < MAX_LINK_COUNT) addresses.add(address);
    return undefined;
  });
  return {
    title,
    markdown,
    links: linksIn(part, links),
    neighbours,
    images: images.slice(0, MAX_IMAGE_COUNT),
    anchors: new Map([...anchors].slice(0, MAX_LINK_COUNT)),
    addresses: [...addresses],
  };
}

/** Returns the links to pages of a part, each page once. */
function linksIn(part: WebsitePart, links: HtmlPage['links']): PageLink[] {
  const found = new Map<string, PageLink>();
  for (const { href } of links) {
    const link = href.length > MAX_URL_LENGTH ? undefined : part.linkOf(href);
    if (link && !found.has(link.key)) found.set(link.key, link);
  }
  return [...found.values()];
}

/** Returns a text with references in place of URLs. */
export function linkedText({
  markdown,
  targets,
}: {
  readonly markdown: string;
  readonly targets: LinkTargets;
}): string {
  return rewriteLinks(
    markdown,
    (address, kind) =>
      (kind === 'IMAGE' ? targets.images.get(address) : undefined) ?? targets.pages.get(address),
  );
}
