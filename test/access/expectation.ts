// States who may do what, written a second time from the rules' text (docs: permissions) and
// independently of the code that decides it: nothing of src is imported here. The rows of standard
// resources follow from the roles in their entries.
import { commentRows, grantRows, linkRows, readRows } from './content-rows.ts';
import { integrationRows } from './integration-rows.ts';
import { openAPIRows } from './openapi-rows.ts';
import {
  anybody,
  inOrganization,
  levelNames,
  levelOn,
  levelNameOn,
  type Outcome,
  READ,
  type Row,
  visibleTo,
  SPACE,
} from './row.ts';
import {
  admin,
  adminOrOwner,
  CHANGE,
  CHANGE_SPACE,
  createOn,
  editAnywhere,
  editOn,
  holder,
  MEMBERS,
  MERGE,
  onContent,
  onMember,
  onTeam,
  orSelf,
  person,
  put,
  reader,
  readerOrInTeam,
  readOn,
  reviewOn,
  USER,
  UNRESTRICTED,
  WRITE,
} from './rules.ts';
import { notificationRows } from './notifications.ts';
import { presenceRows } from './presence.ts';
import { samlRows } from './saml-rows.ts';
import { webhookRows } from './webhook-rows.ts';
import { siteRows } from './site-rows.ts';
import { type Actor, actors, type ActorProfile, actorProfiles } from './actors.ts';
import { standardRows } from './standard-rows.ts';
import { translationRows } from './translation-rows.ts';
import { variantRows } from './variant-rows.ts';

/**
 * Returns the actors to check for an operation. Actors that differ only by grants on content are
 * left out where the operation is not about content.
 */
export const actorsFor = (operation: string): readonly Actor[] =>
  actors.filter((actor) => isAboutContent(operation) || !('grants' in actorProfiles[actor]));

/** Every operation: those of `/v1` by their names, and root fields without a route by theirs. */
const rows: Readonly<Record<string, Row>> = {
  ...standardRows,

  // The caller and any person.
  getViewer: holder(USER),
  listOrganizations: holder(READ),
  // Returns results only for the domain of the caller's own address, and an empty list for others:
  // nobody is refused.
  listEmailDomainOrganizations: holder(READ),
  // Names of public addresses are public: no rule restricts them.
  getSubdomain: holder(READ),
  createOrganization: { ...holder(WRITE, READ), ...person },
  listTokens: { ...holder(USER), ...person },
  createToken: { ...holder(UNRESTRICTED, USER), ...person },
  getToken: { scopes: [USER], about: 'token', ...anybody },
  rotateToken: { scopes: [UNRESTRICTED, USER], about: 'token', ...anybody },
  // The path has no parent: an absent token, or one of another user, is 404.
  revokeToken: { scopes: [UNRESTRICTED], about: 'token', ...anybody },
  getUser: { scopes: [USER], about: 'user', ...anybody },
  updateUser: {
    ...{ scopes: [UNRESTRICTED], about: 'user', may: ({ self }) => self, needs: 'oneself' },
    has: () => 'guest',
  },
  // Reads a team's id here; the tests of edges check what each caller can read of each type.
  'Query.node': holder(MEMBERS),
  'Query.nodes': holder(MEMBERS),

  // Operations that need no token.
  listSignInOrganizations: { ...holder(), isPublic: true },
  acceptInvite: { ...holder(MEMBERS), ...person, isPublic: true },
  joinOrganization: { ...holder(CHANGE, MEMBERS), ...person },

  // Organization.
  getOrganization: inOrganization(anybody, READ),
  updateOrganization: inOrganization(admin, WRITE, READ),
  getSearchSynonyms: inOrganization(anybody, READ),
  setSearchSynonyms: inOrganization(admin, WRITE, READ),
  getAuditEvent: inOrganization(admin, READ),
  listAuditEvents: inOrganization(admin, READ),
  listEventsAfter: inOrganization(admin, READ),

  // Invites require an organization admin.
  listInvites: inOrganization(admin, READ, MEMBERS),
  inviteMembers: inOrganization(admin, CHANGE, MEMBERS),
  'Mutation.revokeInvite': inOrganization(admin, CHANGE),
  listLinkInvites: inOrganization(admin, READ, MEMBERS),
  createLinkInvite: inOrganization(admin, CHANGE, MEMBERS),
  getLinkInvite: inOrganization(admin, MEMBERS),
  updateLinkInvite: inOrganization(admin, CHANGE, MEMBERS),
  deleteLinkInvite: inOrganization(admin, CHANGE),

  // Members: any member may read their own member row; listing others needs `listMembers`; roles
  // need an organization admin; members may leave.
  listMembers: inOrganization(reader, READ, MEMBERS),
  getMember: onMember(orSelf(reader), MEMBERS),
  listMemberSpaces: onMember(orSelf(reader), MEMBERS, SPACE),
  listMemberTeams: onMember(orSelf(reader), MEMBERS),
  updateMember: onMember(admin, CHANGE, MEMBERS),
  setMemberSSO: onMember(admin, CHANGE, MEMBERS),
  'Mutation.setMemberDisabled': onMember(admin, CHANGE, MEMBERS),
  removeMember: { ...onMember(orSelf(admin), CHANGE), below: 'organization' },
  // Rule: any member may ping. A service account is not a member.
  pingOrganization: inOrganization({ may: (profile) => profile.person, needs: 'a member' }, READ),

  // Teams are visible with the organization role `read` or from inside the team. An organization
  // admin may change them, and a team owner may change the members; everybody may remove
  // themselves.
  listTeams: inOrganization(anybody, READ, MEMBERS),
  createTeam: inOrganization(admin, CHANGE, MEMBERS),
  getTeam: onTeam(readerOrInTeam, MEMBERS),
  updateTeam: onTeam(admin, CHANGE, MEMBERS),
  deleteTeam: { ...onTeam(admin, CHANGE), below: 'organization' },
  listTeamMembers: onTeam(readerOrInTeam, MEMBERS),
  updateTeamMembers: onTeam(adminOrOwner, CHANGE, MEMBERS),
  setTeamMember: onTeam(adminOrOwner, CHANGE, MEMBERS),
  removeTeamMember: onTeam(orSelf(adminOrOwner), CHANGE),

  // Rule: the tokens of service accounts require an organization admin.
  listServiceAccountTokens: inOrganization(admin, MEMBERS, USER),
  createServiceAccountToken: inOrganization(admin, CHANGE, USER),
  getServiceAccountToken: inOrganization(admin, MEMBERS, USER),
  revokeServiceAccountToken: inOrganization(admin, CHANGE),
  rotateServiceAccountToken: inOrganization(admin, CHANGE, USER),

  // Rule: every read of content requires `read`; to change, delete, restore, move, duplicate or
  // transfer a space or collection, or to create in a collection, requires `create`.
  //
  // Lists contain what the caller may read and refuse no member; the tests of edges check their
  // content. The paths have no parent: invisible content is 404, also for DELETE.
  listCollections: inOrganization(anybody, READ, SPACE),
  getCollection: onContent(readOn, SPACE),
  listCollectionSpaces: onContent(readOn, SPACE),
  listCollectionChildren: onContent(readOn, SPACE),
  listOrganizationChildren: inOrganization(anybody, READ, SPACE),
  createCollection: put(CHANGE_SPACE, SPACE),
  updateCollection: onContent(createOn, CHANGE_SPACE, SPACE),
  deleteCollection: onContent(createOn, CHANGE_SPACE),
  restoreCollection: { ...onContent(createOn, CHANGE_SPACE, SPACE), about: 'deleted' },
  moveCollection: onContent(createOn, CHANGE_SPACE, SPACE),
  transferCollection: onContent(createOn, CHANGE_SPACE, SPACE),
  listSpaces: inOrganization(anybody, READ, SPACE),
  getSpace: onContent(readOn, SPACE),
  createSpace: put(CHANGE_SPACE, SPACE),
  updateSpace: onContent(createOn, CHANGE_SPACE, SPACE),
  deleteSpace: onContent(createOn, CHANGE_SPACE),
  restoreSpace: { ...onContent(createOn, CHANGE_SPACE, SPACE), about: 'deleted' },
  duplicateSpace: onContent(createOn, CHANGE_SPACE, SPACE),
  moveSpace: onContent(createOn, CHANGE_SPACE, SPACE),
  transferSpace: onContent(createOn, CHANGE_SPACE, SPACE),
  listSpaceIntegrations: onContent(readOn, SPACE, 'integration:read'),
  ...grantRows('Space'),
  ...grantRows('Collection'),

  // Rule: every read of content and revisions requires `read`, a direct content change `edit`,
  // rollback and merge rules `create`.
  ...readRows('Space'),
  ...readRows('Revision'),
  getPageInRevisionByPath: onContent(readOn, SPACE),
  getReusableContentInRevision: onContent(readOn, SPACE),
  ...readRows('ChangeRequest'),
  editSpaceContent: onContent(editOn, CHANGE_SPACE, SPACE),
  listSpaceRevisions: onContent(readOn, SPACE),
  listRevisionChanges: onContent(readOn, SPACE),
  rollbackSpace: onContent(createOn, CHANGE_SPACE, SPACE),
  getMergeRules: onContent(readOn, SPACE),
  setMergeRules: onContent(createOn, CHANGE_SPACE, SPACE),
  // Rule: files of an organization require `edit` anywhere in it, also for reads. A file that is
  // used in a space can be read with that space.
  uploadFile: inOrganization(editAnywhere, CHANGE_SPACE, SPACE),
  createFileUploadUrl: inOrganization(editAnywhere, CHANGE_SPACE),
  getFile: { ...inOrganization(editAnywhere, SPACE), cameIntoContent: true },

  // Rule: each change request of an organization is visible by its space. The list is available to
  // every member and contains what the caller may read.
  listChangeRequests: onContent(readOn, SPACE),
  listOrganizationChangeRequests: inOrganization(anybody, READ, SPACE),
  getChangeRequest: onContent(readOn, SPACE),
  listChangeRequestChanges: onContent(readOn, SPACE),
  getMergePreview: onContent(readOn, SPACE),
  listReviews: onContent(readOn, SPACE),
  getReview: onContent(readOn, SPACE),
  listRequestedReviewers: onContent(readOn, SPACE),
  // Rule: `edit` is required to create a change request, change its content or update it from
  // primary, and for the subject and status of one's own.
  createChangeRequest: onContent(editOn, CHANGE_SPACE, SPACE),
  editChangeRequestContent: onContent(editOn, CHANGE_SPACE, SPACE),
  pullChangeRequest: onContent(editOn, CHANGE_SPACE),
  // Rule: `review` is required to merge, review, revert, change or archive any change request, and
  // to request reviewers. Merging requires a scope other than that for writing.
  updateChangeRequest: onContent(reviewOn, CHANGE_SPACE, SPACE),
  mergeChangeRequest: onContent(reviewOn, MERGE),
  revertChangeRequest: onContent(reviewOn, CHANGE_SPACE, SPACE),
  createReview: onContent(reviewOn, CHANGE_SPACE, SPACE),
  requestReviewers: onContent(reviewOn, CHANGE_SPACE, SPACE),
  // Rule: an invisible parent is 404. The parent, the change request, is visible.
  removeRequestedReviewer: onContent(reviewOn, CHANGE_SPACE, SPACE),

  ...commentRows('Space'),
  ...commentRows('ChangeRequest'),

  // Rule: every read of content, revisions, search and links requires `read`. The search of an
  // organization contains what the caller may read and refuses no member.
  searchSpace: onContent(readOn, SPACE),
  searchOrganization: inOrganization(anybody, READ, SPACE),
  listSpaceLinks: onContent(readOn, SPACE, READ),
  ...linkRows('Space'),
  ...linkRows('ChangeRequest'),
  exportSpace: onContent(readOn, SPACE),
  getEmbedInSpace: onContent(readOn, SPACE),
  getContentByUrl: onContent(readOn, SPACE),
  getDocumentOfSpace: onContent(readOn, SPACE),
  exportRevision: onContent(readOn, SPACE),
  exportChangeRequest: onContent(readOn, SPACE),
  getChangeRequestPDF: onContent(readOn, SPACE),
  getSpacePDF: onContent(readOn, SPACE),
  listContributors: onContent(readOn, SPACE),

  // Rule: an import into a space requires `create`, into a change request `edit`. Reading the
  // result of an import requires `edit`.
  importIntoSpace: onContent(createOn, CHANGE_SPACE, SPACE),
  importIntoChangeRequest: onContent(editOn, CHANGE_SPACE, SPACE),
  'Query.import': onContent(editOn, SPACE),
  'Query.finishedImport': onContent(editOn, SPACE),
  ...{ ...notificationRows, ...presenceRows, ...samlRows, ...webhookRows },
  ...siteRows,
  ...openAPIRows,
  ...translationRows,
  ...integrationRows,
  ...variantRows,
};

export const expectedOperations: readonly string[] = Object.keys(rows);

/** Returns a row of the table. Throws an error that names the operation when there is none. */
function rowOf(operation: string): Row {
  const row = rows[operation];
  if (!row)
    throw new Error(
      `There is no expectation for ${operation}: say in test/access/expectation.ts who may.`,
    );
  return row;
}

export const scopesOf = (operation: string): readonly string[] => rowOf(operation).scopes;

/** Returns whether the level on content decides, or the operation happens in content. */
const isAboutContent = (operation: string): boolean => rowOf(operation).has !== undefined;

/**
 * Returns whether an operation is about a comment, which requires a higher level than its content.
 */
export const isAboutComment = (operation: string): boolean => rowOf(operation).about === 'comment';

/**
 * Operations on live content: the path has its id, or the body names the collection that receives
 * something.
 */
export const onLivingContent: readonly string[] = Object.keys(rows).filter(
  (name) =>
    !(name in variantRows) &&
    (['content', 'comment'].includes(rows[name]?.about ?? '') || rows[name]?.namesParent),
);

/**
 * Returns the expected outcome of an operation. `content` replaces the actor's level on the
 * content.
 */
export const expectation = (operation: string, actor: Actor, content?: number): Outcome =>
  expectedOf(operation, actor, {
    ...actorProfiles[actor],
    ...(content !== undefined && { content }),
  });

/**
 * Returns the expected outcome for a member who is blocked by the sign-in rules of Acme. The error
 * explains the sign-in, wherever the request names the organization: in the path, and in the body
 * of publishing and installing.
 */
export function expectationWhereStopped(
  operation: string,
  actor: Actor,
  namesOrganization: boolean,
): Outcome {
  const outcome = expectedOf(operation, actor, { ...actorProfiles[actor], belongs: false });
  return namesOrganization && outcome.is === 'NOT_FOUND'
    ? { is: 'FORBIDDEN', needs: 'a sign-in through SAML', has: 'another token' }
    : outcome;
}

function expectedOf(operation: string, actor: Actor, profile: ActorProfile): Outcome {
  const row = rowOf(operation);
  if (profile.token === 'bad') return { is: 'UNAUTHENTICATED' };
  if (profile.token === 'none' && !row.isPublic) return { is: 'UNAUTHENTICATED' };
  const lacking = lackingScope(row, profile);
  if (lacking !== undefined) return { is: 'FORBIDDEN', needs: lacking };
  if (operation === 'acceptInvite' && profile.person)
    return { is: isStillMember(actor) ? 'ALREADY_EXISTS' : 'allowed' };
  // No email address is confirmed here: callers who are not members cannot learn whether they could
  // join.
  if (operation === 'joinOrganization' && profile.person && !profile.boundElsewhere)
    return { is: profile.belongs ? 'ALREADY_EXISTS' : 'NOT_FOUND' };
  return { is: 'allowed', ...refusal(operation, row, profile) };
}

/**
 * Returns the scope that the token lacks. Scopes only narrow access, and the error names the
 * missing one.
 */
function lackingScope({ scopes }: Row, profile: ActorProfile): string | undefined {
  const [first, second] = scopes;
  if (first === undefined || profile.scopes === 'all') return undefined;
  if (first === UNRESTRICTED) return profile.scopes === 'every needed' ? undefined : UNRESTRICTED;
  if (profile.scopes === 'first missing') return first;
  return profile.scopes === 'first only' ? second : undefined;
}

/**
 * Returns whether the actor has a member row: disabled members cannot join again, and a bound token
 * still belongs to the same person.
 */
const isStillMember = (actor: Actor): boolean =>
  actorProfiles[actor].belongs || actor === 'a disabled member' || actorProfiles[actor].self;

function refusal(operation: string, row: Row, profile: ActorProfile): Outcome | undefined {
  if (!visibleTo[row.about](profile))
    return {
      is: row.below !== undefined && visibleTo[row.below](profile) ? 'nothing' : 'NOT_FOUND',
    };
  const isTokenOrOrganization = [
    'createToken',
    'rotateToken',
    'createOrganization',
    'joinOrganization',
  ].includes(operation);
  if (profile.boundElsewhere && isTokenOrOrganization)
    return { is: 'FORBIDDEN', needs: 'a token for all organizations' };
  // Known gap: an invisible collection in the body is not NOT_FOUND, because the organization in
  // the path is visible.
  if (row.namesParent && !visibleTo.content(profile)) return { is: 'BAD_USER_INPUT' };
  if (row.cameIntoContent && row.may(profile) && !visibleTo.content(profile))
    return { is: 'NOT_FOUND' };
  if (row.may(profile)) return row.result && { is: row.result };
  const needs = typeof row.needs === 'string' ? row.needs : row.needs(profile);
  if (row.has) return { is: 'FORBIDDEN', needs, has: row.has(profile) };
  return row.about === 'anybody'
    ? { is: 'FORBIDDEN', needs }
    : { is: 'FORBIDDEN', needs, has: levelNames[profile.level] ?? '' };
}

/** Returns the expected `permissions` of Acme for a member. */
export const organizationPermissions = ({ level, inTeam }: ActorProfile) => ({
  view: true,
  admin: level === 6,
  ownTeam: inTeam === 'owner',
  createContent: level >= 5,
  createOpenAPISpec: level >= 3,
  ingestConversations: level >= 5,
  viewBilling: level === 6,
  listMembers: level >= 1,
  listTeams: level >= 1,
  listIntegrations: level >= 3,
});

/** Returns the expected `permissions` of the target team for an actor who can see it. */
export const teamPermissions = ({ level, inTeam }: ActorProfile) => ({
  admin: level === 6 || inTeam === 'owner',
  view: true,
});

/**
 * Returns the expected `permissions` of the target space, which has no Git sync, for an actor who
 * can see it; in the trash, for an actor who may restore it.
 */
export const spacePermissions = (profile: ActorProfile, isDeleted = false) => {
  const least = (level: number) => !isDeleted && levelOn(profile) >= level;
  return {
    view: least(1),
    access: least(1),
    admin: levelOn(profile) >= 5,
    viewInviteLinks: least(5),
    edit: least(3),
    triggerGitSync: false,
    comment: least(2),
    merge: least(4),
    review: least(4),
  };
};

/** Returns the expected `permissions` of the target collection for an actor who can see it. */
export const collectionPermissions = (profile: ActorProfile) => ({
  view: true,
  admin: levelOn(profile) >= 5,
  viewInviteLinks: levelOn(profile) >= 5,
  create: levelOn(profile) >= 5,
});

/** Returns an actor's level on the target content as `/v1` spells it; null for none. */
export const contentLevel = (profile: ActorProfile): string | null =>
  levelOn(profile) === 0 ? null : levelNameOn(profile);
