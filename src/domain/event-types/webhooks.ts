/** Describes the events of webhook endpoints. */
import type { EventTypes } from './event-type.ts';

const subject = ['WebhookEndpoint'] as const;

/** The events of webhook endpoints. */
export const webhooks = {
  'webhookEndpoint.create': { what: 'created', subject },
  'webhookEndpoint.update': { what: 'updated', subject, fieldsOf: 'UpdateWebhookEndpointInput' },
  'webhookEndpoint.delete': { what: 'deleted', subject, isGone: true },
  'webhookEndpoint.enable': { what: 'enabled', subject },
  'webhookEndpoint.disable': {
    what: 'disabled by a member, or without an actor after failures',
    subject,
  },
  'webhookEndpoint.rotateSecret': { what: 'got a new secret', subject, fields: ['secret'] },
  'webhookEndpoint.test': { what: 'was sent a test', subject },
  'webhookEndpoint.replay': { what: 'was moved back in the log', subject },
  'webhookDelivery.redeliver': { what: 'sent again', subject: ['WebhookDelivery'] },
} satisfies EventTypes;
