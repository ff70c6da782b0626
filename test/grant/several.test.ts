// Tests grants of one request for several people, and the access to several spaces.
import { describe, expect, it } from 'vitest';
import { bad } from '../content/expected.ts';
import { ids, useWorld } from '../support.ts';
import { build } from './made.ts';

const world = useWorld();

const all = 'mutation ($input: GrantAllInput!) { grantAll(input: $input) { grants { role } } }';

const urlsOf = ({ collection, space }: { collection: string; space: string }) => [
  `/v1/spaces/${space}/permissions`,
  `/v1/collections/${collection}/permissions`,
];

describe('creating several grants together', () => {
  it('creates them with one level for all without their own, as published clients ask', async () => {
    const content = await build(world);
    const [, second, third] = content.people;
    for (const url of urlsOf(content)) {
      const { body } = await world.as('ana').post(url, {
        role: 'read',
        users: [second, { id: third, role: null }],
        teams: [content.team.id],
      });
      expect(body.grants.map(({ role }: { role: string | null }) => role)).toEqual([
        'read',
        null,
        'read',
      ]);
      const denied = await world.as('ana').post(url, { role: null, users: [second] });
      expect(denied.body.grants).toEqual([{ ...body.grants[0], role: null, permission: null }]);
      const refusals: [object, object][] = [
        [{ users: [second] }, bad('users.0.role', 'Send the level, or null for none.')],
        [{ role: 'read', users: [1] }, bad('users.0', 'users.0 must be a text or an object.')],
        [
          { role: 'read', users: ['ben'] },
          bad(
            'users.0',
            'users.0 must be the id of a user, such as usr_…, or the id of a team, such as team_….',
          ),
        ],
        [
          { role: 'read', users: [ids.user('eve')] },
          bad('users.0', 'This is not a member of the organization.'),
        ],
      ];
      for (const [input, refusal] of refusals)
        expect((await world.as('ana').post(url, input)).body).toEqual(refusal);
    }
    const input = { contentId: content.space, role: 'EDIT', users: [{ userId: second }] };
    expect((await world.as('ana').query(all, { input })).data).toEqual({
      grantAll: { grants: [{ role: 'EDIT' }] },
    });
  });
});

describe('the levels of members', () => {
  it('are computed for several spaces in one request, each on its own', async () => {
    const query =
      'query ($a: ID!, $b: ID!) { a: space(id: $a) { memberAccess { totalCount nodes { user { id } } } } b: space(id: $b) { memberAccess { totalCount nodes { user { id } } } } }';
    const { data } = await world
      .as('ana')
      .query(query, { a: ids.space('guide'), b: ids.space('minutes') });
    const user = (name: 'ana' | 'ben' | 'cat' | 'dan') => ({ user: { id: ids.user(name) } });
    expect(data).toEqual({
      a: {
        memberAccess: {
          totalCount: 4,
          nodes: [user('dan'), user('cat'), user('ben'), user('ana')],
        },
      },
      b: { memberAccess: { totalCount: 2, nodes: [user('cat'), user('ana')] } },
    });
  });
});
