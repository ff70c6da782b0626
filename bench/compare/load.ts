/** Starts the load generator and passes loads to it. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

/** One load on one server. */
export interface Load {
  readonly port: number;
  /** Whole HTTP requests, which are sent in turn. */
  readonly requests: readonly string[];
  readonly connections: number;
  /** The status of a good response. */
  readonly status: number;
  readonly milliseconds?: number;
  /** The number of requests, instead of a time. */
  readonly limit?: number;
}

/** The result of a load; times are in milliseconds. */
export interface LoadResult {
  readonly count: number;
  readonly seconds: number;
  readonly p50: number;
  readonly p99: number;
  /** Responses with another status; they are not in `count`. */
  readonly failures: number;
  /** The first of them. */
  readonly failure?: string;
}

/** The process that sends requests. */
export class LoadGenerator {
  readonly #child: ChildProcess = fork(new URL('load.mjs', import.meta.url), { execArgv: [] });

  /** @throws Error when a connection fails */
  async run(load: Load): Promise<LoadResult> {
    this.#child.send(load);
    const ended = new AbortController();
    const { signal } = ended;
    const exit = once(this.#child, 'exit', { signal }).then(() => {
      throw new Error('The load generator has ended.');
    });
    const message = once(this.#child, 'message', { signal }) as Promise<
      [LoadResult & { error?: string }]
    >;
    const [result] = await Promise.race([message, exit]);
    exit.catch(() => {}); // aborted with the other listener
    ended.abort();
    if (result.error !== undefined) throw new Error(result.error);
    return result;
  }

  close(): void {
    this.#child.disconnect();
  }
}

/** One HTTP request of a workload. */
export interface HttpRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** Returns the bytes of a request as text. */
export function messageOf({ method, path, token, headers = {}, body }: HttpRequest): string {
  const payload = body === undefined ? '' : JSON.stringify(body);
  const lines = [
    `${method} ${path} HTTP/1.1`,
    'host: 127.0.0.1',
    'accept: application/json',
    ...(token === undefined ? [] : [`authorization: Bearer ${token}`]),
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ...(body === undefined
      ? []
      : ['content-type: application/json', `content-length: ${Buffer.byteLength(payload)}`]),
  ];
  return `${lines.join('\r\n')}\r\n\r\n${payload}`;
}
