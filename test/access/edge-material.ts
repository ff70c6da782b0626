// Plants what the targets of the access fixture lack for some edges: an update from primary, a page
// below another, events of requests with tokens, and tokens that are restricted to organizations.
import { newId } from '../../src/data/new-id.ts';
import { issueToken } from '../../src/resources/token.ts';
import { ids, type World } from '../support.ts';
import { type EdgeRows, rowsOf } from './edge-row-sources.ts';
import type { Targets, TestActor } from './fixture.ts';

/** Records an update from primary in the merged change request. */
export async function plantUpdateFromPrimary(world: World, targets: Targets): Promise<void> {
  await world.console.database.prisma.changeRequest.updateMany({
    where: { id: targets.mergedChangeRequestId },
    data: { mergedAncestorId: targets.olderRevisionId },
  });
}

/** Moves the later page of the space below the first. */
export async function nestLaterPage(
  world: World,
  { spaceId, pageId, laterPageId }: Targets,
): Promise<void> {
  await world.as('ana').post(`/v1/spaces/${spaceId}/content`, {
    changes: [{ operation: 'update_page', page: laterPageId, into: pageId }],
  });
}

/**
 * Issues a token to an actor that is restricted to two organizations, and records an event with
 * each token of the actor.
 */
export async function plantTokens(
  world: World,
  targets: Targets,
  { userId, serviceAccountId, profile }: TestActor,
): Promise<void> {
  if (userId === undefined) return;
  const { database } = world.console;
  const { organizationId, spaceId } = targets;
  if (profile.person)
    await database.transaction((tx) =>
      issueToken(
        tx,
        new Date(),
        { userId },
        { label: 'Restricted', organizationIds: [organizationId, ids.umbrella] },
      ),
    );
  const tokens = await database.prisma.apiToken.findMany({
    where: { userId, serviceAccountId: serviceAccountId ?? null },
  });
  await database.prisma.auditEvent.createMany({
    data: tokens.map(({ id: tokenId }) => ({
      id: newId('AuditEvent'),
      organizationId,
      action: 'space.update',
      actorId: userId,
      tokenId,
      subjectId: spaceId,
      spaceId,
      requestId: 'planted',
      createdAt: new Date(),
    })),
  });
}

export const tokenEdges: Readonly<Record<string, EdgeRows>> = {
  'ApiToken.organizations': async (prisma, _, { userId = '' }) => {
    const tokens = await prisma.apiToken.findMany({ where: { userId, revokedAt: null } });
    const own = await prisma.member.findMany({ where: { userId, disabled: false } });
    const ownIds = new Set(own.map(({ organizationId }) => organizationId));
    return rowsOf(tokens.flatMap(({ organizations }) => organizations.map((id) => ({ id })))).map(
      (row) => ({ ...row, own: ownIds.has(row.id) }),
    );
  },
  'AuditEvent.token': async (prisma, { organizationId }, { userId }) => {
    const events = await prisma.auditEvent.findMany({ where: { organizationId } });
    const tokens = await prisma.apiToken.findMany({
      where: { id: { in: events.flatMap(({ tokenId }) => tokenId ?? []) }, revokedAt: null },
    });
    return tokens.map(({ id, userId: ownerId, serviceAccountId }) => ({
      id,
      own: serviceAccountId === null && ownerId === userId,
      inCallersTeam: false,
      level: 0,
      ofServiceAccount: serviceAccountId !== null,
    }));
  },
};
