/** Reads emoji that are written as characters, or as their code points in hexadecimal. */
import emojiRegex from 'emoji-regex';

/** `1f44d`, or several code points with hyphens, `1f468-200d-1f4bb`. */
const CODE_POINTS = /^[0-9a-f]{2,6}(?:-[0-9a-f]{2,6})*$/i;

/** Returns true for a code point of Unicode that is not half of a surrogate pair. */
const isCharacter = (point: number): boolean =>
  point <= 0x10_ff_ff && (point < 0xd8_00 || point > 0xdf_ff);

/** Returns the characters of a text that may be code points in hexadecimal. */
function charactersOf(text: string): string {
  if (!CODE_POINTS.test(text)) return text;
  const points = text.split('-').map((point) => Number.parseInt(point, 16));
  return points.every(isCharacter) ? String.fromCodePoint(...points) : text;
}

/** Returns the characters of the one emoji that a text names; undefined if it names none. */
export function parseEmoji(text: string): string | undefined {
  const characters = charactersOf(text);
  const [first] = characters.match(emojiRegex()) ?? [];
  return first === characters ? first : undefined;
}

/**
 * Returns an emoji of an input as it is stored: as characters. Null, absent and other texts stay as
 * they are.
 */
export const emojiOf = <Value extends string | null | undefined>(value: Value): Value | string =>
  typeof value === 'string' ? (parseEmoji(value) ?? value) : value;
