// Repeats a request with its Idempotency-Key until it succeeds, as the documentation advises
// clients, and counts the failures before.
import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { type RequestResult, flawOf, type OutgoingRequest, send } from '../client.ts';
import type { Tally } from '../scenario.ts';

const PAUSE_MS = 100;
/**
 * The first responses of a new process are slow, and an upload waits for its bytes and for the
 * disk.
 */
const MAX_ANSWER_MS = 10_000;
/**
 * A request that did not succeed after this time is given up; a scenario restarts its server
 * sooner.
 */
const MAX_REPEATED_MS = 90_000;

/** Counts how often a failure interrupted requests of one kind. */
export interface Hits {
  /** Connections that broke before a complete response. */
  cut: number;
  /** Responses with the status 503 or 504. */
  refused: number;
  /** Successful requests. */
  done: number;
}

/** A request without its token. */
export type Request = Pick<OutgoingRequest, 'method' | 'path' | 'body' | 'file'>;

/** A client whose server may be replaced by another at a new address. */
export class Client {
  readonly hits: Hits = { cut: 0, refused: 0, done: 0 };
  private readonly tally: Tally;
  private readonly token: string;
  private readonly url: () => string;
  private readonly agent = new http.Agent({ keepAlive: true });

  constructor(tally: Tally, token: string, url: () => string) {
    this.tally = tally;
    this.token = token;
    this.url = url;
  }

  /**
   * Sends a request with its id as the key until it succeeds. Returns undefined when it is rejected
   * permanently or does not succeed in time, which is a flaw.
   */
  async insist(request: Request, requestId: string): Promise<RequestResult | undefined> {
    const until = Date.now() + MAX_REPEATED_MS;
    while (Date.now() < until && !this.tally.isOver) {
      const ending = await send(this.url(), this.agent, {
        ...request,
        token: this.token,
        requestId,
        key: requestId,
      });
      if (this.count(`${request.method} ${request.path} ${requestId}`, ending)) return ending;
      if (ending.status !== 0 && ending.status !== 503 && ending.status !== 504) return undefined;
      await pause(PAUSE_MS);
    }
    if (!this.tally.isOver)
      this.tally.addFlaw(`${requestId} did not succeed within ${MAX_REPEATED_MS / 1000} s.`);
    return undefined;
  }

  close(): void {
    this.agent.destroy();
  }

  /**
   * Counts a request and returns whether it succeeded. A refused or cut connection is expected of a
   * killed server and is no flaw.
   */
  private count(what: string, ending: RequestResult): boolean {
    if (ending.status === 0 && ending.broken !== 'no answer') {
      if (ending.broken === 'ECONNREFUSED') this.tally.countRefused();
      else this.hits.cut++;
      return false;
    }
    this.tally.count({
      what,
      status: ending.status,
      ms: ending.ms,
      flaw: flawOf(ending),
      within: MAX_ANSWER_MS,
    });
    if (ending.status === 503 || ending.status === 504) this.hits.refused++;
    if (ending.status < 200 || ending.status > 299) return false;
    this.hits.done++;
    return true;
  }
}
