// Tests translation settings: their languages, their source and their spaces.
import { describe, expect, it } from 'vitest';
import { newId } from '../../src/data/new-id.ts';
import { makeSpace, page } from '../change-request/made.ts';
import {
  bad,
  badAt,
  errorsOf,
  forbidden,
  notFound,
  notFoundAt,
  refused,
} from '../content/expected.ts';
import { eventsOf, makeTestOrganization, makeSpaces, visitorOf } from '../content/rows.ts';
import { done } from '../site-structure/made.ts';
import { ids, useWorld } from '../support.ts';
import { makeSettings, makeTranslation } from './made.ts';

const world = useWorld();

const LIST = `/v1/orgs/${ids.acme}/translations`;
const NO_SPACE = 'There is no such space in this organization.';
const CREATE =
  'mutation ($input: CreateTranslationSettingsInput!) { createTranslationSettings(input: $input) { translationSettings { id } } }';

/** Returns settings as `/v1` serializes them for a caller who may change them. */
const settingsBody = ({
  id,
  createdAt,
  updatedAt,
  ...rest
}: {
  id: string;
  createdAt: string;
  updatedAt: string;
  [field: string]: unknown;
}) => ({
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

const timesOf = ({
  id,
  createdAt,
  updatedAt,
}: {
  id: string;
  createdAt: string;
  updatedAt: string;
}) => ({ id, createdAt, updatedAt });

describe('translation settings', () => {
  it('require only a title', async () => {
    const { status, headers, body } = await world.as('ana').post(LIST, { title: 'Docs' });
    expect([status, body]).toEqual([201, settingsBody(timesOf(body))]);
    expect(headers.get('location')).toBe(`${world.url}${LIST}/${body.id}`);
    expect((await world.as('ana').get(`${LIST}/${body.id}`)).body).toEqual(body);
    expect((await eventsOf(world, ids.acme, 'translation.create'))[0]).toEqual({
      subjectId: body.id,
      fields: [],
      related: [],
    });
  });

  it('take languages, a source and spaces', async () => {
    const [one, two] = [await makeSpace(world), await makeSpace(world)];
    const input = {
      languages: ['fr', 'pt-br', 'fr'],
      source: { space: one.id, language: 'en' },
      spaces: [{ space: two.id, language: 'pt-br' }],
    };
    const body = await makeSettings(world, input);
    expect(body).toEqual(
      settingsBody({
        ...timesOf(body),
        languages: ['fr', 'pt-br'],
        source: input.source,
        spaces: input.spaces,
      }),
    );
    const query = `query ($id: ID!) { node(id: $id) { ... on TranslationSettings { title } } translationSettings(id: $id) { __typename languages
      source { language spaceId space { id } } spaces { language space { id } } organization { id } permissions { view edit } } }`;
    expect((await world.as('cat').query(query, { id: body.id })).data).toEqual({
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

  it('are listed newest first and paginated', async () => {
    const testOrganization = await makeTestOrganization(world);
    const list = `/v1/orgs/${testOrganization.id}/translations`;
    for (const title of ['One', 'Two', 'Three']) await done(world.as('ana').post(list, { title }));
    const first = await done(world.as('ana').get(`${list}?limit=2`));
    expect([first.count, first.items.map(({ title }: { title: string }) => title)]).toEqual([
      3,
      ['Three', 'Two'],
    ]);
    const rest = await done(world.as('ana').get(`${list}?limit=2&page=${first.next.page}`));
    expect([
      rest.count,
      rest.next,
      rest.items.map(({ title }: { title: string }) => title),
    ]).toEqual([3, undefined, ['One']]);
  });

  it('are replaced by PUT, which keeps absent fields', async () => {
    const [one, two, three] = [
      await makeSpace(world),
      await makeSpace(world),
      await makeSpace(world),
    ];
    const made = await makeSettings(world, {
      languages: ['fr'],
      source: { space: one.id, language: 'en' },
      spaces: [{ space: two.id, language: 'fr' }],
    });
    const put = (body: object) =>
      done(world.as('ana').put(`${LIST}/${made.id}`, { title: 'Other', ...body }));
    const same = await put({});
    expect(same).toEqual({ ...made, title: 'Other', updatedAt: same.updatedAt });
    expect(await put({ languages: ['de', 'fr'] })).toEqual({
      ...same,
      languages: ['de', 'fr'],
      updatedAt: expect.any(String),
    });
    const spaces = [
      { space: three.id, language: 'fr' },
      { space: two.id, language: 'de' },
    ];
    expect((await put({ spaces })).spaces).toEqual(spaces);
    // Two spaces exchange their languages, and source and translation switch roles.
    const turned = [
      { space: three.id, language: 'de' },
      { space: two.id, language: 'fr' },
    ];
    expect((await put({ spaces: turned })).spaces).toEqual(turned);
    const swapped = await put({
      source: { space: two.id, language: 'fr' },
      spaces: [{ space: one.id, language: 'en' }],
    });
    expect([swapped.source, swapped.spaces]).toEqual([
      { space: two.id, language: 'fr' },
      [{ space: one.id, language: 'en' }],
    ]);
    const { source: _, ...without } = await put({ source: null });
    expect(await done(world.as('ana').get(`${LIST}/${made.id}`))).toEqual(without);
    expect((await eventsOf(world, ids.acme, 'translation.update'))[0]).toEqual({
      subjectId: made.id,
      fields: ['title', 'source'],
      related: [],
    });
  });

  it('are deleted idempotently, and their spaces stay', async () => {
    const made = await makeTranslation(world, [page('A')]);
    expect((await world.as('ana').delete(made.url)).status).toBe(205);
    expect((await world.as('ana').delete(made.url)).status).toBe(204);
    expect((await world.as('ana').get(made.url)).body).toEqual(notFound);
    expect((await world.as('ana').get(made.french.url)).status).toBe(200);
    const query =
      'mutation ($id: ID!) { deleteTranslationSettings(input: { id: $id }) { deletedTranslationSettingsId } }';
    expect(errorsOf(await world.as('ana').query(query, { id: made.id }))).toEqual(
      notFoundAt('deleteTranslationSettings'),
    );
  });

  it.each([
    ['no title', {}, bad('title', 'title is required.')],
    [
      'an empty title',
      { title: '' },
      bad('title', 'title must have 1 to 100 characters, and has 0.'),
    ],
    [
      'a long title',
      { title: 'x'.repeat(101) },
      bad('title', 'title must have 1 to 100 characters, and has 101.'),
    ],
    [
      'a space of another organization',
      { title: 'x', source: { space: ids.space('secrets'), language: 'en' } },
      bad('source.space', NO_SPACE),
    ],
    [
      'an unknown space',
      { title: 'x', spaces: [{ space: newId('Space'), language: 'fr' }] },
      bad('spaces.0.space', NO_SPACE),
    ],
    [
      'an invalid space id',
      { title: 'x', source: { space: 'x', language: 'en' } },
      bad('source.space', 'space must be the id of a space, such as spc_….'),
    ],
    [
      'null for a list',
      { title: 'x', languages: null },
      bad('languages', 'languages may be absent, but not null.'),
    ],
    [
      'a language twice',
      {
        title: 'x',
        spaces: [
          { space: ids.space('guide'), language: 'fr' },
          { space: ids.space('api'), language: 'fr' },
        ],
      },
      bad(
        'spaces.1.language',
        'This language has a space already: each language can occur once, including that of the source.',
      ),
    ],
    [
      'a space twice',
      {
        title: 'x',
        source: { space: ids.space('guide'), language: 'en' },
        spaces: [{ space: ids.space('guide'), language: 'fr' }],
      },
      bad(
        'spaces.0.space',
        'This space has a language already: each space can occur once, and the source not at all.',
      ),
    ],
  ])('are refused with %s', async (_, input, refusal) => {
    const { status, body } = await world.as('ana').post(LIST, input);
    expect([status, body]).toEqual([400, refusal]);
  });

  it('are refused with an unknown language', async () => {
    const { status, body } = await world
      .as('ana')
      .post(LIST, { title: 'x', languages: ['fr', 'xx'] });
    expect([status, body.error.field]).toEqual([400, 'languages.1']);
    expect(
      errorsOf(
        await world.as('ana').query(CREATE, { input: { organizationId: ids.acme, title: '' } }),
      ),
    ).toEqual(
      badAt(
        'createTranslationSettings',
        'input.title',
        'title must have 1 to 100 characters, and has 0.',
      ),
    );
  });

  it('require the role read to read and the role create to change', async () => {
    const testOrganization = await makeTestOrganization(world, ['CREATE', 'REVIEW', 'READ', null]);
    const [creator, reviewer, reader, guest] = [
      await visitorOf(world, testOrganization, 1),
      await visitorOf(world, testOrganization, 2),
      await visitorOf(world, testOrganization, 3),
      await visitorOf(world, testOrganization, 4),
    ];
    const list = `/v1/orgs/${testOrganization.id}/translations`;
    const { id } = await done(creator.post(list, { title: 'Docs' }));
    for (const visitor of [reviewer, reader]) {
      expect((await visitor.get(`${list}/${id}`)).body.permissions).toEqual({
        view: true,
        edit: false,
      });
      expect((await visitor.put(`${list}/${id}`, { title: 'x' })).body).toEqual(
        forbidden('create', visitor === reviewer ? 'review' : 'read'),
      );
    }
    expect((await guest.get(list)).body).toEqual(forbidden('read', 'guest'));
    for (const visitor of [guest, world.as('eve')])
      expect((await visitor.get(`${list}/${id}`)).body).toEqual(notFound);
    expect((await guest.delete(`${list}/${id}`)).status).toBe(204);
    expect((await creator.get(`${list}/${id}`)).status).toBe(200);
  });

  it('hide unreadable spaces from the caller, and keep them through updates', async () => {
    const testOrganization = await makeTestOrganization(world, ['CREATE']);
    const creator = await visitorOf(world, testOrganization, 1);
    const [one = '', two = '', three = ''] = await makeSpaces(world, testOrganization.id, 3);
    const list = `/v1/orgs/${testOrganization.id}/translations`;
    const input = {
      title: 'Docs',
      source: { space: one, language: 'en' },
      spaces: [{ space: two, language: 'fr' }],
    };
    const { id } = await done(world.as('ana').post(list, input));
    for (const space of [one, two])
      await done(world.as('ana').patch(`/v1/spaces/${space}`, { defaultLevel: null }));
    const visible = await done(creator.get(`${list}/${id}`));
    expect([visible.source, visible.spaces]).toEqual([undefined, []]);
    const hidden = ['source.space', 'spaces.0.space'];
    expect((await creator.post(list, input)).body).toEqual(
      refused(400, 'BAD_USER_INPUT', NO_SPACE, {
        field: hidden[0],
        errors: hidden.map((field) => ({ message: NO_SPACE, field })),
      }),
    );
    await done(
      creator.put(`${list}/${id}`, {
        title: 'Docs',
        source: null,
        spaces: [{ space: three, language: 'de' }],
      }),
    );
    const whole = await done(world.as('ana').get(`${list}/${id}`));
    expect([whole.source, whole.spaces]).toEqual([
      input.source,
      [
        { space: two, language: 'fr' },
        { space: three, language: 'de' },
      ],
    ]);
    // A hidden space's language can be assigned to a space of the caller: no error reveals the
    // former assignment.
    await done(
      creator.put(`${list}/${id}`, { title: 'Docs', spaces: [{ space: three, language: 'fr' }] }),
    );
    expect((await done(world.as('ana').get(`${list}/${id}`))).spaces).toEqual([
      { space: three, language: 'fr' },
    ]);
  });

  it('omit a deleted space until it is restored, and drop a transferred one', async () => {
    const made = await makeTranslation(world, [page('A')]);
    const { spaces } = await done(world.as('ana').get(made.url));
    await world.as('ana').delete(made.french.url);
    expect((await done(world.as('ana').get(made.url))).spaces).toEqual([]);
    await done(world.as('ana').post(`${made.french.url}/restore`));
    expect((await done(world.as('ana').get(made.url))).spaces).toEqual(spaces);
    const testOrganization = await makeTestOrganization(world);
    await done(
      world.as('ana').post(`${made.french.url}/transfer`, { organization: testOrganization.id }),
    );
    await done(world.as('ana').post(`${made.french.url}/transfer`, { organization: ids.acme }));
    expect((await done(world.as('ana').get(made.url))).spaces).toEqual([]);
  });
});
