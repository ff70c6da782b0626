/** Previews the merge of a change request. */
import type { Context } from '../../context.ts';
import type { MergeConflictRow, MergePreviewRow } from '../../data/rows.ts';
import type { Content } from '../../domain/content.ts';
import type { MergeResult } from '../../domain/merge.ts';
import type { MergeBlock, MergeState } from '../../generated/resolvers.ts';
import { changesOf } from '../content-change.ts';
import { serializeConflict } from './conflict.ts';
import { mergeSides } from './merge.ts';
import { blocksOf } from './rules.ts';
import { ancestorOf, type MergeInputs, sidesOf } from './sides.ts';

/** The result of a test merge, which is not stored. */
interface TestMerge {
  readonly sides: MergeInputs;
  readonly merged: MergeResult;
  readonly blockedBy: readonly MergeBlock[];
}

/**
 * Returns the test merge of a preview, computed once per preview, or null for a merged or archived
 * change request.
 */
const testMergeOf = (ctx: Context, preview: MergePreviewRow): Promise<TestMerge | null> =>
  ctx.load.computed.once(preview, 'testMerge', () => runTestMerge(ctx, preview));

async function runTestMerge(
  { load, blobs, query, texts }: Context,
  { changeRequest: row, space }: MergePreviewRow,
): Promise<TestMerge | null> {
  if (row.status === 'MERGED' || row.status === 'ARCHIVED') return null;
  const sides = await sidesOf(load, row, space);
  const merged = await mergeSides({ load, texts }, row.organizationId, sides, []);
  const blockedBy = merged.content
    ? await blocksOf(
        { load, blobs, query, texts },
        { row, space, before: sides.ours, after: merged.content, documents: merged.documents },
      )
    : [];
  return { sides, merged, blockedBy };
}

/**
 * Returns the merge state. Conflicts take precedence over merge rules, and merge rules over being
 * behind.
 */
export async function mergeStateOf(ctx: Context, preview: MergePreviewRow): Promise<MergeState> {
  const { changeRequest, space } = preview;
  const testMerge = await testMergeOf(ctx, preview);
  if (!testMerge) return changeRequest.status === 'MERGED' ? 'MERGED' : 'ARCHIVED';
  if (testMerge.merged.conflicts.length > 0) return 'CONFLICTING';
  if (testMerge.blockedBy.length > 0) return 'BLOCKED';
  return ancestorOf(changeRequest) === space.revisionId ? 'CLEAN' : 'BEHIND';
}

/** Returns whether a merge of an open change request would have conflicts. */
export async function hasConflicts(
  { load, texts }: Pick<Context, 'load' | 'texts'>,
  { changeRequest, space }: MergePreviewRow,
): Promise<boolean> {
  if (ancestorOf(changeRequest) === space.revisionId) return false;
  const sides = await sidesOf(load, changeRequest, space);
  const merged = await mergeSides({ load, texts }, changeRequest.organizationId, sides, []);
  return merged.conflicts.length > 0;
}

/** Returns the merge rules that block the merge. */
export const blockedByOf = async (
  ctx: Context,
  preview: MergePreviewRow,
): Promise<readonly MergeBlock[]> => (await testMergeOf(ctx, preview))?.blockedBy ?? [];

/** Returns the unresolved conflicts of the merge. */
export async function conflictsOf(
  ctx: Context,
  preview: MergePreviewRow,
): Promise<MergeConflictRow[]> {
  const testMerge = await testMergeOf(ctx, preview);
  return testMerge
    ? testMerge.merged.conflicts.map((conflict) => serializeConflict(conflict, testMerge.sides))
    : [];
}

/**
 * Returns the changes that the merge would make to the space. With conflicts, returns the changes
 * of the change request relative to its base.
 */
export async function changesOfPreview(ctx: Context, preview: MergePreviewRow) {
  const testMerge = await testMergeOf(ctx, preview);
  if (!testMerge) return [];
  const { sides, merged } = testMerge;
  const [before, after]: [Content, Content] = merged.content
    ? [sides.ours, merged.content]
    : [sides.base, sides.theirs];
  return changesOf(preview.changeRequest.organizationId, before, after, merged.documents);
}
