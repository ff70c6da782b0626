/** Defines the messages between the primary process and its workers. */
import type { DevelopmentToken } from '../../graphql/authenticate.ts';

/** The work that a worker is started for. */
export type WorkerRole = 'requests' | 'jobs';

/** The order that a worker receives when it begins. */
export interface WorkerOrder {
  readonly role: WorkerRole;
  /** Connection string of the role that serves. */
  readonly databaseUrl: string;
  readonly databaseName: string;
  /** Identifies the server, which is all its workers, among those on the same database. */
  readonly serverId: string;
  /** The address that the primary process listens on. */
  readonly listening: { readonly url: string; readonly port: number };
  /** The token, with its moment as JSON writes it. */
  readonly developmentToken:
    | (Omit<DevelopmentToken, 'expiresAt'> & { readonly expiresAt: string })
    | undefined;
}

/** A message from a worker. */
export type FromWorker =
  /** The worker listens to messages and waits for its order. */
  | { readonly lectern: 'hello' }
  | { readonly lectern: 'ready' }
  | { readonly lectern: 'failed'; readonly message: string }
  /** The worker received a signal. It goes on taking connections until it receives `end`. */
  | { readonly lectern: 'ending' }
  /** The worker holds the connection of this number. */
  | { readonly lectern: 'taken'; readonly id: number }
  | { readonly lectern: 'take'; readonly id: number; readonly key: string; readonly limit: number }
  | { readonly lectern: 'give'; readonly key: string }
  | { readonly lectern: 'metrics'; readonly id: number }
  | { readonly lectern: 'measured'; readonly id: number; readonly metrics: unknown };

/** A message to a worker. */
export type ToWorker =
  | { readonly lectern: 'begin'; readonly order: WorkerOrder }
  /** Carries a socket. */
  | { readonly lectern: 'connection'; readonly id: number }
  /** The worker fails readiness, and goes on taking connections. */
  | { readonly lectern: 'drain' }
  | { readonly lectern: 'end' }
  | { readonly lectern: 'answer'; readonly id: number; readonly value: unknown }
  | { readonly lectern: 'measure'; readonly id: number };

/** Returns true if a message is one of ours: libraries send messages too. */
export const isOurs = <Message extends FromWorker | ToWorker>(
  message: unknown,
): message is Message => typeof message === 'object' && message !== null && 'lectern' in message;
