/** The state of one HTTP request, from its headers to its end. */
import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { PublishedTrace } from '../context.ts';
import type { CostMeter } from '../graphql/limits.ts';
import type { Api } from './send.ts';

/** The fields that the log and the metrics record about a request. */
interface RequestNotes {
  /** Name of the route or of the GraphQL operation; nothing else that the caller sent. */
  operation?: string;
  userId?: string;
  /** Reason of the error. */
  reason?: string;
}

/** A request as the server hands it to an API, before authentication. */
export interface RequestInfo {
  readonly api: Api;
  /**
   * The caller's `X-Request-Id` if it is valid, else a new id. It is sent in the response, the log
   * and the audit events.
   */
  readonly requestId: string;
  readonly address: string;
  readonly headers: IncomingHttpHeaders;
  /**
   * True if the request has no `Authorization` header: the server has charged its address already.
   */
  readonly tokenless: boolean;
  readonly receivedAt: Date;
  readonly meter: CostMeter;
  /** The record of what the response shows of published sites, if it can be cached. */
  readonly published?: PublishedTrace | undefined;
  /** Adds to the request's log line and to the labels of its metrics. */
  note(notes: RequestNotes): void;
  /** Sets another deadline, in milliseconds from now, for routes that wait. */
  allow(milliseconds: number): void;
  /**
   * Admits the request as a subscription, which has no deadline.
   * @throws RATE_LIMITED, BUSY
   */
  subscribe(): Promise<void>;
  /**
   * Records that a write of the request was committed: after it, a timeout reports that the write
   * was done.
   */
  committed(): void;
  /** Marks the response as one that was sent before for the same Idempotency-Key. */
  replayed(): void;
  /** Records that the response holds a secret. */
  showSecret(): void;
  /**
   * Returns the milliseconds until the deadline; the whole time while the body is still arriving.
   */
  timeLeft(): number;
}

/** A request with the members that only the server needs. */
export interface OpenRequest extends RequestInfo {
  readonly notes: RequestNotes;
  published?: PublishedTrace | undefined;
  /** True once a write of the request was committed. */
  readonly isCommitted: boolean;
  /** True once a secret was read for the response, or if it is one that was sent before. */
  readonly holdsSecret: boolean;
  /** From `performance.now()`. */
  readonly startedAt: number;
  end(): void;
}

/** The options of `openRequest`. */
interface RequestOptions {
  readonly api: Api;
  readonly address: string;
  readonly meter: CostMeter;
  readonly deadlineMs: number;
  /** Called once when the deadline has passed and the request has arrived whole. */
  readonly onDeadline: () => void;
  /**
   * Called when the request becomes a subscription.
   * @throws BUSY
   */
  readonly onSubscribe: () => void;
}

const VALID_ID = /^[\w.:-]{1,128}$/;

/** Returns the caller's request id if it is valid, else a new one. */
function requestIdOf(req: IncomingMessage): string {
  const given = req.headers['x-request-id'];
  return typeof given === 'string' && VALID_ID.test(given) ? given : randomUUID();
}

/** Returns whether a body follows the headers of a request. */
const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;

/**
 * Calls back once a body has arrived, unless that was with its headers, though it is read only after
 * authentication: that wait counts.
 */
function onceArrived(req: IncomingMessage, onArrival: () => void): void {
  req.once('end', onArrival);
  setImmediate(() => {
    if (req.complete) req.off('end', onArrival);
  });
}

/**
 * Opens a request. The deadline begins when the request has arrived whole: the time that a body may
 * take is limited by the HTTP server.
 */
export function openRequest(
  req: IncomingMessage,
  res: ServerResponse,
  options: RequestOptions,
): OpenRequest {
  const notes: RequestNotes = {};
  let limitMs = options.deadlineMs;
  let dueAt = performance.now() + limitMs;
  const restart = (): void => {
    dueAt = performance.now() + limitMs;
    timer.refresh();
  };
  const onTimer = (): void => (req.complete ? options.onDeadline() : restart());
  const stopTimer = (): void => {
    dueAt = Number.POSITIVE_INFINITY;
    clearTimeout(timer);
    req.off('end', restart);
  };
  let timer = setTimeout(onTimer, limitMs);
  if (hasBody(req)) onceArrived(req, restart);
  let [isCommitted, holdsSecret] = [false, false];
  const requestId = requestIdOf(req);
  res.setHeader('x-request-id', requestId);
  return {
    api: options.api,
    requestId,
    address: options.address,
    headers: req.headers,
    tokenless: req.headers.authorization === undefined,
    ...{ receivedAt: new Date(), startedAt: performance.now() },
    meter: options.meter,
    notes,
    get isCommitted() {
      return isCommitted;
    },
    committed() {
      isCommitted = true;
    },
    get holdsSecret() {
      return holdsSecret;
    },
    showSecret() {
      holdsSecret = true;
    },
    replayed() {
      holdsSecret = true; // what is in it is not known
      if (!res.headersSent) res.setHeader('idempotent-replayed', 'true');
    },
    note: (added) => void Object.assign(notes, added),
    allow(milliseconds) {
      limitMs = milliseconds;
      dueAt = performance.now() + limitMs;
      clearTimeout(timer);
      timer = setTimeout(onTimer, limitMs);
    },
    async subscribe() {
      await options.meter.subscribe();
      options.onSubscribe();
      stopTimer();
    },
    timeLeft: () => (req.complete ? dueAt - performance.now() : limitMs),
    end: stopTimer,
  };
}
