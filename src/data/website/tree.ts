/** The pages of a site as a tree: each lies in the nearest page whose path is the beginning of its own, but for the first, which is one among others. */
import { setImmediate } from 'node:timers/promises';
import { arranged, type FoundPage } from '../../domain/import/arrange.ts';
import type { ImportedPage } from '../../domain/import.ts';
import type { Crawl } from './crawl.ts';
import type { Targets } from './page.ts';
import type { Part } from './part.ts';

/** Gives a page's text with refs in the place of addresses. */
export type Link = (key: string, markdown: string, targets: Targets) => Promise<string>;

/** Addresses that are looked at before others have their turn. */
const AT_ONCE = 500;

/** The pages that were read, with refs for links to each other and for the images that were brought. */
export async function pagesOf(crawl: Crawl, part: Part, images: ReadonlyMap<string, string>, link: Link): Promise<ImportedPage[]> {
  const below = new Map<string | null, string[]>();
  for (const key of crawl.order) {
    await setImmediate(); // the path of each may have thousands of steps
    const parent = key === crawl.start ? null : (part.above(key).find((path) => path !== crawl.start && path !== key && crawl.pages.has(path)) ?? null);
    below.set(parent, [...(below.get(parent) ?? []), key]);
  }
  const refs = new Map<string, string>();
  const count = (parent: string | null): void => {
    for (const key of below.get(parent) ?? []) {
      refs.set(key, `page-${refs.size + 1}`);
      count(key);
    }
  };
  count(null);
  const texts = await textsOf(crawl, refs, images, link);
  const found = (key: string): FoundPage => {
    const { title = '' } = crawl.pages.get(key) ?? {};
    const last = part
      .stepsTo(key)
      .at(-1)
      ?.replace(/\.[a-z]{2,5}$/i, '');
    return { ref: refs.get(key) ?? '', type: 'DOCUMENT', title: title || (last ?? ''), slug: last, markdown: texts.get(key) ?? '', fields: {}, children: (below.get(key) ?? []).map(found) };
  };
  return arranged((below.get(null) ?? []).map(found));
}

/** The texts of the pages, with refs. */
async function textsOf(crawl: Crawl, refs: ReadonlyMap<string, string>, images: ReadonlyMap<string, string>, link: Link): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>();
  for (const [key, { markdown, addresses }] of crawl.pages) {
    const targets = { images: new Map<string, string>(), pages: new Map<string, string>() };
    for (const [at, address] of addresses.entries()) {
      if (at % AT_ONCE === 0) await setImmediate();
      const image = images.get(address);
      if (image !== undefined) targets.images.set(address, image);
      const page = pageIn(address, crawl, refs);
      if (page !== undefined) targets.pages.set(address, page);
    }
    texts.set(key, targets.images.size + targets.pages.size === 0 ? markdown : await link(key, markdown, targets));
  }
  return texts;
}

/** The ref of the page that an address leads to, with the anchor that the heading has there now. */
function pageIn(href: string, crawl: Crawl, refs: ReadonlyMap<string, string>): string | undefined {
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
    return hash.slice(1); // a percent sign that begins no character
  }
}
