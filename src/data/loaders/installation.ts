/** Loaders of what was chosen for installations, and of how much they reach. */
import DataLoader from 'dataloader';
import type { Role } from '../../domain/access.ts';
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

/** An installation, and the level that its scopes come to. */
interface Reaching {
  readonly id: string;
  readonly level: Role;
}

// By the rule for one: those that were chosen, or those that are open to a member whose role is the level. Where nothing is said on the way
// that is any, and a publisher may have thousands of installations: the level is worked out for the others alone.
const REACHED = `WITH reaching AS MATERIALIZED (
    SELECT p.id, p.level, n.organization_id, ${chosenIds('space')} AS chosen,
      ARRAY(SELECT c.id FROM collections c WHERE c.organization_id = n.organization_id AND c.default_level IS DISTINCT FROM 'INHERIT') AS speaking
    FROM unnest($1::text[], $2::role[]) AS p(id, level) JOIN integration_installations n ON n.id = p.id JOIN integrations ig ON ig.id = n.integration_id
  )
  SELECT r.id, count(*)::int AS count FROM reaching r JOIN spaces s ON s.organization_id = r.organization_id AND s.deleted_at IS NULL
  WHERE CASE WHEN r.chosen IS NOT NULL THEN s.id = ANY(r.chosen) WHEN s.default_level = 'INHERIT' AND NOT s.ancestors && r.speaking THEN true
    ELSE content_level(s.id, s.default_level, s.ancestors, NULL, '{}', r.level) >= 1 END GROUP BY r.id`;

const reachedOver = (query: Query) =>
  new DataLoader<Reaching, number, string>(
    async (keys) => {
      const rows = await query<{ id: string; count: number }>('installation.reached', REACHED, [keys.map(({ id }) => id), keys.map(({ level }) => level)]);
      const found = new Map(rows.map(({ id, count }) => [id, count]));
      return keys.map(({ id }) => found.get(id) ?? 0);
    },
    { cacheKeyFn: ({ id }) => id },
  );

/** What is loaded of installations. */
export interface InstallationLoaders {
  /** The spaces that were chosen for an installation, by its id; the first chosen first. */
  readonly chosenSpaces: DataLoader<string, readonly ChosenRow[]>;
  /** The same of sites. */
  readonly chosenSites: DataLoader<string, readonly ChosenRow[]>;
  /** How many living spaces an installation of this level reaches. */
  readonly reachedSpaces: DataLoader<Reaching, number, string>;
}

export const installationsOver = (query: Query): InstallationLoaders => ({
  reachedSpaces: reachedOver(query),
  chosenSpaces: grouped(query, 'installation.spaces', chosen('space', ' AND y.deleted_at IS NULL'), none),
  chosenSites: grouped(query, 'installation.sites', chosen('site', ''), none),
});
