/** Gathers the facts about the viewer and a subject that access rules read, by the kind of subject. */
import {
  type FactsByKind,
  levelToNumber,
  may,
  type AccessLevel,
  type SubjectKind,
  type TeamRole,
} from '../domain/access.ts';
import type { ContentFacts, MembershipFacts } from '../domain/access/facts.ts';
import { type OrganizationResource, storedKinds } from '../domain/kinds.ts';
import { effectiveLevel, type LevelSource, sourcesOf } from '../domain/level.ts';
import { type ContentGrants, type ContentRow, chainIdsOf, inheritanceChainOf } from './grants.ts';
import type { InstallationScope } from './installation-scope.ts';
import type { Loaders } from './loaders.ts';
import { allOf, andThen, type PromiseOrValue } from './promise-or-value.ts';
import type { ApiTokenRow } from './rows.ts';
import { stepOfSite } from './site-grants.ts';
import type { Subjects } from './subjects.ts';
import type { Memberships, Viewer } from './viewer.ts';

/** The viewer of a request, with the loaders that read the facts about them. */
export interface AccessContext {
  readonly viewer: Viewer | null;
  readonly load: Loaders;
}

/** The viewer's membership of an organization, as far as facts depend on it. */
interface ViewerMembership {
  readonly membership: MembershipFacts;
  readonly memberId: string | null;
  readonly teams: ReadonlyMap<string, TeamRole>;
}

/** Returns the viewer's membership of an organization. */
async function membershipIn(
  { load }: AccessContext,
  organizationId: string,
): Promise<ViewerMembership> {
  const found = (await load.memberships()).get(organizationId);
  // The membership of an installation covers its installation scope only, not the organization.
  if (!found || found.installationScope)
    return { membership: { member: false, role: null }, memberId: null, teams: new Map() };
  const { role, memberId, teams } = found;
  return { membership: { member: true, role }, memberId, teams };
}

/** Returns the scope of the installation that the viewer is in an organization, if any. */
const installationScopeIn = async (
  { load }: AccessContext,
  organizationId: string,
): Promise<InstallationScope | null | undefined> =>
  (await load.memberships()).get(organizationId)?.installationScope;

/** Returns true for the viewer's own objects. */
const isByViewer = ({ viewer }: AccessContext, authorId: string | null | undefined): boolean =>
  authorId != null && authorId === viewer?.userId;

/**
 * Returns the level of an installation on a space or collection. Where the installation covers all
 * spaces, this is at most the level that is open to every member whose role is the installation's
 * level.
 */
async function levelWithin(
  { load }: AccessContext,
  { level, spaces }: InstallationScope,
  content: ContentRow,
): Promise<AccessLevel | null> {
  if (spaces !== 'all') return spaces.has(content.id) ? level : null;
  const open = effectiveLevel(
    { member: true, role: level },
    inheritanceChainOf(content, await load.grants.mustAll(chainIdsOf(content))),
  );
  return levelToNumber(open) > levelToNumber(level) ? level : open;
}

/**
 * Returns the facts about the viewer on a space or collection. They are gathered once for each row,
 * because many fields and parents lead to the same space.
 */
const contentFacts = (access: AccessContext, content: ContentRow): PromiseOrValue<ContentFacts> =>
  access.load.computed.eventually(content, 'contentFacts', () =>
    andThen(access.load.memberships(), (memberships) => {
      const isInstallation = memberships.get(content.organizationId)?.installationScope != null;
      const known = isInstallation
        ? undefined
        : contentFactsFrom(memberships, content, (id) => access.load.grants.peek(id));
      return known ?? gatherContentFacts(access, memberships, content);
    }),
  );

/** Gathers the facts of an installation, or those of a member whose grants were not read yet. */
async function gatherContentFacts(
  access: AccessContext,
  memberships: Memberships,
  content: ContentRow,
): Promise<ContentFacts> {
  const { load } = access;
  const scope = memberships.get(content.organizationId)?.installationScope;
  if (scope)
    return {
      level: await levelWithin(access, scope, content),
      inTrash: content.deletedAt !== null,
    };
  const ids = chainIdsOf(content);
  const grants = new Map((await load.grants.mustAll(ids)).map((one, i) => [ids[i], one]));
  const facts = contentFactsFrom(memberships, content, (id) => grants.get(id));
  if (!facts) throw new Error('The grants on the chain of a content are not loaded.');
  return facts;
}

/**
 * Returns the facts about a member on content, from their grants on its chain; undefined if one of
 * them is not known. The role of an organization admin decides alone, so it needs no grants.
 */
function contentFactsFrom(
  memberships: Memberships,
  content: ContentRow,
  grantsOf: (id: string) => ContentGrants | undefined,
): ContentFacts | undefined {
  const found = memberships.get(content.organizationId);
  const membership = { member: found !== undefined, role: found?.role ?? null };
  const needsGrants = membership.member && membership.role !== 'ADMIN';
  const grants = needsGrants ? chainIdsOf(content).map(grantsOf) : [];
  if (!grants.every((one) => one !== undefined)) return undefined;
  const level = effectiveLevel(membership, inheritanceChainOf(content, grants));
  return { level, inTrash: content.deletedAt !== null };
}

/** Returns whether invite links are enabled in an organization; false for callers outside it. */
const hasInviteLinks = (memberships: Memberships, { organizationId }: ContentRow): boolean =>
  memberships.get(organizationId)?.inviteLinks ?? false;

/** Returns the ids of the spaces of a site that the viewer may read. */
export async function readableSpacesOf(
  access: AccessContext,
  siteId: string,
): Promise<ReadonlySet<string>> {
  const { siteSpaces } = await access.load.siteParts.must(siteId);
  const rows = await access.load.space.loadMany([
    ...new Set(siteSpaces.map(({ spaceId }) => spaceId)),
  ]);
  const spaces = rows.filter((space) => space !== null).filter((one) => one.deletedAt === null);
  const facts = await allOf(spaces.map((space) => factsOf(access, 'space', space)));
  return new Set(
    spaces.filter((_, i) => facts[i] && may('space.read', facts[i])).map(({ id }) => id),
  );
}

/**
 * Returns the viewer's level on a site with its reason. The role decides alone for organization
 * admins and for callers outside the organization, so it needs no grants.
 */
async function levelOnSite(
  { load }: AccessContext,
  membership: MembershipFacts,
  { id }: { readonly id: string },
): Promise<LevelSource> {
  const needsGrants = membership.member && membership.role !== 'ADMIN';
  const chain = needsGrants ? [stepOfSite(await load.grantsOnSite.must(id))] : [];
  return sourcesOf(membership, chain)[0];
}

/** Returns the facts about the viewer in an organization that is itself the subject. */
async function organizationFacts(
  access: AccessContext,
  { id }: { readonly id: string },
): Promise<FactsByKind['organization']> {
  const { membership, teams } = await membershipIn(access, id);
  return {
    ...membership,
    person: access.viewer?.person ?? false,
    ownsTeam: [...teams.values()].includes('OWNER'),
  };
}

/** Gathers the facts about a resource of an organization: those of the caller there. */
const inItsOrganization = async (
  access: AccessContext,
  { organizationId }: { readonly organizationId: string },
): Promise<MembershipFacts> => (await membershipIn(access, organizationId)).membership;

const organizationResources = Object.fromEntries(
  storedKinds
    .filter(({ isOrganizationResource }) => isOrganizationResource)
    .map(({ loader }) => [loader, inItsOrganization]),
) as Readonly<Record<OrganizationResource, typeof inItsOrganization>>; // the same condition

/**
 * Functions that load the facts about each kind of subject. Facts that take another query are
 * loaded only when a rule can depend on them.
 */
const factLoaders: {
  readonly [Kind in SubjectKind]: (
    access: AccessContext,
    subject: Subjects[Kind],
  ) => PromiseOrValue<FactsByKind[Kind]>;
} = {
  ...organizationResources,
  viewer: async ({ viewer }) => ({ person: viewer?.person ?? false }),
  user: async ({ viewer, load }, user) => {
    if (viewer?.userId === user.id) return { self: true, fellow: false };
    const [theirs, mine] = await Promise.all([
      load.organizationIdsOfUser.load(user.id),
      load.memberships(),
    ]);
    return { self: false, fellow: theirs.some((id) => mine.has(id)) };
  },
  organization: organizationFacts,
  member: async (access, member) => {
    const { membership, memberId, teams } = await membershipIn(access, member.organizationId);
    const self = memberId === member.id;
    const fellow =
      membership.member &&
      membership.role === null &&
      !self &&
      teams.size > 0 &&
      (await access.load.teamIdsOfMember.load(member.id)).some((id) => teams.has(id));
    return { ...membership, self, fellow };
  },
  team: async (access, team) => {
    const { membership, teams } = await membershipIn(access, team.organizationId);
    return { ...membership, teamRole: teams.get(team.id) ?? null };
  },
  teamMember: async (access, teamMember) => {
    const { membership, memberId, teams } = await membershipIn(access, teamMember.organizationId);
    return {
      ...membership,
      self: memberId === teamMember.memberId,
      teamRole: teams.get(teamMember.teamId) ?? null,
    };
  },
  collection: async (access, collection) => ({
    ...(await contentFacts(access, collection)),
    inviteLinks: hasInviteLinks(await access.load.memberships(), collection),
  }),
  space: (access, space) =>
    andThen(contentFacts(access, space), (content) =>
      andThen(access.load.memberships(), (memberships) => ({
        level: content.level,
        inTrash: content.inTrash,
        inviteLinks: hasInviteLinks(memberships, space),
        gitSync: space.gitSync !== null,
      })),
    ),
  content: contentFacts,
  contentLocation: async (access, { organizationId, parent }) => {
    if (!parent) return { level: (await membershipIn(access, organizationId)).membership.role };
    const { level } = await contentFacts(access, parent);
    return { level };
  },
  changeRequest: async (access, { row, space }) => ({
    ...(await contentFacts(access, space)),
    self: isByViewer(access, row.authorId),
  }),
  discussion: (access, { space }) =>
    andThen(contentFacts(access, space), (content) => ({
      level: content.level,
      inTrash: content.inTrash,
      person: access.viewer?.person ?? false,
    })),
  comment: async (access, { space, changeRequest, comment, reply }) => ({
    ...(await contentFacts(access, space)),
    self: isByViewer(access, (reply ?? comment).authorId),
    ownsRequest: isByViewer(access, changeRequest?.authorId),
  }),
  site: async (access, site) => {
    const scope = await installationScopeIn(access, site.organizationId);
    if (scope) {
      const readsPart = scope.sites === 'all' || scope.sites.has(site.id);
      return { member: true, role: null, siteLevel: null, self: false, readsPart };
    }
    const { membership } = await membershipIn(access, site.organizationId);
    const { level, reason } = await levelOnSite(access, membership, site);
    const isGuest = reason === 'ORGANIZATION_ROLE' && level === null;
    return {
      ...membership,
      siteLevel: level,
      self: membership.member && isByViewer(access, site.authorId),
      readsPart: isGuest && (await readableSpacesOf(access, site.id)).size > 0,
    };
  },
  files: async (access, { organizationId }) => {
    const { membership } = await membershipIn(access, organizationId);
    const { member, role } = membership;
    const isEditor = member && levelToNumber(role) >= levelToNumber('EDIT');
    return {
      ...membership,
      editsAnywhere: isEditor || (member && (await access.load.editsIn.load(organizationId))),
    };
  },
  token: async ({ viewer }, token) => ({
    self:
      viewer?.person === true && token.userId === viewer.userId && isTokenVisible(viewer, token),
  }),
  integration: async (access, { ownerId, visibility }) => {
    const { membership } = await membershipIn(access, ownerId);
    const isOpen = visibility !== 'PRIVATE';
    const ids = isOpen ? [...(await access.load.memberships()).keys()] : [ownerId];
    const organizations = await Promise.all(ids.map((id) => organizationFacts(access, { id })));
    return {
      ...membership,
      isOpen,
      installs: organizations.some((facts) => may('installation.create', facts)),
    };
  },
  installation: async (access, { organizationId, ownerId }) => ({
    ...(await membershipIn(access, organizationId)).membership,
    publishes: may('integration.publish', await organizationFacts(access, { id: ownerId })),
  }),
};

/**
 * Returns whether a token is visible to the token that is in use. A SAML session sees only tokens
 * that are bound to organizations of its own.
 */
const isTokenVisible = ({ samlProviderId, organizations }: Viewer, token: ApiTokenRow): boolean =>
  samlProviderId === null ||
  (token.bound &&
    token.organizations.every((id) => organizations === 'all' || organizations.has(id)));

/** Returns the facts about the subject of an action. */
export function factsOf<Kind extends SubjectKind>(
  access: AccessContext,
  kind: Kind,
  subject: Subjects[Kind],
): PromiseOrValue<FactsByKind[Kind]> {
  return factLoaders[kind](access, subject);
}
