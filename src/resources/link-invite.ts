/**
 * Creates, updates, deletes and resolves link invites, which let anyone with the link join until
 * they expire.
 */
import type { InputFields } from '../data/parents.ts';
import type { Context } from '../context.ts';
import { hasScopeFor } from '../data/action-scopes.ts';
import { where } from '../data/connection.ts';
import { createdWithin, hasRole } from '../data/connection/conditions.ts';
import { byNumber, byTime, type ListArgs } from '../data/connection/order.ts';
import type { Tx } from '../data/database.ts';
import { toGiven } from '../data/given.ts';
import type { Loaders } from '../data/loaders.ts';
import type { LinkInviteRow } from '../data/rows.ts';
import { hashOf, newSecret } from '../data/secrets.ts';
import {
  createStandard,
  deleteStandard,
  declareStandardList,
  pageOfStandard,
  readStandard,
  updateStandard,
} from '../data/standard.ts';
import { levelToNumber } from '../domain/access.ts';
import { AppError, badInput, forbidden } from '../domain/errors.ts';
import { requireFuture } from '../domain/input-values.ts';
import { checkAllAsync } from '../domain/problems.ts';
import type {
  CreateLinkInviteInput,
  LinkInviteOrderField,
  OrganizationLinkInvitesArgs,
  UpdateLinkInviteInput,
  Resolvers,
  Role,
} from '../generated/resolvers.ts';
import { actorOf } from './actor.ts';
import { findContent } from './content/find.ts';
import { inviteContext, joinUrl } from './invite/link.ts';

/**
 * Requires a role that a link may give.
 * @throws BAD_USER_INPUT for the role ADMIN
 */
export function requireRoleOfLink(role: Role | null | undefined, field: string): void {
  if (role === 'ADMIN')
    throw badInput(
      'A link invite cannot create admins, because anyone can pass the link on. Change the role afterwards.',
      field,
    );
}

/**
 * Validates the settings of a link invite.
 * @throws BAD_USER_INPUT for the role ADMIN, a team of another organization or an expiry in the
 * past.
 */
async function validate(
  tx: Tx,
  now: Date,
  organizationId: string,
  {
    role,
    level,
    teamId,
    expiresAt,
  }: Pick<InputFields<CreateLinkInviteInput>, 'role' | 'level' | 'teamId' | 'expiresAt'>,
): Promise<void> {
  await checkAllAsync(
    () => requireRoleOfLink(role, 'input.role'),
    () => requireRoleOfLink(level, 'input.level'),
    () => requireFuture(expiresAt, now, 'input.expiresAt'),
    async () => {
      if (
        teamId != null &&
        (await tx.prisma.team.count({ where: { id: teamId, organizationId } })) === 0
      )
        throw badInput('This is not a team of the organization.', 'input.teamId');
    },
  );
}

/**
 * Requires a level together with one space or one collection.
 * @throws BAD_USER_INPUT
 */
export function requireLevelOnContent({
  level,
  spaceId,
  collectionId,
}: Pick<CreateLinkInviteInput, 'level' | 'spaceId' | 'collectionId'>): void {
  if (spaceId != null && collectionId != null)
    throw badInput('Send a space or a collection.', 'input.collectionId');
  const isContent = spaceId != null || collectionId != null;
  if (isContent && level == null)
    throw badInput('Send the level on the space or collection.', 'input.level');
  if (!isContent && level != null)
    throw badInput('Send the space or collection of the level.', 'input.level');
}

/**
 * Requires that the token may grant levels on content, which a link invite with a level does.
 * @throws FORBIDDEN
 */
function requireGrantScope({ viewer }: Context, level: Role | null | undefined): void {
  if (level == null || hasScopeFor(viewer, 'grant.set')) return;
  const granted = viewer?.scopes ?? 'all';
  throw forbidden(
    'This token lacks the scope space:permissions:write.',
    'space:permissions:write',
    granted === 'all' ? [] : [...granted],
  );
}

/**
 * Requires that the space or collection is one of the organization.
 * @throws BAD_USER_INPUT
 */
async function requireContent(
  load: Loaders,
  organizationId: string,
  { spaceId, collectionId }: Pick<CreateLinkInviteInput, 'spaceId' | 'collectionId'>,
): Promise<void> {
  const id = spaceId ?? collectionId;
  const content = id == null ? undefined : await findContent(load, id);
  if (content === undefined || content?.organizationId === organizationId) return;
  throw spaceId == null
    ? badInput('This is not a collection of the organization.', 'input.collectionId')
    : badInput('This is not a space of the organization.', 'input.spaceId');
}

/** Returns the default role of new link invites: that of the organization, but never ADMIN. */
const defaultRoleOf = (defaultRole: Role | null): Role | null =>
  defaultRole === 'ADMIN' ? 'CREATE' : defaultRole;

/**
 * Creates a link invite.
 * @throws CONFLICT if the organization has disabled invite links.
 */
export const createLinkInvite = (
  ctx: Context,
  organizationId: string,
  input: InputFields<CreateLinkInviteInput>,
): Promise<LinkInviteRow> =>
  createStandard(ctx, 'linkInvite', organizationId, async (tx, key) => {
    const organization = await tx.load.organization.must(organizationId);
    if (!organization.inviteLinks)
      throw new AppError('CONFLICT', 'Link invites are disabled in this organization.');
    requireLevelOnContent(input);
    requireGrantScope(ctx, input.level);
    await validate(tx, ctx.now, organizationId, input);
    await requireContent(tx.load, organizationId, input);
    const secret = newSecret();
    const { role, level, spaceId, collectionId, teamId, expiresAt, maxUses } = input;
    const byDefault = level == null ? defaultRoleOf(organization.defaultRole) : null;
    await tx.prisma.linkInvite.create({
      data: {
        ...key,
        teamId: teamId ?? null,
        expiresAt: expiresAt ?? null,
        maxUses: maxUses ?? null,
        createdById: ctx.viewer?.userId ?? null,
        createdAt: ctx.now,
        role: role === undefined ? byDefault : role,
        level: level ?? null,
        spaceId: spaceId ?? null,
        collectionId: collectionId ?? null,
        secret: ctx.secrets.seal(secret, inviteContext(key.id)),
        secretHash: hashOf(secret),
      },
    });
  });

/** Updates the given fields of a link invite. */
const updateLinkInvite = (ctx: Context, input: UpdateLinkInviteInput): Promise<LinkInviteRow> =>
  updateStandard(ctx, 'linkInvite', input, async (tx, key, fields) => {
    requireGrantScope(ctx, fields.level);
    await validate(tx, ctx.now, key.organizationId, fields);
    const { role, level, teamId, expiresAt, maxUses } = fields;
    const before = await tx.load.linkInvite.must(key.id);
    if (level != null && before.level === null)
      throw badInput('This link invite is for no space and no collection.', 'input.level');
    await tx.prisma.linkInvite.update({
      where: { key },
      data: toGiven(
        { role, level, teamId, expiresAt, maxUses },
        ...(['role', 'teamId', 'expiresAt', 'maxUses'] as const),
      ),
    });
  });

const linkInvites = declareStandardList<'linkInvite', LinkInviteOrderField>(
  'linkInvite',
  'organization.linkInvites',
  { CREATED_AT: byTime('l.created_at'), USES: byNumber('l.uses') },
);

const linkInvitesOf = ({ filter, orderBy }: ListArgs<OrganizationLinkInvitesArgs>) =>
  linkInvites(
    orderBy,
    hasRole('l.role', filter?.role),
    where('l.team_id = ?', filter?.teamId),
    ...createdWithin('l.created_at', filter),
  );

export const linkInvite: Resolvers = {
  LinkInvite: {
    invitedSpace: ({ spaceId }) => (spaceId === null ? null : { spaceId }),
    invitedCollection: ({ collectionId }) => (collectionId === null ? null : { collectionId }),
    team: ({ teamId }, _, ctx) => (teamId === null ? null : ctx.load.team.load(teamId)),
    redundant: async ({ organizationId, role }, _, { load }) => {
      const membership = (await load.memberships()).get(organizationId);
      return levelToNumber(membership?.role ?? null) >= levelToNumber(role);
    },
    createdBy: ({ createdById }, _, ctx) => actorOf(ctx, createdById),
    organization: ({ organizationId }, _, ctx) => ctx.load.organization.must(organizationId),
    urls: (row, _, ctx) => ({
      location: `${ctx.settings.baseUrl}/v1/orgs/${row.organizationId}/link-invites/${row.id}`,
      join: joinUrl(ctx, row),
    }),
  },
  Organization: {
    linkInvites: ({ id }, args, ctx) =>
      pageOfStandard(ctx, 'linkInvite', linkInvitesOf(args), id, args),
  },
  Query: {
    linkInvite: (_, { id }, ctx) => readStandard(ctx, 'linkInvite', id),
  },
  Mutation: {
    createLinkInvite: async (_, { input: { organizationId, ...input } }, ctx) => ({
      linkInvite: await createLinkInvite(ctx, organizationId, input),
    }),
    updateLinkInvite: async (_, { input }, ctx) => ({
      linkInvite: await updateLinkInvite(ctx, input),
    }),
    deleteLinkInvite: async (_, { input: { id } }, ctx) => ({
      deletedLinkInviteId: await deleteStandard(ctx, 'linkInvite', id, (tx, key) =>
        tx.prisma.linkInvite.delete({ where: { key } }),
      ),
    }),
  },
};
