/** Sends a statement after another one in the same round trip. */
import pg from 'pg';

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

/** A text or a config of pg's `query`, its values and the callback. */
export type QueryArguments = readonly [string | pg.QueryConfig, unknown, Callback?];

/** pg's own query, with the methods that its types omit. */
const PgQuery = pg.Query as unknown as new (
  config: string | pg.QueryConfig,
  values: unknown,
  callback: Callback | undefined,
) => QueryParts;

/** A statement that is sent after another one, whose rows are ignored. */
export class PrecededQuery extends PgQuery {
  /** Returns the statement before this one; undefined: none. */
  readonly preceding: () => string | undefined;
  /** True until the server has answered the statement before this one. */
  #isPreceded = false;

  constructor([config, values, callback]: QueryArguments, preceding: () => string | undefined) {
    super(config, values, callback);
    this.preceding = preceding;
    this.query_timeout =
      typeof config === 'object' && 'query_timeout' in config
        ? Number(config.query_timeout)
        : undefined;
  }

  /** Sends a text in place of this statement, as a query without parameters. */
  protected replaceWith(text: string, connection: Messages): null {
    connection.query(text);
    return null;
  }

  /** Only the extended protocol runs two statements with parameters in one round trip. */
  override requiresPreparation(): boolean {
    return this.preceding() !== undefined || super.requiresPreparation();
  }

  override prepare(connection: Messages): void {
    const text = this.preceding();
    if (text !== undefined) {
      this.#parseNamed(connection);
      this.#isPreceded = true;
      connection.parse({ text });
      connection.bind({});
      connection.execute({});
    }
    super.prepare(connection);
  }

  override handleDataRow(message: unknown): void {
    if (!this.#isPreceded) super.handleDataRow(message);
  }

  override handleCommandComplete(message: unknown, connection: Messages): void {
    if (this.#isPreceded) this.#isPreceded = false;
    else super.handleCommandComplete(message, connection);
  }

  /**
   * Parses a named statement before the other one: pg takes the first answer to mean that the name
   * is known.
   */
  #parseNamed(connection: Messages): void {
    const { text, name, types } = this;
    if (name === undefined || this.hasBeenParsed(connection)) return;
    connection.parse({ text, name, types });
    connection.submittedNamedStatements[name] = text;
  }
}

/** Begins a transaction with its first statement, and returns the result of that. */
export const queryAfterBegin = (
  client: pg.PoolClient,
  statement: string | pg.QueryConfig,
): Promise<pg.QueryResult> =>
  new Promise((resolve, reject) => {
    const query = new PrecededQuery(
      [statement, undefined, (error, result) => (error ? reject(error) : resolve(result))],
      () => 'BEGIN',
    );
    client.query(query as unknown as pg.Submittable); // pg's own query is one
  });
