/** Finds any object by its id, as `node(id:)` and fields with a reference return it. */
import type { Context } from '../../context.ts';
import type { Action } from '../../domain/access.ts';
import { badInput } from '../../domain/errors.ts';
import { idOfState, type IdType, type ObjectState, parseId } from '../../domain/ids.ts';
import { type LoaderName, storedKinds } from '../../domain/kinds.ts';
import { can } from '../../data/authorize.ts';
import { member } from '../../data/reader.ts';
import { readableChangeRequest } from '../change-request.ts';
import { readableComment } from '../comment.ts';
import { readableShareLink } from '../share-link.ts';
import { readableSiteGrant } from '../site-grant.ts';
import { readableRedirect } from '../site-redirect.ts';
import { readableSection } from '../site-section.ts';
import { readableGroup } from '../site-section-group.ts';
import { readableSiteSpace } from '../site-space.ts';
import { readableIntegration } from '../integration.ts';
import { readableInstallation } from '../integration-installation.ts';
import { readableImport } from '../import.ts';
import { readableNotification } from '../notification/lists.ts';
import { findContent } from '../content/find.ts';
import type { ResolversTypes } from '../../generated/resolvers.ts';
import { findFile, findPage, findReusableContent, findRevision, spaceFor } from './content.ts';
import { sitePartFor } from './site.ts';
import { idOfSitePart, idOfSpace } from '../../data/state-id.ts';
import type { PageRow } from '../../data/rows.ts';
import { typeOfPage } from '../page.ts';
import { readableSpace } from '../space.ts';
import { activeToken } from '../token.ts';

type ResolvedNode = Awaited<ResolversTypes['Node']>;
type NodeFinder = (ctx: Context, id: string) => Promise<object | null>;
type StateFinder = (ctx: Context, state: ObjectState) => Promise<object | null>;

/**
 * Returns the finder of a kind whose rows are shown to those who may do `action`. Rows in the trash
 * are not found.
 */
const readable =
  (loader: LoaderName, action: Action): NodeFinder =>
  async (ctx, id) => {
    const row: object | null = await ctx.load[loader].load(id);
    // the row is a subject of its own action
    if (!row || !(await can(ctx, action, row as never))) return null;
    return 'deletedAt' in row && row.deletedAt !== null ? null : row;
  };

/** Finders of the kinds that name the action by which they are read. */
const byAction: { readonly [Type in IdType]?: NodeFinder } = Object.fromEntries(
  storedKinds.flatMap(({ name, loader, read }) =>
    read === undefined ? [] : [[name, readable(loader, read)]],
  ),
);

/** Both are always loaded, so that response times do not reveal a hidden user. */
const findUser: NodeFinder = async (ctx, id) => {
  const [row] = await Promise.all([
    ctx.load.user.load(id),
    ctx.load.organizationIdsOfUser.load(id),
  ]);
  return row && (await can(ctx, 'user.read', row)) ? row : null;
};

/** Returns an active token of the viewer, or of a service account that the viewer can read. */
const findToken: NodeFinder = async (ctx, id) => {
  const row = activeToken(await ctx.load.token.load(id));
  if (!row?.serviceAccountId) return row && (await can(ctx, 'token.read', row)) ? row : null;
  // Checking the membership first avoids further statements for callers outside the organization.
  const isMember = (await ctx.load.memberships()).has(row.organizations[0] ?? '');
  const account = isMember ? await ctx.load.serviceAccount.load(row.serviceAccountId) : null;
  return account && (await can(ctx, 'serviceAccount.read', account)) ? row : null;
};

/** The finders of the types that `node` finds. */
const finders: { readonly [Type in IdType]?: NodeFinder } = {
  ...byAction,
  User: findUser,
  Organization: async (ctx, id) =>
    (await can(ctx, 'organization.read', { id })) ? ctx.load.organization.load(id) : null,
  ApiToken: findToken,
  Grant: async (ctx, id) => {
    const grant = await ctx.load.grant.load(id);
    // Checking the membership first avoids further statements for callers outside the organization.
    const isMember = grant !== null && (await ctx.load.memberships()).has(grant.organizationId);
    const content = isMember ? await findContent(ctx.load, grant.contentId) : null;
    return content && (await can(ctx, 'grant.read', content)) ? grant : null;
  },
  SiteGrant: readableSiteGrant,
  ChangeRequest: readableChangeRequest,
  Review: async (ctx, id) => {
    const row = await ctx.load.review.load(id);
    // Checking the membership first avoids further statements for callers outside the organization.
    const isMember = row !== null && (await ctx.load.memberships()).has(row.organizationId);
    return isMember && (await readableChangeRequest(ctx, row.changeRequestId)) ? row : null;
  },
  Import: readableImport,
  Notification: readableNotification,
  Integration: readableIntegration,
  IntegrationInstallation: readableInstallation,
  SiteSectionGroup: readableGroup,
  SiteSection: readableSection,
  SiteSpace: readableSiteSpace,
  ShareLink: readableShareLink,
  SiteRedirect: readableRedirect,
  Comment: (ctx, id) => readableComment(ctx, id, null),
  CommentReply: async (ctx, id) => {
    const reply = await ctx.load.commentReply.load(id);
    // Checking the membership first avoids further statements for callers outside the organization.
    const isMember = reply !== null && (await ctx.load.memberships()).has(reply.organizationId);
    return isMember && (await readableComment(ctx, reply.commentId, reply)) ? reply : null;
  },
};

/** Returns the finder of a type of sites and their parts, in each state. */
const sitePartFinder =
  (type: IdType): StateFinder =>
  async (ctx, state) => {
    const row = await finders[type]?.(ctx, state.id);
    // rows of sites and their parts
    const part = row && (await sitePartFor(ctx, state, row as { readonly id: string }));
    return part && idOfSitePart(part) === idOfState(state) ? part : null;
  };

/** The finders of the types whose ids name a state. */
const stateFinders: { readonly [Type in IdType]?: StateFinder } = {
  Site: sitePartFinder('Site'),
  SiteSection: sitePartFinder('SiteSection'),
  SiteSectionGroup: sitePartFinder('SiteSectionGroup'),
  SiteSpace: sitePartFinder('SiteSpace'),
  Space: async (ctx, state) => {
    const row = await readableSpace(ctx, state.id);
    const space = row && (await spaceFor(ctx, state, row));
    return space && idOfSpace(space) === idOfState(state) ? space : null;
  },
  Revision: findRevision,
  Page: findPage,
  File: findFile,
  ReusableContent: findReusableContent,
};

/**
 * Returns the object with an id as `node` does; null if the caller cannot see it.
 * @throws BAD_USER_INPUT for a malformed id
 */
export async function findNode(
  ctx: Context,
  text: string,
  field: string,
): Promise<ResolvedNode | null> {
  const state = parseId(text);
  if (state === undefined)
    throw badInput('This is not an id. Ids look like team_… and are returned by the API.', field);
  const { type, id } = state;
  const row = stateFinders[type]
    ? await stateFinders[type](ctx, state)
    : id === text && (await finders[type]?.(ctx, id));
  // The finder returns a row of exactly this type, and members alone use `node`.
  return row
    ? ({ reader: member, ...row, __typename: objectTypeOf(type, row) } as unknown as ResolvedNode)
    : null;
}

/** Returns the name of the object type of a row, as that of a page depends on the page. */
const objectTypeOf = (type: IdType, row: object): string =>
  type === 'Page' ? typeOfPage(row as PageRow) : type; // as its finder returns it
