/** Reusable contents: texts that pages include. */
import type { Context } from '../context.ts';
import type { DocumentRow } from '../data/content-store/read.ts';
import type { ReusableContentRow } from '../data/rows.ts';
import { documentOf } from '../domain/markdown/tree.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { gitPathOf, textOf } from './page/fields.ts';
import { withPublicLinks } from './page/links-visited.ts';
import { workedOut } from './page/text.ts';
import { documentIdFor } from './page/visited.ts';
import { documentIn } from './revision/shelf.ts';

const hashOf = ({ entry: { fields } }: ReusableContentRow): string => textOf(fields, 'document') ?? '';

const textIn = (row: ReusableContentRow, ctx: Context): Promise<DocumentRow> => documentIn(ctx.load, row.revision, hashOf(row));

/** Its text as it was written; for a visitor worked out, without what a condition hides from him. */
async function markdownShown(row: ReusableContentRow, ctx: Context): Promise<string> {
  const { markdown } = await textIn(row, ctx);
  const { visit } = row.revision;
  return visit ? withPublicLinks(ctx, row, [], visit, await workedOut(ctx, row, markdown, {})) : markdown;
}

export const reusableContent: Resolvers = {
  ReusableContent: {
    id: ({ entry }) => entry.id,
    title: ({ entry }) => textOf(entry.fields, 'title') ?? 'Untitled',
    documentId: (row, _, ctx) => documentIdFor(ctx, row.revision, hashOf(row)),
    markdown: (row, _, ctx) => markdownShown(row, ctx),
    document: async (row, _, ctx) => documentOf(await markdownShown(row, ctx)),
    git: ({ entry, revision }) => (revision.visit ? null : gitPathOf(entry.fields['git'])),
  },
};
