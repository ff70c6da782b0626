/** Converts a page of a site from HTML; runs in a worker thread. */
import { type HtmlPage, markdownOf } from '../../domain/import/html.ts';
import { rewriteLinks } from '../../domain/markdown/rewrite.ts';

/** A page of a site. */
export interface WebsitePage extends Pick<HtmlPage, 'title' | 'markdown' | 'anchors'> {
  /** URLs that the whole page links to, including its navigation, in order. */
  readonly links: readonly string[];
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
 * Converts a page of HTML at the URL `base`.
 * @throws BAD_USER_INPUT like `markdownOf`
 */
export function pageOfSite({
  html,
  base,
}: {
  readonly html: string;
  readonly base: string;
}): WebsitePage {
  const { title, markdown, links, images, anchors } = markdownOf(html, { base });
  const addresses = new Set<string>();
  rewriteLinks(markdown, (address) => {
    if (addresses.size < MAX_LINK_COUNT) addresses.add(address);
    return undefined;
  });
  return {
    title,
    markdown,
    links: links.map(({ href }) => href),
    images: images.slice(0, MAX_IMAGE_COUNT),
    anchors: new Map([...anchors].slice(0, MAX_LINK_COUNT)),
    addresses: [...addresses],
  };
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
