/** Serializes merge conflicts for GraphQL and REST. */
import type { Json } from '../../domain/content.ts';
import type { Conflict } from '../../domain/merge.ts';
import { entryOf } from '../../domain/list.ts';
import { pathTo } from '../../domain/tree.ts';
import type { MergeConflictRow } from '../../data/rows.ts';
import { textOf } from '../../domain/fields.ts';
import { fieldValueOf, wholeValueOf } from '../content-change/values.ts';
import type { MergeInputs } from './sides.ts';

/** Returns the value of one side of a conflict; null where it is absent. */
export const valueOfSide = ({ pageId, field }: MergeConflictRow, json: Json | undefined) =>
  // Errors leave out what is null.
  field == null ? wholeValueOf(pageId != null, json) : fieldValueOf(field, json);

/**
 * Returns a conflict as it is serialized, with the title of the page or entry that it concerns. The
 * title is the first one found in ours, theirs and base.
 */
export function serializeConflict(
  conflict: Conflict,
  { base, ours, theirs }: MergeInputs,
): MergeConflictRow {
  const {
    id,
    kind,
    page = null,
    entry = null,
    field = null,
    blocks = [],
    segments = [],
    related = [],
    fingerprint,
  } = conflict;
  const candidates = [ours, theirs, base].map(
    (side) =>
      (page !== null
        ? pathTo(side.pages, page)?.at(-1)
        : (entryOf(side.files, entry ?? '') ?? entryOf(side.reusableContents, entry ?? ''))
      )?.fields,
  );
  const fields = candidates.find((one) => one !== undefined) ?? {};
  const title =
    kind === 'VARIABLE'
      ? (entry ?? '')
      : (textOf(fields, kind === 'FILE' ? 'name' : 'title') ?? 'Untitled');
  return {
    key: id,
    kind,
    pageId: page,
    title,
    entryId: entry,
    field,
    base: conflict.base,
    ours: conflict.ours,
    theirs: conflict.theirs,
    blocks: [...blocks],
    segments: segments.map((segment) => ({ text: null, block: null, ...segment })),
    relatedPageIds: [...related],
    fingerprint,
  };
}
