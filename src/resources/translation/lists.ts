/** Lists the translations that the viewer can see, and compares their pages with the source. */
import { type AccessContext, can } from '../../data/authorize.ts';
import type {
  PageTranslationRow,
  ShownTranslation,
  TranslatedPageRow,
  TranslationRow,
  TranslationSettingsRow,
} from '../../data/rows/translation.ts';
import { member } from '../../data/reader.ts';
import { pagesById } from '../../domain/tree.ts';
import { comparePages, type TranslatedState } from '../../domain/translation.ts';
import { findSpace } from '../content/find.ts';
import { allPagesIn, contentOf, revisionContentOf } from '../revision/content.ts';

/**
 * Returns the translations of settings whose space the viewer can read; spaces in the trash are
 * excluded.
 */
export async function visibleTranslations(
  access: AccessContext,
  settings: Pick<TranslationSettingsRow, 'id'>,
): Promise<TranslationRow[]> {
  const rows = await access.load.translations.load(settings.id);
  const visible = await Promise.all(
    rows.map(async ({ spaceId }) => {
      const space = await findSpace(access.load, spaceId);
      return space !== null && can(access, 'space.read', space);
    }),
  );
  return rows.filter((_, i) => visible[i]);
}

/**
 * Returns every language of the settings except the source's: first the requested ones in their
 * order, then those that only have a space.
 */
export async function visibleLanguages(
  access: AccessContext,
  settings: TranslationSettingsRow,
): Promise<ShownTranslation[]> {
  const visible = await visibleTranslations(access, settings);
  const source = visible.find(({ isSource }) => isSource) ?? null;
  const own = new Map(
    visible.filter(({ isSource }) => !isSource).map((row) => [row.language, row]),
  );
  // This service wrote them, as values of the enum.
  const requested = settings.languages as TranslationRow['language'][];
  const languages = new Set([...requested, ...own.keys()]);
  if (source) languages.delete(source.language);
  return [...languages].map((language) => ({
    settings,
    language,
    own: own.get(language) ?? null,
    source,
  }));
}

/**
 * Returns the pages of a translation compared with the source, compared once for each loaded row.
 */
export const comparedPages = (
  { load }: Pick<AccessContext, 'load'>,
  own: TranslationRow,
  source: TranslationRow,
): Promise<PageTranslationRow[]> =>
  load.computed.once(own, 'comparison', () => computeComparison(load, own, source));

async function computeComparison(
  load: AccessContext['load'],
  own: TranslationRow,
  source: TranslationRow,
): Promise<PageTranslationRow[]> {
  const pagesOf = async (spaceId: string) => {
    const { revisionId } = await load.space.must(spaceId);
    const revisionContent = await revisionContentOf(
      { load },
      member,
      await load.revision.must(revisionId),
    );
    return allPagesIn(revisionContent, revisionContent.content.pages, []);
  };
  const { baseRevisionId } = own;
  const [sources, pages, base, marks] = await Promise.all([
    pagesOf(source.spaceId),
    pagesOf(own.spaceId),
    baseRevisionId === null ? null : contentOf(load, baseRevisionId),
    load.translatedPages.load(own.id),
  ]);
  const basePages = pagesById(base?.pages ?? null);
  return comparePages({
    source: sources,
    translation: pages,
    marks,
    baseOf: (id) => basePages.get(id),
  }).map(({ from, ...rest }) => ({
    ...rest,
    organizationId: own.organizationId,
    from: from && fromOf(from, baseRevisionId),
  }));
}

/**
 * Returns the state that a page was translated from, with its revision. A page that was marked has
 * its own revision; all others have that of the whole translation.
 */
const fromOf = (
  from: TranslatedPageRow | TranslatedState,
  baseRevisionId: string | null,
): PageTranslationRow['from'] => {
  const state = { document: from.document, title: from.title, description: from.description };
  if ('sourceRevisionId' in from)
    return {
      ...state,
      revisionId: from.sourceRevisionId,
      ...(from.translatedAt !== null && { said: from }),
    };
  return baseRevisionId === null ? undefined : { ...state, revisionId: baseRevisionId };
};
