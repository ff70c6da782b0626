/** Sends whole answers, and errors in the format of the API that they belong to. */
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { type AppError, headersOf, isAfterCommit } from '../domain/errors.ts';
import { errorAnswer } from '../rest/answer.ts';
import { hasBody } from './body.ts';
import { byteLengthOf, partsOf, type ResponseBody } from './response-body.ts';

/** The API that a request is for; `site` stands for the pages outside both APIs. */
export type Api = 'graphql' | 'rest' | 'site';

/** A whole HTTP response. */
export interface Answer {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body?: ResponseBody | undefined;
  /** True for a buffer that never changes: its compressed forms are kept with it. */
  readonly isStatic?: true;
  /** True for an answer that holds a secret. It is not compressed: its length would depend on it. */
  readonly holdsSecret?: boolean;
}

/** Milliseconds that a client may go on sending after its request was answered early. */
const LINGER_MS = 1000;

/** Sends an answer, unless one was sent already. */
export function send(
  req: IncomingMessage,
  res: ServerResponse,
  { status, headers, body }: Answer,
): void {
  if (res.headersSent || res.destroyed) return;
  if (body !== undefined) res.setHeader('content-length', byteLengthOf(body));
  const all = withVaryOf(res, headers);
  if (isReceived(req)) endWith(res.writeHead(status, all), body);
  else sendEarly(req, res, { status, headers: all, body });
}

/** Ends a response with a body, whose parts are sent together. */
function endWith(res: ServerResponse, body: ResponseBody | undefined): void {
  if (typeof body === 'string' || body === undefined || Buffer.isBuffer(body)) {
    res.end(body);
    return;
  }
  res.cork();
  for (const part of body) res.write(part);
  res.end();
}

/** Returns whether a request has arrived whole. */
export const isReceived = (req: IncomingMessage): boolean => req.complete || !hasBody(req);

/** Returns the headers with one more name in `Vary`. */
export function addVary<Headers extends OutgoingHttpHeaders>(
  headers: Headers,
  name: string,
): Headers {
  const { vary } = headers;
  if (vary === undefined) return { ...headers, vary: name };
  const isListed = String(vary).toLowerCase().split(/,\s*/).includes(name.toLowerCase());
  return isListed ? headers : { ...headers, vary: `${vary}, ${name}` };
}

/** Returns the headers of a response with the `Vary` that was set before, such as that of CORS. */
export function withVaryOf(res: ServerResponse, headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  const before = res.getHeader('vary');
  const { vary } = headers;
  if (before === undefined || vary === undefined) return headers;
  return addVary(headers, String(before));
}

/**
 * Sends an answer while the request is still arriving. What the client sends is discarded for a
 * while: closing the connection immediately would lose the answer.
 */
function sendEarly(
  req: IncomingMessage,
  res: ServerResponse,
  { status, headers, body }: Answer,
): void {
  res.setHeader('connection', 'close');
  res.writeHead(status, headers);
  if (body === undefined) res.flushHeaders();
  else for (const part of partsOf(body)) res.write(part);
  const end = (): void => {
    clearTimeout(timer);
    res.end();
  };
  const timer = setTimeout(end, LINGER_MS);
  req.once('end', end).once('close', end).resume();
}

/** Returns an error in the format of its API. */
export function errorOf(
  api: Api,
  error: AppError,
  requestId: string,
  req: IncomingMessage,
): Answer {
  if (api !== 'graphql') return errorAnswer(error, requestId, 'unknown');
  const { message, reason: code, field, details } = error;
  const type = req.headers.accept?.includes('application/graphql-response+json')
    ? 'application/graphql-response+json'
    : 'application/json';
  return {
    status: isAfterCommit(error) ? 200 : error.status,
    headers: { 'content-type': `${type}; charset=utf-8`, ...headersOf(error) },
    body: JSON.stringify({
      errors: [{ message, extensions: { code, field, details, requestId } }],
    }),
  };
}
