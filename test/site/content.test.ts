import { describe, expect, it } from 'vitest';
import { purgeTrash } from '../../src/resources/content/purge.ts';
import { notFound } from '../content/expected.ts';
import {
  makeTestOrganization,
  makeNestedCollections,
  makeSpaces,
  visitorOf,
} from '../content/rows.ts';
import {
  addSection,
  addSpace,
  done,
  makeSite,
  outline,
  siteSpacesOf,
} from '../site-structure/made.ts';
import { useWorld } from '../support.ts';
import { sitesOf } from './made.ts';

const world = useWorld();
const ana = () => world.as('ana');
const DAY = 24 * 60 * 60 * 1000;

describe('a collection whose spaces a site shows', () => {
  it('leaves the site when it is deleted, and is restored to the same positions', async () => {
    const site = await makeSite(world, { shown: 1 });
    const [outer = '', inner = ''] = await makeNestedCollections(
      world,
      site.testOrganization.id,
      2,
    );
    const [one = '', two = ''] = await makeSpaces(world, site.testOrganization.id, 2, {
      id: inner,
      ancestors: [outer],
    });
    for (const spaceId of [one, two])
      await done(ana().post(`${site.url}/site-spaces`, { spaceId }));
    await addSpace(world, site, 1);
    const whole = await siteSpacesOf(world, site);
    await done(ana().delete(`/v1/collections/${outer}`));
    expect((await siteSpacesOf(world, site)).map(({ id }) => id)).toEqual([
      whole[0]?.id,
      whole[3]?.id,
    ]);
    expect((await ana().get(`${sitesOf(site.testOrganization.id)}?space=${one}`)).body).toEqual({
      count: 0,
      items: [],
    });
    await done(ana().post(`/v1/spaces/${two}/restore`));
    expect((await siteSpacesOf(world, site)).map(({ id }) => id)).toEqual([
      whole[0]?.id,
      whole[2]?.id,
      whole[3]?.id,
    ]);
    await done(ana().post(`/v1/collections/${outer}/restore`));
    expect((await siteSpacesOf(world, site)).map(({ id }) => id)).toEqual(
      whole.map(({ id }) => id),
    );
  });
});

describe('a space that a site shows', () => {
  it('leaves the site when it is purged, with another default and an empty section', async () => {
    const site = await makeSite(world, { roles: ['READ'] });
    const [first, second] = [await addSection(world, site, 0), await addSection(world, site, 1)];
    const sibling = await addSpace(world, site, 2, second);
    for (const n of [0, 1]) await done(ana().delete(`/v1/spaces/${site.spaces[n]}`));
    await purgeTrash({
      database: world.console.database,
      now: new Date(Date.now() + 8 * DAY),
      requestId: 'test',
      isOver: () => false,
    });
    const [left, ...none] = await siteSpacesOf(world, site);
    expect([left?.id, left?.section, left?.default, none]).toEqual([sibling, second, true, []]);
    expect(await outline(ana(), site)).toEqual(['sections', ['Space 0'], ['Space 1', 'Space 2']]);
    const member = await visitorOf(world, site.testOrganization, 1);
    expect(await outline(member, site)).toEqual(['sections', ['Space 0'], ['Space 1', 'Space 2']]);
    await done(ana().delete(`${site.url}/sections/${first}`));
    expect(await outline(member, site)).toEqual(['sections', ['Space 1', 'Space 2']]);
  });

  it('is listed with its title, and a copy of it is on no site', async () => {
    const site = await makeSite(world, { shown: 1 });
    await done(ana().patch(`/v1/spaces/${site.spaces[0]}`, { title: 'Renamed' }));
    await done(ana().post(`/v1/spaces/${site.spaces[0]}/duplicate`));
    expect(await outline(ana(), site)).toEqual(['siteSpaces', 'Renamed']);
  });
});

describe('the creator of a site', () => {
  it('loses access to it on leaving the organization, and the site stays', async () => {
    const testOrganization = await makeTestOrganization(world, ['CREATE']);
    const maker = await visitorOf(world, testOrganization, 1);
    const { id } = await done(maker.post(sitesOf(testOrganization.id), { title: 'Left behind' }));
    const url = `${sitesOf(testOrganization.id)}/${id}`;
    await done(maker.post(`${url}/share-links`, { name: 'Mine' }));
    await done(
      ana().delete(`/v1/orgs/${testOrganization.id}/members/${testOrganization.userIds[1]}`),
    );
    for (const path of ['', '/share-links', '/structure'])
      expect((await maker.get(url + path)).body).toEqual(notFound);
    expect((await ana().get(`${url}/share-links`)).body.count).toBe(1);
  });
});
