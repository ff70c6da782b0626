/** Loaders of what was chosen for installations, and of how much they reach. */
import type DataLoader from 'dataloader';
import type { Query } from '../database.ts';
import { chosen as chosenIds } from '../reach.ts';
import type { ChosenRow } from '../rows.ts';
import { grouped } from './kinds.ts';

const none: readonly ChosenRow[] = [];

/** What was chosen for some installations and lives, in the order in which it was. */
const chosen = (
  what: 'space' | 'site',
  living: string,
): string => `SELECT x.installation_id AS key, json_agg(json_build_object('id', x.${what}_id, 'configuration', x.configuration) ORDER BY x.id) AS value
  FROM installation_${what}s x JOIN ${what}s y ON y.id = x.${what}_id AND y.organization_id = x.organization_id${living} WHERE x.installation_id = ANY($1) GROUP BY x.installation_id`;

// All: those that are open to whoever has a role and no grant. The nearest counts: what a space says of itself, else the nearest above it that says
// something, else the role. It is asked once for the spaces of a collection: one by one, 20,000 spaces would take seconds.
const OPEN = `SELECT COALESCE(sum(lot.speaking + CASE WHEN lot.opened THEN lot.silent ELSE 0 END), 0)::int FROM (
    SELECT count(*) FILTER (WHERE s.default_level <> 'INHERIT') AS speaking, count(*) FILTER (WHERE s.default_level = 'INHERIT') AS silent,
      COALESCE((SELECT c.default_level IS NOT NULL FROM unnest(s.ancestors) WITH ORDINALITY AS above(id, n) JOIN collections c ON c.id = above.id
        WHERE c.default_level IS DISTINCT FROM 'INHERIT' ORDER BY above.n DESC LIMIT 1), true) AS opened
    FROM spaces s WHERE s.organization_id = n.organization_id AND s.deleted_at IS NULL GROUP BY s.ancestors) lot`;

const REACHED = `SELECT n.id AS key, CASE WHEN chosen.ids IS NULL THEN (${OPEN})
    ELSE (SELECT count(*)::int FROM spaces s WHERE s.id = ANY(chosen.ids) AND s.organization_id = n.organization_id AND s.deleted_at IS NULL) END AS value
  FROM integration_installations n JOIN integrations ig ON ig.id = n.integration_id CROSS JOIN LATERAL (SELECT ${chosenIds('space')} AS ids) chosen WHERE n.id = ANY($1)`;

/** What is loaded of installations. */
export interface InstallationLoaders {
  /** The spaces that were chosen for an installation, by its id; the first chosen first. */
  readonly chosenSpaces: DataLoader<string, readonly ChosenRow[]>;
  /** The same of sites. */
  readonly chosenSites: DataLoader<string, readonly ChosenRow[]>;
  /** How many living spaces an installation reaches whose scopes come to a level, by its id. */
  readonly reachedSpaces: DataLoader<string, number>;
}

export const installationsOver = (query: Query): InstallationLoaders => ({
  reachedSpaces: grouped(query, 'installation.reachedSpaces', REACHED, 0),
  chosenSpaces: grouped(query, 'installation.spaces', chosen('space', ' AND y.deleted_at IS NULL'), none),
  chosenSites: grouped(query, 'installation.sites', chosen('site', ''), none),
});
