/** Lists the routes of webhook endpoints and their deliveries. */
import * as q from '../../generated/operations.ts';
import { family, list, type Route, route } from '../route.ts';

/** Returns an endpoint with its new secret, which is sent only once. */
const withSecret = <Endpoint extends object>(created: {
  readonly webhookEndpoint: Endpoint;
  readonly secret: string;
}) => ({ ...created.webhookEndpoint, secret: created.secret });

/** Routes of webhook endpoints. */
export const webhooks: readonly Route[] = family('Webhooks', [
  route('GET /v1/orgs/{organizationId}/webhooks', q.ListWebhookEndpointsDocument, {
    body: (data) => list(data.organization.webhookEndpoints),
    addition: true,
  }),
  route('POST /v1/orgs/{organizationId}/webhooks', q.CreateWebhookEndpointDocument, {
    status: 201,
    body: (data) => withSecret(data.createWebhookEndpoint),
    location: '/v1/orgs/{organizationId}/webhooks/{id}',
    addition: true,
  }),
  route(
    'GET /v1/orgs/{organizationId}/webhooks/{webhookEndpointId}',
    q.GetWebhookEndpointDocument,
    { body: (data) => data.webhookEndpoint, addition: true },
  ),
  route(
    'PATCH /v1/orgs/{organizationId}/webhooks/{webhookEndpointId}',
    q.UpdateWebhookEndpointDocument,
    { body: (data) => data.updateWebhookEndpoint.webhookEndpoint, addition: true },
  ),
  route(
    'DELETE /v1/orgs/{organizationId}/webhooks/{webhookEndpointId}',
    q.DeleteWebhookEndpointDocument,
    { addition: true },
  ),
  route(
    'POST /v1/orgs/{organizationId}/webhooks/{webhookEndpointId}/rotate-secret',
    q.RotateWebhookSecretDocument,
    { body: (data) => withSecret(data.rotateWebhookSecret), addition: true },
  ),
  route(
    'POST /v1/orgs/{organizationId}/webhooks/{webhookEndpointId}/test',
    q.TestWebhookEndpointDocument,
    { status: 202, body: (data) => data.testWebhookEndpoint.webhookDelivery, addition: true },
  ),
  route(
    'POST /v1/orgs/{organizationId}/webhooks/{webhookEndpointId}/replay',
    q.ReplayWebhookEventsDocument,
    { body: (data) => data.replayWebhookEvents.webhookEndpoint, addition: true },
  ),
  route(
    'GET /v1/orgs/{organizationId}/webhooks/{webhookEndpointId}/deliveries',
    q.ListWebhookDeliveriesDocument,
    { body: (data) => list(data.webhookEndpoint.deliveries), addition: true },
  ),
  route(
    'GET /v1/orgs/{organizationId}/webhooks/{webhookEndpointId}/deliveries/{webhookDeliveryId}',
    q.GetWebhookDeliveryDocument,
    { body: (data) => data.webhookDelivery, addition: true },
  ),
  route(
    'POST /v1/orgs/{organizationId}/webhooks/{webhookEndpointId}/deliveries/{webhookDeliveryId}/redeliver',
    q.RedeliverWebhookDocument,
    { status: 202, body: (data) => data.redeliverWebhook.webhookDelivery, addition: true },
  ),
  route(
    'POST /v1/orgs/{organizationId}/webhooks/{webhookEndpointId}/enable',
    q.EnableWebhookEndpointDocument,
    { body: (data) => data.enableWebhookEndpoint.webhookEndpoint, addition: true },
  ),
  route(
    'POST /v1/orgs/{organizationId}/webhooks/{webhookEndpointId}/disable',
    q.DisableWebhookEndpointDocument,
    { body: (data) => data.disableWebhookEndpoint.webhookEndpoint, addition: true },
  ),
]);
