/** Compares the pages of a translation with those of its source. */
import type { Page } from './content.ts';
import { pathOf } from './tree.ts';

/** A page with its ancestors, from the root down. */
interface Placed {
  readonly page: Page;
  readonly ancestors: readonly Page[];
}

/** The parts of a page that are translated. */
export interface TranslatedState {
  /** Hash of the text; null for a page without a text. */
  readonly document: string | null;
  readonly title: string | null;
  readonly description: string | null;
}

/** A record that a page is the translation of a source page in a certain state. */
export interface TranslationRecord extends TranslatedState {
  readonly sourcePageId: string;
  readonly pageId: string;
  /** Null if nobody marked it as translated: then the page began as a copy. */
  readonly translatedAt: string | Date | null;
}

/** The status of a page. */
export type TranslationStatus = 'TRANSLATED' | 'STALE' | 'UNTRANSLATED' | 'MISSING' | 'EXTRA';

/** A source page with its translation; null where one does not exist. */
export interface PagePair<Row, M> {
  readonly status: TranslationStatus;
  readonly source: Row | null;
  readonly page: Row | null;
  /**
   * The source's state when it was translated: from a record, or from the revision that the whole
   * translation began with. Undefined if unknown.
   */
  readonly from: M | TranslatedState | undefined;
}

/** The input of a comparison: the pages of both sides in any order, and the records. */
export interface TranslationSides<Row, M> {
  readonly source: readonly Row[];
  readonly translation: readonly Row[];
  readonly marks: readonly M[];
  /** Returns the source page in the revision that the whole translation began with. */
  baseOf(id: string): Page | undefined;
}

const textOf = ({ fields }: Page, name: string): string | null =>
  typeof fields[name] === 'string' ? fields[name] : null;

/** Returns the translated parts of a page. */
export const stateOf = (page: Page): TranslatedState => ({
  document: page.document ?? null,
  title: textOf(page, 'title'),
  description: textOf(page, 'description'),
});

const sameState = (one: TranslatedState, other: TranslatedState): boolean =>
  one.document === other.document &&
  one.title === other.title &&
  one.description === other.description;

/**
 * Returns whether a page is still a copy of its source: it has the same text or, without a text,
 * the same title.
 */
export const isCopy = (page: TranslatedState, source: TranslatedState): boolean =>
  page.document === source.document && (page.document !== null || page.title === source.title);

/** Returns whether a page has a text of its own. */
const isText = ({ page }: Placed): boolean => page.type === 'DOCUMENT';

/**
 * Returns the translation of each source page by the source's id: the page in its record, otherwise
 * the page with the same id, otherwise the page at the same path. No page is paired twice.
 */
function pairs<Row extends Placed>(
  source: readonly Row[],
  translation: readonly Row[],
  marks: readonly TranslationRecord[],
): Map<string, Row> {
  const free = new Map(translation.map((row) => [row.page.id, row]));
  const paired = new Map<string, Row>();
  const pair = (sourceId: string, row: Row | undefined) => {
    if (!row || paired.has(sourceId) || !free.delete(row.page.id)) return;
    paired.set(sourceId, row);
  };
  for (const { sourcePageId, pageId } of marks) pair(sourcePageId, free.get(pageId));
  for (const { page } of source) pair(page.id, free.get(page.id));
  const byPath = new Map(
    [...free.values()].map((row) => [pathOf([...row.ancestors, row.page]), row]),
  );
  byPath.delete(undefined);
  for (const { page, ancestors } of source) pair(page.id, byPath.get(pathOf([...ancestors, page])));
  return paired;
}

/**
 * Returns every page with a text: the source pages sorted by id, then the pages of the translation
 * without a source.
 */
export function comparePages<Row extends Placed, M extends TranslationRecord>({
  source,
  translation,
  marks,
  baseOf,
}: TranslationSides<Row, M>): PagePair<Row, M>[] {
  const byId = (one: Row, other: Row) => (one.page.id < other.page.id ? -1 : 1);
  const sources = source.filter(isText).sort(byId);
  const sourceIds = new Set(sources.map(({ page }) => page.id));
  const validMarks = marks.filter(({ sourcePageId }) => sourceIds.has(sourcePageId));
  const paired = pairs(sources, translation.filter(isText), validMarks);
  const markBySource = new Map(validMarks.map((mark) => [mark.sourcePageId, mark]));
  const compared = sources.map((row): PagePair<Row, M> => {
    const page = paired.get(row.page.id) ?? null;
    const mark = markBySource.get(row.page.id);
    return {
      source: row,
      page,
      ...statusOf(
        row.page,
        page?.page,
        mark?.pageId === page?.page.id ? mark : undefined,
        baseOf(row.page.id),
      ),
    };
  });
  const taken = new Set([...paired.values()].map(({ page }) => page.id));
  const extra = translation.filter((row) => isText(row) && !taken.has(row.page.id)).sort(byId);
  return [
    ...compared,
    ...extra.map((page) => ({ status: 'EXTRA' as const, source: null, page, from: undefined })),
  ];
}

function statusOf<M extends TranslationRecord>(
  source: Page,
  page: Page | undefined,
  mark: M | undefined,
  base: Page | undefined,
): { readonly status: TranslationStatus; readonly from: M | TranslatedState | undefined } {
  if (!page) return { status: 'MISSING', from: undefined };
  const [now, own, from] = [stateOf(source), stateOf(page), mark ?? (base && stateOf(base))];
  const isMarked = mark !== undefined && mark.translatedAt !== null;
  if (!isMarked && (isCopy(own, now) || (from && isCopy(own, from))))
    return { status: 'UNTRANSLATED', from };
  return { status: from && sameState(now, from) ? 'TRANSLATED' : 'STALE', from };
}

/** The number of source pages in each status. */
export interface TranslationCoverage {
  readonly total: number;
  readonly translated: number;
  readonly stale: number;
  readonly untranslated: number;
  readonly missing: number;
  readonly extra: number;
  /** From 0 to 1; 1 if there is nothing to translate. */
  readonly ratio: number;
}

/** Returns the number of pages in each status. */
export function coverageOf(
  pages: readonly { readonly status: TranslationStatus }[],
): TranslationCoverage {
  const count = (status: TranslationStatus) =>
    pages.filter((page) => page.status === status).length;
  const [translated, stale, untranslated, missing, extra] = [
    count('TRANSLATED'),
    count('STALE'),
    count('UNTRANSLATED'),
    count('MISSING'),
    count('EXTRA'),
  ];
  const total = pages.length - extra;
  return {
    total,
    translated,
    stale,
    untranslated,
    missing,
    extra,
    ratio: total === 0 ? 1 : translated / total,
  };
}
