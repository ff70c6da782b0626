/** Applies changes to content, in order and all or nothing, and gives the next content. */
import type { Changed, Said, World } from './changes/change.ts';
import { Draft } from './changes/draft.ts';
import { applyEntryChange } from './changes/entries.ts';
import { applyPageChange } from './changes/pages.ts';
import { resolveTexts } from './changes/texts.ts';
import { type Content, DEEPEST, MOST_PAGES } from './content.ts';
import { badInput } from './errors.ts';
import { excessOf } from './tree.ts';

/** Applies changes. BAD_USER_INPUT, ALREADY_EXISTS or CONFLICT with the path of the first that cannot be done; then nothing is. */
export function applyChanges(content: Content, changes: readonly Said[], world: World): Changed {
  const draft = new Draft(content, world);
  for (const { change, field } of changes) {
    if (!applyPageChange(draft, change, field)) applyEntryChange(draft, change, field);
  }
  const documents = resolveTexts(draft);
  const pages = draft.tree.commit();
  const excess = excessOf(pages);
  const last = changes.at(-1)?.field;
  if (excess === 'pages') throw badInput(`A space holds at most ${MOST_PAGES.toLocaleString('en')} pages.`, last);
  if (excess === 'depth') throw badInput(`Pages lie at most ${DEEPEST} levels deep.`, last);
  return { content: draft.contentWith(pages), documents };
}
