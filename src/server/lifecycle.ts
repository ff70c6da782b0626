/**
 * Runs the listening server: binds its port, answers malformed HTTP, and shuts down without losing
 * a request.
 */
import { once } from 'node:events';
import {
  createServer,
  IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/** A server that accepts connections. */
interface ServerListener {
  listen(
    port: number,
    host: string,
    setting?: 'PORT' | 'WORK_PORT',
  ): Promise<{ url: string; port: number }>;
  /** Takes over a connection that another process has accepted. */
  accept(socket: Socket): void;
  /** Makes each response end its connection, so that clients and proxies look for another server. */
  drain(): void;
  /**
   * Stops accepting connections and waits for open requests; what is left after `forceMs` is cut
   * off. Idle connections stay open for `lingerMs`, 500 by default.
   */
  close(forceMs: number, lingerMs?: number): Promise<void>;
  isDraining(): boolean;
}

/**
 * Milliseconds that connections idle at shutdown stay open: a request may be in transit on them.
 */
const LINGER_MS = 500;

/** Receives a request for a WebSocket at `/graphql`. */
type UpgradeListener = (req: IncomingMessage, socket: Duplex, head: Buffer) => void;

/**
 * A request. Only those for a WebSocket at `/graphql` are upgraded: http would stop to read all
 * others with the header, such as those of clients that offer HTTP/2.
 */
class Request extends IncomingMessage {
  /** Set by the constructor of the base class, so it has no initial value. */
  declare private offersUpgrade: boolean;

  get upgrade(): boolean {
    const isWebSocket = this.headers.upgrade?.toLowerCase() === 'websocket';
    return this.offersUpgrade && isWebSocket && /^\/graphql(\?|$)/.test(this.url ?? '');
  }

  set upgrade(isUpgrade: boolean) {
    this.offersUpgrade = isUpgrade;
  }
}

/**
 * Creates a server around a handler. `onError` receives connection errors, such as too many open
 * files, and `upgrade` requests for WebSockets, which are others without it.
 */
export function createListener(
  handle: RequestListener,
  onError: (error: Error) => void,
  upgrade?: UpgradeListener,
): ServerListener {
  const openResponses = new Set<ServerResponse>();
  const connections = new Set<Socket>();
  let isDraining = false;
  let closing: Promise<void> | undefined;
  let isCheckingTimeouts = false;
  const receive: RequestListener = (req, res) => {
    openResponses.add(res);
    res.once('close', () => openResponses.delete(res));
    if (isDraining) res.shouldKeepAlive = false;
    handle(req, res);
  };
  const server = createServer(
    {
      headersTimeout: 10_000,
      requestTimeout: 120_000,
      keepAliveTimeout: 65_000,
      connectionsCheckingInterval: 2_000,
      maxHeaderSize: 16_384,
      IncomingMessage: Request,
    },
    receive,
  );
  const startDraining = (): void => {
    isDraining = true;
    for (const res of openResponses) res.shouldKeepAlive = false;
  };
  if (upgrade) server.on('upgrade', upgrade);
  server.on('connection', (socket: Socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  // An unknown `Expect` is ignored, as RFC 9110 allows: node would refuse it without a body.
  server.on('checkExpectation', receive);
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    const isAnswering = [...openResponses].some((res) => res.socket === socket);
    if (!socket.writable || isAnswering || error.code === 'ECONNRESET') socket.destroy();
    else socket.end(malformed(error.code));
  });
  return {
    async listen(port, host, setting) {
      const bound = await bind(server, port, host, setting);
      server.on('error', onError);
      return bound;
    },
    accept(socket) {
      // This event starts http's own check for slow connections.
      if (!isCheckingTimeouts) server.emit('listening');
      isCheckingTimeouts = true;
      socket.setNoDelay(true); // as http does for connections that it accepts
      server.emit('connection', socket);
    },
    drain: startDraining,
    close(forceMs, lingerMs = LINGER_MS) {
      startDraining();
      closing ??= closeServer(server, connections, { forceMs, lingerMs });
      return closing;
    },
    isDraining: () => isDraining,
  };
}

/** Returns the raw response to bytes that are not a valid request. */
function malformed(code: string | undefined): string {
  const [status, text, message] =
    code === 'HPE_HEADER_OVERFLOW'
      ? [431, 'Request Header Fields Too Large', 'The headers are too large.']
      : code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? [408, 'Request Timeout', 'The request was not received in time.']
        : [400, 'Bad Request', 'This is not an HTTP/1.1 request.'];
  const body = JSON.stringify({ error: { code: status, message, reason: 'BAD_USER_INPUT' } });
  return `HTTP/1.1 ${status} ${text}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`;
}

/** Binds a server to its port. Throws an error that names the setting of the port, or HOST. */
export async function bind(
  server: NetServer,
  port: number,
  host: string,
  setting: 'PORT' | 'WORK_PORT' = 'PORT',
): Promise<{ url: string; port: number }> {
  try {
    server.listen(port, host);
    await once(server, 'listening');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE')
      throw new Error(
        `${setting} ${port} on ${host} is taken by another program. Set ${setting} to a free one, such as ${setting}=${port + 1}.`,
        { cause: error },
      );
    if (code === 'EACCES')
      throw new Error(
        `${setting} ${port} may not be used by this account. Set ${setting} to one above 1023.`,
        { cause: error },
      );
    throw new Error(`Cannot listen on HOST ${host}, ${setting} ${port}.`, { cause: error });
  }
  const address = server.address();
  const bound = typeof address === 'object' && address !== null ? address.port : port;
  return { url: `http://${host.includes(':') ? `[${host}]` : host}:${bound}`, port: bound };
}

async function closeServer(
  server: Server,
  connections: ReadonlySet<Socket>,
  { forceMs, lingerMs }: { readonly forceMs: number; readonly lingerMs: number },
): Promise<void> {
  const force = setTimeout(() => server.closeAllConnections(), forceMs);
  // http's own close() would cut idle connections immediately, with a request that is in transit.
  const closed = server.listening
    ? new Promise<void>((resolve) => void NetServer.prototype.close.call(server, () => resolve()))
    : undefined;
  const idle = setInterval(() => server.closeIdleConnections(), lingerMs);
  await closed;
  await Promise.all(
    [...connections].map((socket) => (socket.closed ? undefined : once(socket, 'close'))),
  );
  clearInterval(idle);
  clearTimeout(force);
  server.close(); // stops http's own timer for the connections
}
