// Tests the list of change requests of an organization across the spaces that the caller can read.
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../src/data/new-id.ts';
import { bad, graphQLError, errorsOf, notFound, notFoundAt, refused } from '../content/expected.ts';
import { ids, type Person, useWorld } from '../support.ts';
import { change, editRequest, FIELDS, type MadeChangeRequest, makeRequest, merge } from './made.ts';

const world = useWorld();

const url = `/v1/orgs/${ids.acme}/change-requests`;
const LIST = `query ($id: ID!, $status: [ChangeRequestStatus!], $contributor: ID, $first: Int, $after: String) { organization(id: $id) { changeRequests(filter: { status: $status, contributorId: $contributor }, first: $first, after: $after) {
  totalCount pageInfo { hasNextPage endCursor } nodes { ${FIELDS} } } } }`;
const spaceOf = (name: 'guide' | 'minutes' | 'travel') => ({
  id: ids.space(name),
  url: `/v1/spaces/${ids.space(name)}`,
  revision: ids.revision(name),
  refs: {},
});
const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => id);

// Next to the demo world's two: one of the guide, which dan reads through a team; one of the
// minutes, which only admins and cat read; an archived one of the travel policy.
let [guide, minutes, travel]: MadeChangeRequest[] = [];

beforeAll(async () => {
  guide = await makeRequest(world, spaceOf('guide'), [
    change(ids.page('guide', 1), { emoji: '🦊' }),
  ]);
  minutes = await makeRequest(world, spaceOf('minutes'), [], { by: 'ana' });
  travel = await makeRequest(world, spaceOf('travel'), [], { by: 'ana' });
  for (const { url: one } of [guide, minutes]) await world.as('ana').patch(one, { status: 'open' });
  await world.as('ana').patch(travel.url, { status: 'archived' });
});

const at = async (name: Person, query = '') => (await world.as(name).get(url + query)).body;

describe("an organization's change requests", () => {
  it('are the open ones of all its spaces, newest first', async () => {
    const { status, body } = await world.as('ana').get(url);
    expect(status).toBe(200);
    const shown = await Promise.all(
      [minutes?.url, guide?.url, `/v1/spaces/${ids.space('onboarding')}/change-requests/2`].map(
        async (one) => (await world.as('ana').get(one ?? '')).body,
      ),
    );
    expect(body).toEqual({ count: 3, items: shown });
    const { data } = await world.as('ana').query(LIST, { id: ids.acme });
    const { nodes, totalCount } = data.organization.changeRequests;
    expect([totalCount, idsOf(nodes)]).toEqual([
      5,
      [travel?.id, minutes?.id, guide?.id, ids.changeRequest('laptop'), ids.changeRequest('lunch')],
    ]);
    const one = await world
      .as('ana')
      .query(`query ($id: ID!) { changeRequest(id: $id) { ${FIELDS} } }`, { id: minutes?.id });
    expect(nodes[1]).toEqual(one.data.changeRequest);
  });

  it.each<[Person, readonly string[]]>([
    ['ana', ['minutes', 'guide', 'laptop']],
    ['ben', ['guide', 'laptop']],
    ['cat', ['minutes', 'guide', 'laptop']],
    ['dan', ['guide']],
  ])('are for %s those of the spaces that they can read', async (name, wanted) => {
    const known: Readonly<Record<string, string | undefined>> = {
      minutes: minutes?.id,
      guide: guide?.id,
      laptop: ids.changeRequest('laptop'),
    };
    const { count, items } = await at(name);
    expect([count, idsOf(items)]).toEqual([wanted.length, wanted.map((key) => known[key])]);
    const { data } = await world.as(name).query(LIST, { id: ids.acme, status: 'OPEN' });
    expect([
      data.organization.changeRequests.totalCount,
      idsOf(data.organization.changeRequests.nodes),
    ]).toEqual([wanted.length, wanted.map((key) => known[key])]);
  });

  it('answer NOT_FOUND for strangers', async () => {
    expect(await at('eve')).toEqual(notFound);
    expect(
      (await world.as('ana').get(`/v1/orgs/${newId('Organization')}/change-requests`)).body,
    ).toEqual(notFound);
    expect(errorsOf(await world.as('eve').query(LIST, { id: ids.acme }))).toEqual(
      notFoundAt('organization'),
    );
    expect((await world.as('eve').get(`/v1/orgs/${ids.umbrella}/change-requests`)).body).toEqual({
      count: 0,
      items: [],
    });
  });

  it('can be filtered by status and contributor', async () => {
    expect(idsOf((await at('ana', '?status=archived')).items)).toEqual([travel?.id]);
    expect(idsOf((await at('ana', '?status=merged')).items)).toEqual([ids.changeRequest('lunch')]);
    expect(await at('dan', '?status=merged')).toEqual({ count: 0, items: [] });
    expect(idsOf((await at('cat', `?contributor=${ids.user('ben')}`)).items)).toEqual([
      guide?.id,
      ids.changeRequest('laptop'),
    ]);
    expect(idsOf((await at('cat', `?contributor=${ids.user('ana')}`)).items)).toEqual([
      minutes?.id,
    ]);
    expect(await at('ben', `?contributor=${ids.user('ana')}`)).toEqual({ count: 0, items: [] });
    expect(idsOf((await at('ana', '?status=all')).items)).toEqual([
      ...[travel?.id, minutes?.id, guide?.id],
      ...[ids.changeRequest('laptop'), ids.changeRequest('lunch')],
    ]);
    expect(await at('ana', '?status=none')).toEqual(
      bad('status', 'status must be one of draft, open, archived, merged, all.'),
    );
    expect(await at('ana', '?contributor=ben')).toEqual(
      bad('contributor', 'contributor must be the id of a user, such as usr_….'),
    );
    const { data } = await world
      .as('cat')
      .query(LIST, { id: ids.acme, contributor: ids.user('ana') });
    expect(idsOf(data.organization.changeRequests.nodes)).toEqual([travel?.id, minutes?.id]);
  });

  it('are paginated', async () => {
    const first = await at('ana', '?limit=2');
    const second = await at('ana', `?limit=2&page=${first.next.page}`);
    expect([first, second].map(({ count, items }) => [count, idsOf(items)])).toEqual([
      [3, [minutes?.id, guide?.id]],
      [3, [ids.changeRequest('laptop')]],
    ]);
    expect(second.next).toBeUndefined();
    const foreign = refused(
      400,
      'BAD_CURSOR',
      'This cursor belongs to another list, order or filter. Start again without a cursor.',
      { field: 'page' },
    );
    expect(await at('ana', `?status=draft&page=${first.next.page}`)).toEqual(foreign);
    expect(
      errorsOf(await world.as('ana').query(LIST, { id: ids.acme, after: first.next.page })),
    ).toEqual(
      graphQLError(
        ['organization', 'changeRequests'],
        'BAD_CURSOR',
        'This cursor belongs to another list, order or filter. Start again without a cursor.',
        { field: 'after' },
      ),
    );
  });

  it('omit those of a deleted space', async () => {
    const { body: space } = await world
      .as('ana')
      .post(`/v1/orgs/${ids.acme}/spaces`, { title: 'Soon gone' });
    const made = await makeRequest(world, {
      id: space.id,
      url: `/v1/spaces/${space.id}`,
      revision: space.revision,
      refs: {},
    });
    await editRequest(world, made, [{ insertPage: { title: 'A' } }]);
    await merge(world, made);
    expect(idsOf((await at('ana', '?status=merged')).items)).toEqual([
      made.id,
      ids.changeRequest('lunch'),
    ]);
    await world.as('ana').delete(`/v1/spaces/${space.id}`);
    expect(idsOf((await at('ana', '?status=merged')).items)).toEqual([ids.changeRequest('lunch')]);
  });
});
