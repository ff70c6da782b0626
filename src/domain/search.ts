/** Parses search queries into terms for PostgreSQL's text search. */

/** Words that follow each other. A word outside of quotation marks is a phrase of its own. */
export interface SearchPhrase {
  /** At least one word. */
  readonly words: readonly string[];
  /** True if the last word also matches as a prefix. */
  readonly isPrefix: boolean;
}

/** A parsed search query. */
export interface SearchQuery {
  /** For `to_tsquery('simple', …)`: all required and excluded terms. */
  readonly query: string;
  /** For `to_tsquery`: the required terms. */
  readonly wanted: string;
  /** For `to_tsquery`: the excluded terms; empty for none. */
  readonly unwanted: string;
  /** Excluded phrases, as lists of words. */
  readonly unwantedRows: readonly (readonly string[])[];
  /** The required words, without duplicates. */
  readonly words: readonly string[];
  /** The required words and phrases, in order. */
  readonly phrases: readonly SearchPhrase[];
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
const PART = /(-?)(?:"([^"]*)("?)|(\S+))/g;

/**
 * Returns a phrase for `to_tsquery`, whose last word is a prefix while it is still being typed.
 * Words contain no operators, because all separators were removed.
 */
const phraseOf = (words: readonly string[], isOpen: boolean): string =>
  words.map((word, i) => `'${word}'${isOpen && i === words.length - 1 ? ':*' : ''}`).join(' <-> ');

/**
 * Returns the parsed query: words, `"phrases"` and `-words`. The last word also matches as a prefix
 * if nothing follows it. Undefined if the query has no required terms.
 */
export function parseSearchQuery(text: string): SearchQuery | undefined {
  const plain = text.replace(/[“”„‟]/g, '"');
  const [required, excluded, requiredWords]: [string[], string[], string[]] = [[], [], []];
  const [unwantedRows, phrases]: [string[][], SearchPhrase[]] = [[], []];
  for (const part of [...plain.matchAll(PART)].slice(0, MAX_TERM_COUNT)) {
    const [, sign, phrase, closing, word] = part;
    const words = wordsIn(phrase ?? word ?? '');
    if (words.length === 0) continue; // separators alone match nothing
    const isOpen = sign !== '-' && closing !== '"' && part.index + part[0].length === plain.length;
    (sign === '-' ? excluded : required).push(`(${phraseOf(words, isOpen)})`);
    if (sign === '-') {
      unwantedRows.push(words);
      continue;
    }
    requiredWords.push(...words);
    phrases.push({ words, isPrefix: isOpen });
  }
  if (required.length === 0) return undefined;
  const query = [...required, ...excluded.map((part) => `!${part}`)].join(' & ');
  return {
    query,
    wanted: required.join(' & '),
    unwanted: excluded.join(' | '),
    unwantedRows,
    words: [...new Set(requiredWords)],
    phrases,
  };
}

/**
 * Returns whether texts match a query: each required word, or a word that begins with it, is in
 * them, and no excluded phrase is.
 */
export function hasSearchTerms(
  { words, unwantedRows }: Pick<SearchQuery, 'words' | 'unwantedRows'>,
  texts: readonly string[],
): boolean {
  const toLower = (word: string) => word.toLowerCase();
  const present = wordsIn(texts.join('\n')).map(toLower);
  const text = ` ${present.join(' ')} `;
  if (unwantedRows.some((row) => text.includes(` ${row.map(toLower).join(' ')} `))) return false;
  return words.map(toLower).every((word) => text.includes(` ${word}`));
}

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
