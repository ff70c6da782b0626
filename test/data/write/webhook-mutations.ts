// Lists the mutations of webhook endpoints, each with the action of its event and its call.
import { ids, type World } from '../../support.ts';
import type { Mutation } from './fixture.ts';

/** Returns the mutations of webhook endpoints and their deliveries. */
export function webhookMutations(world: World): Readonly<Record<string, Mutation>> {
  const path = `/v1/orgs/${ids.acme}/webhooks`;
  const newEndpoint = async (): Promise<string> =>
    (await world.as('ana').post(path, { url: 'https://acme.invalid/' })).body.id;
  const disabled = async (): Promise<string> => {
    const id = await newEndpoint();
    await world.as('ana').post(`${path}/${id}/disable`);
    return id;
  };
  const newDelivery = async (): Promise<string> =>
    (await world.as('ana').post(`${path}/${await newEndpoint()}/test`)).body.id;
  return {
    createWebhookEndpoint: [
      'webhookEndpoint.create',
      () => `(input: { organizationId: "${ids.acme}", url: "https://acme.invalid/" }) { secret }`,
    ],
    updateWebhookEndpoint: [
      'webhookEndpoint.update',
      async () =>
        `(input: { id: "${await newEndpoint()}", description: "Evented" }) { webhookEndpoint { id } }`,
    ],
    deleteWebhookEndpoint: [
      'webhookEndpoint.delete',
      async () => `(input: { id: "${await newEndpoint()}" }) { deletedWebhookEndpointId }`,
    ],
    enableWebhookEndpoint: [
      'webhookEndpoint.enable',
      async () => `(input: { id: "${await disabled()}" }) { webhookEndpoint { id } }`,
    ],
    disableWebhookEndpoint: [
      'webhookEndpoint.disable',
      async () => `(input: { id: "${await newEndpoint()}" }) { webhookEndpoint { id } }`,
    ],
    rotateWebhookSecret: [
      'webhookEndpoint.rotateSecret',
      async () => `(input: { id: "${await newEndpoint()}" }) { secret }`,
    ],
    testWebhookEndpoint: [
      'webhookEndpoint.test',
      async () => `(input: { id: "${await newEndpoint()}" }) { webhookDelivery { id } }`,
    ],
    replayWebhookEvents: [
      'webhookEndpoint.replay',
      async () =>
        `(input: { id: "${await newEndpoint()}", position: 1 }) { webhookEndpoint { id } }`,
    ],
    redeliverWebhook: [
      'webhookDelivery.redeliver',
      async () => `(input: { id: "${await newDelivery()}" }) { webhookDelivery { id } }`,
    ],
  };
}
