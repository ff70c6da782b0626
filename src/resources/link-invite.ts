/**
 * Creates, updates, deletes and resolves link invites, which let anyone with the link join until
 * they expire.
 */
import type { InputFields } from '../data/parents.ts';
import type { Context } from '../context.ts';
import { where } from '../data/connection.ts';
import { createdWithin, hasRole } from '../data/connection/conditions.ts';
import { byNumber, byTime, type ListArgs } from '../data/connection/order.ts';
import type { Tx } from '../data/database.ts';
import { toGiven } from '../data/given.ts';
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
import { AppError, badInput } from '../domain/errors.ts';
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
  { role, teamId, expiresAt }: InputFields<CreateLinkInviteInput>,
): Promise<void> {
  await checkAllAsync(
    () => requireRoleOfLink(role, 'input.role'),
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
    await validate(tx, ctx.now, organizationId, input);
    const secret = newSecret();
    const { role, teamId, expiresAt, maxUses } = input;
    await tx.prisma.linkInvite.create({
      data: {
        ...key,
        teamId: teamId ?? null,
        expiresAt: expiresAt ?? null,
        maxUses: maxUses ?? null,
        createdById: ctx.viewer?.userId ?? null,
        createdAt: ctx.now,
        role: role === undefined ? defaultRoleOf(organization.defaultRole) : role,
        secret: ctx.secrets.seal(secret, inviteContext(key.id)),
        secretHash: hashOf(secret),
      },
    });
  });

/** Updates the given fields of a link invite. */
const updateLinkInvite = (ctx: Context, input: UpdateLinkInviteInput): Promise<LinkInviteRow> =>
  updateStandard(ctx, 'linkInvite', input, async (tx, key, fields) => {
    await validate(tx, ctx.now, key.organizationId, fields);
    const { role, teamId, expiresAt, maxUses } = fields;
    await tx.prisma.linkInvite.update({
      where: { key },
      data: toGiven({ role, teamId, expiresAt, maxUses }, 'role', 'teamId', 'expiresAt', 'maxUses'),
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
    team: ({ teamId }, _, ctx) => (teamId === null ? null : ctx.load.team.load(teamId)),
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
