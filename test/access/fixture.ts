// Creates the actors of the access matrix, their tokens, and the resources that operations change.
import { newId } from '../../src/data/new-id.ts';
import { issueToken } from '../../src/resources/token.ts';
import type { CreateTokenInput } from '../../src/generated/resolvers.ts';
import { createStandard } from '../standard-rows.ts';
import { ids, type World } from '../support.ts';
import {
  type Actor,
  actors,
  type ContentGrants,
  type ActorProfile,
  actorProfiles,
} from './actors.ts';
import { type IntegrationTargets, createTargetIntegrations } from './integrations.ts';
import { contentIds, type Material, makeMaterial } from './material.ts';
import { makeNotifications } from './notifications.ts';
import { createTargetSpec, type SpecTargets } from './openapi.ts';
import { createTargetSite, createOwnSite, type SiteTargets } from './sites.ts';
import { createTargetTranslation, type TranslationTargets } from './translations.ts';

/** The grants of the subject and of the team on the target content. */
interface GrantTargets {
  /** The grant of the subject on the space. */
  readonly grantId: string;
  readonly teamGrantId: string;
  readonly collectionGrantId: string;
  readonly collectionTeamGrantId: string;
}

/** The ids that operations name, under the names of the path parameters. */
export interface Targets
  extends Material,
    GrantTargets,
    SiteTargets,
    SpecTargets,
    TranslationTargets,
    IntegrationTargets {
  readonly organizationId: string;
  /** The subject: a guest who is in the team. */
  readonly userId: string;
  readonly memberId: string;
  readonly teamId: string;
  readonly teamMemberId: string;
  readonly linkInviteId: string;
  readonly linkInviteSecret: string;
  readonly inviteId: string;
  /** A pending provider. */
  readonly samlProviderId: string;
  readonly serviceAccountId: string;
  readonly serviceAccountTokenId: string;
  /** One of each standard resource, by its type. */
  readonly standard: Readonly<Record<string, string>>;
  /** A token of the subject. */
  readonly tokenId: string;
  readonly auditEventId: string;
  /** A member who is in no team, for operations that add somebody to one. */
  readonly spareUserId: string;
  /** Public URL of the app. */
  readonly appUrl: string;
  /** The target content, with no grants but the level `read` of the subject and of the team. */
  readonly spaceId: string;
  readonly collectionId: string;
  /**
   * The destination of moves and of new content. All levels on it are inherited from the outer
   * collection.
   */
  readonly destinationId: string;
  readonly deletedSpaceId: string;
  readonly deletedCollectionId: string;
  /** A space next to the target space whose content changes only through change requests. */
  readonly lockedSpaceId: string;
}

/** An actor with the ids of the rows that belong to them. */
export interface TestActor {
  readonly actor: Actor;
  readonly profile: ActorProfile;
  /** Undefined for an actor without a user. */
  readonly userId: string | undefined;
  readonly email: string | undefined;
  readonly serviceAccountId: string | undefined;
  /** A change request by the actor in the target space; a made-up id without a user. */
  readonly ownChangeRequestId: string;
  /** A comment by ana on the actor's change request. */
  readonly commentOnOwnId: string;
  /** A comment by the actor on the target change request. */
  readonly ownCommentId: string;
  /** A reply by the actor to the target comment. */
  readonly ownReplyId: string;
  /** A site that the actor created and that shows the target space. */
  readonly ownSiteId: string;
}

/**
 * Returns the id of one resource of a type. Throws an error that names the type when there is none.
 */
export function idOf(type: string, targets: Targets): string {
  const all: Readonly<Record<string, string>> = {
    User: targets.userId,
    Organization: targets.organizationId,
    Member: targets.memberId,
    Team: targets.teamId,
    TeamMember: targets.teamMemberId,
    Invite: targets.inviteId,
    LinkInvite: targets.linkInviteId,
    AuditEvent: targets.auditEventId,
    ApiToken: targets.serviceAccountTokenId,
    Collection: targets.collectionId,
    Space: targets.spaceId,
    Grant: targets.grantId,
    Revision: targets.revisionId,
    ...contentIds(targets),
    ChangeRequest: targets.changeRequestId,
    Review: targets.reviewId,
    Comment: targets.commentId,
    CommentReply: targets.commentReplyId,
    Import: targets.importId,
    Site: targets.siteId,
    SiteSection: targets.siteSectionId,
    SiteSectionGroup: targets.siteSectionGroupId,
    SiteSpace: targets.siteSpaceId,
    ShareLink: targets.shareLinkId,
    SiteRedirect: targets.redirectId,
    SiteGrant: targets.siteGrantId,
    OpenAPISpec: targets.specId,
    OpenAPISpecVersion: targets.specVersionId,
    TranslationSettings: targets.translationSettingsId,
    Integration: targets.integrationId,
    IntegrationInstallation: targets.installationId,
    SAMLProvider: targets.samlProviderId,
  };
  const id = all[type] ?? targets.standard[type];
  if (id === undefined) throw new Error(`Nobody made a ${type}: do so here.`);
  return id;
}

const roles = [null, 'READ', 'COMMENT', 'EDIT', 'REVIEW', 'CREATE', 'ADMIN'] as const;
const roleOf = ({ level }: ActorProfile) => roles[level] ?? null;
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

/** The collection that contains the target content, and the parent of that collection. */
interface OuterCollections {
  readonly outerId: string;
  readonly outermostId: string;
}

/** The actors and the targets, created once for a world before its state is saved. */
export class AccessFixture {
  readonly targets: Targets;
  /** The same targets with content that only admins and holders of a direct grant may read. */
  readonly closed: Targets;
  /** The same with content in the trash. */
  readonly deleted: Targets;
  private readonly testActors: ReadonlyMap<Actor, TestActor>;
  private readonly tokens: ReadonlyMap<string, string>;

  constructor(
    [targets, closed, deleted]: readonly [Targets, Targets, Targets],
    testActors: ReadonlyMap<Actor, TestActor>,
    tokens: ReadonlyMap<string, string>,
  ) {
    this.targets = targets;
    this.closed = closed;
    this.deleted = deleted;
    this.testActors = testActors;
    this.tokens = tokens;
  }

  testActor(actor: Actor): TestActor {
    const testActor = this.testActors.get(actor);
    if (!testActor) throw new Error(`The fixture has no ${actor}.`);
    return testActor;
  }

  /** Returns the token that an actor uses for an operation that requires these scopes. */
  tokenFor(actor: Actor, scopes: readonly string[]): string | undefined {
    return this.tokens.get(tokenKey(actor, scopes));
  }
}

const tokenKey = (actor: Actor, scopes: readonly string[]): string =>
  actorProfiles[actor].scopes === 'all' ? actor : `${actor}: ${scopes.join(' ')}`;

/**
 * Returns the scopes of an actor's token for an operation that requires `needed`; undefined for a
 * token without scopes.
 */
function scopesFor(
  { scopes: which }: ActorProfile,
  needed: readonly string[],
): string[] | undefined {
  const [first] = needed;
  if (which === 'all' || (which === 'every needed' && first === '*')) return undefined;
  if (which === 'every needed') return [...needed];
  return which === 'first only' && first !== '*'
    ? needed.slice(0, 1)
    : everyScope.filter((scope) => scope !== first && first !== undefined);
}

/** Creates the actors and targets in a world. `scopes` lists the scopes of all operations. */
export async function createAccessFixture(
  world: World,
  scopes: readonly (readonly string[])[],
): Promise<AccessFixture> {
  const organizationTargets = await createOrganizationTargets(world);
  const { around, closed, deleted, ...content } = await makeContent(world, organizationTargets);
  const targets = {
    ...organizationTargets,
    ...content,
    ...(await createTargetTranslation(world, content.spaceId, content.lockedSpaceId)),
    ...(await createTargetIntegrations(world)),
    ...(await createTargetSite(world, content.spaceId, content.reviewerUserId)),
    ...(await createTargetSpec(world)),
  };
  await makeNotifications(world, [content, closed, deleted], targets);
  const testActors = new Map<Actor, TestActor>();
  for (const actor of actors) {
    const testActor = await makeTestActor(world, actor, targets, around);
    testActors.set(actor, { ...testActor, ...(await makeOwn(world, testActor, targets)) });
  }
  const tokens = new Map<string, string>();
  for (const testActor of testActors.values()) {
    for (const needed of scopes) {
      const key = tokenKey(testActor.actor, needed);
      const token = tokens.has(key) ? undefined : await makeToken(world, testActor, needed);
      if (token !== undefined) tokens.set(key, token);
    }
  }
  const userId = testActors.get('a former member')?.userId ?? '';
  const compositeKey = { userId, organizationId: ids.acme };
  await world.console.database.prisma.member.delete({ where: { compositeKey } });
  return new AccessFixture(
    [targets, { ...targets, ...closed }, { ...targets, ...deleted }],
    testActors,
    tokens,
  );
}

async function makePerson(
  world: World,
  name: string,
  place:
    | {
        role: ActorProfile['level'];
        disabled?: boolean;
        team?: { id: string; as: 'OWNER' | 'MEMBER' } | undefined;
      }
    | undefined,
) {
  const { prisma } = world.console.database;
  const [userId, memberId, teamMemberId] = [newId('User'), newId('Member'), newId('TeamMember')];
  const email = `${name.replaceAll(' ', '.')}@acme.test`;
  await prisma.user.create({ data: { id: userId, email, displayName: name } });
  if (place)
    await prisma.member.create({
      data: {
        id: memberId,
        organizationId: ids.acme,
        userId,
        role: roles[place.role] ?? null,
        disabled: place.disabled ?? false,
      },
    });
  if (place?.team)
    await prisma.teamMember.create({
      data: {
        id: teamMemberId,
        organizationId: ids.acme,
        teamId: place.team.id,
        memberId,
        role: place.team.as,
      },
    });
  return { userId, memberId, teamMemberId, email };
}

type ContentTargets = Pick<Targets, 'spaceId' | 'collectionId'> & GrantTargets & Material;
type Content = ContentTargets &
  Pick<Targets, 'destinationId' | 'deletedSpaceId' | 'deletedCollectionId' | 'lockedSpaceId'>;
type OrganizationTargets = Omit<
  Targets,
  | keyof Content
  | keyof SiteTargets
  | keyof SpecTargets
  | keyof TranslationTargets
  | keyof IntegrationTargets
>;

/**
 * Creates two nested collections with all target content in the inner one, and the same content
 * once closed by default and once in the trash.
 */
async function makeContent(
  world: World,
  { userId, teamId }: OrganizationTargets,
): Promise<
  Content & { around: OuterCollections; closed: ContentTargets; deleted: ContentTargets }
> {
  const ana = world.as('ana');
  const make = async (
    kind: 'spaces' | 'collections',
    title: string,
    parent?: string,
  ): Promise<string> =>
    (
      await ana.post(`/v1/orgs/${ids.acme}/${kind}`, {
        title,
        ...(parent !== undefined && { parent }),
      })
    ).body.id;
  const grantRead = async (kind: 'spaces' | 'collections', id: string): Promise<string[]> => {
    const { body } = await ana.post(`/v1/${kind}/${id}/permissions`, {
      users: [{ id: userId, role: 'read' }],
      teams: [{ id: teamId, role: 'read' }],
    });
    return body.grants.map((grant: { readonly id: string }) => grant.id);
  };
  const outermostId = await make('collections', 'Outermost');
  const outerId = await make('collections', 'Outer', outermostId);
  const reviewer = await makePerson(world, 'reviewer', { role: 6 });
  const of = async (parent: string): Promise<ContentTargets> => {
    const [collectionId, spaceId] = [
      await make('collections', 'The collection meant', parent),
      await make('spaces', 'The space meant', parent),
    ];
    const material = await makeMaterial(world, spaceId, reviewer.userId);
    const [grantId = '', teamGrantId = ''] = await grantRead('spaces', spaceId);
    const [collectionGrantId = '', collectionTeamGrantId = ''] = await grantRead(
      'collections',
      collectionId,
    );
    const grants = { grantId, teamGrantId, collectionGrantId, collectionTeamGrantId };
    return { collectionId, spaceId, ...grants, ...material };
  };
  const content = await of(outerId);
  const closed = await of(outermostId);
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
  return {
    ...content,
    destinationId,
    deletedSpaceId,
    deletedCollectionId,
    lockedSpaceId,
    around: { outerId, outermostId },
    closed,
    deleted,
  };
}

async function createOrganizationTargets(world: World): Promise<OrganizationTargets> {
  const { prisma } = world.console.database;
  const teamId = newId('Team');
  await prisma.team.create({
    data: { id: teamId, organizationId: ids.acme, title: 'The team meant' },
  });
  const subject = await makePerson(world, 'subject', {
    role: 0,
    team: { id: teamId, as: 'MEMBER' },
  });
  const spare = await makePerson(world, 'spare', { role: 1 });
  const organization = `/v1/orgs/${ids.acme}`;
  const link = await world
    .as('ana')
    .post(`${organization}/link-invites`, { role: 'read', team: teamId });
  const invites = await world
    .as('ana')
    .post(`${organization}/invites`, { emails: ['invited@acme.test'], role: 'read' });
  const provider = await world
    .as('ana')
    .post(`${organization}/saml`, { label: 'The provider meant', defaultTeam: teamId });
  const events = await world.as('ana').get(`${organization}/audit-events`);
  const tokens = await world.console.database.transaction(async (tx) => ({
    account: await issueToken(
      tx,
      new Date(),
      {
        userId: ids.user('publisher'),
        serviceAccount: { id: ids.publisher, organizationId: ids.acme },
      },
      { label: 'Publishing', scopes: ['organization:members:write'] },
    ),
    own: await issueToken(tx, new Date(), { userId: subject.userId }, { label: 'My own' }),
  }));
  return {
    ...{ appUrl: `${world.url}/app`, organizationId: ids.acme, userId: subject.userId },
    ...{ memberId: subject.memberId, teamMemberId: subject.teamMemberId, teamId },
    linkInviteId: link.body.id,
    linkInviteSecret: new URL(link.body.urls.join).searchParams.get('secret') ?? '',
    inviteId: invites.body.invites[0].id,
    samlProviderId: provider.body.id,
    serviceAccountId: ids.publisher,
    serviceAccountTokenId: tokens.account.id,
    standard: { ...(await createStandard(world)), ServiceAccount: ids.publisher },
    tokenId: tokens.own.id,
    auditEventId: events.body.items[0].id,
    spareUserId: spare.userId,
  };
}

type Own = 'ownChangeRequestId' | 'commentOnOwnId' | 'ownCommentId' | 'ownReplyId' | 'ownSiteId';
type Person = Omit<TestActor, Own>;

/**
 * Creates a change request, a comment, a reply and a site of an actor, made before the actor lost
 * access.
 */
async function makeOwn(
  world: World,
  { userId }: Person,
  { spaceId, revisionId, changeRequestId, commentId }: Targets,
): Promise<Pick<TestActor, Own>> {
  const id = newId('ChangeRequest');
  const own = {
    ownChangeRequestId: id,
    commentOnOwnId: newId('Comment'),
    ownCommentId: newId('Comment'),
    ownReplyId: newId('CommentReply'),
  };
  if (userId === undefined) return { ...own, ownSiteId: newId('Site') };
  const { prisma } = world.console.database;
  const number = 100 + (await prisma.changeRequest.count({ where: { spaceId } }));
  await prisma.changeRequest.create({
    data: {
      id,
      organizationId: ids.acme,
      spaceId,
      number,
      status: 'OPEN',
      subject: 'Own change request',
      authorId: userId,
      revisionId,
      initialRevisionId: revisionId,
    },
  });
  const commentInput = {
    organizationId: ids.acme,
    spaceId,
    revisionId,
    markdown: 'Said in the matrix.',
  };
  await prisma.comment.createMany({
    data: [
      { ...commentInput, id: own.commentOnOwnId, changeRequestId: id, authorId: ids.user('ana') },
      { ...commentInput, id: own.ownCommentId, changeRequestId, authorId: userId },
    ],
  });
  await prisma.commentReply.create({
    data: {
      id: own.ownReplyId,
      organizationId: ids.acme,
      commentId,
      authorId: userId,
      markdown: 'Answered in the matrix.',
    },
  });
  return { ...own, ownSiteId: await createOwnSite(world, userId, spaceId) };
}

async function makeTestActor(
  world: World,
  actor: Actor,
  { userId, teamId }: Targets,
  around: OuterCollections,
): Promise<Person> {
  const profile: ActorProfile = actorProfiles[actor];
  const testActor = { actor, profile, serviceAccountId: undefined };
  if (profile.token === 'none' || actor === 'a garbage token')
    return { ...testActor, userId: undefined, email: undefined };
  if (actor === 'a stranger')
    return { ...testActor, userId: ids.user('eve'), email: 'eve@umbrella.test' };
  if (profile.self) return { ...testActor, userId, email: 'subject@acme.test' };
  if (!profile.person)
    return { ...testActor, ...(await makeServiceAccount(world, actor, profile)) };
  // Former and disabled members and holders of ended tokens were admins: none of that access may
  // remain.
  const isOut = !profile.belongs;
  const team =
    profile.inTeam === null
      ? undefined
      : { id: teamId, as: profile.inTeam === 'owner' ? ('OWNER' as const) : ('MEMBER' as const) };
  const {
    userId: own,
    memberId,
    email,
  } = await makePerson(world, actor, {
    role: isOut ? 6 : profile.level,
    disabled: actor === 'a disabled member',
    team,
  });
  if (profile.grants) await createGrants(world, memberId, profile.grants, around);
  return { ...testActor, userId: own, email };
}

/** Creates the grants of a member and of new teams of theirs. */
async function createGrants(
  world: World,
  memberId: string,
  { direct, teams = [], outer }: ContentGrants,
  { outerId, outermostId }: OuterCollections,
): Promise<void> {
  const { prisma } = world.console.database;
  const grant = (
    collectionId: string,
    holder: { memberId: string } | { teamId: string },
    level: number,
  ) =>
    prisma.grant.create({
      data: {
        id: newId('Grant'),
        organizationId: ids.acme,
        contentId: collectionId,
        collectionId,
        ...holder,
        role: roles[level] ?? null,
      },
    });
  if (direct !== undefined) await grant(outerId, { memberId }, direct);
  if (outer !== undefined) await grant(outermostId, { memberId }, outer);
  for (const level of teams) {
    const teamId = newId('Team');
    await prisma.team.create({
      data: { id: teamId, organizationId: ids.acme, title: 'A team that was given something' },
    });
    await prisma.teamMember.create({
      data: { id: newId('TeamMember'), organizationId: ids.acme, teamId, memberId, role: 'MEMBER' },
    });
    await grant(outerId, { teamId }, level);
  }
}

async function makeServiceAccount(world: World, name: string, profile: ActorProfile) {
  const { prisma } = world.console.database;
  const [id, userId] = [newId('ServiceAccount'), newId('User')];
  const email = `${name.replaceAll(' ', '.')}@service-accounts.invalid`;
  await prisma.user.create({ data: { id: userId, email, displayName: name } });
  await prisma.serviceAccount.create({
    data: { id, organizationId: ids.acme, userId, name, role: roleOf(profile) },
  });
  return { userId, email, serviceAccountId: id };
}

async function makeToken(
  world: World,
  testActor: TestActor,
  needed: readonly string[],
): Promise<string | undefined> {
  const { actor, profile, userId, serviceAccountId } = testActor;
  if (profile.token === 'none') return undefined;
  if (userId === undefined) return 'lp_this-is-no-token';
  const scopes = scopesFor(profile, needed);
  const { database } = world.console;
  const now = new Date();
  const holder =
    serviceAccountId === undefined
      ? { userId }
      : { userId, serviceAccount: { id: serviceAccountId, organizationId: ids.acme } };
  const input: CreateTokenInput = {
    label: actor,
    ...(scopes && { scopes }),
    ...(profile.boundElsewhere && { organizationIds: [ids.umbrella] }),
    ...(actor === 'an expired token' && { expiresAt: new Date(now.getTime() - 1000) }),
  };
  const { id, secret } = await database.transaction((tx) => issueToken(tx, now, holder, input));
  if (actor === 'a revoked token')
    await database.prisma.apiToken.update({ where: { id }, data: { revokedAt: now } });
  return secret;
}
