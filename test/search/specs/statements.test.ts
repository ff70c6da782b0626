// Tests that search of specs takes the same number of SQL statements at every size.
import { describe, expect, it } from 'vitest';
import { makeTestOrganization, makeSpaces, visitorOf } from '../../content/rows.ts';
import { edit, makeTestSpace, page } from '../../edit/support.ts';
import { pets, putText } from '../../openapi-spec/support.ts';
import { statementsOf } from '../../statements.ts';
import { useWorld } from '../../support.ts';
import { inOrganization, inSpace } from '../support.ts';
import { answer, apiPage } from './burrows.ts';

const world = useWorld();

describe('the number of statements', () => {
  /** Makes a spec with this many operations, in as many spaces of a new organization. */
  async function makeMany(size: number) {
    const testOrganization = await makeTestOrganization(world, ['READ']);
    const spaces = await makeSpaces(world, testOrganization.id, size);
    const operations = Object.fromEntries(
      Array.from({ length: size }, (_, n) => [
        `/p${n}`,
        { get: { summary: `Dibbler ${n}`, responses: answer } },
      ]),
    );
    const { id } = await putText(world, 'many', pets({ paths: operations }), testOrganization.id);
    for (const space of spaces) await edit(world, space, [apiPage(id)]);
    return { testOrganization, space: spaces[0] ?? '', spec: id };
  }

  it('of a search is the same for 16 spaces with 16 operations as for two with two', async () => {
    const numbers: number[][] = [];
    for (const size of [2, 16]) {
      const { testOrganization, space } = await makeMany(size);
      const member = await visitorOf(world, testOrganization, 1);
      const counted = async (path: string, expected: number) => {
        await member.get('/v1/user');
        return (
          await statementsOf(async () =>
            expect((await member.get(path)).body.items.length).toBeGreaterThanOrEqual(expected),
          )
        ).filter((text) => !/tree_nodes/.test(text)).length;
      };
      numbers.push([
        await counted(inSpace(space, 'dibbler'), size),
        await counted(inOrganization(testOrganization.id, 'dibbler'), size),
        await counted(inOrganization(testOrganization.id, 'dibbelr'), 1),
      ]);
    }
    expect(numbers).toEqual([
      [6, 7, 8],
      [6, 7, 8],
    ]);
  });

  it('of an edit that shows a spec does not grow with the spec', async () => {
    const numbers: number[] = [];
    for (const size of [2, 600]) {
      const { id } = await putText(
        world,
        `edit-${size}`,
        pets({
          paths: Object.fromEntries(
            Array.from({ length: size }, (_, n) => [`/p${n}`, { get: { responses: answer } }]),
          ),
        }),
      );
      const { id: space } = await makeTestSpace(world, [page('A')]);
      numbers.push((await statementsOf(() => edit(world, space, [apiPage(id)]))).length);
    }
    expect(numbers[1]).toBe(numbers[0]);
  });

  it('of reading a spec grows by one for 500 parts', async () => {
    const numbers: number[] = [];
    for (const size of [10, 1200]) {
      const answers = Object.fromEntries(
        Array.from({ length: size }, (_, n) => [`/p${n}`, { get: { responses: answer } }]),
      );
      const sent = await statementsOf(() =>
        putText(world, `read-${size}`, pets({ paths: answers })),
      );
      numbers.push(sent.filter((text) => text.startsWith('INSERT INTO spec_sections')).length);
    }
    expect(numbers).toEqual([1, 8]);
  });
});
