/** API tokens: made, rotated and revoked; their secrets are shown once and kept as hashes. */
import type { Context } from '../context.ts';
import { authorize } from '../data/authorize.ts';
import { type Condition, type List, where } from '../data/connection.ts';
import type { Tx } from '../data/database.ts';
import { newId } from '../data/new-id.ts';
import type { ApiTokenRow } from '../data/rows.ts';
import { tables } from '../data/tables.ts';
import { hashOf, newToken } from '../data/secrets.ts';
import type { Viewer } from '../data/viewer.ts';
import { write } from '../data/write.ts';
import { badInput, forbidden, notFound } from '../domain/errors.ts';
import { isScope, scopes as allScopes } from '../domain/scopes.ts';
import type { CreateTokenInput, Resolvers } from '../generated/resolvers.ts';

/** A token with its secret, which is known this once. */
export interface NewToken {
  readonly id: string;
  readonly secret: string;
}

/** Whose a new token is. */
interface Holder {
  readonly userId: string;
  /** Of a service account: its id, and the organization that its tokens are bound to. */
  readonly serviceAccount?: { readonly id: string; readonly organizationId: string };
  /** Of a session: the SAML provider that it was signed in through. */
  readonly samlProviderId?: string;
}

/** Makes a token for somebody, in the transaction of what it is made for. */
export async function issueToken(tx: Tx, now: Date, { userId, serviceAccount, samlProviderId }: Holder, input: CreateTokenInput): Promise<NewToken> {
  const secret = newToken(serviceAccount ? 'ls' : 'lp');
  const id = newId('ApiToken');
  const organizations = serviceAccount ? [serviceAccount.organizationId] : input.organizations;
  await tx.prisma.apiToken.create({
    data: {
      id,
      userId,
      label: input.label,
      createdAt: now,
      expiresAt: input.expiresAt ?? null,
      kind: serviceAccount ? 'SERVICE_ACCOUNT' : 'PERSONAL',
      serviceAccountId: serviceAccount?.id ?? null,
      samlProviderId: samlProviderId ?? null,
      hash: hashOf(secret),
      lastFour: secret.slice(-4),
      scopes: [...(input.scopes ?? [])],
      scoped: input.scopes != null,
      organizations: [...(organizations ?? [])],
      bound: organizations != null,
    },
  });
  return { id, secret };
}

/** Gives a token a new secret; the old one ends with the transaction. */
export async function renewToken(tx: Tx, token: ApiTokenRow): Promise<NewToken> {
  const secret = newToken(token.kind === 'PERSONAL' ? 'lp' : 'ls');
  await tx.prisma.apiToken.update({ where: { id: token.id }, data: { hash: hashOf(secret), lastFour: secret.slice(-4), lastUsedAt: null } });
  return { id: token.id, secret };
}

/** Ends a token. */
export async function endToken(tx: Tx, now: Date, token: ApiTokenRow): Promise<void> {
  await tx.prisma.apiToken.update({ where: { id: token.id }, data: { revokedAt: now } });
}

/** Refuses what no token can be made with: an unknown scope, one that the maker's own token lacks, an end in the past. */
export function checkTokenInput(viewer: Viewer | null, now: Date, { scopes, expiresAt }: CreateTokenInput): void {
  const own = viewer?.scopes ?? 'all';
  const unknown = (scopes ?? []).findIndex((scope) => !isScope(scope));
  if (unknown >= 0) throw badInput(`There is no such scope. Scopes are: ${Object.keys(allScopes).join(', ')}.`, `input.scopes.${unknown}`);
  if (expiresAt != null && expiresAt <= now) throw badInput('This is past. Choose a time to come, or none.', 'input.expiresAt');
  if (own === 'all') return;
  const lacking = (scopes ?? Object.keys(allScopes)).find((scope) => !own.has(scope));
  if (lacking !== undefined) throw forbidden(`Your own token lacks the scope ${lacking}, and so cannot give it.`, lacking, [...own]);
}

/** Refuses to give out the secret of a token that opens more than the one that is used. */
export function checkReach(viewer: Viewer | null, { scoped, scopes, bound, organizations }: ApiTokenRow): void {
  const own = viewer?.scopes ?? 'all';
  const lacking = own === 'all' ? undefined : (scoped ? scopes : Object.keys(allScopes)).find((scope) => !own.has(scope));
  if (own !== 'all' && lacking !== undefined) throw forbidden(`Your own token lacks the scope ${lacking}, and so cannot give it.`, lacking, [...own]);
  const places = viewer?.organizations ?? 'all';
  if (places === 'all' || (bound && organizations.every((id) => places.has(id)))) return;
  throw forbidden('This token is bound to organizations, and gives no secret of a wider one.', 'a token for all organizations', [...places]);
}

/** Makes a personal token for who asks. */
export const createToken = (ctx: Context, input: CreateTokenInput): Promise<NewToken> =>
  write(ctx, { action: 'token.create', on: async () => null }, async (tx) => {
    const { viewer } = ctx;
    if (!viewer) throw new Error('A write without a viewer passed its check.');
    checkTokenInput(viewer, ctx.now, input);
    if (viewer.organizations !== 'all') throw forbidden('This token is bound to organizations, and makes no others.', 'a token for all organizations', [...viewer.organizations]);
    const places = await tx.load.memberships();
    const foreign = (input.organizations ?? []).findIndex((id) => !places.has(id));
    if (foreign >= 0) throw badInput('This is no organization of yours.', `input.organizations.${foreign}`);
    const token = await issueToken(tx, ctx.now, { userId: viewer.userId }, input);
    tx.record({ subject: token.id });
    return token;
  });

/** Rotates a token of who asks. */
export const rotateToken = (ctx: Context, id: string): Promise<NewToken> =>
  write(ctx, { action: 'token.rotate', on: async (load) => living(await load.token.load(id)) }, async (tx, token) => {
    checkReach(ctx.viewer, token);
    tx.record({ fields: ['secret'] });
    return renewToken(tx, token);
  });

/** Revokes a token of who asks; gives its id. NOT_FOUND for one that is not there: it has no parent in its address. */
export const revokeToken = (ctx: Context, id: string): Promise<string> =>
  write(ctx, { action: 'token.revoke', on: async (load) => living(await load.token.load(id)) }, async (tx, token) => {
    await endToken(tx, ctx.now, token);
    return id;
  });

/** The token, unless it is revoked: then it is there no more. */
export const living = (token: ApiTokenRow | null): ApiTokenRow | null => (token?.revokedAt === null ? token : null);

/** A session sees the tokens that are bound to its organization. */
function withinReach(viewer: Viewer | null | undefined): Condition | undefined {
  if (!viewer?.samlProviderId || viewer.organizations === 'all') return undefined;
  return { sql: 'k.bound AND k.organizations <@ ?::text[]', value: [...viewer.organizations] };
}

/** Tokens of a user that are not revoked, newest first. */
export const tokensOf = (kind: ApiTokenRow['kind'], viewer?: Viewer | null): List => ({
  name: 'user.tokens',
  columns: tables.token.columns,
  from: 'api_tokens k',
  parent: 'k.user_id',
  where: [where('k.kind = ?::token_kind', kind), { sql: 'k.revoked_at IS NULL' }, withinReach(viewer)],
  order: [
    { sql: 'k.created_at', type: 'timestamptz' },
    { sql: 'k.id', type: 'text' },
  ],
  descending: true,
});

export const token: Resolvers = {
  ApiToken: {
    scopes: ({ scoped, scopes }) => (scoped ? scopes : null),
    organizations: ({ bound, organizations }) => (bound ? organizations : null),
    urls: ({ id, serviceAccountId, organizations }, _, { settings }) => {
      const owner = serviceAccountId === null ? '' : `orgs/${organizations[0]}/service-accounts/${serviceAccountId}/`;
      return { location: `${settings.baseUrl}/v1/${owner}tokens/${id}` };
    },
  },
  ApiTokenConnection: { totalCount: (page) => page.count() },
  Query: {
    tokens: async (_, args, ctx) => {
      await authorize(ctx, 'token.list', null);
      return ctx.load.page<ApiTokenRow>(tokensOf('PERSONAL', ctx.viewer), ctx.viewer?.userId ?? '', args);
    },
    token: async (_, { id }, ctx) => {
      const row = living(await ctx.load.token.load(id));
      if (!row) throw notFound();
      await authorize(ctx, 'token.read', row);
      return row;
    },
  },
  Mutation: {
    createToken: async (_, { input }, ctx) => shown(ctx, await createToken(ctx, input)),
    rotateToken: async (_, { id }, ctx) => shown(ctx, await rotateToken(ctx, id)),
    revokeToken: async (_, { id }, ctx) => ({ revokedTokenId: await revokeToken(ctx, id) }),
  },
};

/** A new token as its payload shows it. */
export const shown = async (ctx: Context, { id, secret }: NewToken) => ({ token: await ctx.load.token.must(id), secret });
