/** DataLoaders of translations: the spaces of settings, and what their pages were translated from. */
import DataLoader from 'dataloader';
import type { Query } from '../database.ts';
import type { TranslatedPageRow, TranslationRow } from '../rows/translation.ts';
import { tables } from '../tables.ts';

/** These loaders. */
export interface TranslationLoaders {
  /** The spaces of translation settings, by the settings' ids, in order. */
  readonly translations: DataLoader<string, readonly TranslationRow[]>;
  /** What is said of pages of a translation, by its id. */
  readonly translatedPages: DataLoader<string, readonly TranslatedPageRow[]>;
}

const TRANSLATIONS = `SELECT ${tables.translation.columns} FROM translations tl WHERE tl.settings_id = ANY($1) ORDER BY tl.position, tl.id`;
const PAGES = `SELECT ${tables.translatedPage.columns} FROM translated_pages tp WHERE tp.translation_id = ANY($1)`;

/** Rows by their parents, those of all in one statement. */
const childrenOver = <Row>(query: Query, name: string, text: string, parentOf: (row: Row) => string) =>
  new DataLoader<string, readonly Row[]>(async (parents) => {
    const children = new Map<string, Row[]>();
    for (const row of await query<Row>(name, text, [parents])) {
      const beside = children.get(parentOf(row)) ?? [];
      children.set(parentOf(row), beside);
      beside.push(row);
    }
    return parents.map((parent) => children.get(parent) ?? []);
  });

/** These loaders, over a connection. */
export const translationsOver = (query: Query): TranslationLoaders => ({
  translations: childrenOver(query, 'translation.ofSettings', TRANSLATIONS, ({ settingsId }: TranslationRow) => settingsId),
  translatedPages: childrenOver(query, 'translatedPage.ofTranslation', PAGES, ({ translationId }: TranslatedPageRow) => translationId),
});
