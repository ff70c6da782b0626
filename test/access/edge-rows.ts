// Reads the rows at the end of each edge of the SDL.
import { perStandardResource } from '../standard.ts';
import { ids, type World } from '../support.ts';
import { type EdgeRows, rowsOf, type Prisma, oneRow, theOrganization } from './edge-row-sources.ts';
import type { TestActor, Targets } from './fixture.ts';
import { allContent, contentRows, levelsOf, targetIdOf } from './content.ts';
import type { Row } from './edge-expectation.ts';
import { contentIds, WORD } from './material.ts';
import { tokenEdges } from './edge-material.ts';
import { siteEdges, translationEdges } from './site-edge-rows.ts';
import { viewerEdges } from './viewer-edge-rows.ts';

/** Returns all rows at the end of an edge from the database, without any permission check. */
export async function rowsAtEndOf(
  world: World,
  name: string,
  targets: Targets,
  testActor: TestActor,
): Promise<Row[]> {
  const behind = rowsByEdge[name];
  if (!behind)
    throw new Error(
      `Nobody says what lies behind the edge ${name}: do so in test/access/edge-rows.ts.`,
    );
  return behind(world.console.database.prisma, targets, testActor);
}

const theTeam: EdgeRows = async (_, { teamId }) => rowsOf([{ id: teamId }]);
const makers = (rows: readonly { createdById: string | null }[]) =>
  rowsOf(rows.flatMap(({ createdById }) => (createdById === null ? [] : [{ id: createdById }])));

/** Returns the ids of a user's teams. */
async function teamsOf(prisma: Prisma, userId: string | undefined): Promise<ReadonlySet<string>> {
  const places = await prisma.teamMember.findMany({ where: { member: { userId: userId ?? '' } } });
  return new Set(places.map(({ teamId }) => teamId));
}

async function teamMembersWhere(
  prisma: Prisma,
  where: { teamId: string } | { memberId: string },
  { userId }: TestActor,
): Promise<Row[]> {
  const callersTeams = await teamsOf(prisma, userId);
  return (await prisma.teamMember.findMany({ where })).map(({ id, teamId }) => ({
    id,
    own: false,
    inCallersTeam: callersTeams.has(teamId),
    level: 0,
  }));
}

const members: EdgeRows = async (prisma, { organizationId }, { userId }) =>
  (await prisma.member.findMany({ where: { organizationId } })).map((row) => ({
    id: row.id,
    own: row.userId === userId,
    inCallersTeam: false,
    level: 0,
  }));

const theGrants =
  (of: 'Space' | 'Collection', holder: 'memberId' | 'teamId'): EdgeRows =>
  async (prisma, targets) =>
    rowsOf(
      await prisma.grant.findMany({
        where: { contentId: targetIdOf(of, targets), [holder]: { not: null } },
      }),
    );
const theParent =
  (of: 'Space' | 'Collection'): EdgeRows =>
  async (prisma, targets, testActor) => {
    const [content] = (await allContent(prisma, targets)).filter(
      ({ id }) => id === targetIdOf(of, targets),
    );
    return contentRows(prisma, targets, testActor, ({ id }) => id === content?.parentId);
  };
const whatIsIn =
  (kind: 'spaces' | 'collections'): EdgeRows =>
  (prisma, targets, testActor) =>
    contentRows(
      prisma,
      targets,
      testActor,
      ({ parentId, deletedAt, isSpace }) =>
        parentId === targets.collectionId && deletedAt === null && isSpace === (kind === 'spaces'),
    );

/** Returns the users of all members who have a level on the content. */
const usersWithLevel =
  (of: 'Space' | 'Collection'): EdgeRows =>
  async (prisma, targets) => {
    const found: { id: string }[] = [];
    for (const { userId } of await prisma.member.findMany({
      where: { organizationId: targets.organizationId },
    })) {
      const levels = await levelsOf(prisma, targets, { userId, serviceAccountId: undefined });
      if ((levels.get(targetIdOf(of, targets)) ?? 0) >= 1) found.push({ id: userId });
    }
    return rowsOf(found);
  };

/** Returns the target revision and the head revision of the target change request. */
async function theRevisions(prisma: Prisma, { revisionId, changeRequestId }: Targets) {
  const { revisionId: headId } = await prisma.changeRequest.findFirstOrThrow({
    where: { id: changeRequestId },
  });
  return prisma.revision.findMany({ where: { id: { in: [revisionId, headId] } } });
}

/** Returns the rows that the target revisions reference by the given columns. */
const ofRevisions =
  (
    ...columns: readonly (
      | 'parentId'
      | 'mergedParentId'
      | 'authorId'
      | 'spaceId'
      | 'changeRequestId'
      | 'mergedFromId'
    )[]
  ): EdgeRows =>
  async (prisma, targets) =>
    (await theRevisions(prisma, targets)).flatMap((row) =>
      columns.flatMap((column) => oneRow(row[column])),
    );

/** Returns the content of a type in the target revisions. */
const ofContent =
  (type: 'Page' | 'File' | 'ReusableContent'): EdgeRows =>
  async (prisma, targets) =>
    rowsOf(
      (await theRevisions(prisma, targets)).map(({ id: revisionId }) => ({
        id: contentIds({ ...targets, revisionId })[type],
      })),
    );

type ChangeRequestColumn =
  | 'authorId'
  | 'spaceId'
  | 'revisionId'
  | 'revertsId'
  | 'initialRevisionId'
  | 'mergedAncestorId'
  | 'mergedRevisionId';

/** Returns the row that a change request references by a column. */
const changeRequestRow = async (prisma: Prisma, id: string, column: ChangeRequestColumn) =>
  oneRow((await prisma.changeRequest.findFirstOrThrow({ where: { id } }))[column]);

/** Returns the row that the target change request references by a column. */
const ofChangeRequest =
  (column: ChangeRequestColumn): EdgeRows =>
  (prisma, { changeRequestId }) =>
    changeRequestRow(prisma, changeRequestId, column);

/** Returns the row that the merged change request references by a column. */
const ofMergedChangeRequest =
  (column: ChangeRequestColumn): EdgeRows =>
  (prisma, { mergedChangeRequestId }) =>
    changeRequestRow(prisma, mergedChangeRequestId, column);

/** Returns one of the two nested pages in the head revision of the target space. */
const inHead =
  (which: 'outer' | 'inner'): EdgeRows =>
  async (prisma, targets) => {
    const { revisionId } = await prisma.space.findFirstOrThrow({ where: { id: targets.spaceId } });
    const pageId = which === 'outer' ? targets.pageId : targets.laterPageId;
    return oneRow(`${pageId}.${revisionId}`);
  };

/** Returns the row that the target import references by a column. */
const ofImport =
  (column: 'spaceId' | 'changeRequestId' | 'revisionId' | 'authorId'): EdgeRows =>
  async (prisma, { importId: id }) =>
    oneRow((await prisma.import.findFirstOrThrow({ where: { id } }))[column]);

/** Returns the row that the comment on the space references by a column. */
const ofComment =
  (column: 'authorId' | 'resolvedById'): EdgeRows =>
  async (prisma, { spaceCommentId: id }) =>
    oneRow((await prisma.comment.findFirstOrThrow({ where: { id } }))[column]);

/** Returns the row that the target installation references by a column. */
const ofInstallation =
  (column: 'integrationId' | 'userId' | 'createdById'): EdgeRows =>
  async (prisma, { installationId: id }) =>
    oneRow((await prisma.integrationInstallation.findFirstOrThrow({ where: { id } }))[column]);

const integrationEdges: Readonly<Record<string, EdgeRows>> = {
  'Organization.integrations': async (prisma, { organizationId: ownerId }) =>
    rowsOf(
      await prisma.integration.findMany({ where: { OR: [{ visibility: 'PUBLIC' }, { ownerId }] } }),
    ),
  'Organization.installedIntegrations': async (prisma, { organizationId }) =>
    rowsOf(
      (await prisma.integrationInstallation.findMany({ where: { organizationId } })).map(
        ({ integrationId: id }) => ({ id }),
      ),
    ),
  'Integration.installations': async (prisma, { integrationId }) =>
    rowsOf(await prisma.integrationInstallation.findMany({ where: { integrationId } })),
  'Integration.events': async () => [], // none was sent
  'Integration.spaceInstallations': async () => oneRow(ids.space('guide')),
  'Integration.siteInstallations': async () => oneRow(ids.site('help')),
  'IntegrationInstallation.spaceInstallations': async () => oneRow(ids.space('guide')),
  'IntegrationInstallation.siteInstallations': async () => oneRow(ids.site('help')),
  'IntegrationInstallation.contentInstallation': async () => oneRow(ids.space('guide')),
  'ContentInstallation.installation': async (_, { installationId }) => oneRow(installationId),
  'ContentInstallation.space': (prisma, targets, testActor) =>
    contentRows(prisma, targets, testActor, ({ id }) => id === ids.space('guide')),
  'ContentInstallation.site': async () => [],
  'Space.integrations': async () => [],
  'Site.integrations': async () => [],
  'IntegrationInstallation.integration': ofInstallation('integrationId'),
  'IntegrationInstallation.user': ofInstallation('userId'),
  'IntegrationInstallation.createdBy': ofInstallation('createdById'),
};

const contentEdges = (of: 'Space' | 'Collection'): Readonly<Record<string, EdgeRows>> => ({
  [`${of}.organization`]: theOrganization,
  [`${of}.parent`]: theParent(of),
  [`${of}.memberGrant`]: theGrants(of, 'memberId'),
  [`${of}.teamGrant`]: theGrants(of, 'teamId'),
  [`${of}.memberGrants`]: theGrants(of, 'memberId'),
  [`${of}.teamGrants`]: theGrants(of, 'teamId'),
  [`${of}.memberAccess`]: usersWithLevel(of),
});

const rowsByEdge: Readonly<Record<string, EdgeRows>> = {
  ...integrationEdges,
  ...perStandardResource<EdgeRows>(({ type, list, table }) => ({
    [`Organization.${list}`]: async (prisma, { organizationId }) =>
      rowsOf(
        await prisma.$queryRawUnsafe<{ id: string }[]>(
          `SELECT id FROM ${table} WHERE organization_id = $1`,
          organizationId,
        ),
      ),
    [`${type}.organization`]: theOrganization,
  })),
  'Organization.membership': members,
  'Organization.member': async (prisma, targets, testActor) => {
    const { organizationId, userId } = targets;
    const { id } = await prisma.member.findFirstOrThrow({ where: { organizationId, userId } });
    return (await members(prisma, targets, testActor)).filter((row) => row.id === id);
  },
  'Organization.members': members,
  'Organization.teams': async (prisma, { organizationId }, { userId }) => {
    const callersTeams = await teamsOf(prisma, userId);
    return (await prisma.team.findMany({ where: { organizationId } })).map(({ id }) => ({
      id,
      own: false,
      inCallersTeam: callersTeams.has(id),
      level: 0,
    }));
  },
  'Organization.invites': async (prisma, { organizationId }) =>
    rowsOf(await prisma.invite.findMany({ where: { organizationId } })),
  'Organization.linkInvites': async (prisma, { organizationId }) =>
    rowsOf(await prisma.linkInvite.findMany({ where: { organizationId } })),
  'Organization.collections': (prisma, targets, testActor) =>
    contentRows(
      prisma,
      targets,
      testActor,
      ({ deletedAt, isSpace }) => !isSpace && deletedAt === null,
    ),
  'Organization.children': (prisma, targets, testActor) =>
    contentRows(
      prisma,
      targets,
      testActor,
      ({ parentId, deletedAt }) => parentId === null && deletedAt === null,
    ),
  'Organization.spaces': (prisma, targets, testActor) =>
    contentRows(
      prisma,
      targets,
      testActor,
      ({ deletedAt, isSpace }) => isSpace && deletedAt === null,
    ),
  'Organization.auditEvent': async (_, { auditEventId }) => oneRow(auditEventId),
  'Organization.auditEvents': async (prisma, { organizationId }) =>
    rowsOf(await prisma.auditEvent.findMany({ where: { organizationId } })),
  'Organization.eventsAfter': async (prisma, { organizationId }) =>
    rowsOf(await prisma.auditEvent.findMany({ where: { organizationId } })),
  'Member.user': async (_, { userId }) => rowsOf([{ id: userId }]),
  'Member.organization': theOrganization,
  'Member.teams': (prisma, { memberId }, testActor) =>
    teamMembersWhere(prisma, { memberId }, testActor),
  'Member.spaces': async (prisma, targets, testActor) => {
    const member = await levelsOf(prisma, targets, {
      userId: targets.userId,
      serviceAccountId: undefined,
    });
    return (
      await contentRows(
        prisma,
        targets,
        testActor,
        ({ deletedAt, isSpace }) => isSpace && deletedAt === null,
      )
    ).filter(({ id }) => (member.get(id) ?? 0) >= 1);
  },
  'Team.organization': theOrganization,
  'Team.members': (prisma, { teamId }, testActor) =>
    teamMembersWhere(prisma, { teamId }, testActor),
  'TeamMember.member': async (prisma, { teamId }) =>
    rowsOf(
      (await prisma.teamMember.findMany({ where: { teamId } })).map(({ memberId: id }) => ({ id })),
    ),
  'TeamMember.team': theTeam,
  'Invite.createdBy': async (prisma, { organizationId }) =>
    makers(await prisma.invite.findMany({ where: { organizationId } })),
  'Invite.organization': theOrganization,
  'Organization.samlProviders': async (prisma, { organizationId }) =>
    rowsOf(await prisma.sAMLProvider.findMany({ where: { organizationId } })),
  'SAMLProvider.defaultTeam': theTeam,
  'SAMLProvider.organization': theOrganization,
  'Organization.webhookEndpoints': async (prisma, { organizationId }) =>
    rowsOf(await prisma.webhookEndpoint.findMany({ where: { organizationId } })),
  'WebhookEndpoint.createdBy': async (prisma, { standard: { WebhookEndpoint: id = '' } }) =>
    makers(await prisma.webhookEndpoint.findMany({ where: { id } })),
  'WebhookEndpoint.selectionBy': async (prisma, { standard: { WebhookEndpoint: id = '' } }) => {
    const rows = await prisma.webhookEndpoint.findMany({ where: { id } });
    return makers(rows.map(({ selectionById }) => ({ createdById: selectionById })));
  },
  'WebhookEndpoint.organization': theOrganization,
  'WebhookEndpoint.deliveries': async (prisma, { standard: { WebhookEndpoint = '' } }) =>
    rowsOf(
      await prisma.webhookDelivery.findMany({ where: { webhookEndpointId: WebhookEndpoint } }),
    ),
  'WebhookDelivery.webhookEndpoint': async (_, { standard: { WebhookEndpoint = '' } }) =>
    oneRow(WebhookEndpoint),
  'LinkInvite.team': theTeam,
  'LinkInvite.createdBy': async (prisma, { linkInviteId: id }) =>
    makers(await prisma.linkInvite.findMany({ where: { id } })),
  'LinkInvite.organization': theOrganization,
  'ServiceAccount.createdBy': async (prisma, { serviceAccountId: id }) =>
    makers(await prisma.serviceAccount.findMany({ where: { id } })),
  'ServiceAccount.user': async (prisma, { serviceAccountId: id }) =>
    rowsOf(
      (await prisma.serviceAccount.findMany({ where: { id } })).map(({ userId }) => ({
        id: userId,
      })),
    ),
  'ServiceAccount.tokens': async (prisma, { serviceAccountId }) =>
    rowsOf(await prisma.apiToken.findMany({ where: { serviceAccountId, revokedAt: null } })),
  // Rule: callers who can read a service account see it as the actor. Only admins read events.
  'AuditEvent.actor': async (prisma, { organizationId }) => {
    const accounts = new Map(
      (await prisma.serviceAccount.findMany({ where: { organizationId } })).map(
        ({ id, userId }) => [userId, id],
      ),
    );
    const events = await prisma.auditEvent.findMany({ where: { organizationId } });
    return makers(
      events.map(({ actorId }) => ({
        createdById: actorId === null ? null : (accounts.get(actorId) ?? actorId),
      })),
    );
  },
  ...contentEdges('Collection'),
  'Collection.children': (prisma, targets, testActor) =>
    contentRows(
      prisma,
      targets,
      testActor,
      ({ parentId, deletedAt }) => parentId === targets.collectionId && deletedAt === null,
    ),
  'Collection.spaces': whatIsIn('spaces'),
  'Collection.collections': whatIsIn('collections'),
  ...contentEdges('Space'),
  'Organization.changeRequests': async (prisma, targets, testActor) => {
    const spaces = await contentRows(
      prisma,
      targets,
      testActor,
      ({ deletedAt, isSpace }) => isSpace && deletedAt === null,
    );
    const found = await prisma.changeRequest.findMany({
      where: { spaceId: { in: spaces.map(({ id }) => id) } },
    });
    return found.map(({ id, spaceId }) => ({
      id,
      own: false,
      inCallersTeam: false,
      level: spaces.find((space) => space.id === spaceId)?.level ?? 0,
    }));
  },
  'Space.revision': async (prisma, { spaceId: id }) =>
    oneRow((await prisma.space.findFirstOrThrow({ where: { id } })).revisionId),
  'Space.revisions': async (prisma, { spaceId }) =>
    rowsOf(await prisma.revision.findMany({ where: { spaceId, changeRequestId: null } })),
  'Space.changeRequest': async (_, { changeRequestId }) => oneRow(changeRequestId),
  'Space.changeRequests': async (prisma, { spaceId }) =>
    rowsOf(await prisma.changeRequest.findMany({ where: { spaceId } })),
  'Revision.author': ofRevisions('authorId'),
  'Revision.parents': ofRevisions('parentId', 'mergedParentId'),
  'Revision.space': ofRevisions('spaceId'),
  'Revision.changeRequest': ofRevisions('changeRequestId'),
  'Revision.mergedFrom': ofRevisions('mergedFromId'),
  // The space has one file, and both revisions changed the one page that existed before them.
  'Revision.pages': ofContent('Page'),
  'Revision.allPages': ofContent('Page'),
  'Revision.page': ofContent('Page'),
  'Revision.pageByPath': ofContent('Page'),
  'Revision.files': async (_, { fileId }) => oneRow(fileId),
  'Revision.allFiles': ofContent('File'),
  'Revision.file': ofContent('File'),
  'Revision.reusableContents': ofContent('ReusableContent'),
  'Revision.reusableContent': ofContent('ReusableContent'),
  'Page.createdBy': async () => oneRow(ids.user('ana')),
  'Page.updatedBy': async () => oneRow(ids.user('ana')),
  'Page.parent': inHead('outer'),
  'Page.pages': inHead('inner'),
  'Page.allPages': inHead('inner'),
  'ChangeRequest.review': async (_, { reviewId }) => oneRow(reviewId),
  'Review.reviewer': async (prisma, { reviewId: id }) =>
    oneRow((await prisma.review.findFirstOrThrow({ where: { id } })).reviewerId),
  'Review.revision': async (prisma, { changeRequestId }) =>
    rowsOf(
      (await prisma.review.findMany({ where: { changeRequestId } })).map(({ revisionId: id }) => ({
        id,
      })),
    ),
  'Revision.changes': async (_, { pageId }) => oneRow(pageId),
  'ChangeRequest.createdBy': ofChangeRequest('authorId'),
  'ChangeRequest.contributors': async (prisma, { changeRequestId }) =>
    rowsOf(
      (await prisma.contributor.findMany({ where: { changeRequestId } })).map(({ userId: id }) => ({
        id,
      })),
    ),
  'ChangeRequest.space': ofChangeRequest('spaceId'),
  'ChangeRequest.revision': ofChangeRequest('revisionId'),
  'ChangeRequest.revisionInitial': ofChangeRequest('initialRevisionId'),
  'ChangeRequest.revisionMerged': ofMergedChangeRequest('mergedRevisionId'),
  'ChangeRequest.revisionMergedAncestor': ofMergedChangeRequest('mergedAncestorId'),
  'ChangeRequest.revisions': async (prisma, { changeRequestId }) =>
    rowsOf(await prisma.revision.findMany({ where: { changeRequestId } })),
  'ChangeRequest.changes': async (_, { pageId }) => oneRow(pageId),
  'ChangeRequest.reverts': ofChangeRequest('revertsId'),
  'ChangeRequest.reviews': async (prisma, { changeRequestId }) =>
    rowsOf(await prisma.review.findMany({ where: { changeRequestId } })),
  'ChangeRequest.requestedReviewers': async (prisma, { changeRequestId }) =>
    rowsOf(
      (await prisma.requestedReviewer.findMany({ where: { changeRequestId } })).map(
        ({ userId: id }) => ({ id }),
      ),
    ),
  'Space.comments': async (prisma, { spaceId }) =>
    rowsOf(await prisma.comment.findMany({ where: { spaceId, changeRequestId: null } })),
  'ChangeRequest.comments': async (prisma, { changeRequestId }) =>
    rowsOf(await prisma.comment.findMany({ where: { changeRequestId } })),
  'Comment.postedBy': ofComment('authorId'),
  'Comment.resolvedBy': ofComment('resolvedById'),
  'Comment.replies': async (prisma, { spaceCommentId: commentId }) =>
    rowsOf(await prisma.commentReply.findMany({ where: { commentId } })),
  'CommentReply.comment': async (prisma, { commentReplyId: id }) =>
    oneRow((await prisma.commentReply.findFirstOrThrow({ where: { id } })).commentId),
  'CommentReply.postedBy': async (prisma, { commentReplyId: id }) =>
    oneRow((await prisma.commentReply.findFirstOrThrow({ where: { id } })).authorId),
  'Space.search': async (_, { pageId }) => oneRow(pageId),
  'Organization.search': async (prisma, targets, testActor) => {
    const found = new Set(
      (
        await prisma.searchSection.findMany({
          where: { organizationId: targets.organizationId, body: { contains: WORD } },
          select: { spaceId: true },
        })
      ).map(({ spaceId }) => spaceId),
    );
    return contentRows(
      prisma,
      targets,
      testActor,
      ({ id, deletedAt }) => found.has(id) && deletedAt === null,
    );
  },
  // One page has one link, which leads to the file.
  'Revision.links': async (_, { fileId }) => oneRow(`/files/${fileId}`),
  'Revision.backlinks': async (_, { pageId }) => oneRow(pageId),
  'Import.space': ofImport('spaceId'),
  'Import.changeRequest': ofImport('changeRequestId'),
  'Import.revision': ofImport('revisionId'),
  'Import.createdBy': ofImport('authorId'),
  ...siteEdges,
  ...viewerEdges,
  ...tokenEdges,
  ...translationEdges,
  'Grant.user': async (prisma, { collectionId }) =>
    rowsOf(
      (
        await prisma.grant.findMany({
          where: { collectionId, memberId: { not: null } },
          include: { member: true },
        })
      ).flatMap(({ member }) => (member ? [{ id: member.userId }] : [])),
    ),
  'Grant.team': async (prisma, { collectionId }, { userId }) => {
    const callersTeams = await teamsOf(prisma, userId);
    return (await prisma.grant.findMany({ where: { collectionId } })).flatMap(({ teamId }) =>
      teamId === null
        ? []
        : [{ id: teamId, own: false, inCallersTeam: callersTeams.has(teamId), level: 0 }],
    );
  },
};
