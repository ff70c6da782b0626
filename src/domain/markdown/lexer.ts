/** Marked's reading of a text, bounded so that it ends soon on any text: marked alone takes hours on some of one mebibyte. */
import { Lexer, type MarkedToken, type Token, Tokenizer, type Tokens } from 'marked';

/** Quotes and lists within each other, and emphasis within emphasis, at most; what is deeper is plain text. */
const DEEPEST = 24;
/** Characters of running text that are read at once: from each mark some of marked's rules look to the end of what they are given. */
const LONGEST_RUN = 4096;
/** Characters of text before an image that is written out as `data:`, within one run with it. */
const LONGEST_LABEL = 256;
/** Characters of lines in which the underline of a heading is looked for. */
const LONGEST_HEADING = 512;

/** Characters that may be copied for lines that go on with a list's item: marked copies what it has of the item for each of them. */
const MOST_COPIED = 128 * 1024 * 1024;

/** Marked looks for an address of mail from each mark on, as far as its first part could go; that part has 64 characters at most. */
const ofMail = /(\[(?:a-zA-Z|A-Za-z)0-9\.[^\]]*-\])\+(?=@|\(@\))/g;
const inline = { ...Lexer.rules.inline.gfm, text: shortMail(Lexer.rules.inline.gfm.text), url: shortMail(Lexer.rules.inline.gfm.url) };
const blank = /^[\s>]*$/;
const item = /^[\s>]*(?:[*+-]|\d{1,9}[.)])(?:\s|$)/;
const fence = /^[\s>]*(?:```|~~~)/;
const delimiters = /^[^\n]*\n[ \t|:-]*-[ \t|:-]*(?:\n|$)/;
const underline = /\n {0,3}(?:=+|-+)[ \t]*(?:\n|$)/;
const written = /[A-Za-z0-9+/=%,;:.-]*\)?/y;

/** A text's newlines as marked wants them. Positions of tokens are positions in this. */
export const normalized = (text: string): string => (text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text);

/** Tells where a place in a normalized text is in the text as it was written. It is asked in order. */
export function placesIn(written: string, text: string): (at: number) => number {
  if (written.length === text.length) return (at) => at;
  let [seen, extra] = [0, 0];
  return (at) => {
    for (; seen < at; seen++) if (written.startsWith('\r\n', seen + extra)) extra++;
    return at + extra;
  };
}

/** The blocks of a text whose newlines are `\n`. A text that marked cannot read is one paragraph. */
export function lex(text: string): MarkedToken[] {
  try {
    if (!copiesTooMuch(text)) return blocks(new BoundedLexer(text.length).lex(text));
  } catch {
    // Too deep, or too long to read: what follows is all that is left.
  }
  return [{ type: 'paragraph', raw: text, text, tokens: [{ type: 'text', raw: text, text }] }];
}

/** Whether lists have so many lines behind a mark, without a blank one, that reading them would take long. */
function copiesTooMuch(text: string): boolean {
  let [inItem, wasBlank, length, copied] = [false, false, 0, 0];
  for (let start = 0; start < text.length && copied <= MOST_COPIED; ) {
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
  return copied > MOST_COPIED;
}

/** Tokens as what they can be: other kinds come from extensions, and we have none. */
export const blocks = (tokens: readonly Token[]): MarkedToken[] => tokens as MarkedToken[];

function shortMail({ source, flags }: RegExp): RegExp {
  return new RegExp(source.replace(ofMail, '$1{1,64}'), flags);
}

class BoundedLexer extends Lexer {
  private depth = 0;

  constructor(length: number) {
    const tokenizer = new BoundedTokenizer(length);
    super({ gfm: true, tokenizer });
    tokenizer.rules = { ...tokenizer.rules, inline };
  }

  override inlineTokens(text: string, tokens: Token[] = []): Token[] {
    if (this.depth >= DEEPEST) {
      tokens.push({ type: 'text', raw: text, text });
      return tokens;
    }
    this.depth++;
    try {
      for (let rest = text; rest !== ''; ) {
        const end = endOfRun(rest);
        super.inlineTokens(rest.slice(0, end), tokens);
        rest = rest.slice(end);
      }
      return tokens;
    } finally {
      this.depth--;
    }
  }
}

/** Where to end the run at the beginning of a text: at a space if there is one, and never within an image that is written out. */
function endOfRun(text: string): number {
  if (text.length <= LONGEST_RUN) return text.length;
  const image = text.lastIndexOf('](data:', LONGEST_RUN);
  const bracket = image < 0 ? -1 : text.lastIndexOf('[', image - 1);
  if (bracket >= 0 && image - bracket <= LONGEST_LABEL) {
    written.lastIndex = image + 2;
    const end = image + 2 + (written.exec(text)?.[0].length ?? 0);
    const start = text.charAt(bracket - 1) === '!' ? bracket - 1 : bracket;
    if (end > LONGEST_RUN) return start > 0 ? start : end;
  }
  const space = Math.max(text.lastIndexOf('\n', LONGEST_RUN), text.lastIndexOf(' ', LONGEST_RUN));
  return space > 0 ? space + 1 : LONGEST_RUN;
}

class BoundedTokenizer extends Tokenizer {
  private depth = 0;
  /** Characters that may still be looked through for the ends of emphasis that has none. */
  private searches: number;
  /** Characters of blocks that may still be read: marked reads some of them again and again. */
  private blocks: number;

  constructor(length: number) {
    super();
    this.searches = 1_000_000 + 8 * length;
    this.blocks = 1_000_000 + 2 * DEEPEST * length;
  }

  /** Blank lines. They are looked for before each block, and there what is about to be joined with the block before is counted. */
  override space(text: string): Tokens.Space | undefined {
    const last = this.lexer.state.lastToken;
    if (last?.type === 'paragraph' || last?.type === 'text') this.spend(last.raw.length / 4);
    return super.space(text);
  }

  override blockquote(text: string): Tokens.Blockquote | undefined {
    return this.container(() => super.blockquote(text));
  }

  override list(text: string): Tokens.List | undefined {
    return this.container(() => super.list(text));
  }

  /** A table. Marked reads one to its end before it sees that its second line does not fit the first. */
  override table(text: string): Tokens.Table | undefined {
    const token = super.table(text);
    if (token === undefined && delimiters.test(text)) this.spend(text.length);
    return token;
  }

  /** A heading by its underline. Marked looks to the end of the text for one, from each line of a list's item. */
  override lheading(text: string): Tokens.Heading | undefined {
    const lines = text.length > LONGEST_HEADING ? text.slice(0, text.lastIndexOf('\n', LONGEST_HEADING) + 1) : text;
    return underline.test(lines) ? super.lheading(lines) : undefined;
  }

  override emStrong(text: string, masked: string, before?: string): Tokens.Em | Tokens.Strong | undefined {
    return /^[*_]/.test(text) ? this.search(text, () => super.emStrong(text, masked, before)) : undefined;
  }

  override del(text: string, masked: string, before?: string): Tokens.Del | undefined {
    return text.startsWith('~') ? this.search(text, () => super.del(text, masked, before)) : undefined;
  }

  private container<T extends Tokens.Blockquote | Tokens.List>(read: () => T | undefined): T | undefined {
    if (this.depth >= DEEPEST) return undefined;
    this.depth++;
    try {
      const token = read();
      this.spend(token?.raw.length ?? 0);
      return token;
    } finally {
      this.depth--;
    }
  }

  private spend(length: number): void {
    this.blocks -= length;
    if (this.blocks < 0) throw new Error('These blocks take too long to read.');
  }

  private search<T>(text: string, read: () => T | undefined): T | undefined {
    if (this.searches < text.length) return undefined;
    const token = read();
    if (token === undefined) this.searches -= text.length;
    return token;
  }
}
