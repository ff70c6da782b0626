/** Opens pools of connections, and runs declared statements on them. */
import pg from 'pg';
import { pooledClientOf } from './pooler/pooled-client.ts';
import type { Statement } from './statement.ts';
import { inStatementSpan } from './trace.ts';
import type { Query } from './transaction.ts';

/** Timeouts of the database, in milliseconds. */
export interface Deadlines {
  /** Maximum wait for a connection. */
  readonly connectMs: number;
  readonly statementMs: number;
  readonly lockMs: number;
  /** Maximum time between two statements of a transaction. */
  readonly idleMs: number;
  /** Maximum time of a transaction, with the wait for a connection and further attempts. */
  readonly transactionMs: number;
}

/** Milliseconds that the process waits for a statement beyond the server's own timeout. */
const QUERY_MARGIN_MS = 500;

const TIMESTAMPTZ = 1184;
const TEXT_ARRAY: number = 1009; // the types of pg do not know it
/** An array of ids: none of its texts is quoted. */
const ID_ARRAY = /^\{[\w,-]+\}$/;
const parseTexts = pg.types.getTypeParser(TEXT_ARRAY, 'text') as typeof textsOf;

/** Returns the texts of an array. The parser of pg reads each of their characters. */
const textsOf = (text: string): (string | null)[] =>
  ID_ARRAY.test(text) && !text.includes('NULL') ? text.slice(1, -1).split(',') : parseTexts(text);

/**
 * Timestamps stay text until the scalar formats them: exact in cursors, and not parsed when unused.
 */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
    if (oid === TIMESTAMPTZ) return (text: string) => text;
    return oid === TEXT_ARRAY ? textsOf : pg.types.getTypeParser(oid, format);
  }) as pg.CustomTypesConfig['getTypeParser'],
};

/** The part of a pool, a client or a session that the query function needs. */
interface StatementRunner {
  query(config: pg.QueryConfig): Promise<pg.QueryResult>;
}

/** Returns the error that the caller of a statement receives. */
export type ErrorMapper = (error: unknown) => unknown;

/** Returns a function that makes the query function of a pool, a client or a session. */
export const createQueries =
  (preparedStatements: boolean, toCallerError: ErrorMapper) =>
  (runner: StatementRunner): Query =>
  async <Row>({ name, text }: Statement<Row>, values: readonly unknown[]) => {
    try {
      const { rows } = await inStatementSpan(name, () =>
        runner.query({
          ...(preparedStatements && name !== undefined && { name }),
          text,
          values: [...values],
          types,
        }),
      );
      return rows as Row[]; // the statement declares its columns
    } catch (error) {
      throw await toCallerError(error);
    }
  };

/** Opens a pool whose connections have these deadlines. */
export function openPool(
  connectionString: string,
  max: number,
  { deadlines, isPooled }: { readonly deadlines: Deadlines; readonly isPooled: boolean },
): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max,
    connectionTimeoutMillis: deadlines.connectMs,
    query_timeout: deadlines.statementMs + QUERY_MARGIN_MS,
    ...(isPooled
      ? { Client: pooledClientOf(deadlines) }
      : {
          statement_timeout: deadlines.statementMs,
          lock_timeout: deadlines.lockMs,
          idle_in_transaction_session_timeout: deadlines.idleMs,
        }),
  });
  pool.on('error', () => {}); // an idle connection was lost: the pool has dropped it already
  // A connection has no listener while it passes between the pool and a transaction, and losing it
  // at that moment would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
