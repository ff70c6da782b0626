// Defines a scenario and the tally of its requests, which decides whether it passes.
import type { Acknowledged } from './invariants/writes.ts';
import type { TestInstallation } from './installation.ts';

/** The product's promise: every request is answered within this time while the database is away. */
const PROMISE_MS = 3500;

/** The number of flaws that are shown. */
const SHOWN = 10;

/** A failure that is injected under load. It throws when the product breaks a promise. */
export interface Scenario {
  /** The name in the table; an argument of the command line selects scenarios by a part of it. */
  readonly name: string;
  run(tally: Tally, installation: TestInstallation): Promise<void>;
}

/** The end of a request. */
export interface Outcome {
  /** Method, path and request id for messages. */
  readonly what: string;
  /** 0 without a response. */
  readonly status: number;
  readonly ms: number;
  /** A defect of the response apart from its status. */
  readonly flaw?: string | undefined;
  /** The time limit in milliseconds, when it is not the promise. */
  readonly within?: number | undefined;
}

/** Counts how requests end. */
export class Tally {
  requests = 0;
  /**
   * Set when the scenario has ended, also by a failure: its clients stop, and their further
   * requests do not count.
   */
  isOver = false;
  slowest = 0;
  /** The first few violations of the promise, and the error that ended the scenario. */
  readonly flaws: string[] = [];
  broken = 0;
  /** Additional lines for the report. */
  readonly notes: string[] = [];
  /** Rows that successful responses named. */
  readonly acknowledged: Acknowledged[] = [];
  private readonly byStatus = new Map<string, number>();

  /**
   * Counts a request. A status other than 2xx, 503 and 504, a flaw, or a late response is recorded
   * as broken.
   */
  count({ what, status, ms, flaw, within = PROMISE_MS }: Outcome): void {
    if (this.isOver) return;
    this.requests++;
    this.slowest = Math.max(this.slowest, ms);
    const kind = kindOf(status);
    this.byStatus.set(kind, (this.byStatus.get(kind) ?? 0) + 1);
    if (kind === 'other' || flaw !== undefined) this.addFlaw(`${what}: ${status} ${flaw ?? ''}`);
    if (ms > within) this.addFlaw(`${what}: ${status} after ${Math.round(ms)} ms`);
  }

  /** Counts a connection that was refused before the server received the request. */
  countRefused(): void {
    this.byStatus.set('refused', this.of('refused') + 1);
  }

  of(kind: '2xx' | '503' | '504' | 'other' | 'refused'): number {
    return this.byStatus.get(kind) ?? 0;
  }

  addFlaw(flaw: string): void {
    this.broken++;
    if (this.flaws.length < SHOWN) this.flaws.push(flaw);
  }

  /** Records the error that ended the scenario early. */
  fail(error: unknown): void {
    this.broken++;
    this.flaws.unshift(error instanceof Error ? (error.stack ?? error.message) : String(error));
  }

  /** Records a row that a successful response named, and replaces an earlier record of the row. */
  acknowledge(row: Acknowledged): void {
    const before = this.acknowledged.findIndex(
      ({ table, id }) => table === row.table && id === row.id,
    );
    if (before < 0) this.acknowledged.push(row);
    else this.acknowledged[before] = row;
  }

  note(text: string): void {
    this.notes.push(text);
  }
}

function kindOf(status: number): '2xx' | '503' | '504' | 'other' {
  if (status >= 200 && status < 300) return '2xx';
  return status === 503 || status === 504 ? `${status}` : 'other';
}
