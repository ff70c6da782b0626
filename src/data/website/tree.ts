/** The pages of a site as a tree: each lies in the nearest page whose path is the beginning of its own, but for the first, which is one among others. */
import { arranged, type FoundPage } from '../../domain/import/arrange.ts';
import type { ImportedPage } from '../../domain/import.ts';
import { rewriteLinks } from '../../domain/markdown/rewrite.ts';
import type { Crawl } from './crawl.ts';
import type { Part } from './part.ts';

/** The pages that were read, with refs for links to each other and for the images that were brought. */
export function pagesOf(crawl: Crawl, part: Part, images: ReadonlyMap<string, string>): ImportedPage[] {
  const below = new Map<string | null, string[]>();
  for (const key of crawl.order) {
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
  const found = (key: string): FoundPage => {
    const { title = '', markdown = '' } = crawl.pages.get(key) ?? {};
    const last = part
      .stepsTo(key)
      .at(-1)
      ?.replace(/\.[a-z]{2,5}$/i, '');
    const linked = rewriteLinks(markdown, (href, kind) => (kind === 'IMAGE' ? images.get(href) : undefined) ?? pageIn(href, crawl, refs));
    return { ref: refs.get(key) ?? '', type: 'DOCUMENT', title: title || (last ?? ''), slug: last, markdown: linked, fields: {}, children: (below.get(key) ?? []).map(found) };
  };
  return arranged((below.get(null) ?? []).map(found));
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
