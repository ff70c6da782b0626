// A subscriber of the events of an organization over server-sent events, which connects again after
// each interruption with the id of the last event that it has.
import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** Pause before the next connection. */
const RECONNECT_MS = 100;

const QUERY =
  'subscription ($organizationId: ID!, $after: Int) { events(organizationId: $organizationId, after: $after) { position id action } }';

/** An event as a subscriber receives it. */
interface ReceivedEvent {
  readonly position: number;
  readonly id: string;
  readonly action: string;
}

/** A subscriber that continues until it is closed. */
export class Follower {
  readonly received: ReceivedEvent[] = [];
  /** Messages that are no event: errors, and the end of a subscription. */
  readonly flaws: string[] = [];
  connections = 0;
  private isClosed = false;
  private lastId: string;
  private stream: http.ClientRequest | undefined;
  private readonly ended: Promise<void>;
  private readonly urlOf: (attempt: number) => string;
  private readonly token: string;
  private readonly variables: { readonly organizationId: string; readonly after: number };

  /** Starts to follow after a position. `urlOf` returns the server of each attempt to connect. */
  constructor(
    urlOf: (attempt: number) => string,
    token: string,
    organizationId: string,
    after: number,
  ) {
    this.urlOf = urlOf;
    this.token = token;
    this.variables = { organizationId, after };
    this.lastId = String(after);
    this.ended = this.follow();
  }

  /** Ends the subscription. */
  async close(): Promise<void> {
    this.isClosed = true;
    this.stream?.destroy();
    await this.ended;
  }

  private async follow(): Promise<void> {
    for (let attempt = 0; !this.isClosed; attempt++) {
      await this.connect(this.urlOf(attempt));
      await pause(RECONNECT_MS);
    }
  }

  /** Connects once, and returns when the connection has ended. */
  private connect(url: string): Promise<void> {
    return new Promise((resolve) => {
      this.stream = http.request(`${url}/graphql`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${this.token}`,
          'content-type': 'application/json',
          accept: 'text/event-stream',
          'last-event-id': this.lastId,
        },
      });
      this.stream.on('error', () => resolve());
      this.stream.on('response', (response) => {
        if (response.statusCode === 200) this.connections++;
        let rest = '';
        response.setEncoding('utf8').on('data', (chunk: string) => {
          if (response.statusCode !== 200) return;
          const blocks = (rest + chunk).split('\n\n');
          rest = blocks.pop() ?? '';
          for (const block of blocks) this.read(block);
        });
        response.on('error', () => resolve());
        response.on('close', () => resolve());
      });
      this.stream.end(JSON.stringify({ query: QUERY, variables: this.variables }));
    });
  }

  /** Reads a complete event of the stream. */
  private read(block: string): void {
    const fields = new Map(
      block.split('\n').map((line) => {
        const at = line.indexOf(':');
        return [line.slice(0, at), line.slice(at + 1).trim()];
      }),
    );
    this.lastId = fields.get('id') ?? this.lastId;
    const name = fields.get('event');
    if (name === undefined) return;
    const event = Object(JSON.parse(fields.get('data') || '{}')).data?.events;
    if (name === 'next' && event) this.received.push(event);
    else this.flaws.push(block);
  }
}
