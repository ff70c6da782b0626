import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../src/data/new-id.ts';
import { ids, useWorld } from '../support.ts';
import {
  bad,
  badAt,
  conflict,
  conflictAt,
  errorsOf,
  forbidden,
  forbiddenAt,
  notFound,
} from './expected.ts';
import { eventsOf, makeTestOrganization, visitorOf } from './rows.ts';
import { sql } from '../sql.ts';
import { inGraphQL } from '../spelled.ts';

const world = useWorld();

/**
 * An organization with collections a and b at the top; a holds the spaces 1 2 3 and the collection
 * c with the space 4; the space 5 is at the top.
 */
interface Plan {
  readonly testOrganization: Awaited<ReturnType<typeof makeTestOrganization>>;
  readonly id: Readonly<Record<string, string>>;
}

async function build(): Promise<Plan> {
  const testOrganization = await makeTestOrganization(world, ['EDIT', 'CREATE']);
  const id: Record<string, string> = {};
  const make = async (kind: 'collections' | 'spaces', title: string, parent?: string) => {
    id[title] = (
      await world.as('ana').post(`/v1/orgs/${testOrganization.id}/${kind}`, {
        title,
        ...(parent && { parent: id[parent] }),
      })
    ).body.id;
  };
  for (const [kind, title, parent] of [
    ['collections', 'a'],
    ['collections', 'b'],
    ['spaces', '1', 'a'],
    ['spaces', '2', 'a'],
    ['collections', 'c', 'a'],
    ['spaces', '3', 'a'],
    ['spaces', '4', 'c'],
    ['spaces', '5'],
  ] as const)
    await make(kind, title, parent);
  return { testOrganization, id };
}

/** Returns the titles of everything under a parent, in order. */
async function order({ testOrganization, id }: Plan, parent: string | null): Promise<string> {
  const rows = await world.console.database.query(
    sql<{
      title: string;
    }>(`SELECT title FROM (SELECT title, rank, parent_id, organization_id FROM spaces UNION ALL SELECT title, rank, parent_id, organization_id FROM collections) s
      WHERE organization_id = $1 AND parent_id IS NOT DISTINCT FROM $2 ORDER BY rank`),
    [testOrganization.id, parent === null ? null : id[parent]],
  );
  return rows.map(({ title }) => title).join('');
}

const urlOf = (id: string | undefined) =>
  `/v1/${id?.startsWith('spc_') ? 'spaces' : 'collections'}/${id}/move`;
const move = (plan: Plan, item: string, body?: object) =>
  world.as('ana').post(urlOf(plan.id[item]), body);
const nextTo = (plan: Plan, side: 'before' | 'after', other: string) => ({
  [side]: {
    type: plan.id[other]?.startsWith('spc_') ? 'space' : 'collection',
    id: plan.id[other],
  },
});
const moveSpace =
  'mutation ($input: MoveSpaceInput!) { moveSpace(input: $input) { space { title parentId visibility } } }';
const moveCollection =
  'mutation ($input: MoveCollectionInput!) { moveCollection(input: $input) { collection { title parentId } } }';

describe('moving among siblings', () => {
  let plan: Plan;
  beforeAll(async () => {
    plan = await build();
  });

  it.each<[string, string, object, string]>([
    ['right before a space', '3', { before: '1' }, '312c'],
    ['right after a space', '3', { after: '1' }, '132c'],
    ['right before a collection', '1', { before: 'c' }, '321c'],
    ['between two neighbors', 'c', { after: '3', before: '2' }, '3c21'],
    ['at the end', '3', {}, 'c213'],
    ['a collection right after a space', 'c', { after: '1' }, '21c3'],
    ['back to the beginning', '1', { before: '2' }, '12c3'],
  ])('puts it %s', async (_, item, neighbors, expected) => {
    const position = Object.assign(
      {},
      ...Object.entries(neighbors).map(([side, other]) =>
        nextTo(plan, side as 'before' | 'after', String(other)),
      ),
    );
    const before = (await world.as('ana').get(urlOf(plan.id[item]).replace('/move', ''))).body;
    const { status, body } = await move(plan, item, { position });
    expect(status).toBe(200);
    expect(body).toEqual({ ...before, ...('updatedAt' in body && { updatedAt: body.updatedAt }) });
    expect(await order(plan, 'a')).toBe(expected);
  });

  it("accepts the contract's spelling of a position, and that of a collection", async () => {
    expect(
      (await move(plan, '3', { position: { before: { type: 'space', space: plan.id['1'] } } }))
        .status,
    ).toBe(200);
    expect(await order(plan, 'a')).toBe('312c');
    expect(
      (
        await move(plan, '3', {
          position: { after: { type: 'collection', collection: plan.id['c'] } },
        })
      ).status,
    ).toBe(200);
    expect(
      (
        await world.as('ana').query(moveSpace, {
          input: { id: plan.id['3'], position: { after: { contentId: plan.id['2'] } } },
        })
      ).data,
    ).toEqual({
      moveSpace: { space: { title: '3', parentId: plan.id['a'], visibility: 'IN_COLLECTION' } },
    });
    expect(
      (
        await world.as('ana').query(moveCollection, {
          input: { id: plan.id['c'], position: { before: { spaceId: plan.id['3'] } } },
        })
      ).data,
    ).toEqual({
      moveCollection: { collection: { title: 'c', parentId: plan.id['a'] } },
    });
    expect(await order(plan, 'a')).toBe('12c3');
    expect((await eventsOf(world, plan.testOrganization.id, 'space.move'))[0]).toEqual({
      subjectId: plan.id['3'],
      fields: ['position'],
      related: [],
    });
  });

  it.each<[string, object]>([
    ['before its next sibling', { before: '3' }],
    ['after its previous sibling', { after: '2' }],
    ['between its neighbors', { after: '2', before: '3' }],
  ])('is refused when nothing would change: %s', async (_, neighbors) => {
    const position = Object.assign(
      {},
      ...Object.entries(neighbors).map(([side, other]) =>
        nextTo(plan, side as 'before' | 'after', String(other)),
      ),
    );
    expect((await move(plan, 'c', { position })).body).toEqual(
      conflict('It is at this location already.'),
    );
    expect(
      errorsOf(
        await world.as('ana').query(moveCollection, {
          input: {
            id: plan.id['c'],
            parentId: plan.id['a'],
            position: { after: { contentId: plan.id['2'] } },
          },
        }),
      ),
    ).toEqual(conflictAt('moveCollection', 'It is at this location already.'));
    expect(await order(plan, 'a')).toBe('12c3');
  });

  it('is refused to the end for the last item', async () => {
    for (const body of [undefined, {}, { position: {} }, { parent: plan.id['a'] }])
      expect((await move(plan, '3', body)).body).toEqual(
        conflict('It is at this location already.'),
      );
    expect((await move(plan, '5', { parent: null })).body).toEqual(
      conflict('It is at this location already.'),
    );
  });

  it('is refused next to an item with another parent', async () => {
    const misplaced = 'This is not at the new location.';
    const hidden = (
      await world
        .as('ana')
        .post(`/v1/orgs/${plan.testOrganization.id}/spaces`, { title: 'x', parent: plan.id['a'] })
    ).body.id;
    await world.as('ana').delete(`/v1/spaces/${hidden}`);
    for (const other of [
      plan.id['4'],
      plan.id['5'],
      plan.id['a'],
      plan.id['1'],
      newId('Space'),
      ids.space('guide'),
      hidden,
    ]) {
      expect((await move(plan, '1', { position: { before: { id: other } } })).body).toEqual(
        bad('position.before', misplaced),
      );
      expect((await move(plan, '1', { position: { after: { id: other } } })).body).toEqual(
        bad('position.after', misplaced),
      );
    }
    expect(
      (
        await move(plan, '1', {
          position: { ...nextTo(plan, 'after', '2'), ...nextTo(plan, 'before', '3') },
        })
      ).body,
    ).toEqual(bad('position', 'These two are not neighbors: nothing can be placed between them.'));
    expect(
      errorsOf(
        await world.as('ana').query(moveSpace, {
          input: { id: plan.id['1'], position: { before: { contentId: plan.id['5'] } } },
        }),
      ),
    ).toEqual(badAt('moveSpace', 'input.position.before', misplaced));
    expect(await order(plan, 'a')).toBe('12c3x');
  });

  it.each<[(plan: Plan) => object, string, string]>([
    [
      () => ({ position: { before: null } }),
      'position.before',
      'before may be absent, but not null.',
    ],
    [() => ({ position: null }), 'position', 'position may be absent, but not null.'],
    [
      () => ({ position: { before: {} } }),
      'position.before',
      'Name one space or collection by its id.',
    ],
    [
      ({ id }) => ({ position: { before: { id: id['2'], space: id['2'] } } }),
      'position.before',
      'Name one space or collection by its id.',
    ],
    [
      ({ id }) => ({ position: { after: { type: 'collection', id: id['2'] } } }),
      'position.after.type',
      'This id does not match the type.',
    ],
    [
      ({ id }) => ({ position: { after: { type: 'page', id: id['2'] } } }),
      'position.after.type',
      'position.after.type must be one of space, collection.',
    ],
    [
      () => ({ position: { after: { id: 'x' } } }),
      'position.after.id',
      'id must be the id of a space, such as spc_…, or the id of a collection, such as col_….',
    ],
    [
      () => ({ position: { below: {} } }),
      'position.below',
      'There is no field `below` here. Fields are: `before`, `after`.',
    ],
    [() => ({ to: 1 }), 'to', 'There is no field `to` here. Fields are: `parent`, `position`.'],
    [
      ({ id }) => ({ parent: id['2'] }),
      'parent',
      'parent must be the id of a collection, such as col_….',
    ],
  ])('refuses an invalid position (%#)', async (body, field, message) => {
    expect((await move(plan, '1', body(plan))).body).toEqual(bad(field, message));
  });
});

describe('moving to another parent', () => {
  it('puts it at the end or at the given position, with its content', async () => {
    const plan = await build();
    const { id } = plan;
    expect((await move(plan, 'c', { parent: id['b'] })).body.parent).toBe(id['b']);
    expect(
      (await move(plan, '5', { parent: id['b'], position: nextTo(plan, 'before', 'c') })).body
        .parent,
    ).toBe(id['b']);
    expect([await order(plan, 'a'), await order(plan, 'b'), await order(plan, null)]).toEqual([
      '123',
      '5c',
      'ab',
    ]);
    const rows = await world.console.database.query(
      sql(
        'SELECT title, ancestors FROM spaces WHERE organization_id = $1 AND title = ANY($2) ORDER BY title',
        'test.above',
      ),
      [plan.testOrganization.id, ['4', '5']],
    );
    expect(rows).toEqual([
      { title: '4', ancestors: [id['b'], id['c']] },
      { title: '5', ancestors: [id['b']] },
    ]);
    expect((await eventsOf(world, plan.testOrganization.id, 'collection.move'))[0]).toEqual({
      subjectId: id['c'],
      fields: ['parent', 'position'],
      related: [],
    });
  });

  it('makes a space private at the top when it inherited its visibility', async () => {
    const plan = await build();
    const { body } = await move(plan, '1', { parent: null });
    expect([body.visibility, 'parent' in body]).toEqual(['private', false]);
    await world.as('ana').patch(`/v1/spaces/${plan.id['2']}`, { visibility: 'public' });
    expect((await move(plan, '2', { parent: null })).body.visibility).toBe('public');
    expect((await move(plan, '1', { parent: plan.id['b'] })).body.visibility).toBe('private');
    expect((await move(plan, 'c', { parent: null })).status).toBe(200);
    expect((await world.as('ana').get(`/v1/spaces/${plan.id['4']}`)).body.visibility).toBe(
      'in-collection',
    );
  });

  it('never puts a collection into itself', async () => {
    const plan = await build();
    const inside = 'A collection cannot be inside itself.';
    for (const parent of ['a', 'c'])
      expect((await move(plan, 'a', { parent: plan.id[parent] })).body).toEqual(
        conflict(inside, { field: 'parent' }),
      );
    expect(
      errorsOf(
        await world
          .as('ana')
          .query(moveCollection, { input: { id: plan.id['a'], parentId: plan.id['c'] } }),
      ),
    ).toEqual(conflictAt('moveCollection', inside, { field: 'input.parentId' }));
  });

  it('requires the level create on both sides', async () => {
    const plan = await build();
    const { testOrganization, id } = plan;
    const editor = await visitorOf(world, testOrganization, 1);
    const to = { parent: id['b'] };
    expect((await editor.post(urlOf(id['1']), to)).body).toEqual(forbidden('create', 'edit'));
    await world
      .as('ana')
      .post(`/v1/spaces/${id['1']}/permissions/users/${testOrganization.userIds[1]}`, {
        role: 'create',
      });
    expect((await editor.post(urlOf(id['1']), to)).body).toEqual(forbidden('create', 'edit'));
    expect((await editor.post(urlOf(id['1']), { parent: null })).body).toEqual(
      forbidden('create', 'edit'),
    );
    expect(
      errorsOf(
        await editor.query(moveSpace, {
          input: inGraphQL('MoveSpaceInput', { id: id['1'], ...to }),
        }),
      ),
    ).toEqual(forbiddenAt('moveSpace', 'create', 'edit'));
    expect(
      (await editor.post(urlOf(id['1']), { position: nextTo(plan, 'after', '2') })).status,
    ).toBe(200);
    await world
      .as('ana')
      .post(`/v1/collections/${id['b']}/permissions/users/${testOrganization.userIds[1]}`, {
        role: 'create',
      });
    expect((await editor.post(urlOf(id['1']), to)).body.parent).toBe(id['b']);
    expect((await world.as('eve').post(urlOf(id['1']), to)).body).toEqual(notFound);
  });

  it('is refused to an unknown, invisible, foreign or deleted collection', async () => {
    const plan = await build();
    const { testOrganization, id } = plan;
    const maker = await visitorOf(world, testOrganization, 2);
    await world.as('ana').patch(`/v1/collections/${id['b']}`, { defaultLevel: null });
    await world.as('ana').delete(`/v1/collections/${id['c']}`);
    for (const parent of [newId('Collection'), id['b'], ids.collection('product'), id['c']])
      expect((await maker.post(urlOf(id['1']), { parent })).body).toEqual(
        bad('parent', 'There is no such collection in this organization.'),
      );
    expect((await move(plan, '4', { parent: null })).body).toEqual(notFound);
    expect((await move(plan, 'c', { parent: null })).body).toEqual(notFound);
  });
});
