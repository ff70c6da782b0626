/** Renders pages as HTML, with the addresses that their readers can follow. */
import { setImmediate } from 'node:timers/promises';
import type { Context } from '../../context.ts';
import type { PageRow, VisitorReader } from '../../data/rows.ts';
import { targetFrom } from '../../domain/broken-links.ts';
import type { ResolvedAddress, ResolvedAddresses } from '../../domain/html/addresses.ts';
import { textOf } from '../../domain/fields.ts';
import { hrefOf, type LinkTarget, targetOf } from '../../domain/links.ts';
import { entryOf } from '../../domain/list.ts';
import { slugsAlong, walk } from '../../domain/tree.ts';
import { fileOf } from '../revision/content.ts';
import { publicAddressOf } from './public-links.ts';

/** Addresses that are resolved per turn of the event loop. */
const ADDRESSES_PER_TURN = 500;

/** Finds the address of a target for the reader of a page; null for one without. */
type Resolve = (target: LinkTarget) => Promise<ResolvedAddress | null> | ResolvedAddress | null;

/** Returns the HTML of a text of a page. Links lead to what the reader of the page can see. */
export async function htmlOfText(ctx: Context, row: PageRow, text: string): Promise<string> {
  const hrefs = await ctx.texts.one('addresses', text);
  return ctx.texts.html({ text, addresses: await resolveAll(ctx, row, hrefs) });
}

async function resolveAll(
  ctx: Context,
  row: PageRow,
  hrefs: readonly string[],
): Promise<ResolvedAddresses> {
  if (hrefs.length === 0) return {};
  const { content, reader } = row;
  const location = { content, from: slugsAlong([...row.ancestors, row.page]) };
  const resolve =
    reader.kind === 'visitor' ? forVisitor(ctx, row, reader) : await forMember(ctx, row);
  const addresses: [string, ReturnType<Resolve>][] = [];
  for (const [index, href] of hrefs.entries()) {
    addresses.push([href, resolve(targetFrom(href, location))]);
    if (index % ADDRESSES_PER_TURN === ADDRESSES_PER_TURN - 1) await setImmediate();
  }
  return Object.fromEntries(
    await Promise.all(addresses.map(async ([href, address]) => [href, await address] as const)),
  );
}

/** Returns the signed address and the name of a file of the revision. */
function fileAddress(ctx: Context, row: PageRow, id: string): ResolvedAddress | null {
  const entry = entryOf(row.content.files, id);
  if (!entry) return null;
  const { blob, name, contentType, size } = fileOf(row, entry);
  return {
    url: ctx.blobs.downloadURL({ hash: blob, name, contentType, size }, ctx.now),
    title: name,
  };
}

/** Returns a text of a page with signed URLs in place of the addresses of files. */
export async function withFileUrls(ctx: Context, row: PageRow, markdown: string): Promise<string> {
  if (!markdown.includes('/files/')) return markdown;
  const links: Record<string, string> = {};
  for (const href of (await ctx.texts.one('read', markdown)).addresses) {
    const target = targetOf(href);
    const address = target.kind === 'file' ? fileAddress(ctx, row, target.file) : null;
    if (address) links[href] = address.url;
  }
  return ctx.texts.one('rewrite', { text: markdown, links, includes: {} });
}

/** Resolves to public URLs. A rendered text has no files but those that its visitor can see. */
const forVisitor =
  (ctx: Context, row: PageRow, reader: VisitorReader): Resolve =>
  (target) =>
    target.kind === 'file'
      ? fileAddress(ctx, row, target.file)
      : publicAddressOf(ctx, row.revision.spaceId, reader, target);

/** Resolves to URLs of the app. */
async function forMember(ctx: Context, row: PageRow): Promise<Resolve> {
  const { organizationId, spaceId } = row.revision;
  const root = `${ctx.settings.appUrl}/o/${organizationId}`;
  const pagesUrl = `${root}/s/${spaceId}${await stateSegmentOf(ctx, row)}/p`;
  const titles = titlesIn(ctx, row);
  return (target) => {
    switch (target.kind) {
      case 'page': {
        const title = titles.get(target.page);
        const { query = '', anchor } = target;
        return title === undefined
          ? null
          : { url: `${pagesUrl}/${target.page}${query}${anchorOf(anchor)}`, title };
      }
      case 'file':
        return fileAddress(ctx, row, target.file);
      case 'space':
        return { url: `${root}/s/${target.space}` };
      case 'collection':
        return { url: `${root}/c/${target.collection}` };
      default:
        return null;
    }
  };
}

/** Returns the titles of all pages by their ids. */
const titlesIn = ({ load }: Context, { content }: PageRow): ReadonlyMap<string, string> =>
  load.computed.once(
    content,
    'titles',
    () =>
      new Map(
        [...walk(content.pages)].map(({ page }) => [
          page.id,
          textOf(page.fields, 'title') ?? 'Untitled',
        ]),
      ),
  );

const anchorOf = (anchor: string | undefined): string =>
  hrefOf({ kind: 'anchor', anchor: anchor ?? '' }).replace(/^#$/, '');

/**
 * Returns the part of URLs in the app that names the state of a page: nothing for the head of its
 * space, otherwise the change request or the revision.
 */
async function stateSegmentOf(
  { load }: Pick<Context, 'load'>,
  { revision: { id, spaceId, changeRequestId } }: PageRow,
): Promise<string> {
  if (changeRequestId === null)
    return (await load.space.must(spaceId)).revisionId === id ? '' : `/r/${id}`;
  const { revisionId } = await load.changeRequest.must(changeRequestId);
  return revisionId === id ? `/cr/${changeRequestId}` : `/r/${id}`;
}
