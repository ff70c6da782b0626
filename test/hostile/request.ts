// Sends hostile requests byte for byte, and checks the form of every response.
import http from 'node:http';
import { checkAnswer } from '../contract/check.ts';

/** A request as it is sent. */
export interface Hostile {
  /** The name of the operation or root field under test. */
  readonly about: string;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[]>>;
  readonly body?: string | Buffer | undefined;
}

/** The response to a hostile request. */
export interface Answered {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly text: string;
}

const HANG_MS = 20_000; // a PDF takes seconds on a busy machine
const agent = new http.Agent({ keepAlive: true, maxSockets: 4 });

/** Sends a request unchanged. Rejects without a response in twenty seconds. */
export function sendHostile(
  url: string,
  { method, path, headers, body }: Hostile,
): Promise<Answered> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const req = http.request({
      hostname,
      port,
      agent,
      method,
      path,
      headers: { ...length, ...headers },
    });
    const timer = setTimeout(() => req.destroy(new Error('It hangs.')), HANG_MS);
    req.on('error', reject);
    req.on('close', () => clearTimeout(timer));
    req.on('response', (res) => {
      const chunks: Buffer[] = [];
      res.on('data', (chunk: Buffer) => chunks.push(chunk));
      res.on('end', () =>
        resolve({
          status: res.statusCode ?? 0,
          headers: res.headers,
          text: Buffer.concat(chunks).toString(),
        }),
      );
    });
    req.end(body);
  });
}

/** Closes the connections. */
export const hangUp = (): void => agent.destroy();

/** Throws when a response is an internal error or does not have the format of its API. */
export function judge(request: Hostile, answer: Answered): void {
  const { status, headers } = answer;
  if (status >= 500) throw new Error(`A fault of ours: ${status} ${answer.text.slice(0, 500)}`);
  const path = request.path.replace(/^http:\/\/[^/]+/, '');
  const isGraphQL = /^\/graphql($|\?)/.test(path);
  if (headers['x-request-id'] === undefined)
    judgeMalformed(answer); // refused by the HTTP parser
  else if (!isGraphQL)
    checkAnswer({ method: request.method, path, status, headers, body: answer.text });
  else if (request.method !== 'HEAD') judgeGraphQL(answer);
}

function judgeMalformed({ status, text }: Answered): void {
  const { error } = Object(JSON.parse(text));
  const isForm =
    error?.code === status &&
    typeof error.message === 'string' &&
    error.reason === 'BAD_USER_INPUT';
  if (!isForm || ![400, 431].includes(status))
    throw new Error(`Refused in another form: ${status} ${text}`);
}

/** The error codes that a caller may receive. */
const REASONS = new Set([
  'BAD_USER_INPUT',
  'BAD_CURSOR',
  'QUERY_TOO_COMPLEX',
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NOT_FOUND',
  'METHOD_NOT_ALLOWED',
  'CONFLICT',
  'INVALID_TRANSITION',
  'SPACE_LOCKED',
  'MERGE_CONFLICT',
  'STALE_REVISION',
  'TRANSFER_REFUSED',
  'ALREADY_EXISTS',
  'IDEMPOTENCY_MISMATCH',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'UNSUPPORTED_SOURCE',
  'RATE_LIMITED', // the third concurrent export of a person
]);

function judgeGraphQL({ status, headers, text }: Answered): void {
  if (status === 204 && text === '') return; // a preflight
  const { data, errors } = Object(JSON.parse(bodyOf(headers['content-type'] ?? '', text)));
  if (
    errors === undefined
      ? data === undefined || status !== 200
      : !Array.isArray(errors) || errors.length === 0
  )
    throw new Error(`Neither data nor errors: ${status} ${text.slice(0, 500)}`);
  for (const { message, extensions } of errors ?? []) {
    const isForm =
      typeof message === 'string' &&
      REASONS.has(extensions?.code) &&
      typeof extensions.requestId === 'string';
    if (!isForm) throw new Error(`An error in another form: ${status} ${text.slice(0, 500)}`);
  }
}

/**
 * Returns the JSON of a response: the whole body, or the one part of a stream that the caller
 * requested.
 */
function bodyOf(type: string, text: string): string {
  if (/^application\/(graphql-response\+)?json/.test(type)) return text;
  const part = /^(multipart\/mixed|text\/event-stream)/.test(type)
    ? /^(?:data: )?(\{.*\})\r?$/m.exec(text)?.[1]
    : undefined;
  if (part === undefined) throw new Error(`No JSON but ${type}: ${text.slice(0, 200)}`);
  return part;
}
