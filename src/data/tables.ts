/** Maps each kind of row to its table and its columns. */
import { type LoaderName, type LoaderOf, type StoredKind, storedKinds } from '../domain/kinds.ts';
import { Prisma } from '../generated/prisma/client.ts';
import type { IntegrationRow, RowOf } from './rows.ts';
import { column, type Columns, columnsOfModel } from './statement.ts';

/** Returns the column of a field; every model of schema.prisma maps camel case to snake case. */
export const columnOf = (field: string): string => field.replace(/([A-Z]+)/g, '_$1').toLowerCase();

/** Returns the columns of a model. */
export const columnNames = (fields: Readonly<Record<string, string>>): string[] =>
  Object.values(fields).map(columnOf);

/**
 * Returns a select list of a model's columns under their field names, such as `m."joined_at" AS
 * "joinedAt"`.
 */
const columnsOf = (fields: Readonly<Record<string, string>>, alias: string): string =>
  Object.values(fields)
    .map((field) => `${alias}."${columnOf(field)}" AS "${field}"`)
    .join(', ');

/** SQL for the files of an integration, except for its script, which no client may read. */
const FILES = `(SELECT coalesce(json_agg(json_build_object('kind', x.kind, 'blob', x.blob, 'contentType', x.content_type, 'size', x.size) ORDER BY x.kind, x.position), '[]')
  FROM integration_files x WHERE x.integration_id = ig.id AND x.kind <> 'SCRIPT') AS files`;

/** SQL for the organization that publishes the integration of an installation. */
const PUBLISHER = `(SELECT ig.owner_id FROM integrations ig WHERE ig.id = n.integration_id) AS "ownerId"`;

/** SQL for the position of an event in the log of its organization. */
const POSITION = `(SELECT x.position FROM event_positions x WHERE x.id = e.id AND x.organization_id = e.organization_id) AS position`;

/** The columns of a kind in addition to those of its model: their SQL, and their declaration. */
interface Addition {
  readonly sql: string;
  readonly row: Columns<object>;
}

const additions: { readonly [Name in LoaderName]?: Addition } = {
  integration: { sql: FILES, row: { files: column.json<IntegrationRow['files']>() } },
  installation: { sql: PUBLISHER, row: { ownerId: column.text } },
  auditEvent: { sql: POSITION, row: { position: column.nullable(column.integer) } },
};

/**
 * Table, alias, select list and columns of a kind of row. Statements name the table by this alias.
 */
export interface Table<Row> {
  readonly table: string;
  readonly alias: string;
  readonly columns: string;
  readonly row: Columns<Row>;
}

/** The tables by the names of their row loaders. */
type Tables = { readonly [Name in StoredKind as LoaderOf<Name>]: Table<RowOf<Name>> };

/** The fields of each Prisma model. */
const fieldsOf = (name: StoredKind): Readonly<Record<string, string>> =>
  Prisma[`${name}ScalarFieldEnum`];

/** The tables by the names of their row loaders. */
export const tables = Object.fromEntries(
  storedKinds.map(({ name, loader, table, alias }) => {
    const fields = fieldsOf(name);
    const columns = columnsOf(fields, alias);
    const addition = additions[loader];
    const row = { ...columnsOfModel(name, Object.values(fields)), ...addition?.row };
    return [
      loader,
      {
        table,
        alias,
        columns: addition === undefined ? columns : `${columns}, ${addition.sql}`,
        row,
      },
    ];
  }),
) as unknown as Tables; // storedKinds has every loader, with the fields of its model
