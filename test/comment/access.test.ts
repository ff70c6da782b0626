import { describe, expect, it } from 'vitest';
import { makeSpace, page } from '../change-request/made.ts';
import { faultsOf, forbidden, forbiddenAt, notFound, notFoundAt, type Word } from '../content/expected.ts';
import { ids, type Person, useWorld } from '../support.ts';
import { change, CREATE, DELETE, DELETE_REPLY, GET, GET_REPLY, kinds, listOf, makePlace, ofAuthor, permissions, type Place, REPLIES, REPLY, reply, say, UPDATE, UPDATE_REPLY } from './made.ts';

const world = useWorld();

/** Gives somebody a level on the space alone. */
const give = async ({ space }: Pick<Place, 'space'>, name: Person, role: Word) =>
  expect((await world.as('ana').post(`${space.url}/permissions/users/${ids.user(name)}`, { role })).status).toBeLessThan(300);

/** What a person sees that he may do with a comment and a reply, at both doors. */
async function seenBy(name: Person, place: Place, id: string, replyId: string): Promise<object[]> {
  const found = [(await world.as(name).get(`${place.url}/${id}`)).body, (await world.as(name).get(place.url)).body.items.find((item: { id: string }) => item.id === id)];
  found.push((await world.as(name).query(GET, { ...place.args, id })).data.comment);
  const replies = [(await world.as(name).get(`${place.url}/${id}/replies/${replyId}`)).body, (await world.as(name).query(GET_REPLY, { ...place.args, id, reply: replyId })).data.commentReply];
  return [...found, ...replies].map((item) => item.permissions);
}

const five = (said: object, answer: object = said) => [said, said, said, answer, answer];

describe.each(kinds)('with a comment on %s', (kind) => {
  it('its author may do everything; others what their level says', async () => {
    const place = await makePlace(world, kind);
    const { id } = await say(world, place);
    const { id: replyId } = await reply(world, place, id);
    expect(await seenBy('cat', place, id, replyId)).toEqual(five(ofAuthor));
    expect(await seenBy('ben', place, id, replyId)).toEqual(five(permissions({ resolve: true })));
    expect(await seenBy('ana', place, id, replyId)).toEqual(five(permissions({ resolve: true, delete: true })));
    for (const [role, may] of [
      ['comment', {}],
      ['edit', { resolve: true }],
      ['review', { resolve: true }],
      ['create', { resolve: true, delete: true }],
    ] as const) {
      await give(place, 'dan', role);
      expect(await seenBy('dan', place, id, replyId)).toEqual(five(permissions(may)));
    }
  });

  it('what is not allowed is refused, at both doors', async () => {
    const place = await makePlace(world, kind);
    const { id } = await say(world, place, { by: 'ana' });
    const { id: replyId } = await reply(world, place, id, { by: 'ana' });
    const cat = world.as('cat');
    const [url, answer] = [`${place.url}/${id}`, `${place.url}/${id}/replies/${replyId}`];
    const body = { body: { markdown: 'Hers no more.' } };
    expect((await cat.put(url, body)).body).toEqual(forbidden('oneself', 'comment'));
    expect((await cat.put(answer, body)).body).toEqual(forbidden('oneself', 'comment'));
    expect((await cat.put(url, { resolved: true })).body).toEqual(forbidden('edit', 'comment'));
    expect((await cat.delete(url)).body).toEqual(forbidden('create', 'comment'));
    expect((await world.as('ben').delete(answer)).body).toEqual(forbidden('create', 'edit'));
    expect(faultsOf(await cat.query(UPDATE, { ...place.args, id, input: body }))).toEqual(forbiddenAt('updateComment', 'oneself', 'comment'));
    expect(faultsOf(await cat.query(UPDATE, { ...place.args, id, input: { resolved: true } }))).toEqual(forbiddenAt('updateComment', 'edit', 'comment'));
    expect(faultsOf(await cat.query(UPDATE_REPLY, { ...place.args, id, reply: replyId, input: body }))).toEqual(forbiddenAt('updateCommentReply', 'oneself', 'comment'));
    expect(faultsOf(await cat.query(DELETE, { ...place.args, id }))).toEqual(forbiddenAt('deleteComment', 'create', 'comment'));
    expect(faultsOf(await cat.query(DELETE_REPLY, { ...place.args, id, reply: replyId }))).toEqual(forbiddenAt('deleteCommentReply', 'create', 'comment'));
    // All or nothing: her reaction is not taken either.
    expect((await cat.put(url, { addedReactions: ['👍'], resolved: true })).status).toBe(403);
    const { body: left } = await cat.get(url);
    expect([left.body, left.status, left.reactions, left.replies]).toEqual([{ markdown: 'Well said.' }, 'open', [], 1]);
    expect((await world.as('ben').put(url, { resolved: true })).body.status).toBe('resolved');
  });

  it('who only reads the space sees how many there are, and none of them', async () => {
    const place = await makePlace(world, kind);
    await give(place, 'dan', 'read');
    const { id } = await say(world, place);
    const { id: replyId } = await reply(world, place, id);
    const dan = world.as('dan');
    const body = { body: { markdown: 'Mine.' } };
    expect((await dan.get(place.space.url)).body.comments).toBe(1);
    expect((await dan.get(place.url)).body).toEqual(forbidden('comment', 'read'));
    expect((await dan.post(place.url, body)).body).toEqual(forbidden('comment', 'read'));
    expect(faultsOf(await dan.query(listOf(place), place.args))).toEqual([{ ...forbiddenAt('place', 'comment', 'read')[0], path: ['place', 'comments'] }]);
    expect(faultsOf(await dan.query(CREATE, { ...place.args, input: body }))).toEqual(forbiddenAt('createComment', 'comment', 'read'));
    for (const path of [`${place.url}/${id}`, `${place.url}/${id}/replies`, `${place.url}/${id}/replies/${replyId}`]) expect((await dan.get(path)).body).toEqual(notFound);
    expect((await dan.put(`${place.url}/${id}`, { addedReactions: ['👍'] })).body).toEqual(notFound);
    expect((await dan.post(`${place.url}/${id}/replies`, body)).body).toEqual(notFound);
    expect((await dan.delete(`${place.url}/${id}/replies/${replyId}`)).body).toEqual(notFound);
    // What he does not see, below what he sees, is nothing to delete.
    expect((await dan.delete(`${place.url}/${id}`)).status).toBe(205);
    expect((await dan.query(DELETE, { ...place.args, id })).data.deleteComment).toEqual({ deletedCommentId: null });
    expect((await world.as('cat').get(`${place.url}/${id}`)).body.replies).toBe(1);
  });

  it('an author who may comment no more may do nothing with it', async () => {
    const place = await makePlace(world, kind);
    await give(place, 'dan', 'comment');
    const { id } = await say(world, place, { by: 'dan' });
    await give(place, 'dan', 'read');
    expect((await world.as('dan').get(`${place.url}/${id}`)).body).toEqual(notFound);
    expect((await world.as('dan').put(`${place.url}/${id}`, { body: { markdown: 'x' } })).body).toEqual(notFound);
    expect((await world.as('dan').delete(`${place.url}/${id}`)).status).toBe(205);
    expect((await world.as('ana').get(`${place.url}/${id}`)).status).toBe(200);
  });

  it.each(['dan', 'eve'] as const)('nothing is there for %s, who has no level on the space', async (name) => {
    const place = await makePlace(world, kind);
    const { id } = await say(world, place);
    const { id: replyId } = await reply(world, place, id);
    const him = world.as(name);
    const body = { body: { markdown: 'x' } };
    const [url, replies, answer] = [`${place.url}/${id}`, `${place.url}/${id}/replies`, `${place.url}/${id}/replies/${replyId}`];
    for (const path of [place.url, url, replies, answer]) expect((await him.get(path)).body).toEqual(notFound);
    for (const path of [place.url, replies]) expect((await him.post(path, body)).body).toEqual(notFound);
    for (const path of [url, answer]) {
      expect((await him.put(path, { addedReactions: ['👍'] })).body).toEqual(notFound);
      expect((await him.delete(path)).body).toEqual(notFound);
    }
    const at = { ...place.args, id, reply: replyId };
    const asked: [string, string, object?][] = [
      [listOf(place), 'place'],
      [GET, 'comment'],
      [REPLIES, 'comment'],
      [GET_REPLY, 'commentReply'],
      [CREATE, 'createComment', body],
      [UPDATE, 'updateComment', { resolved: true }],
      [REPLY, 'createCommentReply', body],
      [UPDATE_REPLY, 'updateCommentReply', body],
      [DELETE, 'deleteComment'],
      [DELETE_REPLY, 'deleteCommentReply'],
    ];
    for (const [document, field, input] of asked) expect(faultsOf(await him.query(document, { ...at, input }))).toEqual(notFoundAt(field));
    expect((await world.as('cat').get(url)).body.replies).toBe(1);
  });

  it('nothing is there in the trash, for nobody', async () => {
    const place = await makePlace(world, kind);
    const { id } = await say(world, place);
    await world.as('ana').delete(place.space.url);
    for (const path of [place.url, `${place.url}/${id}`, `${place.url}/${id}/replies`]) expect((await world.as('ana').get(path)).body).toEqual(notFound);
    expect((await world.as('ana').delete(`${place.url}/${id}`)).body).toEqual(notFound);
    expect((await world.as('ana').query('query ($id: ID!) { node(id: $id) { id } }', { id })).data.node).toBeNull();
    await world.as('ana').post(`${place.space.url}/restore`);
    expect((await world.as('cat').get(place.url)).body.count).toBe(1);
  });

  it('a token without the scopes is refused by name', async () => {
    const place = await makePlace(world, kind);
    const { id } = await say(world, place);
    const reader = world.with(await world.tokenOf(ids.user('ana'), { scopes: ['space:read', 'user:read'] }));
    expect((await reader.get(`${place.url}/${id}`)).status).toBe(200);
    const { status, body } = await reader.put(`${place.url}/${id}`, { resolved: true });
    expect([status, body.error.reason, body.error.details.needs]).toEqual([403, 'FORBIDDEN', 'space:write']);
    const other = world.with(await world.tokenOf(ids.user('ana'), { scopes: ['organization:read'] }));
    expect((await other.get(place.url)).body.error.details.needs).toBe('space:read');
    expect((await world.nobody.get(place.url)).status).toBe(401);
  });
});

describe('with a comment on his change request', () => {
  it('its author resolves, whatever his level; with one on the space he may not', async () => {
    const place = await makePlace(world);
    await give(place, 'ben', 'comment');
    const { id } = await say(world, place);
    const { id: replyId } = await reply(world, place, id);
    expect(await seenBy('ben', place, id, replyId)).toEqual(five(permissions({ resolve: true })));
    expect((await change(world, place, id, { resolved: true }, 'ben')).status).toBe('resolved');
    const onIt = { ...place, request: null, url: `${place.space.url}/comments`, args: { spaceId: place.space.id, changeRequestId: null } };
    const other = await say(world, onIt);
    expect((await world.as('ben').put(`${onIt.url}/${other.id}`, { resolved: true })).body).toEqual(forbidden('edit', 'comment'));
  });
});

describe('the demo world', () => {
  it('has an open comment with a reply and a reaction on the open change request, and one on its space that was dealt with', async () => {
    const space = `/v1/spaces/${ids.space('onboarding')}`;
    const { items: open } = (await world.as('cat').get(`${space}/change-requests/2/comments`)).body;
    expect(
      open.map((item: { status: string; replies: number; reactions: { count: number }[]; target: { page: { title: string } } }) => [
        item.status,
        item.replies,
        item.reactions[0]?.count,
        item.target.page.title,
      ]),
    ).toEqual([['open', 1, 1, 'First day']]);
    expect((await world.as('cat').get(`${space}/change-requests/2/comments/${open[0].id}/replies`)).body.count).toBe(1);
    const { items: done } = (await world.as('cat').get(`${space}/comments`)).body;
    expect(done.map((item: { status: string; resolvedBy: { id: string } }) => [item.status, item.resolvedBy.id])).toEqual([['resolved', ids.user('ana')]]);
    expect([(await world.as('cat').get(space)).body.comments, (await world.as('cat').get(`${space}/change-requests/2`)).body.comments]).toEqual([1, 1]);
  });

  it('has others than its own nowhere: a space begins without comments', async () => {
    const space = await makeSpace(world, [page('A')]);
    expect((await world.as('cat').get(`${space.url}/comments`)).body).toEqual({ count: 0, items: [] });
  });
});
