/** Reusable contents: texts that pages include. */
import type { Context } from '../context.ts';
import type { DocumentRow } from '../data/content-store/read.ts';
import type { ReusableContentRow } from '../data/rows.ts';
import { documentOf } from '../domain/markdown/tree.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { gitPathOf, textOf } from './page/fields.ts';
import { documentIn } from './revision/shelf.ts';

const hashOf = ({ entry: { fields } }: ReusableContentRow): string => textOf(fields, 'document') ?? '';

const textIn = (row: ReusableContentRow, ctx: Context): Promise<DocumentRow> => documentIn(ctx.load, row.revision, hashOf(row));

export const reusableContent: Resolvers = {
  ReusableContent: {
    id: ({ entry }) => entry.id,
    title: ({ entry }) => textOf(entry.fields, 'title') ?? 'Untitled',
    documentId: hashOf,
    markdown: async (row, _, ctx) => (await textIn(row, ctx)).markdown,
    document: async (row, _, ctx) => documentOf((await textIn(row, ctx)).markdown),
    git: ({ entry }) => gitPathOf(entry.fields['git']),
  },
};
