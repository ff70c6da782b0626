import { describe, expect, it } from 'vitest';
import { ids, useWorld } from '../support.ts';
import {
  collectionBody,
  conflict,
  conflictAt,
  errorsOf,
  forbidden,
  notFound,
  notFoundAt,
  spaceBody,
  trashPermissions,
} from './expected.ts';
import {
  backdateDeletion,
  eventsOf,
  makeCollections,
  makeTestOrganization,
  makeNestedCollections,
  makeSpaces,
  visitorOf,
} from './rows.ts';
import { sql } from '../sql.ts';

const world = useWorld();

const DAY = 24 * 60 * 60 * 1000;
const titlesOf = ({ body }: { body: { items: { title: string }[] } }) =>
  body.items.map(({ title }) => title);
const restoreSpace =
  'mutation ($id: ID!) { restoreSpace(input: { id: $id }) { space { id deletedAt parentId } } }';
const restoreCollection =
  'mutation ($id: ID!) { restoreCollection(input: { id: $id }) { collection { id parentId } } }';
const restored = (id: string) =>
  world.as('ana').post(`/v1/${id.startsWith('spc_') ? 'spaces' : 'collections'}/${id}/restore`);
const remove = (id: string) =>
  world.as('ana').delete(`/v1/${id.startsWith('spc_') ? 'spaces' : 'collections'}/${id}`);
/** Returns the row of a space or a collection, directly from the database. */
const row = async (id: string) =>
  (
    await world.console.database.query(
      sql<{
        ancestors: string[];
        deleted: boolean;
        deletionId: string | null;
      }>(
        `SELECT ancestors, deleted_at IS NOT NULL AS deleted, deletion_id AS "deletionId" FROM spaces WHERE id = $1
    UNION ALL SELECT ancestors, deleted_at IS NOT NULL, deletion_id FROM collections WHERE id = $1`,
        'test.kept',
      ),
      [id],
    )
  )[0];

describe('a deleted space', () => {
  it('is readable with its deletion time only for callers who can restore it', async () => {
    const testOrganization = await makeTestOrganization(world, ['REVIEW', 'CREATE']);
    const [id = '', other = ''] = await makeSpaces(world, testOrganization.id, 2);
    const { body: before } = await world.as('ana').get(`/v1/spaces/${id}`);
    const answer = await world.as('ana').delete(`/v1/spaces/${id}`);
    expect([answer.status, answer.body]).toEqual([205, undefined]);
    const [reviewer, maker] = [
      await visitorOf(world, testOrganization, 1),
      await visitorOf(world, testOrganization, 2),
    ];
    for (const visitor of [world.as('ana'), maker]) {
      const { status, body } = await visitor.get(`/v1/spaces/${id}`);
      expect(status).toBe(200);
      expect(body).toEqual({ ...before, deletedAt: body.deletedAt, permissions: trashPermissions });
      expect(Math.abs(Date.parse(body.deletedAt) - Date.now())).toBeLessThan(60_000);
    }
    expect((await reviewer.get(`/v1/spaces/${id}`)).body).toEqual(notFound);
    expect((await world.as('eve').get(`/v1/spaces/${id}`)).body).toEqual(notFound);
    expect(
      errorsOf(await reviewer.query('query ($id: ID!) { space(id: $id) { id } }', { id })),
    ).toEqual(notFoundAt('space'));
    expect((await world.as('ana').get(`/v1/spaces/${other}`)).body.permissions.view).toBe(true);
    expect(await eventsOf(world, testOrganization.id, 'space.delete')).toEqual([
      { subjectId: id, fields: [], related: [] },
    ]);
  });

  it('answers NOT_FOUND to every operation except its restoration', async () => {
    const testOrganization = await makeTestOrganization(world);
    const [id = '', other = ''] = await makeSpaces(world, testOrganization.id, 2);
    await remove(id);
    const url = `/v1/spaces/${id}`;
    const ana = world.as('ana');
    const answers = [
      ana.delete(url),
      ana.patch(url, { title: 'x' }),
      ana.post(`${url}/duplicate`),
      ana.post(`${url}/move`, { position: { before: { id: other } } }),
      ana.post(`${url}/transfer`, { organization: testOrganization.id }),
      ana.get(`${url}/permissions/users`),
      ana.get(`${url}/permissions/teams`),
      ana.get(`${url}/permissions/aggregate`),
      ana.post(`${url}/permissions`, {}),
      ana.get(`${url}/permissions/users/${ids.user('ana')}`),
      ana.post(`${url}/permissions/users/${ids.user('ana')}`, { role: 'read' }),
      ana.delete(`${url}/permissions/users/${ids.user('ana')}`),
      ana.get(`${url}/content`),
      ana.get(`${url}/content/pages`),
      ana.get(`${url}/content/files`),
      ana.get(`${url}/links`),
      ana.get(`${url}/export`),
      ana.get(`${url}/revisions`),
      ana.get(`${url}/search?query=x`),
      ana.get(`${url}/change-requests`),
      ana.get(`${url}/change-requests/1`),
      ana.get(`${url}/merge-rules`),
      ana.get(`${url}/comments`),
    ];
    for (const { body } of await Promise.all(answers)) expect(body).toEqual(notFound);
  });

  it('is only in the trash list, which holds what the caller can restore', async () => {
    const testOrganization = await makeTestOrganization(world, ['READ', 'CREATE']);
    const [parent = ''] = await makeNestedCollections(world, testOrganization.id, 1);
    const [first = '', second = ''] = await makeSpaces(world, testOrganization.id, 3, {
      id: parent,
      ancestors: [],
    });
    await world
      .as('ana')
      .post(`/v1/spaces/${second}/permissions/users/${testOrganization.userIds[1]}`, {
        role: 'create',
      });
    await Promise.all([remove(first), remove(second)]);
    const [reader, maker] = [
      await visitorOf(world, testOrganization, 1),
      await visitorOf(world, testOrganization, 2),
    ];
    const all = `/v1/orgs/${testOrganization.id}/spaces`;
    expect(titlesOf(await maker.get(all))).toEqual(['Space 2']);
    expect(titlesOf(await maker.get(`${all}?deleted=false`))).toEqual(['Space 2']);
    expect(titlesOf(await maker.get(`/v1/collections/${parent}/spaces`))).toEqual(['Space 2']);
    expect(
      (
        await maker.get(
          `/v1/orgs/${testOrganization.id}/members/${testOrganization.userIds[2]}/spaces`,
        )
      ).body.count,
    ).toBe(1);
    for (const visitor of [world.as('ana'), maker])
      expect(titlesOf(await visitor.get(`${all}?deleted=true`))).toEqual(['Space 1', 'Space 0']);
    expect((await reader.get(`${all}?deleted=true`)).body).toEqual({
      count: 1,
      items: [(await reader.get(`/v1/spaces/${second}`)).body],
    });
    expect(titlesOf(await maker.get(`${all}?deleted=true&title=1`))).toEqual(['Space 1']);
    const { data } = await maker.query(
      'query ($id: ID!) { organization(id: $id) { spaces(filter: { deleted: true }) { totalCount nodes { title permissions { view admin } } } } }',
      { id: testOrganization.id },
    );
    const permissions = { view: false, admin: true };
    expect(data).toEqual({
      organization: {
        spaces: {
          totalCount: 2,
          nodes: [
            { title: 'Space 1', permissions },
            { title: 'Space 0', permissions },
          ],
        },
      },
    });
  });

  it('requires the level create to be deleted', async () => {
    expect((await world.as('cat').delete(`/v1/spaces/${ids.space('guide')}`)).body).toEqual(
      forbidden('create', 'comment'),
    );
    expect((await world.as('ben').delete(`/v1/spaces/${ids.space('minutes')}`)).body).toEqual(
      notFound,
    );
    expect((await world.as('eve').delete(`/v1/spaces/${ids.space('guide')}`)).body).toEqual(
      notFound,
    );
    const testOrganization = await makeTestOrganization(world);
    const [id = ''] = await makeSpaces(world, testOrganization.id, 1);
    expect(
      (
        await world
          .as('ana')
          .query('mutation ($id: ID!) { deleteSpace(input: { id: $id }) { deletedSpaceId } }', {
            id,
          })
      ).data,
    ).toEqual({ deleteSpace: { deletedSpaceId: id } });
  });
});

describe('restoring a space', () => {
  it('puts it back at its former position', async () => {
    const testOrganization = await makeTestOrganization(world);
    const [parent = ''] = await makeNestedCollections(world, testOrganization.id, 1);
    const [, id = ''] = await makeSpaces(world, testOrganization.id, 3, {
      id: parent,
      ancestors: [],
    });
    const { body: before } = await world.as('ana').get(`/v1/spaces/${id}`);
    await remove(id);
    const { status, body } = await restored(id);
    expect(status).toBe(200);
    expect(body).toEqual({ ...before, updatedAt: body.updatedAt });
    expect(titlesOf(await world.as('ana').get(`/v1/collections/${parent}/spaces`))).toEqual([
      'Space 0',
      'Space 1',
      'Space 2',
    ]);
    await remove(id);
    expect((await world.as('ana').query(restoreSpace, { id })).data).toEqual({
      restoreSpace: { space: { id, deletedAt: null, parentId: parent } },
    });
    expect(await eventsOf(world, testOrganization.id, 'space.restore')).toEqual([
      { subjectId: id, fields: [], related: [] },
      { subjectId: id, fields: [], related: [] },
    ]);
  });

  it('is refused for a space that is not deleted, and without the level create', async () => {
    const testOrganization = await makeTestOrganization(world, ['REVIEW']);
    const [id = ''] = await makeSpaces(world, testOrganization.id, 1);
    const reviewer = await visitorOf(world, testOrganization, 1);
    expect((await restored(id)).body).toEqual(conflict('This space is not in the trash.'));
    expect(errorsOf(await world.as('ana').query(restoreSpace, { id }))).toEqual(
      conflictAt('restoreSpace', 'This space is not in the trash.'),
    );
    expect((await reviewer.post(`/v1/spaces/${id}/restore`)).body).toEqual(
      forbidden('create', 'review'),
    );
    await remove(id);
    expect((await reviewer.post(`/v1/spaces/${id}/restore`)).body).toEqual(notFound);
    expect((await world.as('eve').post(`/v1/spaces/${id}/restore`)).body).toEqual(notFound);
  });

  it('is refused after seven days, before or after the purge', async () => {
    const testOrganization = await makeTestOrganization(world);
    const [parent = ''] = await makeNestedCollections(world, testOrganization.id, 1);
    const [soon = '', late = ''] = await makeSpaces(world, testOrganization.id, 2);
    await Promise.all([remove(soon), remove(late), remove(parent)]);
    await backdateDeletion(world, soon, 7 * DAY - 60_000);
    for (const id of [late, parent]) await backdateDeletion(world, id, 7 * DAY);
    expect(
      titlesOf(await world.as('ana').get(`/v1/orgs/${testOrganization.id}/spaces?deleted=true`)),
    ).toEqual(['Space 0']);
    expect((await world.as('ana').get(`/v1/spaces/${late}`)).body).toEqual(notFound);
    for (const id of [late, parent]) expect((await restored(id)).body).toEqual(notFound);
    expect(errorsOf(await world.as('ana').query(restoreCollection, { id: parent }))).toEqual(
      notFoundAt('restoreCollection'),
    );
    expect((await restored(soon)).status).toBe(200);
  });
});

describe('a deleted collection', () => {
  it('is deleted and restored with its content, except for what was deleted before', async () => {
    const testOrganization = await makeTestOrganization(world, ['CREATE']);
    const [outer = '', inner = ''] = await makeNestedCollections(world, testOrganization.id, 2);
    const [before = '', direct = ''] = await makeSpaces(world, testOrganization.id, 2, {
      id: outer,
      ancestors: [],
    });
    const [deep = ''] = await makeSpaces(world, testOrganization.id, 1, {
      id: inner,
      ancestors: [outer],
    });
    const bodies = async () =>
      Promise.all(
        [outer, inner]
          .map(async (id) => (await world.as('ana').get(`/v1/collections/${id}`)).body)
          .concat(
            [direct, deep].map(async (id) => (await world.as('ana').get(`/v1/spaces/${id}`)).body),
          ),
      );
    const was = await bodies();
    await remove(before);
    const answer = await remove(outer);
    expect([answer.status, answer.body]).toEqual([205, undefined]);
    const unit = await Promise.all([outer, inner, direct, deep].map(row));
    expect(new Set(unit.map((kept) => kept?.deletionId)).size).toBe(1);
    expect((await row(before))?.deletionId).not.toBe(unit[0]?.deletionId);
    for (const id of [outer, inner])
      expect((await world.as('ana').get(`/v1/collections/${id}`)).body).toEqual(notFound);
    expect((await world.as('ana').get(`/v1/orgs/${testOrganization.id}/collections`)).body).toEqual(
      {
        count: 0,
        items: [],
      },
    );
    expect(
      (await world.as('ana').get(`/v1/orgs/${testOrganization.id}/spaces?deleted=true`)).body.count,
    ).toBe(3);
    expect((await world.as('ana').get(`/v1/spaces/${deep}`)).body).toEqual({
      ...was[3],
      deletedAt: (await world.as('ana').get(`/v1/spaces/${deep}`)).body.deletedAt,
      permissions: trashPermissions,
    });
    const back = await (await visitorOf(world, testOrganization, 1)).post(
      `/v1/collections/${outer}/restore`,
    );
    expect(back.status).toBe(200);
    expect(back.body).toEqual(
      collectionBody(world, {
        id: outer,
        organization: testOrganization.id,
        title: 'Level 0',
        permissions: { view: true, admin: true, viewInviteLinks: true, create: true },
      }),
    );
    expect(await bodies()).toEqual(was);
    expect((await row(before))?.deleted).toBe(true);
    expect(await eventsOf(world, testOrganization.id, 'collection.delete')).toEqual([
      { subjectId: outer, fields: [], related: [] },
    ]);
    expect(await eventsOf(world, testOrganization.id, 'collection.restore')).toEqual([
      { subjectId: outer, fields: [], related: [] },
    ]);
  });

  it('cannot be restored when it is not deleted, or without the level create', async () => {
    expect((await restored(ids.collection('handbook'))).body).toEqual(
      conflict('This collection is not in the trash.'),
    );
    expect(
      (await world.as('ben').post(`/v1/collections/${ids.collection('handbook')}/restore`)).body,
    ).toEqual(forbidden('create', 'edit'));
    expect(
      (await world.as('ben').delete(`/v1/collections/${ids.collection('handbook')}`)).body,
    ).toEqual(forbidden('create', 'edit'));
    expect(
      (await world.as('eve').delete(`/v1/collections/${ids.collection('handbook')}`)).body,
    ).toEqual(notFound);
    const testOrganization = await makeTestOrganization(world, ['READ']);
    const [id = ''] = await makeNestedCollections(world, testOrganization.id, 1);
    expect(
      (
        await world
          .as('ana')
          .query(
            'mutation ($id: ID!) { deleteCollection(input: { id: $id }) { deletedCollectionId } }',
            {
              id,
            },
          )
      ).data,
    ).toEqual({ deleteCollection: { deletedCollectionId: id } });
    for (const answer of [
      remove(id),
      world.as('ana').patch(`/v1/collections/${id}`, {}),
      world.as('ana').get(`/v1/collections/${id}/spaces`),
      (await visitorOf(world, testOrganization, 1)).post(`/v1/collections/${id}/restore`),
    ])
      expect((await answer).body).toEqual(notFound);
    expect((await world.as('ana').query(restoreCollection, { id })).data).toEqual({
      restoreCollection: { collection: { id, parentId: null } },
    });
  });

  it('allows restoring one nested collection alone, with its content', async () => {
    const testOrganization = await makeTestOrganization(world);
    const [outer = '', inner = ''] = await makeNestedCollections(world, testOrganization.id, 2);
    const [sibling = ''] = await makeSpaces(world, testOrganization.id, 1, {
      id: outer,
      ancestors: [],
    });
    const [deep = ''] = await makeSpaces(world, testOrganization.id, 1, {
      id: inner,
      ancestors: [outer],
    });
    await remove(outer);
    const { body } = await restored(inner);
    expect(body).toEqual(
      collectionBody(world, { id: inner, organization: testOrganization.id, title: 'Level 1' }),
    );
    expect((await world.as('ana').get(`/v1/spaces/${deep}`)).body.permissions.view).toBe(true);
    expect(await row(deep)).toEqual({ ancestors: [inner], deleted: false, deletionId: null });
    const { deletionId, ...kept } = (await row(sibling)) ?? {};
    expect(kept).toEqual({ ancestors: [outer], deleted: true });
    await restored(outer);
    expect(await row(sibling)).toEqual({ ancestors: [outer], deleted: false, deletionId: null });
    expect(
      titlesOf(
        await world.as('ana').get(`/v1/orgs/${testOrganization.id}/collections?nested=false`),
      ),
    ).toEqual(['Level 0', 'Level 1']);
  });

  it('is restored to the nearest existing collection, with its remaining trash', async () => {
    const testOrganization = await makeTestOrganization(world);
    const [top = '', middle = '', inner = ''] = await makeNestedCollections(
      world,
      testOrganization.id,
      3,
    );
    const [space = ''] = await makeSpaces(world, testOrganization.id, 1, {
      id: inner,
      ancestors: [top, middle],
    });
    for (const id of [space, inner, middle]) await remove(id);
    expect((await restored(inner)).body.parent).toBe(top);
    expect((await row(space))?.ancestors).toEqual([top, inner]);
    await world.as('ana').post(`/v1/collections/${inner}/move`, { parent: null });
    expect((await row(space))?.ancestors).toEqual([inner]);
    expect((await restored(space)).body.parent).toBe(inner);
  });
});

describe('restoring one space of a deleted collection', () => {
  it('puts it at the end of the nearest existing collection', async () => {
    const testOrganization = await makeTestOrganization(world);
    const [outer = '', inner = ''] = await makeNestedCollections(world, testOrganization.id, 2);
    await makeSpaces(world, testOrganization.id, 1, { id: outer, ancestors: [] });
    const [id = '', other = ''] = await makeSpaces(world, testOrganization.id, 2, {
      id: inner,
      ancestors: [outer],
    });
    await world.as('ana').patch(`/v1/spaces/${id}`, { title: 'Back' });
    await remove(inner);
    const { body } = await restored(id);
    expect([body.parent, body.visibility, body.defaultLevel]).toEqual([
      outer,
      'in-collection',
      'inherit',
    ]);
    expect(titlesOf(await world.as('ana').get(`/v1/collections/${outer}/spaces`))).toEqual([
      'Space 0',
      'Back',
    ]);
    expect((await row(other))?.deleted).toBe(true);
    await restored(inner);
    expect(titlesOf(await world.as('ana').get(`/v1/collections/${inner}/spaces`))).toEqual([
      'Space 1',
    ]);
  });

  it.each(['in-collection', 'public', 'share-link'])(
    'puts it at the top as private when no collection exists; it was %s',
    async (visibility) => {
      const testOrganization = await makeTestOrganization(world);
      const [outer = '', inner = ''] = await makeNestedCollections(world, testOrganization.id, 2);
      const [id = ''] = await makeSpaces(world, testOrganization.id, 1, {
        id: inner,
        ancestors: [outer],
      });
      const before = (await world.as('ana').patch(`/v1/spaces/${id}`, { visibility })).body;
      await remove(outer);
      const { body } = await restored(id);
      const { parent, ...rest } = before;
      expect(parent).toBe(inner);
      expect(body).toEqual({
        ...spaceBody(world, { ...rest, organization: testOrganization.id }),
        visibility: 'private',
        updatedAt: body.updatedAt,
      });
      expect((await row(id))?.ancestors).toEqual([]);
    },
  );

  it.each<
    [
      string,
      string | null | undefined,
      string | null | undefined,
      string | null | undefined,
      string | null,
    ]
  >([
    ['inherit without explicit levels', undefined, undefined, undefined, 'inherit'],
    ['the level of the nearest deleted collection', 'read', 'edit', undefined, 'edit'],
    ['the level of the farther deleted collection', 'read', undefined, undefined, 'read'],
    ['none as in a deleted collection', undefined, null, undefined, null],
    ['its own level', null, null, 'comment', 'comment'],
    ['its own level when that is none', 'admin', 'admin', null, null],
  ])('restores its default level: %s', async (_, outerLevel, innerLevel, own, expected) => {
    const testOrganization = await makeTestOrganization(world, ['CREATE']);
    const [outer = '', inner = ''] = await makeNestedCollections(world, testOrganization.id, 2);
    const [id = ''] = await makeSpaces(world, testOrganization.id, 1, {
      id: inner,
      ancestors: [outer],
    });
    for (const [url, defaultLevel] of [
      [`/v1/collections/${outer}`, outerLevel],
      [`/v1/collections/${inner}`, innerLevel],
      [`/v1/spaces/${id}`, own],
    ] as const) {
      if (defaultLevel !== undefined) await world.as('ana').patch(url, { defaultLevel });
    }
    await remove(outer);
    expect((await restored(id)).body.defaultLevel).toBe(expected);
  });

  it('never grants anyone more than before', async () => {
    const testOrganization = await makeTestOrganization(world, ['EDIT', 'EDIT', 'READ']);
    const [outer = '', inner = ''] = await makeNestedCollections(world, testOrganization.id, 2);
    const [id = ''] = await makeSpaces(world, testOrganization.id, 1, {
      id: inner,
      ancestors: [outer],
    });
    await world
      .as('ana')
      .post(`/v1/collections/${inner}/permissions/users/${testOrganization.userIds[1]}`, {
        role: null,
      });
    await world
      .as('ana')
      .post(`/v1/spaces/${id}/permissions/users/${testOrganization.userIds[3]}`, {
        role: 'comment',
      });
    await remove(outer);
    await restored(id);
    const levels = await Promise.all(
      [1, 2, 3].map(async (n) => {
        const { data } = await world
          .as('ana')
          .query(
            'query ($id: ID!, $user: ID!) { space(id: $id) { effectiveAccess(userId: $user) { level } } }',
            { id, user: testOrganization.userIds[n] },
          );
        return data.space.effectiveAccess.level;
      }),
    );
    expect(levels).toEqual([null, null, 'COMMENT']);
  });

  it('keeps positions unique for items that are added afterwards', async () => {
    const testOrganization = await makeTestOrganization(world);
    const [outer = ''] = await makeCollections(world, testOrganization.id, 1);
    const [first = '', last = ''] = await makeSpaces(world, testOrganization.id, 2, {
      id: outer,
      ancestors: [],
    });
    await remove(last);
    await world
      .as('ana')
      .post(`/v1/orgs/${testOrganization.id}/spaces`, { title: 'New', parent: outer });
    await restored(last);
    expect(titlesOf(await world.as('ana').get(`/v1/collections/${outer}/spaces`))).toEqual([
      'Space 0',
      'Space 1',
      'New',
    ]);
    expect(
      (
        await world
          .as('ana')
          .post(`/v1/spaces/${first}/move`, { position: { after: { type: 'space', space: last } } })
      ).status,
    ).toBe(200);
    expect(titlesOf(await world.as('ana').get(`/v1/collections/${outer}/spaces`))).toEqual([
      'Space 1',
      'Space 0',
      'New',
    ]);
  });
});
