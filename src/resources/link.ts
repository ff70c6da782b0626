/** Links of a revision's texts: where they lead, and whether there is something. All from what was worked out when a text was written. */
import type { Context } from '../context.ts';
import { place } from '../data/loaders.ts';
import { pageOfItems } from '../data/items.ts';
import type { ChangeRequestRow, LinkPage, LinkRow, PageRow, ReferenceRow, RevisionRow, Shelf, SpaceRow } from '../data/rows.ts';
import { isBroken } from '../domain/broken-links.ts';
import { notFound } from '../domain/errors.ts';
import { type LinkTarget, targetOf } from '../domain/links.ts';
import { entryOf } from '../domain/list.ts';
import type { DocumentLink, Facts } from '../domain/markdown/facts.ts';
import type { LinkStatus, Resolvers } from '../generated/resolvers.ts';
import { ancestorOf } from './change-request/sides.ts';
import { allPagesIn, fileOf, pageIn, shelfOf } from './revision/shelf.ts';

/** The texts of pages, in the order of the pages. */
async function textsOf({ load }: Context, { revision }: Shelf, pages: readonly PageRow[]): Promise<{ readonly page: PageRow; readonly facts: Facts }[]> {
  const written = pages.filter(({ page }) => page.document !== undefined);
  const documents = await load.document.mustAll(written.map(({ page }) => place(revision.organizationId, page.document ?? '')));
  return written.flatMap((page, i) => {
    const facts = documents[i]?.facts;
    return facts ? [{ page, facts }] : [];
  });
}

function statusOf({ settings }: Context, { href, kind }: DocumentLink, facts: Facts, shelf: Shelf): LinkStatus {
  if (href.startsWith(`${settings.appUrl}/`)) return 'IN_APP';
  return isBroken(href, kind, new Set(facts.headings.map(({ anchor }) => anchor)), shelf.content) ? 'BROKEN' : 'OK';
}

/** Where links stand: a revision as a state of its space, or of the change request that is at it. */
interface Ground {
  readonly shelf: Shelf;
  readonly space: SpaceRow;
  readonly changeRequest: ChangeRequestRow | null;
}

async function groundOf(ctx: Context, revision: RevisionRow): Promise<Ground> {
  const [shelf, space, changeRequest] = await Promise.all([
    shelfOf(ctx, revision),
    ctx.load.space.must(revision.spaceId),
    revision.changeRequestId === null ? null : ctx.load.changeRequest.must(revision.changeRequestId),
  ]);
  return { shelf, space, changeRequest };
}

/** The links of some pages. */
async function linksIn(ctx: Context, ground: Ground, pages: readonly PageRow[]): Promise<LinkRow[]> {
  const texts = await textsOf(ctx, ground.shelf, pages);
  return texts.flatMap(({ page, facts }) => facts.links.map((link) => ({ ...ground, pageId: page.page.id, link, status: statusOf(ctx, link, facts, ground.shelf) })));
}

const keyOf = ({ pageId, link: { href } }: LinkRow): string => `${pageId} ${href}`;

/** How many links are broken in a change request that are not in what it came from. */
async function newlyBroken(ctx: Context, { changeRequest }: Ground, broken: readonly LinkRow[], page: string | null | undefined): Promise<number> {
  if (!changeRequest || broken.length === 0) return 0;
  const base = await groundOf(ctx, await ctx.load.revision.must(ancestorOf(changeRequest)));
  const before = new Set((await linksIn(ctx, base, pagesOf(base.shelf, page) ?? [])).filter(({ status }) => status === 'BROKEN').map(keyOf));
  return broken.filter((row) => !before.has(keyOf(row))).length;
}

/** All pages, or the one that is meant; undefined where there is none. */
function pagesOf(shelf: Shelf, id: string | null | undefined): readonly PageRow[] | undefined {
  if (id == null) return allPagesIn(shelf, shelf.content.pages, []);
  const row = pageIn(shelf, id);
  return row ? [row] : undefined;
}

/** Keys that keep the order of the texts. */
const numbered = (n: number): string => String(n).padStart(7, '0');

const relationOf = ({ kind }: DocumentLink) => (kind === 'INCLUDE' ? 'DEPENDS_ON' : 'REFERENCE');

const kindsOfTarget = {
  page: 'PAGE',
  file: 'FILE',
  'reusable-content': 'REUSABLE_CONTENT',
  anchor: 'ANCHOR',
  space: 'SPACE',
  collection: 'COLLECTION',
  user: 'USER',
  url: 'URL',
  path: 'PAGE',
} as const;

const fileIdOf = ({ target, fileId }: ReferenceRow): string | undefined => (target.kind === 'file' ? target.file : fileId);

/** What a link leads to; a path that means no page leads nowhere. */
function targetIn(row: LinkRow): LinkTarget | null {
  if (row.link.kind === 'INCLUDE') return { kind: 'reusable-content', id: row.link.href };
  const target = targetOf(row.link.href);
  return target.kind === 'path' ? null : target;
}

export const link: Resolvers = {
  Link: {
    status: ({ status }) => status,
    relation: (row) => relationOf(row.link),
    href: (row) => row.link.href,
    text: (row) => row.link.text,
    target: (row) => {
      const target = targetIn(row);
      return target && { ...row, target };
    },
    locations: (row) => [{ ...row, target: { kind: 'page', page: row.pageId } }],
  },
  ContentReference: {
    kind: ({ target }) => kindsOfTarget[target.kind],
    organization: ({ space }, _, ctx) => ctx.load.organization.must(space.organizationId),
    versionContext: ({ shelf, changeRequest }) => ({ type: changeRequest ? 'CHANGE_REQUEST' : 'REVISION', revision: changeRequest ? null : shelf.revision, changeRequest }),
    page: ({ shelf, target }) => (target.kind === 'page' ? pageIn(shelf, target.page) : null),
    file: (row) => {
      const entry = entryOf(row.shelf.content.files, fileIdOf(row) ?? '');
      return entry ? fileOf(entry) : null;
    },
    url: ({ target }) => (target.kind === 'url' ? target.url : null),
    anchor: ({ target }) => ('anchor' in target ? (target.anchor ?? null) : null),
    reusableContent: ({ shelf, target }) => {
      const entry = target.kind === 'reusable-content' ? entryOf(shelf.content.reusableContents, target.id) : undefined;
      return entry ? { ...shelf, entry } : null;
    },
  },
  LinkConnection: {
    totalCount: (page) => page.count(),
    stats: ({ total, broken, brokenHere }) => ({ total, broken: { total: broken, changeRequest: brokenHere } }),
  },
  BacklinkConnection: { totalCount: (page) => page.count() },
  Revision: {
    links: async (row, { status, page, ...args }, ctx): Promise<LinkPage> => {
      const ground = await groundOf(ctx, row);
      const pages = pagesOf(ground.shelf, page);
      if (!pages) throw notFound();
      const all = await linksIn(ctx, ground, pages);
      const broken = all.filter((one) => one.status === 'BROKEN');
      const order = new Map(all.map((one, i) => [one, numbered(i)]));
      const items = status == null ? all : all.filter((one) => one.status === status);
      const listed = pageOfItems({ name: `links ${row.id} ${page ?? ''} ${status ?? ''}`, items, keysOf: (one) => [order.get(one) ?? ''] }, args);
      return { ...listed, total: all.length, broken: broken.length, brokenHere: await newlyBroken(ctx, ground, broken, page) };
    },
    backlinks: async (row, { file, ...args }, ctx) => {
      const ground = await groundOf(ctx, row);
      if (!entryOf(ground.shelf.content.files, file)) throw notFound();
      const texts = await textsOf(ctx, ground.shelf, pagesOf(ground.shelf, null) ?? []);
      const names = ({ facts }: { readonly facts: Facts }) =>
        facts.links.some(({ href }) => {
          const target = targetOf(href);
          return target.kind === 'file' && target.file === file;
        });
      const items = texts.filter(names).map(({ page }): ReferenceRow => ({ ...ground, target: { kind: 'page', page: page.page.id }, fileId: file }));
      const order = new Map(items.map((one, i) => [one, numbered(i)]));
      return pageOfItems({ name: `backlinks ${row.id} ${file}`, items, keysOf: (one) => [order.get(one) ?? ''] }, args);
    },
  },
};
