/**
 * Runs the statements of one request: each on a connection of the pool, in a transaction of its
 * own or of the whole request, or on the connection of the last commit.
 */
import type { WriteTrail } from '../context.ts';
import { databaseErrorOf, isRetryable } from './database-errors.ts';
import type { Database, Held, Query, TransactionOptions, Tx } from './database.ts';
import { clear, type Loaders, makeLoaders } from './loaders.ts';
import { type Replica, isReadOnly } from './replica.ts';
import type { SharedReadSource } from './shared-reads.ts';
import { COMMIT_MS } from './transaction.ts';
import type { Memberships, Viewer } from './viewer.ts';
import { statement } from './statement.ts';

/** Milliseconds between the end of a transaction and the timeout response. */
const TIMEOUT_MARGIN_MS = 200;
/** Milliseconds for the response to COMMIT, and then for reading what the payload contains. */
const COMMITTING_MS = COMMIT_MS + TIMEOUT_MARGIN_MS;
const MIN_ANSWER_MS = 1500;
/** Milliseconds for which a request reads from the same server before it compares them again. */
const MAX_CHOICE_MS = 1000;

/** The part of a request that its transactions depend on. */
export interface ConnectionInput {
  readonly viewer: Viewer | null;
  /** The viewer's memberships, if they were loaded already. */
  readonly memberships?: Memberships | undefined;
  /** Returns the milliseconds until the caller gets a timeout: no transaction goes on after it. */
  readonly timeLeft?: (() => number) | undefined;
  /** Sets the deadline to this many milliseconds from now. */
  readonly allow?: ((milliseconds: number) => void) | undefined;
  /** True for requests that may read from a replica. Default: false. */
  readonly mayReadReplica?: boolean | undefined;
  /** Called when a write of the request was committed. */
  readonly committed?: (() => void) | undefined;
}

/** The loaders, the query function and the transactions of one request. */
export class RequestConnection {
  readonly trail: WriteTrail = {
    committed: new Set(),
    refused: new Map(),
    allowed: [],
  };
  private readonly database: Database;
  private readonly input: ConnectionInput;
  private readonly replica: Replica | undefined;
  /** The last comparison of both servers for the reads of the request, and the end of its validity. */
  private choice: { readonly isCurrent: Promise<boolean>; readonly until: number } | undefined;
  /** True once the request has written: the primary alone has that for certain. */
  private hasWritten = false;
  private loaders: Loaders;
  /** True while a mutation is being executed. */
  private isAnswering = false;
  /** True while the body of a transaction runs, which must use no other connection. */
  private isInBody = false;
  /** The connection of the last commit, while what it wrote is read. */
  private held: Held | undefined;
  /**
   * Milliseconds by which the deadline was extended for the response: no transaction begins in
   * them.
   */
  private extensionMs = 0;
  /** The request's own transaction, while it has one. */
  private shared: Tx | undefined;
  /** Number of open transactions of the request. */
  private openCount = 0;

  constructor(database: Database, input: ConnectionInput) {
    this.database = database;
    this.input = input;
    this.replica = input.mayReadReplica === true ? database.replica : undefined;
    this.loaders = this.makeLoaders(input.memberships);
  }

  /** @throws Error in the body of a transaction */
  get load(): Loaders {
    this.requireOutsideBody();
    return this.loaders;
  }

  /** @throws Error in the body of a transaction */
  get query(): Query {
    this.requireOutsideBody();
    return this.queryNow;
  }

  /** True while a transaction of the request is open. */
  get isInTransaction(): boolean {
    return this.openCount > 0;
  }

  /** Drops what the loaders have read. */
  forget(): void {
    this.choice = undefined;
    clear(this.loaders);
    this.loaders = this.makeLoaders();
  }

  private makeLoaders(memberships?: Memberships): Loaders {
    return makeLoaders(this.queryNow, this.input.viewer, {
      memberships,
      shared: () => {
        this.requireOutsideBody();
        // what a commit wrote is read on its connection
        return this.shared || this.held ? undefined : this.sharedReads;
      },
    });
  }

  /**
   * Runs the body in a savepoint of the shared transaction, or in a transaction of its own. A
   * commit is recorded for `field`.
   * @throws Error in the body of another transaction
   */
  async transaction<T>(body: (tx: Tx) => Promise<T>, field: string | undefined): Promise<T> {
    this.requireOutsideBody();
    this.hasWritten = true;
    const inBody = (tx: Tx): Promise<T> => {
      this.isInBody = true;
      return body(tx);
    };
    try {
      if (this.shared) return await inSavepoint(this.shared, inBody);
      this.releaseHeld();
      const options = {
        ...this.options(field),
        ...(this.isAnswering && { hold: (held: Held) => this.hold(held) }),
      };
      return await this.countingOpen(() => this.database.transaction(inBody, options));
    } finally {
      this.isInBody = false;
    }
  }

  /** Makes one transaction the request's own until the body is done. */
  async share<T>(body: (tx: Tx) => Promise<T>, field: string | undefined): Promise<T> {
    this.requireOutsideBody();
    this.hasWritten = true;
    const shared = async (tx: Tx): Promise<T> => {
      this.shared = tx;
      this.trail.allowed.length = 0;
      this.trail.refused.clear();
      this.forget();
      try {
        return await body(tx);
      } finally {
        this.shared = undefined;
        this.forget();
      }
    };
    return this.countingOpen(() => this.database.transaction(shared, this.options(field)));
  }

  /** Runs a mutation, after whose commits the same connection reads what was written. */
  async answering<T>(work: () => Promise<T>): Promise<T> {
    this.isAnswering = true;
    try {
      return await work();
    } finally {
      this.isAnswering = false;
      this.releaseHeld();
    }
  }

  /** Sets the deadline of the request, in milliseconds from now. */
  allow(milliseconds: number): void {
    this.releaseHeld(); // an operation that waits holds no connection
    this.extensionMs = 0;
    this.input.allow?.(milliseconds);
  }

  /**
   * Runs a statement on the connection that the request has at that time: loaders that were made
   * before a write read its result on the connection of its commit.
   * @throws Error in the body of a transaction
   */
  private readonly queryNow: Query = async (statement, values) => {
    this.requireOutsideBody();
    const own = this.shared?.query ?? this.held?.query;
    if (own) return own(statement, values);
    if (!isReadOnly(statement)) this.hasWritten = true;
    const { replica } = this;
    if (!replica || this.mustReadPrimary) return this.database.query(statement, values);
    return ((await this.isReplicaCurrent(replica)) ? replica.query : replica.current)(
      statement,
      values,
    );
  };

  /** True while the request writes, and after it has written. */
  private get mustReadPrimary(): boolean {
    return this.hasWritten || this.isAnswering || this.isInTransaction;
  }

  /** Returns whether the replica has everything that was acknowledged before the request read. */
  private isReplicaCurrent(replica: Replica): Promise<boolean> {
    const now = performance.now();
    if (!this.choice || now > this.choice.until)
      this.choice = { isCurrent: replica.isCurrent(), until: now + MAX_CHOICE_MS };
    return this.choice.isCurrent;
  }

  /** The shared reads, each from the server that the request reads from. */
  private get sharedReads(): SharedReadSource {
    const { replica } = this;
    if (!replica || this.mustReadPrimary) return this.database.shared;
    const { shared } = replica;
    return {
      of: (statements, make) => async (key) => {
        const isCurrent = await this.isReplicaCurrent(replica);
        return (isCurrent ? shared.replica : shared.primary).of(statements, make)(key);
      },
    };
  }

  private requireOutsideBody(): void {
    if (this.isInBody)
      throw new Error('The body of a transaction uses its own `tx`, and nothing of the context.');
  }

  private async countingOpen<T>(work: () => Promise<T>): Promise<T> {
    this.openCount++;
    try {
      return await work();
    } finally {
      this.openCount--;
    }
  }

  private hold(held: Held): void {
    this.releaseHeld();
    if (this.isAnswering) this.held = held;
    else held.release(); // nothing is waiting for the response
  }

  private releaseHeld(): void {
    this.held?.release();
    this.held = undefined;
  }

  /** Extends the deadline to at least this many milliseconds from now. */
  private extendDeadline(milliseconds: number): void {
    const left = this.input.timeLeft?.();
    if (left === undefined || left >= milliseconds) return;
    this.extensionMs += milliseconds - left;
    this.input.allow?.(milliseconds);
  }

  private options(field: string | undefined): TransactionOptions {
    return {
      ...this.timeLeft(),
      onCommitting: () => this.extendDeadline(COMMITTING_MS),
      onCommitted: () => {
        this.extendDeadline(MIN_ANSWER_MS);
        if (field !== undefined) this.trail.committed.add(field);
        this.input.committed?.();
      },
    };
  }

  /**
   * Returns the timeout of a transaction: what was reported as timed out must not be written later.
   */
  private timeLeft(): { timeout?: number } {
    const left = this.input.timeLeft?.();
    return left === undefined
      ? {}
      : { timeout: Math.max(1, left - this.extensionMs - TIMEOUT_MARGIN_MS) };
  }
}

const SAVEPOINT = statement(undefined, 'SAVEPOINT write', {});
const RELEASE = statement(undefined, 'RELEASE SAVEPOINT write', {});
const ROLL_BACK = statement(undefined, 'ROLLBACK TO SAVEPOINT write', {});

/**
 * Runs a write as a savepoint of the request's transaction: it is rolled back alone when it fails.
 */
async function inSavepoint<T>(tx: Tx, body: (tx: Tx) => Promise<T>): Promise<T> {
  await tx.query(SAVEPOINT, []);
  try {
    const answer = await body(tx);
    await tx.query(RELEASE, []);
    return answer;
  } catch (error) {
    // After an error here nothing of the transaction can be committed.
    await tx.query(ROLL_BACK, []).catch(() => {});
    // Prisma's errors mean the same here as at the end of a transaction.
    throw isRetryable(error) ? error : databaseErrorOf(error);
  }
}
