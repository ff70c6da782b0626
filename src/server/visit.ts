/** One request, as the server knows it before anybody asked who it is from. */
import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { Meter } from '../graphql/limits.ts';
import type { Door } from './send.ts';

/** What the log and the metrics are told of a request. */
interface Remarks {
  /** Name of the route or of the GraphQL operation; nothing else that the caller sent. */
  operation?: string;
  /** Id of the user. */
  userId?: string;
  /** Reason of the fault. */
  reason?: string;
}

/** What a door is given with a request. */
export interface Visit {
  readonly door: Door;
  /** The caller's, if it was sane; it goes into the answer, the log and the events. */
  readonly requestId: string;
  /** The client's address. */
  readonly address: string;
  readonly headers: IncomingHttpHeaders;
  /** Whether the request brought no `Authorization`: its address has been charged by the server. */
  readonly tokenless: boolean;
  readonly receivedAt: Date;
  readonly meter: Meter;
  /** Adds to the request's line in the log and to the labels of its metrics. */
  note(remarks: Remarks): void;
  /** Gives the request another deadline, in milliseconds from now, for routes that wait. */
  allow(milliseconds: number): void;
  /** Milliseconds until the request is given up; all of them while its body is still coming. */
  timeLeft(): number;
}

/** A visit with what only the server needs. */
export interface OpenVisit extends Visit {
  readonly remarks: Remarks;
  /** From `performance.now()`. */
  readonly startedAt: number;
  end(): void;
}

/** What a visit is opened with. */
interface VisitOptions {
  readonly door: Door;
  readonly address: string;
  readonly meter: Meter;
  readonly deadlineMs: number;
  /** Called once when the deadline has passed and the request was there whole. */
  readonly onDeadline: () => void;
}

const SANE_ID = /^[\w.:-]{1,128}$/;

/** The request's id: the caller's where it is sane, else a new one. */
function requestIdOf(req: IncomingMessage): string {
  const given = req.headers['x-request-id'];
  return typeof given === 'string' && SANE_ID.test(given) ? given : randomUUID();
}

/** Opens a visit. The deadline begins when the request is there whole: how long a body may take is the HTTP server's own limit. */
export function openVisit(req: IncomingMessage, res: ServerResponse, options: VisitOptions): OpenVisit {
  const remarks: Remarks = {};
  let patience = options.deadlineMs;
  let dueAt = performance.now() + patience;
  const restart = (): void => {
    dueAt = performance.now() + patience;
    timer.refresh();
  };
  const due = (): void => (req.complete ? options.onDeadline() : restart());
  let timer = setTimeout(due, patience);
  req.once('end', restart);
  // A small body has come with its headers, though nobody reads it before he knows who asks: that wait counts.
  setImmediate(() => {
    if (req.complete) req.off('end', restart);
  });
  const requestId = requestIdOf(req);
  res.setHeader('x-request-id', requestId);
  return {
    door: options.door,
    requestId,
    address: options.address,
    headers: req.headers,
    tokenless: req.headers.authorization === undefined,
    receivedAt: new Date(),
    startedAt: performance.now(),
    meter: options.meter,
    remarks,
    note: (added) => void Object.assign(remarks, added),
    allow(milliseconds) {
      patience = milliseconds;
      dueAt = performance.now() + patience;
      clearTimeout(timer);
      timer = setTimeout(due, patience);
    },
    timeLeft: () => (req.complete ? dueAt - performance.now() : patience),
    end() {
      clearTimeout(timer);
      req.off('end', restart);
    },
  };
}
