// Tests the delivery of events: signatures, order, retries, failures, and several processes.
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeOrganization } from '../member/rows.ts';
import { ids, useWorld } from '../support.ts';
import {
  openDeliverer,
  type Payload,
  type Received,
  useReceiver,
  verified,
} from '../webhook-endpoint/support.ts';

const world = useWorld();
const receiver = await useReceiver();
let deliver: (seconds?: number) => Promise<void>;

let owner: pg.Client;

beforeAll(async () => {
  ({ deliver } = openDeliverer(world));
  owner = new pg.Client({ connectionString: world.connections.ownerUrl });
  await owner.connect();
});
afterAll(() => owner.end());
beforeEach(() => {
  receiver.received.length = 0;
  receiver.reply = () => 204;
});

const HOUR_S = 60 * 60;

/** Returns the time at which the lease of an endpoint ends, in milliseconds. */
async function leaseEndOf(endpointId: string): Promise<number> {
  const { rows } = await owner.query('SELECT leased_until FROM webhook_endpoints WHERE id = $1', [
    endpointId,
  ]);
  return rows[0].leased_until.getTime();
}

/** An organization with an endpoint. */
async function makeEndpoint(body: object = {}) {
  const { id: organizationId } = await makeOrganization(world, 1);
  const base = `/v1/orgs/${organizationId}/webhooks`;
  const ana = world.as('ana');
  const path = `/${organizationId}`;
  const { body: endpoint } = await ana.post(base, { url: receiver.url + path, ...body });
  return {
    ...{ organizationId, base, id: endpoint.id as string, secret: endpoint.secret as string },
    url: `${base}/${endpoint.id}`,
    /** The requests of the endpoint. */
    received: (): Received[] => receiver.received.filter((one) => one.path === path),
    makeTeam: async (title: string): Promise<string> =>
      (await ana.put(`/v1/orgs/${organizationId}/teams`, { title })).body.id,
    renameTeam: (id: string, title: string) =>
      ana.patch(`/v1/orgs/${organizationId}/teams/${id}`, { title }),
    read: async () => (await ana.get(`${base}/${endpoint.id}`)).body,
    deliveries: async (query = '') =>
      (await ana.get(`${base}/${endpoint.id}/deliveries${query}`)).body.items,
  };
}

const positionsOf = (requests: readonly Received[]) =>
  requests.map(({ payload }) => payload.data.position);
const actionsOf = (requests: readonly Received[]) => requests.map(({ payload }) => payload.type);

describe('a delivery', () => {
  it('has the event, and a signature that the published library verifies', async () => {
    const endpoint = await makeEndpoint({ eventTypes: ['team.create'] });
    const teamId = await endpoint.makeTeam('Signed');
    await deliver();
    const [request, ...others] = endpoint.received();
    expect(others).toEqual([]);
    if (!request) throw new Error('Nothing was received.');
    const payload = verified(endpoint.secret, request);
    expect(payload).toEqual({
      type: 'team.create',
      timestamp: payload.timestamp,
      data: {
        id: payload.data.id,
        position: 2,
        organizationId: endpoint.organizationId,
        action: 'team.create',
        actor: { id: ids.user('ana') },
        subject: { type: 'Team', id: teamId },
        spaceId: null,
        collectionId: null,
        fields: [],
        relatedIds: [],
      },
    });
    const { headers } = request;
    expect(headers['webhook-id']).toBe(`${payload.data.id}-${endpoint.id}`);
    expect(headers['content-type']).toBe('application/json');
    expect(headers['user-agent']).toBe('Lectern');
    const [delivery] = await endpoint.deliveries();
    expect(delivery).toEqual({
      object: 'webhook-delivery',
      id: delivery.id,
      webhookId: headers['webhook-id'],
      eventType: 'team.create',
      event: payload.data.id,
      position: 2,
      subject: teamId,
      status: 'succeeded',
      attemptCount: 1,
      createdAt: delivery.createdAt,
      lastAttemptAt: delivery.lastAttemptAt,
      request: {
        headers: {
          'content-type': 'application/json',
          'webhook-id': headers['webhook-id'],
          'webhook-timestamp': headers['webhook-timestamp'],
          'webhook-signature': headers['webhook-signature'],
        },
        body: request.body,
      },
      response: { status: 204, body: '' },
      durationMs: delivery.durationMs,
      urls: { location: `${world.url}${endpoint.url}/deliveries/${delivery.id}` },
    });
    expect(() => verified(endpoint.secret, { ...request, body: `${request.body} ` })).toThrow();
  });

  it('is made of each event after the creation of the endpoint, in the order of the log', async () => {
    const endpoint = await makeEndpoint();
    for (const title of ['One', 'Two', 'Three']) await endpoint.makeTeam(title);
    await deliver();
    expect(actionsOf(endpoint.received()).toSorted()).toEqual([
      'team.create',
      'team.create',
      'team.create',
      'webhookEndpoint.create',
    ]);
    expect((await endpoint.read()).position).toBe(4);
    await deliver();
    expect(endpoint.received()).toHaveLength(4);
  });

  it('keeps the first kibibyte of the response, and follows no redirect', async () => {
    const endpoint = await makeEndpoint({ eventTypes: ['team.create'] });
    await endpoint.makeTeam('Long');
    receiver.reply = () => ({
      status: 302,
      headers: { location: `${receiver.url}/elsewhere` },
      body: 'ä\0'.repeat(10_000),
    });
    await deliver();
    expect(receiver.received.map(({ path }) => path)).toEqual([`/${endpoint.organizationId}`]);
    const [{ response, status, error }] = await endpoint.deliveries();
    expect([status, error, response.status]).toEqual([
      'pending',
      'This address responded with 302.',
      302,
    ]);
    expect(Buffer.byteLength(response.body)).toBeLessThanOrEqual(2048);
    expect(response.body.startsWith('ä\uFFFDä')).toBe(true);
  });

  it('is refused to a private address', async () => {
    const endpoint = await makeEndpoint({ eventTypes: ['team.create'] });
    await endpoint.makeTeam('Private');
    await openDeliverer(world, { allowPrivateNetworks: false }).deliver();
    expect(endpoint.received()).toEqual([]);
    const [delivery] = await endpoint.deliveries();
    expect([delivery.status, delivery.attemptCount, delivery.error, delivery.response]).toEqual([
      'pending',
      1,
      'This address is not public. Only public addresses are allowed.',
      undefined,
    ]);
  });
});

describe('order', () => {
  it('is that of the log for each subject, also after failures; other subjects do not wait', async () => {
    const endpoint = await makeEndpoint({ eventTypes: ['team.create', 'team.update'] });
    const first = await endpoint.makeTeam('First');
    const second = await endpoint.makeTeam('Second');
    for (const title of ['a', 'b']) {
      await endpoint.renameTeam(first, title);
      await endpoint.renameTeam(second, title);
    }
    const of = (id: string) => (one: Received) => one.payload.data.subject.id === id;
    let failures = 2;
    receiver.reply = (request) =>
      of(first)(request) && request.payload.type === 'team.update' && failures-- > 0 ? 500 : 204;
    await deliver();
    expect(actionsOf(endpoint.received().filter(of(second)))).toEqual([
      'team.create',
      'team.update',
      'team.update',
    ]);
    expect(actionsOf(endpoint.received().filter(of(first)))).toEqual([
      'team.create',
      'team.update',
    ]);
    await deliver(4); // the first delay is 5 seconds
    await deliver(6);
    expect(endpoint.received().filter(of(first))).toHaveLength(3);
    await deliver(60);
    const positions = positionsOf(endpoint.received().filter(of(first)));
    expect(positions).toEqual([2, 4, 4, 4, 6]);
  });
});

describe('retries', () => {
  it('follow with growing delays for more than 24 hours, and disable the endpoint after that', async () => {
    const endpoint = await makeEndpoint({ eventTypes: ['team.create'] });
    await endpoint.makeTeam('Failing');
    receiver.reply = () => ({ status: 500, body: 'Out of order.' });
    await deliver();
    const delays: number[] = [];
    let seconds = 0;
    for (let attempt = 1; attempt < 15; attempt++) {
      const [delivery] = await endpoint.deliveries();
      expect([delivery.status, delivery.attemptCount]).toEqual(['pending', attempt]);
      const wait = (Date.parse(delivery.nextAttemptAt) - Date.parse(delivery.lastAttemptAt)) / 1000;
      delays.push(wait);
      seconds += wait + 2; // the time of a test passes too
      await deliver(seconds);
    }
    expect(delays).toEqual([
      ...[5, 15, 45, 135, 405, 1215, 3645, 10_935],
      ...[21_600, 21_600, 21_600, 21_600, 21_600, 21_600],
    ]);
    expect(delays.reduce((sum, delay) => sum + delay * 0.8, 0)).toBeGreaterThan(24 * HOUR_S);
    expect(endpoint.received()).toHaveLength(15);
    expect(new Set(endpoint.received().map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    const [delivery] = await endpoint.deliveries();
    expect([delivery.status, delivery.attemptCount, delivery.nextAttemptAt]).toEqual([
      'failed',
      15,
      undefined,
    ]);
    const after = await endpoint.read();
    expect([after.enabled, after.disabledReason, after.disabledMessage]).toEqual([
      false,
      'failures',
      'This address responded with 500.',
    ]);
    const { items } = (
      await world
        .as('ana')
        .get(`/v1/orgs/${endpoint.organizationId}/audit-events?action=webhookEndpoint.disable`)
    ).body;
    expect(
      items.map((event: { actor?: unknown; target: object }) => [event.actor, event.target]),
    ).toEqual([[undefined, { type: 'webhook-endpoint', id: endpoint.id }]]);
  });

  it('stop while the endpoint is disabled, and nothing is lost when it is enabled', async () => {
    const endpoint = await makeEndpoint({ eventTypes: ['team.create'] });
    await endpoint.makeTeam('Gone');
    receiver.reply = () => 410;
    await deliver();
    const { enabled, disabledReason } = await endpoint.read();
    expect([enabled, disabledReason]).toEqual([false, 'gone']);
    await endpoint.makeTeam('Later');
    receiver.reply = () => 204;
    await deliver(HOUR_S);
    expect(endpoint.received()).toHaveLength(1);
    const { status, body } = await world.as('ana').post(`${endpoint.url}/enable`);
    expect([status, body.enabled, body.disabledReason]).toEqual([200, true, undefined]);
    await deliver(1);
    expect(positionsOf(endpoint.received())).toEqual([2, 2, 4]);
  });

  it('pause an endpoint without answers, and continue with one request', async () => {
    const endpoint = await makeEndpoint({ eventTypes: ['team.create'] });
    for (let n = 0; n < 30; n++) await endpoint.makeTeam(`Team ${n}`);
    receiver.reply = () => 503;
    await deliver();
    const failed = endpoint.received().length;
    expect(failed).toBeGreaterThanOrEqual(5);
    expect(failed).toBeLessThanOrEqual(8);
    await deliver(1);
    expect(endpoint.received()).toHaveLength(failed);
    receiver.reply = () => 204;
    await deliver(400);
    await deliver(800);
    expect(new Set(positionsOf(endpoint.received())).size).toBe(30);
    expect((await endpoint.deliveries('?status=succeeded&limit=100')).length).toBe(30);
  });
});

describe('several processes', () => {
  it('deliver each event once, in the order of each subject', async () => {
    const endpoint = await makeEndpoint({ eventTypes: ['team.create', 'team.update'] });
    const teams: string[] = [];
    for (let n = 0; n < 4; n++) teams.push(await endpoint.makeTeam(`Team ${n}`));
    for (let n = 0; n < 3; n++)
      await Promise.all(teams.map((id) => endpoint.renameTeam(id, `Name ${n}`)));
    const processes = [openDeliverer(world), openDeliverer(world), openDeliverer(world)];
    await Promise.all(processes.map((one) => one.deliver()));
    expect(endpoint.received()).toHaveLength(16);
    for (const id of teams) {
      const positions = positionsOf(
        endpoint.received().filter(({ payload }) => payload.data.subject.id === id),
      );
      expect(positions).toEqual(positions.toSorted((a, b) => a - b));
      expect(positions).toHaveLength(4);
    }
  });

  it('take over after a crash: what was under way is sent again with the same webhook id', async () => {
    const endpoint = await makeEndpoint({ eventTypes: ['team.create'] });
    await endpoint.makeTeam('Crash');
    const crashing = openDeliverer(world);
    receiver.reply = () => ({ status: 0, never: true });
    const running = crashing.deliver();
    await expect.poll(() => endpoint.received().length).toBe(1);
    await deliver(14); // the lease of the other process is valid
    expect(endpoint.received()).toHaveLength(1);
    receiver.reply = () => 204;
    await deliver(16);
    expect(endpoint.received()).toHaveLength(2);
    const [first, second] = endpoint.received().map(({ headers }) => headers['webhook-id']);
    expect(first).toBe(second);
    crashing.stop();
    await running;
    const [delivery] = await endpoint.deliveries();
    expect([delivery.status, delivery.attemptCount]).toEqual(['succeeded', 1]);
  });

  it('keep an endpoint for longer than a lease while they work', async () => {
    const endpoint = await makeEndpoint({ eventTypes: ['team.create'] });
    await endpoint.makeTeam('Slow');
    const clock = { now: new Date() };
    const working = openDeliverer(world, { clock });
    const later = openDeliverer(world, { start: clock.now });
    receiver.reply = () => ({ status: 0, never: true });
    const running = working.deliver();
    await expect.poll(() => endpoint.received().length).toBe(1);
    const start = clock.now.getTime();
    clock.now = new Date(start + 6000);
    await expect.poll(() => leaseEndOf(endpoint.id), { timeout: 5000 }).toBe(start + 21_000);
    await later.deliver(20);
    expect(endpoint.received()).toHaveLength(1);
    receiver.reply = () => 204;
    await later.deliver(22);
    expect(endpoint.received()).toHaveLength(2);
    working.stop();
    await running;
  });

  it('begin no request after the end of their lease', async () => {
    const endpoint = await makeEndpoint({ eventTypes: ['team.create'] });
    for (let n = 0; n < 6; n++) await endpoint.makeTeam(`Team ${n}`);
    const clock = { now: new Date() };
    const frozen = openDeliverer(world, { clock });
    const held: (() => void)[] = [];
    receiver.reply = () => new Promise((resolve) => held.push(() => resolve(204)));
    const running = frozen.deliver();
    await expect.poll(() => held.length).toBe(4);
    receiver.reply = () => 204;
    await openDeliverer(world, { start: clock.now }).deliver(16);
    expect(endpoint.received()).toHaveLength(10);
    clock.now = new Date(clock.now.getTime() + 16_000);
    for (const answer of held) answer();
    await running;
    expect(endpoint.received()).toHaveLength(10);
    const deliveries = await endpoint.deliveries('?status=succeeded');
    expect(deliveries.map((one: { attemptCount: number }) => one.attemptCount)).toEqual(
      Array.from({ length: 6 }, () => 1),
    );
  });

  it('return what is under way when they stop', async () => {
    const endpoint = await makeEndpoint({ eventTypes: ['team.create'] });
    await endpoint.makeTeam('Stop');
    const stopping = openDeliverer(world);
    receiver.reply = () => ({ status: 0, never: true });
    const running = stopping.deliver();
    await expect.poll(() => endpoint.received().length).toBe(1);
    stopping.stop();
    await running;
    receiver.reply = () => 204;
    await deliver(1);
    expect(positionsOf(endpoint.received())).toEqual([2, 2]);
  });
});

describe('secrets', () => {
  it('overlap after a rotation: each delivery has a signature with both', async () => {
    const endpoint = await makeEndpoint({ eventTypes: ['team.create'] });
    const { status, body } = await world
      .as('ana')
      .post(`${endpoint.url}/rotate-secret`, { overlapHours: 2 });
    expect([status, Object.keys(body).includes('secret')]).toEqual([200, true]);
    expect(body.secret).not.toBe(endpoint.secret);
    await endpoint.makeTeam('During');
    await deliver();
    const [during] = endpoint.received();
    if (!during) throw new Error('Nothing was received.');
    const payloads: Payload[] = [endpoint.secret, body.secret].map((one) => verified(one, during));
    expect(payloads[0]).toEqual(payloads[1]);
    expect(String(during.headers['webhook-signature']).split(' ')).toHaveLength(2);
    await endpoint.makeTeam('After');
    await deliver(3 * HOUR_S);
    const [, after] = endpoint.received();
    expect(String(after?.headers['webhook-signature']).split(' ')).toHaveLength(1);
  });
});
