// Translations: the settings, and how far each language is behind its source.
import { describe, expect, it } from 'vitest';
import { newId } from '../src/data/new-id.ts';
import { editSpace, makeRequest, makeSpace, page } from './change-request/made.ts';
import { bad, badAt, conflict, forbidden, notFound, faultsOf } from './content/expected.ts';
import { eventsOf, makeHouse, makeSpaces, visitorOf } from './content/rows.ts';
import { done } from './site-structure/made.ts';
import { statementsOf } from './statements.ts';
import { ids, useWorld } from './support.ts';
import { makeSettings, makeTranslation, standings, writeTexts } from './translation/made.ts';

const world = useWorld();

const LIST = `/v1/orgs/${ids.acme}/translations`;
const NO_SPACE = 'There is no such space in this organization.';
const CREATE = 'mutation ($organization: ID!, $input: CreateTranslationSettingsInput!) { createTranslationSettings(organizationId: $organization, input: $input) { translationSettings { id } } }';

/** Settings as `/v1` shows them to who may change them. */
const settingsBody = ({ id, createdAt, updatedAt, ...rest }: { id: string; createdAt: string; updatedAt: string; [field: string]: unknown }) => ({
  object: 'translation-settings',
  id,
  createdAt,
  updatedAt,
  title: 'Docs',
  languages: [],
  spaces: [],
  permissions: { view: true, edit: true },
  urls: { location: `${world.url}${LIST}/${id}` },
  ...rest,
});

const timesOf = ({ id, createdAt, updatedAt }: { id: string; createdAt: string; updatedAt: string }) => ({ id, createdAt, updatedAt });

describe('translation settings', () => {
  it('need a title and nothing else', async () => {
    const { status, headers, body } = await world.as('ana').post(LIST, { title: 'Docs' });
    expect([status, body]).toEqual([201, settingsBody(timesOf(body))]);
    expect(headers.get('location')).toBe(`${world.url}${LIST}/${body.id}`);
    expect((await world.as('ana').get(`${LIST}/${body.id}`)).body).toEqual(body);
    expect((await eventsOf(world, ids.acme, 'translation.create'))[0]).toEqual({ subjectId: body.id, fields: [], related: [] });
  });

  it('name languages, a source and spaces', async () => {
    const [one, two] = [await makeSpace(world), await makeSpace(world)];
    const input = { languages: ['fr', 'pt-br', 'fr'], source: { space: one.id, language: 'en' }, spaces: [{ space: two.id, language: 'pt-br' }] };
    const body = await makeSettings(world, input);
    expect(body).toEqual(settingsBody({ ...timesOf(body), languages: ['fr', 'pt-br'], source: input.source, spaces: input.spaces }));
    const query = `query ($organization: ID!, $id: ID!) { node(id: $id) { ... on TranslationSettings { title } } translationSettings(organizationId: $organization, id: $id) { __typename languages
      source { language spaceId space { id } } spaces { language space { id } } organization { id } permissions { view edit } } }`;
    expect((await world.as('cat').query(query, { organization: ids.acme, id: body.id })).data).toEqual({
      node: { title: 'Docs' },
      translationSettings: {
        __typename: 'TranslationSettings',
        languages: ['FR', 'PT_BR'],
        source: { language: 'EN', spaceId: one.id, space: { id: one.id } },
        spaces: [{ language: 'PT_BR', space: { id: two.id } }],
        organization: { id: ids.acme },
        permissions: { view: true, edit: false },
      },
    });
  });

  it('are listed newest first, page by page', async () => {
    const house = await makeHouse(world);
    const list = `/v1/orgs/${house.id}/translations`;
    for (const title of ['One', 'Two', 'Three']) await done(world.as('ana').post(list, { title }));
    const first = await done(world.as('ana').get(`${list}?limit=2`));
    expect([first.count, first.items.map(({ title }: { title: string }) => title)]).toEqual([3, ['Three', 'Two']]);
    const rest = await done(world.as('ana').get(`${list}?limit=2&page=${first.next.page}`));
    expect([rest.count, rest.next, rest.items.map(({ title }: { title: string }) => title)]).toEqual([3, undefined, ['One']]);
  });

  it('are replaced by PUT, where what is absent stays', async () => {
    const [one, two, three] = [await makeSpace(world), await makeSpace(world), await makeSpace(world)];
    const made = await makeSettings(world, { languages: ['fr'], source: { space: one.id, language: 'en' }, spaces: [{ space: two.id, language: 'fr' }] });
    const put = (body: object) => done(world.as('ana').put(`${LIST}/${made.id}`, { title: 'Other', ...body }));
    const same = await put({});
    expect(same).toEqual({ ...made, title: 'Other', updatedAt: same.updatedAt });
    expect(await put({ languages: ['de', 'fr'] })).toEqual({ ...same, languages: ['de', 'fr'], updatedAt: expect.any(String) });
    const spaces = [
      { space: three.id, language: 'fr' },
      { space: two.id, language: 'de' },
    ];
    expect((await put({ spaces })).spaces).toEqual(spaces);
    // Two exchange their languages, and source and translation their places.
    const turned = [
      { space: three.id, language: 'de' },
      { space: two.id, language: 'fr' },
    ];
    expect((await put({ spaces: turned })).spaces).toEqual(turned);
    const swapped = await put({ source: { space: two.id, language: 'fr' }, spaces: [{ space: one.id, language: 'en' }] });
    expect([swapped.source, swapped.spaces]).toEqual([{ space: two.id, language: 'fr' }, [{ space: one.id, language: 'en' }]]);
    const { source: _, ...without } = await put({ source: null });
    expect(await done(world.as('ana').get(`${LIST}/${made.id}`))).toEqual(without);
    expect((await eventsOf(world, ids.acme, 'translation.update'))[0]).toEqual({ subjectId: made.id, fields: ['title', 'source'], related: [] });
  });

  it('are deleted, and deleted again, and nothing of the spaces', async () => {
    const made = await makeTranslation(world, [page('A')]);
    expect((await world.as('ana').delete(made.url)).status).toBe(205);
    expect((await world.as('ana').delete(made.url)).status).toBe(205);
    expect((await world.as('ana').get(made.url)).body).toEqual(notFound);
    expect((await world.as('ana').get(made.french.url)).status).toBe(200);
    const query = 'mutation ($organization: ID!, $id: ID!) { deleteTranslationSettings(organizationId: $organization, id: $id) { deletedTranslationSettingsId } }';
    expect((await world.as('ana').query(query, { organization: ids.acme, id: made.id })).data).toEqual({ deleteTranslationSettings: { deletedTranslationSettingsId: null } });
  });

  it.each([
    ['no title', {}, bad('title', 'title is needed.')],
    ['an empty title', { title: '' }, bad('title', 'title must have 1 to 100 characters, and has 0.')],
    ['a long title', { title: 'x'.repeat(101) }, bad('title', 'title must have 1 to 100 characters, and has 101.')],
    ['a space of another organization', { title: 'x', source: { space: ids.space('secrets'), language: 'en' } }, bad('source.space', NO_SPACE)],
    ['a space that there is not', { title: 'x', spaces: [{ space: newId('Space'), language: 'fr' }] }, bad('spaces.0.space', NO_SPACE)],
    ['no id of a space', { title: 'x', source: { space: 'x', language: 'en' } }, bad('source.space', 'space must be the id of a space, such as spc_….')],
    ['null for a list', { title: 'x', languages: null }, bad('languages', 'languages may be left out, but not null.')],
    [
      'a language twice',
      {
        title: 'x',
        spaces: [
          { space: ids.space('guide'), language: 'fr' },
          { space: ids.space('api'), language: 'fr' },
        ],
      },
      bad('spaces.1.language', 'This language has a space already: give each language once, and the source its own.'),
    ],
    [
      'a space twice',
      { title: 'x', source: { space: ids.space('guide'), language: 'en' }, spaces: [{ space: ids.space('guide'), language: 'fr' }] },
      bad('spaces.0.space', 'This space has a language already: give each space once, and not the source.'),
    ],
  ])('are refused with %s', async (_, input, refusal) => {
    const { status, body } = await world.as('ana').post(LIST, input);
    expect([status, body]).toEqual([400, refusal]);
  });

  it('are refused with a language that is none', async () => {
    const { status, body } = await world.as('ana').post(LIST, { title: 'x', languages: ['fr', 'xx'] });
    expect([status, body.error.field]).toEqual([400, 'languages.1']);
    expect(faultsOf(await world.as('ana').query(CREATE, { organization: ids.acme, input: { title: '' } }))).toEqual(
      badAt('createTranslationSettings', 'input.title', 'title must have 1 to 100 characters, and has 0.'),
    );
  });

  it('are read by the role read, and changed by the role create', async () => {
    const house = await makeHouse(world, ['CREATE', 'REVIEW', 'READ', null]);
    const [creator, reviewer, reader, guest] = [await visitorOf(world, house, 1), await visitorOf(world, house, 2), await visitorOf(world, house, 3), await visitorOf(world, house, 4)];
    const list = `/v1/orgs/${house.id}/translations`;
    const { id } = await done(creator.post(list, { title: 'Docs' }));
    for (const visitor of [reviewer, reader]) {
      expect((await visitor.get(`${list}/${id}`)).body.permissions).toEqual({ view: true, edit: false });
      expect((await visitor.put(`${list}/${id}`, { title: 'x' })).body).toEqual(forbidden('create', visitor === reviewer ? 'review' : 'read'));
    }
    expect((await guest.get(list)).body).toEqual(forbidden('read', 'guest'));
    for (const visitor of [guest, world.as('eve')]) expect((await visitor.get(`${list}/${id}`)).body).toEqual(notFound);
    expect((await guest.delete(`${list}/${id}`)).status).toBe(205);
    expect((await creator.get(`${list}/${id}`)).status).toBe(200);
  });

  it('show nobody a space that he may not read, and lose none to who does not see it', async () => {
    const house = await makeHouse(world, ['CREATE']);
    const creator = await visitorOf(world, house, 1);
    const [one = '', two = '', three = ''] = await makeSpaces(world, house.id, 3);
    const list = `/v1/orgs/${house.id}/translations`;
    const input = { title: 'Docs', source: { space: one, language: 'en' }, spaces: [{ space: two, language: 'fr' }] };
    const { id } = await done(world.as('ana').post(list, input));
    for (const space of [one, two]) await done(world.as('ana').patch(`/v1/spaces/${space}`, { defaultLevel: null }));
    const seen = await done(creator.get(`${list}/${id}`));
    expect([seen.source, seen.spaces]).toEqual([undefined, []]);
    expect((await creator.post(list, input)).body).toEqual(bad('source.space', NO_SPACE));
    await done(creator.put(`${list}/${id}`, { title: 'Docs', source: null, spaces: [{ space: three, language: 'de' }] }));
    const whole = await done(world.as('ana').get(`${list}/${id}`));
    expect([whole.source, whole.spaces]).toEqual([
      input.source,
      [
        { space: two, language: 'fr' },
        { space: three, language: 'de' },
      ],
    ]);
    // A language that he gives a space of his own is given: nothing tells him that it had one.
    await done(creator.put(`${list}/${id}`, { title: 'Docs', spaces: [{ space: three, language: 'fr' }] }));
    expect((await done(world.as('ana').get(`${list}/${id}`))).spaces).toEqual([{ space: three, language: 'fr' }]);
  });

  it('leave out a space in the trash until it is brought back, and forget one that is given away', async () => {
    const made = await makeTranslation(world, [page('A')]);
    const { spaces } = await done(world.as('ana').get(made.url));
    await world.as('ana').delete(made.french.url);
    expect((await done(world.as('ana').get(made.url))).spaces).toEqual([]);
    await done(world.as('ana').post(`${made.french.url}/restore`));
    expect((await done(world.as('ana').get(made.url))).spaces).toEqual(spaces);
    const house = await makeHouse(world);
    await done(world.as('ana').post(`${made.french.url}/transfer`, { organization: house.id }));
    await done(world.as('ana').post(`${made.french.url}/transfer`, { organization: ids.acme }));
    expect((await done(world.as('ana').get(made.url))).spaces).toEqual([]);
  });
});

describe('a language', () => {
  it('begins as a copy, of which nothing is translated', async () => {
    const made = await makeTranslation(world, [page('A'), page('B'), { insertPage: { type: 'GROUP', title: 'G' } }]);
    expect(await done(world.as('ana').get(made.at))).toEqual({
      object: 'translation',
      language: 'fr',
      space: { id: made.french.id, title: 'Copy of A space' },
      source: { id: made.source.id, title: 'A space' },
      sourceRevision: { id: made.source.revision },
      coverage: { total: 2, translated: 0, stale: 0, untranslated: 2, missing: 0, extra: 0, ratio: 0 },
    });
  });

  it('is translated page by page, and behind what the source says since, block by block', async () => {
    const made = await makeTranslation(world, [page('A', '# A\n\nOne.\n\nTwo.\n'), page('B', 'B.\n'), page('C', 'C.\n'), page('D', 'D.\n')]);
    const { A = '', B = '', C = '', D = '' } = made.source.refs;
    await writeTexts(world, made.french, { [A]: '# A\n\nUn.\n\nDeux.\n', [B]: 'B, en français.\n' });
    expect(await standings(world, made)).toEqual({ A: 'translated', B: 'translated', C: 'untranslated', D: 'untranslated' });

    const { refs } = await editSpace(world, made.source, [{ updatePage: { page: A, title: 'Anew', markdown: '# A\n\nOne!\n\nThree.\n\nTwo.\n' } }, { deletePage: { page: C } }, page('E', 'E.\n')]);
    await editSpace(world, made.french, [{ deletePage: { page: D } }]);
    expect(await standings(world, made)).toEqual({ Anew: 'stale', B: 'translated', D: 'missing', E: 'missing', C: 'extra' });
    expect((await done(world.as('ana').get(made.at))).coverage).toEqual({ total: 4, translated: 1, stale: 1, untranslated: 0, missing: 2, extra: 1, ratio: 0.25 });
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
    expect(changes.items.map(({ id, kinds }: { id: string; kinds: string[] }) => [id, kinds])).toEqual([
      [A, ['edited', 'renamed']],
      [C, ['deleted']],
      [refs['E'], ['created']],
    ]);
  });

  it('is up to date once that is said, of a page or of all', async () => {
    const made = await makeTranslation(world, [page('A'), page('B'), page('C')]);
    const { A = '', B = '', C = '' } = made.source.refs;
    await writeTexts(world, made.french, { [A]: 'A en français.\n', [B]: 'B en français.\n' });
    const { revision } = await writeTexts(world, made.source, { [A]: 'A, later.\n', [B]: 'B, later.\n', [C]: 'C, later.\n' });
    expect(await standings(world, made)).toEqual({ A: 'stale', B: 'stale', C: 'untranslated' });

    const marked = await done(world.as('ben').post(`${made.at}/pages`, { pages: [{ sourcePage: A }] }));
    expect([marked.coverage, marked.sourceRevision]).toEqual([{ total: 3, translated: 1, stale: 1, untranslated: 1, missing: 0, extra: 0, ratio: 1 / 3 }, { id: made.source.revision }]);
    const [said] = (await done(world.as('ana').get(`${made.at}/pages?status=translated`))).items;
    expect(said).toEqual({
      object: 'page-translation',
      status: 'translated',
      sourcePage: { id: A, title: 'A', path: 'a' },
      page: { id: A, title: 'A', path: 'a' },
      sourceRevision: { id: revision },
      translatedAt: said.translatedAt,
      translatedBy: { id: ids.user('ben'), displayName: 'Ben Brandt' },
      staleFields: [],
      staleBlocks: [],
    });
    expect((await eventsOf(world, ids.acme, 'translation.mark'))[0]).toEqual({ subjectId: made.id, fields: ['translations'], related: [made.french.id, revision] });

    const all = await done(world.as('ana').post(`${made.at}/pages`, {}));
    expect([all.coverage.stale, all.coverage.untranslated, all.sourceRevision]).toEqual([0, 1, { id: revision }]);
    expect((await done(world.as('ana').get(`${made.at}/changes`))).items).toEqual([]);
    // What is said of a page alone goes on with all of it.
    const later = await writeTexts(world, made.source, { [A]: 'A, last.\n' });
    expect(await standings(world, made)).toEqual({ A: 'stale', B: 'translated', C: 'untranslated' });
    await done(world.as('ana').post(`${made.at}/pages`));
    expect((await done(world.as('ana').get(`${made.at}/pages?status=translated`))).items.map(({ sourceRevision }: { sourceRevision: object }) => sourceRevision)).toEqual([
      { id: later.revision },
      { id: later.revision },
    ]);
    // A text that is the same in both languages is translated when somebody says so.
    await done(world.as('ana').post(`${made.at}/pages`, { pages: [{ sourcePage: C }] }));
    expect((await standings(world, made))['C']).toBe('translated');
  });

  it('is a translation of the revision that the translator saw', async () => {
    const made = await makeTranslation(world, [page('A', 'One.\n')]);
    const { A = '' } = made.source.refs;
    const { revision } = await writeTexts(world, made.source, { [A]: 'Two.\n' });
    await writeTexts(world, made.source, { [A]: 'Three.\n' });
    await writeTexts(world, made.french, { [A]: 'Deux.\n' });
    await done(world.as('ana').post(`${made.at}/pages`, { sourceRevision: revision, pages: [{ sourcePage: A }] }));
    const { items } = await done(world.as('ana').get(`${made.at}/pages`));
    expect([items[0].status, items[0].sourceRevision, items[0].staleBlocks]).toEqual([
      'stale',
      { id: revision },
      [{ kind: 'changed', indexBefore: 0, indexAfter: 0, before: 'Two.', after: 'Three.' }],
    ]);
  });

  it('that was written apart goes by paths, and by what is said', async () => {
    const source = await makeSpace(world, [page('A', 'A.\n'), page('B', 'B.\n')]);
    const french = await makeSpace(world, [page('Un', 'Un.\n', { slug: 'a' }), page('Deux', 'Deux.\n')]);
    const { id } = await makeSettings(world, { source: { space: source.id, language: 'en' }, spaces: [{ space: french.id, language: 'fr' }] });
    const at = `${LIST}/${id}/languages/fr`;
    expect(await standings(world, { at })).toEqual({ A: 'translated', B: 'missing', Deux: 'extra' });
    const [A, B, Deux, Un] = [source.refs['A'], source.refs['B'], french.refs['Deux'], french.refs['Un']];
    expect((await world.as('ana').post(`${at}/pages`, { pages: [{ sourcePage: B }] })).body).toEqual(
      bad('pages.0.page', 'No page of the translation has its id or its path: say which translates it.'),
    );
    await done(world.as('ana').post(`${at}/pages`, { pages: [{ sourcePage: B, page: Deux }] }));
    expect(await standings(world, { at })).toEqual({ A: 'translated', B: 'translated' });
    // A page is one page's: the other is without one.
    await done(world.as('ana').post(`${at}/pages`, { pages: [{ sourcePage: B, page: Un }] }));
    expect(await standings(world, { at })).toEqual({ A: 'missing', B: 'translated', Deux: 'extra' });
    await done(world.as('ana').post(`${at}/pages`, { pages: [{ sourcePage: A, page: Un }] }));
    expect(await standings(world, { at })).toEqual({ A: 'translated', B: 'missing', Deux: 'extra' });
    // What came to the source later is a translation of nobody knows what.
    await editSpace(world, source, [page('C', 'C.\n\nMore.\n')]);
    await editSpace(world, french, [page('Trois', 'Trois.\n', { slug: 'c' })]);
    const { items } = await done(world.as('ana').get(`${at}/pages?status=stale`));
    expect([items.length, items[0].sourceRevision, items[0].staleBlocks.map(({ kind, after }: { kind: string; after: string }) => [kind, after])]).toEqual([
      1,
      undefined,
      [
        ['added', 'C.'],
        ['added', 'More.'],
      ],
    ]);
  });

  it('keeps what is said of its pages while its source is the same space, and begins anew with another', async () => {
    const made = await makeTranslation(world, [page('A'), page('B')]);
    const { A = '', B = '' } = made.source.refs;
    const source = { space: made.source.id, language: 'en' };
    await done(world.as('ana').post(`${made.at}/pages`, { pages: [{ sourcePage: A }] }));
    await done(world.as('ana').put(made.url, { title: 'Docs', languages: ['de', 'fr'], source: { ...source, language: 'es' }, spaces: [{ space: made.french.id, language: 'fr' }] }));
    expect(await standings(world, made)).toEqual({ A: 'translated', B: 'untranslated' });
    const { id } = await done(world.as('ana').post(`${made.source.url}/duplicate`));
    await done(world.as('ana').put(made.url, { title: 'Docs', source: { ...source, space: id } }));
    expect(await standings(world, made)).toEqual({ A: 'untranslated', B: 'untranslated' });
    expect([A, B]).toEqual([made.source.refs['A'], made.source.refs['B']]);
  });

  it('is listed without a space, and counted where both spaces are seen', async () => {
    const house = await makeHouse(world, ['READ']);
    const reader = await visitorOf(world, house, 1);
    const [one = '', two = ''] = await makeSpaces(world, house.id, 2);
    const url = `/v1/orgs/${house.id}/translations`;
    const { id } = await done(world.as('ana').post(url, { title: 'Docs', languages: ['en', 'de', 'fr'], source: { space: one, language: 'en' }, spaces: [{ space: two, language: 'fr' }] }));
    const german = { object: 'translation', language: 'de', source: { id: one, title: 'Space 0' } };
    const revisionOf = async (space: string) => ({ id: (await done(world.as('ana').get(`/v1/spaces/${space}`))).revision });
    const french = {
      ...{ object: 'translation', language: 'fr', source: { id: one, title: 'Space 0' }, space: { id: two, title: 'Space 1' }, sourceRevision: await revisionOf(one) },
      coverage: { total: 0, translated: 0, stale: 0, untranslated: 0, missing: 0, extra: 0, ratio: 1 },
    };
    expect(await done(reader.get(`${url}/${id}/languages`))).toEqual({ count: 2, items: [german, french] });
    await done(world.as('ana').patch(`/v1/spaces/${one}`, { defaultLevel: null }));
    expect(await done(reader.get(`${url}/${id}/languages/fr`))).toEqual({ object: 'translation', language: 'fr', space: french.space });
    expect(await done(reader.get(`${url}/${id}/languages/fr/pages`))).toEqual({ count: 0, items: [] });
    expect(await done(reader.get(`${url}/${id}/languages/fr/changes`))).toEqual({ count: 0, items: [] });
    expect((await world.as('ana').get(`${url}/${id}/languages/de`)).body).toEqual(german);
    for (const language of ['en', 'es', 'xx', 'FR']) expect((await world.as('ana').get(`${url}/${id}/languages/${language}`)).body).toEqual(notFound);
  });

  it('is said to be translated by who writes it', async () => {
    const made = await makeTranslation(world, [page('A')]);
    const post = async (name: 'ben' | 'cat' | 'dan' | 'eve', body: object = {}) => (await world.as(name).post(`${made.at}/pages`, body)).body;
    expect(await post('cat')).toEqual(forbidden('edit', 'comment'));
    expect(await post('dan')).toEqual(notFound);
    expect(await post('eve')).toEqual(notFound);
    const { A = '' } = made.source.refs;
    const request = await makeRequest(world, made.source, [{ updatePage: { page: A, title: 'B' } }]);
    const NO_REVISION = bad('sourceRevision', 'This is no revision of the source.');
    expect(await post('ben', { sourceRevision: request.revision })).toEqual(NO_REVISION);
    expect(await post('ben', { sourceRevision: newId('Revision') })).toEqual(NO_REVISION);
    expect(await post('ben', { pages: [{ sourcePage: newId('Page') }] })).toEqual(bad('pages.0.sourcePage', 'The source has no such page with a text in this revision.'));
    expect(await post('ben', { pages: [{ sourcePage: A, page: newId('Page') }] })).toEqual(bad('pages.0.page', 'The translation has no such page with a text.'));
    expect(await post('ben', { pages: [{ sourcePage: A }, { sourcePage: A }] })).toEqual(bad('pages.1.sourcePage', 'This page comes twice.'));
    expect(await post('ben', { pages: Array.from({ length: 101 }, () => ({ sourcePage: A })) })).toEqual(bad('pages', 'pages must have at most 100 items, and has 101.'));
    await done(world.as('ana').put(made.url, { title: 'Docs', source: null }));
    expect(await post('ben')).toEqual(conflict('These settings name no source that you can read: name one first.'));
    expect((await world.as('ben').post(`${made.url}/languages/de/pages`, {})).body).toEqual(notFound);
  });
});

describe('a translation', () => {
  const QUERY = `query ($organization: ID!, $id: ID!, $languages: Int!, $pages: Int!) { translationSettings(organizationId: $organization, id: $id) { translations(first: $languages) { nodes { language space { title } source { title } sourceRevision { id } coverage { total stale }
    sourceChanges(first: 10) { nodes { title } }
    pages(first: $pages) { totalCount nodes { status sourcePage { title path } page { title path } sourceRevision { id } translatedBy { displayName } staleFields { name } staleBlocks { kind before after } } } } } } }`;

  it('of 100 pages and of 500 takes as many statements to read, and one with two languages too', async () => {
    const counts: number[] = [];
    for (const [size, languages] of [
      [100, ['fr']],
      [500, ['fr']],
      [100, ['fr', 'de']],
    ] as const) {
      const batches = Array.from({ length: size / 10 }, (_, i) => Array.from({ length: 10 }, (_, n) => page(`P${i} ${n}`, `P${i} ${n}.\n`)));
      const source = await makeSpace(world);
      const refs: Record<string, string> = {};
      for (const batch of batches) Object.assign(refs, (await editSpace(world, source, batch)).refs);
      const spaces = [];
      for (const language of languages) spaces.push({ space: (await done(world.as('ana').post(`${source.url}/duplicate`))).id, language });
      const { id } = await makeSettings(world, { source: { space: source.id, language: 'en' }, spaces });
      const pageIds = Object.values(refs);
      for (let from = 0; from < size; from += 50) {
        const texts = (say: string) => Object.fromEntries(pageIds.slice(from, from + 50).map((pageId) => [pageId, `${say} ${pageId}.\n`]));
        for (const { space } of spaces) await writeTexts(world, { id: space }, texts('Traduit'));
        await done(world.as('ben').post(`${LIST}/${id}/languages/fr/pages`, { pages: pageIds.slice(from, from + 50).map((sourcePage) => ({ sourcePage })) }));
        await writeTexts(world, source, texts('Later'));
      }
      const visitor = world.as('cat');
      await visitor.get('/v1/user');
      const sent = await statementsOf(async () => {
        const { data } = await visitor.query(QUERY, { organization: ids.acme, id, languages: languages.length, pages: size });
        const nodes = data.translationSettings.translations.nodes;
        expect(nodes.map(({ coverage, pages }: { coverage: object; pages: { totalCount: number } }) => [coverage, pages.totalCount])).toEqual(
          languages.map(() => [{ total: size, stale: size }, size]),
        );
      });
      // Trees are read in two statements at most, or none where the process still knows them.
      const trees = sent.filter((text) => text.includes('tree_nodes'));
      expect(trees.length).toBeLessThanOrEqual(2);
      counts.push(sent.length - trees.length);
    }
    expect(counts).toEqual([12, 12, 12]);
  });

  it('takes as many statements to say of one page as of a hundred', async () => {
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
      counts.push(await world.countStatements('ben', async (visitor) => expect((await visitor.post(`${made.at}/pages`, { pages })).status).toBe(200)));
    }
    expect(counts[0]).toBe(counts[1]);
  });
});
