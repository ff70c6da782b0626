// Tests changes of the status and the subject of a change request, and the required level.
import { describe, expect, it } from 'vitest';
import {
  bad,
  graphQLError,
  errorsOf,
  forbidden,
  forbiddenAt,
  notFound,
  refused,
} from '../content/expected.ts';
import { eventsOf } from '../content/rows.ts';
import { ids, useWorld } from '../support.ts';
import {
  change,
  countsOf,
  FIELDS,
  makeRequest,
  makeSpace,
  merge,
  page,
  requestNode,
} from './made.ts';

const world = useWorld();

const update = `mutation ($input: UpdateChangeRequestInput!) { updateChangeRequest(input: $input) { changeRequest { ${FIELDS} } } }`;

const isMerged = 'This change request is merged. Create one that reverts it instead.';
const isNoMerge = 'Merge the change request instead of setting its status.';

const statuses = ['draft', 'open', 'archived'] as const;
const counted: Readonly<Record<string, readonly number[]>> = {
  draft: [1, 0, 1],
  open: [1, 1, 0],
  archived: [1, 0, 0],
  merged: [1, 0, 0],
};

describe('updating a change request', () => {
  it.each(statuses.flatMap((from) => statuses.map((to) => [from, to] as const)))(
    'changes the status from %s to %s and the counters of the space',
    async (from, to) => {
      const space = await makeSpace(world);
      const made = await makeRequest(world, space);
      const { body: before } = await world.as('ben').patch(made.url, { status: from });
      expect([before.status, await countsOf(world, space)]).toEqual([from, counted[from]]);
      const { status, body } = await world.as('ben').patch(made.url, { status: to });
      expect(status).toBe(200);
      expect(body).toEqual({ ...before, status: to, updatedAt: body.updatedAt });
      expect(await countsOf(world, space)).toEqual(counted[to]);
      const { data } = await world
        .as('ben')
        .query(update, { input: { id: made.id, status: from.toUpperCase() } });
      expect([data.updateChangeRequest.changeRequest.status, await countsOf(world, space)]).toEqual(
        [from.toUpperCase(), counted[from]],
      );
    },
  );

  it.each(statuses)('changes the status from %s to merged only by a merge', async (from) => {
    const space = await makeSpace(world);
    const made = await makeRequest(world, space);
    const { url } = made;
    const { body: before } = await world.as('ben').patch(url, { status: from });
    const { status, body } = await world
      .as('ben')
      .patch(url, { status: 'merged', subject: 'Not this either' });
    expect(status).toBe(409);
    expect(body).toEqual(refused(409, 'INVALID_TRANSITION', isNoMerge, { field: 'status' }));
    expect(
      errorsOf(await world.as('ben').query(update, { input: { id: made.id, status: 'MERGED' } })),
    ).toEqual(
      graphQLError(['updateChangeRequest'], 'INVALID_TRANSITION', isNoMerge, {
        field: 'input.status',
      }),
    );
    expect((await world.as('ben').get(url)).body).toEqual(before);
    expect(await countsOf(world, space)).toEqual(counted[from]);
  });

  it('keeps the status of a merged one, whose subject can still change', async () => {
    const space = await makeSpace(world, [page('A')]);
    const made = await makeRequest(world, space, [change(space.refs['A'], { emoji: '🦊' })]);
    await merge(world, made);
    expect(await countsOf(world, space)).toEqual(counted['merged']);
    for (const word of statuses) {
      expect(
        (await world.as('ana').patch(made.url, { status: word, subject: 'Not this either' })).body,
      ).toEqual(refused(409, 'INVALID_TRANSITION', isMerged, { field: 'status' }));
      expect(
        errorsOf(
          await world
            .as('ana')
            .query(update, { input: { id: made.id, status: word.toUpperCase() } }),
        ),
      ).toEqual(
        graphQLError(['updateChangeRequest'], 'INVALID_TRANSITION', isMerged, {
          field: 'input.status',
        }),
      );
    }
    const { body: before } = await world.as('ana').get(made.url);
    const { status, body } = await world
      .as('ana')
      .patch(made.url, { status: 'merged', subject: 'Once was' });
    expect(status).toBe(200);
    expect(body).toEqual({ ...before, subject: 'Once was', updatedAt: body.updatedAt });
    expect(await countsOf(world, space)).toEqual(counted['merged']);
  });

  it('changes the given fields, keeps the rest, and records an event', async () => {
    const space = await makeSpace(world);
    const { url, id } = await makeRequest(world, space, [], { subject: 'Before' });
    const { body: before } = await world.as('ben').get(url);
    const { body: same } = await world.as('ben').patch(url, {});
    expect(same).toEqual(before);
    const { body } = await world.as('ana').patch(url, { subject: 'After' });
    expect(body).toEqual({ ...before, subject: 'After', updatedAt: body.updatedAt });
    const { data } = await world
      .as('ben')
      .query(update, { input: { id, subject: 'Again', status: 'OPEN' } });
    const { updatedAt } = data.updateChangeRequest.changeRequest;
    const head = {
      revisionId: space.revision,
      revision: { id: space.revision },
      revisionInitialId: space.revision,
    };
    expect(data.updateChangeRequest.changeRequest).toEqual(
      requestNode(world, {
        id,
        space,
        status: 'OPEN',
        subject: 'Again',
        createdAt: before.createdAt,
        updatedAt,
        ...head,
      }),
    );
    const events = (await eventsOf(world, ids.acme, 'changeRequest.update')).filter(
      ({ subjectId }) => subjectId === id,
    );
    expect(events.map(({ fields }) => fields)).toEqual([['subject', 'status'], ['subject']]);
  });

  it.each([
    [{ subject: null }, 'subject', 'subject may be absent, but not null.'],
    [
      { subject: 'x'.repeat(101) },
      'subject',
      'subject must have at most 100 characters, and has 101.',
    ],
    [{ status: null }, 'status', 'status may be absent, but not null.'],
    [{ status: 'OPEN' }, 'status', 'status must be one of draft, open, archived, merged.'],
    [
      { agentTaskId: 'x' },
      'agentTaskId',
      'There is no field `agentTaskId` here. Fields are: `subject`, `status`.',
    ],
  ])('refuses %j', async (input, field, message) => {
    const url = `/v1/spaces/${ids.space('onboarding')}/change-requests/${ids.changeRequest('laptop')}`;
    expect((await world.as('ana').patch(url, input)).body).toEqual(bad(field, message));
  });

  it('requires edit for the author and review for others; content edits keep a draft', async () => {
    const space = await makeSpace(world, [page('A')]);
    const bensRequest = await makeRequest(world, space, [change(space.refs['A'], { emoji: '🦊' })]);
    const anasRequest = await makeRequest(world, space, [], { by: 'ana' });
    expect((await world.as('ben').get(bensRequest.url)).body.status).toBe('draft');
    expect((await world.as('ben').patch(anasRequest.url, { subject: 'x' })).body).toEqual(
      forbidden('review', 'edit'),
    );
    expect((await world.as('cat').patch(bensRequest.url, { subject: 'x' })).body).toEqual(
      forbidden('review', 'comment'),
    );
    expect((await world.as('eve').patch(bensRequest.url, { subject: 'x' })).body).toEqual(notFound);
    expect(
      errorsOf(await world.as('ben').query(update, { input: { id: anasRequest.id } })),
    ).toEqual(forbiddenAt('updateChangeRequest', 'review', 'edit'));
    await world
      .as('ana')
      .post(`${space.url}/permissions/users/${ids.user('ben')}`, { role: 'review' });
    expect((await world.as('ben').patch(anasRequest.url, { subject: 'x' })).body.subject).toBe('x');
    await world
      .as('ana')
      .patch(`${space.url}/permissions/users/${ids.user('ben')}`, { role: 'comment' });
    expect((await world.as('ben').patch(bensRequest.url, { subject: 'x' })).body).toEqual(
      forbidden('review', 'comment'),
    );
  });
});
