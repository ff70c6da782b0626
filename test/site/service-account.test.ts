// Tests that a service account creates sites by its role.
import { describe, expect, it } from 'vitest';
import { ids, useWorld } from '../support.ts';
import { CREATE, siteBody, siteNode, sitesOf } from './made.ts';

const world = useWorld({ PUBLIC_URL: 'https://docs.test' });

describe('a service account', () => {
  it('creates a site by its role', async () => {
    const { id: account } = (
      await world
        .as('ana')
        .post(`/v1/orgs/${ids.acme}/service-accounts`, { name: 'Sites', role: 'create' })
    ).body;
    const { secret } = (
      await world
        .as('ana')
        .post(`/v1/orgs/${ids.acme}/service-accounts/${account}/tokens`, { label: 'Sites' })
    ).body;
    const { data } = await world.with(secret).query(CREATE, {
      input: { organizationId: ids.acme, title: 'By a machine', spaces: { make: 'EMPTY' } },
    });
    const { id, createdAt, defaultSpaceId } = data.createSite.site;
    expect(data.createSite.site).toEqual(
      siteNode(
        siteBody(world, {
          id,
          createdAt,
          title: 'By a machine',
          basename: 'by-a-machine',
          siteSpaces: 1,
          defaultSpace: defaultSpaceId,
        }),
      ),
    );
    expect(
      (await world.with(secret).patch(`${sitesOf()}/${id}`, { visibility: 'unlisted' })).body
        .visibility,
    ).toBe('unlisted');
  });
});
