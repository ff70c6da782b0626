/** Resolves the pages of a revision, with their tree, texts and metadata. */
import type { Context } from '../context.ts';
import type { Loaders } from '../data/loaders.ts';
import type { PageRow, PageTargetRow, UserRow } from '../data/rows.ts';
import { slugOf } from '../domain/content.ts';
import { flagOf, textOf, variablesOfPage } from '../domain/fields.ts';
import type { Heading } from '../domain/markdown/facts.ts';
import { factsFrom } from '../domain/markdown/reading.ts';
import { pathOf, slugsAlong } from '../domain/tree.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { coverOf, gitPathOf, layoutOf, targetOfPage } from './page/fields.ts';
import { publicUrlOf, withPublicLinks } from './page/public-links.ts';
import { markdownOf } from './page/text.ts';
import { canSeeTarget, documentIdFor } from './page/visibility.ts';
import { allPagesIn, documentIn, pagesIn } from './revision/content.ts';
import { idOfPage } from '../data/state-id.ts';

const kinds = { DOCUMENT: 'SHEET', GROUP: 'GROUP', LINK: 'LINK', COMPUTED: null } as const;

/** Returns the author of a change of a page; null without one, and for a deleted user. */
const authorOf = async ({ user }: Loaders, id: string | undefined): Promise<UserRow | null> =>
  id === undefined ? null : user.load(id);

/** Returns the URL of a page in the app. */
const appUrlOf = (
  { settings }: Context,
  { revision }: PageRow,
  id: string,
  spaceId = revision.spaceId,
): string => `${settings.appUrl}/o/${revision.organizationId}/s/${spaceId}/p/${id}`;

/** Returns the markdown of a page. For visitors, links are replaced by public ones. */
const markdownForReader = (
  ctx: Context,
  row: PageRow,
  isRendered: boolean,
): Promise<string | null> =>
  ctx.load.computed.once(row, `markdown ${isRendered}`, () => readMarkdown(ctx, row, isRendered));

async function readMarkdown(
  ctx: Context,
  row: PageRow,
  isRendered: boolean,
): Promise<string | null> {
  const markdown = await markdownOf(ctx, row, isRendered);
  const { reader } = row;
  return reader.kind === 'visitor' && markdown !== null
    ? withPublicLinks(ctx, row, slugsAlong([...row.ancestors, row.page]), reader, markdown)
    : markdown;
}

async function documentOfPage(ctx: Context, row: PageRow, isRendered: boolean): Promise<unknown> {
  const markdown = await markdownForReader(ctx, row, isRendered);
  return markdown === null ? null : ctx.texts.document(markdown);
}

async function headingsIn(
  { load, texts }: Context,
  { page: { document }, revision, generated }: PageRow,
): Promise<Heading[]> {
  if (document === undefined) return [];
  const text = generated?.texts.get(document);
  return text === undefined
    ? (await documentIn(load, revision, document)).facts.headings
    : factsFrom(await texts.one('read', text)).headings;
}

/** Returns the URL of a link target. */
async function hrefOf(
  ctx: Context,
  row: PageRow,
  target: PageTargetRow | null,
): Promise<string | null> {
  if (!target) return null;
  const { reader } = row;
  const { spaceId } = row.revision;
  const anchor = target.anchor == null ? '' : `#${target.anchor}`;
  if (reader.kind === 'visitor' && target.kind === 'PAGE' && target.pageId != null)
    return publicUrlOf(ctx, target.spaceId ?? spaceId, reader, {
      kind: 'page',
      page: target.pageId,
      ...(target.anchor != null && { anchor: target.anchor }),
    });
  if (reader.kind === 'visitor' && target.kind === 'SPACE' && target.spaceId != null)
    return publicUrlOf(ctx, spaceId, reader, { kind: 'space', space: target.spaceId });
  if (target.kind === 'PAGE' && target.pageId != null)
    return appUrlOf(ctx, row, target.pageId, target.spaceId ?? undefined) + anchor;
  if (target.kind === 'SPACE' && target.spaceId != null)
    return `${ctx.settings.appUrl}/o/${row.revision.organizationId}/s/${target.spaceId}${anchor}`;
  if (target.kind === 'FILE' && target.fileId != null)
    return `${ctx.settings.appUrl}/o/${row.revision.organizationId}/s/${row.revision.spaceId}/f/${target.fileId}`;
  return target.url ?? null;
}

/** Returns the target of a link page if the reader can see it, otherwise null. */
function visibleTargetOf(row: PageRow): PageTargetRow | null {
  const target = row.page.type === 'LINK' ? targetOfPage(row) : null;
  return target && canSeeTarget(row.reader, target) ? target : null;
}

/** Returns the parent of a page in the same revision; null at the root. */
function parentOf({ page: _page, ancestors, ...revisionContent }: PageRow): PageRow | null {
  const parent = ancestors.at(-1);
  return parent ? { ...revisionContent, page: parent, ancestors: ancestors.slice(0, -1) } : null;
}

export const page: Resolvers = {
  Page: {
    id: (row) => idOfPage(row),
    pageId: ({ page: { id } }) => id,
    type: ({ page: { type } }) => type,
    kind: ({ page: { type } }) => kinds[type],
    title: ({ page: { fields } }) => textOf(fields, 'title') ?? 'Untitled',
    slug: (row) => slugOf(row.page) ?? null,
    path: (row) =>
      slugOf(row.page) === undefined ? null : (pathOf([...row.ancestors, row.page]) ?? null),
    emoji: ({ page: { fields } }) => textOf(fields, 'emoji'),
    icon: ({ page: { fields } }) => textOf(fields, 'icon'),
    description: ({ page: { fields } }) => textOf(fields, 'description'),
    createdAt: ({ page: { createdAt } }) => createdAt,
    createdBy: ({ page: { createdBy } }, _, { load }) => authorOf(load, createdBy),
    updatedAt: ({ page: { updatedAt } }) => updatedAt,
    updatedBy: ({ page: { updatedBy } }, _, { load }) => authorOf(load, updatedBy),
    documentId: ({ page: { document }, reader }) =>
      document === undefined ? null : documentIdFor(reader, document),
    markdown: (row, { evaluated: isRendered }, ctx) =>
      markdownForReader(ctx, row, isRendered ?? false),
    document: (row, { evaluated: isRendered }, ctx) =>
      documentOfPage(ctx, row, isRendered ?? false),
    body: async (row, { format, evaluated: isRendered }, ctx) =>
      format === 'DOCUMENT'
        ? { document: await documentOfPage(ctx, row, isRendered ?? false), markdown: null }
        : { markdown: await markdownForReader(ctx, row, isRendered ?? false), document: null },
    headings: (row, _, ctx) => headingsIn(ctx, row),
    parentId: ({ ancestors }) => ancestors.at(-1)?.id ?? null,
    parent: (row) => parentOf(row),
    depth: ({ ancestors }) => ancestors.length,
    pages: (row) => pagesIn(row, row.page.pages, [...row.ancestors, row.page]),
    allPages: (row) => allPagesIn(row, row.page.pages, [...row.ancestors, row.page]),
    layout: (row) => layoutOf(row.page),
    cover: (row) => coverOf(row),
    variables: (row) => variablesOfPage(row.page),
    hidden: ({ page: { fields } }) => flagOf(fields, 'hidden'),
    noIndex: ({ page: { fields } }) => flagOf(fields, 'noIndex'),
    noRobotsIndex: ({ page: { fields } }) => flagOf(fields, 'noRobotsIndex'),
    target: (row) => visibleTargetOf(row),
    href: (row, _, ctx) => hrefOf(ctx, row, visibleTargetOf(row)),
    computed: ({ page: { fields } }) => fields['computed'] ?? null,
    git: ({ page: { fields } }) => gitPathOf(fields['git']),
    urls: (row, _, ctx) => ({ app: appUrlOf(ctx, row, row.page.id) }),
  },
};
