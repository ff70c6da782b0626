// Who may do what, written a second time from the rules' text (docs: permissions) and not from the code that decides it: nothing of src is imported here.
import { openAPIRows } from './openapi-rows.ts';
import { anybody, type ContentRule, inOrganization, levelNames, levelOn, levelWord, type Outcome, READ, type Row, seen, SPACE, wordOf } from './row.ts';
import { integrationRows } from './integration-rows.ts';
import { samlRows } from './saml-rows.ts';
import { siteRows, siteVariantRows } from './site-rows.ts';
import { translationRows } from './translation-rows.ts';
import { type Actor, actors, type Standing, standings } from './standings.ts';

/** Who is asked about an operation: about what is no content, nobody whose level there is all that sets him apart. */
export const actorsFor = (operation: string): readonly Actor[] => actors.filter((actor) => isAboutContent(operation) || !('given' in standings[actor]));

const WRITE = 'organization:write';
const MEMBERS = 'organization:members:read';
const CHANGE = 'organization:members:write';
const USER = 'user:read';
const CHANGE_SPACE = 'space:write';
const MERGE = 'change-request:merge';
const GRANTS = 'space:permissions:read';
const GRANT = 'space:permissions:write';
/** Only a token without scopes. */
const WHOLE = '*';

const level = (least: number, word: string) => ({ may: (who: Standing) => who.level >= least, needs: word });
const admin = level(6, 'admin');
const reader = level(1, 'read');
const orSelf = <Rule extends Pick<Row, 'may' | 'needs'>>(rule: Rule) => ({ ...rule, may: (who: Standing) => rule.may(who) || who.self });
const adminOrOwner = { may: (who: Standing) => who.level === 6 || who.inTeam === 'owner', needs: 'admin' };
const readerOrInTeam = { may: (who: Standing) => who.level >= 1 || who.inTeam !== null, needs: 'read' };
const person = { may: (who: Standing) => who.person, needs: 'a person' };

const holder = (...scopes: string[]): Row => ({ scopes, about: 'anybody', ...anybody });
const onMember = (rule: Pick<Row, 'may' | 'needs'>, ...scopes: string[]): Row => ({ scopes, about: 'member', ...rule });
const onTeam = (rule: Pick<Row, 'may' | 'needs'>, ...scopes: string[]): Row => ({ scopes, about: 'team', ...rule });

const levelRule = (least: number) => ({ may: (who: Standing) => levelOn(who) >= least, needs: wordOf(least), has: levelWord });
const readOn = levelRule(1);
const commentOn = levelRule(2);
const editOn = levelRule(3);
const reviewOn = levelRule(4);
const createOn = levelRule(5);
/** "Its own subject and status", "asking somebody to review one's own: edit"; of others' review, which is the word for it. */
const reviewOnOrOwn = { ...reviewOn, may: (who: Standing) => levelOn(who) >= 3 };
/** "Edit: author", who is somebody else here. */
const authorAlone = { ...commentOn, may: () => false, needs: 'oneself' };
/** "Files of an organization: edit anywhere in it", which a role gives, or a level on any space. */
const editAnywhere = {
  may: (who: Standing) => Math.max(who.level, who.content ?? 0, who.given?.fartherOff ?? 0) >= 3,
  needs: 'edit',
  has: (who: Standing) => levelNames[who.level] ?? '',
};
/** At the top of the organization his role is his level. */
const createAtTheTop = { may: (who: Standing) => who.level >= 5, needs: 'create', has: (who: Standing) => wordOf(who.level) };
const onContent = (rule: ContentRule, ...scopes: string[]): Row => ({ scopes, about: 'content', ...rule });
const onComment = (rule: ContentRule, ...scopes: string[]): Row => ({ ...onContent(rule, ...scopes), about: 'comment' });
const put = (...scopes: string[]): Row => ({ ...inOrganization(createOn, ...scopes), namesParent: true });
const toTheTop = (...scopes: string[]): Row =>
  onContent({ may: (who) => createOn.may(who) && createAtTheTop.may(who), needs: 'create', has: (who) => (createOn.may(who) ? createAtTheTop.has(who) : levelWord(who)) }, ...scopes);

/** Levels given on a space or collection: "space:permissions", and all of it for who has the level create there. A grant shows a team, which has a scope of its own. */
const grantRows = (content: 'Space' | 'Collection'): Readonly<Record<string, Row>> => ({
  [`list${content}MemberGrants`]: onContent(createOn, SPACE, GRANTS, MEMBERS),
  [`list${content}TeamGrants`]: onContent(createOn, SPACE, GRANTS, MEMBERS),
  [`list${content}MemberAccess`]: onContent(createOn, SPACE, GRANTS),
  [`get${content}MemberGrant`]: onContent(createOn, GRANTS, MEMBERS),
  [`set${content}MemberGrant`]: onContent(createOn, GRANT, GRANTS, MEMBERS),
  [`update${content}MemberGrant`]: onContent(createOn, GRANT, GRANTS, MEMBERS),
  // "DELETE: a target that is not there under a parent that is visible: 204"; "a parent that is not visible: 404".
  [`remove${content}MemberGrant`]: onContent(createOn, GRANT),
  [`get${content}TeamGrant`]: onContent(createOn, GRANTS, MEMBERS),
  [`set${content}TeamGrant`]: onContent(createOn, GRANT, GRANTS, MEMBERS),
  [`update${content}TeamGrant`]: onContent(createOn, GRANT, GRANTS, MEMBERS),
  [`remove${content}TeamGrant`]: onContent(createOn, GRANT),
  [`grantAllOn${content}`]: onContent(createOn, GRANT, GRANTS, MEMBERS),
});

/** "Read: every read of content, revisions, …": of a space, of a revision of it, and of a change request. */
const readRows = (of: 'Space' | 'Revision' | 'ChangeRequest'): Readonly<Record<string, Row>> => ({
  [of === 'Revision' ? 'getRevision' : `get${of}Content`]: onContent(readOn, SPACE),
  [`list${of}Pages`]: onContent(readOn, SPACE),
  [`list${of}Files`]: onContent(readOn, SPACE),
  [`get${of}File`]: onContent(readOn, SPACE),
  [`get${of}Page`]: onContent(readOn, SPACE),
  [`get${of}PageByPath`]: onContent(readOn, SPACE),
  [`get${of}ReusableContent`]: onContent(readOn, SPACE),
});

/** Links show the organization of what they lead to. */
const linkRows = (of: 'Space' | 'ChangeRequest'): Readonly<Record<string, Row>> => ({
  [`list${of}PageLinks`]: onContent(readOn, SPACE, READ),
  [`list${of}FileBacklinks`]: onContent(readOn, SPACE, READ),
});

/** "Comment: comment, reply, react". Who only reads sees that there are comments, and none of them. */
const commentRows = (of: 'Space' | 'ChangeRequest'): Readonly<Record<string, Row>> => ({
  [`list${of}Comments`]: onContent(commentOn, SPACE),
  [`get${of}Comment`]: onComment(commentOn, SPACE),
  [`create${of}Comment`]: onContent(commentOn, CHANGE_SPACE, SPACE),
  // With a reaction; what its text and its end need is asked apart.
  [`update${of}Comment`]: onComment(commentOn, CHANGE_SPACE, SPACE),
  // "Author or ≥ create"; and what is not seen under a parent that is: success, and nothing is done.
  [`delete${of}Comment`]: { ...onComment(createOn, CHANGE_SPACE), below: 'content' },
  [`list${of}CommentReplies`]: onComment(commentOn, SPACE),
  [`get${of}CommentReply`]: onComment(commentOn, SPACE),
  [`create${of}CommentReply`]: onComment(commentOn, CHANGE_SPACE, SPACE),
  [`update${of}CommentReply`]: onComment(commentOn, CHANGE_SPACE, SPACE),
  // The comment is the parent: not seen, it is 404.
  [`delete${of}CommentReply`]: onComment(createOn, CHANGE_SPACE),
});

/** Operations asked a second time, about something else. */
const variantRows: Readonly<Record<string, Row>> = {
  'getSpace of a deleted one': { ...onContent(createOn, SPACE), about: 'deleted' },
  'getCollection of a deleted one': { ...onContent(createOn, SPACE), about: 'nobody' },
  'restoreSpace of one that is not deleted': { ...onContent(createOn, CHANGE_SPACE, SPACE), result: 'CONFLICT' },
  'restoreCollection of one that is not deleted': { ...onContent(createOn, CHANGE_SPACE, SPACE), result: 'CONFLICT' },
  'createSpace at the top': inOrganization(createAtTheTop, CHANGE_SPACE, SPACE),
  'createCollection at the top': inOrganization(createAtTheTop, CHANGE_SPACE, SPACE),
  'moveSpace to the top': toTheTop(CHANGE_SPACE, SPACE),
  'moveCollection to the top': toTheTop(CHANGE_SPACE, SPACE),
  'transferSpace to the top': toTheTop(CHANGE_SPACE, SPACE),
  // "create is needed on both sides": nobody here belongs to the other.
  'transferSpace to an organization of others': { ...onContent(createOn, CHANGE_SPACE, SPACE), result: 'BAD_USER_INPUT' },
  'transferCollection to an organization of others': { ...onContent(createOn, CHANGE_SPACE, SPACE), result: 'BAD_USER_INPUT' },
  // Success; and it is noted that it was asked for.
  'removeSpaceMemberGrant of who was given nothing': { ...onContent(createOn, GRANT), result: 'nothing' },
  'removeCollectionTeamGrant of which was given nothing': { ...onContent(createOn, GRANT), result: 'nothing' },
  // "live edits also need `editMode` live", and who may not is told that first.
  'editSpaceContent of a locked one': { ...onContent(editOn, CHANGE_SPACE, SPACE), result: 'SPACE_LOCKED' },
  'rollbackSpace of a locked one': { ...onContent(createOn, CHANGE_SPACE, SPACE), result: 'SPACE_LOCKED' },
  'getChangeRequest by its number': onContent(readOn, SPACE),
  'updateChangeRequest of his own': onContent(reviewOnOrOwn, CHANGE_SPACE, SPACE),
  'requestReviewers of his own': onContent(reviewOnOrOwn, CHANGE_SPACE, SPACE),
  'removeRequestedReviewer of his own': { ...onContent(reviewOnOrOwn, CHANGE_SPACE, SPACE), result: 'nothing' },
  // Success; and it is noted that it was asked for.
  'removeRequestedReviewer of who was not asked': { ...onContent(reviewOn, CHANGE_SPACE, SPACE), result: 'nothing' },
  'updateChangeRequest of a merged one': { ...onContent(reviewOn, CHANGE_SPACE, SPACE), result: 'INVALID_TRANSITION' },
  'editChangeRequestContent of a merged one': { ...onContent(editOn, CHANGE_SPACE, SPACE), result: 'INVALID_TRANSITION' },
  'pullChangeRequest of a merged one': { ...onContent(editOn, CHANGE_SPACE), result: 'INVALID_TRANSITION' },
  'mergeChangeRequest of a merged one': { ...onContent(reviewOn, MERGE), result: 'INVALID_TRANSITION' },
  'createReview of a merged one': { ...onContent(reviewOn, CHANGE_SPACE, SPACE), result: 'INVALID_TRANSITION' },
  'requestReviewers of a merged one': { ...onContent(reviewOn, CHANGE_SPACE, SPACE), result: 'INVALID_TRANSITION' },
  // "Edit: author"; "delete: author or ≥ create"; "resolve: author, the change request's author, or ≥ edit". The author too needs the level comment.
  'updateChangeRequestComment with a text': onComment(authorAlone, CHANGE_SPACE, SPACE),
  'updateChangeRequestComment when it was dealt with': onComment(editOn, CHANGE_SPACE, SPACE),
  'updateChangeRequestComment of his own with a text': onComment(commentOn, CHANGE_SPACE, SPACE),
  'updateChangeRequestComment of his own when it was dealt with': onComment(commentOn, CHANGE_SPACE, SPACE),
  'updateChangeRequestComment on his own change request when it was dealt with': onComment(commentOn, CHANGE_SPACE, SPACE),
  'updateChangeRequestComment on his own change request with a text': onComment(authorAlone, CHANGE_SPACE, SPACE),
  'deleteChangeRequestComment of his own': { ...onComment(commentOn, CHANGE_SPACE), below: 'content' },
  'deleteChangeRequestComment on his own change request': { ...onComment(createOn, CHANGE_SPACE), below: 'content' },
  'updateChangeRequestCommentReply with a text': onComment(authorAlone, CHANGE_SPACE, SPACE),
  'updateChangeRequestCommentReply of his own with a text': onComment(commentOn, CHANGE_SPACE, SPACE),
  'deleteChangeRequestCommentReply of his own': onComment(commentOn, CHANGE_SPACE),
  // "Reply and react ≥ comment while the change request is neither archived nor merged"; to delete is no reaction.
  'createChangeRequestComment of a merged one': { ...onContent(commentOn, CHANGE_SPACE, SPACE), result: 'INVALID_TRANSITION' },
  'createChangeRequestCommentReply of a merged one': { ...onComment(commentOn, CHANGE_SPACE, SPACE), result: 'INVALID_TRANSITION' },
  'updateChangeRequestComment of a merged one': { ...onComment(commentOn, CHANGE_SPACE, SPACE), result: 'INVALID_TRANSITION' },
  'deleteChangeRequestComment of a merged one': { ...onComment(createOn, CHANGE_SPACE), below: 'content' },
  // Nothing of its content changes.
  'createSpaceComment of a locked one': onContent(commentOn, CHANGE_SPACE, SPACE),
  'importIntoSpace of a locked one': { ...onContent(createOn, CHANGE_SPACE, SPACE), result: 'SPACE_LOCKED' },
  'importIntoChangeRequest of a merged one': { ...onContent(editOn, CHANGE_SPACE, SPACE), result: 'INVALID_TRANSITION' },
  'revertChangeRequest of one that was not merged': { ...onContent(reviewOn, CHANGE_SPACE, SPACE), result: 'INVALID_TRANSITION' },
  ...siteVariantRows,
};

/** Every operation that is built: those of `/v1` by their names, and root fields that no route uses by theirs. */
const rows: Readonly<Record<string, Row>> = {
  // Any person, and what is about himself.
  getViewer: holder(USER),
  listOrganizations: holder(READ),
  // Answered for the domain of the caller's own address, empty for others: nobody is refused.
  listEmailDomainOrganizations: holder(READ),
  // The names of public addresses are public: no row of the rules narrows them.
  getSubdomain: holder(READ),
  createOrganization: { ...holder(WRITE, READ), ...person },
  listTokens: { ...holder(USER), ...person },
  createToken: { ...holder(WHOLE, USER), ...person },
  getToken: { scopes: [USER], about: 'token', ...anybody },
  rotateToken: { scopes: [WHOLE, USER], about: 'token', ...anybody },
  // No parent in the path: what is not there, or another's, is 404.
  revokeToken: { scopes: [WHOLE], about: 'token', ...anybody },
  getUser: { scopes: [USER], about: 'user', ...anybody },
  // Asked for a team's id here; what each caller gets for each type is told by the edges.
  'Query.node': holder(MEMBERS),
  'Query.nodes': holder(MEMBERS),

  // Without a token.
  listSignInOrganizations: { ...holder(), isPublic: true },
  acceptInvite: { ...holder(MEMBERS), ...person, isPublic: true },
  joinOrganization: { ...holder(CHANGE, MEMBERS), ...person },

  // Organization.
  getOrganization: inOrganization(anybody, READ),
  updateOrganization: inOrganization(admin, WRITE, READ),
  listAuditEvents: inOrganization(admin, READ),

  // Invites: organization admin.
  listInvites: inOrganization(admin, READ, MEMBERS),
  inviteMembers: inOrganization(admin, CHANGE, MEMBERS),
  'Mutation.revokeInvite': inOrganization(admin, CHANGE),
  listLinkInvites: inOrganization(admin, READ, MEMBERS),
  createLinkInvite: inOrganization(admin, CHANGE, MEMBERS),
  getLinkInvite: inOrganization(admin, MEMBERS),
  updateLinkInvite: inOrganization(admin, CHANGE, MEMBERS),
  deleteLinkInvite: inOrganization(admin, CHANGE),

  // Members: "one's own member row: any member; members' reads: listMembers"; roles: organization admin; leaving: oneself.
  listMembers: inOrganization(reader, READ, MEMBERS),
  getMember: onMember(orSelf(reader), MEMBERS),
  listMemberSpaces: onMember(orSelf(reader), MEMBERS, SPACE),
  listMemberTeams: onMember(orSelf(reader), MEMBERS),
  updateMember: onMember(admin, CHANGE, MEMBERS),
  setMemberSSO: onMember(admin, CHANGE, MEMBERS),
  'Mutation.setMemberDisabled': onMember(admin, CHANGE, MEMBERS),
  removeMember: { ...onMember(orSelf(admin), CHANGE), below: 'organization' },
  // "ping: any member", and a service account is none.
  pingOrganization: inOrganization({ may: (who) => who.person, needs: 'a member' }, READ),

  // Teams: "organization role ≥ read, or in the team"; organization admin, "or the owner, its members"; who is no admin may remove himself.
  listTeams: inOrganization(anybody, READ, MEMBERS),
  createTeam: inOrganization(admin, CHANGE, MEMBERS),
  getTeam: onTeam(readerOrInTeam, MEMBERS),
  updateTeam: onTeam(admin, CHANGE, MEMBERS),
  deleteTeam: { ...onTeam(admin, CHANGE), below: 'organization' },
  listTeamMembers: onTeam(readerOrInTeam, MEMBERS),
  updateTeamMembers: onTeam(adminOrOwner, CHANGE, MEMBERS),
  setTeamMember: onTeam(adminOrOwner, CHANGE, MEMBERS),
  removeTeamMember: onTeam(orSelf(adminOrOwner), CHANGE),

  // "service accounts: organization admin", and their tokens are other people's tokens.
  listServiceAccounts: inOrganization(admin, READ, MEMBERS),
  createServiceAccount: inOrganization(admin, CHANGE, MEMBERS),
  getServiceAccount: inOrganization(admin, MEMBERS),
  updateServiceAccount: inOrganization(admin, CHANGE, MEMBERS),
  deleteServiceAccount: inOrganization(admin, CHANGE),
  listServiceAccountTokens: inOrganization(admin, MEMBERS, USER),
  createServiceAccountToken: inOrganization(admin, CHANGE, USER),
  getServiceAccountToken: inOrganization(admin, MEMBERS, USER),
  revokeServiceAccountToken: inOrganization(admin, CHANGE),
  rotateServiceAccountToken: inOrganization(admin, CHANGE, USER),

  // Content: "read: every read of content"; "create: change, delete, restore, move, duplicate, transfer a space or collection; create in a collection".
  // Lists hold what he may read, and refuse nobody who belongs; the edges say what is in them. No parent in the path: what is not seen is 404, also for DELETE.
  listCollections: inOrganization(anybody, READ, SPACE),
  getCollection: onContent(readOn, SPACE),
  listCollectionSpaces: onContent(readOn, SPACE),
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
  ...grantRows('Space'),
  ...grantRows('Collection'),

  // What is in a space: "read: every read of content, revisions, …"; "edit: direct content change"; "create: rollback, merge rules".
  ...readRows('Space'),
  ...readRows('Revision'),
  ...readRows('ChangeRequest'),
  editSpaceContent: onContent(editOn, CHANGE_SPACE, SPACE),
  listSpaceRevisions: onContent(readOn, SPACE),
  listRevisionChanges: onContent(readOn, SPACE),
  rollbackSpace: onContent(createOn, CHANGE_SPACE, SPACE),
  getMergeRules: onContent(readOn, SPACE),
  setMergeRules: onContent(createOn, CHANGE_SPACE, SPACE),
  // "Files of an organization: edit anywhere in it", their reads likewise; a file that came into a space is for who reads that space.
  uploadFile: inOrganization(editAnywhere, CHANGE_SPACE, SPACE),
  getFile: { ...inOrganization(editAnywhere, SPACE), cameIntoContent: true },

  // Change requests. Across an organization "each by its space": the list is there for who belongs, and holds what he may read.
  listChangeRequests: onContent(readOn, SPACE),
  listOrganizationChangeRequests: inOrganization(anybody, READ, SPACE),
  getChangeRequest: onContent(readOn, SPACE),
  listChangeRequestChanges: onContent(readOn, SPACE),
  getMergePreview: onContent(readOn, SPACE),
  listReviews: onContent(readOn, SPACE),
  listRequestedReviewers: onContent(readOn, SPACE),
  // "Edit: make a change request, change its content, update it, its own subject and status".
  createChangeRequest: onContent(editOn, CHANGE_SPACE, SPACE),
  editChangeRequestContent: onContent(editOn, CHANGE_SPACE, SPACE),
  pullChangeRequest: onContent(editOn, CHANGE_SPACE),
  // "Review: merge, review, change or archive anybody's change request", "revert, requested reviewers, reviews". "To merge is another power than to write", also for tokens.
  updateChangeRequest: onContent(reviewOn, CHANGE_SPACE, SPACE),
  mergeChangeRequest: onContent(reviewOn, MERGE),
  revertChangeRequest: onContent(reviewOn, CHANGE_SPACE, SPACE),
  createReview: onContent(reviewOn, CHANGE_SPACE, SPACE),
  requestReviewers: onContent(reviewOn, CHANGE_SPACE, SPACE),
  // "A parent that is not visible: 404": the change request is.
  removeRequestedReviewer: onContent(reviewOn, CHANGE_SPACE, SPACE),

  ...commentRows('Space'),
  ...commentRows('ChangeRequest'),

  // "Read: every read of content, revisions, search, links". An organization's search holds what he may read, and refuses nobody who belongs.
  searchSpace: onContent(readOn, SPACE),
  searchOrganization: inOrganization(anybody, READ, SPACE),
  listSpaceLinks: onContent(readOn, SPACE, READ),
  ...linkRows('Space'),
  ...linkRows('ChangeRequest'),
  exportSpace: onContent(readOn, SPACE),
  exportRevision: onContent(readOn, SPACE),
  exportChangeRequest: onContent(readOn, SPACE),
  getChangeRequestPDF: onContent(readOn, SPACE),

  // "Create: import into a space"; "edit: … a change request: import into it". What an import met is told to who may edit.
  importIntoSpace: onContent(createOn, CHANGE_SPACE, SPACE),
  importIntoChangeRequest: onContent(editOn, CHANGE_SPACE, SPACE),
  'Query.import': onContent(editOn, SPACE),
  'Query.finishedImport': onContent(editOn, SPACE),
  ...samlRows,
  ...siteRows,
  ...openAPIRows,
  ...translationRows,
  ...integrationRows,
  ...variantRows,
};

export const expectedOperations: readonly string[] = Object.keys(rows);

/** A row of the table. Throws, by name, for an operation that nobody has written one for. */
function rowOf(operation: string): Row {
  const row = rows[operation];
  if (!row) throw new Error(`There is no expectation for ${operation}: say in test/access/expectation.ts who may.`);
  return row;
}

export const scopesOf = (operation: string): readonly string[] => rowOf(operation).scopes;

/** Whether the level on content decides, or what is done lies in content. */
const isAboutContent = (operation: string): boolean => rowOf(operation).has !== undefined;

/** Whether it is about a comment, which fewer see than what it is about. */
export const isAboutComment = (operation: string): boolean => rowOf(operation).about === 'comment';

/** Operations on content that lives: its id is in the path, or that of the collection to put something in is in the body. */
export const onLivingContent: readonly string[] = Object.keys(rows).filter((name) => !(name in variantRows) && (['content', 'comment'].includes(rows[name]?.about ?? '') || rows[name]?.namesParent));

/** What somebody must get from an operation that is built; with another level on the content than the usual one where that is said. */
export const expectation = (operation: string, actor: Actor, content?: number): Outcome => expectedOf(operation, actor, { ...standings[actor], ...(content !== undefined && { content }) });

/**
 * The same of a member whom Acme's sign-in stops: he is nobody there, and is told so by the words of the sign-in, not as what is not there,
 * wherever he names it: at every address under it, and in what publishes and installs.
 */
export function expectationWhereStopped(operation: string, actor: Actor, namesOrganization: boolean): Outcome {
  const outcome = expectedOf(operation, actor, { ...standings[actor], belongs: false });
  return namesOrganization && outcome.is === 'NOT_FOUND' ? { is: 'FORBIDDEN', needs: 'a sign-in through SAML', has: 'another token' } : outcome;
}

function expectedOf(operation: string, actor: Actor, who: Standing): Outcome {
  const row = rowOf(operation);
  if (who.token === 'bad') return { is: 'UNAUTHENTICATED' };
  if (who.token === 'none' && !row.isPublic) return { is: 'UNAUTHENTICATED' };
  const lacking = lackingScope(row, who);
  if (lacking !== undefined) return { is: 'FORBIDDEN', needs: lacking };
  if (operation === 'acceptInvite' && who.person) return { is: isStillMember(actor) ? 'ALREADY_EXISTS' : 'allowed' };
  // Nobody's address here is confirmed: who is not there already is told nothing.
  if (operation === 'joinOrganization' && who.person && !who.boundElsewhere) return { is: who.belongs ? 'ALREADY_EXISTS' : 'NOT_FOUND' };
  return { is: 'allowed', ...refusal(operation, row, who) };
}

/** A token's scopes only narrow; what is missing is named. */
function lackingScope({ scopes }: Row, who: Standing): string | undefined {
  const [first, second] = scopes;
  if (first === undefined || who.scopes === 'all') return undefined;
  if (first === WHOLE) return who.scopes === 'every needed' ? undefined : WHOLE;
  if (who.scopes === 'first missing') return first;
  return who.scopes === 'first only' ? second : undefined;
}

/** Shut out is not gone: a disabled member joins no second time, and who asks with a bound token is the same person. */
const isStillMember = (actor: Actor): boolean => standings[actor].belongs || actor === 'a disabled member' || standings[actor].self;

function refusal(operation: string, row: Row, who: Standing): Outcome | undefined {
  if (!seen[row.about](who)) return { is: row.below !== undefined && seen[row.below](who) ? 'nothing' : 'NOT_FOUND' };
  const isTokenOrOrganization = ['createToken', 'rotateToken', 'createOrganization', 'joinOrganization'].includes(operation);
  if (who.boundElsewhere && isTokenOrOrganization) return { is: 'FORBIDDEN', needs: 'a token for all organizations' };
  // Gap: a collection in the body that he does not see is no NOT_FOUND: what is addressed is there.
  if (row.namesParent && !seen.content(who)) return { is: 'BAD_USER_INPUT' };
  if (row.cameIntoContent && row.may(who) && !seen.content(who)) return { is: 'NOT_FOUND' };
  if (row.may(who)) return row.result && { is: row.result };
  const needs = typeof row.needs === 'string' ? row.needs : row.needs(who);
  if (row.has) return { is: 'FORBIDDEN', needs, has: row.has(who) };
  return row.about === 'anybody' ? { is: 'FORBIDDEN', needs } : { is: 'FORBIDDEN', needs, has: levelNames[who.level] ?? '' };
}

/** `permissions` of Acme for who belongs to it. */
export const organizationPermissions = ({ level, inTeam }: Standing) => ({
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

/** `permissions` of the team that is meant, for who sees it. */
export const teamPermissions = ({ level, inTeam }: Standing) => ({ admin: level === 6 || inTeam === 'owner', view: true });

/** `permissions` of the space that is meant, which is kept in step with nothing, for who sees it; in the trash, for who may bring it back. */
export const spacePermissions = (who: Standing, isDeleted = false) => {
  const least = (level: number) => !isDeleted && levelOn(who) >= level;
  return {
    view: least(1),
    access: least(1),
    admin: levelOn(who) >= 5,
    viewInviteLinks: least(5),
    edit: least(3),
    triggerGitSync: false,
    comment: least(2),
    merge: least(4),
    review: least(4),
  };
};

/** `permissions` of the collection that is meant, for who sees it. */
export const collectionPermissions = (who: Standing) => ({ view: true, admin: levelOn(who) >= 5, viewInviteLinks: levelOn(who) >= 5, create: levelOn(who) >= 5 });

/** His level on the content that is meant, as `/v1` spells it; null for none. */
export const contentLevel = (who: Standing): string | null => (levelOn(who) === 0 ? null : levelWord(who));
