// Sends requests to a server that may fail, and reports how each ended.
import http from 'node:http';

/** A request to send. */
export interface OutgoingRequest {
  readonly method: string;
  readonly path: string;
  readonly token: string;
  readonly requestId: string;
  readonly body?: unknown;
  /** Sent as a multipart form instead of a body. */
  readonly file?: { readonly name: string; readonly bytes: Uint8Array } | undefined;
  /** Idempotency-Key. */
  readonly key?: string | undefined;
}

/** The end of a request. */
export interface RequestResult {
  /** 0 without a complete response. */
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly text: string;
  readonly ms: number;
  /** The code or message of the connection's error. */
  readonly broken: string | undefined;
  /** True when the request used an existing connection. */
  readonly reused: boolean;
}

/** A request without a response after this time counts as hanging. */
const HANG_MS = 15_000;

const BOUNDARY = 'lectern-faults-0b7e1f';

const formOf = ({ name, bytes }: { readonly name: string; readonly bytes: Uint8Array }): Buffer =>
  Buffer.concat([
    Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: application/octet-stream\r\n\r\n`,
    ),
    bytes,
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ]);

/** Sends a request and waits for its end; never throws. */
export function send(
  url: string,
  agent: http.Agent,
  { method, path, token, requestId, body, file, key }: OutgoingRequest,
): Promise<RequestResult> {
  const began = performance.now();
  const payload = file
    ? formOf(file)
    : body === undefined
      ? undefined
      : Buffer.from(JSON.stringify(body));
  const headers: http.OutgoingHttpHeaders = {
    authorization: `Bearer ${token}`,
    'x-request-id': requestId,
    ...(payload && {
      'content-type': file ? `multipart/form-data; boundary=${BOUNDARY}` : 'application/json',
      'content-length': payload.length,
    }),
    ...(key !== undefined && { 'idempotency-key': key }),
  };
  return new Promise((resolve) => {
    const req = http.request(url + path, { method, agent, headers });
    const end = (part: Partial<RequestResult>): void => {
      clearTimeout(timer);
      resolve({
        status: 0,
        headers: {},
        text: '',
        broken: undefined,
        ms: performance.now() - began,
        reused: req.reusedSocket,
        ...part,
      });
    };
    const fail = (error: Error & { code?: string }): void =>
      end({ broken: error.code ?? error.message });
    const timer = setTimeout(() => req.destroy(new Error('no answer')), HANG_MS);
    req.on('error', fail);
    req.on('response', (res) => {
      const chunks: Buffer[] = [];
      res.on('data', (chunk: Buffer) => chunks.push(chunk));
      res.on('error', fail);
      res.on('close', () =>
        end(
          res.complete
            ? {
                status: res.statusCode ?? 0,
                headers: res.headers,
                text: Buffer.concat(chunks).toString(),
              }
            : { broken: 'cut off' },
        ),
      );
    });
    req.end(payload);
  });
}

/**
 * Returns whether an error states only that the response of a committed write could not be read.
 */
const isCommitted = (error: ResponseError): boolean =>
  error.extensions?.details?.outcome === 'COMMITTED';

/** An error in a response of GraphQL. */
interface ResponseError {
  readonly extensions?: {
    readonly code?: string;
    readonly details?: { readonly outcome?: string };
  };
}

/** Reasons why a server cannot answer now, by their status. */
const TEMPORARY: Readonly<Record<number, readonly string[]>> = {
  503: ['UNAVAILABLE', 'BUSY'],
  504: ['TIMEOUT'],
};

/**
 * Returns whether an error states that a part of a query could not be read now. A nullable field is
 * null then, and the rest of the query is answered.
 */
const isUnread = ({ extensions }: ResponseError): boolean =>
  Object.values(TEMPORARY)
    .flat()
    .includes(extensions?.code ?? '');

/**
 * Returns a defect of a response apart from its status: a success with errors, or a failure without
 * the common error format.
 */
export function flawOf({ status, headers, text, broken }: RequestResult): string | undefined {
  if (broken !== undefined) return broken;
  if (status === 204 || status === 205)
    return text === '' ? undefined : 'a body where there is none';
  const body: unknown = JSON.parse(text);
  const { errors, error, data } = Object(body);
  if (status < 300)
    return errors === undefined ||
      errors.every((one: ResponseError) => isCommitted(one) || (data && isUnread(one)))
      ? undefined
      : `errors with ${status}: ${JSON.stringify(errors)}`;
  const reasons = TEMPORARY[status];
  const errorCode = error?.reason ?? errors?.[0]?.extensions?.code;
  if (!reasons?.includes(errorCode)) return text;
  return status === 503 && headers['retry-after'] === undefined
    ? '503 without Retry-After'
    : undefined;
}
