/**
 * Creates, rotates, revokes and resolves API tokens. Secrets are returned once and stored as
 * hashes.
 */
import type { Context } from '../context.ts';
import { authorize } from '../data/authorize.ts';
import {
  type SqlCondition,
  type ConnectionQuery,
  contains,
  where,
  declareList,
} from '../data/connection.ts';
import { createdWithin, given, isTrue, within } from '../data/connection/conditions.ts';
import {
  byName,
  byOptionalTime,
  byTime,
  declareOrders,
  type ListArgs,
} from '../data/connection/order.ts';
import type { Tx } from '../data/database.ts';
import { newId } from '../data/new-id.ts';
import type { ApiTokenRow } from '../data/rows.ts';
import { tables } from '../data/tables.ts';
import { hashOf, newToken } from '../data/secrets.ts';
import type { Viewer } from '../data/viewer.ts';
import { write } from '../data/write.ts';
import { badInput, forbidden, notFound } from '../domain/errors.ts';
import { requireFuture } from '../domain/input-values.ts';
import { checkAll, checkEach } from '../domain/problems.ts';
import { requireScopeName, scopes as allScopes } from '../domain/scopes.ts';
import type {
  ApiTokenOrderField,
  CreateTokenInput,
  QueryTokensArgs,
  Resolvers,
} from '../generated/resolvers.ts';

/** A token with its secret, which is returned only once. */
export interface NewToken {
  readonly id: string;
  readonly secret: string;
}

/** The owner of a new token. */
interface TokenOwner {
  readonly userId: string;
  /** For a service account: its id, and the organization that its tokens are restricted to. */
  readonly serviceAccount?: { readonly id: string; readonly organizationId: string };
  /** For a session: the SAML provider that authenticated it. */
  readonly samlProviderId?: string;
}

/** Inserts a token in the caller's transaction. */
export async function issueToken(
  tx: Tx,
  now: Date,
  { userId, serviceAccount, samlProviderId }: TokenOwner,
  input: CreateTokenInput,
): Promise<NewToken> {
  const secret = newToken(serviceAccount ? 'ls' : 'lp');
  const id = newId('ApiToken');
  const organizations = serviceAccount ? [serviceAccount.organizationId] : input.organizationIds;
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
      scopes: [...new Set(input.scopes)],
      scoped: input.scopes != null,
      organizations: [...new Set(organizations)],
      bound: organizations != null,
    },
  });
  return { id, secret };
}

/** Replaces the secret of a token. The old one becomes invalid when the transaction commits. */
export async function replaceTokenSecret(tx: Tx, token: ApiTokenRow): Promise<NewToken> {
  const secret = newToken(token.kind === 'PERSONAL' ? 'lp' : 'ls');
  await tx.prisma.apiToken.update({
    where: { id: token.id },
    data: { hash: hashOf(secret), lastFour: secret.slice(-4), lastUsedAt: null },
  });
  return { id: token.id, secret };
}

/** Revokes a token. */
export async function markTokenRevoked(tx: Tx, now: Date, token: ApiTokenRow): Promise<void> {
  await tx.prisma.apiToken.update({ where: { id: token.id }, data: { revokedAt: now } });
}

/**
 * Validates the input of a new token.
 * @throws BAD_USER_INPUT for an unknown scope, an expiry in the past or an organization that
 * `requireOrganization` refuses, FORBIDDEN for a scope that the caller's token lacks.
 */
export function checkTokenInput(
  viewer: Viewer | null,
  now: Date,
  { scopes, expiresAt, organizationIds }: CreateTokenInput,
  requireOrganization: (id: string, field: string) => void,
): void {
  const ownScopes = viewer?.scopes ?? 'all';
  checkAll(
    () => checkEach(scopes ?? [], (scope, i) => requireScopeName(scope, `input.scopes.${i}`)),
    () => requireFuture(expiresAt, now, 'input.expiresAt'),
    () =>
      checkEach(organizationIds ?? [], (id, i) =>
        requireOrganization(id, `input.organizationIds.${i}`),
      ),
  );
  if (ownScopes === 'all') return;
  const lacking = (scopes ?? Object.keys(allScopes)).find((scope) => !ownScopes.has(scope));
  if (lacking !== undefined)
    throw forbidden(`Your own token lacks the scope ${lacking}, and so cannot grant it.`, lacking, [
      ...ownScopes,
    ]);
}

/**
 * Requires that the caller's token has at least the access of the token whose secret is returned.
 * @throws FORBIDDEN
 */
export function checkTokenScope(
  viewer: Viewer | null,
  { scoped, scopes, bound, organizations }: ApiTokenRow,
): void {
  const ownScopes = viewer?.scopes ?? 'all';
  const lacking =
    ownScopes === 'all'
      ? undefined
      : (scoped ? scopes : Object.keys(allScopes)).find((scope) => !ownScopes.has(scope));
  if (ownScopes !== 'all' && lacking !== undefined)
    throw forbidden(`Your own token lacks the scope ${lacking}, and so cannot grant it.`, lacking, [
      ...ownScopes,
    ]);
  const organizationIds = viewer?.organizations ?? 'all';
  if (organizationIds === 'all' || (bound && organizations.every((id) => organizationIds.has(id))))
    return;
  throw forbidden(
    'This token is restricted to organizations and cannot rotate a token without that restriction.',
    'a token for all organizations',
    [...organizationIds],
  );
}

/** Creates a personal token for the viewer. */
export const createToken = (ctx: Context, input: CreateTokenInput): Promise<NewToken> =>
  write(ctx, { action: 'token.create', on: async () => null }, async (tx) => {
    const { viewer } = ctx;
    if (!viewer) throw new Error('A write without a viewer passed its check.');
    const memberships = await tx.load.memberships();
    checkTokenInput(viewer, ctx.now, input, (id, field) => {
      if (!memberships.has(id)) throw badInput('You are not a member of this organization.', field);
    });
    if (viewer.organizations !== 'all')
      throw forbidden(
        'This token is restricted to organizations and cannot create tokens.',
        'a token for all organizations',
        [...viewer.organizations],
      );
    const token = await issueToken(tx, ctx.now, { userId: viewer.userId }, input);
    tx.record({ subject: token.id });
    return token;
  });

/** Rotates a token of the viewer. */
export const rotateToken = (ctx: Context, id: string): Promise<NewToken> =>
  write(
    ctx,
    { action: 'token.rotate', on: async (load) => activeToken(await load.token.load(id)) },
    async (tx, token) => {
      checkTokenScope(ctx.viewer, token);
      tx.record({ fields: ['secret'] });
      return replaceTokenSecret(tx, token);
    },
  );

/**
 * Revokes a token of the viewer and returns its id.
 * @throws NOT_FOUND if it does not exist; a token's address has no parent, so a repeated DELETE
 * fails too.
 */
export const revokeToken = (ctx: Context, id: string): Promise<string> =>
  write(
    ctx,
    { action: 'token.revoke', on: async (load) => activeToken(await load.token.load(id)) },
    async (tx, token) => {
      await markTokenRevoked(tx, ctx.now, token);
      return id;
    },
  );

/** Returns the token unless it is revoked, otherwise null. */
export const activeToken = (token: ApiTokenRow | null): ApiTokenRow | null =>
  token?.revokedAt === null ? token : null;

/**
 * Returns a condition that limits a session to the tokens that are restricted to its organization.
 */
function withinSession(viewer: Viewer | null | undefined): SqlCondition | undefined {
  if (!viewer?.samlProviderId || viewer.organizations === 'all') return undefined;
  return { sql: 'k.bound AND k.organizations <@ ?::text[]', value: [...viewer.organizations] };
}

const TOKENS = declareList('user.tokens', tables.token, 'api_tokens k', 'k.user_id');

const tokenOrders = declareOrders<ApiTokenOrderField>('k.id', {
  CREATED_AT: byTime('k.created_at'),
  LABEL: byName('k.label'),
  LAST_USED_AT: byOptionalTime('k.last_used_at'),
});

/** Returns the query for the active tokens of a user. */
export const tokensOf = (
  kind: ApiTokenRow['kind'],
  { filter, orderBy }: ListArgs<QueryTokensArgs>,
  viewer?: Viewer | null,
): ConnectionQuery<ApiTokenRow> => ({
  ...TOKENS,
  where: [
    where('k.kind = ?::token_kind', kind),
    { sql: 'k.revoked_at IS NULL' },
    withinSession(viewer),
    ...given(
      contains('k.label', filter?.label),
      isTrue('k.last_used_at IS NOT NULL', filter?.used),
    ),
    ...createdWithin('k.created_at', filter),
    ...within('k.expires_at', filter?.expiresSince, filter?.expiresUntil),
  ],
  ...tokenOrders(orderBy),
});

export const token: Resolvers = {
  ApiToken: {
    scopes: ({ scoped, scopes }) => (scoped ? scopes : null),
    organizationIds: ({ bound, organizations }) => (bound ? organizations : null),
    urls: ({ id, serviceAccountId, organizations }, _, { settings }) => {
      const owner =
        serviceAccountId === null
          ? ''
          : `orgs/${organizations[0]}/service-accounts/${serviceAccountId}/`;
      return { location: `${settings.baseUrl}/v1/${owner}tokens/${id}` };
    },
  },
  Query: {
    tokens: async (_, args, ctx) => {
      await authorize(ctx, 'token.list', null);
      return ctx.load.page<ApiTokenRow>(
        tokensOf('PERSONAL', args, ctx.viewer),
        ctx.viewer?.userId ?? '',
        args,
      );
    },
    token: async (_, { id }, ctx) => {
      const row = activeToken(await ctx.load.token.load(id));
      if (!row) throw notFound();
      await authorize(ctx, 'token.read', row);
      return row;
    },
  },
  Mutation: {
    createToken: async (_, { input }, ctx) => tokenPayload(ctx, await createToken(ctx, input)),
    rotateToken: async (_, { input: { id } }, ctx) => tokenPayload(ctx, await rotateToken(ctx, id)),
    revokeToken: async (_, { input: { id } }, ctx) => ({
      revokedTokenId: await revokeToken(ctx, id),
    }),
  },
};

/** Returns the payload of a mutation that created a token or rotated one. */
export const tokenPayload = async (ctx: Context, { id, secret }: NewToken) => ({
  token: await ctx.load.token.must(id),
  secret,
});
