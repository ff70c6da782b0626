// Creates one of each standard resource in Acme Docs.
import { standardResources } from './standard.ts';
import { ids, type World } from './support.ts';

/**
 * Creates one of each standard resource, and a webhook endpoint with a delivery. Returns their ids by
 * their types.
 */
export async function createStandard(world: World): Promise<Record<string, string>> {
  const made = standardResources.map(async ({ type, path, create }): Promise<[string, string]> => {
    const { body } = await world.as('ana').post(path.replace('{organizationId}', ids.acme), create);
    return [type, body.id];
  });
  return { ...Object.fromEntries(await Promise.all(made)), ...(await createWebhook(world)) };
}

/** Creates a webhook endpoint, to which nothing can be sent, with a delivery. */
async function createWebhook(world: World) {
  const path = `/v1/orgs/${ids.acme}/webhooks`;
  const { body: endpoint } = await world
    .as('ana')
    .post(path, { url: 'http://127.0.0.1:9/', selection: '{ id }' });
  const { body: delivery } = await world.as('ana').post(`${path}/${endpoint.id}/test`);
  return { WebhookEndpoint: endpoint.id, WebhookDelivery: delivery.id };
}
