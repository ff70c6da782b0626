/** Resolves actors: the users, service accounts and installations that did something. */
import type { Context } from '../context.ts';
import { hasScopeFor } from '../data/action-scopes.ts';
import { can } from '../data/authorize.ts';
import { allOf, andThen, type PromiseOrValue } from '../data/promise-or-value.ts';
import type { ActorRow, UserRow } from '../data/rows.ts';
import { INSTALLATION_DOMAIN, isInDomain, SERVICE_ACCOUNT_DOMAIN } from '../domain/bot-email.ts';
import { typeOfId } from '../domain/ids.ts';
import type { Resolvers } from '../generated/resolvers.ts';

/** Returns the service account that a user represents if the caller can read it, otherwise null. */
async function serviceAccountOf(ctx: Context, { id }: UserRow): Promise<ActorRow | null> {
  if (!hasScopeFor(ctx.viewer, 'serviceAccount.read')) return null;
  const row = await ctx.load.serviceAccountByUser.load(id);
  return row && (await can(ctx, 'serviceAccount.read', row)) ? row : null;
}

/** Returns the installation that a user represents if the caller can read it, otherwise null. */
async function installationOf(ctx: Context, { id }: UserRow): Promise<ActorRow | null> {
  if (!hasScopeFor(ctx.viewer, 'installation.read')) return null;
  const row = await ctx.load.installationByUser.load(id);
  return row && (await can(ctx, 'installation.read', row)) ? row : null;
}

/**
 * Returns the actor that a user is or represents, as the caller can see it. The address only decides
 * whether to look for another object, so that the actors of people take no further statement.
 */
export function actorFor(ctx: Context, user: UserRow): PromiseOrValue<ActorRow> {
  if (isInDomain(user.email, SERVICE_ACCOUNT_DOMAIN))
    return serviceAccountOf(ctx, user).then((found) => found ?? user);
  if (isInDomain(user.email, INSTALLATION_DOMAIN))
    return installationOf(ctx, user).then((found) => found ?? user);
  return user;
}

/** Returns the actor with the id of a user; null for no id, and for a deleted user. */
export const actorOf = (
  ctx: Context,
  userId: string | null | undefined,
): PromiseOrValue<ActorRow | null> =>
  userId == null
    ? null
    : andThen(ctx.load.user.load(userId), (user) => user && actorFor(ctx, user));

/** Returns the actor with the id of a user that exists. */
export const mustActorOf = (ctx: Context, userId: string): PromiseOrValue<ActorRow> =>
  andThen(ctx.load.user.must(userId), (user) => actorFor(ctx, user));

/** Returns the actors with the ids of users, without those of deleted users. */
export const actorsOf = (ctx: Context, userIds: readonly string[]): PromiseOrValue<ActorRow[]> =>
  andThen(allOf(userIds.map((id) => actorOf(ctx, id))), (actors) =>
    actors.filter((actor) => actor !== null),
  );

/** Returns the type of an actor. */
function typeOfActor({ id }: ActorRow): 'User' | 'ServiceAccount' | 'IntegrationInstallation' {
  const type = typeOfId(id);
  return type === 'ServiceAccount' || type === 'IntegrationInstallation' ? type : 'User';
}

export const actor: Resolvers = {
  Actor: { __resolveType: typeOfActor },
};
