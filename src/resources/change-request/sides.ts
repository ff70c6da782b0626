/** Reads the three sides of a merge. */
import type { Loaders } from '../../data/loaders.ts';
import type { ChangeRequestRow, SpaceRow } from '../../data/rows.ts';
import type { Content } from '../../domain/content.ts';
import { contentOf } from '../revision/content.ts';

/** The content of both sides of a merge and of their common ancestor. */
export interface MergeInputs {
  readonly base: Content;
  readonly ours: Content;
  readonly theirs: Content;
}

/**
 * Returns the id of the space's revision that a change request was created from or last updated
 * from.
 */
export const ancestorOf = ({ mergedAncestorId, initialRevisionId }: ChangeRequestRow): string =>
  mergedAncestorId ?? initialRevisionId;

/** Returns the sides of the merge of a change request into its space. */
export async function sidesOf(
  load: Loaders,
  row: ChangeRequestRow,
  space: SpaceRow,
): Promise<MergeInputs> {
  const [base, ours, theirs] = await Promise.all([
    contentOf(load, ancestorOf(row)),
    contentOf(load, space.revisionId),
    contentOf(load, row.revisionId),
  ]);
  return { base, ours, theirs };
}
