/**
 * Creates the DataLoaders of translations: the spaces of settings, and the sources of translated
 * pages.
 */
import DataLoader from 'dataloader';
import type { Query } from '../database.ts';
import type { LoaderFactories } from './factories.ts';
import type { TranslatedPageRow, TranslationRow } from '../rows/translation.ts';
import { type Columns, type Statement, statement } from '../statement.ts';
import { tables } from '../tables.ts';

/** The loaders of translations. */
export interface TranslationLoaders {
  /** The spaces of translation settings, by the settings' ids, in order. */
  readonly translations: DataLoader<string, readonly TranslationRow[]>;
  /** The translated pages of a translation, by its id. */
  readonly translatedPages: DataLoader<string, readonly TranslatedPageRow[]>;
}

const TRANSLATIONS = statement(
  'translation.ofSettings',
  `SELECT ${tables.translation.columns} FROM translations tl WHERE tl.settings_id = ANY($1) ORDER BY tl.position, tl.id`,
  // only the product writes the language, a value of its enumeration
  tables.translation.row as Columns<TranslationRow>,
);
const PAGES = statement(
  'translatedPage.ofTranslation',
  `SELECT ${tables.translatedPage.columns} FROM translated_pages tp WHERE tp.translation_id = ANY($1)`,
  tables.translatedPage.row,
);

/** Creates a loader of rows by their parents, in one statement for all parents. */
const childrenOver = <Row>(
  query: Query,
  children: Statement<Row>,
  parentOf: (row: Row) => string,
) =>
  new DataLoader<string, readonly Row[]>(async (parents) => {
    const byParent = new Map<string, Row[]>();
    for (const row of await query(children, [parents])) {
      const siblings = byParent.get(parentOf(row)) ?? [];
      byParent.set(parentOf(row), siblings);
      siblings.push(row);
    }
    return parents.map((parent) => byParent.get(parent) ?? []);
  });

/** Makes the loaders of translations. */
export const translationLoaders: LoaderFactories<TranslationLoaders> = {
  translations: ({ query }) => childrenOver(query, TRANSLATIONS, ({ settingsId }) => settingsId),
  translatedPages: ({ query }) => childrenOver(query, PAGES, ({ translationId }) => translationId),
};
