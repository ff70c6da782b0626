import { describe, expect, it } from 'vitest';
import { spaceBody } from '../content/expected.ts';
import {
  addSection,
  addSpace,
  done,
  type MadeSite,
  makeSite,
  shownSpace,
} from '../site-structure/made.ts';
import { useWorld } from '../support.ts';

const world = useWorld({ PUBLIC_URL: 'https://docs.test' });

const SPACE =
  'query ($id: ID!, $shareKey: String) { space(id: $id, shareKey: $shareKey) { urls { published public } revision { urls { published public } } } }';

const publish = (site: MadeSite) => done(world.as('ana').post(`${site.url}/publish`));
const at = (site: MadeSite, path = '') =>
  `https://docs.test/${site.testOrganization.id}/docs${path}`;
const addressesOf = async (site: MadeSite, n: number, query = '') => {
  const { published, public: open } = (
    await done(world.as('ana').get(`/v1/spaces/${site.spaces[n]}${query}`))
  ).urls;
  return [published, open];
};
const keyFor = async (site: MadeSite): Promise<string> =>
  new URL(
    (await done(world.as('ana').post(`${site.url}/share-links`, { name: 'Key' }))).urls.published,
  ).searchParams.get('shareKey') ?? '';

/** Makes another site of the same organization that shows the same spaces. */
async function makeSecondSite(
  site: MadeSite,
  shown: readonly number[],
  rest: object = {},
): Promise<MadeSite> {
  const { id } = await done(
    world.as('ana').post(`/v1/orgs/${site.testOrganization.id}/sites`, {
      title: 'Other',
      spaces: shown.map((n) => site.spaces[n]),
      ...rest,
    }),
  );
  return { ...site, id, url: `/v1/orgs/${site.testOrganization.id}/sites/${id}` };
}

describe('a space on a published site', () => {
  it('has an address there while the site is published', async () => {
    const site = await makeSite(world, { shown: 2 });
    expect(await addressesOf(site, 1)).toEqual([undefined, undefined]);
    await publish(site);
    const { body } = await world.as('ana').get(`/v1/spaces/${site.spaces[1]}`);
    const shown = shownSpace(world, site, 1);
    expect(body).toEqual({
      ...shown,
      urls: { ...shown.urls, published: at(site, '/space-1'), public: at(site, '/space-1') },
    });
    expect((await world.as('ana').query(SPACE, { id: site.spaces[0] })).data.space).toEqual({
      urls: { published: at(site), public: at(site) },
      revision: { urls: { published: at(site), public: at(site) } },
    });
    await done(world.as('ana').post(`${site.url}/unpublish`));
    expect(await addressesOf(site, 1)).toEqual([undefined, undefined]);
  });

  it('has the address of the site that has shown it longest', async () => {
    const site = await makeSite(world, { shown: 1 });
    const other = await makeSecondSite(site, [1]);
    await addSpace(world, site, 1);
    await addSpace(world, other, 1);
    for (const one of [site, other]) await publish(one);
    expect(await addressesOf(site, 1)).toEqual([
      `https://docs.test/${site.testOrganization.id}/other`,
      `https://docs.test/${site.testOrganization.id}/other`,
    ]);
    await done(world.as('ana').post(`${other.url}/unpublish`));
    await addSection(world, site, 2, { title: 'First' });
    expect(await addressesOf(site, 1)).toEqual([at(site, '/space-1'), at(site, '/space-1')]);
  });

  it('has a public address when a site shows it to everyone', async () => {
    const site = await makeSite(world, { shown: 1 });
    const other = await makeSecondSite(site, [0], { visibility: 'unlisted' });
    await done(world.as('ana').patch(site.url, { visibility: 'visitor-auth' }));
    await publish(site);
    expect(await addressesOf(site, 0)).toEqual([at(site), undefined]);
    await publish(other);
    expect(await addressesOf(site, 0)).toEqual([
      at(site),
      `https://docs.test/${site.testOrganization.id}/other`,
    ]);
  });

  it('carries the share link key of that site only', async () => {
    const site = await makeSite(world, { shown: 1 });
    await done(world.as('ana').patch(site.url, { visibility: 'share-link' }));
    await publish(site);
    const other = await makeSite(world);
    await publish(other);
    const [key, strange] = [await keyFor(site), await keyFor(other)];
    expect(await addressesOf(site, 0, `?shareKey=${key}`)).toEqual([
      `${at(site)}?shareKey=${key}`,
      undefined,
    ]);
    for (const query of ['', `?shareKey=${strange}`, '?shareKey=made-up'])
      expect(await addressesOf(site, 0, query)).toEqual([at(site), undefined]);
    expect(
      (await world.as('ana').query(SPACE, { id: site.spaces[0], shareKey: key })).data.space.urls,
    ).toEqual({ published: `${at(site)}?shareKey=${key}`, public: null });
    const { items } = await done(world.as('ana').get(`${site.url}/share-links`));
    await done(world.as('ana').patch(`${site.url}/share-links/${items[0].id}`, { active: false }));
    expect(await addressesOf(site, 0, `?shareKey=${key}`)).toEqual([at(site), undefined]);
  });

  it('has no address while it is deleted', async () => {
    const site = await makeSite(world, { shown: 1 });
    await publish(site);
    await done(world.as('ana').delete(`/v1/spaces/${site.spaces[0]}`));
    expect(await addressesOf(site, 0)).toEqual([undefined, undefined]);
  });

  it('adds no statements to a list, with and without sites', async () => {
    const counts: number[] = [];
    for (const shown of [0, 3, 30]) {
      const site = await makeSite(world, { spaces: 30, shown });
      const count = () =>
        world.countStatements('ana', (ana) =>
          done(ana.get(`/v1/orgs/${site.testOrganization.id}/spaces?limit=1000`)),
        );
      const before = await count();
      await publish(site);
      counts.push((await count()) - before);
    }
    expect(counts).toEqual([0, 0, 0]);
  });
});

describe('the revisions of a space on a published site', () => {
  it('have no address except for the current one', async () => {
    const site = await makeSite(world, { shown: 1 });
    await publish(site);
    await done(
      world.as('ana').post(`/v1/spaces/${site.spaces[0]}/content`, {
        changes: [{ operation: 'insert_page', title: 'A' }],
      }),
    );
    const { items } = await done(world.as('ana').get(`/v1/spaces/${site.spaces[0]}/revisions`));
    const app = `${spaceBody(world, { id: site.spaces[0] ?? '', organization: site.testOrganization.id }).urls.app}/r`;
    expect(items.map(({ urls }: { urls: object }) => urls)).toEqual([
      { app: `${app}/${items[0].id}`, published: at(site), public: at(site) },
      { app: `${app}/${items[1].id}` },
    ]);
  });
});
