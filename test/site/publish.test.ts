// Tests publishing a site and deleting it.
import { describe, expect, it } from 'vitest';
import { errorsOf, forbidden, forbiddenAt, notFound, notFoundAt } from '../content/expected.ts';
import { makeTestOrganization, visitorOf } from '../content/rows.ts';
import { ids, useWorld } from '../support.ts';
import {
  DELETE,
  grantDan,
  makeOwnSpace,
  makeSite,
  PUBLISH,
  siteNode,
  sitesOf,
  UNPUBLISH,
} from './made.ts';
import { eventsAbout, expectedSite } from './shown.ts';

const world = useWorld({ PUBLIC_URL: 'https://docs.test' });

describe('publishing a site', () => {
  it("assigns an address with the organization's hostname, idempotently", async () => {
    const site = await makeSite(world, { title: 'Public' });
    for (const _ of [1, 2]) {
      const { status, body } = await world.as('ana').post(`${site.url}/publish`);
      expect([status, body]).toEqual([
        200,
        expectedSite(world, site, {
          title: 'Public',
          published: 'https://docs.test/acme-docs/public',
        }),
      ]);
      expect((await world.as('ben').get(site.url)).body).toEqual(body);
    }
    for (const _ of [1, 2]) {
      const { status, body } = await world.as('ana').post(`${site.url}/unpublish`, {});
      expect([status, body]).toEqual([200, expectedSite(world, site, { title: 'Public' })]);
    }
    const { data } = await world.as('ana').query(PUBLISH, site.at);
    expect(data).toEqual({
      publishSite: {
        site: siteNode(
          expectedSite(world, site, {
            title: 'Public',
            published: 'https://docs.test/acme-docs/public',
          }),
        ),
      },
    });
    expect((await world.as('ana').query(UNPUBLISH, site.at)).data).toEqual({
      unpublishSite: { site: siteNode(expectedSite(world, site, { title: 'Public' })) },
    });
    for (const action of ['site.publish', 'site.unpublish'])
      expect((await eventsAbout(world, action, site)).map(({ fields }) => fields)).toEqual([
        ['published'],
        [],
        ['published'],
      ]);
  });

  it('follows changes of the hostname, and uses the id without one', async () => {
    const { id: testOrganization } = await makeTestOrganization(world);
    const site = await makeSite(world, { title: 'Hosted' }, testOrganization);
    const address = async () => (await world.as('ana').get(site.url)).body.urls.published;
    await world.as('ana').post(`${site.url}/publish`);
    expect(await address()).toBe(`https://docs.test/${testOrganization}/hosted`);
    await world.as('ana').patch(`/v1/orgs/${testOrganization}`, { hostname: 'hosted-docs' });
    expect(await address()).toBe('https://docs.test/hosted-docs/hosted');
  });

  it('requires an admin or the creator of the site', async () => {
    const testOrganization = await makeTestOrganization(world, ['CREATE', 'CREATE', 'READ', null]);
    const [maker, other, reader, guest] = await Promise.all(
      [1, 2, 3, 4].map((n) => visitorOf(world, testOrganization, n)),
    );
    if (!maker || !other || !reader || !guest) throw new Error('Four people were made.');
    const { id } = (await maker.post(sitesOf(testOrganization.id), { title: 'Of the maker' })).body;
    const [url, variables] = [`${sitesOf(testOrganization.id)}/${id}`, { id }];
    for (const visitor of [maker, world.as('ana')]) {
      expect((await visitor.post(`${url}/publish`)).body.published).toBe(true);
      expect((await visitor.query(UNPUBLISH, variables)).data.unpublishSite.site.published).toBe(
        false,
      );
    }
    for (const [visitor, has] of [
      [other, 'create'],
      [reader, 'read'],
    ] as const) {
      for (const path of ['publish', 'unpublish'])
        expect((await visitor.post(`${url}/${path}`)).body).toEqual(forbidden('admin', has));
      expect(errorsOf(await visitor.query(PUBLISH, variables))).toEqual(
        forbiddenAt('publishSite', 'admin', has),
      );
      expect(errorsOf(await visitor.query(UNPUBLISH, variables))).toEqual(
        forbiddenAt('unpublishSite', 'admin', has),
      );
    }
    for (const path of ['publish', 'unpublish'])
      expect((await guest.post(`${url}/${path}`)).body).toEqual(notFound);
    expect((await maker.delete(url)).status).toBe(205);
  });

  it('is refused for a token that has only the scope to write sites', async () => {
    const site = await makeSite(world);
    const writer = world.with(
      await world.tokenOf(ids.user('ana'), { scopes: ['site:read', 'site:write'] }),
    );
    expect((await writer.post(`${site.url}/publish`)).body.error.details).toEqual({
      needs: 'site:publish',
      has: ['site:read', 'site:write'],
    });
    expect((await writer.patch(site.url, { title: 'Written' })).status).toBe(200);
  });
});

describe('deleting a site', () => {
  it('deletes all of its parts and none of its spaces', async () => {
    const [one, two] = [await makeOwnSpace(world, 'One'), await makeOwnSpace(world, 'Two')];
    const site = await makeSite(world, { title: 'Deleted', spaces: [one] });
    const section = (await world.as('ana').post(`${site.url}/sections`, { spaceId: two })).body.id;
    await world
      .as('ana')
      .post(`${site.url}/section-groups`, { title: 'Group', sections: [section] });
    await world.as('ana').post(`${site.url}/share-links`, { name: 'Link' });
    for (const expected of [205, 204]) {
      const { status, body } = await world.as('ana').delete(site.url);
      expect([status, body]).toEqual([expected, undefined]);
    }
    expect((await world.as('ana').get(site.url)).body).toEqual(notFound);
    const { prisma } = world.console.database;
    const filter = { siteId: site.id };
    const left = await Promise.all([
      prisma.siteSpace.count({ where: filter }),
      prisma.siteSection.count({ where: filter }),
      prisma.siteSectionGroup.count({ where: filter }),
      prisma.shareLink.count({ where: filter }),
    ]);
    expect(left).toEqual([0, 0, 0, 0]);
    for (const space of [one, two])
      expect((await world.as('ana').get(`/v1/spaces/${space}`)).body.id).toBe(space);
    expect(await eventsAbout(world, 'site.delete', site)).toEqual([
      { subjectId: site.id, fields: [], related: [] },
    ]);
    expect((await world.as('ana').delete(`${sitesOf()}/site_1`)).body).toEqual(notFound);
    expect(errorsOf(await world.as('ana').query(DELETE, site.at))).toEqual(
      notFoundAt('deleteSite'),
    );
    const again = await makeSite(world, { title: 'Deleted' });
    expect((await world.as('ana').query(DELETE, again.at)).data).toEqual({
      deleteSite: { deletedSiteId: again.id },
    });
  });

  it('does nothing for a guest who cannot see it', async () => {
    const site = await makeSite(world, { title: 'Unseen' });
    expect((await world.as('dan').delete(site.url)).status).toBe(204);
    expect(errorsOf(await world.as('dan').query(DELETE, site.at))).toEqual(
      notFoundAt('deleteSite'),
    );
    expect((await world.as('ana').get(site.url)).status).toBe(200);
    const space = await makeOwnSpace(world, 'For dan');
    await grantDan(world, space, 'read');
    const visible = await makeSite(world, { spaces: [space] });
    expect((await world.as('dan').delete(visible.url)).body).toEqual(forbidden('create', 'guest'));
  });
});
