/** Tests the number of spaces in lists, which is kept by parent and default level. */
import { describe, expect, it } from 'vitest';
import {
  makeTestOrganization,
  makeNestedCollections,
  makeSpaces,
  visitorOf,
} from '../content/rows.ts';
import { sql } from '../sql.ts';
import { useWorld } from '../support.ts';

const world = useWorld();

const byKey = (one: { key: string }, other: { key: string }): number =>
  one.key < other.key ? -1 : 1;

/** Returns the kept counts of an organization, and the number of its spaces. */
async function countsOf(organizationId: string) {
  const { prisma } = world.console.database;
  const kept = await prisma.spaceCount.findMany({ where: { organizationId } });
  const spaces = await prisma.space.groupBy({
    by: ['parentId', 'defaultLevel'],
    where: { organizationId, deletedAt: null },
    _count: true,
  });
  return {
    kept: kept
      .map(({ parentId, defaultLevel, count }) => ({ key: `${parentId} ${defaultLevel}`, count }))
      .sort(byKey),
    spaces: spaces
      .map(({ parentId, defaultLevel, _count }) => ({
        key: `${parentId} ${defaultLevel}`,
        count: _count,
      }))
      .sort(byKey),
  };
}

/** Returns the number of spaces that each member reads from the list of the organization. */
async function countsSeen(
  testOrganization: Awaited<ReturnType<typeof makeTestOrganization>>,
): Promise<number[]> {
  const counts: number[] = [];
  for (const n of testOrganization.userIds.keys()) {
    const visitor = n === 0 ? world.as('ana') : await visitorOf(world, testOrganization, n);
    const { body } = await visitor.get(`/v1/orgs/${testOrganization.id}/spaces`);
    expect(body.count).toBe(body.items.length);
    counts.push(body.count);
  }
  return counts;
}

describe('the number of spaces', () => {
  it('follows every change of a space', async () => {
    const [testOrganization, other] = [
      await makeTestOrganization(world, ['READ', null]),
      await makeTestOrganization(world),
    ];
    const [outer = '', inner = ''] = await makeNestedCollections(world, testOrganization.id, 2);
    const ana = world.as('ana');
    const [first = '', second = ''] = await makeSpaces(world, testOrganization.id, 3, {
      id: inner,
      ancestors: [outer],
    });
    const check = async (seen: readonly number[]) => {
      const { kept, spaces } = await countsOf(testOrganization.id);
      expect(kept).toEqual(spaces);
      expect(await countsSeen(testOrganization)).toEqual(seen);
    };
    await check([3, 3, 0]);
    const made = await ana.post(`/v1/orgs/${testOrganization.id}/spaces`, { title: 'Fourth' });
    await check([4, 4, 0]);
    await ana.patch(`/v1/spaces/${first}`, { defaultLevel: null });
    await check([4, 3, 0]);
    await ana.patch(`/v1/collections/${outer}`, { defaultLevel: 'comment' });
    await check([4, 3, 2]);
    await ana.post(`/v1/spaces/${first}/permissions/users/${testOrganization.userIds[2]}`, {
      role: 'read',
    });
    await ana.post(`/v1/spaces/${second}/permissions/users/${testOrganization.userIds[2]}`, {
      role: null,
    });
    await check([4, 3, 2]);
    await ana.post(`/v1/spaces/${made.body.id}/move`, { parent: inner });
    await check([4, 3, 3]);
    await ana.delete(`/v1/collections/${outer}`);
    await check([0, 0, 0]);
    await ana.post(`/v1/collections/${outer}/restore`);
    await check([4, 3, 3]);
    await ana.delete(`/v1/spaces/${second}`);
    await check([3, 2, 3]);
    await ana.post(`/v1/collections/${inner}/transfer`, { organization: other.id });
    await check([0, 0, 0]);
    const { kept, spaces } = await countsOf(other.id);
    expect(kept).toEqual(spaces);
    expect(spaces).not.toEqual([]);
  });

  it('follows statements of one transaction, with savepoints and conflicts', async () => {
    const { id } = await makeTestOrganization(world);
    const [parent = ''] = await makeNestedCollections(world, id, 1);
    const spaces = await makeSpaces(world, id, 4);
    await world.console.database.transaction(async (tx) => {
      const run = (text: string, values: readonly unknown[]) => tx.query(sql(text), values);
      await run('UPDATE spaces SET title = title WHERE id = ANY($1)', [spaces]);
      await run('SAVEPOINT moved', []);
      await run('UPDATE spaces SET parent_id = $2 WHERE id = ANY($1)', [spaces, parent]);
      await run('ROLLBACK TO moved', []);
      await run(
        `INSERT INTO spaces (id, organization_id, rank, title, visibility, revision_id) SELECT id, organization_id, rank, title, visibility, revision_id FROM spaces WHERE id = $1
         ON CONFLICT (id, organization_id) DO UPDATE SET default_level = 'EDIT'`,
        [spaces[0]],
      );
      await run(
        `WITH one AS (UPDATE spaces SET comment_count = 1 WHERE id = $1), other AS (UPDATE spaces SET deleted_at = now() WHERE id = $2) UPDATE spaces SET default_level = NULL WHERE id = $3`,
        spaces.slice(1),
      );
    });
    const { kept, spaces: counted } = await countsOf(id);
    expect(kept).toEqual(counted);
    expect(kept.map(({ count }) => count)).toEqual([1, 1, 1]);
  });

  it('costs nothing in an update that moves no space', async () => {
    const { id } = await makeTestOrganization(world);
    const [space] = await makeSpaces(world, id, 1);
    const triggersOf = async (assignment: string): Promise<string[]> => {
      const [row] = await world.console.database.query(
        sql<{ 'QUERY PLAN': [{ Triggers: { 'Trigger Name': string }[] }] }>(
          `EXPLAIN (ANALYZE, FORMAT JSON) UPDATE spaces SET ${assignment} WHERE id = '${space}'`,
        ),
        [],
      );
      const [plan] = row?.['QUERY PLAN'] ?? [];
      return (plan?.Triggers ?? []).map((trigger) => trigger['Trigger Name']).sort();
    };
    const counted = ['moved_spaces_are_remembered', 'spaces_are_counted_on_update'];
    expect(await triggersOf('comment_count = comment_count + 1')).toEqual([]);
    expect(await triggersOf("revision_id = revision_id || 'x', default_level = 'INHERIT'")).toEqual(
      [],
    );
    expect(await triggersOf("default_level = 'EDIT'")).toEqual(counted);
    expect(await triggersOf('deleted_at = now()')).toEqual(counted);
  });

  it('is kept by spaces that are created concurrently', async () => {
    const testOrganization = await makeTestOrganization(world);
    const made = await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        world.as('ana').post(`/v1/orgs/${testOrganization.id}/spaces`, { title: `Space ${n}` }),
      ),
    );
    await Promise.all(
      made.map(({ body }, n) =>
        n % 2 === 0
          ? world.as('ana').delete(`/v1/spaces/${body.id}`)
          : world.as('ana').patch(`/v1/spaces/${body.id}`, { defaultLevel: 'read' }),
      ),
    );
    expect(await countsOf(testOrganization.id)).toEqual({
      kept: [{ key: 'null READ', count: 6 }],
      spaces: [{ key: 'null READ', count: 6 }],
    });
  });

  it('is not kept for an organization that is deleted', async () => {
    const testOrganization = await makeTestOrganization(world);
    await makeSpaces(world, testOrganization.id, 2);
    await world.console.database.prisma.organization.delete({ where: { id: testOrganization.id } });
    expect(await countsOf(testOrganization.id)).toEqual({ kept: [], spaces: [] });
  });
});
