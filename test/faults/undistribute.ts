// Makes one PostgreSQL of a distributed database, for statements that are for one only.
import { DISTRIBUTED_TABLES } from '../../src/data/migrate/distribute.ts';

/** Returns the statement that adds a foreign key to the `id` of a row of the same organization. */
const keyTo = (parent: string, child: string, column: string, onDelete: string): string =>
  `ALTER TABLE ${child} ADD CONSTRAINT ${child}_${column}_organization_id_fkey FOREIGN KEY (${column}, organization_id) REFERENCES ${parent} (id, organization_id) ON DELETE ${onDelete}`;

/** The foreign keys that a distributed database lacks. A row without its parent violates them. */
export const FOREIGN_KEYS: readonly string[] = [
  ...DISTRIBUTED_TABLES.map(
    (child) =>
      `ALTER TABLE ${child} ADD CONSTRAINT ${child}_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations (id) ON DELETE CASCADE`,
  ),
  ...['pages_root', 'files_root', 'reusable_contents_root', 'variables_root'].map((root) =>
    keyTo('tree_nodes', 'revisions', root, 'NO ACTION'),
  ),
  keyTo('spaces', 'search_sections', 'space_id', 'CASCADE'),
  keyTo('openapi_specs', 'spec_sections', 'spec_id', 'CASCADE'),
];

/** Moves the rows of all distributed tables to the coordinator, and adds the foreign keys. */
export async function undistribute(sql: (text: string) => Promise<unknown>): Promise<void> {
  for (const table of DISTRIBUTED_TABLES) await sql(`SELECT undistribute_table('${table}')`);
  for (const key of FOREIGN_KEYS) await sql(key);
}
