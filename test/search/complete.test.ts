/** Tests that sections from before the search index had stems are completed by a job. */
import { beforeAll, describe, expect, it } from 'vitest';
import { completeSections } from '../../src/data/search/complete.ts';
import { edit, makeTestSpace, page, type TestSpace } from '../edit/support.ts';
import { sql } from '../sql.ts';
import { useWorld } from '../support.ts';
import { makeTestSpec } from './specs/burrows.ts';
import { pathsFound } from './support.ts';

const world = useWorld();

let testSpace: TestSpace;
let specSpace: TestSpace;
beforeAll(async () => {
  testSpace = await makeTestSpace(world, [
    page('Lanterns', {
      markdown: 'A lantern is lit.\n\n## Cleaning\n\nClean the glass with a cloth.\n',
    }),
    page('Häuser', { markdown: 'Die Häuser sind alt und werden nicht geheizt.\n' }),
  ]);
  ({ testSpace: specSpace } = await makeTestSpec(world));
});

/** The lexemes of the index that are no words of a section. */
const MARKED = "ARRAY(SELECT lexeme FROM unnest(words) WHERE lexeme ~ '^[=#@~^]')";

/** Removes what an older release did not write from the index of all spaces and specs. */
async function age(): Promise<void> {
  for (const table of ['search_sections', 'spec_sections'])
    await world.console.database.query(
      sql(`UPDATE ${table} SET language = NULL, words = ts_delete(words, ${MARKED})`),
      [],
    );
}

const read = () =>
  world.console.database.query(
    sql<{ id: string; language: string | null; words: string }>(
      `SELECT id, language, words::text AS words FROM search_sections
        UNION ALL SELECT id, language, words::text FROM spec_sections ORDER BY id`,
    ),
    [],
  );

const complete = (isOver = () => false) =>
  completeSections({ database: world.console.database, isOver });

describe('a section without stems', () => {
  it('is found by its exact words', async () => {
    await age();
    expect(await pathsFound(world, testSpace.id, 'lantern ')).toEqual(['lanterns']);
    expect(await pathsFound(world, testSpace.id, 'clothing ')).toEqual([]);
    expect(await pathsFound(world, specSpace.id, 'lantern ')).toHaveLength(1);
  });

  it('is completed as if it was written now', async () => {
    await complete();
    await edit(world, testSpace.id, [
      page('Lamps', { document: { markdown: 'The lamp is on the wall.\n' } }),
    ]);
    const before = await read();
    await age();
    expect(await complete()).toBe('done');
    expect(await read()).toEqual(before);
    expect(before.filter(({ language }) => language === null)).toEqual([]);
    expect(await pathsFound(world, testSpace.id, 'clothing ')).toEqual(['lanterns#cleaning']);
    expect(await pathsFound(world, testSpace.id, 'haus ')).toEqual(['häuser']);
  });

  it('is left to the next run of the job when the process ends', async () => {
    await age();
    expect(await complete(() => true)).toBe('more');
    expect((await read()).every(({ language }) => language === null)).toBe(true);
    expect(await complete()).toBe('done');
  });
});
