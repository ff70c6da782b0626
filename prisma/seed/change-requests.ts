/** Seeds a merged and an open change request, with comments. */
import { writeRevision } from '../../src/data/content-store/write.ts';
import { indexSpace } from '../../src/data/search.ts';
import type { Tx } from '../../src/data/database.ts';
import type { Change } from '../../src/domain/changes/change.ts';
import type { Content } from '../../src/domain/content.ts';
import { pathTo } from '../../src/domain/tree.ts';
import { type DemoWorld, applyAndWrite } from './content.ts';

/** Creates the change requests of the space Onboarding: a merged one, and an open one. */
export async function seedChangeRequests(
  tx: Tx,
  world: DemoWorld,
  organizationId: string,
  first: Content,
): Promise<void> {
  const { demoId, day } = world;
  const spaceId = demoId('Space', 'onboarding');
  const initialRevisionId = demoId('Revision', 'onboarding');
  const firstDay = demoId('Page', 'onboarding 1');
  const common = {
    organizationId,
    spaceId,
    initialRevisionId,
    createdAt: day(10),
    updatedAt: day(12),
  };
  const lunch = {
    id: demoId('ChangeRequest', 'lunch'),
    revisionId: demoId('Revision', 'lunch'),
    mergedRevisionId: demoId('Revision', 'lunch merged'),
  };
  const laptop = {
    id: demoId('ChangeRequest', 'laptop'),
    revisionId: demoId('Revision', 'laptop'),
  };
  await createChangeRequests(tx, world, common, { lunch, laptop });
  const authorId = demoId('User', 'ben');
  const history = { organizationId, spaceId, parentId: initialRevisionId, authorId };
  const later = await mergeLunch(tx, world, { history, lunch, firstDay, first });
  const screens = await applyAndWrite(tx, world, {
    ...{ history: 'laptop', organizationId, at: day(13), author: authorId },
    before: first,
    changes: [text(firstDay, 'You get a laptop and two screens.', 'Lunch is at noon.')],
  });
  await writeRevision(
    tx,
    day(13),
    { ...history, id: laptop.revisionId, changeRequestId: laptop.id, type: 'EDITS' },
    screens,
  );
  await tx.prisma.space.update({
    where: { key: { id: spaceId, organizationId } },
    data: {
      revisionId: lunch.mergedRevisionId,
      updatedAt: day(12),
      changeRequestCount: 2,
      openChangeRequestCount: 1,
      lastChangeRequestNumber: 2,
    },
  });
  const on = (content: Content, changeRequestId: string | null, revisionId: string) => ({
    organizationId,
    spaceId,
    changeRequestId,
    revisionId,
    pageId: firstDay,
    pageDocument: pathTo(content.pages, firstDay)?.at(-1)?.document ?? null,
  });
  await seedComments(tx, world, {
    screens: on(screens, laptop.id, laptop.revisionId),
    lunch: on(later, null, lunch.mergedRevisionId),
  });
}
/** Writes and merges the change request about lunch, and returns the space's content after it. */
async function mergeLunch(
  tx: Tx,
  world: DemoWorld,
  {
    history,
    lunch,
    firstDay,
    first,
  }: {
    readonly history: {
      readonly organizationId: string;
      readonly spaceId: string;
      readonly parentId: string;
      readonly authorId: string;
    };
    readonly lunch: {
      readonly id: string;
      readonly revisionId: string;
      readonly mergedRevisionId: string;
    };
    readonly firstDay: string;
    readonly first: Content;
  },
): Promise<Content> {
  const { demoId, day } = world;
  const { organizationId, spaceId } = history;
  const later = await applyAndWrite(tx, world, {
    history: 'lunch',
    organizationId,
    at: day(11),
    author: history.authorId,
    before: first,
    changes: [text(firstDay, 'You get a laptop.', 'Lunch is at one.')],
  });
  await writeRevision(
    tx,
    day(11),
    { ...history, id: lunch.revisionId, changeRequestId: lunch.id, type: 'EDITS' },
    later,
  );
  const merge = {
    ...history,
    id: lunch.mergedRevisionId,
    changeRequestId: null,
    mergedParentId: lunch.revisionId,
    mergedFromId: lunch.id,
    authorId: demoId('User', 'ana'),
    message: 'Lunch is later',
  };
  await writeRevision(tx, day(12), { ...merge, type: 'MERGE' }, later);
  await indexSpace(tx, { id: spaceId, organizationId }, first, later);
  return later;
}

/** Writes the rows of the two change requests of the space Onboarding, with their contributor. */
async function createChangeRequests(
  tx: Tx,
  { demoId, day }: DemoWorld,
  common: {
    readonly organizationId: string;
    readonly spaceId: string;
    readonly initialRevisionId: string;
    readonly createdAt: Date;
    readonly updatedAt: Date;
  },
  {
    lunch,
    laptop,
  }: Record<'lunch' | 'laptop', { readonly id: string; readonly revisionId: string }>,
): Promise<void> {
  await tx.prisma.changeRequest.createMany({
    data: [
      {
        ...common,
        ...lunch,
        number: 1,
        status: 'MERGED',
        subject: 'Lunch is later',
        authorId: demoId('User', 'ben'),
      },
      {
        ...common,
        ...laptop,
        number: 2,
        status: 'OPEN',
        subject: 'Two screens',
        authorId: demoId('User', 'ben'),
        updatedAt: day(13),
      },
    ],
  });
  await tx.prisma.contributor.createMany({
    data: [lunch, laptop].map(({ id }) => ({
      id: demoId('Contributor', id),
      organizationId: common.organizationId,
      changeRequestId: id,
      userId: demoId('User', 'ben'),
    })),
  });
}

/** The target of a comment: the page in a revision, and its document. */
interface CommentTarget {
  readonly organizationId: string;
  readonly spaceId: string;
  readonly changeRequestId: string | null;
  readonly revisionId: string;
  readonly pageId: string;
  readonly pageDocument: string | null;
}

/**
 * Creates an open comment on the open change request, with a reply and a reaction, and a resolved
 * comment on its space.
 */
async function seedComments(
  tx: Tx,
  { demoId, day }: DemoWorld,
  { screens, lunch }: { readonly screens: CommentTarget; readonly lunch: CommentTarget },
): Promise<void> {
  const { organizationId, spaceId } = screens;
  const [commentId, userId] = [
    demoId('Comment', 'screens'),
    (name: string) => demoId('User', name),
  ];
  await tx.prisma.comment.createMany({
    data: [
      {
        ...screens,
        id: commentId,
        authorId: userId('cat'),
        markdown: 'Do they fit on the **small** desks?',
        replyCount: 1,
        createdAt: day(14),
      },
      {
        ...lunch,
        id: demoId('Comment', 'lunch'),
        authorId: userId('ben'),
        markdown: 'Is the canteen open at one?',
        status: 'RESOLVED',
        resolvedAt: day(15),
        resolvedById: userId('ana'),
        createdAt: day(13),
      },
    ],
  });
  await tx.prisma.commentReply.create({
    data: {
      id: demoId('CommentReply', 'screens'),
      organizationId,
      commentId,
      authorId: userId('ben'),
      markdown: 'They do, I measured them.',
      createdAt: day(15),
    },
  });
  await tx.prisma.reaction.create({
    data: {
      id: demoId('Reaction', 'screens'),
      organizationId,
      subjectId: commentId,
      commentId,
      userId: userId('ana'),
      emoji: '👍',
      createdAt: day(15),
    },
  });
  await tx.prisma.space.update({
    where: { key: { id: spaceId, organizationId } },
    data: { commentCount: 1 },
  });
  await tx.prisma.changeRequest.update({
    where: { key: { id: screens.changeRequestId ?? '', organizationId } },
    data: { commentCount: 1 },
  });
}
const text = (pageId: string, laptop: string, lunch: string): Change => ({
  kind: 'updatePage',
  page: pageId,
  markdown: `# First day\n\n${laptop}\n\nYou meet your team at ten.\n\n${lunch}\n`,
});
