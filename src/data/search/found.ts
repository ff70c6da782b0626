/** The sections that searches find: how they are ordered, selected and returned. */
import { idOfSpecPage } from '../../domain/openapi/expand.ts';
import {
  EXCERPT_LEAD_LENGTH,
  EXCERPT_LENGTH,
  excerptOf,
  type WordForms,
} from '../../domain/search.ts';
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
  readonly excerpt: string;
  /** Sort key of the results, best first; ties are broken by ids. */
  readonly order: string;
  /** The words of the section with the stem of a word of the query, by the latter in lower case. */
  readonly forms: WordForms;
  /** Words of the query, in lower case, that need not be in a section: frequent ones like "the". */
  readonly optionalWords: readonly string[];
}

export const RESULT_COLUMNS = `f.id, f.kept_id AS "rowId", f.space_id AS "spaceId", f.revision_id AS "revisionId", f.page_id AS "pageId", f.page_created_at AS "createdAt", f.page_key AS key, f.path,
  f.page_title AS "pageTitle", f.title, f.anchor, substr(f.body, cut.at, ${EXCERPT_LENGTH}) AS part, cut.at > 1 AS before, length(f.body) >= cut.at + ${EXCERPT_LENGTH} AS after, f."order", f.forms, f.optional AS "optionalWords"`;
export const ORDER = `"order", page_id, page_key, position`;
export const RANKED = `f.tier || to_char(1 - f.rank, '0.000000') AS "order"`;

/**
 * Returns SQL for the start of an excerpt, a little before the first of these words. OFFSET 0 is a
 * fence, so that the text is lowercased once and not once for each word.
 */
export const excerptStart = (
  words: string,
): string => `CROSS JOIN LATERAL (SELECT lower(f.body) AS body OFFSET 0) small
    CROSS JOIN LATERAL (SELECT greatest(1, COALESCE(min(NULLIF(strpos(small.body, lower(word)), 0)), 1) - ${EXCERPT_LEAD_LENGTH}) AS at FROM unnest(${words}) word) cut`;

/** A section as selected. */
interface SectionRow extends Omit<FoundSection, 'excerpt' | 'specPage'> {
  readonly part: string;
  readonly before: boolean;
  readonly after: boolean;
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
  part: column.text,
  before: column.boolean,
  after: column.boolean,
  order: column.text,
  forms: column.json(),
  optionalWords: column.texts,
};

export function resultOf(row: SectionRow): FoundSection {
  const {
    id,
    rowId,
    spaceId,
    revisionId,
    pageId,
    pageTitle,
    title,
    anchor,
    order,
    forms,
    optionalWords,
    part,
    before,
    after,
  } = row;
  const section = {
    id,
    rowId,
    spaceId,
    revisionId,
    pageTitle,
    title,
    anchor,
    order,
    forms,
    optionalWords,
    excerpt: excerptOf(part, { before, after }),
  };
  const { key, createdAt, path } = row;
  if (key === null || createdAt === null || path === null)
    return { ...section, pageId, specPage: null };
  return {
    ...section,
    pageId: idOfSpecPage({ id: pageId, createdAt }, key),
    specPage: { pageId, path },
  };
}
