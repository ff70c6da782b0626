/** Loads rows by their ids, in statements that concurrent requests share. */
import type { Query } from '../database.ts';
import {
  MAX_SHARED_KEYS,
  paddedTo,
  parametersFrom,
  type ReadShared,
  shareReads,
  type SizedStatements,
  sizedStatements,
  statementFor,
} from '../shared-reads.ts';
import { type Statement, statement } from '../statement.ts';
import type { Table } from '../tables.ts';
import type { LoaderSource } from './factories.ts';
import { RowLoader } from './kinds.ts';

/** A row with an id. */
export interface IdentifiedRow {
  readonly id: string;
}

/** The statements that read rows of a kind by their ids. */
export interface ByIdStatements<Row> {
  readonly one: Statement<Row>;
  readonly many: Statement<Row>;
  /** The statements for the ids of several requests. */
  readonly shared: SizedStatements<Row>;
}

/**
 * Maximum number of ids of a request that it reads with other requests. A longer list takes a
 * statement of its own.
 */
export const MAX_SHARED_IDS = 4;

/**
 * Declares the statements for `byId`. A single id is compared with `=`, because PostgreSQL reuses
 * that plan; it plans `ANY` again for each execution, which takes longer than running it.
 */
export function statementsById<Row>(
  kind: string,
  { table, alias, columns, row }: Table<Row>,
): ByIdStatements<Row> {
  const text = `SELECT ${columns} FROM ${table} ${alias} WHERE ${alias}.id`;
  return {
    one: statement<Row>(`${kind}.byOneId`, `${text} = $1`, row),
    many: statement<Row>(`${kind}.byId`, `${text} = ANY($1)`, row),
    shared: sizedStatements<Row>(
      `${kind}.byIds`,
      (size) => `${text} IN (${parametersFrom(1, size)})`,
      row,
    ),
  };
}

/** Returns the shared read of rows by their ids. */
export const shareById = <Row extends IdentifiedRow>(
  query: Query,
  { shared }: ByIdStatements<Row>,
): ReadShared<Row> =>
  shareReads(async (ids) => {
    const { size, statement } = statementFor(shared, ids.length);
    const rows = await query(statement, paddedTo(size, ids));
    return new Map(rows.map((row) => [row.id, row]));
  }, MAX_SHARED_KEYS);

/** Returns a row of a shared statement for one request: another one can have the same row. */
export const ownRow = <Row extends object>(row: Row | undefined): Row | null =>
  row ? { ...row } : null;

/** Creates a loader of rows by their ids. */
export const byId = <Row extends IdentifiedRow>(
  { query, shared }: LoaderSource,
  statements: ByIdStatements<Row>,
): RowLoader<Row> =>
  new RowLoader(async (ids) => {
    const read = ids.length <= MAX_SHARED_IDS ? shared()?.of(statements, shareById) : undefined;
    if (read) return Promise.all(ids.map(async (id) => ownRow(await read(id))));
    const { one, many } = statements;
    const rows = await (ids.length === 1 ? query(one, ids) : query(many, [ids]));
    const found = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => found.get(id) ?? null);
  });
