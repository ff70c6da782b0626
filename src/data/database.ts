/** Prisma and the narrow port over one pool; inside a transaction both speak on its connection. */
import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { Fault } from '../domain/errors.ts';
import { PrismaClient } from '../generated/prisma/client.ts';
import { isRetryable, translate } from './faults.ts';
import { Line } from './line.ts';

/** Runs one statement. A name makes it a prepared one, and always goes with the same text. */
export type Query = <Row>(name: string | undefined, text: string, values: readonly unknown[]) => Promise<Row[]>;

/** What a transaction's body works with: Prisma and the port, on one connection, one statement at a time. */
export interface Tx {
  readonly prisma: PrismaClient;
  readonly query: Query;
  /** Gives the transaction so many milliseconds from now, where it has less: for large things, whose size is known by then. */
  extend(milliseconds: number): void;
}

/** The one database of a process. */
export interface Database {
  readonly prisma: PrismaClient;
  readonly query: Query;
  /**
   * Runs the body in a transaction: READ COMMITTED, given up after `timeout` (2,800 ms, the wait for a connection and further
   * tries included), run again up to 5 times when the database rolled it back for another's sake. A body does nothing
   * outside the database.
   */
  transaction<T>(body: (tx: Tx) => Promise<T>, options?: { timeout?: number }): Promise<T>;
  /** Whether it answers; throws UNAVAILABLE or TIMEOUT. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** How to reach the database. */
export interface DatabaseOptions {
  readonly url: string;
  /** Connections at most. */
  readonly poolSize?: number;
  /** Off for poolers that cannot have named statements (pgbouncer before 1.21). */
  readonly preparedStatements?: boolean;
}

const TIMESTAMPTZ = 1184;
const ATTEMPTS = 5;

/** Timestamps stay text up to the scalar: exact in cursors, and nothing is parsed that nobody asked for. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => (oid === TIMESTAMPTZ ? (text: string) => text : pg.types.getTypeParser(oid, format))) as pg.CustomTypesConfig['getTypeParser'],
};

/** The part of pg's pool and of a transaction's line that the port needs. */
interface Runner {
  query(config: pg.QueryConfig): Promise<pg.QueryResult>;
}

const portOn =
  (runner: Runner, prepared: boolean): Query =>
  async <Row>(name: string | undefined, text: string, values: readonly unknown[]) => {
    try {
      const { rows } = await runner.query({ ...(prepared && name !== undefined && { name }), text, values: [...values], types });
      return rows as Row[]; // the caller names the row that its own text selects
    } catch (error) {
      throw translate(error);
    }
  };

/** Opens a pool. The deadlines are the product's promise under faults: 2 s to connect, 2.5 s in the server, 3 s here. */
export function openDatabase({ url, poolSize = 10, preparedStatements = true }: DatabaseOptions): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 2000,
    query_timeout: 3000,
    statement_timeout: 2500,
    lock_timeout: 2000,
    idle_in_transaction_session_timeout: 5000,
  });
  pool.on('error', () => {}); // an idle connection was lost: the pool has dropped it already
  // Between the pool's hands and ours a connection has no listener, and one that is lost at that moment would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  const prisma = new PrismaClient({ adapter: new PrismaPg(pool) });
  const lines = new WeakMap<pg.PoolClient, Line>();
  const lineOf = (client: pg.PoolClient) => {
    const line = lines.get(client) ?? new Line(client);
    lines.set(client, line);
    return line;
  };
  const query = portOn(pool, preparedStatements);

  return {
    prisma,
    query,
    async transaction(body, { timeout = 2800 } = {}) {
      const deadline = { at: performance.now() + timeout };
      for (let attempt = 1; ; attempt++) {
        try {
          return await once({ pool, lineOf, preparedStatements }, body, deadline);
        } catch (error) {
          if (attempt === ATTEMPTS || !isRetryable(error) || performance.now() > deadline.at) throw translate(error);
          await new Promise((resolve) => setTimeout(resolve, 2 ** attempt * 3 * (0.5 + Math.random())));
        }
      }
    },
    async ping() {
      await query('ping', 'SELECT 1', []);
    },
    async close() {
      await prisma.$disconnect();
      await pool.end();
    },
  };
}

/** What a transaction runs on. */
interface Ground {
  readonly pool: pg.Pool;
  readonly lineOf: (client: pg.PoolClient) => Line;
  readonly preparedStatements: boolean;
}

/** When a transaction is given up, by `performance.now()`; it may be put off. */
interface Deadline {
  at: number;
}

/** Runs the body in a transaction, one time. */
async function once<T>({ pool, lineOf, preparedStatements }: Ground, body: (tx: Tx) => Promise<T>, deadline: Deadline): Promise<T> {
  const client = await pool.connect();
  const line = lineOf(client);
  let lost: Error | undefined;
  let isBetween = true; // BEGIN or COMMIT is under way: nobody knows where the transaction stands
  const onLost = (error: Error) => {
    lost = error;
  };
  client.on('error', onLost);
  const begun = async (): Promise<T> => {
    await client.query('BEGIN');
    isBetween = false;
    line.open = true;
    const extend = (milliseconds: number): void => {
      deadline.at = Math.max(deadline.at, performance.now() + milliseconds);
    };
    return body({ prisma: line.prisma, query: portOn(line, preparedStatements), extend });
  };
  try {
    const answer = await within(deadline, begun());
    line.open = false;
    isBetween = true;
    await client.query('COMMIT');
    return answer;
  } catch (error) {
    lost ??= isBetween ? errorOf(error) : await rollBack(client, line, error);
    throw error;
  } finally {
    line.open = false;
    client.removeListener('error', onLost);
    client.release(lost);
  }
}

/** The body's answer, or TIMEOUT. */
async function within<T>(deadline: Deadline, body: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const arm = (): void => {
      timer = setTimeout(end, deadline.at - performance.now());
    };
    const end = (): void => {
      if (performance.now() < deadline.at)
        arm(); // it was put off
      else reject(new Fault('TIMEOUT', 'This took too long and was given up; nothing was changed. Try again.'));
    };
    arm();
  });
  try {
    return await Promise.race([body, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Undoes what was done. A connection with a statement still under way is not waited for: the pool drops it, and so does the server. */
async function rollBack(client: pg.PoolClient, line: Line, reason: unknown): Promise<Error | undefined> {
  line.open = false;
  if (line.busy) return errorOf(reason);
  try {
    await client.query('ROLLBACK');
    return undefined;
  } catch (error) {
    return errorOf(error);
  }
}

const errorOf = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)));
