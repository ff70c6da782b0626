import { describe, expect, it } from 'vitest';
import {
  change,
  editRequest,
  editSpace,
  type MadeChangeRequest,
  makeRequest,
  makeSpace,
  merge,
  page,
  pull,
} from './change-request/made.ts';
import {
  bad,
  badAt,
  graphQLError,
  errorsOf,
  forbidden,
  forbiddenAt,
  notFound,
  notFoundAt,
  refused,
  userBody,
} from './content/expected.ts';
import { commentBody, onRequest } from './comment/made.ts';
import { eventsOf } from './content/rows.ts';
import { ids, type Person, useWorld } from './support.ts';

const world = useWorld();

const FIELDS =
  '__typename id status comment { id body { markdown } } reviewer { id } revisionId outdated createdAt';
const CREATE = `mutation ($input: CreateReviewInput!) { createReview(input: $input) { review { ${FIELDS} } } }`;
const LIST = `query ($id: ID!, $first: Int, $after: String) { changeRequest(id: $id) { reviews(first: $first, after: $after) { totalCount pageInfo { hasNextPage endCursor } nodes { ${FIELDS} } edges { node { id } } } } }`;
const ASK =
  'mutation ($input: RequestReviewersInput!) { requestReviewers(input: $input) { changeRequest { id } requestedReviewers { __typename user { id } requestedAt done } } }';
const REQUESTED =
  'query ($id: ID!) { changeRequest(id: $id) { requestedReviewers { totalCount nodes { __typename user { id } requestedAt done } edges { node { user { id } } } } } }';
const REMOVE =
  'mutation ($id: ID!, $user: ID!) { removeRequestedReviewer(input: { changeRequestId: $id, userId: $user }) { changeRequest { id requestedReviewers { totalCount } } } }';

const variablesOf = ({ id, space }: MadeChangeRequest) => ({ space: space.id, id });

/** Makes a change request of ben with a page, where cat can review. */
async function makeReviewed(): Promise<MadeChangeRequest> {
  const space = await makeSpace(world, [page('A')]);
  await world
    .as('ana')
    .post(`${space.url}/permissions/users/${ids.user('cat')}`, { role: 'review' });
  return makeRequest(world, space, [change(space.refs['A'], { emoji: '🦊' })]);
}

interface Shown {
  readonly id: string;
  readonly by: Person;
  readonly revision: string;
  readonly createdAt: string;
  readonly [field: string]: unknown;
}

/** Returns a review as `/v1` serializes it: by default an approval of the current revision. */
const reviewBody = ({ url }: MadeChangeRequest, { by, id, createdAt, ...rest }: Shown) => ({
  object: 'change-request-review',
  id,
  status: 'approved',
  reviewer: userBody(world, by),
  outdated: false,
  createdAt,
  updatedAt: createdAt,
  urls: { location: `${world.url}${url}/reviews/${id}` },
  ...rest,
});

/** Returns the same review in GraphQL. */
const reviewNode = ({ by, revision, ...rest }: Shown) => ({
  __typename: 'Review',
  status: 'APPROVED',
  comment: null,
  reviewer: { id: ids.user(by) },
  revisionId: revision,
  outdated: false,
  ...rest,
});

/** Returns a review request of ben as `/v1` serializes it. */
const requestedBody = (
  { revision }: MadeChangeRequest,
  by: Person,
  requestedAt: string,
  done: boolean,
) => ({
  object: 'change-request-requested-reviewer',
  kind: 'user',
  user: userBody(world, by),
  revision,
  requestedBy: userBody(world, 'ben'),
  requestedAt,
  createdAt: requestedAt,
  done,
});

describe('a review', () => {
  it('belongs to the current revision of a change request', async () => {
    const made = await makeReviewed();
    const { status, headers, body } = await world
      .as('cat')
      .post(`${made.url}/reviews`, { status: 'changes-requested', comment: 'Another fox.' });
    expect(status).toBe(201);
    const { id, createdAt, comment } = body;
    expect(body).toEqual(
      reviewBody(made, {
        id,
        by: 'cat',
        revision: made.revision,
        createdAt,
        status: 'changes-requested',
        comment: commentBody(
          world,
          { ...onRequest(made), target: { ...onRequest(made).target, review: id } },
          { id: comment.id, postedAt: createdAt, body: { markdown: 'Another fox.' } },
        ),
      }),
    );
    expect(headers.get('location')).toBe(body.urls.location);
    expect((await world.as('cat').get(`${made.url}/reviews/${id}`)).body).toEqual(body);
    const other = await makeReviewed();
    expect((await world.as('ben').get(`${other.url}/reviews/${id}`)).body).toEqual(notFound);
    const { data } = await world
      .as('ana')
      .query(CREATE, { input: { changeRequestId: made.id, status: 'APPROVED' } });
    const mine = data.createReview.review;
    expect(mine).toEqual(
      reviewNode({ id: mine.id, by: 'ana', revision: made.revision, createdAt: mine.createdAt }),
    );
    const [event, first] = (await eventsOf(world, ids.acme, 'changeRequest.review')).filter(
      ({ subjectId }) => subjectId === made.id,
    );
    expect([event, first]).toEqual([
      { subjectId: made.id, fields: ['reviews'], related: [mine.id] },
      { subjectId: made.id, fields: ['reviews'], related: [id, comment.id] },
    ]);
  });

  it('can have its comment as an object, as published clients send it', async () => {
    const made = await makeReviewed();
    const post = (comment: unknown) =>
      world.as('cat').post(`${made.url}/reviews`, { status: 'approved', comment });
    const { status, body } = await post({ markdown: 'Good.' });
    expect([status, body.comment.body]).toEqual([201, { markdown: 'Good.' }]);
    expect((await post('x'.repeat(10_001))).body).toEqual(
      bad('comment', 'comment must have at most 10000 characters, and has 10001.'),
    );
    expect((await post({ text: 'Good.' })).status).toBe(400);
    const input = { changeRequestId: made.id, status: 'APPROVED', body: { markdown: 'Also.' } };
    const { data } = await world.as('ana').query(CREATE, { input });
    expect(data.createReview.review.comment.body).toEqual({ markdown: 'Also.' });
    expect(
      errorsOf(await world.as('ana').query(CREATE, { input: { ...input, comment: 'Both.' } })),
    ).toEqual(badAt('createReview', 'input.body', 'Send either a comment or a body.'));
  });

  it('is listed by whether the change request has changed since', async () => {
    const made = await makeReviewed();
    const before = (await world.as('cat').post(`${made.url}/reviews`, { status: 'approved' })).body;
    await editRequest(world, made, [change(made.space.refs['A'], { emoji: '🐻' })]);
    const after = (await world.as('cat').post(`${made.url}/reviews`, { status: 'approved' })).body;
    const listed = async (query: string) =>
      (await world.as('ben').get(`${made.url}/reviews?${query}`)).body.items.map(
        ({ id }: { id: string }) => id,
      );
    expect([await listed('outdated=true'), await listed('outdated=false')]).toEqual([
      [before.id],
      [after.id],
    ]);
  });

  it('is listed newest first, with every review of each reviewer', async () => {
    const made = await makeReviewed();
    const write = async (by: Person, status: string) =>
      (await world.as(by).post(`${made.url}/reviews`, { status })).body;
    const all = [
      await write('ana', 'approved'),
      await write('cat', 'changes-requested'),
      await write('cat', 'approved'),
    ].reverse();
    const { status, body } = await world.as('ben').get(`${made.url}/reviews`);
    expect([status, body]).toEqual([200, { count: 3, items: all }]);
    const first = (await world.as('ben').get(`${made.url}/reviews?limit=2`)).body;
    const second = (
      await world.as('ben').get(`${made.url}/reviews?limit=2&page=${first.next.page}`)
    ).body;
    expect([first.items, second]).toEqual([all.slice(0, 2), { count: 3, items: all.slice(2) }]);
    const { reviews } = (await world.as('ben').query(LIST, { ...variablesOf(made), first: 2 })).data
      .changeRequest;
    const nodes = all.map(({ id, createdAt, status: word, reviewer }) =>
      reviewNode({
        id,
        createdAt,
        revision: made.revision,
        status: word.toUpperCase().replace('-', '_'),
        by: reviewer.id === ids.user('ana') ? 'ana' : 'cat',
      }),
    );
    expect(reviews).toEqual({
      totalCount: 3,
      pageInfo: { hasNextPage: true, endCursor: reviews.pageInfo.endCursor },
      nodes: nodes.slice(0, 2),
      edges: nodes.slice(0, 2).map(({ id }) => ({ node: { id } })),
    });
    expect(
      (
        await world
          .as('ben')
          .query(LIST, { ...variablesOf(made), after: reviews.pageInfo.endCursor })
      ).data.changeRequest.reviews.nodes,
    ).toEqual(nodes.slice(2));
  });

  it('is outdated after an edit of the change request or an update from primary', async () => {
    const made = await makeReviewed();
    const outdated = async () => [
      (await world.as('ben').get(`${made.url}/reviews`)).body.items.map(
        (review: { outdated: boolean }) => review.outdated,
      ),
      (await world.as('ben').query(LIST, variablesOf(made))).data.changeRequest.reviews.nodes.map(
        (review: { outdated: boolean }) => review.outdated,
      ),
    ];
    await world.as('cat').post(`${made.url}/reviews`, { status: 'approved' });
    await world.as('ben').patch(made.url, { subject: 'Another subject', status: 'open' });
    expect(await outdated()).toEqual([[false], [false]]);
    await editSpace(world, made.space, [page('B')]);
    expect(await outdated()).toEqual([[false], [false]]);
    await pull(world, made);
    await world.as('cat').post(`${made.url}/reviews`, { status: 'approved' });
    expect(await outdated()).toEqual([
      [false, true],
      [false, true],
    ]);
    await editRequest(world, made, [page('C')]);
    expect(await outdated()).toEqual([
      [true, true],
      [true, true],
    ]);
  });

  it.each(['merged', 'archived'])(
    'is refused for a change request that is %s; existing reviews stay',
    async (state) => {
      const made = await makeReviewed();
      const { body } = await world.as('cat').post(`${made.url}/reviews`, { status: 'approved' });
      if (state === 'merged') await merge(world, made);
      else await world.as('ben').patch(made.url, { status: 'archived' });
      const message =
        state === 'merged'
          ? 'This change request is merged and can no longer change.'
          : 'This change request is archived: open it first.';
      expect(
        (await world.as('cat').post(`${made.url}/reviews`, { status: 'approved' })).body,
      ).toEqual(refused(409, 'INVALID_TRANSITION', message));
      expect(
        errorsOf(
          await world
            .as('cat')
            .query(CREATE, { input: { changeRequestId: made.id, status: 'APPROVED' } }),
        ),
      ).toEqual(graphQLError(['createReview'], 'INVALID_TRANSITION', message));
      expect(
        (
          await world
            .as('cat')
            .post(`${made.url}/requested-reviewers`, { users: [ids.user('ana')] })
        ).body,
      ).toEqual(refused(409, 'INVALID_TRANSITION', message));
      expect((await world.as('ben').get(`${made.url}/reviews`)).body).toEqual({
        count: 1,
        items: [body],
      });
    },
  );

  it.each([
    [{}, 'status', 'status is required.'],
    [{ status: 'dismissed' }, 'status', 'status must be one of approved, changes-requested.'],
    [{ status: 'approved', comment: null }, 'comment', 'comment may be absent, but not null.'],
    [
      { status: 'approved', comment: 'x'.repeat(10_001) },
      'comment',
      'comment must have at most 10000 characters, and has 10001.',
    ],
    [
      { status: 'approved', revision: 'x' },
      'revision',
      'There is no field `revision` here. Fields are: `status`, `comment`.',
    ],
  ])('is refused with %j', async (input, field, message) => {
    const url = `/v1/spaces/${ids.space('onboarding')}/change-requests/2/reviews`;
    expect((await world.as('ana').post(url, input)).body).toEqual(bad(field, message));
  });

  it('requires the level review to write, and read access to the space to read', async () => {
    const made = await makeReviewed();
    expect(
      (await world.as('ben').post(`${made.url}/reviews`, { status: 'approved' })).body,
    ).toEqual(forbidden('review', 'edit'));
    expect(
      errorsOf(
        await world
          .as('ben')
          .query(CREATE, { input: { changeRequestId: made.id, status: 'APPROVED' } }),
      ),
    ).toEqual(forbiddenAt('createReview', 'review', 'edit'));
    for (const name of ['dan', 'eve'] as const) {
      expect(
        (await world.as(name).post(`${made.url}/reviews`, { status: 'approved' })).body,
      ).toEqual(notFound);
      expect((await world.as(name).get(`${made.url}/reviews`)).body).toEqual(notFound);
      expect(errorsOf(await world.as(name).query(LIST, variablesOf(made)))).toEqual(
        notFoundAt('changeRequest'),
      );
    }
    expect((await world.as('ana').get(`${made.space.url}/change-requests/9/reviews`)).body).toEqual(
      notFound,
    );
  });
});

describe('a review request', () => {
  it('is listed newest first, and a repeated request keeps its first date', async () => {
    const made = await makeReviewed();
    const ask = (name: Person, users: readonly string[]) =>
      world.as(name).post(`${made.url}/requested-reviewers`, { users });
    const first = await ask('ben', [ids.user('cat')]);
    const [{ requestedAt }] = first.body.requestedReviewers;
    expect([first.status, first.body]).toEqual([
      200,
      {
        requestedReviewers: [requestedBody(made, 'cat', requestedAt, false)],
        users: [requestedBody(made, 'cat', requestedAt, false)],
      },
    ]);
    const second = await ask('ben', [ids.user('cat'), ids.user('ana'), ids.user('ana')]);
    const at = second.body.requestedReviewers[0].requestedAt;
    const both = [
      requestedBody(made, 'ana', at, false),
      requestedBody(made, 'cat', requestedAt, false),
    ];
    expect(second.body).toEqual({ requestedReviewers: both, users: both });
    expect((await world.as('ben').get(`${made.url}/requested-reviewers`)).body).toEqual({
      count: 2,
      items: second.body.requestedReviewers,
    });
    expect(
      (await world.as('ben').get(`${made.url}/requested-reviewers?limit=1`)).body.items,
    ).toEqual([requestedBody(made, 'ana', at, false)]);
    const node = (name: Person, when: string) => ({
      __typename: 'RequestedReviewer',
      user: { id: ids.user(name) },
      requestedAt: when,
      done: false,
    });
    const { data } = await world
      .as('ana')
      .query(ASK, { input: { changeRequestId: made.id, userIds: [ids.user('cat')] } });
    expect(data.requestReviewers).toEqual({
      changeRequest: { id: made.id },
      requestedReviewers: [node('ana', at), node('cat', requestedAt)],
    });
    expect(
      (await world.as('ben').query(REQUESTED, variablesOf(made))).data.changeRequest
        .requestedReviewers,
    ).toEqual({
      totalCount: 2,
      nodes: [node('ana', at), node('cat', requestedAt)],
      edges: [
        { node: { user: { id: ids.user('ana') } } },
        { node: { user: { id: ids.user('cat') } } },
      ],
    });
    const events = (await eventsOf(world, ids.acme, 'changeRequest.requestReview')).filter(
      ({ subjectId }) => subjectId === made.id,
    );
    expect(events.at(-1)).toEqual({
      subjectId: made.id,
      fields: ['requestedReviewers'],
      related: [ids.user('cat')],
    });
  });

  it('is done when the reviewer has reviewed the current revision', async () => {
    const made = await makeReviewed();
    await world
      .as('ben')
      .post(`${made.url}/requested-reviewers`, { users: [ids.user('cat'), ids.user('ana')] });
    const done = async () => [
      Object.fromEntries(
        (await world.as('ben').get(`${made.url}/requested-reviewers`)).body.items.map(
          (reviewer: { user: { displayName: string }; done: boolean }) => [
            reviewer.user.displayName,
            reviewer.done,
          ],
        ),
      ),
      (
        await world.as('ben').query(REQUESTED, variablesOf(made))
      ).data.changeRequest.requestedReviewers.nodes
        .map((reviewer: { done: boolean }) => reviewer.done)
        .filter(Boolean).length,
    ];
    expect(await done()).toEqual([{ 'Ana Alvarez': false, 'Cat Cooper': false }, 0]);
    await world.as('cat').post(`${made.url}/reviews`, { status: 'changes-requested' });
    expect(await done()).toEqual([{ 'Ana Alvarez': false, 'Cat Cooper': true }, 1]);
    await editRequest(world, made, [page('B')]);
    expect(await done()).toEqual([{ 'Ana Alvarez': false, 'Cat Cooper': false }, 0]);
  });

  it('is withdrawn for one reviewer, idempotently', async () => {
    const made = await makeReviewed();
    await world
      .as('ben')
      .post(`${made.url}/requested-reviewers`, { users: [ids.user('cat'), ids.user('ana')] });
    for (let time = 0; time < 2; time++) {
      const { status, body } = await world
        .as('ben')
        .delete(`${made.url}/requested-reviewers/${ids.user('cat')}`);
      expect([status, body]).toEqual([204, undefined]);
    }
    expect(
      (await world.as('ben').get(`${made.url}/requested-reviewers`)).body.items.map(
        ({ user }: { user: { id: string } }) => user.id,
      ),
    ).toEqual([ids.user('ana')]);
    expect(
      (await world.as('ben').delete(`${made.url}/requested-reviewers/${ids.user('eve')}`)).status,
    ).toBe(204);
    expect((await world.as('ben').delete(`${made.url}/requested-reviewers/ana`)).body).toEqual(
      notFound,
    );
    const { data } = await world
      .as('ben')
      .query(REMOVE, { ...variablesOf(made), user: ids.user('ana') });
    expect(data.removeRequestedReviewer).toEqual({
      changeRequest: { id: made.id, requestedReviewers: { totalCount: 0 } },
    });
  });

  it('is refused as a whole if one of the users cannot review', async () => {
    const made = await makeReviewed();
    const message = 'This user cannot review the change request.';
    for (const user of [ids.user('ben'), ids.user('dan'), ids.user('eve')]) {
      const { status, body } = await world
        .as('ben')
        .post(`${made.url}/requested-reviewers`, { users: [ids.user('cat'), user] });
      expect(status).toBe(400);
      expect(body).toEqual(bad('users.1', message));
      expect(
        errorsOf(
          await world
            .as('ben')
            .query(ASK, { input: { changeRequestId: made.id, userIds: [user] } }),
        ),
      ).toEqual(badAt('requestReviewers', 'input.userIds.0', message));
    }
    expect((await world.as('ben').get(`${made.url}/requested-reviewers`)).body).toEqual({
      count: 0,
      items: [],
    });
  });

  it.each([
    [{}, 'users', 'users is required.'],
    [{ users: [] }, 'users', 'Name 1 to 50 users.'],
    [{ users: ['cat'] }, 'users.0', 'users.0 must be the id of a user, such as usr_….'],
    [
      { users: Array.from({ length: 51 }, () => ids.user('ana')) },
      'users',
      'users must have at most 50 items, and has 51.',
    ],
  ])('is refused with %j', async (input, field, message) => {
    const url = `/v1/spaces/${ids.space('onboarding')}/change-requests/2/requested-reviewers`;
    expect((await world.as('ana').post(url, input)).body).toEqual(bad(field, message));
  });

  it('requires the level edit for the author, and review for others', async () => {
    const made = await makeReviewed();
    const anasRequest = await makeRequest(world, made.space, [], { by: 'ana' });
    const users = [ids.user('cat')];
    expect(
      (await world.as('ben').post(`${anasRequest.url}/requested-reviewers`, { users })).body,
    ).toEqual(forbidden('review', 'edit'));
    expect(
      (await world.as('ben').delete(`${anasRequest.url}/requested-reviewers/${ids.user('cat')}`))
        .body,
    ).toEqual(forbidden('review', 'edit'));
    expect(
      (await world.as('cat').post(`${anasRequest.url}/requested-reviewers`, { users })).status,
    ).toBe(200);
    expect(
      (await world.as('cat').delete(`${anasRequest.url}/requested-reviewers/${ids.user('cat')}`))
        .status,
    ).toBe(204);
    for (const name of ['dan', 'eve'] as const) {
      expect(
        (await world.as(name).post(`${made.url}/requested-reviewers`, { users })).body,
      ).toEqual(notFound);
      expect((await world.as(name).get(`${made.url}/requested-reviewers`)).body).toEqual(notFound);
      expect(
        (await world.as(name).delete(`${made.url}/requested-reviewers/${ids.user('cat')}`)).body,
      ).toEqual(notFound);
    }
    expect(
      errorsOf(
        await world.as('ben').query(REMOVE, { ...variablesOf(anasRequest), user: ids.user('cat') }),
      ),
    ).toEqual(forbiddenAt('removeRequestedReviewer', 'review', 'edit'));
  });
});
