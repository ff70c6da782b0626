/**
 * Sends the messages of a subscription as server-sent events, in the distinct connections mode of
 * GraphQL over SSE. The id of an event is the position to continue after.
 */
import { once, setMaxListeners } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { LiveMessage, LiveResult } from '../graphql/live-result.ts';
import { slowConsumer } from './slow-consumer.ts';

/** Milliseconds between two comments that keep a connection open. */
const KEEP_ALIVE_MS = 12_000;
/** Milliseconds after which a client that takes no messages is disconnected. */
const MAX_STALLED_MS = 30_000;
/** Milliseconds in which such a client can still read the last message. */
const MAX_CLOSING_MS = 5000;
/** Milliseconds after which clients connect again; at shutdown more, so that they do not all at once. */
const RETRY_MS = 1000;
const MAX_SHUTDOWN_RETRY_MS = 3000;

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-cache, no-transform',
  'x-accel-buffering': 'no', // for nginx, which would keep events back
};

/** The options of one stream. */
interface StreamOptions {
  readonly requestId: string;
  /** Aborted when the server ends its subscriptions. */
  readonly end: AbortSignal;
  /** @default 30,000 */
  readonly maxStalledMs?: number | undefined;
}

/** Sends events until the subscription ends, the client disconnects or the server shuts down. */
export async function sendEvents(
  res: ServerResponse,
  live: Pick<LiveResult, 'position' | 'nextMessage' | 'return'>,
  { requestId, end, maxStalledMs = MAX_STALLED_MS }: StreamOptions,
): Promise<void> {
  const stop = (): void => void live.return();
  res.once('close', stop);
  setMaxListeners(0, end); // all streams of the process listen to it
  end.addEventListener('abort', stop, { once: true });
  if (end.aborted || res.closed) stop();
  res.writeHead(200, HEADERS);
  res.write(`retry: ${RETRY_MS}\n${idOf(live.position)}\n`);
  const keepAlive = setInterval(() => {
    if (!res.writableNeedDrain) res.write(`: keep-alive\n${idOf(live.position)}\n`);
  }, KEEP_ALIVE_MS);
  try {
    for (;;) {
      const message = await live.nextMessage();
      if (!message) return endStream(res, end.aborted);
      if (res.write(textOf(message)) || (await drains(res, maxStalledMs))) continue;
      if (res.closed) return;
      res.write(textOf(slowConsumer(message.position, requestId)));
      endStream(res, false);
      setTimeout(() => res.destroy(), MAX_CLOSING_MS).unref();
      return;
    }
  } finally {
    clearInterval(keepAlive);
    end.removeEventListener('abort', stop);
    stop();
  }
}

const textOf = ({ result, position }: LiveMessage): string =>
  `${idOf(position)}event: next\ndata: ${JSON.stringify(result)}\n\n`;

/** Returns the field with the id of an event; nothing where there are no positions. */
const idOf = (position: number | null): string => (position === null ? '' : `id: ${position}\n`);

/** Ends a stream. At shutdown without `complete`, so that the client connects again. */
function endStream(res: ServerResponse, isShutdown: boolean): void {
  if (res.closed) return;
  const retryMs = RETRY_MS + Math.round(Math.random() * (MAX_SHUTDOWN_RETRY_MS - RETRY_MS));
  res.end(isShutdown ? `retry: ${retryMs}\n\n` : 'event: complete\ndata:\n\n');
}

/** Returns whether the client has taken everything that was sent, within some milliseconds. */
async function drains(res: ServerResponse, milliseconds: number): Promise<boolean> {
  const timeout = new AbortController();
  const stop = (): void => timeout.abort();
  const timer = setTimeout(stop, milliseconds);
  res.once('close', stop);
  try {
    if (res.writableNeedDrain) await once(res, 'drain', { signal: timeout.signal });
    return true;
  } catch {
    return false; // also when the connection is lost
  } finally {
    clearTimeout(timer);
    res.off('close', stop);
  }
}
