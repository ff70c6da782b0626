import { describe, expect, it } from 'vitest';
import { eventsOf } from './content/rows.ts';
import { bad, badAt, errorsOf, notFound, notFoundAt, refused } from './content/expected.ts';
import { ids, useWorld } from './support.ts';
import {
  CREATE,
  change,
  commentBody,
  commentNode,
  DELETE,
  GET,
  kinds,
  listOf,
  makeCommentParent,
  ofAuthor,
  onRequest,
  onSpace,
  permissions,
  type CommentParent,
  reply,
  createComment,
  UPDATE,
} from './comment/made.ts';
import { makeRequest } from './change-request/made.ts';
import { sql } from './sql.ts';
import { inGraphQL } from './spelled.ts';

const world = useWorld();

const idsIn = (list: { items: { id: string }[] }) => list.items.map(({ id }) => id);

describe.each(kinds)('a comment on %s', (kind) => {
  it('requires the level comment, and is readable', async () => {
    const parent = await makeCommentParent(world, kind);
    const { status, body } = await world
      .as('cat')
      .post(parent.url, { body: { markdown: 'Well said.' } });
    const { id, postedAt } = body;
    expect([status, body]).toEqual([200, commentBody(world, parent, { id, postedAt })]);
    expect((await world.as('cat').get(`${parent.url}/${id}`)).body).toEqual(body);
    expect((await world.as('cat').query(GET, { id })).data.comment).toEqual(
      commentNode(world, parent, { id, postedAt }),
    );
    const { data } = await world
      .as('ben')
      .query(CREATE, { input: { subjectId: parent.subjectId, body: { markdown: 'Well said.' } } });
    const created = data.createComment.comment;
    expect(created).toEqual(
      commentNode(world, parent, { id: created.id, by: 'ben', postedAt: created.postedAt }),
    );
    const [second, first] = await eventsOf(world, ids.acme, 'comment.create');
    const related = [parent.request?.id ?? parent.space.id];
    expect([first, second]).toEqual([
      { subjectId: id, fields: [], related },
      { subjectId: created.id, fields: [], related },
    ]);
  });

  it('is found by its node id', async () => {
    const parent = await makeCommentParent(world, kind);
    const { id } = await createComment(world, parent);
    const node = 'query ($id: ID!) { node(id: $id) { id __typename } }';
    for (const name of ['ana', 'ben', 'cat'] as const)
      expect((await world.as(name).query(node, { id })).data.node).toEqual({
        id,
        __typename: 'Comment',
      });
    for (const name of ['dan', 'eve'] as const)
      expect((await world.as(name).query(node, { id })).data.node).toBeNull();
  });

  it('can be edited by its author; the same text is no change', async () => {
    const parent = await makeCommentParent(world, kind);
    const { id, postedAt } = await createComment(world, parent);
    const { status, body } = await world
      .as('cat')
      .put(`${parent.url}/${id}`, { body: { markdown: '*Very* well said.' } });
    const { editedAt } = body;
    expect([status, body]).toEqual([
      200,
      commentBody(world, parent, {
        id,
        postedAt,
        editedAt,
        body: { markdown: '*Very* well said.' },
      }),
    ]);
    expect(Date.parse(editedAt)).toBeGreaterThanOrEqual(Date.parse(postedAt));
    const { data } = await world
      .as('cat')
      .query(UPDATE, { input: { id, body: { markdown: '*Very* well said.' } } });
    expect(data.updateComment.comment).toEqual(
      commentNode(world, parent, {
        id,
        postedAt,
        editedAt,
        body: { markdown: '*Very* well said.', document: null },
      }),
    );
    expect((await eventsOf(world, ids.acme, 'comment.update'))[0]).toEqual({
      subjectId: id,
      fields: ['body'],
      related: [],
    });
  });

  it('is returned as it was written, or as a tree of blocks', async () => {
    const parent = await makeCommentParent(world, kind);
    const { id } = await createComment(world, parent, {
      markdown: '---\ntitle: No front matter\n---\n\nOne **bold** word.\n',
    });
    const block = { object: 'block', key: expect.any(String), isVoid: false, data: {} };
    const leaf = (text: string) => ({ object: 'leaf', text, marks: [] });
    const document = {
      object: 'document',
      data: {},
      nodes: [
        { ...block, type: 'divider', isVoid: true },
        {
          ...block,
          type: 'heading-2',
          meta: { id: 'title-no-front-matter' },
          nodes: [{ object: 'text', leaves: [leaf('title: No front matter')] }],
        },
        {
          ...block,
          type: 'paragraph',
          nodes: [
            {
              object: 'text',
              leaves: [
                leaf('One '),
                { ...leaf('bold'), marks: [{ object: 'mark', type: 'bold' }] },
                leaf(' word.'),
              ],
            },
          ],
        },
      ],
    };
    expect((await world.as('cat').get(`${parent.url}/${id}?format=document`)).body.body).toEqual({
      document,
    });
    expect(
      (await world.as('cat').get(`${parent.url}?format=document`)).body.items.map(
        ({ body }: { body: object }) => body,
      ),
    ).toEqual([{ document }]);
    expect((await world.as('cat').get(`${parent.url}/${id}?format=markdown`)).body.body).toEqual({
      markdown: '---\ntitle: No front matter\n---\n\nOne **bold** word.\n',
    });
    const query =
      'query ($id: ID!) { comment(id: $id) { body(format: DOCUMENT) { markdown document } } }';
    expect((await world.as('cat').query(query, { id })).data.comment.body).toEqual({
      markdown: null,
      document,
    });
  });

  it('is resolved, with its user and time, and reopened', async () => {
    const parent = await makeCommentParent(world, kind);
    const { id, postedAt } = await createComment(world, parent);
    const resolved = await change(world, parent, id, { resolved: true }, 'ana');
    const { resolvedAt, resolvedBy } = resolved;
    expect(resolvedBy.id).toBe(ids.user('ana'));
    const all = permissions({ delete: true, resolve: true });
    expect(resolved).toEqual(
      commentBody(world, parent, {
        id,
        postedAt,
        status: 'resolved',
        resolvedAt,
        resolvedBy,
        permissions: all,
      }),
    );
    // The first user to resolve it stays.
    expect(await change(world, parent, id, { resolved: true })).toEqual({
      ...resolved,
      permissions: ofAuthor,
    });
    expect((await world.as('cat').query(GET, { id })).data.comment).toEqual(
      commentNode(world, parent, {
        id,
        postedAt,
        status: 'RESOLVED',
        resolvedAt,
        resolvedBy: { id: ids.user('ana') },
      }),
    );
    expect(await change(world, parent, id, { resolved: false })).toEqual(
      commentBody(world, parent, { id, postedAt }),
    );
    const { data } = await world.as('cat').query(UPDATE, { input: { id, resolved: true } });
    const again = data.updateComment.comment;
    expect(again).toEqual(
      commentNode(world, parent, {
        id,
        postedAt,
        status: 'RESOLVED',
        resolvedAt: again.resolvedAt,
        resolvedBy: { id: ids.user('cat') },
      }),
    );
    expect((await eventsOf(world, ids.acme, 'comment.update'))[0]).toEqual({
      subjectId: id,
      fields: ['resolved'],
      related: [],
    });
  });

  it('is deleted idempotently with its replies and all reactions', async () => {
    const parent = await makeCommentParent(world, kind);
    const { id } = await createComment(world, parent);
    const other = await createComment(world, parent);
    const answer = await reply(world, parent, id);
    await change(world, parent, id, { addedReactions: ['👍'] });
    await world
      .as('ben')
      .put(`${parent.url}/${id}/replies/${answer.id}`, { addedReactions: ['👍', '🎉'] });
    const left = async () =>
      world.console.database.query(
        sql(
          'SELECT (SELECT count(*)::int FROM comment_replies WHERE comment_id = $1) AS replies, (SELECT count(*)::int FROM reactions WHERE subject_id IN ($1, $2)) AS reactions',
        ),
        [id, answer.id],
      );
    expect(await left()).toEqual([{ replies: 1, reactions: 3 }]);
    for (const expected of [205, 204]) {
      const { status, body } = await world.as('cat').delete(`${parent.url}/${id}`);
      expect([status, body]).toEqual([expected, undefined]);
    }
    expect(await left()).toEqual([{ replies: 0, reactions: 0 }]);
    expect((await world.as('cat').get(`${parent.url}/${id}`)).body).toEqual(notFound);
    expect((await world.as('cat').get(`${parent.url}/${id}/replies`)).body).toEqual(notFound);
    expect(
      (await eventsOf(world, ids.acme, 'comment.delete')).filter(
        ({ subjectId }) => subjectId === id,
      ),
    ).toEqual([{ subjectId: id, fields: [], related: [parent.subjectId] }]);
    expect(
      (await world.as('ana').query(DELETE, { input: { id: other.id } })).data.deleteComment,
    ).toEqual({ deletedCommentId: other.id });
    expect(errorsOf(await world.as('ana').query(DELETE, { input: { id: other.id } }))).toEqual(
      notFoundAt('deleteComment'),
    );
    expect((await world.as('cat').get(parent.url)).body).toEqual({ count: 0, items: [] });
  });
});

/**
 * Makes four comments: one each of cat and ben on the page A, a resolved one of ana on B, and one
 * of cat on the whole. Returns them newest first.
 */
async function makeComments(
  kind: (typeof kinds)[number],
): Promise<{ parent: CommentParent; commentIds: [string, string, string, string] }> {
  const parent = await makeCommentParent(world, kind);
  const { A, B } = parent.space.refs;
  const first = await createComment(world, parent, { page: A });
  const second = await createComment(world, parent, { by: 'ben', page: A });
  const third = await createComment(world, parent, { by: 'ana', page: B });
  await change(world, parent, third.id, { resolved: true }, 'ben');
  const fourth = await createComment(world, parent);
  return { parent, commentIds: [fourth.id, third.id, second.id, first.id] };
}

/**
 * Filters of a list: the query of `/v1`, the arguments of GraphQL, and the indexes of the remaining
 * comments.
 */
const narrowings: readonly [
  string,
  {
    order?: string;
    status?: string;
    targetPage?: 'A' | 'B';
    authors?: ('ana' | 'ben' | 'cat' | 'eve')[];
  },
  readonly number[],
][] = [
  ['order=asc', { order: 'ASC' }, [3, 2, 1, 0]],
  ['order=desc', { order: 'DESC' }, [0, 1, 2, 3]],
  ['status=all', {}, [0, 1, 2, 3]],
  ['status=open', { status: 'OPEN' }, [0, 2, 3]],
  ['status=resolved', { status: 'RESOLVED' }, [1]],
  ['targetPage=A', { targetPage: 'A' }, [2, 3]],
  ['targetPage=B', { targetPage: 'B' }, [1]],
  ['targetPage=B&status=open', { targetPage: 'B', status: 'OPEN' }, []],
  ['authors=cat', { authors: ['cat'] }, [0, 3]],
  ['authors=ben&authors=ana', { authors: ['ben', 'ana'] }, [1, 2]],
  [
    'authors=cat&status=open&order=asc&targetPage=A',
    { authors: ['cat'], status: 'OPEN', order: 'ASC', targetPage: 'A' },
    [3],
  ],
  ['authors=eve', { authors: ['eve'] }, []],
];

describe.each(kinds)('the comments on %s', (kind) => {
  it('are listed newest first, with pagination', async () => {
    const { parent, commentIds } = await makeComments(kind);
    const all = (await world.as('cat').get(parent.url)).body;
    expect([all.count, idsIn(all), all.next]).toEqual([4, commentIds, undefined]);
    for (const item of all.items)
      expect(item).toEqual((await world.as('cat').get(`${parent.url}/${item.id}`)).body);
    const first = (await world.as('cat').get(`${parent.url}?limit=3`)).body;
    expect(first).toEqual({
      count: 4,
      items: all.items.slice(0, 3),
      next: { page: first.next.page },
    });
    await createComment(world, parent, { by: 'ben' }); // a new comment does not shift the page
    expect(
      (await world.as('cat').get(`${parent.url}?limit=3&page=${first.next.page}`)).body,
    ).toEqual({ count: 5, items: all.items.slice(3) });
  });

  it('are listed in GraphQL too', async () => {
    const { parent, commentIds } = await makeComments(kind);
    const { comments } = (
      await world.as('cat').query(listOf(parent), { subject: parent.subjectId, first: 3 })
    ).data.parent;
    const nodes = await Promise.all(
      commentIds
        .slice(0, 3)
        .map(async (id) => (await world.as('cat').query(GET, { id })).data.comment),
    );
    expect(comments).toEqual({
      totalCount: 4,
      pageInfo: { hasNextPage: true, endCursor: comments.pageInfo.endCursor },
      nodes,
      edges: nodes.map(({ id }) => ({ node: { id } })),
    });
    const rest = (
      await world
        .as('cat')
        .query(listOf(parent), { subject: parent.subjectId, after: comments.pageInfo.endCursor })
    ).data.parent.comments;
    expect(rest.nodes.map(({ id }: { id: string }) => id)).toEqual(commentIds.slice(3));
  });

  it.each(narrowings)('are filtered by %s', async (query, args, indexes) => {
    const { parent, commentIds } = await makeComments(kind);
    const wanted = indexes.map((n) => commentIds[n]);
    const real = query
      .replace(/(targetPage=)([AB])/, (_, name, ref) => `${name}${parent.space.refs[ref]}`)
      .replace(/(authors=)(\w+)/g, (_, name, who) => `${name}${ids.user(who)}`);
    const { body } = await world.as('cat').get(`${parent.url}?${real}`);
    expect([body.count, idsIn(body)]).toEqual([wanted.length, wanted]);
    const variables = {
      subject: parent.subjectId,
      ...args,
      ...(args.targetPage && { targetPage: parent.space.refs[args.targetPage] }),
      ...(args.authors && { authors: args.authors.map(ids.user) }),
    };
    const { comments } = (await world.as('cat').query(listOf(parent), variables)).data.parent;
    expect([comments.totalCount, comments.nodes.map(({ id }: { id: string }) => id)]).toEqual([
      wanted.length,
      wanted,
    ]);
  });

  it.each(['order=asc', 'status=open', `authors=${'cat'}`])(
    'refuse a cursor of the unfiltered list with %s',
    async (filter) => {
      const { parent } = await makeComments(kind);
      const { next } = (await world.as('cat').get(`${parent.url}?limit=1`)).body;
      const { body } = await world
        .as('cat')
        .get(`${parent.url}?page=${next.page}&${filter.replace('cat', ids.user('cat'))}`);
      expect(body).toEqual(
        refused(
          400,
          'BAD_CURSOR',
          'This cursor belongs to another list, order or filter. Start again without a cursor.',
          { field: 'page' },
        ),
      );
    },
  );

  it.each([
    ['order=up', 'order', 'order must be one of asc, desc.'],
    ['format=html', 'format', 'format must be one of markdown, document.'],
    ['status=closed', 'status', 'status must be one of open, resolved, all.'],
    ['targetPage=A', 'targetPage', 'targetPage must be the id of a page, such as pag_….'],
    ['authors=cat', 'authors.0', 'authors.0 must be the id of a user, such as usr_….'],
    ['limit=0', 'limit', 'limit must be 1 to 1000.'],
    ['limit=1001', 'limit', 'limit must be 1 to 1000.'],
  ])('are refused with %s', async (query, field, message) => {
    const parent =
      kind === 'a space'
        ? `/v1/spaces/${ids.space('onboarding')}`
        : `/v1/spaces/${ids.space('onboarding')}/change-requests/2`;
    expect((await world.as('cat').get(`${parent}/comments?${query}`)).body).toEqual(
      bad(field, message),
    );
  });
});

describe('the comments of a change request', () => {
  it('are found through its number and its id', async () => {
    const parent = await makeCommentParent(world);
    const byNumber = `${parent.space.url}/change-requests/${parent.request?.number}/comments`;
    const comment = (await world.as('cat').post(byNumber, { body: { markdown: 'Well said.' } }))
      .body;
    expect(comment).toEqual(
      commentBody(world, parent, { id: comment.id, postedAt: comment.postedAt }),
    );
    expect((await world.as('cat').get(byNumber)).body).toEqual({ count: 1, items: [comment] });
    expect((await world.as('cat').get(parent.url)).body).toEqual({ count: 1, items: [comment] });
    expect((await world.as('cat').get(`${byNumber}/${comment.id}`)).body).toEqual(comment);
    expect(
      (await world.as('cat').put(`${byNumber}/${comment.id}`, { resolved: true })).body.status,
    ).toBe('resolved');
    expect((await world.as('cat').delete(`${byNumber}/${comment.id}`)).status).toBe(205);
  });

  it('answer NOT_FOUND under another one, on the space, or in another space', async () => {
    const parent = await makeCommentParent(world);
    const { id } = await createComment(world, parent);
    const answer = await reply(world, parent, id);
    const others = [
      onRequest(await makeRequest(world, parent.space)),
      onSpace(parent.space),
      await makeCommentParent(world),
    ];
    for (const { url } of others) {
      for (const path of [
        `${url}/${id}`,
        `${url}/${id}/replies`,
        `${url}/${id}/replies/${answer.id}`,
      ])
        expect((await world.as('ana').get(path)).body).toEqual(notFound);
      expect((await world.as('ana').put(`${url}/${id}`, { resolved: true })).body).toEqual(
        notFound,
      );
      expect(
        (await world.as('ana').post(`${url}/${id}/replies`, { body: { markdown: 'No.' } })).body,
      ).toEqual(notFound);
      expect((await world.as('ana').delete(`${url}/${id}`)).status).toBe(204);
      expect((await world.as('ana').delete(`${url}/${id}/replies/${answer.id}`)).body).toEqual(
        notFound,
      );
      expect((await world.as('ana').get(url)).body).toEqual({ count: 0, items: [] });
    }
    expect((await world.as('cat').get(`${parent.url}/${id}`)).body.replies).toBe(1);
    for (const missing of ['9', ids.changeRequest('laptop'), 'x'])
      expect(
        (await world.as('ana').get(`${parent.space.url}/change-requests/${missing}/comments`)).body,
      ).toEqual(notFound);
  });
});

describe('the body of a comment', () => {
  const NUL = 'must not contain the character U+0000 or half of a surrogate pair.';
  const markdown = (text: string, rest: object = {}) => ({ body: { markdown: text }, ...rest });
  const page = ids.page('onboarding', 1);

  it.each([
    [{}, 'body', 'body is required.'],
    [{ body: null }, 'body', 'body must be an object.'],
    [{ body: 'Well said.' }, 'body', 'body must be an object.'],
    [{ body: {} }, 'body.markdown', 'body.markdown is required.'],
    [
      { body: { markdown: 'x', html: 'x' } },
      'body.html',
      'There is no field `html` here. Fields are: `markdown`.',
    ],
    [markdown(''), 'body.markdown', 'markdown must have 1 to 10000 characters, and has 0.'],
    [markdown(' \n\t\u00a0'), 'body.markdown', 'markdown must have more than blanks.'],
    [
      markdown('x'.repeat(10_001)),
      'body.markdown',
      'markdown must have 1 to 10000 characters, and has 10001.',
    ],
    [markdown('a\u0000b'), 'body.markdown', `markdown ${NUL}`],
    [markdown('x', { page: 'A' }), 'page', 'page must be the id of a page, such as pag_….'],
    [markdown('x', { page: null }), 'page', 'page may be absent, but not null.'],
    [markdown('x', { page: ids.page('guide', 1) }), 'page', 'There is no such page here.'],
    [markdown('x', { node: 'a' }), 'page', 'The page of the block is required.'],
    [markdown('x', { page, node: '' }), 'node', 'node must have 1 to 64 characters, and has 0.'],
    [
      markdown('x', { page, node: 'n'.repeat(65) }),
      'node',
      'node must have 1 to 64 characters, and has 65.',
    ],
    [markdown('x', { page, node: '__proto__' }), 'node', 'There is no such block on this page.'],
    [markdown('x', { page, node: 'document' }), 'node', 'There is no such block on this page.'],
  ])('is refused: %j', async (input, field, message) => {
    const space = `/v1/spaces/${ids.space('onboarding')}`;
    for (const url of [`${space}/change-requests/2/comments`, `${space}/comments`]) {
      const { status, body } = await world.as('cat').post(url, input);
      expect([status, body]).toEqual([400, bad(field, message)]);
    }
  });

  it('is refused in GraphQL too', async () => {
    const subjectId = ids.changeRequest('laptop');
    const refusal = async (input: object) =>
      errorsOf(
        await world
          .as('cat')
          .query(CREATE, { input: inGraphQL('CreateCommentInput', { subjectId, ...input }) }),
      );
    expect(await refusal(markdown('  '))).toEqual(
      badAt('createComment', 'input.body.markdown', 'markdown must have more than blanks.'),
    );
    expect(await refusal(markdown('x'.repeat(10_001)))).toEqual(
      badAt(
        'createComment',
        'input.body.markdown',
        'markdown must have 1 to 10000 characters, and has 10001.',
      ),
    );
    expect(await refusal(markdown('x', { page: ids.page('guide', 1) }))).toEqual(
      badAt('createComment', 'input.pageId', 'There is no such page here.'),
    );
    expect(await refusal(markdown('x', { page, node: 'a' }))).toEqual(
      badAt('createComment', 'input.blockId', 'There is no such block on this page.'),
    );
  });

  it.each([
    [
      { body: { markdown: '' } },
      'body.markdown',
      'markdown must have 1 to 10000 characters, and has 0.',
    ],
    [{ body: { markdown: '\n' } }, 'body.markdown', 'markdown must have more than blanks.'],
    [{ body: null }, 'body', 'body may be absent, but not null.'],
    [{ resolved: null }, 'resolved', 'resolved may be absent, but not null.'],
    [{ resolved: 'yes' }, 'resolved', 'resolved must be true or false.'],
    [
      { status: 'resolved' },
      'status',
      'There is no field `status` here. Fields are: `body`, `resolved`, `addedReactions`, `removedReactions`.',
    ],
  ])('is refused in an update: %j', async (input, field, message) => {
    const parent = await makeCommentParent(world);
    const comment = await createComment(world, parent);
    expect((await world.as('cat').put(`${parent.url}/${comment.id}`, input)).body).toEqual(
      bad(field, message),
    );
    expect((await world.as('cat').get(`${parent.url}/${comment.id}`)).body).toEqual(comment);
  });

  it('can have 10,000 characters, in any script and at any depth', async () => {
    const parent = await makeCommentParent(world);
    for (const text of [
      '🦊'.repeat(10_000),
      `${'>'.repeat(9_999)}x`,
      `${'- '.repeat(4_999)}x`,
      '*'.repeat(10_000),
      '<script>alert(1)</script>',
      '\u202e\u0301\ufeffx',
    ]) {
      const { id, body } = await createComment(world, parent, { markdown: text });
      expect(body).toEqual({ markdown: text });
      const { status, body: shown } = await world
        .as('cat')
        .get(`${parent.url}/${id}?format=document`);
      expect([status, shown.body.document.object]).toEqual([200, 'document']);
    }
  });

  it('can have fields of published clients, which are ignored', async () => {
    const parent = await makeCommentParent(world);
    expect((await createComment(world, parent, { tableCell: { row: 1 } })).body).toEqual({
      markdown: 'Well said.',
    });
  });
});
