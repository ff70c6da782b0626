/**
 * Creates the context of a request: the caller, their loaders, and the transaction that their
 * writes can share.
 */
import type { Context, AuthorizationTrace, PublicSettings, WriteTrail } from '../context.ts';
import type { Blobs } from '../data/blobs.ts';
import type { ContentListener } from '../data/content-listener.ts';
import type { Database, Held, Query, TransactionOptions, Tx } from '../data/database.ts';
import { COMMIT_MS } from '../data/transaction.ts';
import type { GuardedFetch } from '../data/fetch.ts';
import { isRetryable, databaseErrorOf } from '../data/database-errors.ts';
import { clear, type Loaders, makeLoaders } from '../data/loaders.ts';
import type { RenderingPool } from '../data/renderings.ts';
import type { VisitorReader } from '../data/rows.ts';
import type { Secrets } from '../data/secrets.ts';
import { RequestTexts } from '../data/texts.ts';
import type { Threads } from '../data/threads.ts';
import type { Memberships, Viewer } from '../data/viewer.ts';
import type { SiteVisitor } from '../data/visitor.ts';
import { ResponseBudget } from './budget.ts';

/** The dependencies that all requests of a process share. */
export interface ProcessDependencies {
  readonly database: Database;
  readonly secrets: Secrets;
  readonly blobs: Blobs;
  readonly fetch: GuardedFetch;
  readonly renderings: RenderingPool;
  /** Worker threads for work that would block the event loop. */
  readonly threads: Threads;
  readonly settings: PublicSettings;
  /** Receives the events of changed content. */
  readonly contentListener: ContentListener;
  /** Determines the visitor of a request as the reader of their site; null for none. */
  readonly visitorReaderOf: (ctx: Context) => Promise<VisitorReader | null>;
}

/** The properties of one request. */
export interface RequestInput {
  readonly viewer: Viewer | null;
  /** The visitor of a published site, when they are the caller. */
  readonly visitor?: SiteVisitor | undefined;
  /** The viewer's memberships, if they were loaded already. */
  readonly memberships?: Memberships | undefined;
  readonly requestId: string;
  readonly now: Date;
  readonly idempotencyKey?: string | undefined;
  /** The budget of the response. Default: unlimited. */
  readonly budget?: ResponseBudget | undefined;
  /** Returns the milliseconds until the caller gets a timeout: no transaction goes on after it. */
  readonly timeLeft?: (() => number) | undefined;
  /** Sets the deadline to this many milliseconds from now. */
  readonly allow?: ((milliseconds: number) => void) | undefined;
  /** Called when a write of the request was committed. */
  readonly committed?: (() => void) | undefined;
  /** Called when the response is one that was sent before. */
  readonly replayed?: (() => void) | undefined;
}

/** Milliseconds between the end of a transaction and the timeout response. */
const TIMEOUT_MARGIN_MS = 200;

/** The budget of contexts outside HTTP: those of jobs and of the command line. */
const unlimited = new ResponseBudget();
/** Milliseconds for the response to COMMIT, and then for reading what the payload contains. */
const COMMITTING_MS = COMMIT_MS + TIMEOUT_MARGIN_MS;
const MIN_ANSWER_MS = 1500;

/** The state that changes during a request. */
interface State {
  load: Loaders;
  /** True while a mutation is being executed. */
  isAnswering: boolean;
  /** The connection of the last commit, while what it wrote is read. */
  held: Held | undefined;
  /**
   * Milliseconds by which the deadline was extended for the response: no transaction begins in
   * them.
   */
  extensionMs: number;
  /** The request's own transaction, while it has one. */
  shared: Tx | undefined;
  /** Number of open transactions of the request. */
  open: number;
  readonly texts: RequestTexts;
  readonly trail: WriteTrail;
}

/** Creates the context of a request. */
export function createContext(dependencies: ProcessDependencies, input: RequestInput): Context {
  // Callers without a token share one queue.
  const owner = input.viewer?.userId ?? input.visitor?.tokenId;
  const texts = new RequestTexts(dependencies.threads, { ...input, owner }, () => state.open > 0);
  const load = makeLoaders(dependencies.database.query, input.viewer, input.memberships);
  const trail: WriteTrail = { committed: new Set(), allowed: [] };
  const state: State = {
    load,
    isAnswering: false,
    held: undefined,
    extensionMs: 0,
    shared: undefined,
    open: 0,
    texts,
    trail,
  };
  return new RequestContext(dependencies, input, state, undefined);
}

class RequestContext implements Context {
  readonly viewer: Viewer | null;
  readonly visitor: SiteVisitor | null;
  readonly requestId: string;
  readonly now: Date;
  readonly idempotencyKey: string | undefined;
  readonly budget: ResponseBudget;
  readonly settings: PublicSettings;
  readonly secrets: Secrets;
  readonly blobs: Blobs;
  readonly fetch: GuardedFetch;
  readonly renderings: RenderingPool;
  readonly threads: Threads;
  readonly texts: RequestTexts;
  readonly contentListener: ContentListener;
  readonly authorizationTrace: AuthorizationTrace | undefined;
  private readonly dependencies: ProcessDependencies;
  private readonly input: RequestInput;
  private readonly state: State;

  constructor(
    dependencies: ProcessDependencies,
    input: RequestInput,
    state: State,
    trace: AuthorizationTrace | undefined,
  ) {
    this.viewer = input.viewer;
    this.visitor = input.visitor ?? null;
    this.requestId = input.requestId;
    this.now = input.now;
    this.idempotencyKey = input.idempotencyKey;
    this.budget = input.budget ?? unlimited;
    this.settings = dependencies.settings;
    this.secrets = dependencies.secrets;
    this.blobs = dependencies.blobs;
    this.fetch = dependencies.fetch;
    this.renderings = dependencies.renderings;
    this.threads = dependencies.threads;
    this.contentListener = dependencies.contentListener;
    this.texts = state.texts;
    this.authorizationTrace = trace;
    this.dependencies = dependencies;
    this.input = input;
    this.state = state;
  }

  get load(): Loaders {
    return this.state.load;
  }

  get query(): Query {
    return this.state.shared?.query ?? this.state.held?.query ?? this.dependencies.database.query;
  }

  get trail(): WriteTrail {
    return this.state.trail;
  }

  visitorReader(): Promise<VisitorReader | null> {
    return this.dependencies.visitorReaderOf(this);
  }

  forField(trace: AuthorizationTrace): Context {
    return new RequestContext(this.dependencies, this.input, this.state, trace);
  }

  forget(): void {
    clear(this.state.load);
    this.state.load = makeLoaders(this.query, this.viewer);
  }

  transaction<T>(body: (tx: Tx) => Promise<T>): Promise<T> {
    const { shared } = this.state;
    if (shared) return inSavepoint(shared, body);
    this.releaseHeld();
    const options = {
      ...this.options(),
      ...(this.state.isAnswering && { hold: (held: Held) => this.hold(held) }),
    };
    return this.countingOpen(() => this.dependencies.database.transaction(body, options));
  }

  private async countingOpen<T>(work: () => Promise<T>): Promise<T> {
    this.state.open++;
    try {
      return await work();
    } finally {
      this.state.open--;
    }
  }

  async answering<T>(work: () => Promise<T>): Promise<T> {
    this.state.isAnswering = true;
    try {
      return await work();
    } finally {
      this.state.isAnswering = false;
      this.releaseHeld();
    }
  }

  replayed(): void {
    this.input.replayed?.();
  }

  allow(milliseconds: number): void {
    this.releaseHeld(); // an operation that waits holds no connection
    this.state.extensionMs = 0;
    this.input.allow?.(milliseconds);
  }

  private hold(held: Held): void {
    this.releaseHeld();
    if (this.state.isAnswering) this.state.held = held;
    else held.release(); // nothing is waiting for the response
  }

  private releaseHeld(): void {
    this.state.held?.release();
    this.state.held = undefined;
  }

  /** Extends the deadline to at least this many milliseconds from now. */
  private extendDeadline(milliseconds: number): void {
    const left = this.input.timeLeft?.();
    if (left === undefined || left >= milliseconds) return;
    this.state.extensionMs += milliseconds - left;
    this.input.allow?.(milliseconds);
  }

  private options(): TransactionOptions {
    return {
      ...this.timeLeft(),
      onCommitting: () => this.extendDeadline(COMMITTING_MS),
      onCommitted: () => {
        this.extendDeadline(MIN_ANSWER_MS);
        if (this.authorizationTrace) this.state.trail.committed.add(this.authorizationTrace.key);
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
      : { timeout: Math.max(1, left - this.state.extensionMs - TIMEOUT_MARGIN_MS) };
  }

  share<T>(body: (tx: Tx) => Promise<T>): Promise<T> {
    const shared = async (tx: Tx): Promise<T> => {
      this.state.shared = tx;
      this.texts.rewind();
      this.state.trail.allowed.length = 0;
      this.forget();
      try {
        return await body(tx);
      } finally {
        this.state.shared = undefined;
        this.forget();
      }
    };
    return this.countingOpen(() => this.dependencies.database.transaction(shared, this.options()));
  }
}

/**
 * Runs a write as a savepoint of the request's transaction: it is rolled back alone when it fails.
 */
async function inSavepoint<T>(tx: Tx, body: (tx: Tx) => Promise<T>): Promise<T> {
  await tx.query(undefined, 'SAVEPOINT write', []);
  try {
    const answer = await body(tx);
    await tx.query(undefined, 'RELEASE SAVEPOINT write', []);
    return answer;
  } catch (error) {
    // After an error here nothing of the transaction can be committed.
    await tx.query(undefined, 'ROLLBACK TO SAVEPOINT write', []).catch(() => {});
    // Prisma's errors mean the same here as at the end of a transaction.
    throw isRetryable(error) ? error : databaseErrorOf(error);
  }
}
