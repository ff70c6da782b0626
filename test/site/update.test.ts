// Tests reading and updating a site: each field, its limits, and the required role.
import { describe, expect, it } from 'vitest';
import { newId } from '../../src/data/new-id.ts';
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
} from '../content/expected.ts';
import { makeTestOrganization, makeSpaces, visitorOf } from '../content/rows.ts';
import { ids, useWorld, type Visitor } from '../support.ts';
import {
  DELETE,
  GET,
  makeOwnSpace,
  makeSite,
  PUBLISH,
  siteNode,
  sitesOf,
  UNPUBLISH,
  UPDATE,
} from './made.ts';
import { eventsAbout, expectedSite } from './shown.ts';
import { inGraphQL } from '../spelled.ts';

const world = useWorld({ PUBLIC_URL: 'https://docs.test' });

const NODE = 'query ($id: ID!) { node(id: $id) { __typename id } }';

describe('a site', () => {
  it('returns all stored fields', async () => {
    const site = await makeSite(world, { title: 'Stored' });
    await world.console.database.prisma.site.update({
      where: { key: { id: site.id, organizationId: ids.acme } },
      data: {
        ...{ hostname: 'docs.acme.example', published: true, proxy: 'acme.example/docs' },
        icon: {
          icon: { light: 'https://acme.example/light.png', dark: 'https://acme.example/dark.png' },
        },
        ads: { status: 'IN_REVIEW', submittable: true },
        features: [
          { id: 'advanced', plan: 'premium', frozen: false, customizations: ['header'] },
          { id: 'plain' },
        ],
      },
    });
    const { body } = await world.as('cat').get(site.url);
    const stored = {
      ...{ title: 'Stored', hostname: 'docs.acme.example', published: 'https://docs.acme.example' },
      proxy: { origin: 'acme.example/docs', target: 'https://docs.acme.example' },
      icon: {
        icon: { light: 'https://acme.example/light.png', dark: 'https://acme.example/dark.png' },
      },
    };
    const advanced = { id: 'advanced', plan: 'premium', frozen: false, customizations: ['header'] };
    expect(body).toEqual(
      expectedSite(world, site, {
        ...stored,
        ads: { status: 'in-review', submittable: true },
        features: [advanced, { id: 'plain' }],
      }),
    );
    const { data } = await world.as('cat').query(GET, site.at);
    const features = [advanced, { id: 'plain', plan: null, frozen: null, customizations: null }];
    expect(data).toEqual({
      site: siteNode(
        expectedSite(world, site, {
          ...stored,
          ads: { status: 'IN_REVIEW', submittable: true },
          features,
        }),
      ),
    });
  });

  it('answers NOT_FOUND to every request of a stranger', async () => {
    const site = await makeSite(world, { title: 'Not for eve' });
    const eve = world.as('eve');
    const umbrella = `${sitesOf(ids.umbrella)}/${site.id}`;
    for (const url of [
      site.url,
      umbrella,
      `${sitesOf()}/site_1`,
      `${sitesOf()}/${ids.space('guide')}`,
    ]) {
      expect((await eve.get(url)).body).toEqual(notFound);
      expect((await eve.patch(url, { title: 'Mine' })).body).toEqual(notFound);
      for (const path of ['/publish', '/unpublish'])
        expect((await eve.post(url + path)).body).toEqual(notFound);
      for (const path of [
        '/adaptive-schema',
        '/adaptive-schema/template-conditions',
        '/share-links',
      ])
        expect((await eve.get(url + path)).body).toEqual(notFound);
      expect(
        (await eve.put(`${url}/adaptive-schema`, { jsonSchema: { type: 'object' } })).body,
      ).toEqual(notFound);
      expect((await eve.post(`${url}/share-links`, { name: 'Mine' })).body).toEqual(notFound);
    }
    expect((await eve.delete(site.url)).body).toEqual(notFound);
    expect((await eve.delete(umbrella)).status).toBe(204);
    for (const [document, root] of [
      [DELETE, 'deleteSite'],
      [PUBLISH, 'publishSite'],
      [UNPUBLISH, 'unpublishSite'],
    ] as const) {
      expect(errorsOf(await eve.query(document, site.at))).toEqual(notFoundAt(root));
    }
    expect(errorsOf(await eve.query(GET, site.at))).toEqual(notFoundAt('site'));
    expect(errorsOf(await eve.query(UPDATE, { input: { id: site.at.id, title: 'Mine' } }))).toEqual(
      notFoundAt('updateSite'),
    );
    expect((await eve.query(NODE, { id: site.id })).data).toEqual({ node: null });
    expect((await world.as('ana').get(`${sitesOf(ids.umbrella)}/${site.id}`)).body).toEqual(
      notFound,
    );
    expect((await world.nobody.get(site.url)).status).toBe(401);
    expect((await world.as('ana').get(site.url)).body).toEqual(
      expectedSite(world, site, { title: 'Not for eve' }),
    );
  });
});

describe('updating a site', () => {
  it('changes each given field, and no other', async () => {
    const site = await makeSite(world, { title: 'Before' });
    const target = `https://docs.test/acme-docs`;
    let expected: object = { title: 'Before' };
    for (const [input, change] of [
      [{ title: 'Ab' }, { title: 'Ab' }],
      [{ visibility: 'unlisted' }, { visibility: 'unlisted' }],
      [{ adaptiveContent: { enabled: true } }, { adaptiveContent: { enabled: true } }],
      [{ agentsContext: 'excluded' }, { agentsContext: 'excluded' }],
      [
        { proxy: 'a-b.acme.example/docs/v1' },
        { proxy: { origin: 'a-b.acme.example/docs/v1', target: `${target}/${site.basename}` } },
      ],
      [
        { basename: 'b' },
        { basename: 'b', proxy: { origin: 'a-b.acme.example/docs/v1', target: `${target}/b` } },
      ],
      [{}, {}],
    ]) {
      expected = { ...expected, ...change };
      const { status, body } = await world.as('ana').patch(site.url, input);
      expect([status, body]).toEqual([200, expectedSite(world, site, expected)]);
      expect((await world.as('ana').get(site.url)).body).toEqual(body);
    }
    const { proxy: _, ...withoutProxy } = { proxy: null, ...expected };
    expect((await world.as('ana').patch(site.url, { proxy: null })).body).toEqual(
      expectedSite(world, site, withoutProxy),
    );
    const all = {
      title: 'All',
      visibility: 'SHARE_LINK',
      basename: 'all-of-it',
      adaptiveContent: { enabled: false },
      agentsContext: 'INCLUDED',
      proxy: 'acme.example/all',
    };
    const { data } = await world.as('ana').query(UPDATE, { input: { id: site.at.id, ...all } });
    const after = {
      title: 'All',
      visibility: 'share-link',
      basename: 'all-of-it',
      proxy: { origin: 'acme.example/all', target: `${target}/all-of-it` },
    };
    expect(data).toEqual({ updateSite: { site: siteNode(expectedSite(world, site, after)) } });
    expect((await eventsAbout(world, 'site.update', site)).slice(0, 3)).toEqual([
      { subjectId: site.id, fields: Object.keys(all), related: [] },
      { subjectId: site.id, fields: ['proxy'], related: [] },
      { subjectId: site.id, fields: ['basename'], related: [] },
    ]);
  });

  it('sets the default site space in the root or in the default section', async () => {
    const [one, two] = [await makeOwnSpace(world, 'One'), await makeOwnSpace(world, 'Two')];
    const site = await makeSite(world, { title: 'Opening', spaces: [one, two] });
    const { items } = (await world.as('ana').get(`${site.url}/site-spaces`)).body;
    const changed = await world.as('ana').patch(site.url, { defaultSiteSpace: items[1].id });
    expect(changed.body).toEqual(
      expectedSite(world, site, { title: 'Opening', siteSpaces: 2, defaultSpace: two }),
    );
    const section = async (spaceId: string) =>
      (await world.as('ana').post(`${site.url}/sections`, { spaceId })).body.id;
    const [first, second] = [await section(one), await section(two)];
    expect((await world.as('ana').patch(site.url, { defaultSiteSection: second })).body).toEqual(
      expectedSite(world, site, { title: 'Opening', siteSpaces: 4, defaultSpace: two }),
    );
    const none = 'This is not a site space of the root or of the default section.';
    expect((await world.as('ana').patch(site.url, { defaultSiteSpace: items[0].id })).body).toEqual(
      bad('defaultSiteSpace', none),
    );
    const input = { defaultSiteSection: first, defaultSiteSpace: items[0].id };
    expect(
      (
        await world
          .as('ana')
          .query(UPDATE, { input: inGraphQL('UpdateSiteInput', { id: site.at.id, ...input }) })
      ).data.updateSite.site.defaultSpaceId,
    ).toBe(one);
    const other = await makeSite(world, { title: 'Another opening', spaces: [one] });
    const foreign = (await world.as('ana').get(`${other.url}/site-spaces`)).body.items[0].id;
    expect((await world.as('ana').patch(site.url, { defaultSiteSpace: foreign })).body).toEqual(
      bad('defaultSiteSpace', none),
    );
    expect((await world.as('ana').patch(other.url, { defaultSiteSection: first })).body).toEqual(
      bad('defaultSiteSection', 'This is not a section of the site.'),
    );
    expect(
      errorsOf(
        await world
          .as('ana')
          .query(UPDATE, { input: { id: other.at.id, defaultSiteSectionId: first } }),
      ),
    ).toEqual(
      badAt('updateSite', 'input.defaultSiteSectionId', 'This is not a section of the site.'),
    );
  });

  it('accepts a basename that no other site of the organization has', async () => {
    const [site, other] = [
      await makeSite(world, { title: 'Taken' }),
      await makeSite(world, { title: 'Taking' }),
    ];
    const taken = 'Another site of the organization has this basename.';
    expect((await world.as('ana').patch(other.url, { basename: 'taken' })).body).toEqual(
      refused(409, 'ALREADY_EXISTS', taken, { field: 'basename' }),
    );
    const graph = await world
      .as('ana')
      .query(UPDATE, { input: { id: other.at.id, basename: 'taken' } });
    expect(errorsOf(graph)).toEqual(
      graphQLError(['updateSite'], 'ALREADY_EXISTS', taken, { field: 'input.basename' }),
    );
    expect((await world.as('ana').patch(site.url, { basename: 'taken' })).status).toBe(200);
    const { id: testOrganization } = await makeTestOrganization(world);
    expect(
      (
        await world
          .as('ana')
          .patch((await makeSite(world, {}, testOrganization)).url, { basename: 'taken' })
      ).body.basename,
    ).toBe('taken');
    const [one, two] = await Promise.all(
      [site, other].map(({ url }) => world.as('ana').patch(url, { basename: 'wanted' })),
    );
    expect([one?.status, two?.status].sort()).toEqual([200, 409]);
    expect([one?.body, two?.body].find((body) => 'error' in body)).toEqual(
      refused(409, 'ALREADY_EXISTS', taken, { field: 'basename' }),
    );
  });

  const proxyPattern = '^([\\w-]+\\.)*[\\w-]+\\.[a-zA-Z]{2,}(\\/[\\w-]+)+$';
  it.each([
    [{ title: 'a' }, 'title', 'title must have 2 to 128 characters, and has 1.'],
    [{ title: 'a'.repeat(129) }, 'title', 'title must have 2 to 128 characters, and has 129.'],
    [{ title: null }, 'title', 'title may be absent, but not null.'],
    [
      { visibility: 'private' },
      'visibility',
      'visibility must be one of public, unlisted, share-link, visitor-auth.',
    ],
    [{ visibility: null }, 'visibility', 'visibility may be absent, but not null.'],
    [{ basename: '' }, 'basename', 'basename must have 1 to 100 characters, and has 0.'],
    [
      { basename: 'a'.repeat(101) },
      'basename',
      'basename must have 1 to 100 characters, and has 101.',
    ],
    [{ basename: 'a/b' }, 'basename', 'basename must match ^[a-z0-9]([a-z0-9-]*[a-z0-9])?$.'],
    [{ basename: 'A' }, 'basename', 'basename must match ^[a-z0-9]([a-z0-9-]*[a-z0-9])?$.'],
    [{ basename: '..' }, 'basename', 'basename must match ^[a-z0-9]([a-z0-9-]*[a-z0-9])?$.'],
    [{ basename: null }, 'basename', 'basename may be absent, but not null.'],
    [{ proxy: 'acme.example' }, 'proxy', `proxy must match ${proxyPattern}.`],
    [{ proxy: 'https://acme.example/docs' }, 'proxy', `proxy must match ${proxyPattern}.`],
    [{ proxy: 'acme.example/docs/' }, 'proxy', `proxy must match ${proxyPattern}.`],
    [
      { proxy: `acme.example/${'a'.repeat(500)}` },
      'proxy',
      'proxy must have at most 512 characters, and has 513.',
    ],
    [{ adaptiveContent: null }, 'adaptiveContent', 'adaptiveContent may be absent, but not null.'],
    [{ adaptiveContent: {} }, 'adaptiveContent.enabled', 'adaptiveContent.enabled is required.'],
    [
      { adaptiveContent: { enabled: 1 } },
      'adaptiveContent.enabled',
      'adaptiveContent.enabled must be true or false.',
    ],
    [{ agentsContext: 'all' }, 'agentsContext', 'agentsContext must be one of excluded, included.'],
    [
      { defaultSiteSpace: ids.space('guide') },
      'defaultSiteSpace',
      'defaultSiteSpace must be the id of a site space, such as sts_….',
    ],
    [
      { defaultSiteSpace: null },
      'defaultSiteSpace',
      'defaultSiteSpace may be absent, but not null.',
    ],
    [
      { defaultSiteSection: newId('SiteSection') },
      'defaultSiteSection',
      'This is not a section of the site.',
    ],
    [
      { published: true },
      'published',
      'There is no field `published` here. Fields are: `title`, `visibility`, `basename`, `hostname`, `adaptiveContent`, `agentsContext`, `defaultSiteSpace`, `defaultSiteSection`, `proxy`.',
    ],
  ])('is refused: %#', async (input, field, message) => {
    const site = await makeSite(world, { title: 'Kept as it was' });
    const { status, body } = await world
      .as('ana')
      .patch(site.url, { agentsContext: 'excluded', ...input });
    expect([status, body]).toEqual([400, bad(field, message)]);
    expect((await world.as('ana').get(site.url)).body).toEqual(
      expectedSite(world, site, { title: 'Kept as it was' }),
    );
  });

  it('requires the role create, and for the visibility an admin or the creator', async () => {
    const testOrganization = await makeTestOrganization(world, ['CREATE', 'CREATE', 'EDIT', null]);
    const [maker, other, editor, guest] = await Promise.all(
      [1, 2, 3, 4].map((n) => visitorOf(world, testOrganization, n)),
    );
    if (!maker || !other || !editor || !guest) throw new Error('Four people were made.');
    const [space = ''] = await makeSpaces(world, testOrganization.id, 1);
    await world
      .as('ana')
      .post(`/v1/spaces/${space}/permissions/users/${testOrganization.userIds[4]}`, {
        role: 'admin',
      });
    const { id } = (
      await maker.post(sitesOf(testOrganization.id), { title: 'Of the maker', spaces: [space] })
    ).body;
    const url = `${sitesOf(testOrganization.id)}/${id}`;
    const change = async (visitor: Visitor, input: object) =>
      (await visitor.patch(url, input)).body;
    expect((await change(maker, { visibility: 'unlisted' })).visibility).toBe('unlisted');
    expect((await change(world.as('ana'), { visibility: 'public' })).visibility).toBe('public');
    expect((await change(other, { title: 'By another', visibility: 'public' })).title).toBe(
      'By another',
    );
    expect(await change(other, { title: 'No', visibility: 'unlisted' })).toEqual(
      forbidden('admin', 'create'),
    );
    expect(errorsOf(await other.query(UPDATE, { input: { id, visibility: 'UNLISTED' } }))).toEqual(
      forbiddenAt('updateSite', 'admin', 'create'),
    );
    for (const [visitor, has] of [
      [editor, 'edit'],
      [guest, 'guest'],
    ] as const) {
      expect(await change(visitor, { title: 'No' })).toEqual(forbidden('create', has));
      expect((await visitor.delete(url)).body).toEqual(forbidden('create', has));
      expect(errorsOf(await visitor.query(UPDATE, { input: { id } }))).toEqual(
        forbiddenAt('updateSite', 'create', has),
      );
      expect(errorsOf(await visitor.query(DELETE, { id }))).toEqual(
        forbiddenAt('deleteSite', 'create', has),
      );
    }
    const { title, visibility, published } = (await guest.get(url)).body;
    expect([title, visibility, published]).toEqual(['By another', 'public', false]);
  });
});
