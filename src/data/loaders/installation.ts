/**
 * Loads the selected spaces and sites of installations, and the number of spaces in their scope.
 */
import type DataLoader from 'dataloader';
import { chosenIds } from '../installation-scope.ts';
import type { ChosenRow } from '../rows.ts';
import type { LoaderFactories } from './factories.ts';
import { grouped, groupStatement } from './kinds.ts';
import { column } from '../statement.ts';

const none: readonly ChosenRow[] = [];

/**
 * Declares the statement for the selected spaces or sites of installations that still exist, in the order of
 * their selection.
 */
const chosen = (kind: 'space' | 'site', existsCondition: string) =>
  groupStatement(
    `installation.${kind}s`,
    `SELECT x.installation_id AS key, json_agg(json_build_object('id', x.${kind}_id, 'configuration', x.configuration) ORDER BY x.id) AS value
  FROM installation_${kind}s x JOIN ${kind}s y ON y.id = x.${kind}_id AND y.organization_id = x.organization_id${existsCondition} WHERE x.installation_id = ANY($1) GROUP BY x.installation_id`,
    column.json<readonly ChosenRow[]>(),
  );
const CHOSEN_SPACES = chosen('space', ' AND y.deleted_at IS NULL');
const CHOSEN_SITES = chosen('site', '');

// For an installation on all spaces: those that are open to members without grants. The nearest
// default level applies: the space's own, otherwise that of the nearest collection, otherwise the
// role's.
//
// It is computed once for the spaces of a collection, because 20,000 spaces one by one
// would take seconds.
const OPEN = `SELECT COALESCE(sum(lot.speaking + CASE WHEN lot.opened THEN lot.silent ELSE 0 END), 0)::int FROM (
    SELECT count(*) FILTER (WHERE s.default_level <> 'INHERIT') AS speaking, count(*) FILTER (WHERE s.default_level = 'INHERIT') AS silent,
      COALESCE((SELECT c.default_level IS NOT NULL FROM unnest(s.ancestors) WITH ORDINALITY AS ancestor(id, n) JOIN collections c ON c.id = ancestor.id
        WHERE c.default_level IS DISTINCT FROM 'INHERIT' ORDER BY ancestor.n DESC LIMIT 1), true) AS opened
    FROM spaces s WHERE s.organization_id = n.organization_id AND s.deleted_at IS NULL GROUP BY s.ancestors) lot`;

const REACHED = groupStatement(
  'installation.reachedSpaces',
  `SELECT n.id AS key, CASE WHEN chosen.ids IS NULL THEN (${OPEN})
    ELSE (SELECT count(*)::int FROM spaces s WHERE s.id = ANY(chosen.ids) AND s.organization_id = n.organization_id AND s.deleted_at IS NULL) END AS value
  FROM integration_installations n JOIN integrations ig ON ig.id = n.integration_id CROSS JOIN LATERAL (SELECT ${chosenIds('space')} AS ids) chosen WHERE n.id = ANY($1)`,
  column.integer,
);

/** The loaders of installations. */
export interface InstallationLoaders {
  /** The selected spaces of an installation, by its id, in the order of their selection. */
  readonly chosenSpaces: DataLoader<string, readonly ChosenRow[]>;
  /** The selected sites of an installation, by its id, in the order of their selection. */
  readonly chosenSites: DataLoader<string, readonly ChosenRow[]>;
  /**
   * Number of spaces outside the trash in an installation's scope, by its id; for installations
   * whose scopes include a level.
   */
  readonly reachedSpaces: DataLoader<string, number>;
}

/** Makes the loaders of installations. */
export const installationLoaders: LoaderFactories<InstallationLoaders> = {
  reachedSpaces: ({ query }) => grouped(query, REACHED, 0),
  chosenSpaces: ({ query }) => grouped(query, CHOSEN_SPACES, none),
  chosenSites: ({ query }) => grouped(query, CHOSEN_SITES, none),
};
