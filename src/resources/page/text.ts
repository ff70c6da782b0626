/** Reads and renders the texts of pages. */
import type { Context } from '../../context.ts';
import type { DocumentRow } from '../../data/content-store/read.ts';
import type { PageRow, RevisionContent } from '../../data/rows.ts';
import { textOf, variablesOf, variablesOfPage } from '../../domain/fields.ts';
import { entryOf } from '../../domain/list.ts';
import type { RenderedPage } from '../../domain/markdown/evaluate-for.ts';
import { includesIn } from '../../domain/markdown/reading.ts';
import { documentIn } from '../revision/content.ts';

/** Levels of nested includes. */
const MAX_INCLUDE_DEPTH = 8;

/**
 * Returns the markdown of a page, or null if it has none. With `isRendered`, expressions and
 * includes are evaluated.
 */
export async function markdownOf(
  { load, texts }: Pick<Context, 'load' | 'texts'>,
  row: PageRow,
  isRendered: boolean,
): Promise<string | null> {
  const { page, revision, reader, generated } = row;
  if (page.document === undefined) return null;
  const text = generated?.texts.get(page.document);
  if (text !== undefined) return text; // Generated from an OpenAPI spec, so it has no expressions.
  const document = await documentIn(load, revision, page.document);
  // Visitors always get the rendered text, so that conditional parts stay hidden.
  if (!isRendered && reader.kind === 'member') return document.markdown;
  return (await renderText({ load, texts }, row, document, variablesOfPage(page))).text;
}

/**
 * Renders a text of a revision for the reader of that revision. `variables` take precedence over
 * those of the revision.
 */
export async function renderText(
  ctx: Pick<Context, 'load' | 'texts'>,
  revisionContent: RevisionContent,
  document: DocumentRow,
  variables: Readonly<Record<string, string>>,
): Promise<RenderedPage> {
  const { markdown: text } = document;
  if (!/\{[{%]/.test(text)) return { text, put: [] };
  const included = await includedIn(ctx, revisionContent, document);
  const { reader } = revisionContent;
  // Members have no visitor claims, so conditional parts do not apply to them.
  return ctx.texts.one('evaluate', {
    ...{ text, included, variables: { ...variablesOf(revisionContent.content), ...variables } },
    ...{
      claims: reader.kind === 'visitor' ? reader.claims : {},
      isGuarded: reader.kind === 'visitor',
    },
  });
}

/** Returns the texts that a text includes, also indirectly, with one statement per level. */
async function includedIn(
  { load }: Pick<Context, 'load'>,
  { revision, content }: RevisionContent,
  document: DocumentRow,
): Promise<Readonly<Record<string, string>>> {
  const texts = new Map<string, string>();
  let pendingIds = includesIn(document.facts);
  for (let depth = 0; depth < MAX_INCLUDE_DEPTH && pendingIds.length > 0; depth++) {
    const entries = [...new Set(pendingIds)]
      .filter((id) => !texts.has(id))
      .flatMap((id) => entryOf(content.reusableContents, id) ?? []);
    const documents = await Promise.all(
      entries.map(({ fields }) => documentIn(load, revision, textOf(fields, 'document') ?? '')),
    );
    documents.forEach(({ markdown }, i) => void texts.set(entries[i]?.id ?? '', markdown));
    pendingIds = documents.flatMap(({ facts }) => includesIn(facts));
  }
  return Object.fromEntries(texts);
}
