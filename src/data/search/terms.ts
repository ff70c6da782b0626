/** Looks up the terms of a search query: their stems in the languages of the organization. */
import type { SearchQuery, WordForms } from '../../domain/search.ts';
import { SEARCH_LANGUAGES } from '../../domain/search/languages.ts';
import { synonymsOf, type TermSynonyms } from '../../domain/search/synonyms.ts';
import { column, statement } from '../statement.ts';
import type { Query } from '../transaction.ts';
import type { ScopeFacts } from './scope.ts';

const stopWordRows = SEARCH_LANGUAGES.map(({ code, stopWords }) => `('${code}', '${stopWords}')`);

/**
 * The words of the query in `$2`, one row for each lexeme, and those of its synonyms, numbered by
 * `alt`. A word that is a stop word of a language of the organization is optional.
 */
const WORDS = `languages AS MATERIALIZED (
    SELECT unnest(search_languages($1, '{${SEARCH_LANGUAGES.map(({ code }) => code).join(',')}}')) AS language
  ), word AS MATERIALIZED (
    SELECT t.n, t.alt, t."of", t.at * 1000 + v.positions[1] AS at, v.lexeme AS word, t.quoted, t."isAlone" AND NOT t.quoted AND EXISTS (
        SELECT FROM languages l JOIN (VALUES ${stopWordRows.join(', ')}) s(language, dictionary) ON s.language = l.language WHERE ts_lexize(s.dictionary::regdictionary, v.lexeme) = '{}'
      ) AS is_stop, t.prefix, CASE WHEN t.prefix THEN ':*' ELSE '' END AS suffix,
      ARRAY(SELECT l.language || ':' || search_stem(l.language, v.lexeme) FROM languages l WHERE NOT t.quoted) AS stems
    FROM json_to_recordset($2::json) AS t(n int, alt int, "of" text, at int, word text, prefix boolean, quoted boolean, "isAlone" boolean)
    CROSS JOIN LATERAL unnest(to_tsvector('simple', t.word)) v
  )`;

/** Returns SQL for the text query of a word: the word itself, or one of its stems. */
const alternatives = (
  mark: string,
  stemMark: string,
  { suffix = 'suffix', stemSuffix = "''" } = {},
): string =>
  `'(''${mark}' || word || '''' || ${suffix} || COALESCE((SELECT string_agg(' | ''${stemMark}' || stem || '''' || ${stemSuffix}, '') FROM unnest(stems) stem), '') || ')'`;

/** Suffixes for words and stems of titles and headings: of all weights but that of texts. */
const OF_TITLES = {
  suffix: "CASE WHEN prefix THEN ':*ABC' ELSE ':ABC' END",
  stemSuffix: "':ABC'",
};

/** Returns SQL for a term with its synonyms: any of them. */
const anyOf = (field: string): string =>
  `CASE WHEN count(*) = 1 THEN min(${field}) ELSE '(' || string_agg(${field}, ' | ' ORDER BY alt) || ')' END AS ${field}`;

/** The terms of the query with their text queries by section, by heading and by page. */
const TERMS = `alternative AS MATERIALIZED (
    SELECT n, alt, bool_or(is_stop) AS is_stop,
      '(' || string_agg(${alternatives('', '=')}, ' <-> ' ORDER BY at) || ')' AS section,
      '(' || string_agg(${alternatives('', '=', OF_TITLES)}, ' <-> ' ORDER BY at) || ')' AS titled,
      '(' || string_agg('''' || word || '''' || suffix, ' <-> ' ORDER BY at) || ')' AS exact,
      '(' || string_agg(${alternatives('#', '#')}, ' & ') || ')' AS heading, count(*) > 1 AS is_phrase,
      '(' || string_agg(${alternatives('@', '@', { stemSuffix: 'suffix' })}, ' & ') || ')' AS page
    FROM word GROUP BY n, alt
  ), term AS MATERIALIZED (
    SELECT n, NOT bool_or(is_stop) OR (SELECT bool_and(is_stop) FROM word WHERE alt = 0) AS needed, count(*) > 1 AS has_synonyms, bool_or(is_phrase) AS has_phrase,
      min(section) FILTER (WHERE alt = 0) AS own, min(exact) FILTER (WHERE alt = 0) AS exact, ${['section', 'titled', 'heading', 'page'].map(anyOf).join(', ')}
    FROM alternative GROUP BY n
  ), title AS MATERIALIZED (
    SELECT string_agg(word, ' ' ORDER BY n, at) AS text, bool_or(prefix) AS is_open, count(*) AS count FROM word WHERE alt = 0
  )`;

/** Maximum number of spaces of an organization that are all read for a search. */
const MAX_FEW_SPACES = 2000;

/** The groups of synonyms in which the query has one. */
const SYNONYMS = `(SELECT COALESCE(json_agg(s.terms ORDER BY s.position), '[]') FROM search_synonyms s CROSS JOIN title
    WHERE s.organization_id = $1 AND EXISTS (SELECT 1 FROM unnest(s.terms) term WHERE strpos(' ' || title.text || ' ', ' ' || term || ' ') > 0))`;

/** Returns SQL for the words of the terms that are needed, or are not. */
const wordsOf = (needed: string): string =>
  `ARRAY(SELECT DISTINCT word FROM word JOIN term USING (n) WHERE alt = 0 AND ${needed})`;

/**
 * The whole query in one row. `$3` has the excluded terms, and `$4` and `$5` are the space or the
 * spaces of the search; both null for an organization.
 */
const TERMS_OF = statement(
  'search.terms',
  `WITH ${WORDS}, ${TERMS}
  SELECT ${wordsOf('needed')} AS words, ${wordsOf('NOT needed')} AS "optionalWords",
    EXISTS (SELECT 1 FROM shown_specs n WHERE n.organization_id = $1 AND ($4::text IS NULL OR n.space_id = $4) AND ($5::text[] IS NULL OR n.space_id = ANY($5))) AS "hasSpecs",
    $4 IS NULL AND $5 IS NULL AND (SELECT COALESCE(sum(n.count), 0) FROM space_counts n WHERE n.organization_id = $1) <= ${MAX_FEW_SPACES} AS "hasFewSpaces",
    to_regclass('pg_catalog.pg_dist_partition') IS NOT NULL AS "isDistributed",
    (SELECT COALESCE(json_agg(json_build_object('n', n, 'section', section, 'heading', heading, 'page', page)) FILTER (WHERE needed), '[]') FROM term) AS terms,
    (SELECT COALESCE(json_agg(json_build_object('word', COALESCE("of", word), 'stem', '=' || stem)), '[]') FROM word CROSS JOIN LATERAL unnest(stems) stem WHERE alt = 0 OR "of" IS NOT NULL) AS stems,
    ${SYNONYMS} AS synonyms,
    (SELECT json_build_object('count', count(*) FILTER (WHERE needed), 'title_count', (SELECT count FROM title), 'is_short', EXISTS (SELECT FROM word WHERE alt = 0 AND prefix AND length(word) = 1),
      'wanted', CASE WHEN $3::text = '' THEN NULL ELSE (!!to_tsquery('simple', $3))::text END,
      'section', string_agg(section, ' & ') FILTER (WHERE needed), 'exact', string_agg(exact, ' & ') FILTER (WHERE needed),
      'titled', string_agg(titled, ' & ') FILTER (WHERE needed),
      'own', CASE WHEN bool_or(has_synonyms) THEN string_agg(own, ' & ') FILTER (WHERE needed) END,
      'every', string_agg(section, ' & '), 'any_section', string_agg(section, ' | ') FILTER (WHERE needed),
      'heading', string_agg(CASE WHEN has_phrase THEN heading || ' & ' || section ELSE heading END, ' & ') FILTER (WHERE needed),
      'page', string_agg(page, ' & ') FILTER (WHERE needed), 'any_page', string_agg(page, ' | ') FILTER (WHERE needed),
      'title_equal', (SELECT quote_literal('^' || text) FROM title), 'heading_equal', (SELECT quote_literal('~' || text) FROM title),
      'title_begins', (SELECT quote_literal('^' || text || CASE WHEN is_open THEN '' ELSE ' ' END) || ':*' FROM title)) FROM term) AS asked`,
  {
    words: column.texts,
    optionalWords: column.texts,
    hasSpecs: column.boolean,
    hasFewSpaces: column.boolean,
    isDistributed: column.boolean,
    terms: column.json<readonly unknown[]>(),
    stems: column.json<readonly WordStem[]>(),
    synonyms: column.json<readonly (readonly string[])[]>(),
    asked: column.json<{ readonly count: number }>(),
  },
);

/** A word of the query in lower case with its stem in a language, as the index has it. */
interface WordStem {
  readonly word: string;
  readonly stem: string;
}

/** The terms of a query as the statement of a search reads them. */
export interface SearchTerms extends ScopeFacts {
  /** The words of the query that a result must have, in lower case. */
  readonly words: readonly string[];
  /** Words of the query, in lower case, that need not be in a section: frequent ones like "the". */
  readonly optionalWords: readonly string[];
  /** The needed terms, each with its text queries. */
  readonly terms: readonly unknown[];
  /** The stems of the words. */
  readonly stems: readonly WordStem[];
  /** The text queries of the whole query, and the number of needed terms. */
  readonly asked: { readonly count: number };
  /** The synonyms of the words of the query, by the latter. */
  readonly synonyms: WordForms;
}

/** Returns the words of a query and of its synonyms for the statement, one by one. */
const rowsOf = ({ phrases }: SearchQuery, synonyms: readonly TermSynonyms[]) => [
  ...phrases.flatMap(({ words, isPrefix, isQuoted = false }, n) =>
    words.map((word, at) => ({
      ...{ n, alt: 0, at, word, quoted: isQuoted, isAlone: words.length === 1 },
      prefix: isPrefix && at === words.length - 1,
    })),
  ),
  ...synonyms.flatMap(({ n, words: [only, ...others], synonyms: ofTerm }) =>
    ofTerm.flatMap((synonym, alt) =>
      synonym.split(' ').map((word, at, { length }) => ({
        ...{ n, alt: alt + 1, at, word, quoted: false, isAlone: false, prefix: false },
        of: length === 1 && others.length === 0 ? only : null,
      })),
    ),
  ),
];

/** The scope whose languages and specs matter. */
interface TermScope {
  readonly organizationId: string;
  readonly spaceId?: string;
  readonly spaceIds?: readonly string[];
}

/**
 * Looks up the terms of a query, in one statement, and in a second one if the organization has
 * synonyms of them.
 */
export async function termsOf(
  query: Query,
  { organizationId, spaceId, spaceIds }: TermScope,
  search: SearchQuery,
): Promise<SearchTerms> {
  const read = async (synonyms: readonly TermSynonyms[]) => {
    const rows = JSON.stringify(rowsOf(search, synonyms));
    const [terms] = await query(TERMS_OF, [
      ...[organizationId, rows, search.unwanted, spaceId ?? null, spaceIds ?? null],
    ]);
    if (!terms) throw new Error('The statement returns one row.');
    return terms;
  };
  const terms = await read([]);
  const synonyms = synonymsOf(search.phrases, terms.synonyms);
  if (synonyms.length === 0) return { ...terms, synonyms: {} };
  return { ...(await read(synonyms)), synonyms: formsOf(synonyms) };
}

/** Returns the synonyms by the words of the query. */
function formsOf(synonyms: readonly TermSynonyms[]): WordForms {
  const forms = new Map<string, string[]>();
  for (const { words, synonyms: ofTerm } of synonyms)
    for (const word of words) forms.set(word, [...(forms.get(word) ?? []), ...ofTerm]);
  return Object.fromEntries(forms);
}
