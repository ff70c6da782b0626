/** Finds the texts of a revision whose links are listed, in their order. */
import type { Context } from '../../context.ts';
import type { PageRow, RevisionContent } from '../../data/rows.ts';
import type { Page } from '../../domain/content.ts';
import { textOf } from '../../domain/fields.ts';
import { entriesOf } from '../../domain/list.ts';
import { slugsAlong } from '../../domain/tree.ts';
import { allPagesIn } from '../revision/content.ts';

/** A page or reusable content with the hash of its text. */
export interface TextHolder {
  readonly id: string;
  readonly hash: string;
  /**
   * The sort key of the text in a revision. Cursors contain it, so that they stay valid when texts
   * are added or removed.
   */
  readonly key: string;
  /** The page's path as slugs, against which relative links resolve. */
  readonly from: readonly string[];
}

/**
 * Returns the sort key of a path. Ranks consist of letters and digits; the page id distinguishes
 * equal ranks.
 */
const keyOf = (ancestry: readonly Pick<Page, 'rank' | 'id'>[]): string =>
  ancestry.map(({ rank, id }) => `${rank} ${id}`).join('/');

/** Sorts after the key of every page. */
const LAST = '~';

const textHoldersOf = (pages: readonly PageRow[]): TextHolder[] =>
  pages.flatMap(({ page, ancestors }) =>
    page.document === undefined
      ? []
      : [
          {
            id: page.id,
            hash: page.document,
            key: keyOf([...ancestors, page]),
            from: slugsAlong([...ancestors, page]),
          },
        ],
  );

/** Returns the texts of all pages of a revision, in order. */
export const pageTextsIn = (
  ctx: Pick<Context, 'load'>,
  revisionContent: RevisionContent,
): TextHolder[] => textHoldersOf([...pagesById(ctx, revisionContent).values()]);

/**
 * Returns the texts of a revision in order, pages before reusable contents, or the text of one
 * page. Returns undefined if the page does not exist.
 */
export function textHoldersIn(
  ctx: Pick<Context, 'load'>,
  revisionContent: RevisionContent,
  page: string | null | undefined,
): TextHolder[] | undefined {
  if (page != null) {
    const row = pagesById(ctx, revisionContent).get(page);
    return row && textHoldersOf([row]);
  }
  const reusable = entriesOf(revisionContent.content.reusableContents).flatMap(
    (entry): TextHolder[] => {
      const hash = textOf(entry.fields, 'document');
      return hash === null
        ? []
        : [{ id: entry.id, hash, key: `${LAST}${keyOf([entry])}`, from: [] }];
    },
  );
  return [...pageTextsIn(ctx, revisionContent), ...reusable];
}

/**
 * Returns all pages by id, in order. The index is cached, because each reference needs a lookup and
 * a search through the tree is slow.
 */
export const pagesById = (
  { load }: Pick<Context, 'load'>,
  revisionContent: RevisionContent,
): ReadonlyMap<string, PageRow> =>
  load.computed.once(
    revisionContent,
    'pagesById',
    () =>
      new Map(
        allPagesIn(revisionContent, revisionContent.content.pages, []).map((row) => [
          row.page.id,
          row,
        ]),
      ),
  );
