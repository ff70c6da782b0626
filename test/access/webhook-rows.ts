// States who may do what with webhook endpoints, from the rules' text. Nothing of src is imported
// here.
import { inOrganization, READ, type Row } from './row.ts';

const VIEW = 'webhook:read';
const CHANGE = 'webhook:write';

/** Rule: webhook endpoints and their deliveries require an organization admin. */
const admin = { may: ({ level }: { readonly level: number }) => level === 6, needs: 'admin' };

export const webhookRows: Readonly<Record<string, Row>> = {
  listWebhookEndpoints: inOrganization(admin, READ, VIEW),
  createWebhookEndpoint: inOrganization(admin, CHANGE, VIEW),
  getWebhookEndpoint: inOrganization(admin, VIEW),
  updateWebhookEndpoint: inOrganization(admin, CHANGE, VIEW),
  deleteWebhookEndpoint: inOrganization(admin, CHANGE),
  enableWebhookEndpoint: { ...inOrganization(admin, CHANGE, VIEW), result: 'nothing' }, // it is enabled
  disableWebhookEndpoint: inOrganization(admin, CHANGE, VIEW),
  rotateWebhookSecret: inOrganization(admin, CHANGE, VIEW),
  testWebhookEndpoint: inOrganization(admin, CHANGE, VIEW),
  replayWebhookEvents: inOrganization(admin, CHANGE, VIEW),
  listWebhookDeliveries: inOrganization(admin, VIEW),
  getWebhookDelivery: inOrganization(admin, VIEW),
  redeliverWebhook: inOrganization(admin, CHANGE, VIEW),
};
