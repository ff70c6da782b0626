/** Sends whole answers, and faults in the shape of the door that they belong to. */
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { type Fault, headersOf } from '../domain/errors.ts';
import { faultAnswer } from '../rest/answer.ts';
import { hasBody } from './body.ts';

/** Which half of the server a request is for; `site` is what stands beside the two doors. */
export type Door = 'graphql' | 'rest' | 'site';

/** A whole answer. */
export interface Answer {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body?: string | Buffer | undefined;
}

/** How long a client that is told to stop may go on sending before it is cut off. */
const LINGER_MS = 1000;

/** Sends an answer, unless one was sent already. */
export function send(req: IncomingMessage, res: ServerResponse, { status, headers, body }: Answer): void {
  if (res.headersSent || res.destroyed) return;
  if (body !== undefined) res.setHeader('content-length', Buffer.byteLength(body));
  if (req.complete || !hasBody(req)) res.writeHead(status, headers).end(body);
  else sendEarly(req, res, { status, headers, body });
}

/** A client that still sends would lose the answer if the connection were closed at once: what it sends is read and thrown away for a while. */
function sendEarly(req: IncomingMessage, res: ServerResponse, { status, headers, body }: Answer): void {
  res.setHeader('connection', 'close');
  res.writeHead(status, headers);
  if (body === undefined) res.flushHeaders();
  else res.write(body);
  const end = (): void => {
    clearTimeout(timer);
    res.end();
  };
  const timer = setTimeout(end, LINGER_MS);
  req.once('end', end).once('close', end).resume();
}

/** A fault in the shape of its door. */
export function faultOfDoor(door: Door, fault: Fault, requestId: string, req: IncomingMessage): Answer {
  if (door !== 'graphql') return faultAnswer(fault, requestId, 'unknown');
  const { message, reason: code, field, details } = fault;
  const type = req.headers.accept?.includes('application/graphql-response+json') ? 'application/graphql-response+json' : 'application/json';
  return {
    status: fault.status,
    headers: { 'content-type': `${type}; charset=utf-8`, ...headersOf(fault) },
    body: JSON.stringify({ errors: [{ message, extensions: { code, field, details, requestId } }] }),
  };
}
