// A cell of the access matrix: what somebody gets from an operation, through both doors, against the expectation.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useWorld, type World } from '../support.ts';
import { type Cast, castFor, type Targets } from './cast.ts';
import { actorsFor, expectation, expectedOperations, isAboutComment, scopesOf } from './expectation.ts';
import { inputOf, madeUpTargets, variantNames } from './inputs.ts';
import { type Answer, askGraphQL, askRest, type Operation, operations, variantOf } from './operations.ts';
import type { Outcome } from './row.ts';
import type { Actor } from './standings.ts';
import { State } from './state.ts';

/** What a cell is asked about, and what comes of it, where that is not the usual. */
interface Apart {
  readonly targets?: Targets;
  readonly expected?: Outcome;
  /** Whether the answer may tell nothing of what is there. */
  readonly isHidden?: boolean;
}

type Door = (operation: Operation, actor: Actor, targets: Targets) => Promise<Answer>;

/** The cast in its world, whose state is kept. */
export class Stage {
  readonly world: World;
  cast!: Cast; // made before the first test, as is the state
  state!: State;

  constructor(world: World) {
    this.world = world;
  }

  async open(prepare: (stage: Stage) => Promise<void>): Promise<void> {
    this.cast = await castFor(this.world, expectedOperations.map(scopesOf));
    await prepare(this);
    this.state = new State(this.world.connections.superuserUrl);
    await this.state.keep();
  }

  /** Asks about what is usual, or what is given, and expects what the rules say, or what is given. */
  async check(operation: Operation, actor: Actor, { targets = this.cast.targets, expected = expectation(operation.name, actor), isHidden = true }: Apart = {}): Promise<void> {
    for (const [name, door] of this.doorsOf(operation)) {
      const answer = await door(operation, actor, targets);
      const changed = operation.isMutation && (await this.state.changed());
      const wanted = name === '/v1' && operation.route?.next && expected.is === 'allowed' ? waitedFor : expected;
      expect({ door: name, ...outcomeOf(answer, operation, changed, expected) }).toEqual({ door: name, ...wanted });
      if (expected.is === 'UNAUTHENTICATED') expect([answer.status, answer.headers['www-authenticate']]).toEqual([401, 'Bearer']);
      if (isHidden && this.tellsNothing(expected, operation, actor)) await this.expectSameAsMadeUp(door, operation, actor, answer, targets);
    }
  }

  private doorsOf({ route }: Operation): readonly (readonly [string, Door])[] {
    const { world, cast } = this;
    const token = (operation: Operation, actor: Actor) => cast.tokenFor(actor, scopesOf(operation.name));
    const input = (operation: Operation, actor: Actor, targets: Targets) => inputOf(operation.name, targets, cast.player(actor));
    const throughGraphQL: Door = (operation, actor, targets) => askGraphQL(world, token(operation, actor), operation, input(operation, actor, targets));
    if (!route) return [['GraphQL', throughGraphQL]];
    return [
      ['GraphQL', throughGraphQL],
      ['/v1', (operation, actor, targets) => askRest(world, token(operation, actor), route, input(operation, actor, targets))],
    ];
  }

  /** What is not seen is answered as what is not there, byte for byte: as an id that nothing has, as an organization that nobody made, and as a comment that nobody made on the same content. */
  private async expectSameAsMadeUp(door: Door, operation: Operation, actor: Actor, answer: Answer, asked: Targets): Promise<void> {
    const { targets } = this.cast;
    const [isMissing, isInside] = [answer.reason === 'NOT_FOUND', this.isInside(operation, actor)];
    if (isMissing || isInside) expect(await door(operation, actor, madeUpTargets(targets, 'organization'))).toEqual(answer);
    if (isMissing && isInside) expect(await door(operation, actor, madeUpTargets(targets))).toEqual(answer);
    if (isAboutComment(operation.name)) expect(await door(operation, actor, madeUpTargets(asked, 'content'))).toEqual(answer);
    if (operation.isMutation) expect(await this.state.changed()).toBe(false);
  }

  /** Whether the organization is in its path. */
  isInside({ name }: Operation, actor: Actor): boolean {
    return inputOf(name, this.cast.targets, this.cast.player(actor)).parameters?.['organizationId'] !== undefined;
  }

  /** Whether the answer may tell nothing of what is there. */
  private tellsNothing({ is }: Outcome, operation: Operation, actor: Actor): boolean {
    return is === 'NOT_FOUND' || (is === 'nothing' && isAboutComment(operation.name)) || (['nothing', 'BAD_USER_INPUT'].includes(is) && this.isInside(operation, actor));
  }
}

/** What `/v1` tells of an import when that has come to its end: it was asked for, and its address is refused. */
const waitedFor = { is: 'BAD_USER_INPUT, and yet it was done' };

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

/** Opens a stage for a test file, with what that prepares, and closes it at the end. */
export function useStage(prepare: (stage: Stage) => Promise<void> = async () => {}): Stage {
  const stage = new Stage(useWorld(undefined, true)); // imports are waited for
  beforeAll(() => stage.open(prepare));
  afterAll(() => stage.state?.close());
  return stage;
}

/** The parts of the matrix, which run beside each other. */
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

/** Which part an operation belongs to, by the family of its route. */
const partOf = ({ route }: Operation): Part => parts[route?.family ?? ''] ?? 'organization';

/** Every operation of a part, and what is asked a second time, × everybody who may ask. */
export function describeMatrix(stage: Stage, part: Part): void {
  const rows = [...operations, ...variantNames.map(variantOf)].filter((operation) => partOf(operation) === part);
  describe.each(rows.map((operation) => [operation.name, operation] as const))('%s', (name, operation) => {
    it.each(actorsFor(name))('asked by %s', (actor) => stage.check(operation, actor));

    if (!operation.isMutation)
      it('changes nothing, whoever asks', async () => {
        expect(await stage.state.changed()).toBe(false);
      });
  });
}
