/** Parses search queries into terms for PostgreSQL's text search. */

/** Words that follow each other. A word outside of quotation marks is a phrase of its own. */
export interface SearchPhrase {
  /** At least one word. */
  readonly words: readonly string[];
  /** True if the last word also matches as a prefix. */
  readonly isPrefix: boolean;
  /** True in quotation marks: its words match in this form only. Default: false. */
  readonly isQuoted?: boolean;
}

/** A condition of a query, such as `type:page`. */
export interface SearchFilter {
  readonly name: 'in' | 'type' | 'lang';
  /** The text after the colon, without quotation marks. */
  readonly value: string;
  /** True after a minus sign: results must not have the value. */
  readonly isExcluded: boolean;
}

/**
 * Words with the stem of a word of the query, and its synonyms, which may have several words; by the
 * latter, all in lower case.
 */
export type WordForms = Readonly<Record<string, readonly string[]>>;

/** A parsed search query. */
export interface SearchQuery {
  /** For `to_tsquery('simple', …)`: the excluded terms; empty for none. */
  readonly unwanted: string;
  /** Excluded phrases, as lists of words. */
  readonly unwantedRows: readonly (readonly string[])[];
  /** The required words, without duplicates. */
  readonly words: readonly string[];
  /** The required words and phrases, in order. */
  readonly phrases: readonly SearchPhrase[];
  /** True if the query has quoted phrases or excluded terms: all words must then be in one section. */
  readonly isStrict: boolean;
  /** True if the query has quotation marks outside of filters. */
  readonly hasQuotes: boolean;
  /** The conditions, in order. */
  readonly filters: readonly SearchFilter[];
}

/**
 * Characters that end a word, in addition to white space. PostgreSQL's own rules would index
 * `get.acme.test` or `Map<String>` as one word or none, so each of these is replaced by a space in
 * indexed text and in queries.
 */
export const SEPARATORS =
  '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~\u00a0¡¿§«»‹›·•‐‑‒–—―‘’‚‛“”„‟…→←×©®™\u3000、。〈〉《》「」『』【】〜・！（），．：；？';

/**
 * Letters of scripts without spaces between words. Each is a word, so that a run of them is found
 * as a phrase.
 */
export const SINGLE_LETTERS = '\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff';

/** The separators, escaped for a bracket expression in JavaScript and in PostgreSQL. */
export const ESCAPED_SEPARATORS = SEPARATORS.replace(/[\\\]^-]/g, '\\$&');

/** Maximum number of sections of a page that are indexed; the others cannot be found. */
export const MAX_PAGE_SECTION_COUNT = 1000;

const separator = `[\\s\\p{Cc}${ESCAPED_SEPARATORS}]`;
const separators = new RegExp(`${separator}+`, 'u');
/** Matches a run of characters between separators, or a letter that is a word, in a text in NFC. */
export const WORD_PATTERN = new RegExp(
  `[${SINGLE_LETTERS}]|[^\\s\\p{Cc}${ESCAPED_SEPARATORS}${SINGLE_LETTERS}]+`,
  'gu',
);
const onlySeparator = new RegExp(`^${separator}$`, 'u');
const singleLetters = new RegExp(`[${SINGLE_LETTERS}]`, 'gu');
const onlySingleLetter = new RegExp(`^[${SINGLE_LETTERS}]$`, 'u');

/** Maximum number of words and phrases in a query. */
const MAX_TERM_COUNT = 32;
/** Maximum length of a word in characters; PostgreSQL rejects words of more than 2,046 bytes. */
export const MAX_WORD_LENGTH = 255;

/** Returns true for a character that ends a word. */
export const isSeparator = (character: string): boolean => onlySeparator.test(character);

/** Returns true for a letter that is a word. */
export const isSingleLetter = (character: string): boolean => onlySingleLetter.test(character);

/** Returns true if a text between separators is indexed: it has a letter, a digit or an emoji. */
export const isWord = (text: string): boolean =>
  /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(text);

/** Returns the words of a text as they are indexed, except for their case. */
export const wordsIn = (text: string): string[] =>
  text
    .normalize('NFC')
    .replace(singleLetters, ' $& ')
    .split(separators)
    .filter(isWord)
    .map((word) => [...word].slice(0, MAX_WORD_LENGTH).join(''));

// A term may begin with a minus sign, and its quotation may be unclosed.
const PART = /(-?)(?:(in|type|lang):(?:"([^"]*)"?|([\p{L}\p{N}][^\s"]*))|"([^"]*)("?)|(\S+))/giu;

/** Returns the parts of a query, at most 32, with straight quotation marks. */
const partsOf = (text: string): RegExpExecArray[] =>
  [...straightened(text).matchAll(PART)].slice(0, MAX_TERM_COUNT);

const straightened = (text: string): string => text.replace(/[“”„‟]/g, '"');

/** Returns the filter of a part; undefined for words. */
function filterOf([, sign, name, quoted, value]: RegExpExecArray): SearchFilter | undefined {
  const known = FILTER_NAMES.find((one) => one === name?.toLowerCase());
  return known && { name: known, value: (quoted ?? value ?? '').trim(), isExcluded: sign === '-' };
}
const FILTER_NAMES = ['in', 'type', 'lang'] as const;

/** Returns the parts of a query as they are written, each with its word if it is a required one. */
export const queryParts = (text: string): { whole: string; word: string | undefined }[] =>
  partsOf(text).map(({ 0: whole, 1: sign, 7: word }) => ({
    whole,
    word: sign === '-' ? undefined : word,
  }));

/** Returns the filters of a query, which may have no words. Filters without a value are left out. */
export const filtersIn = (text: string): SearchFilter[] =>
  partsOf(text)
    .flatMap((part) => filterOf(part) ?? [])
    .filter(({ value }) => value !== '');

/**
 * Returns a phrase for `to_tsquery`. Words contain no operators, because all separators were
 * removed.
 */
const phraseOf = (words: readonly string[]): string =>
  words.map((word) => `'${word}'`).join(' <-> ');

/**
 * Returns the parsed query: words, `"phrases"`, `-words`, and filters such as `type:page`. The last
 * word also matches as a prefix if nothing follows it. Undefined if the query has no required terms.
 */
export function parseSearchQuery(text: string): SearchQuery | undefined {
  const { length } = straightened(text);
  const [unwantedRows, phrases]: [string[][], SearchPhrase[]] = [[], []];
  let hasQuotes = false;
  for (const part of partsOf(text)) {
    if (filterOf(part)) continue;
    const [whole, sign, , , , phrase, closing, word] = part;
    hasQuotes ||= whole.includes('"');
    const words = wordsIn(phrase ?? word ?? '');
    if (words.length === 0) continue; // separators alone match nothing
    if (sign === '-') {
      unwantedRows.push(words);
      continue;
    }
    const isPrefix = closing !== '"' && part.index + whole.length === length;
    phrases.push({ words, isPrefix, ...(phrase !== undefined && { isQuoted: true }) });
  }
  if (phrases.length === 0) return undefined;
  return {
    unwanted: unwantedRows.map((words) => `(${phraseOf(words)})`).join(' | '),
    unwantedRows,
    words: [...new Set(phrases.flatMap(({ words }) => words))],
    phrases,
    isStrict: unwantedRows.length > 0 || phrases.some(({ isQuoted }) => isQuoted),
    ...{ hasQuotes, filters: filtersIn(text) },
  };
}

/** Facts about the words of a query, from the sections that were found. */
export interface WordFacts {
  readonly forms: WordForms;
  /** Words of the query, in lower case, that need not be in a text. */
  readonly optionalWords: readonly string[];
}

/** Joins the facts from several sections. */
export function joinFacts(sections: readonly WordFacts[]): WordFacts {
  const distinct = new Set(sections.map((section) => section.forms));
  const [first] = distinct;
  const optionalWords = sections[0]?.optionalWords ?? [];
  if (first && distinct.size === 1) return { forms: first, optionalWords };
  const forms = new Map<string, Set<string>>();
  for (const [word, of] of [...distinct].flatMap((one) => Object.entries(one)))
    forms.set(word, new Set([...(forms.get(word) ?? []), ...of]));
  return {
    forms: Object.fromEntries([...forms].map(([word, of]) => [word, [...of]])),
    optionalWords,
  };
}

/** Returns the phrases to highlight: those of the query without optional words, and other forms. */
export function highlightedPhrases(
  phrases: readonly SearchPhrase[],
  { forms, optionalWords }: WordFacts,
): SearchPhrase[] {
  const isOptional = ({ words, isQuoted }: SearchPhrase) =>
    !isQuoted && words.length === 1 && optionalWords.includes(words[0]?.toLowerCase() ?? '');
  const others = [...new Set(Object.values(forms).flat())];
  return [
    ...phrases.filter((phrase) => !isOptional(phrase)),
    ...others.map((form) => ({ words: form.split(' '), isPrefix: false })),
  ];
}

/** Returns the text with its words in lower case, each between spaces. */
const spacedWords = (texts: readonly string[]): string =>
  ` ${wordsIn(texts.join('\n'))
    .map((word) => word.toLowerCase())
    .join(' ')} `;

/** Returns whether an excluded phrase is in the texts. */
export function hasUnwanted(
  { unwantedRows }: Pick<SearchQuery, 'unwantedRows'>,
  texts: readonly string[],
): boolean {
  const text = spacedWords(texts);
  return unwantedRows.some((row) => text.includes(` ${row.join(' ').toLowerCase()} `));
}

/**
 * Returns the number of required words that are in the texts: as they are, as the beginning of a
 * word, or in another form.
 */
export function countWords(
  words: readonly string[],
  { forms }: Pick<WordFacts, 'forms'>,
  texts: readonly string[],
): number {
  const text = spacedWords(texts);
  return words.filter(
    (word) =>
      text.includes(` ${word}`) || forms[word]?.some((form) => text.includes(` ${form} `)) === true,
  ).length;
}

/** Returns the words of a query, in lower case, that a text must have. */
export const requiredWords = (
  { words }: Pick<SearchQuery, 'words'>,
  { optionalWords }: Pick<WordFacts, 'optionalWords'>,
): string[] =>
  [...new Set(words.map((word) => word.toLowerCase()))].filter(
    (word) => !optionalWords.includes(word),
  );

/** Returns a title as titles are compared: its words in lower case. */
export const comparableTitle = (title: string): string => spacedWords([title]).trim();

/**
 * Returns an excerpt with an ellipsis on each side where the text continues. Truncated words are
 * removed.
 */
export function excerptOf(
  part: string,
  more: { readonly before: boolean; readonly after: boolean },
): string {
  const start = more.before ? part.replace(/^\S{0,40}\s+/, '') : part;
  const ended = more.after ? start.replace(/\s+\S{0,40}$/, '') : start;
  return `${more.before ? '… ' : ''}${ended.trim()}${more.after ? ' …' : ''}`;
}

/** Characters of an excerpt, and of them those before its first match. */
export const EXCERPT_LENGTH = 240;
export const EXCERPT_LEAD_LENGTH = 60;

/** Returns the excerpt of a text at the first of the words, in any case; its start for none. */
export function excerptAround(text: string, words: readonly string[]): string {
  const pattern = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  const match = pattern === '' ? 0 : (new RegExp(pattern, 'iu').exec(text)?.index ?? 0);
  const start = Math.max(0, match - EXCERPT_LEAD_LENGTH);
  const end = start + EXCERPT_LENGTH;
  return excerptOf(text.slice(start, end), { before: start > 0, after: end < text.length });
}
