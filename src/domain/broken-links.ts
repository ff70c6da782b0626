/** Links that lead nowhere. */
import type { Content } from './content.ts';
import { targetOf } from './links.ts';
import { entryOf } from './list.ts';
import type { Facts } from './markdown/facts.ts';
import { wayTo } from './tree.ts';

/** What of a text is looked at. */
export type LinkedText = Pick<Facts, 'links' | 'headings'>;

/** The addresses of a text's links whose target the content does not have: pages, files and reusable contents that are not there, paths that meant no page, headings that the text lacks. */
export function brokenLinksOf(text: LinkedText | undefined, content: Content): string[] {
  const links = text?.links ?? [];
  const anchors = new Set(text?.headings.map(({ anchor }) => anchor));
  return links.flatMap(({ href, kind }) => (isBroken(href, kind, anchors, content) ? [href] : []));
}

/** Whether a link of a text with these anchors leads nowhere in the content. */
export function isBroken(href: string, kind: Facts['links'][number]['kind'], anchors: ReadonlySet<string>, content: Content): boolean {
  if (kind === 'INCLUDE') return !entryOf(content.reusableContents, href);
  const target = targetOf(href);
  if (target.kind === 'page') return !wayTo(content.pages, target.page);
  if (target.kind === 'file') return !entryOf(content.files, target.file);
  if (target.kind === 'reusable-content') return !entryOf(content.reusableContents, target.id);
  if (target.kind === 'anchor') return !anchors.has(target.anchor);
  return target.kind === 'path';
}
