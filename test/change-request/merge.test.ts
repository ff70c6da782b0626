// Tests merges of a change request into its space without conflicts.
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
  drop,
  editRequest,
  editSpace,
  type MadeChangeRequest,
  type MadeSpace,
  MERGE,
  makeRequest,
  makeSpace,
  merge,
  page,
  pathsOf,
  requestNode,
  rowsOf,
  textAt,
} from './made.ts';

const world = useWorld();

const isMerged = 'This change request is merged and can no longer change.';
const isArchived = 'This change request is archived: open it first.';
const isStale =
  'The content has changed. Read the current revision, and send the request again with its id.';

const threeBlocks = (one: string, three: string) => `# A\n\n${one}\n\nTwo.\n\n${three}\n`;

/**
 * Makes a space whose page A was changed in its first block, and a change request that changed its
 * last.
 */
async function makeBoth(): Promise<{ space: MadeSpace; made: MadeChangeRequest; head: string }> {
  const space = await makeSpace(world, [
    page('A', threeBlocks('One.', 'Three.')),
    page('B'),
    page('C'),
  ]);
  const made = await makeRequest(
    world,
    space,
    [
      change(space.refs['A'], { markdown: threeBlocks('One.', 'Three of his.') }),
      drop(space.refs['C']),
      page('D'),
    ],
    { subject: 'His part' },
  );
  const { revision } = await editSpace(world, space, [
    change(space.refs['A'], { markdown: threeBlocks('One of hers.', 'Three.') }),
    change(space.refs['B'], { title: 'Bee' }),
  ]);
  return { space, made, head: revision };
}

/** Returns the error body for a transition that is no longer possible. */
const refusal = (message: string) => refused(409, 'INVALID_TRANSITION', message);

describe('a merge', () => {
  it('combines the changes of both sides in a revision with both parents', async () => {
    const { space, made, head } = await makeBoth();
    const { body: before } = await world.as('ana').get(made.url);
    const { status, body } = await world.as('ana').post(`${made.url}/merge`);
    expect(status).toBe(200);
    expect(body).toEqual({ revision: body.revision, result: 'merge' });

    const { body: after } = await world.as('ana').get(made.url);
    expect(after).toEqual({
      ...before,
      status: 'merged',
      outdated: false,
      revisionMerged: body.revision,
      updatedAt: after.updatedAt,
    });
    expect(after.updatedAt > before.updatedAt).toBe(true);
    expect((await world.as('ana').get(space.url)).body.revision).toBe(body.revision);
    const [latest, previous] = (await world.as('ana').get(`${space.url}/revisions`)).body.items;
    expect(latest).toEqual({
      object: 'revision',
      id: body.revision,
      parents: [head, made.revision],
      variables: {},
      createdAt: after.updatedAt,
      type: 'merge',
      message: 'His part',
      author: userBody(world, 'ana'),
      mergedFrom: after,
      urls: { app: `${world.url}/app/o/${ids.acme}/s/${space.id}/r/${body.revision}` },
    });
    expect(previous.id).toBe(head);

    expect(await pathsOf(world, space)).toEqual(['a', 'b', 'd']);
    expect(await textAt(world, space, space.refs['A'])).toBe(
      threeBlocks('One of hers.', 'Three of his.'),
    );
    expect(
      (await world.as('ana').get(`${space.url}/content/page/${space.refs['B']}`)).body.title,
    ).toBe('Bee');
    expect(await countsOf(world, space)).toEqual([1, 0, 0]);
    const [event] = await eventsOf(world, ids.acme, 'changeRequest.merge');
    expect(event).toEqual({ subjectId: made.id, fields: ['revision'], related: [body.revision] });
  });

  it('works in GraphQL', async () => {
    const { space, made, head } = await makeBoth();
    const { data } = await world.as('ana').query(MERGE, { input: { id: made.id } });
    const { revisionId, changeRequest } = data.mergeChangeRequest;
    const { createdAt, updatedAt } = changeRequest;
    const line = {
      revisionId: made.revision,
      revision: { id: made.revision },
      revisionInitialId: space.revision,
      revisionMergedId: revisionId,
    };
    expect(data.mergeChangeRequest).toEqual({
      result: 'MERGE',
      revisionId,
      changeRequest: requestNode(world, {
        id: made.id,
        space,
        status: 'MERGED',
        subject: 'His part',
        createdAt,
        updatedAt,
        ...line,
      }),
    });
    const response = await world
      .as('cat')
      .query(
        'query ($id: ID!) { revision(id: $id) { type message author { id } parentIds parents { id } changeRequest { id } mergedFrom { id number } pageCount } }',
        { id: revisionId },
      );
    expect(response.data.revision).toEqual({
      type: 'MERGE',
      message: 'His part',
      author: { id: ids.user('ana') },
      parentIds: [head, made.revision],
      parents: [{ id: head }, { id: made.revision }],
      changeRequest: null,
      mergedFrom: { id: made.id, number: 1 },
      pageCount: 3,
    });
  });

  it.each(['draft', 'open'])('accepts a change request that is %s', async (status) => {
    const { space, made } = await makeBoth();
    await world.as('ben').patch(made.url, { status });
    await merge(world, made);
    expect((await world.as('ben').get(made.url)).body.status).toBe('merged');
    expect(await countsOf(world, space)).toEqual([1, 0, 0]);
  });

  it('is allowed by an edit mode that refuses direct edits', async () => {
    const { space, made } = await makeBoth();
    await world.as('ana').patch(space.url, { editMode: 'locked' });
    const locked = 'This space can only be edited by change requests: create one and merge it.';
    expect(
      (
        await world
          .as('ana')
          .post(`${space.url}/content`, { changes: [{ operation: 'insert_page', title: 'E' }] })
      ).body,
    ).toEqual(refused(409, 'SPACE_LOCKED', locked));
    await merge(world, made);
    expect(await pathsOf(world, space)).toEqual(['a', 'b', 'd']);
  });

  it('accepts a change request without changes, or with changes of the space', async () => {
    const space = await makeSpace(world, [page('A')]);
    const [idle, alike] = [
      await makeRequest(world, space),
      await makeRequest(world, space, [change(space.refs['A'], { emoji: '🦊' })]),
    ];
    const { revision } = await editSpace(world, space, [change(space.refs['A'], { emoji: '🦊' })]);
    const { body: before } = await world.as('ana').get(`${space.url}/content`);
    const first = await merge(world, idle);
    const second = await merge(world, alike);
    const history = (await world.as('ana').get(`${space.url}/revisions`)).body.items;
    expect(
      history
        .slice(0, 3)
        .map(({ id, parents, type }: { id: string; parents: string[]; type: string }) => [
          id,
          parents,
          type,
        ]),
    ).toEqual([
      [second, [first, alike.revision], 'merge'],
      [first, [revision, space.revision], 'merge'],
      [revision, [space.revision], 'edits'],
    ]);
    const { body: after } = await world.as('ana').get(`${space.url}/content`);
    expect({ ...after.pages[0], updatedAt: '' }).toEqual({ ...before.pages[0], updatedAt: '' });
  });

  it('is refused when the sides together exceed the maximum depth of a space', async () => {
    const below = (letter: string, count: number) =>
      Array.from({ length: count }, (_, n) =>
        page(`${letter}${n}`, '', n > 0 ? { into: `${letter}${n - 1}` } : {}),
      );
    const space = await makeSpace(world, [...below('a', 10), ...below('b', 6)]);
    const made = await makeRequest(world, space, [page('Deepest', '', { into: space.refs['b5'] })]);
    await editSpace(world, space, [change(space.refs['b0'], { into: space.refs['a9'] })]);
    const message =
      'The merged content exceeds the limits of a space for pages or levels of pages.';
    const rows = await rowsOf(world);
    const blockedBy = (rule: string) => [{ rule, message, pages: [] }];
    expect((await world.as('ana').post(`${made.url}/update`)).body).toEqual(
      refused(409, 'CONFLICT', message),
    );
    expect((await world.as('ana').post(`${made.url}/merge`)).body).toEqual(
      refused(409, 'CONFLICT', message, { details: { blockedBy: blockedBy('size') } }),
    );
    expect(errorsOf(await world.as('ana').query(MERGE, { input: { id: made.id } }))).toEqual(
      graphQLError(['mergeChangeRequest'], 'CONFLICT', message, {
        details: { blockedBy: [{ rule: 'SIZE', message, pageIds: [] }] },
      }),
    );
    const { state, blockedBy: shown } = (await world.as('ana').get(`${made.url}/merge-preview`))
      .body;
    expect([state, shown]).toEqual(['blocked', blockedBy('size')]);
    expect(await rowsOf(world)).toEqual(rows);
  });

  it('keeps a page that both sides inserted in one position, each by its own id', async () => {
    const space = await makeSpace(world, [page('A')]);
    const made = await makeRequest(world, space, [
      page('His'),
      page('Below', '# Below\n', { into: 'His' }),
    ]);
    await editSpace(world, space, [page('Hers')]);
    await merge(world, made);
    expect((await pathsOf(world, space)).sort()).toEqual(['a', 'hers', 'his', 'his/below']);
  });
});

describe('a change request that is merged or archived', () => {
  const edit =
    'mutation ($input: EditChangeRequestContentInput!) { editChangeRequestContent(input: $input) { refs } }';
  const pull = 'mutation ($id: ID!) { pullChangeRequest(input: { id: $id }) { revisionId } }';

  it.each([
    ['merged', isMerged],
    ['archived', isArchived],
  ])('refuses merges, updates and edits: %s', async (state, message) => {
    const { made } = await makeBoth();
    if (state === 'merged') await merge(world, made);
    else await world.as('ben').patch(made.url, { status: 'archived' });
    const [before, rows] = [(await world.as('ana').get(made.url)).body, await rowsOf(world)];
    const changes = [{ operation: 'insert_page', title: 'E' }];
    for (const [path, input] of [
      ['merge', undefined],
      ['merge', { dryRun: true }],
      ['update', undefined],
      ['update', { dryRun: true }],
      ['content', { changes }],
    ] as const) {
      const { status, body } = await world.as('ana').post(`${made.url}/${path}`, input);
      expect([path, status]).toEqual([path, 409]);
      expect(body).toEqual(refusal(message));
    }
    const { id } = made;
    expect(errorsOf(await world.as('ana').query(MERGE, { input: { id } }))).toEqual(
      graphQLError(['mergeChangeRequest'], 'INVALID_TRANSITION', message),
    );
    expect(errorsOf(await world.as('ana').query(pull, { id }))).toEqual(
      graphQLError(['pullChangeRequest'], 'INVALID_TRANSITION', message),
    );
    const input = {
      changeRequestId: id,
      baseRevisionId: 'HEAD',
      changes: [{ insertPage: { title: 'E' } }],
    };
    expect(errorsOf(await world.as('ana').query(edit, { input }))).toEqual(
      graphQLError(['editChangeRequestContent'], 'INVALID_TRANSITION', message),
    );
    expect((await world.as('ana').get(made.url)).body).toEqual(before);
    expect(await rowsOf(world)).toEqual(rows);
  });

  it('can be merged after it was taken out of the archive', async () => {
    const { space, made } = await makeBoth();
    await world.as('ben').patch(made.url, { status: 'archived' });
    await world.as('ben').patch(made.url, { status: 'open' });
    await merge(world, made);
    expect(await pathsOf(world, space)).toEqual(['a', 'b', 'd']);
  });
});

describe('the expected revisions of a merge', () => {
  it('are refused with the current revision when either side has moved on', async () => {
    const { space, made, head } = await makeBoth();
    const later = await editRequest(world, made, [change(space.refs['B'], { emoji: '🐝' })]);
    const rows = await rowsOf(world);
    for (const dryRun of [undefined, true]) {
      const stale = await world.as('ana').post(`${made.url}/merge`, {
        expectedRevision: made.revision,
        expectedPrimaryRevision: head,
        dryRun,
      });
      expect(stale.status).toBe(409);
      expect(stale.body).toEqual(
        refused(409, 'STALE_REVISION', isStale, {
          field: 'expectedRevision',
          details: { revision: later.revision },
        }),
      );
      const { body } = await world.as('ana').post(`${made.url}/merge`, {
        expectedRevision: later.revision,
        expectedPrimaryRevision: space.revision,
        dryRun,
      });
      expect(body).toEqual(
        refused(409, 'STALE_REVISION', isStale, {
          field: 'expectedPrimaryRevision',
          details: { revision: head },
        }),
      );
    }
    const ask = async (input: object) =>
      errorsOf(await world.as('ana').query(MERGE, { input: { id: made.id, ...input } }));
    expect(await ask({ expectedRevisionId: made.revision })).toEqual(
      graphQLError(['mergeChangeRequest'], 'STALE_REVISION', isStale, {
        field: 'input.expectedRevisionId',
        details: { revision: later.revision },
      }),
    );
    expect(await ask({ expectedPrimaryRevisionId: space.revision })).toEqual(
      graphQLError(['mergeChangeRequest'], 'STALE_REVISION', isStale, {
        field: 'input.expectedPrimaryRevisionId',
        details: { revision: head },
      }),
    );
    expect(await rowsOf(world)).toEqual(rows);
    await merge(world, made, { expectedRevision: later.revision, expectedPrimaryRevision: head });
  });
});

describe('a dry run', () => {
  it('returns the same result as the merge, and writes nothing', async () => {
    const { space, made } = await makeBoth();
    const state = async () => [
      (await world.as('ana').get(made.url)).body,
      (await world.as('ana').get(space.url)).body,
      await rowsOf(world),
    ];
    const before = await state();
    const { status, body } = await world.as('ana').post(`${made.url}/merge`, { dryRun: true });
    expect(status).toBe(200);
    expect(body).toEqual({ revision: body.revision, result: 'merge' });
    expect((await world.as('ana').get(`${space.url}/revisions/${body.revision}`)).body).toEqual(
      notFound,
    );
    const { data } = await world.as('ana').query(MERGE, { input: { id: made.id, dryRun: true } });
    const { revisionId, changeRequest } = data.mergeChangeRequest;
    expect(data.mergeChangeRequest).toEqual({ result: 'MERGE', revisionId, changeRequest });
    expect([
      revisionId === body.revision,
      changeRequest.status,
      changeRequest.revisionMergedId,
    ]).toEqual([false, 'DRAFT', null]);
    expect(await state()).toEqual(before);
    await merge(world, made, { dryRun: false });
    expect(await pathsOf(world, space)).toEqual(['a', 'b', 'd']);
  });
});

describe('permission to merge', () => {
  it('requires the level review and a token with the scope', async () => {
    const { space, made } = await makeBoth();
    expect((await world.as('ben').post(`${made.url}/merge`)).body).toEqual(
      forbidden('review', 'edit'),
    );
    expect((await world.as('cat').post(`${made.url}/merge`, { dryRun: true })).body).toEqual(
      forbidden('review', 'comment'),
    );
    for (const name of ['dan', 'eve'] as const)
      expect((await world.as(name).post(`${made.url}/merge`)).body).toEqual(notFound);
    expect(errorsOf(await world.as('ben').query(MERGE, { input: { id: made.id } }))).toEqual(
      forbiddenAt('mergeChangeRequest', 'review', 'edit'),
    );
    expect(errorsOf(await world.as('eve').query(MERGE, { input: { id: made.id } }))).toEqual(
      notFoundAt('mergeChangeRequest'),
    );
    const writer = world.with(
      await world.tokenOf(ids.user('ana'), { scopes: ['space:read', 'space:write'] }),
    );
    const refusedScope = await writer.post(`${made.url}/merge`);
    expect([
      refusedScope.status,
      refusedScope.body.error.reason,
      refusedScope.body.error.details.needs,
    ]).toEqual([403, 'FORBIDDEN', 'change-request:merge']);
    await world
      .as('ana')
      .post(`${space.url}/permissions/users/${ids.user('ben')}`, { role: 'review' });
    const merger = world.with(
      await world.tokenOf(ids.user('ben'), { scopes: ['change-request:merge'] }),
    );
    expect((await merger.post(`${made.url}/merge`)).status).toBe(200);
    expect(
      (await world.as('ana').get(`${space.url}/revisions?limit=1`)).body.items[0].author,
    ).toEqual(userBody(world, 'ben'));
  });
});

describe('a merge that is repeated with its Idempotency-Key', () => {
  it('returns the same response and merges once', async () => {
    const { space, made } = await makeBoth();
    const key = { 'idempotency-key': `merge-${made.id}` };
    const first = await world
      .as('ana')
      .post(`${made.url}/merge`, { expectedRevision: made.revision }, key);
    expect(first.status).toBe(200);
    const rows = await rowsOf(world);
    for (let time = 0; time < 2; time++) {
      const again = await world
        .as('ana')
        .post(`${made.url}/merge`, { expectedRevision: made.revision }, key);
      expect([again.status, again.body]).toEqual([200, first.body]);
    }
    expect(await rowsOf(world)).toEqual(rows);
    const other = await world.as('ana').post(`${made.url}/merge`, {}, key);
    expect(other.body).toEqual(
      refused(
        409,
        'IDEMPOTENCY_MISMATCH',
        'This Idempotency-Key was used for another request. Use a new one.',
      ),
    );
    expect((await world.as('ana').get(`${space.url}/revisions`)).body.count).toBe(4);
  });

  it('works in GraphQL', async () => {
    const { space, made } = await makeBoth();
    const key = { 'idempotency-key': `merge-${made.id}` };
    const first = await world.as('ana').query(MERGE, { input: { id: made.id } }, key);
    const again = await world.as('ana').query(MERGE, { input: { id: made.id } }, key);
    expect(first.data.mergeChangeRequest.result).toBe('MERGE');
    expect([again.status, again.data]).toEqual([first.status, first.data]);
    expect((await world.as('ana').get(`${space.url}/revisions`)).body.count).toBe(4);
    expect(await countsOf(world, space)).toEqual([1, 0, 0]);
  });
});
