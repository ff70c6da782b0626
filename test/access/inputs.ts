// The inputs of each operation of the access matrix, in the spellings of `/v1` and of GraphQL.
import { demoId } from '../../prisma/seed/ids.ts';
import type { KindName } from '../../src/domain/kinds.ts';
import type { TestActor, Targets } from './fixture.ts';
import {
  and,
  naming,
  none,
  organization,
  withBody,
  searchInput,
  type Input,
  type Make,
} from './input.ts';
import { DOCUMENT_ID, unaskedUserId } from './material.ts';
import { openAPIInputs } from './openapi-inputs.ts';
import { integrationInputs } from './integration-inputs.ts';
import { notificationInputs } from './notifications.ts';
import { presenceInputs } from './presence.ts';
import { samlInputs } from './saml-inputs.ts';
import { madeUpWebhooks, webhookInputs } from './webhook-inputs.ts';
import { madeUpSiteGrants, siteInputs, siteVariantInputs } from './site-inputs.ts';
import { perStandardResource } from '../standard.ts';
import { translationInputs } from './translation-inputs.ts';

/** Made-up ids of comments and replies. */
const madeUpComments = {
  commentId: demoId('Comment', 'nobody'),
  spaceCommentId: demoId('Comment', 'nobody'),
  mergedCommentId: demoId('Comment', 'nobody'),
  commentReplyId: demoId('CommentReply', 'nobody'),
  spaceCommentReplyId: demoId('CommentReply', 'nobody'),
} satisfies Partial<Targets>;

/** Made-up ids of every other kind. */
const madeUp = {
  organizationId: demoId('Organization', 'nobody'),
  userId: demoId('User', 'nobody'),
  memberId: demoId('Member', 'nobody'),
  grantId: demoId('Grant', 'nobody'),
  collectionGrantId: demoId('Grant', 'nobody'),
  teamGrantId: demoId('Grant', 'nobody'),
  collectionTeamGrantId: demoId('Grant', 'nobody'),
  teamId: demoId('Team', 'nobody'),
  linkInviteId: demoId('LinkInvite', 'nobody'),
  inviteId: demoId('Invite', 'nobody'),
  auditEventId: demoId('AuditEvent', 'nobody'),
  serviceAccountId: demoId('ServiceAccount', 'nobody'),
  serviceAccountTokenId: demoId('ApiToken', 'nobody'),
  tokenId: demoId('ApiToken', 'nobody'),
  spaceId: demoId('Space', 'nobody'),
  collectionId: demoId('Collection', 'nobody'),
  destinationId: demoId('Collection', 'nobody else'),
  deletedSpaceId: demoId('Space', 'nobody'),
  deletedCollectionId: demoId('Collection', 'nobody'),
  lockedSpaceId: demoId('Space', 'nobody'),
  pageId: demoId('Page', 'nobody'),
  pagePath: 'nowhere',
  fileId: demoId('File', 'nobody'),
  reusableContentId: demoId('ReusableContent', 'nobody'),
  revisionId: demoId('Revision', 'nobody'),
  olderRevisionId: demoId('Revision', 'nobody else'),
  changeRequestId: demoId('ChangeRequest', 'nobody'),
  mergedChangeRequestId: demoId('ChangeRequest', 'nobody else'),
  reviewId: demoId('Review', 'nobody'),
  reviewerUserId: demoId('User', 'nobody else'),
  importId: demoId('Import', 'nobody'),
  siteId: demoId('Site', 'nobody'),
  customHostname: 'docs.nobody.test',
  siteSectionId: demoId('SiteSection', 'nobody'),
  siteSpaceId: demoId('SiteSpace', 'nobody'),
  besideSiteSpaceId: demoId('SiteSpace', 'nobody else'),
  besideSectionId: demoId('SiteSection', 'nobody else'),
  groupedSectionId: demoId('SiteSection', 'nobody at all'),
  siteSectionGroupId: demoId('SiteSectionGroup', 'nobody'),
  shareLinkId: demoId('ShareLink', 'nobody'),
  redirectId: demoId('SiteRedirect', 'nobody'),
  ...madeUpSiteGrants,
  samlProviderId: demoId('SAMLProvider', 'nobody'),
  publishedSiteId: demoId('Site', 'nobody else'),
  specId: demoId('OpenAPISpec', 'nobody'),
  specSlug: 'of-nobody',
  specVersionId: demoId('OpenAPISpecVersion', 'nobody'),
  translationSettingsId: demoId('TranslationSettings', 'nobody'),
  integrationName: 'nobody',
  spareIntegrationName: 'nobody-else',
  installationId: demoId('IntegrationInstallation', 'nobody'),
} satisfies Partial<Targets>;

const madeUpStandard = perStandardResource(({ type }) => ({
  [type]: demoId(type as KindName, 'nobody'), // a type with an entry
}));

/**
 * Returns the targets with all ids made up; with `organization` all but the organization's, with
 * `content` only those of comments.
 */
export const madeUpTargets = (targets: Targets, keep?: 'organization' | 'content'): Targets => ({
  ...targets,
  ...(keep !== 'content' && {
    ...madeUp,
    standard: { ...madeUpStandard, ...madeUpWebhooks },
    siteAddress: `${targets.siteAddress}-nobody`,
  }),
  ...madeUpComments,
  ...(keep && { organizationId: targets.organizationId }),
});

const member: Make = ({ organizationId, userId, memberId }) => ({
  parameters: { organizationId, userId },
  variables: { userId: memberId },
});
const team: Make = ({ organizationId, teamId }) => ({ parameters: { organizationId, teamId } });
const placeInTeam: Make = ({ organizationId, teamId, userId }) => ({
  parameters: { organizationId, teamId, userId },
});
const linkInvite: Make = ({ organizationId, linkInviteId }) => ({
  parameters: { organizationId, inviteId: linkInviteId },
});
const account: Make = ({ organizationId, serviceAccountId }) => ({
  parameters: { organizationId, serviceAccountId },
});
const accountToken: Make = ({
  organizationId,
  serviceAccountId,
  serviceAccountTokenId: tokenId,
}) => ({ parameters: { organizationId, serviceAccountId, tokenId } });
const token: Make = ({ tokenId }) => ({ parameters: { tokenId } });

const space: Make = ({ spaceId }) => ({ parameters: { spaceId } });
const collection: Make = ({ collectionId }) => ({ parameters: { collectionId } });
const deletedSpace: Make = ({ deletedSpaceId: spaceId }) => ({ parameters: { spaceId } });
const deletedCollection: Make = ({ deletedCollectionId: collectionId }) => ({
  parameters: { collectionId },
});
const theUser = ({ userId }: Targets) => ({ userId });
const theTeam = ({ teamId }: Targets) => ({ teamId });
const everythingTo =
  (role: string) =>
  ({ userId, teamId }: Targets) => ({
    users: [{ id: userId, role }],
    teams: [{ id: teamId, role: null }],
  });

const grants = (content: 'Space' | 'Collection', make: Make): Readonly<Record<string, Make>> => ({
  [`list${content}MemberGrants`]: make,
  [`list${content}TeamGrants`]: make,
  [`list${content}MemberAccess`]: make,
  [`get${content}MemberGrant`]: (targets, testActor) => ({
    ...and(make, theUser)(targets, testActor),
    variables: { userId: content === 'Space' ? targets.grantId : targets.collectionGrantId },
  }),
  [`set${content}MemberGrant`]: withBody(
    and(make, theUser),
    { role: 'comment' },
    { role: 'COMMENT' },
  ),
  [`update${content}MemberGrant`]: withBody(and(make, theUser), { role: 'edit' }, { role: 'EDIT' }),
  [`remove${content}MemberGrant`]: and(make, theUser),
  [`get${content}TeamGrant`]: (targets, testActor) => ({
    ...and(make, theTeam)(targets, testActor),
    variables: {
      teamId: content === 'Space' ? targets.teamGrantId : targets.collectionTeamGrantId,
    },
  }),
  [`set${content}TeamGrant`]: withBody(and(make, theTeam), { role: null }),
  [`update${content}TeamGrant`]: withBody(
    and(make, theTeam),
    { role: 'create' },
    { role: 'CREATE' },
  ),
  [`remove${content}TeamGrant`]: and(make, theTeam),
  [`grantAllOn${content}`]: (targets, testActor) => ({
    ...make(targets, testActor),
    body: everythingTo('review')(targets),
    input: everythingTo('REVIEW')(targets),
  }),
});

const revision: Make = ({ spaceId, revisionId }) => ({ parameters: { spaceId, revisionId } });
const changeRequest: Make = ({ spaceId, changeRequestId }) => ({
  parameters: { spaceId, changeRequestId },
});
const merged: Make = ({ spaceId, mergedChangeRequestId: changeRequestId }) => ({
  parameters: { spaceId, changeRequestId },
});
const hisOwn: Make = ({ spaceId }, { ownChangeRequestId: changeRequestId }) => ({
  parameters: { spaceId, changeRequestId },
});
const lockedSpace: Make = ({ lockedSpaceId: spaceId }) => ({ parameters: { spaceId } });

const thePage = ({ pageId }: Targets) => ({ pageId });
const thePath = ({ pagePath }: Targets) => ({ pagePath });
const theFile = ({ fileId }: Targets) => ({ fileId });
const theReusableContent = ({ reusableContentId }: Targets) => ({ reusableContentId });
const theReviewer = ({ reviewerUserId: userId }: Targets) => ({ userId });

/** The inputs of the operations of each standard resource. */
const standardInputs = perStandardResource<Make>(
  ({ type, operations, parameter, create, update }) => {
    const one: Make = ({ organizationId, standard }) => ({
      parameters: { organizationId, [parameter]: standard[type] ?? '' },
    });
    return {
      [operations.list]: organization,
      [`create${type}`]: withBody(organization, create),
      [`get${type}`]: one,
      [`update${type}`]: withBody(one, update),
      [`delete${type}`]: one,
    };
  },
);

/** Returns the inputs of the reads of content of a space, a revision or a change request. */
const reads = (
  of: 'Space' | 'Revision' | 'ChangeRequest',
  make: Make,
): Readonly<Record<string, Make>> => ({
  [of === 'Revision' ? 'getRevision' : `get${of}Content`]: make,
  [`list${of}Pages`]: make,
  [`list${of}Files`]: make,
  [`get${of}File`]: and(make, theFile),
  [`get${of}Page`]: and(make, thePage),
  [`get${of}PageByPath`]: and(make, thePath),
  [`get${of}PageDocument`]: and(make, thePage),
  [`get${of}ReusableContent`]: and(make, theReusableContent),
  ...(of === 'Revision' && {
    getPageInRevisionByPath: and(make, thePath),
    listRevisionPageMetaLinks: and(make, thePage),
    getReusableContentInRevision: and(make, theReusableContent),
    getReusableContentDocumentInRevision: and(make, theReusableContent),
  }),
});

const fewLinks =
  (make: Make): Make =>
  (targets, testActor) => ({ ...make(targets, testActor), variables: { limit: 5 } });
const links = (of: 'Space' | 'ChangeRequest', make: Make): Readonly<Record<string, Make>> => ({
  [`list${of}PageLinks`]: fewLinks(and(make, thePage)),
  [`list${of}FileBacklinks`]: and(make, theFile),
});

const markdown = { markdown: 'Said in the matrix.' };
const reaction = { addedReactions: ['🎉'] };
const aText = { body: markdown };

/** Returns the inputs of the operations on comments of a change request or a space. */
const comments = (of: 'Space' | 'ChangeRequest', make: Make): Readonly<Record<string, Make>> => {
  const comment = and(make, ({ commentId, spaceCommentId }) => ({
    commentId: of === 'Space' ? spaceCommentId : commentId,
  }));
  const reply = and(comment, ({ commentReplyId, spaceCommentReplyId }) => ({
    commentReplyId: of === 'Space' ? spaceCommentReplyId : commentReplyId,
  }));
  return {
    [`list${of}Comments`]: make,
    [`get${of}Comment`]: comment,
    [`create${of}Comment`]: withBody(make, aText),
    [`update${of}Comment`]: withBody(comment, reaction),
    [`delete${of}Comment`]: comment,
    [`list${of}CommentReplies`]: comment,
    [`get${of}CommentReply`]: reply,
    [`create${of}CommentReply`]: withBody(comment, aText),
    [`update${of}CommentReply`]: withBody(reply, reaction),
    [`delete${of}CommentReply`]: reply,
  };
};
const aComment = and(changeRequest, ({ commentId }) => ({ commentId }));
const aReply = and(aComment, ({ commentReplyId }) => ({ commentReplyId }));
const mergedComment = and(merged, ({ mergedCommentId: commentId }) => ({ commentId }));
const ownComment: Make = ({ spaceId, changeRequestId }, { ownCommentId: commentId }) => ({
  parameters: { spaceId, changeRequestId, commentId },
});
const ownReply: Make = (
  { spaceId, changeRequestId, commentId },
  { ownReplyId: commentReplyId },
) => ({ parameters: { spaceId, changeRequestId, commentId, commentReplyId } });
const commentOnOwn: Make = (
  { spaceId },
  { ownChangeRequestId: changeRequestId, commentOnOwnId: commentId },
) => ({ parameters: { spaceId, changeRequestId, commentId } });
/** Adds the URL of an import, which is refused before any request is sent. */
const importing = (make: Make): Make =>
  withBody(
    make,
    { url: 'http://127.0.0.1:9/', source: 'markdown' },
    { url: 'http://127.0.0.1:9/', source: 'MARKDOWN' },
  );
const readImport =
  (field: string): Make =>
  ({ importId: id }) => ({
    parameters: { id },
    document: `query ($id: ID!) { ${field}(id: $id) { id } }`,
  });

const base64 = Buffer.from('Put into the matrix.').toString('base64');
const document = { markdown: 'Made in the matrix.' };
/** Adds changes that contain a file's bytes, which must not be stored without permission. */
const editing = (make: Make): Make =>
  withBody(
    make,
    {
      changes: [
        { operation: 'insert_page', title: 'Made in the matrix', document },
        { operation: 'insert_files', files: [{ name: 'matrix.txt', base64 }] },
      ],
    },
    {
      baseRevisionId: 'HEAD',
      changes: [
        { insertPage: { title: 'Made in the matrix', document } },
        { insertFiles: { files: [{ name: 'matrix.txt', base64 }] } },
      ],
    },
  );
const editingText = (make: Make): Make =>
  withBody(
    make,
    { changes: [{ operation: 'insert_page', title: 'Made in the matrix', document }] },
    {
      baseRevisionId: 'HEAD',
      changes: [{ insertPage: { title: 'Made in the matrix', document } }],
    },
  );
const approving = (make: Make): Make =>
  withBody(make, { status: 'approved' }, { status: 'APPROVED' });
const archiving = (make: Make): Make =>
  withBody(
    make,
    { subject: 'Renamed in the matrix', status: 'archived' },
    { subject: 'Renamed in the matrix', status: 'ARCHIVED' },
  );
const asking = (make: Make): Make => withBody(make, { users: [unaskedUserId] });

/** Operations with a second input. */
const variants: Readonly<Record<string, Make>> = {
  'getSpace of a deleted one': deletedSpace,
  'getCollection of a deleted one': deletedCollection,
  'restoreSpace of one that is not deleted': space,
  'restoreCollection of one that is not deleted': collection,
  'createSpace at the top': withBody(organization, { title: 'Made in the matrix' }),
  'createCollection at the top': withBody(organization, { title: 'Made in the matrix' }),
  'moveSpace to the top': withBody(space, { parent: null }),
  'moveCollection to the top': withBody(collection, { parent: null }),
  'transferSpace to the top': naming(space, ({ organizationId }) => ({
    organization: organizationId,
  })),
  'transferSpace to an organization of others': withBody(space, {
    organization: demoId('Organization', 'umbrella'),
  }),
  'transferCollection to an organization of others': withBody(collection, {
    organization: demoId('Organization', 'umbrella'),
  }),
  'removeSpaceMemberGrant without a grant': and(space, ({ spareUserId: userId }) => ({
    userId,
  })),
  'removeCollectionTeamGrant without a grant': and(collection, () => ({
    teamId: demoId('Team', 'writers'),
  })),
  'editSpaceContent of a locked one': editingText(lockedSpace),
  'rollbackSpace of a locked one': and(lockedSpace, ({ revisionId }) => ({ revisionId })),
  'getChangeRequest by its number': ({ spaceId, changeRequestId }) => ({
    parameters: { spaceId, changeRequestId: '2' },
    variables: { changeRequestId },
  }),
  'updateChangeRequest of their own': archiving(hisOwn),
  'requestReviewers of their own': asking(hisOwn),
  'removeRequestedReviewer of their own': and(hisOwn, theReviewer),
  'removeRequestedReviewer without a request': and(changeRequest, () => ({
    userId: unaskedUserId,
  })),
  'updateChangeRequest of a merged one': archiving(merged),
  'editChangeRequestContent of a merged one': editingText(merged),
  'pullChangeRequest of a merged one': merged,
  'mergeChangeRequest of a merged one': merged,
  'createReview of a merged one': approving(merged),
  'requestReviewers of a merged one': asking(merged),
  'revertChangeRequest of one that was not merged': changeRequest,
  'updateChangeRequestComment with a text': withBody(aComment, aText),
  'updateChangeRequestComment as resolved': withBody(aComment, { resolved: true }),
  'updateChangeRequestComment of their own with a text': withBody(ownComment, aText),
  'updateChangeRequestComment of their own as resolved': withBody(ownComment, {
    resolved: true,
  }),
  'updateChangeRequestComment on their own change request as resolved': withBody(commentOnOwn, {
    resolved: true,
  }),
  'updateChangeRequestComment on their own change request with a text': withBody(
    commentOnOwn,
    aText,
  ),
  'deleteChangeRequestComment of their own': ownComment,
  'deleteChangeRequestComment on their own change request': commentOnOwn,
  'updateChangeRequestCommentReply with a text': withBody(aReply, aText),
  'updateChangeRequestCommentReply of their own with a text': withBody(ownReply, aText),
  'deleteChangeRequestCommentReply of their own': ownReply,
  'createChangeRequestComment of a merged one': withBody(merged, aText),
  'createChangeRequestCommentReply of a merged one': withBody(mergedComment, aText),
  'updateChangeRequestComment of a merged one': withBody(mergedComment, reaction),
  'deleteChangeRequestComment of a merged one': mergedComment,
  'createSpaceComment of a locked one': withBody(lockedSpace, aText),
  'importIntoSpace of a locked one': importing(lockedSpace),
  'importIntoChangeRequest of a merged one': importing(merged),
  ...siteVariantInputs,
};

const inputs: Readonly<Record<string, Make>> = {
  getViewer: none,
  listOrganizations: none,
  listEmailDomainOrganizations: () => ({ parameters: { emailDomain: 'acme.test' } }),
  getSubdomain: () => ({ parameters: { subdomain: 'acme-docs' } }),
  createOrganization: withBody(none, { title: 'Made in the matrix' }),
  ...{ listTokens: none, createToken: withBody(none, { label: 'Made in the matrix' }) },
  ...{ getToken: token, rotateToken: token, revokeToken: token },
  getUser: ({ userId }) => ({ parameters: { userId } }),
  updateUser: withBody(({ userId }) => ({ parameters: { userId } }), { displayName: 'Renamed' }),
  'Query.node': ({ teamId: id }) => ({
    parameters: { id },
    document: 'query ($id: ID!) { node(id: $id) { id } }',
  }),
  'Query.nodes': ({ teamId: id }) => ({
    parameters: { id },
    document: 'query ($id: ID!) { nodes(ids: [$id]) { id } }',
  }),

  listSignInOrganizations: () => ({ query: { email: 'somebody@acme.test' } }),
  acceptInvite: (targets, { email }) => ({
    ...linkInvite(targets, {} as TestActor),
    body: { secret: targets.linkInviteSecret, email: email ?? 'somebody.new@acme.test' },
  }), // the path does not depend on the actor
  ...{ joinOrganization: organization, getOrganization: organization },
  getSearchSynonyms: organization,
  updateOrganization: withBody(organization, { title: 'Renamed in the matrix' }),
  setSearchSynonyms: withBody(organization, { groups: [{ words: ['k8s', 'kubernetes'] }] }),
  ...{ listAuditEvents: organization, listEventsAfter: organization },
  getAuditEvent: and(organization, ({ auditEventId }) => ({ auditEventId })),

  listInvites: organization,
  inviteMembers: withBody(
    organization,
    { emails: ['another@acme.test'], role: 'read' },
    { invitees: [{ email: 'another@acme.test' }], role: 'READ' },
  ),
  'Mutation.revokeInvite': ({ organizationId, inviteId }) => ({
    parameters: { organizationId, inviteId },
    document:
      'mutation ($inviteId: ID!) { revokeInvite(input: { id: $inviteId }) { revokedInviteId } }',
  }),
  ...standardInputs,
  listLinkInvites: organization,
  createLinkInvite: withBody(organization, { role: 'edit' }, { role: 'EDIT' }),
  getLinkInvite: linkInvite,
  updateLinkInvite: withBody(linkInvite, { maxUses: 5 }),
  deleteLinkInvite: linkInvite,

  listMembers: organization,
  getMember: member,
  listMemberSpaces: member,
  listMemberTeams: member,
  updateMember: withBody(member, { role: 'comment' }, { role: 'COMMENT' }),
  setMemberSSO: member,
  'Mutation.setMemberDisabled': (targets, testActor) => ({
    ...member(targets, testActor),
    document:
      'mutation ($userId: ID!) { setMemberDisabled(input: { id: $userId, disabled: true }) { member { id } } }',
  }),
  removeMember: member,
  pingOrganization: organization,

  listTeams: organization,
  createTeam: withBody(organization, { title: 'Made in the matrix' }),
  getTeam: team,
  updateTeam: withBody(team, { title: 'Renamed in the matrix' }),
  deleteTeam: team,
  listTeamMembers: team,
  updateTeamMembers: (targets, testActor) => ({
    ...team(targets, testActor),
    body: { add: [targets.spareUserId] },
  }),
  setTeamMember: withBody(placeInTeam, { role: 'owner' }, { role: 'OWNER' }),
  removeTeamMember: placeInTeam,

  listServiceAccountTokens: account,
  // A token cannot grant scopes that it lacks; every caller that gets this far has this one.
  createServiceAccountToken: withBody(account, {
    label: 'Made in the matrix',
    scopes: ['organization:members:write'],
  }),
  getServiceAccountToken: accountToken,
  revokeServiceAccountToken: accountToken,
  rotateServiceAccountToken: accountToken,

  listCollections: organization,
  getCollection: collection,
  listCollectionSpaces: collection,
  listCollectionChildren: collection,
  listOrganizationChildren: organization,
  createCollection: naming(organization, ({ collectionId: parent }) => ({
    title: 'Made in the matrix',
    parent,
  })),
  updateCollection: withBody(collection, { title: 'Renamed in the matrix' }),
  deleteCollection: collection,
  restoreCollection: deletedCollection,
  moveCollection: naming(collection, ({ destinationId: parent }) => ({ parent })),
  transferCollection: naming(collection, ({ organizationId, destinationId: parent }) => ({
    organization: organizationId,
    parent,
  })),
  ...{ listSpaces: organization, getSpace: space },
  createSpace: naming(organization, ({ collectionId: parent }) => ({
    title: 'Made in the matrix',
    parent,
  })),
  updateSpace: withBody(space, { title: 'Renamed in the matrix' }),
  deleteSpace: space,
  restoreSpace: deletedSpace,
  duplicateSpace: space,
  moveSpace: naming(space, ({ destinationId: parent }) => ({ parent })),
  transferSpace: naming(space, ({ organizationId, destinationId: parent }) => ({
    organization: organizationId,
    parent,
  })),
  ...grants('Space', space),
  ...grants('Collection', collection),

  ...reads('Space', space),
  ...reads('Revision', revision),
  getPageInRevisionByPath: and(revision, thePath),
  getReusableContentInRevision: and(revision, theReusableContent),
  ...reads('ChangeRequest', changeRequest),
  editSpaceContent: editing(space),
  listSpaceRevisions: space,
  listRevisionChanges: (targets, testActor) => ({
    ...revision(targets, testActor),
    query: { since: targets.olderRevisionId },
  }),
  rollbackSpace: revision,
  uploadFile: withBody(organization, { name: 'matrix.txt', base64 }),
  createFileUploadUrl: withBody(organization, { file: { name: 'a', type: 'a/b', size: 6 } }),
  getFile: and(organization, theFile),

  listChangeRequests: space,
  listOrganizationChangeRequests: organization,
  createChangeRequest: withBody(space, { subject: 'Made in the matrix' }),
  getChangeRequest: changeRequest,
  updateChangeRequest: archiving(changeRequest),
  editChangeRequestContent: editing(changeRequest),
  listChangeRequestChanges: changeRequest,
  getMergePreview: changeRequest,
  pullChangeRequest: changeRequest,
  mergeChangeRequest: changeRequest,
  revertChangeRequest: merged,
  listReviews: changeRequest,
  getReview: and(changeRequest, ({ reviewId }) => ({ reviewId })),
  createReview: approving(changeRequest),
  listRequestedReviewers: changeRequest,
  requestReviewers: asking(changeRequest),
  removeRequestedReviewer: and(changeRequest, theReviewer),
  ...comments('Space', space),
  ...comments('ChangeRequest', changeRequest),
  searchSpace: (targets, testActor) => ({ ...space(targets, testActor), query: searchInput }),
  searchOrganization: (...given) => ({ ...organization(...given), query: searchInput }),
  listSpaceLinks: fewLinks(space),
  ...links('Space', space),
  ...links('ChangeRequest', changeRequest),
  ...{ importIntoSpace: importing(space), importIntoChangeRequest: importing(changeRequest) },
  ...{ 'Query.import': readImport('import'), 'Query.finishedImport': readImport('finishedImport') },
  getContentByUrl: ({ appUrl, organizationId, spaceId }) => ({
    query: { url: `${appUrl}/o/${organizationId}/s/${spaceId}` },
  }),
  getEmbedInSpace: (...given) => ({ ...space(...given), query: { url: 'https://acme.test/' } }),
  getDocumentOfSpace: and(space, () => ({ documentId: DOCUMENT_ID })),
  ...{ exportSpace: space, exportRevision: revision, exportChangeRequest: changeRequest },
  ...{ getChangeRequestPDF: changeRequest, getSpacePDF: space, listContributors: changeRequest },
  ...{ getMergeRules: space, setMergeRules: withBody(space, { reviews: 1 }) },
  ...{ ...notificationInputs, ...presenceInputs, ...samlInputs, ...webhookInputs },
  ...siteInputs,
  ...{ ...openAPIInputs, ...translationInputs },
  ...integrationInputs,
  ...variants,
};

export const operationsWithInput: readonly string[] = Object.keys(inputs);

/** Names of the variants: the operation's name and the second input. */
export const variantNames: readonly string[] = Object.keys(variants);

/**
 * Returns the input of an operation. Throws an error that names the operation when there is none.
 */
export function inputOf(operation: string, targets: Targets, testActor: TestActor): Input {
  const make = inputs[operation];
  if (!make)
    throw new Error(
      `There is no input for ${operation}: say in test/access/inputs.ts what it is asked with.`,
    );
  return make(targets, testActor);
}
