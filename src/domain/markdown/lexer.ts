/**
 * Tokenizes markdown with marked in bounded time; marked alone takes hours for some texts of 1 MiB.
 */
import { Lexer, type MarkedToken, type Token, Tokenizer, type Tokens } from 'marked';

/**
 * The maximum depth of nested quotes and lists, and of nested emphasis; deeper content is plain
 * text.
 */
const MAX_DEPTH = 24;
/**
 * The number of characters of inline text that are tokenized together, because some rules of marked
 * search from each delimiter to the end of their input.
 */
const MAX_RUN_LENGTH = 4096;
/** The maximum length of an image label that is kept together with its `data:` URL. */
const MAX_LABEL_LENGTH = 256;
/** The maximum number of characters in which the underline of a heading is searched. */
const MAX_HEADING_LENGTH = 512;

/**
 * The maximum number of characters that marked may copy for lines that continue a list item. It
 * copies the item so far for each of them.
 */
const MAX_COPIED_LENGTH = 128 * 1024 * 1024;

/**
 * The local part of an email address in the rules of marked, which search from each position as far
 * as it can extend. RFC 5321 limits it to 64 characters.
 */
const emailLocalPart = /(\[(?:a-zA-Z|A-Za-z)0-9\.[^\]]*-\])\+(?=@|\(@\))/g;
const inline = {
  ...Lexer.rules.inline.gfm,
  text: boundEmailLength(Lexer.rules.inline.gfm.text),
  url: boundEmailLength(Lexer.rules.inline.gfm.url),
};
const blank = /^[\s>]*$/;
const item = /^[\s>]*(?:[*+-]|\d{1,9}[.)])(?:\s|$)/;
const fence = /^[\s>]*(?:```|~~~)/;
const delimiters = /^[^\n]*\n[ \t|:-]*-[ \t|:-]*(?:\n|$)/;
const underline = /\n {0,3}(?:=+|-+)[ \t]*(?:\n|$)/;
const dataUrlTail = /[A-Za-z0-9+/=%,;:.-]*\)?/y;

/** Normalizes newlines as marked does, so that positions of tokens are indexes of this text. */
export const normalized = (text: string): string =>
  text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;

/**
 * Returns a function that maps indexes of the normalized text to the original text. Call it with
 * ascending indexes, because it continues at the last one.
 */
export function indexMapper(original: string, text: string): (at: number) => number {
  if (original.length === text.length) return (at) => at;
  let [scanned, extra] = [0, 0];
  return (at) => {
    for (; scanned < at; scanned++) if (original.startsWith('\r\n', scanned + extra)) extra++;
    return at + extra;
  };
}

/**
 * Returns the blocks of a text whose newlines are `\n`. A text that marked cannot tokenize is one
 * paragraph.
 */
export function lex(text: string): MarkedToken[] {
  try {
    if (!copiesTooMuch(text)) return blocks(new BoundedLexer(text.length).lex(text));
  } catch {
    // The text is nested too deeply or takes too long, so it becomes one paragraph.
  }
  return [{ type: 'paragraph', raw: text, text, tokens: [{ type: 'text', raw: text, text }] }];
}

/**
 * Returns whether list items continue over too many lines without a blank line, so that tokenizing
 * would take too long.
 */
function copiesTooMuch(text: string): boolean {
  let [inItem, wasBlank, length, copied] = [false, false, 0, 0];
  for (let start = 0; start < text.length && copied <= MAX_COPIED_LENGTH; ) {
    const newline = text.indexOf('\n', start);
    const end = newline < 0 ? text.length : newline;
    const line = text.slice(start, end);
    const isItem = item.test(line);
    const isBlank = blank.test(line);
    if (isItem) inItem = true;
    else if (fence.test(line) || (wasBlank && !/^[\s>]/.test(line))) inItem = false;
    length = isItem || isBlank || !inItem ? 0 : length + line.length;
    copied += length;
    wasBlank = isBlank;
    start = end + 1;
  }
  return copied > MAX_COPIED_LENGTH;
}

/** A part of inline text that markdown does not define. `text` is without its delimiters. */
export type TemplateToken = {
  readonly [Type in 'math' | 'expression' | 'tag' | 'footnote']: {
    readonly type: Type;
    readonly raw: string;
    readonly text: string;
  };
}['math' | 'expression' | 'tag' | 'footnote'];

/** Tokenizes inline text and link definitions in bounded time for one document. */
export interface InlineTokenizer {
  /** Returns the tokens of inline text. */
  inline(text: string): (MarkedToken | TemplateToken)[];
  /** Adds a link definition; returns false where the text is none. */
  define(text: string): boolean;
  /** Returns the image that a text consists of; undefined for any other text. */
  image(text: string): Tokens.Image | undefined;
}

/** The maximum length of the label of a footnote in characters. */
const MAX_FOOTNOTE_LENGTH = 100;
const templateDelimiters = [
  ['math', '$$', '$$'],
  ['expression', '{{', '}}'],
  ['tag', '{%', '%}'],
] as const;
const footnote = new RegExp(`^\\[\\^([^\\]\\s]{1,${MAX_FOOTNOTE_LENGTH}})\\]`);

/** Returns a tokenizer for the inline text of a document of a length in characters. */
export function inlineTokenizer(length: number): InlineTokenizer {
  const lexer = new BoundedLexer(length);
  lexer.options.extensions = {
    inline: [templateToken],
    startInline: [(text) => lexer.templateStart(text.length)],
    childTokens: {},
    renderers: {},
  };
  const tokenizer = lexer.bounded;
  return {
    inline(text) {
      try {
        return blocks(lexer.inlineTokens(text));
      } catch {
        return [{ type: 'text', raw: text, text, escaped: false }];
      }
    },
    define(text) {
      const token = tokenizer.def(text);
      if (token && !Object.hasOwn(lexer.tokens.links, token.tag))
        lexer.tokens.links[token.tag] = { href: token.href, title: token.title };
      return token !== undefined;
    },
    image(text) {
      const token = text.startsWith('![') ? tokenizer.link(text) : undefined;
      return token?.type === 'image' && token.raw.length === text.length ? token : undefined;
    },
  };
}

/** Returns the indexes in a text at which a template token may begin. */
function templateStartsOf(text: string): number[] {
  const lasts = new Map<string, number>(
    templateDelimiters.map(([, open, close]) => [open, text.lastIndexOf(close)]),
  );
  return [...text.matchAll(/\$\$|\{\{|\{%|\[\^/g)].flatMap(({ 0: open, index }) =>
    (lasts.get(open) ?? text.length) > index ? [index] : [],
  );
}

/** Returns the template token at the beginning of a text. */
function templateToken(text: string): (TemplateToken & Tokens.Generic) | undefined {
  for (const [type, open, close] of templateDelimiters) {
    const end = text.startsWith(open) ? text.indexOf(close, open.length) : -1;
    if (end > open.length)
      return {
        type,
        raw: text.slice(0, end + close.length),
        text: text.slice(open.length, end).trim(),
      };
  }
  const [raw, label] = footnote.exec(text) ?? [];
  return raw !== undefined && label !== undefined
    ? { type: 'footnote', raw, text: label }
    : undefined;
}

/** Narrows tokens to the built-in kinds; other kinds come from extensions, which are not used. */
export const blocks = (tokens: readonly Token[]): MarkedToken[] => tokens as MarkedToken[];

function boundEmailLength({ source, flags }: RegExp): RegExp {
  return new RegExp(source.replace(emailLocalPart, '$1{1,64}'), flags);
}

class BoundedLexer extends Lexer {
  readonly bounded: Tokenizer;
  private depth = 0;
  /** The length of the text that is tokenized, and where template tokens may begin in it. */
  private run: { readonly length: number; readonly starts: readonly number[]; next: number } = {
    length: 0,
    starts: [],
    next: 0,
  };

  constructor(length: number) {
    const tokenizer = new BoundedTokenizer(length);
    super({ gfm: true, tokenizer });
    this.bounded = tokenizer;
    tokenizer.rules = { ...tokenizer.rules, inline };
  }

  override inlineTokens(text: string, tokens: Token[] = []): Token[] {
    if (this.depth >= MAX_DEPTH) {
      tokens.push({ type: 'text', raw: text, text });
      return tokens;
    }
    this.depth++;
    try {
      for (let rest = text; rest !== ''; ) {
        const end = endOfRun(rest);
        this.runTokens(rest.slice(0, end), tokens);
        rest = rest.slice(end);
      }
      return tokens;
    } finally {
      this.depth--;
    }
  }

  /** Returns the index of the first template token in the rest of the text, by its length. */
  templateStart(length: number): number {
    const { run } = this;
    const at = run.length - length;
    while ((run.starts[run.next] ?? run.length) < at) run.next++;
    return (run.starts[run.next] ?? run.length) - at;
  }

  private runTokens(text: string, tokens: Token[]): void {
    const outer = this.run;
    this.run = {
      length: text.length,
      starts: this.options.extensions ? templateStartsOf(text) : [],
      next: 0,
    };
    try {
      super.inlineTokens(text, tokens);
    } finally {
      this.run = outer;
    }
  }
}

/**
 * Returns the index at which to end the first run of a text: at a space if possible, and never
 * within an image with a `data:` URL.
 */
function endOfRun(text: string): number {
  if (text.length <= MAX_RUN_LENGTH) return text.length;
  const image = text.lastIndexOf('](data:', MAX_RUN_LENGTH);
  const bracket = image < 0 ? -1 : text.lastIndexOf('[', image - 1);
  if (bracket >= 0 && image - bracket <= MAX_LABEL_LENGTH) {
    dataUrlTail.lastIndex = image + 2;
    const end = image + 2 + (dataUrlTail.exec(text)?.[0].length ?? 0);
    const start = text.charAt(bracket - 1) === '!' ? bracket - 1 : bracket;
    if (end > MAX_RUN_LENGTH) return start > 0 ? start : end;
  }
  const space = Math.max(
    text.lastIndexOf('\n', MAX_RUN_LENGTH),
    text.lastIndexOf(' ', MAX_RUN_LENGTH),
  );
  return space > 0 ? space + 1 : MAX_RUN_LENGTH;
}

class BoundedTokenizer extends Tokenizer {
  private depth = 0;
  /** The number of characters that may still be searched for the ends of unclosed emphasis. */
  private remainingSearchLength: number;
  /**
   * The number of characters of blocks that may still be tokenized, because marked tokenizes some
   * of them repeatedly.
   */
  private remainingBlockLength: number;

  constructor(length: number) {
    super();
    this.remainingSearchLength = 1_000_000 + 8 * length;
    this.remainingBlockLength = 1_000_000 + 2 * MAX_DEPTH * length;
  }

  /**
   * Tokenizes blank lines. marked calls it before each block, so a text that is about to be joined
   * with the previous block is counted here.
   */
  override space(text: string): Tokens.Space | undefined {
    const last = this.lexer.state.lastToken;
    if (last?.type === 'paragraph' || last?.type === 'text') this.consume(last.raw.length / 4);
    return super.space(text);
  }

  override blockquote(text: string): Tokens.Blockquote | undefined {
    return this.container(() => super.blockquote(text));
  }

  override list(text: string): Tokens.List | undefined {
    return this.container(() => super.list(text));
  }

  /** Tokenizes a table. marked reads the whole table before it compares the first two lines. */
  override table(text: string): Tokens.Table | undefined {
    const token = super.table(text);
    if (token === undefined && delimiters.test(text)) this.consume(text.length);
    return token;
  }

  /**
   * Tokenizes a setext heading. From each line of a list item, marked searches for the underline to
   * the end of the text.
   */
  override lheading(text: string): Tokens.Heading | undefined {
    const lines =
      text.length > MAX_HEADING_LENGTH
        ? text.slice(0, text.lastIndexOf('\n', MAX_HEADING_LENGTH) + 1)
        : text;
    return underline.test(lines) ? super.lheading(lines) : undefined;
  }

  override emStrong(
    text: string,
    masked: string,
    before?: string,
  ): Tokens.Em | Tokens.Strong | undefined {
    return /^[*_]/.test(text)
      ? this.search(text, () => super.emStrong(text, masked, before))
      : undefined;
  }

  override del(text: string, masked: string, before?: string): Tokens.Del | undefined {
    return text.startsWith('~')
      ? this.search(text, () => super.del(text, masked, before))
      : undefined;
  }

  private container<T extends Tokens.Blockquote | Tokens.List>(
    read: () => T | undefined,
  ): T | undefined {
    if (this.depth >= MAX_DEPTH) return undefined;
    this.depth++;
    try {
      const token = read();
      this.consume(token?.raw.length ?? 0);
      return token;
    } finally {
      this.depth--;
    }
  }

  private consume(length: number): void {
    this.remainingBlockLength -= length;
    if (this.remainingBlockLength < 0) throw new Error('These blocks take too long to read.');
  }

  private search<T>(text: string, read: () => T | undefined): T | undefined {
    if (this.remainingSearchLength < text.length) return undefined;
    const token = read();
    if (token === undefined) this.remainingSearchLength -= text.length;
    return token;
  }
}
