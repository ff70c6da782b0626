/** Sorts and filters the pages of a translation, which are compared in memory. */
import type { Connection, PageArgs } from '../../data/connection.ts';
import type { ListArgs } from '../../data/connection/order.ts';
import { pageOfItems, sortedByKeys } from '../../data/items.ts';
import { stateOf } from '../../domain/translation.ts';
import type { PageTranslationRow, ShownTranslation } from '../../data/rows/translation.ts';
import type { PageTranslationOrderField, TranslationPagesArgs } from '../../generated/resolvers.ts';

/** Returns the title of the source page, or of an extra page. */
const titleOf = ({ source, page }: PageTranslationRow): string => {
  const shown = source ?? page;
  return ((shown && stateOf(shown.page).title) ?? '').toLowerCase();
};

const timeOf = ({ from }: PageTranslationRow): string => {
  const time = from?.said?.translatedAt;
  return time == null ? '' : new Date(time).toISOString();
};

/** Returns a key for the order of the source: its pages by their ids, then extra pages. */
const positionOf = ({ source, page }: PageTranslationRow): string =>
  (source ? '0' : '1') + ((source ?? page)?.page.id ?? '');

const KEYS: Readonly<
  Record<PageTranslationOrderField, (row: PageTranslationRow) => readonly string[]>
> = {
  SOURCE: (row) => [positionOf(row)],
  TITLE: (row) => [titleOf(row), positionOf(row)],
  TRANSLATED_AT: (row) => [timeOf(row), positionOf(row)],
};

/** Returns a page of the compared pages of a translation that meet the conditions. */
export function pageOfTranslations(
  { settings, language }: ShownTranslation,
  pages: readonly PageTranslationRow[],
  { filter, orderBy, ...args }: ListArgs<TranslationPagesArgs> & PageArgs,
): Connection<PageTranslationRow> {
  const { status, title } = filter ?? {};
  const text = title?.toLowerCase() ?? '';
  const found = pages.filter(
    (page) => (status == null || status.includes(page.status)) && titleOf(page).includes(text),
  );
  const keysOf = KEYS[orderBy.field];
  const descending = orderBy.direction === 'DESC';
  return pageOfItems(
    {
      name: `pages ${JSON.stringify([settings.id, language, orderBy.field, descending, status, text])}`,
      items: sortedByKeys(found, keysOf, descending),
      keysOf,
      descending,
    },
    args,
  );
}
