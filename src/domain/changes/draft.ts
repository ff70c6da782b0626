/** Holds content while changes are applied to it. */
import type { ChangeContext, EditedPage } from './change.ts';
import type { Content, Entry, FileEntry, Page, ReusableContent, Variable } from '../content.ts';
import { badInput } from '../errors.ts';
import { editedList, entryOf, type EntryList } from '../list.ts';
import { type PageLocation, EditableTree } from '../tree.ts';

/**
 * A text that becomes a document once all changes are applied, so that its links find pages of the
 * whole batch.
 */
export interface Pending {
  readonly markdown: string;
  readonly field: string;
}

/** A flat list with pending edits. */
class EditableList<E extends Entry> {
  readonly before: EntryList<E>;
  private readonly edits = new Map<string, E | null>();

  constructor(before: EntryList<E>) {
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

  commit(): EntryList<E> {
    return editedList(this.before, this.edits, (id) => entryOf(this.before, id));
  }
}

/** Content with pending edits, and the refs that the batch has defined. */
export class ChangeDraft {
  readonly world: ChangeContext;
  readonly tree: EditableTree;
  readonly files: EditableList<FileEntry>;
  readonly reusableContents: EditableList<ReusableContent>;
  readonly variables: EditableList<Variable>;
  /** Texts of pages, by page id. */
  readonly pageTexts = new Map<string, Pending>();
  /** Texts of reusable contents, by id. */
  readonly reusableTexts = new Map<string, Pending>();
  /** Ids of the pages that the changes are about, in the order of the first change of each. */
  readonly pageIds = new Set<string>();
  /** Ids of pages, files and reusable contents, by ref. */
  readonly refs = new Map<string, string>();

  constructor(content: Content, world: ChangeContext) {
    this.world = world;
    this.tree = new EditableTree(content.pages);
    this.files = new EditableList(content.files);
    this.reusableContents = new EditableList(content.reusableContents);
    this.variables = new EditableList(content.variables);
  }

  /** Defines a ref for the rest of the batch. */
  name(ref: string | undefined, id: string, field: string): void {
    if (ref === undefined) return;
    if (this.refs.has(ref)) throw badInput(`The ref ${ref} is used twice.`, `${field}.ref`);
    this.refs.set(ref, id);
    this.world.named?.(ref, id);
  }

  /** Returns the id for an id or a ref. */
  idOf(given: string): string {
    return this.refs.get(given) ?? given;
  }

  /**
   * Returns the page for an id or a ref.
   * @throws BAD_USER_INPUT if there is none
   */
  page(given: string, field: string): PageLocation {
    const location = this.tree.get(this.idOf(given));
    if (!location) throw badInput('There is no such page here.', field);
    return location;
  }

  /**
   * Returns what the changes did to each page that they are about. A page that they created and
   * deleted again is left out.
   */
  editedPages(): EditedPage[] {
    const refs = new Map([...this.refs].map(([ref, id]) => [id, ref]));
    return [...this.pageIds].flatMap((id): EditedPage[] => {
      const [existed, exists] = [this.tree.original(id), this.tree.get(id)];
      if (exists) return [{ id, ref: refs.get(id), kind: existed ? 'UPDATED' : 'CREATED' }];
      return existed ? [{ id, ref: undefined, kind: 'DELETED' }] : [];
    });
  }

  /** Returns the edited content with a finished tree of pages. */
  contentWith(pages: EntryList<Page>): Content {
    return {
      pages,
      files: this.files.commit(),
      reusableContents: this.reusableContents.commit(),
      variables: this.variables.commit(),
    };
  }
}
