import { afterAll, describe, expect, it } from 'vitest';
import { hostileGraphQL, rootFields } from './hostile/graphql.ts';
import { Random } from './hostile/random.ts';
import { type Answered, hangUp, type Hostile, judge, sendHostile } from './hostile/request.ts';
import { hostileRest, hostileTransport, restOperations } from './hostile/rest.ts';
import { foreignIds, makeReal, type Real } from './hostile/stage.ts';
import { ids, useWorld } from './support.ts';

const world = useWorld(undefined, { jobs: true }); // `/v1` waits for imports

const REQUESTS = 2000;
const MIN_REQUESTS_PER_OPERATION = 10;
/** The random seed; HOSTILE_SEED repeats a failed run. */
const seed = Number(process.env.HOSTILE_SEED ?? Date.now() % 2 ** 32);

type Maker = (real: Real, random: Random) => Hostile;

/** For each operation of both APIs, the generator of its requests. */
const makers: readonly Maker[] = [
  ...restOperations.map(
    (operation): Maker =>
      (real, random) =>
        random.chance(0.25)
          ? hostileTransport(operation, real, random)
          : hostileRest(operation, real, random, foreignIds),
  ),
  ...rootFields.map(
    (root): Maker =>
      (real, random) =>
        hostileGraphQL(root, real, random, foreignIds),
  ),
];
const each = Math.max(MIN_REQUESTS_PER_OPERATION, Math.ceil(REQUESTS / makers.length));

const counted = new Map<string, number>();
const count = (what: string | number): void =>
  void counted.set(String(what), (counted.get(String(what)) ?? 0) + 1);

/**
 * Returns an admin's token for every other request, and for the rest tokens of people with fewer
 * permissions, or none.
 */
function tokenFor(n: number, random: Random): string | undefined {
  if (n % 2 === 0) return world.as('ana').token;
  return random.pick([
    undefined,
    'lp_garbage',
    world.as('eve').token,
    world.as('dan').token,
    world.as('ben').token,
  ]);
}

const described = ({ about, method, path, headers, body }: Hostile): string =>
  `${about}: ${method} ${path.slice(0, 300)} ${JSON.stringify(headers).slice(0, 300)} ${String(body ?? '').slice(0, 600)}`;

/**
 * Sends the requests of one operation, and returns the errors in their responses. Resources that a
 * request deletes are created again.
 */
async function attack(make: Maker, nth: number, stage: { real: Real }): Promise<string[]> {
  const random = new Random(seed + nth);
  const flaws: string[] = [];
  for (let n = 0; n < each; n++) {
    const made = make(stage.real, random);
    const token = tokenFor(n, random);
    const request = {
      ...made,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...made.headers,
      },
    };
    try {
      const answer = await sendHostile(world.url, request);
      count(answer.status);
      judge(request, answer);
      if (changes(request, answer)) stage.real = await makeReal(world, `${random.word()}.${nth}`);
    } catch (error) {
      flaws.push(
        `${described(request)}\n  ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  }
  return flaws;
}

/** Returns whether a request may have deleted or changed the real resources. */
const changes = ({ method, body }: Hostile, { status, text }: Answered): boolean =>
  status < 300 &&
  !text.includes('"errors"') &&
  !['GET', 'HEAD', 'OPTIONS'].includes(method) &&
  !String(body).includes('"query":"query');

describe('hostile requests', () => {
  it(`are answered correctly, ${each} for each operation, half of them authorized`, {
    timeout: 300_000,
  }, async () => {
    const waiting = [...makers.entries()];
    const flaws: string[] = [];
    const work = async (name: string): Promise<void> => {
      const stage = { real: await makeReal(world, name) };
      for (let next = waiting.pop(); next; next = waiting.pop())
        flaws.push(...(await attack(next[1], next[0], stage)));
    };
    await Promise.all(['first', 'second', 'third', 'fourth'].map(work));
    expect(flaws, `HOSTILE_SEED=${seed}`).toEqual([]);
    const sent = [...counted.values()].reduce((sum, one) => sum + one, 0);
    expect(sent).toBeGreaterThanOrEqual(REQUESTS);
  });

  it('leave the world unchanged for its people', async () => {
    const { status, body } = await world.as('ana').get('/v1/user');
    expect([status, body.id]).toEqual([200, ids.user('ana')]);
    // Only eve may have changed umbrella.
    const others = await world.console.database.prisma.auditEvent.count({
      where: { organizationId: ids.umbrella, actorId: { not: ids.user('eve') } },
    });
    expect(others).toBe(0);
  });
});

afterAll(() => {
  hangUp();
  const table = [...counted].sort().map(([status, times]) => `${status}: ${times}`);
  console.log(`hostile requests (seed ${seed}): ${table.join(', ')}`);
});
