/** What somebody looks for: a text as words, and words as PostgreSQL's text search takes them. */

/** A question in words. */
export interface Question {
  /** For `to_tsquery('simple', …)`: all that must be there, and all that must not. */
  readonly query: string;
  /** The same of what must be there alone. */
  readonly wanted: string;
  /** The same of what must not be there alone; empty for nothing. */
  readonly unwanted: string;
  /** Words in a row that must not be there. */
  readonly unwantedRows: readonly (readonly string[])[];
  /** The words that must be there, each once. */
  readonly words: readonly string[];
}

/**
 * What ends a word, beside white space. PostgreSQL has rules of its own, by which `get.acme.test`, `Map<String>` and
 * “quoted” are one word or none: texts are indexed with each of these as a space, and questions are read by the same list.
 */
export const SEPARATORS = '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~\u00a0¡¿§«»‹›·•‐‑‒–—―‘’‚‛“”„‟…→←×©®™\u3000、。〈〉《》「」『』【】〜・！（），．：；？';

/** Letters of scripts that put no space between words: each is a word, so that a run of them is found as a phrase. */
export const SINGLE_LETTERS = '\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff';

const separators = new RegExp(`[\\s\\p{Cc}${SEPARATORS.replace(/[\\\]^-]/g, '\\$&')}]+`, 'u');
const singleLetters = new RegExp(`[${SINGLE_LETTERS}]`, 'gu');

/** Words and phrases of a question at most. */
const MOST_PARTS = 32;
/** Letters of a word at most: PostgreSQL refuses one of more than 2,046 bytes. */
const LONGEST_WORD = 255;

const isWord = (text: string): boolean => /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(text);

/** The words of a text, as they are indexed but for capitals. */
export const wordsIn = (text: string): string[] =>
  text
    .normalize('NFC')
    .replace(singleLetters, ' $& ')
    .split(separators)
    .filter(isWord)
    .map((word) => [...word].slice(0, LONGEST_WORD).join(''));

// A part may begin with a minus, and a quotation may still be open.
const PART = /(-?)(?:"([^"]*)("?)|(\S+))/g;

/** Words in a row; the last one as a beginning where it is still being typed. No word has a sign in it, so that none is an operator. */
const inRow = (words: readonly string[], isOpen: boolean): string => words.map((word, i) => `'${word}'${isOpen && i === words.length - 1 ? ':*' : ''}`).join(' <-> ');

/** Reads a question: words, `"phrases"`, `-words`; the last word, where nothing follows it, also as a beginning. Undefined where nothing is looked for. */
export function readQuestion(text: string): Question | undefined {
  const plain = text.replace(/[“”„‟]/g, '"');
  const [wanted, unwanted, all]: [string[], string[], string[]] = [[], [], []];
  const unwantedRows: string[][] = [];
  for (const part of [...plain.matchAll(PART)].slice(0, MOST_PARTS)) {
    const [, sign, phrase, closing, word] = part;
    const words = wordsIn(phrase ?? word ?? '');
    if (words.length === 0) continue; // signs alone find nothing
    const isOpen = sign !== '-' && closing !== '"' && part.index + part[0].length === plain.length;
    (sign === '-' ? unwanted : wanted).push(`(${inRow(words, isOpen)})`);
    if (sign !== '-') all.push(...words);
    else unwantedRows.push(words);
  }
  if (wanted.length === 0) return undefined;
  const query = [...wanted, ...unwanted.map((part) => `!${part}`)].join(' & ');
  return { query, wanted: wanted.join(' & '), unwanted: unwanted.join(' | '), unwantedRows, words: [...new Set(all)] };
}

/** Whether texts answer a question: each of its words is in them, or begins one of theirs, and of what must not be there nothing is. */
export function isAnswered({ words, unwantedRows }: Pick<Question, 'words' | 'unwantedRows'>, texts: readonly string[]): boolean {
  const small = (word: string) => word.toLowerCase();
  const own = wordsIn(texts.join('\n')).map(small);
  const text = ` ${own.join(' ')} `;
  if (unwantedRows.some((row) => text.includes(` ${row.map(small).join(' ')} `))) return false;
  return words.map(small).every((word) => text.includes(` ${word}`));
}

/** A part of a text, with signs where more stands before or after it. Words that were cut are left out. */
export function excerptOf(part: string, more: { readonly before: boolean; readonly after: boolean }): string {
  const begun = more.before ? part.replace(/^\S{0,40}\s+/, '') : part;
  const ended = more.after ? begun.replace(/\s+\S{0,40}$/, '') : begun;
  return `${more.before ? '… ' : ''}${ended.trim()}${more.after ? ' …' : ''}`;
}
