/** Lists the scopes that restrict a token. */
import { badInput } from './errors.ts';

/** Each scope with its description. */
export const scopes = {
  'user:read': "The caller, users, and the caller's tokens.",
  'notification:read': "The caller's notifications, and how they are notified.",
  'notification:write':
    'Mark notifications as read, follow, and change how the caller is notified.',
  'organization:read': 'Organizations and their audit events.',
  'organization:write': 'Create and change organizations.',
  'organization:members:read': 'Members, teams, invites and service accounts.',
  'organization:members:write': 'Change members, teams, invites and service accounts.',
  'space:read': 'Collections, spaces and their content.',
  'space:write': 'Change collections, spaces and their content.',
  'space:permissions:read': 'Grants on spaces and collections.',
  'space:permissions:write': 'Change grants on spaces and collections.',
  'change-request:merge': 'Merge change requests.',
  'site:read': 'Sites and their structure.',
  'site:write': 'Change sites and their structure.',
  'site:publish': 'Publish and unpublish sites.',
  'site:permissions:read': 'Share links and keys of a site.',
  'site:permissions:write': 'Change share links and keys of a site.',
  'openapi:read': 'OpenAPI specs.',
  'openapi:write': 'Change OpenAPI specs.',
  'webhook:read': 'Webhook endpoints and their deliveries, with the events that were sent.',
  'webhook:write': 'Change webhook endpoints, and send their deliveries again.',
  'integration:read': 'Integrations and installations.',
  'integration:write': 'Publish integrations and install them.',
} as const;

/** A scope of a token. */
export type TokenScope = keyof typeof scopes;

/** Returns true for the name of a scope. */
export const isScope = (text: string): text is TokenScope => Object.hasOwn(scopes, text);

/**
 * Requires that a text is the name of a scope.
 * @throws BAD_USER_INPUT
 */
export function requireScopeName(text: string, field: string): void {
  if (!isScope(text))
    throw badInput(`There is no such scope. Scopes are: ${Object.keys(scopes).join(', ')}.`, field);
}
