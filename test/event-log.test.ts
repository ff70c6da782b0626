// Tests the log of events for consumers: they continue by position, in GraphQL and in /v1.
import { describe, expect, it } from 'vitest';
import {
  badCursor,
  errorsOf,
  forbidden,
  forbiddenAt,
  notFound,
  notFoundAt,
  refused,
  userBody,
} from './member/expected.ts';
import { makeOrganization } from './member/rows.ts';
import { ids, useWorld, type Visitor } from './support.ts';

const world = useWorld();

const EVENTS_AFTER = `query ($id: ID!, $position: Int! = 0, $first: Int) { organization(id: $id) {
  eventsAfter(position: $position, first: $first) { totalCount nodes { id position action subjectId } } } }`;

const path = (organizationId: string): string => `/v1/orgs/${organizationId}/events`;
const rename = (organizationId: string, title: string) =>
  world.as('ana').patch(`/v1/orgs/${organizationId}`, { title });
const readAfter = async (organizationId: string, position: number, first = 50) =>
  (await world.as('ana').query(EVENTS_AFTER, { id: organizationId, position, first })).data
    .organization.eventsAfter;

describe('the events after a position', () => {
  it('have whole bodies, with positions from 1 on', async () => {
    const { id } = await makeOrganization(world, 1);
    await rename(id, 'One');
    await world.as('ana').put(`/v1/orgs/${id}/teams`, { title: 'Two', members: [] });
    const { status, body } = await world.as('ana').get(path(id));
    expect(status).toBe(200);
    const [first, second] = body.items;
    const token = (await world.as('ana').get('/v1/tokens?limit=1000')).body.items.at(-1).id;
    const actor = { ...userBody(world, 'ana'), type: 'user', label: 'Ana Alvarez' };
    const common = { object: 'audit-event', actor, token, related: [], source: 'api' };
    const more = (event: typeof first, type: string) => ({
      target: { type, id: event.subject },
      occurredAt: event.createdAt,
      urls: { location: `${world.url}/v1/orgs/${id}/audit-events/${event.id}` },
    });
    expect(body).toEqual({
      count: 2,
      items: [
        {
          ...common,
          ...{ id: first.id, action: 'organization.update', subject: id, fields: ['title'] },
          ...{ requestId: 'test', createdAt: first.createdAt, position: 1 },
          ...more(first, 'organization'),
        },
        {
          ...common,
          ...{ id: second.id, action: 'team.create', subject: second.subject, fields: [] },
          ...{ requestId: 'test', createdAt: second.createdAt, position: 2 },
          ...more(second, 'team'),
        },
      ],
    });
    expect(await readAfter(id, 0)).toEqual({
      totalCount: 2,
      nodes: [
        { id: first.id, position: 1, action: 'organization.update', subjectId: id },
        { id: second.id, position: 2, action: 'team.create', subjectId: second.subject },
      ],
    });
  });

  it('continue with the next position when events are added', async () => {
    const { id } = await makeOrganization(world, 1);
    for (const title of ['One', 'Two', 'Three']) await rename(id, title);
    const positionsAfter = async (position: number, first?: number) =>
      (await readAfter(id, position, first)).nodes.map(
        (event: { position: number }) => event.position,
      );
    expect(await positionsAfter(0, 2)).toEqual([1, 2]);
    await rename(id, 'Four');
    expect(await positionsAfter(2)).toEqual([3, 4]);
    expect(await positionsAfter(4)).toEqual([]);
    await rename(id, 'Five');
    expect(await positionsAfter(4)).toEqual([5]);
    const { body } = await world.as('ana').get(`${path(id)}?position=3&limit=1`);
    expect(body.count).toBe(2);
    expect(body.items.map(({ position }: { position: number }) => position)).toEqual([4]);
    const next = await world.as('ana').get(`${path(id)}?position=3&limit=1&page=${body.next.page}`);
    expect(next.body.items.map(({ position }: { position: number }) => position)).toEqual([5]);
    expect(
      (await world.as('ana').get(`${path(id)}?position=2&page=${body.next.page}`)).body,
    ).toEqual(badCursor);
  });

  it('are those of one organization', async () => {
    const [one, other] = [await makeOrganization(world, 1), await makeOrganization(world, 1)];
    await rename(one.id, 'One');
    await rename(other.id, 'Other');
    const { data } = await world
      .as('ana')
      .query(
        `query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Organization { eventsAfter { nodes { position subjectId } } } } }`,
        { ids: [one.id, other.id] },
      );
    expect(data.nodes).toEqual(
      [one, other].map(({ id }) => ({
        eventsAfter: { nodes: [{ position: 1, subjectId: id }] },
      })),
    );
  });

  it('are none for a position that is not reached yet or before the first', async () => {
    const { id } = await makeOrganization(world, 1);
    await rename(id, 'One');
    expect((await readAfter(id, 2_147_483_647)).nodes).toEqual([]);
    expect((await readAfter(id, -1)).nodes).toHaveLength(1);
    const { status, body } = await world.as('ana').get(`${path(id)}?position=2147483648`);
    expect([status, body.error?.code]).toEqual([400, 400]);
    expect((await world.as('ana').get(`${path(id)}?position=x`)).body).toEqual(
      refused(400, 'BAD_USER_INPUT', 'position must be a whole number.', { field: 'position' }),
    );
  });

  it('require an admin: forbidden for members, NOT_FOUND for strangers', async () => {
    for (const [name, has] of [
      ['ben', 'edit'],
      ['dan', 'guest'],
    ] as const) {
      expect((await world.as(name).get(path(ids.acme))).body).toEqual(forbidden('admin', has));
      expect(errorsOf(await world.as(name).query(EVENTS_AFTER, { id: ids.acme }))).toEqual(
        forbiddenAt(['organization', 'eventsAfter'], 'admin', has),
      );
    }
    expect((await world.as('eve').get(path(ids.acme))).body).toEqual(notFound);
    expect(errorsOf(await world.as('eve').query(EVENTS_AFTER, { id: ids.acme }))).toEqual(
      notFoundAt(['organization']),
    );
  });

  it('are read with the same number of statements for 2 and for 40', async () => {
    const { id } = await makeOrganization(world, 1);
    const read = (visitor: Visitor) => visitor.query(EVENTS_AFTER, { id });
    await rename(id, 'One');
    await rename(id, 'Two');
    const few = await world.countStatements('ana', read);
    for (let n = 0; n < 38; n++) await rename(id, `Title ${n}`);
    expect(await world.countStatements('ana', read)).toBe(few);
    expect(few).toBe(4);
  });
});

describe('the position of an event', () => {
  it('is null until it is assigned, and costs the write no statement', async () => {
    const { id } = await makeOrganization(world, 1);
    const statements = await world.countStatements('ana', (visitor) =>
      visitor.query(
        'mutation ($id: ID!) { updateOrganization(input: { id: $id, ai: false }) { organization { id } } }',
        { id },
      ),
    );
    expect(statements).toBe(8); // from BEGIN to the payload: the event is one INSERT
    const position = async () =>
      (
        await world
          .as('ana')
          .query(
            'query ($id: ID!) { organization(id: $id) { auditEvents { nodes { position } } } }',
            {
              id,
            },
          )
      ).data.organization.auditEvents.nodes;
    expect(await position()).toEqual([{ position: null }]);
    await readAfter(id, 0);
    expect(await position()).toEqual([{ position: 1 }]);
  });
});

describe('the filter of events by space', () => {
  it('finds the events of the space and of what it contains', async () => {
    const { body: space } = await world
      .as('ana')
      .post(`/v1/orgs/${ids.acme}/spaces`, { title: 'Followed' });
    await world.as('ana').patch(`/v1/spaces/${space.id}`, { title: 'Renamed' });
    const { body: changeRequest } = await world
      .as('ana')
      .post(`/v1/spaces/${space.id}/change-requests`, { subject: 'Change' });
    const { data } = await world
      .as('ana')
      .query(
        'query ($id: ID!, $space: ID) { organization(id: $id) { auditEvents(filter: { spaceId: $space }) { nodes { action subjectId } } } }',
        { id: ids.acme, space: space.id },
      );
    expect(data.organization.auditEvents.nodes).toEqual([
      { action: 'changeRequest.create', subjectId: changeRequest.id },
      { action: 'space.update', subjectId: space.id },
    ]);
    const { body } = await world
      .as('ana')
      .get(`/v1/orgs/${ids.acme}/audit-events?space=${space.id}&action=space.update`);
    expect([body.count, body.items.map(({ subject }: { subject: string }) => subject)]).toEqual([
      1,
      [space.id],
    ]);
    const malformed = await world.as('ana').get(`/v1/orgs/${ids.acme}/audit-events?space=x`);
    expect(malformed.status).toBe(400);
  });
});
