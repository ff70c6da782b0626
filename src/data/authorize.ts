/** Asks the table of access: gathers what it wants to know, and refuses in the one way for what is not seen and what is not allowed. */
import type { Context } from '../context.ts';
import { type Action, type Facts, levelOf, may, type Role, needsOf, scopesTold, type SubjectKind, type SubjectKindOf, sees, standingOf, subjectOf, type Told } from '../domain/access.ts';
import { type Fault, forbidden, notFound, unauthenticated } from '../domain/errors.ts';
import { effectiveLevel } from '../domain/level.ts';
import type { Loaders } from './loaders.ts';
import type { Reach } from './reach.ts';
import type {
  ApiTokenRow,
  ChangeRequestRow,
  CollectionRow,
  CommentReplyRow,
  CommentRow,
  InstallationRow,
  IntegrationRow,
  MemberRow,
  ServiceAccountRow,
  SiteRow,
  SpaceRow,
  TeamMemberRow,
  TeamRow,
  UserRow,
} from './rows.ts';
import { type Content, rungIdsOf, rungsOf } from './said.ts';
import type { Viewer } from './viewer.ts';

/** A thing of an organization; the organization itself stands for its own. */
interface Owned {
  readonly id: string;
  readonly organizationId: string;
}

/** What each kind of subject is known by. */
export interface Subjects {
  readonly viewer: null;
  readonly user: UserRow;
  readonly organization: { readonly id: string };
  readonly member: MemberRow;
  readonly team: TeamRow;
  readonly teamMember: TeamMemberRow;
  readonly invite: Owned;
  readonly linkInvite: Owned;
  readonly serviceAccount: ServiceAccountRow;
  readonly auditEvent: Owned;
  readonly samlProvider: Owned;
  readonly token: ApiTokenRow;
  readonly collection: CollectionRow;
  readonly space: SpaceRow;
  /** Either of the two. */
  readonly content: Content;
  /** Where new content is put: in a collection, or at the top of an organization. */
  readonly place: Place;
  readonly changeRequest: InSpace;
  readonly discussion: Discussion;
  readonly comment: Remark;
  readonly site: SiteRow;
  readonly openAPISpec: Owned;
  readonly translationSettings: Owned;
  /** The files of an organization. */
  readonly files: { readonly organizationId: string };
  readonly integration: IntegrationRow;
  readonly installation: InstallationRow;
}

/** What is talked about: a change request, or the space itself. */
export interface Discussion {
  readonly id: string;
  readonly organizationId: string;
  readonly space: SpaceRow;
  readonly changeRequest: ChangeRequestRow | null;
}

/** A comment, or a reply to it, where it was said. */
export interface Remark extends Discussion {
  readonly comment: CommentRow;
  readonly reply: CommentReplyRow | null;
}

/** A change request in its space. */
export interface InSpace {
  readonly id: string;
  readonly organizationId: string;
  readonly row: ChangeRequestRow;
  readonly space: SpaceRow;
}

/** Where content is put. */
export interface Place {
  readonly organizationId: string;
  readonly parent: CollectionRow | null;
}

/** Who asks, and what he may read it with. */
export interface Asking {
  readonly viewer: Viewer | null;
  readonly load: Loaders;
}

const nobody: Facts = {
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

/** What is known of the viewer in an organization. */
async function factsIn({ viewer, load }: Asking, organizationId: string): Promise<{ facts: Facts; memberId: string | null; teams: ReadonlyMap<string, 'OWNER' | 'MEMBER'> }> {
  const person = viewer?.person ?? false;
  const membership = (await load.memberships()).get(organizationId);
  // An installation has a place on what it reaches, and is nobody anywhere else.
  if (!membership || membership.reach) return { facts: { ...nobody, person }, memberId: null, teams: new Map() };
  const ownsTeam = [...membership.teams.values()].includes('OWNER');
  return { facts: { ...nobody, person, member: true, role: membership.role, ownsTeam }, memberId: membership.memberId, teams: membership.teams };
}

/** The level of an installation on a space or collection: of what is open to members of its level no more than that. */
async function levelWithin({ load }: Asking, { level, spaces }: Reach, content: Content): Promise<Role | null> {
  if (spaces !== 'all') return spaces.has(content.id) ? level : null;
  const open = effectiveLevel({ member: true, role: level }, rungsOf(content, await load.said.mustAll(rungIdsOf(content))));
  return levelOf(open) > levelOf(level) ? level : open;
}

/** What is known of the viewer on a space or collection. */
async function factsOn(asking: Asking, content: Content): Promise<Facts> {
  const reach = (await asking.load.memberships()).get(content.organizationId)?.reach;
  if (reach) return { ...nobody, level: await levelWithin(asking, reach, content), inTrash: content.deletedAt !== null };
  const { facts } = await factsIn(asking, content.organizationId);
  const { member, role } = facts;
  // Whose role decides alone needs no look at what is said on the way.
  const said = member && role !== 'ADMIN' ? await asking.load.said.mustAll(rungIdsOf(content)) : [];
  const organization = member ? await asking.load.organization.load(content.organizationId) : null;
  return {
    ...facts,
    level: effectiveLevel({ member, role }, rungsOf(content, said)),
    inTrash: content.deletedAt !== null,
    inviteLinks: organization?.inviteLinks ?? false,
    gitSync: 'gitSync' in content && content.gitSync !== null,
  };
}

/** Ids of the spaces of a site that the viewer may read. */
export async function readableSpacesOf(asking: Asking, siteId: string): Promise<ReadonlySet<string>> {
  const { siteSpaces } = await asking.load.siteParts.load(siteId);
  const spaces = await Promise.all([...new Set(siteSpaces.map(({ spaceId }) => spaceId))].map((id) => asking.load.space.load(id)));
  const seen = await Promise.all(spaces.map(async (space) => (space?.deletedAt === null && may('space.read', await factsOn(asking, space)) ? [space.id] : [])));
  return new Set(seen.flat());
}

/** Gathers the facts about each kind of subject. Dear ones are looked up only when a rule can turn on them. */
const gather: { readonly [Kind in SubjectKind]: (asking: Asking, subject: Subjects[Kind]) => Promise<Facts> } = {
  viewer: async ({ viewer }) => ({ ...nobody, person: viewer?.person ?? false }),
  user: async ({ viewer, load }, user) => {
    if (viewer?.userId === user.id) return { ...nobody, person: viewer.person, self: true };
    const [theirs, mine] = await Promise.all([load.organizationIdsOfUser.load(user.id), load.memberships()]);
    return { ...nobody, person: viewer?.person ?? false, fellow: theirs.some((id) => mine.has(id)) };
  },
  organization: async (asking, { id }) => (await factsIn(asking, id)).facts,
  member: async (asking, member) => {
    const { facts, memberId, teams } = await factsIn(asking, member.organizationId);
    const self = memberId === member.id;
    const fellow = facts.member && facts.role === null && !self && teams.size > 0 && (await asking.load.teamIdsOfMember.load(member.id)).some((id) => teams.has(id));
    return { ...facts, self, fellow };
  },
  team: async (asking, team) => {
    const { facts, teams } = await factsIn(asking, team.organizationId);
    return { ...facts, teamRole: teams.get(team.id) ?? null };
  },
  teamMember: async (asking, teamMember) => {
    const { facts, memberId, teams } = await factsIn(asking, teamMember.organizationId);
    return { ...facts, self: memberId === teamMember.memberId, teamRole: teams.get(teamMember.teamId) ?? null };
  },
  invite: async (asking, { organizationId }) => (await factsIn(asking, organizationId)).facts,
  linkInvite: async (asking, { organizationId }) => (await factsIn(asking, organizationId)).facts,
  serviceAccount: async (asking, { organizationId }) => (await factsIn(asking, organizationId)).facts,
  auditEvent: async (asking, { organizationId }) => (await factsIn(asking, organizationId)).facts,
  samlProvider: async (asking, { organizationId }) => (await factsIn(asking, organizationId)).facts,
  collection: factsOn,
  space: factsOn,
  content: factsOn,
  place: async (asking, { organizationId, parent }) => {
    if (parent) return factsOn(asking, parent);
    const { facts } = await factsIn(asking, organizationId);
    return { ...facts, level: facts.role };
  },
  changeRequest: async (asking, { row, space }) => ({ ...(await factsOn(asking, space)), self: row.authorId !== null && row.authorId === asking.viewer?.userId }),
  discussion: async (asking, { space }) => factsOn(asking, space),
  comment: async (asking, { space, changeRequest, comment, reply }) => {
    const isHis = (authorId: string | null | undefined) => authorId != null && authorId === asking.viewer?.userId;
    return { ...(await factsOn(asking, space)), self: isHis((reply ?? comment).authorId), ownsRequest: isHis(changeRequest?.authorId) };
  },
  site: async (asking, site) => {
    const reach = (await asking.load.memberships()).get(site.organizationId)?.reach;
    if (reach) return { ...nobody, member: true, readsPart: reach.sites === 'all' || reach.sites.has(site.id) };
    const { facts } = await factsIn(asking, site.organizationId);
    const self = facts.member && site.authorId !== null && site.authorId === asking.viewer?.userId;
    const isGuest = facts.member && facts.role === null;
    return { ...facts, self, readsPart: isGuest && (await readableSpacesOf(asking, site.id)).size > 0 };
  },
  openAPISpec: async (asking, { organizationId }) => (await factsIn(asking, organizationId)).facts,
  translationSettings: async (asking, { organizationId }) => (await factsIn(asking, organizationId)).facts,
  files: async (asking, { organizationId }) => {
    const { facts } = await factsIn(asking, organizationId);
    const isEditor = facts.member && levelOf(facts.role) >= levelOf('EDIT');
    return { ...facts, editsAnywhere: isEditor || (facts.member && (await asking.load.editsIn.load(organizationId))) };
  },
  token: async ({ viewer }, token) => ({ ...nobody, person: viewer?.person ?? false, self: viewer?.person === true && token.userId === viewer.userId && isInReach(viewer, token) }),
  integration: async (asking, { ownerId, visibility }) => {
    const { facts } = await factsIn(asking, ownerId);
    const isOpen = visibility !== 'PRIVATE';
    const places = await Promise.all((isOpen ? [...(await asking.load.memberships()).keys()] : [ownerId]).map((id) => factsIn(asking, id)));
    return { ...facts, isOpen, installs: places.some((place) => may('installation.create', place.facts)) };
  },
  installation: async (asking, { organizationId, ownerId }) => {
    const { facts } = await factsIn(asking, organizationId);
    return { ...facts, publishes: may('integration.publish', (await factsIn(asking, ownerId)).facts) };
  },
};

/** Whether a token may be seen with the one that is used: a session is somebody as one organization's provider knows him, and learns nothing of what he has elsewhere. */
const isInReach = ({ samlProviderId, organizations }: Viewer, token: ApiTokenRow): boolean =>
  samlProviderId === null || (token.bound && token.organizations.every((id) => organizations === 'all' || organizations.has(id)));

/** The facts about a subject of an action. */
export function factsOf<Kind extends SubjectKind>(asking: Asking, kind: Kind, subject: Subjects[Kind]): Promise<Facts> {
  return gather[kind](asking, subject);
}

/** Notes in the root field's ledger that its rule was asked. */
export function note(ctx: Pick<Context, 'ledger'>, action: Action): void {
  if (ctx.ledger?.rule.action === action) ctx.ledger.asked = true;
}

/** Passes when the viewer may; NOT_FOUND when he does not see the subject, FORBIDDEN with `needs` and `has` when he does. */
export async function authorize<A extends Action>(ctx: Asking & Pick<Context, 'ledger'>, action: A, subject: Subjects[SubjectKindOf<A>]): Promise<void> {
  note(ctx, action);
  const kind = subjectOf(action);
  const facts = await factsOf(ctx, kind, subject);
  if (may(action, facts)) return;
  if (!ctx.viewer) throw unauthenticated();
  if (!sees(kind, facts)) throw (kind === 'organization' && (await stoppedAt(ctx.load, (subject as Subjects['organization']).id))) || notFound(); // of that kind it is
  throw forbidden(`This needs ${needsOf(action)}; you are ${standingOf(facts, kind)} here.`, needsOf(action), standingOf(facts, kind));
}

/** Whether the viewer may. Asks nothing of the root field's ledger. */
export async function can<A extends Action>(ctx: Asking, action: A, subject: Subjects[SubjectKindOf<A>]): Promise<boolean> {
  return may(action, await factsOf(ctx, subjectOf(action), subject));
}

/** Says whether who asks may do something. */
export type Telling = (action: Told) => boolean;

/** What `permissions` tell: what who asks may do by what is known of him, as far as the scopes of his token go. */
export const told =
  ({ viewer }: Pick<Asking, 'viewer'>, facts: Facts): Telling =>
  (action) => {
    const held = viewer?.scopes ?? 'all';
    return may(action, facts) && (held === 'all' || held.has(scopesTold[action]));
  };

/** Passes when the viewer belongs to the organization; NOT_FOUND otherwise, before anything of it is read. */
export async function mustBelong(load: Loaders, organizationId: string): Promise<void> {
  const place = (await load.memberships()).get(organizationId);
  if (!place || place.reach) throw notFound(); // an installation has no place in the organization itself
}

/**
 * FORBIDDEN for a member whose token is not of the sign-in that his organization asks for; null for everybody else. He knows that it is there,
 * and has to know what to do, wherever he names it: when he asks about itself, and at every address under it (graphql/access.ts). What has an
 * id of its own is NOT_FOUND by that, whosever it is.
 */
export async function stoppedAt(load: Loaders, organizationId: string): Promise<Fault | null> {
  if (!(await load.memberships()).closed.has(organizationId)) return null;
  return forbidden('This organization takes only tokens of a sign-in through SAML. Begin one at an address that GET /v1/sign-in gives.', 'a sign-in through SAML', 'another token');
}

/** Whether somebody with this level on living content might do what turns on levels alone. */
export const allows = (action: Action, level: Role | null): boolean => may(action, { ...nobody, member: true, level });
