/** A page's text, as it was written or worked out for the caller. */
import type { Context } from '../../context.ts';
import type { PageRow, Shelf } from '../../data/rows.ts';
import { holds, parseCondition } from '../../domain/condition.ts';
import { entryOf } from '../../domain/list.ts';
import { evaluate, includesOf } from '../../domain/markdown/evaluate.ts';
import { documentIn } from '../revision/shelf.ts';
import { textOf, variablesOf, variablesOfPage } from './fields.ts';

/** Texts inside one another at most. */
const DEEPEST = 8;

/** The markdown of a page; null where it has no text. */
export async function markdownOf({ load }: Pick<Context, 'load'>, row: PageRow, evaluated: boolean): Promise<string | null> {
  const { page, revision, content, made } = row;
  if (page.document === undefined) return null;
  const text = made?.texts.get(page.document);
  if (text !== undefined) return text; // it is of a spec, and says nothing of ours
  const { markdown } = await documentIn(load, revision, page.document);
  const { visit } = revision;
  if (!evaluated && !visit) return markdown; // a visitor never gets what a condition hides from him
  return workedOut({ load }, { revision, content }, markdown, variablesOfPage(page));
}

/**
 * A text that lies in a revision, worked out for its reader: the visitor where there is a visit. `variables` go before those of the
 * revision; the ids of the reusable contents that are put in are added to `put`.
 */
export async function workedOut(ctx: Pick<Context, 'load'>, shelf: Shelf, markdown: string, variables: Readonly<Record<string, string>>, put = new Set<string>()): Promise<string> {
  const included = await includedIn(ctx, shelf, markdown);
  const { visit } = shelf.revision;
  const include = (id: string): string | undefined => {
    put.add(id);
    return included.get(id);
  };
  return evaluate(markdown, { variables: { ...variablesOf(shelf.content), ...variables }, include, holds: (condition) => holdsFor(visit?.claims ?? {}, condition), isGuarded: visit !== undefined });
}

/** Whether a condition holds for who has these claims. A member has none: what is for visitors with some is not for him. */
function holdsFor(claims: object, condition: string): boolean {
  try {
    return holds(parseCondition(condition), { claims });
  } catch {
    return false; // a condition that cannot be read hides what it stands before
  }
}

/** The texts that a text includes, and those that they include, one statement for each level. */
async function includedIn({ load }: Pick<Context, 'load'>, { revision, content }: Shelf, markdown: string): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>();
  let wanted = includesOf(markdown);
  for (let depth = 0; depth < DEEPEST && wanted.length > 0; depth++) {
    const entries = [...new Set(wanted)].filter((id) => !texts.has(id)).flatMap((id) => entryOf(content.reusableContents, id) ?? []);
    const documents = await Promise.all(entries.map(({ fields }) => documentIn(load, revision, textOf(fields, 'document') ?? '')));
    documents.forEach((document, i) => void texts.set(entries[i]?.id ?? '', document.markdown));
    wanted = documents.flatMap((document) => includesOf(document.markdown));
  }
  return texts;
}
