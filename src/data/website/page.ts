/** What is kept of a page of a site, in bounds; runs in the thread that reads. */
import { type HtmlPage, markdownOf } from '../../domain/import/html.ts';
import { rewriteLinks } from '../../domain/markdown/rewrite.ts';

/** A page of a site. */
export interface PageOfSite extends Pick<HtmlPage, 'title' | 'markdown' | 'anchors'> {
  /** Addresses that the whole page links to, navigation included, in order. */
  readonly links: readonly string[];
  /** Addresses of the images of its content, each once. */
  readonly images: readonly string[];
  /** Addresses in its markdown, each once. */
  readonly addresses: readonly string[];
}

/** Refs by the addresses that they are put in the place of. */
export interface Targets {
  readonly images: ReadonlyMap<string, string>;
  readonly pages: ReadonlyMap<string, string>;
}

/** Anchors, and addresses of a text, that are told at most: some hundred pages are kept at once. */
const MOST = 5000;
/** More than are brought of a whole site. */
const MOST_IMAGES = 1000;

/** A page of HTML at the address `base`. BAD_USER_INPUT as `markdownOf` says. */
export function pageOfSite({ html, base }: { readonly html: string; readonly base: string }): PageOfSite {
  const { title, markdown, links, images, anchors } = markdownOf(html, { base });
  const addresses = new Set<string>();
  rewriteLinks(markdown, (address) => {
    if (addresses.size < MOST) addresses.add(address);
    return undefined;
  });
  return { title, markdown, links: links.map(({ href }) => href), images: images.slice(0, MOST_IMAGES), anchors: new Map([...anchors].slice(0, MOST)), addresses: [...addresses] };
}

/** A text with refs in the place of addresses. */
export function linkedText({ markdown, targets }: { readonly markdown: string; readonly targets: Targets }): string {
  return rewriteLinks(markdown, (address, kind) => (kind === 'IMAGE' ? targets.images.get(address) : undefined) ?? targets.pages.get(address));
}
