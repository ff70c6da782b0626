/** Links that lead nowhere. */
import type { Content } from './content.ts';
import { targetOf } from './links.ts';
import { entryOf } from './list.ts';
import type { DocumentLink, Facts } from './markdown/facts.ts';
import { walk } from './tree.ts';

/** What of a text is looked at. */
export type LinkedText = Pick<Facts, 'links' | 'headings'>;

/** Whether a link leads somewhere; to an address of the app itself is told apart. */
type LinkStatus = 'OK' | 'BROKEN' | 'IN_APP';

/** The status of each link of a text in the content that it is part of, in order. `appUrl` is where the app is reached. */
export function statusesOf({ links, headings }: LinkedText, content: Content, appUrl: string): LinkStatus[] {
  const anchors = new Set(headings.map(({ anchor }) => anchor));
  const app = new URL(appUrl);
  return links.map((link) => (isBroken(link, anchors, content) ? 'BROKEN' : isInApp(link, app) ? 'IN_APP' : 'OK'));
}

/** The addresses of a text's links whose target the content does not have: pages, files and reusable contents that are not there, paths that meant no page, headings that the text lacks. */
export function brokenLinksOf(text: LinkedText | undefined, content: Content): string[] {
  const anchors = new Set(text?.headings.map(({ anchor }) => anchor));
  return (text?.links ?? []).flatMap((link) => (isBroken(link, anchors, content) ? [link.href] : []));
}

type Address = Pick<DocumentLink, 'href' | 'kind'>;

/** Whether a link of a text with these anchors leads nowhere in the content. Of another page only the page is looked for, not its heading. */
function isBroken({ href, kind }: Address, anchors: ReadonlySet<string>, content: Content): boolean {
  if (kind === 'INCLUDE') return !entryOf(content.reusableContents, href);
  const target = targetOf(href);
  if (target.kind === 'page') return !pageIdsOf(content).has(target.page);
  if (target.kind === 'file') return !entryOf(content.files, target.file);
  if (target.kind === 'reusable-content') return !entryOf(content.reusableContents, target.id);
  if (target.kind === 'anchor') return target.anchor !== '' && !anchors.has(target.anchor); // the empty one is the page itself
  return target.kind === 'path';
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
