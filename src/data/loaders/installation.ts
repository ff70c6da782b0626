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

// By the rule for one: those that were chosen, or those that are open to a member whose role is the level.
const REACHED = `SELECT p.id, count(*)::int AS count FROM unnest($1::text[], $2::role[]) AS p(id, level)
  JOIN integration_installations n ON n.id = p.id JOIN integrations ig ON ig.id = n.integration_id CROSS JOIN LATERAL (SELECT ${chosenIds('space')} AS ids) chosen
  JOIN spaces s ON s.organization_id = n.organization_id AND s.deleted_at IS NULL
  WHERE CASE WHEN chosen.ids IS NULL THEN content_level(s.id, s.default_level, s.ancestors, NULL, '{}', p.level) >= 1 ELSE s.id = ANY(chosen.ids) END GROUP BY p.id`;

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
