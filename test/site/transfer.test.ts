// Tests that content on a site cannot be transferred to another organization.
import { describe, expect, it } from 'vitest';
import { bad, graphQLError, errorsOf, refused } from '../content/expected.ts';
import { makeTestOrganization, makeNestedCollections, makeSpaces } from '../content/rows.ts';
import { useWorld } from '../support.ts';
import { makeSite, sitesOf } from './made.ts';

const world = useWorld({ PUBLIC_URL: 'https://docs.test' });

describe('content that a site shows', () => {
  const TRANSFER =
    'mutation ($input: TransferSpaceInput!) { transferSpace(input: $input) { space { id } } }';

  it('cannot be transferred to another organization, alone or in a collection', async () => {
    const [from, to] = [await makeTestOrganization(world), await makeTestOrganization(world)];
    const [outer = '', inner = ''] = await makeNestedCollections(world, from.id, 2);
    const [shownSpace = '', other = ''] = await makeSpaces(world, from.id, 2, {
      id: inner,
      ancestors: [outer],
    });
    const site = await makeSite(world, { spaces: [shownSpace] }, from.id);
    const message = 'It belongs to a site of its organization. Remove it from the site first.';
    const refusal = refused(412, 'TRANSFER_REFUSED', message, { details: { sites: [site.id] } });
    for (const url of [
      `/v1/spaces/${shownSpace}`,
      `/v1/collections/${inner}`,
      `/v1/collections/${outer}`,
    ]) {
      expect((await world.as('ana').post(`${url}/transfer`, { organization: to.id })).body).toEqual(
        refusal,
      );
    }
    const graph = await world
      .as('ana')
      .query(TRANSFER, { input: { id: shownSpace, organizationId: to.id } });
    expect(errorsOf(graph)).toEqual(
      graphQLError(['transferSpace'], 'TRANSFER_REFUSED', message, {
        details: { sites: [site.id] },
      }),
    );
    expect(
      (await world.as('ana').post(`/v1/spaces/${other}/transfer`, { organization: to.id })).status,
    ).toBe(200);
    expect(
      (
        await world
          .as('ana')
          .post(`/v1/spaces/${shownSpace}/transfer`, { organization: from.id, parent: outer })
      ).body.parent,
    ).toBe(outer);
    const [{ id: place }] = (await world.as('ana').get(`${site.url}/site-spaces`)).body.items;
    await world.as('ana').delete(`${site.url}/site-spaces/${place}`);
    expect(
      (await world.as('ana').post(`/v1/collections/${outer}/transfer`, { organization: to.id }))
        .status,
    ).toBe(200);
    expect((await world.as('ana').post(sitesOf(from.id), { spaces: [shownSpace] })).body).toEqual(
      bad('spaces.0', 'There is no such space in this organization.'),
    );
  });
});

describe('a collection with a deleted space that a restore would put on a site', () => {
  it('cannot be transferred, and the error says what to do', async () => {
    const [from, to] = [await makeTestOrganization(world), await makeTestOrganization(world)];
    const [outer = ''] = await makeNestedCollections(world, from.id, 1);
    const [space = ''] = await makeSpaces(world, from.id, 1, { id: outer, ancestors: [] });
    const site = await makeSite(world, { spaces: [space] }, from.id);
    await world.as('ana').delete(`/v1/spaces/${space}`);
    const message =
      'A space in the trash belongs to a site of this organization. Restore it and remove it from the site, or wait until the trash is emptied.';
    const { body } = await world
      .as('ana')
      .post(`/v1/collections/${outer}/transfer`, { organization: to.id });
    expect(body).toEqual(
      refused(412, 'TRANSFER_REFUSED', message, { details: { sites: [site.id] } }),
    );
  });
});
