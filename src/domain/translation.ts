/** How the pages of a translation stand to those of its source: which belong together, and whether they still say the same. */
import type { Page } from './content.ts';
import { pathOf } from './tree.ts';

/** A page with those above it, from the top down. */
interface Placed {
  readonly page: Page;
  readonly above: readonly Page[];
}

/** What a page says, as far as that is translated. */
export interface Said {
  /** Hash of the text; null for none. */
  readonly document: string | null;
  readonly title: string | null;
  readonly description: string | null;
}

/** What is known of a page: that it translates one of the source's, as that was. */
export interface Mark extends Said {
  readonly sourcePageId: string;
  readonly pageId: string;
  /** Null where nobody said so: then it began as a copy of that. */
  readonly translatedAt: string | Date | null;
}

/** How a page stands. */
export type Standing = 'TRANSLATED' | 'STALE' | 'UNTRANSLATED' | 'MISSING' | 'EXTRA';

/** A page of the source beside its translation; null where there is none. */
export interface Compared<Row, M> {
  readonly status: Standing;
  readonly source: Row | null;
  readonly page: Row | null;
  /** What was translated: a mark, or what the source said in the state that the whole was translated from; undefined where nobody knows. */
  readonly from: M | Said | undefined;
}

/** What pages are compared by: both sides, in any order, and what is known of the past. */
export interface Sides<Row, M> {
  readonly source: readonly Row[];
  readonly translation: readonly Row[];
  readonly marks: readonly M[];
  /** The source's page in the state that the whole was translated from. */
  baseOf(id: string): Page | undefined;
}

const textOf = ({ fields }: Page, name: string): string | null => (typeof fields[name] === 'string' ? fields[name] : null);

/** What a page says. */
export const saidBy = (page: Page): Said => ({ document: page.document ?? null, title: textOf(page, 'title'), description: textOf(page, 'description') });

const saysSame = (one: Said, other: Said): boolean => one.document === other.document && one.title === other.title && one.description === other.description;

/** Whether a page is still a copy: its text is the source's, or, where there is no text, its title. */
export const isCopy = (page: Said, source: Said): boolean => page.document === source.document && (page.document !== null || page.title === source.title);

/** Whether a page has a text of its own, which is translated. */
const isText = ({ page }: Placed): boolean => page.type === 'DOCUMENT';

/** The page of the translation for each of the source's, by the source's id: the one that a mark names, else that with its id, else that at its path. No page is two's. */
function pairs<Row extends Placed>(source: readonly Row[], translation: readonly Row[], marks: readonly Mark[]): Map<string, Row> {
  const free = new Map(translation.map((row) => [row.page.id, row]));
  const paired = new Map<string, Row>();
  const pair = (sourceId: string, row: Row | undefined) => {
    if (!row || paired.has(sourceId) || !free.delete(row.page.id)) return;
    paired.set(sourceId, row);
  };
  for (const { sourcePageId, pageId } of marks) pair(sourcePageId, free.get(pageId));
  for (const { page } of source) pair(page.id, free.get(page.id));
  const byPath = new Map([...free.values()].map((row) => [pathOf([...row.above, row.page]), row]));
  byPath.delete(undefined);
  for (const { page, above } of source) pair(page.id, byPath.get(pathOf([...above, page])));
  return paired;
}

/** Every page with a text: the source's in the order of their ids, then those that translate none. */
export function comparePages<Row extends Placed, M extends Mark>({ source, translation, marks, baseOf }: Sides<Row, M>): Compared<Row, M>[] {
  const byId = (one: Row, other: Row) => (one.page.id < other.page.id ? -1 : 1);
  const sources = source.filter(isText).sort(byId);
  const known = new Set(sources.map(({ page }) => page.id));
  const living = marks.filter(({ sourcePageId }) => known.has(sourcePageId));
  const paired = pairs(sources, translation.filter(isText), living);
  const marked = new Map(living.map((mark) => [mark.sourcePageId, mark]));
  const compared = sources.map((row): Compared<Row, M> => {
    const page = paired.get(row.page.id) ?? null;
    const mark = marked.get(row.page.id);
    return { source: row, page, ...standingOf(row.page, page?.page, mark?.pageId === page?.page.id ? mark : undefined, baseOf(row.page.id)) };
  });
  const taken = new Set([...paired.values()].map(({ page }) => page.id));
  const extra = translation.filter((row) => isText(row) && !taken.has(row.page.id)).sort(byId);
  return [...compared, ...extra.map((page) => ({ status: 'EXTRA' as const, source: null, page, from: undefined }))];
}

function standingOf<M extends Mark>(source: Page, page: Page | undefined, mark: M | undefined, base: Page | undefined): { readonly status: Standing; readonly from: M | Said | undefined } {
  if (!page) return { status: 'MISSING', from: undefined };
  const [now, own, from] = [saidBy(source), saidBy(page), mark ?? (base && saidBy(base))];
  const isSaid = mark !== undefined && mark.translatedAt !== null;
  if (!isSaid && (isCopy(own, now) || (from && isCopy(own, from)))) return { status: 'UNTRANSLATED', from };
  return { status: from && saysSame(now, from) ? 'TRANSLATED' : 'STALE', from };
}

/** How many of the source's pages are translated. */
export interface Coverage {
  readonly total: number;
  readonly translated: number;
  readonly stale: number;
  readonly untranslated: number;
  readonly missing: number;
  readonly extra: number;
  /** 0 to 1; 1 where there is nothing to translate. */
  readonly ratio: number;
}

/** Counts pages by how they stand. */
export function coverageOf(pages: readonly { readonly status: Standing }[]): Coverage {
  const count = (status: Standing) => pages.filter((page) => page.status === status).length;
  const [translated, stale, untranslated, missing, extra] = [count('TRANSLATED'), count('STALE'), count('UNTRANSLATED'), count('MISSING'), count('EXTRA')];
  const total = pages.length - extra;
  return { total, translated, stale, untranslated, missing, extra, ratio: total === 0 ? 1 : translated / total };
}
