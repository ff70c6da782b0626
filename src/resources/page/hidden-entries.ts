/**
 * Determines which files and reusable contents of a revision are hidden from a visitor, because
 * only conditional parts refer to them.
 */
import type { Context } from '../../context.ts';
import type { DocumentRow } from '../../data/content-store/read.ts';
import { readLinkedTexts } from '../../data/links.ts';
import type { RevisionContent } from '../../data/rows.ts';
import { conditionalTexts } from '../../data/search/visible.ts';
import { textOf, variablesOfPage } from '../../domain/fields.ts';
import { entriesOf } from '../../domain/list.ts';
import { includesIn } from '../../domain/markdown/reading.ts';
import { allPagesIn, documentIn } from '../revision/content.ts';
import { renderText } from './text.ts';

type EntryContext = Pick<Context, 'load' | 'query' | 'texts'>;

/** A text of a revision, with variables that take precedence over those of the revision. */
interface VariantText {
  readonly id: string;
  readonly hash: string;
  readonly variables: Readonly<Record<string, string>>;
}

/**
 * Returns the ids of the files and reusable contents that are hidden from the visitor: everything
 * that refers to them is hidden. Entries without references are visible. The set is empty for
 * members, and computed once per request.
 */
export function hiddenEntriesIn(
  context: EntryContext,
  revisionContent: RevisionContent,
): Promise<ReadonlySet<string>> {
  const { reader, revision } = revisionContent;
  if (reader.kind !== 'visitor') return Promise.resolve(new Set());
  return context.load.computed.once(reader, `hidden ${revision.id}`, () =>
    computeHiddenEntries(context, revisionContent),
  );
}

const idsIn = (text: string): string[] => text.match(/\b(?:fil|reu)_\w{22}\b/g) ?? [];

async function computeHiddenEntries(
  context: EntryContext,
  revisionContent: RevisionContent,
): Promise<ReadonlySet<string>> {
  const { organizationId } = revisionContent.revision;
  const rows = allPagesIn(revisionContent, revisionContent.content.pages, []);
  const pages = rows.flatMap(({ page }) => textsOf(page.id, page.document, variablesOfPage(page)));
  const reusable = entriesOf(revisionContent.content.reusableContents).flatMap(({ id, fields }) =>
    textsOf(id, textOf(fields, 'document'), {}),
  );
  const conditional = await conditionalTexts(
    context.query,
    organizationId,
    [...pages, ...reusable].map(({ hash }) => hash),
  );
  if (conditional.size === 0) return new Set();
  const relevant = [...pages.filter(({ hash }) => conditional.has(hash)), ...reusable];
  const documents = await Promise.all(
    relevant.map(({ hash }) => documentIn(context.load, revisionContent.revision, hash)),
  );
  const candidates = new Set(documents.flatMap(({ markdown }) => idsIn(markdown)));
  // Covers and link targets have no conditions.
  for (const { page } of rows)
    for (const id of idsIn(JSON.stringify(page.fields))) candidates.delete(id);
  const unconditional = pages.filter(({ hash }) => !conditional.has(hash));
  const roots = rootsOf(relevant, documents);
  if (candidates.size > 0) await removeLinked(context, organizationId, unconditional, candidates);
  for (const { document, variables } of roots) {
    if (candidates.size === 0) break;
    const { text, put } = await renderText(context, revisionContent, document, { variables });
    for (const id of [...put, ...idsIn(text)]) candidates.delete(id);
  }
  return candidates;
}

const textsOf = (
  id: string,
  hash: string | null | undefined,
  variables: VariantText['variables'],
): VariantText[] => (hash == null || hash === '' ? [] : [{ id, hash, variables }]);

/** Returns those of the texts that no other one includes, with their documents. */
function rootsOf(
  texts: readonly VariantText[],
  documents: readonly DocumentRow[],
): (VariantText & { readonly document: DocumentRow })[] {
  const included = new Set(documents.flatMap(({ facts }) => includesIn(facts)));
  return texts.flatMap((text, i) =>
    documents[i] && !included.has(text.id) ? [{ ...text, document: documents[i] }] : [],
  );
}

/** Removes the ids that unconditional texts link to. */
async function removeLinked(
  { query }: EntryContext,
  organizationId: string,
  texts: readonly VariantText[],
  ids: Set<string>,
): Promise<void> {
  const linked = await readLinkedTexts(
    query,
    organizationId,
    texts.map(({ hash }) => hash),
  );
  for (const { links } of linked.values())
    for (const { href } of links) for (const id of idsIn(href)) ids.delete(id);
}
