// Tests the statement counts of the list of SAML providers and of the sign-in lookup by domain.
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../src/data/new-id.ts';
import { makeOrganization, makeTeams, minute } from '../member/rows.ts';
import { useWorld, type Visitor } from '../support.ts';
import { certificates } from './identity-provider.ts';

const world = useWorld();
const SIZES = [5, 50];
const organizations = new Map<number, string>();

beforeAll(async () => {
  const { prisma } = world.console.database;
  for (const size of SIZES) {
    const { id: organizationId } = await makeOrganization(world, 1);
    const teams = await makeTeams(
      world,
      organizationId,
      Array.from({ length: size }, (_, n) => `Team ${n}`),
    );
    const set = {
      entityId: 'https://idp.test/entity',
      certificate: certificates.provider,
      ssoUrl: 'https://idp.test/sso',
    };
    await prisma.sAMLProvider.createMany({
      data: teams.map((defaultTeamId, n) => ({
        ...set,
        id: newId('SAMLProvider'),
        organizationId,
        label: `Provider ${n}`,
        defaultTeamId,
        createdAt: minute(n),
      })),
    });
    await prisma.emailDomain.create({ data: { domain: `size${size}.test`, organizationId } });
    organizations.set(size, organizationId);
  }
});

/**
 * Returns the statement counts of the same request at each size, sent by ana or anonymously. `ask`
 * returns the number of items found.
 */
async function statements(
  ask: (visitor: Visitor, organization: string, size: number) => Promise<number>,
  isKnown = true,
): Promise<number[]> {
  const counted: number[] = [];
  for (const [size, organization] of organizations)
    counted.push(
      await world.countStatements('ana', async (ana) =>
        expect(await ask(isKnown ? ana : world.nobody, organization, size)).toBe(size),
      ),
    );
  return counted;
}

const listed =
  'query ($org: ID!) { organization(id: $org) { samlProviders(first: 100) { totalCount nodes { label status defaultTeam { title } organization { title } service { acsUrl } urls { location } } } } }';
const logins =
  'query ($org: ID!) { organization(id: $org) { logins { id: samlProviderId label startUrl } } }';
const signIn =
  'query ($email: String!) { signInOrganizations(email: $email) { id: organizationId title logins { id: samlProviderId label startUrl } } }';

describe('the providers of an organization', () => {
  it('take the same number of statements for 50 as for 5', async () => {
    expect(
      await statements(
        async (visitor, id) =>
          (await visitor.get(`/v1/orgs/${id}/saml?limit=100`)).body.items.length,
      ),
    ).toEqual([6, 6]);
    expect(
      await statements(
        async (visitor, org) =>
          (await visitor.query(listed, { org })).data.organization.samlProviders.nodes.length,
      ),
    ).toEqual([4, 4]);
  });

  it('take the same number of statements in the list of logins', async () => {
    expect(
      await statements(
        async (visitor, id) => (await visitor.get(`/v1/orgs/${id}/sso`)).body.items.length,
      ),
    ).toEqual([3, 3]);
    expect(
      await statements(
        async (visitor, org) =>
          (await visitor.query(logins, { org })).data.organization.logins.length,
      ),
    ).toEqual([3, 3]);
  });

  it('take two statements for a lookup by e-mail domain without a token', async () => {
    const rest = async (visitor: Visitor, _: string, size: number) =>
      (await visitor.get(`/v1/sign-in?email=a@size${size}.test`)).body.organizations[0].logins
        .length;
    const graph = async (visitor: Visitor, _: string, size: number) =>
      (await visitor.query(signIn, { email: `a@size${size}.test` })).data.signInOrganizations[0]
        .logins.length;
    expect(await statements(rest, false)).toEqual([2, 2]);
    expect(await statements(graph, false)).toEqual([2, 2]);
  });
});
