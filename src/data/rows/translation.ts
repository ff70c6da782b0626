/** Rows of translations, and what is worked out of them. */
import type { Language, TranslationStatus } from '../../generated/resolvers.ts';
import type * as Model from '../../generated/prisma/client.ts';
import type { Connection } from '../connection.ts';
import type { PageRow, Stored } from '../rows.ts';

export type TranslationSettingsRow = Stored<Model.TranslationSettings>;
/** The space of a language, or of the source. The language is as the product wrote it, from the enumeration. */
export type TranslationRow = Omit<Stored<Model.Translation>, 'language'> & { readonly language: Language };
/** What a page was translated from, or is a copy of where `translatedAt` is null. */
export type TranslatedPageRow = Stored<Model.TranslatedPage>;

/** A language of translation settings, as far as the viewer sees its space and the source's. */
export interface ShownTranslation {
  readonly settings: TranslationSettingsRow;
  readonly language: Language;
  readonly own: TranslationRow | null;
  readonly source: TranslationRow | null;
}

/** A page of the source beside its translation. */
export interface PageTranslationRow {
  readonly organizationId: string;
  readonly status: TranslationStatus;
  readonly source: PageRow | null;
  readonly page: PageRow | null;
  /** What it was translated from; undefined where that is not known. */
  readonly from: TranslatedFrom | undefined;
}

/** What a page was translated from: text and fields of the source's page at a revision. */
interface TranslatedFrom {
  readonly revisionId: string;
  /** Hash of the text; null for none. */
  readonly document: string | null;
  readonly title: string | null;
  readonly description: string | null;
  /** Absent where nobody said it of this page alone. */
  readonly said?: Pick<TranslatedPageRow, 'translatedAt' | 'translatedById'>;
}

export type TranslationSettingsPage = Connection<TranslationSettingsRow>;
export type TranslationPage = Connection<ShownTranslation>;
export type PageTranslationPage = Connection<PageTranslationRow>;
