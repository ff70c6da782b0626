/**
 * Connections through a pooler of transactions, such as pgbouncer. They have no session, so every
 * transaction and every single statement sets its own deadlines, in the same round trip.
 */
import pg from 'pg';

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

/** The messages of pg's connection that a query sends. */
interface Messages {
  readonly submittedNamedStatements: Record<string, string | undefined>;
  query(text: string): void;
  parse(message: { text: string; name?: string | undefined; types?: unknown }): void;
  bind(message: object): void;
  execute(message: object): void;
}

/** The parts of pg's query that are used here, most of which its types omit. */
interface QueryParts {
  readonly text: string;
  readonly name: string | undefined;
  readonly types: unknown;
  query_timeout: number | undefined;
  submit(connection: Messages): Error | null;
  requiresPreparation(): boolean;
  hasBeenParsed(connection: Messages): boolean;
  prepare(connection: Messages): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, connection: Messages): void;
}

type Callback = (error: Error | undefined, result: pg.QueryResult) => void;

/** pg's own query, with the methods that its types omit. */
const PgQuery = pg.Query as unknown as new (
  config: string | pg.QueryConfig,
  values: unknown,
  callback: Callback | undefined,
) => QueryParts;

/** A statement that sets its deadlines, unless it runs in a transaction that has set them. */
class DeadlineQuery extends PgQuery {
  readonly #texts: DeadlineTexts;
  readonly #isInTransaction: () => boolean;
  /** True until the server has answered the statement that sets the deadlines. */
  #isSetting = false;

  constructor(
    [config, values, callback]: readonly [string | pg.QueryConfig, unknown, Callback?],
    texts: DeadlineTexts,
    isInTransaction: () => boolean,
  ) {
    super(config, values, callback);
    this.#texts = texts;
    this.#isInTransaction = isInTransaction;
    this.query_timeout =
      typeof config === 'object' && 'query_timeout' in config
        ? Number(config.query_timeout)
        : undefined;
  }

  override submit(connection: Messages): Error | null {
    if (this.text !== 'BEGIN') return super.submit(connection);
    connection.query(this.#texts.begin);
    return null;
  }

  /** Only the extended protocol runs two statements with parameters in one implicit transaction. */
  override requiresPreparation(): boolean {
    return !this.#isInTransaction() || super.requiresPreparation();
  }

  override prepare(connection: Messages): void {
    if (!this.#isInTransaction()) {
      this.#parseNamed(connection);
      this.#isSetting = true;
      connection.parse({ text: this.#texts.single });
      connection.bind({});
      connection.execute({});
    }
    super.prepare(connection);
  }

  override handleDataRow(message: unknown): void {
    if (!this.#isSetting) super.handleDataRow(message);
  }

  override handleCommandComplete(message: unknown, connection: Messages): void {
    if (this.#isSetting) this.#isSetting = false;
    else super.handleCommandComplete(message, connection);
  }

  /**
   * Parses a named statement before the one that sets the deadlines: pg takes the first answer to
   * mean that the name is known.
   */
  #parseNamed(connection: Messages): void {
    const { text, name, types } = this;
    if (name === undefined || this.hasBeenParsed(connection)) return;
    connection.parse({ text, name, types });
    connection.submittedNamedStatements[name] = text;
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
      callback?: Callback,
    ): unknown => {
      const send = (...args: [string | pg.QueryConfig, unknown, Callback?]) =>
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
