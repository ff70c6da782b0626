/**
 * Parses front matter: metadata of a page in YAML between `---` lines at the very beginning of a
 * text.
 */
import {
  type Document,
  isMap,
  isScalar,
  type Node,
  type Pair,
  parseDocument,
  stringify,
  YAMLMap,
} from 'yaml';
import { Problems } from '../problems.ts';

/** The metadata in front matter; missing values are absent. */
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
  /** The YAML of all other keys, as written, for example `tags: [a, b]`. */
  readonly others?: string;
}

/** A cover, with addresses as written, and its vertical position. */
export interface FrontCover {
  readonly ref?: string;
  readonly refDark?: string;
  readonly yPos?: number;
}

/** The visible parts of a page, and their layout. */
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

/** The maximum length of front matter in characters. */
const MAX_MATTER_LENGTH = 32 * 1024;
const fence = /^---[ \t]*\r?(?:\n|$)/;
const closing = /\n---[ \t]*\r?(?:\n|$)/;
/**
 * Matches when the first line that is neither blank nor a comment has a key. Otherwise the dashes
 * are a thematic break and the text has no front matter.
 */
const firstName = /^(?:[ \t]*(?:#[^\n]*)?\n)*["']?[\w$.-]+["']?[ \t]*:(?:\s|$)/;
/** The keys of fields. `slug`, `git` and `computed` are in front matter that an export wrote. */
const KEYS = [
  ...['title', 'description', 'emoji', 'icon', 'hidden', 'noIndex', 'noRobotsIndex'],
  ...['cover', 'coverDark', 'coverY', 'layout', 'variables', 'slug', 'git', 'computed'],
];
/** Matches a text that may have one of these keys. It is tested before YAML is parsed. */
const knownName = new RegExp(`^["']?(?:${KEYS.join('|')})["']?[ \\t]*:`, 'm');

/** Front matter as YAML. */
interface MatterBlock {
  /** Undefined for an empty block. */
  readonly document: Document | undefined;
  readonly yaml: string;
  /** The index at which the text after it begins. */
  readonly end: number;
}

/** The results of `bodyStart` for the blocks of the latest texts, because YAML is slow to parse. */
const isMatterByYaml = new Map<string, boolean>();
const MAX_CACHED_BLOCK_COUNT = 64;

/** Returns the index at which the text after the front matter begins; 0 without front matter. */
export function bodyStart(markdown: string): number {
  const block = blockOf(markdown);
  if (!block) return 0;
  let isMatter = isMatterByYaml.get(block.yaml);
  if (isMatter === undefined) {
    isMatter = matterIn(block) !== undefined;
    const [oldest] = isMatterByYaml.keys();
    if (isMatterByYaml.size >= MAX_CACHED_BLOCK_COUNT && oldest !== undefined)
      isMatterByYaml.delete(oldest);
    isMatterByYaml.set(block.yaml, isMatter);
  }
  return isMatter ? block.end : 0;
}

/** Returns the block between dashes at the start of a text, whatever it contains. */
function blockOf(markdown: string): { yaml: string; end: number } | undefined {
  const start = markdown.startsWith('\ufeff') ? 1 : 0;
  const first = fence.exec(markdown.slice(start, start + MAX_MATTER_LENGTH));
  if (!first) return undefined;
  const rest = markdown.slice(start + first[0].length, start + MAX_MATTER_LENGTH);
  // The added newline ends the opening line, so that an empty block matches too.
  const last = closing.exec(`\n${rest}`);
  if (!last) return undefined;
  const yaml = rest.slice(0, last.index).replaceAll('\r', '');
  return { yaml, end: start + first[0].length + last.index + last[0].length - 1 };
}

/** Returns a block if it is front matter: an empty one, or YAML with a key of a field. */
function matterIn({ yaml, end }: { yaml: string; end: number }): MatterBlock | undefined {
  if (yaml.trim() === '') return { document: undefined, yaml, end };
  if (!firstName.test(yaml) || !knownName.test(yaml)) return undefined;
  const document = parseYaml(yaml);
  const contents = document?.contents;
  return isMap(contents) && contents.items.some((pair) => KEYS.includes(nameOf(pair)))
    ? { document, yaml, end }
    : undefined;
}

/** Returns whether a text begins with a block that has the key of a field, but is not YAML. */
export function hasUnreadMatter(markdown: string): boolean {
  const block = blockOf(markdown);
  return block !== undefined && knownName.test(block.yaml) && bodyStart(markdown) === 0;
}

/**
 * Returns the front matter of a text and the text after it. A block that is not YAML, or has no key
 * of a field, is text. Empty values are ignored.
 *
 * @throws BAD_USER_INPUT at `field` for a value of the wrong type.
 */
export function readFrontMatter(
  markdown: string,
  field = 'markdown',
): { matter: FrontMatter; body: string } {
  const block = blockOf(markdown);
  const matter = block && matterIn(block);
  if (!matter) return { matter: {}, body: markdown };
  return {
    matter: new FrontMatterReader(field).read(matter),
    body: markdown.slice(matter.end),
  };
}

/** Parses YAML. Returns undefined for what is not YAML, is nested too deep or repeats too much. */
function parseYaml(yaml: string): Document | undefined {
  try {
    const document = parseDocument(yaml, {
      schema: 'core',
      logLevel: 'silent',
      prettyErrors: false,
      uniqueKeys: false,
    });
    if (document.errors.length > 0) return undefined;
    document.toJS(); // throws for references that repeat too much
    return document;
  } catch {
    return undefined; // The YAML parser is recursive.
  }
}

/** Returns the key of a pair; empty for one that is not a text. */
const nameOf = ({ key }: Pair): string => (isScalar(key) ? String(key.value) : '');

/** Returns the YAML of the keys without a field, as written where that has the same values. */
function othersIn(document: Document, yaml: string): string | undefined {
  const root = document.contents;
  if (!isMap(root)) return undefined;
  const starts = root.items.map(({ key }) => (isScalar(key) && key.range ? key.range[0] : 0));
  const parts: string[] = [];
  const values: [string, unknown][] = [];
  for (const [index, pair] of root.items.entries()) {
    const name = nameOf(pair);
    if (KEYS.includes(name)) continue;
    parts.push(yaml.slice(starts[index], starts[index + 1]).trimEnd());
    // The yaml package types a value as unknown; it is a node of a parsed document.
    values.push([name, (pair.value as Node | null)?.toJS(document)]);
  }
  if (values.length === 0) return undefined;
  const [written, expected] = [parts.join('\n'), Object.fromEntries(values)];
  const isSame = JSON.stringify(parseYaml(written)?.toJS()) === JSON.stringify(expected);
  return isSame ? written : stringify(expected, { lineWidth: 0, version: '1.2' }).trimEnd();
}

const layoutFlags = [
  'cover',
  'title',
  'description',
  'tableOfContents',
  'outline',
  'pagination',
  'metadata',
] as const;

class FrontMatterReader {
  private readonly field: string;
  private readonly problems = new Problems();

  constructor(field: string) {
    this.field = field;
  }

  read({ document, yaml }: MatterBlock): FrontMatter {
    if (!document) return {};
    const root = this.map(document.contents, 'front matter');
    const matter = {
      ...this.texts(root, ['title', 'description', 'emoji', 'icon']),
      ...this.booleans(root, ['hidden', 'noIndex', 'noRobotsIndex']),
      cover: this.cover(root),
      layout: this.layout(valueBy(root, 'layout')),
      variables: this.variables(valueBy(root, 'variables')),
      others: othersIn(document, yaml),
    };
    this.problems.throwIfAny();
    return present(matter);
  }

  private texts<Name extends string>(
    map: YAMLMap,
    names: readonly Name[],
  ): { [name in Name]?: string } {
    return valuesByName(names, (name) => this.text(valueBy(map, name), name));
  }

  private booleans<Name extends string>(
    map: YAMLMap,
    names: readonly Name[],
  ): { [name in Name]?: boolean } {
    return valuesByName(names, (name) => this.boolean(valueBy(map, name), name));
  }

  private cover(root: YAMLMap): FrontCover | undefined {
    const cover = valueBy(root, 'cover');
    const map = isMap(cover) ? cover : undefined;
    const found: FrontCover = present({
      ref: map
        ? (this.text(valueBy(map, 'ref'), 'cover.ref') ??
          this.text(valueBy(map, 'light'), 'cover.light'))
        : this.text(cover, 'cover'),
      refDark:
        (map &&
          (this.text(valueBy(map, 'refDark'), 'cover.refDark') ??
            this.text(valueBy(map, 'dark'), 'cover.dark'))) ??
        this.text(valueBy(root, 'coverDark'), 'coverDark'),
      yPos:
        (map && this.number(valueBy(map, 'yPos'), 'cover.yPos')) ??
        this.number(valueBy(root, 'coverY'), 'coverY'),
    });
    return Object.keys(found).length > 0 ? found : undefined;
  }

  private layout(node: Node | undefined): FrontLayout | undefined {
    if (node === undefined) return undefined;
    const map = this.map(node, 'layout');
    const cover = valueBy(map, 'cover');
    const size = isMap(cover) ? valueBy(cover, 'size') : undefined;
    return present({
      ...valuesByName(layoutFlags, (name) => this.shown(valueBy(map, name), `layout.${name}`)),
      coverSize: this.oneOf(valueBy(map, 'coverSize') ?? size, 'layout.coverSize', [
        'hero',
        'full',
        'background',
      ]),
      width: this.oneOf(valueBy(map, 'width'), 'layout.width', ['default', 'wide']),
    });
  }

  /** Returns whether a part of a page is shown, from `true` or a map with `visible: true`. */
  private shown(node: Node | undefined, name: string): boolean | undefined {
    return isMap(node)
      ? this.boolean(valueBy(node, 'visible'), `${name}.visible`)
      : this.boolean(node, name);
  }

  private variables(node: Node | undefined): Readonly<Record<string, string>> | undefined {
    if (node === undefined) return undefined;
    const texts: [string, string][] = [];
    for (const { key, value } of this.map(node, 'variables').items) {
      // The yaml package types a key as unknown; it is a node of a parsed document.
      const name = this.text(key as Node, 'variables');
      // A value is a node of a parsed document, too.
      const text = this.text((value ?? undefined) as Node | undefined, `variables.${name}`);
      if (name !== undefined && text !== undefined) texts.push([name, text]);
    }
    return Object.fromEntries(texts);
  }

  private map(node: unknown, name: string): YAMLMap {
    return isMap(node) ? node : (this.refuse(name, 'a map of names and values') ?? new YAMLMap());
  }

  /**
   * Returns a text. A number or a boolean counts as the text that is written, so that titles such
   * as `2024` need no quotes.
   */
  private text(node: Node | undefined, name: string): string | undefined {
    if (node === undefined) return undefined;
    if (!isScalar(node)) return this.refuse(name, 'a text');
    if (node.value === null) return undefined;
    return typeof node.value === 'string' ? node.value : (node.source ?? String(node.value));
  }

  private boolean(node: Node | undefined, name: string): boolean | undefined {
    const value = this.scalar(node);
    if (value === undefined) return undefined;
    return typeof value === 'boolean' ? value : this.refuse(name, 'true or false');
  }

  private number(node: Node | undefined, name: string): number | undefined {
    const value = this.scalar(node);
    if (value === undefined) return undefined;
    return typeof value === 'number' && Number.isFinite(value)
      ? value
      : this.refuse(name, 'a number');
  }

  private oneOf<Word extends string>(
    node: Node | undefined,
    name: string,
    words: readonly Word[],
  ): Word | undefined {
    const value = this.scalar(node);
    if (value === undefined) return undefined;
    return words.find((word) => word === value) ?? this.refuse(name, `one of ${words.join(', ')}`);
  }

  /**
   * Returns the value of a scalar; undefined for an empty one, and the node itself for any other
   * node.
   */
  private scalar(node: Node | undefined): unknown {
    if (!isScalar(node)) return node;
    return node.value ?? undefined;
  }

  /** Adds a problem; a value with one counts as empty until all values are read. */
  private refuse(name: string, expected: string): undefined {
    this.problems.add(`"${name}" in the front matter must be ${expected}.`, this.field);
  }
}

/** Returns the last value with a name; undefined where it is empty. */
function valueBy(map: YAMLMap, name: string): Node | undefined {
  const pair = map.items.findLast(({ key }) => isScalar(key) && key.value === name);
  // The yaml package types a value as unknown; it is a node of a parsed document.
  const value = (pair?.value ?? undefined) as Node | undefined;
  return isScalar(value) && value.value === null ? undefined : value;
}

/** Returns an object with the values that are defined. */
function valuesByName<Name extends string, Value>(
  names: readonly Name[],
  value: (name: Name) => Value | undefined,
): { [name in Name]?: Value } {
  const object: { [name in Name]?: Value } = {};
  for (const name of names) {
    const found = value(name);
    if (found !== undefined) object[name] = found;
  }
  return object;
}

/** Returns an object without its undefined values. */
function present<T extends object>(object: T): { [name in keyof T]: Exclude<T[name], undefined> } {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined)) as {
    [name in keyof T]: Exclude<T[name], undefined>;
  }; // The result has the same names, without the undefined ones.
}
