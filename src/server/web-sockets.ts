/** Serves subscriptions over WebSocket at `/graphql`, with the protocol `graphql-transport-ws`. */
import { type IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { buildSchema, parse } from 'graphql';
import { CloseCode, type Context as SocketContext, handleProtocols, makeServer } from 'graphql-ws';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Context } from '../context.ts';
import { unauthenticated } from '../domain/errors.ts';
import { toAppError } from '../graphql/errors.ts';
import type { LiveResult } from '../graphql/live-result.ts';
import type { BeginSubscription } from '../graphql/server.ts';
import type { OpenRequest, RequestInfo } from './request.ts';
import { SocketConnection } from './socket-connection.ts';

/** Bytes of one message: a document and its variables. */
const MAX_MESSAGE_BYTES = 1_048_576;
/** Milliseconds within which a client must send `connection_init`. */
const INIT_MS = 10_000;
/** Subscriptions of one connection. */
const MAX_SUBSCRIPTIONS_PER_CONNECTION = 25;

/** The close codes of refused connections, where the protocol or its clients know one. */
const CLOSE_CODES: Readonly<Record<string, number>> = {
  UNAUTHENTICATED: CloseCode.Unauthorized,
  RATE_LIMITED: 4429,
  BUSY: 1013,
  UNAVAILABLE: 1013,
};

/** The parts of the server that connections use. */
export interface WebSocketOptions {
  readonly begin: BeginSubscription<RequestInfo>;
  /** Authenticates a request. */
  readonly authenticate: (request: RequestInfo) => Promise<Context>;
  /** Opens a request for a message; it ends when `res` emits `close`. */
  readonly open: (req: IncomingMessage, res: ServerResponse) => OpenRequest;
  /**
   * Admits a connection until `res` emits `close`.
   * @throws BUSY
   */
  readonly enter: (res: ServerResponse) => void;
  /** The origins of pages that may connect; `['*']` allows every origin. */
  readonly origins: readonly string[];
  /** Returns the address of the server, whose own pages may connect too. */
  readonly baseUrl: () => string;
}

/** The data of one connection. */
interface SocketExtra {
  readonly req: IncomingMessage;
  readonly connection: SocketConnection;
}

type SocketPayload = Readonly<Record<string, unknown>>;

// The library looks at the type of an operation only: `begin` parses and executes the document.
const SCHEMA = buildSchema('type Query { _: Int } type Subscription { _: Int }');
const SUBSCRIPTION = parse('subscription { _ }');

/** The WebSockets of a process. */
export class WebSockets {
  readonly #options: WebSocketOptions;
  readonly #server = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_MESSAGE_BYTES,
    perMessageDeflate: false,
    handleProtocols,
  });
  readonly #connections = new Set<SocketConnection>();
  readonly #protocol: ReturnType<typeof makeServer<SocketPayload, SocketExtra>>;
  #isClosed = false;

  constructor(options: WebSocketOptions) {
    this.#options = options;
    this.#protocol = makeServer<SocketPayload, SocketExtra>({
      connectionInitWaitTimeout: INIT_MS,
      onConnect: (context) => this.#connect(context),
      onSubscribe: (context, id, payload) => this.#subscribe(context, id, payload),
      subscribe: ({ contextValue }) => contextValue as LiveResult,
    });
  }

  /** Takes over the connection of a request, or refuses it. */
  upgrade(req: IncomingMessage, socket: Duplex, head: Buffer): void {
    socket.on('error', () => socket.destroy());
    req.setMaxListeners(0); // all subscriptions of the connection listen to its request
    const place = new ServerResponse(req);
    const refusal = this.#refusalOf(req, place);
    if (refusal !== undefined) {
      socket.end(`HTTP/1.1 ${refusal}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
      return;
    }
    socket.once('close', () => place.emit('close'));
    this.#server.handleUpgrade(req, socket, head, (webSocket) => this.#open(req, webSocket));
  }

  /** Closes all connections, so that their clients connect to another server. */
  close(): void {
    this.#isClosed = true;
    for (const connection of this.#connections) connection.close(1001, 'Going away');
  }

  /** Admits a connection, or returns the status of its refusal. */
  #refusalOf({ headers }: IncomingMessage, place: ServerResponse): string | undefined {
    const { origins, baseUrl, enter } = this.#options;
    const { origin } = headers;
    const allowed = [...origins, new URL(baseUrl()).origin];
    if (origin !== undefined && !allowed.includes('*') && !allowed.includes(origin))
      return '403 Forbidden';
    try {
      if (!this.#isClosed) enter(place);
    } catch {
      return '503 Service Unavailable';
    }
    return this.#isClosed ? '503 Service Unavailable' : undefined;
  }

  #open(req: IncomingMessage, webSocket: WebSocket): void {
    const connection = new SocketConnection(webSocket);
    this.#connections.add(connection);
    const closed = this.#protocol.opened(connection.adapter(), { req, connection });
    webSocket.once('close', (code, reason) => {
      this.#connections.delete(connection);
      void closed(code, String(reason)).catch(() => {});
    });
  }

  /** Authenticates a connection by `authorization` of its parameters or its headers. */
  async #connect({
    connectionParams,
    extra: { req, connection },
  }: SocketContext<SocketPayload, SocketExtra>): Promise<boolean> {
    const given = connectionParams?.['authorization'] ?? connectionParams?.['Authorization'];
    if (typeof given === 'string') req.headers.authorization = given;
    const res = new ServerResponse(req);
    const request = this.#options.open(req, res);
    request.note({ operation: 'connection_init' });
    try {
      if (!(await this.#options.authenticate(request)).viewer) throw unauthenticated();
      return true;
    } catch (error) {
      const { reason, message, status } = toAppError(error);
      request.note({ reason });
      res.statusCode = status;
      connection.close(CLOSE_CODES[reason] ?? CloseCode.InternalServerError, message);
      return false;
    } finally {
      res.emit('close');
    }
  }

  async #subscribe(
    { extra: { req, connection } }: SocketContext<SocketPayload, SocketExtra>,
    id: string,
    payload: object,
  ) {
    const res = new ServerResponse(req);
    const request = this.#options.open(req, res);
    if (!connection.hasRoom(MAX_SUBSCRIPTIONS_PER_CONNECTION)) {
      const error = connection.tooMany(MAX_SUBSCRIPTIONS_PER_CONNECTION, request.requestId);
      request.note({ reason: 'RATE_LIMITED' });
      res.emit('close');
      return [error];
    }
    connection.reserve(id);
    const begun = await this.#options.begin(request, payload);
    if (!('nextMessage' in begun)) {
      connection.release(id);
      res.emit('close');
      return begun;
    }
    connection.follow(id, begun, request.requestId);
    begun.onEnd = () => {
      connection.release(id);
      res.emit('close');
    };
    return { schema: SCHEMA, document: SUBSCRIPTION, contextValue: begun };
  }
}
