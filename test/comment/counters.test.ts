import { describe, expect, it } from 'vitest';
import { makeRequest, merge } from '../change-request/made.ts';
import { graphQLError, errorsOf, refused } from '../content/expected.ts';
import { eventsOf } from '../content/rows.ts';
import { ids, useWorld } from '../support.ts';
import {
  change,
  countsOf,
  CREATE,
  kinds,
  makeCommentParent,
  onRequest,
  onSpace,
  permissions,
  type CommentParent,
  REPLY,
  reply,
  createComment,
  UPDATE,
} from './made.ts';
import { sql } from '../sql.ts';

const world = useWorld();

/** Returns the comment count when it is the same everywhere, else undefined. */
async function countOf(parent: CommentParent): Promise<number | undefined> {
  const counts = await countsOf(world, parent);
  expect(new Set(counts).size).toBe(1);
  return counts[0];
}

/** Returns the counters and the counts of the rows. */
async function truth({ space, request }: CommentParent): Promise<object | undefined> {
  const [row] = await world.console.database.query(
    sql<
      Record<string, number>
    >(`SELECT s.comment_count AS space, (SELECT count(*)::int FROM comments WHERE space_id = s.id AND status = 'OPEN') AS "inSpace",
       (SELECT comment_count FROM change_requests WHERE id = $2) AS request, (SELECT count(*)::int FROM comments WHERE change_request_id = $2 AND status = 'OPEN') AS "inRequest",
       (SELECT COALESCE(sum(reply_count), 0)::int FROM comments WHERE space_id = s.id) AS replies, (SELECT count(*)::int FROM comment_replies r JOIN comments c ON c.id = r.comment_id WHERE c.space_id = s.id) AS "inComments"
     FROM spaces s WHERE s.id = $1`),
    [space.id, request?.id ?? null],
  );
  return row;
}

const counted = (space: number, request: number | null, replies = 0) => ({
  space,
  inSpace: space,
  request,
  inRequest: request ?? 0,
  replies,
  inComments: replies,
});

describe.each(kinds)('the count of comments on %s', (kind) => {
  it('includes those that are open', async () => {
    const parent = await makeCommentParent(world, kind);
    expect(await countOf(parent)).toBe(0);
    const [one, two] = [await createComment(world, parent), await createComment(world, parent)];
    expect(await countOf(parent)).toBe(2);
    for (const resolved of [true, true]) await change(world, parent, one.id, { resolved });
    expect(await countOf(parent)).toBe(1);
    for (const resolved of [false, false]) await change(world, parent, one.id, { resolved });
    expect(await countOf(parent)).toBe(2);
    await change(world, parent, two.id, { resolved: true });
    await world.as('cat').delete(`${parent.url}/${two.id}`);
    expect(await countOf(parent)).toBe(1);
    await world.as('cat').delete(`${parent.url}/${one.id}`);
    await world.as('cat').delete(`${parent.url}/${one.id}`);
    expect(await countOf(parent)).toBe(0);
  });

  it('stays the same when a write is refused', async () => {
    const parent = await makeCommentParent(world, kind);
    const { id } = await createComment(world, parent, { by: 'ana' });
    await world.as('cat').post(parent.url, { body: { markdown: ' ' } });
    await world.as('cat').put(`${parent.url}/${id}`, { resolved: true });
    await world.as('ana').put(`${parent.url}/${id}`, { resolved: true, body: { markdown: ' ' } });
    await world.as('cat').delete(`${parent.url}/${id}`);
    expect(await truth(parent)).toEqual(counted(1, parent.request ? 1 : null));
  });

  it('is correct under concurrent creations, resolutions and deletions', async () => {
    const parent = await makeCommentParent(world, kind);
    const comments = await Promise.all(
      Array.from({ length: 4 }, () => createComment(world, parent)),
    );
    const [one, two, three] = comments.map(({ id }) => `${parent.url}/${id}`);
    const cat = world.as('cat');
    const again = <T>(work: () => Promise<T>) => Promise.all(Array.from({ length: 4 }, work));
    const answers = await Promise.all([
      again(() => cat.put(one ?? '', { resolved: true })),
      again(() => cat.delete(two ?? '')),
      again(() => cat.post(`${three}/replies`, { body: { markdown: 'I agree.' } })),
      again(() => cat.post(parent.url, { body: { markdown: 'Me too.' } })),
    ]);
    expect(answers.map((list) => list.map(({ status }) => status).toSorted())).toEqual([
      [200, 200, 200, 200],
      [204, 204, 204, 205],
      [200, 200, 200, 200],
      [200, 200, 200, 200],
    ]);
    expect(await truth(parent)).toEqual(counted(6, parent.request ? 6 : null, 4));
    const { items } = (await cat.get(`${three}/replies`)).body;
    await again(() => cat.delete(`${three}/replies/${items[0].id}`));
    await Promise.all([
      again(() => cat.put(three ?? '', { resolved: true })),
      again(() => cat.delete(three ?? '')),
    ]);
    expect(await truth(parent)).toEqual(counted(5, parent.request ? 5 : null));
  });
});

describe('the count of comments on a space', () => {
  it('includes those on its change requests, but is 0 for a copy of the space', async () => {
    const parent = await makeCommentParent(world);
    const onIt = onSpace(parent.space);
    const other = onRequest(await makeRequest(world, parent.space));
    await createComment(world, parent);
    await createComment(world, onIt);
    await createComment(world, other);
    await world.as('ben').patch(other.request?.url ?? '', { status: 'archived' });
    expect([
      (await countsOf(world, onIt))[0],
      (await countsOf(world, parent)).slice(2),
      (await countsOf(world, other)).slice(2),
    ]).toEqual([3, [1, 1], [1, 1]]);
    expect((await world.as('cat').get(onIt.url)).body.count).toBe(1);
    const { body: copy } = await world.as('ana').post(`${parent.space.url}/duplicate`);
    expect(copy.comments).toBe(0);
    expect((await world.as('ana').get(`/v1/spaces/${copy.id}/comments`)).body).toEqual({
      count: 0,
      items: [],
    });
  });
});

describe.each(['merged', 'archived'])('on a change request that is %s', (state) => {
  const message = `This change request is ${state}: comments on it are closed.`;
  const tooLate = refused(409, 'INVALID_TRANSITION', message);

  async function makeClosed() {
    const parent = await makeCommentParent(world);
    const comment = await createComment(world, parent);
    const answer = await reply(world, parent, comment.id);
    await change(world, parent, comment.id, { addedReactions: ['👍'] });
    if (state === 'merged') await merge(world, parent.request ?? expect.fail('It has one.'));
    else await world.as('ben').patch(parent.request?.url ?? '', { status: 'archived' });
    return { parent, id: comment.id, answerId: answer.id };
  }

  it('no comments or reactions can be added', async () => {
    const { parent, id, answerId } = await makeClosed();
    const before = await eventsOf(world, ids.acme, 'comment.create');
    const body = { body: { markdown: 'Too late.' } };
    const [url, answer] = [`${parent.url}/${id}`, `${parent.url}/${id}/replies/${answerId}`];
    for (const name of ['cat', 'ana'] as const) {
      const visitor = world.as(name);
      for (const { status, body: refusal } of [
        await visitor.post(parent.url, body),
        await visitor.post(`${url}/replies`, body),
        await visitor.put(url, { addedReactions: ['🎉'] }),
        await visitor.put(answer, { removedReactions: ['👍'] }),
      ]) {
        expect([status, refusal]).toEqual([409, tooLate]);
      }
    }
    expect(
      errorsOf(
        await world.as('cat').query(CREATE, { input: { subjectId: parent.subjectId, ...body } }),
      ),
    ).toEqual(graphQLError(['createComment'], 'INVALID_TRANSITION', message));
    expect(
      errorsOf(await world.as('cat').query(REPLY, { input: { commentId: id, ...body } })),
    ).toEqual(graphQLError(['createCommentReply'], 'INVALID_TRANSITION', message));
    expect(
      errorsOf(await world.as('cat').query(UPDATE, { input: { id, addedReactions: ['🎉'] } })),
    ).toEqual(graphQLError(['updateComment'], 'INVALID_TRANSITION', message));
    expect(await truth(parent)).toEqual(counted(1, 1, 1));
    expect(await eventsOf(world, ids.acme, 'comment.create')).toEqual(before);
    // An error of access takes precedence.
    expect((await world.as('eve').post(parent.url, body)).status).toBe(404);
  });

  it('comments can still be edited, resolved and deleted', async () => {
    const { parent, id, answerId } = await makeClosed();
    const { permissions: allowed } = (await world.as('cat').get(`${parent.url}/${id}`)).body;
    expect(allowed).toEqual(
      permissions({ edit: true, delete: true, resolve: true, reply: false, react: false }),
    );
    expect(
      (await world.as('ben').get(`${parent.url}/${id}/replies/${answerId}`)).body.permissions,
    ).toEqual(permissions({ resolve: true, reply: false, react: false }));
    const changed = await change(world, parent, id, {
      body: { markdown: 'Better said.' },
      resolved: true,
      addedReactions: [],
    });
    expect([changed.body, changed.status, changed.reactions.length]).toEqual([
      { markdown: 'Better said.' },
      'resolved',
      1,
    ]);
    expect(await countOf(parent)).toBe(0);
    expect((await world.as('cat').delete(`${parent.url}/${id}/replies/${answerId}`)).status).toBe(
      205,
    );
    expect((await world.as('cat').delete(`${parent.url}/${id}`)).status).toBe(205);
    expect(await truth(parent)).toEqual(counted(0, 0));
  });

  it('a concurrent comment is either added before or refused', async () => {
    const parent = await makeCommentParent(world);
    const { url } = parent.request ?? expect.fail('It has one.');
    const close =
      state === 'merged'
        ? world.as('ana').post(`${url}/merge`)
        : world.as('ben').patch(url, { status: 'archived' });
    const [closed, ...answers] = await Promise.all([
      close,
      ...Array.from({ length: 6 }, () =>
        world.as('cat').post(parent.url, { body: { markdown: 'In time?' } }),
      ),
    ]);
    expect(closed?.status).toBe(200);
    const inTime = answers.filter(({ status }) => status === 200).length;
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(6 - inTime);
    expect(await truth(parent)).toEqual(counted(inTime, inTime));
  });
});

describe('a change request that is opened again', () => {
  it('can be commented on again', async () => {
    const parent = await makeCommentParent(world);
    for (const status of ['archived', 'open'])
      await world.as('ben').patch(parent.request?.url ?? '', { status });
    const { permissions: allowed } = await createComment(world, parent);
    expect([allowed.reply, allowed.react]).toEqual([true, true]);
  });
});
