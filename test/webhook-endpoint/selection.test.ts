// Tests selections of webhook endpoints: their check, the payloads that they shape, and whose rights they have.
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import pg from 'pg';
import { newId } from '../../src/data/new-id.ts';
import { makeOrganization } from '../member/rows.ts';
import { sql } from '../sql.ts';
import { ids, useWorld } from '../support.ts';
import { openDeliverer, useReceiver, verified } from './support.ts';

const world = useWorld();
const receiver = await useReceiver();
let deliver: (seconds?: number) => Promise<void>;

beforeAll(() => {
  ({ deliver } = openDeliverer(world));
});
beforeEach(() => {
  receiver.received.length = 0;
  receiver.reply = () => 204;
});

const SELECTION = '{ position action subject { __typename ... on Team { title } } actor { id } }';

/** An organization with an endpoint that has a selection. */
async function makeEndpoint(selection: string | undefined = SELECTION) {
  const { id: organizationId } = await makeOrganization(world, 2);
  const base = `/v1/orgs/${organizationId}/webhooks`;
  const ana = world.as('ana');
  const path = `/${organizationId}`;
  const { body: endpoint, status } = await ana.post(base, {
    ...{ url: receiver.url + path, eventTypes: ['team.create'] },
    ...(selection !== undefined && { selection }),
  });
  expect(status).toBe(201);
  const url = `${base}/${endpoint.id}`;
  return {
    ...{ organizationId, base, url, id: endpoint.id as string },
    secret: endpoint.secret as string,
    body: endpoint,
    received: () => receiver.received.filter((one) => one.path === path),
    makeTeam: async (title: string): Promise<string> =>
      (await ana.put(`/v1/orgs/${organizationId}/teams`, { title })).body.id,
    renameTeam: (id: string, title: string) =>
      ana.patch(`/v1/orgs/${organizationId}/teams/${id}`, { title }),
    deliveries: async () => (await ana.get(`${url}/deliveries`)).body.items,
  };
}

const execute = (text: string, values: readonly unknown[] = []) =>
  world.console.database.query(sql(text), values);

describe('a selection', () => {
  it('is part of the endpoint in both APIs, and can be changed and removed', async () => {
    const { url, id, body } = await makeEndpoint();
    const ana = world.as('ana');
    const { secret: _, ...endpoint } = body;
    expect([endpoint.selection, endpoint.selectionBy.id]).toEqual([SELECTION, ids.user('ana')]);
    expect((await ana.get(url)).body).toEqual(endpoint);
    const { data } = await ana.query(
      `mutation ($input: UpdateWebhookEndpointInput!) { updateWebhookEndpoint(input: $input) {
        webhookEndpoint { selection selectionBy { id } } errors { code } } }`,
      { input: { id, selection: '{ position }' } },
    );
    expect(data).toEqual({
      updateWebhookEndpoint: {
        webhookEndpoint: { selection: '{ position }', selectionBy: { id: ids.user('ana') } },
        errors: [],
      },
    });
    const { selection: __, selectionBy: ___, ...without } = endpoint;
    const removed = await ana.patch(url, { selection: null });
    expect([removed.status, removed.body]).toEqual([200, without]);
    expect((await ana.patch(url, { description: 'Same' })).body).toEqual({
      ...without,
      description: 'Same',
    });
  });

  it('replaces the data of the payload, as it is at each attempt', async () => {
    const endpoint = await makeEndpoint();
    const teamId = await endpoint.makeTeam('Before');
    await endpoint.renameTeam(teamId, 'First');
    receiver.reply = () => 500;
    await deliver();
    await endpoint.renameTeam(teamId, 'Second');
    receiver.reply = () => 204;
    await deliver(10);
    const payloads = endpoint.received().map((request) => verified(endpoint.secret, request));
    const payloadOf = (title: string) => ({
      type: 'team.create',
      timestamp: payloads[0]?.timestamp,
      data: {
        position: 2,
        action: 'team.create',
        subject: { __typename: 'Team', title },
        actor: { id: ids.user('ana') },
      },
    });
    expect(payloads).toEqual([payloadOf('First'), payloadOf('Second')]);
    expect(new Set(endpoint.received().map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    const [delivery, ...others] = await endpoint.deliveries();
    expect(others).toEqual([]);
    expect([delivery.status, JSON.parse(delivery.request.body)]).toEqual([
      'succeeded',
      payloadOf('Second'),
    ]);
  });

  it('does not shape a test, which has no event', async () => {
    const endpoint = await makeEndpoint();
    expect((await world.as('ana').post(`${endpoint.url}/test`)).status).toBe(202);
    await deliver();
    const [request] = endpoint.received();
    expect(request?.payload.type).toBe('webhookEndpoint.test');
    expect(request?.payload.data).toEqual({
      organizationId: endpoint.organizationId,
      action: 'webhookEndpoint.test',
      subject: { type: 'WebhookEndpoint', id: endpoint.id },
    });
  });
});

/** Returns a selection of more nodes than one payload may have. */
const LARGE =
  '{ subject { ... on Space { organization { members(first: 501) { nodes { id } } } } } }';

const refused: readonly (readonly [selection: string, message: string, at?: object])[] = [
  [
    '{ position\n  nothing }',
    'Line 2, column 3: Cannot query field "nothing" on type "AuditEvent".',
    { line: 2, column: 3 },
  ],
  [
    '{ position ',
    'Line 1, column 12: Syntax Error: Expected Name, found <EOF>.',
    { line: 1, column: 12 },
  ],
  [
    'position',
    'Line 1, column 1: Syntax Error: Unexpected Name "position".',
    { line: 1, column: 1 },
  ],
  [
    '{ subject }',
    'Line 1, column 3: Field "subject" of type "Node" must have a selection of subfields. Did you mean "subject { ... }"?',
    { line: 1, column: 3 },
  ],
  [
    '{ position } { action }',
    'Send one selection set in braces, for example `{ position subject { id } }`.',
  ],
  [
    'mutation { position }',
    'Send one selection set in braces, for example `{ position subject { id } }`.',
  ],
  [
    'query ($id: ID!) { position }',
    'Send one selection set in braces, for example `{ position subject { id } }`.',
  ],
  [
    '{ position @include(if: $id) }',
    'Line 1, column 25: A selection has no variables.',
    { line: 1, column: 25 },
  ],
  ['{ ...Other }', 'Line 1, column 6: Unknown fragment "Other".', { line: 1, column: 6 }],
  [
    '{ subject { ... on Site { preview { url } } } }',
    'Line 1, column 37: The field "url" is a secret, which no payload has.',
    { line: 1, column: 37 },
  ],
  [LARGE, 'This selection has 505 nodes. At most 500 are allowed.'],
  [`{ ${'a'.repeat(4100)} }`, 'selection must have 1 to 4096 characters, and has 4104.'],
];

describe('an invalid selection is refused', () => {
  it.each(refused)('%j', async (selection, message, details) => {
    const { url, id } = await makeEndpoint('{ id }');
    const { data } = await world.as('ana').query(
      `mutation ($input: UpdateWebhookEndpointInput!) { updateWebhookEndpoint(input: $input) {
        webhookEndpoint { id } errors { code message path } } }`,
      { input: { id, selection } },
    );
    expect(data).toEqual({
      updateWebhookEndpoint: {
        webhookEndpoint: null,
        errors: [{ code: 'BAD_USER_INPUT', message, path: ['selection'] }],
      },
    });
    const { status, body } = await world.as('ana').patch(url, { selection });
    expect(status).toBe(400);
    expect([body.error.reason, body.error.message]).toEqual(['BAD_USER_INPUT', message]);
    expect(body.error.details).toEqual(details);
  });

  it('when it is created', async () => {
    const { base } = await makeEndpoint('{ id }');
    const { status, body } = await world
      .as('ana')
      .post(base, { url: 'https://acme.test/', selection: '{ nothing }' });
    expect([status, body.error.message]).toEqual([
      400,
      'Line 1, column 3: Cannot query field "nothing" on type "AuditEvent".',
    ]);
  });

  it('without the scopes of what it selects', async () => {
    const { url } = await makeEndpoint('{ id }');
    const patchAs = async (selection: string, ...scopes: string[]) => {
      const token = await world.tokenOf(ids.user('ana'), {
        scopes: ['webhook:read', 'webhook:write', ...scopes],
      });
      const { status, body } = await world.with(token).patch(url, { selection });
      return [status, body.error?.message];
    };
    expect(await patchAs('{ position }')).toEqual([
      403,
      'This token lacks the scope organization:read.',
    ]);
    const team = '{ subject { ... on Space { title } } }';
    expect(await patchAs(team, 'organization:read')).toEqual([
      403,
      'This token lacks the scope space:read.',
    ]);
    expect(await patchAs(team, 'organization:read', 'space:read')).toEqual([200, undefined]);
  });
});

describe('a selection without data fails in the log of deliveries', () => {
  const failedWith = async (endpoint: Awaited<ReturnType<typeof makeEndpoint>>) => {
    const [delivery] = await endpoint.deliveries();
    const { status, attemptCount, error, request, response } = delivery;
    return { status, attemptCount, error, request, response };
  };

  it('when it is not valid anymore, until it is set again', async () => {
    const endpoint = await makeEndpoint();
    const teamId = await endpoint.makeTeam('Valid');
    await execute("UPDATE webhook_endpoints SET selection = '{ position former }' WHERE id = $1", [
      endpoint.id,
    ]);
    await deliver();
    expect(endpoint.received()).toEqual([]); // nothing is sent
    expect(await failedWith(endpoint)).toEqual({
      status: 'pending',
      attemptCount: 1,
      error:
        'The selection has no data. Line 1, column 12: Cannot query field "former" on type "AuditEvent".',
    });
    await world.as('ana').patch(endpoint.url, { selection: '{ subject { id } }' });
    await deliver(10);
    expect(endpoint.received().map(({ payload }) => payload.data)).toEqual([
      { subject: { id: teamId } },
    ]);
  });

  it('when the member who set it is not an admin, or was removed', async () => {
    const endpoint = await makeEndpoint();
    await endpoint.makeTeam('Rights');
    const setRole = (role: string) =>
      execute('UPDATE members SET role = $3::role WHERE user_id = $1 AND organization_id = $2', [
        ids.user('ana'),
        endpoint.organizationId,
        role,
      ]);
    await setRole('EDIT');
    await deliver();
    await setRole('ADMIN');
    expect(endpoint.received()).toEqual([]);
    expect(await failedWith(endpoint)).toEqual({
      status: 'pending',
      attemptCount: 1,
      error: 'The selection has no data. This needs admin; you are edit here.',
    });
    await execute('UPDATE webhook_endpoints SET selection_by_id = NULL WHERE id = $1', [
      endpoint.id,
    ]);
    await deliver(10);
    expect((await failedWith(endpoint)).error).toBe(
      'The selection has no data. The member who set it was deleted. Remove the selection and set it again.',
    );
    await world.as('ana').patch(endpoint.url, { selection: '{ action }' });
    await deliver(60);
    expect(endpoint.received().map(({ payload }) => payload.data)).toEqual([
      { action: 'team.create' },
    ]);
  });

  it('when the data is larger than 256 KiB', async () => {
    // the ids of many objects, under many names
    const names = Array.from({ length: 90 }, (_, i) => `a${i}: relatedIds`).join(' ');
    const endpoint = await makeEndpoint(`{ ${names} }`);
    await endpoint.makeTeam('Large');
    const related = Array.from({ length: 200 }, (_, i) => `usr_${String(i).padStart(22, '1')}`);
    const owner = new pg.Client({ connectionString: world.connections.ownerUrl });
    await owner.connect();
    await owner.query(
      `INSERT INTO events (id, organization_id, action, subject_id, fields, related, request_id, created_at)
      VALUES ($1, $2, 'team.create', $2, '{}', $3, 'test', now())`,
      [newId('AuditEvent'), endpoint.organizationId, related],
    );
    await owner.end();
    await deliver();
    expect(endpoint.received().length).toBe(1);
    expect((await failedWith(endpoint)).error).toMatch(
      /^The selection has no data\. The data has \d{6} bytes\. At most 262144 are sent\.$/,
    );
  });
});
