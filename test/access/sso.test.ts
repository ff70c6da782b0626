/**
 * Runs the access matrix for members who are blocked by the sign-in rules of their organization:
 * every operation through GraphQL and REST.
 */
import { describe, it } from 'vitest';
import { ids } from '../support.ts';
import { expectationWhereStopped } from './expectation.ts';
import { inputOf, madeUpTargets, variantNames } from './inputs.ts';
import { namesOrganization, operations, variantOf } from './operations.ts';
import { useStage } from './stage.ts';

const stage = useStage(async ({ world }) => {
  await world.console.database.prisma.organization.update({
    where: { id: ids.acme },
    data: { sso: true },
  });
});

/** Operations whose body names the organization. */
const namedInBody = ['publishIntegration'];

describe('an operation called by a member who is blocked by the sign-in rules', () => {
  describe.each(
    [...operations, ...variantNames.map(variantOf)].map(
      (operation) => [operation.name, operation] as const,
    ),
  )('%s', (name, operation) => {
    it.each(['a creator', 'the subject'] as const)('answers %s by the rules', async (actor) => {
      const isInBody = namedInBody.includes(name);
      const expected = expectationWhereStopped(
        name,
        actor,
        isInBody || stage.pathHasOrganization(operation, actor),
      );
      const { fixture } = stage;
      const input = inputOf(name, fixture.targets, fixture.testActor(actor));
      const inGraphQL = expectationWhereStopped(
        name,
        actor,
        isInBody || namesOrganization(operation, input),
      );
      const ofSite = expectationWhereStopped('getPublishedSite', actor, false);
      await stage.check(operation, actor, { expected, inGraphQL, ofSite });
      // The error about the sign-in reveals nothing about the target.
      if (expected.is === 'FORBIDDEN')
        await stage.check(operation, actor, {
          expected,
          inGraphQL,
          ofSite,
          targets: madeUpTargets(stage.fixture.targets, 'organization'),
        });
    });
  });
});
