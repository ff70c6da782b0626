import { describe, expect, it } from 'vitest';
import {
  bad,
  badAt,
  graphQLError,
  errorsOf,
  forbidden,
  forbiddenAt,
  notFound,
  notFoundAt,
  refused,
} from './content/expected.ts';
import { eventsOf, visitorOf } from './content/rows.ts';
import {
  addGroup,
  addSection,
  addSpace,
  done,
  grant,
  type MadeSite,
  makeSite,
  outline,
  sectionBody,
  siteSpaceBody,
  siteSpacesOf,
  variablesOf,
} from './site-structure/made.ts';
import { ids, useWorld } from './support.ts';
import { inGraphQL } from './spelled.ts';

const world = useWorld();

const FIELDS =
  '__typename id title description default path condition sectionGroupId sectionGroup { id } icon siteSpaces { id } site { id } urls { location published }';
const GET = `query ($id: ID!) { siteSection(id: $id) { ${FIELDS} } }`;
const LIST =
  'query ($site: ID!, $first: Int, $after: String) { site(id: $site) { sections(first: $first, after: $after) { totalCount pageInfo { hasNextPage endCursor } nodes { id } edges { node { id } } } } }';
const CREATE = `mutation ($input: CreateSiteSectionInput!) { createSiteSection(input: $input) { siteSection { ${FIELDS} } } }`;
const UPDATE = `mutation ($input: UpdateSiteSectionInput!) { updateSiteSection(input: $input) { siteSection { ${FIELDS} } } }`;
const DELETE =
  'mutation ($id: ID!) { deleteSiteSection(input: { id: $id }) { deletedSiteSectionId } }';
const MOVE = `mutation ($input: MoveSiteSectionInput!) { moveSiteSection(input: $input) { siteSection { ${FIELDS} } } }`;

const node = (
  site: MadeSite,
  id: string,
  n: number,
  siteSpaces: readonly string[],
  rest: object = {},
) => ({
  ...{
    __typename: 'SiteSection',
    id,
    title: `Space ${n}`,
    description: null,
    default: true,
    path: `space-${n}`,
    condition: null,
    sectionGroupId: null,
    sectionGroup: null,
    icon: null,
  },
  ...{
    siteSpaces: siteSpaces.map((own) => ({ id: own })),
    site: { id: site.id },
    urls: { location: `${world.url}${site.url}/sections/${id}`, published: null },
  },
  ...rest,
});

interface Section {
  readonly id: string;
  readonly default: boolean;
}
const sectionsOf = async (site: MadeSite): Promise<Section[]> =>
  (await done(world.as('ana').get(`${site.url}/sections`))).items;
const orderOf = async (site: MadeSite) => (await sectionsOf(site)).map(({ id }) => id);
const within = async (site: MadeSite, section: string) =>
  (await siteSpacesOf(world, site)).filter((one) => one.section === section).map(({ id }) => id);
const eventsOn = async (site: MadeSite) =>
  (await eventsOf(world, site.testOrganization.id, 'site.update'))
    .filter(({ subjectId }) => subjectId === site.id)
    .map(({ fields, related }) => ({ fields, related }));

describe('a new section', () => {
  it('has the title of its space; the first is the default, and later ones follow it', async () => {
    const site = await makeSite(world);
    const { status, headers, body } = await world
      .as('ana')
      .post(`${site.url}/sections`, { spaceId: site.spaces[0] });
    const [own = ''] = await within(site, body.id);
    expect([status, body]).toEqual([
      201,
      sectionBody(world, site, body.id, 0, [
        siteSpaceBody(world, site, own, 0, { section: body.id }),
      ]),
    ]);
    expect(headers.get('location')).toBe(`${world.url}${site.url}/sections/${body.id}`);
    const { data } = await world.as('ana').query(CREATE, {
      input: { siteId: site.id, spaceId: site.spaces[1], title: 'Guides', icon: 'book' },
    });
    const { id } = data.createSiteSection.siteSection;
    const shown = node(site, id, 1, await within(site, id), {
      title: 'Guides',
      path: 'guides',
      icon: 'book',
      default: false,
    });
    expect(data.createSiteSection.siteSection).toEqual(shown);
    expect((await world.as('ana').query(GET, { id })).data.siteSection).toEqual(shown);
    expect((await world.as('ana').get(`${site.url}/sections/${body.id}`)).body).toEqual(body);
    expect(await orderOf(site)).toEqual([body.id, id]);
    expect(
      (
        await done(
          world
            .as('ana')
            .post(`${site.url}/sections`, { spaceId: site.spaces[1], title: null, icon: null }),
        )
      ).title,
    ).toBe('Space 1');
    expect((await eventsOn(site)).slice(1)).toEqual([
      { fields: ['sections'], related: [id, site.spaces[1]] },
      { fields: ['sections'], related: [body.id, site.spaces[0]] },
    ]);
  });

  it("takes over the root's site spaces after its own, with their order and paths", async () => {
    const site = await makeSite(world, { shown: 3 });
    const before = await siteSpacesOf(world, site);
    await world.as('ana').patch(`${site.url}/site-spaces/${before[2]?.id}`, { path: 'a--b' });
    await world.as('ana').post(`${site.url}/site-spaces/${before[2]?.id}/move`, {
      position: { before: { type: 'site-space', siteSpace: before[0]?.id } },
    });
    const id = await addSection(world, site, 1, { title: 'First' });
    const after = await siteSpacesOf(world, site);
    const own = after[0]?.id;
    expect(after.map((one) => [one.id, one.section, one.path, one.default])).toEqual([
      [own, id, 'space-1-2', true],
      [before[2]?.id, id, 'a--b', false],
      [before[0]?.id, id, 'space-0', false],
      [before[1]?.id, id, 'space-1', false],
    ]);
    expect(await outline(world.as('ana'), site)).toEqual([
      'sections',
      ['First', 'Space 1', 'Space 2', 'Space 0', 'Space 1'],
    ]);
  });

  it('has a valid title for a space whose title is not, and a free path', async () => {
    const site = await makeSite(world);
    for (const title of ['X', '🦊']) {
      await done(world.as('ana').patch(`/v1/spaces/${site.spaces[0]}`, { title }));
      expect(
        (await done(world.as('ana').post(`${site.url}/sections`, { spaceId: site.spaces[0] })))
          .title,
      ).toBe('Untitled');
    }
    const paths = (await done(world.as('ana').get(`${site.url}/sections`))).items.map(
      ({ path }: { path: string }) => path,
    );
    expect(paths).toEqual(['untitled', 'untitled-2']);
  });

  it.each([
    [{}, 'spaceId', 'spaceId is required.'],
    [{ spaceId: ids.space('guide') }, 'spaceId', 'There is no such space in this organization.'],
    [
      { spaceId: ids.space('guide'), title: 'x' },
      'title',
      'title must have 2 to 128 characters, and has 1.',
    ],
    [
      { spaceId: ids.space('guide'), title: 'x'.repeat(129) },
      'title',
      'title must have 2 to 128 characters, and has 129.',
    ],
    [
      { spaceId: ids.space('guide'), icon: 'x'.repeat(51) },
      'icon',
      'icon must have at most 50 characters, and has 51.',
    ],
    [
      { spaceId: ids.space('guide'), path: 'x' },
      'path',
      'There is no field `path` here. Fields are: `spaceId`, `title`, `icon`.',
    ],
  ])('is refused with %j', async (input, field, message) => {
    const site = await makeSite(world);
    expect((await world.as('ana').post(`${site.url}/sections`, input)).body).toEqual(
      bad(field, message),
    );
    expect(await sectionsOf(site)).toEqual([]);
  });

  it('requires the level create on its space', async () => {
    const site = await makeSite(world, { roles: ['CREATE'] });
    await grant(world, site.spaces[0], site.testOrganization.userIds[1] ?? '', 'review');
    const maker = await visitorOf(world, site.testOrganization, 1);
    expect((await maker.post(`${site.url}/sections`, { spaceId: site.spaces[0] })).body).toEqual(
      forbidden('create', 'review'),
    );
    expect(
      errorsOf(await maker.query(CREATE, { input: { siteId: site.id, spaceId: site.spaces[0] } })),
    ).toEqual(forbiddenAt('createSiteSection', 'create', 'review'));
    expect((await maker.post(`${site.url}/sections`, { spaceId: site.spaces[1] })).status).toBe(
      201,
    );
  });
});

describe('updating a section', () => {
  it('sets the given fields, keeps absent ones, and clears those that are null', async () => {
    const site = await makeSite(world);
    const id = await addSection(world, site, 0);
    const at = `${site.url}/sections/${id}`;
    const [own = ''] = await within(site, id);
    const second = await addSpace(world, site, 1, id);
    const all = {
      title: 'Guides',
      path: 'g',
      icon: 'book',
      description: 'How to.',
      condition: '"x" in visitor.claims.tags',
    };
    const shown = (rest: object) =>
      sectionBody(
        world,
        site,
        id,
        0,
        [
          siteSpaceBody(world, site, own, 0, { section: id, default: false }),
          siteSpaceBody(world, site, second, 1, { section: id, default: true }),
        ],
        rest,
      );
    expect(await done(world.as('ana').patch(at, { ...all, defaultSiteSpace: second }))).toEqual(
      shown(all),
    );
    expect(await done(world.as('ana').patch(at, {}))).toEqual(shown(all));
    const { title, path } = all;
    expect(
      await done(world.as('ana').patch(at, { icon: null, description: null, condition: null })),
    ).toEqual(shown({ title, path }));
    const { data } = await world
      .as('ana')
      .query(UPDATE, { input: { id, title: 'More', defaultSiteSpaceId: own } });
    expect(data.updateSiteSection.siteSection).toEqual(
      node(site, id, 0, [own, second], { title: 'More', path: 'g' }),
    );
    expect((await eventsOn(site)).slice(0, 2)).toEqual([
      { fields: ['title', 'defaultSiteSpace'], related: [id] },
      { fields: ['condition', 'icon', 'description'], related: [id] },
    ]);
  });

  it.each([
    [{ title: null }, 'title'],
    [{ title: 'x' }, 'title'],
    [{ path: '' }, 'path'],
    [{ path: 'a/b' }, 'path'],
    [{ description: 'x'.repeat(257) }, 'description'],
    [{ condition: 'visitor.claims.a ==' }, 'condition'],
    [{ condition: 'process.exit()' }, 'condition'],
    [{ defaultSiteSpace: null }, 'defaultSiteSpace', 'defaultSiteSpaceId'],
    [{ defaultSiteSpace: ids.space('guide') }, 'defaultSiteSpace', 'defaultSiteSpaceId'],
  ])('is refused with %j, without a change', async (input, field, inputField = field) => {
    const site = await makeSite(world);
    const id = await addSection(world, site, 0);
    const before = await done(world.as('ana').get(`${site.url}/sections/${id}`));
    const { status, body } = await world.as('ana').patch(`${site.url}/sections/${id}`, input);
    expect([status, body.error.reason, body.error.field]).toEqual([400, 'BAD_USER_INPUT', field]);
    const { errors } = await world.as('ana').query(UPDATE, {
      input: inGraphQL('UpdateSiteSectionInput', { id, ...input }),
    });
    expect([errors[0].extensions.code, errors[0].extensions.field]).toEqual([
      'BAD_USER_INPUT',
      `input.${inputField}`,
    ]);
    expect(await done(world.as('ana').get(`${site.url}/sections/${id}`))).toEqual(before);
  });

  it('refuses the path of another section, and a default of another section', async () => {
    const site = await makeSite(world);
    const [a, b] = [await addSection(world, site, 0), await addSection(world, site, 1)];
    const [ofA] = await within(site, a);
    const taken = 'Another section of the site has this path.';
    expect(
      (await world.as('ana').patch(`${site.url}/sections/${b}`, { path: 'space-0' })).body,
    ).toEqual(refused(409, 'ALREADY_EXISTS', taken, { field: 'path' }));
    expect(
      errorsOf(await world.as('ana').query(UPDATE, { input: { id: b, path: 'space-0' } })),
    ).toEqual(
      graphQLError(['updateSiteSection'], 'ALREADY_EXISTS', taken, { field: 'input.path' }),
    );
    const message = 'This is not a site space of the section.';
    expect(
      (await world.as('ana').patch(`${site.url}/sections/${b}`, { defaultSiteSpace: ofA })).body,
    ).toEqual(bad('defaultSiteSpace', message));
    expect(
      errorsOf(await world.as('ana').query(UPDATE, { input: { id: b, defaultSiteSpaceId: ofA } })),
    ).toEqual(badAt('updateSiteSection', 'input.defaultSiteSpaceId', message));
  });
});

describe('deleting a section', () => {
  it('removes its site spaces but no space; the next in order becomes the default', async () => {
    const site = await makeSite(world);
    const [a, b, c] = [
      await addSection(world, site, 0),
      await addSection(world, site, 1),
      await addSection(world, site, 2),
    ];
    await addGroup(world, site, 'G', [a]); // a is the last now
    expect(await orderOf(site)).toEqual([b, c, a]);
    await done(world.as('ana').patch(site.url, { defaultSiteSection: b }));
    const [removed] = await within(site, b);
    for (const status of [205, 204])
      expect((await world.as('ana').delete(`${site.url}/sections/${b}`)).status).toBe(status);
    expect((await sectionsOf(site)).map((one) => [one.id, one.default])).toEqual([
      [c, true],
      [a, false],
    ]);
    expect((await world.as('ana').get(`${site.url}/site-spaces/${removed}`)).body).toEqual(
      notFound,
    );
    expect((await world.as('ana').get(`/v1/spaces/${site.spaces[1]}`)).status).toBe(200);
    expect((await eventsOn(site)).slice(0, 1)).toEqual([{ fields: ['sections'], related: [b] }]);
    await done(world.as('ana').patch(site.url, { defaultSiteSection: a }));
    expect((await world.as('ana').query(DELETE, { id: a })).data).toEqual({
      deleteSiteSection: { deletedSiteSectionId: a },
    });
    expect((await sectionsOf(site)).map((one) => [one.id, one.default])).toEqual([[c, true]]);
  });

  it('leaves an empty structure of site spaces after the last one', async () => {
    const site = await makeSite(world, { shown: 2 });
    const id = await addSection(world, site, 2);
    await addGroup(world, site, 'G', [id]);
    await done(world.as('ana').delete(`${site.url}/sections/${id}`));
    expect(await done(world.as('ana').get(`${site.url}/structure`))).toEqual({
      type: 'siteSpaces',
      structure: [],
    });
    expect(await siteSpacesOf(world, site)).toEqual([]);
    await addSpace(world, site, 3);
    expect(await outline(world.as('ana'), site)).toEqual(['siteSpaces', 'Space 3']);
  });
});

describe('moving a section', () => {
  const named = (id: string) => ({ type: 'site-section', siteSection: id });

  it('puts it next to a sibling, by default at the end, and is deprecated', async () => {
    const site = await makeSite(world);
    const [a = '', b = '', c = '', d = ''] = [
      await addSection(world, site, 0),
      await addSection(world, site, 1),
      await addSection(world, site, 2),
      await addSection(world, site, 3),
    ];
    const { status, headers, body } = await world
      .as('ana')
      .post(`${site.url}/sections/${c}/move`, { position: { before: named(a) } });
    const [own = ''] = await within(site, c);
    expect([status, body]).toEqual([
      200,
      sectionBody(world, site, c, 2, [siteSpaceBody(world, site, own, 2, { section: c })], {
        default: false,
      }),
    ]);
    expect([headers.get('deprecation'), headers.get('sunset'), headers.get('link')]).toEqual([
      `@${Date.UTC(2026, 10, 1) / 1000}`,
      null,
      `<${site.url}/structure/sort>; rel="successor-version"`,
    ]);
    const { data } = await world.as('ana').query(MOVE, {
      input: { id: c, position: { after: { type: 'SITE_SECTION', siteSectionId: a } } },
    });
    expect(data.moveSiteSection.siteSection).toEqual(node(site, c, 2, [own], { default: false }));
    expect(await orderOf(site)).toEqual([a, c, b, d]);
    expect(
      (
        await world.as('ana').post(`${site.url}/sections/${c}/move`, {
          position: { after: named(a), before: named(b) },
        })
      ).status,
    ).toBe(200);
    await addGroup(world, site, 'G', [b, d]);
    await done(
      world.as('ana').post(`${site.url}/sections/${d}/move`, { position: { before: named(b) } }),
    );
    expect(await orderOf(site)).toEqual([a, c, d, b]);
    await done(world.as('ana').post(`${site.url}/sections/${a}/move`));
    expect(await orderOf(site)).toEqual([c, d, b, a]);
    const none = 'This is not a sibling of the item.';
    expect(
      (
        await world
          .as('ana')
          .post(`${site.url}/sections/${c}/move`, { position: { before: named(d) } })
      ).body,
    ).toEqual(bad('position.before', none));
    expect(
      (
        await world.as('ana').post(`${site.url}/sections/${c}/move`, {
          position: { before: { type: 'site-space', siteSection: a } },
        })
      ).body,
    ).toEqual(bad('position.before.type', 'Neighbors here have another type.'));
    expect(
      errorsOf(
        await world.as('ana').query(MOVE, {
          input: { id: c, position: { after: { type: 'SITE_SECTION', siteSectionId: b } } },
        }),
      ),
    ).toEqual(badAt('moveSiteSection', 'input.position.after', none));
  });
});

describe('the sections of a site', () => {
  it('are in order, also within groups, and paginated while others change', async () => {
    const site = await makeSite(world);
    const [a, b, c, d] = [
      await addSection(world, site, 0),
      await addSection(world, site, 1),
      await addSection(world, site, 2),
      await addSection(world, site, 3),
    ];
    await addGroup(world, site, 'G', [c, a]);
    expect(await orderOf(site)).toEqual([b, d, c, a]);
    const first = await done(world.as('ana').get(`${site.url}/sections?limit=3`));
    await done(world.as('ana').delete(`${site.url}/sections/${b}`));
    const second = await done(
      world.as('ana').get(`${site.url}/sections?limit=3&page=${first.next.page}`),
    );
    expect([second.count, second.items.map(({ id }: { id: string }) => id), second.next]).toEqual([
      3,
      [a],
      undefined,
    ]);
    const { sections } = (await world.as('ana').query(LIST, { ...variablesOf(site), first: 2 }))
      .data.site;
    expect(sections).toEqual({
      totalCount: 3,
      pageInfo: { hasNextPage: true, endCursor: sections.pageInfo.endCursor },
      nodes: [{ id: d }, { id: c }],
      edges: [{ node: { id: d } }, { node: { id: c } }],
    });
    const { status, body } = await world
      .as('ana')
      .get(`${site.url}/site-spaces?page=${first.next.page}`);
    expect([status, body.error.reason]).toEqual([400, 'BAD_CURSOR']);
    await world.as('ana').post(`${site.url}/publish`);
    const shown = (await done(world.as('ana').get(`${site.url}/sections?shareKey=k`))).items;
    expect(
      shown.map(({ urls }: { urls: { published: string } }) => urls.published.split('/').at(-1)),
    ).toEqual(['space-3?shareKey=k', 'space-2?shareKey=k', 'docs?shareKey=k']);
    expect(shown[1].siteSpaces[0].urls.published).toBe(shown[1].urls.published);
  });

  it('require the role create to change and read to read', async () => {
    const site = await makeSite(world, { roles: ['REVIEW'] });
    const id = await addSection(world, site, 0);
    const reviewer = await visitorOf(world, site.testOrganization, 1);
    expect((await reviewer.get(`${site.url}/sections/${id}`)).status).toBe(200);
    const requests = [
      [
        'POST',
        '/sections',
        { spaceId: site.spaces[0] },
        CREATE,
        'createSiteSection',
        { input: { siteId: site.id, spaceId: site.spaces[0] } },
      ],
      [
        'PATCH',
        `/sections/${id}`,
        { title: 'No' },
        UPDATE,
        'updateSiteSection',
        { input: { id, title: 'No' } },
      ],
      ['DELETE', `/sections/${id}`, undefined, DELETE, 'deleteSiteSection', { id }],
      [
        'POST',
        `/sections/${id}/move`,
        { position: {} },
        MOVE,
        'moveSiteSection',
        { input: { id, position: {} } },
      ],
    ] as const;
    for (const [method, path, body, document, field, rest] of requests) {
      expect((await reviewer.send(method, site.url + path, body)).body).toEqual(
        forbidden('create', 'review'),
      );
      expect(errorsOf(await reviewer.query(document, rest))).toEqual(
        forbiddenAt(field, 'create', 'review'),
      );
      expect((await world.as('eve').send(method, site.url + path, body)).body).toEqual(notFound);
      expect(errorsOf(await world.as('eve').query(document, rest))).toEqual(notFoundAt(field));
    }
    expect((await world.as('eve').get(`${site.url}/sections`)).body).toEqual(notFound);
    expect((await world.as('ana').get(`${site.url}/sections/x`)).body).toEqual(notFound);
    expect(
      (await world.as('ana').patch(`${site.url}/sections/${id.replace('sec', 'grp')}`, {})).body,
    ).toEqual(notFound);
  });
});
