import type { Server } from 'node:http';

/** The payload of an event. */
interface Payload {
  readonly type: string;
  readonly timestamp: string;
  readonly data: {
    readonly position?: number;
    readonly subject: { readonly type: string; readonly id: string };
  };
}

/** Creates a server that calls `onEvent` with the payload of each event. */
export function createReceiver(options: {
  readonly secret: string;
  readonly onEvent: (payload: Payload) => void | Promise<void>;
}): Server;
