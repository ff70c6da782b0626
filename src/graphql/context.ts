/** Makes the context of a request: who asks, his loaders, and the transaction that his writes may share. */
import type { Context, Ledger, PublicSettings } from '../context.ts';
import type { Blobs } from '../data/blobs.ts';
import type { Database, Query, Tx } from '../data/database.ts';
import type { GuardedFetch } from '../data/fetch.ts';
import { clear, type Loaders, makeLoaders } from '../data/loaders.ts';
import type { Renderings } from '../data/renderings.ts';
import type { Secrets } from '../data/secrets.ts';
import type { Memberships, Viewer } from '../data/viewer.ts';
import type { Visitor } from '../data/visitor.ts';

/** What all requests of a process have in common. */
export interface Foundation {
  readonly database: Database;
  readonly secrets: Secrets;
  readonly blobs: Blobs;
  readonly fetch: GuardedFetch;
  readonly renderings: Renderings;
  readonly settings: PublicSettings;
}

/** What a request brings. */
export interface Asked {
  readonly viewer: Viewer | null;
  /** A visitor of a published site, where one asks. */
  readonly visitor?: Visitor | undefined;
  /** The viewer's places, when they were read already. */
  readonly memberships?: Memberships | undefined;
  readonly requestId: string;
  readonly now: Date;
  readonly idempotencyKey?: string | undefined;
  /** Milliseconds until the caller is told that it took too long: no transaction goes on after it. */
  readonly timeLeft?: (() => number) | undefined;
  /** Gives the request so many milliseconds from now. */
  readonly allow?: ((milliseconds: number) => void) | undefined;
}

/** A transaction's time at most, in milliseconds. */
const LONGEST = 2800;
/** Milliseconds between the end of a transaction and the answer that it took too long. */
const MARGIN = 200;

/** What changes during a request. */
interface State {
  load: Loaders;
  /** The request's own transaction, while it has one. */
  shared: Tx | undefined;
}

/** The context of a request. */
export function createContext(foundation: Foundation, asked: Asked): Context {
  return new RequestContext(foundation, asked, { load: makeLoaders(foundation.database.query, asked.viewer, asked.memberships), shared: undefined }, undefined);
}

class RequestContext implements Context {
  readonly viewer: Viewer | null;
  readonly visitor: Visitor | null;
  readonly requestId: string;
  readonly now: Date;
  readonly idempotencyKey: string | undefined;
  readonly settings: PublicSettings;
  readonly secrets: Secrets;
  readonly blobs: Blobs;
  readonly fetch: GuardedFetch;
  readonly renderings: Renderings;
  readonly ledger: Ledger | undefined;
  private readonly foundation: Foundation;
  private readonly asked: Asked;
  private readonly state: State;

  constructor(foundation: Foundation, asked: Asked, state: State, ledger: Ledger | undefined) {
    this.viewer = asked.viewer;
    this.visitor = asked.visitor ?? null;
    this.requestId = asked.requestId;
    this.now = asked.now;
    this.idempotencyKey = asked.idempotencyKey;
    this.settings = foundation.settings;
    this.secrets = foundation.secrets;
    this.blobs = foundation.blobs;
    this.fetch = foundation.fetch;
    this.renderings = foundation.renderings;
    this.ledger = ledger;
    this.foundation = foundation;
    this.asked = asked;
    this.state = state;
  }

  get load(): Loaders {
    return this.state.load;
  }

  get query(): Query {
    return this.state.shared?.query ?? this.foundation.database.query;
  }

  at(ledger: Ledger): Context {
    return new RequestContext(this.foundation, this.asked, this.state, ledger);
  }

  forget(): void {
    clear(this.state.load);
    this.state.load = makeLoaders(this.query, this.viewer);
  }

  transaction<T>(body: (tx: Tx) => Promise<T>): Promise<T> {
    const { shared } = this.state;
    return shared ? inSavepoint(shared, body) : this.foundation.database.transaction(body, this.timeLeft());
  }

  allow(milliseconds: number): void {
    this.asked.allow?.(milliseconds);
  }

  /** What is left of the request's time: what the caller was told is given up must not be done later. */
  private timeLeft(): { timeout?: number } {
    const left = this.asked.timeLeft?.();
    return left === undefined ? {} : { timeout: Math.max(1, Math.min(LONGEST, left - MARGIN)) };
  }

  share<T>(body: (tx: Tx) => Promise<T>): Promise<T> {
    return this.foundation.database.transaction(async (tx) => {
      this.state.shared = tx;
      this.forget();
      try {
        return await body(tx);
      } finally {
        this.state.shared = undefined;
        this.forget();
      }
    }, this.timeLeft());
  }
}

/** A write inside the request's transaction: undone alone when it fails. */
async function inSavepoint<T>(tx: Tx, body: (tx: Tx) => Promise<T>): Promise<T> {
  await tx.query(undefined, 'SAVEPOINT write', []);
  try {
    const answer = await body(tx);
    await tx.query(undefined, 'RELEASE SAVEPOINT write', []);
    return answer;
  } catch (error) {
    await tx.query(undefined, 'ROLLBACK TO SAVEPOINT write', []);
    throw error;
  }
}
