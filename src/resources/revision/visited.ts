/** Converts revisions to the form that visitors of a site see. */
import type { RevisionRow, SiteReading } from '../../data/rows.ts';

/** Returns a revision for a visitor, without its history and authorship. */
export const revisionForVisitor = (row: RevisionRow, reading: SiteReading): RevisionRow => ({
  ...row,
  ...{
    authorId: null,
    message: null,
    mergedFromId: null,
    changeRequestId: null,
    git: null,
    parentId: null,
    mergedParentId: null,
  },
  visit: reading,
});
