/** Resolves the pages of a revision, with their tree, texts and metadata. */
import type { Context } from '../context.ts';
import type { PromiseOrValue } from '../data/promise-or-value.ts';
import type { PageRow, PageTargetRow } from '../data/rows.ts';
import { slugOf } from '../domain/content.ts';
import { withoutTitle } from '../domain/document-json.ts';
import { flagOf, textOf, variablesOfPage } from '../domain/fields.ts';
import type { Heading } from '../domain/markdown/facts.ts';
import type { RenderedParts } from '../domain/markdown/evaluate.ts';
import { factsFrom } from '../domain/markdown/reading.ts';
import { pathOf, slugsAlong } from '../domain/tree.ts';
import type { GroupPageResolvers, PageFormat, Resolvers } from '../generated/resolvers.ts';
import { actorOf } from './actor.ts';
import type { BlockRow } from '../data/rows/block.ts';
import { rootBlocks, withNested } from './block/rows.ts';
import { coverOf, gitPathOf, layoutOf, targetOfPage } from './page/fields.ts';
import { htmlOfText, withFileUrls } from './page/html.ts';
import { publicUrlOf, withPublicLinks } from './page/public-links.ts';
import { markdownOf, renderedParts } from './page/text.ts';
import { canSeeTarget, documentIdFor } from './page/visibility.ts';
import { allPagesIn, documentIn, pagesIn } from './revision/content.ts';
import { idOfPage } from '../data/state-id.ts';

/** The GraphQL types of pages. */
const types = {
  DOCUMENT: 'DocumentPage',
  GROUP: 'GroupPage',
  LINK: 'LinkPage',
  COMPUTED: 'ComputedPage',
} as const;

/** The kinds of pages in `/v1`. */
const kinds = { DOCUMENT: 'SHEET', GROUP: 'GROUP', LINK: 'LINK', COMPUTED: null } as const;

/** Returns the URL of a page in the app. */
const appUrlOf = (
  { settings }: Context,
  { revision }: PageRow,
  id: string,
  spaceId = revision.spaceId,
): string => `${settings.appUrl}/o/${revision.organizationId}/s/${spaceId}/p/${id}`;

/** Returns the name of the GraphQL type of a page. */
export const typeOfPage = ({ page: { type } }: PageRow) => types[type];

/** Throws for a document page without a document: every write adds one. */
function missingDocument({ page: { id } }: PageRow): never {
  throw new Error(`The page ${id} has no document.`);
}

/** Returns the markdown of a document page. For visitors, links are replaced by public ones. */
const markdownForReader = (
  ctx: Context,
  row: PageRow,
  parts: RenderedParts | null,
): Promise<string> =>
  ctx.load.computed.once(row, `markdown ${parts}`, () => readMarkdown(ctx, row, parts));

async function readMarkdown(
  ctx: Context,
  row: PageRow,
  parts: RenderedParts | null,
): Promise<string> {
  const markdown = (await markdownOf(ctx, row, parts)) ?? missingDocument(row);
  const { reader } = row;
  return reader.kind === 'visitor'
    ? withPublicLinks(ctx, row, slugsAlong([...row.ancestors, row.page]), reader, markdown)
    : markdown;
}

/** Returns the document of a page. */
export const documentOfPage = async (
  ctx: Context,
  row: PageRow,
  parts: RenderedParts | null,
): Promise<object> => ctx.texts.document(await markdownForReader(ctx, row, parts));

/** Returns the blocks at the root of a document page. */
async function blocksOfPage(
  ctx: Context,
  row: PageRow,
  parts: RenderedParts | null,
): Promise<BlockRow[]> {
  const markdown = await markdownForReader(ctx, row, parts);
  return rootBlocks(await ctx.texts.blocks(markdown), markdown);
}

/** Returns the HTML of a document page. Its links lead to what the reader can see. */
const htmlOfPage = (ctx: Context, row: PageRow, parts: RenderedParts | null): Promise<string> =>
  ctx.load.computed.once(row, `html ${JSON.stringify(parts)}`, async () =>
    htmlOfText(ctx, row, (await markdownOf(ctx, row, parts)) ?? missingDocument(row)),
  );

/** Returns the document of a page in one format; the fields of the others are null. */
async function bodyOf(
  ctx: Context,
  row: PageRow,
  format: PageFormat | null | undefined,
  parts: RenderedParts | null,
) {
  const none = { markdown: null, document: null, html: null };
  if (format === 'DOCUMENT') return { ...none, document: await documentOfPage(ctx, row, parts) };
  if (format === 'HTML') return { ...none, html: await htmlOfPage(ctx, row, parts) };
  return { ...none, markdown: await markdownForReader(ctx, row, parts) };
}

async function headingsIn({ load, texts }: Context, row: PageRow): Promise<Heading[]> {
  const { document = missingDocument(row) } = row.page;
  const text = row.generated?.texts.get(document);
  return text === undefined
    ? (await documentIn(load, row.revision, document)).facts.headings
    : factsFrom(await texts.one('read', text)).headings;
}

/** Returns the URL of a link target; for a member, it is known without reading anything. */
function hrefOf(
  ctx: Context,
  row: PageRow,
  target: PageTargetRow | null,
): PromiseOrValue<string | null> {
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
  const target = targetOfPage(row);
  return target && canSeeTarget(row.reader, target) ? target : null;
}

/** Returns the parent of a page in the same revision; null at the root. */
function parentOf({ page: _page, ancestors, ...revisionContent }: PageRow): PageRow | null {
  const parent = ancestors.at(-1);
  return parent ? { ...revisionContent, page: parent, ancestors: ancestors.slice(0, -1) } : null;
}

/** The resolvers of the fields that pages of all types have. */
const commonFields = {
  id: (row) => idOfPage(row),
  pageId: ({ page: { id } }) => id,
  type: ({ page: { type } }) => type,
  kind: ({ page: { type } }) => kinds[type],
  title: ({ page: { fields } }) => textOf(fields, 'title') ?? 'Untitled',
  linkTitle: ({ page: { fields } }) => textOf(fields, 'linkTitle'),
  slug: (row) => slugOf(row.page) ?? null,
  path: (row) =>
    slugOf(row.page) === undefined ? null : (pathOf([...row.ancestors, row.page]) ?? null),
  emoji: ({ page: { fields } }) => textOf(fields, 'emoji'),
  icon: ({ page: { fields } }) => textOf(fields, 'icon'),
  description: ({ page: { fields } }) => textOf(fields, 'description'),
  createdAt: ({ page: { createdAt } }) => createdAt,
  createdBy: ({ page: { createdBy } }, _, ctx) => actorOf(ctx, createdBy),
  updatedAt: ({ page: { updatedAt } }) => updatedAt,
  updatedBy: ({ page: { updatedBy } }, _, ctx) => actorOf(ctx, updatedBy),
  parentId: ({ ancestors }) => ancestors.at(-1)?.id ?? null,
  parent: (row) => parentOf(row),
  depth: ({ ancestors }) => ancestors.length,
  pages: (row) => pagesIn(row, row.page.pages, [...row.ancestors, row.page]),
  allPages: (row) => allPagesIn(row, row.page.pages, [...row.ancestors, row.page]),
  cover: (row) => coverOf(row),
  variables: (row) => variablesOfPage(row.page),
  hidden: ({ page: { fields } }) => flagOf(fields, 'hidden'),
  noIndex: ({ page: { fields } }) => flagOf(fields, 'noIndex'),
  noRobotsIndex: ({ page: { fields } }) => flagOf(fields, 'noRobotsIndex'),
  git: ({ page: { fields } }) => gitPathOf(fields['git']),
  urls: (row, _, ctx) => ({ app: appUrlOf(ctx, row, row.page.id) }),
} as const satisfies GroupPageResolvers;

export const page: Resolvers = {
  Page: { __resolveType: typeOfPage },
  DocumentPage: {
    ...commonFields,
    documentId: (row) => documentIdFor(row.reader, row.page.document ?? missingDocument(row)),
    markdown: async (row, args, ctx) => {
      const markdown = await markdownForReader(ctx, row, renderedParts(args));
      return args.fileUrls === true ? withFileUrls(ctx, row, markdown) : markdown;
    },
    document: async (row, { titled, ...args }, ctx) => {
      const document = await documentOfPage(ctx, row, renderedParts(args));
      return titled === false
        ? withoutTitle(document, textOf(row.page.fields, 'title') ?? '')
        : document;
    },
    blocks: (row, args, ctx) => blocksOfPage(ctx, row, renderedParts(args)),
    allBlocks: async (row, args, ctx) =>
      withNested(await blocksOfPage(ctx, row, renderedParts(args))),
    html: (row, args, ctx) => htmlOfPage(ctx, row, renderedParts(args)),
    body: (row, { format, ...args }, ctx) => bodyOf(ctx, row, format, renderedParts(args)),
    headings: (row, _, ctx) => headingsIn(ctx, row),
    frontMatter: ({ page: { fields } }) => textOf(fields, 'frontMatter'),
    layout: (row) => layoutOf(row.page),
  },
  GroupPage: commonFields,
  LinkPage: {
    ...commonFields,
    target: (row) => visibleTargetOf(row),
    href: (row, _, ctx) => hrefOf(ctx, row, visibleTargetOf(row)),
  },
  ComputedPage: {
    ...commonFields,
    computed: ({ page: { fields } }) => fields['computed'] ?? null,
    layout: (row) => layoutOf(row.page),
  },
};
