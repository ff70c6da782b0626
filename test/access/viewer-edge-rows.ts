// Plants what the lists of a viewer show, and reads it straight from the database.
import { newId } from '../../src/data/new-id.ts';
import { ids, type World } from '../support.ts';
import { contentRows } from './content.ts';
import { type EdgeRows, type Prisma, rowsOf } from './edge-row-sources.ts';
import type { Row } from './edge-expectation.ts';
import type { Targets, TestActor } from './fixture.ts';

/**
 * Plants rows for an actor: a contribution to the actor's change request, a request for a review of
 * it, a reply to the actor's comment, and an event in a space that is not the target.
 */
export async function plantViewerRows(world: World, targets: Targets, testActor: TestActor) {
  const { userId, ownChangeRequestId, ownCommentId } = testActor;
  if (userId === undefined) return;
  const { prisma } = world.console.database;
  const inRequest = { organizationId: ids.acme, changeRequestId: ownChangeRequestId, userId };
  await prisma.contributor.create({ data: { id: newId('Contributor'), ...inRequest } });
  await prisma.requestedReviewer.create({ data: { id: newId('RequestedReviewer'), ...inRequest } });
  await prisma.commentReply.create({
    data: {
      id: newId('CommentReply'),
      organizationId: ids.acme,
      commentId: ownCommentId,
      authorId: ids.user('ana'),
      markdown: 'Planted.',
    },
  });
  await prisma.auditEvent.createMany({
    data: [targets.spaceId, targets.lockedSpaceId].map((spaceId) => ({
      id: newId('AuditEvent'),
      organizationId: ids.acme,
      action: 'space.update',
      actorId: userId,
      subjectId: spaceId,
      spaceId,
      requestId: 'planted',
      createdAt: new Date(),
    })),
  });
}

/** Returns rows with the actor's level on the live space of each; others are left out. */
async function inSpaces(
  prisma: Prisma,
  targets: Targets,
  testActor: TestActor,
  found: readonly { readonly id: string; readonly spaceId: string }[],
): Promise<Row[]> {
  const spaces = await contentRows(
    prisma,
    targets,
    testActor,
    ({ deletedAt, isSpace }) => isSpace && deletedAt === null,
  );
  const levels = new Map(spaces.map(({ id, level }) => [id, level]));
  return found.flatMap(({ id, spaceId }) => {
    const level = levels.get(spaceId);
    return level === undefined ? [] : [{ id, own: true, inCallersTeam: false, level }];
  });
}

/** Returns the ids of the change requests that the actor contributed to. */
const contributed = async (prisma: Prisma, { userId = '' }: TestActor): Promise<string[]> =>
  (await prisma.contributor.findMany({ where: { userId } })).map((row) => row.changeRequestId);

const notBy = (userId: string | undefined) => ({
  OR: [{ authorId: null }, { authorId: { not: userId ?? '' } }],
});

export const viewerEdges: Readonly<Record<string, EdgeRows>> = {
  'User.user': (_, __, { userId = '' }) => Promise.resolve(rowsOf([{ id: userId }])),
  'User.organizations': async (prisma, _, { userId = '' }) => {
    const own = await prisma.member.findMany({ where: { userId, disabled: false } });
    const accounts = await prisma.serviceAccount.findMany({ where: { userId } });
    return rowsOf([...own, ...accounts].map(({ organizationId: id }) => ({ id })));
  },
  'User.recentSpaces': async (prisma, targets, testActor) => {
    const events = await prisma.auditEvent.findMany({
      where: { actorId: testActor.userId ?? '', spaceId: { not: null } },
    });
    const ofEvents = new Set(events.flatMap(({ spaceId }) => spaceId ?? []));
    const found = [...ofEvents].map((id) => ({ id, spaceId: id }));
    return inSpaces(prisma, targets, testActor, found);
  },
  'User.changeRequests': async (prisma, targets, testActor) => {
    const where = { id: { in: await contributed(prisma, testActor) } };
    return inSpaces(prisma, targets, testActor, await prisma.changeRequest.findMany({ where }));
  },
  'User.reviewRequests': async (prisma, targets, testActor) => {
    const { userId = '' } = testActor;
    const requests = await prisma.changeRequest.findMany({
      where: { status: 'OPEN', requestedReviewers: { some: { userId } } },
      include: { reviews: { where: { reviewerId: userId } } },
    });
    const waiting = requests.filter(({ reviews, revisionId }) =>
      reviews.every((review) => review.revisionId !== revisionId),
    );
    return inSpaces(prisma, targets, testActor, waiting);
  },
  'User.receivedComments': async (prisma, targets, testActor) => {
    const changeRequestId = { in: await contributed(prisma, testActor) };
    const where = { changeRequestId, ...notBy(testActor.userId) };
    return inSpaces(prisma, targets, testActor, await prisma.comment.findMany({ where }));
  },
  'User.receivedReplies': async (prisma, targets, testActor) => {
    const changeRequestId = { in: await contributed(prisma, testActor) };
    const comments = await prisma.comment.findMany({
      where: { OR: [{ changeRequestId }, { authorId: testActor.userId ?? '' }] },
      include: { replies: { where: notBy(testActor.userId) } },
    });
    const replies = comments.flatMap(({ spaceId, replies: all }) =>
      all.map(({ id }) => ({ id, spaceId })),
    );
    return inSpaces(prisma, targets, testActor, replies);
  },
};
