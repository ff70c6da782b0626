/** What merging a change request would do now. */
import type { Context } from '../../context.ts';
import type { MergePreviewRow } from '../../data/rows.ts';
import type { Content } from '../../domain/content.ts';
import type { Merged } from '../../domain/merge.ts';
import type { MergeBlock, MergeConflict, MergeState } from '../../generated/resolvers.ts';
import { changesOf } from '../content-change.ts';
import { shownConflict } from './conflict.ts';
import { mergeSides } from './merge.ts';
import { blocksOf } from './rules.ts';
import { ancestorOf, type Sides, sidesOf } from './sides.ts';

/** A merge that is only looked at. */
interface Trial {
  readonly sides: Sides;
  readonly merged: Merged;
  readonly blockedBy: readonly MergeBlock[];
}

const trials = new WeakMap<MergePreviewRow, Promise<Trial | null>>();

/** The trial of a preview, made once; null where nothing can be merged any more. */
function trialOf(ctx: Context, preview: MergePreviewRow): Promise<Trial | null> {
  const trial = trials.get(preview) ?? tryMerge(ctx, preview);
  trials.set(preview, trial);
  return trial;
}

async function tryMerge({ load, blobs, query }: Context, { changeRequest: row, space }: MergePreviewRow): Promise<Trial | null> {
  if (row.status === 'MERGED' || row.status === 'ARCHIVED') return null;
  const sides = await sidesOf(load, row, space);
  const merged = await mergeSides(load, row.organizationId, sides, []);
  const blockedBy = merged.content ? await blocksOf({ load, blobs, query }, { row, space, before: sides.ours, after: merged.content, documents: merged.documents }) : [];
  return { sides, merged, blockedBy };
}

/** Whether it can be merged. Conflicts go before rules, and those before what is only behind. */
export async function mergeStateOf(ctx: Context, preview: MergePreviewRow): Promise<MergeState> {
  const { changeRequest, space } = preview;
  const trial = await trialOf(ctx, preview);
  if (!trial) return changeRequest.status === 'MERGED' ? 'MERGED' : 'ARCHIVED';
  if (trial.merged.conflicts.length > 0) return 'CONFLICTING';
  if (trial.blockedBy.length > 0) return 'BLOCKED';
  return ancestorOf(changeRequest) === space.revisionId ? 'CLEAN' : 'BEHIND';
}

/** The rules that do not let it in. */
export const blockedByOf = async (ctx: Context, preview: MergePreviewRow): Promise<readonly MergeBlock[]> => (await trialOf(ctx, preview))?.blockedBy ?? [];

/** What is to be decided. */
export async function conflictsOf(ctx: Context, preview: MergePreviewRow): Promise<MergeConflict[]> {
  const trial = await trialOf(ctx, preview);
  return trial ? trial.merged.conflicts.map((conflict) => shownConflict(conflict, trial.sides)) : [];
}

/** What it would change in the space; with conflicts, what the change request changes of what it came from. */
export async function changesOfPreview(ctx: Context, preview: MergePreviewRow) {
  const trial = await trialOf(ctx, preview);
  if (!trial) return [];
  const { sides, merged } = trial;
  const [before, after]: [Content, Content] = merged.content ? [sides.ours, merged.content] : [sides.base, sides.theirs];
  return changesOf(preview.changeRequest.organizationId, before, after, merged.documents);
}
