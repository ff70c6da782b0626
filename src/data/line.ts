/** One connection with the face of a pool, so that a Prisma client can work inside a transaction of ours. */
import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { PrismaClient } from '../generated/prisma/client.ts';

/** Prisma begins a transaction for a nested write: inside ours that is a savepoint. */
const SAVEPOINT: Readonly<Record<string, string>> = { BEGIN: 'SAVEPOINT prisma', COMMIT: 'RELEASE SAVEPOINT prisma', ROLLBACK: 'ROLLBACK TO SAVEPOINT prisma' };

/**
 * One statement at a time, and none outside a transaction of ours. It extends `pg.Pool` because that is what the adapter
 * accepts; nothing of the pool but its face is used, and no connection is ever opened by it.
 */
export class Line extends pg.Pool {
  /** Whether the transaction is open; statements are refused outside it. */
  open = false;
  readonly prisma: PrismaClient;
  private waiting = 0;
  private last: Promise<unknown> = Promise.resolve();
  private readonly connection: pg.PoolClient;

  constructor(connection: pg.PoolClient) {
    super({ max: 1 });
    this.setMaxListeners(0);
    this.connection = connection;
    this.prisma = new PrismaClient({ adapter: new PrismaPg(this) });
  }

  /** Whether a statement is under way or waits. */
  get busy(): boolean {
    return this.waiting > 0;
  }

  // The overloads of pg's `query` (callbacks, cursors) are not all served: the adapter and the port give a config and await it.
  override query = ((query: string | pg.QueryConfig): Promise<pg.QueryResult> => {
    this.waiting++;
    const next = this.last.then(() => this.run(query));
    this.last = next.then(
      () => {
        this.waiting--;
      },
      () => {
        this.waiting--;
      },
    );
    return next;
  }) as pg.Pool['query'];

  private run(query: string | pg.QueryConfig): Promise<pg.QueryResult> {
    if (!this.open) throw new Error('The transaction has ended.');
    return this.connection.query(typeof query === 'string' ? query : { ...query, text: SAVEPOINT[query.text] ?? query.text });
  }

  override connect = (() => Promise.resolve({ query: this.query, on() {}, removeListener() {}, release() {} })) as unknown as pg.Pool['connect']; // what the adapter uses of a client
}
