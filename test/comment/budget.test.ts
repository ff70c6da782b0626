// Tests that reading comments takes the same number of statements for 50 as for 5.
import { describe, expect, it } from 'vitest';
import { newId } from '../../src/data/new-id.ts';
import { drop, editRequest, editSpace } from '../change-request/made.ts';
import { ids, useWorld, type Visitor } from '../support.ts';
import { type kinds, listOf, makeCommentParent, type CommentParent } from './made.ts';

const world = useWorld();

const SIZES = [5, 50];
const names = ['ana', 'ben', 'cat', 'dan'] as const;
const userOf = (n: number) => ids.user(names[n % 4] ?? 'ana');

/**
 * Makes a parent with this many comments of four authors on two pages, one of which was deleted;
 * each has replies and reactions, and every other one is resolved.
 */
async function makeMany(
  kind: (typeof kinds)[number],
  count: number,
): Promise<CommentParent & { readonly commentId: string }> {
  const parent = await makeCommentParent(world, kind);
  const { space, request, target } = parent;
  const { prisma } = world.console.database;
  const organizationId = ids.acme;
  const comments = Array.from({ length: count }, (_, n) => ({
    id: newId('Comment'),
    organizationId,
    spaceId: space.id,
    changeRequestId: request?.id ?? null,
    revisionId: target.revision,
    pageId: space.refs[n % 2 ? 'A' : 'B'] ?? null,
    authorId: userOf(n),
    markdown: `Comment ${n}.`,
    replyCount: 2,
    ...(n % 2 && {
      status: 'RESOLVED' as const,
      resolvedAt: new Date(),
      resolvedById: userOf(n + 1),
    }),
  }));
  const replies = comments.flatMap(({ id: commentId }, n) =>
    [n, n + 1].map((author) => ({
      id: newId('CommentReply'),
      organizationId,
      commentId,
      authorId: userOf(author),
      markdown: 'A reply.',
    })),
  );
  // As many replies to the first comment as there are comments.
  const more = Array.from({ length: count - 2 }, (_, n) => ({
    id: newId('CommentReply'),
    organizationId,
    commentId: comments[0]?.id ?? '',
    authorId: userOf(n + 2),
    markdown: 'One more.',
  }));
  await prisma.comment.createMany({ data: comments });
  await prisma.commentReply.createMany({ data: [...replies, ...more] });
  const reaction = { organizationId, emoji: '👍' };
  await prisma.reaction.createMany({
    data: comments.flatMap(({ id }, n) =>
      [n, n + 1].map((user) => ({
        ...reaction,
        id: newId('Reaction'),
        subjectId: id,
        commentId: id,
        userId: userOf(user),
      })),
    ),
  });
  await prisma.reaction.createMany({
    data: [...replies, ...more].map(({ id }, n) => ({
      ...reaction,
      id: newId('Reaction'),
      subjectId: id,
      replyId: id,
      userId: userOf(n),
    })),
  });
  if (request) await editRequest(world, request, [drop(space.refs['B'])]);
  else await editSpace(world, space, [drop(space.refs['B'])]);
  return { ...parent, commentId: comments[0]?.id ?? '' };
}

/**
 * Returns the statement counts of the same request at each size, sent by cat, whose level is read
 * on the way. `ask` returns the number of items found.
 */
async function statements(
  kind: (typeof kinds)[number],
  ask: (visitor: Visitor, parent: Awaited<ReturnType<typeof makeMany>>) => Promise<number>,
): Promise<number[]> {
  const counted: number[] = [];
  for (const size of SIZES) {
    const parent = await makeMany(kind, size);
    counted.push(
      await world.countStatements('cat', async (visitor) =>
        expect(await ask(visitor, parent)).toBe(size),
      ),
    );
  }
  return counted;
}

describe('comments', () => {
  it('on a change request take a fixed number of statements', async () => {
    expect(
      await statements(
        'a change request',
        async (visitor, { url }) => (await visitor.get(`${url}?limit=100`)).body.items.length,
      ),
    ).toEqual([8, 8]);
    expect(
      await statements(
        'a change request',
        async (visitor, parent) =>
          (await visitor.query(listOf(parent), { subject: parent.subjectId, first: 100 })).data
            .parent.comments.nodes.length,
      ),
    ).toEqual([8, 8]);
  });

  it('on a space take a fixed number of statements', async () => {
    expect(
      await statements(
        'a space',
        async (visitor, { url }) => (await visitor.get(`${url}?limit=100`)).body.items.length,
      ),
    ).toEqual([7, 7]);
    expect(
      await statements(
        'a space',
        async (visitor, parent) =>
          (await visitor.query(listOf(parent), { subject: parent.subjectId, first: 100 })).data
            .parent.comments.nodes.length,
      ),
    ).toEqual([7, 7]);
  });

  it('with the replies to each take a fixed number of statements', async () => {
    const list = `query ($id: ID!) { changeRequest(id: $id) { comments(first: 50) { nodes { postedBy { displayName } replyCount
      replies(first: 2) { totalCount nodes { postedBy { displayName } reactions { emoji users { actor { displayName } } } permissions { edit } comment { id } urls { location app } } } } } } }`;
    const ask = async (visitor: Visitor, { space, request }: CommentParent) =>
      (await visitor.query(list, { space: space.id, id: request?.id })).data.changeRequest.comments
        .nodes.length;
    expect(await statements('a change request', ask)).toEqual([8, 8]);
  });
});

describe('replies to a comment', () => {
  it('take a fixed number of statements', async () => {
    expect(
      await statements(
        'a change request',
        async (visitor, { url, commentId }) =>
          (await visitor.get(`${url}/${commentId}/replies?limit=100`)).body.items.length,
      ),
    ).toEqual([7, 7]);
  });
});
