/** Resolves the page and the block that a comment refers to. */
import type { InputFields } from '../../data/parents.ts';
import type { Context } from '../../context.ts';
import type { CommentThread } from '../../data/subjects.ts';
import { member } from '../../data/reader.ts';
import type { CommentRow, PageRow } from '../../data/rows.ts';
import { badInput } from '../../domain/errors.ts';
import { pathOf } from '../../domain/tree.ts';
import type { CreateCommentInput, ResolversTypes } from '../../generated/resolvers.ts';
import { textOf } from '../../domain/fields.ts';
import { markdownOf } from '../page/text.ts';
import { expandedRevisionContentOf } from '../revision/computed.ts';
import { pageIn, revisionContentOf } from '../revision/content.ts';

/** The target of a comment, with the rows of its objects. */
type CommentTargetValue = Awaited<ResolversTypes['CommentTarget']>;
type CommentedPageValue = Awaited<ResolversTypes['CommentedPage']>;
type TargetContext = Pick<Context, 'load' | 'blobs'>;

const MAX_PREVIEW_LENGTH = 300;

/**
 * Returns a page of a revision, either one of its own or one that a computed page currently
 * generates.
 */
async function pageInRevision(
  context: TargetContext,
  revisionId: string,
  pageId: string,
): Promise<PageRow | null> {
  const revision = await context.load.revision.must(revisionId);
  return (
    pageIn(await revisionContentOf(context, member, revision), pageId) ??
    pageIn(await expandedRevisionContentOf(context, member, revision), pageId)
  );
}

/**
 * Requires the page of a block.
 * @throws BAD_USER_INPUT
 */
export function requirePageOfBlock({
  pageId,
  blockId,
}: Pick<CreateCommentInput, 'pageId' | 'blockId'>): void {
  if (pageId == null && blockId != null)
    throw badInput('The page of the block is required.', 'input.pageId');
}

/** The columns of a new comment that identify what it is about. */
type TargetColumns = Pick<
  CommentRow,
  'revisionId' | 'pageId' | 'pageDocument' | 'nodeId' | 'nodePreview'
>;

/** Returns the columns of a new comment on the whole. */
export const onTheWhole = (revisionId: string): TargetColumns => ({
  revisionId,
  pageId: null,
  pageDocument: null,
  nodeId: null,
  nodePreview: null,
});

/**
 * Returns the columns of a new comment that identify its page and block.
 * @throws BAD_USER_INPUT if the page or the block does not exist.
 */
export async function targetOf(
  context: TargetContext & Pick<Context, 'texts'>,
  { space, changeRequest }: CommentThread,
  input: InputFields<CreateCommentInput, 'subjectId'>,
): Promise<TargetColumns> {
  const revisionId = changeRequest?.revisionId ?? space.revisionId;
  const noTarget = onTheWhole(revisionId);
  requirePageOfBlock(input);
  const { pageId, blockId } = input;
  if (pageId == null) return noTarget;
  const found = await pageInRevision(context, revisionId, pageId);
  if (!found) throw badInput('There is no such page here.', 'input.pageId');
  const at = { ...noTarget, pageId, pageDocument: found.page.document ?? null };
  if (blockId == null) return at;
  const markdown = await markdownOf(context, found, null);
  const text =
    markdown === null
      ? undefined
      : await context.texts.one('block', { text: markdown, id: blockId });
  if (text === undefined) throw badInput('There is no such block on this page.', 'input.blockId');
  return { ...at, nodeId: blockId, nodePreview: [...text].slice(0, MAX_PREVIEW_LENGTH).join('') };
}

/**
 * Returns the current target of a comment. A page that was deleted is returned as it was when the
 * comment was created.
 */
export async function currentTargetOf(
  context: TargetContext,
  row: CommentRow,
): Promise<CommentTargetValue> {
  const { spaceId, changeRequestId, reviewId, revisionId, nodeId, nodePreview } = row;
  const node = nodeId === null ? null : { blockId: nodeId, preview: nodePreview };
  return {
    spaceId,
    changeRequestId,
    reviewId,
    revisionId,
    node,
    page: row.pageId === null ? null : await pageOf(context, row, row.pageId),
  };
}

async function pageOf(
  context: TargetContext,
  row: CommentRow,
  pageId: string,
): Promise<CommentedPageValue | null> {
  const { load } = context;
  const headId =
    row.changeRequestId === null
      ? (await load.space.must(row.spaceId)).revisionId
      : (await load.changeRequest.must(row.changeRequestId)).revisionId;
  const current = await pageInRevision(context, headId, pageId);
  const found = current ?? (await pageInRevision(context, row.revisionId, pageId));
  if (!found) return null;
  const { page, ancestors } = found;
  const { id, fields, createdAt, updatedAt } = page;
  const outdated = !current || (page.document ?? null) !== row.pageDocument;
  return {
    pageId: id,
    page: found,
    title: textOf(fields, 'title') ?? 'Untitled',
    emoji: textOf(fields, 'emoji'),
    icon: textOf(fields, 'icon'),
    createdAt,
    updatedAt,
    path: pathOf([...ancestors, page]) ?? null,
    outdated,
  };
}
