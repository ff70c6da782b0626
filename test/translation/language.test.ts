// Tests the status of each language of a translation relative to its source.
import { describe, expect, it } from 'vitest';
import { newId } from '../../src/data/new-id.ts';
import { editSpace, makeRequest, makeSpace, page } from '../change-request/made.ts';
import { bad, conflict, forbidden, notFound } from '../content/expected.ts';
import { eventsOf, makeTestOrganization, makeSpaces, visitorOf } from '../content/rows.ts';
import { done } from '../site-structure/made.ts';
import { ids, useWorld } from '../support.ts';
import { makeSettings, makeTranslation, statusesByPage, writeTexts } from './made.ts';

const world = useWorld();

const LIST = `/v1/orgs/${ids.acme}/translations`;

describe('a language', () => {
  it('begins as a copy without translated pages', async () => {
    const made = await makeTranslation(world, [
      page('A'),
      page('B'),
      { insertPage: { type: 'GROUP', title: 'G' } },
    ]);
    expect(await done(world.as('ana').get(made.at))).toEqual({
      object: 'translation',
      language: 'fr',
      space: { id: made.french.id, title: 'Copy of A space' },
      source: { id: made.source.id, title: 'A space' },
      sourceRevision: { id: made.source.revision },
      coverage: {
        total: 2,
        translated: 0,
        stale: 0,
        untranslated: 2,
        missing: 0,
        extra: 0,
        ratio: 0,
      },
    });
  });

  it("is translated page by page, and outdated by changes of the source's blocks", async () => {
    const made = await makeTranslation(world, [
      page('A', '# A\n\nOne.\n\nTwo.\n'),
      page('B', 'B.\n'),
      page('C', 'C.\n'),
      page('D', 'D.\n'),
    ]);
    const { A = '', B = '', C = '', D = '' } = made.source.refs;
    await writeTexts(world, made.french, {
      [A]: '# A\n\nUn.\n\nDeux.\n',
      [B]: 'B, en français.\n',
    });
    expect(await statusesByPage(world, made)).toEqual({
      A: 'translated',
      B: 'translated',
      C: 'untranslated',
      D: 'untranslated',
    });

    const { refs } = await editSpace(world, made.source, [
      { updatePage: { page: A, title: 'Anew', markdown: '# A\n\nOne!\n\nThree.\n\nTwo.\n' } },
      { deletePage: { page: C } },
      page('E', 'E.\n'),
    ]);
    await editSpace(world, made.french, [{ deletePage: { page: D } }]);
    expect(await statusesByPage(world, made)).toEqual({
      Anew: 'stale',
      B: 'translated',
      D: 'missing',
      E: 'missing',
      C: 'extra',
    });
    expect((await done(world.as('ana').get(made.at))).coverage).toEqual({
      total: 4,
      translated: 1,
      stale: 1,
      untranslated: 0,
      missing: 2,
      extra: 1,
      ratio: 0.25,
    });
    const stale = await done(world.as('ana').get(`${made.at}/pages?status=stale`));
    expect(stale).toEqual({
      count: 1,
      items: [
        {
          object: 'page-translation',
          status: 'stale',
          sourcePage: { id: A, title: 'Anew', path: 'a' },
          page: { id: A, title: 'A', path: 'a' },
          sourceRevision: { id: made.source.revision },
          staleFields: [{ name: 'title', before: 'A', after: 'Anew' }],
          staleBlocks: [
            { kind: 'changed', indexBefore: 1, indexAfter: 1, before: 'One.', after: 'One!' },
            { kind: 'added', indexAfter: 2, after: 'Three.' },
          ],
        },
      ],
    });
    const changes = await done(world.as('ana').get(`${made.at}/changes`));
    expect(
      changes.items.map(({ id, kinds }: { id: string; kinds: string[] }) => [id, kinds]),
    ).toEqual([
      [A, ['edited', 'renamed']],
      [C, ['deleted']],
      [refs['E'], ['created']],
    ]);
  });

  it('is up to date once one page or all pages are marked as translated', async () => {
    const made = await makeTranslation(world, [page('A'), page('B'), page('C')]);
    const { A = '', B = '', C = '' } = made.source.refs;
    await writeTexts(world, made.french, { [A]: 'A en français.\n', [B]: 'B en français.\n' });
    const { revision } = await writeTexts(world, made.source, {
      [A]: 'A, later.\n',
      [B]: 'B, later.\n',
      [C]: 'C, later.\n',
    });
    expect(await statusesByPage(world, made)).toEqual({
      A: 'stale',
      B: 'stale',
      C: 'untranslated',
    });

    const marked = await done(
      world.as('ben').post(`${made.at}/pages`, { pages: [{ sourcePage: A }] }),
    );
    expect([marked.coverage, marked.sourceRevision]).toEqual([
      { total: 3, translated: 1, stale: 1, untranslated: 1, missing: 0, extra: 0, ratio: 1 / 3 },
      { id: made.source.revision },
    ]);
    const [translated] = (await done(world.as('ana').get(`${made.at}/pages?status=translated`)))
      .items;
    expect(translated).toEqual({
      object: 'page-translation',
      status: 'translated',
      sourcePage: { id: A, title: 'A', path: 'a' },
      page: { id: A, title: 'A', path: 'a' },
      sourceRevision: { id: revision },
      translatedAt: translated.translatedAt,
      translatedBy: { id: ids.user('ben'), displayName: 'Ben Brandt' },
      staleFields: [],
      staleBlocks: [],
    });
    expect((await eventsOf(world, ids.acme, 'translation.mark'))[0]).toEqual({
      subjectId: made.id,
      fields: ['translations'],
      related: [made.french.id, revision],
    });

    const all = await done(world.as('ana').post(`${made.at}/pages`, {}));
    expect([all.coverage.stale, all.coverage.untranslated, all.sourceRevision]).toEqual([
      0,
      1,
      { id: revision },
    ]);
    expect((await done(world.as('ana').get(`${made.at}/changes`))).items).toEqual([]);
    // The status of a single page continues when all are marked.
    const later = await writeTexts(world, made.source, { [A]: 'A, last.\n' });
    expect(await statusesByPage(world, made)).toEqual({
      A: 'stale',
      B: 'translated',
      C: 'untranslated',
    });
    await done(world.as('ana').post(`${made.at}/pages`));
    expect(
      (await done(world.as('ana').get(`${made.at}/pages?status=translated`))).items.map(
        ({ sourceRevision }: { sourceRevision: object }) => sourceRevision,
      ),
    ).toEqual([{ id: later.revision }, { id: later.revision }]);
    // A text that is the same in both languages counts as translated only when it is marked.
    await done(world.as('ana').post(`${made.at}/pages`, { pages: [{ sourcePage: C }] }));
    expect((await statusesByPage(world, made))['C']).toBe('translated');
  });

  it('is a translation of the revision that the translator names', async () => {
    const made = await makeTranslation(world, [page('A', 'One.\n')]);
    const { A = '' } = made.source.refs;
    const { revision } = await writeTexts(world, made.source, { [A]: 'Two.\n' });
    await writeTexts(world, made.source, { [A]: 'Three.\n' });
    await writeTexts(world, made.french, { [A]: 'Deux.\n' });
    await done(
      world
        .as('ana')
        .post(`${made.at}/pages`, { sourceRevision: revision, pages: [{ sourcePage: A }] }),
    );
    const { items } = await done(world.as('ana').get(`${made.at}/pages`));
    expect([items[0].status, items[0].sourceRevision, items[0].staleBlocks]).toEqual([
      'stale',
      { id: revision },
      [{ kind: 'changed', indexBefore: 0, indexAfter: 0, before: 'Two.', after: 'Three.' }],
    ]);
  });

  it('matches separately written pages by their paths, and by explicit matches', async () => {
    const source = await makeSpace(world, [page('A', 'A.\n'), page('B', 'B.\n')]);
    const french = await makeSpace(world, [
      page('Un', 'Un.\n', { slug: 'a' }),
      page('Deux', 'Deux.\n'),
    ]);
    const { id } = await makeSettings(world, {
      source: { space: source.id, language: 'en' },
      spaces: [{ space: french.id, language: 'fr' }],
    });
    const at = `${LIST}/${id}/languages/fr`;
    expect(await statusesByPage(world, { at })).toEqual({
      A: 'translated',
      B: 'missing',
      Deux: 'extra',
    });
    const [A, B, Deux, Un] = [
      source.refs['A'],
      source.refs['B'],
      french.refs['Deux'],
      french.refs['Un'],
    ];
    expect(
      (await world.as('ana').post(`${at}/pages`, { pages: [{ sourcePage: B }] })).body,
    ).toEqual(
      bad(
        'pages.0.page',
        'No page of the translation has this id or path: send the page that translates it.',
      ),
    );
    await done(world.as('ana').post(`${at}/pages`, { pages: [{ sourcePage: B, page: Deux }] }));
    expect(await statusesByPage(world, { at })).toEqual({ A: 'translated', B: 'translated' });
    // A page matches at most one other: the other one has none.
    await done(world.as('ana').post(`${at}/pages`, { pages: [{ sourcePage: B, page: Un }] }));
    expect(await statusesByPage(world, { at })).toEqual({
      A: 'missing',
      B: 'translated',
      Deux: 'extra',
    });
    await done(world.as('ana').post(`${at}/pages`, { pages: [{ sourcePage: A, page: Un }] }));
    expect(await statusesByPage(world, { at })).toEqual({
      A: 'translated',
      B: 'missing',
      Deux: 'extra',
    });
    // A page that was added to the source later has no known translated revision.
    await editSpace(world, source, [page('C', 'C.\n\nMore.\n')]);
    await editSpace(world, french, [page('Trois', 'Trois.\n', { slug: 'c' })]);
    const { items } = await done(world.as('ana').get(`${at}/pages?status=stale`));
    expect([
      items.length,
      items[0].sourceRevision,
      items[0].staleBlocks.map(({ kind, after }: { kind: string; after: string }) => [kind, after]),
    ]).toEqual([
      1,
      undefined,
      [
        ['added', 'C.'],
        ['added', 'More.'],
      ],
    ]);
  });

  it('keeps the state of its pages until it has another source', async () => {
    const made = await makeTranslation(world, [page('A'), page('B')]);
    const { A = '', B = '' } = made.source.refs;
    const source = { space: made.source.id, language: 'en' };
    await done(world.as('ana').post(`${made.at}/pages`, { pages: [{ sourcePage: A }] }));
    await done(
      world.as('ana').put(made.url, {
        title: 'Docs',
        languages: ['de', 'fr'],
        source: { ...source, language: 'es' },
        spaces: [{ space: made.french.id, language: 'fr' }],
      }),
    );
    expect(await statusesByPage(world, made)).toEqual({ A: 'translated', B: 'untranslated' });
    const { id } = await done(world.as('ana').post(`${made.source.url}/duplicate`));
    await done(world.as('ana').put(made.url, { title: 'Docs', source: { ...source, space: id } }));
    expect(await statusesByPage(world, made)).toEqual({ A: 'untranslated', B: 'untranslated' });
    expect([A, B]).toEqual([made.source.refs['A'], made.source.refs['B']]);
  });

  it('is listed without a space, and counted when the caller can read both spaces', async () => {
    const testOrganization = await makeTestOrganization(world, ['READ']);
    const reader = await visitorOf(world, testOrganization, 1);
    const [one = '', two = ''] = await makeSpaces(world, testOrganization.id, 2);
    const url = `/v1/orgs/${testOrganization.id}/translations`;
    const { id } = await done(
      world.as('ana').post(url, {
        title: 'Docs',
        languages: ['en', 'de', 'fr'],
        source: { space: one, language: 'en' },
        spaces: [{ space: two, language: 'fr' }],
      }),
    );
    const german = { object: 'translation', language: 'de', source: { id: one, title: 'Space 0' } };
    const revisionOf = async (space: string) => ({
      id: (await done(world.as('ana').get(`/v1/spaces/${space}`))).revision,
    });
    const french = {
      ...{
        object: 'translation',
        language: 'fr',
        source: { id: one, title: 'Space 0' },
        space: { id: two, title: 'Space 1' },
        sourceRevision: await revisionOf(one),
      },
      coverage: {
        total: 0,
        translated: 0,
        stale: 0,
        untranslated: 0,
        missing: 0,
        extra: 0,
        ratio: 1,
      },
    };
    expect(await done(reader.get(`${url}/${id}/languages`))).toEqual({
      count: 2,
      items: [german, french],
    });
    await done(world.as('ana').patch(`/v1/spaces/${one}`, { defaultLevel: null }));
    expect(await done(reader.get(`${url}/${id}/languages/fr`))).toEqual({
      object: 'translation',
      language: 'fr',
      space: french.space,
    });
    expect(await done(reader.get(`${url}/${id}/languages/fr/pages`))).toEqual({
      count: 0,
      items: [],
    });
    expect(await done(reader.get(`${url}/${id}/languages/fr/changes`))).toEqual({
      count: 0,
      items: [],
    });
    expect((await world.as('ana').get(`${url}/${id}/languages/de`)).body).toEqual(german);
    for (const language of ['en', 'es', 'xx', 'FR'])
      expect((await world.as('ana').get(`${url}/${id}/languages/${language}`)).body).toEqual(
        notFound,
      );
  });

  it('requires the level edit to mark pages as translated', async () => {
    const made = await makeTranslation(world, [page('A')]);
    const post = async (name: 'ben' | 'cat' | 'dan' | 'eve', body: object = {}) =>
      (await world.as(name).post(`${made.at}/pages`, body)).body;
    expect(await post('cat')).toEqual(forbidden('edit', 'comment'));
    expect(await post('dan')).toEqual(notFound);
    expect(await post('eve')).toEqual(notFound);
    const { A = '' } = made.source.refs;
    const request = await makeRequest(world, made.source, [
      { updatePage: { page: A, title: 'B' } },
    ]);
    const NO_REVISION = bad('sourceRevision', 'This is not a revision of the source.');
    expect(await post('ben', { sourceRevision: request.revision })).toEqual(NO_REVISION);
    expect(await post('ben', { sourceRevision: newId('Revision') })).toEqual(NO_REVISION);
    expect(await post('ben', { pages: [{ sourcePage: newId('Page') }] })).toEqual(
      bad('pages.0.sourcePage', 'The source has no such page with a text in this revision.'),
    );
    expect(await post('ben', { pages: [{ sourcePage: A, page: newId('Page') }] })).toEqual(
      bad('pages.0.page', 'The translation has no such page with a text.'),
    );
    expect(await post('ben', { pages: [{ sourcePage: A }, { sourcePage: A }] })).toEqual(
      bad('pages.1.sourcePage', 'This page occurs twice.'),
    );
    expect(
      await post('ben', { pages: Array.from({ length: 101 }, () => ({ sourcePage: A })) }),
    ).toEqual(bad('pages', 'pages must have at most 100 items, and has 101.'));
    await done(world.as('ana').put(made.url, { title: 'Docs', source: null }));
    expect(await post('ben')).toEqual(
      conflict('These settings have no source that you can read: set one first.'),
    );
    expect((await world.as('ben').post(`${made.url}/languages/de/pages`, {})).body).toEqual(
      notFound,
    );
  });
});
