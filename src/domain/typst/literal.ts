/**
 * Writes text into Typst code, always as a string literal, so that text is never interpreted as
 * code.
 */

/** Control characters and line separators. */
const unprintable = /[^\P{Cc}\t\n]|[\u2028\u2029]/gu;
/** Unpaired surrogates. */
const unpairedSurrogate = /\p{Surrogate}/gu;
/** The maximum number of characters between two possible breaks of a word. */
const MAX_PART_LENGTH = 16;
/**
 * The maximum length of a word that may be an identifier such as `createdAt`, which can break
 * before its capital letters.
 */
const MAX_NAME_LENGTH = 80;
/**
 * The maximum length of a word whose breaks are separate expressions; longer words contain break
 * characters.
 */
const MAX_WORD_LENGTH = 1000;
/** The maximum length of the Typst code of one paragraph, in characters. */
const MAX_PORTION_LENGTH = 20_000;
/** The maximum length of a text in one paragraph; two of these exceed a portion. */
const MAX_TEXT_LENGTH = 12_000;
/** Returns a text as a Typst string literal, with its newlines and tabs. */
export function literal(text: string): string {
  const clean = text
    .replace(/\r\n?/g, '\n')
    .replace(unprintable, ' ')
    .replace(unpairedSurrogate, '\ufffd');
  return `"${clean.replace(/["\\]/g, '\\$&').replaceAll('\n', '\\n').replaceAll('\t', '\\t')}"`;
}

/** Joins expressions into one. */
export function joined(pieces: readonly string[]): string {
  const [first] = pieces;
  if (first === undefined) return '[]';
  return pieces.length === 1 ? first : `{${pieces.join(';')}}`;
}

/** Returns code whose long words can break anywhere. */
export const brokenAnywhere = (text: string, maxWordLength: number): string =>
  text.replace(new RegExp(`\\S{${Math.min(40, maxWordLength)},}`, 'g'), (word) =>
    partsOf(word, Math.min(MAX_PART_LENGTH, maxWordLength)).join('\u200b'),
  );

/** Returns an expression with a label as a link target. */
export const labelled = (expression: string, label: string | undefined): string =>
  label === undefined ? expression : `[#${expression}#label(${literal(label)})]`;

/**
 * Splits expressions into portions, because Typst takes quadratic time in the size of a paragraph.
 */
export function portions(pieces: readonly string[]): string[][] {
  const found: string[][] = [];
  let size = MAX_PORTION_LENGTH;
  for (const piece of pieces) {
    if (size + piece.length > MAX_PORTION_LENGTH) {
      found.push([]);
      size = 0;
    }
    found.at(-1)?.push(piece);
    size += piece.length;
  }
  return found;
}

/**
 * Returns inline text as expressions: newlines become spaces, and words longer than `maxWordLength`
 * characters can break. `textFunction` is the Typst function for a text.
 */
export function running(
  text: string,
  maxWordLength: number,
  textFunction: 'text' | 'raw' = 'text',
): string[] {
  const line = text.replace(/\s+/g, (space) => (/[\n\r\u2028\u2029]/.test(space) ? ' ' : space));
  if (line === '') return [];
  const parts = breakable(line, maxWordLength).flatMap(portionsOfText);
  return parts.flatMap((part, index) =>
    index === 0
      ? [`${textFunction}(${literal(part)})`]
      : ['gap', `${textFunction}(${literal(part)})`],
  );
}

/** Splits a text into parts that each fit in a portion, at spaces where possible. */
function portionsOfText(text: string): string[] {
  const parts: string[] = [];
  let rest = text;
  while (rest.length > MAX_TEXT_LENGTH) {
    const space = rest.lastIndexOf(' ', MAX_TEXT_LENGTH - 1);
    const end =
      space > 0
        ? space + 1
        : MAX_TEXT_LENGTH - (/[\ud800-\udbff]/.test(rest.charAt(MAX_TEXT_LENGTH - 1)) ? 1 : 0);
    parts.push(rest.slice(0, end));
    rest = rest.slice(end);
  }
  return [...parts, rest];
}

/**
 * Splits a text where its long words may break; the caller puts zero-width space between the parts.
 * Very long words contain zero-width space characters instead.
 */
function breakable(text: string, maxWordLength: number): string[] {
  if (text.length <= maxWordLength) return [text];
  const parts: string[] = [];
  let from = 0;
  for (const word of text.matchAll(new RegExp(`\\S{${maxWordLength + 1},}`, 'g'))) {
    const pieces = partsOf(word[0], Math.min(maxWordLength, MAX_PART_LENGTH));
    const [head = '', ...rest] =
      word[0].length > MAX_WORD_LENGTH ? [pieces.join('\u200b')] : pieces;
    parts.push(text.slice(from, word.index) + head, ...rest.slice(0, -1));
    from = word.index + word[0].length - (rest.at(-1)?.length ?? 0);
  }
  return [...parts, text.slice(from)];
}

/** Splits a word into parts of at most `length` characters, at the best positions. */
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

/**
 * Splits a word into its smallest parts, without splitting flags, joined emoji or combining
 * characters.
 */
function smallParts(word: string, length: number): string[] {
  if (!/^[\x21-\x7e]+$/.test(word))
    return (
      word.match(
        new RegExp(
          `(?:\\p{Regional_Indicator}{2}|.(?:\\p{M}|\\p{Emoji_Modifier}|\\u200d.){0,16}){1,${length}}`,
          'gsu',
        ),
      ) ?? [word]
    );
  const stop = '/._\\-?&=,;:';
  const parts = new RegExp(`[^${stop}]{0,${length - 1}}[${stop}]|[^${stop}]{1,${length}}`, 'g');
  const names = word.length > MAX_NAME_LENGTH ? [word] : word.split(/(?<=[a-z\d])(?=[A-Z])/);
  return names.flatMap((name) => name.match(parts) ?? [name]);
}
