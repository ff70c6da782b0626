/**
 * Creates, updates, deletes and resolves link invites, which let anyone with the link join until
 * they expire.
 */
import type { Context } from '../context.ts';
import type { Tx } from '../data/database.ts';
import { toGiven } from '../data/given.ts';
import { newId } from '../data/new-id.ts';
import { hashOf, newSecret } from '../data/secrets.ts';
import { findStandard, newestFirst, pageOfStandard, readStandard } from '../data/standard.ts';
import { write } from '../data/write.ts';
import { badInput, AppError } from '../domain/errors.ts';
import type {
  CreateLinkInviteInput,
  Resolvers,
  Role,
  UpdateLinkInviteInput,
} from '../generated/resolvers.ts';
import { inviteContext, joinUrl } from './invite/link.ts';

/**
 * Validates the settings of a link invite.
 * @throws BAD_USER_INPUT for the role ADMIN, a team of another organization or an expiry in the
 * past.
 */
async function validate(
  tx: Tx,
  now: Date,
  organizationId: string,
  { role, team, expiresAt }: CreateLinkInviteInput,
): Promise<void> {
  if (role === 'ADMIN')
    throw badInput(
      'A link invite cannot create admins, because anyone can pass the link on. Change the role afterwards.',
      'input.role',
    );
  if (expiresAt != null && expiresAt <= now)
    throw badInput('This time is in the past. Choose a future time, or none.', 'input.expiresAt');
  if (team != null && (await tx.prisma.team.count({ where: { id: team, organizationId } })) === 0)
    throw badInput('This is not a team of the organization.', 'input.team');
}

/** Returns the default role of new link invites: that of the organization, but never ADMIN. */
const defaultRoleOf = (defaultRole: Role | null): Role | null =>
  defaultRole === 'ADMIN' ? 'CREATE' : defaultRole;

/**
 * Creates a link invite and returns its id.
 * @throws CONFLICT if the organization has disabled invite links.
 */
export const createLinkInvite = (
  ctx: Context,
  organizationId: string,
  input: CreateLinkInviteInput,
): Promise<string> =>
  write(
    ctx,
    { action: 'linkInvite.create', on: async () => ({ id: organizationId }) },
    async (tx) => {
      const organization = await tx.load.organization.must(organizationId);
      if (!organization.inviteLinks)
        throw new AppError('CONFLICT', 'Link invites are disabled in this organization.');
      await validate(tx, ctx.now, organizationId, input);
      const id = newId('LinkInvite');
      const secret = newSecret();
      const { role, team, expiresAt, maxUses } = input;
      await tx.prisma.linkInvite.create({
        data: {
          id,
          organizationId,
          teamId: team ?? null,
          expiresAt: expiresAt ?? null,
          maxUses: maxUses ?? null,
          createdById: ctx.viewer?.userId ?? null,
          createdAt: ctx.now,
          role: role === undefined ? defaultRoleOf(organization.defaultRole) : role,
          secret: ctx.secrets.seal(secret, inviteContext(id)),
          secretHash: hashOf(secret),
        },
      });
      tx.record({ subject: id, organizationId });
      return id;
    },
  );

/** Updates the given fields of a link invite and returns its id. */
export const updateLinkInvite = (
  ctx: Context,
  organizationId: string,
  id: string,
  input: UpdateLinkInviteInput,
): Promise<string> =>
  write(
    ctx,
    {
      action: 'linkInvite.update',
      on: (load) => findStandard(load, 'linkInvite', organizationId, id),
    },
    async (tx) => {
      await validate(tx, ctx.now, organizationId, input);
      const { role, team, expiresAt, maxUses } = input;
      await tx.prisma.linkInvite.update({
        where: { key: { id, organizationId } },
        data: toGiven(
          { role, teamId: team, expiresAt, maxUses },
          'role',
          'teamId',
          'expiresAt',
          'maxUses',
        ),
      });
      tx.record({ fields: Object.keys(input) });
      return id;
    },
  );

/** Deletes a link invite and returns its id, or null if there was none. */
export const deleteLinkInvite = (
  ctx: Context,
  organizationId: string,
  id: string,
): Promise<string | null> =>
  write(
    ctx,
    {
      action: 'linkInvite.delete',
      on: (load) => findStandard(load, 'linkInvite', organizationId, id),
      absent: () => null,
    },
    async (tx) => {
      await tx.prisma.linkInvite.delete({ where: { key: { id, organizationId } } });
      return id;
    },
  );

const linkInvitesList = newestFirst('linkInvite', 'organization.linkInvites');

export const linkInvite: Resolvers = {
  LinkInvite: {
    team: ({ teamId }, _, ctx) => (teamId === null ? null : ctx.load.team.load(teamId)),
    createdBy: ({ createdById }, _, ctx) =>
      createdById === null ? null : ctx.load.user.load(createdById),
    organization: ({ organizationId }, _, ctx) => ctx.load.organization.must(organizationId),
    urls: (row, _, ctx) => ({
      location: `${ctx.settings.baseUrl}/v1/orgs/${row.organizationId}/link-invites/${row.id}`,
      join: joinUrl(ctx, row),
    }),
  },
  Organization: {
    linkInvites: ({ id }, args, ctx) =>
      pageOfStandard(ctx, 'linkInvite', linkInvitesList, id, args),
  },
  Query: {
    linkInvite: (_, { organizationId, id }, ctx) =>
      readStandard(ctx, 'linkInvite', organizationId, id),
  },
  Mutation: {
    createLinkInvite: async (_, { organizationId, input }, ctx) => ({
      linkInvite: await ctx.load.linkInvite.must(
        await createLinkInvite(ctx, organizationId, input),
      ),
    }),
    updateLinkInvite: async (_, { organizationId, id, input }, ctx) => ({
      linkInvite: await ctx.load.linkInvite.must(
        await updateLinkInvite(ctx, organizationId, id, input),
      ),
    }),
    deleteLinkInvite: async (_, { organizationId, id }, ctx) => ({
      deletedLinkInviteId: await deleteLinkInvite(ctx, organizationId, id),
    }),
  },
};
