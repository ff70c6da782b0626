/**
 * Creates the DataLoaders of translations: the spaces of settings, and the sources of translated
 * pages.
 */
import DataLoader from 'dataloader';
import type { Query } from '../database.ts';
import type { TranslatedPageRow, TranslationRow } from '../rows/translation.ts';
import { tables } from '../tables.ts';

/** The loaders of translations. */
export interface TranslationLoaders {
  /** The spaces of translation settings, by the settings' ids, in order. */
  readonly translations: DataLoader<string, readonly TranslationRow[]>;
  /** The translated pages of a translation, by its id. */
  readonly translatedPages: DataLoader<string, readonly TranslatedPageRow[]>;
}

const TRANSLATIONS = `SELECT ${tables.translation.columns} FROM translations tl WHERE tl.settings_id = ANY($1) ORDER BY tl.position, tl.id`;
const PAGES = `SELECT ${tables.translatedPage.columns} FROM translated_pages tp WHERE tp.translation_id = ANY($1)`;

/** Creates a loader of rows by their parents, in one statement for all parents. */
const childrenOver = <Row>(
  query: Query,
  name: string,
  text: string,
  parentOf: (row: Row) => string,
) =>
  new DataLoader<string, readonly Row[]>(async (parents) => {
    const children = new Map<string, Row[]>();
    for (const row of await query<Row>(name, text, [parents])) {
      const siblings = children.get(parentOf(row)) ?? [];
      children.set(parentOf(row), siblings);
      siblings.push(row);
    }
    return parents.map((parent) => children.get(parent) ?? []);
  });

/** Creates these loaders on a connection. */
export const translationsOver = (query: Query): TranslationLoaders => ({
  translations: childrenOver(
    query,
    'translation.ofSettings',
    TRANSLATIONS,
    ({ settingsId }: TranslationRow) => settingsId,
  ),
  translatedPages: childrenOver(
    query,
    'translatedPage.ofTranslation',
    PAGES,
    ({ translationId }: TranslatedPageRow) => translationId,
  ),
});
