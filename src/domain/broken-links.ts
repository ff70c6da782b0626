/** Links that lead nowhere. */
import type { Content, Page } from './content.ts';
import { type LinkTarget, pathCandidates, targetOf } from './links.ts';
import { entryOf } from './list.ts';
import type { DocumentLink, Facts } from './markdown/facts.ts';
import { walk, wayAlong } from './tree.ts';

/** What of a text is looked at. */
export type LinkedText = Pick<Facts, 'links' | 'headings'>;

/** Whether a link leads somewhere; to an address of the app itself is told apart. */
type LinkStatus = 'OK' | 'BROKEN' | 'IN_APP';

/** Where a text lies: its content with computed pages expanded, and the slugs on the way to its page, that one's the last; none of a text that is put into others. */
export interface Ground {
  readonly content: Content;
  readonly from: readonly string[];
}

/** The status of each link of a text, in order. `appUrl` is where the app is reached. */
export function statusesOf({ links, headings }: LinkedText, ground: Ground, appUrl: string): LinkStatus[] {
  const anchors = new Set(headings.map(({ anchor }) => anchor));
  const app = new URL(appUrl);
  return links.map((link) => (isBroken(link, anchors, ground) ? 'BROKEN' : isInApp(link, app) ? 'IN_APP' : 'OK'));
}

/** The addresses of a text's links whose target the content does not have: pages, files and reusable contents that are not there, paths that mean no page, headings that the text lacks. */
export function brokenLinksOf(text: LinkedText | undefined, ground: Ground): string[] {
  const anchors = new Set(text?.headings.map(({ anchor }) => anchor));
  return (text?.links ?? []).flatMap((link) => (isBroken(link, anchors, ground) ? [link.href] : []));
}

type Address = Pick<DocumentLink, 'href' | 'kind'>;

/** Whether a link of a text with these anchors leads nowhere in the content. Of another page only the page is looked for, not its heading. */
function isBroken({ href, kind }: Address, anchors: ReadonlySet<string>, ground: Ground): boolean {
  const { content } = ground;
  if (kind === 'INCLUDE') return !entryOf(content.reusableContents, href);
  const target = targetFrom(href, ground);
  if (target.kind === 'page') return !pageIdsOf(content).has(target.page);
  if (target.kind === 'file') return !entryOf(content.files, target.file);
  if (target.kind === 'reusable-content') return !entryOf(content.reusableContents, target.id);
  if (target.kind === 'anchor') return target.anchor !== '' && !anchors.has(target.anchor); // the empty one is the page itself
  return target.kind === 'path';
}

/** What an address in a text means where that lies: of a path to a page of a spec, that page. */
export function targetFrom(href: string, ground: Ground): LinkTarget {
  const target = targetOf(href);
  const page = target.kind === 'path' ? specPageAt(target.path, ground) : undefined;
  if (target.kind !== 'path' || !page) return target;
  const { query, anchor } = target;
  return { kind: 'page', page: page.id, ...(query !== undefined && { query }), ...(anchor !== undefined && { anchor }) };
}

/**
 * The page of a spec that a path in a text means. A path to a page of the content's own was written as its id when the text was; one of a
 * spec comes and goes with the spec, and is looked for when somebody asks.
 */
function specPageAt(path: string, { content, from }: Ground): Page | undefined {
  for (const candidate of pathCandidates(path, from)) {
    const way = wayAlong(content.pages, candidate);
    if (way) return way.slice(0, -1).some(({ type }) => type === 'COMPUTED') ? way.at(-1) : undefined;
  }
  return undefined;
}

/** Whether an address lies in the app. */
function isInApp({ href, kind }: Address, app: URL): boolean {
  const target = targetOf(href);
  if (kind === 'INCLUDE' || target.kind !== 'url' || !URL.canParse(target.url, app)) return false;
  const address = new URL(target.url, app);
  const root = app.pathname.replace(/\/$/, '');
  return address.origin === app.origin && (address.pathname === root || address.pathname.startsWith(`${root}/`));
}

const idsOfPages = new WeakMap<Content, ReadonlySet<string>>();

/** The ids of all pages: a text with many links asks for many, and each way through the tree is as long as the tree. */
function pageIdsOf(content: Content): ReadonlySet<string> {
  const known = idsOfPages.get(content) ?? new Set([...walk(content.pages)].map(({ page }) => page.id));
  idsOfPages.set(content, known);
  return known;
}
