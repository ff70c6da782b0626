/**
 * Manages and resolves service accounts, which access one organization with tokens of their own.
 */
import type { Context } from '../context.ts';
import { authorize, requireMembership } from '../data/authorize.ts';
import { type ConnectionQuery, declareList } from '../data/connection.ts';
import { toGiven } from '../data/given.ts';
import type { Loaders } from '../data/loaders.ts';
import { newId } from '../data/new-id.ts';
import type { ApiTokenRow, ServiceAccountRow } from '../data/rows.ts';
import { tables } from '../data/tables.ts';
import { write } from '../data/write.ts';
import { badInput, notFound } from '../domain/errors.ts';
import type {
  CreateServiceAccountInput,
  CreateTokenInput,
  Resolvers,
  UpdateServiceAccountInput,
} from '../generated/resolvers.ts';
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

async function findServiceAccount(
  load: Loaders,
  organizationId: string,
  id: string,
): Promise<ServiceAccountRow | null> {
  await requireMembership(load, organizationId);
  const row = await load.serviceAccount.load(id);
  return row?.organizationId === organizationId ? row : null;
}

const keyOf = ({ id, organizationId }: ServiceAccountRow) => ({ key: { id, organizationId } });

/** Creates a service account with a user of its own, and returns its id. */
export const createServiceAccount = (
  ctx: Context,
  organizationId: string,
  { name, role }: CreateServiceAccountInput,
): Promise<string> =>
  write(
    ctx,
    { action: 'serviceAccount.create', on: async () => ({ id: organizationId }) },
    async (tx) => {
      const id = newId('ServiceAccount');
      const userId = newId('User');
      await tx.prisma.user.create({
        data: {
          id: userId,
          email: `${id.toLowerCase()}.${userId.slice(-6).toLowerCase()}@service-accounts.invalid`,
          displayName: name,
          createdAt: ctx.now,
        },
      });
      await tx.prisma.serviceAccount.create({
        data: {
          id,
          organizationId,
          userId,
          name,
          role: role ?? null,
          createdById: ctx.viewer?.userId ?? null,
          createdAt: ctx.now,
        },
      });
      tx.record({ subject: id, organizationId });
      return id;
    },
  );

/** Updates the given fields of a service account and returns its id. */
export const updateServiceAccount = (
  ctx: Context,
  organizationId: string,
  id: string,
  { name, role }: UpdateServiceAccountInput,
): Promise<string> =>
  write(
    ctx,
    { action: 'serviceAccount.update', on: (load) => findServiceAccount(load, organizationId, id) },
    async (tx, row) => {
      const changed = toGiven({ name, role }, 'role');
      await tx.prisma.serviceAccount.update({ where: keyOf(row), data: changed });
      if (changed.name !== undefined)
        await tx.prisma.user.update({
          where: { id: row.userId },
          data: { displayName: changed.name },
        });
      tx.record({ fields: Object.keys(changed) });
      return id;
    },
  );

/**
 * Deletes a service account and revokes its tokens. Its user remains as the author of its content.
 */
export const deleteServiceAccount = (
  ctx: Context,
  organizationId: string,
  id: string,
): Promise<string | null> =>
  write(
    ctx,
    {
      action: 'serviceAccount.delete',
      on: (load) => findServiceAccount(load, organizationId, id),
      absent: () => null,
    },
    async (tx, row) => {
      await tx.prisma.apiToken.updateMany({
        where: { userId: row.userId, revokedAt: null },
        data: { revokedAt: ctx.now },
      });
      await tx.prisma.serviceAccount.delete({ where: keyOf(row) });
      return id;
    },
  );

/** Creates a token for a service account. The token is restricted to the account's organization. */
export const createServiceAccountToken = (
  ctx: Context,
  organizationId: string,
  serviceAccountId: string,
  input: CreateTokenInput,
): Promise<NewToken> =>
  write(
    ctx,
    {
      action: 'serviceAccount.update',
      on: (load) => findServiceAccount(load, organizationId, serviceAccountId),
    },
    async (tx, row) => {
      checkTokenInput(ctx.viewer, ctx.now, input);
      const foreignIndex = (input.organizations ?? []).findIndex(
        (given) => given !== organizationId,
      );
      if (foreignIndex >= 0)
        throw badInput(
          'A service account works in its own organization alone.',
          `input.organizations.${foreignIndex}`,
        );
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
      on: (load) => findServiceAccount(load, organizationId, serviceAccountId),
    },
    async (tx, row) => {
      const token = tokenOf(row, await tx.load.token.load(id));
      if (!token) throw notFound();
      checkTokenScope(ctx.viewer, token);
      tx.record({ fields: ['tokens'], related: [id] });
      return replaceTokenSecret(tx, token);
    },
  );

/** Revokes a token of a service account and returns its id, or null if there was none. */
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
      on: (load) => findServiceAccount(load, organizationId, serviceAccountId),
    },
    async (tx, row) => {
      const token = tokenOf(row, await tx.load.token.load(id));
      if (!token) return null;
      await markTokenRevoked(tx, ctx.now, token);
      tx.record({ fields: ['tokens'], related: [id] });
      return id;
    },
  );

/** Returns the token if it is active and belongs to the account, otherwise null. */
const tokenOf = (account: ServiceAccountRow, token: ApiTokenRow | null): ApiTokenRow | null =>
  token?.serviceAccountId === account.id ? activeToken(token) : null;

const SERVICE_ACCOUNTS = declareList(
  'organization.serviceAccounts',
  tables.serviceAccount,
  'service_accounts sv',
  'sv.organization_id',
);

const serviceAccountsList: ConnectionQuery<ServiceAccountRow> = {
  ...SERVICE_ACCOUNTS,
  where: [],
  order: [
    { sql: 'sv.created_at', type: 'timestamptz' },
    { sql: 'sv.id', type: 'text' },
  ],
  descending: true,
};

/**
 * Returns a service account that the viewer can read.
 * @throws NOT_FOUND
 */
async function readServiceAccount(
  ctx: Context,
  organizationId: string,
  id: string,
): Promise<ServiceAccountRow> {
  const row = await findServiceAccount(ctx.load, organizationId, id);
  if (!row) throw notFound();
  await authorize(ctx, 'serviceAccount.read', row);
  return row;
}

export const serviceAccount: Resolvers = {
  ServiceAccount: {
    createdBy: ({ createdById }, _, ctx) =>
      createdById === null ? null : ctx.load.user.load(createdById),
    user: ({ userId }, _, ctx) => ctx.load.user.must(userId),
    organization: ({ organizationId }, _, ctx) => ctx.load.organization.must(organizationId),
    tokens: async (row, args, ctx) => {
      await authorize(ctx, 'serviceAccount.read', row);
      return ctx.load.page<ApiTokenRow>(tokensOf('SERVICE_ACCOUNT'), row.userId, args);
    },
    urls: ({ id, organizationId }, _, { settings }) => ({
      location: `${settings.baseUrl}/v1/orgs/${organizationId}/service-accounts/${id}`,
    }),
  },
  Organization: {
    serviceAccounts: async ({ id }, args, ctx) => {
      await authorize(ctx, 'serviceAccount.list', { id });
      return ctx.load.page<ServiceAccountRow>(serviceAccountsList, id, args);
    },
  },
  Query: {
    serviceAccount: (_, { organizationId, id }, ctx) => readServiceAccount(ctx, organizationId, id),
    serviceAccountToken: async (_, { organizationId, serviceAccountId, id }, ctx) => {
      const row = await readServiceAccount(ctx, organizationId, serviceAccountId);
      const found = tokenOf(row, await ctx.load.token.load(id));
      if (!found) throw notFound();
      return found;
    },
  },
  Mutation: {
    createServiceAccount: async (_, { organizationId, input }, ctx) => ({
      serviceAccount: await ctx.load.serviceAccount.must(
        await createServiceAccount(ctx, organizationId, input),
      ),
    }),
    updateServiceAccount: async (_, { organizationId, id, input }, ctx) => ({
      serviceAccount: await ctx.load.serviceAccount.must(
        await updateServiceAccount(ctx, organizationId, id, input),
      ),
    }),
    deleteServiceAccount: async (_, { organizationId, id }, ctx) => ({
      deletedServiceAccountId: await deleteServiceAccount(ctx, organizationId, id),
    }),
    createServiceAccountToken: async (_, { organizationId, serviceAccountId, input }, ctx) =>
      tokenPayload(
        ctx,
        await createServiceAccountToken(ctx, organizationId, serviceAccountId, input),
      ),
    rotateServiceAccountToken: async (_, { organizationId, serviceAccountId, id }, ctx) =>
      tokenPayload(ctx, await rotateServiceAccountToken(ctx, organizationId, serviceAccountId, id)),
    revokeServiceAccountToken: async (_, { organizationId, serviceAccountId, id }, ctx) => ({
      revokedTokenId: await revokeServiceAccountToken(ctx, organizationId, serviceAccountId, id),
    }),
  },
};
