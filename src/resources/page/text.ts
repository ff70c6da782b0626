/** Reads and renders the texts of pages. */
import type { Context } from '../../context.ts';
import type { DocumentRow } from '../../data/content-store/read.ts';
import type { PageRow, RevisionContent } from '../../data/rows.ts';
import { textOf, variablesOf, variablesOfPage } from '../../domain/fields.ts';
import { entryOf } from '../../domain/list.ts';
import type { RenderedParts } from '../../domain/markdown/evaluate.ts';
import type { RenderedPage } from '../../domain/markdown/evaluate-for.ts';
import { includesIn } from '../../domain/markdown/reading.ts';
import { documentIn } from '../revision/content.ts';

/** Levels of nested includes. */
const MAX_INCLUDE_DEPTH = 8;

/** The arguments of fields that show a text as written or rendered. */
interface RenderingArgs {
  readonly evaluated?: boolean | null;
  readonly deterministicOnly?: boolean | null;
  readonly dereferenced?: boolean | null;
}

/** Returns the parts of a text that are rendered; null for the text as written. */
export const renderedParts = (args: RenderingArgs): RenderedParts | null =>
  args.evaluated === true
    ? args.deterministicOnly === true
      ? 'deterministic'
      : 'all'
    : args.dereferenced === true
      ? 'includes'
      : null;

/**
 * Returns the markdown of a page, or null if it has none, with `parts` of it rendered for the
 * reader.
 */
export async function markdownOf(
  { load, texts }: Pick<Context, 'load' | 'texts'>,
  row: PageRow,
  parts: RenderedParts | null,
): Promise<string | null> {
  const { page, revision, reader, generated } = row;
  if (page.document === undefined) return null;
  const text = generated?.texts.get(page.document);
  if (text !== undefined) return text; // Generated from an OpenAPI spec, so it has no expressions.
  const document = await documentIn(load, revision, page.document);
  // Visitors always get the rendered text, so that conditional parts stay hidden.
  if (parts === null && reader.kind === 'member') return document.markdown;
  const variables = variablesOfPage(page);
  const rendering = {
    variables,
    parts: reader.kind === 'member' ? (parts ?? 'all') : 'all',
  } as const;
  return (await renderText({ load, texts }, row, document, rendering)).text;
}

/** The values and the parts with which a text is rendered. */
interface Rendering {
  /** Values that take precedence over those of the revision. */
  readonly variables: Readonly<Record<string, string>>;
  /** All by default. */
  readonly parts?: RenderedParts;
}

/** Renders a text of a revision for the reader of that revision. */
export async function renderText(
  ctx: Pick<Context, 'load' | 'texts'>,
  revisionContent: RevisionContent,
  document: DocumentRow,
  { variables, parts = 'all' }: Rendering,
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
      parts,
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
