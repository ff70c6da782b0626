// Tests that persons follow and mute change requests and spaces, through both APIs.
import { expect, it } from 'vitest';
import { ids, useWorld } from './support.ts';

const world = useWorld();
const spaceId = ids.space('onboarding');
const changeRequestId = ids.changeRequest('laptop');
const path = `/v1/spaces/${spaceId}/change-requests/${changeRequestId}/follow`;

const read = (id: string, type: string) =>
  world.as('cat').query(`{ node(id: "${id}") { ... on ${type} { id followState } } }`);

it('is automatic until a state is set, and again after', async () => {
  expect((await read(changeRequestId, 'ChangeRequest')).data).toEqual({
    node: { id: changeRequestId, followState: 'AUTOMATIC' },
  });
  const { data } = await world.as('cat').query(
    `mutation ($input: SetFollowStateInput!) { setFollowState(input: $input) {
      followState subject { __typename id followState } } }`,
    { input: { subjectId: changeRequestId, state: 'MUTED' } },
  );
  expect(data.setFollowState).toEqual({
    followState: 'MUTED',
    subject: { __typename: 'ChangeRequest', id: changeRequestId, followState: 'MUTED' },
  });
  expect((await world.as('cat').get(path)).body).toEqual({ state: 'muted' });
  expect((await world.as('ben').get(path)).body).toEqual({ state: 'automatic' });
  const put = await world.as('cat').put(path, { state: 'automatic' });
  expect([put.status, put.body]).toEqual([200, { state: 'automatic' }]);
  expect((await read(changeRequestId, 'ChangeRequest')).data).toEqual({
    node: { id: changeRequestId, followState: 'AUTOMATIC' },
  });
});

it('is set for a space', async () => {
  const ofSpace = `/v1/spaces/${spaceId}/follow`;
  expect((await world.as('cat').put(ofSpace, { state: 'following' })).body).toEqual({
    state: 'following',
  });
  expect((await world.as('cat').get(ofSpace)).body).toEqual({ state: 'following' });
  expect((await read(spaceId, 'Space')).data).toEqual({
    node: { id: spaceId, followState: 'FOLLOWING' },
  });
});

it('is refused to those who cannot read the subject', async () => {
  for (const person of ['dan', 'eve'] as const) {
    expect((await world.as(person).put(path, { state: 'following' })).status).toBe(404);
    expect((await world.as(person).get(path)).status).toBe(404);
  }
});

it('is read for a page of change requests in one statement', async () => {
  const query = (first: number) =>
    `{ space(id: "${spaceId}") { changeRequests(first: ${first}) { nodes { followState } } } }`;
  const one = await world.countStatements('cat', (cat) => cat.query(query(1)));
  expect(await world.countStatements('cat', (cat) => cat.query(query(2)))).toBe(one);
});
