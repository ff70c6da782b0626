/** Loads the latest versions of OpenAPI specs: one statement for any number of specs. */
import type { Query } from '../database.ts';
import type { OpenAPISpecVersionRow } from '../rows.ts';
import { tables } from '../tables.ts';
import { RowLoader } from './kinds.ts';
import { statement } from '../statement.ts';

const LATEST = statement(
  'openAPISpec.latestVersions',
  `SELECT ${tables.openAPISpecVersion.columns} FROM unnest($1::text[]) AS p(id) CROSS JOIN LATERAL (
  SELECT * FROM openapi_spec_versions v WHERE v.spec_id = p.id ORDER BY v.number DESC LIMIT 1) ov`,
  tables.openAPISpecVersion.row,
);

/** Creates the loader on a connection, by the ids of specs. */
export const latestVersionsOver = (query: Query): RowLoader<OpenAPISpecVersionRow> =>
  new RowLoader(async (specIds) => {
    const rows = await query(LATEST, [specIds]);
    const found = new Map(rows.map((row) => [row.specId, row]));
    return specIds.map((id) => found.get(id) ?? null);
  });
