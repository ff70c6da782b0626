/** Revisions as visitors of a site see them. */
import type { RevisionRow, Visit } from '../../data/rows.ts';

/** A revision as a visitor sees it: what is in it, and not how it came about. */
export const visitedRevision = (row: RevisionRow, visit: Visit): RevisionRow => ({
  ...row,
  ...{ authorId: null, message: null, mergedFromId: null, changeRequestId: null, git: null, parentId: null, mergedParentId: null },
  visit,
});
