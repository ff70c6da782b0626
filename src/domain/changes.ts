/** Applies changes to content, in order and all or nothing, and gives the next content. */
import { applyEntryChange } from './changes/entries.ts';
import { Draft } from './changes/draft.ts';
import { applyPageChange } from './changes/pages.ts';
import { resolveTexts } from './changes/texts.ts';
import { type Content, type Json, MOST_PAGES, DEEPEST, type PageType } from './content.ts';
import { badInput, Fault } from './errors.ts';
import type { IdType } from './ids.ts';
import { excessOf } from './tree.ts';

/** What may be said of a page. What is absent stays; null takes a value away. */
export interface PageValues {
  readonly title?: string | undefined;
  readonly slug?: string | undefined;
  readonly markdown?: string | undefined;
  /** Further fields, by the names that `Page` has for them. */
  readonly fields?: Readonly<Record<string, Json | undefined>>;
  /** Id or ref of the page to lie in; null is the root. */
  readonly into?: string | null | undefined;
  /** Place among those that lie there, from 0; the end unless said. */
  readonly at?: number | undefined;
}

/** A file that is put into content. */
export interface NewFile {
  readonly id: string;
  readonly fields: Readonly<Record<string, Json>>;
}

/** One change. Pages, files and reusable contents are named by their ids, or by a ref that an earlier change of the batch gave. */
export type Change =
  | ({ readonly kind: 'insertPage'; readonly ref?: string | undefined; readonly type: PageType } & PageValues)
  | ({ readonly kind: 'updatePage'; readonly page: string } & PageValues)
  | { readonly kind: 'deletePage'; readonly page: string }
  | { readonly kind: 'revertPage'; readonly page: string }
  | { readonly kind: 'insertFile'; readonly ref?: string | undefined; readonly file: NewFile }
  | { readonly kind: 'deleteFile'; readonly file: string }
  | { readonly kind: 'setVariables'; readonly variables: Readonly<Record<string, string | null>> }
  | { readonly kind: 'insertReusableContent'; readonly ref?: string | undefined; readonly title: string; readonly markdown: string }
  | { readonly kind: 'updateReusableContent'; readonly id: string; readonly title?: string | undefined; readonly markdown?: string | undefined }
  | { readonly kind: 'deleteReusableContent'; readonly id: string };

/** A change with the path of what it was said in, for faults. */
export interface Said {
  readonly change: Change;
  readonly field: string;
}

/** What changes are applied with. */
export interface World {
  /** ISO 8601. */
  readonly now: string;
  newId(type: IdType): string;
  /** What `revertPage` goes back to. */
  readonly base: Content;
  /** Told of each name that the batch gives, with the id of what it names. */
  named?(ref: string, id: string): void;
}

/** What came of changes. */
export interface Changed {
  readonly content: Content;
  /** Texts that pages and reusable contents have now, by hash. */
  readonly documents: ReadonlyMap<string, string>;
}

/** Applies changes. BAD_USER_INPUT, ALREADY_EXISTS or CONFLICT with the path of the first that cannot be done; then nothing is. */
export function applyChanges(content: Content, changes: readonly Said[], world: World): Changed {
  const draft = new Draft(content, world);
  for (const { change, field } of changes) {
    if (!applyPageChange(draft, change, field)) applyEntryChange(draft, change, field);
  }
  const documents = resolveTexts(draft);
  const pages = draft.tree.commit();
  const excess = excessOf(pages);
  const last = changes.at(-1)?.field;
  if (excess === 'pages') throw badInput(`A space holds at most ${MOST_PAGES.toLocaleString('en')} pages.`, last);
  if (excess === 'depth') throw badInput(`Pages lie at most ${DEEPEST} levels deep.`, last);
  return { content: draft.contentWith(pages), documents };
}

/** The slug of another page in the same place. */
export const slugTaken = (slug: string, field: string): Fault => new Fault('ALREADY_EXISTS', `Another page there has the slug ${slug}.`, { field });
