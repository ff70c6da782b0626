/**
 * Checks the access table: loads the facts that a rule needs, and throws one kind of error for
 * subjects that the viewer cannot see and another for actions that they may not perform.
 */
import type { Context } from '../context.ts';
import {
  type Action,
  type Facts,
  levelOf,
  may,
  type Role,
  requirementOf,
  permissionScopes,
  type SubjectKind,
  type SubjectKindOf,
  canSee,
  effectiveRoleOf,
  subjectOf,
  type Permission,
} from '../domain/access.ts';
import { type AppError, forbidden, notFound, unauthenticated } from '../domain/errors.ts';
import { type OrganizationResource, storedKinds } from '../domain/kinds.ts';
import { effectiveLevel } from '../domain/level.ts';
import type { Loaders } from './loaders.ts';
import type { InstallationScope } from './installation-scope.ts';
import type { ApiTokenRow } from './rows.ts';
import { type ContentRow, chainIdsOf, inheritanceChainOf } from './grants.ts';
import type { Subjects } from './subjects.ts';
import type { Viewer } from './viewer.ts';

/** The viewer of a request, with the loaders that read the facts about them. */
export interface AccessContext {
  readonly viewer: Viewer | null;
  readonly load: Loaders;
}

const noFacts: Facts = {
  person: false,
  member: false,
  role: null,
  self: false,
  fellow: false,
  teamRole: null,
  ownsTeam: false,
  level: null,
  inTrash: false,
  inviteLinks: false,
  gitSync: false,
  editsAnywhere: false,
  isOpen: false,
  installs: false,
  publishes: false,
  ownsRequest: false,
  readsPart: false,
};

/** Returns the facts about the viewer in an organization. */
async function factsIn(
  { viewer, load }: AccessContext,
  organizationId: string,
): Promise<{
  facts: Facts;
  memberId: string | null;
  teams: ReadonlyMap<string, 'OWNER' | 'MEMBER'>;
}> {
  const person = viewer?.person ?? false;
  const membership = (await load.memberships()).get(organizationId);
  // The membership of an installation covers its installation scope only, not the organization.
  if (!membership || membership.installationScope)
    return { facts: { ...noFacts, person }, memberId: null, teams: new Map() };
  const ownsTeam = [...membership.teams.values()].includes('OWNER');
  return {
    facts: { ...noFacts, person, member: true, role: membership.role, ownsTeam },
    memberId: membership.memberId,
    teams: membership.teams,
  };
}

/**
 * Returns the level of an installation on a space or collection. Where the installation covers all
 * spaces, this is at most the level that is open to every member whose role is the installation's
 * level.
 */
async function levelWithin(
  { load }: AccessContext,
  { level, spaces }: InstallationScope,
  content: ContentRow,
): Promise<Role | null> {
  if (spaces !== 'all') return spaces.has(content.id) ? level : null;
  const open = effectiveLevel(
    { member: true, role: level },
    inheritanceChainOf(content, await load.grants.mustAll(chainIdsOf(content))),
  );
  return levelOf(open) > levelOf(level) ? level : open;
}

/** Returns the facts about the viewer on a space or collection. */
async function factsOn(access: AccessContext, content: ContentRow): Promise<Facts> {
  const scope = (await access.load.memberships()).get(content.organizationId)?.installationScope;
  if (scope)
    return {
      ...noFacts,
      level: await levelWithin(access, scope, content),
      inTrash: content.deletedAt !== null,
    };
  const { facts } = await factsIn(access, content.organizationId);
  const { member, role } = facts;
  // The role of an organization admin decides alone, so their grants are not loaded.
  const grants =
    member && role !== 'ADMIN' ? await access.load.grants.mustAll(chainIdsOf(content)) : [];
  const organization = member ? await access.load.organization.load(content.organizationId) : null;
  return {
    ...facts,
    level: effectiveLevel({ member, role }, inheritanceChainOf(content, grants)),
    inTrash: content.deletedAt !== null,
    inviteLinks: organization?.inviteLinks ?? false,
    gitSync: 'gitSync' in content && content.gitSync !== null,
  };
}

/** Returns the ids of the spaces of a site that the viewer may read. */
export async function readableSpacesOf(
  access: AccessContext,
  siteId: string,
): Promise<ReadonlySet<string>> {
  const { siteSpaces } = await access.load.siteParts.load(siteId);
  const spaces = await Promise.all(
    [...new Set(siteSpaces.map(({ spaceId }) => spaceId))].map((id) => access.load.space.load(id)),
  );
  const readable = await Promise.all(
    spaces.map(async (space) =>
      space?.deletedAt === null && may('space.read', await factsOn(access, space))
        ? [space.id]
        : [],
    ),
  );
  return new Set(readable.flat());
}

/** Gathers the facts about a resource of an organization: those of the caller there. */
const inItsOrganization = async (
  access: AccessContext,
  { organizationId }: { readonly organizationId: string },
): Promise<Facts> => (await factsIn(access, organizationId)).facts;

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
  ) => Promise<Facts>;
} = {
  ...organizationResources,
  viewer: async ({ viewer }) => ({ ...noFacts, person: viewer?.person ?? false }),
  user: async ({ viewer, load }, user) => {
    if (viewer?.userId === user.id) return { ...noFacts, person: viewer.person, self: true };
    const [theirs, mine] = await Promise.all([
      load.organizationIdsOfUser.load(user.id),
      load.memberships(),
    ]);
    return {
      ...noFacts,
      person: viewer?.person ?? false,
      fellow: theirs.some((id) => mine.has(id)),
    };
  },
  organization: async (access, { id }) => (await factsIn(access, id)).facts,
  member: async (access, member) => {
    const { facts, memberId, teams } = await factsIn(access, member.organizationId);
    const self = memberId === member.id;
    const fellow =
      facts.member &&
      facts.role === null &&
      !self &&
      teams.size > 0 &&
      (await access.load.teamIdsOfMember.load(member.id)).some((id) => teams.has(id));
    return { ...facts, self, fellow };
  },
  team: async (access, team) => {
    const { facts, teams } = await factsIn(access, team.organizationId);
    return { ...facts, teamRole: teams.get(team.id) ?? null };
  },
  teamMember: async (access, teamMember) => {
    const { facts, memberId, teams } = await factsIn(access, teamMember.organizationId);
    return {
      ...facts,
      self: memberId === teamMember.memberId,
      teamRole: teams.get(teamMember.teamId) ?? null,
    };
  },
  collection: factsOn,
  space: factsOn,
  content: factsOn,
  place: async (access, { organizationId, parent }) => {
    if (parent) return factsOn(access, parent);
    const { facts } = await factsIn(access, organizationId);
    return { ...facts, level: facts.role };
  },
  changeRequest: async (access, { row, space }) => ({
    ...(await factsOn(access, space)),
    self: row.authorId !== null && row.authorId === access.viewer?.userId,
  }),
  discussion: async (access, { space }) => factsOn(access, space),
  comment: async (access, { space, changeRequest, comment, reply }) => {
    const isByViewer = (authorId: string | null | undefined) =>
      authorId != null && authorId === access.viewer?.userId;
    return {
      ...(await factsOn(access, space)),
      self: isByViewer((reply ?? comment).authorId),
      ownsRequest: isByViewer(changeRequest?.authorId),
    };
  },
  site: async (access, site) => {
    const scope = (await access.load.memberships()).get(site.organizationId)?.installationScope;
    if (scope)
      return {
        ...noFacts,
        member: true,
        readsPart: scope.sites === 'all' || scope.sites.has(site.id),
      };
    const { facts } = await factsIn(access, site.organizationId);
    const self = facts.member && site.authorId !== null && site.authorId === access.viewer?.userId;
    const isGuest = facts.member && facts.role === null;
    return {
      ...facts,
      self,
      readsPart: isGuest && (await readableSpacesOf(access, site.id)).size > 0,
    };
  },
  files: async (access, { organizationId }) => {
    const { facts } = await factsIn(access, organizationId);
    const isEditor = facts.member && levelOf(facts.role) >= levelOf('EDIT');
    return {
      ...facts,
      editsAnywhere: isEditor || (facts.member && (await access.load.editsIn.load(organizationId))),
    };
  },
  token: async ({ viewer }, token) => ({
    ...noFacts,
    person: viewer?.person ?? false,
    self:
      viewer?.person === true && token.userId === viewer.userId && isTokenVisible(viewer, token),
  }),
  integration: async (access, { ownerId, visibility }) => {
    const { facts } = await factsIn(access, ownerId);
    const isOpen = visibility !== 'PRIVATE';
    const inOrganizations = await Promise.all(
      (isOpen ? [...(await access.load.memberships()).keys()] : [ownerId]).map((id) =>
        factsIn(access, id),
      ),
    );
    return {
      ...facts,
      isOpen,
      installs: inOrganizations.some((organization) =>
        may('installation.create', organization.facts),
      ),
    };
  },
  installation: async (access, { organizationId, ownerId }) => {
    const { facts } = await factsIn(access, organizationId);
    return {
      ...facts,
      publishes: may('integration.publish', (await factsIn(access, ownerId)).facts),
    };
  },
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
): Promise<Facts> {
  return factLoaders[kind](access, subject);
}

/** Records in the authorization trace of the root field that its rule was checked. */
export function traceAuthorization(ctx: Pick<Context, 'authorizationTrace'>, action: Action): void {
  if (ctx.authorizationTrace?.rule.action === action) ctx.authorizationTrace.checked = true;
}

/**
 * Checks that the viewer may perform an action.
 * @throws NOT_FOUND when the viewer cannot see the subject
 * @throws FORBIDDEN with `needs` and `has` when they can see it
 */
export async function authorize<A extends Action>(
  ctx: AccessContext & Pick<Context, 'authorizationTrace'>,
  action: A,
  subject: Subjects[SubjectKindOf<A>],
): Promise<void> {
  traceAuthorization(ctx, action);
  const kind = subjectOf(action);
  const facts = await factsOf(ctx, kind, subject);
  if (may(action, facts)) return;
  if (!ctx.viewer) throw unauthenticated();
  if (!canSee(kind, facts))
    throw (
      (kind === 'organization' &&
        (await ssoRequiredError(ctx.load, (subject as Subjects['organization']).id))) ||
      notFound()
    );
  throw forbidden(
    `This needs ${requirementOf(action)}; you are ${effectiveRoleOf(facts, kind)} here.`,
    requirementOf(action),
    effectiveRoleOf(facts, kind),
  );
}

/**
 * Returns whether the viewer may perform an action, without an entry in the authorization trace.
 */
export async function can<A extends Action>(
  ctx: AccessContext,
  action: A,
  subject: Subjects[SubjectKindOf<A>],
): Promise<boolean> {
  return may(action, await factsOf(ctx, subjectOf(action), subject));
}

/** Returns whether the viewer has a permission. */
export type PermissionCheck = (action: Permission) => boolean;

/**
 * Returns the check behind `permissions`: what the viewer may do, limited to the scopes of their
 * token.
 */
export const permissionsFor =
  ({ viewer }: Pick<AccessContext, 'viewer'>, facts: Facts): PermissionCheck =>
  (action) => {
    const scopes = viewer?.scopes ?? 'all';
    return may(action, facts) && (scopes === 'all' || scopes.has(permissionScopes[action]));
  };

/**
 * Checks that the viewer belongs to the organization, before anything of it is read.
 * @throws NOT_FOUND otherwise
 */
export async function requireMembership(load: Loaders, organizationId: string): Promise<void> {
  const membership = (await load.memberships()).get(organizationId);
  // the membership of an installation is not one of the organization itself
  if (!membership || membership.installationScope) throw notFound();
}

/**
 * Returns FORBIDDEN for a member whose organization requires SAML sign-in and whose token comes
 * from another sign-in; null for everybody else.
 *
 * Such members know that the organization exists and must learn what to do, so every address below
 * the organization answers with this error too (graphql/access.ts). Objects with an id of their own
 * stay NOT_FOUND.
 */
export async function ssoRequiredError(
  load: Loaders,
  organizationId: string,
): Promise<AppError | null> {
  if (!(await load.memberships()).closed.has(organizationId)) return null;
  return forbidden(
    'This organization accepts only tokens from a sign-in through SAML. Start a sign-in at a URL from GET /v1/sign-in.',
    'a sign-in through SAML',
    'another token',
  );
}

/**
 * Returns whether a member with this level on content outside the trash may perform an action that
 * depends on levels only.
 */
export const allows = (action: Action, level: Role | null): boolean =>
  may(action, { ...noFacts, member: true, level });
