/** The access matrix of spaces and collections; and content in the trash, and closed by default, whatever is asked of it. */
import { describe, expect, it } from 'vitest';
import { expectation, onLivingContent } from './expectation.ts';
import { type Standing, standings } from './standings.ts';
import { variantOf } from './operations.ts';
import { describeMatrix, useStage } from './stage.ts';

const stage = useStage();
const { world } = stage;

describe('the access matrix of content', () => describeMatrix(stage, 'content'));

describe('what is in the trash', () => {
  /** Asked for by its own field, and brought back: that is in the matrix. */
  const apart = ['getSpace', 'restoreSpace', 'restoreCollection'];
  const people = ['a stranger', 'a guest', 'who reads', 'a guest who was given create', 'an admin'] as const;

  it.each(onLivingContent.filter((name) => !apart.includes(name)))('is not there for %s', async (name) => {
    const targets = stage.cast.deleted;
    const isPutThere = ['createSpace', 'createCollection'].includes(name);
    for (const actor of people) {
      const isHidden = expectation('getSpace of a deleted one', actor).is !== 'allowed'; // to who may bring it back it is no secret
      await stage.check(variantOf(name), actor, { targets, expected: { is: isPutThere && standings[actor].belongs ? 'BAD_USER_INPUT' : 'NOT_FOUND' }, isHidden });
    }
  });

  it('is not there by its id, nor is what is in it', async () => {
    const { spaceId, collectionId, revisionId, changeRequestId, mergedChangeRequestId } = stage.cast.deleted;
    const all = [spaceId, collectionId, revisionId, changeRequestId, mergedChangeRequestId];
    const { data } = await world.with(stage.cast.tokenFor('an admin', [])).query('query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', { ids: all });
    expect(data).toEqual({ nodes: all.map(() => null) });
  });

  it('has no change requests in the list of its organization', async () => {
    const { organizationId, changeRequestId } = stage.cast.deleted;
    const { data } = await world.with(stage.cast.tokenFor('an admin', [])).query('query ($id: ID!) { organization(id: $id) { changeRequests(first: 1000) { nodes { id } } } }', { id: organizationId });
    const found = data.organization.changeRequests.nodes.map(({ id }: { id: string }) => id);
    expect([found.includes(stage.cast.targets.changeRequestId), found.includes(changeRequestId)]).toEqual([true, false]);
  });
});

describe('what is closed by default', () => {
  const people = [
    'a stranger',
    'a guest',
    'a guest in the team',
    'the subject himself',
    'who reads',
    'who creates',
    'a guest who was given admin',
    'a service account',
    'an admin service account',
    'an admin',
  ] as const;
  // Read was given there to the subject and the team; elsewhere given levels lie farther off than the default, or on other content.
  const levelThere = (who: Standing): number => (who.level === 6 ? 6 : who.inTeam !== null ? 1 : 0);

  it.each(onLivingContent)('is there for %s by what was given on it alone', async (name) => {
    for (const actor of people) await stage.check(variantOf(name), actor, { targets: stage.cast.closed, expected: expectation(name, actor, levelThere(standings[actor])) });
  });
});
