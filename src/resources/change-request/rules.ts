/** Evaluates the merge rules of a space, for the preview and for the merge itself. */
import type { Loaders } from '../../data/loaders.ts';
import type { ChangeRequestRow } from '../../data/rows.ts';
import { exceededLimitOf } from '../../domain/tree.ts';
import type { MergeBlock } from '../../generated/resolvers.ts';
import { type LinkLookup, type Merge, newlyBroken } from './newly-broken.ts';
import { ancestorOf } from './sides.ts';

/** Returns the merge rules that block a merge, or an empty array. */
export async function blocksOf(lookup: LinkLookup, merge: Merge): Promise<MergeBlock[]> {
  const { load } = lookup;
  const { row, space } = merge;
  const found = [
    exceededLimitOf(merge.after.pages)
      ? block(
          'SIZE',
          'The merged content exceeds the limits of a space for pages or levels of pages.',
        )
      : undefined,
    space.requiredReviews > 0 ? await missingReviews(load, row, space.requiredReviews) : undefined,
    space.mustBeUpToDate && ancestorOf(row) !== space.revisionId
      ? block('UP_TO_DATE', 'The change request must be up to date: update it first.')
      : undefined,
    space.noNewBrokenLinks ? brokenLinks(await newlyBroken(lookup, merge)) : undefined,
  ];
  return found.filter((one) => one !== undefined);
}

const block = (
  rule: MergeBlock['rule'],
  message: string,
  pages: readonly string[] = [],
): MergeBlock => ({ rule, message, pageIds: [...pages] });

async function missingReviews(
  load: Loaders,
  { id }: ChangeRequestRow,
  required: number,
): Promise<MergeBlock | undefined> {
  const { approvals, refusals } = await load.lastWords.load(id);
  if (refusals > 0)
    return block(
      'REVIEWS',
      refusals === 1 ? 'A reviewer requested changes.' : `${refusals} reviewers requested changes.`,
    );
  if (approvals < required)
    return block(
      'REVIEWS',
      `The current revision needs ${required === 1 ? 'an approval' : `${required} approvals`}, and has ${approvals === 0 ? 'none' : approvals}.`,
    );
  return undefined;
}

function brokenLinks(ids: readonly string[]): MergeBlock | undefined {
  return ids.length === 0
    ? undefined
    : block(
        'NO_NEW_BROKEN_LINKS',
        `The merge would break links of ${ids.length === 1 ? 'a page' : `${ids.length} pages`}.`,
        ids,
      );
}
