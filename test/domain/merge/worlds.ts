/** Generates random content and edits of every kind for the tests of the merge. */
import fc from 'fast-check';
import {
  type Content,
  type Entry,
  hashOf,
  type Json,
  type Page,
} from '../../../src/domain/content.ts';
import { type EntryList, listOf } from '../../../src/domain/list.ts';
import { walk } from '../../../src/domain/tree.ts';

/** A page and the id of its parent. */
export interface Leaf {
  readonly parent: string | null;
  readonly page: Omit<Page, 'pages'>;
}

/** Content that can be edited, by ids. */
interface World {
  readonly pages: Map<string, Leaf>;
  readonly files: Map<string, Entry>;
  readonly reusableContents: Map<string, Entry>;
  readonly variables: Map<string, Entry>;
}

/** All texts of a test, by their hashes. */
type Texts = Map<string, string>;

/** An edit or an initial page: its kind, and three numbers that select its parameters. */
type Dice = readonly [what: number, one: number, other: number, third: number];

/** An edit of one kind. */
type Edit = (one: number, other: number, third: number) => void;

/** Three states: a base and two edited versions of it. */
export interface Trio {
  readonly base: World;
  readonly ours: World;
  readonly theirs: World;
  readonly texts: Texts;
}

/** Returns the content of a world. */
export function contentOf({ pages, files, reusableContents, variables }: World): Content {
  const below = new Map<string | null, Leaf[]>();
  for (const leaf of pages.values())
    below.set(leaf.parent, [...(below.get(leaf.parent) ?? []), leaf]);
  const listIn = (parent: string | null): EntryList<Page> =>
    listOf((below.get(parent) ?? []).map(({ page }) => ({ ...page, pages: listIn(page.id) })));
  return {
    pages: listIn(null),
    files: listOf(files.values()),
    reusableContents: listOf(reusableContents.values()),
    variables: listOf(variables.values()),
  };
}

/** Returns the pages of a tree by their ids, each with its parent, in depth-first order. */
export const leavesIn = (pages: EntryList<Page>): [string, Leaf][] =>
  [...walk(pages)].map(({ page: { pages: _, ...page }, ancestors: above }): [string, Leaf] => [
    page.id,
    { parent: above.at(-1)?.id ?? null, page },
  ]);

const WORDS = ['alpha', 'beta', 'gamma', 'delta', 'omega', 'sigma', 'kappa', 'theta'];
const SLUGS = ['intro', 'setup', 'guide', 'faq', 'api'];
const FIELDS = ['emoji', 'description', 'hidden', 'layout.width', 'variables.a', 'cover'];
const GAPS = ['\n\n', '\n\n', '\n\n', '\n', '\n\n\n'];
const FIRST = '2026-01-01T00:00:00.000Z';

// the list is not empty
const pick = <T>(list: readonly T[], at: number): T => list[at % list.length] as T;

/**
 * Edits a world. New texts contain the editor's mark, except some that another editor writes too.
 */
class Editor {
  readonly world: World;
  private readonly mark: string;
  private readonly texts: Texts;
  private step = 0;

  constructor(world: World, mark: string, texts: Texts) {
    [this.world, this.mark, this.texts] = [
      {
        pages: new Map(world.pages),
        files: new Map(world.files),
        reusableContents: new Map(world.reusableContents),
        variables: new Map(world.variables),
      },
      mark,
      texts,
    ];
  }

  private word(dice: number): string {
    return dice % 5 === 0 ? `same${dice % 3}` : `${this.mark}${this.step}${pick(WORDS, dice)}`;
  }

  private keep(text: string): string {
    this.texts.set(hashOf(text), text);
    return hashOf(text);
  }

  private some(dice: number): string | undefined {
    // often one of the first three, so that editors change the same pages
    const among = dice % 3 === 0 ? this.world.pages.size : Math.min(3, this.world.pages.size);
    return [...this.world.pages.keys()][dice % Math.max(1, among)];
  }

  private isFree(parent: string | null, slug: Json | undefined, but: string): boolean {
    return (
      slug === undefined ||
      [...this.world.pages.values()].every(
        (leaf) =>
          leaf.page.id === but || leaf.parent !== parent || leaf.page.fields['slug'] !== slug,
      )
    );
  }

  private isBelow(id: string, above: string): boolean {
    for (let at: string | null = id; at !== null; at = this.world.pages.get(at)?.parent ?? null)
      if (at === above) return true;
    return false;
  }

  private change(
    id: string | undefined,
    of: (page: Leaf['page']) => Leaf['page'],
    parent?: string | null,
  ): void {
    const leaf = this.world.pages.get(id ?? '');
    if (!leaf) return;
    const next = {
      page: {
        ...of(leaf.page),
        updatedAt: `2026-02-0${1 + (this.step % 9)}T00:00:0${this.step % 7}.${this.mark === 'o' ? '000' : '500'}Z`,
        updatedBy: `usr_${this.mark}${this.step % 3}`,
      },
      parent: parent === undefined ? leaf.parent : parent,
    };
    if (this.isFree(next.parent, next.page.fields['slug'], next.page.id))
      this.world.pages.set(next.page.id, next);
  }

  private blocks(seed: number): string {
    const blocks = Array.from({ length: 2 + (seed % 5) }, (_, index) => this.block(seed + index));
    return `${blocks.map((block, index) => block + (index === blocks.length - 1 ? '' : pick(GAPS, seed + index))).join('')}${pick(['\n', '', '\n\n'], seed)}`;
  }

  private block(seed: number): string {
    const words = (from: number) =>
      [0, 1, 2, 3].map((index) => pick(WORDS, from * 7 + index * from + index)).join(' ');
    const of = [
      () => `# ${words(seed)}`,
      () => `${words(seed)} ${this.word(seed)}`,
      () => `${words(seed)}\n${words(seed + 1)}\n${words(seed + 2)} ${this.word(seed)}`,
      () => `- ${words(seed)}\n- ${words(seed + 1)}\n- ${words(seed + 2)}`,
      () => `\`\`\`\n${words(seed)}\n\n${words(seed + 3)}\n\`\`\``,
      () => '---',
    ];
    return pick(of, seed)();
  }

  addPage(id: string, dice: number, other: number, third: number): void {
    if (this.world.pages.has(id)) return;
    const parent = dice % 3 === 0 ? null : (this.some(other) ?? null);
    const base = third % 7 === 0 ? undefined : pick(SLUGS, third);
    const slug =
      base === undefined || this.isFree(parent, base, id)
        ? base
        : `${base}-${this.mark}${this.step}${this.world.pages.size}`;
    if (!this.isFree(parent, slug, id)) return;
    const fields = {
      title: `Page ${this.word(dice)}`,
      ...(slug !== undefined && { slug }),
      ...(dice % 2 === 0 && { emoji: '🍎' }),
    };
    const document = third % 4 === 0 ? undefined : this.keep(this.blocks(dice + third));
    this.world.pages.set(id, {
      parent,
      page: {
        id,
        rank: `a${dice % 10}`,
        type: base === undefined ? 'LINK' : 'DOCUMENT',
        ...(document !== undefined && { document }),
        createdAt: FIRST,
        updatedAt: FIRST,
        fields,
      },
    });
  }

  private deletePage(id: string | undefined): void {
    if (id === undefined) return;
    for (const leaf of [...this.world.pages.values()])
      if (leaf.parent === id) this.deletePage(leaf.page.id);
    this.world.pages.delete(id);
  }

  private editText(document: string | undefined, dice: number, other: number): string | undefined {
    if (document === undefined) return undefined;
    const parts = (this.texts.get(document) ?? '').split(/(\n\n+)/);
    const at = (other % Math.ceil(parts.length / 2)) * 2;
    const block = parts[at] ?? '';
    const lines = block.split('\n');
    const ways = [
      () => parts.splice(at, 1, `${block} ${this.word(dice)}`),
      () => parts.splice(at, 0, this.block(other), '\n\n'),
      () => parts.splice(at, 0, `New ${this.word(dice)} block`, '\n\n'),
      () => parts.push('\n\n', `Last ${this.word(dice)} block`),
      () => parts.splice(at, 2),
      () =>
        parts.splice(
          at,
          1,
          lines
            .map((line, index) =>
              index === dice % lines.length ? `${line} ${this.word(other)}` : line,
            )
            .join('\n'),
        ),
      () => parts.splice(at, 1, `Whole ${this.word(dice)} anew`),
      () => parts.splice(at + 1, 1, pick(GAPS, dice)),
    ];
    pick(ways, dice)();
    return this.keep(parts.join(''));
  }

  private editField(id: string | undefined, dice: number, other: number): void {
    this.change(id, (page) => {
      const name = pick(FIELDS, dice);
      const { [name]: before, ...rest } = page.fields;
      const value =
        name === 'hidden'
          ? true
          : name === 'cover'
            ? { light: this.word(other), y: other % 2 }
            : this.word(other);
      return {
        ...page,
        fields: before !== undefined && other % 3 === 0 ? rest : { ...page.fields, [name]: value },
      };
    });
  }

  private editEntry(
    entries: Map<string, Entry>,
    id: string,
    dice: number,
    of: (before: Entry | undefined) => Record<string, Json>,
  ): void {
    const before = entries.get(id);
    if (before && dice % 4 === 0) entries.delete(id);
    else
      entries.set(id, {
        id,
        rank: entries === this.world.files ? '' : (before?.rank ?? `a${dice % 4}`),
        fields: of(before),
      });
  }

  private move(id: string | undefined, other: number, third: number): void {
    const parent = third % 4 === 0 ? null : (this.some(third) ?? null);
    if (id === undefined || (parent !== null && this.isBelow(parent, id))) return;
    this.change(id, (page) => ({ ...page, rank: `a${other % 10}` }), parent);
  }

  private readonly edits: readonly Edit[] = [
    (one, other, third) =>
      this.addPage(
        third % 6 === 0 ? `p_new${one % 2}` : `p_${this.mark}${this.step}`,
        one,
        other,
        third,
      ),
    (one, other) => this.deletePage(other % 3 === 0 ? this.some(one) : undefined),
    ...Array<Edit>(4).fill((one, other, third) => this.move(this.some(one), other, third)),
    (one, other) => this.change(this.some(one), (page) => ({ ...page, rank: `a${other % 10}` })),
    (one, other) =>
      this.change(this.some(one), (page) => ({
        ...page,
        fields: { ...page.fields, title: `Title ${this.word(other)}` },
      })),
    (one, other) =>
      this.change(this.some(one), (page) =>
        page.type === 'LINK'
          ? page
          : {
              ...page,
              fields: {
                ...page.fields,
                slug: other % 2 === 0 ? pick(SLUGS, other) : this.word(other),
              },
            },
      ),
    (one, other, third) => this.editField(this.some(one), other, third),
    ...Array<Edit>(6).fill((one, other, third) => this.editPageText(this.some(one), other, third)),
    (one) => this.change(this.some(one), (page) => page),
    (one, other) =>
      this.editEntry(this.world.files, `f_${one % 5}`, other, () => ({
        name: `${this.word(other)}.png`,
        size: one,
      })),
    (one, other) =>
      this.editEntry(this.world.variables, `v_${one % 5}`, other, () => ({
        value: this.word(other),
      })),
    (one, other, third) => this.editReusable(`r_${one % 4}`, other, third),
  ];

  private editPageText(id: string | undefined, dice: number, other: number): void {
    this.change(id, ({ document, ...page }) => {
      const next = this.editText(document, dice, other);
      return next === undefined ? page : { ...page, document: next };
    });
  }

  private editReusable(id: string, dice: number, other: number): void {
    this.editEntry(this.world.reusableContents, id, dice, (before) => {
      const document =
        typeof before?.fields['document'] === 'string'
          ? before.fields['document']
          : this.keep(this.blocks(1));
      if (dice % 3 === 0)
        return { ...before?.fields, title: `Reusable ${this.word(other)}`, document };
      return {
        title: 'Reusable',
        ...before?.fields,
        document: this.editText(document, other, dice) ?? document,
      };
    });
  }

  run(dice: readonly Dice[]): this {
    for (const [what, one, other, third] of dice) {
      this.step++;
      pick(this.edits, what)(one, other, third);
    }
    return this;
  }
}

const diceOf = (maxLength: number) =>
  fc.noBias(
    fc.array(fc.tuple(fc.nat(999), fc.nat(999), fc.nat(999), fc.nat(999)), {
      maxLength,
      size: 'max',
    }),
  );

function trioOf(
  pages: readonly Dice[],
  entries: readonly Dice[],
  ours: readonly Dice[],
  theirs: readonly Dice[],
): Trio {
  const texts: Texts = new Map();
  const first = new Editor(
    { pages: new Map(), files: new Map(), reusableContents: new Map(), variables: new Map() },
    'b',
    texts,
  );
  for (const [index, [, one, other, third]] of pages.entries())
    first.addPage(`p_${String(index).padStart(2, '0')}`, one, other, third);
  const base = first.run(entries.map(([what, ...rest]) => [19 + (what % 3), ...rest])).world;
  return {
    base,
    ours: new Editor(base, 'o', texts).run(ours).world,
    theirs: new Editor(base, 't', texts).run(theirs).world,
    texts,
  };
}

/**
 * Two edited versions of content with up to 40 pages, with up to the given number of edits each.
 */
export const trios = (edits: number): fc.Arbitrary<Trio> =>
  fc.tuple(diceOf(40), diceOf(8), diceOf(edits), diceOf(edits)).map((dice) => trioOf(...dice));
