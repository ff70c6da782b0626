// Decides which broken connections are lost requests while a server shuts down.
import { type OutgoingRequest, flawOf } from '../client.ts';
import { type Ended, whatOf } from '../load.ts';
import type { Tally } from '../scenario.ts';

/**
 * Counts how requests to a server that shuts down end.
 *
 * A request is lost when its connection broke without a complete response, unless the server never
 * read it: the connection was refused, or the system cut it before the server accepted it. The
 * server logs a line for each request that it read.
 */
export class LostRequests {
  private readonly cut: OutgoingRequest[] = [];
  private readonly tally: Tally;

  private readonly within: number | undefined;

  /** `within` is the time limit of a response in milliseconds, when it is not the promise. */
  constructor(tally: Tally, within?: number) {
    this.tally = tally;
    this.within = within;
  }

  count = ({ sending, ending }: Pick<Ended, 'sending' | 'ending'>): void => {
    if (ending.broken === 'ECONNREFUSED') this.tally.countRefused();
    else if (ending.broken === 'ECONNRESET' && !ending.reused) this.cut.push(sending);
    else
      this.tally.count({
        what: whatOf(sending),
        status: ending.status,
        ms: ending.ms,
        flaw: flawOf(ending),
        within: this.within,
      });
  };

  /** Decides the broken connections after the server has ended, when its log is complete. */
  settle(log: string): void {
    for (const sending of this.cut) {
      if (log.includes(`"requestId":"${sending.requestId}"`))
        this.tally.count({
          what: whatOf(sending),
          status: 0,
          ms: 0,
          flaw: 'read by the server and never answered',
        });
      else this.tally.countRefused();
    }
    this.tally.note(
      `${this.tally.of('refused')} requests refused after the signal, of which ${this.cut.length} on connections that were never taken`,
    );
  }
}
