/** What an installation of an integration reaches of its organization: the spaces and sites that are chosen, at the level of its scopes. */
import type { Role } from '../domain/access.ts';
import { powerOf } from '../domain/integration-scopes.ts';

/** What it reaches. Everything else of its organization is not there for it. */
export interface Reach {
  /** On each space that it reaches; null: none at all. */
  readonly level: Role | null;
  /** Ids of the chosen ones; `all`: those that are open to a member whose role is this level. */
  readonly spaces: ReadonlySet<string> | 'all';
  readonly sites: ReadonlySet<string> | 'all';
}

/** The same as the database gives it. */
export interface ReachJson {
  readonly scopes: readonly string[];
  readonly spaces: readonly string[] | null;
  readonly sites: readonly string[] | null;
}

/** What was agreed to and is still asked for, of the installation `n` and its integration `ig`. */
export const AGREED_SCOPES = 'ARRAY(SELECT unnest(n.scopes) INTERSECT SELECT unnest(ig.scopes))';

/** Of the same, the ids of the chosen ones; null: all; none where the integration is for the other kind by now. */
export const chosen = (what: 'space' | 'site'): string =>
  `CASE WHEN ig.target = '${what === 'space' ? 'SITE' : 'SPACE'}' THEN '{}' WHEN n.${what}_selection = 'SELECTED' THEN ARRAY(SELECT x.${what}_id FROM installation_${what}s x WHERE x.installation_id = n.id AND x.organization_id = n.organization_id) END`;

/** Of the same, as JSON. */
export const REACH = `json_build_object('scopes', ${AGREED_SCOPES}, 'spaces', ${chosen('space')}, 'sites', ${chosen('site')})`;

/** As it was given. */
export function readReach({ scopes, spaces, sites }: ReachJson): Reach {
  const power = powerOf(scopes);
  const none: ReadonlySet<string> = new Set();
  return { level: power.level, spaces: power.level === null ? none : spaces ? new Set(spaces) : 'all', sites: !power.sites ? none : sites ? new Set(sites) : 'all' };
}
