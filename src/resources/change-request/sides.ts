/** The three sides of a merge. */
import type { Loaders } from '../../data/loaders.ts';
import type { ChangeRequestRow, SpaceRow } from '../../data/rows.ts';
import type { Content } from '../../domain/content.ts';
import { contentOf } from '../revision/shelf.ts';

/** What two lines of content came from, and what they are. */
export interface Sides {
  readonly base: Content;
  readonly ours: Content;
  readonly theirs: Content;
}

/** The id of the space's revision that a change request was made from or last took in. */
export const ancestorOf = ({ mergedAncestorId, initialRevisionId }: ChangeRequestRow): string => mergedAncestorId ?? initialRevisionId;

/** The sides of a merge of a change request into its space. */
export async function sidesOf(load: Loaders, row: ChangeRequestRow, space: SpaceRow): Promise<Sides> {
  const [base, ours, theirs] = await Promise.all([contentOf(load, ancestorOf(row)), contentOf(load, space.revisionId), contentOf(load, row.revisionId)]);
  return { base, ours, theirs };
}
