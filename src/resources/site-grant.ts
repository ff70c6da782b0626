/** Sets, removes and resolves grants of members and teams on sites, and their effective levels. */
import type { Context } from '../context.ts';
import { authorize, can } from '../data/authorize.ts';
import type { PageArgs } from '../data/connection.ts';
import { factsOf } from '../data/facts.ts';
import { type InputFields, parentsOf } from '../data/parents.ts';
import { forMember } from '../data/reader.ts';
import type { SiteGrantRow, SiteRow } from '../data/rows.ts';
import type { SiteAccessRow } from '../data/rows/site-access.ts';
import { write, type WriteContext } from '../data/write.ts';
import { type AccessLevel, levelToNumber } from '../domain/access.ts';
import { forbidden, notFound } from '../domain/errors.ts';
import { typeOfId } from '../domain/ids.ts';
import { type LevelSource, sourcesOf } from '../domain/level.ts';
import { Problems } from '../domain/problems.ts';
import type { GrantAllOnSiteInput, Resolvers, Role } from '../generated/resolvers.ts';
import { requireDistinctHolders, requireRole } from './grant/input.ts';
import { type GrantTo, holderOf } from './grant/set.ts';
import {
  accessOnSite,
  type SiteAccessListArgs,
  type SiteGrantListArgs,
  siteGrantsList,
} from './site-grant/lists.ts';
import { setSiteGrants } from './site-grant/set.ts';
import { findSite } from './site/find.ts';

/** Returns the target of a write to the grants on a site. */
const onSite = (organizationId: string, siteId: string) => ({
  action: 'siteGrant.set' as const,
  on: (load: WriteContext['load'], tx: WriteContext) => findSite(load, organizationId, siteId, tx),
});

/** Requires that the viewer's own level on the site is at least the granted one. */
async function requireLevel(
  { viewer }: Context,
  { load }: WriteContext,
  site: SiteRow,
  role: Role | null | undefined,
): Promise<void> {
  const { siteLevel: level } = await factsOf({ viewer, load }, 'site', site);
  if (levelToNumber(role ?? null) > levelToNumber(level))
    throw forbidden(
      'You cannot grant a higher level than your own.',
      role?.toLowerCase() ?? 'nothing',
      level?.toLowerCase() ?? 'nothing',
    );
}

/** Grants levels to several members and teams, all or none, and returns the ids of the grants. */
const grantAllOnSite = (
  ctx: Context,
  organizationId: string,
  siteId: string,
  input: InputFields<GrantAllOnSiteInput, 'siteId'>,
): Promise<string[]> =>
  write(ctx, onSite(organizationId, siteId), async (tx, site) => {
    const grants = requestedGrants(input);
    const holders = await Promise.all(grants.map(({ kind, id }) => holderOf(tx, site, kind, id)));
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
      await problems.checkAsync(() => requireLevel(ctx, tx, site, role));
      if (holder && role !== undefined) found.push({ holder, role });
    }
    problems.throwIfAny();
    const ids = await setSiteGrants(tx, ctx.now, site, found);
    tx.record({ fields: ['grants'], related: grants.map(({ id }) => id) });
    return ids;
  });

/** Returns the grants of an input with their fields. */
const requestedGrants = ({
  users,
  teams,
  role: ofAll,
}: InputFields<GrantAllOnSiteInput, 'siteId'>) => [
  ...(users ?? []).map(({ userId: id, role = ofAll }, i) => ({
    ...{ id, role, kind: 'user' as const },
    field: `input.users.${i}`,
  })),
  ...(teams ?? []).map(({ teamId: id, role = ofAll }, i) => ({
    ...{ id, role, kind: 'team' as const },
    field: `input.teams.${i}`,
  })),
];

/** Returns the grant to a user or team on a site, or null. */
async function grantTo(
  tx: WriteContext,
  site: SiteRow,
  holderId: string,
): Promise<{
  readonly id: string;
  readonly role: AccessLevel | null;
  readonly holder: GrantTo['holder'];
} | null> {
  const kind = typeOfId(holderId) === 'Team' ? 'team' : 'user';
  const holder = await holderOf(tx, site, kind, holderId);
  if (!holder) return null;
  const grant = await tx.prisma.siteGrant.findFirst({
    where: { siteId: site.id, organizationId: site.organizationId, ...holder },
    select: { id: true, role: true },
  });
  return grant && { ...grant, holder };
}

/**
 * Changes the level of a grant on a site and returns its id.
 * @throws NOT_FOUND if there is no grant.
 */
const updateSiteGrant = (
  ctx: Context,
  organizationId: string,
  siteId: string,
  { holderId, role }: { readonly holderId: string; readonly role?: Role | null | undefined },
): Promise<string> =>
  write(ctx, onSite(organizationId, siteId), async (tx, site) => {
    const grant = await grantTo(tx, site, holderId);
    if (!grant) throw notFound();
    if (role === undefined || role === grant.role) {
      tx.skipEvent();
      return grant.id;
    }
    await requireLevel(ctx, tx, site, role);
    await setSiteGrants(tx, ctx.now, site, [{ holder: grant.holder, role }]);
    tx.record({ fields: ['grants'], related: [holderId] });
    return grant.id;
  });

/** Removes a grant on a site and returns its id, or null if there was none. */
const removeSiteGrant = (
  ctx: Context,
  organizationId: string,
  siteId: string,
  holderId: string,
): Promise<string | null> =>
  write(ctx, onSite(organizationId, siteId), async (tx, site) => {
    const grant = await grantTo(tx, site, holderId);
    if (!grant) {
      tx.skipEvent();
      return null;
    }
    await tx.prisma.siteGrant.delete({ where: { key: { id: grant.id, organizationId } } });
    tx.record({ fields: ['grants'], related: [holderId] });
    return grant.id;
  });

/** Returns a grant on a site that the viewer can read, or null. */
export async function readableSiteGrant(ctx: Context, id: string): Promise<SiteGrantRow | null> {
  const row = await ctx.load.siteGrant.load(id);
  const site = row && (await findSite(ctx.load, row.organizationId, row.siteId));
  return site && (await can(ctx, 'siteGrant.read', site)) ? row : null;
}

/** Returns the source of the level of a member on a site. */
const sourceOf = ({ siteId, role, isDirect, direct, teams }: SiteAccessRow): LevelSource =>
  sourcesOf({ member: true, role }, [
    {
      id: siteId,
      direct: isDirect ? direct : undefined,
      teams: teams.map((team) => team.role),
      defaultLevel: 'INHERIT',
    },
  ])[0];

/** Returns the origin of the level of a member on a site. */
function originOf(row: SiteAccessRow) {
  const { reason } = sourceOf(row);
  if (reason !== 'GRANT' && reason !== 'TEAM_GRANT')
    return { type: 'ORGANIZATION' as const, organizationId: row.organizationId };
  // the teams are in the order of their levels
  return reason === 'GRANT'
    ? { type: 'SITE' as const, siteId: row.siteId, reason: 'MEMBER' as const }
    : {
        ...{ type: 'SITE' as const, siteId: row.siteId },
        ...{ reason: 'TEAM' as const, teamId: row.teams[0]?.id ?? null },
      };
}

const grantsOn =
  (holder: 'member' | 'team') =>
  async (site: SiteRow, args: SiteGrantListArgs & PageArgs, ctx: Context) => {
    await authorize(ctx, 'siteGrant.read', site);
    return ctx.load.page<SiteGrantRow>(siteGrantsList(holder, args), site.id, args);
  };

export const siteGrant: Resolvers = {
  SiteGrant: {
    user: async ({ memberId }, _, ctx) =>
      memberId === null ? null : ctx.load.user.must((await ctx.load.member.must(memberId)).userId),
    team: async ({ teamId }, _, ctx) => {
      const row = teamId === null ? null : await ctx.load.team.must(teamId);
      return row && (await can(ctx, 'team.read', row)) ? row : null;
    },
    site: async ({ siteId }, _, ctx) => forMember(await ctx.load.site.must(siteId)),
  },
  SiteAccess: {
    user: ({ userId }, _, ctx) => ctx.load.user.must(userId),
    // the list has no members without a level
    level: (row) => sourceOf(row).level ?? 'READ',
    origin: originOf,
    disabled: () => false, // nor disabled ones
  },
  Site: {
    memberGrants: grantsOn('member'),
    teamGrants: grantsOn('team'),
    memberAccess: async (site, args: SiteAccessListArgs & PageArgs, ctx) => {
      await authorize(ctx, 'siteGrant.read', site);
      return ctx.load.page<SiteAccessRow>(accessOnSite(args), site.id, args);
    },
  },
  Query: {
    siteGrant: async (_, { id }, ctx) => {
      const { organizationId, siteId } = await parentsOf(ctx, 'SiteGrant', id);
      const site = await findSite(ctx.load, organizationId, siteId);
      if (!site) throw notFound();
      await authorize(ctx, 'siteGrant.read', site);
      return ctx.load.siteGrant.must(id);
    },
  },
  Mutation: {
    grantAllOnSite: async (_, { input: { siteId, ...input } }, ctx) => {
      const { organizationId } = await parentsOf(ctx, 'Site', siteId);
      const ids = await grantAllOnSite(ctx, organizationId, siteId, input);
      return { grants: await ctx.load.siteGrant.mustAll(ids) };
    },
    updateSiteGrant: async (_, { input: { siteId, ...input } }, ctx) => {
      const { organizationId } = await parentsOf(ctx, 'Site', siteId);
      const id = await updateSiteGrant(ctx, organizationId, siteId, input);
      return { grant: await ctx.load.siteGrant.must(id) };
    },
    removeSiteGrant: async (_, { input: { siteId, holderId } }, ctx) => {
      const { organizationId } = await parentsOf(ctx, 'Site', siteId);
      return { removedSiteGrantId: await removeSiteGrant(ctx, organizationId, siteId, holderId) };
    },
  },
};
