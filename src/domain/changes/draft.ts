/** Content while changes are applied to it. */
import type { World } from './change.ts';
import type { Content, Entry, FileEntry, Page, ReusableContent, Variable } from '../content.ts';
import { badInput } from '../errors.ts';
import { edited, entryOf, type List } from '../list.ts';
import { type Placed, Tree } from '../tree.ts';

/** A text that is to become a document once the tree is whole, so that its links find what they mean. */
export interface Pending {
  readonly markdown: string;
  readonly field: string;
}

/** A flat list that is being changed. */
class Shelf<E extends Entry> {
  readonly before: List<E>;
  private readonly edits = new Map<string, E | null>();

  constructor(before: List<E>) {
    this.before = before;
  }

  get(id: string): E | undefined {
    const edit = this.edits.get(id);
    return edit === undefined ? entryOf(this.before, id) : (edit ?? undefined);
  }

  put(entry: E): void {
    this.edits.set(entry.id, entry);
  }

  remove(id: string): void {
    this.edits.set(id, null);
  }

  commit(): List<E> {
    return edited(this.before, this.edits, (id) => entryOf(this.before, id));
  }
}

/** Content that is being changed, and what the batch has named so far. */
export class Draft {
  readonly world: World;
  readonly tree: Tree;
  readonly files: Shelf<FileEntry>;
  readonly reusableContents: Shelf<ReusableContent>;
  readonly variables: Shelf<Variable>;
  /** Texts of pages, by page. */
  readonly pageTexts = new Map<string, Pending>();
  /** Texts of reusable contents, by their ids. */
  readonly reusableTexts = new Map<string, Pending>();
  /** What refs name: ids of pages, files and reusable contents. */
  readonly refs = new Map<string, string>();

  constructor(content: Content, world: World) {
    this.world = world;
    this.tree = new Tree(content.pages);
    this.files = new Shelf(content.files);
    this.reusableContents = new Shelf(content.reusableContents);
    this.variables = new Shelf(content.variables);
  }

  /** Gives a thing a name for the rest of the batch. */
  name(ref: string | undefined, id: string, field: string): void {
    if (ref === undefined) return;
    if (this.refs.has(ref)) throw badInput(`The ref ${ref} was given twice.`, `${field}.ref`);
    this.refs.set(ref, id);
    this.world.named?.(ref, id);
  }

  /** The id that an id or a ref means. */
  idOf(given: string): string {
    return this.refs.get(given) ?? given;
  }

  /** The page that an id or ref names. BAD_USER_INPUT where there is none. */
  page(given: string, field: string): Placed {
    const placed = this.tree.get(this.idOf(given));
    if (!placed) throw badInput('There is no such page here.', field);
    return placed;
  }

  /** The content as it is now, over a finished tree of pages. */
  contentWith(pages: List<Page>): Content {
    return { pages, files: this.files.commit(), reusableContents: this.reusableContents.commit(), variables: this.variables.commit() };
  }
}
