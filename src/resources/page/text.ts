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
export async function markdownOf({ load }: Context, row: PageRow, evaluated: boolean): Promise<string | null> {
  const { page, revision, content } = row;
  if (page.document === undefined) return null;
  const { markdown } = await documentIn(load, revision, page.document);
  if (!evaluated) return markdown;
  const included = await includedIn({ load }, row, markdown);
  return evaluate(markdown, { variables: { ...variablesOf(content), ...variablesOfPage(page) }, include: (id) => included.get(id), holds: holdsForMember });
}

/** A member has no claims: what is for visitors with some is not for him. */
function holdsForMember(condition: string): boolean {
  try {
    return holds(parseCondition(condition), { claims: {} });
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
