import { describe, expect, it } from 'vitest';
import { makeSpace, page } from '../change-request/made.ts';
import {
  errorsOf,
  forbidden,
  forbiddenAt,
  notFound,
  notFoundAt,
  type Word,
} from '../content/expected.ts';
import { ids, type Person, useWorld } from '../support.ts';
import {
  change,
  CREATE,
  DELETE,
  DELETE_REPLY,
  GET,
  GET_REPLY,
  kinds,
  listOf,
  makeCommentParent,
  ofAuthor,
  onSpace,
  permissions,
  type CommentParent,
  REPLIES,
  REPLY,
  reply,
  createComment,
  UPDATE,
  UPDATE_REPLY,
} from './made.ts';

const world = useWorld();

/** Grants a person a level on the space only. */
const give = async ({ space }: Pick<CommentParent, 'space'>, name: Person, role: Word) =>
  expect(
    (await world.as('ana').post(`${space.url}/permissions/users/${ids.user(name)}`, { role }))
      .status,
  ).toBeLessThan(300);

/** Returns a person's permissions on a comment and a reply, from both APIs. */
async function permissionsFor(
  name: Person,
  parent: CommentParent,
  id: string,
  replyId: string,
): Promise<object[]> {
  const found = [
    (await world.as(name).get(`${parent.url}/${id}`)).body,
    (await world.as(name).get(parent.url)).body.items.find(
      (item: { id: string }) => item.id === id,
    ),
  ];
  found.push((await world.as(name).query(GET, { id })).data.comment);
  const replies = [
    (await world.as(name).get(`${parent.url}/${id}/replies/${replyId}`)).body,
    (await world.as(name).query(GET_REPLY, { id: replyId })).data.commentReply,
  ];
  return [...found, ...replies].map((item) => item.permissions);
}

const five = (forComment: object, answer: object = forComment) => [
  forComment,
  forComment,
  forComment,
  answer,
  answer,
];

describe.each(kinds)('with a comment on %s', (kind) => {
  it('its author has every permission; others have those of their level', async () => {
    const parent = await makeCommentParent(world, kind);
    const { id } = await createComment(world, parent);
    const { id: replyId } = await reply(world, parent, id);
    expect(await permissionsFor('cat', parent, id, replyId)).toEqual(five(ofAuthor));
    expect(await permissionsFor('ben', parent, id, replyId)).toEqual(
      five(permissions({ resolve: true })),
    );
    expect(await permissionsFor('ana', parent, id, replyId)).toEqual(
      five(permissions({ resolve: true, delete: true })),
    );
    for (const [role, may] of [
      ['comment', {}],
      ['edit', { resolve: true }],
      ['review', { resolve: true }],
      ['create', { resolve: true, delete: true }],
    ] as const) {
      await give(parent, 'dan', role);
      expect(await permissionsFor('dan', parent, id, replyId)).toEqual(five(permissions(may)));
    }
  });

  it('an operation without permission is refused in both APIs', async () => {
    const parent = await makeCommentParent(world, kind);
    const { id } = await createComment(world, parent, { by: 'ana' });
    const { id: replyId } = await reply(world, parent, id, { by: 'ana' });
    const cat = world.as('cat');
    const [url, answer] = [`${parent.url}/${id}`, `${parent.url}/${id}/replies/${replyId}`];
    const body = { body: { markdown: 'Hers no more.' } };
    expect((await cat.put(url, body)).body).toEqual(forbidden('oneself', 'comment'));
    expect((await cat.put(answer, body)).body).toEqual(forbidden('oneself', 'comment'));
    expect((await cat.put(url, { resolved: true })).body).toEqual(forbidden('edit', 'comment'));
    expect((await cat.delete(url)).body).toEqual(forbidden('create', 'comment'));
    expect((await world.as('ben').delete(answer)).body).toEqual(forbidden('create', 'edit'));
    expect(errorsOf(await cat.query(UPDATE, { input: { id, ...body } }))).toEqual(
      forbiddenAt('updateComment', 'oneself', 'comment'),
    );
    expect(errorsOf(await cat.query(UPDATE, { input: { id, resolved: true } }))).toEqual(
      forbiddenAt('updateComment', 'edit', 'comment'),
    );
    expect(errorsOf(await cat.query(UPDATE_REPLY, { input: { id: replyId, ...body } }))).toEqual(
      forbiddenAt('updateCommentReply', 'oneself', 'comment'),
    );
    expect(errorsOf(await cat.query(DELETE, { input: { id } }))).toEqual(
      forbiddenAt('deleteComment', 'create', 'comment'),
    );
    expect(errorsOf(await cat.query(DELETE_REPLY, { input: { id: replyId } }))).toEqual(
      forbiddenAt('deleteCommentReply', 'create', 'comment'),
    );
    // All or nothing: the reaction is not added either.
    expect((await cat.put(url, { addedReactions: ['👍'], resolved: true })).status).toBe(403);
    const { body: left } = await cat.get(url);
    expect([left.body, left.status, left.reactions, left.replies]).toEqual([
      { markdown: 'Well said.' },
      'open',
      [],
      1,
    ]);
    expect((await world.as('ben').put(url, { resolved: true })).body.status).toBe('resolved');
  });

  it('a reader of the space can see the count but no comments', async () => {
    const parent = await makeCommentParent(world, kind);
    await give(parent, 'dan', 'read');
    const { id } = await createComment(world, parent);
    const { id: replyId } = await reply(world, parent, id);
    const dan = world.as('dan');
    const body = { body: { markdown: 'Mine.' } };
    expect((await dan.get(parent.space.url)).body.comments).toBe(1);
    expect((await dan.get(parent.url)).body).toEqual(forbidden('comment', 'read'));
    expect((await dan.post(parent.url, body)).body).toEqual(forbidden('comment', 'read'));
    expect(errorsOf(await dan.query(listOf(parent), { subject: parent.subjectId }))).toEqual([
      { ...forbiddenAt('parent', 'comment', 'read')[0], path: ['parent', 'comments'] },
    ]);
    expect(
      errorsOf(await dan.query(CREATE, { input: { subjectId: parent.subjectId, ...body } })),
    ).toEqual(forbiddenAt('createComment', 'comment', 'read'));
    for (const path of [
      `${parent.url}/${id}`,
      `${parent.url}/${id}/replies`,
      `${parent.url}/${id}/replies/${replyId}`,
    ])
      expect((await dan.get(path)).body).toEqual(notFound);
    expect((await dan.put(`${parent.url}/${id}`, { addedReactions: ['👍'] })).body).toEqual(
      notFound,
    );
    expect((await dan.post(`${parent.url}/${id}/replies`, body)).body).toEqual(notFound);
    expect((await dan.delete(`${parent.url}/${id}/replies/${replyId}`)).body).toEqual(notFound);
    // A reply that the caller cannot see has nothing to delete.
    expect((await dan.delete(`${parent.url}/${id}`)).status).toBe(204);
    expect(errorsOf(await dan.query(DELETE, { input: { id } }))).toEqual(
      notFoundAt('deleteComment'),
    );
    expect((await world.as('cat').get(`${parent.url}/${id}`)).body.replies).toBe(1);
  });

  it('an author without the level comment has no permission on it', async () => {
    const parent = await makeCommentParent(world, kind);
    await give(parent, 'dan', 'comment');
    const { id } = await createComment(world, parent, { by: 'dan' });
    await give(parent, 'dan', 'read');
    expect((await world.as('dan').get(`${parent.url}/${id}`)).body).toEqual(notFound);
    expect(
      (await world.as('dan').put(`${parent.url}/${id}`, { body: { markdown: 'x' } })).body,
    ).toEqual(notFound);
    expect((await world.as('dan').delete(`${parent.url}/${id}`)).status).toBe(204);
    expect((await world.as('ana').get(`${parent.url}/${id}`)).status).toBe(200);
  });

  it.each(['dan', 'eve'] as const)(
    '%s, without a level on the space, receives NOT_FOUND',
    async (name) => {
      const parent = await makeCommentParent(world, kind);
      const { id } = await createComment(world, parent);
      const { id: replyId } = await reply(world, parent, id);
      const visitor = world.as(name);
      const body = { body: { markdown: 'x' } };
      const [url, replies, answer] = [
        `${parent.url}/${id}`,
        `${parent.url}/${id}/replies`,
        `${parent.url}/${id}/replies/${replyId}`,
      ];
      for (const path of [parent.url, url, replies, answer])
        expect((await visitor.get(path)).body).toEqual(notFound);
      for (const path of [parent.url, replies])
        expect((await visitor.post(path, body)).body).toEqual(notFound);
      for (const path of [url, answer]) {
        expect((await visitor.put(path, { addedReactions: ['👍'] })).body).toEqual(notFound);
        expect((await visitor.delete(path)).body).toEqual(notFound);
      }
      const { subjectId } = parent;
      const attempts: [string, string, object][] = [
        [listOf(parent), 'parent', { subject: subjectId }],
        [GET, 'comment', { id }],
        [REPLIES, 'comment', { id }],
        [GET_REPLY, 'commentReply', { id: replyId }],
        [CREATE, 'createComment', { input: { subjectId, ...body } }],
        [UPDATE, 'updateComment', { input: { id, resolved: true } }],
        [REPLY, 'createCommentReply', { input: { commentId: id, ...body } }],
        [UPDATE_REPLY, 'updateCommentReply', { input: { id: replyId, ...body } }],
        [DELETE, 'deleteComment', { input: { id } }],
        [DELETE_REPLY, 'deleteCommentReply', { input: { id: replyId } }],
      ];
      for (const [document, field, variables] of attempts)
        expect(errorsOf(await visitor.query(document, variables))).toEqual(notFoundAt(field));
      expect((await world.as('cat').get(url)).body.replies).toBe(1);
    },
  );

  it('everyone receives NOT_FOUND while the space is deleted', async () => {
    const parent = await makeCommentParent(world, kind);
    const { id } = await createComment(world, parent);
    await world.as('ana').delete(parent.space.url);
    for (const path of [parent.url, `${parent.url}/${id}`, `${parent.url}/${id}/replies`])
      expect((await world.as('ana').get(path)).body).toEqual(notFound);
    expect((await world.as('ana').delete(`${parent.url}/${id}`)).body).toEqual(notFound);
    expect(
      (await world.as('ana').query('query ($id: ID!) { node(id: $id) { id } }', { id })).data.node,
    ).toBeNull();
    await world.as('ana').post(`${parent.space.url}/restore`);
    expect((await world.as('cat').get(parent.url)).body.count).toBe(1);
  });

  it('a token without the scopes is refused with their names', async () => {
    const parent = await makeCommentParent(world, kind);
    const { id } = await createComment(world, parent);
    const reader = world.with(
      await world.tokenOf(ids.user('ana'), { scopes: ['space:read', 'user:read'] }),
    );
    expect((await reader.get(`${parent.url}/${id}`)).status).toBe(200);
    const { status, body } = await reader.put(`${parent.url}/${id}`, { resolved: true });
    expect([status, body.error.reason, body.error.details.needs]).toEqual([
      403,
      'FORBIDDEN',
      'space:write',
    ]);
    const other = world.with(
      await world.tokenOf(ids.user('ana'), { scopes: ['organization:read'] }),
    );
    expect((await other.get(parent.url)).body.error.details.needs).toBe('space:read');
    expect((await world.nobody.get(parent.url)).status).toBe(401);
  });
});

describe('with a comment on their own change request', () => {
  it('its author can resolve at any level, but not one on the space', async () => {
    const parent = await makeCommentParent(world);
    await give(parent, 'ben', 'comment');
    const { id } = await createComment(world, parent);
    const { id: replyId } = await reply(world, parent, id);
    expect(await permissionsFor('ben', parent, id, replyId)).toEqual(
      five(permissions({ resolve: true })),
    );
    expect((await change(world, parent, id, { resolved: true }, 'ben')).status).toBe('resolved');
    const onIt = onSpace(parent.space);
    const other = await createComment(world, onIt);
    expect((await world.as('ben').put(`${onIt.url}/${other.id}`, { resolved: true })).body).toEqual(
      forbidden('edit', 'comment'),
    );
  });
});

describe('the demo world', () => {
  it('has an open comment on a change request, and a resolved one on its space', async () => {
    const space = `/v1/spaces/${ids.space('onboarding')}`;
    const { items: open } = (await world.as('cat').get(`${space}/change-requests/2/comments`)).body;
    expect(
      open.map(
        (item: {
          status: string;
          replies: number;
          reactions: { count: number }[];
          target: { page: { title: string } };
        }) => [item.status, item.replies, item.reactions[0]?.count, item.target.page.title],
      ),
    ).toEqual([['open', 1, 1, 'First day']]);
    expect(
      (await world.as('cat').get(`${space}/change-requests/2/comments/${open[0].id}/replies`)).body
        .count,
    ).toBe(1);
    const { items: done } = (await world.as('cat').get(`${space}/comments`)).body;
    expect(
      done.map((item: { status: string; resolvedBy: { id: string } }) => [
        item.status,
        item.resolvedBy.id,
      ]),
    ).toEqual([['resolved', ids.user('ana')]]);
    expect([
      (await world.as('cat').get(space)).body.comments,
      (await world.as('cat').get(`${space}/change-requests/2`)).body.comments,
    ]).toEqual([1, 1]);
  });

  it('has no other comments: a new space begins without any', async () => {
    const space = await makeSpace(world, [page('A')]);
    expect((await world.as('cat').get(`${space.url}/comments`)).body).toEqual({
      count: 0,
      items: [],
    });
  });
});
