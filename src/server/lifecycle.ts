/** The life of the listening server: it begins on a port, answers what is no HTTP, and ends without losing a request. */
import { once } from 'node:events';
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';

/** A server that listens. */
interface Listener {
  listen(port: number, host: string): Promise<{ url: string; port: number }>;
  /** Ends: no new connections, the requests under way are answered; what is left after `forceMs` is cut. */
  close(forceMs: number): Promise<void>;
  isDraining(): boolean;
}

/** Connections that are idle when the end begins stay so long: a request may be under way on them. */
const LINGER_MS = 500;

/** Makes a server around a handler. `onError` is told of what goes wrong with connections, such as too many open files. */
export function createListener(handle: RequestListener, onError: (error: Error) => void): Listener {
  const underWay = new Set<ServerResponse>();
  let ending: Promise<void> | undefined;
  const take: RequestListener = (req, res) => {
    underWay.add(res);
    res.once('close', () => underWay.delete(res));
    if (ending !== undefined) res.shouldKeepAlive = false;
    handle(req, res);
  };
  const server = createServer({ headersTimeout: 10_000, requestTimeout: 120_000, keepAliveTimeout: 65_000, connectionsCheckingInterval: 2_000, maxHeaderSize: 16_384 }, take);
  server.on('checkExpectation', take); // an `Expect` that nobody knows is passed over, as RFC 9110 allows: node would refuse it without a word
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    const isAnswering = [...underWay].some((res) => res.socket === socket);
    if (!socket.writable || isAnswering || error.code === 'ECONNRESET') socket.destroy();
    else socket.end(malformed(error.code));
  });
  return {
    async listen(port, host) {
      const taken = await listen(server, port, host);
      server.on('error', onError);
      return taken;
    },
    close: (forceMs) => (ending ??= drain(server, underWay, forceMs)),
    isDraining: () => ending !== undefined,
  };
}

/** What is answered to bytes that are no request. */
function malformed(code: string | undefined): string {
  const [status, text, message] =
    code === 'HPE_HEADER_OVERFLOW'
      ? [431, 'Request Header Fields Too Large', 'The headers are too large.']
      : code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? [408, 'Request Timeout', 'The request took too long to come.']
        : [400, 'Bad Request', 'This is not a request of HTTP/1.1.'];
  const body = JSON.stringify({ error: { code: status, message, reason: 'BAD_USER_INPUT' } });
  return `HTTP/1.1 ${status} ${text}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`;
}

async function listen(server: Server, port: number, host: string): Promise<{ url: string; port: number }> {
  try {
    server.listen(port, host);
    await once(server, 'listening');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE') throw new Error(`PORT ${port} on ${host} is taken by another program. Set PORT to a free one, such as PORT=${port + 1}.`, { cause: error });
    if (code === 'EACCES') throw new Error(`PORT ${port} may not be used by this account. Set PORT to one above 1023.`, { cause: error });
    throw new Error(`Cannot listen on HOST ${host}, PORT ${port}.`, { cause: error });
  }
  const address = server.address();
  const taken = typeof address === 'object' && address !== null ? address.port : port;
  return { url: `http://${host.includes(':') ? `[${host}]` : host}:${taken}`, port: taken };
}

async function drain(server: Server, underWay: ReadonlySet<ServerResponse>, forceMs: number): Promise<void> {
  if (!server.listening) return;
  const force = setTimeout(() => server.closeAllConnections(), forceMs);
  for (const res of underWay) res.shouldKeepAlive = false;
  // http's own close() would cut idle connections at once, with a request that is on its way to us
  const closed = new Promise<void>((resolve) => void NetServer.prototype.close.call(server, () => resolve()));
  const idle = setInterval(() => server.closeIdleConnections(), LINGER_MS);
  await closed;
  clearInterval(idle);
  clearTimeout(force);
  server.close(); // ends http's own timer for the connections
}
