/** What a comment is about: the page as it is now or as it was, and the block. */
import type { Context } from '../../context.ts';
import type { Discussion } from '../../data/authorize.ts';
import type { CommentRow } from '../../data/rows.ts';
import type { Writing } from '../../data/write.ts';
import { badInput } from '../../domain/errors.ts';
import { blockOf } from '../../domain/markdown/block.ts';
import { pathOf, wayTo } from '../../domain/tree.ts';
import type { CommentedPage, CommentTarget, CreateCommentInput } from '../../generated/resolvers.ts';
import { textOf } from '../page/fields.ts';
import { contentOf, documentIn } from '../revision/shelf.ts';

const LONGEST_PREVIEW = 300;

/** What a new comment points at: BAD_USER_INPUT for a page or block that is not there. */
export async function targetOf(
  tx: Writing,
  { space, changeRequest }: Discussion,
  { page, node }: CreateCommentInput,
): Promise<Pick<CommentRow, 'revisionId' | 'pageId' | 'pageDocument' | 'nodeId' | 'nodePreview'>> {
  const revisionId = changeRequest?.revisionId ?? space.revisionId;
  const nothing = { revisionId, pageId: null, pageDocument: null, nodeId: null, nodePreview: null };
  if (page == null && node != null) throw badInput('A block is named with its page.', 'input.page');
  if (page == null) return nothing;
  const found = wayTo((await contentOf(tx.load, revisionId)).pages, page)?.at(-1);
  if (!found) throw badInput('There is no such page here.', 'input.page');
  const at = { ...nothing, pageId: page, pageDocument: found.document ?? null };
  if (node == null) return at;
  const text = found.document === undefined ? undefined : blockOf((await documentIn(tx.load, space, found.document)).markdown, node);
  if (text === undefined) throw badInput('There is no such block on this page.', 'input.node');
  return { ...at, nodeId: node, nodePreview: [...text].slice(0, LONGEST_PREVIEW).join('') };
}

/** What a comment points at, as it is now. A page that is gone is shown as it was. */
export async function shownTarget({ load }: Context, row: CommentRow): Promise<CommentTarget> {
  const { spaceId: space, changeRequestId: changeRequest, revisionId: revision, nodeId, nodePreview } = row;
  const node = nodeId === null ? null : { id: nodeId, preview: nodePreview };
  return { space, changeRequest, revision, node, page: row.pageId === null ? null : await pageOf(load, row, row.pageId) };
}

async function pageOf(load: Context['load'], row: CommentRow, pageId: string): Promise<CommentedPage | null> {
  const headId = row.changeRequestId === null ? (await load.space.must(row.spaceId)).revisionId : (await load.changeRequest.must(row.changeRequestId)).revisionId;
  const now = wayTo((await contentOf(load, headId)).pages, pageId);
  const way = now ?? wayTo((await contentOf(load, row.revisionId)).pages, pageId);
  const page = way?.at(-1);
  if (!way || !page) return null;
  const { id, fields, createdAt, updatedAt } = page;
  const outdated = !now || (page.document ?? null) !== row.pageDocument;
  return { id, title: textOf(fields, 'title') ?? 'Untitled', emoji: textOf(fields, 'emoji'), icon: textOf(fields, 'icon'), createdAt, updatedAt, path: pathOf(way) ?? null, outdated };
}
