// Tests link invites that give access to a space or a collection.
import { describe, expect, it } from 'vitest';
import { bad, userBody } from '../content/expected.ts';
import { ids, useWorld } from '../support.ts';

const world = useWorld();

const links = `/v1/orgs/${ids.acme}/link-invites`;
const secretOf = (join: string): string => new URL(join).searchParams.get('secret') ?? '';

describe('a link invite with a level', () => {
  it('grants access to a space or a collection, as published clients ask', async () => {
    for (const [content, path] of [
      [{ space: ids.space('minutes') }, `/v1/spaces/${ids.space('minutes')}`],
      [{ collection: ids.collection('board') }, `/v1/collections/${ids.collection('board')}`],
    ] as const) {
      const { status, body } = await world.as('ana').post(links, { level: 'edit', ...content });
      const [[kind = '', id] = []] = Object.entries(content);
      expect([status, body]).toEqual([
        201,
        {
          object: 'invite',
          id: body.id,
          role: null,
          level: 'edit',
          [kind]: { object: kind, id },
          createdAt: body.createdAt,
          uses: 0,
          redundant: true,
          createdBy: userBody(world, 'ana'),
          urls: body.urls,
        },
      ]);
      const changed = await world.as('ana').patch(`${links}/${body.id}`, { level: 'comment' });
      expect(changed.body).toEqual({ ...body, level: 'comment' });
      const joined = await world.nobody.post(`/v1/orgs/${ids.acme}/invites/${body.id}`, {
        secret: secretOf(body.urls.join),
        email: `${kind}@level.test`,
      });
      expect([joined.status, joined.body.member.role]).toEqual([200, null]);
      const member = world.with(joined.body.token);
      expect((await member.get(path)).status).toBe(200);
      const grant = await world
        .as('ana')
        .get(`${path}/permissions/users/${joined.body.member.user.id}`);
      expect(grant.body.role).toBe('comment');
    }
  });

  it.each([
    [{ level: 'read' }, 'level', 'Send the space or collection of the level.'],
    [{ space: ids.space('guide') }, 'level', 'Send the level on the space or collection.'],
    [
      { level: 'read', space: ids.space('guide'), collection: ids.collection('board') },
      'collection',
      'Send a space or a collection.',
    ],
    [
      { level: 'read', space: ids.space('secrets') },
      'space',
      'This is not a space of the organization.',
    ],
    [
      { level: 'read', collection: ids.collection('hive') },
      'collection',
      'This is not a collection of the organization.',
    ],
  ])('refuses the level of %j', async (input, field, message) => {
    expect((await world.as('ana').post(links, input)).body).toEqual(bad(field, message));
  });

  it('refuses a level without the scope of grants, and one on no content', async () => {
    const scopes = ['organization:members:read', 'organization:members:write'];
    const scoped = world.with(await world.tokenOf(ids.user('ana'), { scopes }));
    const input = { level: 'read', space: ids.space('guide') };
    const { status, body } = await scoped.post(links, input);
    expect([status, body.error.message]).toEqual([
      403,
      'This token lacks the scope space:permissions:write.',
    ]);
    expect((await scoped.post(links, {})).status).toBe(201);
    const made = await world.as('ana').post(links, {});
    const own = `${links}/${made.body.id}`;
    expect((await world.as('ana').patch(own, { level: 'read' })).body).toEqual(
      bad('level', 'This link invite is for no space and no collection.'),
    );
  });
});
