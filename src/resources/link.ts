/** Links of a revision's texts: where they lead, and whether there is something. All from what was worked out when a text was written. */
import type { Context } from '../context.ts';
import { can } from '../data/authorize.ts';
import { pageOfItems } from '../data/items.ts';
import { readLinkedTexts } from '../data/links.ts';
import { place } from '../data/loaders.ts';
import type { ChangeRequestRow, LinkPage, LinkRow, PageRow, ReferenceRow, RevisionRow, Shelf, SpaceRow } from '../data/rows.ts';
import { statusesOf, targetFrom } from '../domain/broken-links.ts';
import type { Content, Page } from '../domain/content.ts';
import { notFound } from '../domain/errors.ts';
import { isIdOf } from '../domain/ids.ts';
import { type LinkTarget, targetOf } from '../domain/links.ts';
import { entriesOf, entryOf } from '../domain/list.ts';
import type { DocumentLink } from '../domain/markdown/facts.ts';
import { slugsAlong } from '../domain/tree.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { ancestorOf } from './change-request/sides.ts';
import { textOf } from './page/fields.ts';
import { shownShelf } from './revision/computed.ts';
import { allPagesIn, fileOf } from './revision/shelf.ts';

/** A page or a reusable content with the hash of its text. */
interface Holder {
  readonly id: string;
  readonly hash: string;
  /** Where it stands in the order of a revision's texts: cursors hold it, so that they stay where they are while texts come and go. */
  readonly key: string;
  /** The slugs on the way to it, for paths that are seen from there. */
  readonly from: readonly string[];
}

/** Ranks in letters and digits, each with its page's id because two may be equal. */
const keyOf = (way: readonly Pick<Page, 'rank' | 'id'>[]): string => way.map(({ rank, id }) => `${rank} ${id}`).join('/');

/** Behind every page. */
const LAST = '~';

const holdersOf = (pages: readonly PageRow[]): Holder[] =>
  pages.flatMap(({ page, above }) => (page.document === undefined ? [] : [{ id: page.id, hash: page.document, key: keyOf([...above, page]), from: slugsAlong([...above, page]) }]));

/** The texts of a revision in their order, pages before reusable contents; of one page, where one is meant. Undefined where there is no such page. */
function holdersIn(shelf: Shelf, page: string | null | undefined): Holder[] | undefined {
  if (page != null) {
    const row = pagesById(shelf).get(page);
    return row && holdersOf([row]);
  }
  const shared = entriesOf(shelf.content.reusableContents).flatMap((entry): Holder[] => {
    const hash = textOf(entry.fields, 'document');
    return hash === null ? [] : [{ id: entry.id, hash, key: `${LAST}${keyOf([entry])}`, from: [] }];
  });
  return [...holdersOf([...pagesById(shelf).values()]), ...shared];
}

const indexes = new WeakMap<Shelf, ReadonlyMap<string, PageRow>>();

/** All pages by id, in order: each reference asks for one, and each way through the tree is as long as the tree. */
function pagesById(shelf: Shelf): ReadonlyMap<string, PageRow> {
  const known = indexes.get(shelf) ?? new Map(allPagesIn(shelf, shelf.content.pages, []).map((row) => [row.page.id, row]));
  indexes.set(shelf, known);
  return known;
}

/** Where links stand: a revision as a state of its space, or of the change request on whose line it lies. */
interface Ground {
  readonly shelf: Shelf;
  readonly space: SpaceRow;
  readonly changeRequest: ChangeRequestRow | null;
}

async function groundOf(ctx: Context, revision: RevisionRow): Promise<Ground> {
  const [shelf, space, changeRequest] = await Promise.all([
    shownShelf(ctx, revision), // texts that are made of a spec hold no links of ours, and links to them are good
    ctx.load.space.must(revision.spaceId),
    revision.changeRequestId === null ? null : ctx.load.changeRequest.must(revision.changeRequestId),
  ]);
  return { shelf, space, changeRequest };
}

/** A link with where it stands in the list. */
interface Listed {
  readonly key: string;
  readonly row: LinkRow;
}

const numbered = (n: number): string => String(n).padStart(7, '0');

/** The links of some texts. */
async function linksIn({ query, settings }: Context, ground: Ground, holders: readonly Holder[]): Promise<Listed[]> {
  const { revision, content } = ground.shelf;
  const texts = await readLinkedTexts(
    query,
    revision.organizationId,
    holders.map(({ hash }) => hash),
  );
  return holders.flatMap(({ id, hash, key, from }) => {
    const text = texts.get(hash);
    if (!text) return [];
    const statuses = statusesOf(text, { content, from }, settings.appUrl);
    return text.links.map((link, i) => ({ key: `${key}#${numbered(i)}`, row: { ...ground, holderId: id, from, link, status: statuses[i] ?? 'OK' } }));
  });
}

const addressOf = ({ row: { holderId, link } }: Listed): string => `${holderId} ${link.href}`;

/** How many links are broken in a change request that are not in what it came from. */
async function newlyBroken(ctx: Context, { changeRequest }: Ground, broken: readonly Listed[], page: string | null | undefined): Promise<number> {
  if (!changeRequest || broken.length === 0) return 0;
  const base = await groundOf(ctx, await ctx.load.revision.must(ancestorOf(changeRequest)));
  const before = new Set((await linksIn(ctx, base, holdersIn(base.shelf, page) ?? [])).filter(({ row }) => row.status === 'BROKEN').map(addressOf));
  return broken.filter((one) => !before.has(addressOf(one))).length;
}

/** The pages whose texts link to a file, or show it. */
async function holdersNaming({ load, query }: Context, shelf: Shelf, file: string): Promise<Holder[]> {
  const { organizationId } = shelf.revision;
  const naming = new Set(await load.documentsNaming.load(place(organizationId, file)));
  const holders = holdersOf([...pagesById(shelf).values()]).filter(({ hash }) => naming.has(hash));
  const texts = await readLinkedTexts(
    query,
    organizationId,
    holders.map(({ hash }) => hash),
  );
  const leads = ({ kind, href }: DocumentLink): boolean => {
    const target = targetOf(href);
    return kind !== 'INCLUDE' && target.kind === 'file' && target.file === file;
  };
  return holders.filter(({ hash }) => texts.get(hash)?.links.some(leads));
}

/** The line on which a revision lies: its lists go on from revision to revision, and so do their cursors. */
const lineOf = ({ spaceId, changeRequestId }: RevisionRow): string => changeRequestId ?? spaceId;

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
function targetIn({ link: { href, kind }, shelf: { content }, from }: LinkRow): LinkTarget | null {
  if (kind === 'INCLUDE') return { kind: 'reusable-content', id: href };
  const target = targetFrom(href, { content, from });
  return target.kind === 'path' ? null : target;
}

const nothing: Content = { pages: null, files: null, reusableContents: null, variables: null };

/** A space that a link leads to, as it is now; null where there is none that the viewer may read, which he cannot tell apart. */
async function spaceReference(ctx: Context, target: LinkTarget & { readonly kind: 'space' }): Promise<ReferenceRow | null> {
  const space = await ctx.load.space.load(target.space);
  if (!space || space.deletedAt !== null || !(await can(ctx, 'space.read', space))) return null;
  return { shelf: { revision: await ctx.load.revision.must(space.revisionId), content: nothing }, space, changeRequest: null, target };
}

/** What a page or a reusable content is to those that speak of it. */
const holderOf = (id: string): LinkTarget => (isIdOf(id, 'Page') ? { kind: 'page', page: id } : { kind: 'reusable-content', id });

/** The page that a reference is to, or in: an anchor is one of the page in which its link stands. */
function pageIdOf(row: ReferenceRow | (ReferenceRow & LinkRow)): string | undefined {
  if (row.target.kind === 'page') return row.target.page;
  return row.target.kind === 'anchor' && 'holderId' in row ? row.holderId : undefined;
}

export const link: Resolvers = {
  Link: {
    status: ({ status }) => status,
    relation: (row) => (row.link.kind === 'INCLUDE' ? 'DEPENDS_ON' : 'REFERENCE'),
    href: (row) => row.link.href,
    text: (row) => row.link.text,
    target: (row, _, ctx) => {
      const target = targetIn(row);
      return target?.kind === 'space' ? spaceReference(ctx, target) : target && { ...row, target };
    },
    locations: (row) => [{ ...row, target: holderOf(row.holderId) }],
  },
  ContentReference: {
    kind: ({ target }) => kindsOfTarget[target.kind],
    organization: ({ space }, _, ctx) => ctx.load.organization.must(space.organizationId),
    versionContext: ({ shelf, changeRequest }) => ({ type: changeRequest ? 'CHANGE_REQUEST' : 'REVISION', revision: changeRequest ? null : shelf.revision, changeRequest }),
    page: (row) => pagesById(row.shelf).get(pageIdOf(row) ?? '') ?? null,
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
    stats: async (page) => ({ total: page.total, broken: { total: page.broken, changeRequest: await page.brokenHere() } }),
  },
  BacklinkConnection: { totalCount: (page) => page.count() },
  Revision: {
    links: async (row, { status, page, ...args }, ctx): Promise<LinkPage> => {
      const ground = await groundOf(ctx, row);
      const holders = holdersIn(ground.shelf, page);
      if (!holders) throw notFound();
      const all = await linksIn(ctx, ground, holders);
      const broken = all.filter((one) => one.row.status === 'BROKEN');
      const items = status == null ? all : all.filter((one) => one.row.status === status);
      const keys = new Map(items.map((one) => [one.row, one.key]));
      const name = `links ${lineOf(row)} ${page ?? ''} ${status ?? ''}`;
      const listed = pageOfItems({ name, items: items.map((one) => one.row), keysOf: (one) => [keys.get(one) ?? ''] }, args);
      return { ...listed, total: all.length, broken: broken.length, brokenHere: () => newlyBroken(ctx, ground, broken, page) };
    },
    backlinks: async (row, { file, ...args }, ctx) => {
      const ground = await groundOf(ctx, row);
      if (!entryOf(ground.shelf.content.files, file)) throw notFound();
      const holders = await holdersNaming(ctx, ground.shelf, file);
      const keys = new Map(holders.map(({ id, key }) => [id, key]));
      const items = holders.map(({ id }): ReferenceRow & { readonly target: { readonly kind: 'page' } } => ({ ...ground, target: { kind: 'page', page: id }, fileId: file }));
      return pageOfItems({ name: `backlinks ${lineOf(row)} ${file}`, items, keysOf: ({ target }) => [keys.get(target.page) ?? ''] }, args);
    },
  },
};
