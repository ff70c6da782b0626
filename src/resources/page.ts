/** Pages of a revision: in their tree, with their texts and what is shown of them. */
import type { Context } from '../context.ts';
import type { PageRow } from '../data/rows.ts';
import { slugOf } from '../domain/content.ts';
import { factsOf, type Heading } from '../domain/markdown/facts.ts';
import { documentOf } from '../domain/markdown/tree.ts';
import { pathOf, slugsAlong } from '../domain/tree.ts';
import type { PageTarget, Resolvers } from '../generated/resolvers.ts';
import { coverOf, flagOf, gitPathOf, layoutOf, targetOfPage, textOf, variablesOfPage } from './page/fields.ts';
import { addressOf, withPublicLinks } from './page/links-visited.ts';
import { markdownOf } from './page/text.ts';
import { documentIdFor, isShownTo } from './page/visited.ts';
import { allPagesIn, documentIn, pagesIn } from './revision/shelf.ts';

const kinds = { DOCUMENT: 'SHEET', GROUP: 'GROUP', LINK: 'LINK', COMPUTED: null } as const;

/** Where a page of a space is in the app. */
const appUrlOf = ({ settings }: Context, { revision }: PageRow, id: string, spaceId = revision.spaceId): string => `${settings.appUrl}/o/${revision.organizationId}/s/${spaceId}/p/${id}`;

/** A page's text, for a visitor with links that he can follow. */
async function markdownShown(ctx: Context, row: PageRow, evaluated: boolean): Promise<string | null> {
  const markdown = await markdownOf(ctx, row, evaluated);
  const { visit } = row.revision;
  return visit && markdown !== null ? withPublicLinks(ctx, row, slugsAlong([...row.above, row.page]), visit, markdown) : markdown;
}

async function documentOfPage(ctx: Context, row: PageRow, evaluated: boolean): Promise<unknown> {
  const markdown = await markdownShown(ctx, row, evaluated);
  return markdown === null ? null : documentOf(markdown);
}

async function headingsIn({ load }: Context, { page: { document }, revision, made }: PageRow): Promise<Heading[]> {
  if (document === undefined) return [];
  const text = made?.texts.get(document);
  return text === undefined ? (await documentIn(load, revision, document)).facts.headings : factsOf(text).headings;
}

/** The address that a link leads to. */
async function hrefOf(ctx: Context, row: PageRow, target: PageTarget | null): Promise<string | null> {
  if (!target) return null;
  const { visit, spaceId } = row.revision;
  const anchor = target.anchor == null ? '' : `#${target.anchor}`;
  if (visit && target.kind === 'PAGE' && target.page != null)
    return addressOf(ctx, target.space ?? spaceId, visit, { kind: 'page', page: target.page, ...(target.anchor != null && { anchor: target.anchor }) });
  if (visit && target.kind === 'SPACE' && target.space != null) return addressOf(ctx, spaceId, visit, { kind: 'space', space: target.space });
  if (target.kind === 'PAGE' && target.page != null) return appUrlOf(ctx, row, target.page, target.space ?? undefined) + anchor;
  if (target.kind === 'SPACE' && target.space != null) return `${ctx.settings.appUrl}/o/${row.revision.organizationId}/s/${target.space}${anchor}`;
  if (target.kind === 'FILE' && target.file != null) return `${ctx.settings.appUrl}/o/${row.revision.organizationId}/s/${row.revision.spaceId}/f/${target.file}`;
  return target.url ?? null;
}

/** What a link leads to, where its reader sees that. */
function targetShown(row: PageRow): PageTarget | null {
  const target = row.page.type === 'LINK' ? targetOfPage(row.page) : null;
  return target && isShownTo(row, target) ? target : null;
}

export const page: Resolvers = {
  Page: {
    id: ({ page: { id } }) => id,
    type: ({ page: { type } }) => type,
    kind: ({ page: { type } }) => kinds[type],
    title: ({ page: { fields } }) => textOf(fields, 'title') ?? 'Untitled',
    slug: (row) => slugOf(row.page) ?? null,
    path: (row) => (slugOf(row.page) === undefined ? null : (pathOf([...row.above, row.page]) ?? null)),
    emoji: ({ page: { fields } }) => textOf(fields, 'emoji'),
    icon: ({ page: { fields } }) => textOf(fields, 'icon'),
    description: ({ page: { fields } }) => textOf(fields, 'description'),
    createdAt: ({ page: { createdAt } }) => createdAt,
    updatedAt: ({ page: { updatedAt } }) => updatedAt,
    documentId: ({ page: { document }, revision }, _, ctx) => (document === undefined ? null : documentIdFor(ctx, revision, document)),
    markdown: (row, { evaluated }, ctx) => markdownShown(ctx, row, evaluated ?? false),
    document: (row, { evaluated }, ctx) => documentOfPage(ctx, row, evaluated ?? false),
    body: async (row, { format, evaluated }, ctx) =>
      format === 'DOCUMENT' ? { document: await documentOfPage(ctx, row, evaluated ?? false), markdown: null } : { markdown: await markdownShown(ctx, row, evaluated ?? false), document: null },
    headings: (row, _, ctx) => headingsIn(ctx, row),
    parentId: ({ above }) => above.at(-1)?.id ?? null,
    depth: ({ above }) => above.length,
    pages: (row) => pagesIn(row, row.page.pages, [...row.above, row.page]),
    allPages: (row) => allPagesIn(row, row.page.pages, [...row.above, row.page]),
    layout: (row) => layoutOf(row.page),
    cover: (row) => coverOf(row.page),
    variables: (row) => variablesOfPage(row.page),
    hidden: ({ page: { fields } }) => flagOf(fields, 'hidden'),
    noIndex: ({ page: { fields } }) => flagOf(fields, 'noIndex'),
    noRobotsIndex: ({ page: { fields } }) => flagOf(fields, 'noRobotsIndex'),
    target: (row) => targetShown(row),
    href: (row, _, ctx) => hrefOf(ctx, row, targetShown(row)),
    computed: ({ page: { fields }, revision }) => (revision.visit ? null : (fields['computed'] ?? null)),
    git: ({ page: { fields }, revision }) => (revision.visit ? null : gitPathOf(fields['git'])),
    urls: (row, _, ctx) => ({ app: appUrlOf(ctx, row, row.page.id) }),
  },
};
