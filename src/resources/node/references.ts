/** Resolves the fields with an object that another one names by its id. */
import type { Context } from '../../context.ts';
import type {
  ContentView,
  PageRow,
  PageTargetRow,
  RevisionView,
  RowOf,
  ShownFile,
  SiteView,
  SpaceView,
} from '../../data/rows.ts';
import { idOfState, typeOfId } from '../../domain/ids.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import { openingSpaceIdOf } from '../site.ts';
import { pageIn } from '../revision/content.ts';
import { findNode } from './find.ts';

/** The objects that references resolve to, by the type of the field. */
interface Objects {
  readonly ApiToken: RowOf<'ApiToken'>;
  readonly ChangeRequest: RowOf<'ChangeRequest'>;
  readonly Collection: RowOf<'Collection'>;
  readonly Comment: RowOf<'Comment'>;
  readonly CommentReply: RowOf<'CommentReply'>;
  readonly Content: ContentView;
  readonly Node: NonNullable<Awaited<ReturnType<typeof findNode>>>;
  readonly Organization: RowOf<'Organization'>;
  readonly Review: RowOf<'Review'>;
  readonly Revision: RevisionView;
  readonly Site: SiteView;
  readonly Space: SpaceView;
}

/** Returns the object with an id as `node(id:)` does; null for no id. */
const find = async <Type extends keyof Objects>(
  ctx: Context,
  _type: Type,
  id: string | null | undefined,
): Promise<Objects[Type] | null> =>
  // the prefix of an id names its type, and the column or field has ids of this type alone
  id == null ? null : ((await findNode(ctx, id, 'id')) as Objects[Type] | null);

/** Returns those of the objects with these ids that the caller can read. */
const findAll = async <Type extends keyof Objects>(
  ctx: Context,
  type: Type,
  ids: readonly string[],
): Promise<Objects[Type][]> =>
  (await Promise.all(ids.map((id) => find(ctx, type, id)))).filter((found) => found !== null);

/** Returns a file in the revision of a page, or null. */
const fileFrom = async (
  ctx: Context,
  { revision, reader }: PageRow,
  fileId: string | null,
): Promise<ShownFile | null> =>
  fileId === null || reader.kind === 'visitor'
    ? null
    : // the id names a file
      ((await findNode(
        ctx,
        idOfState({ id: fileId, revisionId: revision.id }),
        'id',
      )) as ShownFile | null);

/** Returns the space of a target; visitors have its URL alone. */
const spaceOfTarget = async (
  ctx: Context,
  { spaceId, from }: Pick<PageTargetRow, 'spaceId' | 'from'>,
): Promise<SpaceView | null> =>
  from.reader.kind === 'visitor' ? null : find(ctx, 'Space', spaceId);

/** Returns the page of a target: of the same revision, or of the head of another space. */
async function pageOfTarget(
  ctx: Context,
  { pageId, spaceId, from }: PageTargetRow,
): Promise<PageRow | null> {
  if (pageId === null) return null;
  if (spaceId === null || spaceId === from.revision.spaceId) return pageIn(from, pageId);
  const space = await spaceOfTarget(ctx, { spaceId, from });
  const id = space && idOfState({ id: pageId, revisionId: space.revisionId });
  // the id names a page
  return id === null ? null : ((await findNode(ctx, id, 'id')) as PageRow | null);
}

/** The resolvers of references, by type. */
export const references: Resolvers = {
  ApiToken: {
    organizations: ({ bound, organizations }, _, ctx) =>
      bound ? findAll(ctx, 'Organization', organizations) : null,
  },
  AuditEvent: {
    token: ({ tokenId }, _, ctx) => find(ctx, 'ApiToken', tokenId),
    subject: ({ subjectId }, _, ctx) => find(ctx, 'Node', subjectId),
  },
  AuditPath: {
    space: ({ spaceId }, _, ctx) => find(ctx, 'Space', spaceId),
    collection: ({ collectionId }, _, ctx) => find(ctx, 'Collection', collectionId),
  },
  ChangeRequest: {
    revisionInitial: ({ initialRevisionId }, _, ctx) => find(ctx, 'Revision', initialRevisionId),
    revisionMergedAncestor: ({ mergedAncestorId }, _, ctx) =>
      find(ctx, 'Revision', mergedAncestorId),
    revisionMerged: ({ mergedRevisionId }, _, ctx) => find(ctx, 'Revision', mergedRevisionId),
  },
  CommentReply: {
    comment: ({ commentId }, _, ctx) => find(ctx, 'Comment', commentId),
  },
  CommentTarget: {
    space: ({ spaceId }, _, ctx) => find(ctx, 'Space', spaceId),
    changeRequest: ({ changeRequestId }, _, ctx) => find(ctx, 'ChangeRequest', changeRequestId),
    review: ({ reviewId }, _, ctx) => find(ctx, 'Review', reviewId),
    revision: ({ revisionId }, _, ctx) => find(ctx, 'Revision', revisionId),
  },
  ContentInstallation: {
    space: ({ contentId }, _, ctx) =>
      typeOfId(contentId) === 'Space' ? find(ctx, 'Space', contentId) : null,
    site: ({ contentId }, _, ctx) =>
      typeOfId(contentId) === 'Site' ? find(ctx, 'Site', contentId) : null,
  },
  ConflictError: {
    sites: ({ siteIds }, _, ctx) => findAll(ctx, 'Site', siteIds),
  },
  CustomHostnameTarget: {
    site: ({ siteId }, _, ctx) => find(ctx, 'Site', siteId),
  },
  DefaultContent: {
    site: ({ siteId }, _, ctx) => find(ctx, 'Site', siteId),
  },
  FileReference: {
    file: ({ fileId, from }, _, ctx) => fileFrom(ctx, from, fileId),
  },
  GrantOrigin: {
    content: ({ contentId }, _, ctx) => find(ctx, 'Content', contentId),
  },
  InstalledIntegrationTarget: {
    organization: ({ organizationId }, _, ctx) => find(ctx, 'Organization', organizationId),
    space: ({ spaceId }, _, ctx) => find(ctx, 'Space', spaceId),
    site: ({ siteId }, _, ctx) => find(ctx, 'Site', siteId),
  },
  InstallationTarget: {
    organization: ({ organizationId }, _, ctx) => find(ctx, 'Organization', organizationId),
  },
  InvitedCollection: {
    collection: ({ collectionId }, _, ctx) => find(ctx, 'Collection', collectionId),
  },
  InvitedSpace: {
    space: ({ spaceId }, _, ctx) => find(ctx, 'Space', spaceId),
  },
  MergeChangeRequestPayload: {
    revision: ({ revisionId }, _, ctx) => find(ctx, 'Revision', revisionId),
  },
  Notification: {
    organization: ({ organizationId }, _, ctx) => find(ctx, 'Organization', organizationId),
    space: ({ spaceId }, _, ctx) => find(ctx, 'Space', spaceId),
    changeRequest: ({ changeRequestId }, _, ctx) => find(ctx, 'ChangeRequest', changeRequestId),
    comment: ({ commentId }, _, ctx) => find(ctx, 'Comment', commentId),
    commentReply: ({ replyId }, _, ctx) => find(ctx, 'CommentReply', replyId),
  },
  PageReference: {
    page: async ({ pageId, revisionId }, _, ctx) =>
      // the id names a page
      (await findNode(ctx, idOfState({ id: pageId, revisionId }), 'id')) as PageRow | null,
  },
  PageTarget: {
    page: (target, _, ctx) => pageOfTarget(ctx, target),
    file: ({ fileId, from }, _, ctx) => fileFrom(ctx, from, fileId),
    space: (target, _, ctx) => spaceOfTarget(ctx, target),
  },
  RequestedReviewer: {
    revision: async ({ changeRequestId, revisionId }, _, ctx) =>
      find(
        ctx,
        'Revision',
        revisionId ?? (await ctx.load.changeRequest.must(changeRequestId)).revisionId,
      ),
  },
  Review: {
    revision: ({ revisionId }, _, ctx) => find(ctx, 'Revision', revisionId),
  },
  SelectedSite: {
    site: ({ siteId }, _, ctx) => find(ctx, 'Site', siteId),
  },
  SelectedSpace: {
    space: ({ spaceId }, _, ctx) => find(ctx, 'Space', spaceId),
  },
  Site: {
    defaultSpace: async (site, _, ctx) =>
      site.reader.kind === 'visitor' ? null : find(ctx, 'Space', await openingSpaceIdOf(ctx, site)),
  },
  SiteAudience: {
    item: ({ itemId }, _, ctx) => find(ctx, 'Node', itemId),
  },
  SubdomainTarget: {
    organization: ({ organizationId }, _, ctx) => find(ctx, 'Organization', organizationId),
  },
};
