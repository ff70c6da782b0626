/** Sends answers, compressed where the client accepts it and the answer is worth it. */
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { addVary, type Answer, isReceived, send, withVaryOf } from '../send.ts';
import { byteLengthOf, bytesOf } from '../response-body.ts';
import type { Compressor } from './compressor.ts';
import { type Encoding, encodingFor } from './encoding.ts';

/** Smaller bodies fit in one packet, compressed or not. */
const MIN_COMPRESSED_BYTES = 1024;
/** Larger bodies are compressed while they are sent. */
const MIN_STREAMED_BYTES = 1_048_576;
/** Content types that get smaller. Events are sent as they happen, so they are none. */
const COMPRESSIBLE =
  /^(text\/(?!event-stream)|application\/([\w.-]+\+)?(json|xml)\b|application\/javascript|image\/svg)/;
/** Statuses of answers without a body, or with a part of one. */
const WHOLE_STATUS = /^(?!204|205|206|304)/;

/** Sends an answer, unless one was sent already. */
export type SendAnswer = (
  req: IncomingMessage,
  res: ServerResponse,
  answer: Answer,
) => Promise<void>;

/** Returns the function that sends answers. Without a compressor none is compressed. */
export function createSender(compressor: Compressor | undefined): SendAnswer {
  return async (req, res, answer) => {
    if (answer.holdsSecret) return send(req, res, confidential(answer));
    if (!compressor) return send(req, res, answer);
    const varied = dependsOnEncoding(req, answer)
      ? { ...answer, headers: addVary(answer.headers, 'Accept-Encoding') }
      : answer;
    const encoding = negotiate(req, answer);
    if (!encoding || !isReceived(req)) return send(req, res, varied);
    if (req.method === 'HEAD') return send(req, res, headOf(varied, encoding));
    const body = bytesOf(answer.body ?? '');
    const headers = encodedHeaders(varied.headers, encoding);
    if (!answer.isStatic && body.length >= MIN_STREAMED_BYTES) {
      const isOpen = !res.headersSent && !res.destroyed;
      const stream = isOpen ? compressor.stream(body.length, encoding) : undefined;
      if (!stream) return send(req, res, varied);
      res.writeHead(answer.status, withVaryOf(res, headers));
      res.once('close', () => stream.destroy());
      stream.once('error', () => res.destroy()).pipe(res);
      return void stream.end(body);
    }
    const compressed = answer.isStatic
      ? await compressor.compressOnce(body, encoding)
      : await compressor.compress(body, encoding);
    send(req, res, compressed ? { ...answer, headers, body: compressed } : varied);
  };
}

/** Returns an answer that holds a secret, with the header that forbids proxies to compress it. */
const confidential = (answer: Answer): Answer => ({
  ...answer,
  headers: { ...answer.headers, 'cache-control': 'no-store, no-transform' },
});

/** Returns the encoding in which an answer is sent; undefined for an answer that is sent as it is. */
export function negotiate(
  { headers }: IncomingMessage,
  answer: Pick<Answer, 'status' | 'headers' | 'body'>,
): Encoding | undefined {
  return lengthOf(answer) >= MIN_COMPRESSED_BYTES && isCompressible(answer)
    ? encodingFor(headers['accept-encoding'])
    : undefined;
}

/** Returns the headers of an answer for its compressed body. A strong ETag becomes a weak one. */
export function encodedHeaders<Headers extends OutgoingHttpHeaders>(
  headers: Headers,
  encoding: Encoding,
): Headers {
  const etag = headers['etag'];
  return {
    ...addVary(headers, 'Accept-Encoding'),
    'content-encoding': encoding,
    ...(typeof etag === 'string' && !etag.startsWith('W/') && { etag: `W/${etag}` }),
  };
}

/** Returns the answer to HEAD. Its length is not known before the body is compressed. */
function headOf(answer: Answer, encoding: Encoding): Answer {
  const { 'content-length': _, ...headers } = encodedHeaders(answer.headers, encoding);
  return { status: answer.status, headers };
}

/** Returns whether the response to another `Accept-Encoding` can be another one. */
const dependsOnEncoding = ({ method }: IncomingMessage, answer: Answer): boolean =>
  method === 'GET' || method === 'HEAD'
    ? answer.status === 304 || isCompressible(answer)
    : lengthOf(answer) >= MIN_COMPRESSED_BYTES && isCompressible(answer);

/** Returns whether an answer of any length could be compressed. */
const isCompressible = ({ status, headers }: Pick<Answer, 'status' | 'headers'>): boolean =>
  WHOLE_STATUS.test(String(status)) &&
  headers['content-encoding'] === undefined &&
  COMPRESSIBLE.test(String(headers['content-type'] ?? '')) &&
  !/\bno-transform\b/i.test(String(headers['cache-control'] ?? ''));

/** Returns the length of a body in bytes; for HEAD that of the header. */
function lengthOf({ headers, body }: Pick<Answer, 'headers' | 'body'>): number {
  if (body === undefined) return Number(headers['content-length'] ?? 0);
  return typeof body === 'string' && body.length >= MIN_COMPRESSED_BYTES
    ? body.length
    : byteLengthOf(body);
}
