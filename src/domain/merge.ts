/** Merges content three ways, as a pure function: returns the merged content or the conflicts. */
import type { Content, Entry } from './content.ts';
import { diffEntries, diffPages } from './diff.ts';
import type { EntryList, ListNode } from './list.ts';
import { type Conflict, Decisions, type Resolution, type ThreeWay } from './merge/conflict.ts';
import { MergeDraft } from './merge/draft.ts';
import { type EntryKind, hashOfText, mergeEntries } from './merge/entries.ts';
import { type FieldMergeContext, textMerger, textResolver } from './merge/fields.ts';
import { mergePages } from './merge/pages.ts';
import { isTreeConflict, repairTree } from './merge/repair.ts';
import type { Texts } from './texts.ts';

export type { Conflict, Resolution } from './merge/conflict.ts';

/** The result of a merge. */
export interface MergeResult {
  /** The merged content; undefined while there are conflicts. */
  readonly content: Content | undefined;
  /** Conflicts without a resolution, ordered by id. */
  readonly conflicts: readonly Conflict[];
  /** Texts that the merge produced, by their hashes. */
  readonly documents: ReadonlyMap<string, string>;
  /** Stale resolutions: they match no conflict of this merge. */
  readonly unfit: readonly Resolution[];
}

/** Options of a merge. */
interface MergeOptions {
  /** Returns a text by its hash. It is called only for hashes that `requiredTexts` returns. */
  readonly texts: (hash: string) => string;
  readonly resolutions?: readonly Resolution[];
  /** Merges texts, for example in a worker thread. The default merges in the caller's thread. */
  readonly tasks?: Texts | undefined;
}

/** The hashes of a text on the three sides; undefined where a side has no text. */
type ThreeHashes = ThreeWay<string | undefined>;

/** Returns the sorted hashes of the texts that a merge reads, which are those of `textsToMerge`. */
export function requiredTexts(base: Content, ours: Content, theirs: Content): string[] {
  const needed = textsToMerge(base, ours, theirs).flatMap((three) =>
    [three.base, three.ours, three.theirs].filter((hash) => hash !== undefined),
  );
  return [...new Set(needed)].sort();
}

/** Returns the texts that both sides changed in different ways; a merge merges each of them. */
export function textsToMerge(base: Content, ours: Content, theirs: Content): ThreeHashes[] {
  const needed: ThreeHashes[] = [];
  const addChanged = (
    before: string | undefined,
    one: string | undefined,
    other: string | undefined,
  ) => {
    if (one !== other && one !== before && other !== before)
      needed.push({ base: before, ours: one, theirs: other });
  };
  const pages = diffPages(base.pages, theirs.pages);
  for (const [id, { before, after }] of diffPages(base.pages, ours.pages)) {
    const other = pages.get(id)?.after;
    if (before && after && other)
      addChanged(before.page.document, after.page.document, other.page.document);
  }
  const entries = diffEntries(base.reusableContents, theirs.reusableContents);
  for (const [id, { before, after }] of diffEntries(base.reusableContents, ours.reusableContents)) {
    const other = entries.get(id)?.after;
    if (before && after && other)
      addChanged(hashOfText(before), hashOfText(after), hashOfText(other));
  }
  return needed;
}

/**
 * Merges the changes that two sides made to a base.
 *
 * @throws UnreadableText where `tasks` does.
 * @throws BAD_USER_INPUT with each resolution whose value its conflict does not accept.
 */
export function mergeContent(
  base: Content,
  ours: Content,
  theirs: Content,
  options: MergeOptions,
): MergeResult {
  const { texts, resolutions = [], tasks } = options;
  const sides = { base, ours, theirs };
  const merged = textMerger(texts, tasks);
  const contextOf = (given: readonly Resolution[]): FieldMergeContext => ({
    decisions: new Decisions(given),
    conflicts: [],
    documents: new Map(),
    merged,
    resolvedText: textResolver(tasks),
  });
  const undecided = mergeWith(contextOf([]), sides);
  if (resolutions.length === 0) return { ...undecided, unfit: [] };
  const context = contextOf(resolutions);
  for (const conflict of undecided.conflicts) context.decisions.match(conflict);
  return { ...mergeWith(context, sides, undecided.conflicts), unfit: context.decisions.stale() };
}

/** Merges with resolutions. `known` holds the conflicts of the same merge without resolutions. */
function mergeWith(
  context: FieldMergeContext,
  { base, ours, theirs }: ThreeWay<Content>,
  known?: readonly Conflict[],
): Omit<MergeResult, 'unfit'> {
  const conflicts: Conflict[] = [];
  const { problems } = context.decisions;
  const pages = eitherOf(base.pages, ours.pages, theirs.pages, () => {
    const draft = new MergeDraft(base.pages, ours.pages, theirs.pages);
    mergePages(draft, context);
    // The tree can be checked only when every page is merged. Until then its conflicts are those of
    // the merge without resolutions.
    if (!problems.isEmpty) return null;
    if (known && context.conflicts.length > 0)
      conflicts.push(
        ...known.filter(
          (conflict) => isTreeConflict(conflict) && !context.decisions.isDecided(conflict),
        ),
      );
    else conflicts.push(...(problems.check(() => repairTree(draft, context.decisions)) ?? []));
    if (!problems.isEmpty) return null;
    return context.conflicts.length + conflicts.length > 0 ? null : draft.commit();
  });
  const listOf = <E extends Entry>(kind: EntryKind, of: (content: Content) => EntryList<E>) => {
    const lists = { base: of(base), ours: of(ours), theirs: of(theirs) };
    return eitherOf(lists.base, lists.ours, lists.theirs, () => mergeEntries(kind, lists, context));
  };
  const files = listOf('FILE', (content) => content.files);
  const reusableContents = listOf('REUSABLE_CONTENT', (content) => content.reusableContents);
  const variables = listOf('VARIABLE', (content) => content.variables);
  problems.throwIfAny();
  const all = [...context.conflicts, ...conflicts].sort((one, other) =>
    one.id < other.id ? -1 : 1,
  );
  if (all.length > 0) return { content: undefined, conflicts: all, documents: new Map() };
  return {
    content: { pages, files, reusableContents, variables },
    conflicts: [],
    documents: context.documents,
  };
}

/** Returns the list that only one side changed or that both changed alike, or merges the two. */
function eitherOf<N extends ListNode<Entry>>(
  base: N | null,
  ours: N | null,
  theirs: N | null,
  merge: () => N | null,
): N | null {
  if (ours?.hash === theirs?.hash || theirs?.hash === base?.hash) return ours;
  return ours?.hash === base?.hash ? theirs : merge();
}
