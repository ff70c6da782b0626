// Who asks in the matrix and what he asks about: people of every standing put into Acme Docs, their tokens, and things to read and change.
import { newId } from '../../src/data/new-id.ts';
import { issueToken } from '../../src/resources/token.ts';
import { ids, type World } from '../support.ts';
import { type Actor, actors, type Given, type Standing, standings } from './standings.ts';
import { type IntegrationTargets, makeMeantIntegrations } from './integrations.ts';
import { type Material, makeMaterial } from './material.ts';
import { makeMeantSpec, type SpecTargets } from './openapi.ts';
import { makeMeantSite, makeOwnSite, type SiteTargets } from './sites.ts';
import { makeMeantTranslation, type TranslationTargets } from './translations.ts';

/** What operations are about; parameters of a path have their names. What lies in the space that is meant is with them. */
export interface Targets extends Material, SiteTargets, SpecTargets, TranslationTargets, IntegrationTargets {
  readonly organizationId: string;
  /** The subject: a guest who is in the team. */
  readonly userId: string;
  readonly memberId: string;
  readonly teamId: string;
  readonly teamMemberId: string;
  readonly linkInviteId: string;
  readonly linkInviteSecret: string;
  readonly inviteId: string;
  /** Pending. */
  readonly samlProviderId: string;
  readonly serviceAccountId: string;
  readonly serviceAccountTokenId: string;
  /** The subject's own. */
  readonly tokenId: string;
  readonly auditEventId: string;
  /** A member who is in no team, to be put into one. */
  readonly spareUserId: string;
  /** The content that is meant: nothing is given on it but the level read to the subject and to the team. */
  readonly spaceId: string;
  readonly collectionId: string;
  /** Where something is put: on it too every level comes from the collection around. */
  readonly destinationId: string;
  readonly deletedSpaceId: string;
  readonly deletedCollectionId: string;
  /** Beside the space that is meant; its content is changed by change requests alone. */
  readonly lockedSpaceId: string;
  /** Of the subject, on the space. */
  readonly grantId: string;
}

/** An actor as he comes to the doors. */
export interface Player {
  readonly actor: Actor;
  readonly standing: Standing;
  /** Undefined for who has no user. */
  readonly userId: string | undefined;
  readonly email: string | undefined;
  readonly serviceAccountId: string | undefined;
  /** A change request that he made in the space that is meant; of who has no user one that nobody made. */
  readonly ownChangeRequestId: string;
  /** Ana's, on his change request. */
  readonly commentOnOwnId: string;
  /** On the change request that is meant. */
  readonly ownCommentId: string;
  /** To the comment on it that is meant. */
  readonly ownReplyId: string;
  /** A site that he made, which shows the space that is meant. */
  readonly ownSiteId: string;
}

/** The id of one of each type that can be asked for by it. Throws, by name, for a type of which there is none. */
export function idOf(type: string, targets: Targets): string {
  const all: Readonly<Record<string, string>> = {
    User: targets.userId,
    Organization: targets.organizationId,
    Member: targets.memberId,
    Team: targets.teamId,
    TeamMember: targets.teamMemberId,
    Invite: targets.inviteId,
    LinkInvite: targets.linkInviteId,
    ServiceAccount: targets.serviceAccountId,
    AuditEvent: targets.auditEventId,
    ApiToken: targets.serviceAccountTokenId,
    Collection: targets.collectionId,
    Space: targets.spaceId,
    Grant: targets.grantId,
    Revision: targets.revisionId,
    ChangeRequest: targets.changeRequestId,
    Comment: targets.commentId,
    CommentReply: targets.commentReplyId,
    Import: targets.importId,
    Site: targets.siteId,
    SiteSection: targets.siteSectionId,
    SiteSectionGroup: targets.siteSectionGroupId,
    SiteSpace: targets.siteSpaceId,
    ShareLink: targets.shareLinkId,
    SiteRedirect: targets.redirectId,
    OpenAPISpec: targets.specId,
    OpenAPISpecVersion: targets.specVersionId,
    TranslationSettings: targets.translationSettingsId,
    Integration: targets.integrationId,
    IntegrationInstallation: targets.installationId,
    SAMLProvider: targets.samlProviderId,
  };
  const id = all[type];
  if (id === undefined) throw new Error(`Nobody made a ${type}: do so here.`);
  return id;
}

const roles = [null, 'READ', 'COMMENT', 'EDIT', 'REVIEW', 'CREATE', 'ADMIN'] as const;
const roleOf = ({ level }: Standing) => roles[level] ?? null;
const everyScope = [
  'user:read',
  'organization:read',
  'organization:write',
  'organization:members:read',
  'organization:members:write',
  'space:read',
  'space:write',
  'space:permissions:read',
  'space:permissions:write',
  'change-request:merge',
  'site:read',
  'site:write',
  'site:publish',
  'site:permissions:read',
  'site:permissions:write',
  'openapi:read',
  'openapi:write',
  'integration:read',
  'integration:write',
];

/** The collection in which the content that is meant lies, and the one around that. */
interface Around {
  readonly outerId: string;
  readonly outermostId: string;
}

/** The stage: made once for a world, before its state is kept. */
export class Cast {
  readonly targets: Targets;
  /** The same with content for which there is no level but for admins, by default, and for whom it was given there. */
  readonly closed: Targets;
  /** The same with content in the trash. */
  readonly deleted: Targets;
  private readonly players: ReadonlyMap<Actor, Player>;
  private readonly tokens: ReadonlyMap<string, string>;

  constructor([targets, closed, deleted]: readonly [Targets, Targets, Targets], players: ReadonlyMap<Actor, Player>, tokens: ReadonlyMap<string, string>) {
    this.targets = targets;
    this.closed = closed;
    this.deleted = deleted;
    this.players = players;
    this.tokens = tokens;
  }

  player(actor: Actor): Player {
    const player = this.players.get(actor);
    if (!player) throw new Error(`Nobody plays ${actor}.`);
    return player;
  }

  /** The token that an actor uses for an operation that takes these scopes. */
  tokenFor(actor: Actor, scopes: readonly string[]): string | undefined {
    return this.tokens.get(tokenKey(actor, scopes));
  }
}

const tokenKey = (actor: Actor, scopes: readonly string[]): string => (standings[actor].scopes === 'all' ? actor : `${actor}: ${scopes.join(' ')}`);

/** The scopes that an actor's token has for an operation that takes these; undefined for a token without scopes. */
function scopesFor({ scopes: which }: Standing, needed: readonly string[]): string[] | undefined {
  const [first] = needed;
  if (which === 'all' || (which === 'every needed' && first === '*')) return undefined;
  if (which === 'every needed') return [...needed];
  return which === 'first only' && first !== '*' ? needed.slice(0, 1) : everyScope.filter((scope) => scope !== first && first !== undefined);
}

/** Puts the cast into a world; `scopes` are those of all operations. */
export async function castFor(world: World, scopes: readonly (readonly string[])[]): Promise<Cast> {
  const things = await makeThings(world);
  const { around, closed, deleted, ...content } = await makeContent(world, things);
  const [ofTranslations, ofIntegrations] = [await makeMeantTranslation(world, content.spaceId, content.lockedSpaceId), await makeMeantIntegrations(world)];
  const targets = { ...things, ...content, ...(await makeMeantSite(world, content.spaceId)), ...(await makeMeantSpec(world)), ...ofTranslations, ...ofIntegrations };
  const players = new Map<Actor, Player>();
  for (const actor of actors) {
    const player = await makePlayer(world, actor, targets, around);
    players.set(actor, { ...player, ...(await makeOwn(world, player, targets)) });
  }
  const tokens = new Map<string, string>();
  for (const player of players.values()) {
    for (const needed of scopes) {
      const key = tokenKey(player.actor, needed);
      const token = tokens.has(key) ? undefined : await makeToken(world, player, needed);
      if (token !== undefined) tokens.set(key, token);
    }
  }
  await removeTheFormer(world, players);
  return new Cast([targets, { ...targets, ...closed }, { ...targets, ...deleted }], players, tokens);
}

async function makePerson(world: World, name: string, place: { role: Standing['level']; disabled?: boolean; team?: { id: string; as: 'OWNER' | 'MEMBER' } | undefined } | undefined) {
  const { prisma } = world.door.database;
  const [userId, memberId, teamMemberId] = [newId('User'), newId('Member'), newId('TeamMember')];
  const email = `${name.replaceAll(' ', '.')}@acme.test`;
  await prisma.user.create({ data: { id: userId, email, displayName: name } });
  if (place) await prisma.member.create({ data: { id: memberId, organizationId: ids.acme, userId, role: roles[place.role] ?? null, disabled: place.disabled ?? false } });
  if (place?.team) await prisma.teamMember.create({ data: { id: teamMemberId, organizationId: ids.acme, teamId: place.team.id, memberId, role: place.team.as } });
  return { userId, memberId, teamMemberId, email };
}

type Place = Pick<Targets, 'spaceId' | 'collectionId'> & Material;
type Content = Place & Pick<Targets, 'destinationId' | 'deletedSpaceId' | 'deletedCollectionId' | 'lockedSpaceId' | 'grantId'>;
type Things = Omit<Targets, keyof Content | keyof SiteTargets | keyof SpecTargets | keyof TranslationTargets | keyof IntegrationTargets>;

/** Two collections, one in the other, and in the inner one all content that is meant; beside it the same closed by default, and in the trash. */
async function makeContent(world: World, { userId, teamId }: Things): Promise<Content & { around: Around; closed: Place; deleted: Place }> {
  const ana = world.as('ana');
  const make = async (kind: 'spaces' | 'collections', title: string, parent?: string): Promise<string> =>
    (await ana.post(`/v1/orgs/${ids.acme}/${kind}`, { title, ...(parent !== undefined && { parent }) })).body.id;
  const grantRead = async (kind: 'spaces' | 'collections', id: string): Promise<string> =>
    (await ana.post(`/v1/${kind}/${id}/permissions`, { users: [{ id: userId, role: 'read' }], teams: [{ id: teamId, role: 'read' }] })).body.grants[0].id;
  const outermostId = await make('collections', 'Outermost');
  const outerId = await make('collections', 'Outer', outermostId);
  const reviewer = await makePerson(world, 'reviewer', { role: 6 });
  const of = async (parent: string): Promise<Place> => {
    const [collectionId, spaceId] = [await make('collections', 'The collection meant', parent), await make('spaces', 'The space meant', parent)];
    return { collectionId, spaceId, ...(await makeMaterial(world, spaceId, reviewer.userId)) };
  };
  const content = await of(outerId);
  const closed = await of(outermostId);
  const [grantId = ''] = await Promise.all([content, closed].flatMap(({ spaceId, collectionId }) => [grantRead('spaces', spaceId), grantRead('collections', collectionId)]));
  await ana.patch(`/v1/spaces/${closed.spaceId}`, { defaultLevel: null });
  await ana.patch(`/v1/collections/${closed.collectionId}`, { defaultLevel: null });
  const lockedSpaceId = await make('spaces', 'The locked space', outerId);
  await ana.patch(`/v1/spaces/${lockedSpaceId}`, { editMode: 'locked' });
  await grantRead('spaces', lockedSpaceId);
  const deleted = await of(outerId);
  const { spaceId: deletedSpaceId, collectionId: deletedCollectionId } = deleted;
  await ana.delete(`/v1/spaces/${deletedSpaceId}`);
  await ana.delete(`/v1/collections/${deletedCollectionId}`);
  const destinationId = await make('collections', 'The destination', outerId);
  return { ...content, destinationId, deletedSpaceId, deletedCollectionId, lockedSpaceId, grantId, around: { outerId, outermostId }, closed, deleted };
}

async function makeThings(world: World): Promise<Things> {
  const { prisma } = world.door.database;
  const teamId = newId('Team');
  await prisma.team.create({ data: { id: teamId, organizationId: ids.acme, title: 'The team meant' } });
  const subject = await makePerson(world, 'subject', { role: 0, team: { id: teamId, as: 'MEMBER' } });
  const spare = await makePerson(world, 'spare', { role: 1 });
  const organization = `/v1/orgs/${ids.acme}`;
  const link = await world.as('ana').post(`${organization}/link-invites`, { role: 'read', team: teamId });
  const invites = await world.as('ana').post(`${organization}/invites`, { emails: ['invited@acme.test'], role: 'read' });
  const provider = await world.as('ana').post(`${organization}/saml`, { label: 'The provider meant', defaultTeam: teamId });
  const events = await world.as('ana').get(`${organization}/audit-events`);
  const tokens = await world.door.database.transaction(async (tx) => ({
    account: await issueToken(
      tx,
      new Date(),
      { userId: ids.user('publisher'), serviceAccount: { id: ids.publisher, organizationId: ids.acme } },
      { label: 'Publishing', scopes: ['organization:members:write'] },
    ),
    own: await issueToken(tx, new Date(), { userId: subject.userId }, { label: 'My own' }),
  }));
  return {
    organizationId: ids.acme,
    userId: subject.userId,
    memberId: subject.memberId,
    teamMemberId: subject.teamMemberId,
    teamId,
    linkInviteId: link.body.id,
    linkInviteSecret: new URL(link.body.urls.join).searchParams.get('secret') ?? '',
    inviteId: invites.body.invites[0].id,
    samlProviderId: provider.body.id,
    serviceAccountId: ids.publisher,
    serviceAccountTokenId: tokens.account.id,
    tokenId: tokens.own.id,
    auditEventId: events.body.items[0].id,
    spareUserId: spare.userId,
  };
}

type Own = 'ownChangeRequestId' | 'commentOnOwnId' | 'ownCommentId' | 'ownReplyId' | 'ownSiteId';
type Person = Omit<Player, Own>;

/** A change request that somebody made while he still could, what he said there, a site of his, and the ids of it. */
async function makeOwn(world: World, { userId }: Person, { spaceId, revisionId, changeRequestId, commentId }: Targets): Promise<Pick<Player, Own>> {
  const id = newId('ChangeRequest');
  const own = { ownChangeRequestId: id, commentOnOwnId: newId('Comment'), ownCommentId: newId('Comment'), ownReplyId: newId('CommentReply') };
  if (userId === undefined) return { ...own, ownSiteId: newId('Site') };
  const { prisma } = world.door.database;
  const number = 100 + (await prisma.changeRequest.count({ where: { spaceId } }));
  await prisma.changeRequest.create({ data: { id, organizationId: ids.acme, spaceId, number, status: 'OPEN', subject: 'His own', authorId: userId, revisionId, initialRevisionId: revisionId } });
  const said = { organizationId: ids.acme, spaceId, revisionId, markdown: 'Said in the matrix.' };
  await prisma.comment.createMany({
    data: [
      { ...said, id: own.commentOnOwnId, changeRequestId: id, authorId: ids.user('ana') },
      { ...said, id: own.ownCommentId, changeRequestId, authorId: userId },
    ],
  });
  await prisma.commentReply.create({ data: { id: own.ownReplyId, organizationId: ids.acme, commentId, authorId: userId, markdown: 'Answered in the matrix.' } });
  return { ...own, ownSiteId: await makeOwnSite(world, userId, spaceId) };
}

async function makePlayer(world: World, actor: Actor, { userId, teamId }: Targets, around: Around): Promise<Person> {
  const standing: Standing = standings[actor];
  const player = { actor, standing, serviceAccountId: undefined };
  if (standing.token === 'none' || actor === 'a garbage token') return { ...player, userId: undefined, email: undefined };
  if (actor === 'a stranger') return { ...player, userId: ids.user('eve'), email: 'eve@umbrella.test' };
  if (standing.self) return { ...player, userId, email: 'subject@acme.test' };
  if (!standing.person) return { ...player, ...(await makeServiceAccount(world, actor, standing)) };
  // Who is out, is shut out, or has a token that ended, was an admin: nothing of that may be left.
  const isOut = !standing.belongs;
  const team = standing.inTeam === null ? undefined : { id: teamId, as: standing.inTeam === 'owner' ? ('OWNER' as const) : ('MEMBER' as const) };
  const { userId: own, memberId, email } = await makePerson(world, actor, { role: isOut ? 6 : standing.level, disabled: actor === 'a disabled member', team });
  if (standing.given) await give(world, memberId, standing.given, around);
  return { ...player, userId: own, email };
}

/** Gives a member, and teams of his own, what sets his level on content apart. */
async function give(world: World, memberId: string, { direct, teams = [], fartherOff }: Given, { outerId, outermostId }: Around): Promise<void> {
  const { prisma } = world.door.database;
  const grant = (collectionId: string, holder: { memberId: string } | { teamId: string }, level: number) =>
    prisma.grant.create({ data: { id: newId('Grant'), organizationId: ids.acme, contentId: collectionId, collectionId, ...holder, role: roles[level] ?? null } });
  if (direct !== undefined) await grant(outerId, { memberId }, direct);
  if (fartherOff !== undefined) await grant(outermostId, { memberId }, fartherOff);
  for (const level of teams) {
    const teamId = newId('Team');
    await prisma.team.create({ data: { id: teamId, organizationId: ids.acme, title: 'A team that was given something' } });
    await prisma.teamMember.create({ data: { id: newId('TeamMember'), organizationId: ids.acme, teamId, memberId, role: 'MEMBER' } });
    await grant(outerId, { teamId }, level);
  }
}

async function makeServiceAccount(world: World, name: string, standing: Standing) {
  const { prisma } = world.door.database;
  const [id, userId, email] = [newId('ServiceAccount'), newId('User'), `${name.replaceAll(' ', '.')}@service-accounts.invalid`];
  await prisma.user.create({ data: { id: userId, email, displayName: name } });
  await prisma.serviceAccount.create({ data: { id, organizationId: ids.acme, userId, name, role: roleOf(standing) } });
  return { userId, email, serviceAccountId: id };
}

async function makeToken(world: World, player: Player, needed: readonly string[]): Promise<string | undefined> {
  const { actor, standing, userId, serviceAccountId } = player;
  if (standing.token === 'none') return undefined;
  if (userId === undefined) return 'lp_this-is-no-token';
  const scopes = scopesFor(standing, needed);
  const { database } = world.door;
  const now = new Date();
  const holder = serviceAccountId === undefined ? { userId } : { userId, serviceAccount: { id: serviceAccountId, organizationId: ids.acme } };
  const input = {
    label: actor,
    ...(scopes && { scopes }),
    ...(standing.boundElsewhere && { organizations: [ids.umbrella] }),
    ...(actor === 'an expired token' && { expiresAt: new Date(now.getTime() - 1000) }),
  };
  const { id, secret } = await database.transaction((tx) => issueToken(tx, now, holder, input));
  if (actor === 'a revoked token') await database.prisma.apiToken.update({ where: { id }, data: { revokedAt: now } });
  return secret;
}

async function removeTheFormer(world: World, players: ReadonlyMap<Actor, Player>): Promise<void> {
  const userId = players.get('a former member')?.userId ?? '';
  await world.door.database.prisma.member.delete({ where: { place: { userId, organizationId: ids.acme } } });
}
