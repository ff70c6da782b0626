/** Tests the search index of large spaces: copied and transferred in batches, each section once. */
import { describe, expect, it } from 'vitest';
import { makeTestOrganization, makeNestedCollections, makeSpaces } from '../content/rows.ts';
import { statementsOf } from '../statements.ts';
import { useWorld } from '../support.ts';
import { sql } from '../sql.ts';

const world = useWorld();

const FILL = `INSERT INTO search_sections (id, organization_id, space_id, page_id, position, page_title, body, words)
  SELECT $2 || '_' || n, $1, $2, 'pag_' || n / 7, n % 7, 'Page ' || n / 7, 'Body ' || n, to_tsvector('simple', 'body ' || n) FROM generate_series(1, $3::int) n`;
const READ = `SELECT page_id AS page, position, page_title AS title, body, words::text AS words FROM search_sections WHERE space_id = $1 AND organization_id = $2 ORDER BY page_id, position`;

const fill = (organizationId: string, spaceId: string, sections: number) =>
  world.console.database.query(sql(FILL), [organizationId, spaceId, sections]);
const read = (organizationId: string, spaceId: string) =>
  world.console.database.query(sql(READ), [spaceId, organizationId]);

describe('a space with many sections', () => {
  it.each([
    [0, 1],
    [499, 1],
    [500, 2],
    [1001, 3],
  ])('of %d copies each of them in %d statements', async (sections, statements) => {
    const { id: organizationId } = await makeTestOrganization(world);
    const [space = ''] = await makeSpaces(world, organizationId, 1);
    await fill(organizationId, space, sections);
    let copy = '';
    const sent = await statementsOf(async () => {
      copy = (await world.as('ana').post(`/v1/spaces/${space}/duplicate`)).body.id;
    });
    expect(sent.filter((text) => /search_sections/.test(text))).toHaveLength(statements);
    const there = await read(organizationId, space);
    expect([there.length, await read(organizationId, copy)]).toEqual([sections, there]);
  });

  it('is transferred with all of them, together with small ones', async () => {
    const [from, to] = [await makeTestOrganization(world), await makeTestOrganization(world)];
    const [parent = ''] = await makeNestedCollections(world, from.id, 1);
    const spaces = await makeSpaces(world, from.id, 5, { id: parent, ancestors: [] });
    const sizes = [3, 1200, 0, 499, 2];
    for (const [i, space] of spaces.entries()) await fill(from.id, space, sizes[i] ?? 0);
    const before = await Promise.all(spaces.map((space) => read(from.id, space)));
    expect(
      (await world.as('ana').post(`/v1/collections/${parent}/transfer`, { organization: to.id }))
        .status,
    ).toBe(200);
    expect(before.map(({ length }) => length)).toEqual(sizes);
    expect(await Promise.all(spaces.map((space) => read(to.id, space)))).toEqual(before);
    expect(await Promise.all(spaces.map((space) => read(from.id, space)))).toEqual(
      spaces.map(() => []),
    );
  });
});
