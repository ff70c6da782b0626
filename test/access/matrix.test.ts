/** The access matrix: every operation of the SDL and the route table × everybody who may ask, through both doors, against the expectation. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ids, useWorld } from '../support.ts';
import { type Cast, castFor } from './cast.ts';
import { type Actor, actors, expectation, expectedOperations, organizationPermissions, type Outcome, plannedExpectation, scopesOf, standings, teamPermissions } from './expectation.ts';
import { inputOf, madeUpTargets, operationsWithInput } from './inputs.ts';
import { type Answer, askGraphQL, askRest, type Operation, operations, plannedRoutes } from './operations.ts';
import { State } from './state.ts';

const world = useWorld();
let cast: Cast;
let state: State;

beforeAll(async () => {
  cast = await castFor(world, expectedOperations.map(scopesOf));
  state = new State(world.connections.superuserUrl);
  await state.keep();
});
afterAll(() => state?.close());

type Door = (operation: Operation, actor: Actor, targets: Cast['targets']) => Promise<Answer>;

const throughGraphQL: Door = (operation, actor, targets) => askGraphQL(world, cast.tokenFor(actor, scopesOf(operation.name)), operation, inputOf(operation.name, targets, cast.player(actor)));
const throughRest: Door = (operation, actor, targets) => {
  if (!operation.route) throw new Error(`${operation.name} has no route.`);
  return askRest(world, cast.tokenFor(actor, scopesOf(operation.name)), operation.route, inputOf(operation.name, targets, cast.player(actor)));
};
const doorsOf = ({ route }: Operation): readonly (readonly [string, Door])[] => [['GraphQL', throughGraphQL], ...(route ? [['/v1', throughRest] as const] : [])];

/** What happened, in the words of the expectation. A refusal that changed something is told as what it is. */
function outcomeOf({ reason, details }: Answer, operation: Operation, changed: boolean, expected: Outcome): Outcome | { is: string } {
  if (reason !== undefined && changed) return { is: `${reason}, and yet it was done` };
  if (reason === 'FORBIDDEN') {
    const { needs, has, ...rest } = details as { needs: string; has?: unknown }; // what every FORBIDDEN carries; what is missing shows in the comparison
    const isNamed = has !== undefined && Object.keys(rest).length === 0;
    return { is: isNamed ? 'FORBIDDEN' : 'FORBIDDEN without details', needs, ...('has' in expected && { has: String(has) }) };
  }
  return { is: reason ?? (operation.isMutation && !changed ? 'nothing' : 'allowed') };
}

/** What is not seen is answered as what is not there, byte for byte: as an id that nothing has, and as an organization that nobody made. */
async function expectSameAsMadeUp(door: Door, operation: Operation, actor: Actor, answer: Answer): Promise<void> {
  expect(await door(operation, actor, madeUpTargets(cast.targets, 'organization'))).toEqual(answer);
  if (answer.reason !== undefined) expect(await door(operation, actor, madeUpTargets(cast.targets))).toEqual(answer);
  expect(await state.changed()).toBe(false);
}

async function checkCell(operation: Operation, actor: Actor): Promise<void> {
  const expected = expectation(operation.name, actor);
  for (const [name, door] of doorsOf(operation)) {
    const answer = await door(operation, actor, cast.targets);
    const changed = operation.isMutation && (await state.changed());
    expect({ door: name, ...outcomeOf(answer, operation, changed, expected) }).toEqual({ door: name, ...expected });
    if (expected.is === 'UNAUTHENTICATED') expect([answer.status, answer.headers['www-authenticate']]).toEqual([401, 'Bearer']);
    if (expected.is === 'NOT_FOUND' || expected.is === 'nothing') await expectSameAsMadeUp(door, operation, actor, answer);
  }
}

describe('the access matrix', () => {
  it('has an expectation and an input for every operation, and for nothing else', () => {
    const names = operations.map(({ name }) => name).sort();
    expect([...expectedOperations].sort()).toEqual(names);
    expect([...operationsWithInput].sort()).toEqual(names);
  });

  describe.each(operations.map((operation) => [operation.name, operation] as const))('%s', (_, operation) => {
    it.each(actors)('asked by %s', (actor) => checkCell(operation, actor));
  });
});

describe('what is not built yet', () => {
  it.each(plannedRoutes.map((route) => [`${route.method} ${route.path}`, route] as const))('%s', async (_, route) => {
    for (const actor of ['no token', 'a garbage token', 'an expired token', 'a revoked token', 'a stranger', 'an admin'] as const) {
      const { reason, headers } = await askRest(world, cast.tokenFor(actor, []), route, {});
      expect({ actor, is: reason, challenge: headers['www-authenticate'] }).toEqual({ actor, ...plannedExpectation(actor), challenge: reason === 'UNAUTHENTICATED' ? 'Bearer' : undefined });
    }
  });
});

describe('permissions', () => {
  const insiders = actors.filter((actor) => standings[actor].belongs && standings[actor].scopes === 'all');

  it.each(insiders)('of the organization say what %s may do', async (actor) => {
    const visitor = world.with(cast.tokenFor(actor, []));
    const wanted = organizationPermissions(standings[actor]);
    expect((await visitor.get(`/v1/orgs/${ids.acme}`)).body.permissions).toEqual(wanted);
    const { data } = await visitor.query(`query ($id: ID!) { organization(id: $id) { permissions { ${Object.keys(wanted).join(' ')} } } }`, { id: ids.acme });
    expect(data.organization.permissions).toEqual(wanted);
  });

  it.each(insiders)('of the organization decide whether %s sees what it pays', async (actor) => {
    const { body } = await world.with(cast.tokenFor(actor, [])).get(`/v1/orgs/${ids.acme}`);
    const { data } = await world.with(cast.tokenFor(actor, [])).query('query ($id: ID!) { organization(id: $id) { billing { interval } trial { status } } }', { id: ids.acme });
    const { viewBilling } = organizationPermissions(standings[actor]);
    expect(['billing' in body, 'trial' in body]).toEqual([viewBilling, viewBilling]);
    expect(data.organization).toEqual(viewBilling ? { billing: { interval: 'MONTHLY' }, trial: { status: 'ENDED' } } : { billing: null, trial: null });
  });

  it.each(insiders.filter((actor) => expectation('getTeam', actor).is === 'allowed'))('of the team say what %s may do', async (actor) => {
    const visitor = world.with(cast.tokenFor(actor, []));
    const { teamId } = cast.targets;
    const wanted = teamPermissions(standings[actor]);
    expect((await visitor.get(`/v1/orgs/${ids.acme}/teams/${teamId}`)).body.permissions).toEqual(wanted);
    const { data } = await visitor.query('query ($id: ID!) { node(id: $id) { ... on Team { permissions { admin view } } } }', { id: teamId });
    expect(data.node.permissions).toEqual(wanted);
  });
});
