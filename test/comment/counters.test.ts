import { describe, expect, it } from 'vitest';
import { makeRequest, merge } from '../change-request/made.ts';
import { fault, faultsOf, refused } from '../content/expected.ts';
import { eventsOf } from '../content/rows.ts';
import { ids, useWorld } from '../support.ts';
import { change, countsOf, CREATE, kinds, makePlace, onRequest, onSpace, permissions, type Place, REPLY, reply, say, UPDATE } from './made.ts';

const world = useWorld();

/** What is counted, when it is the same wherever it is shown. */
async function countOf(place: Place): Promise<number | undefined> {
  const counts = await countsOf(world, place);
  expect(new Set(counts).size).toBe(1);
  return counts[0];
}

/** The counters beside the rows that they count. */
async function truth({ space, request }: Place): Promise<object | undefined> {
  const [row] = await world.door.database.query<Record<string, number>>(
    undefined,
    `SELECT s.comment_count AS space, (SELECT count(*)::int FROM comments WHERE space_id = s.id AND status = 'OPEN') AS "inSpace",
       (SELECT comment_count FROM change_requests WHERE id = $2) AS request, (SELECT count(*)::int FROM comments WHERE change_request_id = $2 AND status = 'OPEN') AS "inRequest",
       (SELECT COALESCE(sum(reply_count), 0)::int FROM comments WHERE space_id = s.id) AS replies, (SELECT count(*)::int FROM comment_replies r JOIN comments c ON c.id = r.comment_id WHERE c.space_id = s.id) AS "inComments"
     FROM spaces s WHERE s.id = $1`,
    [space.id, request?.id ?? null],
  );
  return row;
}

const counted = (space: number, request: number | null, replies = 0) => ({ space, inSpace: space, request, inRequest: request ?? 0, replies, inComments: replies });

describe.each(kinds)('the count of comments on %s', (kind) => {
  it('holds those that are open', async () => {
    const place = await makePlace(world, kind);
    expect(await countOf(place)).toBe(0);
    const [one, two] = [await say(world, place), await say(world, place)];
    expect(await countOf(place)).toBe(2);
    for (const resolved of [true, true]) await change(world, place, one.id, { resolved });
    expect(await countOf(place)).toBe(1);
    for (const resolved of [false, false]) await change(world, place, one.id, { resolved });
    expect(await countOf(place)).toBe(2);
    await change(world, place, two.id, { resolved: true });
    await world.as('cat').delete(`${place.url}/${two.id}`);
    expect(await countOf(place)).toBe(1);
    await world.as('cat').delete(`${place.url}/${one.id}`);
    await world.as('cat').delete(`${place.url}/${one.id}`);
    expect(await countOf(place)).toBe(0);
  });

  it('stays what it is when a write is refused', async () => {
    const place = await makePlace(world, kind);
    const { id } = await say(world, place, { by: 'ana' });
    await world.as('cat').post(place.url, { body: { markdown: ' ' } });
    await world.as('cat').put(`${place.url}/${id}`, { resolved: true });
    await world.as('ana').put(`${place.url}/${id}`, { resolved: true, body: { markdown: ' ' } });
    await world.as('cat').delete(`${place.url}/${id}`);
    expect(await truth(place)).toEqual(counted(1, place.request ? 1 : null));
  });

  it('is right when many say, resolve and delete at once', async () => {
    const place = await makePlace(world, kind);
    const said = await Promise.all(Array.from({ length: 4 }, () => say(world, place)));
    const [one, two, three] = said.map(({ id }) => `${place.url}/${id}`);
    const cat = world.as('cat');
    const again = <T>(work: () => Promise<T>) => Promise.all(Array.from({ length: 4 }, work));
    const answers = await Promise.all([
      again(() => cat.put(one ?? '', { resolved: true })),
      again(() => cat.delete(two ?? '')),
      again(() => cat.post(`${three}/replies`, { body: { markdown: 'I agree.' } })),
      again(() => cat.post(place.url, { body: { markdown: 'Me too.' } })),
    ]);
    expect(answers.map((list) => list.map(({ status }) => status))).toEqual([200, 205, 200, 200].map((status) => [status, status, status, status]));
    expect(await truth(place)).toEqual(counted(6, place.request ? 6 : null, 4));
    const { items } = (await cat.get(`${three}/replies`)).body;
    await again(() => cat.delete(`${three}/replies/${items[0].id}`));
    await Promise.all([again(() => cat.put(three ?? '', { resolved: true })), again(() => cat.delete(three ?? ''))]);
    expect(await truth(place)).toEqual(counted(5, place.request ? 5 : null));
  });
});

describe('the count of comments on a space', () => {
  it('holds those on its change requests, archived ones too; a copy of the space has none', async () => {
    const place = await makePlace(world);
    const onIt = onSpace(place.space);
    const other = onRequest(await makeRequest(world, place.space));
    await say(world, place);
    await say(world, onIt);
    await say(world, other);
    await world.as('ben').patch(other.request?.url ?? '', { status: 'archived' });
    expect([(await countsOf(world, onIt))[0], (await countsOf(world, place)).slice(2), (await countsOf(world, other)).slice(2)]).toEqual([3, [1, 1], [1, 1]]);
    expect((await world.as('cat').get(onIt.url)).body.count).toBe(1);
    const { body: copy } = await world.as('ana').post(`${place.space.url}/duplicate`);
    expect(copy.comments).toBe(0);
    expect((await world.as('ana').get(`/v1/spaces/${copy.id}/comments`)).body).toEqual({ count: 0, items: [] });
  });
});

describe.each(['merged', 'archived'])('of a change request that is %s', (state) => {
  const message = `This change request is ${state}: nothing more is said of it.`;
  const tooLate = refused(409, 'INVALID_TRANSITION', message);

  async function makeClosed() {
    const place = await makePlace(world);
    const said = await say(world, place);
    const answer = await reply(world, place, said.id);
    await change(world, place, said.id, { addedReactions: ['👍'] });
    if (state === 'merged') await merge(world, place.request ?? expect.fail('It has one.'));
    else await world.as('ben').patch(place.request?.url ?? '', { status: 'archived' });
    return { place, id: said.id, answerId: answer.id };
  }

  it('nothing more is said, and nobody reacts', async () => {
    const { place, id, answerId } = await makeClosed();
    const before = await eventsOf(world, ids.acme, 'comment.create');
    const body = { body: { markdown: 'Too late.' } };
    const [url, answer] = [`${place.url}/${id}`, `${place.url}/${id}/replies/${answerId}`];
    for (const name of ['cat', 'ana'] as const) {
      const him = world.as(name);
      for (const { status, body: refusal } of [
        await him.post(place.url, body),
        await him.post(`${url}/replies`, body),
        await him.put(url, { addedReactions: ['🎉'] }),
        await him.put(answer, { removedReactions: ['👍'] }),
      ]) {
        expect([status, refusal]).toEqual([409, tooLate]);
      }
    }
    expect(faultsOf(await world.as('cat').query(CREATE, { ...place.args, input: body }))).toEqual(fault(['createComment'], 'INVALID_TRANSITION', message));
    expect(faultsOf(await world.as('cat').query(REPLY, { ...place.args, id, input: body }))).toEqual(fault(['createCommentReply'], 'INVALID_TRANSITION', message));
    expect(faultsOf(await world.as('cat').query(UPDATE, { ...place.args, id, input: { addedReactions: ['🎉'] } }))).toEqual(fault(['updateComment'], 'INVALID_TRANSITION', message));
    expect(await truth(place)).toEqual(counted(1, 1, 1));
    expect(await eventsOf(world, ids.acme, 'comment.create')).toEqual(before);
    // Who may not is told that first.
    expect((await world.as('eve').post(place.url, body)).status).toBe(404);
  });

  it('what was said stays, and is rewritten, dealt with and deleted', async () => {
    const { place, id, answerId } = await makeClosed();
    const { permissions: seen } = (await world.as('cat').get(`${place.url}/${id}`)).body;
    expect(seen).toEqual(permissions({ edit: true, delete: true, resolve: true, reply: false, react: false }));
    expect((await world.as('ben').get(`${place.url}/${id}/replies/${answerId}`)).body.permissions).toEqual(permissions({ resolve: true, reply: false, react: false }));
    const changed = await change(world, place, id, { body: { markdown: 'Better said.' }, resolved: true, addedReactions: [] });
    expect([changed.body, changed.status, changed.reactions.length]).toEqual([{ markdown: 'Better said.' }, 'resolved', 1]);
    expect(await countOf(place)).toBe(0);
    expect((await world.as('cat').delete(`${place.url}/${id}/replies/${answerId}`)).status).toBe(205);
    expect((await world.as('cat').delete(`${place.url}/${id}`)).status).toBe(205);
    expect(await truth(place)).toEqual(counted(0, 0));
  });

  it('what is said at the same moment is either there before or refused', async () => {
    const place = await makePlace(world);
    const { url } = place.request ?? expect.fail('It has one.');
    const close = state === 'merged' ? world.as('ana').post(`${url}/merge`) : world.as('ben').patch(url, { status: 'archived' });
    const [closed, ...answers] = await Promise.all([close, ...Array.from({ length: 6 }, () => world.as('cat').post(place.url, { body: { markdown: 'In time?' } }))]);
    expect(closed?.status).toBe(200);
    const inTime = answers.filter(({ status }) => status === 200).length;
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(6 - inTime);
    expect(await truth(place)).toEqual(counted(inTime, inTime));
  });
});

describe('a change request that is opened again', () => {
  it('is talked about again', async () => {
    const place = await makePlace(world);
    for (const status of ['archived', 'open']) await world.as('ben').patch(place.request?.url ?? '', { status });
    const { permissions: seen } = await say(world, place);
    expect([seen.reply, seen.react]).toEqual([true, true]);
  });
});
