/** Applies a batch of changes to content, in order and all or nothing. */
import type { Changed, LocatedChange, ChangeContext } from './changes/change.ts';
import { ChangeDraft } from './changes/draft.ts';
import { applyEntryChange } from './changes/entries.ts';
import { applyPageChange } from './changes/pages.ts';
import { resolveTexts } from './changes/texts.ts';
import { type Content, MAX_PAGE_DEPTH, MAX_PAGE_COUNT } from './content.ts';
import { badInput } from './errors.ts';
import { exceededLimitOf } from './tree.ts';

/**
 * Returns the content after the changes.
 * @throws BAD_USER_INPUT, ALREADY_EXISTS or CONFLICT with the path of the first invalid change
 */
export function applyChanges(
  content: Content,
  changes: readonly LocatedChange[],
  context: ChangeContext,
): Changed {
  const draft = new ChangeDraft(content, context);
  for (const { change, field } of changes) {
    if (!applyPageChange(draft, change, field)) applyEntryChange(draft, change, field);
  }
  const documents = resolveTexts(draft);
  const pages = draft.tree.commit();
  const excess = exceededLimitOf(pages);
  const last = changes.at(-1)?.field;
  if (excess === 'pages')
    throw badInput(`A space has at most ${MAX_PAGE_COUNT.toLocaleString('en')} pages.`, last);
  if (excess === 'depth')
    throw badInput(`Pages are nested at most ${MAX_PAGE_DEPTH} levels deep.`, last);
  return { content: draft.contentWith(pages), documents };
}
