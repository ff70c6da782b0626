/** Restores pages from the content that an edit is compared with. */
import { type Page, sameFields, slugOf, stampedPage } from '../content.ts';
import { AppError } from '../errors.ts';
import { freeSlug } from '../slug.ts';
import { type PageLocation, pathTo } from '../tree.ts';
import { deletePage } from './delete.ts';
import type { ChangeDraft } from './draft.ts';

/**
 * Restores a page from the base: a page that the base does not have is deleted, a deleted page
 * returns with its descendants.
 */
export function revertPage(draft: ChangeDraft, given: string, field: string): void {
  const id = draft.idOf(given);
  const path = pathTo(draft.world.base.pages, id);
  const base = path?.at(-1);
  if (!base) {
    deletePage(draft, id, field);
    return;
  }
  const wasDeleted = !draft.tree.get(id);
  restore(draft, { page: base, parent: path?.at(-2)?.id ?? null }, field);
  if (!wasDeleted) return;
  const restoreBelow = (page: Page): void => {
    for (const child of childPages(page)) {
      if (!draft.tree.get(child.id)) restore(draft, { page: child, parent: page.id }, field);
      restoreBelow(child);
    }
  };
  restoreBelow(base);
}

const childPages = ({ pages }: Page): readonly Page[] =>
  pages === null
    ? []
    : pages.kind === 'leaf'
      ? pages.entries
      : // only the list of the page is read
        pages.nodes.flatMap((node) => childPages({ pages: node } as Page));

function restore(draft: ChangeDraft, { page, parent }: PageLocation, field: string): void {
  draft.pageIds.add(page.id);
  if (parent !== null && !draft.tree.get(parent))
    throw new AppError(
      'CONFLICT',
      'The previous parent of the page was deleted. Revert the parent first.',
      {
        field,
      },
    );
  if (parent !== null && [parent, ...draft.tree.ancestorsOf(parent)].includes(page.id))
    throw new AppError(
      'CONFLICT',
      'The previous parent of the page is now below it. Move the parent first.',
      {
        field,
      },
    );
  const isFree = (slug: string) => (draft.tree.bySlug(parent, slug)?.id ?? page.id) === page.id;
  const slug = slugOf(page);
  const free = slug === undefined ? undefined : freeSlug(slug, isFree);
  const now = draft.tree.get(page.id);
  const isSame =
    now &&
    now.parent === parent &&
    now.page.document === page.document &&
    now.page.rank === page.rank &&
    sameFields(now.page.fields, page.fields);
  if (!isSame)
    draft.tree.put(
      {
        ...stampedPage(page, draft.world),
        fields: free === undefined ? page.fields : { ...page.fields, slug: free },
      },
      parent,
    );
  draft.pageTexts.delete(page.id);
}
