/** Finds the words, prefixes and phrases of a search query in a text, as ranges to highlight. */
import {
  isSeparator,
  isSingleLetter,
  isWord,
  MAX_WORD_LENGTH,
  type SearchPhrase,
  WORD_PATTERN,
} from '../search.ts';

/** A part of a text, in UTF-16 code units: `text.slice(start, end)`. */
export interface TextRange {
  readonly start: number;
  /** The index after the last code unit. */
  readonly end: number;
}

/** Maximum number of ranges of one text; further matches are not highlighted. */
export const MAX_HIGHLIGHT_COUNT = 20;

/** A word as it is indexed, with its location in the text. */
interface Word extends TextRange {
  readonly word: string;
}

// NFC composes a character with its combining marks, and the letters of a Korean syllable, so that
// each of these is read as one.
const CLUSTER = /[\u1100-\u115f][\u1160-\u11a7]?[\u11a8-\u11ff]?\p{M}*|\P{M}\p{M}*|\p{M}+/gu;

const folded = (word: string): string =>
  (word.length > MAX_WORD_LENGTH
    ? [...word].slice(0, MAX_WORD_LENGTH).join('')
    : word
  ).toLowerCase();

/** Matches characters that may be one letter with their neighbors. */
const JOINED = /[\u1100-\u11ff\p{M}]/u;

/** Returns the words of a text in lower case with their locations, as `wordsIn` splits them. */
const locatedWords = (text: string): Word[] =>
  JOINED.test(text) || text.normalize('NFC') !== text ? composedWords(text) : plainWords(text);

/** Returns the words of a text in NFC in which each character is a letter of its own. */
function plainWords(text: string): Word[] {
  const words: Word[] = [];
  for (const { 0: word, index } of text.matchAll(WORD_PATTERN))
    if (isWord(word)) words.push({ word: folded(word), start: index, end: index + word.length });
  return words;
}

/** Returns the words of any text, letter by letter, because NFC may join characters. */
function composedWords(text: string): Word[] {
  const words: Word[] = [];
  let open = { word: '', start: 0, end: 0 };
  const close = (): void => {
    if (isWord(open.word)) words.push({ ...open, word: folded(open.word) });
    open = { word: '', start: 0, end: 0 };
  };
  for (const { 0: cluster, index } of text.matchAll(CLUSTER)) {
    const end = index + cluster.length;
    for (const letter of cluster.normalize('NFC')) {
      const isAlone = isSingleLetter(letter);
      if (isAlone || isSeparator(letter)) close();
      if (isSeparator(letter)) continue;
      open = { word: open.word + letter, start: open.word === '' ? index : open.start, end };
      if (isAlone) close();
    }
  }
  close();
  return words;
}

/** Returns true if the words from an index on are those of a phrase. */
const isPhraseAt = (
  words: readonly Word[],
  at: number,
  phrase: readonly string[],
  isPrefix: boolean,
): boolean =>
  phrase.every((wanted, i) => {
    const word = words[at + i]?.word;
    const isLast = i === phrase.length - 1;
    return word === wanted || (isPrefix && isLast && word?.startsWith(wanted) === true);
  });

/** Returns the ranges in the order of the text, with overlapping ones joined. */
function joined(ranges: readonly TextRange[]): TextRange[] {
  const result: TextRange[] = [];
  for (const range of [...ranges].sort((one, other) => one.start - other.start)) {
    const last = result.at(-1);
    if (last && range.start < last.end)
      result.splice(-1, 1, { start: last.start, end: Math.max(last.end, range.end) });
    else result.push(range);
  }
  return result;
}

/**
 * Returns where the phrases of a query are in a text: ranges in order that do not overlap, at most
 * 20. Case and Unicode composition do not matter, as in the index.
 */
export function highlightsIn(text: string, phrases: readonly SearchPhrase[]): TextRange[] {
  const words = locatedWords(text);
  const ranges: TextRange[] = [];
  for (const { words: phrase, isPrefix } of phrases) {
    const wanted = phrase.map(folded);
    for (const [at, { start }] of words.entries()) {
      const last = words[at + wanted.length - 1];
      if (last && isPhraseAt(words, at, wanted, isPrefix)) ranges.push({ start, end: last.end });
    }
  }
  return joined(ranges).slice(0, MAX_HIGHLIGHT_COUNT);
}
