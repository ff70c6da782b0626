/** The three-way merge of content, as a pure function: the merged content, or what is left to decide. */
import type { Content, Entry } from './content.ts';
import { diffEntries, diffPages } from './diff.ts';
import type { List, ListNode } from './list.ts';
import { type Conflict, Decisions, type Resolution, type Three } from './merge/conflict.ts';
import { Draft } from './merge/draft.ts';
import { type EntryKind, hashOfText, mergeEntries } from './merge/entries.ts';
import { type Account, textMerger } from './merge/fields.ts';
import { mergePages } from './merge/pages.ts';
import { isOfTree, mendTree } from './merge/whole.ts';

export type { Conflict, Resolution } from './merge/conflict.ts';

/** What came of a merge. */
export interface Merged {
  /** The merged content; undefined while there are conflicts. */
  readonly content: Content | undefined;
  /** What is left to decide, in the order of the ids. */
  readonly conflicts: readonly Conflict[];
  /** Texts that the merge made, by their hashes. */
  readonly documents: ReadonlyMap<string, string>;
  /** Resolutions that fit no conflict that was met: decided about other content. */
  readonly unfit: readonly Resolution[];
}

/** Hashes of the texts that a merge reads: those that both sides changed, differently. */
export function textsNeeded(base: Content, ours: Content, theirs: Content): string[] {
  const needed = new Set<string>();
  const read = (before: string | undefined, one: string | undefined, other: string | undefined) => {
    if (one === other || one === before || other === before) return;
    for (const hash of [before, one, other]) if (hash !== undefined) needed.add(hash);
  };
  const pages = diffPages(base.pages, theirs.pages);
  for (const [id, { before, after }] of diffPages(base.pages, ours.pages)) {
    const other = pages.get(id)?.after;
    if (before && after && other) read(before.page.document, after.page.document, other.page.document);
  }
  const entries = diffEntries(base.reusableContents, theirs.reusableContents);
  for (const [id, { before, after }] of diffEntries(base.reusableContents, ours.reusableContents)) {
    const other = entries.get(id)?.after;
    if (before && after && other) read(hashOfText(before), hashOfText(after), hashOfText(other));
  }
  return [...needed].sort();
}

/**
 * Merges what two sides made of a base. `texts` gives a text by its hash, and is asked for those of `textsNeeded`.
 * BAD_USER_INPUT for a resolution with a value that is none for its conflict.
 */
export function mergeContent(base: Content, ours: Content, theirs: Content, options: { readonly texts: (hash: string) => string; readonly resolutions?: readonly Resolution[] }): Merged {
  const { texts, resolutions = [] } = options;
  const sides = { base, ours, theirs };
  const merged = textMerger(texts);
  const accountOf = (given: readonly Resolution[]): Account => ({ decisions: new Decisions(given), conflicts: [], documents: new Map(), merged });
  const undecided = mergeWith(accountOf([]), sides);
  if (resolutions.length === 0) return { ...undecided, unfit: [] };
  const account = accountOf(resolutions);
  for (const conflict of undecided.conflicts) account.decisions.meet(conflict);
  return { ...mergeWith(account, sides, undecided.conflicts), unfit: account.decisions.unfit() };
}

/** Merges with what was decided. `known` are the conflicts that there are with nothing decided. */
function mergeWith(account: Account, { base, ours, theirs }: Three<Content>, known?: readonly Conflict[]): Omit<Merged, 'unfit'> {
  const conflicts: Conflict[] = [];
  const pages = eitherOf(base.pages, ours.pages, theirs.pages, () => {
    const draft = new Draft(base.pages, ours.pages, theirs.pages);
    mergePages(draft, account);
    // What is wrong with the tree is known only when all pages are: until then it is what it was at first.
    if (known && account.conflicts.length > 0) conflicts.push(...known.filter((conflict) => isOfTree(conflict) && !account.decisions.isDecided(conflict)));
    else conflicts.push(...mendTree(draft, account.decisions));
    return account.conflicts.length + conflicts.length > 0 ? null : draft.commit();
  });
  const listOf = <E extends Entry>(kind: EntryKind, of: (content: Content) => List<E>) => {
    const lists = { base: of(base), ours: of(ours), theirs: of(theirs) };
    return eitherOf(lists.base, lists.ours, lists.theirs, () => mergeEntries(kind, lists, account));
  };
  const files = listOf('FILE', (content) => content.files);
  const reusableContents = listOf('REUSABLE_CONTENT', (content) => content.reusableContents);
  const variables = listOf('VARIABLE', (content) => content.variables);
  const all = [...account.conflicts, ...conflicts].sort((one, other) => (one.id < other.id ? -1 : 1));
  if (all.length > 0) return { content: undefined, conflicts: all, documents: new Map() };
  return { content: { pages, files, reusableContents, variables }, conflicts: [], documents: account.documents };
}

/** A list that one side alone changed, or both in the same way; else what is made of it. */
function eitherOf<N extends ListNode<Entry>>(base: N | null, ours: N | null, theirs: N | null, merge: () => N | null): N | null {
  if (ours?.hash === theirs?.hash || theirs?.hash === base?.hash) return ours;
  return ours?.hash === base?.hash ? theirs : merge();
}
