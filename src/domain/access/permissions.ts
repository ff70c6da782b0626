/** Maps the actions of `permissions` fields to the token scopes that they need. */
import type { Action } from '../access.ts';
import type { TokenScope } from '../scopes.ts';

/**
 * The scope of each permission. A root field that does the same action has this scope in its
 * `@access`; a test of the schema checks it.
 */
export const permissionScopes = {
  'organization.read': 'organization:read',
  'organization.update': 'organization:write',
  'organization.ownTeam': 'organization:members:write',
  'organization.createContent': 'space:write',
  'organization.createOpenAPISpec': 'openapi:write',
  'organization.ingestConversations': 'organization:write',
  'organization.viewBilling': 'organization:read',
  'organization.listIntegrations': 'integration:read',
  'member.list': 'organization:members:read',
  'team.listAll': 'organization:members:read',
  'team.read': 'organization:members:read',
  'team.updateMembers': 'organization:members:write',
  'teamMember.read': 'organization:members:read',
  'collection.read': 'space:read',
  'collection.update': 'space:write',
  'collection.viewInviteLinks': 'space:permissions:read',
  'space.access': 'space:read',
  'space.update': 'space:write',
  'space.viewInviteLinks': 'space:permissions:read',
  'space.edit': 'space:write',
  'space.triggerGitSync': 'space:write',
  'space.comment': 'space:write',
  'space.merge': 'change-request:merge',
  'space.review': 'space:write',
  'comment.read': 'space:read',
  'comment.edit': 'space:write',
  'comment.reply': 'space:write',
  'comment.delete': 'space:write',
  'comment.resolve': 'space:write',
  'openAPISpec.read': 'openapi:read',
  'openAPISpec.edit': 'openapi:write',
  'openAPISpec.delete': 'openapi:write',
  'translation.read': 'space:read',
  'translation.update': 'space:write',
  'integration.unpublish': 'integration:write',
  'integration.install': 'integration:write',
} as const satisfies Partial<Record<Action, TokenScope>>;

/** An action that some `permissions` field reports. */
export type Permission = keyof typeof permissionScopes;
