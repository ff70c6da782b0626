// What a scenario is, and the tally of its requests by which it is judged.
import type { Place } from './place.ts';

/** Every request is answered within this: the product's promise while the database is away. */
const PROMISE_MS = 3500;

/** So many flaws are shown. */
const SHOWN = 10;

/** One thing that goes wrong while people work. It throws where the product does not keep its word. */
export interface Scenario {
  /** As in the table; an argument of the command line picks scenarios by a part of it. */
  readonly name: string;
  run(tally: Tally, place: Place): Promise<void>;
}

/** How a request ended. */
export interface Outcome {
  /** For messages: method, path, request id. */
  readonly what: string;
  /** 0: there was no answer. */
  readonly status: number;
  readonly ms: number;
  /** What is wrong with it, beside its status. */
  readonly flaw?: string | undefined;
}

/** Counts how requests end. */
export class Tally {
  requests = 0;
  slowest = 0;
  /** What broke the promise: the first few, and whatever ended the scenario. */
  readonly flaws: string[] = [];
  broken = 0;
  /** What else to tell. */
  readonly notes: string[] = [];
  private readonly byStatus = new Map<string, number>();

  /** Counts a request; one that is not 2xx, 503 or 504, has a flaw or took too long is noted as broken. */
  count({ what, status, ms, flaw }: Outcome): void {
    this.requests++;
    this.slowest = Math.max(this.slowest, ms);
    const kind = kindOf(status);
    this.byStatus.set(kind, (this.byStatus.get(kind) ?? 0) + 1);
    if (kind === 'other' || flaw !== undefined) this.blame(`${what}: ${status} ${flaw ?? ''}`);
    if (ms > PROMISE_MS) this.blame(`${what}: ${status} after ${Math.round(ms)} ms`);
  }

  /** Counts what was refused before it was a request of the server. */
  countRefused(): void {
    this.byStatus.set('refused', this.of('refused') + 1);
  }

  of(kind: '2xx' | '503' | '504' | 'other' | 'refused'): number {
    return this.byStatus.get(kind) ?? 0;
  }

  blame(flaw: string): void {
    this.broken++;
    if (this.flaws.length < SHOWN) this.flaws.push(flaw);
  }

  /** What ended the scenario before its time. */
  fail(error: unknown): void {
    this.broken++;
    this.flaws.unshift(error instanceof Error ? (error.stack ?? error.message) : String(error));
  }

  note(text: string): void {
    this.notes.push(text);
  }
}

function kindOf(status: number): '2xx' | '503' | '504' | 'other' {
  if (status >= 200 && status < 300) return '2xx';
  return status === 503 || status === 504 ? `${status}` : 'other';
}
