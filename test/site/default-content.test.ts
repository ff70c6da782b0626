// Tests the site that is the default content of an organization.
import { describe, expect, it } from 'vitest';
import { newId } from '../../src/data/new-id.ts';
import { bad, badAt, errorsOf } from '../content/expected.ts';
import { makeTestOrganization, makeSpaces } from '../content/rows.ts';
import { statementsOf } from '../statements.ts';
import { ids, useWorld, type Visitor } from '../support.ts';
import { makeSite } from './made.ts';

const world = useWorld({ PUBLIC_URL: 'https://docs.test' });

const SET_DEFAULT =
  'mutation ($input: UpdateOrganizationInput!) { updateOrganization(input: $input) { organization { defaultContent { type site: siteId } } } }';

describe('the default content of an organization', () => {
  const contentOf = async (testOrganization: string) =>
    (await world.as('ana').get(`/v1/orgs/${testOrganization}`)).body.defaultContent;

  it('is one of its sites, until the site is deleted or replaced', async () => {
    const { id: testOrganization } = await makeTestOrganization(world);
    const [one, two] = [
      await makeSite(world, {}, testOrganization),
      await makeSite(world, {}, testOrganization),
    ];
    const { status, body } = await world
      .as('ana')
      .patch(`/v1/orgs/${testOrganization}`, { defaultContent: { type: 'site', site: one.id } });
    expect([status, body.defaultContent]).toEqual([200, { type: 'site', site: one.id }]);
    const { data } = await world.as('ana').query(SET_DEFAULT, {
      input: { id: testOrganization, defaultContent: { type: 'SITE', siteId: two.id } },
    });
    expect(data).toEqual({
      updateOrganization: { organization: { defaultContent: { type: 'SITE', site: two.id } } },
    });
    await world.as('ana').delete(one.url);
    expect(await contentOf(testOrganization)).toEqual({ type: 'site', site: two.id });
    await world.as('ana').delete(two.url);
    expect(await contentOf(testOrganization)).toBeUndefined();
    const three = await makeSite(world, {}, testOrganization);
    await world
      .as('ana')
      .patch(`/v1/orgs/${testOrganization}`, { defaultContent: { type: 'site', site: three.id } });
    expect(
      'defaultContent' in
        (await world.as('ana').patch(`/v1/orgs/${testOrganization}`, { defaultContent: null }))
          .body,
    ).toBe(false);
  });

  it('cannot be a site of another organization, or a deleted or unknown one', async () => {
    const { id: testOrganization } = await makeTestOrganization(world);
    const [remaining, deleted] = [
      await makeSite(world, {}, testOrganization),
      await makeSite(world, {}, testOrganization),
    ];
    await world.as('ana').delete(deleted.url);
    await world.as('ana').patch(`/v1/orgs/${testOrganization}`, {
      defaultContent: { type: 'site', site: remaining.id },
    });
    for (const site of [deleted.id, (await makeSite(world)).id, newId('Site')]) {
      const { body } = await world
        .as('ana')
        .patch(`/v1/orgs/${testOrganization}`, { defaultContent: { type: 'site', site } });
      expect(body).toEqual(bad('defaultContent.site', 'This is not a site of the organization.'));
      const graph = await world.as('ana').query(SET_DEFAULT, {
        input: { id: testOrganization, defaultContent: { type: 'SITE', siteId: site } },
      });
      expect(errorsOf(graph)).toEqual(
        badAt(
          'updateOrganization',
          'input.defaultContent.siteId',
          'This is not a site of the organization.',
        ),
      );
    }
    const site = ids.space('guide');
    const { body } = await world
      .as('ana')
      .patch(`/v1/orgs/${testOrganization}`, { defaultContent: { type: 'site', site } });
    expect(body).toEqual(
      bad('defaultContent.site', 'site must be the id of a site, such as site_….'),
    );
    expect(await contentOf(testOrganization)).toEqual({ type: 'site', site: remaining.id });
  });

  it('is visible to callers who can read the site, and absent for others', async () => {
    const { id: testOrganization, userIds } = await makeTestOrganization(world, ['READ', null]);
    const [reader, guest] = await Promise.all(
      [1, 2].map(async (n) => world.with(await world.tokenOf(userIds[n] ?? ''))),
    );
    if (!reader || !guest) throw new Error('Two people were made.');
    const [space = ''] = await makeSpaces(world, testOrganization, 1);
    const { id: site } = await makeSite(world, { spaces: [space] }, testOrganization);
    await world
      .as('ana')
      .patch(`/v1/orgs/${testOrganization}`, { defaultContent: { type: 'site', site } });
    const visibleTo = async (visitor: Visitor) => {
      const { data } = await visitor.query(
        'query ($id: ID!) { organization(id: $id) { defaultContent { type site: siteId } } }',
        { id: testOrganization },
      );
      return [
        (await visitor.get(`/v1/orgs/${testOrganization}`)).body.defaultContent,
        data.organization.defaultContent,
      ];
    };
    expect(await visibleTo(reader)).toEqual([
      { type: 'site', site },
      { type: 'SITE', site },
    ]);
    expect(await visibleTo(guest)).toEqual([undefined, null]);
    await world
      .as('ana')
      .post(`/v1/spaces/${space}/permissions/users/${userIds[2]}`, { role: 'read' });
    expect((await visibleTo(guest))[0]).toEqual({ type: 'site', site });
    for (const visitor of [reader, guest])
      expect(
        (await visitor.patch(`/v1/orgs/${testOrganization}`, { defaultContent: null })).status,
      ).toBe(403);
    expect(await contentOf(testOrganization)).toEqual({ type: 'site', site });
    expect(
      (
        await world
          .as('ana')
          .query(SET_DEFAULT, { input: { id: testOrganization, defaultContent: null } })
      ).data,
    ).toEqual({ updateOrganization: { organization: { defaultContent: null } } });
  });

  it('takes the same number of statements for four organizations as for two', async () => {
    const person = newId('User');
    await world.console.database.prisma.user.create({
      data: { id: person, email: `${person.toLowerCase()}@house.test`, displayName: 'A reader' },
    });
    const join = async () => {
      const { id: testOrganization } = await makeTestOrganization(world);
      await world.console.database.prisma.member.create({
        data: {
          id: newId('Member'),
          organizationId: testOrganization,
          userId: person,
          role: 'READ',
        },
      });
      const { id: site } = await makeSite(world, {}, testOrganization);
      await world
        .as('ana')
        .patch(`/v1/orgs/${testOrganization}`, { defaultContent: { type: 'site', site } });
    };
    const reader = world.with(await world.tokenOf(person));
    await reader.get('/v1/user');
    const counts = [];
    for (const _ of [1, 2]) {
      await join();
      await join();
      counts.push(
        (
          await statementsOf(async () =>
            expect((await reader.get('/v1/orgs')).body.items[0].defaultContent.type).toBe('site'),
          )
        ).length,
      );
    }
    expect(counts).toEqual([3, 3]);
  });

  it('never names a site that is deleted concurrently', async () => {
    const { id: testOrganization } = await makeTestOrganization(world);
    for (let round = 0; round < 5; round++) {
      const { id, url } = await makeSite(world, {}, testOrganization);
      const [set, deleted] = await Promise.all([
        world
          .as('ana')
          .patch(`/v1/orgs/${testOrganization}`, { defaultContent: { type: 'site', site: id } }),
        world.as('ana').delete(url),
      ]);
      expect([
        [200, 400].includes(set.status),
        deleted.status,
        await contentOf(testOrganization),
      ]).toEqual([true, 205, undefined]);
    }
  });
});
