/** The access matrix of what is in spaces: pages, files, history, change requests; and a space of the demo world that is closed to nearly all. */
import { describe, expect, it } from 'vitest';
import { ids, type Person } from '../support.ts';
import type { Targets } from './cast.ts';
import { expectation, onLivingContent } from './expectation.ts';
import { inputOf } from './inputs.ts';
import { makeMaterial } from './material.ts';
import { type Answer, askGraphQL, askRest, variantOf } from './operations.ts';
import { describeMatrix, useStage } from './stage.ts';

/** A space of the demo world in the collection Board, which is closed by default; cat was given comment on the space. */
let minutes: Targets;

const stage = useStage(async ({ world, cast }) => {
  const [spaceId, collectionId] = [ids.space('minutes'), ids.collection('board')];
  minutes = { ...cast.targets, spaceId, collectionId, ...(await makeMaterial(world, spaceId, cast.targets.reviewerUserId)) };
});
const { world } = stage;

describe('the access matrix of change requests', () => describeMatrix(stage, 'change requests'));

describe('the minutes of the board', () => {
  const apart = ['createSpace', 'createCollection']; // what is addressed is the organization
  const rows = onLivingContent.filter((name) => !apart.includes(name));
  const strangers = ['ben', 'dan', 'eve'] as const;

  /** Asks about them through both doors as a person of the demo world. */
  async function ask(name: string, person: Person): Promise<Readonly<Record<string, Answer>>> {
    const operation = variantOf(name);
    const input = inputOf(name, minutes, stage.cast.player('a stranger'));
    const { token } = world.as(person);
    return { GraphQL: await askGraphQL(world, token, operation, input), ...(operation.route && { '/v1': await askRest(world, token, operation.route, input) }) };
  }

  it.each(rows)('are not there for who was given nothing on them by %s, whatever his role', async (name) => {
    for (const person of strangers) {
      for (const [door, { reason }] of Object.entries(await ask(name, person))) expect({ person, door, reason }).toEqual({ person, door, reason: 'NOT_FOUND' });
      expect(await stage.state.changed()).toBe(false);
    }
  });

  it.each(rows.filter((name) => !/Collection|Grant$/.test(name)))('are there for cat, who was given comment on them, by %s', async (name) => {
    const { is, ...details } = expectation(name, 'who comments');
    const reason = is === 'allowed' ? undefined : is;
    for (const [door, answer] of Object.entries(await ask(name, 'cat'))) expect({ door, reason: answer.reason, ...Object(answer.details) }).toEqual({ door, reason, ...details });
    expect(await stage.state.changed()).toBe(variantOf(name).isMutation && is === 'allowed');
  });
});
