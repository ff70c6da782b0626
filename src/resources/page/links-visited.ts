/** Links in the texts of a site as its visitors follow them: to public addresses, and to nothing that they do not see. */
import type { Context } from '../../context.ts';
import type { Shelf, Visit } from '../../data/rows.ts';
import { targetFrom } from '../../domain/broken-links.ts';
import { hrefOf, type LinkTarget } from '../../domain/links.ts';
import { rewriteLinks } from '../../domain/markdown/rewrite.ts';
import { pathOf, wayTo } from '../../domain/tree.ts';
import { placesOf, publishedSiteSpace } from '../site/addresses.ts';
import { shelfOfSpace } from '../site/page-at.ts';

type InContent = LinkTarget & { readonly kind: 'page' | 'space' | 'collection' | 'user' };

const isInContent = (target: LinkTarget): target is InContent => target.kind === 'page' || target.kind === 'space' || target.kind === 'collection' || target.kind === 'user';

/** Where a link leads that a visitor may not follow: nowhere. */
const NOWHERE = '#';

/**
 * A text whose links to pages and spaces are public addresses. What a visitor does not see is led to by none: a collection, a person, and what
 * his site does not show him. `from` are the slugs on the way to its page; none of a text that is put into others.
 */
export async function withPublicLinks(ctx: Context, { revision, content }: Shelf, from: readonly string[], visit: Visit, markdown: string): Promise<string> {
  const targets = new Map<string, InContent>();
  rewriteLinks(markdown, (href) => {
    const target = targetFrom(href, { content, from });
    if (isInContent(target)) targets.set(href, target);
    return undefined;
  });
  if (targets.size === 0) return markdown;
  const addresses = new Map(await Promise.all([...targets].map(async ([href, target]) => [href, await addressOf(ctx, revision.spaceId, visit, target)] as const)));
  return rewriteLinks(markdown, (href) => addresses.get(href));
}

/** Where a visitor follows something to that a text of a space names. */
export async function addressOf(ctx: Context, spaceId: string, visit: Visit, target: InContent): Promise<string> {
  if (target.kind === 'space') return (await publicAddress(ctx, visit, target.space)) ?? NOWHERE;
  if (target.kind !== 'page') return NOWHERE;
  const found = await placeOf(ctx, spaceId, visit, target.page);
  const address = found && (await publicAddress(ctx, visit, found.spaceId, found.path));
  if (!address) return NOWHERE;
  const { query, anchor } = target;
  const url = new URL(address);
  for (const [name, value] of new URLSearchParams(query)) url.searchParams.append(name, value);
  return url.href + hrefOf({ kind: 'anchor', anchor: anchor ?? '' }).replace(/^#$/, '');
}

/** The space in which a page lies, of those that the visitor sees, the one of the text first, and the page's path there. */
async function placeOf(ctx: Context, spaceId: string, { parts }: Visit, pageId: string): Promise<{ readonly spaceId: string; readonly path: string } | undefined> {
  const shown = [...placesOf(parts).keys()];
  for (const some of [shown.filter((id) => id === spaceId), shown.filter((id) => id !== spaceId)]) {
    const shelves = await Promise.all(some.map((id) => shelfOfSpace(ctx, id)));
    for (const [i, { content }] of shelves.entries()) {
      const way = wayTo(content.pages, pageId);
      const [id, path] = [some[i], way && pathOf(way)];
      if (id !== undefined && path != null) return { spaceId: id, path };
    }
  }
  return undefined;
}

async function publicAddress(ctx: Context, { parts, shareKey }: Visit, spaceId: string, path = ''): Promise<string | null> {
  const siteSpace = placesOf(parts).get(spaceId);
  return siteSpace ? publishedSiteSpace(ctx, { ...siteSpace, shareKey }, path) : null;
}
