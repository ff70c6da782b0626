// Tests updates of a change request from the primary content of its space.
import { describe, expect, it } from 'vitest';
import {
  graphQLError,
  errorsOf,
  forbidden,
  forbiddenAt,
  notFound,
  notFoundAt,
  refused,
  userBody,
} from '../content/expected.ts';
import { eventsOf } from '../content/rows.ts';
import { ids, useWorld } from '../support.ts';
import {
  change,
  countsOf,
  editRequest,
  editSpace,
  type MadeChangeRequest,
  type MadeSpace,
  makeRequest,
  makeSpace,
  merge,
  PULL,
  page,
  pathsOf,
  pull,
  requestNode,
  rowsOf,
  textAt,
} from './made.ts';

const world = useWorld();

const text = (one: string, two: string) => `# A\n\n${one}\n\n${two}\n`;
const isStale =
  'The content has changed. Read the current revision, and send the request again with its id.';

/**
 * Makes a space whose page A was changed in its first block, and a change request that changed its
 * last.
 */
async function makeBoth(): Promise<{ space: MadeSpace; made: MadeChangeRequest; head: string }> {
  const space = await makeSpace(world, [page('A', text('One.', 'Two.')), page('B')]);
  const made = await makeRequest(world, space, [
    change(space.refs['A'], { markdown: text('One.', 'Two of his.') }),
    page('C'),
  ]);
  const { revision } = await editSpace(world, space, [
    change(space.refs['A'], { markdown: text('One of hers.', 'Two.') }),
    page('D'),
  ]);
  return { space, made, head: revision };
}

describe('an update', () => {
  it('takes over the changes of the space and records their revision', async () => {
    const { space, made, head } = await makeBoth();
    await world.as('ben').patch(made.url, { status: 'open' });
    const { body: before } = await world.as('ana').get(made.url);
    const { body: spaceBefore } = await world.as('ana').get(space.url);
    const { status, body } = await world.as('ana').post(`${made.url}/update`);
    expect(status).toBe(200);
    expect(body).toEqual({ revision: body.revision, result: 'update' });

    const { body: after } = await world.as('ana').get(made.url);
    expect(after).toEqual({
      ...before,
      revision: body.revision,
      revisionMergedAncestor: head,
      outdated: false,
      updatedAt: after.updatedAt,
    });
    expect((await world.as('ana').get(space.url)).body).toEqual(spaceBefore);
    expect(await countsOf(world, space)).toEqual([1, 1, 0]);
    const { pages, files, reusableContents, ...revision } = (
      await world.as('ana').get(`${made.url}/content`)
    ).body;
    expect(revision).toEqual({
      object: 'revision',
      id: body.revision,
      parents: [made.revision, head],
      variables: {},
      createdAt: after.updatedAt,
      type: 'update',
      author: userBody(world, 'ana'),
      urls: { app: `${world.url}/app/o/${ids.acme}/s/${space.id}/r/${body.revision}` },
    });
    expect([pages.map(({ path }: { path: string }) => path), files, reusableContents]).toEqual([
      ['a', 'b', 'c', 'd'],
      [],
      [],
    ]);
    expect(await textAt(world, made, space.refs['A'])).toBe(text('One of hers.', 'Two of his.'));
    expect(await textAt(world, space, space.refs['A'])).toBe(text('One of hers.', 'Two.'));
    const [event] = await eventsOf(world, ids.acme, 'changeRequest.pull');
    expect(event).toEqual({ subjectId: made.id, fields: ['revision'], related: [body.revision] });
  });

  it('works in GraphQL with the level edit, and makes the caller a contributor', async () => {
    const space = await makeSpace(world, [page('A')]);
    const made = await makeRequest(world, space, [page('B')], { by: 'ana' });
    const { revision: head } = await editSpace(world, space, [page('C')]);
    const { data } = await world.as('ben').query(PULL, { input: { id: made.id } });
    const { revisionId, changeRequest } = data.pullChangeRequest;
    const { createdAt, updatedAt, contributors, ...rest } = changeRequest;
    const { contributors: _, ...node } = requestNode(world, {
      id: made.id,
      space,
      by: 'ana',
      subject: 'A change',
    });
    expect([data.pullChangeRequest.result, rest]).toEqual([
      'UPDATE',
      {
        ...node,
        revisionId,
        revision: { id: revisionId },
        revisionInitialId: space.revision,
        revisionMergedAncestorId: head,
      },
    ]);
    expect(updatedAt > createdAt).toBe(true);
    expect(contributors.map(({ id }: { id: string }) => id).sort()).toEqual(
      [ids.user('ana'), ids.user('ben')].sort(),
    );
    const history = await world
      .as('cat')
      .query(
        'query ($id: ID!) { node(id: $id) { ... on ChangeRequest { revisions { nodes { id type parentIds changeRequest { id } } } } } }',
        { id: made.id },
      );
    const line = { changeRequest: { id: made.id } };
    expect(history.data.node.revisions.nodes).toEqual([
      { ...line, id: revisionId, type: 'UPDATE', parentIds: [made.revision, head] },
      { ...line, id: made.revision, type: 'EDITS', parentIds: [space.revision] },
    ]);
  });

  it('writes nothing when the change request is up to date', async () => {
    const space = await makeSpace(world, [page('A')]);
    const made = await makeRequest(world, space, [page('B')]);
    const [before, { events: _, ...rows }] = [
      (await world.as('ana').get(made.url)).body,
      await rowsOf(world),
    ];
    expect((await world.as('ana').post(`${made.url}/update`)).body).toEqual({
      revision: made.revision,
      result: 'update',
    });
    expect(
      (await world.as('ana').query(PULL, { input: { id: made.id } })).data.pullChangeRequest
        .revisionId,
    ).toBe(made.revision);
    const { events: __, ...rowsAfter } = await rowsOf(world);
    expect([(await world.as('ana').get(made.url)).body, rowsAfter]).toEqual([before, rows]);
    const { revision: head } = await editSpace(world, space, [page('C')]);
    const revision = await pull(world, made);
    expect(await pull(world, made)).toBe(revision);
    expect((await world.as('ana').get(made.url)).body.revisionMergedAncestor).toBe(head);
  });

  it('starts from the previous update, and so does the merge', async () => {
    const { space, made } = await makeBoth();
    await pull(world, made);
    await editSpace(world, space, [
      change(space.refs['A'], { markdown: text('One of hers, again.', 'Two.') }),
    ]);
    await editRequest(world, made, [change(space.refs['B'], { title: 'Bee' })]);
    await pull(world, made);
    expect(await textAt(world, made, space.refs['A'])).toBe(
      text('One of hers, again.', 'Two of his.'),
    );
    await editSpace(world, space, [change(space.refs['B'], { emoji: '🐝' })]);
    const merged = await merge(world, made);
    expect(await pathsOf(world, space)).toEqual(['a', 'b', 'c', 'd']);
    expect(await textAt(world, space, space.refs['A'])).toBe(
      text('One of hers, again.', 'Two of his.'),
    );
    const { title, emoji } = (
      await world.as('ana').get(`${space.url}/content/page/${space.refs['B']}`)
    ).body;
    expect([title, emoji, (await world.as('ana').get(space.url)).body.revision]).toEqual([
      'Bee',
      '🐝',
      merged,
    ]);
  });

  it('is refused with the current revision when either side has moved on', async () => {
    const { space, made, head } = await makeBoth();
    const rows = await rowsOf(world);
    expect(
      (await world.as('ana').post(`${made.url}/update`, { expectedRevision: space.revision })).body,
    ).toEqual(
      refused(409, 'STALE_REVISION', isStale, {
        field: 'expectedRevision',
        details: { revision: made.revision },
      }),
    );
    expect(
      (
        await world
          .as('ana')
          .post(`${made.url}/update`, { expectedPrimaryRevision: space.revision, dryRun: true })
      ).body,
    ).toEqual(
      refused(409, 'STALE_REVISION', isStale, {
        field: 'expectedPrimaryRevision',
        details: { revision: head },
      }),
    );
    expect(
      errorsOf(
        await world
          .as('ana')
          .query(PULL, { input: { id: made.id, expectedRevisionId: space.revision } }),
      ),
    ).toEqual(
      graphQLError(['pullChangeRequest'], 'STALE_REVISION', isStale, {
        field: 'input.expectedRevisionId',
        details: { revision: made.revision },
      }),
    );
    expect(await rowsOf(world)).toEqual(rows);
    await pull(world, made, { expectedRevision: made.revision, expectedPrimaryRevision: head });
  });

  it('returns its result in a dry run without writing anything', async () => {
    const { space, made } = await makeBoth();
    const state = async () => [
      (await world.as('ana').get(made.url)).body,
      (await world.as('ana').get(space.url)).body,
      await rowsOf(world),
    ];
    const before = await state();
    const { status, body } = await world.as('ben').post(`${made.url}/update`, { dryRun: true });
    expect([status, body]).toEqual([200, { revision: body.revision, result: 'update' }]);
    expect((await world.as('ana').get(`${space.url}/revisions/${body.revision}`)).body).toEqual(
      notFound,
    );
    const { data } = await world.as('ben').query(PULL, { input: { id: made.id, dryRun: true } });
    expect([
      data.pullChangeRequest.result,
      data.pullChangeRequest.changeRequest.revisionId,
    ]).toEqual(['UPDATE', made.revision]);
    expect(await state()).toEqual(before);
  });

  it('is refused on a conflict: ours is the change request, theirs the space', async () => {
    const space = await makeSpace(world, [page('A')]);
    const pageId = space.refs['A'];
    const made = await makeRequest(world, space, [change(pageId, { emoji: '🦊' })]);
    await editSpace(world, space, [change(pageId, { emoji: '🐸' })]);
    const rows = await rowsOf(world);
    const { status, body } = await world.as('ben').post(`${made.url}/update`);
    expect(status).toBe(409);
    const [{ fingerprint }] = body.error.details.conflicts;
    const conflict = {
      id: `FIELD:${pageId}:emoji`,
      kind: 'field',
      page: pageId,
      title: 'A',
      field: 'emoji',
      ours: '🦊',
      theirs: '🐸',
      blocks: [],
      related: [],
      fingerprint,
    };
    const message = 'One conflict is unresolved. Send the request again with `resolutions`.';
    expect(body).toEqual(
      refused(409, 'MERGE_CONFLICT', message, { details: { conflicts: [conflict] } }),
    );
    expect((await world.as('ben').post(`${made.url}/update`, { dryRun: true })).body).toEqual(body);
    const { id: key, page: _, related: relatedPageIds, ...rest } = conflict;
    const inGraphQL = { ...rest, key, pageId, relatedPageIds, kind: 'FIELD' };
    expect(errorsOf(await world.as('ben').query(PULL, { input: { id: made.id } }))).toEqual(
      graphQLError(['pullChangeRequest'], 'MERGE_CONFLICT', message, {
        details: { conflicts: [inGraphQL] },
      }),
    );
    expect(await rowsOf(world)).toEqual(rows);
    const resolutions = [{ conflict: conflict.id, fingerprint, choice: 'ours' }];
    await pull(world, made, { resolutions });
    expect((await world.as('ana').get(`${made.url}/content/page/${pageId}`)).body.emoji).toBe('🦊');
    await merge(world, made);
    expect((await world.as('ana').get(`${space.url}/content/page/${pageId}`)).body.emoji).toBe(
      '🦊',
    );
  });

  it('accepts resolutions in GraphQL, and omits changes taken from the space', async () => {
    const space = await makeSpace(world, [page('A')]);
    const pageId = space.refs['A'];
    const made = await makeRequest(world, space, [change(pageId, { emoji: '🦊' }), page('B')]);
    await editSpace(world, space, [change(pageId, { emoji: '🐸' })]);
    const [error] = (await world.as('ben').query(PULL, { input: { id: made.id } })).errors;
    const [{ key: conflict, fingerprint }] = error.extensions.details.conflicts;
    const { data } = await world.as('ben').query(PULL, {
      input: { id: made.id, resolutions: [{ key: conflict, fingerprint, choice: 'THEIRS' }] },
    });
    expect(data.pullChangeRequest.result).toBe('UPDATE');
    expect(
      (await world.as('ana').get(`${made.url}/changes`)).body.items.map(
        ({ title, kinds }: { title: string; kinds: string[] }) => [title, kinds],
      ),
    ).toEqual([['B', ['created']]]);
  });

  it('requires the level edit', async () => {
    const { made } = await makeBoth();
    expect((await world.as('cat').post(`${made.url}/update`)).body).toEqual(
      forbidden('edit', 'comment'),
    );
    for (const name of ['dan', 'eve'] as const)
      expect((await world.as(name).post(`${made.url}/update`)).body).toEqual(notFound);
    expect(errorsOf(await world.as('cat').query(PULL, { input: { id: made.id } }))).toEqual(
      forbiddenAt('pullChangeRequest', 'edit', 'comment'),
    );
    expect(errorsOf(await world.as('eve').query(PULL, { input: { id: made.id } }))).toEqual(
      notFoundAt('pullChangeRequest'),
    );
  });
});
