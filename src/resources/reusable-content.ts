/** Resolves reusable contents, which pages include. */
import type { Context } from '../context.ts';
import type { DocumentRow } from '../data/content-store/read.ts';
import type { ReusableContentRow, RevisionView } from '../data/rows.ts';
import { textOf } from '../domain/fields.ts';
import { entriesOf, entryOf } from '../domain/list.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { documentOfPage } from './page.ts';
import { gitPathOf } from './page/fields.ts';
import { hiddenEntriesIn } from './page/hidden-entries.ts';
import { withPublicLinks } from './page/public-links.ts';
import { renderText } from './page/text.ts';
import { documentIdFor } from './page/visibility.ts';
import { contentOfView } from './revision/computed.ts';
import { allPagesIn, documentIn, revisionContentOf } from './revision/content.ts';
import { idOfItem } from '../data/state-id.ts';

const hashOf = ({ entry: { fields } }: Pick<ReusableContentRow, 'entry'>): string =>
  textOf(fields, 'document') ?? '';

const textIn = (row: ReusableContentRow, ctx: Context): Promise<DocumentRow> =>
  documentIn(ctx.load, row.revision, hashOf(row));

/**
 * Returns the text of a reusable content. For visitors it is rendered, without the parts that are
 * hidden from them.
 */
async function markdownForReader(row: ReusableContentRow, ctx: Context): Promise<string> {
  const document = await textIn(row, ctx);
  const { reader } = row;
  return reader.kind === 'visitor'
    ? withPublicLinks(
        ctx,
        row,
        [],
        reader,
        (await renderText(ctx, row, document, { variables: {} })).text,
      )
    : document.markdown;
}

/**
 * Returns a reusable content of a revision, or null if it does not exist or is hidden from the
 * reader.
 */
export async function visibleReusableContentOf(
  ctx: Context,
  row: RevisionView,
  id: string,
): Promise<ReusableContentRow | null> {
  const revisionContent = await revisionContentOf(ctx, row.reader, row);
  const entry = entryOf(revisionContent.content.reusableContents, id);
  return entry && !(await hiddenEntriesIn(ctx, revisionContent)).has(id)
    ? { ...revisionContent, entry }
    : null;
}

export const reusableContent: Resolvers = {
  ReusableContent: {
    id: (row) => idOfItem(row, row.entry.id),
    reusableContentId: ({ entry }) => entry.id,
    title: ({ entry }) => textOf(entry.fields, 'title') ?? 'Untitled',
    documentId: (row) => documentIdFor(row.reader, hashOf(row)),
    markdown: (row, _, ctx) => markdownForReader(row, ctx),
    document: async (row, _, ctx) => ctx.texts.document(await markdownForReader(row, ctx)),
    git: ({ entry }) => gitPathOf(entry.fields['git']),
  },
  Revision: {
    document: async (row, { id }, ctx) => {
      const content = await contentOfView(ctx, row);
      const hasId = (hash: string | undefined) =>
        hash !== undefined && documentIdFor(row.reader, hash) === id;
      const page = allPagesIn(content, content.content.pages, []).find(({ page: { document } }) =>
        hasId(document),
      );
      if (page) return documentOfPage(ctx, page, null);
      const found = entriesOf(content.content.reusableContents).find((entry) =>
        hasId(hashOf({ entry })),
      );
      const reusable = found && (await visibleReusableContentOf(ctx, row, found.id));
      return reusable ? ctx.texts.document(await markdownForReader(reusable, ctx)) : null;
    },
    reusableContents: async (row, { limit }, ctx) => {
      const revisionContent = await revisionContentOf(ctx, row.reader, row);
      const hidden = await hiddenEntriesIn(ctx, revisionContent);
      const entries = entriesOf(revisionContent.content.reusableContents).filter(
        ({ id }) => !hidden.has(id),
      );
      return entries
        .slice(0, limit ?? undefined)
        .map((entry): ReusableContentRow => ({ ...revisionContent, entry }));
    },
    reusableContent: (row, { id }, ctx) => visibleReusableContentOf(ctx, row, id),
  },
};
