// Sends requests to a server that may be in trouble, and says exactly how each ended.
import http from 'node:http';

/** A request, as it is sent. */
export interface Sending {
  readonly method: string;
  readonly path: string;
  readonly token: string;
  readonly requestId: string;
  readonly body?: unknown;
  /** Idempotency-Key. */
  readonly key?: string | undefined;
}

/** How it ended. */
export interface Ending {
  /** 0 where there was no whole answer. */
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly text: string;
  readonly ms: number;
  /** Code or message of the connection's error. */
  readonly broken: string | undefined;
  /** Whether the connection was one that had served before. */
  readonly reused: boolean;
}

/** A request without an answer for so long hangs. */
const HANG_MS = 15_000;

/** Sends a request and waits for its end; never throws. */
export function send(url: string, agent: http.Agent, { method, path, token, requestId, body, key }: Sending): Promise<Ending> {
  const began = performance.now();
  const headers: http.OutgoingHttpHeaders = {
    authorization: `Bearer ${token}`,
    'x-request-id': requestId,
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(key !== undefined && { 'idempotency-key': key }),
  };
  return new Promise((resolve) => {
    const req = http.request(url + path, { method, agent, headers });
    const end = (part: Partial<Ending>): void => {
      clearTimeout(timer);
      resolve({ status: 0, headers: {}, text: '', broken: undefined, ms: performance.now() - began, reused: req.reusedSocket, ...part });
    };
    const fail = (error: Error & { code?: string }): void => end({ broken: error.code ?? error.message });
    const timer = setTimeout(() => req.destroy(new Error('no answer')), HANG_MS);
    req.on('error', fail);
    req.on('response', (res) => {
      const chunks: Buffer[] = [];
      res.on('data', (chunk: Buffer) => chunks.push(chunk));
      res.on('error', fail);
      res.on('close', () => end(res.complete ? { status: res.statusCode ?? 0, headers: res.headers, text: Buffer.concat(chunks).toString() } : { broken: 'cut off' }));
    });
    req.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

/** What is wrong with an answer beside its status: a success with errors, a failure that is not in the one form. */
export function flawOf({ status, headers, text, broken }: Ending): string | undefined {
  if (broken !== undefined) return broken;
  if (status === 204 || status === 205) return text === '' ? undefined : 'a body where there is none';
  const body: unknown = JSON.parse(text);
  const { errors, error } = Object(body);
  if (status < 300) return errors === undefined ? undefined : `errors with ${status}: ${JSON.stringify(errors)}`;
  const reason = { 503: 'UNAVAILABLE', 504: 'TIMEOUT' }[status];
  const told = error?.reason ?? errors?.[0]?.extensions?.code;
  if (told !== reason) return text;
  return status === 503 && headers['retry-after'] === undefined ? '503 without Retry-After' : undefined;
}
