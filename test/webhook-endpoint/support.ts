// A receiver of webhooks on 127.0.0.1, which verifies signatures with the published library, and a
// process that delivers at a given time.
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { afterAll } from 'vitest';
import { openDatabase } from '../../src/data/database.ts';
import { assignAllPositions } from '../../src/data/event-log.ts';
import { createFetch } from '../../src/data/fetch.ts';
import {
  type DeliveryContext,
  deliverWebhooks,
} from '../../src/resources/webhook-endpoint/deliver.ts';
import { TEST_DEADLINES } from '../database.ts';
import type { World } from '../support.ts';

/** A payload as a receiver reads it. */
export interface Payload {
  readonly type: string;
  readonly timestamp: string;
  readonly data: {
    readonly id: string;
    readonly position: number;
    readonly organizationId: string;
    readonly action: string;
    readonly actor: { readonly id: string } | null;
    readonly subject: { readonly type: string; readonly id: string };
    readonly fields: readonly string[];
  };
}

/** A request that a receiver got. */
export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly payload: Payload;
}

/** The response to a request: a status, or a status with a body and headers. */
type Reply =
  | number
  | { status: number; body?: string; headers?: Record<string, string>; never?: true };

/** A receiver of webhooks. */
export interface Receiver {
  readonly url: string;
  readonly received: Received[];
  /** Decides the response to each request; 204 by default. */
  reply: (request: Received) => Reply | Promise<Reply>;
}

/** Starts a receiver for the tests of a file. */
export async function useReceiver(): Promise<Receiver> {
  const receiver: { url: string; received: Received[]; reply: Receiver['reply'] } = {
    url: '',
    received: [],
    reply: () => 204,
  };
  const server = createServer((req, res) => {
    const chunks: Buffer[] = [];
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.on('end', async () => {
      const body = Buffer.concat(chunks).toString();
      const request = {
        path: req.url ?? '',
        headers: req.headers,
        body,
        payload: JSON.parse(body),
      };
      receiver.received.push(request);
      const reply = await receiver.reply(request);
      const {
        status,
        body: text,
        headers,
        never,
      } = typeof reply === 'number' ? { status: reply } : reply;
      if (never) return;
      res.writeHead(status, headers).end(text ?? '');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // it listens
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return receiver;
}

/** Returns the payload of a request with a valid signature. */
export const verified = (secret: string, { body, headers }: Received): Payload =>
  new Webhook(secret).verify(body, headers as Record<string, string>) as Payload; // single values

/** A process that delivers. */
export interface Deliverer {
  /** Assigns positions, and delivers what is due after this many seconds. */
  deliver(seconds?: number): Promise<void>;
  /** The same, without waiting for the end of requests that are not answered. */
  stop(): void;
}

/** Options of a process that delivers. */
interface DelivererOptions {
  readonly allowPrivateNetworks?: boolean;
  readonly random?: () => number;
  /** The time, to which the seconds are added. Default: that of the machine. */
  readonly start?: Date;
  /** A clock that the test advances; the seconds and `start` are then ignored. */
  readonly clock?: { readonly now: Date };
}

/** Opens a process that delivers the webhooks of a world. */
export function openDeliverer(world: World, options: DelivererOptions = {}): Deliverer {
  const { allowPrivateNetworks = true, random = () => 0.5, start, clock } = options;
  const database = openDatabase({ ...world.connections.pool, deadlines: TEST_DEADLINES });
  afterAll(() => database.close());
  const stopping = new AbortController();
  return {
    async deliver(seconds = 0) {
      await assignAllPositions(database.query, () => false);
      const now = new Date((start?.getTime() ?? Date.now()) + seconds * 1000);
      const context: DeliveryContext = {
        ...{ database, random, secrets: world.console.secrets, signal: stopping.signal },
        selectEvent: world.console.selectEvent,
        fetch: createFetch({ allowPrivateNetworks }),
        now: () => clock?.now ?? now,
        isOver: () => stopping.signal.aborted,
      };
      await deliverWebhooks(context);
    },
    stop: () => stopping.abort(),
  };
}
