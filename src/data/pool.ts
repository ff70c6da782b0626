/**
 * Presents one connection as a pool, so that a Prisma client can work inside our own transactions.
 */
import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { PrismaClient } from '../generated/prisma/client.ts';
import { queryAfterBegin } from './preceded-query.ts';

/**
 * The statements of one transaction. Refuses statements after the transaction's end, even when the
 * connection serves another transaction by then.
 */
export interface DatabaseSession {
  readonly prisma: PrismaClient;
  query(config: pg.QueryConfig): Promise<pg.QueryResult>;
}

type Statement = string | pg.QueryConfig;

const ended = (): Error => new Error('The transaction has ended.');

/** Replaces every part of a Prisma client whose transaction has ended. */
const rejecting: object = new Proxy({}, { get: () => () => Promise.reject(ended()) });

/**
 * A pool over one connection that runs one statement at a time, and none outside a transaction. It
 * extends `pg.Pool` because the adapter requires one, but uses none of its behavior and never opens
 * a connection.
 */
export class DatabasePool extends pg.Pool {
  private client: PrismaClient | undefined;
  private connection: pg.PoolClient;
  private session: DatabaseSession | undefined;
  private waiting = 0;
  private savepoints = 0;
  /** True when a statement of the session was sent, and has begun the transaction. */
  private hasSent = false;
  private last: Promise<unknown> = Promise.resolve();

  constructor(connection: pg.PoolClient) {
    super({ max: 1 });
    this.setMaxListeners(0);
    this.connection = connection;
  }

  /** Created for the first transaction that uses Prisma, because that takes many milliseconds. */
  private get prisma(): PrismaClient {
    this.client ??= new PrismaClient({ adapter: new PrismaPg(this) });
    return this.client;
  }

  /** Replaces the connection, which is lost, with another one. Nothing may be running. */
  useConnection(connection: pg.PoolClient): void {
    this.connection = connection;
  }

  /** True while a statement or an operation of Prisma is running. */
  get busy(): boolean {
    return this.waiting > 0;
  }

  /** True if the transaction of the session has begun, or is about to. */
  get hasBegun(): boolean {
    return this.hasSent;
  }

  /**
   * Starts a session for a transaction, which has begun already, or begins with its first statement.
   */
  begin({ hasBegun }: { readonly hasBegun: boolean }): DatabaseSession {
    this.hasSent = hasBegun;
    const isOver = () => this.session !== session;
    const session: DatabaseSession = {
      prisma: this.guarded(isOver),
      query: (config) => (isOver() ? Promise.reject(ended()) : this.query(config)),
    };
    this.session = session;
    return session;
  }

  /** Ends the current session. */
  finish(): void {
    this.session = undefined;
  }

  // Only the overload that the adapter and the query function use is supported: a config, and a
  // promise as the result.
  override query = ((statement: Statement): Promise<pg.QueryResult> =>
    this.enqueue(() => this.send(statement))) as pg.Pool['query'];

  // Only the part of a client that the adapter uses. It requests one to begin a transaction, as
  // Prisma does for a nested write.
  override connect = (() =>
    Promise.resolve(new NestedTransactionClient(this))) as unknown as pg.Pool['connect'];

  /** Runs work after all earlier work has ended. */
  enqueue<T>(work: () => Promise<T>): Promise<T> {
    const next = this.last.then(work);
    this.last = next.catch(() => {});
    return this.counted(next);
  }

  /** Sends a statement without queueing. */
  send(statement: Statement): Promise<pg.QueryResult> {
    if (!this.session) return Promise.reject(ended());
    this.hasSent = true;
    // I: the connection is idle, in no transaction
    return this.connection.getTransactionStatus() === 'I'
      ? queryAfterBegin(this.connection, statement)
      : this.connection.query(statement as pg.QueryConfig); // pg accepts a text like a config
  }

  /**
   * Returns a unique name for a savepoint: with a shared name, the end of one nested write would
   * end another.
   */
  nextSavepoint(): string {
    this.savepoints++;
    return `prisma_${this.savepoints}`;
  }

  private counted<T>(work: Promise<T>): Promise<T> {
    this.waiting++;
    return work.finally(() => {
      this.waiting--;
    });
  }

  /**
   * Returns the Prisma client of one transaction. Each operation is counted as a whole, because it
   * is also running between two of its statements.
   */
  private guarded(isOver: () => boolean): PrismaClient {
    const operations = (model: object): object =>
      new Proxy(model, {
        get: (target, name) => {
          const operation: unknown = Reflect.get(target, name);
          return typeof operation !== 'function'
            ? operation
            : (...args: unknown[]) =>
                isOver()
                  ? Promise.reject(ended())
                  : this.counted(Promise.resolve(Reflect.apply(operation, target, args)));
        },
      });
    // The target of the proxy is the class; each property is read from the client that exists by
    // then.
    return new Proxy(PrismaClient.prototype as PrismaClient, {
      get: (_, name) => {
        if (isOver()) return rejecting;
        const part: unknown = Reflect.get(this.prisma, name);
        return typeof part === 'object' && part !== null ? operations(part) : part;
      },
    });
  }
}

/**
 * The client on which Prisma begins a nested write. Inside our transaction it is a savepoint, and
 * no other statement is sent before it ends.
 */
class NestedTransactionClient {
  private readonly pool: DatabasePool;
  private name = '';
  private end: (() => void) | undefined;

  constructor(pool: DatabasePool) {
    this.pool = pool;
  }

  on(): void {}
  removeListener(): void {}

  release(): void {
    this.end?.();
    this.end = undefined;
  }

  query = async (statement: pg.QueryConfig): Promise<pg.QueryResult> => {
    if (statement.text === 'BEGIN') return this.begin();
    if (statement.text === 'COMMIT') return this.pool.send(`RELEASE SAVEPOINT ${this.name}`);
    if (statement.text !== 'ROLLBACK') return this.pool.send(statement);
    await this.pool.send(`ROLLBACK TO SAVEPOINT ${this.name}`);
    return this.pool.send(`RELEASE SAVEPOINT ${this.name}`);
  };

  /** Reserves the connection until `release`. */
  private begin(): Promise<pg.QueryResult> {
    const isOver = new Promise<void>((end) => {
      this.end = end;
    });
    return new Promise((resolve, reject) => {
      void this.pool.enqueue(async () => {
        this.name = this.pool.nextSavepoint();
        await this.pool.send(`SAVEPOINT ${this.name}`).then(resolve, reject);
        await isOver;
      });
    });
  }
}
