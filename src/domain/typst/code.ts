/** Converts code and prompts to Typst code. */
import type { BlockOf } from '../document/model.ts';
import { expressionOf } from './inline.ts';
import { brokenAnywhere, literal, running } from './literal.ts';
import type { PagePosition } from './position.ts';

/**
 * The maximum length of a line of highlighted code in characters, because highlighting takes
 * quadratic time in the length of a word.
 */
const MAX_COLORED_LENGTH = 200;
/**
 * The maximum length of a line of code in which Typst finds line breaks; longer lines contain break
 * characters.
 */
const MAX_LINE_LENGTH = 2000;
/** The maximum length of a word that fits in a line of code, in characters. */
const MAX_WORD_LENGTH = 60;
/** The width of a letter of code, and of the padding of its block, in points. */
const LETTER_WIDTH_PT = 6.1;
const PADDING_PT = 18;
/** The width of a digit of a line number, in points. */
const DIGIT_WIDTH_PT = 4.6;

/** Returns code with its title and the numbers of its lines. Long lines are wrapped. */
export function codeBlock(block: BlockOf<'code'>, position: PagePosition): string {
  const expression = rawBlock(block.text, block.syntax, position);
  const digits = String(block.text.split('\n').length).length;
  const numbered = block.lineNumbers
    ? `numbered(${Math.ceil(digits * DIGIT_WIDTH_PT + 8)}pt,${expression})`
    : expression;
  return block.title === null ? numbered : titled('codetitle', block.title, numbered, position);
}

/** Returns the text of a prompt below its description. */
export function prompt({ description, text }: BlockOf<'prompt'>, position: PagePosition): string {
  const expression = rawBlock(text, null, position);
  return titled('prompttitle', description, expression, position);
}

const titled = (name: string, title: string, body: string, position: PagePosition): string =>
  `titled(${name},${expressionOf(running(title, position.maxWordLength))},${body})`;

/** Returns a block of text in the font of code. */
function rawBlock(text: string, syntax: string | null, position: PagePosition): string {
  const maxLineLength = text.split('\n').reduce((max, { length }) => Math.max(max, length), 0);
  const fitting = Math.floor((position.availableWidth - PADDING_PT) / LETTER_WIDTH_PT);
  const maxWordLength = Math.max(4, Math.min(MAX_WORD_LENGTH, fitting));
  if (maxLineLength > MAX_LINE_LENGTH)
    return `raw(block:true,${literal(brokenAnywhere(text, maxWordLength))})`;
  const [language = ''] = (syntax ?? '')
    .trim()
    .toLowerCase()
    .split(/[\s{,]/);
  const isHighlighted =
    position.book.isHighlighted &&
    !position.isInNote &&
    /^[\w+#.-]{1,30}$/.test(language) &&
    maxLineLength <= MAX_COLORED_LENGTH;
  const expression = `raw(block:true,lang:${isHighlighted ? literal(language) : 'none'},${literal(text)})`;
  return new RegExp(`\\S{${maxWordLength}}`).test(text)
    ? `long(${Math.min(40, maxWordLength)},${expression})`
    : expression;
}
