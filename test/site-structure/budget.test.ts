import { describe, expect, it } from 'vitest';
import { makeTestOrganization, makeSpaces } from '../content/rows.ts';
import { useWorld, type Visitor } from '../support.ts';
import { done, makeSite } from './made.ts';
import { statementsOf } from '../statements.ts';
import { newId } from '../../src/data/new-id.ts';
import { ranksAfter } from '../../src/domain/rank.ts';

const world = useWorld();

/**
 * Makes a published site with this many site spaces, ten in each section, two sections in each
 * group, and a member who can read it.
 */
async function makeSized(size: number): Promise<{ url: string; reader: Visitor }> {
  const { prisma } = world.console.database;
  const testOrganization = await makeTestOrganization(world, ['READ']);
  const spaces = await makeSpaces(world, testOrganization.id, size);
  const { body } = await world
    .as('ana')
    .post(`/v1/orgs/${testOrganization.id}/sites`, { title: 'Docs' });
  const at = { organizationId: testOrganization.id, siteId: body.id as string };
  const ranks = ranksAfter(null, size);
  const groups = Array.from({ length: Math.ceil(size / 20) }, (_, i) => ({
    ...at,
    id: newId('SiteSectionGroup'),
    title: `G${i}`,
    rank: ranks[i] ?? '',
  }));
  const sections = Array.from({ length: Math.ceil(size / 10) }, (_, i) => ({
    ...{ ...at, id: newId('SiteSection'), title: `S${i}`, path: `s${i}`, rank: ranks[i] ?? '' },
    ...{ isDefault: i === 0, groupId: groups[Math.floor(i / 2)]?.id ?? null },
  }));
  await prisma.siteSectionGroup.createMany({ data: groups });
  await prisma.siteSection.createMany({ data: sections });
  await prisma.siteSpace.createMany({
    data: spaces.map((spaceId, i) => ({
      ...at,
      id: newId('SiteSpace'),
      sectionId: sections[Math.floor(i / 10)]?.id ?? null,
      spaceId,
      path: `p${i}`,
      rank: ranks[i] ?? '',
      isDefault: i % 10 === 0,
    })),
  });
  await world.as('ana').post(`/v1/orgs/${testOrganization.id}/sites/${body.id}/publish`);
  const reader = world.with(await world.tokenOf(testOrganization.userIds[1] ?? ''));
  await reader.get('/v1/user');
  return { url: `/v1/orgs/${testOrganization.id}/sites/${body.id}`, reader };
}

describe('statements', () => {
  it('are seven for a member, with 100 site spaces as with 10', async () => {
    const [few, many] = [await makeSized(10), await makeSized(100)];
    for (const path of [
      '/structure',
      '/sections?limit=1000',
      '/section-groups?limit=1000',
      '/site-spaces?limit=1000',
      '/site-spaces?limit=3',
    ]) {
      const counts = [];
      for (const { url, reader } of [few, many])
        counts.push(
          (await statementsOf(async () => expect((await reader.get(url + path)).status).toBe(200)))
            .length,
        );
      expect([path, ...counts]).toEqual([path, 7, 7]);
    }
  });

  it('are the same when the first section takes over 100 site spaces as with 10', async () => {
    const counts = [];
    for (const shown of [10, 100]) {
      const site = await makeSite(world, { spaces: 101, shown });
      counts.push(
        await world.countStatements('ana', (ana) =>
          done(ana.post(`${site.url}/sections`, { spaceId: site.spaces[100] })),
        ),
      );
    }
    expect(counts).toEqual([28, 28]);
  });
});
