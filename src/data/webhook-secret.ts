/** Creates the secrets of webhook endpoints, and encrypts them for the database. */
import { randomBytes } from 'node:crypto';
import type { Secrets } from './secrets.ts';
import { webhookSecretOf } from '../domain/webhook.ts';

const SECRET_BYTES = 32;

/** Returns the context in which the secret of an endpoint is encrypted. */
export const secretContext = (endpointId: string): string => `webhook ${endpointId}`;

/** Returns a new secret for an endpoint, as text and encrypted. */
export function newWebhookSecret(secrets: Secrets, endpointId: string) {
  const secret = webhookSecretOf(randomBytes(SECRET_BYTES));
  return { secret, sealed: secrets.seal(secret, secretContext(endpointId)) };
}
