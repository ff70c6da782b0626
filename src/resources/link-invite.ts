/**
 * Creates, updates, deletes and resolves link invites, which let anyone with the link join until
 * they expire.
 */
import type { Context } from '../context.ts';
import { authorize, requireMembership } from '../data/authorize.ts';
import { type ConnectionQuery, declareList } from '../data/connection.ts';
import type { Tx } from '../data/database.ts';
import { toGiven } from '../data/given.ts';
import type { Loaders } from '../data/loaders.ts';
import { newId } from '../data/new-id.ts';
import type { LinkInviteRow } from '../data/rows.ts';
import { tables } from '../data/tables.ts';
import { hashOf, newSecret } from '../data/secrets.ts';
import { write } from '../data/write.ts';
import { badInput, AppError, notFound } from '../domain/errors.ts';
import type {
  CreateLinkInviteInput,
  Resolvers,
  Role,
  UpdateLinkInviteInput,
} from '../generated/resolvers.ts';
import { inviteContext, joinUrl } from './invite/link.ts';

async function findLinkInvite(
  load: Loaders,
  organizationId: string,
  id: string,
): Promise<LinkInviteRow | null> {
  await requireMembership(load, organizationId);
  const row = await load.linkInvite.load(id);
  return row?.organizationId === organizationId ? row : null;
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
  { role, team, expiresAt }: CreateLinkInviteInput,
): Promise<void> {
  if (role === 'ADMIN')
    throw badInput(
      'A link makes no admins: anybody may pass it on. Give the role afterwards.',
      'input.role',
    );
  if (expiresAt != null && expiresAt <= now)
    throw badInput('This is past. Choose a time to come, or none.', 'input.expiresAt');
  if (team != null && (await tx.prisma.team.count({ where: { id: team, organizationId } })) === 0)
    throw badInput('This is no team of the organization.', 'input.team');
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
        throw new AppError('CONFLICT', 'Invite links are switched off in this organization.');
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
    { action: 'linkInvite.update', on: (load) => findLinkInvite(load, organizationId, id) },
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
      on: (load) => findLinkInvite(load, organizationId, id),
      absent: () => null,
    },
    async (tx) => {
      await tx.prisma.linkInvite.delete({ where: { key: { id, organizationId } } });
      return id;
    },
  );

const LINK_INVITES = declareList(
  'organization.linkInvites',
  tables.linkInvite,
  'link_invites l',
  'l.organization_id',
);

const linkInvitesList: ConnectionQuery<LinkInviteRow> = {
  ...LINK_INVITES,
  where: [],
  order: [
    { sql: 'l.created_at', type: 'timestamptz' },
    { sql: 'l.id', type: 'text' },
  ],
  descending: true,
};

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
    linkInvites: async ({ id }, args, ctx) => {
      await authorize(ctx, 'linkInvite.list', { id });
      return ctx.load.page<LinkInviteRow>(linkInvitesList, id, args);
    },
  },
  Query: {
    linkInvite: async (_, { organizationId, id }, ctx) => {
      const row = await findLinkInvite(ctx.load, organizationId, id);
      if (!row) throw notFound();
      await authorize(ctx, 'linkInvite.read', row);
      return row;
    },
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
