import { describe, expect, it } from 'vitest';
import { bad, badAt, errorsOf, notFound, notFoundAt } from '../content/expected.ts';
import { eventsOf } from '../content/rows.ts';
import { ids, useWorld } from '../support.ts';
import {
  DELETE_REPLY,
  GET_REPLY,
  kinds,
  makeCommentParent,
  REPLIES,
  REPLY,
  reply,
  replyBody,
  replyNode,
  createComment,
  UPDATE_REPLY,
} from './made.ts';

const world = useWorld();

describe.each(kinds)('a reply to a comment on %s', (kind) => {
  it('requires the level comment, and is counted and readable', async () => {
    const parent = await makeCommentParent(world, kind);
    const comment = await createComment(world, parent, { by: 'ana' });
    const { status, body } = await world
      .as('cat')
      .post(`${parent.url}/${comment.id}/replies`, { body: { markdown: 'I agree.' } });
    const { id, postedAt } = body;
    expect([status, body]).toEqual([200, replyBody(world, parent, comment.id, { id, postedAt })]);
    expect((await world.as('cat').get(`${parent.url}/${comment.id}/replies/${id}`)).body).toEqual(
      body,
    );
    expect((await world.as('cat').query(GET_REPLY, { id })).data.commentReply).toEqual(
      replyNode(world, parent, comment.id, { id, postedAt }),
    );
    const { data } = await world
      .as('ben')
      .query(REPLY, { input: { commentId: comment.id, body: { markdown: 'I agree.' } } });
    const created = data.createCommentReply.reply;
    expect(data.createCommentReply).toEqual({
      reply: replyNode(world, parent, comment.id, {
        id: created.id,
        by: 'ben',
        postedAt: created.postedAt,
      }),
      comment: { id: comment.id, replyCount: 2 },
    });
    expect((await world.as('ana').get(`${parent.url}/${comment.id}`)).body).toEqual({
      ...comment,
      replies: 2,
    });
    const [second, first] = await eventsOf(world, ids.acme, 'comment.reply');
    expect([first, second]).toEqual([
      { subjectId: comment.id, fields: [], related: [id] },
      { subjectId: comment.id, fields: [], related: [created.id] },
    ]);
    const node = 'query ($id: ID!) { node(id: $id) { id __typename } }';
    expect((await world.as('cat').query(node, { id })).data.node).toEqual({
      id,
      __typename: 'CommentReply',
    });
    expect((await world.as('eve').query(node, { id })).data.node).toBeNull();
  });

  it('is listed oldest first, with pagination', async () => {
    const parent = await makeCommentParent(world, kind);
    const { id } = await createComment(world, parent);
    const all = [
      await reply(world, parent, id),
      await reply(world, parent, id, { markdown: 'Two.' }),
      await reply(world, parent, id, { markdown: 'Three.' }),
    ];
    expect((await world.as('cat').get(`${parent.url}/${id}/replies`)).body).toEqual({
      count: 3,
      items: all,
    });
    const first = (await world.as('cat').get(`${parent.url}/${id}/replies?limit=2`)).body;
    expect(first).toEqual({ count: 3, items: all.slice(0, 2), next: { page: first.next.page } });
    expect(
      (await world.as('cat').get(`${parent.url}/${id}/replies?limit=2&page=${first.next.page}`))
        .body,
    ).toEqual({ count: 3, items: all.slice(2) });
    const { replies } = (await world.as('cat').query(REPLIES, { id, first: 2 })).data.comment;
    const nodes = all.map(({ id: own, postedAt, body: { markdown } }) =>
      replyNode(world, parent, id, { id: own, postedAt, body: { markdown, document: null } }),
    );
    expect(replies).toEqual({
      totalCount: 3,
      pageInfo: { hasNextPage: true, endCursor: replies.pageInfo.endCursor },
      nodes: nodes.slice(0, 2),
      edges: nodes.slice(0, 2).map((node) => ({ node: { id: node.id } })),
    });
    expect(
      (await world.as('cat').query(REPLIES, { id, after: replies.pageInfo.endCursor })).data.comment
        .replies.nodes,
    ).toEqual(nodes.slice(2));
  });

  it('is returned as it was written, or as a tree of blocks', async () => {
    const parent = await makeCommentParent(world, kind);
    const { id } = await createComment(world, parent);
    const document = {
      object: 'document',
      data: {},
      nodes: [
        {
          object: 'block',
          type: 'paragraph',
          key: expect.any(String),
          isVoid: false,
          data: {},
          nodes: [
            {
              object: 'text',
              leaves: [{ object: 'leaf', text: 'Yes', marks: [{ object: 'mark', type: 'code' }] }],
            },
          ],
        },
      ],
    };
    const { body } = await world
      .as('cat')
      .post(`${parent.url}/${id}/replies?format=document`, { body: { markdown: '`Yes`' } });
    expect(body).toEqual(
      replyBody(world, parent, id, { id: body.id, postedAt: body.postedAt, body: { document } }),
    );
    expect(
      (await world.as('cat').get(`${parent.url}/${id}/replies/${body.id}?format=document`)).body,
    ).toEqual(body);
    expect((await world.as('cat').get(`${parent.url}/${id}/replies?format=document`)).body).toEqual(
      {
        count: 1,
        items: [body],
      },
    );
    expect((await world.as('cat').get(`${parent.url}/${id}/replies/${body.id}`)).body.body).toEqual(
      {
        markdown: '`Yes`',
      },
    );
    expect((await world.as('cat').get(`${parent.url}/${id}/replies?format=html`)).body).toEqual(
      bad('format', 'format must be one of markdown, document.'),
    );
  });

  it('can be edited by its author, and takes reactions', async () => {
    const parent = await makeCommentParent(world, kind);
    const { id } = await createComment(world, parent);
    const made = await reply(world, parent, id);
    const changed = await world.as('cat').put(`${parent.url}/${id}/replies/${made.id}`, {
      body: { markdown: 'No.' },
      addedReactions: ['👎'],
    });
    const { editedAt, reactions } = changed.body;
    expect(changed.body).toEqual({
      ...made,
      body: { markdown: 'No.' },
      editedAt,
      reactions: [
        {
          emoji: '👎',
          count: 1,
          users: [{ user: made.postedBy, reactedAt: reactions[0].users[0].reactedAt }],
        },
      ],
    });
    const { data } = await world.as('cat').query(UPDATE_REPLY, {
      input: { id: made.id, body: { markdown: 'No.' }, removedReactions: ['👎'] },
    });
    expect(data.updateCommentReply.reply).toEqual(
      replyNode(world, parent, id, {
        id: made.id,
        postedAt: made.postedAt,
        editedAt,
        body: { markdown: 'No.', document: null },
      }),
    );
    const events = (await eventsOf(world, ids.acme, 'comment.update')).filter(
      ({ subjectId }) => subjectId === made.id,
    );
    expect(events).toEqual([
      { subjectId: made.id, fields: ['body', 'removedReactions'], related: [] },
      { subjectId: made.id, fields: ['body', 'addedReactions'], related: [] },
    ]);
    expect((await world.as('cat').get(`${parent.url}/${id}`)).body.editedAt).toBeUndefined();
  });

  it('is deleted idempotently and no longer counted', async () => {
    const parent = await makeCommentParent(world, kind);
    const { id } = await createComment(world, parent);
    const [one, two] = [await reply(world, parent, id), await reply(world, parent, id)];
    for (const expected of [205, 204]) {
      const { status, body } = await world
        .as('cat')
        .delete(`${parent.url}/${id}/replies/${one.id}`);
      expect([status, body]).toEqual([expected, undefined]);
      expect((await world.as('cat').get(`${parent.url}/${id}`)).body.replies).toBe(1);
    }
    expect((await world.as('cat').get(`${parent.url}/${id}/replies/${one.id}`)).body).toEqual(
      notFound,
    );
    expect(
      (await world.as('ana').query(DELETE_REPLY, { input: { id: two.id } })).data
        .deleteCommentReply,
    ).toEqual({ deletedCommentReplyId: two.id });
    expect(errorsOf(await world.as('ana').query(DELETE_REPLY, { input: { id: two.id } }))).toEqual(
      notFoundAt('deleteCommentReply'),
    );
    expect((await world.as('cat').get(`${parent.url}/${id}`)).body.replies).toBe(0);
    expect(
      (await eventsOf(world, ids.acme, 'comment.delete')).filter(
        ({ subjectId }) => subjectId === one.id,
      ),
    ).toEqual([{ subjectId: one.id, fields: [], related: [parent.subjectId, id] }]);
  });

  it('is NOT_FOUND under another comment, and a deletion there does nothing', async () => {
    const parent = await makeCommentParent(world, kind);
    const [comment, other] = [
      await createComment(world, parent),
      await createComment(world, parent),
    ];
    const made = await reply(world, parent, comment.id);
    const path = `${parent.url}/${other.id}/replies/${made.id}`;
    expect((await world.as('ana').get(path)).body).toEqual(notFound);
    expect((await world.as('ana').put(path, { body: { markdown: 'No.' } })).body).toEqual(notFound);
    expect((await world.as('ana').delete(path)).status).toBe(204);
    expect((await world.as('cat').get(`${parent.url}/${comment.id}/replies`)).body).toEqual({
      count: 1,
      items: [made],
    });
    await world.as('cat').delete(`${parent.url}/${comment.id}`);
    expect(
      (await world.as('cat').delete(`${parent.url}/${comment.id}/replies/${made.id}`)).body,
    ).toEqual(notFound);
    expect(errorsOf(await world.as('ana').query(GET_REPLY, { id: made.id }))).toEqual(
      notFoundAt('commentReply'),
    );
    expect(errorsOf(await world.as('cat').query(DELETE_REPLY, { input: { id: made.id } }))).toEqual(
      notFoundAt('deleteCommentReply'),
    );
    expect(
      (
        await world
          .as('cat')
          .post(`${parent.url}/${comment.id}/replies`, { body: { markdown: 'No.' } })
      ).body,
    ).toEqual(notFound);
    for (const path of [
      `${parent.url}/${other.id}/replies/x`,
      `${parent.url}/x/replies/${made.id}`,
      `${parent.url}/${made.id}`,
      `${parent.url}/${other.id}/replies/${other.id}`,
    ]) {
      expect((await world.as('ana').get(path)).body).toEqual(notFound);
    }
  });

  it.each([
    [{}, 'body', 'body is required.'],
    [
      { body: { markdown: '' } },
      'body.markdown',
      'markdown must have 1 to 10000 characters, and has 0.',
    ],
    [{ body: { markdown: '  ' } }, 'body.markdown', 'markdown must have more than blanks.'],
    [
      { body: { markdown: 'x'.repeat(10_001) } },
      'body.markdown',
      'markdown must have 1 to 10000 characters, and has 10001.',
    ],
    [
      { body: { markdown: 'x' }, resolved: true },
      'resolved',
      'There is no field `resolved` here. Fields are: `body`.',
    ],
  ])('is refused: %j', async (input, field, message) => {
    const parent = await makeCommentParent(world, kind);
    const { id } = await createComment(world, parent);
    expect((await world.as('cat').post(`${parent.url}/${id}/replies`, input)).body).toEqual(
      bad(field, message),
    );
    expect((await world.as('cat').get(`${parent.url}/${id}`)).body.replies).toBe(0);
  });

  it('is refused in GraphQL too', async () => {
    const parent = await makeCommentParent(world, kind);
    const { id } = await createComment(world, parent);
    const refusal = errorsOf(
      await world.as('cat').query(REPLY, { input: { commentId: id, body: { markdown: ' ' } } }),
    );
    expect(refusal).toEqual(
      badAt('createCommentReply', 'input.body.markdown', 'markdown must have more than blanks.'),
    );
  });
});
