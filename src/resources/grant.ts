/**
 * Sets, removes and resolves grants of members and teams on spaces and collections, and their
 * effective access.
 */
import { type InputFields, parentsOf } from '../data/parents.ts';
import type { Context } from '../context.ts';
import { authorize, can } from '../data/authorize.ts';
import type { PageArgs } from '../data/connection.ts';
import { factsOf } from '../data/facts.ts';
import { type Loaders, compositeKey } from '../data/loaders.ts';
import type { GrantRow } from '../data/rows.ts';
import type { ContentRow } from '../data/grants.ts';
import { write, type WriteContext } from '../data/write.ts';
import { levelToNumber } from '../domain/access.ts';
import { forbidden, notFound } from '../domain/errors.ts';
import { Problems } from '../domain/problems.ts';
import type { LevelSource } from '../domain/level.ts';
import type {
  GrantAllInput,
  SetMemberGrantInput,
  Resolvers,
  Role,
} from '../generated/resolvers.ts';
import { contentTypeOf, findContent } from './content/find.ts';
import {
  type AccessListArgs,
  type AccessRow,
  accessOfMembers,
  accessOfUser,
  explainAccess,
  mapPage,
} from './grant/explain.ts';
import { requireDistinctHolders, requireRole } from './grant/input.ts';
import { type GrantListArgs, grantsList } from './grant/lists.ts';
import { type GrantTo, holderOf, setGrants } from './grant/set.ts';

/**
 * Requires that the viewer's own level is at least the granted one. Gap: the spec says who may
 * grant, but not how much.
 */
async function requireLevel(
  ctx: Context,
  tx: WriteContext,
  content: ContentRow,
  role: Role | null | undefined,
): Promise<void> {
  const { level } = await factsOf({ viewer: ctx.viewer, load: tx.load }, 'content', content);
  if (levelToNumber(role ?? null) > levelToNumber(level))
    throw forbidden(
      'You cannot grant a higher level than your own.',
      role?.toLowerCase() ?? 'nothing',
      level?.toLowerCase() ?? 'nothing',
    );
}

/** Inserts or updates a grant and returns its id. */
async function upsertGrant(
  tx: WriteContext,
  now: Date,
  content: ContentRow,
  to: GrantTo,
): Promise<string> {
  const [id = ''] = await setGrants(tx, now, content, [to]);
  return id;
}

/**
 * Returns the content. The memberships are always read, so that the statements do not reveal to
 * strangers whether the content exists.
 */
async function contentOf(load: Loaders, contentId: string): Promise<ContentRow | null> {
  await load.memberships();
  return findContent(load, contentId);
}

/**
 * Grants a level to a member or a team and returns the id of the grant.
 * @throws NOT_FOUND if the holder does not belong to the organization.
 */
const setGrant = (
  ctx: Context,
  contentId: string,
  kind: 'user' | 'team',
  id: string,
  { role }: InputFields<SetMemberGrantInput, 'contentId' | 'userId'>,
): Promise<string> =>
  write(
    ctx,
    { action: 'grant.set', on: (load) => contentOf(load, contentId) },
    async (tx, content) => {
      requireRole(role, 'input.role');
      const holder = await holderOf(tx, content, kind, id);
      if (!holder) throw notFound();
      tx.record({ subject: contentId, fields: ['grants'], related: [id] });
      await requireLevel(ctx, tx, content, role);
      return upsertGrant(tx, ctx.now, content, { holder, role });
    },
  );

/**
 * Changes the level of a grant and returns its id.
 * @throws NOT_FOUND if there is no grant.
 */
const updateGrant = (
  ctx: Context,
  contentId: string,
  kind: 'user' | 'team',
  id: string,
  { role }: InputFields<SetMemberGrantInput, 'contentId' | 'userId'>,
): Promise<string> =>
  write(
    ctx,
    { action: 'grant.set', on: (load) => contentOf(load, contentId) },
    async (tx, content) => {
      const holder = await holderOf(tx, content, kind, id);
      const grant =
        holder &&
        (await tx.prisma.grant.findFirst({
          where: { contentId, organizationId: content.organizationId, ...holder },
          select: { id: true, role: true },
        }));
      if (!grant) throw notFound();
      if (role === undefined || role === grant.role) {
        tx.skipEvent();
        return grant.id;
      }
      tx.record({ subject: contentId, fields: ['grants'], related: [id] });
      await requireLevel(ctx, tx, content, role);
      return upsertGrant(tx, ctx.now, content, { holder, role });
    },
  );

/** Grants levels to several members and teams, all or none, and returns the ids of the grants. */
const grantAll = (
  ctx: Context,
  contentId: string,
  input: InputFields<GrantAllInput, 'contentId'>,
): Promise<string[]> =>
  write(
    ctx,
    { action: 'grant.set', on: (load) => contentOf(load, contentId) },
    async (tx, content) => {
      const { users, teams, role: ofAll } = input;
      const grants = [
        ...(users ?? []).map(({ userId: id, role = ofAll }, i) => ({
          ...{ id, role, kind: 'user' as const },
          field: `input.users.${i}`,
        })),
        ...(teams ?? []).map(({ teamId: id, role = ofAll }, i) => ({
          ...{ id, role, kind: 'team' as const },
          field: `input.teams.${i}`,
        })),
      ];
      const holders = await Promise.all(
        grants.map(({ kind, id }) => holderOf(tx, content, kind, id)),
      );
      const found: GrantTo[] = [];
      const problems = new Problems();
      problems.check(() => requireDistinctHolders(input));
      for (const [i, { role, kind, field }] of grants.entries()) {
        const holder = holders[i];
        problems.check(() => requireRole(role, `${field}.role`));
        if (!holder)
          problems.add(
            `This is not a ${kind === 'user' ? 'member' : 'team'} of the organization.`,
            `${field}.${kind}Id`,
          );
        await problems.checkAsync(() => requireLevel(ctx, tx, content, role));
        if (holder && role !== undefined) found.push({ holder, role });
      }
      problems.throwIfAny();
      tx.record({ subject: contentId, fields: ['grants'], related: grants.map(({ id }) => id) });
      return setGrants(tx, ctx.now, content, found);
    },
  );

/** Removes a grant and returns its id, or null if there was none. */
const removeGrant = (
  ctx: Context,
  contentId: string,
  kind: 'user' | 'team',
  id: string,
): Promise<string | null> =>
  write(
    ctx,
    { action: 'grant.set', on: (load) => contentOf(load, contentId) },
    async (tx, content) => {
      const holder = await holderOf(tx, content, kind, id);
      const grant =
        holder &&
        (await tx.prisma.grant.findFirst({
          where: { contentId, organizationId: content.organizationId, ...holder },
          select: { id: true },
        }));
      if (!grant) {
        tx.skipEvent();
        return null;
      }
      await tx.prisma.grant.delete({
        where: { key: { id: grant.id, organizationId: content.organizationId } },
      });
      tx.record({ subject: contentId, fields: ['grants'], related: [id] });
      return grant.id;
    },
  );

const grantsOn =
  (holder: 'member' | 'team') =>
  async (content: ContentRow, args: GrantListArgs & PageArgs, ctx: Context) => {
    if (content.deletedAt !== null) return null;
    await authorize(ctx, 'grant.read', content);
    return ctx.load.page<GrantRow>(grantsList(holder, args), content.id, args);
  };

/** Returns the effective access of a user on content. Every viewer may read their own. */
async function effectiveAccess(
  content: ContentRow,
  { userId: givenId }: { userId?: string | null | undefined },
  ctx: Context,
) {
  const userId = givenId ?? ctx.viewer?.userId ?? '';
  if (userId !== ctx.viewer?.userId) {
    if (content.deletedAt !== null) return null;
    await authorize(ctx, 'grant.read', content);
  }
  const { nodes } = await ctx.load.page<AccessRow>(accessOfUser(userId), content.id, { first: 1 });
  if (!nodes[0]) throw notFound();
  return explainAccess(nodes[0]);
}

/** Resolvers that spaces and collections share. */
const accessResolvers = {
  memberGrants: grantsOn('member'),
  teamGrants: grantsOn('team'),
  memberAccess: async (content: ContentRow, args: AccessListArgs & PageArgs, ctx: Context) => {
    if (content.deletedAt !== null) return null;
    await authorize(ctx, 'grant.read', content);
    return mapPage(
      await ctx.load.page<AccessRow>(accessOfMembers(args), content.id, args),
      async (rows) => rows.map(explainAccess),
    );
  },
  memberGrant: (content: ContentRow, { userId }: { userId: string }, ctx: Context) =>
    findGrant(ctx, content, 'user', userId),
  teamGrant: (content: ContentRow, { teamId }: { teamId: string }, ctx: Context) =>
    findGrant(ctx, content, 'team', teamId),
  effectiveAccess,
};

const serializeSource = ({ reason, level, at }: LevelSource) => ({
  reason,
  level,
  origin: at === null ? null : { type: contentTypeOf({ id: at }), contentId: at },
});

/** Returns the payload of a mutation that set a grant. */
const grantPayload = async (ctx: Context, id: string) => ({ grant: await ctx.load.grant.must(id) });

/**
 * Returns the grant to a user or team directly on the content; null if there is none, and for content
 * in the trash.
 */
async function findGrant(
  ctx: Context,
  content: ContentRow,
  kind: 'user' | 'team',
  id: string,
): Promise<GrantRow | null> {
  if (content.deletedAt !== null) return null;
  await authorize(ctx, 'grant.read', content);
  const holder = await holderOf(ctx, content, kind, id);
  if (!holder) return null;
  return 'memberId' in holder
    ? ctx.load.grantToMember.load(compositeKey(content.id, holder.memberId))
    : ctx.load.grantToTeam.load(compositeKey(content.id, holder.teamId));
}

async function readGrant(
  ctx: Context,
  contentId: string,
  kind: 'user' | 'team',
  id: string,
): Promise<GrantRow> {
  const content = await findContent(ctx.load, contentId);
  const grant = content && (await findGrant(ctx, content, kind, id));
  if (!grant) throw notFound();
  return grant;
}

/**
 * Returns a grant by its id.
 * @throws NOT_FOUND if the viewer cannot see the content, FORBIDDEN if they may not read its grants
 */
async function grantById(ctx: Context, id: string): Promise<GrantRow> {
  const { contentId } = await parentsOf(ctx, 'Grant', id);
  const content = await findContent(ctx.load, contentId);
  if (!content) throw notFound();
  await authorize(ctx, 'grant.read', content);
  return ctx.load.grant.must(id);
}

export const grant: Resolvers = {
  Grant: {
    user: async ({ memberId }, _, ctx) =>
      memberId === null ? null : ctx.load.user.must((await ctx.load.member.must(memberId)).userId),
    team: async ({ teamId }, _, ctx) => {
      const row = teamId === null ? null : await ctx.load.team.must(teamId);
      return row && (await can(ctx, 'team.read', row)) ? row : null;
    },
    origin: ({ contentId }) => ({ type: contentTypeOf({ id: contentId }), contentId }),
  },
  EffectiveAccess: {
    user: ({ userId }, _, ctx) => ctx.load.user.must(userId),
    level: ({ sources }) => sources[0].level,
    origin: ({ sources }) => serializeSource(sources[0]).origin,
    because: ({ sources }) => serializeSource(sources[0]),
    overridden: ({ sources }) => sources.slice(1).map(serializeSource),
  },
  Collection: accessResolvers,
  Space: accessResolvers,
  Query: {
    grant: async (_, { id }, ctx) => {
      if (!ctx.path) return grantById(ctx, id);
      const { contentId, userId, teamId } = ctx.path.values;
      return userId === undefined
        ? readGrant(ctx, String(contentId), 'team', String(teamId))
        : readGrant(ctx, String(contentId), 'user', String(userId));
    },
  },
  Mutation: {
    setMemberGrant: async (_, { input: { contentId, userId, ...input } }, ctx) =>
      grantPayload(ctx, await setGrant(ctx, contentId, 'user', userId, input)),
    setTeamGrant: async (_, { input: { contentId, teamId, ...input } }, ctx) =>
      grantPayload(ctx, await setGrant(ctx, contentId, 'team', teamId, input)),
    updateMemberGrant: async (_, { input: { contentId, userId, ...input } }, ctx) =>
      grantPayload(ctx, await updateGrant(ctx, contentId, 'user', userId, input)),
    updateTeamGrant: async (_, { input: { contentId, teamId, ...input } }, ctx) =>
      grantPayload(ctx, await updateGrant(ctx, contentId, 'team', teamId, input)),
    grantAll: async (_, { input: { contentId, ...input } }, ctx) => {
      const ids = await grantAll(ctx, contentId, input);
      return { grants: await ctx.load.grant.mustAll(ids) };
    },
    removeMemberGrant: async (_, { input: { contentId, userId } }, ctx) => ({
      removedGrantId: await removeGrant(ctx, contentId, 'user', userId),
    }),
    removeTeamGrant: async (_, { input: { contentId, teamId } }, ctx) => ({
      removedGrantId: await removeGrant(ctx, contentId, 'team', teamId),
    }),
  },
};
