import { describe, expect, it } from 'vitest';
import {
  makeCollections,
  makeTestOrganization,
  makeNestedCollections,
  makeSpaces,
} from './content/rows.ts';
import { type RestResult, useWorld } from './support.ts';
import { sql } from './sql.ts';

const world = useWorld();

interface Row {
  readonly id: string;
  readonly parentId: string | null;
  readonly ancestors: readonly string[];
  readonly rank: string;
  readonly deleted: boolean;
}

const ROWS = `SELECT id, parent_id AS "parentId", ancestors, rank, deleted_at IS NOT NULL AS deleted FROM collections WHERE organization_id = $1
  UNION ALL SELECT id, parent_id, ancestors, rank, deleted_at IS NOT NULL FROM spaces WHERE organization_id = $1`;

/** Returns all content of an organization, deleted content included. */
const rowsOf = (organizationId: string): Promise<Row[]> =>
  world.console.database.query(sql<Row>(ROWS, 'test.order'), [organizationId]);

/**
 * Returns the errors of the order: duplicate ranks, and ancestor lists that differ from the
 * parents. It terminates, so there is no cycle.
 */
function flawsOf(rows: readonly Row[]): string[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const wayOf = (row: Row, steps = 0): string[] => {
    const parent = row.parentId === null ? undefined : byId.get(row.parentId);
    return parent && steps < 50 ? [...wayOf(parent, steps + 1), parent.id] : [];
  };
  const held = new Map<string, string>();
  return rows.flatMap((row) => {
    const place = `${row.parentId} ${row.rank}`;
    const twice = held.has(place) ? [`${row.id} and ${held.get(place)} hold ${place}`] : [];
    held.set(place, row.id);
    return wayOf(row).join() === row.ancestors.join()
      ? twice
      : [...twice, `${row.id} says ${row.ancestors.join()}, and lies in ${wayOf(row).join()}`];
  });
}

/**
 * Returns ana as a visitor who repeats a request with the same key when it is refused as busy: so
 * many concurrent requests can exceed the time limit.
 */
const patientAna = () => {
  const insist = async (
    send: (headers: Readonly<Record<string, string>>) => Promise<RestResult>,
  ): Promise<RestResult> => {
    const headers = { 'idempotency-key': crypto.randomUUID() };
    for (let tries = 1; ; tries++) {
      const answer = await send(headers);
      if (tries === 6 || (answer.status !== 503 && answer.status !== 504)) return answer;
    }
  };
  return {
    post: (path: string, body?: unknown) =>
      insist((headers) => world.as('ana').post(path, body, headers)),
    delete: (path: string) => insist((headers) => world.as('ana').delete(path, headers)),
  };
};

const statusesOf = (answers: readonly RestResult[]) => new Set(answers.map(({ status }) => status));

describe('fifty concurrent requests under one parent', () => {
  it('as moves end in an order that holds everything once', async () => {
    const testOrganization = await makeTestOrganization(world);
    const [parent = ''] = await makeNestedCollections(world, testOrganization.id, 1);
    const spaces = await makeSpaces(world, testOrganization.id, 20, { id: parent, ancestors: [] });
    const nth = (n: number) => spaces[n % spaces.length];
    const moves = Array.from({ length: 50 }, (_, i) =>
      patientAna().post(`/v1/spaces/${nth(i)}/move`, {
        position: { [i % 2 ? 'before' : 'after']: { type: 'space', space: nth(i * 7 + 3) } },
      }),
    );
    const answers = await Promise.all(moves);
    expect([...statusesOf(answers)].filter((status) => status !== 200 && status !== 409)).toEqual(
      [],
    );
    const rows = await rowsOf(testOrganization.id);
    expect(flawsOf(rows)).toEqual([]);
    expect(rows.map(({ id }) => id).sort()).toEqual([parent, ...spaces].sort());
    expect((await world.as('ana').get(`/v1/collections/${parent}/spaces`)).body.count).toBe(20);
  });

  it('to the same position all succeed, and the last one is there', async () => {
    const testOrganization = await makeTestOrganization(world);
    const [first = '', ...others] = await makeSpaces(world, testOrganization.id, 51);
    const answers = await Promise.all(
      others.slice(1).map((id) =>
        patientAna().post(`/v1/spaces/${id}/move`, {
          position: { after: { type: 'space', space: first } },
        }),
      ),
    );
    expect(statusesOf(answers)).toEqual(new Set([200]));
    const rows = await rowsOf(testOrganization.id);
    expect(flawsOf(rows)).toEqual([]);
    // Each went right after the first, so all precede the one that was there and did not move.
    expect(
      [...rows]
        .sort((a, b) => (a.rank < b.rank ? -1 : 1))
        .map(({ id }) => id)
        .indexOf(others[0] ?? ''),
    ).toBe(50);
  });

  it('of every kind end in the result of some order, and nothing is lost', async () => {
    const testOrganization = await makeTestOrganization(world);
    const [parent = '', inner = ''] = await makeNestedCollections(world, testOrganization.id, 2);
    const spaces = await makeSpaces(world, testOrganization.id, 24, { id: parent, ancestors: [] });
    const ana = patientAna();
    const [remaining, dropped, back] = [spaces.slice(0, 8), spaces.slice(8, 16), spaces.slice(16)];
    await Promise.all(back.map((id) => ana.delete(`/v1/spaces/${id}`)));
    const work = [
      ...Array.from({ length: 13 }, () =>
        ana.post(`/v1/orgs/${testOrganization.id}/spaces`, { parent }),
      ),
      ...Array.from({ length: 5 }, () =>
        ana.post(`/v1/orgs/${testOrganization.id}/collections`, { parent }),
      ),
      ...dropped.map((id) => ana.delete(`/v1/spaces/${id}`)),
      ...back.map((id) => ana.post(`/v1/spaces/${id}/restore`)),
      ...remaining.map((id, i) =>
        ana.post(
          `/v1/spaces/${id}/move`,
          i % 2 ? { position: { before: { type: 'collection', id: inner } } } : { parent: inner },
        ),
      ),
      ...remaining.map((id) => ana.post(`/v1/spaces/${id}/duplicate`)),
    ];
    const answers = await Promise.all(work);
    expect(answers).toHaveLength(50);
    expect(statusesOf(answers)).toEqual(new Set([200, 201, 205]));
    const rows = await rowsOf(testOrganization.id);
    expect(flawsOf(rows)).toEqual([]);
    expect(rows).toHaveLength(2 + 24 + 13 + 5 + 8);
    expect(
      rows
        .filter(({ deleted }) => deleted)
        .map(({ id }) => id)
        .sort(),
    ).toEqual([...dropped].sort());
    expect(
      rows
        .filter(({ id, parentId }) => remaining.includes(id) && parentId === inner)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(remaining.filter((_, i) => i % 2 === 0).sort());
  });
});

describe('concurrent moves of collections', () => {
  it('into each other never create a cycle: one of the two is refused', async () => {
    for (let round = 0; round < 5; round++) {
      const testOrganization = await makeTestOrganization(world);
      const [a = '', b = ''] = await makeCollections(world, testOrganization.id, 2);
      const into = (id: string, parent: string) =>
        patientAna().post(`/v1/collections/${id}/move`, { parent });
      const answers = await Promise.all([into(a, b), into(b, a)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const rows = await rowsOf(testOrganization.id);
      expect(rows.map(({ id }) => id).sort()).toEqual([a, b].sort());
      expect(rows.filter(({ parentId }) => parentId === null)).toHaveLength(1);
      expect(flawsOf(rows)).toEqual([]);
    }
  });

  it('keep the ancestors of content that is created in them correct', async () => {
    const testOrganization = await makeTestOrganization(world);
    const nest = await makeNestedCollections(world, testOrganization.id, 4);
    const [other = ''] = await makeCollections(world, testOrganization.id, 1);
    const ana = patientAna();
    const work = [
      ...nest.slice(1).map((id) => ana.post(`/v1/collections/${id}/move`, { parent: other })),
      ...Array.from({ length: 12 }, (_, i) =>
        ana.post(`/v1/orgs/${testOrganization.id}/spaces`, { parent: nest[i % 4] }),
      ),
      ...Array.from({ length: 6 }, (_, i) =>
        ana.post(`/v1/orgs/${testOrganization.id}/collections`, { parent: nest[i % 4] }),
      ),
    ];
    const answers = await Promise.all(work);
    expect([...statusesOf(answers)].sort()).toEqual([200, 201]);
    const rows = await rowsOf(testOrganization.id);
    expect(rows).toHaveLength(5 + 18);
    expect(flawsOf(rows)).toEqual([]);
  });
});

describe('concurrent transfers and moves of content', () => {
  it('end in one location with unique ranks', async () => {
    const [from, to] = [await makeTestOrganization(world), await makeTestOrganization(world)];
    const spaces = await makeSpaces(world, from.id, 10);
    const ana = patientAna();
    const work = spaces.flatMap((id, i) => [
      ana.post(`/v1/spaces/${id}/transfer`, { organization: to.id }),
      ana.post(`/v1/spaces/${id}/move`, {
        position: { after: { type: 'space', space: spaces[(i + 3) % 10] } },
      }),
      ana.post(`/v1/orgs/${to.id}/spaces`, {}),
    ]);
    const answers = await Promise.all(work);
    expect(
      [...statusesOf(answers)].filter((status) => ![200, 201, 400, 404, 409].includes(status)),
    ).toEqual([]);
    expect(await rowsOf(from.id)).toEqual([]);
    const rows = await rowsOf(to.id);
    expect([rows.length, flawsOf(rows)]).toEqual([20, []]);
    expect((await world.as('ana').get(`/v1/orgs/${to.id}/spaces`)).body.count).toBe(20);
  });

  it('in both directions between two organizations succeed', async () => {
    const [one, two] = [await makeTestOrganization(world), await makeTestOrganization(world)];
    const [there, back] = [await makeSpaces(world, one.id, 5), await makeSpaces(world, two.id, 5)];
    const give = (id: string, organization: string) =>
      patientAna().post(`/v1/spaces/${id}/transfer`, { organization });
    const answers = await Promise.all([
      ...there.map((id) => give(id, two.id)),
      ...back.map((id) => give(id, one.id)),
    ]);
    expect(statusesOf(answers)).toEqual(new Set([200]));
    for (const [testOrganization, spaces] of [
      [one, back],
      [two, there],
    ] as const) {
      const rows = await rowsOf(testOrganization.id);
      expect(rows.map(({ id }) => id).sort()).toEqual([...spaces].sort());
      expect(flawsOf(rows)).toEqual([]);
    }
  });
});
