// Makes a team with members, and builds the paths of its lists, for the tests in this folder.
import { type TestOrganization, makeOrganization, makeTeams } from '../../member/rows.ts';
import { ids, type Visitor, type World } from '../../support.ts';

export const acmeTeam = (id: string) => `/v1/orgs/${ids.acme}/teams/${id}/members`;

/**
 * A team in a new organization: the second of the crowd owns it, the third and fourth are members,
 * the admin and the others are not.
 */
interface TestTeam extends TestOrganization {
  readonly team: string;
  readonly url: string;
  readonly user: (n: number) => string;
  readonly email: (n: number) => string;
  as(n: number): Promise<Visitor>;
  /** Returns the team roles of its members by their index in the crowd. */
  roles(): Promise<Record<number, string>>;
}

export async function makeTestTeam(world: World, size = 6): Promise<TestTeam> {
  const crowd = await makeOrganization(world, size);
  const [team = ''] = await makeTeams(world, crowd.id, ['Circle'], crowd.memberIds.slice(1, 4));
  const url = `/v1/orgs/${crowd.id}/teams/${team}/members`;
  const user = (n: number) => crowd.userIds[n] ?? '';
  return {
    ...crowd,
    team,
    url,
    user,
    email: (n) => `${user(n).toLowerCase()}.${n - 1}@crowd.test`,
    as: async (n) => world.with(await world.tokenOf(user(n))),
    roles: async () =>
      Object.fromEntries(
        (await world.as('ana').get(url)).body.items.map(
          (item: { organization: { id: string }; team: { role: string } }) => [
            crowd.userIds.indexOf(item.organization.id),
            item.team.role,
          ],
        ),
      ),
  };
}

export const begin = { 1: 'owner', 2: 'member', 3: 'member' };
