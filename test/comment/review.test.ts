import { describe, expect, it } from 'vitest';
import {
  change,
  type MadeChangeRequest,
  makeRequest,
  makeSpace,
  page,
} from '../change-request/made.ts';
import { errorsOf, forbiddenAt, notFound } from '../content/expected.ts';
import { eventsOf } from '../content/rows.ts';
import { ids, useWorld } from '../support.ts';
import {
  commentBody,
  commentNode,
  countsOf,
  GET,
  listOf,
  onRequest,
  permissions,
  reply,
} from './made.ts';

const world = useWorld();

const REVIEW =
  'query ($id: ID!, $review: ID!) { changeRequest(id: $id) { review(id: $review) { id comment { id target { reviewId review { id } } } } } }';
const REVIEWS =
  'query ($id: ID!) { changeRequest(id: $id) { reviews(first: 50) { nodes { comment { body { markdown } postedBy { id } } } } } }';

/** Makes a change request of ben on which cat, who can review it, has commented in a review. */
async function makeReviewed(input: object = { comment: 'Another fox.' }) {
  const space = await makeSpace(world, [page('A')]);
  await world
    .as('ana')
    .post(`${space.url}/permissions/users/${ids.user('cat')}`, { role: 'review' });
  const made = await makeRequest(world, space, [change(space.refs['A'], { emoji: '🦊' })]);
  const { status, body } = await world
    .as('cat')
    .post(`${made.url}/reviews`, { status: 'changes-requested', ...input });
  expect(status).toBe(201);
  return { made, review: body };
}

/** Returns where the comments of the change request are, with the review as part of the target. */
const placeOf = (made: MadeChangeRequest, reviewId: string) => {
  const place = onRequest(made);
  return { ...place, target: { ...place.target, review: reviewId } };
};

describe('the comment of a review', () => {
  it('is a comment on the change request, which names the review', async () => {
    const { made, review } = await makeReviewed();
    const place = placeOf(made, review.id);
    const { id, postedAt } = review.comment;
    const shown = { id, postedAt, body: { markdown: 'Another fox.' } };
    const comment = commentBody(world, place, shown);
    expect(review.comment).toEqual(comment);
    expect((await world.as('cat').get(`${place.url}/${id}`)).body).toEqual(comment);
    expect((await world.as('cat').get(place.url)).body).toEqual({ count: 1, items: [comment] });
    const node = commentNode(world, place, {
      ...shown,
      body: { markdown: 'Another fox.', document: null },
    });
    expect((await world.as('cat').query(GET, { id })).data.comment).toEqual(node);
    const { data } = await world.as('cat').query(listOf(place), { subject: made.id });
    expect(data.parent.comments.nodes).toEqual([node]);
    expect(
      (await world.as('ben').query(REVIEW, { id: made.id, review: review.id })).data.changeRequest,
    ).toEqual({
      review: {
        id: review.id,
        comment: { id, target: { reviewId: review.id, review: { id: review.id } } },
      },
    });
    expect(await countsOf(world, place)).toEqual([1, 1, 1, 1]);
  });

  it('is recorded as a new comment and with the review', async () => {
    const { made, review } = await makeReviewed();
    const { id } = review.comment;
    const of = (rows: readonly { subjectId: string }[], subject: string) =>
      rows.filter(({ subjectId }) => subjectId === subject);
    expect(of(await eventsOf(world, ids.acme, 'comment.create'), id)).toEqual([
      { subjectId: id, fields: [], related: [made.id] },
    ]);
    expect(of(await eventsOf(world, ids.acme, 'changeRequest.review'), made.id)).toEqual([
      { subjectId: made.id, fields: ['reviews'], related: [review.id, id] },
    ]);
  });

  it('is a tree of blocks with the format document', async () => {
    const { made, review } = await makeReviewed();
    const { body } = await world.as('cat').get(`${made.url}/reviews/${review.id}?format=document`);
    expect(Object.keys(body.comment.body)).toEqual(['document']);
    const list = await world.as('cat').get(`${made.url}/reviews?format=document`);
    expect(list.body).toEqual({ count: 1, items: [body] });
    expect(
      (await world.as('cat').get(`${onRequest(made).url}/${review.comment.id}?format=document`))
        .body,
    ).toEqual(body.comment);
  });

  it('can be answered, resolved and deleted, after which the review has none', async () => {
    const { made, review } = await makeReviewed();
    const at = placeOf(made, review.id);
    const { id } = review.comment;
    await reply(world, at, id, { by: 'ben' });
    expect((await world.as('ben').put(`${at.url}/${id}`, { resolved: true })).status).toBe(200);
    const resolved = (await world.as('cat').get(`${made.url}/reviews/${review.id}`)).body;
    expect([resolved.comment.status, resolved.comment.replies]).toEqual(['resolved', 1]);
    expect(await countsOf(world, at)).toEqual([0, 0, 0, 0]);
    expect((await world.as('cat').delete(`${at.url}/${id}`)).status).toBe(205);
    const { comment: _, ...rest } = review;
    expect((await world.as('cat').get(`${made.url}/reviews/${review.id}`)).body).toEqual(rest);
    expect(
      (await world.as('cat').query(REVIEWS, { id: made.id })).data.changeRequest.reviews.nodes,
    ).toEqual([{ comment: null }]);
  });

  it.each([{}, { comment: '' }, { comment: ' \n' }, { comment: { markdown: ' ' } }])(
    'is absent for a review with %j',
    async (input) => {
      const { made, review } = await makeReviewed(input);
      expect(review).not.toHaveProperty('comment');
      expect(await countsOf(world, onRequest(made))).toEqual([0, 0, 0, 0]);
      expect((await world.as('cat').get(onRequest(made).url)).body).toEqual({
        count: 0,
        items: [],
      });
    },
  );

  it('is shown to those who can read comments only', async () => {
    const { made, review } = await makeReviewed();
    const { url } = made.space;
    await world.as('ana').post(`${url}/permissions/users/${ids.user('dan')}`, { role: 'read' });
    const { comment, ...rest } = review;
    const asDan = () => world.as('dan').get(`${made.url}/reviews/${review.id}`);
    expect((await asDan()).body).toEqual(rest);
    expect((await world.as('dan').get(`${made.url}/reviews`)).body).toEqual({
      count: 1,
      items: [rest],
    });
    const listed = await world.as('dan').query(REVIEWS, { id: made.id });
    expect([listed.errors, listed.data.changeRequest.reviews.nodes]).toEqual([
      undefined,
      [{ comment: null }],
    ]);
    await world.as('ana').post(`${url}/permissions/users/${ids.user('dan')}`, { role: 'comment' });
    expect((await asDan()).body).toEqual({
      ...rest,
      comment: { ...comment, permissions: permissions() },
    });
    expect((await world.as('eve').get(`${made.url}/reviews/${review.id}`)).body).toEqual(notFound);
  });

  it('is not written when the review is refused', async () => {
    const { made } = await makeReviewed({});
    const input = { changeRequestId: made.id, status: 'APPROVED', comment: 'Fine.' };
    const refused = await world
      .as('ben')
      .query(
        'mutation ($input: CreateReviewInput!) { createReview(input: $input) { review { id } } }',
        { input },
      );
    expect(errorsOf(refused)).toEqual(forbiddenAt('createReview', 'review', 'edit'));
    expect((await world.as('cat').get(onRequest(made).url)).body).toEqual({ count: 0, items: [] });
  });

  it('takes the same number of statements for any number of reviews', async () => {
    const { made } = await makeReviewed();
    const count = () => world.countStatements('cat', (cat) => cat.query(REVIEWS, { id: made.id }));
    const one = await count();
    for (const comment of ['Two.', 'Three.', 'Four.'])
      await world.as('cat').post(`${made.url}/reviews`, { status: 'approved', comment });
    expect(await count()).toBe(one);
  });
});
