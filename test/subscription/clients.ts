// Clients of subscriptions: a reader of server-sent events, and the client of graphql-ws.
import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';

/** One server-sent event. */
export interface ServerSentEvent {
  readonly id?: string;
  readonly event?: string;
  readonly retry?: string;
  // biome-ignore lint/suspicious/noExplicitAny: each test knows the shape of the message that it compares
  readonly data?: any;
}

/** The request of a subscription. */
export interface SubscriptionRequest {
  readonly url: string;
  readonly token: string | undefined;
  readonly query: string;
  readonly variables?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A stream of server-sent events that is open. */
export class EventStream {
  readonly response: Response;
  readonly #reader: ReadableStreamDefaultReader<Uint8Array>;
  #text = '';
  readonly #decoder = new TextDecoder();

  private constructor(response: Response, body: ReadableStream<Uint8Array>) {
    this.response = response;
    this.#reader = body.getReader();
  }

  /** Opens a stream, and reads its first block, which has the position and no event. */
  static async open(request: SubscriptionRequest): Promise<EventStream> {
    const { url, token, query, variables = {}, headers = {} } = request;
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        'content-type': 'application/json',
        accept: 'text/event-stream',
        'x-request-id': 'test',
        ...headers,
      },
      body: JSON.stringify({ query, variables }),
    });
    if (!response.body) throw new Error('The response has no body.');
    return new EventStream(response, response.body);
  }

  /** Returns the next block of fields that is not a comment alone; undefined at the end. */
  async block(): Promise<ServerSentEvent | undefined> {
    for (;;) {
      const end = this.#text.indexOf('\n\n');
      if (end >= 0) {
        const block = this.#text.slice(0, end);
        this.#text = this.#text.slice(end + 2);
        return fieldsOf(block);
      }
      const { value, done } = await this.#reader.read();
      if (done) return undefined;
      this.#text += this.#decoder.decode(value, { stream: true });
    }
  }

  /** Returns the next event; undefined at the end. */
  async next(): Promise<ServerSentEvent | undefined> {
    for (;;) {
      const block = await this.block();
      if (block === undefined || block.event !== undefined) return block;
    }
  }

  close(): Promise<void> {
    return this.#reader.cancel().catch(() => {});
  }
}

function fieldsOf(block: string): ServerSentEvent {
  const fields: Record<string, string> = {};
  for (const line of block.split('\n')) {
    const [, name = '', value = ''] = /^(\w*):? ?(.*)$/.exec(line) ?? [];
    if (name !== '') fields[name] = value;
  }
  const { data, ...others } = fields;
  return { ...others, ...(data !== undefined && data !== '' && { data: JSON.parse(data) }) };
}

/** A connection of graphql-ws. */
export class SocketClient {
  readonly #client: ReturnType<typeof createClient>;
  /** The close events of the connection. */
  readonly closes: { readonly code: number; readonly reason: string }[] = [];

  constructor({ url, token }: Pick<SubscriptionRequest, 'url' | 'token'>) {
    this.#client = createClient({
      url: `${url.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      retryAttempts: 0,
      connectionParams: token === undefined ? {} : { authorization: `Bearer ${token}` },
      on: { closed: (event) => void this.closes.push(event as { code: number; reason: string }) },
    });
  }

  /** Begins a subscription. */
  subscribe({ query, variables = {} }: Pick<SubscriptionRequest, 'query' | 'variables'>) {
    return this.#client.iterate<Record<string, unknown>>({
      query,
      variables: variables as Record<string, unknown>,
    });
  }

  close(): void {
    void this.#client.dispose();
  }
}
