/** The access matrix of members whom the sign-in of their organization stops: every operation, through both doors. */
import { describe, it } from 'vitest';
import { ids } from '../support.ts';
import { expectationWhereStopped } from './expectation.ts';
import { madeUpTargets, variantNames } from './inputs.ts';
import { operations, variantOf } from './operations.ts';
import { useStage } from './stage.ts';

const stage = useStage(async ({ world }) => {
  await world.door.database.prisma.organization.update({ where: { id: ids.acme }, data: { sso: true } });
});

/** The organization is named in what they are sent with. */
const namedInBody = ['publishIntegration'];

describe('what is asked by a member whom the sign-in of his organization stops', () => {
  describe.each([...operations, ...variantNames.map(variantOf)].map((operation) => [operation.name, operation] as const))('%s', (name, operation) => {
    it.each(['who creates', 'the subject himself'] as const)('asked by %s', async (actor) => {
      const namesOrganization = stage.isInside(operation, actor) || namedInBody.includes(name);
      const expected = expectationWhereStopped(name, actor, namesOrganization);
      await stage.check(operation, actor, { expected });
      // What is told of the sign-in tells nothing of what is there.
      if (expected.is === 'FORBIDDEN') await stage.check(operation, actor, { expected, targets: madeUpTargets(stage.cast.targets, 'organization') });
    });
  });
});
