/** Applies edits of single blocks to a page, and merges them with what others have changed. */
import { AppError, badInput } from '../errors.ts';
import type { BlockOperation, OperationProblem } from '../document/edit.ts';
import { Problems } from '../problems.ts';
import { directTexts } from '../texts.ts';
import type { Change } from './change.ts';
import type { ChangeDraft } from './draft.ts';

/**
 * Edits blocks of a page. The edited text is merged with the current one, so that two people can
 * edit different blocks of one page.
 * @throws STALE_REVISION with both versions of the blocks that others have changed too
 */
export function updateBlocks(
  draft: ChangeDraft,
  change: Extract<Change, { readonly kind: 'updateBlocks' }>,
  field: string,
): void {
  const { texts = directTexts } = draft.world;
  const { page } = draft.page(change.page, `${field}.pageId`);
  draft.pageIds.add(page.id);
  if (page.type !== 'DOCUMENT')
    throw badInput(
      `A page of the type ${page.type.toLowerCase()} has no blocks.`,
      `${field}.pageId`,
    );
  const { operations, baseText, headText, headId } = change;
  const [edited] = texts.all('editBlocks', [{ text: baseText, operations }], [field]);
  const theirs = edited && 'text' in edited ? edited.text : baseText;
  if (edited && 'problems' in edited) refuse(edited.problems, operations, field);
  const ours = draft.pageTexts.get(page.id)?.markdown ?? headText;
  const [merged] = texts.all('merge', [{ base: baseText, ours, theirs }], [field]);
  if (merged?.text === undefined)
    throw new AppError(
      'STALE_REVISION',
      'Somebody else has changed the same blocks. Read the current revision, and send the changes again with its id.',
      { field, details: { revision: headId, blocks: merged?.blocks ?? [] } },
    );
  draft.pageTexts.set(page.id, { markdown: merged.text, field: `${field}.operations` });
}

/**
 * Throws the problems of operations, at their paths in the input.
 * @throws BAD_USER_INPUT
 */
function refuse(
  found: readonly OperationProblem[],
  operations: readonly BlockOperation[],
  field: string,
): void {
  const problems = new Problems();
  for (const { index, part, message } of found) {
    const path = `${field}.operations.${index}.${operations[index]?.kind ?? ''}`;
    problems.add(message, part === undefined ? path : `${path}.${part}`);
  }
  problems.throwIfAny();
}
