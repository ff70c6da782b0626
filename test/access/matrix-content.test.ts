/**
 * Runs the access matrix of spaces and collections, and checks every operation on content in the
 * trash and on content that is closed by default.
 */
import { describe, expect, it } from 'vitest';
import { expectation, onLivingContent } from './expectation.ts';
import { type ActorProfile, actorProfiles } from './actors.ts';
import { variantOf } from './operations.ts';
import { describeMatrix, useStage } from './stage.ts';

const stage = useStage();
const { world } = stage;

describe('the access matrix of content', () => describeMatrix(stage, 'content'));

/** Reads of the content of a space, whose fields are null for those who may restore the space. */
const nullInTrash: ReadonlySet<string> = new Set([
  'getEmbedInSpace',
  ...['searchSpace', 'listSpaceTeamGrants', 'listSpaceRevisions', 'listSpacePages'],
  ...['listSpacePageLinks', 'listSpaceMemberGrants', 'listSpaceMemberAccess', 'listSpaceLinks'],
  ...['listSpaceFiles', 'listSpaceFileBacklinks', 'listSpaceComments', 'listChangeRequests'],
  ...['getSpaceReusableContent', 'getSpacePageByPath', 'getSpacePage', 'getSpacePageDocument'],
  ...['listSpaceIntegrations', 'getSpaceFollowState'],
  ...['getSpaceFile', 'getSpaceContent', 'getMergeRules', 'exportSpace'],
  ...['getSpacePDF', 'getDocumentOfSpace'],
]);

describe('content in the trash', () => {
  /** Operations that the matrix checks on content in the trash. */
  const excluded = ['getSpace', 'restoreSpace', 'restoreCollection'];
  const people = [
    'a stranger',
    'a guest',
    'a reader',
    'a guest with a grant of create',
    'an admin',
  ] as const;

  it.each(onLivingContent.filter((name) => !excluded.includes(name)))(
    'is hidden from %s',
    async (name) => {
      const targets = stage.fixture.deleted;
      const isPutThere = ['createSpace', 'createCollection'].includes(name);
      for (const actor of people) {
        // an actor who may restore it can see that it exists
        const isHidden = expectation('getSpace of a deleted one', actor).is !== 'allowed';
        await stage.check(variantOf(name), actor, {
          targets,
          expected: {
            is: isPutThere && actorProfiles[actor].belongs ? 'BAD_USER_INPUT' : 'NOT_FOUND',
          },
          ...(!isHidden && nullInTrash.has(name) && { inGraphQL: { is: 'allowed' } }),
          isHidden,
        });
      }
    },
  );

  it('is hidden from nodes, but for a space that the caller may restore', async () => {
    const { spaceId, collectionId, revisionId, changeRequestId, mergedChangeRequestId } =
      stage.fixture.deleted;
    const all = [spaceId, collectionId, revisionId, changeRequestId, mergedChangeRequestId];
    const { data } = await world
      .with(stage.fixture.tokenFor('an admin', []))
      .query('query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', { ids: all });
    expect(data).toEqual({
      nodes: all.map((id) => (id === spaceId ? { id: expect.any(String) } : null)),
    });
  });

  it('has no change requests in the list of its organization', async () => {
    const { organizationId, changeRequestId } = stage.fixture.deleted;
    const { data } = await world
      .with(stage.fixture.tokenFor('an admin', []))
      .query(
        'query ($id: ID!) { organization(id: $id) { changeRequests(first: 1000) { nodes { id } } } }',
        { id: organizationId },
      );
    const found = data.organization.changeRequests.nodes.map(({ id }: { id: string }) => id);
    expect([
      found.includes(stage.fixture.targets.changeRequestId),
      found.includes(changeRequestId),
    ]).toEqual([true, false]);
  });
});

describe('content that is closed by default', () => {
  const people = [
    'a stranger',
    'a guest',
    'a guest in the team',
    'the subject',
    'a reader',
    'a creator',
    'a guest with a grant of admin',
    'a service account',
    'an admin service account',
    'an admin',
  ] as const;
  // The subject and the team have a grant of `read` on the content; other grants are on outer or on
  // other content.
  const levelThere = (who: ActorProfile): number =>
    who.level === 6 ? 6 : who.inTeam !== null ? 1 : 0;

  it.each(onLivingContent)('is visible to %s only by a grant on it', async (name) => {
    for (const actor of people)
      await stage.check(variantOf(name), actor, {
        targets: stage.fixture.closed,
        expected: expectation(name, actor, levelThere(actorProfiles[actor])),
      });
  });
});
