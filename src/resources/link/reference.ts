/**
 * Makes references to pages, files and spaces. References to one object are the same object in a
 * request, as is what they refer to.
 */
import type { Context } from '../../context.ts';
import { can } from '../../data/authorize.ts';
import { forMember, member, revisionForMember } from '../../data/reader.ts';
import type {
  LinkRow,
  ReferenceRow,
  ReusableContentRow,
  RevisionView,
  ShownFile,
  SpaceState,
} from '../../data/rows.ts';
import { targetFrom } from '../../domain/broken-links.ts';
import type { Content } from '../../domain/content.ts';
import { isIdOf } from '../../domain/ids.ts';
import type { LinkTarget } from '../../domain/links.ts';
import { entryOf } from '../../domain/list.ts';
import { contentOfView } from '../revision/computed.ts';
import { fileOf } from '../revision/content.ts';

/** Returns the state of a space at a revision, or in the change request that it belongs to. */
export async function stateAt(ctx: Context, revision: RevisionView): Promise<SpaceState> {
  const [revisionContent, space, changeRequest] = await Promise.all([
    // Generated texts have no links of their own, but may be the target of links.
    contentOfView(ctx, revision),
    ctx.load.space.must(revision.spaceId),
    revision.changeRequestId === null
      ? null
      : ctx.load.changeRequest.must(revision.changeRequestId),
  ]);
  return {
    revisionContent,
    space: forMember(space),
    versionContext: {
      type: changeRequest ? 'CHANGE_REQUEST' : 'REVISION',
      revision: changeRequest ? null : revision,
      changeRequest,
    },
  };
}

/** Returns a reference to the page or the reusable content that has a text. */
export const holderReference = (state: SpaceState, id: string): ReferenceRow =>
  isIdOf(id, 'Page')
    ? { state, target: { kind: 'page', page: id }, pageId: id }
    : { state, target: { kind: 'reusable-content', id } };

/** Returns the target of a link, or null for a path that matches no page. */
function targetIn({ location, from, link: { href, kind } }: LinkRow): LinkTarget | null {
  if (kind === 'INCLUDE') return { kind: 'reusable-content', id: href };
  const target = targetFrom(href, { content: location.state.revisionContent.content, from });
  return target.kind === 'path' ? null : target;
}

/**
 * Returns a reference to the target of a link. Returns null for a path that matches no page, and
 * for a space that does not exist or that the viewer cannot read.
 */
export function targetReference(
  ctx: Context,
  row: LinkRow,
): Promise<ReferenceRow | null> | ReferenceRow | null {
  const target = targetIn(row);
  if (!target) return null;
  const { state, pageId } = row.location;
  switch (target.kind) {
    case 'space':
      return ctx.load.computed.once(state, `space ${target.space}`, () =>
        spaceReference(ctx, target),
      );
    case 'page':
      return { state, target, pageId: target.page };
    case 'file':
      return { state, target, fileId: target.file };
    case 'anchor':
      return { state, target, pageId };
    default:
      return { state, target };
  }
}

const emptyContent: Content = { pages: null, files: null, reusableContents: null, variables: null };

/** Returns a reference to the current state of a space, or null if the viewer cannot read it. */
async function spaceReference(
  ctx: Context,
  target: LinkTarget & { readonly kind: 'space' },
): Promise<ReferenceRow | null> {
  const space = await ctx.load.space.load(target.space);
  if (!space || space.deletedAt !== null || !(await can(ctx, 'space.read', space))) return null;
  const revision = revisionForMember(await ctx.load.revision.must(space.revisionId));
  const state: SpaceState = {
    revisionContent: { revision, reader: member, content: emptyContent, expandsComputed: true },
    space: forMember(space),
    versionContext: { type: 'REVISION', revision, changeRequest: null },
  };
  return { state, target };
}

/** Returns the file of a reference, or null. */
export function fileIn(
  { load }: Pick<Context, 'load'>,
  { state: { revisionContent }, fileId }: ReferenceRow,
): ShownFile | null {
  const entry = entryOf(revisionContent.content.files, fileId ?? '');
  return entry
    ? load.computed.once(revisionContent, `file ${entry.id}`, () => fileOf(revisionContent, entry))
    : null;
}

/** Returns the reusable content of a reference, or null. */
export function reusableContentIn(
  { load }: Pick<Context, 'load'>,
  { state: { revisionContent }, target }: ReferenceRow,
): ReusableContentRow | null {
  const entry =
    target.kind === 'reusable-content'
      ? entryOf(revisionContent.content.reusableContents, target.id)
      : undefined;
  return entry
    ? load.computed.once(
        revisionContent,
        `reusable content ${entry.id}`,
        (): ReusableContentRow => ({ ...revisionContent, entry }),
      )
    : null;
}
