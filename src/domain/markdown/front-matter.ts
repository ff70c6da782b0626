/**
 * Parses front matter: metadata of a page in YAML between `---` lines at the very beginning of a
 * text.
 */
import { type Document, isMap, isScalar, type Node, parseDocument, YAMLMap } from 'yaml';
import { badInput } from '../errors.ts';
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

/** Returns the index at which the text after the front matter begins; 0 without front matter. */
export const bodyStart = (markdown: string): number => blockOf(markdown)?.end ?? 0;

function blockOf(markdown: string): { yaml: string; end: number } | undefined {
  const start = markdown.startsWith('\ufeff') ? 1 : 0;
  const first = fence.exec(markdown.slice(start, start + MAX_MATTER_LENGTH));
  if (!first) return undefined;
  const rest = markdown.slice(start + first[0].length, start + MAX_MATTER_LENGTH);
  // The added newline ends the opening line, so that an empty block matches too.
  const last = closing.exec(`\n${rest}`);
  if (!last) return undefined;
  const yaml = rest.slice(0, last.index).replaceAll('\r', '');
  if (yaml.trim() !== '' && !firstName.test(yaml)) return undefined;
  return { yaml, end: start + first[0].length + last.index + last[0].length - 1 };
}

/**
 * Returns the front matter of a text and the text after it. Unknown names and empty values are
 * ignored.
 *
 * @throws BAD_USER_INPUT at `field` for invalid YAML or a value of the wrong type.
 */
export function readFrontMatter(
  markdown: string,
  field = 'markdown',
): { matter: FrontMatter; body: string } {
  const block = blockOf(markdown);
  if (!block) return { matter: {}, body: markdown };
  return {
    matter: new FrontMatterReader(field).read(parseYaml(block.yaml, field)),
    body: markdown.slice(block.end),
  };
}

function parseYaml(yaml: string, field: string): unknown {
  const tooDeep = () => badInput('The front matter cannot be read: it is nested too deep.', field);
  let document: Document;
  try {
    document = parseDocument(yaml, {
      schema: 'core',
      logLevel: 'silent',
      prettyErrors: false,
      uniqueKeys: false,
    });
  } catch {
    throw tooDeep(); // The YAML parser is recursive.
  }
  const [error] = document.errors;
  if (!error) return document.contents;
  if (error.code === 'RESOURCE_EXHAUSTION') throw tooDeep();
  // The line numbers count from the opening dashes, which are line 1.
  throw badInput(
    `The front matter is not YAML: ${error.message} (line ${yaml.slice(0, error.pos[0]).trimEnd().split('\n').length + 1})`,
    field,
  );
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

  read(contents: unknown): FrontMatter {
    if (contents === null || (isScalar(contents) && contents.value === null)) return {};
    const root = this.map(contents, 'front matter');
    this.problems.throwIfAny();
    const matter = {
      ...this.texts(root, ['title', 'description', 'emoji', 'icon']),
      ...this.booleans(root, ['hidden', 'noIndex', 'noRobotsIndex']),
      cover: this.cover(root),
      layout: this.layout(valueBy(root, 'layout')),
      variables: this.variables(valueBy(root, 'variables')),
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
