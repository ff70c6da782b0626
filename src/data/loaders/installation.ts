/** Loaders of what was chosen for installations. */
import type DataLoader from 'dataloader';
import type { Query } from '../database.ts';
import type { ChosenRow } from '../rows.ts';
import { grouped } from './kinds.ts';

const none: readonly ChosenRow[] = [];

/** What was chosen for some installations and lives, in the order in which it was. */
const chosen = (
  what: 'space' | 'site',
  living: string,
): string => `SELECT x.installation_id AS key, json_agg(json_build_object('id', x.${what}_id, 'configuration', x.configuration) ORDER BY x.id) AS value
  FROM installation_${what}s x JOIN ${what}s y ON y.id = x.${what}_id AND y.organization_id = x.organization_id${living} WHERE x.installation_id = ANY($1) GROUP BY x.installation_id`;

/** By the ids of installations. */
export const chosenOver = (query: Query): { readonly chosenSpaces: DataLoader<string, readonly ChosenRow[]>; readonly chosenSites: DataLoader<string, readonly ChosenRow[]> } => ({
  chosenSpaces: grouped(query, 'installation.spaces', chosen('space', ' AND y.deleted_at IS NULL'), none),
  chosenSites: grouped(query, 'installation.sites', chosen('site', ''), none),
});
