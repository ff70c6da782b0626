/** Service accounts: programs that work in one organization, with tokens of their own. */
import type { Context } from '../context.ts';
import { authorize, mustBelong } from '../data/authorize.ts';
import type { List } from '../data/connection.ts';
import { given } from '../data/given.ts';
import type { Loaders } from '../data/loaders.ts';
import { newId } from '../data/new-id.ts';
import type { ApiTokenRow, ServiceAccountRow } from '../data/rows.ts';
import { tables } from '../data/tables.ts';
import { write } from '../data/write.ts';
import { badInput, notFound } from '../domain/errors.ts';
import type { CreateServiceAccountInput, CreateTokenInput, Resolvers, UpdateServiceAccountInput } from '../generated/resolvers.ts';
import { checkReach, checkTokenInput, endToken, issueToken, living, type NewToken, renewToken, shown, tokensOf } from './token.ts';

async function findServiceAccount(load: Loaders, organizationId: string, id: string): Promise<ServiceAccountRow | null> {
  await mustBelong(load, organizationId);
  const row = await load.serviceAccount.load(id);
  return row?.organizationId === organizationId ? row : null;
}

const keyOf = ({ id, organizationId }: ServiceAccountRow) => ({ key: { id, organizationId } });

/** Makes a service account, with a user as whom it appears. */
export const createServiceAccount = (ctx: Context, organizationId: string, { name, role }: CreateServiceAccountInput): Promise<string> =>
  write(ctx, { action: 'serviceAccount.create', on: async () => ({ id: organizationId }) }, async (tx) => {
    const id = newId('ServiceAccount');
    const userId = newId('User');
    await tx.prisma.user.create({ data: { id: userId, email: `${id.toLowerCase()}.${userId.slice(-6).toLowerCase()}@service-accounts.invalid`, displayName: name, createdAt: ctx.now } });
    await tx.prisma.serviceAccount.create({ data: { id, organizationId, userId, name, role: role ?? null, createdById: ctx.viewer?.userId ?? null, createdAt: ctx.now } });
    tx.record({ subject: id, organizationId });
    return id;
  });

/** Changes what is given of a service account. */
export const updateServiceAccount = (ctx: Context, organizationId: string, id: string, { name, role }: UpdateServiceAccountInput): Promise<string> =>
  write(ctx, { action: 'serviceAccount.update', on: (load) => findServiceAccount(load, organizationId, id) }, async (tx, row) => {
    const changed = given({ name, role }, 'role');
    await tx.prisma.serviceAccount.update({ where: keyOf(row), data: changed });
    if (changed.name !== undefined) await tx.prisma.user.update({ where: { id: row.userId }, data: { displayName: changed.name } });
    tx.record({ fields: Object.keys(changed) });
    return id;
  });

/** Deletes a service account and ends its tokens; its user stays, as the author of what it wrote. */
export const deleteServiceAccount = (ctx: Context, organizationId: string, id: string): Promise<string | null> =>
  write(ctx, { action: 'serviceAccount.delete', on: (load) => findServiceAccount(load, organizationId, id), absent: () => null }, async (tx, row) => {
    await tx.prisma.apiToken.updateMany({ where: { userId: row.userId, revokedAt: null }, data: { revokedAt: ctx.now } });
    await tx.prisma.serviceAccount.delete({ where: keyOf(row) });
    return id;
  });

/** Makes a token for a service account. It is bound to the account's organization in any case. */
export const createServiceAccountToken = (ctx: Context, organizationId: string, serviceAccountId: string, input: CreateTokenInput): Promise<NewToken> =>
  write(ctx, { action: 'serviceAccount.update', on: (load) => findServiceAccount(load, organizationId, serviceAccountId) }, async (tx, row) => {
    checkTokenInput(ctx.viewer, ctx.now, input);
    const foreign = (input.organizations ?? []).findIndex((given) => given !== organizationId);
    if (foreign >= 0) throw badInput('A service account works in its own organization alone.', `input.organizations.${foreign}`);
    const token = await issueToken(tx, ctx.now, { userId: row.userId, serviceAccount: row }, input);
    tx.record({ fields: ['tokens'], related: [token.id] });
    return token;
  });

/** Rotates a token of a service account. */
export const rotateServiceAccountToken = (ctx: Context, organizationId: string, serviceAccountId: string, id: string): Promise<NewToken> =>
  write(ctx, { action: 'serviceAccount.update', on: (load) => findServiceAccount(load, organizationId, serviceAccountId) }, async (tx, row) => {
    const token = tokenOf(row, await tx.load.token.load(id));
    if (!token) throw notFound();
    checkReach(ctx.viewer, token);
    tx.record({ fields: ['tokens'], related: [id] });
    return renewToken(tx, token);
  });

/** Revokes a token of a service account; gives its id, null when there was none. */
export const revokeServiceAccountToken = (ctx: Context, organizationId: string, serviceAccountId: string, id: string): Promise<string | null> =>
  write(ctx, { action: 'serviceAccount.update', on: (load) => findServiceAccount(load, organizationId, serviceAccountId) }, async (tx, row) => {
    const token = tokenOf(row, await tx.load.token.load(id));
    if (!token) return null;
    await endToken(tx, ctx.now, token);
    tx.record({ fields: ['tokens'], related: [id] });
    return id;
  });

/** The token when it is a living one of this account. */
const tokenOf = (account: ServiceAccountRow, token: ApiTokenRow | null): ApiTokenRow | null => (token?.serviceAccountId === account.id ? living(token) : null);

const serviceAccountsList: List = {
  name: 'organization.serviceAccounts',
  columns: tables.serviceAccount.columns,
  from: 'service_accounts s',
  parent: 's.organization_id',
  where: [],
  order: [
    { sql: 's.created_at', type: 'timestamptz' },
    { sql: 's.id', type: 'text' },
  ],
  descending: true,
};

/** The service account that who asks may read. */
async function readServiceAccount(ctx: Context, organizationId: string, id: string): Promise<ServiceAccountRow> {
  const row = await findServiceAccount(ctx.load, organizationId, id);
  if (!row) throw notFound();
  await authorize(ctx, 'serviceAccount.read', row);
  return row;
}

export const serviceAccount: Resolvers = {
  ServiceAccount: {
    createdBy: ({ createdById }, _, ctx) => (createdById === null ? null : ctx.load.user.load(createdById)),
    user: ({ userId }, _, ctx) => ctx.load.user.must(userId),
    organization: ({ organizationId }, _, ctx) => ctx.load.organization.must(organizationId),
    tokens: async (row, args, ctx) => {
      await authorize(ctx, 'serviceAccount.read', row);
      return ctx.load.page<ApiTokenRow>(tokensOf('SERVICE_ACCOUNT'), row.userId, args);
    },
    urls: ({ id, organizationId }, _, { settings }) => ({ location: `${settings.baseUrl}/v1/orgs/${organizationId}/service-accounts/${id}` }),
  },
  ServiceAccountConnection: { totalCount: (page) => page.count() },
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
    createServiceAccount: async (_, { organizationId, input }, ctx) => ({ serviceAccount: await ctx.load.serviceAccount.must(await createServiceAccount(ctx, organizationId, input)) }),
    updateServiceAccount: async (_, { organizationId, id, input }, ctx) => ({ serviceAccount: await ctx.load.serviceAccount.must(await updateServiceAccount(ctx, organizationId, id, input)) }),
    deleteServiceAccount: async (_, { organizationId, id }, ctx) => ({ deletedServiceAccountId: await deleteServiceAccount(ctx, organizationId, id) }),
    createServiceAccountToken: async (_, { organizationId, serviceAccountId, input }, ctx) => shown(ctx, await createServiceAccountToken(ctx, organizationId, serviceAccountId, input)),
    rotateServiceAccountToken: async (_, { organizationId, serviceAccountId, id }, ctx) => shown(ctx, await rotateServiceAccountToken(ctx, organizationId, serviceAccountId, id)),
    revokeServiceAccountToken: async (_, { organizationId, serviceAccountId, id }, ctx) => ({ revokedTokenId: await revokeServiceAccountToken(ctx, organizationId, serviceAccountId, id) }),
  },
};
