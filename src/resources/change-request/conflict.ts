/** Conflicts as both doors show them. */
import type { Conflict } from '../../domain/merge.ts';
import { entryOf } from '../../domain/list.ts';
import { wayTo } from '../../domain/tree.ts';
import type { MergeConflict } from '../../generated/resolvers.ts';
import { textOf } from '../page/fields.ts';
import type { Sides } from './sides.ts';

/** A conflict with the title of what it is about, as the first of ours, theirs and the base has it. */
export function shownConflict(conflict: Conflict, { base, ours, theirs }: Sides): MergeConflict {
  const { id, kind, page = null, entry = null, field = null, blocks = [], related = [], fingerprint } = conflict;
  const fields = [ours, theirs, base].map((side) => (page !== null ? wayTo(side.pages, page)?.at(-1) : (entryOf(side.files, entry ?? '') ?? entryOf(side.reusableContents, entry ?? '')))?.fields);
  const known = fields.find((one) => one !== undefined) ?? {};
  const title = kind === 'VARIABLE' ? (entry ?? '') : (textOf(known, kind === 'FILE' ? 'name' : 'title') ?? 'Untitled');
  return { id, kind, page, title, entry, field, base: conflict.base, ours: conflict.ours, theirs: conflict.theirs, blocks: [...blocks], related: [...related], fingerprint };
}
