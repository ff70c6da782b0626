// Tests that the number of SQL statements of a mutation that returns several edges does not depend on
// their number.
import { isListType, getNamedType, getNullableType, isObjectType } from 'graphql';
import { beforeAll, expect, it } from 'vitest';
import { buildLecternSchema } from '../../src/graphql/schema.ts';
import { makeSpaces } from '../content/rows.ts';
import { makeTeams } from '../member/rows.ts';
import { statementsOf } from '../statements.ts';
import { ids, useWorld } from '../support.ts';
import { makeTestTeam } from '../team/members/team.ts';

const world = useWorld();

const FEW = 2;
const MANY = 20;

/** The payloads with several edges, as the names of mutation and field. */
const fields = Object.values(buildLecternSchema().getMutationType()?.getFields() ?? {}).flatMap(
  ({ name: mutation, type }) => {
    const payload = getNamedType(type);
    return Object.values(isObjectType(payload) ? payload.getFields() : {})
      .filter((field) => isListType(getNullableType(field.type)))
      .filter((field) => getNamedType(field.type).name.endsWith('Edge'))
      .map(({ name: field }) => ({ path: `${mutation}.${field}`, mutation, field }));
  },
);

/** A selection of the nodes, and the input for a number of them. */
interface Several {
  readonly node: string;
  readonly inputOf: (count: number) => Promise<object>;
}

const SEVERAL: Readonly<Record<string, Several>> = {
  'inviteMembers.inviteEdges': {
    node: 'id email createdBy { displayName } organization { id } urls { join }',
    inputOf: async (count) => ({
      organizationId: ids.acme,
      emails: Array.from({ length: count }, (_, n) => `person${n}of${count}@edges.test`),
    }),
  },
  'updateTeamMembers.teamMemberEdges': {
    node: 'id member { user { displayName } } team { id } membership { role }',
    inputOf: async (count) => {
      const { team, user } = await makeTestTeam(world, count + 4);
      return { teamId: team, add: Array.from({ length: count }, (_, n) => user(n + 4)) };
    },
  },
  'grantAllOnSite.grantEdges': {
    node: 'id role user { displayName } team { title } site { title }',
    inputOf: async (count) => {
      const { id, user } = await makeTestTeam(world, count + 1);
      const { body: site } = await world.as('ana').post(`/v1/orgs/${id}/sites`, { title: 'Docs' });
      const titles = Array.from({ length: count }, (_, n) => `Team ${n}`);
      const teams = await makeTeams(world, id, titles, []);
      return {
        siteId: site.id,
        users: titles.map((_, n) => ({ userId: user(n + 1), role: 'READ' })),
        teams: teams.map((team) => ({ teamId: team, role: null })),
      };
    },
  },
  'grantAll.grantEdges': {
    node: 'id role user { displayName } team { title }',
    inputOf: async (count) => {
      const { id, user } = await makeTestTeam(world, count + 1);
      const [space] = await makeSpaces(world, id, 1);
      const titles = Array.from({ length: count }, (_, n) => `Team ${n}`);
      const teams = await makeTeams(world, id, titles, []);
      return {
        contentId: space,
        users: titles.map((_, n) => ({ userId: user(n + 1), role: 'READ' })),
        teams: teams.map((team) => ({ teamId: team, role: null })),
      };
    },
  },
};

// the first use of a token is recorded by a statement
beforeAll(() => world.as('ana').query('{ viewer { id } }'));

it('is tested for every payload with several edges', () => {
  expect(fields.map(({ path }) => path).sort()).toEqual(Object.keys(SEVERAL).sort());
});

it.each(fields)('is the same for few edges as for many: $path', async (one) => {
  const { path, mutation, field } = one;
  const several = SEVERAL[path];
  if (!several) throw new Error(`Add the input of ${path}.`);
  const type = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input`;
  const counts: number[] = [];
  for (const size of [FEW, MANY]) {
    const input = await several.inputOf(size);
    const sent = await statementsOf(async () => {
      const { data, errors } = await world.as('ana').query(
        `mutation ($input: ${type}!) {
          ${mutation}(input: $input) { ${field} { cursor node { ${several.node} } } errors { message } }
        }`,
        { input },
      );
      expect([errors, data[mutation].errors]).toEqual([undefined, []]);
      const found = data[mutation][field].length;
      expect(found).toBe(path.startsWith('grantAll') ? 2 * size : size);
    });
    counts.push(sent.length);
  }
  expect(counts[1]).toBe(counts[0]);
});
