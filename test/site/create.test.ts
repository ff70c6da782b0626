import { describe, expect, it } from 'vitest';
import { newId } from '../../src/data/new-id.ts';
import {
  bad,
  badAt,
  errorsOf,
  forbidden,
  forbiddenAt,
  notFound,
  notFoundAt,
} from '../content/expected.ts';
import { eventsOf, makeTestOrganization, makeSpaces, visitorOf } from '../content/rows.ts';
import { ids, useWorld } from '../support.ts';
import { CREATE, siteBody, siteNode, sitesOf } from './made.ts';

const world = useWorld();

const titlesOf = async (site: string): Promise<string[]> =>
  (await world.as('ana').get(`${site}/site-spaces`)).body.items.map(
    ({ title }: { title: string }) => title,
  );

describe('creating a site', () => {
  it('needs no input, and returns the defaults', async () => {
    const { id: organization } = await makeTestOrganization(world);
    const { status, headers, body } = await world.as('ana').post(sitesOf(organization));
    expect(status).toBe(201);
    expect(body).toEqual(siteBody(world, { id: body.id, createdAt: body.createdAt, organization }));
    expect(headers.get('location')).toBe(`${world.url}${sitesOf(organization)}/${body.id}`);
    expect((await world.as('ana').get(`${sitesOf(organization)}/${body.id}`)).body).toEqual(body);
    const { data } = await world
      .as('ana')
      .query(CREATE, { input: { organizationId: organization } });
    const { id, createdAt } = data.createSite.site;
    expect(data.createSite.site).toEqual(
      siteNode(
        siteBody(world, { id, createdAt, organization, basename: 'untitled-2' }),
        organization,
      ),
    );
    expect(await eventsOf(world, organization, 'site.create')).toEqual([
      { subjectId: id, fields: [], related: [] },
      { subjectId: body.id, fields: [], related: [] },
    ]);
  });

  it('takes type, title, visibility, and spaces in order, even one of them twice', async () => {
    const { id: organization } = await makeTestOrganization(world);
    const [one = '', two = ''] = await makeSpaces(world, organization, 2);
    const spaces = [two, one, two];
    const { status, body } = await world.as('ana').post(sitesOf(organization), {
      type: 'ultimate',
      title: 'The Déjà-Vu: docs!',
      visibility: 'visitor-auth',
      spaces,
    });
    expect(status).toBe(201);
    const expected = {
      type: 'ultimate',
      title: 'The Déjà-Vu: docs!',
      basename: 'the-deja-vu-docs',
      visibility: 'visitor-auth',
      siteSpaces: 3,
      defaultSpace: two,
      organization,
    };
    expect(body).toEqual(siteBody(world, { ...expected, id: body.id, createdAt: body.createdAt }));
    const { items } = (await world.as('ana').get(`${sitesOf(organization)}/${body.id}/site-spaces`))
      .body;
    expect(
      items.map((item: { space: { id: string }; path: string; default: boolean }) => [
        item.space.id,
        item.path,
        item.default,
      ]),
    ).toEqual([
      [two, 'space-1', true],
      [one, 'space-0', false],
      [two, 'space-1-2', false],
    ]);
    const input = {
      type: 'LEGACY_PREMIUM',
      title: 'Second',
      visibility: 'SHARE_LINK',
      spaces: { spaceIds: [one] },
    };
    const { data } = await world
      .as('ana')
      .query(CREATE, { input: { organizationId: organization, ...input } });
    const { id, createdAt } = data.createSite.site;
    const second = {
      id,
      createdAt,
      type: 'legacy-premium',
      title: 'Second',
      basename: 'second',
      visibility: 'share-link',
      siteSpaces: 1,
      defaultSpace: one,
      organization,
    };
    expect(data.createSite.site).toEqual(siteNode(siteBody(world, second), organization));
    const events = await eventsOf(world, organization, 'site.create');
    expect(events).toEqual([
      { subjectId: id, fields: [], related: [one] },
      { subjectId: body.id, fields: [], related: spaces },
    ]);
  });

  it('makes a site without spaces for an empty list', async () => {
    const { id: organization } = await makeTestOrganization(world);
    const { body } = await world.as('ana').post(sitesOf(organization), { spaces: [] });
    expect(body).toEqual(siteBody(world, { id: body.id, createdAt: body.createdAt, organization }));
  });

  it.each([
    ['empty', []],
    ['sample', ['Welcome', 'Getting started']],
  ] as const)('makes a site with a new space: %s', async (spaces, pages) => {
    const testOrganization = await makeTestOrganization(world, ['CREATE']);
    const maker = await visitorOf(world, testOrganization, 1);
    const title = `${'A long title of a site '.repeat(3)}end`;
    const { body } = await maker.post(sitesOf(testOrganization.id), { title, spaces });
    const space = body.defaultSpace;
    const expected = {
      title,
      basename: 'a-long-title-of-a-site-a-long-title-of-a-site-a-long-title-of-a-site-end',
      siteSpaces: 1,
      defaultSpace: space,
      organization: testOrganization.id,
    };
    expect(body).toEqual(siteBody(world, { ...expected, id: body.id, createdAt: body.createdAt }));
    const made = (await maker.get(`/v1/spaces/${space}`)).body;
    expect([made.title, made.visibility, made.permissions.admin]).toEqual([
      title.slice(0, 50),
      'private',
      true,
    ]);
    const tree = (await maker.get(`/v1/spaces/${space}/content/pages`)).body.pages;
    expect(tree.map((one: { title: string }) => one.title)).toEqual(pages);
    expect(
      (await maker.get(`/v1/spaces/${space}/links?status=broken`)).body.stats.broken.total,
    ).toBe(0);
    expect((await maker.get(`/v1/spaces/${space}/search?query=publish`)).body.count).toBe(
      pages.length > 0 ? 1 : 0,
    );
    expect(await titlesOf(`${sitesOf(testOrganization.id)}/${body.id}`)).toEqual([
      title.slice(0, 50),
    ]);
    const { data } = await maker.query(CREATE, {
      input: {
        organizationId: testOrganization.id,
        title: 'Other',
        spaces: { make: spaces.toUpperCase() },
      },
    });
    const other = data.createSite.site;
    expect(other).toEqual(
      siteNode(
        siteBody(world, {
          id: other.id,
          createdAt: other.createdAt,
          title: 'Other',
          basename: 'other',
          siteSpaces: 1,
          defaultSpace: other.defaultSpaceId,
          organization: testOrganization.id,
        }),
        testOrganization.id,
      ),
    );
  });

  it('assigns each site of an organization a unique basename, also concurrently', async () => {
    const [one, other] = [await makeTestOrganization(world), await makeTestOrganization(world)];
    const made = await Promise.all(
      Array.from({ length: 4 }, () => world.as('ana').post(sitesOf(one.id), { title: 'Docs: A' })),
    );
    expect(made.map(({ body }) => body.basename).sort()).toEqual([
      'docs-a',
      'docs-a-2',
      'docs-a-3',
      'docs-a-4',
    ]);
    expect((await world.as('ana').post(sitesOf(other.id), { title: 'docs-a' })).body.basename).toBe(
      'docs-a',
    );
    expect((await world.as('ana').post(sitesOf(other.id), { title: '文档' })).body.basename).toBe(
      'docs',
    );
    expect(
      (await world.as('ana').post(sitesOf(other.id), { title: 'x'.repeat(128) })).body.basename,
    ).toBe('x'.repeat(90));
  });

  it('requires the role create', async () => {
    const testOrganization = await makeTestOrganization(world, ['CREATE', 'REVIEW', 'READ', null]);
    expect(
      (await (await visitorOf(world, testOrganization, 1)).post(sitesOf(testOrganization.id)))
        .status,
    ).toBe(201);
    for (const [n, has] of [
      [2, 'review'],
      [3, 'read'],
      [4, 'guest'],
    ] as const) {
      const visitor = await visitorOf(world, testOrganization, n);
      expect((await visitor.post(sitesOf(testOrganization.id), { spaces: 'empty' })).body).toEqual(
        forbidden('create', has),
      );
      expect(
        errorsOf(await visitor.query(CREATE, { input: { organizationId: testOrganization.id } })),
      ).toEqual(forbiddenAt('createSite', 'create', has));
    }
    expect((await world.as('eve').post(sitesOf(testOrganization.id))).body).toEqual(notFound);
    expect(
      errorsOf(
        await world.as('eve').query(CREATE, { input: { organizationId: testOrganization.id } }),
      ),
    ).toEqual(notFoundAt('createSite'));
    expect(
      await world.console.database.prisma.site.count({
        where: { organizationId: testOrganization.id },
      }),
    ).toBe(1);
    expect(
      await world.console.database.prisma.space.count({
        where: { organizationId: testOrganization.id },
      }),
    ).toBe(0);
  });

  it('requires the level create on each space that it shows', async () => {
    const testOrganization = await makeTestOrganization(world, ['CREATE']);
    const [open = '', lower = '', closed = ''] = await makeSpaces(world, testOrganization.id, 3);
    await world.as('ana').patch(`/v1/spaces/${lower}`, { defaultLevel: 'review' });
    await world.as('ana').patch(`/v1/spaces/${closed}`, { defaultLevel: null });
    const maker = await visitorOf(world, testOrganization, 1);
    expect(
      (await maker.post(sitesOf(testOrganization.id), { spaces: [open, lower] })).body,
    ).toEqual(forbidden('create', 'review'));
    expect(
      errorsOf(
        await maker.query(CREATE, {
          input: { organizationId: testOrganization.id, spaces: { spaceIds: [lower] } },
        }),
      ),
    ).toEqual(forbiddenAt('createSite', 'create', 'review'));
    const none = 'There is no such space in this organization.';
    const [foreign = ''] = await makeSpaces(world, (await makeTestOrganization(world)).id, 1);
    for (const hidden of [closed, foreign, newId('Space'), ids.space('guide')]) {
      expect(
        (await maker.post(sitesOf(testOrganization.id), { spaces: [open, hidden] })).body,
      ).toEqual(bad('spaces.1', none));
      expect(
        errorsOf(
          await maker.query(CREATE, {
            input: { organizationId: testOrganization.id, spaces: { spaceIds: [open, hidden] } },
          }),
        ),
      ).toEqual(badAt('createSite', 'input.spaces.spaceIds.1', none));
    }
    await world.as('ana').delete(`/v1/spaces/${open}`);
    expect(
      (await world.as('ana').post(sitesOf(testOrganization.id), { spaces: [open] })).body,
    ).toEqual(bad('spaces.0', none));
    expect(
      await world.console.database.prisma.site.count({
        where: { organizationId: testOrganization.id },
      }),
    ).toBe(0);
  });

  it.each([
    [{ title: 'a' }, 'title', 'title must have 2 to 128 characters, and has 1.'],
    [{ title: 'a'.repeat(129) }, 'title', 'title must have 2 to 128 characters, and has 129.'],
    [{ title: null }, 'title', 'title may be absent, but not null.'],
    [
      { type: 'BASIC' },
      'type',
      'type must be one of basic, premium, ultimate, sponsored, legacy-basic, legacy-premium.',
    ],
    [
      { visibility: 'private' },
      'visibility',
      'visibility must be one of public, unlisted, share-link, visitor-auth.',
    ],
    [{ spaces: 'some' }, 'spaces', 'spaces must be one of sample, empty.'],
    [{ spaces: { make: 'SAMPLE' } }, 'spaces', 'spaces must be one of sample, empty.'],
    [{ spaces: null }, 'spaces', 'spaces may be absent, but not null.'],
    [{ spaces: ['guide'] }, 'spaces.0', 'spaces.0 must be the id of a space, such as spc_….'],
    [{ spaces: [null] }, 'spaces.0', 'spaces.0 must be an id, as a text.'],
    [
      { spaces: Array.from({ length: 101 }, () => ids.space('guide')) },
      'spaces',
      'spaces must have at most 100 items, and has 101.',
    ],
    [
      { basename: 'mine' },
      'basename',
      'There is no field `basename` here. Fields are: `type`, `title`, `visibility`, `spaces`.',
    ],
  ])('is refused: %#', async (input, field, message) => {
    const { status, body } = await world.as('ana').post(sitesOf(), input);
    expect([status, body]).toEqual([400, bad(field, message)]);
  });
});
