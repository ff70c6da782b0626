/** Tests the fields that find an object below its parent by a natural key. */
import { beforeAll, describe, expect, it } from 'vitest';
import { makeSpaces } from '../content/rows.ts';
import { build } from '../grant/made.ts';
import { memberIdOf } from '../member/rows.ts';
import { ids, useWorld } from '../support.ts';

const world = useWorld();
const UNKNOWN_USER = ids.user('eve');

let made: Awaited<ReturnType<typeof build>>;
beforeAll(async () => {
  made = await build(world);
  await world.as('ana').put(`/v1/orgs/${made.organization.id}/openapi/petstore`, {
    source: { url: 'https://api.acme.test/openapi.yaml' },
  });
});

const MEMBER =
  'query ($id: ID!, $user: ID!) { organization(id: $id) { member(userId: $user) { id role user { id } } } }';
const SPEC =
  'query ($id: ID!, $slug: String!) { organization(id: $id) { openAPISpec(slug: $slug) { slug } } }';
const GRANTS = `query ($space: ID!, $collection: ID!, $user: ID!, $team: ID!) {
  space(id: $space) { memberGrant(userId: $user) { role user { id } } teamGrant(teamId: $team) { role team { id } } }
  collection(id: $collection) { memberGrant(userId: $user) { role } teamGrant(teamId: $team) { role } }
}`;

describe('a member by user', () => {
  it('is found, or null if the user is not in the organization', async () => {
    const { organization, people } = made;
    const [, , reader = ''] = people;
    const ana = world.as('ana');
    expect((await ana.query(MEMBER, { id: organization.id, user: reader })).data).toEqual({
      organization: {
        member: {
          id: await memberIdOf(world, organization.id, reader),
          role: 'READ',
          user: { id: reader },
        },
      },
    });
    const { data, errors } = await ana.query(MEMBER, { id: organization.id, user: UNKNOWN_USER });
    expect([data, errors]).toEqual([{ organization: { member: null } }, undefined]);
  });

  it('is refused for the id of another type', async () => {
    const { errors } = await world
      .as('ana')
      .query(MEMBER, { id: made.organization.id, user: made.space });
    expect([errors.length, errors[0].extensions.code, errors[0].path]).toEqual([
      1,
      'BAD_USER_INPUT',
      ['organization', 'member'],
    ]);
  });
});

describe('an OpenAPI spec by slug', () => {
  it.each([
    ['petstore', { slug: 'petstore' }],
    ['no-such-spec', null],
    ['Not A Slug', null],
    ['a'.repeat(1000), null],
  ])('is %s: %j', async (slug, found) => {
    const answer = await world.as('ana').query(SPEC, { id: made.organization.id, slug });
    expect([answer.data, answer.errors]).toEqual([
      { organization: { openAPISpec: found } },
      undefined,
    ]);
  });
});

describe('a grant by its holder', () => {
  it('is the one directly on the content, or null', async () => {
    const { space, collection, people, team } = made;
    const [, editor = '', reader = ''] = people;
    const ana = world.as('ana');
    await ana.post(`/v1/spaces/${space}/permissions/users/${reader}`, { role: 'comment' });
    await ana.post(`/v1/collections/${collection}/permissions/teams/${team.id}`, { role: 'edit' });
    const variables = { space, collection, team: team.id };
    expect((await ana.query(GRANTS, { ...variables, user: reader })).data).toEqual({
      space: { memberGrant: { role: 'COMMENT', user: { id: reader } }, teamGrant: null },
      collection: { memberGrant: null, teamGrant: { role: 'EDIT' } },
    });
    expect((await ana.query(GRANTS, { ...variables, user: editor })).data).toEqual({
      space: { memberGrant: null, teamGrant: null },
      collection: { memberGrant: null, teamGrant: { role: 'EDIT' } },
    });
  });

  it('takes the same number of statements for one space and for ten', async () => {
    const { organization, people } = made;
    const spaces = await makeSpaces(world, organization.id, 10);
    const query = `query ($ids: [ID!]!, $user: ID!) {
      nodes(ids: $ids) { ... on Space { memberGrant(userId: $user) { role } } }
    }`;
    for (const id of spaces)
      await world
        .as('ana')
        .post(`/v1/spaces/${id}/permissions/users/${people[2]}`, { role: 'edit' });
    const count = (of: readonly string[]) =>
      world.countStatements('ana', async (ana) => {
        const { data } = await ana.query(query, { ids: of, user: people[2] });
        expect(data.nodes).toEqual(of.map(() => ({ memberGrant: { role: 'EDIT' } })));
      });
    expect([await count(spaces.slice(0, 1)), await count(spaces)]).toEqual([4, 4]);
  });
});
