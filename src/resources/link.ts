/**
 * Resolves the links in the texts of a revision, their targets and their status, from facts that
 * were stored when each text was written.
 */
import { setImmediate } from 'node:timers/promises';
import type { Context } from '../context.ts';
import { can } from '../data/authorize.ts';
import { pageOfItems } from '../data/items.ts';
import { readLinkedTexts } from '../data/links.ts';
import { compositeKey } from '../data/loaders.ts';
import { forMember, member, revisionForMember } from '../data/reader.ts';
import type {
  ChangeRequestRow,
  LinkPage,
  LinkRow,
  PageRow,
  ReferenceRow,
  RevisionRow,
  RevisionContent,
  RevisionView,
  SpaceView,
} from '../data/rows.ts';
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
import { textOf } from '../domain/fields.ts';
import { contentOfView } from './revision/computed.ts';
import { allPagesIn, fileOf } from './revision/content.ts';

/** A page or reusable content with the hash of its text. */
interface TextHolder {
  readonly id: string;
  readonly hash: string;
  /**
   * The sort key of the text in a revision. Cursors contain it, so that they stay valid when texts
   * are added or removed.
   */
  readonly key: string;
  /** The page's path as slugs, against which relative links resolve. */
  readonly from: readonly string[];
}

/**
 * Returns the sort key of a path. Ranks consist of letters and digits; the page id distinguishes
 * equal ranks.
 */
const keyOf = (ancestry: readonly Pick<Page, 'rank' | 'id'>[]): string =>
  ancestry.map(({ rank, id }) => `${rank} ${id}`).join('/');

/** Sorts after the key of every page. */
const LAST = '~';

const textHoldersOf = (pages: readonly PageRow[]): TextHolder[] =>
  pages.flatMap(({ page, ancestors }) =>
    page.document === undefined
      ? []
      : [
          {
            id: page.id,
            hash: page.document,
            key: keyOf([...ancestors, page]),
            from: slugsAlong([...ancestors, page]),
          },
        ],
  );

/**
 * Returns the texts of a revision in order, pages before reusable contents, or the text of one
 * page. Returns undefined if the page does not exist.
 */
function textHoldersIn(
  ctx: Pick<Context, 'load'>,
  revisionContent: RevisionContent,
  page: string | null | undefined,
): TextHolder[] | undefined {
  if (page != null) {
    const row = pagesById(ctx, revisionContent).get(page);
    return row && textHoldersOf([row]);
  }
  const reusable = entriesOf(revisionContent.content.reusableContents).flatMap(
    (entry): TextHolder[] => {
      const hash = textOf(entry.fields, 'document');
      return hash === null
        ? []
        : [{ id: entry.id, hash, key: `${LAST}${keyOf([entry])}`, from: [] }];
    },
  );
  return [...textHoldersOf([...pagesById(ctx, revisionContent).values()]), ...reusable];
}

/**
 * Returns all pages by id, in order. The index is cached, because each reference needs a lookup and
 * a search through the tree is slow.
 */
const pagesById = (
  { load }: Pick<Context, 'load'>,
  revisionContent: RevisionContent,
): ReadonlyMap<string, PageRow> =>
  load.computed.once(
    revisionContent,
    'pagesById',
    () =>
      new Map(
        allPagesIn(revisionContent, revisionContent.content.pages, []).map((row) => [
          row.page.id,
          row,
        ]),
      ),
  );

/** A revision with its space, or with its change request if it belongs to one. */
interface RevisionScope {
  readonly revision: RevisionView;
  readonly revisionContent: RevisionContent;
  readonly space: SpaceView;
  readonly changeRequest: ChangeRequestRow | null;
}

async function revisionScopeOf(ctx: Context, revision: RevisionView): Promise<RevisionScope> {
  const [revisionContent, space, changeRequest] = await Promise.all([
    // Generated texts have no links of their own, but may be the target of links.
    contentOfView(ctx, revision),
    ctx.load.space.must(revision.spaceId),
    revision.changeRequestId === null
      ? null
      : ctx.load.changeRequest.must(revision.changeRequestId),
  ]);
  return { revision, revisionContent, space: forMember(space), changeRequest };
}

/** A link with its sort key. */
interface ListedLink {
  readonly key: string;
  readonly row: LinkRow;
}

/** Links per turn of the event loop, which take about 10 ms. */
const LINKS_PER_TURN = 5000;

const paddedNumber = (n: number): string => String(n).padStart(7, '0');

/** Returns the links of the given texts. */
async function linksIn(
  { query, settings }: Context,
  scope: RevisionScope,
  holders: readonly TextHolder[],
): Promise<ListedLink[]> {
  const { revision, content } = scope.revisionContent;
  const texts = await readLinkedTexts(
    query,
    revision.organizationId,
    holders.map(({ hash }) => hash),
  );
  const listed: ListedLink[] = [];
  let sinceTurn = 0;
  for (const { id, hash, key, from } of holders) {
    const text = texts.get(hash);
    if (!text) continue;
    const statuses = statusesOf(text, { content, from }, settings.appUrl);
    for (const [i, link] of text.links.entries())
      listed.push({
        key: `${key}#${paddedNumber(i)}`,
        row: { ...scope, holderId: id, from, link, status: statuses[i] ?? 'OK' },
      });
    sinceTurn += text.links.length;
    if (sinceTurn < LINKS_PER_TURN) continue;
    sinceTurn = 0;
    await setImmediate(); // A space may have many links, so other requests get a turn.
  }
  return listed;
}

const linkKeyOf = ({ row: { holderId, link } }: ListedLink): string => `${holderId} ${link.href}`;

/** Returns the number of broken links in a change request that were not broken in its base. */
async function newlyBroken(
  ctx: Context,
  { changeRequest }: RevisionScope,
  broken: readonly ListedLink[],
  page: string | null | undefined,
): Promise<number> {
  if (!changeRequest || broken.length === 0) return 0;
  const ancestor = await ctx.load.revision.must(ancestorOf(changeRequest));
  const base = await revisionScopeOf(ctx, revisionForMember(ancestor));
  const before = new Set(
    (await linksIn(ctx, base, textHoldersIn(ctx, base.revisionContent, page) ?? []))
      .filter(({ row }) => row.status === 'BROKEN')
      .map(linkKeyOf),
  );
  return broken.filter((one) => !before.has(linkKeyOf(one))).length;
}

/** Returns the pages whose texts link to a file or embed it. */
async function textHoldersLinking(
  ctx: Context,
  revisionContent: RevisionContent,
  file: string,
): Promise<TextHolder[]> {
  const { organizationId } = revisionContent.revision;
  const naming = new Set(await ctx.load.documentsNaming.load(compositeKey(organizationId, file)));
  const holders = textHoldersOf([...pagesById(ctx, revisionContent).values()]).filter(({ hash }) =>
    naming.has(hash),
  );
  const texts = await readLinkedTexts(
    ctx.query,
    organizationId,
    holders.map(({ hash }) => hash),
  );
  const isLinkToFile = ({ kind, href }: DocumentLink): boolean => {
    const target = targetOf(href);
    return kind !== 'INCLUDE' && target.kind === 'file' && target.file === file;
  };
  return holders.filter(({ hash }) => texts.get(hash)?.links.some(isLinkToFile));
}

/**
 * Returns the change request or space of a revision. Cursors contain it, so that they stay valid
 * from one revision to the next.
 */
const branchOf = ({ spaceId, changeRequestId }: RevisionRow): string => changeRequestId ?? spaceId;

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

const fileIdOf = ({ target, fileId }: ReferenceRow): string | undefined =>
  target.kind === 'file' ? target.file : fileId;

/** Returns the target of a link, or null for a path that matches no page. */
function targetIn({
  link: { href, kind },
  revisionContent: { content },
  from,
}: LinkRow): LinkTarget | null {
  if (kind === 'INCLUDE') return { kind: 'reusable-content', id: href };
  const target = targetFrom(href, { content, from });
  return target.kind === 'path' ? null : target;
}

const emptyContent: Content = { pages: null, files: null, reusableContents: null, variables: null };

/**
 * Returns a reference to the current state of a space. Returns null if the space does not exist or
 * the viewer cannot read it.
 */
async function spaceReference(
  ctx: Context,
  target: LinkTarget & { readonly kind: 'space' },
): Promise<ReferenceRow | null> {
  const space = await ctx.load.space.load(target.space);
  if (!space || space.deletedAt !== null || !(await can(ctx, 'space.read', space))) return null;
  const revision = revisionForMember(await ctx.load.revision.must(space.revisionId));
  return {
    revision,
    revisionContent: {
      ...{ revision, reader: member },
      content: emptyContent,
      expandsComputed: true,
    },
    space: forMember(space),
    changeRequest: null,
    target,
  };
}

/** Returns a page or reusable content as the target of a reference. */
const holderOf = (id: string): LinkTarget =>
  isIdOf(id, 'Page') ? { kind: 'page', page: id } : { kind: 'reusable-content', id };

/**
 * Returns the id of the page that a reference points to. An anchor refers to the page that contains
 * its link.
 */
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
    target: async (row, _, ctx) => {
      await ctx.budget.turn(); // One response may have a thousand links with their targets.
      const target = targetIn(row);
      return target?.kind === 'space' ? spaceReference(ctx, target) : target && { ...row, target };
    },
    locations: async (row, _, ctx) => {
      await ctx.budget.turn();
      return [{ ...row, target: holderOf(row.holderId) }];
    },
  },
  ContentReference: {
    kind: ({ target }) => kindsOfTarget[target.kind],
    organization: ({ space }, _, ctx) => ctx.load.organization.must(space.organizationId),
    versionContext: ({ revision, changeRequest }) => ({
      type: changeRequest ? 'CHANGE_REQUEST' : 'REVISION',
      revision: changeRequest ? null : revision,
      changeRequest,
    }),
    page: (row, _, ctx) => pagesById(ctx, row.revisionContent).get(pageIdOf(row) ?? '') ?? null,
    file: (row) => {
      const entry = entryOf(row.revisionContent.content.files, fileIdOf(row) ?? '');
      return entry ? fileOf(row.revisionContent, entry) : null;
    },
    url: ({ target }) => (target.kind === 'url' ? target.url : null),
    anchor: ({ target }) => ('anchor' in target ? (target.anchor ?? null) : null),
    reusableContent: ({ revisionContent, target }) => {
      const entry =
        target.kind === 'reusable-content'
          ? entryOf(revisionContent.content.reusableContents, target.id)
          : undefined;
      return entry ? { ...revisionContent, entry } : null;
    },
  },
  LinkConnection: {
    stats: async (page) => ({
      total: page.total,
      broken: { total: page.broken, changeRequest: await page.countNewlyBroken() },
    }),
  },
  Revision: {
    links: async (row, { status, page, ...args }, ctx): Promise<LinkPage> => {
      const scope = await revisionScopeOf(ctx, row);
      const holders = textHoldersIn(ctx, scope.revisionContent, page);
      if (!holders) throw notFound();
      const all = await linksIn(ctx, scope, holders);
      const broken = all.filter((one) => one.row.status === 'BROKEN');
      const items = status == null ? all : all.filter((one) => one.row.status === status);
      const keys = new Map(items.map((one) => [one.row, one.key]));
      const name = `links ${branchOf(row)} ${page ?? ''} ${status ?? ''}`;
      const listed = pageOfItems(
        { name, items: items.map((one) => one.row), keysOf: (one) => [keys.get(one) ?? ''] },
        args,
      );
      return {
        ...listed,
        total: all.length,
        broken: broken.length,
        countNewlyBroken: () => newlyBroken(ctx, scope, broken, page),
      };
    },
    backlinks: async (row, { file, ...args }, ctx) => {
      const scope = await revisionScopeOf(ctx, row);
      if (!entryOf(scope.revisionContent.content.files, file)) throw notFound();
      const holders = await textHoldersLinking(ctx, scope.revisionContent, file);
      const keys = new Map(holders.map(({ id, key }) => [id, key]));
      const items = holders.map(
        ({ id }): ReferenceRow & { readonly target: { readonly kind: 'page' } } => ({
          ...scope,
          target: { kind: 'page', page: id },
          fileId: file,
        }),
      );
      return pageOfItems(
        {
          name: `backlinks ${branchOf(row)} ${file}`,
          items,
          keysOf: ({ target }) => [keys.get(target.page) ?? ''],
        },
        args,
      );
    },
  },
};
