// Tests webhook endpoints through both APIs: bodies, access, limits, and each transition.
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../src/data/new-id.ts';
import { makeOrganization } from '../member/rows.ts';
import { ids, useWorld } from '../support.ts';
import { openDeliverer, useReceiver } from './support.ts';

const world = useWorld();
const receiver = await useReceiver();
let deliver: (seconds?: number) => Promise<void>;

beforeAll(() => {
  ({ deliver } = openDeliverer(world));
});

const SECRET = /^whsec_[A-Za-z0-9+/]{43}=$/;
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

const FIELDS =
  'id url description eventTypes enabled disabledReason disabledMessage disabledAt position previousSecretExpiresAt createdAt createdBy { id } organization { id } urls { location }';
const CREATE = `mutation ($input: CreateWebhookEndpointInput!) { createWebhookEndpoint(input: $input) { webhookEndpoint { ${FIELDS} } secret errors { code message path } } }`;
const mutation = (name: string, input: string, selection = `webhookEndpoint { ${FIELDS} }`) =>
  `mutation ($input: ${input}!) { ${name}(input: $input) { ${selection} errors { code message path } } }`;

/** Returns a new organization of ana with the path of its endpoints. */
async function makeBase() {
  const { id } = await makeOrganization(world, 1);
  return { organizationId: id, base: `/v1/orgs/${id}/webhooks` };
}

describe('an endpoint in /v1', () => {
  it('is created, listed, read, updated and deleted', async () => {
    const { base } = await makeBase();
    const ana = world.as('ana');
    const created = await ana.post(base, {
      url: 'https://acme.test/hooks',
      description: 'Search index',
      eventTypes: ['space.update', 'changeRequest.merge'],
    });
    const { secret, ...endpoint } = created.body;
    expect(created.status).toBe(201);
    expect(created.headers.get('location')).toBe(`${world.url}${base}/${endpoint.id}`);
    expect(secret).toMatch(SECRET);
    expect(endpoint).toEqual({
      object: 'webhook-endpoint',
      id: endpoint.id,
      url: 'https://acme.test/hooks',
      description: 'Search index',
      eventTypes: ['space.update', 'changeRequest.merge'],
      enabled: true,
      position: 0,
      createdAt: endpoint.createdAt,
      createdBy: endpoint.createdBy,
      urls: { location: `${world.url}${base}/${endpoint.id}` },
    });
    expect(endpoint.createdBy.id).toBe(ids.user('ana'));
    expect((await ana.get(base)).body).toEqual({ count: 1, items: [endpoint] });
    expect((await ana.get(`${base}/${endpoint.id}`)).body).toEqual(endpoint);
    const changed = { ...endpoint, url: 'https://acme.test/other', eventTypes: [] };
    const patched = await ana.patch(`${base}/${endpoint.id}`, {
      url: 'https://acme.test/other',
      eventTypes: [],
    });
    expect([patched.status, patched.body]).toEqual([200, changed]);
    expect((await ana.delete(`${base}/${endpoint.id}`)).status).toBe(204);
    expect((await ana.get(`${base}/${endpoint.id}`)).status).toBe(404);
    expect((await ana.delete(`${base}/${endpoint.id}`)).status).toBe(204);
  });

  it('is disabled and enabled, and says why', async () => {
    const { base } = await makeBase();
    const ana = world.as('ana');
    const { secret: _, ...endpoint } = (await ana.post(base, { url: 'https://acme.test/' })).body;
    for (let time = 0; time < 2; time++) {
      const { status, body } = await ana.post(`${base}/${endpoint.id}/disable`);
      expect(body.disabledAt).toMatch(TIME);
      expect([status, body]).toEqual([
        200,
        { ...endpoint, enabled: false, disabledReason: 'member', disabledAt: body.disabledAt },
      ]);
    }
    const tested = await ana.post(`${base}/${endpoint.id}/test`);
    expect([tested.status, tested.body.error]).toEqual([
      409,
      {
        code: 409,
        message: 'The webhook endpoint is disabled. Enable it first.',
        reason: 'INVALID_TRANSITION',
        requestId: 'test',
      },
    ]);
    const { status, body } = await ana.post(`${base}/${endpoint.id}/enable`);
    expect([status, body]).toEqual([200, endpoint]);
  });

  it('gets a new secret, and states until when the previous one is valid', async () => {
    const { base } = await makeBase();
    const ana = world.as('ana');
    const { secret, ...endpoint } = (await ana.post(base, { url: 'https://acme.test/' })).body;
    const before = Date.now();
    const { status, body } = await ana.post(`${base}/${endpoint.id}/rotate-secret`, {});
    expect(body.secret).toMatch(SECRET);
    expect(body.secret).not.toBe(secret);
    expect([status, body]).toEqual([
      200,
      {
        ...endpoint,
        secret: body.secret,
        previousSecretExpiresAt: body.previousSecretExpiresAt,
      },
    ]);
    const hours = (Date.parse(body.previousSecretExpiresAt) - before) / 3_600_000;
    expect(hours).toBeCloseTo(24, 1);
    const without = await ana.post(`${base}/${endpoint.id}/rotate-secret`, { overlapHours: 0 });
    expect(without.body).toEqual({ ...endpoint, secret: without.body.secret });
  });

  it('is refused with each problem of its URL and event types', async () => {
    const { base } = await makeBase();
    const { status, body } = await world.as('ana').post(base, {
      url: 'ftp://acme.test/',
      eventTypes: ['space.update', 'space.updated', 'space.update', 'user.update'],
    });
    expect(status).toBe(400);
    expect(body.error.errors.map(({ field }: { field: string }) => field)).toEqual([
      'url',
      'eventTypes.1',
      'eventTypes.2',
      'eventTypes.3',
    ]);
  });
});

describe('an endpoint in GraphQL', () => {
  it('passes through each mutation', async () => {
    const { organizationId, base } = await makeBase();
    const run = async (document: string, input: object) =>
      (await world.as('ana').query(document, { input })).data;
    const { createWebhookEndpoint: created } = await run(CREATE, {
      organizationId,
      url: 'https://acme.test/hooks',
    });
    const endpoint = created.webhookEndpoint;
    const { id } = endpoint;
    expect(created.secret).toMatch(SECRET);
    expect(created.errors).toEqual([]);
    expect(endpoint).toEqual({
      id,
      url: 'https://acme.test/hooks',
      description: '',
      eventTypes: [],
      enabled: true,
      disabledReason: null,
      disabledMessage: null,
      disabledAt: null,
      position: 0,
      previousSecretExpiresAt: null,
      createdAt: endpoint.createdAt,
      createdBy: { id: ids.user('ana') },
      organization: { id: organizationId },
      urls: { location: `${world.url}${base}/${id}` },
    });
    const update = mutation('updateWebhookEndpoint', 'UpdateWebhookEndpointInput');
    const description = 'Changed';
    expect(await run(update, { id, description })).toEqual({
      updateWebhookEndpoint: { webhookEndpoint: { ...endpoint, description }, errors: [] },
    });
    const disable = mutation('disableWebhookEndpoint', 'DisableWebhookEndpointInput');
    const { disableWebhookEndpoint: disabled } = await run(disable, { id });
    expect(disabled).toEqual({
      webhookEndpoint: {
        ...{ ...endpoint, description, enabled: false, disabledReason: 'MEMBER' },
        disabledAt: disabled.webhookEndpoint.disabledAt,
      },
      errors: [],
    });
    const enable = mutation('enableWebhookEndpoint', 'EnableWebhookEndpointInput');
    expect(await run(enable, { id })).toEqual({
      enableWebhookEndpoint: { webhookEndpoint: { ...endpoint, description }, errors: [] },
    });
    const rotate = mutation(
      'rotateWebhookSecret',
      'RotateWebhookSecretInput',
      'webhookEndpoint { id } secret',
    );
    const { rotateWebhookSecret: rotated } = await run(rotate, { id, overlapHours: 0 });
    expect(rotated).toEqual({ webhookEndpoint: { id }, secret: rotated.secret, errors: [] });
    expect(rotated.secret).not.toBe(created.secret);
    const replay = mutation('replayWebhookEvents', 'ReplayWebhookEventsInput');
    expect(await run(replay, { id, position: 9 })).toEqual({
      replayWebhookEvents: { webhookEndpoint: { ...endpoint, description }, errors: [] },
    });
    const list = await world
      .as('ana')
      .query(
        `query ($id: ID!) { organization(id: $id) { webhookEndpoints(filter: { url: "HOOKS", enabled: true }, orderBy: { field: URL, direction: ASC }) { totalCount nodes { id } } } }`,
        { id: organizationId },
      );
    expect(list.data).toEqual({
      organization: { webhookEndpoints: { totalCount: 1, nodes: [{ id }] } },
    });
    const remove = mutation(
      'deleteWebhookEndpoint',
      'DeleteWebhookEndpointInput',
      'deletedWebhookEndpointId',
    );
    expect(await run(remove, { id })).toEqual({
      deleteWebhookEndpoint: { deletedWebhookEndpointId: id, errors: [] },
    });
    const { items } = (await world.as('ana').get(`/v1/orgs/${organizationId}/audit-events`)).body;
    expect(items.map(({ action }: { action: string }) => action).toReversed()).toEqual([
      'webhookEndpoint.create',
      'webhookEndpoint.update',
      'webhookEndpoint.disable',
      'webhookEndpoint.enable',
      'webhookEndpoint.rotateSecret',
      'webhookEndpoint.delete',
    ]);
  });
});

describe('a test', () => {
  it('is sent whatever the event types, once, and its outcome is in its delivery', async () => {
    const { organizationId, base } = await makeBase();
    const ana = world.as('ana');
    const url = `${receiver.url}/test`;
    const { body: endpoint } = await ana.post(base, { url, eventTypes: ['space.update'] });
    receiver.reply = () => ({ status: 200, body: 'thanks' });
    const { status, body: sent } = await ana.post(`${base}/${endpoint.id}/test`);
    expect([status, sent]).toEqual([
      202,
      {
        object: 'webhook-delivery',
        id: sent.id,
        webhookId: sent.id,
        eventType: 'webhookEndpoint.test',
        subject: endpoint.id,
        status: 'pending',
        attemptCount: 0,
        createdAt: sent.createdAt,
        nextAttemptAt: sent.createdAt,
        urls: { location: `${world.url}${base}/${endpoint.id}/deliveries/${sent.id}` },
      },
    ]);
    await deliver();
    const body = {
      type: 'webhookEndpoint.test',
      timestamp: sent.createdAt,
      data: {
        organizationId,
        action: 'webhookEndpoint.test',
        subject: { type: 'WebhookEndpoint', id: endpoint.id },
      },
    };
    const mine = receiver.received.filter(({ path }) => path === '/test');
    expect(mine.map(({ payload }) => payload)).toEqual([body]);
    const read = (await ana.get(`${base}/${endpoint.id}/deliveries/${sent.id}`)).body;
    expect([read.status, read.attemptCount, read.response]).toEqual([
      'succeeded',
      1,
      { status: 200, body: 'thanks' },
    ]);
    receiver.reply = () => 500;
    const { body: failing } = await ana.post(`${base}/${endpoint.id}/test`);
    await deliver();
    const { data } = await ana.query(
      'query ($id: ID!) { webhookDelivery(id: $id) { status attemptCount nextAttemptAt position eventId request { body } response { status body } error webhookEndpoint { id enabled } } }',
      { id: failing.id },
    );
    expect(data.webhookDelivery).toEqual({
      status: 'FAILED',
      attemptCount: 1,
      nextAttemptAt: null,
      position: null,
      eventId: null,
      request: { body: data.webhookDelivery.request.body },
      response: { status: 500, body: '' },
      error: 'This address responded with 500.',
      webhookEndpoint: { id: endpoint.id, enabled: true },
    });
    receiver.reply = () => 204;
  });

  it('is refused while ten of them wait', async () => {
    const { base } = await makeBase();
    const ana = world.as('ana');
    const { body: endpoint } = await ana.post(base, { url: 'https://acme.test/' });
    for (let n = 0; n < 10; n++)
      expect((await ana.post(`${base}/${endpoint.id}/test`)).status).toBe(202);
    const { status, body } = await ana.post(`${base}/${endpoint.id}/test`);
    expect([status, body.error.reason]).toEqual([409, 'CONFLICT']);
    await ana.delete(`${base}/${endpoint.id}`);
  });
});

describe('a delivery', () => {
  it('is sent again by `redeliver`, and all events from a position by `replay`', async () => {
    const { organizationId, base } = await makeBase();
    const ana = world.as('ana');
    const path = `/again-${organizationId}`;
    const { body: endpoint } = await ana.post(base, {
      url: receiver.url + path,
      eventTypes: ['team.create'],
    });
    for (const title of ['One', 'Two', 'Three'])
      await ana.put(`/v1/orgs/${organizationId}/teams`, { title });
    const positions = () =>
      receiver.received.flatMap((one) => (one.path === path ? [one.payload.data.position] : []));
    await deliver();
    expect(positions()).toEqual([2, 3, 4]);
    const list = (await ana.get(`${base}/${endpoint.id}/deliveries?status=succeeded`)).body;
    expect(list.count).toBe(3);
    const second = list.items.find(({ position }: { position: number }) => position === 3);
    const again = await ana.post(`${base}/${endpoint.id}/deliveries/${second.id}/redeliver`);
    expect([again.status, again.body]).toEqual([
      202,
      {
        ...second,
        status: 'pending',
        attemptCount: 0,
        nextAttemptAt: again.body.nextAttemptAt,
      },
    ]);
    await deliver();
    expect(positions()).toEqual([2, 3, 4, 3]);
    const replayed = await ana.post(`${base}/${endpoint.id}/replay`, { position: 3 });
    expect([replayed.status, replayed.body.position]).toEqual([200, 2]);
    await deliver();
    expect(positions()).toEqual([2, 3, 4, 3, 3, 4]);
    const ofThird = receiver.received.filter(
      (one) => one.path === path && one.payload.data.position === 3,
    );
    expect(new Set(ofThird.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect((await ana.get(`${base}/${endpoint.id}/deliveries`)).body.count).toBe(3);
  });
});

describe('access', () => {
  it('needs an admin of the organization', async () => {
    const base = `/v1/orgs/${ids.acme}/webhooks`;
    const { body: endpoint } = await world.as('ana').post(base, { url: 'https://acme.test/' });
    const id = endpoint.id;
    for (const name of ['ben', 'cat', 'dan'] as const)
      for (const path of [base, `${base}/${id}`, `${base}/${id}/deliveries`])
        expect((await world.as(name).get(path)).status).toBe(403);
    for (const path of [`${base}/${id}`, `${base}/${id}/deliveries`])
      expect((await world.as('eve').get(path)).status).toBe(404);
    expect((await world.as('eve').post(`${base}/${id}/rotate-secret`, {})).status).toBe(404);
    expect((await world.as('ben').post(`${base}/${id}/test`)).status).toBe(403);
    const reading = await world.tokenOf(ids.user('ana'), {
      scopes: ['organization:read', 'webhook:read'],
    });
    expect((await world.with(reading).get(base)).status).toBe(200);
    expect((await world.with(reading).post(`${base}/${id}/test`)).status).toBe(403);
    await world.as('ana').delete(`${base}/${id}`);
  });

  it('finds a delivery at its endpoint only', async () => {
    const { base } = await makeBase();
    const ana = world.as('ana');
    const [one, two] = [
      (await ana.post(base, { url: 'https://acme.test/1' })).body.id,
      (await ana.post(base, { url: 'https://acme.test/2' })).body.id,
    ];
    const { id } = (await ana.post(`${base}/${one}/test`)).body;
    expect((await ana.get(`${base}/${one}/deliveries/${id}`)).status).toBe(200);
    expect((await ana.get(`${base}/${two}/deliveries/${id}`)).status).toBe(404);
    for (const endpoint of [one, two]) await ana.delete(`${base}/${endpoint}`);
    expect((await ana.get(`${base}/${one}/deliveries/${id}`)).status).toBe(404);
  });
});

describe('limits', () => {
  it('refuse the 51st endpoint of an organization', async () => {
    const { organizationId, base } = await makeBase();
    await world.console.database.prisma.webhookEndpoint.createMany({
      data: Array.from({ length: 50 }, () => ({
        ...{ id: newId('WebhookEndpoint'), organizationId },
        ...{ url: 'https://acme.test/', secret: new Uint8Array() },
      })),
    });
    const { status, body } = await world.as('ana').post(base, { url: 'https://acme.test/' });
    expect([status, body.error]).toEqual([
      409,
      {
        code: 409,
        message: 'An organization has at most 50 webhook endpoints. Delete an unused one.',
        reason: 'CONFLICT',
        requestId: 'test',
      },
    ]);
    await world.console.database.prisma.webhookEndpoint.deleteMany({ where: { organizationId } });
  });

  it('read 5 and 50 endpoints with their deliveries in 6 statements', async () => {
    const counts: number[] = [];
    for (const size of [5, 50]) {
      const { organizationId } = await makeBase();
      const endpoints = Array.from({ length: size }, () => newId('WebhookEndpoint'));
      const { prisma } = world.console.database;
      await prisma.webhookEndpoint.createMany({
        data: endpoints.map((id) => ({
          ...{ id, organizationId, enabled: false, url: 'https://acme.test/' },
          ...{ secret: new Uint8Array(), createdById: ids.user('ana') },
        })),
      });
      await prisma.webhookDelivery.createMany({
        data: endpoints.flatMap((webhookEndpointId) =>
          [1, 2].map((position) => ({
            ...{ id: newId('WebhookDelivery'), organizationId, webhookEndpointId, position },
            ...{ eventId: newId('AuditEvent'), eventType: 'team.create', subjectId: 'team_1' },
            ...{ createdAt: new Date(), requestBody: '{}' },
          })),
        ),
      });
      counts.push(
        await world.countStatements('ana', async (visitor) => {
          const { data, errors } = await visitor.query(
            'query ($id: ID!) { organization(id: $id) { webhookEndpoints(first: 50) { totalCount nodes { id createdBy { id } deliveries(first: 10) { nodes { id webhookEndpoint { id } } } } } } }',
            { id: organizationId },
          );
          expect(errors).toBeUndefined();
          expect(data.organization.webhookEndpoints.totalCount).toBe(size);
        }),
      );
    }
    expect(counts).toEqual([6, 6]);
  });
});
