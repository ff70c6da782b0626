/**
 * Runs the access matrix of the content of spaces (pages, files, history, change requests), and
 * checks a space of the demo world that is closed to most users.
 */
import { describe, expect, it } from 'vitest';
import { ids, type Person } from '../support.ts';
import type { Targets } from './fixture.ts';
import { expectation, onLivingContent } from './expectation.ts';
import { inputOf } from './inputs.ts';
import { makeMaterial } from './material.ts';
import { type Answer, callGraphQL, callRest, variantOf } from './operations.ts';
import { describeMatrix, useStage } from './stage.ts';

/**
 * A space of the demo world in the collection Board, which is closed by default. User cat has the
 * level `comment` on the space.
 */
let minutes: Targets;

const stage = useStage(async ({ world, fixture }) => {
  const [spaceId, collectionId] = [ids.space('minutes'), ids.collection('board')];
  minutes = {
    ...fixture.targets,
    spaceId,
    collectionId,
    ...(await makeMaterial(world, spaceId, fixture.targets.reviewerUserId)),
  };
});
const { world } = stage;

describe('the access matrix of change requests', () => describeMatrix(stage, 'change requests'));

describe('the minutes of the board', () => {
  const excluded = ['createSpace', 'createCollection']; // the path names the organization
  // GraphQL names a grant by its id, and the targets have no grant on this space or collection.
  const byGrant = /^get(?:Space|Collection)(?:Member|Team)Grant$/;
  const rows = onLivingContent.filter((name) => !excluded.includes(name));
  const ungranted = ['ben', 'dan', 'eve'] as const;

  /** Calls GraphQL and REST for the space as a person of the demo world. */
  async function ask(name: string, person: Person): Promise<Readonly<Record<string, Answer>>> {
    const operation = variantOf(name);
    const input = inputOf(name, minutes, stage.fixture.testActor('a stranger'));
    const { token } = world.as(person);
    return {
      ...(!byGrant.test(name) && { GraphQL: await callGraphQL(world, token, operation, input) }),
      ...(operation.route && { '/v1': await callRest(world, token, operation.route, input) }),
    };
  }

  it.each(rows)(
    'are hidden from %s for users without a grant, whatever their role',
    async (name) => {
      for (const person of ungranted) {
        for (const [api, { reason }] of Object.entries(await ask(name, person)))
          expect({ person, api, reason }).toEqual({ person, api, reason: 'NOT_FOUND' });
        expect(await stage.state.changed()).toBe(false);
      }
    },
  );

  it.each(rows.filter((name) => !/Collection|Grant$/.test(name)))(
    'are available to cat, who has the level comment, by %s',
    async (name) => {
      const { is, ...details } = expectation(name, 'a commenter');
      const reason = is === 'allowed' ? undefined : is;
      for (const [api, answer] of Object.entries(await ask(name, 'cat')))
        expect({ api, reason: answer.reason, ...Object(answer.details) }).toEqual({
          api,
          reason,
          ...details,
        });
      expect(await stage.state.changed()).toBe(variantOf(name).isMutation && is === 'allowed');
    },
  );
});
