/** Tests what every DELETE answers when it is repeated, and when its parent cannot be seen. */
import { beforeAll, describe, expect, it } from 'vitest';
import { parametersOf } from '../../src/rest/router.ts';
import type { Route } from '../../src/rest/route.ts';
import { createAccessFixture, type Targets, type TestActor } from '../access/fixture.ts';
import { inputOf, madeUpTargets } from '../access/inputs.ts';
import { operations } from '../access/operations.ts';
import { useWorld } from '../support.ts';

const world = useWorld();
let targets: Targets;
let testActor: TestActor;

beforeAll(async () => {
  const fixture = await createAccessFixture(world, []);
  const { body } = await world.as('ana').post('/v1/tokens', { label: 'To be revoked' });
  targets = { ...fixture.targets, tokenId: body.id };
  testActor = fixture.testActor('an admin');
  const siteSpace = `/v1/orgs/${targets.organizationId}/sites/${targets.siteId}/site-spaces/${targets.siteSpaceId}`;
  await world.as('ana').put(`${siteSpace}/customization`, { themes: { default: 'light' } });
});

/** The number of segments of a path; a hostname is a part of a site. */
const depthOf = ({ path }: Route): number =>
  path.split('/').length + (path.startsWith('/v1/custom-hostnames/') ? 3 : 0);

/** Every DELETE, those of parts before those of what contains them, which the table lists first. */
const deletes = operations
  .flatMap(({ name, route }) => (route?.method === 'DELETE' ? [{ name, route }] : []))
  .toReversed()
  .toSorted((a, b) => depthOf(b.route) - depthOf(a.route));

/** It ends a mode of the integration, which stays. */
const SETTING = 'disableIntegrationDevelopmentMode';
const hasParent = ({ path }: Route): boolean => parametersOf(path).length > 1;

/** Returns the status and the reason of a second DELETE. */
const again = (route: Route, name: string) =>
  name === SETTING
    ? [route.status, undefined]
    : hasParent(route)
      ? [204, undefined]
      : [404, 'NOT_FOUND'];

/** Returns the path of an operation on these targets. */
function pathOf(name: string, { path }: Route, on: Targets): string {
  const { parameters = {} } = inputOf(name, on, testActor);
  return path.replace(/\{(\w+)\}/g, (_, parameter: string) => parameters[parameter] ?? '');
}

describe('a DELETE', () => {
  it.each(deletes)('of $name can be repeated', async ({ name, route }) => {
    const path = pathOf(name, route, targets);
    const ana = world.as('ana');
    const answers = [await ana.delete(path), await ana.delete(path)];
    expect(answers.map(({ status, body }) => [status, body?.error.reason])).toEqual([
      [route.status, undefined],
      again(route, name),
    ]);
  });

  it.each(deletes)('of $route.path is 404 without the parent', async ({ name, route }) => {
    const { status, body } = await world
      .as('ana')
      .delete(pathOf(name, route, madeUpTargets(targets)));
    expect([status, body.error.reason]).toEqual([404, 'NOT_FOUND']);
  });

  it.each(deletes)('of $route.path is 404 for a stranger', async ({ name, route }) => {
    const { status, body } = await world.as('eve').delete(pathOf(name, route, targets));
    expect([status, body.error.reason]).toEqual([404, 'NOT_FOUND']);
  });
});
