import { describe, expect, it } from 'vitest';
import { bad, badAt, faultsOf, notFound, notFoundAt } from '../content/expected.ts';
import { eventsOf } from '../content/rows.ts';
import { ids, useWorld } from '../support.ts';
import { DELETE_REPLY, GET_REPLY, kinds, makePlace, REPLIES, REPLY, reply, replyBody, replyNode, say, UPDATE_REPLY } from './made.ts';

const world = useWorld();

describe.each(kinds)('a reply to a comment on %s', (kind) => {
  it('is made by who comments, counted and read', async () => {
    const place = await makePlace(world, kind);
    const said = await say(world, place, { by: 'ana' });
    const { status, body } = await world.as('cat').post(`${place.url}/${said.id}/replies`, { body: { markdown: 'I agree.' } });
    const { id, postedAt } = body;
    expect([status, body]).toEqual([200, replyBody(world, place, said.id, { id, postedAt })]);
    expect((await world.as('cat').get(`${place.url}/${said.id}/replies/${id}`)).body).toEqual(body);
    expect((await world.as('cat').query(GET_REPLY, { ...place.args, id: said.id, reply: id })).data.commentReply).toEqual(replyNode(world, place, said.id, { id, postedAt }));
    const { data } = await world.as('ben').query(REPLY, { ...place.args, id: said.id, input: { body: { markdown: 'I agree.' } } });
    const his = data.createCommentReply.reply;
    expect(data.createCommentReply).toEqual({ reply: replyNode(world, place, said.id, { id: his.id, by: 'ben', postedAt: his.postedAt }), comment: { id: said.id, replyCount: 2 } });
    expect((await world.as('ana').get(`${place.url}/${said.id}`)).body).toEqual({ ...said, replies: 2 });
    const [second, first] = await eventsOf(world, ids.acme, 'comment.reply');
    expect([first, second]).toEqual([
      { subjectId: said.id, fields: [], related: [id] },
      { subjectId: said.id, fields: [], related: [his.id] },
    ]);
    const node = 'query ($id: ID!) { node(id: $id) { id __typename } }';
    expect((await world.as('cat').query(node, { id })).data.node).toEqual({ id, __typename: 'CommentReply' });
    expect((await world.as('eve').query(node, { id })).data.node).toBeNull();
  });

  it('is listed, the first first, in pages', async () => {
    const place = await makePlace(world, kind);
    const { id } = await say(world, place);
    const all = [await reply(world, place, id), await reply(world, place, id, { markdown: 'Two.' }), await reply(world, place, id, { markdown: 'Three.' })];
    expect((await world.as('cat').get(`${place.url}/${id}/replies`)).body).toEqual({ count: 3, items: all });
    const first = (await world.as('cat').get(`${place.url}/${id}/replies?limit=2`)).body;
    expect(first).toEqual({ count: 3, items: all.slice(0, 2), next: { page: first.next.page } });
    expect((await world.as('cat').get(`${place.url}/${id}/replies?limit=2&page=${first.next.page}`)).body).toEqual({ count: 3, items: all.slice(2) });
    const { replies } = (await world.as('cat').query(REPLIES, { ...place.args, id, first: 2 })).data.comment;
    const nodes = all.map(({ id: own, postedAt, body: { markdown } }) => replyNode(world, place, id, { id: own, postedAt, body: { markdown, document: null } }));
    expect(replies).toEqual({
      totalCount: 3,
      pageInfo: { hasNextPage: true, endCursor: replies.pageInfo.endCursor },
      nodes: nodes.slice(0, 2),
      edges: nodes.slice(0, 2).map((node) => ({ node: { id: node.id } })),
    });
    expect((await world.as('cat').query(REPLIES, { ...place.args, id, after: replies.pageInfo.endCursor })).data.comment.replies.nodes).toEqual(nodes.slice(2));
  });

  it('is given as it was written, or as a tree of blocks', async () => {
    const place = await makePlace(world, kind);
    const { id } = await say(world, place);
    const document = { object: 'document', nodes: [{ type: 'paragraph', id: expect.any(String), nodes: [{ type: 'codeSpan', text: 'Yes' }] }] };
    const { body } = await world.as('cat').post(`${place.url}/${id}/replies?format=document`, { body: { markdown: '`Yes`' } });
    expect(body).toEqual(replyBody(world, place, id, { id: body.id, postedAt: body.postedAt, body: { document } }));
    expect((await world.as('cat').get(`${place.url}/${id}/replies/${body.id}?format=document`)).body).toEqual(body);
    expect((await world.as('cat').get(`${place.url}/${id}/replies?format=document`)).body).toEqual({ count: 1, items: [body] });
    expect((await world.as('cat').get(`${place.url}/${id}/replies/${body.id}`)).body.body).toEqual({ markdown: '`Yes`' });
    expect((await world.as('cat').get(`${place.url}/${id}/replies?format=html`)).body).toEqual(bad('format', 'format must be one of markdown, document.'));
  });

  it('is rewritten by its author, and reacted to', async () => {
    const place = await makePlace(world, kind);
    const { id } = await say(world, place);
    const made = await reply(world, place, id);
    const changed = await world.as('cat').put(`${place.url}/${id}/replies/${made.id}`, { body: { markdown: 'No.' }, addedReactions: ['👎'] });
    const { editedAt, reactions } = changed.body;
    expect(changed.body).toEqual({
      ...made,
      body: { markdown: 'No.' },
      editedAt,
      reactions: [{ emoji: '👎', count: 1, users: [{ user: made.postedBy, reactedAt: reactions[0].users[0].reactedAt }] }],
    });
    const { data } = await world.as('cat').query(UPDATE_REPLY, { ...place.args, id, reply: made.id, input: { body: { markdown: 'No.' }, removedReactions: ['👎'] } });
    expect(data.updateCommentReply.reply).toEqual(replyNode(world, place, id, { id: made.id, postedAt: made.postedAt, editedAt, body: { markdown: 'No.', document: null } }));
    const events = (await eventsOf(world, ids.acme, 'comment.update')).filter(({ subjectId }) => subjectId === made.id);
    expect(events).toEqual([
      { subjectId: made.id, fields: ['body', 'removedReactions'], related: [] },
      { subjectId: made.id, fields: ['body', 'addedReactions'], related: [] },
    ]);
    expect((await world.as('cat').get(`${place.url}/${id}`)).body.editedAt).toBeUndefined();
  });

  it('is deleted and counted no more, as often as it is said', async () => {
    const place = await makePlace(world, kind);
    const { id } = await say(world, place);
    const [one, two] = [await reply(world, place, id), await reply(world, place, id)];
    for (let time = 0; time < 2; time++) {
      const { status, body } = await world.as('cat').delete(`${place.url}/${id}/replies/${one.id}`);
      expect([status, body]).toEqual([205, undefined]);
      expect((await world.as('cat').get(`${place.url}/${id}`)).body.replies).toBe(1);
    }
    expect((await world.as('cat').get(`${place.url}/${id}/replies/${one.id}`)).body).toEqual(notFound);
    expect((await world.as('ana').query(DELETE_REPLY, { ...place.args, id, reply: two.id })).data.deleteCommentReply).toEqual({ deletedCommentReplyId: two.id });
    expect((await world.as('ana').query(DELETE_REPLY, { ...place.args, id, reply: two.id })).data.deleteCommentReply).toEqual({ deletedCommentReplyId: null });
    expect((await world.as('cat').get(`${place.url}/${id}`)).body.replies).toBe(0);
    expect((await eventsOf(world, ids.acme, 'comment.delete')).filter(({ subjectId }) => subjectId === one.id)).toEqual([{ subjectId: one.id, fields: [], related: [] }]);
  });

  it('is not there below another comment, and nothing is deleted below one that is not there', async () => {
    const place = await makePlace(world, kind);
    const [said, other] = [await say(world, place), await say(world, place)];
    const made = await reply(world, place, said.id);
    const path = `${place.url}/${other.id}/replies/${made.id}`;
    expect((await world.as('ana').get(path)).body).toEqual(notFound);
    expect((await world.as('ana').put(path, { body: { markdown: 'No.' } })).body).toEqual(notFound);
    expect((await world.as('ana').delete(path)).status).toBe(205);
    expect(faultsOf(await world.as('ana').query(GET_REPLY, { ...place.args, id: other.id, reply: made.id }))).toEqual(notFoundAt('commentReply'));
    expect((await world.as('cat').get(`${place.url}/${said.id}/replies`)).body).toEqual({ count: 1, items: [made] });
    await world.as('cat').delete(`${place.url}/${said.id}`);
    expect((await world.as('cat').delete(`${place.url}/${said.id}/replies/${made.id}`)).body).toEqual(notFound);
    expect(faultsOf(await world.as('cat').query(DELETE_REPLY, { ...place.args, id: said.id, reply: made.id }))).toEqual(notFoundAt('deleteCommentReply'));
    expect((await world.as('cat').post(`${place.url}/${said.id}/replies`, { body: { markdown: 'No.' } })).body).toEqual(notFound);
    for (const path of [`${place.url}/${other.id}/replies/x`, `${place.url}/x/replies/${made.id}`, `${place.url}/${made.id}`, `${place.url}/${other.id}/replies/${other.id}`]) {
      expect((await world.as('ana').get(path)).body).toEqual(notFound);
    }
  });

  it.each([
    [{}, 'body', 'body is needed.'],
    [{ body: { markdown: '' } }, 'body.markdown', 'markdown must have 1 to 10000 characters, and has 0.'],
    [{ body: { markdown: '  ' } }, 'body.markdown', 'markdown must have more than blanks.'],
    [{ body: { markdown: 'x'.repeat(10_001) } }, 'body.markdown', 'markdown must have 1 to 10000 characters, and has 10001.'],
    [{ body: { markdown: 'x' }, resolved: true }, 'resolved', 'There is no field `resolved` here. There is: `body`.'],
  ])('is refused: %j', async (input, field, message) => {
    const place = await makePlace(world, kind);
    const { id } = await say(world, place);
    expect((await world.as('cat').post(`${place.url}/${id}/replies`, input)).body).toEqual(bad(field, message));
    expect((await world.as('cat').get(`${place.url}/${id}`)).body.replies).toBe(0);
  });

  it('is refused in GraphQL as well', async () => {
    const place = await makePlace(world, kind);
    const { id } = await say(world, place);
    const refusal = faultsOf(await world.as('cat').query(REPLY, { ...place.args, id, input: { body: { markdown: ' ' } } }));
    expect(refusal).toEqual(badAt('createCommentReply', 'input.body.markdown', 'markdown must have more than blanks.'));
  });
});
