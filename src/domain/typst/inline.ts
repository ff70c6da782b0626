/** Converts inline text to Typst code: marks, links, images, and the inlines of templates. */
import { characterOf, plainTextOf } from '../document/inline.ts';
import { type Block, type Inline, type Mark, nodesOf } from '../document/model.ts';
import { hiddenElementIn } from '../html/raw.ts';
import { backgroundOf, colorOf } from './color.ts';
import { alternativeOf, imageOf } from './image.ts';
import { link, titleOf, wrapped } from './link.ts';
import { joined, labelled, literal, portions, running } from './literal.ts';
import { type PagePosition, PAGE_WIDTH_PT, withWidth } from './position.ts';

type InlineOf<Type extends Inline['type']> = Extract<Inline, { readonly type: Type }>;

/** The maximum length of a text in a frame, which cannot break over two lines. */
const MAX_FRAMED_LENGTH = 40;
/** The height of an image in a line of text, in points. */
const LINE_HEIGHT_PT = 11;

/** Returns inline text as one expression. */
export function inline(inlines: readonly Inline[], position: PagePosition): string {
  return expressionOf(pieces(inlines, position));
}

/** Returns a sequence of expressions as one. A long sequence becomes several paragraphs. */
export function expressionOf(body: readonly string[]): string {
  const shown = portions(body);
  return shown.length > 1
    ? joined(shown.map((portion) => `par(${joined(portion)})`))
    : joined(shown[0] ?? []);
}

/** Returns inline text as a sequence of expressions, which is empty where nothing is shown. */
export const pieces = (inlines: readonly Inline[], position: PagePosition): string[] =>
  withoutHidden(inlines).flatMap((each) => piece(each, position));

/** Returns whether inline text shows nothing but spaces. */
export const isBlank = (inlines: readonly Inline[]): boolean =>
  inlines.every((each) => each.type === 'text' && each.text.trim() === '');

/** Returns inlines without the content of elements such as `<iframe>`, which is no text. */
function withoutHidden(inlines: readonly Inline[]): readonly Inline[] {
  if (!inlines.some(({ type }) => type === 'unknown-inline')) return inlines;
  const lastEnds = new Map(inlines.map((each, index) => [endIn(each), index]));
  let hidden: string | undefined;
  return inlines.filter((each, index) => {
    if (hidden !== undefined) {
      hidden = endIn(each) === hidden ? undefined : hidden;
      return false;
    }
    const name = each.type === 'unknown-inline' ? hiddenElementIn(each.source) : undefined;
    hidden = (lastEnds.get(name) ?? 0) > index ? name : undefined;
    return true;
  });
}

/** Returns the name of an end tag; undefined for any other inline. */
const endIn = (each: Inline): string | undefined =>
  each.type === 'unknown-inline'
    ? /^<\/([a-z][a-z0-9]*)/i.exec(each.source)?.[1]?.toLowerCase()
    : undefined;

function piece(each: Inline, position: PagePosition): string[] {
  const { maxWordLength } = position;
  switch (each.type) {
    case 'text':
      return markedText(each, position);
    case 'link':
      return link(each.href, pieces(each.nodes, { ...position, isInLink: true }), position);
    case 'inline-image':
      return inlineImage(each, position);
    case 'emoji':
      return running(characterOf(each.code), maxWordLength);
    case 'icon':
      return iconOf(each.icon, each.color, position);
    case 'mention':
      return mention(each, position);
    case 'button':
      return button(each, position);
    case 'expression':
      return codeText(`{{ ${each.expression} }}`, position);
    case 'inline-math':
      return formula(each.formula, position);
    case 'annotation':
      return annotation(each, position);
    case 'unknown-inline':
      // Tags and comments of HTML show nothing; what templates mean is not known.
      return each.source.startsWith('<') ? [] : codeText(each.source, position);
  }
}

/** Returns a formula within a line, or its TeX where it cannot be drawn. */
function formula(text: string, { book, maxWordLength }: PagePosition): string[] {
  const equation = book.equation(text, false);
  return equation === undefined
    ? wrapped(running(text, maxWordLength, 'raw'), (body) => `tex(${body})`)
    : [equation];
}

/** Returns code within a line. */
export const codeText = (text: string, { maxWordLength }: PagePosition): string[] =>
  wrapped(running(text, maxWordLength, 'raw'), (body) => `c(${body})`);

const FUNCTIONS = {
  bold: 'strong',
  italic: 'emph',
  strikethrough: 'strike',
  superscript: 'super',
  subscript: 'sub',
  code: 'c',
  keyboard: 'kbd',
} as const;

function markedText({ text, marks }: InlineOf<'text'>, position: PagePosition): string[] {
  const distinct = marks.filter(
    ({ type }, index) => marks.findIndex((mark) => mark.type === type) === index,
  );
  const isRaw = distinct.some(({ type }) => type === 'code' || type === 'keyboard');
  const lines = text
    .split('\n')
    .map((line) => running(line, position.maxWordLength, isRaw ? 'raw' : 'text'));
  const body = lines.flatMap((line, index) => (index === 0 ? line : ['linebreak()', ...line]));
  const isShort = isFramed(text, position.maxWordLength);
  return distinct.reduceRight<string[]>((shown, mark) => marked(shown, mark, isShort), body);
}

function marked(body: readonly string[], mark: Mark, isShort: boolean): string[] {
  if (mark.type !== 'color') {
    const name = mark.type === 'keyboard' && !isShort ? 'code' : mark.type;
    return wrapped(body, (shown) => `${FUNCTIONS[name]}(${shown})`);
  }
  const [color, background] = [colorOf(mark.text), backgroundOf(mark.background)];
  const colored = color === undefined ? body : wrapped(body, (shown) => `tint(${color},${shown})`);
  return background === undefined
    ? [...colored]
    : wrapped(colored, (shown) => `back(${background},${shown})`);
}

/** Returns whether a text fits in a frame within a line. */
const isFramed = (text: string, maxWordLength: number): boolean =>
  text.length <= Math.min(MAX_FRAMED_LENGTH, maxWordLength) && !text.includes('\n');

/** Returns an inline image, or its alternative text where the image is missing. */
function inlineImage(each: InlineOf<'inline-image'>, position: PagePosition): string[] {
  const isLine = each.size === 'line';
  const image = imageOf({ ...each, ...(isLine && { maxHeight: LINE_HEIGHT_PT }) }, position);
  return image === undefined
    ? alternativeOf(each, position)
    : [isLine ? `box(baseline:15%,${image})` : `box(${image})`];
}

/** Returns the name of an icon in a frame, because a book has no font of icons. */
function iconOf(name: string, color: string | null, { maxWordLength }: PagePosition): string[] {
  if (name === '' || !isFramed(name, maxWordLength)) return running(name, maxWordLength);
  return [`icon(${colorOf(color) ?? 'luma(110)'},text(${literal(name)}))`];
}

/** Returns a mention, with the title of its page, or else its own text. */
function mention({ href, text }: InlineOf<'mention'>, position: PagePosition): string[] {
  const shown = titleOf(href, position) || text || href;
  const body = running(shown, position.maxWordLength);
  return link(
    href,
    wrapped(body, (each) => `mention(${each})`),
    position,
  );
}

function button({ label, href, kind, action }: InlineOf<'button'>, position: PagePosition) {
  const text = label.trim() === '' ? (action ?? href ?? '') : label;
  const shown = running(text, position.maxWordLength);
  const isPrimary = kind === 'primary';
  const body = wrapped(shown, (each) =>
    isFramed(text, position.maxWordLength) ? `button(${isPrimary},${each})` : `strong(${each})`,
  );
  return href === null ? body : link(href, body, position, 'link');
}

/** Returns annotated text with its note, at the foot of the sheet or below the grid. */
function annotation({ nodes, body }: InlineOf<'annotation'>, position: PagePosition): string[] {
  return [...pieces(nodes, position), ...noteOf(body, position)];
}

function noteOf(body: readonly Block[], position: PagePosition): string[] {
  if (position.gridNotes && !position.isInNote)
    return [`super(text("${position.gridNotes.refer(body)}"))`];
  const reference = position.isInNote ? undefined : position.book.refer(body);
  if (!reference) {
    const text = [...textsIn(body)].join(' ');
    return ['text(" (")', ...running(text, position.maxWordLength), 'text(")")'];
  }
  const { label, isFirst } = reference;
  if (!isFirst) return [`footnote(label(${literal(label)}))`];
  const shown = itemBody(body, {
    ...withWidth(position, PAGE_WIDTH_PT),
    depth: 0,
    isInLink: false,
    isInNote: true,
    gridNotes: undefined,
  });
  return [labelled(`footnote(${shown})`, label)];
}

/** Returns the content of an item or a note, whose first paragraph is on the line of its marker. */
export function itemBody([first, ...rest]: readonly Block[], position: PagePosition): string {
  if (first?.type !== 'paragraph' || isBlank(first.inlines))
    return joined(position.draw(first ? [first, ...rest] : [], position));
  const words = inline(first.inlines, position);
  const separator = rest[0]?.type === 'paragraph' ? ['parbreak()'] : [];
  return joined([words, ...separator, ...position.draw(rest, position)]);
}

/** Yields the texts of blocks, for a note that has no place at the foot of a sheet. */
function* textsIn(blocks: readonly Block[]): Generator<string> {
  for (const block of blocks) {
    if ('inlines' in block) yield plainTextOf(block.inlines);
    if ('text' in block) yield block.text;
    yield* textsIn(nodesOf(block));
  }
}
