// Tests that lists of translations take the same number of statements for 50 settings as for 5, and
// for nine languages as for two.
import { describe, expect, it } from 'vitest';
import { newId } from '../../src/data/new-id.ts';
import { page } from '../change-request/made.ts';
import { makeTestOrganization, makeSpaces } from '../content/rows.ts';
import { minute } from '../member/rows.ts';
import { statementsOf } from '../statements.ts';
import { useWorld, type Visitor } from '../support.ts';
import { makeTranslation, writeTexts } from './made.ts';

const world = useWorld();
const LANGUAGES = ['FR', 'DE', 'ES', 'IT', 'PT', 'RU', 'JA', 'ZH', 'KO'];

/**
 * Makes an organization with this many settings, each with a source and this many languages.
 * Returns their ids.
 */
async function makeMany(
  count: number,
  languages: number,
): Promise<{ readonly organization: string; readonly settings: string[] }> {
  const { prisma } = world.console.database;
  const { id: organizationId } = await makeTestOrganization(world);
  const [source = '', ...others] = await makeSpaces(world, organizationId, languages + 1);
  const [spaceRow] = await prisma.space.findMany({ where: { id: source } });
  const rows = Array.from({ length: count }, (_, n) => ({
    id: newId('TranslationSettings'),
    organizationId,
    title: `Settings ${n}`,
    createdAt: minute(n),
    updatedAt: minute(n),
  }));
  await prisma.translationSettings.createMany({ data: rows });
  const of = (settingsId: string, spaceId: string, language: string, position: number) => ({
    id: newId('Translation'),
    organizationId,
    settingsId,
    spaceId,
    language,
    position,
  });
  await prisma.translation.createMany({
    data: rows.flatMap(({ id }) => [
      { ...of(id, source, 'EN', 0), isSource: true },
      ...others.map((spaceId, i) => ({
        ...of(id, spaceId, LANGUAGES[i] ?? '', i),
        baseRevisionId: spaceRow?.revisionId ?? null,
      })),
    ]),
  });
  return { organization: organizationId, settings: rows.map(({ id }) => id) };
}

type Ask = (visitor: Visitor, organization: string, settings: string) => Promise<number>;

/**
 * Returns the statement counts of the same request for organizations with few and with many. `ask`
 * returns the number of items found.
 */
async function statements(
  sizes: readonly (readonly [count: number, languages: number])[],
  found: readonly number[],
  ask: Ask,
): Promise<number[]> {
  const counted: number[] = [];
  for (const [i, [count, languages]] of sizes.entries()) {
    const { organization, settings } = await makeMany(count, languages);
    counted.push(
      await world.countStatements('ana', async (ana) =>
        expect(await ask(ana, organization, settings[0] ?? '')).toBe(found[i]),
      ),
    );
  }
  return counted;
}

const listed =
  'query ($org: ID!) { organization(id: $org) { translationSettings(first: 60) { totalCount nodes { title source { language space { title } } spaces { language space { title } } permissions { edit } urls { location } } } } }';
const translations =
  'query ($id: ID!) { translationSettings(id: $id) { translations(first: 10) { totalCount nodes { language space { title } source { title } sourceRevision { id } coverage { total } pages(first: 5) { totalCount } sourceChanges(first: 5) { totalCount } } } } }';

describe('the translation settings of an organization', () => {
  const sizes = [
    [5, 2],
    [50, 2],
  ] as const;

  it('take the same number of statements for 50 as for 5', async () => {
    expect(
      await statements(
        sizes,
        [5, 50],
        async (visitor, id) =>
          (await visitor.get(`/v1/orgs/${id}/translations?limit=100`)).body.items.length,
      ),
    ).toEqual([5, 5]);
    expect(
      await statements(
        sizes,
        [5, 50],
        async (visitor, org) =>
          (await visitor.query(listed, { org })).data.organization.translationSettings.nodes.length,
      ),
    ).toEqual([5, 5]);
  });
});

describe('the languages of translation settings', () => {
  const sizes = [
    [1, 2],
    [1, 5],
    [1, 9],
  ] as const;

  it('take the same number of statements for nine as for two', async () => {
    expect(
      await statements(
        sizes,
        [2, 5, 9],
        async (visitor, org, id) =>
          (await visitor.get(`/v1/orgs/${org}/translations/${id}/languages`)).body.items.length,
      ),
    ).toEqual([6, 6, 6]);
    expect(
      await statements(
        sizes,
        [2, 5, 9],
        async (visitor, _, id) =>
          (await visitor.query(translations, { id })).data.translationSettings.translations.nodes
            .length,
      ),
    ).toEqual([6, 6, 6]);
  });
});

describe('the pages of a translation', () => {
  /**
   * Returns the statement counts of a list of `/v1` for translations with 5 and with 50 outdated
   * pages. Trees are excluded: the process may have them cached.
   */
  const counted = async (list: 'pages' | 'changes'): Promise<number[]> => {
    const counts: number[] = [];
    for (const size of [5, 50]) {
      const made = await makeTranslation(
        world,
        Array.from({ length: size }, (_, n) => page(`P${n}`, `Page ${n}.\n`)),
      );
      await writeTexts(
        world,
        made.source,
        Object.fromEntries(Object.values(made.source.refs).map((id) => [id, `Later ${id}.\n`])),
      );
      const visitor = world.as('cat');
      await visitor.get('/v1/user');
      const sent = await statementsOf(async () =>
        expect((await visitor.get(`${made.at}/${list}?limit=100`)).body.items.length).toBe(size),
      );
      const trees = sent.filter((text) => text.includes('tree_nodes'));
      expect(trees.length).toBeLessThanOrEqual(2);
      counts.push(sent.length - trees.length);
    }
    return counts;
  };

  it('take the same number of statements for 50 as for 5, with their changed blocks', async () => {
    expect(await counted('pages')).toEqual([6, 6]);
  });

  it('take the same number of statements to list the changes of the source', async () => {
    expect(await counted('changes')).toEqual([7, 7]);
  });
});
