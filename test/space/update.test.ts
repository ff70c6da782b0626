// Tests updates of a space: each field, its limits, and the required level.
import { describe, expect, it } from 'vitest';
import {
  bad,
  errorsOf,
  forbidden,
  forbiddenAt,
  notFound,
  spacePermissions,
} from '../content/expected.ts';
import { eventsOf } from '../content/rows.ts';
import { ids, useWorld } from '../support.ts';
import { acme, all, fields, guide, node } from './made.ts';

const world = useWorld();

const update = `mutation ($input: UpdateSpaceInput!) { updateSpace(input: $input) { space { ${fields} } } }`;

describe('updating a space', () => {
  it('changes the given fields and keeps the rest', async () => {
    const { body: made } = await world.as('ana').post(all, { parent: ids.collection('product') });
    const url = `/v1/spaces/${made.id}`;
    const { body } = await world.as('ana').patch(url, {
      title: 'New',
      emoji: '🦊',
      editMode: 'locked',
      defaultLevel: null,
      visibility: 'unlisted',
      icon: 'ignored',
    });
    expect(body).toEqual({
      ...made,
      updatedAt: body.updatedAt,
      title: 'New',
      emoji: '🦊',
      editMode: 'locked',
      defaultLevel: null,
      visibility: 'unlisted',
    });
    expect(body.updatedAt > made.updatedAt).toBe(true);
    const second = await world.as('ana').patch(url, { defaultLevel: 'comment' });
    expect(second.body).toEqual({
      ...body,
      updatedAt: second.body.updatedAt,
      defaultLevel: 'comment',
    });
    const { data } = await world.as('ana').query(update, {
      input: { id: made.id, defaultLevel: 'INHERIT', visibility: 'IN_COLLECTION' },
    });
    expect(data.updateSpace.space).toEqual(
      node(world, made.id, {
        title: 'New',
        emoji: '🦊',
        editMode: 'LOCKED',
        visibility: 'IN_COLLECTION',
        parentId: ids.collection('product'),
      }),
    );
    expect(
      (await eventsOf(world, acme, 'space.update'))
        .map(({ subjectId, fields: changed }) => [subjectId, changed])
        .slice(0, 3),
    ).toEqual([
      [made.id, ['visibility', 'defaultLevel']],
      [made.id, ['defaultLevel']],
      [made.id, ['title', 'emoji', 'editMode', 'visibility', 'defaultLevel']],
    ]);
  });

  it.each([
    [{ title: null }, 'title', 'title may be absent, but not null.'],
    [{ title: 'x'.repeat(51) }, 'title', 'title must have at most 50 characters, and has 51.'],
    [{ emoji: null }, 'emoji', 'emoji may be absent, but not null.'],
    [{ emoji: 'ab' }, 'emoji', 'emoji must be one emoji.'],
    [
      { defaultLevel: 'none' },
      'defaultLevel',
      'defaultLevel must be one of admin, create, review, edit, comment, read, inherit, or null.',
    ],
    [{ visibility: null }, 'visibility', 'visibility may be absent, but not null.'],
    [
      { visibility: 'in-collection' },
      'visibility',
      'This space is not in a collection: choose another visibility.',
    ],
    [{ editMode: 'LIVE' }, 'editMode', 'editMode must be one of live, locked.'],
    [
      { parent: null },
      'parent',
      'There is no field `parent` here. Fields are: `editMode`, `title`, `defaultLevel`, `emoji`, `visibility`.',
    ],
  ])('refuses %j', async (input, field, message) => {
    expect((await world.as('ana').patch(`/v1/spaces/${ids.space('scratch')}`, input)).body).toEqual(
      bad(field, message),
    );
  });

  it('keeps the fields of another update, and of a move, at the same time', async () => {
    const ana = world.as('ana');
    const { body: made } = await ana.post(all, { parent: ids.collection('product') });
    const url = `/v1/spaces/${made.id}`;
    for (let round = 0; round < 10; round++) {
      const isEven = round % 2 === 0;
      const [title, editMode] = [`Round ${round}`, isEven ? 'locked' : 'live'];
      const [visibility, emoji] = isEven ? ['public', '🦊'] : ['unlisted', '🐟'];
      const results = await Promise.all([
        ana.patch(url, { title }),
        ana.patch(url, { visibility }),
        ana.patch(url, { editMode }),
        ana.patch(url, { visibility, emoji }),
        ana.post(`${url}/move`, { parent: isEven ? null : ids.collection('product') }),
      ]);
      expect(results.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
      const { body } = await ana.get(url);
      expect(body).toMatchObject({ title, visibility, editMode, emoji });
    }
  });

  it('is refused below the level create, which a team can have, and without access', async () => {
    expect((await world.as('cat').patch(guide, { title: 'x' })).body).toEqual(
      forbidden('create', 'comment'),
    );
    expect((await world.as('eve').patch(guide, { title: 'x' })).body).toEqual(notFound);
    expect(
      (await world.as('ben').patch(`/v1/spaces/${ids.space('minutes')}`, { title: 'x' })).body,
    ).toEqual(notFound);
    expect((await world.as('ben').patch(guide, {})).body.permissions).toEqual(
      spacePermissions('create'),
    );
    expect(
      errorsOf(await world.as('cat').query(update, { input: { id: ids.space('guide') } })),
    ).toEqual(forbiddenAt('updateSpace', 'create', 'comment'));
  });
});
