/** Deletes pages with what is below them. */
import type { ChangeDraft } from './draft.ts';

/** Deletes a page with its descendants. */
export function deletePage(draft: ChangeDraft, given: string, field: string): void {
  const { page } = draft.page(given, field);
  addWithDescendants(draft, page.id);
  draft.tree.remove(page.id);
  draft.pageTexts.delete(page.id);
}

/** Adds a page and what is below it to the pages that the changes are about. */
function addWithDescendants(draft: ChangeDraft, id: string): void {
  draft.pageIds.add(id);
  for (const child of draft.tree.childrenOf(id)) addWithDescendants(draft, child.id);
}
