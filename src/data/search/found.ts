/** The sections that searches find: how they are ordered, selected and returned. */
import { idOfSpecPage } from '../../domain/openapi/expand.ts';
import type { WordForms } from '../../domain/search.ts';
import { type SearchResultType, typesOfSection } from '../../domain/search/filters.ts';
import { column, type Columns } from '../statement.ts';

/** The location of a generated page of a spec: a page of the space, and the path below it. */
interface SpecPagePath {
  readonly pageId: string;
  readonly path: string;
}

/** A section that matches a search. */
export interface FoundSection {
  readonly id: string;
  /** Id of the stored row. */
  readonly rowId: string;
  readonly spaceId: string;
  /** The revision of the space that the section belongs to. */
  readonly revisionId: string;
  readonly pageId: string;
  /** The location of a generated page of a spec; null for other pages. */
  readonly specPage: SpecPagePath | null;
  readonly pageTitle: string;
  readonly title: string | null;
  readonly anchor: string | null;
  readonly types: readonly SearchResultType[];
  /** ISO 639-1 code of the language of the page; null if none was recognized. */
  readonly language: string | null;
  /** The excerpt that a visitor sees; null where it is read from the index when it is shown. */
  readonly excerpt: string | null;
  /** Words of which the first in the text is in the excerpt. */
  readonly excerptWords: readonly string[];
  /** Sort key of the results, best first; ties are broken by ids. */
  readonly order: string;
  /** The words of the section with the stem of a word of the query, by the latter in lower case. */
  readonly forms: WordForms;
  /** Words of the query, in lower case, that need not be in a section: frequent ones like "the". */
  readonly optionalWords: readonly string[];
}

/** The sections on a page of search results, whose excerpts are read together. */
export interface ShownSections {
  readonly organizationId: string;
  readonly sections: readonly FoundSection[];
}

export const RESULT_COLUMNS = `f.id, f.kept_id AS "rowId", f.space_id AS "spaceId", f.revision_id AS "revisionId", f.page_id AS "pageId", f.page_created_at AS "createdAt", f.page_key AS key, f.path,
  f.page_title AS "pageTitle", f.title, f.anchor, f.position, f.language, f."order"`;
export const ORDER = `"order", page_id, page_key, position`;
export const RANKED = `f.tier || to_char(1 - f.rank, '0.000000') AS "order"`;

/** A section as selected. */
interface SectionRow
  extends Omit<
    FoundSection,
    'excerpt' | 'excerptWords' | 'specPage' | 'forms' | 'optionalWords' | 'types'
  > {
  readonly position: number;
  /**
   * The key of a section of a spec below the page of the space, the time at which that page was
   * created, and the path below it; all null for other sections.
   */
  readonly key: string | null;
  readonly createdAt: string | null;
  readonly path: string | null;
}
export const SECTION_COLUMNS: Columns<SectionRow> = {
  id: column.text,
  rowId: column.text,
  spaceId: column.text,
  revisionId: column.text,
  pageId: column.text,
  createdAt: column.nullable(column.timestamp),
  key: column.nullable(column.text),
  path: column.nullable(column.text),
  pageTitle: column.text,
  title: column.nullable(column.text),
  anchor: column.nullable(column.text),
  position: column.integer,
  language: column.nullable(column.text),
  order: column.text,
};

/** Facts that all results of a search share. */
export type SharedFacts = Pick<FoundSection, 'excerptWords' | 'forms' | 'optionalWords'>;

/** Returns the section of a row. */
export function resultOf(row: SectionRow, facts: SharedFacts): FoundSection {
  const { key, createdAt, path } = row;
  const specPage =
    key === null || createdAt === null || path === null
      ? null
      : { id: idOfSpecPage({ id: row.pageId, createdAt }, key), pageId: row.pageId, path };
  // One literal, because a search makes a thousand of them.
  return {
    id: row.id,
    rowId: row.rowId,
    spaceId: row.spaceId,
    revisionId: row.revisionId,
    pageId: specPage?.id ?? row.pageId,
    specPage: specPage && { pageId: specPage.pageId, path: specPage.path },
    pageTitle: row.pageTitle,
    title: row.title,
    anchor: row.anchor,
    types: typesOfSection(row),
    language: row.language === '' ? null : row.language,
    excerpt: null,
    excerptWords: facts.excerptWords,
    order: row.order,
    forms: facts.forms,
    optionalWords: facts.optionalWords,
  };
}
