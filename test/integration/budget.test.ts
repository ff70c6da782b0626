// Tests that lists of integrations and of installations take the same number of statements for 50
// as for 5.
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../src/data/new-id.ts';
import { makeSpaces } from '../content/rows.ts';
import { minute } from '../member/rows.ts';
import { ids, type Person, useWorld, type Visitor } from '../support.ts';

const world = useWorld();
const SIZES = [5, 50];

/**
 * Makes an integration of acme that this many organizations of eve have installed; every other one
 * selected two of its spaces.
 */
async function makeInstalled(size: number): Promise<void> {
  const { prisma } = world.console.database;
  const integrationId = newId('Integration');
  await prisma.integration.create({
    data: {
      id: integrationId,
      name: `installed-${size}`,
      ownerId: ids.acme,
      title: 'Installed',
      description: '',
      visibility: 'PUBLIC',
      scopes: ['space:content:read'],
    },
  });
  const keys = Array.from({ length: size }, (_, n) => ({
    n,
    id: newId('IntegrationInstallation'),
    organizationId: newId('Organization'),
    userId: newId('User'),
  }));
  await prisma.organization.createMany({
    data: keys.map(({ organizationId, n }) => ({ id: organizationId, title: `Customer ${n}` })),
  });
  await prisma.member.createMany({
    data: keys.map(({ organizationId }) => ({
      id: newId('Member'),
      organizationId,
      userId: ids.user('eve'),
      role: 'ADMIN' as const,
    })),
  });
  await prisma.user.createMany({
    data: keys.map(({ userId, n }) => ({
      id: userId,
      email: `${userId.toLowerCase()}.${n}@installations.invalid`,
      displayName: 'Installed',
    })),
  });
  const selections = (n: number) => ({
    spaceSelection: n % 2 ? ('ALL' as const) : ('SELECTED' as const),
    siteSelection: 'SELECTED' as const,
  });
  await prisma.integrationInstallation.createMany({
    data: keys.map(({ n, ...place }) => ({
      ...place,
      ...selections(n),
      integrationId,
      status: 'ACTIVE' as const,
      externalIds: ['same'],
      createdById: ids.user('eve'),
      createdAt: minute(n),
    })),
  });
  for (const { id: installationId, organizationId } of keys) {
    const chosen = await makeSpaces(world, organizationId, 2);
    await prisma.installationSpace.createMany({
      data: chosen.map((spaceId) => ({
        id: newId('InstallationSpace'),
        organizationId,
        installationId,
        spaceId,
      })),
    });
  }
}

/**
 * Makes integrations of acme and of umbrella with this word in their titles, each installed in
 * umbrella.
 */
async function makePublished(size: number): Promise<void> {
  const { prisma } = world.console.database;
  const rows = Array.from({ length: size }, (_, n) => ({
    n,
    id: newId('Integration'),
    ownerId: n % 2 ? ids.acme : ids.umbrella,
    userId: newId('User'),
  }));
  await prisma.integration.createMany({
    data: rows.map(({ id, ownerId, n }) => ({
      id,
      ownerId,
      name: `published-${size}-${n}`,
      title: `Published ${size}`,
      description: '',
      visibility: 'PUBLIC' as const,
      createdAt: minute(n),
    })),
  });
  await prisma.user.createMany({
    data: rows.map(({ userId, n }) => ({
      id: userId,
      email: `${userId.toLowerCase()}.${n}@installations.invalid`,
      displayName: 'Published',
    })),
  });
  const all = { status: 'ACTIVE', spaceSelection: 'ALL', siteSelection: 'ALL' } as const;
  await prisma.integrationInstallation.createMany({
    data: rows.map(({ id, userId }) => ({
      ...all,
      id: newId('IntegrationInstallation'),
      organizationId: ids.umbrella,
      integrationId: id,
      userId,
    })),
  });
}

beforeAll(async () => {
  for (const size of SIZES) {
    await makeInstalled(size);
    await makePublished(size);
  }
}, 240_000);

/**
 * Returns the statement counts of the same request at each size. `ask` returns the number of items
 * found.
 */
async function statements(
  person: Person,
  ask: (visitor: Visitor, size: number) => Promise<number>,
): Promise<number[]> {
  const counted: number[] = [];
  for (const size of SIZES)
    counted.push(
      await world.countStatements(person, async (visitor) =>
        expect(await ask(visitor, size)).toBe(size),
      ),
    );
  return counted;
}

const INSTALLATION =
  '{ id status spaces selectedSpaces { spaceId } selectedSites { siteId } apiScopes integration { title } user { displayName } createdBy { displayName } urls { location } }';
const installed = `query ($name: String!, $externalId: String) { integration(name: $name) { installations(first: 100, filter: { externalId: $externalId }) { totalCount nodes ${INSTALLATION} } } }`;
const published = `query ($search: String!) { integrations(first: 50, filter: { search: $search }) { totalCount nodes { name previewImages owner { __typename } permissions { install } installations(first: 5) { totalCount nodes ${INSTALLATION} } } } }`;

describe('a list of installations', () => {
  it.each([
    ['ana, who publishes the integration', 'ana', [6, 8, 8]],
    ['eve, who installed it', 'eve', [6, 7, 7]],
  ] as const)(
    'takes the same number of statements for 50 as for 5, requested by %s',
    async (_, person, wanted) => {
      const counts = [
        await statements(
          person,
          async (visitor, size) =>
            (await visitor.get(`/v1/integrations/installed-${size}/installations?limit=100`)).body
              .items.length,
        ),
        await statements(
          person,
          async (visitor, size) =>
            (await visitor.query(installed, { name: `installed-${size}` })).data.integration
              .installations.nodes.length,
        ),
        await statements(
          person,
          async (visitor, size) =>
            (await visitor.query(installed, { name: `installed-${size}`, externalId: 'same' })).data
              .integration.installations.nodes.length,
        ),
      ];
      expect(counts).toEqual(wanted.map((count) => [count, count]));
    },
  );
});

describe('a list of integrations', () => {
  it.each([
    ['ana', [3, 8]],
    ['eve', [3, 8]],
  ] as const)(
    'takes the same number of statements for 50 as for 5, requested by %s',
    async (person, wanted) => {
      const counts = [
        await statements(
          person,
          async (visitor, size) =>
            (await visitor.get(`/v1/integrations?limit=100&search=published-${size}-`)).body.items
              .length,
        ),
        await statements(
          person,
          async (visitor, size) =>
            (await visitor.query(published, { search: `published-${size}-` })).data.integrations
              .nodes.length,
        ),
      ];
      expect(counts).toEqual(wanted.map((count) => [count, count]));
    },
  );
});
