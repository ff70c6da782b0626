/** Anything by its id. */
import type { Context } from '../context.ts';
import type { Action, SubjectKindOf } from '../domain/access.ts';
import { badInput } from '../domain/errors.ts';
import { type IdType, typeOfId } from '../domain/ids.ts';
import { authorize, can, type Subjects } from '../data/authorize.ts';
import type { RowLoader } from '../data/loaders.ts';
import { readableChangeRequest } from './change-request.ts';
import { readableRemark } from './comment.ts';
import { readableShareLink } from './share-link.ts';
import { readableRedirect } from './site-redirect.ts';
import { readableSection } from './site-section.ts';
import { readableGroup } from './site-section-group.ts';
import { readableSiteSpace } from './site-space.ts';
import { readableIntegration } from './integration.ts';
import { readableInstallation } from './integration-installation.ts';
import { readableImport } from './import.ts';
import { livingContent } from './content/find.ts';
import type { Resolvers, ResolversTypes } from '../generated/resolvers.ts';
import { readableRevision } from './revision.ts';
import { living } from './token.ts';

type Found = Awaited<ResolversTypes['Node']>;
type Find = (ctx: Context, id: string) => Promise<object | null>;

/** A row by its id, when the viewer may read it. */
const readable =
  <A extends Action>(rowsOf: (ctx: Context) => RowLoader<NonNullable<Subjects[SubjectKindOf<A>]>>, action: A): Find =>
  async (ctx, id) => {
    const row = await rowsOf(ctx).load(id);
    return row && (await can(ctx, action, row)) ? row : null;
  };

/** What is in the trash is asked for by its own field alone. */
const outOfTrash =
  (find: Find): Find =>
  async (ctx, id) => {
    const row = await find(ctx, id);
    return row && 'deletedAt' in row && row.deletedAt !== null ? null : row;
  };

/** Both are read whoever asks, so that a stranger cannot tell a hidden user from one who does not exist. */
const findUser: Find = async (ctx, id) => {
  const [row] = await Promise.all([ctx.load.user.load(id), ctx.load.organizationIdsOfUser.load(id)]);
  return row && (await can(ctx, 'user.read', row)) ? row : null;
};

/** A living token: one's own, or a service account's for who may read that. */
const findToken: Find = async (ctx, id) => {
  const row = living(await ctx.load.token.load(id));
  if (!row?.serviceAccountId) return row && (await can(ctx, 'token.read', row)) ? row : null;
  const isInside = (await ctx.load.memberships()).has(row.organizations[0] ?? ''); // asked first: it costs a stranger no statement
  const account = isInside ? await ctx.load.serviceAccount.load(row.serviceAccountId) : null;
  return account && (await can(ctx, 'serviceAccount.read', account)) ? row : null;
};

/** The types that can be asked for by their ids. */
const finders: { readonly [Type in IdType]?: Find } = {
  User: findUser,
  Organization: async (ctx, id) => ((await can(ctx, 'organization.read', { id })) ? ctx.load.organization.load(id) : null),
  Member: readable((ctx) => ctx.load.member, 'member.read'),
  Team: readable((ctx) => ctx.load.team, 'team.read'),
  TeamMember: readable((ctx) => ctx.load.teamMember, 'teamMember.read'),
  Invite: readable((ctx) => ctx.load.invite, 'invite.read'),
  LinkInvite: readable((ctx) => ctx.load.linkInvite, 'linkInvite.read'),
  ApiToken: findToken,
  ServiceAccount: readable((ctx) => ctx.load.serviceAccount, 'serviceAccount.read'),
  Collection: outOfTrash(readable((ctx) => ctx.load.collection, 'collection.read')),
  Space: outOfTrash(readable((ctx) => ctx.load.space, 'space.read')),
  Grant: async (ctx, id) => {
    const grant = await ctx.load.grant.load(id);
    const isInside = grant !== null && (await ctx.load.memberships()).has(grant.organizationId); // asked first: it costs a stranger no statement
    const content = isInside ? await livingContent(ctx.load, grant.contentId) : null;
    return content && (await can(ctx, 'grant.read', content)) ? grant : null;
  },
  Revision: readableRevision,
  ChangeRequest: readableChangeRequest,
  Import: readableImport,
  Integration: readableIntegration,
  IntegrationInstallation: readableInstallation,
  Site: readable((ctx) => ctx.load.site, 'site.read'),
  SiteSectionGroup: readableGroup,
  SiteSection: readableSection,
  SiteSpace: readableSiteSpace,
  ShareLink: readableShareLink,
  SiteRedirect: readableRedirect,
  TranslationSettings: readable((ctx) => ctx.load.translationSettings, 'translation.read'),
  Comment: (ctx, id) => readableRemark(ctx, id, null),
  CommentReply: async (ctx, id) => {
    const reply = await ctx.load.commentReply.load(id);
    const isInside = reply !== null && (await ctx.load.memberships()).has(reply.organizationId); // asked first: it costs a stranger no statement
    return isInside && (await readableRemark(ctx, reply.commentId, reply)) ? reply : null;
  },
  OpenAPISpec: readable((ctx) => ctx.load.openAPISpec, 'openAPISpec.read'),
  OpenAPISpecVersion: async (ctx, id) => {
    const row = await ctx.load.openAPISpecVersion.load(id);
    return row && (await can(ctx, 'openAPISpec.read', row)) ? row : null;
  },
  SAMLProvider: readable((ctx) => ctx.load.samlProvider, 'samlProvider.read'),
  AuditEvent: readable((ctx) => ctx.load.auditEvent, 'auditEvent.read'),
};

async function find(ctx: Context, id: string, field: string): Promise<Found | null> {
  const type = typeOfId(id);
  if (type === undefined) throw badInput('This is no id. An id looks like team_… and is given by the API.', field);
  const row = await finders[type]?.(ctx, id);
  return row ? ({ ...row, __typename: type } as unknown as Found) : null; // the row of that very type
}

export const node: Resolvers = {
  Query: {
    node: async (_, { id }, ctx) => {
      await authorize(ctx, 'node.read', null);
      return find(ctx, id, 'id');
    },
    nodes: async (_, { ids }, ctx) => {
      await authorize(ctx, 'node.read', null);
      return Promise.all(ids.map((id, i) => find(ctx, id, `ids.${i}`)));
    },
  },
};
