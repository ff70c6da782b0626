/** Maps the scopes of integrations to the access of an installation's token. */
import { levelToNumber, type AccessLevel } from './access.ts';
import type { TokenScope } from './scopes.ts';

/** The access that a scope of an integration grants in this API. */
interface ScopeGrant {
  /** Scopes of the token. */
  readonly api: readonly TokenScope[];
  /** The level on the spaces of the installation. */
  readonly level?: AccessLevel;
  /** Set for access to the sites of the installation. */
  readonly sites?: true;
}

/**
 * The grant of scopes that only scripts use, and of those for which a token scope would grant too
 * much.
 */
const NO_ACCESS: ScopeGrant = { api: [] };

/**
 * Each scope of integrations with the access that it grants. A scope maps to a token scope only if
 * it covers everything that the token scope allows on the installation's spaces and sites.
 *
 * Metadata of a space is not readable without its content, and writing it would allow deleting the
 * space. The adaptive schema is not readable without the site, and OpenAPI specs belong to the
 * whole organization.
 */
export const integrationScopes = {
  'space:views:read': NO_ACCESS,
  'space:content:read': { api: ['space:read'], level: 'READ' },
  'space:content:write': { api: ['space:read', 'space:write'], level: 'EDIT' },
  'space:metadata:read': NO_ACCESS,
  'space:metadata:write': NO_ACCESS,
  'space:script:inject': NO_ACCESS,
  'space:script:cookies': NO_ACCESS,
  'space:git:sync': NO_ACCESS,
  'space:visitor:auth': NO_ACCESS,
  'page:feedback:read': NO_ACCESS,
  'site:metadata:read': { api: ['site:read'], sites: true },
  'site:views:read': NO_ACCESS,
  'site:script:inject': NO_ACCESS,
  'site:script:cookies': NO_ACCESS,
  'site:visitor:auth': NO_ACCESS,
  'site:visitor:claims': NO_ACCESS,
  'site:adaptive:read': NO_ACCESS,
  'site:adaptive:write': NO_ACCESS,
  'openapi:read': NO_ACCESS,
  'openapi:write': NO_ACCESS,
  'conversations:ingest': NO_ACCESS,
} as const satisfies Readonly<Record<string, ScopeGrant>>;

/** A scope of integrations. */
export type IntegrationScope = keyof typeof integrationScopes;

/** Returns true for the name of a scope of integrations. */
export const isIntegrationScope = (text: string): text is IntegrationScope =>
  Object.hasOwn(integrationScopes, text);

/** The combined access of several scopes of integrations. */
export interface GrantedAccess {
  /** Sorted by name, without duplicates. */
  readonly api: readonly TokenScope[];
  /** The level on the installation's spaces; null for none. */
  readonly level: AccessLevel | null;
  /** True if the installation can see its sites. */
  readonly sites: boolean;
}

/** Returns the combined access of the scopes. Unknown scopes are ignored. */
export function grantedAccessOf(scopes: Iterable<string>): GrantedAccess {
  const grants: ScopeGrant[] = [...scopes]
    .filter(isIntegrationScope)
    .map((scope) => integrationScopes[scope]);
  return {
    api: [...new Set(grants.flatMap(({ api }) => api))].sort(),
    level: grants.reduce<AccessLevel | null>(
      (highest, { level = null }) =>
        levelToNumber(level) > levelToNumber(highest) ? level : highest,
      null,
    ),
    sites: grants.some(({ sites }) => sites === true),
  };
}
