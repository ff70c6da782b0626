/** Makes the tree of the pages of a site, with references in place of links to each other. */
import { setImmediate } from 'node:timers/promises';
import { arrangePages, type SourcePage } from '../../domain/import/arrange.ts';
import type { ImportedPage } from '../../domain/import.ts';
import { childrenOf } from './arrangement.ts';
import type { Crawl } from './crawl.ts';
import type { LinkTargets } from './page.ts';
import type { WebsitePart } from './part.ts';

/** Returns a page's text with references in place of URLs. */
export type PageLinker = (key: string, markdown: string, targets: LinkTargets) => Promise<string>;

/** Number of URLs that are examined before other work on the event loop runs. */
const URLS_PER_STEP = 500;

/**
 * Returns the tree of the pages that were read, with references in place of links to each other and
 * to the imported images.
 */
export async function pagesOf(
  crawl: Crawl,
  part: WebsitePart,
  images: ReadonlyMap<string, string>,
  link: PageLinker,
): Promise<ImportedPage[]> {
  const below = await childrenOf(crawl, part);
  const refs = new Map<string, string>();
  const numberPages = (parent: string | null): void => {
    for (const key of below.get(parent) ?? []) {
      refs.set(key, `page-${refs.size + 1}`);
      numberPages(key);
    }
  };
  numberPages(null);
  const texts = await textsOf(crawl, refs, images, link);
  const sourcePageOf = (key: string): SourcePage => {
    const { title = '' } = crawl.pages.get(key) ?? {};
    const slug = part
      .segmentsOf(key)
      .at(-1)
      ?.replace(/\.[a-z]{2,5}$/i, '');
    return {
      ref: refs.get(key) ?? '',
      type: 'DOCUMENT',
      title: title || (slug ?? ''),
      slug: slug,
      markdown: texts.get(key) ?? '',
      fields: {},
      children: (below.get(key) ?? []).map(sourcePageOf),
    };
  };
  return arrangePages((below.get(null) ?? []).map(sourcePageOf));
}

/** Returns the texts of the pages, with references. */
async function textsOf(
  crawl: Crawl,
  refs: ReadonlyMap<string, string>,
  images: ReadonlyMap<string, string>,
  link: PageLinker,
): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>();
  for (const [key, { markdown, addresses }] of crawl.pages) {
    const targets = { images: new Map<string, string>(), pages: new Map<string, string>() };
    for (const [index, address] of addresses.entries()) {
      if (index % URLS_PER_STEP === 0) await setImmediate();
      const image = images.get(address);
      if (image !== undefined) targets.images.set(address, image);
      const page = referenceOf(address, crawl, refs);
      if (page !== undefined) targets.pages.set(address, page);
    }
    texts.set(
      key,
      targets.images.size + targets.pages.size === 0
        ? markdown
        : await link(key, markdown, targets),
    );
  }
  return texts;
}

/**
 * Returns the reference of the page that a URL leads to, with the anchor of the heading in the
 * imported page.
 */
function referenceOf(
  href: string,
  crawl: Crawl,
  refs: ReadonlyMap<string, string>,
): string | undefined {
  const path = crawl.pathOf(href);
  const ref = path === undefined ? undefined : refs.get(path);
  if (path === undefined || ref === undefined) return undefined;
  const anchor = anchorOf(href);
  return anchor === '' ? ref : `${ref}#${crawl.pages.get(path)?.anchors.get(anchor) ?? anchor}`;
}

function anchorOf(href: string): string {
  const { hash } = new URL(href);
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1); // an invalid percent-encoding
  }
}
