/** What integrations ask for, and what of it a token of an installation may do: one table. */
import { levelOf, type Role } from './access.ts';
import type { Scope } from './scopes.ts';

/** What a scope of an integration opens in this API. */
interface Meaning {
  /** Scopes of a token. */
  readonly api: readonly Scope[];
  /** The level that it gives on the spaces that the installation reaches. */
  readonly level?: Role;
  /** Whether it shows the sites that the installation reaches. */
  readonly sites?: true;
}

/** For what happens where scripts run, and where a scope of this API would open more than was asked for. */
const nothing: Meaning = { api: [] };

/**
 * Every scope of integrations. A scope stands for one of this API where it covers all that this opens on what the installation
 * reaches; metadata of a space cannot be had without its content, changes of it would let the installation delete the space, the
 * adaptive schema cannot be had without the site, and OpenAPI specs belong to the whole organization.
 */
export const integrationScopes = {
  'space:views:read': nothing,
  'space:content:read': { api: ['space:read'], level: 'READ' },
  'space:content:write': { api: ['space:read', 'space:write'], level: 'EDIT' },
  'space:metadata:read': nothing,
  'space:metadata:write': nothing,
  'space:script:inject': nothing,
  'space:script:cookies': nothing,
  'space:git:sync': nothing,
  'space:visitor:auth': nothing,
  'site:metadata:read': { api: ['site:read'], sites: true },
  'site:views:read': nothing,
  'site:script:inject': nothing,
  'site:script:cookies': nothing,
  'site:visitor:auth': nothing,
  'site:adaptive:read': nothing,
  'site:adaptive:write': nothing,
  'openapi:read': nothing,
  'openapi:write': nothing,
  'conversations:ingest': nothing,
} as const satisfies Readonly<Record<string, Meaning>>;

/** A scope of integrations. */
export type IntegrationScope = keyof typeof integrationScopes;

/** Whether a text is a scope of integrations. */
export const isIntegrationScope = (text: string): text is IntegrationScope => Object.hasOwn(integrationScopes, text);

/** What some scopes of integrations come to. */
export interface Power {
  /** In the order of their names, each once. */
  readonly api: readonly Scope[];
  /** On spaces that the installation reaches; null: none. */
  readonly level: Role | null;
  /** Whether sites that it reaches are shown to it. */
  readonly sites: boolean;
}

/** What scopes of integrations come to, together. Texts that are none count for nothing. */
export function powerOf(scopes: Iterable<string>): Power {
  const meanings: Meaning[] = [...scopes].filter(isIntegrationScope).map((scope) => integrationScopes[scope]);
  return {
    api: [...new Set(meanings.flatMap(({ api }) => api))].sort(),
    level: meanings.reduce<Role | null>((highest, { level = null }) => (levelOf(level) > levelOf(highest) ? level : highest), null),
    sites: meanings.some(({ sites }) => sites === true),
  };
}
