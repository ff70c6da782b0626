/**
 * Runs the access matrix: every operation of the SDL and the route table for every actor, through
 * GraphQL and REST. Content, change requests, comments and sites have files of their own.
 */
import { describe, expect, it } from 'vitest';
import { ids } from '../support.ts';
import {
  collectionPermissions,
  contentLevel,
  expectation,
  expectedOperations,
  organizationPermissions,
  spacePermissions,
  teamPermissions,
} from './expectation.ts';
import { type Actor, actors, actorProfiles } from './actors.ts';
import { operationsWithInput, variantNames } from './inputs.ts';
import { operations } from './operations.ts';
import { describeMatrix, useStage } from './stage.ts';

const stage = useStage();
const { world } = stage;

describe('the access matrix', () => {
  it('has an expectation and an input for every operation and for nothing else', () => {
    const names = [...operations.map(({ name }) => name), ...variantNames].sort();
    expect([...expectedOperations].sort()).toEqual(names);
    expect([...operationsWithInput].sort()).toEqual(names);
  });

  describeMatrix(stage, 'organization');
});

describe('permissions', () => {
  const insiders = actors.filter(
    (actor) => actorProfiles[actor].belongs && actorProfiles[actor].scopes === 'all',
  );
  const spaceQuery = `query ($id: ID!) { space(id: $id) { permissions { ${Object.keys(spacePermissions(actorProfiles['an admin'])).join(' ')} } } }`;
  const collectionQuery = `query ($id: ID!) { node(id: $id) { ... on Collection { permissions { ${Object.keys(collectionPermissions(actorProfiles['an admin'])).join(' ')} } } } }`;

  it.each(insiders)('of the organization state what %s may do', async (actor) => {
    const caller = world.with(stage.fixture.tokenFor(actor, []));
    const wanted = organizationPermissions(actorProfiles[actor]);
    expect((await caller.get(`/v1/orgs/${ids.acme}`)).body.permissions).toEqual(wanted);
    const { data } = await caller.query(
      `query ($id: ID!) { organization(id: $id) { permissions { ${Object.keys(wanted).join(' ')} } } }`,
      { id: ids.acme },
    );
    expect(data.organization.permissions).toEqual(wanted);
  });

  it.each(insiders)('of the organization state whether %s can see its billing', async (actor) => {
    const { body } = await world
      .with(stage.fixture.tokenFor(actor, []))
      .get(`/v1/orgs/${ids.acme}`);
    const { data } = await world
      .with(stage.fixture.tokenFor(actor, []))
      .query(
        'query ($id: ID!) { organization(id: $id) { billing { interval } trial { status } } }',
        { id: ids.acme },
      );
    const { viewBilling } = organizationPermissions(actorProfiles[actor]);
    expect(['billing' in body, 'trial' in body]).toEqual([viewBilling, viewBilling]);
    expect(data.organization).toEqual(
      viewBilling
        ? { billing: { interval: 'MONTHLY' }, trial: { status: 'ENDED' } }
        : { billing: null, trial: null },
    );
  });

  it.each(insiders.filter((actor) => expectation('getTeam', actor).is === 'allowed'))(
    'of the team state what %s may do',
    async (actor) => {
      const caller = world.with(stage.fixture.tokenFor(actor, []));
      const { teamId } = stage.fixture.targets;
      const wanted = teamPermissions(actorProfiles[actor]);
      expect((await caller.get(`/v1/orgs/${ids.acme}/teams/${teamId}`)).body.permissions).toEqual(
        wanted,
      );
      const { data } = await caller.query(
        'query ($id: ID!) { node(id: $id) { ... on Team { permissions { admin view } } } }',
        { id: teamId },
      );
      expect(data.node.permissions).toEqual(wanted);
    },
  );

  it.each(insiders.filter((actor) => expectation('getSpace', actor).is === 'allowed'))(
    'of space and collection state what %s may do',
    async (actor) => {
      const caller = world.with(stage.fixture.tokenFor(actor, []));
      const { spaceId, collectionId } = stage.fixture.targets;
      const [space, collection] = [
        spacePermissions(actorProfiles[actor]),
        collectionPermissions(actorProfiles[actor]),
      ];
      expect((await caller.get(`/v1/spaces/${spaceId}`)).body.permissions).toEqual(space);
      expect((await caller.query(spaceQuery, { id: spaceId })).data.space.permissions).toEqual(
        space,
      );
      expect((await caller.get(`/v1/collections/${collectionId}`)).body.permissions).toEqual(
        collection,
      );
      expect(
        (await caller.query(collectionQuery, { id: collectionId })).data.node.permissions,
      ).toEqual(collection);
    },
  );

  it.each(
    insiders.filter((actor) => expectation('getSpace of a deleted one', actor).is === 'allowed'),
  )('of a space in the trash allow %s only to restore it', async (actor) => {
    const caller = world.with(stage.fixture.tokenFor(actor, []));
    const wanted = spacePermissions(actorProfiles[actor], true);
    expect(
      (await caller.get(`/v1/spaces/${stage.fixture.targets.deletedSpaceId}`)).body.permissions,
    ).toEqual(wanted);
    expect(
      (await caller.query(spaceQuery, { id: stage.fixture.targets.deletedSpaceId })).data.space
        .permissions,
    ).toEqual(wanted);
  });
});

describe('effective access', () => {
  const people = actors.filter(
    (actor) =>
      actorProfiles[actor].person &&
      actorProfiles[actor].belongs &&
      actorProfiles[actor].scopes === 'all',
  );
  const seers = people.filter((actor) => expectation('getSpace', actor).is === 'allowed');
  const ask = (actor: Actor, content: 'space' | 'collection', user?: string) => {
    const { spaceId, collectionId } = stage.fixture.targets;
    const document = `query ($id: ID!, $user: ID) { ${content}(id: $id) { effectiveAccess(userId: $user) { level user { id } } } }`;
    return world
      .with(stage.fixture.tokenFor(actor, []))
      .query(document, { id: content === 'space' ? spaceId : collectionId, user });
  };

  it.each(seers)('is available to %s for their own user', async (actor) => {
    const { userId } = stage.fixture.testActor(actor);
    const wanted = {
      level: contentLevel(actorProfiles[actor])?.toUpperCase() ?? null,
      user: { id: userId },
    };
    for (const content of ['space', 'collection'] as const) {
      expect((await ask(actor, content)).data).toEqual({ [content]: { effectiveAccess: wanted } });
      expect((await ask(actor, content, userId)).data).toEqual({
        [content]: { effectiveAccess: wanted },
      });
    }
  });

  it.each(seers.filter((actor) => actor !== 'the subject'))(
    'of other users requires create: %s',
    async (actor) => {
      const { userId } = stage.fixture.targets;
      const isAllowed = expectation('listSpaceMemberAccess', actor).is === 'allowed';
      for (const content of ['space', 'collection'] as const) {
        const { data, errors } = await ask(actor, content, userId);
        const response = {
          data,
          code: errors?.[0].extensions.code,
          details: errors?.[0].extensions.details,
        };
        const allowed = {
          data: { [content]: { effectiveAccess: { level: 'READ', user: { id: userId } } } },
          code: undefined,
          details: undefined,
        };
        expect(response).toEqual(
          isAllowed
            ? allowed
            : {
                data: { [content]: { effectiveAccess: null } },
                code: 'FORBIDDEN',
                details: { needs: 'create', has: contentLevel(actorProfiles[actor]) },
              },
        );
      }
    },
  );
});
