/** Front matter: what a text says of its page, in YAML between lines of `---` at its very beginning. */
import { type Document, isMap, isScalar, type Node, parseDocument, type YAMLMap } from 'yaml';
import { badInput } from '../errors.ts';

/** What a text says of its page; what it does not say is absent. */
export interface FrontMatter {
  readonly title?: string;
  readonly description?: string;
  readonly emoji?: string;
  readonly icon?: string;
  readonly hidden?: boolean;
  readonly noIndex?: boolean;
  readonly noRobotsIndex?: boolean;
  readonly cover?: FrontCover;
  readonly layout?: FrontLayout;
  readonly variables?: Readonly<Record<string, string>>;
}

/** A cover: addresses as they are written (files are not yet looked up), and where to cut it. */
export interface FrontCover {
  readonly ref?: string;
  readonly refDark?: string;
  readonly yPos?: number;
}

/** What of a page is shown, and how. */
interface FrontLayout {
  readonly cover?: boolean;
  readonly title?: boolean;
  readonly description?: boolean;
  readonly tableOfContents?: boolean;
  readonly outline?: boolean;
  readonly pagination?: boolean;
  readonly metadata?: boolean;
  readonly coverSize?: 'hero' | 'full' | 'background';
  readonly width?: 'default' | 'wide';
}

/** Characters of front matter at most. */
const LONGEST = 32 * 1024;
const fence = /^---[ \t]*\r?(?:\n|$)/;
const closing = /\n---[ \t]*\r?(?:\n|$)/;
/** The first line that is neither blank nor a comment names a value: else the dashes are a rule, and the text is only text. */
const firstName = /^(?:[ \t]*(?:#[^\n]*)?\n)*["']?[\w$.-]+["']?[ \t]*:(?:\s|$)/;

/** Where the text begins that stands after the front matter; 0 without one. */
export const bodyStart = (markdown: string): number => blockOf(markdown)?.end ?? 0;

function blockOf(markdown: string): { yaml: string; end: number } | undefined {
  const start = markdown.startsWith('\ufeff') ? 1 : 0;
  const first = fence.exec(markdown.slice(start, start + LONGEST));
  if (!first) return undefined;
  const rest = markdown.slice(start + first[0].length, start + LONGEST);
  // The newline before is that of the first line: so an empty block is found too.
  const last = closing.exec(`\n${rest}`);
  if (!last) return undefined;
  const yaml = rest.slice(0, last.index).replaceAll('\r', '');
  if (yaml.trim() !== '' && !firstName.test(yaml)) return undefined;
  return { yaml, end: start + first[0].length + last.index + last[0].length - 1 };
}

/**
 * The front matter of a text, and the text after it. Names that are unknown are ignored, and so is a value that is empty. YAML that
 * cannot be read, or a value of another kind than its name wants, is a bad input of `field`.
 */
export function readFrontMatter(markdown: string, field = 'markdown'): { matter: FrontMatter; body: string } {
  const block = blockOf(markdown);
  if (!block) return { matter: {}, body: markdown };
  return { matter: new Reader(field).read(parsed(block.yaml, field)), body: markdown.slice(block.end) };
}

function parsed(yaml: string, field: string): unknown {
  const tooDeep = () => badInput('The front matter cannot be read: it is nested too deep.', field);
  let document: Document;
  try {
    document = parseDocument(yaml, { schema: 'core', logLevel: 'silent', prettyErrors: false, uniqueKeys: false });
  } catch {
    throw tooDeep(); // yaml goes down by recursion
  }
  const [error] = document.errors;
  if (!error) return document.contents;
  if (error.code === 'RESOURCE_EXHAUSTION') throw tooDeep();
  // The line after the dashes is the second of the text.
  throw badInput(`The front matter is not YAML: ${error.message} (line ${yaml.slice(0, error.pos[0]).trimEnd().split('\n').length + 1})`, field);
}

const flags = ['cover', 'title', 'description', 'tableOfContents', 'outline', 'pagination', 'metadata'] as const;

class Reader {
  private readonly field: string;

  constructor(field: string) {
    this.field = field;
  }

  read(contents: unknown): FrontMatter {
    if (contents === null || (isScalar(contents) && contents.value === null)) return {};
    const root = this.map(contents, 'front matter');
    const matter = {
      ...this.texts(root, ['title', 'description', 'emoji', 'icon']),
      ...this.truths(root, ['hidden', 'noIndex', 'noRobotsIndex']),
      cover: this.cover(root),
      layout: this.layout(valueBy(root, 'layout')),
      variables: this.variables(valueBy(root, 'variables')),
    };
    return present(matter);
  }

  private texts<Name extends string>(map: YAMLMap, names: readonly Name[]): { [name in Name]?: string } {
    return named(names, (name) => this.text(valueBy(map, name), name));
  }

  private truths<Name extends string>(map: YAMLMap, names: readonly Name[]): { [name in Name]?: boolean } {
    return named(names, (name) => this.truth(valueBy(map, name), name));
  }

  private cover(root: YAMLMap): FrontCover | undefined {
    const cover = valueBy(root, 'cover');
    const map = isMap(cover) ? cover : undefined;
    const found: FrontCover = present({
      ref: map ? (this.text(valueBy(map, 'ref'), 'cover.ref') ?? this.text(valueBy(map, 'light'), 'cover.light')) : this.text(cover, 'cover'),
      refDark: (map && (this.text(valueBy(map, 'refDark'), 'cover.refDark') ?? this.text(valueBy(map, 'dark'), 'cover.dark'))) ?? this.text(valueBy(root, 'coverDark'), 'coverDark'),
      yPos: (map && this.number(valueBy(map, 'yPos'), 'cover.yPos')) ?? this.number(valueBy(root, 'coverY'), 'coverY'),
    });
    return Object.keys(found).length > 0 ? found : undefined;
  }

  private layout(node: Node | undefined): FrontLayout | undefined {
    if (node === undefined) return undefined;
    const map = this.map(node, 'layout');
    const cover = valueBy(map, 'cover');
    const size = isMap(cover) ? valueBy(cover, 'size') : undefined;
    return present({
      ...named(flags, (name) => this.shown(valueBy(map, name), `layout.${name}`)),
      coverSize: this.oneOf(valueBy(map, 'coverSize') ?? size, 'layout.coverSize', ['hero', 'full', 'background']),
      width: this.oneOf(valueBy(map, 'width'), 'layout.width', ['default', 'wide']),
    });
  }

  /** Whether a part of a page is shown: `true`, or `visible: true` within. */
  private shown(node: Node | undefined, name: string): boolean | undefined {
    return isMap(node) ? this.truth(valueBy(node, 'visible'), `${name}.visible`) : this.truth(node, name);
  }

  private variables(node: Node | undefined): Readonly<Record<string, string>> | undefined {
    if (node === undefined) return undefined;
    const texts: [string, string][] = [];
    for (const { key, value } of this.map(node, 'variables').items) {
      const name = this.text(key as Node, 'variables'); // yaml leaves a key's type open; it is a node of a parsed document
      const text = this.text((value ?? undefined) as Node | undefined, `variables.${name}`); // the same
      if (name !== undefined && text !== undefined) texts.push([name, text]);
    }
    return Object.fromEntries(texts);
  }

  private map(node: unknown, name: string): YAMLMap {
    return isMap(node) ? node : this.refuse(name, 'a map of names and values');
  }

  /** A text. A number or a truth value is the text it is written as: titles such as `2024` need no quotes. */
  private text(node: Node | undefined, name: string): string | undefined {
    if (node === undefined) return undefined;
    if (!isScalar(node)) return this.refuse(name, 'a text');
    if (node.value === null) return undefined;
    return typeof node.value === 'string' ? node.value : (node.source ?? String(node.value));
  }

  private truth(node: Node | undefined, name: string): boolean | undefined {
    const value = this.scalar(node);
    if (value === undefined) return undefined;
    return typeof value === 'boolean' ? value : this.refuse(name, 'true or false');
  }

  private number(node: Node | undefined, name: string): number | undefined {
    const value = this.scalar(node);
    if (value === undefined) return undefined;
    return typeof value === 'number' && Number.isFinite(value) ? value : this.refuse(name, 'a number');
  }

  private oneOf<Word extends string>(node: Node | undefined, name: string, words: readonly Word[]): Word | undefined {
    const value = this.scalar(node);
    if (value === undefined) return undefined;
    return words.find((word) => word === value) ?? this.refuse(name, `one of ${words.join(', ')}`);
  }

  /** The value of a scalar; undefined for none, and the node itself for what is no scalar. */
  private scalar(node: Node | undefined): unknown {
    if (!isScalar(node)) return node;
    return node.value ?? undefined;
  }

  private refuse(name: string, wanted: string): never {
    throw badInput(`"${name}" in the front matter must be ${wanted}.`, this.field);
  }
}

/** The value by a name; of two, the later. One that is empty is none. */
function valueBy(map: YAMLMap, name: string): Node | undefined {
  const pair = map.items.findLast(({ key }) => isScalar(key) && key.value === name);
  const value = (pair?.value ?? undefined) as Node | undefined; // yaml leaves a value's type open; it is a node of a parsed document
  return isScalar(value) && value.value === null ? undefined : value;
}

/** An object with the values that there are under these names. */
function named<Name extends string, Value>(names: readonly Name[], value: (name: Name) => Value | undefined): { [name in Name]?: Value } {
  const object: { [name in Name]?: Value } = {};
  for (const name of names) {
    const found = value(name);
    if (found !== undefined) object[name] = found;
  }
  return object;
}

/** An object without what is undefined in it. */
function present<T extends object>(object: T): { [name in keyof T]: Exclude<T[name], undefined> } {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined)) as { [name in keyof T]: Exclude<T[name], undefined> }; // the same names, but for absent ones
}
