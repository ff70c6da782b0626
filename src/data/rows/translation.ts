/** Row types of translations, and of the state computed from them. */
import type { Language, TranslationStatus } from '../../generated/resolvers.ts';
import type * as Model from '../../generated/prisma/client.ts';
import type { PageRow, StoredRow } from '../rows.ts';

export type TranslationSettingsRow = StoredRow<Model.TranslationSettings>;
/**
 * The space of a language, or of the source. The language is a value of the enumeration, because
 * only the product writes it.
 */
export type TranslationRow = Omit<StoredRow<Model.Translation>, 'language'> & {
  readonly language: Language;
};
/** The source that a page was translated from; a copy of it where `translatedAt` is null. */
export type TranslatedPageRow = StoredRow<Model.TranslatedPage>;

/**
 * A language of translation settings, with its space and the source's where the viewer can see
 * them.
 */
export interface ShownTranslation {
  readonly settings: TranslationSettingsRow;
  readonly language: Language;
  readonly own: TranslationRow | null;
  readonly source: TranslationRow | null;
}

/** A page of the source with its translation. */
export interface PageTranslationRow {
  readonly organizationId: string;
  readonly status: TranslationStatus;
  readonly source: PageRow | null;
  readonly page: PageRow | null;
  /** The source of the translation; undefined where it is not known. */
  readonly from: TranslatedFrom | undefined;
}

/** The text and fields of the source's page at the revision that was translated. */
interface TranslatedFrom {
  readonly revisionId: string;
  /** Hash of the text; null for none. */
  readonly document: string | null;
  readonly title: string | null;
  readonly description: string | null;
  /** Set where the status was set for this page alone. */
  readonly said?: Pick<TranslatedPageRow, 'translatedAt' | 'translatedById'>;
}
