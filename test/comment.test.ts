import { describe, expect, it } from 'vitest';
import { eventsOf } from './content/rows.ts';
import { bad, badAt, faultsOf, notFound, notFoundAt, refused } from './content/expected.ts';
import { ids, useWorld } from './support.ts';
import { CREATE, change, commentBody, commentNode, DELETE, GET, kinds, listOf, makePlace, ofAuthor, onRequest, permissions, type Place, reply, say, UPDATE } from './comment/made.ts';
import { makeRequest } from './change-request/made.ts';

const world = useWorld();

const idsIn = (list: { items: { id: string }[] }) => list.items.map(({ id }) => id);

describe.each(kinds)('a comment on %s', (kind) => {
  it('is made by who comments, and read', async () => {
    const place = await makePlace(world, kind);
    const { status, body } = await world.as('cat').post(place.url, { body: { markdown: 'Well said.' } });
    const { id, postedAt } = body;
    expect([status, body]).toEqual([200, commentBody(world, place, { id, postedAt })]);
    expect((await world.as('cat').get(`${place.url}/${id}`)).body).toEqual(body);
    expect((await world.as('cat').query(GET, { ...place.args, id })).data.comment).toEqual(commentNode(world, place, { id, postedAt }));
    const { data } = await world.as('ben').query(CREATE, { ...place.args, input: { body: { markdown: 'Well said.' } } });
    const hers = data.createComment.comment;
    expect(hers).toEqual(commentNode(world, place, { id: hers.id, by: 'ben', postedAt: hers.postedAt }));
    const [second, first] = await eventsOf(world, ids.acme, 'comment.create');
    const related = [place.request?.id ?? place.space.id];
    expect([first, second]).toEqual([
      { subjectId: id, fields: [], related },
      { subjectId: hers.id, fields: [], related },
    ]);
  });

  it('is found by its node id', async () => {
    const place = await makePlace(world, kind);
    const { id } = await say(world, place);
    const node = 'query ($id: ID!) { node(id: $id) { id __typename } }';
    for (const name of ['ana', 'ben', 'cat'] as const) expect((await world.as(name).query(node, { id })).data.node).toEqual({ id, __typename: 'Comment' });
    for (const name of ['dan', 'eve'] as const) expect((await world.as(name).query(node, { id })).data.node).toBeNull();
  });

  it('is rewritten by its author; the same text again is no change', async () => {
    const place = await makePlace(world, kind);
    const { id, postedAt } = await say(world, place);
    const { status, body } = await world.as('cat').put(`${place.url}/${id}`, { body: { markdown: '*Very* well said.' } });
    const { editedAt } = body;
    expect([status, body]).toEqual([200, commentBody(world, place, { id, postedAt, editedAt, body: { markdown: '*Very* well said.' } })]);
    expect(Date.parse(editedAt)).toBeGreaterThanOrEqual(Date.parse(postedAt));
    const { data } = await world.as('cat').query(UPDATE, { ...place.args, id, input: { body: { markdown: '*Very* well said.' } } });
    expect(data.updateComment.comment).toEqual(commentNode(world, place, { id, postedAt, editedAt, body: { markdown: '*Very* well said.', document: null } }));
    expect((await eventsOf(world, ids.acme, 'comment.update'))[0]).toEqual({ subjectId: id, fields: ['body'], related: [] });
  });

  it('is given as it was written, or as a tree of blocks', async () => {
    const place = await makePlace(world, kind);
    const { id } = await say(world, place, { markdown: '---\ntitle: No front matter\n---\n\nOne **bold** word.\n' });
    const document = {
      object: 'document',
      nodes: [
        { type: 'thematicBreak', id: expect.any(String) },
        { type: 'heading', id: expect.any(String), depth: 2, anchor: 'title-no-front-matter', nodes: [{ type: 'text', text: 'title: No front matter' }] },
        {
          type: 'paragraph',
          id: expect.any(String),
          nodes: [
            { type: 'text', text: 'One ' },
            { type: 'strong', nodes: [{ type: 'text', text: 'bold' }] },
            { type: 'text', text: ' word.' },
          ],
        },
      ],
    };
    expect((await world.as('cat').get(`${place.url}/${id}?format=document`)).body.body).toEqual({ document });
    expect((await world.as('cat').get(`${place.url}?format=document`)).body.items.map(({ body }: { body: object }) => body)).toEqual([{ document }]);
    expect((await world.as('cat').get(`${place.url}/${id}?format=markdown`)).body.body).toEqual({ markdown: '---\ntitle: No front matter\n---\n\nOne **bold** word.\n' });
    const query = 'query ($spaceId: ID!, $changeRequestId: ID, $id: ID!) { comment(spaceId: $spaceId, changeRequestId: $changeRequestId, id: $id) { body(format: DOCUMENT) { markdown document } } }';
    expect((await world.as('cat').query(query, { ...place.args, id })).data.comment.body).toEqual({ markdown: null, document });
  });

  it('is dealt with, with who and when, and opened again', async () => {
    const place = await makePlace(world, kind);
    const { id, postedAt } = await say(world, place);
    const resolved = await change(world, place, id, { resolved: true }, 'ana');
    const { resolvedAt, resolvedBy } = resolved;
    expect(resolvedBy.id).toBe(ids.user('ana'));
    const all = permissions({ delete: true, resolve: true });
    expect(resolved).toEqual(commentBody(world, place, { id, postedAt, status: 'resolved', resolvedAt, resolvedBy, permissions: all }));
    // Who says it first stays.
    expect(await change(world, place, id, { resolved: true })).toEqual({ ...resolved, permissions: ofAuthor });
    expect((await world.as('cat').query(GET, { ...place.args, id })).data.comment).toEqual(
      commentNode(world, place, { id, postedAt, status: 'RESOLVED', resolvedAt, resolvedBy: { id: ids.user('ana') } }),
    );
    expect(await change(world, place, id, { resolved: false })).toEqual(commentBody(world, place, { id, postedAt }));
    const { data } = await world.as('cat').query(UPDATE, { ...place.args, id, input: { resolved: true } });
    const again = data.updateComment.comment;
    expect(again).toEqual(commentNode(world, place, { id, postedAt, status: 'RESOLVED', resolvedAt: again.resolvedAt, resolvedBy: { id: ids.user('cat') } }));
    expect((await eventsOf(world, ids.acme, 'comment.update'))[0]).toEqual({ subjectId: id, fields: ['resolved'], related: [] });
  });

  it('is deleted with its replies and all reactions, as often as it is said', async () => {
    const place = await makePlace(world, kind);
    const { id } = await say(world, place);
    const other = await say(world, place);
    const answer = await reply(world, place, id);
    await change(world, place, id, { addedReactions: ['👍'] });
    await world.as('ben').put(`${place.url}/${id}/replies/${answer.id}`, { addedReactions: ['👍', '🎉'] });
    const left = async () =>
      world.door.database.query(
        undefined,
        'SELECT (SELECT count(*)::int FROM comment_replies WHERE comment_id = $1) AS replies, (SELECT count(*)::int FROM reactions WHERE subject_id IN ($1, $2)) AS reactions',
        [id, answer.id],
      );
    expect(await left()).toEqual([{ replies: 1, reactions: 3 }]);
    for (let time = 0; time < 2; time++) {
      const { status, body } = await world.as('cat').delete(`${place.url}/${id}`);
      expect([status, body]).toEqual([205, undefined]);
    }
    expect(await left()).toEqual([{ replies: 0, reactions: 0 }]);
    expect((await world.as('cat').get(`${place.url}/${id}`)).body).toEqual(notFound);
    expect((await world.as('cat').get(`${place.url}/${id}/replies`)).body).toEqual(notFound);
    expect((await eventsOf(world, ids.acme, 'comment.delete')).filter(({ subjectId }) => subjectId === id)).toEqual([{ subjectId: id, fields: [], related: [] }]);
    expect((await world.as('ana').query(DELETE, { ...place.args, id: other.id })).data.deleteComment).toEqual({ deletedCommentId: other.id });
    expect((await world.as('ana').query(DELETE, { ...place.args, id: other.id })).data.deleteComment).toEqual({ deletedCommentId: null });
    expect((await world.as('cat').get(place.url)).body).toEqual({ count: 0, items: [] });
  });
});

/** Four comments: cat's and ben's on the page A, ana's on B, which is dealt with, and cat's on the whole; the last first. */
async function makeTalk(kind: (typeof kinds)[number]): Promise<{ place: Place; said: [string, string, string, string] }> {
  const place = await makePlace(world, kind);
  const { A, B } = place.space.refs;
  const first = await say(world, place, { page: A });
  const second = await say(world, place, { by: 'ben', page: A });
  const third = await say(world, place, { by: 'ana', page: B });
  await change(world, place, third.id, { resolved: true }, 'ben');
  const fourth = await say(world, place);
  return { place, said: [fourth.id, third.id, second.id, first.id] };
}

/** What narrows a list: in a query of `/v1`, in GraphQL, and which of the four are left. */
const narrowings: readonly [string, { order?: string; status?: string; targetPage?: 'A' | 'B'; authors?: ('ana' | 'ben' | 'cat' | 'eve')[] }, readonly number[]][] = [
  ['order=asc', { order: 'ASC' }, [3, 2, 1, 0]],
  ['order=desc', { order: 'DESC' }, [0, 1, 2, 3]],
  ['status=all', { status: 'ALL' }, [0, 1, 2, 3]],
  ['status=open', { status: 'OPEN' }, [0, 2, 3]],
  ['status=resolved', { status: 'RESOLVED' }, [1]],
  ['targetPage=A', { targetPage: 'A' }, [2, 3]],
  ['targetPage=B', { targetPage: 'B' }, [1]],
  ['targetPage=B&status=open', { targetPage: 'B', status: 'OPEN' }, []],
  ['authors=cat', { authors: ['cat'] }, [0, 3]],
  ['authors=ben&authors=ana', { authors: ['ben', 'ana'] }, [1, 2]],
  ['authors=cat&status=open&order=asc&targetPage=A', { authors: ['cat'], status: 'OPEN', order: 'ASC', targetPage: 'A' }, [3]],
  ['authors=eve', { authors: ['eve'] }, []],
];

describe.each(kinds)('the comments on %s', (kind) => {
  it('are listed newest first, in pages', async () => {
    const { place, said } = await makeTalk(kind);
    const all = (await world.as('cat').get(place.url)).body;
    expect([all.count, idsIn(all), all.next]).toEqual([4, said, undefined]);
    for (const item of all.items) expect(item).toEqual((await world.as('cat').get(`${place.url}/${item.id}`)).body);
    const first = (await world.as('cat').get(`${place.url}?limit=3`)).body;
    expect(first).toEqual({ count: 4, items: all.items.slice(0, 3), next: { page: first.next.page } });
    await say(world, place, { by: 'ben' }); // what comes in between moves nothing
    expect((await world.as('cat').get(`${place.url}?limit=3&page=${first.next.page}`)).body).toEqual({ count: 5, items: all.items.slice(3) });
  });

  it('are listed in GraphQL as well', async () => {
    const { place, said } = await makeTalk(kind);
    const { comments } = (await world.as('cat').query(listOf(place), { ...place.args, first: 3 })).data.place;
    const nodes = await Promise.all(said.slice(0, 3).map(async (id) => (await world.as('cat').query(GET, { ...place.args, id })).data.comment));
    expect(comments).toEqual({ totalCount: 4, pageInfo: { hasNextPage: true, endCursor: comments.pageInfo.endCursor }, nodes, edges: nodes.map(({ id }) => ({ node: { id } })) });
    const rest = (await world.as('cat').query(listOf(place), { ...place.args, after: comments.pageInfo.endCursor })).data.place.comments;
    expect(rest.nodes.map(({ id }: { id: string }) => id)).toEqual(said.slice(3));
  });

  it.each(narrowings)('are narrowed by %s', async (query, args, places) => {
    const { place, said } = await makeTalk(kind);
    const wanted = places.map((n) => said[n]);
    const real = query.replace(/(targetPage=)([AB])/, (_, name, ref) => `${name}${place.space.refs[ref]}`).replace(/(authors=)(\w+)/g, (_, name, who) => `${name}${ids.user(who)}`);
    const { body } = await world.as('cat').get(`${place.url}?${real}`);
    expect([body.count, idsIn(body)]).toEqual([wanted.length, wanted]);
    const variables = { ...place.args, ...args, ...(args.targetPage && { targetPage: place.space.refs[args.targetPage] }), ...(args.authors && { authors: args.authors.map(ids.user) }) };
    const { comments } = (await world.as('cat').query(listOf(place), variables)).data.place;
    expect([comments.totalCount, comments.nodes.map(({ id }: { id: string }) => id)]).toEqual([wanted.length, wanted]);
  });

  it.each(['order=asc', 'status=open', `authors=${'cat'}`])('keep to their cursors: one for all is none for %s', async (filter) => {
    const { place } = await makeTalk(kind);
    const { next } = (await world.as('cat').get(`${place.url}?limit=1`)).body;
    const { body } = await world.as('cat').get(`${place.url}?page=${next.page}&${filter.replace('cat', ids.user('cat'))}`);
    expect(body).toEqual(refused(400, 'BAD_CURSOR', 'This cursor belongs to another list, order or filter. Begin again without it.', { field: 'page' }));
  });

  it.each([
    ['order=up', 'order', 'order must be one of asc, desc.'],
    ['format=html', 'format', 'format must be one of markdown, document.'],
    ['status=closed', 'status', 'status must be one of open, resolved, all.'],
    ['targetPage=A', 'targetPage', 'targetPage must be the id of a page, such as pag_….'],
    ['authors=cat', 'authors.0', 'authors.0 must be the id of a user, such as usr_….'],
    ['limit=0', 'limit', 'limit must be 1 to 1000.'],
    ['limit=1001', 'limit', 'limit must be 1 to 1000.'],
  ])('are refused with %s', async (query, field, message) => {
    const place = kind === 'a space' ? `/v1/spaces/${ids.space('onboarding')}` : `/v1/spaces/${ids.space('onboarding')}/change-requests/2`;
    expect((await world.as('cat').get(`${place}/comments?${query}`)).body).toEqual(bad(field, message));
  });
});

describe('the comments of a change request', () => {
  it('are reached through its number and its id', async () => {
    const place = await makePlace(world);
    const byNumber = `${place.space.url}/change-requests/${place.request?.number}/comments`;
    const said = (await world.as('cat').post(byNumber, { body: { markdown: 'Well said.' } })).body;
    expect(said).toEqual(commentBody(world, place, { id: said.id, postedAt: said.postedAt }));
    expect((await world.as('cat').get(byNumber)).body).toEqual({ count: 1, items: [said] });
    expect((await world.as('cat').get(place.url)).body).toEqual({ count: 1, items: [said] });
    expect((await world.as('cat').get(`${byNumber}/${said.id}`)).body).toEqual(said);
    expect((await world.as('cat').query(GET, { ...place.args, changeRequestId: '1', id: said.id })).data.comment.id).toBe(said.id);
    expect((await world.as('cat').put(`${byNumber}/${said.id}`, { resolved: true })).body.status).toBe('resolved');
    expect((await world.as('cat').delete(`${byNumber}/${said.id}`)).status).toBe(205);
  });

  it('are not there on another one, on the space, or in another space', async () => {
    const place = await makePlace(world);
    const { id } = await say(world, place);
    const answer = await reply(world, place, id);
    const others = [
      onRequest(await makeRequest(world, place.space)),
      { ...place, url: `${place.space.url}/comments`, args: { spaceId: place.space.id, changeRequestId: null } },
      await makePlace(world),
    ];
    for (const { url, args } of others) {
      for (const path of [`${url}/${id}`, `${url}/${id}/replies`, `${url}/${id}/replies/${answer.id}`]) expect((await world.as('ana').get(path)).body).toEqual(notFound);
      expect((await world.as('ana').put(`${url}/${id}`, { resolved: true })).body).toEqual(notFound);
      expect((await world.as('ana').post(`${url}/${id}/replies`, { body: { markdown: 'No.' } })).body).toEqual(notFound);
      expect((await world.as('ana').delete(`${url}/${id}`)).status).toBe(205);
      expect((await world.as('ana').delete(`${url}/${id}/replies/${answer.id}`)).body).toEqual(notFound);
      expect(faultsOf(await world.as('ana').query(GET, { ...args, id }))).toEqual(notFoundAt('comment'));
      expect((await world.as('ana').get(url)).body).toEqual({ count: 0, items: [] });
    }
    expect((await world.as('cat').get(`${place.url}/${id}`)).body.replies).toBe(1);
    for (const missing of ['9', ids.changeRequest('laptop'), 'x']) expect((await world.as('ana').get(`${place.space.url}/change-requests/${missing}/comments`)).body).toEqual(notFound);
  });
});

describe('a comment that is no good', () => {
  const NUL = 'must not contain the character U+0000 or half of a surrogate pair.';
  const markdown = (text: string, rest: object = {}) => ({ body: { markdown: text }, ...rest });
  const page = ids.page('onboarding', 1);

  it.each([
    [{}, 'body', 'body is needed.'],
    [{ body: null }, 'body', 'body must be an object.'],
    [{ body: 'Well said.' }, 'body', 'body must be an object.'],
    [{ body: {} }, 'body.markdown', 'body.markdown is needed.'],
    [{ body: { markdown: 'x', html: 'x' } }, 'body.html', 'There is no field `html` here. There is: `markdown`.'],
    [markdown(''), 'body.markdown', 'markdown must have 1 to 10000 characters, and has 0.'],
    [markdown(' \n\t\u00a0'), 'body.markdown', 'markdown must have more than blanks.'],
    [markdown('x'.repeat(10_001)), 'body.markdown', 'markdown must have 1 to 10000 characters, and has 10001.'],
    [markdown('a\u0000b'), 'body.markdown', `markdown ${NUL}`],
    [markdown('x', { page: 'A' }), 'page', 'page must be the id of a page, such as pag_….'],
    [markdown('x', { page: null }), 'page', 'page may be left out, but not null.'],
    [markdown('x', { page: ids.page('guide', 1) }), 'page', 'There is no such page here.'],
    [markdown('x', { node: 'a' }), 'page', 'A block is named with its page.'],
    [markdown('x', { page, node: '' }), 'node', 'node must have 1 to 64 characters, and has 0.'],
    [markdown('x', { page, node: 'n'.repeat(65) }), 'node', 'node must have 1 to 64 characters, and has 65.'],
    [markdown('x', { page, node: '__proto__' }), 'node', 'There is no such block on this page.'],
    [markdown('x', { page, node: 'document' }), 'node', 'There is no such block on this page.'],
  ])('is refused: %j', async (input, field, message) => {
    const space = `/v1/spaces/${ids.space('onboarding')}`;
    for (const url of [`${space}/change-requests/2/comments`, `${space}/comments`]) {
      const { status, body } = await world.as('cat').post(url, input);
      expect([status, body]).toEqual([400, bad(field, message)]);
    }
  });

  it('is refused in GraphQL as well', async () => {
    const args = { spaceId: ids.space('onboarding'), changeRequestId: '2' };
    const refusal = async (input: object) => faultsOf(await world.as('cat').query(CREATE, { ...args, input }));
    expect(await refusal(markdown('  '))).toEqual(badAt('createComment', 'input.body.markdown', 'markdown must have more than blanks.'));
    expect(await refusal(markdown('x'.repeat(10_001)))).toEqual(badAt('createComment', 'input.body.markdown', 'markdown must have 1 to 10000 characters, and has 10001.'));
    expect(await refusal(markdown('x', { page: ids.page('guide', 1) }))).toEqual(badAt('createComment', 'input.page', 'There is no such page here.'));
    expect(await refusal(markdown('x', { page, node: 'a' }))).toEqual(badAt('createComment', 'input.node', 'There is no such block on this page.'));
  });

  it.each([
    [{ body: { markdown: '' } }, 'body.markdown', 'markdown must have 1 to 10000 characters, and has 0.'],
    [{ body: { markdown: '\n' } }, 'body.markdown', 'markdown must have more than blanks.'],
    [{ body: null }, 'body', 'body may be left out, but not null.'],
    [{ resolved: null }, 'resolved', 'resolved may be left out, but not null.'],
    [{ resolved: 'yes' }, 'resolved', 'resolved must be true or false.'],
    [{ status: 'resolved' }, 'status', 'There is no field `status` here. There is: `body`, `resolved`, `addedReactions`, `removedReactions`.'],
  ])('is not what one becomes: %j', async (input, field, message) => {
    const place = await makePlace(world);
    const said = await say(world, place);
    expect((await world.as('cat').put(`${place.url}/${said.id}`, input)).body).toEqual(bad(field, message));
    expect((await world.as('cat').get(`${place.url}/${said.id}`)).body).toEqual(said);
  });

  it('may be as long as 10,000 characters, in any script, and as deep', async () => {
    const place = await makePlace(world);
    for (const text of ['🦊'.repeat(10_000), `${'>'.repeat(9_999)}x`, `${'- '.repeat(4_999)}x`, '*'.repeat(10_000), '<script>alert(1)</script>', '\u202e\u0301\ufeffx']) {
      const { id, body } = await say(world, place, { markdown: text });
      expect(body).toEqual({ markdown: text });
      const { status, body: shown } = await world.as('cat').get(`${place.url}/${id}?format=document`);
      expect([status, shown.body.document.object]).toEqual([200, 'document']);
    }
  });

  it('may come with fields of published clients that mean nothing here', async () => {
    const place = await makePlace(world);
    expect((await say(world, place, { tableCell: { row: 1 } })).body).toEqual({ markdown: 'Well said.' });
  });
});
