/** Text within typst code: always a string literal, so that nothing in it is ever read as typst. */

/** Control characters, and characters that end a line where the text does not mean it. */
const unseen = /[^\P{Cc}\t\n]|[\u2028\u2029]/gu;
/** Half of a pair: there is no such character. */
const half = /\p{Surrogate}/gu;
/** Letters of a word between two places where it may break. */
const LONGEST_PART = 16;
/** Letters of a word that may be a name such as `createdAt`, which breaks before its capitals. */
const LONGEST_NAME = 80;
/** Characters of a word that may break without anything in it to say so. */
const LONGEST_WORD = 1000;
/** Characters of code that stand in one paragraph. */
const LARGEST_PORTION = 20_000;
/** Characters of text that stand in one paragraph: two of such pieces are larger than a portion. */
const LONGEST_TEXT = 12_000;
/** A text as a string of typst, lines and tabs kept. */
export function literal(text: string): string {
  const clean = text.replace(/\r\n?/g, '\n').replace(unseen, ' ').replace(half, '\ufffd');
  return `"${clean.replace(/["\\]/g, '\\$&').replaceAll('\n', '\\n').replaceAll('\t', '\\t')}"`;
}

/** Pieces of content one after another. */
export function joined(pieces: readonly string[]): string {
  const [first] = pieces;
  if (first === undefined) return '[]';
  return pieces.length === 1 ? first : `{${pieces.join(';')}}`;
}

/** Lines whose words may break anywhere. */
export const brokenAnywhere = (text: string): string => text.replace(/\S{40,}/g, (word) => partsOf(word, LONGEST_PART).join('\u200b'));

/** An expression with a label, to which links lead. */
export const labelled = (expression: string, label: string | undefined): string => (label === undefined ? expression : `[#${expression}#label(${literal(label)})]`);

/** Pieces in portions: typst takes time by the square of what stands in one paragraph. */
export function portions(pieces: readonly string[]): string[][] {
  const found: string[][] = [];
  let size = LARGEST_PORTION;
  for (const piece of pieces) {
    if (size + piece.length > LARGEST_PORTION) {
      found.push([]);
      size = 0;
    }
    found.at(-1)?.push(piece);
    size += piece.length;
  }
  return found;
}

/** Running text: lines are one, and words longer than `longest` characters may break. `make` is the function that shows a text. */
export function running(text: string, longest: number, make: 'text' | 'raw' = 'text'): string[] {
  const line = text.replace(/\s+/g, (space) => (/[\n\r\u2028\u2029]/.test(space) ? ' ' : space));
  if (line === '') return [];
  const parts = breakable(line, longest).flatMap(shortened);
  return parts.flatMap((part, index) => (index === 0 ? [`${make}(${literal(part)})`] : ['gap', `${make}(${literal(part)})`]));
}

/** A text in pieces of which each is a portion; they end at spaces where there are some. */
function shortened(text: string): string[] {
  const parts: string[] = [];
  let rest = text;
  while (rest.length > LONGEST_TEXT) {
    const space = rest.lastIndexOf(' ', LONGEST_TEXT - 1);
    const end = space > 0 ? space + 1 : LONGEST_TEXT - (/[\ud800-\udbff]/.test(rest.charAt(LONGEST_TEXT - 1)) ? 1 : 0);
    parts.push(rest.slice(0, end));
    rest = rest.slice(end);
  }
  return [...parts, rest];
}

/** A text cut where its long words may break; space of no width stands between the parts. In endless words it is a character. */
function breakable(text: string, longest: number): string[] {
  if (text.length <= longest) return [text];
  const parts: string[] = [];
  let from = 0;
  for (const word of text.matchAll(new RegExp(`\\S{${longest + 1},}`, 'g'))) {
    const pieces = partsOf(word[0], Math.min(longest, LONGEST_PART));
    const [head = '', ...rest] = word[0].length > LONGEST_WORD ? [pieces.join('\u200b')] : pieces;
    parts.push(text.slice(from, word.index) + head, ...rest.slice(0, -1));
    from = word.index + word[0].length - (rest.at(-1)?.length ?? 0);
  }
  return [...parts, text.slice(from)];
}

/** A word in parts of `length` letters at most, which end where it breaks best. */
function partsOf(word: string, length: number): string[] {
  const parts: string[] = [];
  let last = Number.POSITIVE_INFINITY;
  for (const part of smallParts(word, length)) {
    if (last + part.length > length) parts.push(part);
    else parts[parts.length - 1] += part;
    last = last + part.length > length ? part.length : last + part.length;
  }
  return parts;
}

/** Flags, joined emoji, and letters with their marks are one. */
function smallParts(word: string, length: number): string[] {
  if (!/^[\x21-\x7e]+$/.test(word)) return word.match(new RegExp(`(?:\\p{Regional_Indicator}{2}|.(?:\\p{M}|\\p{Emoji_Modifier}|\\u200d.){0,16}){1,${length}}`, 'gsu')) ?? [word];
  const stop = '/._\\-?&=,;:';
  const parts = new RegExp(`[^${stop}]{0,${length - 1}}[${stop}]|[^${stop}]{1,${length}}`, 'g');
  const names = word.length > LONGEST_NAME ? [word] : word.split(/(?<=[a-z\d])(?=[A-Z])/);
  return names.flatMap((name) => name.match(parts) ?? [name]);
}
