/**
 * Checks that eve, admin of Umbrella, gets the same bytes by the same statements for every id of
 * Acme Docs as for a made-up id.
 */
import { isDeepStrictEqual } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoId } from '../../prisma/seed/ids.ts';
import { statementsOf } from '../statements.ts';
import { ids, useWorld } from '../support.ts';
import { type AccessFixture, createAccessFixture, idOf, type Targets } from './fixture.ts';
import { nodeReads } from './edge-expectation.ts';
import { ana, makeForeign, nobody } from './foreign.ts';
import { contentCases } from './foreign-content-cases.ts';
import { siteCases } from './foreign-site-cases.ts';
import type { Input } from './input.ts';
import { inputOf, madeUpTargets } from './inputs.ts';
import { type Answer, callGraphQL, callRest, type Operation, operations } from './operations.ts';

const world = useWorld();
let fixture: AccessFixture;

beforeAll(async () => {
  fixture = await createAccessFixture(world, [[]]);
  await world.as('eve').get('/v1/user'); // the use of a token is recorded every five minutes
});

interface Observed {
  readonly answer: Answer;
  readonly statements: readonly string[];
}

/** Returns the response to eve and the statements that it took. */
async function responseOf(ask: (token: string | undefined) => Promise<Answer>): Promise<Observed> {
  let answer: Answer | undefined;
  const statements = await statementsOf(async () => {
    answer = await ask(world.as('eve').token);
  });
  if (!answer) throw new Error('Nothing was answered.');
  return { answer, statements };
}

/** Calls GraphQL and REST with Acme's ids and with made-up ones. */
async function expectNoDifference(
  operation: Operation,
  real: Input,
  madeUp: Input,
  inGraphQL = true,
): Promise<readonly Answer[]> {
  const answers: Answer[] = [];
  const { route } = operation;
  const apis = [
    ...(inGraphQL
      ? [(token: string | undefined, input: Input) => callGraphQL(world, token, operation, input)]
      : []),
    ...(route
      ? [(token: string | undefined, input: Input) => callRest(world, token, route, input)]
      : []),
  ];
  for (const api of apis) {
    const acme = await responseOf((token) => api(token, real));
    expect(acme).toEqual(await responseOf((token) => api(token, madeUp)));
    answers.push(acme.answer);
  }
  return answers;
}

const umbrella = (targets: Targets): Targets => ({ ...targets, organizationId: ids.umbrella });
const eve = () => fixture.testActor('a stranger');
/** Operations without ids: a public name, and a domain that is answered only to its own users. */
const withoutIds = new Set(['getSubdomain', 'listEmailDomainOrganizations']);
/**
 * Creates a spec with the given slug in eve's organization, whether or not another organization has
 * one.
 */
const createsBySlug = 'setOpenAPISpec';
/** The first has the secret with which anybody joins, and the second returns the id of the input. */
const answeredToAll = new Set(['acceptInvite', 'trackSiteEvents']);
const aboutIds = operations.filter(({ name }) => !withoutIds.has(name));

describe('a stranger', () => {
  it.each(aboutIds.map((operation) => [operation.name, operation] as const))(
    'learns nothing from %s of ids of Acme Docs',
    async (name, operation) => {
      const real = inputOf(name, fixture.targets, eve());
      const madeUp = inputOf(name, madeUpTargets(fixture.targets), eve());
      // the input has no id
      if (isDeepStrictEqual(real, madeUp) || answeredToAll.has(name)) return;
      const answers = await expectNoDifference(operation, real, madeUp);
      const isNode = name.startsWith('Query.node');
      expect(answers.map(({ reason }) => reason)).toEqual(
        answers.map(() => (isNode ? undefined : 'NOT_FOUND')),
      );
    },
  );

  it.each(
    aboutIds.flatMap((operation) =>
      operation.name === createsBySlug ? [] : [[operation.name, operation] as const],
    ),
  )(
    'learns nothing from %s of ids of Acme Docs inside their own organization',
    async (name, operation) => {
      const real = inputOf(name, umbrella(fixture.targets), eve());
      const madeUp = inputOf(name, umbrella(madeUpTargets(fixture.targets)), eve());
      if (isDeepStrictEqual(real, madeUp)) return; // the input has no other id
      if (answeredToAll.has(name)) return;
      await expectNoDifference(operation, real, madeUp);
    },
  );

  it('cannot join through the path of another organization', async () => {
    const route = operations.find(({ name }) => name === 'acceptInvite')?.route;
    if (!route) throw new Error('There is no route acceptInvite.');
    const join = (targets: Targets) =>
      responseOf((token) =>
        callRest(world, token, route, inputOf('acceptInvite', umbrella(targets), eve())),
      );
    const answer = await join(fixture.targets);
    expect(answer).toEqual(await join(madeUpTargets(fixture.targets)));
    expect(answer.answer.reason).toBe('NOT_FOUND');
  });

  it('cannot join with a made-up secret, whether or not the invite exists', async () => {
    const operation = operations.find(({ name }) => name === 'acceptInvite');
    if (!operation) throw new Error('There is no operation acceptInvite.');
    for (const id of [fixture.targets.linkInviteId, fixture.targets.inviteId]) {
      const input = (organizationId: string, inviteId: string): Input => ({
        parameters: { organizationId, inviteId },
        body: { secret: 'made-up', email: 'eve@umbrella.test' },
      });
      const answers = await expectNoDifference(
        operation,
        input(ids.acme, id),
        input(ids.acme, demoId('Invite', 'nobody')),
      );
      expect(answers.map(({ reason }) => reason)).toEqual(['NOT_FOUND', 'NOT_FOUND']);
    }
  });

  it.each(Object.keys(nodeReads))('gets null for a %s by its id', async (type) => {
    const { targets } = fixture;
    const id = idOf(type, targets);
    // no resource has an id made from this name
    const nobody = id
      .split('.')
      .map((part) => demoId('Organization', 'nobody').replace('org', part.replace(/_.*/, '')))
      .join('.');
    const operation: Operation = { name: 'Query.node', isMutation: false, route: undefined };
    const document = 'query ($id: ID!) { node(id: $id) { __typename id } }';
    const [answer] = await expectNoDifference(
      operation,
      { document, parameters: { id } },
      { document, parameters: { id: nobody } },
    );
    expect(JSON.parse(answer?.text ?? '').data).toEqual({ node: null });
  });
});

describe('a stranger who names ids of Acme Docs in a request on their own organization', () => {
  const cases = [...contentCases, ...siteCases];

  beforeAll(() => makeForeign(world));

  it.each(cases)(
    'learns nothing from %s with a foreign id in %s',
    async (name, _, real, madeUp) => {
      const operation = operations.find((one) => one.name === name);
      if (!operation) throw new Error(`There is no operation ${name}.`);
      // In GraphQL the id of a published site names it by itself, and everybody may read it.
      const isPublished = operation.route?.visitorParameters !== undefined;
      await expectNoDifference(operation, real, madeUp, !isPublished);
    },
  );

  it('learns nothing from the effective access of a user', async () => {
    const operation: Operation = { name: 'Query.space', isMutation: false, route: undefined };
    const document =
      'query ($id: ID!, $user: ID!) { space(id: $id) { effectiveAccess(userId: $user) { level } } }';
    const input = (user: string): Input => ({
      document,
      parameters: { id: ids.space('secrets'), user },
    });
    const answers = await expectNoDifference(operation, input(ana.id), input(nobody.id));
    expect(answers.map(({ reason }) => reason)).toEqual(['NOT_FOUND']);
  });
});
