/** What of translations is shown to the viewer: the spaces that he may read, and how their pages stand. */
import { type Asking, can } from '../../data/authorize.ts';
import type { PageTranslationRow, ShownTranslation, TranslatedPageRow, TranslationRow, TranslationSettingsRow } from '../../data/rows/translation.ts';
import { pagesById } from '../../domain/tree.ts';
import { comparePages, type Said } from '../../domain/translation.ts';
import { livingSpace } from '../content/find.ts';
import { allPagesIn, contentOf, shelfOf } from '../revision/shelf.ts';

/** The spaces of settings that the viewer may read: not in the trash. */
export async function translationsSeen(asking: Asking, settings: Pick<TranslationSettingsRow, 'id'>): Promise<TranslationRow[]> {
  const rows = await asking.load.translations.load(settings.id);
  const seen = await Promise.all(
    rows.map(async ({ spaceId }) => {
      const space = await livingSpace(asking.load, spaceId);
      return space !== null && can(asking, 'space.read', space);
    }),
  );
  return rows.filter((_, i) => seen[i]);
}

/** Every language of settings but the source's: those that are wanted, in their order, then those that only have a space. */
export async function languagesShown(asking: Asking, settings: TranslationSettingsRow): Promise<ShownTranslation[]> {
  const seen = await translationsSeen(asking, settings);
  const source = seen.find(({ isSource }) => isSource) ?? null;
  const own = new Map(seen.filter(({ isSource }) => !isSource).map((row) => [row.language, row]));
  const wanted = settings.languages as TranslationRow['language'][]; // as the product wrote them, from the enumeration
  const languages = new Set([...wanted, ...own.keys()]);
  if (source) languages.delete(source.language);
  return [...languages].map((language) => ({ settings, language, own: own.get(language) ?? null, source }));
}

const compared = new WeakMap<TranslationRow, Promise<PageTranslationRow[]>>();

/** The pages of a translation beside the source's, worked out once in a request: rows live as long as their loaders. */
export function pagesCompared({ load }: Pick<Asking, 'load'>, own: TranslationRow, source: TranslationRow): Promise<PageTranslationRow[]> {
  const known = compared.get(own) ?? compare(load, own, source);
  compared.set(own, known);
  return known;
}

async function compare(load: Asking['load'], own: TranslationRow, source: TranslationRow): Promise<PageTranslationRow[]> {
  const pagesOf = async (spaceId: string) => {
    const { revisionId } = await load.space.must(spaceId);
    const shelf = await shelfOf({ load }, await load.revision.must(revisionId));
    return allPagesIn(shelf, shelf.content.pages, []);
  };
  const { baseRevisionId } = own;
  const [sources, pages, base, marks] = await Promise.all([
    pagesOf(source.spaceId),
    pagesOf(own.spaceId),
    baseRevisionId === null ? null : contentOf(load, baseRevisionId),
    load.translatedPages.load(own.id),
  ]);
  const basePages = pagesById(base?.pages ?? null);
  return comparePages({ source: sources, translation: pages, marks, baseOf: (id) => basePages.get(id) }).map(({ from, ...rest }) => ({
    ...rest,
    organizationId: own.organizationId,
    from: from && fromOf(from, baseRevisionId),
  }));
}

/** With the revision that it was said in: a mark has its own, all else is of the one that the whole was translated from. */
const fromOf = (from: TranslatedPageRow | Said, baseRevisionId: string | null): PageTranslationRow['from'] => {
  const said = { document: from.document, title: from.title, description: from.description };
  if ('sourceRevisionId' in from) return { ...said, revisionId: from.sourceRevisionId, ...(from.translatedAt !== null && { said: from }) };
  return baseRevisionId === null ? undefined : { ...said, revisionId: baseRevisionId };
};
