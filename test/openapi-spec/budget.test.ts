// Tests that lists of OpenAPI specs and of their versions take the same number of statements for 50
// as for 5.
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../src/data/new-id.ts';
import { makeOrganization, minute } from '../member/rows.ts';
import { useWorld, type Visitor } from '../support.ts';

const world = useWorld();
const SIZES = [5, 50];
const organizations = new Map<number, string>();
/** The first specs of the organizations, by the organizations' ids. */
const firstSpecs = new Map<string, string>();

/**
 * Makes an organization with this many specs; the first, `spec-0`, has as many versions, every
 * other one has two.
 */
beforeAll(async () => {
  const { prisma } = world.console.database;
  for (const size of SIZES) {
    const { id: organizationId } = await makeOrganization(world, 1);
    const rows = Array.from({ length: size }, (_, n) => ({
      id: newId('OpenAPISpec'),
      organizationId,
      slug: `spec-${n}`,
      createdAt: minute(n),
    }));
    await prisma.openAPISpec.createMany({ data: rows });
    firstSpecs.set(organizationId, rows[0]?.id ?? '');
    const version = {
      organizationId,
      hash: 'a',
      filesystem: 'a',
      document: 'a',
      documentSize: 1,
      pages: 'a',
    };
    const versions = rows.flatMap(({ id: specId }, n) =>
      Array.from({ length: n ? 2 : size }, (_, i) => ({
        ...version,
        id: newId('OpenAPISpecVersion'),
        specId,
        number: i + 1,
        createdAt: minute(i),
      })),
    );
    await prisma.openAPISpecVersion.createMany({ data: versions });
    organizations.set(size, organizationId);
  }
});

/**
 * Returns the statement counts of the same request at each size. `ask` returns the number of items
 * found.
 */
async function statements(
  ask: (visitor: Visitor, organization: string) => Promise<number>,
): Promise<number[]> {
  const counted: number[] = [];
  for (const [size, organization] of organizations)
    counted.push(
      await world.countStatements('ana', async (ana) =>
        expect(await ask(ana, organization)).toBe(size),
      ),
    );
  return counted;
}

const specs =
  'query ($org: ID!) { organization(id: $org) { openAPISpecs(first: 100) { totalCount nodes { slug latestVersionId latestVersion { number url } versions(first: 2) { totalCount nodes { number } } organization { title } permissions { edit } urls { location } } } } }';
const versions =
  'query ($id: ID!) { openAPISpec(id: $id) { versions(first: 100) { totalCount nodes { number url spec { slug } urls { location } } } } }';

describe('the specs of an organization', () => {
  it('take the same number of statements for 50 as for 5, with their latest versions', async () => {
    expect(
      await statements(
        async (visitor, id) =>
          (await visitor.get(`/v1/orgs/${id}/openapi?limit=100`)).body.items.length,
      ),
    ).toEqual([4, 4]);
    expect(
      await statements(
        async (visitor, org) =>
          (await visitor.query(specs, { org })).data.organization.openAPISpecs.nodes.length,
      ),
    ).toEqual([6, 6]);
  });
});

describe('the versions of a spec', () => {
  it('take the same number of statements for 50 as for 5', async () => {
    expect(
      await statements(
        async (visitor, id) =>
          (await visitor.get(`/v1/orgs/${id}/openapi/spec-0/versions?limit=100`)).body.items.length,
      ),
    ).toEqual([4, 4]);
    expect(
      await statements(
        async (visitor, org) =>
          (await visitor.query(versions, { id: firstSpecs.get(org) })).data.openAPISpec.versions
            .nodes.length,
      ),
    ).toEqual([3, 3]);
  });
});
