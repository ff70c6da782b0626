/**
 * Generates random content for the tests of export and import, and reduces content to what an
 * import must preserve.
 */
import fc from 'fast-check';
import {
  canonical,
  type Content,
  type Entry,
  hashOf,
  type Json,
  type Page,
} from '../../../src/domain/content.ts';
import { makeId, type IdType } from '../../../src/domain/ids.ts';
import { entriesOf, type EntryList, listOf } from '../../../src/domain/list.ts';
import { rankBetween } from '../../../src/domain/rank.ts';
import { walk } from '../../../src/domain/tree.ts';

/** Content with its texts and bytes by their hashes. */
export interface Whole {
  readonly content: Content;
  readonly texts: ReadonlyMap<string, string>;
  readonly blobs: ReadonlyMap<string, Uint8Array>;
}

/** Returns all items of an iterable in their order. */
export async function allOf<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = [];
  for await (const item of items) all.push(item);
  return all;
}

/** Returns a generator of increasing ids. */
export function idsFrom(start: number): (type: IdType) => string {
  let count = 0;
  return (type) => {
    count++;
    return makeId(
      type,
      start + count,
      new Uint8Array([count >> 16, count >> 8, count, 1, 2, 3, 4, 5, 6, 7]),
    );
  };
}

const words = fc.oneof(
  fc.constantFrom(
    'Guide',
    'Set up',
    'guide',
    'README',
    'Summary',
    'index',
    '  spaced  ',
    'a\nb',
    'Über “Länder”',
    '日本語の本',
    '👩‍🔬 Lab',
    '[x](y)',
    '*bold* _it_',
    '`code`',
    'A & B &amp; C',
    '<b>',
    '1. one',
    '- dash',
    '---',
    '#',
    'a: b',
    "it's",
    'true',
    '2024',
    '"quoted"',
    'www.acme.test',
    'https://acme.test/x',
    'back\\slash',
    'a|b',
    '{{ name }}',
    '-->',
    'é',
    'e\u0301',
  ),
  fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
    .filter((text) => !/[\0\p{Surrogate}]/u.test(text)),
);
const slugs = fc.oneof(
  fc.constantFrom(
    'guide',
    'Guide',
    'GUIDE',
    'readme',
    'README',
    'index',
    'summary',
    'SUMMARY',
    'con',
    'a.md',
    'page-x',
    'page',
    '日本',
    'e\u0301',
    'é',
    'x:y',
    '"q"',
    '.files',
    '.variables.yaml',
    '-x-',
    '👍',
    'a'.repeat(100),
    '漢'.repeat(100),
    'a(b)',
    'a&amp;b',
    "o'clock",
    '~',
    '*',
    'guide.',
    'guide-2',
  ),
  fc.stringMatching(/^[a-z]{1,6}$/),
);
const value = fc.oneof(
  words,
  fc.constantFrom(
    '',
    ' ',
    'two\nlines',
    '\ttab',
    'a\r\nb',
    '#no',
    "'",
    '"',
    'null',
    '~',
    '0x1f',
    '1e3',
    '\u0085\u2028\ufeff',
    '%',
    '@',
    '`',
    '|',
    '>',
    '- a',
    '? b',
    'a #b',
    'a: b: c',
    '---',
    '...',
  ),
);

interface Shape {
  readonly kind: number;
  readonly title: string;
  readonly slug: string;
  readonly fields: Record<string, Json>;
  readonly links: readonly number[];
  readonly blocks: readonly number[];
  readonly children: readonly Shape[];
}

/** Paths of files from which pages were imported; several pages may have the same one. */
const sourcePaths = [
  'README.md',
  'readme.md',
  'start/index.md',
  'guide.md',
  'Guide/README.md',
  'guide/a (1).md',
  'a b/c/日本.markdown',
  'summary-2.md',
];
const flags = fc.boolean();
const fieldsOf: fc.Arbitrary<Record<string, Json>> = fc.record(
  {
    description: value,
    linkTitle: words,
    sourcePath: fc.constantFrom(...sourcePaths),
    emoji: fc.constantFrom('🍎', '👩‍🔬'),
    icon: fc.constantFrom('book', 'star'),
    hidden: fc.constant(true),
    noIndex: fc.constant(true),
    noRobotsIndex: fc.constant(true),
    'layout.cover': flags,
    'layout.title': flags,
    'layout.tableOfContents': flags,
    'layout.outline': flags,
    'layout.coverSize': fc.constantFrom('HERO', 'FULL', 'BACKGROUND'),
    'layout.width': fc.constantFrom('DEFAULT', 'WIDE'),
    'variables.name': value,
    'variables.a.b-c': value,
    'variables.true': value,
    git: fc.record(
      { oid: fc.constantFrom('3f78', '12', 'true'), path: words },
      { noNullPrototype: true },
    ),
  },
  { requiredKeys: [], noNullPrototype: true },
);

const shapes = (depth: number): fc.Arbitrary<Shape[]> =>
  fc.array(
    fc.record({
      kind: fc.nat(9),
      title: words,
      slug: slugs,
      fields: fieldsOf,
      links: fc.array(fc.nat(999), { maxLength: 4 }),
      blocks: fc.array(fc.nat(999), { maxLength: 6 }),
      children: depth <= 1 ? fc.constant([]) : fc.oneof(fc.constant([]), shapes(depth - 1)),
    }),
    { maxLength: 4 },
  );

const names = fc.constantFrom(
  'a.png',
  'A.PNG',
  'a.png',
  'with space.txt',
  'ünïcode.pdf',
  '日本.svg',
  'noending',
  '.hidden',
  'con.txt',
  'a/b.png',
  'x'.repeat(255),
  'a%20b.png',
  '"q".json',
  'page-1',
  'README.md',
);
const types = fc.constantFrom(
  'image/png',
  'text/plain',
  'application/pdf',
  'image/svg+xml',
  'text/markdown',
);

/** The parts that content is built from. */
const parts = fc.record({
  pages: shapes(5),
  files: fc.array(
    fc.record({
      name: names,
      contentType: types,
      bytes: fc.uint8Array({ maxLength: 20 }),
      hasGit: fc.boolean(),
    }),
    { maxLength: 5 },
  ),
  reusable: fc.array(
    fc.record({
      title: words,
      blocks: fc.array(fc.nat(999), { maxLength: 4 }),
      hasGit: fc.boolean(),
    }),
    { maxLength: 4 },
  ),
  variables: fc.dictionary(
    fc.constantFrom('name', 'product', '_x', 'a.b', 'true', '__proto__', 'constructor'),
    value,
  ),
});
type Parts = typeof parts extends fc.Arbitrary<infer Value> ? Value : never;

/** Content with up to five levels of pages and every field of pages, as changes create it. */
export const wholes: fc.Arbitrary<Whole> = parts.map((each) => new Maker(each).whole());

const TIME = '2026-01-01T00:00:00.000Z';
const pick = <T>(list: readonly T[], at: number): T | undefined =>
  list[at % Math.max(1, list.length)];

/** A page before its text is generated, to which others may link. */
interface Named {
  readonly id: string;
  readonly type: Page['type'];
}

class Maker {
  private readonly parts: Parts;
  private readonly newId = idsFrom(1_000_000);
  private readonly texts = new Map<string, string>();
  private readonly blobs = new Map<string, Uint8Array>();
  private readonly ids = new Map<Shape, Named>();
  private readonly files: Entry[];
  private readonly reusableIds: string[];

  constructor(each: Parts) {
    this.parts = each;
    this.name(each.pages, true);
    this.files = each.files.map(({ name, contentType, bytes, hasGit }) => {
      const blob = hashOf(Buffer.from(bytes).toString('latin1'));
      this.blobs.set(blob, bytes);
      return {
        id: this.newId('File'),
        rank: '',
        fields: {
          name,
          contentType,
          size: bytes.length,
          blob,
          ...(hasGit && { git: { oid: '1', path: name } }),
        },
      };
    });
    this.reusableIds = each.reusable.map(() => this.newId('ReusableContent'));
  }

  whole(): Whole {
    const pages = this.list(this.parts.pages, true);
    const reusableContents = listOf(
      this.parts.reusable.map(({ title, blocks, hasGit }, at) => ({
        id: this.reusableIds[at] ?? '',
        rank: '',
        fields: {
          title,
          document: this.keep(this.text(blocks)),
          ...(hasGit && { git: { oid: '1', path: 'x' } }),
        },
      })),
    );
    const variables = listOf(
      Object.entries(this.parts.variables).map(([id, text]) => ({
        id,
        rank: '',
        fields: { value: text },
      })),
    );
    return {
      content: { pages, files: listOf(this.files), reusableContents, variables },
      texts: this.texts,
      blobs: this.blobs,
    };
  }

  private typeOf({ kind }: Shape, isRoot: boolean): Page['type'] {
    return kind === 0 ? 'LINK' : kind <= 2 && isRoot ? 'GROUP' : 'DOCUMENT';
  }

  private name(given: readonly Shape[], isRoot: boolean): void {
    for (const shape of given) {
      this.ids.set(shape, { id: this.newId('Page'), type: this.typeOf(shape, isRoot) });
      this.name(shape.children, false);
    }
  }

  private list(given: readonly Shape[], isRoot: boolean): EntryList<Page> {
    const taken = new Set<string>();
    let rank: string | null = null;
    return listOf(
      given.map((shape): Page => {
        const type = this.typeOf(shape, isRoot);
        rank = rankBetween(rank, null);
        let slug = shape.slug;
        for (let n = 2; taken.has(slug); n++) slug = `${shape.slug.slice(0, 90)}-${n}`;
        taken.add(slug);
        const cover = pick(this.files, shape.kind)?.id;
        const fields = {
          title: shape.title,
          ...shape.fields,
          ...(type === 'LINK' ? { target: this.target(shape) } : { slug }),
          ...(type === 'DOCUMENT' &&
            shape.kind % 2 === 0 && { frontMatter: 'tags: [a, 1.10] # one\nnotes: |\n  title: x' }),
          ...(cover !== undefined &&
            shape.kind % 3 === 0 && {
              cover: { ref: cover, ...(shape.kind === 6 && { refDark: cover, yPos: 0.5 }) },
            }),
        };
        return {
          ...{
            id: this.ids.get(shape)?.id ?? '',
            rank,
            type,
            createdAt: TIME,
            updatedAt: TIME,
            fields,
            pages: type === 'LINK' ? null : this.list(shape.children, false),
          },
          ...(type === 'DOCUMENT' && {
            document: this.keep(this.text([...shape.blocks, ...shape.links])),
          }),
        };
      }),
    );
  }

  private target({ blocks, links }: Shape): Json {
    const [what = 0, which = 0] = [...blocks, ...links];
    const page = pick([...this.linkable()], which);
    const file = pick(this.files, which);
    const ways: Json[] = [
      {
        kind: 'URL',
        url:
          pick(
            [
              'https://acme.test/a_b?x=(1)&y=2#z',
              'http://acme.test/&copy;',
              'mailto:ana@acme.test',
              'https://acme.test/a b',
              'HTTPS://acme.test/#"',
            ],
            which,
          ) ?? '',
      },
      { kind: 'SPACE', space: 'spc_1111111111111111111111' },
      { kind: 'PAGE', page: 'pag_1111111111111111111111', space: 'spc_1111111111111111111111' },
      ...(page
        ? [
            { kind: 'PAGE', page: page.id },
            { kind: 'PAGE', page: page.id, anchor: 'a b' },
          ]
        : []),
      ...(file ? [{ kind: 'FILE', file: file.id }] : []),
    ];
    return pick(ways, what) ?? null;
  }

  /** Returns the pages that links may lead to, except those that pages above might lose. */
  private *linkable(within: readonly Shape[] = this.parts.pages): Generator<Named> {
    for (const shape of within) {
      const named = this.ids.get(shape);
      if (named) yield named;
      if (named?.type !== 'LINK') yield* this.linkable(shape.children);
    }
  }

  private keep(text: string): string {
    this.texts.set(hashOf(text), text);
    return hashOf(text);
  }

  private text(blocks: readonly number[]): string {
    const gap = pick(['\n\n', '\n\n', '\r\n\r\n', '\n\n\n'], blocks[0] ?? 0) ?? '';
    return (
      blocks.map((dice) => this.block(dice)).join(gap) +
      (pick(['\n', '', '\n\n', '  '], blocks.at(-1) ?? 0) ?? '')
    );
  }

  private block(dice: number): string {
    const page = pick([...this.linkable()], dice);
    const file = pick(this.files, dice)?.id ?? 'fil_1111111111111111111111';
    const reusable = pick(this.reusableIds, dice) ?? 'reu_1111111111111111111111';
    const at = `/pages/${page?.id ?? 'pag_1111111111111111111111'}`;
    const anchored = page?.type === 'DOCUMENT' ? `${at}#über-uns` : at;
    const ways = [
      `See [the *page*](${at} "title") and [here](${anchored}).`,
      `![alt](/files/${file})`,
      `| a | b |\n|---|---|\n| [x](${at}) | ![i](/files/${file}) |`,
      `- one\n  - [two](<${at}>)\n  - {% include "${reusable}" %}`,
      `{% include "${reusable}" %}`,
      `{% include '${reusable}' %} {{ name }}`.replaceAll("'", '"'),
      '```js\n[no](/pages/x) {% include "x" %}\n```',
      `<a href="${at}">x</a> <img src="/files/${file}">`,
      `[def]\n\n[def]: ${at}`,
      '# Title\n\nwords `/pages/x`',
      '---\na: b\n---\ntext',
      '---',
      '[broken](nowhere.md) [other](/pages/pag_2222222222222222222222) [word](page-1) [f](file-1#x) {% include "reusable-1" %}',
      '[web](https://acme.test/a) <https://acme.test> #anchor [a](#title)',
      'plain ünïcode 日本 text\nwith lines  \nand breaks',
      `[reused](/reusable-contents/${reusable})`,
      `> quote\n> [x](${at})`,
      '',
    ];
    return pick(ways, dice) ?? '';
  }
}

/**
 * Returns content without ids, times and ranks: pages in order, each with only its order among its
 * siblings.
 */
export function bare({ content, texts }: Pick<Whole, 'content' | 'texts'>): unknown {
  const ids = new Map<string, string>();
  const name = (kind: string) => (id: string, at: number) => ids.set(id, `${kind}_${at}`);
  const pages = [...walk(content.pages)];
  pages.map(({ page }) => page.id).forEach(name('PAGE'));
  entriesOf(content.files)
    .map(({ id }) => id)
    .forEach(name('FILE'));
  entriesOf(content.reusableContents)
    .map(({ id }) => id)
    .forEach(name('REUSABLE'));
  const known = (text: string) =>
    text
      .replace(/(?:pag|fil|reu)_\w{22}/g, (id) => ids.get(id) ?? id)
      // A path with spaces needs the brackets, so an import cannot know that an id had them.
      .replace(/\]\(<(\/(?:pages|files)\/[^\s<>]+)>/g, ']($1');
  const textOf = (hash: Json | undefined) =>
    typeof hash === 'string' ? known(texts.get(hash) ?? `no text ${hash}`) : undefined;
  const fieldsOf = ({
    document,
    sourcePath: _,
    sourceText: __,
    ...fields
  }: Entry['fields']): unknown =>
    JSON.parse(
      known(
        canonical({
          ...fields,
          ...(document !== undefined && { document: textOf(document) ?? null }),
        }),
      ),
    );
  return {
    pages: pages.map(({ page, ancestors: above }) => ({
      parent: above.at(-1) ? ids.get(above.at(-1)?.id ?? '') : null,
      type: page.type,
      fields: fieldsOf(page.fields),
      text: textOf(page.document),
    })),
    files: entriesOf(content.files).map(({ fields }) => fieldsOf(fields)),
    reusableContents: entriesOf(content.reusableContents).map(({ fields }) => fieldsOf(fields)),
    variables: entriesOf(content.variables).map(({ id, fields }) => [id, fieldsOf(fields)]),
  };
}
