/**
 * Replaces links in texts of a site by public URLs, and removes links to targets that the visitor
 * cannot see.
 */
import { setImmediate } from 'node:timers/promises';
import type { Context } from '../../context.ts';
import type { RevisionContent, VisitorReader } from '../../data/rows.ts';
import { targetFrom } from '../../domain/broken-links.ts';
import type { Page } from '../../domain/content.ts';
import type { ResolvedAddress } from '../../domain/html/addresses.ts';
import { textOf } from '../../domain/fields.ts';
import { hrefOf, type LinkTarget } from '../../domain/links.ts';
import { pathOf, pathTo } from '../../domain/tree.ts';
import { revisionContentOfSpace } from '../revision/computed.ts';

type InternalTarget = LinkTarget & { readonly kind: 'page' | 'space' | 'collection' | 'user' };

const isInternal = (target: LinkTarget): target is InternalTarget =>
  target.kind === 'page' ||
  target.kind === 'space' ||
  target.kind === 'collection' ||
  target.kind === 'user';

/** The href of a link that the visitor may not follow. */
const BLOCKED_HREF = '#';
/** Links that are resolved per turn of the event loop. */
const LINKS_PER_TURN = 500;

/**
 * Returns a text with public URLs for its links to pages and spaces. Links to collections, users
 * and anything that the visitor cannot see point nowhere.
 *
 * `from` is the path of the text's page, as slugs; it is empty for texts that are included in
 * others.
 */
export async function withPublicLinks(
  ctx: Context,
  { revision, content }: RevisionContent,
  from: readonly string[],
  reader: VisitorReader,
  markdown: string,
): Promise<string> {
  const targets = new Map<string, InternalTarget>();
  for (const [i, href] of (await ctx.texts.one('read', markdown)).addresses.entries()) {
    const target = targetFrom(href, { content, from });
    if (isInternal(target)) targets.set(href, target);
    if (i % LINKS_PER_TURN === LINKS_PER_TURN - 1) await setImmediate();
  }
  if (targets.size === 0) return markdown;
  const links = Object.fromEntries(
    await Promise.all(
      [...targets].map(
        async ([href, target]) =>
          [href, await publicUrlOf(ctx, revision.spaceId, reader, target)] as const,
      ),
    ),
  );
  return ctx.texts.one('rewrite', { text: markdown, links, includes: {} });
}

/** Returns the public URL of a link target in a text of a space. */
export const publicUrlOf = async (
  ctx: Context,
  spaceId: string,
  reader: VisitorReader,
  target: InternalTarget,
): Promise<string> => (await publicAddressOf(ctx, spaceId, reader, target))?.url ?? BLOCKED_HREF;

/**
 * Returns the public URL of a link target, and the title of a page; null for what the visitor
 * cannot see.
 */
export async function publicAddressOf(
  ctx: Context,
  spaceId: string,
  reader: VisitorReader,
  target: LinkTarget,
): Promise<ResolvedAddress | null> {
  if (target.kind === 'space') {
    const spaceUrl = await reader.urlOf(target.space);
    return spaceUrl === null ? null : { url: spaceUrl };
  }
  if (target.kind !== 'page') return null;
  const found = await publicLocationOf(ctx, spaceId, reader, target.page);
  const address = found && (await reader.urlOf(found.spaceId, found.path));
  if (!address) return null;
  const { query, anchor } = target;
  const url = new URL(address);
  for (const [name, value] of new URLSearchParams(query)) url.searchParams.append(name, value);
  return {
    url: url.href + hrefOf({ kind: 'anchor', anchor: anchor ?? '' }).replace(/^#$/, ''),
    title: found.title,
  };
}

const titleOf = (page: Page | undefined): string =>
  textOf(page?.fields ?? {}, 'title') ?? 'Untitled';

/**
 * Finds the space, the path and the title of a page among the spaces that the visitor can see; the text's own
 * space comes first.
 */
async function publicLocationOf(
  ctx: Context,
  spaceId: string,
  reader: VisitorReader,
  pageId: string,
): Promise<
  { readonly spaceId: string; readonly path: string; readonly title: string } | undefined
> {
  const visibleIds = [...reader.siteSpaces.keys()];
  for (const candidates of [
    visibleIds.filter((id) => id === spaceId),
    visibleIds.filter((id) => id !== spaceId),
  ]) {
    const contents = await Promise.all(
      candidates.map((id) => revisionContentOfSpace(ctx, reader, id)),
    );
    for (const [i, { content }] of contents.entries()) {
      const ancestry = pathTo(content.pages, pageId);
      const [id, path] = [candidates[i], ancestry && pathOf(ancestry)];
      if (id !== undefined && path != null)
        return { spaceId: id, path, title: titleOf(ancestry?.at(-1)) };
    }
  }
  return undefined;
}
