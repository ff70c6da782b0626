/** Reads inline text: marks, links, images, and the inline markup that HTML and templates express. */
import type { MarkedToken, Tokens } from 'marked';
import { type Attribute, type HtmlPiece, piecesOf } from '../markdown/html.ts';
import { blocks, type InlineTokenizer, type TemplateToken } from '../markdown/lexer.ts';
import { decoded } from '../markdown/plain.ts';
import type { Block, Inline, Mark } from './model.ts';
import { contentOf, templatePartsOf } from './templates.ts';

type Token = MarkedToken | TemplateToken;
type Tag = Extract<HtmlPiece, { readonly kind: 'tag' }>;
type Marks = readonly Mark[];

/** A part of inline text: a tag of HTML, or a token that is none. */
type Unit =
  | { readonly kind: 'tag'; readonly tag: Tag; readonly raw: string }
  | { readonly kind: 'token'; readonly token: Token }
  | { readonly kind: 'text'; readonly text: string };

/** The maximum depth of nested inlines; the tags of deeper ones have no end. */
const MAX_DEPTH = 24;

/** Reads the inline text of one document. */
export class InlineReader {
  private readonly tokenizer: InlineTokenizer;
  private readonly footnote: (label: string) => readonly Block[] | undefined;
  private depth = 0;

  constructor(
    tokenizer: InlineTokenizer,
    footnote: (label: string) => readonly Block[] | undefined,
  ) {
    [this.tokenizer, this.footnote] = [tokenizer, footnote];
  }

  /** Reads markdown. */
  markdown(text: string): Inline[] {
    return this.tokens(this.tokenizer.inline(text), []);
  }

  /** Reads the content of an HTML element, in which markdown has no meaning. */
  html(pieces: readonly HtmlPiece[]): Inline[] {
    return this.units(pieces.flatMap(unitsOfPiece), []);
  }

  private tokens(tokens: readonly Token[], marks: Marks): Inline[] {
    return this.units(tokens.flatMap(unitsOf), marks);
  }

  private units(units: readonly Unit[], marks: Marks): Inline[] {
    const inlines = new InlineList();
    const ends = this.depth < MAX_DEPTH ? endsOf(units) : new Map<number, number>();
    this.depth++;
    for (let index = 0; index < units.length; index++) {
      const unit = units[index];
      if (unit?.kind === 'text') inlines.add({ type: 'text', text: unit.text, marks });
      else if (unit?.kind === 'token') this.addToken(unit.token, marks, inlines);
      else if (unit?.kind === 'tag') {
        const end = ends.get(index);
        inlines.add(
          ...this.tag(unit, end === undefined ? undefined : units.slice(index + 1, end), marks),
        );
        if (end !== undefined) index = end;
      }
    }
    this.depth--;
    return inlines.items;
  }

  private addToken(token: Token, marks: Marks, inlines: InlineList): void {
    if (token.type === 'footnote') {
      const body = this.footnote(token.text);
      if (body) inlines.annotate(body);
      else inlines.add({ type: 'text', text: token.raw, marks });
    } else inlines.add(...this.token(token, marks));
  }

  private token(token: Exclude<Token, { type: 'footnote' }>, marks: Marks): readonly Inline[] {
    switch (token.type) {
      case 'strong':
        return this.tokens(blocks(token.tokens), [...marks, { type: 'bold' }]);
      case 'em':
        return this.tokens(blocks(token.tokens), [...marks, { type: 'italic' }]);
      case 'del':
        return this.tokens(blocks(token.tokens), [...marks, { type: 'strikethrough' }]);
      case 'codespan':
        return [{ type: 'text', text: token.text, marks: [...marks, { type: 'code' }] }];
      case 'link':
        return [this.link(token, marks)];
      case 'image':
        return [imageOf(token)];
      case 'br':
        return [{ type: 'text', text: '\n', marks }];
      case 'math':
        return [{ type: 'inline-math', formula: token.text }];
      case 'expression':
        return [{ type: 'expression', expression: token.text }];
      case 'tag':
        return [{ type: 'unknown-inline', source: token.raw }];
      case 'checkbox':
        return [];
      case 'escape':
        return [{ type: 'text', text: token.text, marks }];
      default:
        return [{ type: 'text', text: textOf(token), marks }];
    }
  }

  private link(token: Tokens.Link, marks: Marks): Inline {
    if (token.autolink)
      return {
        type: 'link',
        href: token.href,
        title: null,
        nodes: [{ type: 'text', text: token.text, marks }],
      };
    const href = decoded(token.href);
    const nodes = this.tokens(blocks(token.tokens), marks);
    return token.title === 'mention'
      ? { type: 'mention', href, text: plainTextOf(nodes) }
      : { type: 'link', href, title: token.title ? decoded(token.title) : null, nodes };
  }

  /** Reads a tag with the units up to its end, or up to nothing where it has no end. */
  private tag(
    { tag, raw }: Unit & { kind: 'tag' },
    content: readonly Unit[] | undefined,
    marks: Marks,
  ): readonly Inline[] {
    const within = content ?? [];
    const value = (name: string) => attributeOf(tag, name);
    const mark = tag.isClosing ? undefined : markOf(tag);
    if (mark) return this.units(within, [...marks, mark]);
    if (tag.name === 'br') return [{ type: 'text', text: '\n', marks } satisfies Inline];
    if (tag.name === 'img') return [htmlImageOf(tag)];
    const nodes = this.units(within, marks);
    if (!tag.isClosing) {
      const inline = elementOf(tag, value, nodes);
      if (inline) return [inline];
      if (TRANSPARENT.has(tag.name)) return nodes;
    } else if (tag.name === 'p') return [];
    return [
      { type: 'unknown-inline', source: raw },
      ...nodes,
      ...(content ? [{ type: 'unknown-inline', source: `</${tag.name}>` } as const] : []),
    ];
  }
}

/** The elements that only group what is within them. */
const TRANSPARENT: ReadonlySet<string> = new Set(['p', 'span', 'div', 'picture', 'ul', 'u']);

/** Collects inlines, and joins texts with equal marks. */
class InlineList {
  readonly items: Inline[] = [];

  add(...inlines: readonly Inline[]): void {
    for (const inline of inlines) {
      const last = this.items.at(-1);
      if (inline.type === 'text' && inline.text === '') continue;
      if (last?.type === 'text' && inline.type === 'text' && sameMarks(last.marks, inline.marks))
        this.items[this.items.length - 1] = { ...last, text: last.text + inline.text };
      else this.items.push(inline);
    }
  }

  /** Makes the word before a footnote, or the last inline, an annotation. */
  annotate(body: readonly Block[]): void {
    const last = this.items.pop();
    const word = last?.type === 'text' ? /\S*$/.exec(last.text)?.[0] : undefined;
    if (last?.type === 'text' && word !== undefined && word !== last.text)
      this.items.push({ ...last, text: last.text.slice(0, last.text.length - word.length) });
    const annotated: Inline[] =
      last?.type === 'text' ? (word ? [{ ...last, text: word }] : []) : last ? [last] : [];
    this.items.push({ type: 'annotation', nodes: annotated, body });
  }
}

const sameMarks = (one: Marks, other: Marks): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** Returns the units of a piece of HTML: its text may have template tags and expressions. */
const unitsOfPiece = (piece: HtmlPiece): Unit[] =>
  piece.kind === 'tag'
    ? [unitOf(piece)]
    : templatePartsOf(piece.text).map((part) =>
        part.type === 'text'
          ? unitOf({ kind: 'text', text: part.raw })
          : {
              kind: 'token',
              token: { type: part.type, raw: part.raw, text: contentOf(part) },
            },
      );

const unitOf = (piece: HtmlPiece): Unit =>
  piece.kind === 'tag'
    ? { kind: 'tag', tag: piece, raw: rawOf(piece) }
    : { kind: 'text', text: decoded(piece.text).replace(/\s+/g, ' ') };

/** Returns the units of a token: HTML is split into its tags. A comment is markup of its own. */
function unitsOf(token: Token): Unit[] {
  if (token.type !== 'html') return [{ kind: 'token', token }];
  const units = piecesOf(token.raw).map(unitOf);
  return units.length > 0
    ? units
    : [{ kind: 'token', token: { type: 'tag', raw: token.raw, text: '' } }];
}

/** Returns a tag as written, but for quotes and case. */
const rawOf = ({ name, isClosing, attributes }: Tag): string =>
  `<${isClosing ? '/' : ''}${name}${attributes
    .map((each) => ` ${each.name}="${each.value.replaceAll('"', '&quot;')}"`)
    .join('')}>`;

/** Returns the index of the end of each opening tag that has one. */
function endsOf(units: readonly Unit[]): ReadonlyMap<number, number> {
  const ends = new Map<number, number>();
  const open: { readonly name: string; readonly index: number }[] = [];
  const counts = new Map<string, number>();
  const count = (name: string, step: number) => counts.set(name, (counts.get(name) ?? 0) + step);
  for (const [index, unit] of units.entries()) {
    if (unit.kind !== 'tag') continue;
    const { name, isClosing } = unit.tag;
    if (!isClosing) {
      open.push({ name, index });
      count(name, 1);
    } else if ((counts.get(name) ?? 0) > 0)
      for (let last = open.pop(); last; last = open.pop()) {
        count(last.name, -1);
        if (last.name !== name) continue;
        ends.set(last.index, index);
        break;
      }
  }
  return ends;
}

/** Returns the value of an attribute, without character references; undefined without any. */
export const attributeOf = (tag: Tag, name: string): string | undefined => {
  const found: Attribute | undefined = tag.attributes.find((each) => each.name === name);
  return found && decoded(found.value);
};

const MARKS: Readonly<Record<string, Mark>> = {
  b: { type: 'bold' },
  strong: { type: 'bold' },
  i: { type: 'italic' },
  em: { type: 'italic' },
  s: { type: 'strikethrough' },
  del: { type: 'strikethrough' },
  kbd: { type: 'keyboard' },
  sup: { type: 'superscript' },
  sub: { type: 'subscript' },
  code: { type: 'code' },
};

/** Returns the mark of an element; undefined where it has another meaning. */
function markOf(tag: Tag): Mark | undefined {
  const style = attributeOf(tag, 'style') ?? '';
  const color = (property: string) =>
    new RegExp(`(?:^|;)\\s*${property}\\s*:\\s*([^;]{1,100})`, 'i').exec(style)?.[1]?.trim() ??
    null;
  if (tag.name === 'mark' || (tag.name === 'span' && /color\s*:/i.test(style)))
    return { type: 'color', text: color('color'), background: color('background-color') };
  const className = attributeOf(tag, 'class') ?? '';
  if (tag.name === 'code' && className === 'expression') return undefined;
  if (tag.name === 'i' && /\bfa-/.test(className)) return undefined;
  return Object.hasOwn(MARKS, tag.name) ? MARKS[tag.name] : undefined;
}

/** Returns the inline that an element stands for; undefined for an unknown one. */
function elementOf(
  tag: Tag,
  value: (name: string) => string | undefined,
  nodes: readonly Inline[],
): Inline | undefined {
  const className = value('class') ?? '';
  const isButton = /\bbutton\b/.test(className);
  if (tag.name === 'span' && value('data-tag') === 'emoji')
    return { type: 'emoji', code: value('data-code') ?? '' };
  if (tag.name === 'i')
    return {
      type: 'icon',
      icon: /\bfa-([\w-]+)/.exec(className)?.[1] ?? '',
      color: value('data-color') ?? null,
    };
  if (tag.name === 'code') return { type: 'expression', expression: plainTextOf(nodes) };
  if (tag.name === 'button' || (tag.name === 'a' && isButton))
    return {
      type: 'button',
      label: plainTextOf(nodes),
      href: value('href') ?? null,
      kind: /\bsecondary\b/.test(className) ? 'secondary' : 'primary',
      icon: value('data-icon') ?? null,
      action: value('data-action') ?? null,
      query: value('data-query') ?? null,
    };
  const href = value('href');
  if (tag.name !== 'a' || href === undefined) return undefined;
  return value('data-mention') === undefined
    ? { type: 'link', href, title: value('title') ?? null, nodes }
    : { type: 'mention', href, text: plainTextOf(nodes) };
}

const imageOf = (token: Tokens.Image): Inline => ({
  type: 'inline-image',
  src: decoded(token.href),
  srcDark: null,
  alt: decoded(token.text),
  title: token.title ? decoded(token.title) : null,
  size: 'original',
});

const htmlImageOf = (tag: Tag): Inline => ({
  type: 'inline-image',
  src: attributeOf(tag, 'src') ?? '',
  srcDark: null,
  alt: attributeOf(tag, 'alt') ?? '',
  title: attributeOf(tag, 'title') ?? null,
  size: attributeOf(tag, 'data-size') === 'line' ? 'line' : 'original',
});

/** Returns the text of a token without nested tokens; a line break in it is a space. */
const textOf = (token: Exclude<MarkedToken, Tokens.Escape>): string =>
  decoded('text' in token && token.text !== undefined ? token.text : token.raw).replace(
    /[ \t]*\n[ \t]*/g,
    ' ',
  );

/** Returns the text that inlines show, without marks. */
export function plainTextOf(inlines: readonly Inline[]): string {
  return inlines
    .map((inline): string => {
      switch (inline.type) {
        case 'text':
        case 'mention':
          return inline.text;
        case 'link':
        case 'annotation':
          return plainTextOf(inline.nodes);
        case 'inline-image':
          return inline.alt;
        case 'emoji':
          return characterOf(inline.code);
        case 'button':
          return inline.label;
        case 'expression':
          return `{{ ${inline.expression} }}`;
        case 'inline-math':
          return inline.formula;
        default:
          return '';
      }
    })
    .join('');
}

/** Returns the character of an emoji by its code points in hexadecimal; empty for other texts. */
export function characterOf(code: string): string {
  const points = code.split('-').map((point) => Number.parseInt(point, 16));
  return /^[0-9a-f]{1,6}(?:-[0-9a-f]{1,6}){0,15}$/i.test(code) &&
    points.every((point) => point > 0 && point <= 0x10ffff)
    ? String.fromCodePoint(...points)
    : '';
}
