/**
 * Reads the scope of an installation: the spaces and sites that it may access, at the level of its
 * API scopes.
 */
import type { AccessLevel } from '../domain/access.ts';
import { grantedAccessOf } from '../domain/integration-scopes.ts';

/** The scope of an installation. Everything else of its organization is invisible to it. */
export interface InstallationScope {
  /** The level on each space in scope; null for none. */
  readonly level: AccessLevel | null;
  /**
   * Ids of the selected spaces, or `all` for those that are open to members whose role is this
   * level.
   */
  readonly spaces: ReadonlySet<string> | 'all';
  readonly sites: ReadonlySet<string> | 'all';
}

/** An installation scope as returned by the database. */
export interface InstallationScopeJson {
  readonly scopes: readonly string[];
  readonly spaces: readonly string[] | null;
  readonly sites: readonly string[] | null;
}

/**
 * SQL for the scopes that the organization agreed to and the integration still requests, of the
 * installation `n` and its integration `ig`.
 */
export const AGREED_SCOPES = 'ARRAY(SELECT unnest(n.scopes) INTERSECT SELECT unnest(ig.scopes))';

/**
 * Returns SQL for the ids of the selected spaces or sites: null for all, and none where the
 * integration targets the other kind.
 */
export const chosenIds = (kind: 'space' | 'site'): string =>
  `CASE WHEN ig.target = '${kind === 'space' ? 'SITE' : 'SPACE'}' THEN '{}' WHEN n.${kind}_selection = 'SELECTED' THEN ARRAY(SELECT x.${kind}_id FROM installation_${kind}s x WHERE x.installation_id = n.id AND x.organization_id = n.organization_id) END`;

/** SQL for the installation scope as JSON. */
export const REACH = `json_build_object('scopes', ${AGREED_SCOPES}, 'spaces', ${chosenIds('space')}, 'sites', ${chosenIds('site')})`;

/** Reads an installation scope from the database's JSON. */
export function readInstallationScope({
  scopes,
  spaces,
  sites,
}: InstallationScopeJson): InstallationScope {
  const access = grantedAccessOf(scopes);
  const none: ReadonlySet<string> = new Set();
  return {
    level: access.level,
    spaces: access.level === null ? none : spaces ? new Set(spaces) : 'all',
    sites: !access.sites ? none : sites ? new Set(sites) : 'all',
  };
}
