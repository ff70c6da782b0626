/** Defines the token scope that each action needs. */
import type { Action } from '../domain/access.ts';
import type { TokenScope } from '../domain/scopes.ts';
import { actionScopes } from '../generated/action-scopes.ts';
import type { Viewer } from './viewer.ts';

/**
 * The scopes of actions that `permissions` fields report and no root field declares. The scopes of
 * all other actions are in the SDL.
 */
const undeclaredScopes = {
  'organization.ownTeam': 'organization:members:write',
  'organization.createContent': 'space:write',
  'organization.createOpenAPISpec': 'openapi:write',
  'organization.ingestConversations': 'organization:write',
  'organization.viewBilling': 'organization:read',
  'organization.listIntegrations': 'integration:read',
  'member.list': 'organization:members:read',
  'team.listAll': 'organization:members:read',
  'teamMember.read': 'organization:members:read',
  'collection.viewInviteLinks': 'space:permissions:read',
  'space.access': 'space:read',
  'space.viewInviteLinks': 'space:permissions:read',
  'space.triggerGitSync': 'space:write',
  'space.comment': 'space:write',
  'space.merge': 'change-request:merge',
  'space.review': 'space:write',
  'comment.edit': 'space:write',
  'comment.resolve': 'space:write',
  'openAPISpec.edit': 'openapi:write',
  'integration.install': 'integration:write',
} as const satisfies Partial<Record<Exclude<Action, keyof typeof actionScopes>, TokenScope>>;

const scopes = { ...actionScopes, ...undeclaredScopes };

/** An action that needs a scope. */
export type ScopedAction = keyof typeof scopes;

/** Returns whether the viewer's token has the scope of an action; true without a viewer. */
export const hasScopeFor = (
  viewer: Pick<Viewer, 'scopes'> | null,
  action: ScopedAction,
): boolean => {
  const granted = viewer?.scopes ?? 'all';
  return granted === 'all' || granted.has(scopes[action]);
};
