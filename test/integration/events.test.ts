// Tests the events that an integration in development receives for its installations.
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ids, useWorld } from '../support.ts';
import {
  openDeliverer,
  type Received,
  useReceiver,
  verified,
} from '../webhook-endpoint/support.ts';
import { install, publish } from './support.ts';

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

const SECRET = `whsec_${Buffer.alloc(32, 5).toString('base64')}`;
const ana = () => world.as('ana');
const payloadsOf = (requests: readonly Received[]): unknown[] =>
  requests.map(({ body }) => JSON.parse(body));

/** Publishes an integration that reads content, with a tunnel to a path of the receiver. */
async function develop(path: string, all = false) {
  const name = await publish(world, {
    scopes: ['space:content:read'],
    secrets: { WEBHOOK_SECRET: SECRET },
  });
  const set = await ana().put(`/v1/integrations/${name}/dev`, {
    tunnelUrl: receiver.url + path,
    all,
  });
  expect([set.status, set.body]).toEqual([204, undefined]);
  return { name, received: () => receiver.received.filter((one) => one.path === path) };
}

const edit = async (space: 'guide' | 'travel', title: string) =>
  (
    await ana().post(`/v1/spaces/${ids.space(space)}/content`, {
      changes: [{ operation: 'insert_page', title, markdown: 'Text.' }],
    })
  ).body;

describe('an integration in development', () => {
  it('receives the setup of an installation and changes of its spaces, with a token', async () => {
    const { name, received } = await develop('/own');
    const { body: installed } = await install(world, name, {
      selected_spaces: [{ space: ids.space('guide') }],
    });
    await edit('travel', 'Not selected');
    const { revision } = await edit('guide', 'Selected');
    await deliver();
    const payloads = payloadsOf(received()) as { eventId: string }[];
    expect(payloads).toEqual([
      {
        eventId: payloads[0]?.eventId,
        type: 'installation_setup',
        installationId: installed.id,
        status: 'active',
      },
      {
        eventId: payloads[1]?.eventId,
        type: 'space_content_updated',
        installationId: installed.id,
        spaceId: ids.space('guide'),
        revisionId: revision,
        updatedBy: [],
      },
    ]);
    for (const request of received()) verified(SECRET, request);
    const token = String(received()[1]?.headers.authorization).replace('Bearer ', '');
    const reading = await world.with(token).get(`/v1/spaces/${ids.space('guide')}`);
    expect([reading.status, reading.body.revision]).toEqual([200, revision]);
    expect((await world.with(token).get(`/v1/spaces/${ids.space('travel')}`)).status).toBe(404);
    const { body: list } = await ana().get(`/v1/integrations/${name}/events`);
    expect(list).toEqual({
      count: 2,
      items: payloads.toReversed().map((payload, n) => ({
        id: list.items[n].id,
        integrationId: list.items[n].integrationId,
        installationId: installed.id,
        createdAt: list.items[n].createdAt,
        payload,
        status: 'success',
      })),
    });
    const hidden = `/v1/orgs/${ids.acme}/webhooks`;
    expect((await ana().get(hidden)).body.items).toEqual([]);
    const [endpoint] = await world.console.database.prisma.webhookEndpoint.findMany({
      where: { installationId: installed.id },
    });
    const url = { url: 'http://127.0.0.1:9/' };
    expect((await ana().patch(`${hidden}/${endpoint?.id}`, url)).status).toBe(404);
    expect((await ana().post(`${hidden}/${endpoint?.id}/replay`, { position: 1 })).status).toBe(
      404,
    );
    expect((await ana().delete(`${hidden}/${endpoint?.id}`)).status).toBe(404);
  });

  it('receives nothing after its development mode has ended', async () => {
    const { name, received } = await develop('/ended');
    await install(world, name, { selected_spaces: [{ space: ids.space('guide') }] });
    await deliver();
    expect(received()).toHaveLength(1);
    const ended = await ana().delete(`/v1/integrations/${name}/dev`);
    expect([ended.status, ended.body]).toEqual([205, undefined]);
    await edit('guide', 'Unseen');
    await deliver(1);
    expect(received()).toHaveLength(1);
    expect((await ana().get(`/v1/integrations/${name}/events`)).body.count).toBe(1);
    await ana().put(`/v1/integrations/${name}/dev`, { tunnelUrl: `${receiver.url}/ended` });
    await edit('guide', 'Seen again');
    await deliver(2);
    expect(received().map(({ body }) => JSON.parse(body).type)).toEqual([
      'installation_setup',
      'space_content_updated',
    ]);
  });

  it('receives the events of other organizations only if all are requested', async () => {
    const [own, all] = [await develop('/only-own'), await develop('/all', true)];
    for (const { name } of [own, all])
      expect((await install(world, name, { organization: ids.umbrella }, 'eve')).status).toBe(201);
    await deliver();
    expect(own.received()).toEqual([]);
    expect(all.received()).toHaveLength(1);
  });

  it('requires an admin of the publishing organization', async () => {
    const { name } = await develop('/access');
    const path = `/v1/integrations/${name}`;
    const body = { tunnelUrl: 'https://tunnel.test/' };
    expect((await world.as('ben').put(`${path}/dev`, body)).status).toBe(403);
    expect((await world.as('eve').put(`${path}/dev`, body)).status).toBe(403);
    expect((await world.as('eve').delete(`${path}/dev`)).status).toBe(403);
    expect((await world.as('eve').get(`${path}/events`)).status).toBe(403);
    expect((await world.nobody.get(`${path}/events`)).status).toBe(401);
  });
});

it('passes through the mutations of GraphQL', async () => {
  const name = await publish(world);
  const { data } = await ana().query(
    `mutation ($set: SetIntegrationDevelopmentModeInput!, $end: DisableIntegrationDevelopmentModeInput!) {
      setIntegrationDevelopmentMode(input: $set) { integration { name events { totalCount nodes { deliveryId status payload } } } errors { code } }
      disableIntegrationDevelopmentMode(input: $end) { integration { name } errors { code } }
    }`,
    { set: { name, tunnelUrl: 'https://tunnel.test/' }, end: { name } },
  );
  expect(data).toEqual({
    setIntegrationDevelopmentMode: {
      integration: { name, events: { totalCount: 0, nodes: [] } },
      errors: [],
    },
    disableIntegrationDevelopmentMode: { integration: { name }, errors: [] },
  });
});
