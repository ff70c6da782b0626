// Runs a cell of the access matrix: the outcome of an operation for an actor, through GraphQL and
// REST, against the expectation.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useWorld, type World } from '../support.ts';
import { type AccessFixture, createAccessFixture, type Targets } from './fixture.ts';
import {
  actorsFor,
  expectation,
  expectedOperations,
  isAboutComment,
  scopesOf,
} from './expectation.ts';
import { inputOf, madeUpTargets, variantNames } from './inputs.ts';
import {
  type Answer,
  callGraphQL,
  callRest,
  deletesById,
  type Operation,
  operations,
  variantOf,
} from './operations.ts';
import type { Outcome } from './row.ts';
import type { Actor } from './actors.ts';
import { holdWebhooks, State } from './state.ts';

/** Deviations of a cell: other targets, and another outcome than the rules state. */
interface CellOptions {
  readonly targets?: Targets;
  readonly expected?: Outcome;
  /** The outcome through GraphQL, where it differs. */
  readonly inGraphQL?: Outcome;
  /** The outcome of reading the published site, for pages of it. */
  readonly ofSite?: Outcome;
  /** True when the response must not reveal that the target exists. */
  readonly isHidden?: boolean;
}

type Transport = (operation: Operation, actor: Actor, targets: Targets) => Promise<Answer>;

/**
 * Returns whether an actor may read a published site, but not its default page: GraphQL returns a
 * site whose page is null, where `/v1` has no page to return.
 */
const isNullPage = ({ name }: Operation, actor: Actor, expected: { is: string }): boolean =>
  (name === 'getPublishedPage' || name === 'listPublishedPages') &&
  expected.is === 'NOT_FOUND' &&
  expectation('getPublishedSite', actor).is === 'allowed';

/**
 * Returns the outcome through GraphQL, which names an object by its id alone. Without a parent that
 * the caller can see, the deletion of an invisible object is NOT_FOUND.
 */
const withIdAlone = (operation: Operation, expected: Outcome): Outcome =>
  expected.is === 'nothing' && deletesById(operation) ? { is: 'NOT_FOUND' } : expected;

/** The fixture in its world, whose state is saved and restored. */
export class Stage {
  readonly world: World;
  fixture!: AccessFixture; // made before the first test, as is the state
  state!: State;

  constructor(world: World) {
    this.world = world;
  }

  async open(prepare: (stage: Stage) => Promise<void>): Promise<void> {
    await holdWebhooks(this.world.connections.superuserUrl);
    this.fixture = await createAccessFixture(this.world, expectedOperations.map(scopesOf));
    await prepare(this);
    this.state = new State(this.world.connections.superuserUrl);
    await this.state.save();
  }

  /**
   * Calls an operation and expects the outcome by the rules, unless other targets or another
   * outcome are passed.
   */
  async check(
    operation: Operation,
    actor: Actor,
    {
      targets = this.fixture.targets,
      expected: inRest = expectation(operation.name, actor),
      inGraphQL = withIdAlone(operation, inRest),
      ofSite = expectation('getPublishedSite', actor),
      isHidden = true,
    }: CellOptions = {},
  ): Promise<void> {
    for (const [name, transport] of this.transportsOf(operation)) {
      const expected = name === 'GraphQL' ? inGraphQL : inRest;
      const answer = await transport(operation, actor, targets);
      const changed = operation.isMutation && (await this.state.changed());
      const wanted =
        name === '/v1' && operation.route?.next && expected.is === 'allowed'
          ? finishedImport
          : name === 'GraphQL' && isNullPage(operation, actor, expected)
            ? ofSite
            : expected;
      expect({ transport: name, ...outcomeOf(answer, operation, changed, expected) }).toEqual({
        transport: name,
        ...wanted,
      });
      if (expected.is === 'UNAUTHENTICATED')
        expect([answer.status, answer.headers['www-authenticate']]).toEqual([401, 'Bearer']);
      if (isHidden && wanted === expected && this.mustHideTarget(expected, operation, actor))
        await this.expectSameAsMadeUp(transport, operation, actor, answer, targets);
    }
  }

  private transportsOf({ route }: Operation): readonly (readonly [string, Transport])[] {
    const { world, fixture } = this;
    const token = (operation: Operation, actor: Actor) =>
      fixture.tokenFor(actor, scopesOf(operation.name));
    const input = (operation: Operation, actor: Actor, targets: Targets) =>
      inputOf(operation.name, targets, fixture.testActor(actor));
    const viaGraphQL: Transport = (operation, actor, targets) =>
      callGraphQL(world, token(operation, actor), operation, input(operation, actor, targets));
    if (!route) return [['GraphQL', viaGraphQL]];
    return [
      ['GraphQL', viaGraphQL],
      [
        '/v1',
        (operation, actor, targets) =>
          callRest(world, token(operation, actor), route, input(operation, actor, targets)),
      ],
    ];
  }

  /**
   * Expects the same bytes for an invisible target as for an absent one: a made-up id, a made-up
   * organization, and a made-up comment on the same content.
   */
  private async expectSameAsMadeUp(
    transport: Transport,
    operation: Operation,
    actor: Actor,
    answer: Answer,
    asked: Targets,
  ): Promise<void> {
    const { targets } = this.fixture;
    const [isMissing, pathHasOrganization] = [
      answer.reason === 'NOT_FOUND',
      this.pathHasOrganization(operation, actor),
    ];
    if (isMissing || pathHasOrganization)
      expect(await transport(operation, actor, madeUpTargets(targets, 'organization'))).toEqual(
        answer,
      );
    if (isMissing && pathHasOrganization)
      expect(await transport(operation, actor, madeUpTargets(targets))).toEqual(answer);
    if (isAboutComment(operation.name))
      expect(await transport(operation, actor, madeUpTargets(asked, 'content'))).toEqual(answer);
    if (operation.isMutation) expect(await this.state.changed()).toBe(false);
  }

  /** Returns whether the path contains the organization. */
  pathHasOrganization({ name }: Operation, actor: Actor): boolean {
    return (
      inputOf(name, this.fixture.targets, this.fixture.testActor(actor)).parameters?.[
        'organizationId'
      ] !== undefined
    );
  }

  /** Returns whether the response must not reveal that the target exists. */
  private mustHideTarget({ is }: Outcome, operation: Operation, actor: Actor): boolean {
    return (
      is === 'NOT_FOUND' ||
      (is === 'nothing' && isAboutComment(operation.name)) ||
      (['nothing', 'BAD_USER_INPUT'].includes(is) &&
        !WITHOUT_EFFECT.has(operation.name) &&
        this.pathHasOrganization(operation, actor))
    );
  }
}

/**
 * Operations that change nothing on the targets and answer about them: the endpoint is enabled, and
 * the answer about events is the id of the input, whether or not there is such a site.
 */
const WITHOUT_EFFECT = new Set(['enableWebhookEndpoint', 'trackSiteEvents']);

/**
 * The outcome of an import of `/v1` after its job ended: the import was created, and its URL was
 * refused.
 */
const finishedImport = { is: 'BAD_USER_INPUT, and yet it was done' };

/**
 * Returns the outcome in the terms of the expectation. An error with an effect has an outcome of
 * its own.
 */
function outcomeOf(
  { reason, details }: Answer,
  operation: Operation,
  changed: boolean,
  expected: Outcome,
): Outcome | { is: string } {
  if (reason !== undefined && changed) return { is: `${reason}, and yet it was done` };
  if (reason === 'FORBIDDEN') {
    // every FORBIDDEN has these; a missing one shows in the comparison
    const { needs, has, ...rest } = details as { needs: string; has?: unknown };
    const isNamed = has !== undefined && Object.keys(rest).length === 0;
    return {
      is: isNamed ? 'FORBIDDEN' : 'FORBIDDEN without details',
      needs,
      ...('has' in expected && { has: String(has) }),
    };
  }
  return { is: reason ?? (operation.isMutation && !changed ? 'nothing' : 'allowed') };
}

/**
 * Opens a stage for a test file and closes it at the end. `prepare` runs before the state is saved.
 */
export function useStage(prepare: (stage: Stage) => Promise<void> = async () => {}): Stage {
  const stage = new Stage(useWorld(undefined, { jobs: true })); // imports run as jobs
  beforeAll(() => stage.open(prepare));
  afterAll(() => stage.state?.close());
  return stage;
}

/** The parts of the matrix, which run in parallel. */
export type Part = 'organization' | 'content' | 'change requests' | 'comments' | 'sites';

const parts: Readonly<Record<string, Part>> = {
  Collections: 'content',
  Spaces: 'content',
  'Space content': 'change requests',
  History: 'change requests',
  'Change requests': 'change requests',
  'Change request content': 'change requests',
  Comments: 'comments',
  Sites: 'sites',
  'Section groups': 'sites',
  Sections: 'sites',
  'Site spaces': 'sites',
  'Site structure': 'sites',
  'Share links': 'sites',
  'Redirects of sites': 'sites',
  Visitors: 'sites',
};

/** Returns the part of an operation by the family of its route. */
const partOf = ({ route }: Operation): Part => parts[route?.family ?? ''] ?? 'organization';

/** Describes every operation and variant of a part for every actor. */
export function describeMatrix(stage: Stage, part: Part): void {
  const rows = [...operations, ...variantNames.map(variantOf)].filter(
    (operation) => partOf(operation) === part,
  );
  describe.each(rows.map((operation) => [operation.name, operation] as const))(
    '%s',
    (name, operation) => {
      it.each(actorsFor(name))('answers %s by the rules', (actor) => stage.check(operation, actor));

      if (!operation.isMutation)
        it('changes nothing for any actor', async () => {
          expect(await stage.state.changed()).toBe(false);
        });
    },
  );
}
