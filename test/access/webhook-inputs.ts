// The inputs of the operations on webhook endpoints.
import { demoId } from '../../prisma/seed/ids.ts';
import { and, type Make, organization, withBody } from './input.ts';

/** Made-up ids. */
export const madeUpWebhooks = {
  WebhookEndpoint: demoId('WebhookEndpoint', 'nobody'),
  WebhookDelivery: demoId('WebhookDelivery', 'nobody'),
};

const endpoint = and(organization, ({ standard }) => ({
  webhookEndpointId: standard['WebhookEndpoint'] ?? '',
}));
const delivery = and(endpoint, ({ standard }) => ({
  webhookDeliveryId: standard['WebhookDelivery'] ?? '',
}));

export const webhookInputs: Readonly<Record<string, Make>> = {
  listWebhookEndpoints: organization,
  createWebhookEndpoint: withBody(organization, { url: 'http://127.0.0.1:9/matrix' }),
  getWebhookEndpoint: endpoint,
  updateWebhookEndpoint: withBody(endpoint, { description: 'Changed in the matrix' }),
  deleteWebhookEndpoint: endpoint,
  enableWebhookEndpoint: endpoint,
  disableWebhookEndpoint: endpoint,
  rotateWebhookSecret: withBody(endpoint, { overlapHours: 1 }),
  testWebhookEndpoint: endpoint,
  replayWebhookEvents: withBody(endpoint, { position: 1 }),
  listWebhookDeliveries: endpoint,
  getWebhookDelivery: delivery,
  redeliverWebhook: delivery,
};
