/** The access matrix: every operation of the SDL and the route table × everybody who may ask, through both doors, against the expectation. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ids, type Person, useWorld } from '../support.ts';
import { type Cast, castFor } from './cast.ts';
import {
  type Actor,
  actors,
  actorsFor,
  collectionPermissions,
  contentLevel,
  expectation,
  expectedOperations,
  onLivingContent,
  organizationPermissions,
  type Outcome,
  plannedExpectation,
  scopesOf,
  spacePermissions,
  type Standing,
  standings,
  teamPermissions,
} from './expectation.ts';
import { inputOf, madeUpTargets, operationsWithInput, variantNames } from './inputs.ts';
import { makeMaterial } from './material.ts';
import { type Answer, askGraphQL, askRest, type Operation, operations, plannedRoutes, variantOf } from './operations.ts';
import { State } from './state.ts';

const world = useWorld();
let cast: Cast;
let state: State;
/** A space of the demo world in the collection Board, which is closed by default; cat was given comment on the space. */
let minutes: Cast['targets'];

beforeAll(async () => {
  cast = await castFor(world, expectedOperations.map(scopesOf));
  const [spaceId, collectionId] = [ids.space('minutes'), ids.collection('board')];
  minutes = { ...cast.targets, spaceId, collectionId, ...(await makeMaterial(world, spaceId, cast.targets.reviewerUserId)) };
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
  if (answer.reason === 'NOT_FOUND' && isInside(operation, actor)) expect(await door(operation, actor, madeUpTargets(cast.targets))).toEqual(answer);
  if (operation.isMutation) expect(await state.changed()).toBe(false);
}

/** Whether the organization is in its path. */
const isInside = ({ name }: Operation, actor: Actor): boolean => inputOf(name, cast.targets, cast.player(actor)).parameters?.['organizationId'] !== undefined;

/** Whether the answer may tell nothing of what is there. */
const tellsNothing = ({ is }: Outcome, operation: Operation, actor: Actor): boolean => is === 'NOT_FOUND' || (['nothing', 'BAD_USER_INPUT'].includes(is) && isInside(operation, actor));

/** Asks about what is usual, or what is given, and expects what the rules say, or what is given. */
async function checkCell(operation: Operation, actor: Actor, { targets = cast.targets, expected = expectation(operation.name, actor), isHidden = true } = {}): Promise<void> {
  for (const [name, door] of doorsOf(operation)) {
    const answer = await door(operation, actor, targets);
    const changed = operation.isMutation && (await state.changed());
    expect({ door: name, ...outcomeOf(answer, operation, changed, expected) }).toEqual({ door: name, ...expected });
    if (expected.is === 'UNAUTHENTICATED') expect([answer.status, answer.headers['www-authenticate']]).toEqual([401, 'Bearer']);
    if (isHidden && tellsNothing(expected, operation, actor)) await expectSameAsMadeUp(door, operation, actor, answer);
  }
}

describe('the access matrix', () => {
  it('has an expectation and an input for every operation, and for nothing else', () => {
    const names = [...operations.map(({ name }) => name), ...variantNames].sort();
    expect([...expectedOperations].sort()).toEqual(names);
    expect([...operationsWithInput].sort()).toEqual(names);
  });

  describe.each([...operations, ...variantNames.map(variantOf)].map((operation) => [operation.name, operation] as const))('%s', (name, operation) => {
    it.each(actorsFor(name))('asked by %s', (actor) => checkCell(operation, actor));

    if (!operation.isMutation)
      it('changes nothing, whoever asks', async () => {
        expect(await state.changed()).toBe(false);
      });
  });
});

describe('what is in the trash', () => {
  /** Asked for by its own field, and brought back: that is in the matrix. */
  const apart = ['getSpace', 'restoreSpace', 'restoreCollection'];
  const people = ['a stranger', 'a guest', 'who reads', 'a guest who was given create', 'an admin'] as const;

  it.each(onLivingContent.filter((name) => !apart.includes(name)))('is not there for %s', async (name) => {
    const targets = cast.deleted;
    const isPutThere = ['createSpace', 'createCollection'].includes(name);
    for (const actor of people) {
      const isHidden = expectation('getSpace of a deleted one', actor).is !== 'allowed'; // to who may bring it back it is no secret
      await checkCell(variantOf(name), actor, { targets, expected: { is: isPutThere && standings[actor].belongs ? 'BAD_USER_INPUT' : 'NOT_FOUND' }, isHidden });
    }
  });

  it('is not there by its id', async () => {
    const { deletedSpaceId, deletedCollectionId } = cast.targets;
    const { data } = await world.with(cast.tokenFor('an admin', [])).query('query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', { ids: [deletedSpaceId, deletedCollectionId] });
    expect(data).toEqual({ nodes: [null, null] });
  });
});

describe('the minutes of the board', () => {
  const apart = ['createSpace', 'createCollection']; // what is addressed is the organization
  const rows = onLivingContent.filter((name) => !apart.includes(name));
  const strangers = ['ben', 'dan', 'eve'] as const;

  /** Asks about them through both doors as a person of the demo world. */
  async function ask(name: string, person: Person): Promise<Readonly<Record<string, Answer>>> {
    const operation = variantOf(name);
    const input = inputOf(name, minutes, cast.player('a stranger'));
    const { token } = world.as(person);
    return { GraphQL: await askGraphQL(world, token, operation, input), ...(operation.route && { '/v1': await askRest(world, token, operation.route, input) }) };
  }

  it.each(rows)('are not there for who was given nothing on them by %s, whatever his role', async (name) => {
    for (const person of strangers) {
      for (const [door, { reason }] of Object.entries(await ask(name, person))) expect({ person, door, reason }).toEqual({ person, door, reason: 'NOT_FOUND' });
      expect(await state.changed()).toBe(false);
    }
  });

  it.each(rows.filter((name) => !/Collection|Grant$/.test(name)))('are there for cat, who was given comment on them, by %s', async (name) => {
    const { is, ...details } = expectation(name, 'who comments');
    const reason = is === 'allowed' ? undefined : is;
    for (const [door, answer] of Object.entries(await ask(name, 'cat'))) expect({ door, reason: answer.reason, ...Object(answer.details) }).toEqual({ door, reason, ...details });
    expect(await state.changed()).toBe(false);
  });
});

describe('what is closed by default', () => {
  const people = [
    'a stranger',
    'a guest',
    'a guest in the team',
    'the subject himself',
    'who reads',
    'who creates',
    'a guest who was given admin',
    'a service account',
    'an admin service account',
    'an admin',
  ] as const;
  // Read was given there to the subject and the team; elsewhere given levels lie farther off than the default, or on other content.
  const levelThere = (who: Standing): number => (who.level === 6 ? 6 : who.inTeam !== null ? 1 : 0);

  it.each(onLivingContent)('is there for %s by what was given on it alone', async (name) => {
    for (const actor of people) await checkCell(variantOf(name), actor, { targets: cast.closed, expected: expectation(name, actor, levelThere(standings[actor])) });
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
  const spaceQuery = `query ($id: ID!) { space(id: $id) { permissions { ${Object.keys(spacePermissions(standings['an admin'])).join(' ')} } } }`;
  const collectionQuery = `query ($id: ID!) { node(id: $id) { ... on Collection { permissions { ${Object.keys(collectionPermissions(standings['an admin'])).join(' ')} } } } }`;

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

  it.each(insiders.filter((actor) => expectation('getSpace', actor).is === 'allowed'))('of space and collection say what %s may do', async (actor) => {
    const visitor = world.with(cast.tokenFor(actor, []));
    const { spaceId, collectionId } = cast.targets;
    const [space, collection] = [spacePermissions(standings[actor]), collectionPermissions(standings[actor])];
    expect((await visitor.get(`/v1/spaces/${spaceId}`)).body.permissions).toEqual(space);
    expect((await visitor.query(spaceQuery, { id: spaceId })).data.space.permissions).toEqual(space);
    expect((await visitor.get(`/v1/collections/${collectionId}`)).body.permissions).toEqual(collection);
    expect((await visitor.query(collectionQuery, { id: collectionId })).data.node.permissions).toEqual(collection);
  });

  it.each(insiders.filter((actor) => expectation('getSpace of a deleted one', actor).is === 'allowed'))('of a space in the trash are none for %s but to bring it back', async (actor) => {
    const visitor = world.with(cast.tokenFor(actor, []));
    const wanted = spacePermissions(standings[actor], true);
    expect((await visitor.get(`/v1/spaces/${cast.targets.deletedSpaceId}`)).body.permissions).toEqual(wanted);
    expect((await visitor.query(spaceQuery, { id: cast.targets.deletedSpaceId })).data.space.permissions).toEqual(wanted);
  });
});

describe('effective access', () => {
  const people = actors.filter((actor) => standings[actor].person && standings[actor].belongs && standings[actor].scopes === 'all');
  const seers = people.filter((actor) => expectation('getSpace', actor).is === 'allowed');
  const ask = (actor: Actor, content: 'space' | 'collection', user?: string) => {
    const { spaceId, collectionId } = cast.targets;
    const document = `query ($id: ID!, $user: ID) { ${content}(id: $id) { effectiveAccess(user: $user) { level user { id } } } }`;
    return world.with(cast.tokenFor(actor, [])).query(document, { id: content === 'space' ? spaceId : collectionId, user });
  };

  it.each(seers)('is told of oneself: %s', async (actor) => {
    const { userId } = cast.player(actor);
    const wanted = { level: contentLevel(standings[actor])?.toUpperCase() ?? null, user: { id: userId } };
    for (const content of ['space', 'collection'] as const) {
      expect((await ask(actor, content)).data).toEqual({ [content]: { effectiveAccess: wanted } });
      expect((await ask(actor, content, userId)).data).toEqual({ [content]: { effectiveAccess: wanted } });
    }
  });

  it.each(seers.filter((actor) => actor !== 'the subject himself'))('of others needs create: %s', async (actor) => {
    const { userId } = cast.targets;
    const isAllowed = expectation('listSpaceMemberAccess', actor).is === 'allowed';
    for (const content of ['space', 'collection'] as const) {
      const { data, errors } = await ask(actor, content, userId);
      const told = { data, code: errors?.[0].extensions.code, details: errors?.[0].extensions.details };
      const allowed = { data: { [content]: { effectiveAccess: { level: 'READ', user: { id: userId } } } }, code: undefined, details: undefined };
      expect(told).toEqual(isAllowed ? allowed : { data: { [content]: null }, code: 'FORBIDDEN', details: { needs: 'create', has: contentLevel(standings[actor]) } });
    }
  });
});
