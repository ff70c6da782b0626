// Tests the lists of a viewer: what they show, in which order, and what they never show.
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../src/data/new-id.ts';
import {
  makeSpaces,
  makeTestOrganization,
  type TestOrganization,
  visitorOf,
} from './content/rows.ts';
import { statementsOf } from './statements.ts';
import { ids, useWorld, type Visitor } from './support.ts';

const world = useWorld();

const IDS = 'totalCount nodes { id }';
const LISTS = `organizations { ${IDS} } recentSpaces { ${IDS} } changeRequests { ${IDS} }
  reviewRequests { ${IDS} } receivedComments { ${IDS} } receivedReplies { ${IDS} }`;

/** Returns the ids of each list of the caller. */
async function listsOf(visitor: Visitor): Promise<Record<string, string[]>> {
  const { data, errors } = await visitor.query(`{ viewer { ${LISTS} } }`);
  expect(errors).toBeUndefined();
  const lists: [string, { totalCount: number; nodes: { id: string }[] }][] = Object.entries(
    data.viewer,
  );
  for (const [, { totalCount, nodes }] of lists) expect(totalCount).toBe(nodes.length);
  return Object.fromEntries(lists.map(([name, { nodes }]) => [name, nodes.map(({ id }) => id)]));
}

/** Returns one list of the caller. */
async function ask(visitor: Visitor, list: string) {
  const { data, errors } = await visitor.query(`{ viewer { ${list} } }`);
  expect(errors).toBeUndefined();
  return data.viewer;
}

const at = (minute: number): Date => new Date(Date.UTC(2026, 5, 1, 0, minute));

/** An organization with a reader, and what concerns them in one of its spaces. */
interface Scene {
  readonly organization: TestOrganization;
  readonly userId: string;
  readonly spaceId: string;
}

const noLists = {
  organizations: [],
  recentSpaces: [],
  changeRequests: [],
  reviewRequests: [],
  receivedComments: [],
  receivedReplies: [],
};

/** Plants a change request of ana that the user contributed to, with a comment and a reply. */
async function plant(
  { organization: { id: organizationId }, userId, spaceId }: Scene,
  number: number,
  more: { readonly status?: 'OPEN' | 'DRAFT' | 'MERGED'; readonly authorId?: string } = {},
) {
  const { prisma } = world.console.database;
  const { revisionId } = await prisma.space.findFirstOrThrow({ where: { id: spaceId } });
  const [changeRequestId, commentId, replyId] = [
    newId('ChangeRequest'),
    newId('Comment'),
    newId('CommentReply'),
  ];
  const [authorId, createdAt] = [ids.user('ana'), at(number)];
  await prisma.changeRequest.create({
    data: {
      ...{ id: changeRequestId, organizationId, spaceId, number, subject: `Subject ${number}` },
      ...{ status: 'OPEN', authorId, createdAt, updatedAt: createdAt, ...more },
      ...{ revisionId, initialRevisionId: revisionId },
    },
  });
  const inRequest = { organizationId, changeRequestId, userId };
  await prisma.contributor.create({ data: { id: newId('Contributor'), ...inRequest } });
  await prisma.requestedReviewer.create({
    data: { id: newId('RequestedReviewer'), ...inRequest, createdAt },
  });
  const text = { organizationId, authorId, createdAt, markdown: 'Said.' };
  await prisma.comment.create({
    data: { id: commentId, spaceId, changeRequestId, revisionId, ...text },
  });
  await prisma.commentReply.create({ data: { id: replyId, commentId, ...text } });
  await prisma.auditEvent.create({
    data: {
      ...{ id: newId('AuditEvent'), organizationId, spaceId, createdAt, requestId: 'planted' },
      ...{ action: 'changeRequest.edit', actorId: userId, subjectId: changeRequestId },
    },
  });
  return { changeRequestId, commentId, replyId, revisionId };
}

/** Makes an organization with a member of this role and a space. */
async function makeScene(role: 'READ' | 'COMMENT' | 'EDIT' = 'COMMENT'): Promise<Scene> {
  const organization = await makeTestOrganization(world, [role]);
  const [spaceId = ''] = await makeSpaces(world, organization.id, 1);
  return { organization, spaceId, userId: organization.userIds[1] ?? '' };
}

describe('the lists of a viewer', () => {
  let scene: Scene;
  let member: Visitor;
  let first: Awaited<ReturnType<typeof plant>>;
  let second: Awaited<ReturnType<typeof plant>>;
  const all = () => ({
    organizations: [scene.organization.id],
    recentSpaces: [scene.spaceId],
    changeRequests: [second.changeRequestId, first.changeRequestId],
    reviewRequests: [second.changeRequestId, first.changeRequestId],
    receivedComments: [second.commentId, first.commentId],
    receivedReplies: [second.replyId, first.replyId],
  });

  beforeAll(async () => {
    scene = await makeScene();
    member = await visitorOf(world, scene.organization, 1);
    first = await plant(scene, 1);
    second = await plant(scene, 2);
  });

  it('show what concerns the viewer, newest first', async () => {
    expect(await listsOf(member)).toEqual(all());
  });

  it('are paginated in both directions', async () => {
    for (const list of [
      'changeRequests',
      'reviewRequests',
      'receivedComments',
      'receivedReplies',
    ]) {
      const expected = (await listsOf(member))[list];
      const page = 'nodes { id } pageInfo { hasNextPage hasPreviousPage endCursor startCursor }';
      const { page: one } = await ask(member, `page: ${list}(first: 1) { ${page} }`);
      const { page: two } = await ask(
        member,
        `page: ${list}(first: 1, after: "${one.pageInfo.endCursor}") { ${page} }`,
      );
      const { page: back } = await ask(
        member,
        `page: ${list}(last: 1, before: "${two.pageInfo.startCursor}") { ${page} }`,
      );
      expect([one.nodes[0].id, two.nodes[0].id]).toEqual(expected);
      expect(back.nodes).toEqual(one.nodes);
      expect([one.pageInfo.hasNextPage, two.pageInfo.hasNextPage]).toEqual([true, false]);
    }
  });

  it('filter change requests by status and creator, and comments by time', async () => {
    const own = await makeScene();
    const visitor = await visitorOf(world, own.organization, 1);
    const draft = await plant(own, 1, { status: 'DRAFT' });
    const merged = await plant(own, 2, { status: 'MERGED', authorId: own.userId });
    const data = await ask(
      visitor,
      `drafts: changeRequests(filter: { status: [DRAFT] }) { ${IDS} }
      two: changeRequests(filter: { status: [DRAFT, MERGED] }) { ${IDS} }
      none: changeRequests(filter: { status: [] }) { ${IDS} }
      created: changeRequests(filter: { created: true }) { ${IDS} }
      others: changeRequests(filter: { created: false }) { ${IDS} }
      comments: receivedComments(filter: { createdAfter: "${at(1).toISOString()}" }) { ${IDS} }
      replies: receivedReplies(filter: { createdAfter: "${at(2).toISOString()}" }) { ${IDS} }
      reviewRequests { ${IDS} }`,
    );
    const page = (...found: string[]) => ({
      totalCount: found.length,
      nodes: found.map((id) => ({ id })),
    });
    expect(data).toEqual({
      drafts: page(draft.changeRequestId),
      two: page(merged.changeRequestId, draft.changeRequestId),
      none: page(),
      created: page(merged.changeRequestId),
      others: page(draft.changeRequestId),
      comments: page(merged.commentId),
      replies: page(),
      reviewRequests: page(),
    });
  });

  it('leave out a request for a review once the current revision is reviewed', async () => {
    const own = await makeScene();
    const visitor = await visitorOf(world, own.organization, 1);
    const { changeRequestId, revisionId } = await plant(own, 1);
    const { prisma } = world.console.database;
    await prisma.review.create({
      data: {
        ...{ id: newId('Review'), organizationId: own.organization.id, changeRequestId },
        ...{ revisionId: 'rev_another', reviewerId: own.userId, status: 'APPROVED' },
      },
    });
    expect((await listsOf(visitor))['reviewRequests']).toEqual([changeRequestId]);
    await prisma.review.create({
      data: {
        ...{ id: newId('Review'), organizationId: own.organization.id, changeRequestId },
        ...{ revisionId, reviewerId: own.userId, status: 'APPROVED' },
      },
    });
    expect((await listsOf(visitor))['reviewRequests']).toEqual([]);
  });

  it('leave out the comments and replies of the viewer', async () => {
    const own = await makeScene();
    const { commentId, replyId } = await plant(own, 1);
    const { prisma } = world.console.database;
    const by = { data: { authorId: own.userId } };
    await prisma.comment.updateMany({ where: { id: commentId }, ...by });
    const visitor = await visitorOf(world, own.organization, 1);
    const lists = await listsOf(visitor);
    // The reply to the own comment on the own change request is there once.
    expect([lists['receivedComments'], lists['receivedReplies']]).toEqual([[], [replyId]]);
    await prisma.commentReply.updateMany({ where: { id: replyId }, ...by });
    expect((await listsOf(visitor))['receivedReplies']).toEqual([]);
  });

  it('have all organizations together, and only those of the token', async () => {
    const other = await makeScene();
    const { prisma } = world.console.database;
    await prisma.member.create({
      data: {
        ...{ id: newId('Member'), organizationId: other.organization.id, userId: scene.userId },
        ...{ role: 'ADMIN', joinedAt: at(9) },
      },
    });
    const planted = await plant({ ...other, userId: scene.userId }, 3);
    const lists = await listsOf(member);
    expect({ ...lists, organizations: [...(lists['organizations'] ?? [])].sort() }).toEqual({
      organizations: [scene.organization.id, other.organization.id].sort(),
      recentSpaces: [other.spaceId, scene.spaceId],
      changeRequests: [planted.changeRequestId, ...all().changeRequests],
      reviewRequests: [planted.changeRequestId, ...all().reviewRequests],
      receivedComments: [planted.commentId, ...all().receivedComments],
      receivedReplies: [planted.replyId, ...all().receivedReplies],
    });
    const bound = await world.tokenOf(scene.userId, { organizations: [scene.organization.id] });
    expect(await listsOf(world.with(bound))).toEqual(all());
    // A membership that ends takes its rows along, also for an admin of all that remains.
    await prisma.member.deleteMany({
      where: { organizationId: other.organization.id, userId: scene.userId },
    });
    expect(await listsOf(member)).toEqual(all());
  });

  it('have nothing of an organization that requires another sign-in', async () => {
    const { prisma } = world.console.database;
    const where = { id: scene.organization.id };
    await prisma.organization.update({ where, data: { sso: true } });
    expect(await listsOf(member)).toEqual(noLists);
    await prisma.organization.update({ where, data: { sso: false } });
    expect(await listsOf(member)).toEqual(all());
  });

  it('have nothing of a space that the viewer cannot read, or that is in the trash', async () => {
    const { prisma } = world.console.database;
    const nothing = { ...noLists, organizations: [scene.organization.id] };
    const where = { id: scene.spaceId };
    await prisma.space.updateMany({ where, data: { defaultLevel: null } });
    expect(await listsOf(member)).toEqual(nothing);
    await prisma.space.updateMany({ where, data: { defaultLevel: 'READ' } });
    expect(await listsOf(member)).toEqual({
      ...all(),
      receivedComments: [],
      receivedReplies: [],
    });
    await prisma.space.updateMany({ where, data: { defaultLevel: 'INHERIT', deletedAt: at(9) } });
    expect(await listsOf(member)).toEqual(nothing);
    await prisma.space.updateMany({ where, data: { deletedAt: null } });
    expect(await listsOf(member)).toEqual(all());
  });

  it('are null for other users', async () => {
    const { data, errors } = await member.query(
      `query ($id: ID!) { user(id: $id) { displayName ${LISTS} } }`,
      { id: ids.user('ana') },
    );
    expect({ data, errors }).toEqual({
      data: {
        user: {
          displayName: 'Ana Alvarez',
          organizations: null,
          recentSpaces: null,
          changeRequests: null,
          reviewRequests: null,
          receivedComments: null,
          receivedReplies: null,
        },
      },
      errors: undefined,
    });
  });

  it('are those of a service account for its token', async () => {
    const { body } = await world
      .as('ana')
      .post(`/v1/orgs/${ids.acme}/service-accounts/${ids.publisher}/tokens`, { label: 'Robot' });
    const robot = world.with(body.secret);
    expect(await listsOf(robot)).toEqual({ ...noLists, organizations: [ids.acme] });
    const request = await robot.post(`/v1/spaces/${ids.space('guide')}/change-requests`, {});
    expect(request.status).toBe(201);
    expect(await listsOf(robot)).toEqual({
      ...noLists,
      organizations: [ids.acme],
      recentSpaces: [ids.space('guide')],
      changeRequests: [request.body.id],
    });
  });

  it('require the scopes of their rows', async () => {
    const token = await world.tokenOf(scene.userId, { scopes: ['user:read'] });
    const refusalOf = async (list: string) => {
      const { errors } = await world.with(token).query(`{ viewer { ${list} { ${IDS} } } }`);
      return errors?.[0].extensions.details.needs;
    };
    expect([
      await refusalOf('organizations'),
      await refusalOf('recentSpaces'),
      await refusalOf('receivedReplies'),
    ]).toEqual(['organization:read', 'space:read', 'space:read']);
  });
});

describe('the recent spaces of a viewer', () => {
  it.each(['GraphQL', '/v1'])(
    'include those that were just created and copied through %s',
    async (api) => {
      const { organization } = await makeScene();
      const admin = await visitorOf(world, organization, 0);
      const input = { organizationId: organization.id, title: 'New' };
      const created =
        api === '/v1'
          ? (await admin.post(`/v1/orgs/${organization.id}/spaces`, { title: 'New' })).body
          : (
              await admin.query(
                'mutation ($input: CreateSpaceInput!) { createSpace(input: $input) { space { id } } }',
                { input },
              )
            ).data.createSpace.space;
      const copy = (await admin.post(`/v1/spaces/${created.id}/duplicate`, {})).body;
      const recent = (await listsOf(admin))['recentSpaces'] ?? [];
      expect(recent.slice(0, 2)).toEqual([copy.id, created.id]);
    },
  );

  it('are those of the last writes, the latest first, at most fifty', async () => {
    const organization = await makeTestOrganization(world, ['EDIT']);
    const spaces = await makeSpaces(world, organization.id, 55);
    const [userId = ''] = organization.userIds.slice(1);
    await world.console.database.prisma.auditEvent.createMany({
      data: spaces.map((spaceId, n) => ({
        ...{ id: newId('AuditEvent'), organizationId: organization.id, action: 'space.update' },
        ...{ actorId: userId, subjectId: spaceId, spaceId, createdAt: at(n), requestId: 'planted' },
      })),
    });
    const member = await visitorOf(world, organization, 1);
    const latest = spaces.toReversed().slice(0, 50);
    expect((await listsOf(member))['recentSpaces']).toEqual(latest);
    const { recentSpaces } = await ask(
      member,
      'recentSpaces(first: 2) { totalCount nodes { id } pageInfo { endCursor hasNextPage } }',
    );
    const { next } = await ask(
      member,
      `next: recentSpaces(first: 2, after: "${recentSpaces.pageInfo.endCursor}") { nodes { id } }`,
    );
    expect([
      recentSpaces.totalCount,
      ...[...recentSpaces.nodes, ...next.nodes].map(({ id }: { id: string }) => id),
    ]).toEqual([50, ...latest.slice(0, 4)]);
    const request = await member.post(`/v1/spaces/${spaces[0]}/change-requests`, {});
    expect(request.status).toBe(201);
    expect((await listsOf(member))['recentSpaces']?.[0]).toBe(spaces[0]);
  });
});

describe('the number of statements of the lists of a viewer', () => {
  it('is the same for twenty rows as for two', async () => {
    const numbers: number[] = [];
    for (const size of [2, 20]) {
      const scene = await makeScene();
      const spaces = await makeSpaces(world, scene.organization.id, size);
      for (const [n, spaceId] of spaces.entries()) await plant({ ...scene, spaceId }, n + 1);
      const member = await visitorOf(world, scene.organization, 1);
      await member.get('/v1/user');
      const document = `{ viewer { organizations { ${IDS} } recentSpaces { nodes { id title } }
        changeRequests(first: 20) { nodes { id space { id title } createdBy { id } } }
        reviewRequests(first: 20) { nodes { id space { id title } } }
        receivedComments(first: 20) { nodes { id postedBy { id } } }
        receivedReplies(first: 20) { nodes { id postedBy { id } urls { app }
          comment { id postedBy { id } urls { app } target { space { title } changeRequest { subject } page { title } } } } } } }`;
      const sent = await statementsOf(async () => {
        const { data, errors } = await member.query(document);
        expect(errors).toBeUndefined();
        expect(data.viewer.changeRequests.nodes).toHaveLength(size);
        expect(data.viewer.recentSpaces.nodes).toHaveLength(size);
        expect(data.viewer.receivedReplies.nodes).toHaveLength(size);
      });
      numbers.push(sent.length);
    }
    expect(numbers).toEqual([12, 12]);
  });
});
