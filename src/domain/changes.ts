/** Applies a batch of changes to content, in order and all or nothing. */
import type { Changed, LocatedChange, ChangeContext, RefusedChange } from './changes/change.ts';
import { ChangeDraft } from './changes/draft.ts';
import { applyEntryChange } from './changes/entries.ts';
import { applyPageChange } from './changes/pages.ts';
import { BatchProblems } from './changes/problems.ts';
import { resolveTexts } from './changes/texts.ts';
import { type Content, MAX_PAGE_DEPTH, MAX_PAGE_COUNT } from './content.ts';
import { badInput } from './errors.ts';
import { exceededLimitOf } from './tree.ts';

/**
 * Returns the content after the changes. `problems` has those that were found in the input before.
 * @throws BAD_USER_INPUT, ALREADY_EXISTS or CONFLICT with the problems of all changes
 */
export function applyChanges(
  content: Content,
  changes: readonly (LocatedChange | RefusedChange)[],
  context: ChangeContext,
  problems = new BatchProblems(),
): Changed {
  const draft = new ChangeDraft(content, context);
  for (const one of changes) {
    if (!('change' in one)) {
      problems.refuse(one);
      continue;
    }
    const { change, field } = one;
    const canContinue = problems.apply(change, () => {
      if (!applyPageChange(draft, change, field)) applyEntryChange(draft, change, field);
    });
    if (!canContinue) break;
  }
  problems.throwIfAny();
  const documents = resolveTexts(draft);
  const edited = draft.editedPages();
  const pages = draft.tree.commit();
  const excess = exceededLimitOf(pages);
  const last = changes.findLast((one) => 'change' in one)?.field;
  if (excess === 'pages')
    throw badInput(`A space has at most ${MAX_PAGE_COUNT.toLocaleString('en')} pages.`, last);
  if (excess === 'depth')
    throw badInput(`Pages are nested at most ${MAX_PAGE_DEPTH} levels deep.`, last);
  return { content: draft.contentWith(pages), pages: edited, documents };
}
