/**
 * Resolves the links in the texts of a revision, their targets and their status, from facts that
 * were stored when each text was written.
 */
import type { Context } from '../context.ts';
import { compositeKey } from '../data/loaders.ts';
import { pageOfItems } from '../data/items.ts';
import { mapPage } from '../data/page.ts';
import { revisionForMember } from '../data/reader.ts';
import type {
  BrokenLinkNumbers,
  LinkListPage,
  ReferenceRow,
  RevisionRow,
  RevisionView,
  SpaceState,
} from '../data/rows.ts';
import { notFound } from '../domain/errors.ts';
import { targetOf } from '../domain/links.ts';
import { entryOf } from '../domain/list.ts';
import type { DocumentLink } from '../domain/markdown/facts.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { ancestorOf } from './change-request/sides.ts';
import { LinkTexts, pageOfLinks, textsLinkingTo } from './link/list.ts';
import { fileIn, reusableContentIn, stateAt, targetReference } from './link/reference.ts';
import { isSelected } from './link/selection.ts';
import { pagesById, pageTextsIn, textHoldersIn } from './link/texts.ts';

/**
 * Returns the texts of a page or of a whole revision.
 * @throws NOT_FOUND if the page does not exist
 */
function textsOf(ctx: Context, state: SpaceState, page: string | null | undefined): LinkTexts {
  const holders = textHoldersIn(ctx, state.revisionContent, page);
  if (!holders) throw notFound();
  return new LinkTexts(ctx, { state, holders });
}

/** Returns the broken links of texts, each with the id of the page or reusable content. */
async function brokenLinksIn(texts: LinkTexts): Promise<string[]> {
  const broken = await texts.broken();
  return broken.flatMap(({ holder, hrefs }) => hrefs.map((href) => `${holder.id} ${href}`));
}

/** Returns the number of broken links in a change request that were not broken in its base. */
async function countNewlyBroken(
  ctx: Context,
  { versionContext: { changeRequest } }: SpaceState,
  broken: readonly string[],
  page: string | null | undefined,
): Promise<number> {
  if (!changeRequest || broken.length === 0) return 0;
  const ancestor = await ctx.load.revision.must(ancestorOf(changeRequest));
  const state = await stateAt(ctx, revisionForMember(ancestor));
  const holders = textHoldersIn(ctx, state.revisionContent, page) ?? [];
  const before = new Set(await brokenLinksIn(new LinkTexts(ctx, { state, holders })));
  return broken.filter((one) => !before.has(one)).length;
}

/** Returns the numbers of the links in texts. */
async function statsOf(
  ctx: Context,
  texts: LinkTexts,
  page: string | null | undefined,
): Promise<{ readonly total: number; readonly broken: BrokenLinkNumbers }> {
  const [lengths, broken] = await Promise.all([
    texts.mapAll((_, { links }) => links.length),
    brokenLinksIn(texts),
  ]);
  return {
    total: lengths.reduce((sum, length) => sum + length, 0),
    broken: {
      total: broken.length,
      countNew: () => countNewlyBroken(ctx, texts.state, broken, page),
    },
  };
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

/** Returns the texts of pages that link to a file or show it. */
async function textsShowing(ctx: Context, state: SpaceState, file: string) {
  const { organizationId } = state.space;
  const naming = new Set(await ctx.load.documentsNaming.load(compositeKey(organizationId, file)));
  const holders = pageTextsIn(ctx, state.revisionContent).filter(({ hash }) => naming.has(hash));
  return textsLinkingTo(new LinkTexts(ctx, { state, holders }), ({ kind, href }: DocumentLink) => {
    const target = targetOf(href);
    return kind !== 'INCLUDE' && target.kind === 'file' && target.file === file;
  });
}

export const link: Resolvers = {
  Link: {
    status: ({ status }) => status,
    relation: (row) => (row.link.kind === 'INCLUDE' ? 'DEPENDS_ON' : 'REFERENCE'),
    href: (row) => row.link.href,
    text: (row) => row.link.text,
    target: (row, _, ctx) => targetReference(ctx, row),
    locations: ({ location }) => [location],
  },
  ContentReference: {
    kind: ({ target }) => kindsOfTarget[target.kind],
    organization: ({ state: { space } }, _, ctx) =>
      ctx.load.organization.must(space.organizationId),
    space: ({ state: { space } }) => space,
    versionContext: ({ state: { versionContext } }) => versionContext,
    page: ({ state: { revisionContent }, pageId }, _, ctx) =>
      pagesById(ctx, revisionContent).get(pageId ?? '') ?? null,
    file: (row, _, ctx) => fileIn(ctx, row),
    url: ({ target }) => (target.kind === 'url' ? target.url : null),
    anchor: ({ target }) => ('anchor' in target ? (target.anchor ?? null) : null),
    reusableContent: (row, _, ctx) => reusableContentIn(ctx, row),
  },
  LinkConnection: { stats: (page) => page.readStats() },
  BrokenLinkStats: { changeRequest: (numbers) => numbers.countNew() },
  Revision: {
    links: async (row, { filter, ...args }, ctx, info): Promise<LinkListPage> => {
      const { status, pageId: page } = filter ?? {};
      const texts = textsOf(ctx, await stateAt(ctx, row), page);
      // The statistics need all links, which are then read once, for the page too.
      if (isSelected(info, 'stats')) await texts.readAll();
      const name = `links ${branchOf(row)} ${page ?? ''} ${status ?? ''}`;
      const links = await pageOfLinks(texts, { name, status }, args);
      return Object.assign(links, { readStats: () => statsOf(ctx, texts, page) });
    },
    backlinks: async (row: RevisionView, { fileId: file, ...args }, ctx) => {
      const state = await stateAt(ctx, row);
      if (!entryOf(state.revisionContent.content.files, file)) throw notFound();
      const items = await textsShowing(ctx, state, file);
      const name = `backlinks ${branchOf(row)} ${file}`;
      return mapPage(
        pageOfItems({ name, items, keysOf: ({ key }) => [key] }, args),
        ({ id }): ReferenceRow => ({
          state,
          target: { kind: 'page', page: id },
          pageId: id,
          fileId: file,
        }),
      );
    },
  },
};
