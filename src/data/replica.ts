/**
 * Reads from a streaming replica, as far as it has replayed what was acknowledged when a request
 * began, and from the primary otherwise.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { AppError } from '../domain/errors.ts';
import { isFinal, isPoolFull } from './database-errors.ts';
import { createQueries, type Deadlines, openPool } from './open-pool.ts';
import { CLUSTER, PRIMARY_POSITION, REPLICA_POSITION } from './replica/positions.ts';
import { SharedReads, shareReads } from './shared-reads.ts';
import type { AnyStatement } from './statement.ts';
import type { Query } from './transaction.ts';

/** The options of a replica. */
export interface ReplicaOptions {
  readonly url: string;
  readonly poolSize: number;
  readonly preparedStatements: boolean;
  readonly isPooled: boolean;
  /** The query function of the primary. */
  readonly primary: Query;
}

/** Numbers for the metrics. */
export interface ReplicaStats {
  /** True while requests may read from the replica. */
  readonly isUsed: boolean;
  /** Seconds for which the replica has not replayed the position of the primary. */
  readonly lagSeconds: number;
  /** Statements since the start, by the server that has answered them. */
  readonly reads: { readonly primary: number; readonly replica: number };
}

/** Short deadlines, after which the primary still answers within the deadline of the request. */
const DEADLINES: Deadlines = {
  connectMs: 500,
  statementMs: 1000,
  lockMs: 500,
  idleMs: 5000,
  transactionMs: 1000,
};
/** Milliseconds that a request waits for a replica that is behind. */
const MAX_WAIT_MS = 10;
const WAIT_STEP_MS = 2;
/** Milliseconds for the position of the primary, after which the primary is unavailable. */
const PRIMARY_MS = 1000;
/** Milliseconds for which it is known that the replica is a standby. */
const FRESH_MS = 200;
/** Milliseconds between two checks of a replica that is used, is behind, or was lost. */
const CHECK_MS = { used: 1000, behind: 25, lost: 1000 } as const;
/** Milliseconds between two checks of a primary that does not answer. */
const PRIMARY_RETRY_MS = 250;
/** Milliseconds for which reads go on without an answer of the primary. */
const MAX_ALONE_MS = 30_000;
/** Milliseconds that a request waits until the replica has replayed what it has received. */
const MAX_ALONE_WAIT_MS = 500;

const WRITES =
  /\b(INSERT|UPDATE|DELETE|NOTIFY|SAVEPOINT|FOR (UPDATE|SHARE|NO KEY UPDATE|KEY SHARE)|nextval|pg_notify|pg_advisory\w*|assign_event_positions)\b/i;
const readOnly = new WeakMap<object, boolean>();

/** Returns whether a replica can run a statement. */
export function isReadOnly(statement: Pick<AnyStatement, 'text'>): boolean {
  const known = readOnly.get(statement);
  if (known !== undefined) return known;
  const is = /^\s*(SELECT|WITH)\b/i.test(statement.text) && !WRITES.test(statement.text);
  readOnly.set(statement, is);
  return is;
}

const isUnavailable = (error: unknown): boolean =>
  error instanceof AppError && (error.reason === 'UNAVAILABLE' || error.reason === 'TIMEOUT');

/** A replica of the primary. */
export class Replica {
  /** Runs a statement on the replica, or on the primary where that fails. */
  readonly query: Query;
  /**
   * Runs a statement that must be current on the primary. While the primary is unavailable, the
   * replica answers, if it has replayed everything that it has received.
   */
  readonly current: Query;
  /** The statements that concurrent requests share, by the server that answers them. */
  readonly shared: { readonly replica: SharedReads; readonly primary: SharedReads };
  readonly #primary: Query;
  readonly #pool: ReturnType<typeof openPool>;
  readonly #probes: ReturnType<typeof openPool>;
  readonly #probe: Query;
  readonly #readPrimary: () => Promise<number | undefined>;
  readonly #reads = { primary: 0, replica: 0 };
  #state: keyof typeof CHECK_MS = 'lost';
  /** The position that the replica has replayed, and the time at which it was read. */
  #replayed = -1;
  #probedAt = Number.NEGATIVE_INFINITY;
  /** The last known position of the primary, and its timeline. */
  #position = 0;
  #timeline: number | undefined;
  /** The replica must be beyond this position: another timeline may have begun before it. */
  #floor = -1;
  #answeredAt = performance.now();
  #coveredAt = performance.now();
  #isPrimaryLost = false;
  /** Called when the primary is lost: statements wait no longer for its answer. */
  readonly #waiting = new Set<() => void>();
  #isClosed = false;
  #timer: NodeJS.Timeout | undefined;
  #checking: Promise<void> = Promise.resolve();
  #probing: Promise<void> | undefined;

  constructor({ url, poolSize, preparedStatements, isPooled, primary }: ReplicaOptions) {
    const open = (size: number) => openPool(url, size, { deadlines: DEADLINES, isPooled });
    this.#pool = open(poolSize);
    this.#probes = open(1); // a check does not wait for the statements of requests
    const queryOn = createQueries(preparedStatements, (error) => error);
    const onReplica = queryOn(this.#pool);
    this.#probe = queryOn(this.#probes);
    this.#primary = primary;
    this.query = async (statement, values) => {
      try {
        const rows = await onReplica(statement, values);
        this.#reads.replica++;
        return rows;
      } catch (error) {
        if (!isFinal(error) && !isPoolFull(error)) this.#enter('lost');
        return this.current(statement, values);
      }
    };
    this.current = async (statement, values) => {
      const standby = async () => {
        const rows = await onReplica(statement, values);
        this.#reads.replica++;
        return rows;
      };
      if (this.#isPrimaryLost && (await this.#isAlone())) return standby();
      try {
        this.#reads.primary++;
        const answer = primary(statement, values);
        if (!isReadOnly(statement)) return await answer;
        if ((await this.#isLostBefore(answer)) && (await this.#isAlone())) return await standby();
        return await answer;
      } catch (error) {
        if (!isUnavailable(error) || !isReadOnly(statement)) throw error;
        if (error instanceof AppError && error.reason === 'UNAVAILABLE') this.#losePrimary();
        if (!(await this.#isAlone())) throw error;
        return standby();
      }
    };
    this.shared = { replica: new SharedReads(this.query), primary: new SharedReads(this.current) };
    const share = shareReads(async () => new Map([['', await this.#positionOfPrimary()]]), 2);
    this.#readPrimary = () => share('');
    this.#schedule(0);
  }

  /**
   * Returns whether the replica has replayed everything that was acknowledged when this was called.
   * It waits for a few milliseconds where the replica is just behind.
   */
  async isCurrent(): Promise<boolean> {
    if (this.#isPrimaryLost) return this.#isAlone();
    if (this.#state !== 'used') return false;
    const position = await this.#readPrimary();
    if (position === undefined) return this.#isAlone();
    if (this.#covers(position) && performance.now() - this.#probedAt < FRESH_MS) return true;
    for (const until = performance.now() + MAX_WAIT_MS; ; ) {
      await this.#probeOnce();
      if (this.#state !== 'used') return false;
      if (this.#covers(position)) return true;
      if (performance.now() > until) {
        this.#enter('behind');
        return false;
      }
      await pause(WAIT_STEP_MS);
    }
  }

  stats(): ReplicaStats {
    const lagSeconds = this.#covers(this.#position)
      ? 0
      : (performance.now() - this.#coveredAt) / 1000;
    return { isUsed: this.#state === 'used', lagSeconds, reads: { ...this.#reads } };
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#checking;
    await Promise.all([this.#pool.end(), this.#probes.end()]);
  }

  #covers(position: number): boolean {
    return this.#replayed >= position && this.#replayed > this.#floor;
  }

  #enter(state: keyof typeof CHECK_MS): void {
    if (this.#state === state) return;
    this.#state = state;
    this.#schedule(CHECK_MS[state]);
  }

  #losePrimary(): void {
    if (this.#isPrimaryLost) return;
    this.#isPrimaryLost = true;
    for (const end of this.#waiting) end();
    this.#schedule(PRIMARY_RETRY_MS);
  }

  /** Returns whether the primary is lost before it answers. Rejects where the answer does. */
  async #isLostBefore(answer: Promise<unknown>): Promise<boolean> {
    let end = (): void => {};
    const lost = new Promise<true>((resolve) => {
      end = () => resolve(true);
    });
    this.#waiting.add(end);
    try {
      return await Promise.race([answer.then(() => false), lost]);
    } finally {
      this.#waiting.delete(end);
    }
  }

  /** Reads the position of the primary; undefined where the primary does not answer. */
  async #positionOfPrimary(): Promise<number | undefined> {
    const askedAt = performance.now();
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('The primary does not answer.')), PRIMARY_MS);
    });
    try {
      const [row] = await Promise.race([this.#primary(PRIMARY_POSITION, []), late]);
      if (row?.position == null) throw new Error('The address of the primary leads to a standby.');
      if (this.#timeline !== undefined && this.#timeline !== row.timeline)
        this.#floor = Math.max(this.#replayed, row.position);
      this.#timeline = row.timeline ?? undefined;
      this.#position = row.position;
      this.#answeredAt = askedAt;
      this.#isPrimaryLost = false;
      return row.position;
    } catch (error) {
      // a full pool says nothing about the primary
      if (!(error instanceof AppError) || error.reason !== 'BUSY') this.#losePrimary();
      return undefined;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Returns whether the replica may answer in place of a primary that is unavailable. */
  async #isAlone(): Promise<boolean> {
    const until = performance.now() + MAX_ALONE_WAIT_MS;
    for (;;) {
      if (!this.#isPrimaryLost || this.#isClosed) return false;
      if (performance.now() - this.#answeredAt > MAX_ALONE_MS) return false;
      try {
        const [row] = await this.#probe(REPLICA_POSITION, []);
        const replayed = row?.replayed ?? -1;
        if (replayed >= this.#position && replayed >= (row?.received ?? 0)) return true;
      } catch {
        return false;
      }
      if (performance.now() > until) return false;
      await pause(WAIT_STEP_MS);
    }
  }

  /** Reads the position of the replica once for all requests that wait for it. */
  async #probeOnce(): Promise<void> {
    // a running probe may have read an earlier position
    await this.#probing;
    this.#probing ??= this.#readReplica().finally(() => (this.#probing = undefined));
    await this.#probing;
  }

  async #readReplica(): Promise<void> {
    try {
      const [row] = await this.#probe(REPLICA_POSITION, []);
      if (!row?.isStandby) {
        this.#replayed = -1;
        this.#enter('lost');
        return;
      }
      this.#replayed = row.replayed ?? -1;
      this.#probedAt = performance.now();
      if (this.#covers(this.#position)) this.#coveredAt = this.#answeredAt;
    } catch {
      this.#enter('lost');
    }
  }

  #schedule(milliseconds: number): void {
    if (this.#isClosed) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#checking = this.#check().finally(() =>
        this.#schedule(this.#isPrimaryLost ? PRIMARY_RETRY_MS : CHECK_MS[this.#state]),
      );
    }, milliseconds);
    this.#timer.unref();
  }

  /** Checks both servers, and uses the replica again once it has replayed enough. */
  async #check(): Promise<void> {
    const position = await this.#readPrimary();
    await this.#probeOnce();
    if (position === undefined || !this.#covers(position) || this.#state === 'used') return;
    if (performance.now() - this.#probedAt > FRESH_MS) return; // the replica did not answer
    if (this.#state === 'lost' && !(await this.#isOfCluster())) return;
    this.#state = 'used';
  }

  /** Returns whether the replica has the data of the primary, and not those of another cluster. */
  async #isOfCluster(): Promise<boolean> {
    try {
      const [[own], [its]] = await Promise.all([
        this.#primary(CLUSTER, []),
        this.#probe(CLUSTER, []),
      ]);
      return own !== undefined && own.system === its?.system;
    } catch {
      return false;
    }
  }
}
