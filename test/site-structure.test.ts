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
  grant,
  type MadeSite,
  makeSite,
  outline,
  sectionBody,
  siteSpaceBody,
  siteSpacesOf,
  variablesOf,
} from './site-structure/made.ts';
import { useWorld, type Visitor } from './support.ts';

const world = useWorld();

const STRUCTURE =
  'query ($site: ID!) { site(id: $site) { structure { type items { __typename ... on SiteSection { id } ... on SiteSectionGroup { id sections { id siteSpaces { id } } } ... on SiteSpace { id title } } } } }';
const SORT =
  'mutation ($input: SortSiteStructureInput!) { sortSiteStructure(input: $input) { site { id } item { __typename ... on SiteSection { id } ... on SiteSectionGroup { id } ... on SiteSpace { id } } } }';

const structureOf = async (site: MadeSite) =>
  (await world.as('ana').query(STRUCTURE, variablesOf(site))).data.site.structure;

describe('the structure of a site', () => {
  it('is its site spaces while there is no section', async () => {
    const site = await makeSite(world, { shown: 2 });
    const [a, b] = (await siteSpacesOf(world, site)).map(({ id }) => id);
    const { status, body } = await world.as('ana').get(`${site.url}/structure`);
    expect([status, body]).toEqual([
      200,
      {
        type: 'siteSpaces',
        structure: [
          siteSpaceBody(world, site, a ?? '', 0),
          siteSpaceBody(world, site, b ?? '', 1, { default: false }),
        ],
      },
    ]);
    expect(await structureOf(site)).toEqual({
      type: 'SITE_SPACES',
      items: [
        { __typename: 'SiteSpace', id: a, title: 'Space 0' },
        { __typename: 'SiteSpace', id: b, title: 'Space 1' },
      ],
    });
  });

  it('is sections and groups with their content once there is a section', async () => {
    const site = await makeSite(world);
    const [a, b] = [await addSection(world, site, 0), await addSection(world, site, 1)];
    const g = await addGroup(world, site, 'G', [a]);
    const [first = '', second = ''] = (await siteSpacesOf(world, site)).map(({ id }) => id);
    const sectionB = sectionBody(
      world,
      site,
      b,
      1,
      [siteSpaceBody(world, site, first, 1, { section: b })],
      { default: false },
    );
    const sectionA = sectionBody(
      world,
      site,
      a,
      0,
      [siteSpaceBody(world, site, second, 0, { section: a })],
      { sectionGroup: g },
    );
    expect((await world.as('ana').get(`${site.url}/structure`)).body).toEqual({
      type: 'sections',
      structure: [
        sectionB,
        { object: 'site-section-group', id: g, title: 'G', sections: [sectionA] },
      ],
    });
    expect(await structureOf(site)).toEqual({
      type: 'SECTIONS',
      items: [
        { __typename: 'SiteSection', id: b },
        {
          __typename: 'SiteSectionGroup',
          id: g,
          sections: [{ id: a, siteSpaces: [{ id: second }] }],
        },
      ],
    });
  });
});

describe('sorting', () => {
  it('moves any item of a structure, and returns the structure', async () => {
    const site = await makeSite(world);
    const [a, b, c] = [
      await addSection(world, site, 0),
      await addSection(world, site, 1),
      await addSection(world, site, 2),
    ];
    const g = await addGroup(world, site, 'G', [c]);
    const more = await addSpace(world, site, 3, a);
    const sort = (item: object, position: object) =>
      world.as('ana').patch(`${site.url}/structure/sort`, { item, position });
    const at = {
      section: (id: string) => ({ type: 'site-section', id }),
      group: { type: 'site-section-group', id: g },
      space: (id: string) => ({ type: 'site-space', id }),
    };
    const section = await sort(at.section(a), { after: at.group });
    expect([section.status, section.body]).toEqual([
      200,
      await done(world.as('ana').get(`${site.url}/sections/${a}`)),
    ]);
    const group = await sort(at.group, { before: at.section(b) });
    expect([group.status, group.body]).toEqual([
      200,
      await done(world.as('ana').get(`${site.url}/section-groups/${g}`)),
    ]);
    const own = (await siteSpacesOf(world, site)).find((one) => one.section === a)?.id ?? '';
    const siteSpace = await sort(at.space(more), { before: at.space(own) });
    expect([siteSpace.status, siteSpace.body]).toEqual([
      200,
      siteSpaceBody(world, site, more, 3, { section: a, default: false }),
    ]);
    // it is there already
    expect((await sort(at.space(more), { before: at.space(own) })).status).toBe(200);
    expect(await outline(world.as('ana'), site)).toEqual([
      'sections',
      ['G', ['Space 2', 'Space 2']],
      ['Space 1', 'Space 1'],
      ['Space 0', 'Space 3', 'Space 0'],
    ]);
    const kinds = [
      ['SITE_SECTION', 'SiteSection', b],
      ['SITE_SECTION_GROUP', 'SiteSectionGroup', g],
      ['SITE_SPACE', 'SiteSpace', more],
    ] as const;
    for (const [type, name, id] of kinds) {
      const { data } = await world
        .as('ana')
        .query(SORT, { input: { siteId: site.id, item: { type, itemId: id }, position: {} } });
      expect(data.sortSiteStructure).toEqual({
        site: { id: site.id },
        item: { __typename: name, id },
      });
    }
    expect(await outline(world.as('ana'), site)).toEqual([
      'sections',
      ['Space 0', 'Space 0', 'Space 3'],
      ['Space 1', 'Space 1'],
      ['G', ['Space 2', 'Space 2']],
    ]);
    expect((await eventsOf(world, site.testOrganization.id, 'site.update'))[0]).toEqual({
      subjectId: site.id,
      fields: ['rank'],
      related: [more],
    });
  });

  it('is refused for unknown items, invalid input, and items that are not siblings', async () => {
    const site = await makeSite(world);
    const other = await makeSite(world);
    const [a, b, foreign] = [
      await addSection(world, site, 0),
      await addSection(world, site, 1),
      await addSection(world, other, 0),
    ];
    const g = await addGroup(world, site, 'G', [b]);
    const [own] = (await siteSpacesOf(world, site)).map(({ id }) => id);
    const [section, none] = [
      (id: unknown) => ({ type: 'site-section', id }),
      'This is not a sibling of the item.',
    ];
    const cases: (readonly [object, string, string])[] = [
      [{ item: section(foreign), position: {} }, 'item.id', 'This is not an item of the site.'],
      [{ item: section(g), position: {} }, 'item.id', 'This id does not match the type.'],
      [{ item: section('x'), position: {} }, 'item.id', 'This id does not match the type.'],
      [{ item: section(a), position: { before: section(foreign) } }, 'position.before', none],
      [{ item: section(a), position: { after: section(b) } }, 'position.after', none],
      [{ item: section(a), position: { after: section(a) } }, 'position.after', none],
      [
        { item: section(a), position: { after: { type: 'site-space', id: own } } },
        'position.after',
        none,
      ],
      [
        { item: section(a), position: { after: { type: 'site-space', id: g } } },
        'position.after.id',
        'This id does not match the type.',
      ],
      [
        { item: section(a), position: { after: null } },
        'position.after',
        'after may be absent, but not null.',
      ],
      [{ item: section(a) }, 'position', 'position is required.'],
      [{ position: {} }, 'item', 'item is required.'],
    ];
    for (const [body, field, message] of cases)
      expect((await world.as('ana').patch(`${site.url}/structure/sort`, body)).body).toEqual(
        bad(field, message),
      );
    const input = {
      item: { type: 'SITE_SECTION', itemId: a },
      position: { before: { type: 'SITE_SECTION', itemId: foreign } },
    };
    expect(
      errorsOf(await world.as('ana').query(SORT, { input: { siteId: site.id, ...input } })),
    ).toEqual(badAt('sortSiteStructure', 'input.position.before', none));
    expect(await outline(world.as('ana'), site)).toEqual([
      'sections',
      ['Space 0', 'Space 0'],
      ['G', ['Space 1', 'Space 1']],
    ]);
  });

  it('requires the role create, and answers NOT_FOUND for strangers', async () => {
    const site = await makeSite(world, { roles: ['REVIEW'], shown: 1 });
    const [a] = (await siteSpacesOf(world, site)).map(({ id }) => id);
    const body = { item: { type: 'site-space', id: a }, position: {} };
    const input = { item: { type: 'SITE_SPACE', itemId: a }, position: {} };
    const reviewer = await visitorOf(world, site.testOrganization, 1);
    expect((await reviewer.patch(`${site.url}/structure/sort`, body)).body).toEqual(
      forbidden('create', 'review'),
    );
    expect(errorsOf(await reviewer.query(SORT, { input: { siteId: site.id, ...input } }))).toEqual(
      forbiddenAt('sortSiteStructure', 'create', 'review'),
    );
    expect(await outline(reviewer, site)).toEqual(['siteSpaces', 'Space 0']);
    expect((await world.as('eve').patch(`${site.url}/structure/sort`, body)).body).toEqual(
      notFound,
    );
    expect((await world.as('eve').get(`${site.url}/structure`)).body).toEqual(notFound);
    expect(
      errorsOf(await world.as('eve').query(SORT, { input: { siteId: site.id, ...input } })),
    ).toEqual(notFoundAt('sortSiteStructure'));
    expect(
      (await world.as('eve').query(STRUCTURE, variablesOf(site))).errors[0].extensions.code,
    ).toBe('NOT_FOUND');
  });
});

/** Returns what a visitor can see in every list, with its counts. */
async function visibleTo(visitor: Visitor, site: MadeSite): Promise<unknown> {
  const lists = await Promise.all(
    ['section-groups', 'sections', 'site-spaces'].map((name) =>
      done(visitor.get(`${site.url}/${name}`)),
    ),
  );
  return lists.map(({ count, items }) => [
    count,
    ...items.map(({ title }: { title: string }) => title),
  ]);
}

describe('a member', () => {
  it('cannot see or name unreadable spaces, or sections that they leave empty', async () => {
    const site = await makeSite(world, { roles: ['CREATE'], spaces: 5 });
    const [a, b] = [await addSection(world, site, 0), await addSection(world, site, 1)];
    const g = await addGroup(world, site, 'G', [b]);
    const c = await addSection(world, site, 2);
    const hidden = await addSpace(world, site, 3, a);
    for (const n of [1, 3])
      await grant(world, site.spaces[n], site.testOrganization.userIds[1] ?? '', null);
    const member = await visitorOf(world, site.testOrganization, 1);
    expect(await outline(world.as('ana'), site)).toEqual([
      'sections',
      ['Space 0', 'Space 0', 'Space 3'],
      ['G', ['Space 1', 'Space 1']],
      ['Space 2', 'Space 2'],
    ]);
    expect(await outline(member, site)).toEqual([
      'sections',
      ['Space 0', 'Space 0'],
      ['Space 2', 'Space 2'],
    ]);
    expect(await visibleTo(member, site)).toEqual([
      [0],
      [2, 'Space 0', 'Space 2'],
      [2, 'Space 0', 'Space 2'],
    ]);
    expect((await member.get(site.url)).body.siteSpaces).toBe(2);
    const all = await done(member.get(`${site.url}/site-spaces`));
    const { page } = (await done(member.get(`${site.url}/site-spaces?limit=1`))).next;
    expect(await done(member.get(`${site.url}/site-spaces?page=${page}`))).toEqual({
      count: 2,
      items: all.items.slice(1),
    });
    for (const path of [`site-spaces/${hidden}`, `sections/${b}`, `section-groups/${g}`]) {
      expect((await member.get(`${site.url}/${path}`)).body).toEqual(notFound);
      expect((await member.patch(`${site.url}/${path}`, {})).body).toEqual(notFound);
      // as after a deletion
      expect((await member.delete(`${site.url}/${path}`)).status).toBe(204);
    }
    expect(
      (await member.post(`${site.url}/section-groups`, { title: 'H', sections: [b] })).body,
    ).toEqual(bad('sections.0', 'This is not a section of the site.'));
    expect(
      (await member.post(`${site.url}/site-spaces`, { spaceId: site.spaces[4], sectionId: b }))
        .body,
    ).toEqual(bad('sectionId', 'This is not a section of the site.'));
    expect(
      (await member.patch(`${site.url}/sections/${a}`, { defaultSiteSpace: hidden })).body,
    ).toEqual(bad('defaultSiteSpace', 'This is not a site space of the section.'));
    const sort = (position: object) =>
      member.patch(`${site.url}/structure/sort`, {
        item: { type: 'site-section', id: c },
        position,
      });
    expect((await sort({ before: { type: 'site-section-group', id: g } })).body).toEqual(
      bad('position.before', 'This is not a sibling of the item.'),
    );
    // the member can see it there
    expect((await sort({ after: { type: 'site-section', id: a } })).status).toBe(200);
    expect(await outline(world.as('ana'), site)).toEqual([
      'sections',
      ['Space 0', 'Space 0', 'Space 3'],
      ['G', ['Space 1', 'Space 1']],
      ['Space 2', 'Space 2'],
    ]);
  });

  it('with the guest role can see the site only through a readable space', async () => {
    const site = await makeSite(world, { roles: [null], shown: 2 });
    const guest = await visitorOf(world, site.testOrganization, 1);
    expect((await guest.get(`${site.url}/structure`)).body).toEqual(notFound);
    await grant(world, site.spaces[1], site.testOrganization.userIds[1] ?? '', 'read');
    expect(await outline(guest, site)).toEqual(['siteSpaces', 'Space 1']);
    expect((await done(guest.get(`${site.url}/site-spaces`))).items[0].default).toBe(true);
  });
});

describe('a deleted space', () => {
  it('is hidden, and restored to its position', async () => {
    const site = await makeSite(world, { shown: 3, roles: ['READ'] });
    const member = await visitorOf(world, site.testOrganization, 1);
    const before = await siteSpacesOf(world, site);
    await done(world.as('ana').delete(`/v1/spaces/${site.spaces[0]}`));
    for (const visitor of [member, world.as('ana')]) {
      expect(await outline(visitor, site)).toEqual(['siteSpaces', 'Space 1', 'Space 2']);
      expect(await visibleTo(visitor, site)).toEqual([[0], [0], [2, 'Space 1', 'Space 2']]);
      expect((await visitor.get(`${site.url}/site-spaces/${before[0]?.id}`)).body).toEqual(
        notFound,
      );
    }
    expect((await siteSpacesOf(world, site)).map((one) => one.default)).toEqual([true, false]);
    await done(world.as('ana').post(`/v1/spaces/${site.spaces[0]}/restore`));
    expect(await siteSpacesOf(world, site)).toEqual(
      before.map((one) => ({ ...one, space: expect.any(Object) })),
    );
  });

  it('hides an otherwise empty section from everyone but admins', async () => {
    const site = await makeSite(world, { roles: ['CREATE'] });
    const member = await visitorOf(world, site.testOrganization, 1);
    for (const n of [0, 1]) await addSection(world, site, n);
    await done(world.as('ana').delete(`/v1/spaces/${site.spaces[0]}`));
    expect(await outline(world.as('ana'), site)).toEqual([
      'sections',
      ['Space 0'],
      ['Space 1', 'Space 1'],
    ]);
    expect(await outline(member, site)).toEqual(['sections', ['Space 1', 'Space 1']]);
  });
});
