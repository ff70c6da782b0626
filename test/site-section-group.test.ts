import { describe, expect, it } from 'vitest';
import {
  bad,
  badAt,
  errorsOf,
  forbidden,
  forbiddenAt,
  notFound,
  notFoundAt,
} from './content/expected.ts';
import { eventsOf, visitorOf } from './content/rows.ts';
import {
  addGroup,
  addSection,
  addSpace,
  done,
  type MadeSite,
  makeSite,
  outline,
  variablesOf,
} from './site-structure/made.ts';
import { useWorld } from './support.ts';

const world = useWorld();

const FIELDS =
  '__typename id title icon sections { id sectionGroupId } site { id } urls { location }';
const GET = `query ($id: ID!) { siteSectionGroup(id: $id) { ${FIELDS} } }`;
const LIST =
  'query ($site: ID!, $first: Int, $after: String) { site(id: $site) { sectionGroups(first: $first, after: $after) { totalCount pageInfo { hasNextPage endCursor } nodes { id } edges { node { id } } } } }';
const mutation = (name: string, input: string) =>
  `mutation ($input: ${input}!) { ${name}(input: $input) { siteSectionGroup { ${FIELDS} } } }`;
const CREATE = mutation('createSiteSectionGroup', 'CreateSiteSectionGroupInput');
const UPDATE = mutation('updateSiteSectionGroup', 'UpdateSiteSectionGroupInput');
const ADD = mutation('addSectionToGroup', 'AddSectionToGroupInput');
const REMOVE = mutation('removeSectionFromGroup', 'RemoveSectionFromGroupInput');
const MOVE = mutation('moveSiteSectionGroup', 'MoveSiteSectionGroupInput');
const DELETE =
  'mutation ($id: ID!) { deleteSiteSectionGroup(input: { id: $id }) { deletedSiteSectionGroupId } }';

/** Returns sections as `/v1` serializes them one by one, as their own tests check. */
const shown = (site: MadeSite, sections: readonly string[]) =>
  Promise.all(sections.map((id) => done(world.as('ana').get(`${site.url}/sections/${id}`))));
const groupBody = async (
  site: MadeSite,
  id: string,
  title: string,
  sections: readonly string[],
  rest: object = {},
) => ({
  object: 'site-section-group',
  id,
  title,
  sections: await shown(site, sections),
  ...rest,
});
const node = (
  site: MadeSite,
  id: string,
  title: string,
  sections: readonly string[],
  rest: object = {},
) => ({
  ...{
    __typename: 'SiteSectionGroup',
    id,
    title,
    icon: null,
    sections: sections.map((section) => ({ id: section, sectionGroupId: id })),
  },
  ...{ site: { id: site.id }, urls: { location: `${world.url}${site.url}/section-groups/${id}` } },
  ...rest,
});
const eventsOn = async (site: MadeSite) =>
  (await eventsOf(world, site.testOrganization.id, 'site.update')).map(({ fields, related }) => ({
    fields,
    related,
  }));

/** Makes a site with four sections, A to D, each with one space. */
async function makeFour(): Promise<{ site: MadeSite; a: string; b: string; c: string; d: string }> {
  const site = await makeSite(world, { roles: ['REVIEW'] });
  const [a, b] = [
    await addSection(world, site, 0, { title: 'A…' }),
    await addSection(world, site, 1, { title: 'B…' }),
  ];
  const [c, d] = [
    await addSection(world, site, 2, { title: 'C…' }),
    await addSection(world, site, 3, { title: 'D…' }),
  ];
  return { site, a, b, c, d };
}

/** Returns the structure without the site spaces. */
async function lineOf(site: MadeSite): Promise<unknown> {
  const { structure } = await done(world.as('ana').get(`${site.url}/structure`));
  return structure.map(({ title, sections }: { title: string; sections?: { title: string }[] }) =>
    sections ? [title, sections.map((one) => one.title)] : title,
  );
}

describe('a new group', () => {
  it('is at the end of the root, with the given sections in their order', async () => {
    const { site, a, b, c } = await makeFour();
    const { status, headers, body } = await world
      .as('ana')
      .post(`${site.url}/section-groups`, { title: 'G', icon: 'box', sections: [c, a] });
    expect([status, body]).toEqual([
      201,
      await groupBody(site, body.id, 'G', [c, a], { icon: 'box' }),
    ]);
    expect(headers.get('location')).toBe(`${world.url}${site.url}/section-groups/${body.id}`);
    expect((await world.as('ana').get(`${site.url}/section-groups/${body.id}`)).body).toEqual(body);
    const made = (
      await world
        .as('ana')
        .query(CREATE, { input: { siteId: site.id, title: 'H', icon: null, siteSectionIds: [b] } })
    ).data.createSiteSectionGroup.siteSectionGroup;
    expect(made).toEqual(node(site, made.id, 'H', [b]));
    expect((await world.as('ana').query(GET, { id: made.id })).data.siteSectionGroup).toEqual(made);
    expect(await lineOf(site)).toEqual(['D…', ['G', ['C…', 'A…']], ['H', ['B…']]]);
    expect((await eventsOn(site)).slice(0, 2)).toEqual([
      { fields: ['sectionGroups'], related: [made.id, b] },
      { fields: ['sectionGroups'], related: [body.id, c, a] },
    ]);
  });

  it('can be empty, and is then visible to its creator along with the root', async () => {
    const site = await makeSite(world, { shown: 1, roles: ['CREATE'] });
    const maker = await visitorOf(world, site.testOrganization, 1);
    const { status, headers, body } = await maker.post(`${site.url}/section-groups`, {
      title: 'G',
    });
    expect([status, body]).toEqual([
      201,
      { object: 'site-section-group', id: body.id, title: 'G', sections: [] },
    ]);
    expect((await maker.get(headers.get('location')?.slice(world.url.length) ?? '')).body).toEqual(
      body,
    );
    expect(await outline(maker, site)).toEqual(['siteSpaces', 'Space 0']);
    expect(
      (await maker.delete(`${site.url}/section-groups/${body.id}/sections/${'sec_'}`)).body,
    ).toEqual(notFound);
    const section = await addSection(world, site, 1);
    expect(
      (await maker.delete(`${site.url}/section-groups/${body.id}/sections/${section}`)).status,
    ).toBe(204);
    expect(await outline(maker, site)).toEqual([
      'sections',
      ['G'],
      ['Space 1', 'Space 1', 'Space 0'],
    ]);
  });

  it('is refused with an unknown section', async () => {
    const { site, a } = await makeFour();
    const other = await makeSite(world);
    const foreign = await addSection(world, other, 0);
    const message = 'This is not a section of the site.';
    expect(
      (
        await world
          .as('ana')
          .post(`${site.url}/section-groups`, { title: 'G', sections: [a, foreign] })
      ).body,
    ).toEqual(bad('sections.1', message));
    expect(
      errorsOf(
        await world
          .as('ana')
          .query(CREATE, { input: { siteId: site.id, title: 'G', siteSectionIds: [foreign] } }),
      ),
    ).toEqual(badAt('createSiteSectionGroup', 'input.siteSectionIds.0', message));
    expect((await world.as('ana').get(`${site.url}/section-groups`)).body).toEqual({
      count: 0,
      items: [],
    });
  });

  it.each([
    [{}, 'title', 'title is required.'],
    [{ title: '' }, 'title', 'title must have 1 to 100 characters, and has 0.'],
    [{ title: 'x'.repeat(101) }, 'title', 'title must have 1 to 100 characters, and has 101.'],
    [
      { title: 'G', icon: 'x'.repeat(51) },
      'icon',
      'icon must have at most 50 characters, and has 51.',
    ],
    [
      { title: 'G', sections: ['x'] },
      'sections.0',
      'sections.0 must be the id of a site section, such as sec_….',
    ],
  ])('is refused with %j', async (input, field, message) => {
    const site = await makeSite(world);
    expect((await world.as('ana').post(`${site.url}/section-groups`, input)).body).toEqual(
      bad(field, message),
    );
  });
});

describe('updating a group', () => {
  it('sets a title and an icon; null removes the icon', async () => {
    const { site, a } = await makeFour();
    const id = await addGroup(world, site, 'G', [a]);
    const at = `${site.url}/section-groups/${id}`;
    expect(await done(world.as('ana').patch(at, { title: 'H', icon: 'box' }))).toEqual(
      await groupBody(site, id, 'H', [a], { icon: 'box' }),
    );
    expect(await done(world.as('ana').patch(at, {}))).toEqual(
      await groupBody(site, id, 'H', [a], { icon: 'box' }),
    );
    expect(
      (await world.as('ana').query(UPDATE, { input: { id, icon: null } })).data
        .updateSiteSectionGroup.siteSectionGroup,
    ).toEqual(node(site, id, 'H', [a]));
    expect((await world.as('ana').patch(at, { title: null })).body).toEqual(
      bad('title', 'title may be absent, but not null.'),
    );
    expect((await eventsOn(site))[0]).toEqual({ fields: ['icon'], related: [id] });
  });

  it('adds a section at its end, and removes one to the position after itself', async () => {
    const { site, a, b, c } = await makeFour();
    const g = await addGroup(world, site, 'G', [b]);
    const h = await addGroup(world, site, 'H', [c]);
    const { status, headers, body } = await world
      .as('ana')
      .post(`${site.url}/section-groups/${g}/sections`, { sectionId: a });
    expect([status, body]).toEqual([201, await groupBody(site, g, 'G', [b, a])]);
    expect(headers.get('location')).toBe(`${world.url}${site.url}/section-groups/${g}`);
    expect(
      (await world.as('ana').query(ADD, { input: { siteSectionGroupId: g, siteSectionId: c } }))
        .data.addSectionToGroup.siteSectionGroup,
    ).toEqual(node(site, g, 'G', [b, a, c]));
    expect(
      (await world.as('ana').post(`${site.url}/section-groups/${g}/sections`, { sectionId: b }))
        .status,
    ).toBe(201); // it is there already
    expect(await lineOf(site)).toEqual(['D…', ['G', ['B…', 'A…', 'C…']], ['H', []]]);
    for (const status of [205, 204])
      expect(
        (await world.as('ana').delete(`${site.url}/section-groups/${g}/sections/${a}`)).status,
      ).toBe(status);
    expect(await lineOf(site)).toEqual(['D…', ['G', ['B…', 'C…']], 'A…', ['H', []]]);
    expect(
      (await world.as('ana').query(REMOVE, { input: { siteSectionGroupId: g, siteSectionId: c } }))
        .data.removeSectionFromGroup.siteSectionGroup,
    ).toEqual(node(site, g, 'G', [b]));
    expect(await lineOf(site)).toEqual(['D…', ['G', ['B…']], 'C…', 'A…', ['H', []]]);
    expect((await eventsOn(site)).slice(0, 3)).toEqual([
      { fields: ['sections'], related: [g, c] },
      { fields: ['sections'], related: [g, a] },
      { fields: [], related: [g, b] },
    ]);
    expect(
      (
        await world
          .as('ana')
          .delete(`${site.url}/section-groups/${g}/sections/${a.replace('sec', 'grp')}`)
      ).body,
    ).toEqual(notFound);
    expect(
      (await world.as('ana').post(`${site.url}/section-groups/${h}/sections`, {})).body,
    ).toEqual(bad('sectionId', 'sectionId is required.'));
    const foreign = await addSection(world, await makeSite(world), 0);
    expect(
      (
        await world
          .as('ana')
          .post(`${site.url}/section-groups/${h}/sections`, { sectionId: foreign })
      ).body,
    ).toEqual(bad('sectionId', 'This is not a section of the site.'));
  });
});

describe('deleting a group', () => {
  it('puts its sections at its position, in their order', async () => {
    const { site, a, b, c } = await makeFour();
    const g = await addGroup(world, site, 'G', [c, a]);
    await done(
      world.as('ana').post(`${site.url}/section-groups/${g}/move`, {
        position: { before: { type: 'site-section', id: b } },
      }),
    );
    expect(await lineOf(site)).toEqual([['G', ['C…', 'A…']], 'B…', 'D…']);
    for (const status of [205, 204])
      expect((await world.as('ana').delete(`${site.url}/section-groups/${g}`)).status).toBe(status);
    expect(await lineOf(site)).toEqual(['C…', 'A…', 'B…', 'D…']);
    expect((await eventsOn(site)).slice(0, 1)).toEqual([
      { fields: ['sectionGroups'], related: [g, c, a] },
    ]);
    const h = await addGroup(world, site, 'H', [b]);
    expect((await world.as('ana').query(DELETE, { id: h })).data).toEqual({
      deleteSiteSectionGroup: { deletedSiteSectionGroupId: h },
    });
    expect(await lineOf(site)).toEqual(['C…', 'A…', 'D…', 'B…']);
    expect((await world.as('ana').get(`${site.url}/section-groups/${h}`)).body).toEqual(notFound);
  });
});

describe('moving a group', () => {
  it('puts it next to a section of the root or at the end, and is deprecated', async () => {
    const { site, a, b, c, d } = await makeFour();
    const g = await addGroup(world, site, 'G', [b]);
    const at = `${site.url}/section-groups/${g}/move`;
    const named = (id: string) => ({ type: 'site-section', id });
    const { status, headers, body } = await world
      .as('ana')
      .post(at, { position: { after: named(a), before: named(c) } });
    expect([status, body]).toEqual([200, await groupBody(site, g, 'G', [b])]);
    expect([headers.get('deprecation'), headers.get('sunset'), headers.get('link')]).toEqual([
      `@${Date.UTC(2026, 10, 1) / 1000}`,
      null,
      `<${site.url}/structure/sort>; rel="successor-version"`,
    ]);
    // it is there already
    expect((await world.as('ana').post(at, { position: { after: named(a) } })).status).toBe(200);
    expect(await lineOf(site)).toEqual(['A…', ['G', ['B…']], 'C…', 'D…']);
    expect(
      (await world.as('ana').query(MOVE, { input: { id: g, position: {} } })).data
        .moveSiteSectionGroup.siteSectionGroup,
    ).toEqual(node(site, g, 'G', [b]));
    expect(await lineOf(site)).toEqual(['A…', 'C…', 'D…', ['G', ['B…']]]);
    expect((await world.as('ana').post(at, { position: { after: named(b) } })).body).toEqual(
      bad('position.after', 'This is not a sibling of the item.'),
    );
    expect(
      (await world.as('ana').post(at, { position: { after: named(c), before: named(a) } })).body,
    ).toEqual(bad('position', 'These two are not adjacent in this order.'));
    expect(
      (await world.as('ana').post(at, { position: { after: { type: 'site-space', id: d } } })).body,
    ).toEqual(bad('position.after.type', 'Neighbors here have another type.'));
  });
});

describe('the groups of a site', () => {
  it('are in order and paginated', async () => {
    const { site, a, b, c } = await makeFour();
    const all = [
      await addGroup(world, site, 'G', [a]),
      await addGroup(world, site, 'H', [b]),
      await addGroup(world, site, 'I', [c]),
    ] as const;
    const first = await done(world.as('ana').get(`${site.url}/section-groups?limit=2`));
    expect(first).toEqual({
      count: 3,
      items: [await groupBody(site, all[0], 'G', [a]), await groupBody(site, all[1], 'H', [b])],
      next: { page: first.next.page },
    });
    expect(
      (
        await done(
          world.as('ana').get(`${site.url}/section-groups?limit=2&page=${first.next.page}`),
        )
      ).items,
    ).toEqual([await groupBody(site, all[2], 'I', [c])]);
    const { sectionGroups } = (
      await world.as('ana').query(LIST, { ...variablesOf(site), first: 1 })
    ).data.site;
    expect(sectionGroups).toEqual({
      totalCount: 3,
      pageInfo: { hasNextPage: true, endCursor: sectionGroups.pageInfo.endCursor },
      nodes: [{ id: all[0] }],
      edges: [{ node: { id: all[0] } }],
    });
  });

  it('require the role create to change and read to read', async () => {
    const { site, a, b } = await makeFour();
    const id = await addGroup(world, site, 'G', [a]);
    await addSpace(world, site, 1, b);
    const reviewer = await visitorOf(world, site.testOrganization, 1);
    expect((await reviewer.get(`${site.url}/section-groups/${id}`)).status).toBe(200);
    const requests = [
      [
        'POST',
        '',
        { title: 'H' },
        CREATE,
        'createSiteSectionGroup',
        { input: { siteId: site.id, title: 'H' } },
      ],
      [
        'PATCH',
        `/${id}`,
        { title: 'H' },
        UPDATE,
        'updateSiteSectionGroup',
        { input: { id, title: 'H' } },
      ],
      ['DELETE', `/${id}`, undefined, DELETE, 'deleteSiteSectionGroup', { id }],
      [
        'POST',
        `/${id}/sections`,
        { sectionId: b },
        ADD,
        'addSectionToGroup',
        { input: { siteSectionGroupId: id, siteSectionId: b } },
      ],
      [
        'DELETE',
        `/${id}/sections/${a}`,
        undefined,
        REMOVE,
        'removeSectionFromGroup',
        { input: { siteSectionGroupId: id, siteSectionId: a } },
      ],
      [
        'POST',
        `/${id}/move`,
        { position: {} },
        MOVE,
        'moveSiteSectionGroup',
        { input: { id, position: {} } },
      ],
    ] as const;
    for (const [method, path, body, document, field, rest] of requests) {
      expect((await reviewer.send(method, `${site.url}/section-groups${path}`, body)).body).toEqual(
        forbidden('create', 'review'),
      );
      expect(errorsOf(await reviewer.query(document, rest))).toEqual(
        forbiddenAt(field, 'create', 'review'),
      );
      expect(
        (await world.as('eve').send(method, `${site.url}/section-groups${path}`, body)).body,
      ).toEqual(notFound);
      expect(errorsOf(await world.as('eve').query(document, rest))).toEqual(notFoundAt(field));
    }
    expect((await world.as('eve').get(`${site.url}/section-groups`)).body).toEqual(notFound);
    expect(await lineOf(site)).toEqual(['B…', 'C…', 'D…', ['G', ['A…']]]);
  });
});
