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
  addSection,
  addSpace,
  done,
  grant,
  type MadeSite,
  makeSite,
  siteSpaceBody,
  siteSpacesOf,
  variablesOf,
} from './site-structure/made.ts';
import { ids, useWorld } from './support.ts';

const world = useWorld();

const FIELDS =
  '__typename id path sectionId section { id } space { id } title default condition hasAdvancedCustomizationFeature site { id } urls { location published }';
const GET = `query ($id: ID!) { siteSpace(id: $id) { ${FIELDS} } }`;
const LIST = `query ($site: ID!, $first: Int, $after: String, $default: Boolean, $shareKey: String) { site(id: $site) { siteSpaces(first: $first, after: $after, filter: { default: $default }, shareKey: $shareKey) { totalCount pageInfo { hasNextPage hasPreviousPage } nodes { id urls { published } } edges { cursor node { id } } } } }`;
const CREATE = `mutation ($input: CreateSiteSpaceInput!) { createSiteSpace(input: $input) { siteSpace { ${FIELDS} } } }`;
const UPDATE = `mutation ($input: UpdateSiteSpaceInput!) { updateSiteSpace(input: $input) { siteSpace { ${FIELDS} } } }`;
const DELETE = 'mutation ($id: ID!) { deleteSiteSpace(input: { id: $id }) { deletedSiteSpaceId } }';
const MOVE = `mutation ($input: MoveSiteSpaceInput!) { moveSiteSpace(input: $input) { siteSpace { ${FIELDS} } } }`;

const node = (site: MadeSite, id: string, n: number, rest: object = {}) => ({
  ...{
    __typename: 'SiteSpace',
    id,
    path: `space-${n}`,
    sectionId: null,
    section: null,
    space: { id: site.spaces[n] },
    title: `Space ${n}`,
    default: true,
    condition: null,
  },
  ...{
    hasAdvancedCustomizationFeature: false,
    site: { id: site.id },
    urls: { location: `${world.url}${site.url}/site-spaces/${id}`, published: null },
  },
  ...rest,
});
const orderOf = async (site: MadeSite) => (await siteSpacesOf(world, site)).map(({ id }) => id);
const eventsOn = async (site: MadeSite) =>
  (await eventsOf(world, site.testOrganization.id, 'site.update'))
    .filter(({ subjectId }) => subjectId === site.id)
    .map(({ fields, related }) => ({ fields, related }));

describe('a new site space', () => {
  it('is at the root, where the first is the default', async () => {
    const site = await makeSite(world);
    const { status, headers, body } = await world
      .as('ana')
      .post(`${site.url}/site-spaces`, { spaceId: site.spaces[0] });
    expect([status, body]).toEqual([201, siteSpaceBody(world, site, body.id, 0)]);
    expect(headers.get('location')).toBe(`${world.url}${site.url}/site-spaces/${body.id}`);
    const { data } = await world
      .as('ana')
      .query(CREATE, { input: { siteId: site.id, spaceId: site.spaces[1] } });
    const { id } = data.createSiteSpace.siteSpace;
    expect(data.createSiteSpace.siteSpace).toEqual(node(site, id, 1, { default: false }));
    expect((await world.as('ana').get(`${site.url}/site-spaces/${id}`)).body).toEqual(
      siteSpaceBody(world, site, id, 1, { default: false }),
    );
    expect((await world.as('ana').query(GET, { id: body.id })).data.siteSpace).toEqual(
      node(site, body.id, 0),
    );
    expect(await eventsOn(site)).toEqual([
      { fields: ['siteSpaces'], related: [id, site.spaces[1]] },
      { fields: ['siteSpaces'], related: [body.id, site.spaces[0]] },
    ]);
  });

  it('can show the same space again, with another path', async () => {
    const site = await makeSite(world, { shown: 1 });
    await addSpace(world, site, 0);
    await addSpace(world, site, 0);
    expect((await siteSpacesOf(world, site)).map(({ path }) => path)).toEqual([
      'space-0',
      'space-0-2',
      'space-0-3',
    ]);
  });

  it('is in the given section, else in the default one', async () => {
    const site = await makeSite(world);
    const [first, second] = [await addSection(world, site, 0), await addSection(world, site, 1)];
    const there = await done(
      world
        .as('ana')
        .post(`${site.url}/site-spaces`, { spaceId: site.spaces[2], sectionId: second }),
    );
    expect(there).toEqual(
      siteSpaceBody(world, site, there.id, 2, { section: second, default: false }),
    );
    const here = (
      await world.as('ana').query(CREATE, { input: { siteId: site.id, spaceId: site.spaces[3] } })
    ).data.createSiteSpace.siteSpace;
    expect(here).toEqual(
      node(site, here.id, 3, { sectionId: first, section: { id: first }, default: false }),
    );
  });

  it('is refused without the level create, and for an unknown space or section', async () => {
    const site = await makeSite(world, { roles: ['CREATE'], spaces: 5 });
    const [low, hidden] = [site.spaces[1], site.spaces[2]];
    const user = site.testOrganization.userIds[1] ?? '';
    await grant(world, low, user, 'edit');
    await grant(world, hidden, user, null);
    const maker = await visitorOf(world, site.testOrganization, 1);
    expect((await maker.post(`${site.url}/site-spaces`, { spaceId: site.spaces[0] })).status).toBe(
      201,
    );
    expect((await maker.post(`${site.url}/site-spaces`, { spaceId: low })).body).toEqual(
      forbidden('create', 'edit'),
    );
    expect(
      errorsOf(await maker.query(CREATE, { input: { siteId: site.id, spaceId: low } })),
    ).toEqual(forbiddenAt('createSiteSpace', 'create', 'edit'));
    for (const spaceId of [hidden, ids.space('secrets'), ids.space('guide')]) {
      expect((await maker.post(`${site.url}/site-spaces`, { spaceId })).body).toEqual(
        bad('spaceId', 'There is no such space in this organization.'),
      );
      expect(errorsOf(await maker.query(CREATE, { input: { siteId: site.id, spaceId } }))).toEqual(
        badAt('createSiteSpace', 'input.spaceId', 'There is no such space in this organization.'),
      );
    }
    const other = await makeSite(world);
    const foreign = await addSection(world, other, 0);
    expect(
      (
        await world
          .as('ana')
          .post(`${site.url}/site-spaces`, { spaceId: site.spaces[0], sectionId: foreign })
      ).body,
    ).toEqual(bad('sectionId', 'This is not a section of the site.'));
    expect(await orderOf(site)).toHaveLength(1);
  });

  it.each([
    [{}, 'spaceId', 'spaceId is required.'],
    [{ spaceId: null }, 'spaceId', 'spaceId must be an id, as a text.'],
    [{ spaceId: 'guide' }, 'spaceId', 'spaceId must be the id of a space, such as spc_….'],
    [
      { spaceId: ids.space('guide'), sectionId: null },
      'sectionId',
      'sectionId may be absent, but not null.',
    ],
    [
      { spaceId: ids.space('guide'), path: 'x' },
      'path',
      'There is no field `path` here. Fields are: `spaceId`, `sectionId`.',
    ],
  ])('is refused with %j', async (input, field, message) => {
    const site = await makeSite(world);
    expect((await world.as('ana').post(`${site.url}/site-spaces`, input)).body).toEqual(
      bad(field, message),
    );
  });
});

describe('updating a site space', () => {
  it('sets a path, a condition and another space, and keeps absent fields', async () => {
    const site = await makeSite(world, { shown: 1 });
    const [id = ''] = await orderOf(site);
    const at = `${site.url}/site-spaces/${id}`;
    const condition = 'visitor.claims.beta == true';
    expect(await done(world.as('ana').patch(at, { path: 'start', condition }))).toEqual(
      siteSpaceBody(world, site, id, 0, { path: 'start', condition }),
    );
    expect(await done(world.as('ana').patch(at, {}))).toEqual(
      siteSpaceBody(world, site, id, 0, { path: 'start', condition }),
    );
    const swapped = await world.as('ana').query(UPDATE, { input: { id, spaceId: site.spaces[1] } });
    expect(swapped.data.updateSiteSpace.siteSpace).toEqual(
      node(site, id, 1, { path: 'start', condition }),
    );
    expect(await done(world.as('ana').patch(at, { condition: null }))).toEqual(
      siteSpaceBody(world, site, id, 1, { path: 'start' }),
    );
    expect((await eventsOn(site)).map(({ fields }) => fields)).toEqual([
      ['condition'],
      ['spaceId'],
      ['path', 'condition'],
    ]);
  });

  it.each([
    [{ condition: 'visitor.claims.' }, 'condition'],
    [{ condition: 'fetch("x")' }, 'condition'],
    [{ condition: '' }, 'condition'],
    [{ condition: 'x'.repeat(1025) }, 'condition'],
    [{ path: null }, 'path'],
    [{ path: 'Not A Path' }, 'path'],
    [{ path: 'x'.repeat(101) }, 'path'],
    [{ spaceId: null }, 'spaceId'],
    [{ spaceId: ids.space('guide') }, 'spaceId'],
  ])('is refused with %j, without a change', async (input, field) => {
    const site = await makeSite(world, { shown: 1 });
    const [id = ''] = await orderOf(site);
    const { status, body } = await world.as('ana').patch(`${site.url}/site-spaces/${id}`, input);
    expect([status, body.error.reason, body.error.field]).toEqual([400, 'BAD_USER_INPUT', field]);
    const { errors } = await world.as('ana').query(UPDATE, { input: { id, ...input } });
    expect([errors[0].extensions.code, errors[0].extensions.field]).toEqual([
      'BAD_USER_INPUT',
      `input.${field}`,
    ]);
    expect(await done(world.as('ana').get(`${site.url}/site-spaces/${id}`))).toEqual(
      siteSpaceBody(world, site, id, 0),
    );
  });

  it('refuses the path of a sibling, but not one of another section', async () => {
    const site = await makeSite(world, { shown: 2 });
    const [a = '', b] = await orderOf(site);
    const message = 'Another site space at this level has this path.';
    expect(
      (await world.as('ana').patch(`${site.url}/site-spaces/${b}`, { path: 'space-0' })).body,
    ).toEqual(refused(409, 'ALREADY_EXISTS', message, { field: 'path' }));
    expect(
      errorsOf(await world.as('ana').query(UPDATE, { input: { id: b, path: 'space-0' } })),
    ).toEqual(
      graphQLError(['updateSiteSpace'], 'ALREADY_EXISTS', message, { field: 'input.path' }),
    );
    expect(
      (await done(world.as('ana').patch(`${site.url}/site-spaces/${a}`, { path: 'space-0' }))).path,
    ).toBe('space-0');
    await addSection(world, site, 2);
    const second = await addSection(world, site, 3);
    const there = await addSpace(world, site, 0, second);
    expect((await done(world.as('ana').get(`${site.url}/site-spaces/${there}`))).path).toBe(
      'space-0',
    );
  });

  it('requires the level create on a new space, and keeps an unreadable one', async () => {
    const site = await makeSite(world, { roles: ['CREATE'], shown: 1 });
    const maker = await visitorOf(world, site.testOrganization, 1);
    const [id] = await orderOf(site);
    for (const space of site.spaces.slice(0, 2))
      await grant(world, space, site.testOrganization.userIds[1] ?? '', 'read');
    expect(
      (await maker.patch(`${site.url}/site-spaces/${id}`, { spaceId: site.spaces[1] })).status,
    ).toBe(403);
    expect(
      (
        await maker.patch(`${site.url}/site-spaces/${id}`, {
          spaceId: site.spaces[0],
          path: 'same',
        })
      ).body.path,
    ).toBe('same');
    expect(
      (await maker.patch(`${site.url}/site-spaces/${id}`, { spaceId: site.spaces[2] })).body.title,
    ).toBe('Space 2');
  });
});

describe('removing a site space', () => {
  it('keeps the space, makes the next one the default, and is idempotent', async () => {
    const site = await makeSite(world, { shown: 3 });
    const [a, b, c = ''] = await orderOf(site);
    await done(world.as('ana').patch(site.url, { defaultSiteSpace: b }));
    expect((await world.as('ana').delete(`${site.url}/site-spaces/${b}`)).status).toBe(205);
    expect((await siteSpacesOf(world, site)).map((one) => [one.id, one.default])).toEqual([
      [a, false],
      [c, true],
    ]);
    expect((await world.as('ana').delete(`${site.url}/site-spaces/${b}`)).status).toBe(204);
    expect((await world.as('ana').query(DELETE, { ...variablesOf(site), id: c })).data).toEqual({
      deleteSiteSpace: { deletedSiteSpaceId: c },
    });
    expect((await siteSpacesOf(world, site)).map((one) => [one.id, one.default])).toEqual([
      [a, true],
    ]);
    expect((await world.as('ana').get(`/v1/spaces/${site.spaces[1]}`)).status).toBe(200);
    expect((await world.as('ana').get(`${site.url}/site-spaces/${b}`)).body).toEqual(notFound);
    expect((await world.as('ana').patch(`${site.url}/site-spaces/${b}`, {})).body).toEqual(
      notFound,
    );
    expect((await world.as('ana').delete(`${site.url}/site-spaces/x`)).body).toEqual(notFound);
    expect((await eventsOn(site)).slice(0, 2)).toEqual([
      { fields: ['siteSpaces'], related: [c] },
      { fields: ['siteSpaces'], related: [b] },
    ]);
  });
});

describe('moving a site space', () => {
  it('puts it next to a sibling, by default at the end, and is deprecated', async () => {
    const site = await makeSite(world, { shown: 3 });
    const [a = '', b = '', c = ''] = await orderOf(site);
    const named = (id: string) => ({ type: 'site-space', siteSpace: id });
    const { status, headers, body } = await world
      .as('ana')
      .post(`${site.url}/site-spaces/${c}/move`, { position: { before: named(a) } });
    expect([status, body]).toEqual([200, siteSpaceBody(world, site, c, 2, { default: false })]);
    expect([headers.get('deprecation'), headers.get('sunset'), headers.get('link')]).toEqual([
      `@${Date.UTC(2026, 10, 1) / 1000}`,
      null,
      `<${site.url}/structure/sort>; rel="successor-version"`,
    ]);
    expect(await orderOf(site)).toEqual([c, a, b]);
    const { data } = await world.as('ana').query(MOVE, {
      input: {
        id: c,
        position: {
          before: { type: 'SITE_SPACE', siteSpaceId: b },
          after: { type: 'SITE_SPACE', siteSpaceId: a },
        },
      },
    });
    expect(data.moveSiteSpace.siteSpace).toEqual(node(site, c, 2, { default: false }));
    expect(await orderOf(site)).toEqual([a, c, b]);
    for (const position of [{ after: named(a) }, { after: named(a), before: named(b) }])
      expect(
        (await world.as('ana').post(`${site.url}/site-spaces/${c}/move`, { position })).status,
      ).toBe(200);
    expect(await orderOf(site)).toEqual([a, c, b]);
    expect(
      (await world.as('ana').post(`${site.url}/site-spaces/${a}/move`, { position: {} })).status,
    ).toBe(200);
    expect(await orderOf(site)).toEqual([c, b, a]);
  });

  it('is refused next to an item that is not a sibling', async () => {
    const site = await makeSite(world, { shown: 3 });
    const other = await makeSite(world, { shown: 1 });
    const [a = '', b = '', c = ''] = await orderOf(site);
    const [foreign] = await orderOf(other);
    const at = `${site.url}/site-spaces/${a}/move`;
    const none = 'This is not a sibling of the item.';
    const cases = [
      [{ before: { type: 'site-space', siteSpace: foreign } }, 'position.before', none],
      [{ after: { type: 'site-space', siteSpace: a } }, 'position.after', none],
      [
        {
          after: { type: 'site-space', siteSpace: c },
          before: { type: 'site-space', siteSpace: b },
        },
        'position',
        'These two are not adjacent in this order.',
      ],
      [
        { after: { type: 'site-section', siteSpace: c } },
        'position.after.type',
        'Neighbors here have another type.',
      ],
      [{ before: null }, 'position.before', 'before may be absent, but not null.'],
      [
        { before: { type: 'site-space', siteSpace: 'x' } },
        'position.before.siteSpace',
        'siteSpace must be the id of a site space, such as sts_….',
      ],
    ] as const;
    for (const [position, field, message] of cases)
      expect((await world.as('ana').post(at, { position })).body).toEqual(bad(field, message));
    expect((await world.as('ana').post(at, { position: null })).body).toEqual(
      bad('position', 'position may be absent, but not null.'),
    );
    expect(await orderOf(site)).toEqual([a, b, c]);
  });
});

describe('the site spaces of a site', () => {
  it('are in the order of the structure, and paginated while others change', async () => {
    const site = await makeSite(world, { shown: 4 });
    const [a, b, c, d] = await orderOf(site);
    const first = await done(world.as('ana').get(`${site.url}/site-spaces?limit=2`));
    expect([first.count, first.items.map(({ id }: { id: string }) => id)]).toEqual([4, [a, b]]);
    await world.as('ana').delete(`${site.url}/site-spaces/${a}`);
    const second = await done(
      world.as('ana').get(`${site.url}/site-spaces?limit=2&page=${first.next.page}`),
    );
    expect(second).toEqual({
      count: 3,
      items: [
        siteSpaceBody(world, site, c ?? '', 2, { default: false }),
        siteSpaceBody(world, site, d ?? '', 3, { default: false }),
      ],
    });
    for (const filter of ['default=true', 'default=false']) {
      const { status, body } = await world
        .as('ana')
        .get(`${site.url}/site-spaces?${filter}&page=${first.next.page}`);
      expect([status, body.error.reason, body.error.field]).toEqual([400, 'BAD_CURSOR', 'page']);
    }
    const { siteSpaces } = (await world.as('ana').query(LIST, { ...variablesOf(site), first: 2 }))
      .data.site;
    expect(siteSpaces).toEqual({
      totalCount: 3,
      pageInfo: { hasNextPage: true, hasPreviousPage: false },
      nodes: [b, c].map((id) => ({ id, urls: { published: null } })),
      edges: [b, c].map((id) => ({ cursor: expect.any(String), node: { id } })),
    });
    expect(
      (
        await world
          .as('ana')
          .query(LIST, { ...variablesOf(site), after: siteSpaces.edges[1].cursor })
      ).data.site.siteSpaces.nodes.map(({ id }: { id: string }) => id),
    ).toEqual([d]);
  });

  it('can be filtered to those that are not the default of their section', async () => {
    const site = await makeSite(world, { shown: 2, spaces: 5 });
    const [a, b] = await orderOf(site);
    await addSection(world, site, 2); // takes the site spaces at the root
    const last = await addSpace(world, site, 4, await addSection(world, site, 3));
    const list = async (query: string): Promise<[string, boolean][]> =>
      (await done(world.as('ana').get(`${site.url}/site-spaces${query}`))).items.map(
        (item: { id: string; default: boolean }) => [item.id, item.default],
      );
    const all = await list('');
    const [third, fourth] = all.filter(([id]) => ![a, b, last].includes(id));
    expect(all).toEqual([
      [third?.[0], true],
      [a, false],
      [b, false],
      [fourth?.[0], true],
      [last, false],
    ]);
    const others = [
      [a, false],
      [b, false],
      [last, false],
    ];
    expect([await list('?default=false'), await list('?default=true')]).toEqual([others, [third]]);
    const { data } = await world
      .as('ana')
      .query(
        'query ($id: ID!) { site(id: $id) { siteSpaces(default: false) { totalCount nodes { siteSpaceId default } } } }',
        { id: site.id },
      );
    expect(data.site.siteSpaces).toEqual({
      totalCount: 3,
      nodes: others.map(([siteSpaceId, isDefault]) => ({ siteSpaceId, default: isDefault })),
    });
  });

  it('can be filtered to the default one or all others', async () => {
    const site = await makeSite(world, { shown: 2 });
    const [a, b] = await orderOf(site);
    const idsAt = async (query: string) =>
      (await done(world.as('ana').get(`${site.url}/site-spaces?${query}`))).items.map(
        ({ id }: { id: string }) => id,
      );
    expect([await idsAt('default=true'), await idsAt('default=false'), await idsAt('')]).toEqual([
      [a],
      [b],
      [a, b],
    ]);
    expect(
      (await world.as('ana').query(LIST, { ...variablesOf(site), default: true })).data.site
        .siteSpaces.totalCount,
    ).toBe(1);
  });

  it('carry the share key in their addresses once the site is published', async () => {
    const site = await makeSite(world, { shown: 2 });
    await world.as('ana').post(`${site.url}/publish`);
    const published = async (query: string) =>
      (await done(world.as('ana').get(`${site.url}/site-spaces${query}`))).items.map(
        ({ urls }: { urls: { published: string } }) => urls.published,
      );
    const [first] = await published('');
    expect(await published('')).toEqual([first, `${first}/space-1`]);
    expect(await published('?shareKey=k%261')).toEqual([
      `${first}?shareKey=k%261`,
      `${first}/space-1?shareKey=k%261`,
    ]);
    expect(
      (await world.as('ana').query(LIST, { ...variablesOf(site), shareKey: 'k' })).data.site
        .siteSpaces.nodes[0].urls.published,
    ).toBe(`${first}?shareKey=k`);
  });
});

describe('permission', () => {
  it('requires the role read to read and create to change, else NOT_FOUND', async () => {
    const site = await makeSite(world, { shown: 1, roles: ['REVIEW', null] });
    const [id = ''] = await orderOf(site);
    const reviewer = await visitorOf(world, site.testOrganization, 1);
    expect((await reviewer.get(`${site.url}/site-spaces/${id}`)).status).toBe(200);
    const requests = [
      [
        'post',
        '/site-spaces',
        { spaceId: site.spaces[0] },
        CREATE,
        'createSiteSpace',
        { input: { siteId: site.id, spaceId: site.spaces[0] } },
      ],
      [
        'patch',
        `/site-spaces/${id}`,
        { path: 'x' },
        UPDATE,
        'updateSiteSpace',
        { input: { id, path: 'x' } },
      ],
      ['delete', `/site-spaces/${id}`, undefined, DELETE, 'deleteSiteSpace', { id }],
      [
        'post',
        `/site-spaces/${id}/move`,
        { position: {} },
        MOVE,
        'moveSiteSpace',
        { input: { id, position: {} } },
      ],
    ] as const;
    const guest = await visitorOf(world, site.testOrganization, 2);
    for (const [method, path, body, document, field, rest] of requests) {
      expect((await reviewer.send(method.toUpperCase(), site.url + path, body)).body).toEqual(
        forbidden('create', 'review'),
      );
      expect(errorsOf(await reviewer.query(document, rest))).toEqual(
        forbiddenAt(field, 'create', 'review'),
      );
      for (const stranger of [world.as('eve'), guest]) {
        expect((await stranger.send(method.toUpperCase(), site.url + path, body)).body).toEqual(
          notFound,
        );
        expect(errorsOf(await stranger.query(document, rest))).toEqual(notFoundAt(field));
      }
    }
    expect((await world.as('eve').get(`${site.url}/site-spaces`)).body).toEqual(notFound);
    expect(await done(world.as('ana').get(`${site.url}/site-spaces/${id}`))).toEqual(
      siteSpaceBody(world, site, id, 0),
    );
  });
});
