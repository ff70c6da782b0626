/** What a comment is about: the page as it is now or as it was, and the block. */
import type { Context } from '../../context.ts';
import type { Discussion } from '../../data/authorize.ts';
import type { CommentRow, PageRow } from '../../data/rows.ts';
import { badInput } from '../../domain/errors.ts';
import { blockOf } from '../../domain/markdown/block.ts';
import { pathOf } from '../../domain/tree.ts';
import type { CommentedPage, CommentTarget, CreateCommentInput } from '../../generated/resolvers.ts';
import { textOf } from '../page/fields.ts';
import { markdownOf } from '../page/text.ts';
import { shownShelf } from '../revision/computed.ts';
import { pageIn, shelfOf } from '../revision/shelf.ts';

type Asking = Pick<Context, 'load' | 'blobs'>;

const LONGEST_PREVIEW = 300;

/** A page of a revision: one of its own, or one that a computed page comes to now. */
async function pageWithin(asking: Asking, revisionId: string, pageId: string): Promise<PageRow | null> {
  const revision = await asking.load.revision.must(revisionId);
  return pageIn(await shelfOf(asking, revision), pageId) ?? pageIn(await shownShelf(asking, revision), pageId);
}

/** What a new comment points at: BAD_USER_INPUT for a page or block that is not there. */
export async function targetOf(
  asking: Asking,
  { space, changeRequest }: Discussion,
  { page, node }: CreateCommentInput,
): Promise<Pick<CommentRow, 'revisionId' | 'pageId' | 'pageDocument' | 'nodeId' | 'nodePreview'>> {
  const revisionId = changeRequest?.revisionId ?? space.revisionId;
  const nothing = { revisionId, pageId: null, pageDocument: null, nodeId: null, nodePreview: null };
  if (page == null && node != null) throw badInput('A block is named with its page.', 'input.page');
  if (page == null) return nothing;
  const found = await pageWithin(asking, revisionId, page);
  if (!found) throw badInput('There is no such page here.', 'input.page');
  const at = { ...nothing, pageId: page, pageDocument: found.page.document ?? null };
  if (node == null) return at;
  const markdown = await markdownOf(asking, found, false);
  const text = markdown === null ? undefined : blockOf(markdown, node);
  if (text === undefined) throw badInput('There is no such block on this page.', 'input.node');
  return { ...at, nodeId: node, nodePreview: [...text].slice(0, LONGEST_PREVIEW).join('') };
}

/** What a comment points at, as it is now. A page that is gone is shown as it was. */
export async function shownTarget(asking: Asking, row: CommentRow): Promise<CommentTarget> {
  const { spaceId: space, changeRequestId: changeRequest, revisionId: revision, nodeId, nodePreview } = row;
  const node = nodeId === null ? null : { id: nodeId, preview: nodePreview };
  return { space, changeRequest, revision, node, page: row.pageId === null ? null : await pageOf(asking, row, row.pageId) };
}

async function pageOf(asking: Asking, row: CommentRow, pageId: string): Promise<CommentedPage | null> {
  const { load } = asking;
  const headId = row.changeRequestId === null ? (await load.space.must(row.spaceId)).revisionId : (await load.changeRequest.must(row.changeRequestId)).revisionId;
  const now = await pageWithin(asking, headId, pageId);
  const found = now ?? (await pageWithin(asking, row.revisionId, pageId));
  if (!found) return null;
  const { page, above } = found;
  const { id, fields, createdAt, updatedAt } = page;
  const outdated = !now || (page.document ?? null) !== row.pageDocument;
  return { id, title: textOf(fields, 'title') ?? 'Untitled', emoji: textOf(fields, 'emoji'), icon: textOf(fields, 'icon'), createdAt, updatedAt, path: pathOf([...above, page]) ?? null, outdated };
}
