/**
 * Connections through a pooler of transactions, such as pgbouncer. They have no session, so every
 * transaction and every single statement sets its own deadlines, in the same round trip.
 */
import pg from 'pg';
import { PrecededQuery, type QueryArguments } from '../preceded-query.ts';

/** The deadlines that the server enforces, in milliseconds. */
export interface ServerDeadlines {
  readonly statementMs: number;
  readonly lockMs: number;
  /** Maximum time between two statements of a transaction. */
  readonly idleMs: number;
}

/** The texts that set the deadlines. */
interface DeadlineTexts {
  /** Replaces BEGIN. */
  readonly begin: string;
  /** Precedes a single statement, in the same implicit transaction. */
  readonly single: string;
}

/** A statement that sets its deadlines, unless it runs in a transaction that has set them. */
class DeadlineQuery extends PrecededQuery {
  readonly #texts: DeadlineTexts;

  constructor(args: QueryArguments, texts: DeadlineTexts, isInTransaction: () => boolean) {
    super(args, () => (isInTransaction() ? undefined : texts.single));
    this.#texts = texts;
  }

  override submit(connection: Parameters<PrecededQuery['submit']>[0]): Error | null {
    return this.text === 'BEGIN'
      ? this.replaceWith(this.#texts.begin, connection)
      : super.submit(connection);
  }
}

/** Returns the class of connections that set these deadlines. */
export function pooledClientOf({ statementMs, lockMs, idleMs }: ServerDeadlines): typeof pg.Client {
  const texts: DeadlineTexts = {
    begin: `BEGIN; SET LOCAL statement_timeout = ${statementMs}; SET LOCAL lock_timeout = ${lockMs}; SET LOCAL idle_in_transaction_session_timeout = ${idleMs}`,
    single: `SELECT set_config('statement_timeout', '${statementMs}', true), set_config('lock_timeout', '${lockMs}', true)`,
  };
  return class PooledClient extends pg.Client {
    // Only the overloads of a text or a config are replaced, with a promise or a callback as result.
    override query = ((
      config: string | pg.QueryConfig,
      values?: unknown,
      callback?: QueryArguments[2],
    ): unknown => {
      const send = (...args: QueryArguments) =>
        super.query(
          new DeadlineQuery(
            args,
            texts,
            () => this.getTransactionStatus() !== 'I',
          ) as unknown as pg.Submittable,
        );
      if (callback ?? typeof values === 'function') return void send(config, values, callback);
      return new Promise((resolve, reject) => {
        send(config, values, (error, result) => (error ? reject(error) : resolve(result)));
      });
    }) as pg.Client['query'];
  };
}
