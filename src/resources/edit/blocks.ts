/** Translates edits of single blocks, with the texts that they are based on. */
import type { Loaders } from '../../data/loaders.ts';
import type { Change } from '../../domain/changes/change.ts';
import type { Content, Page } from '../../domain/content.ts';
import type { BlockOperation, BlockPosition } from '../../domain/document/edit.ts';
import { badInput } from '../../domain/errors.ts';
import { pathTo } from '../../domain/tree.ts';
import type {
  BlockOperationInput,
  BlockPositionInput,
  UpdateBlocksInput,
} from '../../generated/resolvers.ts';
import { documentIn } from '../revision/content.ts';

/** The content that an edit of blocks is based on. */
interface EditedContent {
  readonly organizationId: string;
  readonly headId: string;
  readonly head: Content;
  readonly base: Content;
}

/**
 * Returns the change for edits of blocks.
 * @throws BAD_USER_INPUT without operations, or for a page that the base or the head does not have
 */
export async function blocksChange(
  load: Loaders,
  { organizationId, headId, head, base }: EditedContent,
  { pageId, operations }: UpdateBlocksInput,
  field: string,
): Promise<Change> {
  if (operations.length === 0) throw badInput('Give 1 to 100 operations.', `${field}.operations`);
  const pages = [base, head].map(({ pages: tree }) => pathTo(tree, pageId)?.at(-1));
  const textIn = async (page: Page | undefined): Promise<string> => {
    if (!page) throw badInput('There is no such page here.', `${field}.pageId`);
    return page.document === undefined
      ? ''
      : (await documentIn(load, { organizationId }, page.document)).markdown;
  };
  const [baseText = '', headText = ''] = await Promise.all(pages.map(textIn));
  return {
    kind: 'updateBlocks',
    page: pageId,
    operations: operations.map(operationOf),
    baseText,
    headText,
    headId,
  };
}

function operationOf(input: BlockOperationInput): BlockOperation {
  if (input.insert) {
    const { markdown, position } = input.insert;
    return { kind: 'insert', markdown, position: positionOf(position) };
  }
  if (input.replace) return { kind: 'replace', ...input.replace };
  if (input.move)
    return { kind: 'move', key: input.move.key, position: positionOf(input.move.position) };
  return { kind: 'delete', key: input.delete.key };
}

function positionOf(position: BlockPositionInput | null | undefined): BlockPosition {
  if (position?.after != null) return { kind: 'after', key: position.after };
  if (position?.before != null) return { kind: 'before', key: position.before };
  if (position?.into != null) return { kind: 'into', key: position.into };
  return { kind: 'end' };
}
