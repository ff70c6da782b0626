// Tests the creation of change requests: their initial state and the required level.
import { describe, expect, it } from 'vitest';
import { newId } from '../../src/data/new-id.ts';
import {
  bad,
  errorsOf,
  forbidden,
  forbiddenAt,
  notFound,
  notFoundAt,
} from '../content/expected.ts';
import { eventsOf } from '../content/rows.ts';
import { ids, useWorld } from '../support.ts';
import { countsOf, FIELDS, makeSpace, page, requestBody, requestNode } from './made.ts';

const world = useWorld();

const create = `mutation ($input: CreateChangeRequestInput!) { createChangeRequest(input: $input) { changeRequest { ${FIELDS} } } }`;

const read = `query ($id: ID!) { changeRequest(id: $id) { ${FIELDS} } }`;

describe('creating a change request', () => {
  it('makes an untitled draft of the current content with the next number', async () => {
    const space = await makeSpace(world, [page('A')]);
    const { status, headers, body } = await world.as('ben').post(`${space.url}/change-requests`);
    expect(status).toBe(201);
    expect(body).toEqual(
      requestBody(world, {
        id: body.id,
        space,
        createdAt: body.createdAt,
        updatedAt: body.createdAt,
        revision: space.revision,
        revisionInitial: space.revision,
      }),
    );
    expect(headers.get('location')).toBe(body.urls.location);
    expect((await world.as('cat').get(new URL(body.urls.location).pathname)).body).toEqual(body);
    expect((await world.as('ana').post(`${space.url}/change-requests`, {})).body.number).toBe(2);
    expect(
      (await world.as('ana').post(`${(await makeSpace(world)).url}/change-requests`, {})).body
        .number,
    ).toBe(1);
    expect(await countsOf(world, space)).toEqual([2, 0, 2]);
    const [event] = (await eventsOf(world, ids.acme, 'changeRequest.create')).filter(
      ({ subjectId }) => subjectId === body.id,
    );
    expect(event).toEqual({ subjectId: body.id, fields: [], related: [space.id] });
  });

  it('takes a subject and an agent task id, which GraphQL returns', async () => {
    const space = await makeSpace(world);
    const input = { subject: '😀'.repeat(100), agentTaskId: 'x'.repeat(100) };
    const { data } = await world
      .as('ben')
      .query(create, { input: { spaceId: space.id, ...input } });
    const { changeRequest } = data.createChangeRequest;
    const { id, createdAt } = changeRequest;
    const head = {
      revisionId: space.revision,
      revision: { id: space.revision },
      revisionInitialId: space.revision,
    };
    expect(changeRequest).toEqual(
      requestNode(world, { id, space, createdAt, updatedAt: createdAt, ...head, ...input }),
    );
    const { body } = await world.as('ana').post(`${space.url}/change-requests`, input);
    const mine = requestBody(world, {
      id: body.id,
      space,
      by: 'ana',
      number: 2,
      createdAt: body.createdAt,
      updatedAt: body.createdAt,
      revision: space.revision,
      revisionInitial: space.revision,
    });
    expect(body).toEqual({ ...mine, subject: input.subject });
    expect(
      (await world.as('ana').query(read, { id: body.id })).data.changeRequest.agentTaskId,
    ).toBe(input.agentTaskId);
  });

  it.each([
    [{ subject: null }, 'subject', 'subject may be absent, but not null.'],
    [
      { subject: 'x'.repeat(101) },
      'subject',
      'subject must have at most 100 characters, and has 101.',
    ],
    [{ subject: 5 }, 'subject', 'subject must be a text.'],
    [
      { agentTaskId: 'x'.repeat(101) },
      'agentTaskId',
      'agentTaskId must have at most 100 characters, and has 101.',
    ],
    [
      { status: 'open' },
      'status',
      'There is no field `status` here. Fields are: `subject`, `agentTaskId`.',
    ],
  ])('refuses %j', async (input, field, message) => {
    const { status, body } = await world
      .as('ben')
      .post(`/v1/spaces/${ids.space('scratch')}/change-requests`, input);
    expect(status).toBe(400);
    expect(body).toEqual(bad(field, message));
  });

  it('requires the level edit; a service account can create one too', async () => {
    const space = await makeSpace(world);
    expect((await world.as('cat').post(`${space.url}/change-requests`)).body).toEqual(
      forbidden('edit', 'comment'),
    );
    expect((await world.as('dan').post(`${space.url}/change-requests`)).body).toEqual(notFound);
    expect((await world.as('eve').post(`${space.url}/change-requests`)).body).toEqual(notFound);
    expect(errorsOf(await world.as('cat').query(create, { input: { spaceId: space.id } }))).toEqual(
      forbiddenAt('createChangeRequest', 'edit', 'comment'),
    );
    expect(errorsOf(await world.as('eve').query(create, { input: { spaceId: space.id } }))).toEqual(
      notFoundAt('createChangeRequest'),
    );
    expect(
      (await world.as('ana').post(`/v1/spaces/${newId('Space')}/change-requests`)).body,
    ).toEqual(notFound);
    const publisher = world.with(await world.tokenOf(ids.user('publisher')));
    expect((await publisher.post(`${space.url}/change-requests`)).body.createdBy.displayName).toBe(
      'Publisher',
    );
    expect(await countsOf(world, space)).toEqual([1, 0, 1]);
  });

  it('assigns distinct numbers to concurrent requests', async () => {
    const space = await makeSpace(world);
    const made = await Promise.all(
      Array.from({ length: 12 }, () => world.as('ben').post(`${space.url}/change-requests`)),
    );
    expect(made.map(({ body }) => body.number).sort((one, other) => one - other)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
    ]);
    expect(await countsOf(world, space)).toEqual([12, 0, 12]);
  });
});
