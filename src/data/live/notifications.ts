/**
 * Receives notifications of PostgreSQL on one connection of the process, which is opened when they
 * are first needed.
 */
import pg from 'pg';

const NOTIFY = 'SELECT pg_notify($1, payload) FROM unnest($2::text[]) payload';

/** The channels of notifications. */
const CHANNELS = [
  'lectern_commits',
  'lectern_notifications',
  'lectern_positions',
  'lectern_presence',
  'lectern_progress',
] as const;

/** The name of a channel. */
export type Channel = (typeof CHANNELS)[number];

/** Milliseconds until a lost connection is opened again; doubled after each failure. */
const MIN_RETRY_MS = 100;
const MAX_RETRY_MS = 5000;
const CONNECT_MS = 5000;
/** Milliseconds until a connection that does not answer is replaced. */
const ANSWER_MS = 5000;

/** The functions that receive notifications. */
export interface NotificationHandlers {
  /** Receives each notification in the order of commits. */
  readonly onNotification: (channel: Channel, payload: string) => void;
  /** Called after each connection: notifications before it were missed. */
  readonly onConnected: () => void;
}

/** The notifications of a process. */
export class Notifications {
  readonly #url: string;
  readonly #handlers: NotificationHandlers;
  #client: pg.Client | undefined;
  #timer: NodeJS.Timeout | undefined;
  #opening: Promise<void> | undefined;
  #isClosed = false;
  #retryMs = MIN_RETRY_MS;
  #sending: Promise<boolean> = Promise.resolve(true);

  /** `url` is that of a session: a pooler of transactions loses notifications. */
  constructor(url: string, handlers: NotificationHandlers) {
    this.#url = url;
    this.#handlers = handlers;
  }

  /** Opens the connection, unless it was opened already. Resolves when it listens or has failed. */
  start(): Promise<void> {
    this.#opening ??= this.#open();
    return this.#opening;
  }

  /** Sends notifications, in the order of the calls. Returns false if they are lost. */
  send(channel: Channel, payloads: readonly string[]): Promise<boolean> {
    const sent = this.#sending.then(() => this.#notify(channel, payloads));
    this.#sending = sent;
    return sent;
  }

  /** Closes the connection. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#opening;
    const client = this.#client;
    this.#client = undefined;
    await client?.end().catch(() => {});
  }

  async #notify(channel: Channel, payloads: readonly string[]): Promise<boolean> {
    await this.start();
    const client = this.#client;
    if (!client) return false;
    try {
      await client.query(NOTIFY, [channel, payloads]);
      return true;
    } catch {
      this.#lose(client);
      return false;
    }
  }

  async #open(): Promise<void> {
    if (this.#isClosed) return;
    const client = new pg.Client({
      connectionString: this.#url,
      connectionTimeoutMillis: CONNECT_MS,
      query_timeout: ANSWER_MS,
      keepAlive: true,
    });
    this.#client = client;
    client.on('error', () => this.#lose(client));
    client.on('end', () => this.#lose(client));
    client.on('notification', ({ channel, payload = '' }) =>
      this.#handlers.onNotification(channel as Channel, payload),
    ); // it listens to no other channels
    try {
      await client.connect();
      await client.query(CHANNELS.map((channel) => `LISTEN ${channel}`).join('; '));
    } catch {
      this.#lose(client);
      return;
    }
    this.#retryMs = MIN_RETRY_MS;
    this.#handlers.onConnected();
  }

  /** Drops a connection, and opens another one after a pause. */
  #lose(client: pg.Client): void {
    if (this.#client !== client) return;
    this.#client = undefined;
    void client.end().catch(() => {});
    if (this.#isClosed) return;
    this.#timer = setTimeout(() => {
      this.#opening = this.#open();
    }, this.#retryMs);
    this.#timer.unref();
    this.#retryMs = Math.min(this.#retryMs * 2, MAX_RETRY_MS);
  }
}
