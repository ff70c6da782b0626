// A proxy in front of PostgreSQL that can refuse and drop traffic, as poolers and networks do.
import { once } from 'node:events';
import { createServer, connect, type Server, type Socket } from 'node:net';

/** A proxy on the loopback interface. */
export interface Proxy {
  /** Returns a connection string for the same database through the proxy. */
  url(of: string): string;
  /** Drops all further traffic without closing a connection. */
  swallow(): void;
  /** Registers a listener for new connections. */
  onConnection(listener: () => void): void;
  close(): void;
}

/**
 * Opens a proxy. A connection is cut as soon as `refuses` returns true for the bytes that the
 * client sent; `first` contains the first bytes of the connection.
 */
export async function openProxy(
  target: string,
  refuses: (sent: string, first: string) => boolean = () => false,
): Promise<Proxy> {
  const to = new URL(target);
  const socketDir = to.searchParams.get('host');
  const port = Number(to.port || 5432);
  const sockets = new Set<Socket>();
  let isSwallowing = false;
  // Half-open, so that the proxy itself does not end the other side of a connection while it drops
  // traffic.
  const server: Server = createServer({ allowHalfOpen: true }, (client) => {
    const at =
      socketDir === null ? { port, host: to.hostname } : { path: `${socketDir}/.s.PGSQL.${port}` };
    const database = connect({ ...at, allowHalfOpen: true });
    let first: string | undefined;
    for (const [from, other] of [
      [client, database],
      [database, client],
    ] as const) {
      sockets.add(from);
      from.on('error', () => {});
      from.on('end', () => !isSwallowing && other.end());
      from.on('close', () => !isSwallowing && other.destroy());
      from.on('data', (chunk: Buffer) => {
        if (isSwallowing) return;
        if (from === client) {
          first ??= chunk.toString('latin1');
          if (refuses(chunk.toString('latin1'), first)) return void client.destroy();
        }
        other.write(chunk);
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null)
    throw new Error('The proxy does not listen.');
  return {
    url(of) {
      const through = new URL(of);
      through.searchParams.delete('host');
      through.host = `127.0.0.1:${address.port}`;
      return through.href;
    },
    swallow: () => {
      isSwallowing = true;
    },
    onConnection: (listener) => void server.on('connection', listener),
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
