// Tests that a translation takes the same number of SQL statements at every size.
import { describe, expect, it } from 'vitest';
import { editSpace, makeSpace, page } from '../change-request/made.ts';
import { done } from '../site-structure/made.ts';
import { statementsOf } from '../statements.ts';
import { ids, useWorld } from '../support.ts';
import { makeSettings, makeTranslation, writeTexts } from './made.ts';

const world = useWorld();

const LIST = `/v1/orgs/${ids.acme}/translations`;

describe('a translation', () => {
  const QUERY = `query ($id: ID!, $languages: Int!, $pages: Int!) { translationSettings(id: $id) { translations(first: $languages) { nodes { language space { title } source { title } sourceRevision { id } coverage { total stale }
    sourceChanges(first: 10) { nodes { title } }
    pages(first: $pages) { totalCount nodes { status sourcePage { title path } page { title path } sourceRevision { id } translatedBy { displayName } staleFields { name } staleBlocks { kind before after } } } } } } }`;

  it('takes the same number of statements for 100 pages, 500 and two languages', async () => {
    const counts: number[] = [];
    for (const [size, languages] of [
      [100, ['fr']],
      [500, ['fr']],
      [100, ['fr', 'de']],
    ] as const) {
      const batches = Array.from({ length: size / 10 }, (_, i) =>
        Array.from({ length: 10 }, (_, n) => page(`P${i} ${n}`, `P${i} ${n}.\n`)),
      );
      const source = await makeSpace(world);
      const refs: Record<string, string> = {};
      for (const batch of batches)
        Object.assign(refs, (await editSpace(world, source, batch)).refs);
      const spaces = [];
      for (const language of languages)
        spaces.push({
          space: (await done(world.as('ana').post(`${source.url}/duplicate`))).id,
          language,
        });
      const { id } = await makeSettings(world, {
        source: { space: source.id, language: 'en' },
        spaces,
      });
      const pageIds = Object.values(refs);
      for (let from = 0; from < size; from += 50) {
        const texts = (say: string) =>
          Object.fromEntries(
            pageIds.slice(from, from + 50).map((pageId) => [pageId, `${say} ${pageId}.\n`]),
          );
        for (const { space } of spaces) await writeTexts(world, { id: space }, texts('Traduit'));
        await done(
          world.as('ben').post(`${LIST}/${id}/languages/fr/pages`, {
            pages: pageIds.slice(from, from + 50).map((sourcePage) => ({ sourcePage })),
          }),
        );
        await writeTexts(world, source, texts('Later'));
      }
      const visitor = world.as('cat');
      await visitor.get('/v1/user');
      const sent = await statementsOf(async () => {
        const { data } = await visitor.query(QUERY, {
          id,
          languages: languages.length,
          pages: size,
        });
        const nodes = data.translationSettings.translations.nodes;
        expect(
          nodes.map(({ coverage, pages }: { coverage: object; pages: { totalCount: number } }) => [
            coverage,
            pages.totalCount,
          ]),
        ).toEqual(languages.map(() => [{ total: size, stale: size }, size]));
      });
      // Trees are read in at most two statements, or none when the process has them cached.
      const trees = sent.filter((text) => text.includes('tree_nodes'));
      expect(trees.length).toBeLessThanOrEqual(2);
      counts.push(sent.length - trees.length);
    }
    expect(counts).toEqual([9, 9, 9]);
  });

  it('takes the same number of statements to mark one page as a hundred', async () => {
    const counts: number[] = [];
    const made = await makeTranslation(world, []);
    const all: string[] = [];
    for (let i = 0; i < 2; i++) {
      const { refs } = await editSpace(
        world,
        made.source,
        Array.from({ length: 50 }, (_, n) => page(`P${i} ${n}`)),
      );
      await editSpace(
        world,
        made.french,
        Array.from({ length: 50 }, (_, n) => page(`P${i} ${n}`)),
      );
      all.push(...Object.values(refs));
    }
    for (const size of [1, 100]) {
      const pages = all.slice(0, size).map((sourcePage) => ({ sourcePage }));
      counts.push(
        await world.countStatements('ben', async (visitor) =>
          expect((await visitor.post(`${made.at}/pages`, { pages })).status).toBe(200),
        ),
      );
    }
    expect(counts[0]).toBe(counts[1]);
  });
});
