/** One WebSocket: it is kept open, and closed when its client takes no messages. */
import type { GraphQLError } from 'graphql';
import type { WebSocket as ProtocolSocket } from 'graphql-ws';
import type { WebSocket } from 'ws';
import { AppError } from '../domain/errors.ts';
import { toGraphQLError } from '../graphql/errors.ts';
import type { LiveResult } from '../graphql/live-result.ts';
import { slowConsumer } from './slow-consumer.ts';

/** Milliseconds between two pings; a client that does not answer until the next is gone. */
const PING_MS = 12_000;
/** Milliseconds after which a client that takes no messages is disconnected. */
const MAX_STALLED_MS = 30_000;
/** Milliseconds in which a client can answer the end of its connection. */
const MAX_CLOSING_MS = 2000;
/** Messages of a connection that wait to be sent; a client that sends pings could add any number. */
const MAX_WAITING_COUNT = 200;
/** Bytes of the reason of a close frame. */
const MAX_REASON_BYTES = 123;

/** A subscription of a connection. */
interface Followed {
  readonly live: LiveResult;
  readonly requestId: string;
}

/** One WebSocket. */
export class SocketConnection {
  readonly #socket: WebSocket;
  readonly #timer: NodeJS.Timeout;
  /** The subscriptions by the ids of the client; null for one that is about to begin. */
  readonly #followed = new Map<string, Followed | null>();
  #isAlive = true;
  #waitingCount = 0;

  constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('error', () => socket.terminate());
    socket.on('pong', () => (this.#isAlive = true));
    this.#timer = setInterval(() => this.#ping(), PING_MS);
    socket.once('close', () => {
      clearInterval(this.#timer);
    });
  }

  /** Returns the socket as the protocol uses it. */
  adapter(): ProtocolSocket {
    const socket = this.#socket;
    return {
      protocol: socket.protocol,
      send: (text) => this.#send(text),
      close: (code = 1000, reason = '') => this.close(code, reason),
      onMessage: (receive) =>
        socket.on('message', (data) => {
          if (this.#waitingCount > MAX_WAITING_COUNT) return socket.terminate();
          receive(String(data)).catch(() => this.close(4400, 'Invalid message'));
        }),
    };
  }

  /** Closes the connection, and cuts it off if the client does not answer. */
  close(code: number, reason: string): void {
    this.#socket.close(code, Buffer.from(reason).subarray(0, MAX_REASON_BYTES).toString());
    setTimeout(() => this.#socket.terminate(), MAX_CLOSING_MS).unref();
  }

  /** Returns whether the connection has fewer subscriptions than `max`. */
  hasRoom(max: number): boolean {
    return this.#followed.size < max;
  }

  /** Returns the error for too many subscriptions. */
  tooMany(max: number, requestId: string): GraphQLError {
    const error = new AppError(
      'RATE_LIMITED',
      `At most ${max} subscriptions of one connection can be open. End another one first.`,
    );
    return toGraphQLError(error, requestId);
  }

  /** Counts a subscription that is about to begin. */
  reserve(id: string): void {
    this.#followed.set(id, null);
  }

  /** Records a subscription that has begun. */
  follow(id: string, live: LiveResult, requestId: string): void {
    this.#followed.set(id, { live, requestId });
  }

  /** Forgets a subscription. */
  release(id: string): void {
    this.#followed.delete(id);
  }

  #ping(): void {
    if (this.#waitingCount > 0) return; // the time of a message that is not taken is limited itself
    if (!this.#isAlive) {
      this.#socket.terminate();
      return;
    }
    this.#isAlive = false;
    this.#socket.ping();
  }

  /** Sends a message. Resolves when it was taken, so that the next one is produced only then. */
  async #send(text: string): Promise<void> {
    const socket = this.#socket;
    if (socket.readyState !== socket.OPEN) return;
    this.#waitingCount++;
    const timer = setTimeout(() => this.#drop(), MAX_STALLED_MS);
    await new Promise<void>((resolve) => socket.send(text, () => resolve()));
    clearTimeout(timer);
    this.#waitingCount--;
  }

  /** Ends all subscriptions of a client that is too slow, each with its position. */
  #drop(): void {
    const socket = this.#socket;
    for (const [id, followed] of this.#followed) {
      if (!followed) continue;
      const { live, requestId } = followed;
      const { result } = slowConsumer(live.position, requestId);
      socket.send(JSON.stringify({ id, type: 'next', payload: result }));
      socket.send(JSON.stringify({ id, type: 'complete' }));
      void live.return();
    }
    this.close(1013, 'The client takes no messages');
  }
}
