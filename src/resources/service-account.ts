/**
 * Manages and resolves service accounts, which access one organization with tokens of their own.
 */
import { type InputFields, nothingToDelete, PARENT, parentsOf } from '../data/parents.ts';
import type { Context } from '../context.ts';
import { contains } from '../data/connection.ts';
import { createdWithin, hasRole } from '../data/connection/conditions.ts';
import { byName, byTime, type ListArgs } from '../data/connection/order.ts';
import { authorize } from '../data/authorize.ts';
import { toGiven } from '../data/given.ts';
import { newId } from '../data/new-id.ts';
import type { ApiTokenRow, ServiceAccountRow } from '../data/rows.ts';
import {
  createStandard,
  deleteStandard,
  findStandard,
  declareStandardList,
  pageOfStandard,
  readStandard,
  updateStandard,
} from '../data/standard.ts';
import { write } from '../data/write.ts';
import { SERVICE_ACCOUNT_DOMAIN } from '../domain/bot-email.ts';
import { badInput, notFound } from '../domain/errors.ts';
import type {
  CreateServiceAccountInput,
  CreateServiceAccountTokenInput,
  OrganizationServiceAccountsArgs,
  Resolvers,
  ServiceAccountOrderField,
  UpdateServiceAccountInput,
} from '../generated/resolvers.ts';
import { actorOf } from './actor.ts';
import {
  checkTokenScope,
  checkTokenInput,
  markTokenRevoked,
  issueToken,
  activeToken,
  type NewToken,
  replaceTokenSecret,
  tokenPayload,
  tokensOf,
} from './token.ts';

/** Creates a service account with a user of its own. */
export const createServiceAccount = (
  ctx: Context,
  organizationId: string,
  { name, role }: InputFields<CreateServiceAccountInput>,
): Promise<ServiceAccountRow> =>
  createStandard(ctx, 'serviceAccount', organizationId, async (tx, key) => {
    const userId = newId('User');
    await tx.prisma.user.create({
      data: {
        id: userId,
        email: `${key.id.toLowerCase()}.${userId.slice(-6).toLowerCase()}@${SERVICE_ACCOUNT_DOMAIN}`,
        displayName: name,
        createdAt: ctx.now,
      },
    });
    await tx.prisma.serviceAccount.create({
      data: {
        ...key,
        userId,
        name,
        role: role ?? null,
        createdById: ctx.viewer?.userId ?? null,
        createdAt: ctx.now,
      },
    });
  });

/** Updates the given fields of a service account. */
const updateServiceAccount = (
  ctx: Context,
  input: UpdateServiceAccountInput,
): Promise<ServiceAccountRow> =>
  updateStandard(ctx, 'serviceAccount', input, async (tx, key, fields, { userId }) => {
    const changed = toGiven(fields, 'role');
    await tx.prisma.serviceAccount.update({ where: { key }, data: changed });
    if (changed.name !== undefined)
      await tx.prisma.user.update({ where: { id: userId }, data: { displayName: changed.name } });
  });

/**
 * Deletes a service account and revokes its tokens. Its user remains as the author of its content.
 */
const deleteServiceAccount = (ctx: Context, id: string): Promise<string | null> =>
  deleteStandard(ctx, 'serviceAccount', id, async (tx, key, { userId }) => {
    await tx.prisma.apiToken.updateMany({
      where: { userId, revokedAt: null },
      data: { revokedAt: ctx.now },
    });
    await tx.prisma.serviceAccount.delete({ where: { key } });
  });

/** Creates a token for a service account. The token is restricted to the account's organization. */
export const createServiceAccountToken = (
  ctx: Context,
  organizationId: string,
  serviceAccountId: string,
  input: InputFields<CreateServiceAccountTokenInput, 'serviceAccountId'>,
): Promise<NewToken> =>
  write(
    ctx,
    {
      action: 'serviceAccount.update',
      on: (load) => findStandard(load, 'serviceAccount', organizationId, serviceAccountId),
    },
    async (tx, row) => {
      checkTokenInput(ctx.viewer, ctx.now, input, (given, field) => {
        if (given !== organizationId)
          throw badInput('A service account can only work in its own organization.', field);
      });
      const token = await issueToken(
        tx,
        ctx.now,
        { userId: row.userId, serviceAccount: row },
        input,
      );
      tx.record({ fields: ['tokens'], related: [token.id] });
      return token;
    },
  );

/** Rotates a token of a service account. */
export const rotateServiceAccountToken = (
  ctx: Context,
  organizationId: string,
  serviceAccountId: string,
  id: string,
): Promise<NewToken> =>
  write(
    ctx,
    {
      action: 'serviceAccount.update',
      on: (load) => findStandard(load, 'serviceAccount', organizationId, serviceAccountId),
    },
    async (tx, row) => {
      const token = tokenOf(row, await tx.load.token.load(id));
      if (!token) throw notFound();
      checkTokenScope(ctx.viewer, token);
      tx.record({ fields: ['tokens'], related: [id] });
      return replaceTokenSecret(tx, token);
    },
  );

/** Revokes a token of a service account and returns its id. */
export const revokeServiceAccountToken = (
  ctx: Context,
  organizationId: string,
  serviceAccountId: string,
  id: string,
): Promise<string | null> =>
  write(
    ctx,
    {
      action: 'serviceAccount.update',
      on: (load) => findStandard(load, 'serviceAccount', organizationId, serviceAccountId),
    },
    async (tx, row) => {
      const token = tokenOf(row, await tx.load.token.load(id));
      if (!token) return nothingToDelete(ctx);
      await markTokenRevoked(tx, ctx.now, token);
      tx.record({ fields: ['tokens'], related: [id] });
      return id;
    },
  );

/** Returns the token if it is active and belongs to the account, otherwise null. */
const tokenOf = (account: ServiceAccountRow, token: ApiTokenRow | null): ApiTokenRow | null =>
  token?.serviceAccountId === account.id ? activeToken(token) : null;

/**
 * Returns the account of a token and its organization.
 * @throws NOT_FOUND for a token that is absent or no token of an account
 */
async function locationOfToken(
  ctx: Context,
  id: string,
): Promise<{ readonly organizationId: string; readonly serviceAccountId: string }> {
  const token = ctx.path ? null : await ctx.load.token.load(id);
  const serviceAccountId = ctx.path ? ctx.path.values['serviceAccountId'] : token?.serviceAccountId;
  if (typeof serviceAccountId !== 'string') throw notFound();
  // Checking the membership first avoids further statements for callers outside the organization.
  const isMember =
    ctx.path !== undefined || (await ctx.load.memberships()).has(token?.organizations[0] ?? '');
  if (!isMember) throw notFound();
  return {
    serviceAccountId,
    organizationId: (await parentsOf(ctx, 'ServiceAccount', serviceAccountId)).organizationId,
  };
}

const serviceAccounts = declareStandardList<'serviceAccount', ServiceAccountOrderField>(
  'serviceAccount',
  'organization.serviceAccounts',
  { CREATED_AT: byTime('sv.created_at'), NAME: byName('sv.name') },
);

const serviceAccountsOf = ({ filter, orderBy }: ListArgs<OrganizationServiceAccountsArgs>) =>
  serviceAccounts(
    orderBy,
    contains('sv.name', filter?.name),
    hasRole('sv.role', filter?.role),
    ...createdWithin('sv.created_at', filter),
  );

export const serviceAccount: Resolvers = {
  ServiceAccount: {
    createdBy: ({ createdById }, _, ctx) => actorOf(ctx, createdById),
    user: ({ userId }, _, ctx) => ctx.load.user.must(userId),
    displayName: ({ name }) => name,
    photoUrl: async ({ userId }, _, ctx) => (await ctx.load.user.must(userId)).photoUrl,
    organization: ({ organizationId }, _, ctx) => ctx.load.organization.must(organizationId),
    tokens: async (row, args, ctx) => {
      await authorize(ctx, 'serviceAccount.read', row);
      return ctx.load.page<ApiTokenRow>(tokensOf('SERVICE_ACCOUNT', args), row.userId, args);
    },
    urls: ({ id, organizationId }, _, { settings }) => ({
      location: `${settings.baseUrl}/v1/orgs/${organizationId}/service-accounts/${id}`,
    }),
  },
  Organization: {
    serviceAccounts: ({ id }, args, ctx) =>
      pageOfStandard(ctx, 'serviceAccount', serviceAccountsOf(args), id, args),
  },
  Query: {
    serviceAccount: (_, { id }, ctx) => readStandard(ctx, 'serviceAccount', id),
    serviceAccountToken: async (_, { id }, ctx) => {
      const { serviceAccountId } = await locationOfToken(ctx, id);
      const row = await readStandard(ctx, 'serviceAccount', serviceAccountId);
      const found = tokenOf(row, await ctx.load.token.load(id));
      if (!found) throw notFound();
      return found;
    },
  },
  Mutation: {
    createServiceAccount: async (_, { input: { organizationId, ...input } }, ctx) => ({
      serviceAccount: await createServiceAccount(ctx, organizationId, input),
    }),
    updateServiceAccount: async (_, { input }, ctx) => ({
      serviceAccount: await updateServiceAccount(ctx, input),
    }),
    deleteServiceAccount: async (_, { input: { id } }, ctx) => ({
      deletedServiceAccountId: await deleteServiceAccount(ctx, id),
    }),
    createServiceAccountToken: async (_, { input: { serviceAccountId, ...input } }, ctx) => {
      const { organizationId } = await parentsOf(ctx, 'ServiceAccount', serviceAccountId);
      return tokenPayload(
        ctx,
        await createServiceAccountToken(ctx, organizationId, serviceAccountId, input),
      );
    },
    rotateServiceAccountToken: async (_, { input: { id } }, ctx) => {
      const { organizationId, serviceAccountId } = await locationOfToken(ctx, id);
      const token = await rotateServiceAccountToken(ctx, organizationId, serviceAccountId, id);
      return { ...(await tokenPayload(ctx, token)), [PARENT]: serviceAccountId };
    },
    revokeServiceAccountToken: async (_, { input: { id } }, ctx) => {
      const { organizationId, serviceAccountId } = await locationOfToken(ctx, id);
      return {
        revokedTokenId: await revokeServiceAccountToken(ctx, organizationId, serviceAccountId, id),
      };
    },
  },
};
