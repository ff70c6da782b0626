/** Fetches public URLs for callers, and refuses every address in the network of this server. */
import type { IncomingHttpHeaders } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import type { Dispatcher, request as Request } from 'undici';
import { isPrivateAddress, isPublicAddress } from './fetch/address.ts';
import { type ConnectionGuard, guardedConnector, type Lookup, lookUp } from './fetch/connect.ts';
import { FetchRefused } from './fetch/refused.ts';

export { FetchRefused };

/** The limits and the headers of one fetch. */
export interface FetchOptions {
  /** Maximum size of the body, both compressed and decompressed. */
  readonly maxBytes: number;
  /** Maximum time for everything: DNS, redirects, body. */
  readonly timeoutMs: number;
  /** @default 5 */
  readonly maxRedirects?: number;
  /**
   * Returns why a redirect to this URL must not be followed, or undefined to follow it. The fetch
   * then throws FetchRefused (`ADDRESS`) with that reason.
   */
  readonly refusal?: (to: URL) => string | undefined;
  /** The header `Accept`. */
  readonly accept?: string;
  /** The body of a POST; without it the method is GET. Use it with `maxRedirects: 0`. */
  readonly post?: string;
  /**
   * True to return the response whatever its status, with the first `maxBytes` of its body as they
   * are sent. Redirects are then not followed.
   */
  readonly anyResponse?: true;
  /** Further headers; they are not sent to another origin. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Aborts the fetch, which throws the signal's reason. */
  readonly signal?: AbortSignal;
}

/** The response of a fetch. */
interface FetchedResponse {
  /** The final URL after redirects, without a fragment. */
  readonly url: string;
  /** 200 to 299, unless any response was requested. */
  readonly status: number;
  /** In lower case and without parameters. */
  readonly contentType: string | undefined;
  readonly headers: IncomingHttpHeaders;
  /** Decompressed. */
  readonly body: Buffer;
}

/**
 * Fetches a URL.
 * @throws FetchRefused
 */
export type GuardedFetch = (url: string, options: FetchOptions) => Promise<FetchedResponse>;

/** The addresses that a fetch may connect to. */
export interface FetchDependencies {
  /**
   * Allows loopback and private networks, for servers that are deployed next to the sites that they
   * fetch. All other addresses that are not public stay refused.
   */
  readonly allowPrivateNetworks: boolean;
  /** Defaults to the system's resolver. */
  readonly lookup?: Lookup;
  /** Defaults to the public addresses of the internet. */
  readonly isPublic?: (address: string) => boolean;
}

/** Creates a guarded fetch. Each call has its own connections, which are closed at its end. */
export function createFetch({
  allowPrivateNetworks,
  lookup = lookUp,
  isPublic = isPublicAddress,
}: FetchDependencies): GuardedFetch {
  const guard: ConnectionGuard = {
    lookup,
    isAllowed: (address) =>
      isPublic(address) || (allowPrivateNetworks && isPrivateAddress(address)),
  };
  return async (url, options) => {
    const aborting = new AbortController();
    const timeout = new FetchRefused('TIMEOUT', 'This address did not respond in time.');
    const timer = setTimeout(() => aborting.abort(timeout), options.timeoutMs);
    const abort = (): void => aborting.abort(options.signal?.reason);
    options.signal?.addEventListener('abort', abort);
    if (options.signal?.aborted) abort();
    const { Agent, buildConnector, request } = await import('undici'); // 6 MB that few servers need
    const agent = new Agent({ connect: guardedConnector(buildConnector, guard, aborting.signal) });
    try {
      return await follow({ agent, request }, parse(url), options, aborting.signal);
    } catch (error) {
      if (aborting.signal.aborted) throw aborting.signal.reason;
      if (error instanceof FetchRefused) throw error;
      throw new FetchRefused(
        'NETWORK',
        'This address cannot be read: it does not respond, or the response is invalid.',
        { cause: error },
      );
    } finally {
      clearTimeout(timer);
      options.signal?.removeEventListener('abort', abort);
      await agent.destroy();
    }
  };
}

/**
 * Parses a URL and checks its scheme and credentials. The host is checked when it is connected to.
 */
function parse(text: string, base?: URL): URL {
  const url = URL.canParse(text, base) ? new URL(text, base) : undefined;
  if (url === undefined) throw new FetchRefused('ADDRESS', 'This is not a URL.');
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw new FetchRefused('SCHEME', 'Only http and https URLs are allowed.');
  if (url.username !== '' || url.password !== '')
    throw new FetchRefused('ADDRESS', 'A URL must not have a user name or a password.');
  url.hash = '';
  return url;
}

/** The functions of undici, and the connections, of one fetch. */
interface Client {
  readonly agent: Dispatcher;
  readonly request: typeof Request;
}

async function follow(
  { agent, request }: Client,
  start: URL,
  options: FetchOptions,
  signal: AbortSignal,
): Promise<FetchedResponse> {
  const { maxRedirects = 5, maxBytes } = options;
  let url = start;
  for (let redirects = 0; ; redirects++) {
    const headersForOrigin = url.origin === start.origin ? options.headers : {};
    const headers = {
      'user-agent': 'Lectern',
      ...headersForOrigin,
      accept: options.accept ?? '*/*',
      'accept-encoding': options.anyResponse ? 'identity' : 'gzip, br',
    };
    const response = await request(url, {
      dispatcher: agent,
      ...(options.post !== undefined && { method: 'POST', body: options.post }),
      headers,
      signal,
      headersTimeout: 0,
      bodyTimeout: 0,
    });
    const { statusCode: status, body } = response;
    if (options.anyResponse || (status >= 200 && status < 300)) {
      const contentType = firstValue(response.headers['content-type'])
        ?.split(';', 1)[0]
        ?.trim()
        .toLowerCase();
      return {
        url: url.href,
        status,
        contentType,
        headers: response.headers,
        body: await (options.anyResponse
          ? readStart(body, maxBytes)
          : readBody(response, maxBytes)),
      };
    }
    body.on('error', () => {}).destroy(); // the rest of the response is not needed
    url = redirectTarget(url, status, firstValue(response.headers['location']));
    const refusal = options.refusal?.(url);
    if (refusal !== undefined) throw new FetchRefused('ADDRESS', refusal);
    if (redirects === maxRedirects)
      throw new FetchRefused(
        'REDIRECTS',
        `This address redirects more than ${maxRedirects} times.`,
      );
  }
}

/**
 * Returns the target of a redirect. Redirects from https to http are refused, because anyone on the
 * network could change the response.
 */
function redirectTarget(from: URL, status: number, location: string | undefined): URL {
  if (![301, 302, 303, 307, 308].includes(status) || location === undefined)
    throw new FetchRefused('STATUS', `This address responded with ${status}.`, { status });
  const to = parse(location, from);
  if (from.protocol === 'https:' && to.protocol === 'http:')
    throw new FetchRefused('SCHEME', 'This address redirects from https to http.');
  return to;
}

async function readBody(
  { headers, body }: Dispatcher.ResponseData,
  maxBytes: number,
): Promise<Buffer> {
  if (Number(headers['content-length'] ?? 0) > maxBytes) {
    body.on('error', () => {}).destroy();
    throw tooLarge(maxBytes);
  }
  const chunks: Buffer[] = [];
  const collect = async (decompressed: AsyncIterable<Buffer>) => {
    for await (const chunk of limited(decompressed, maxBytes)) chunks.push(chunk);
  };
  const decompressor = decompressorOf(firstValue(headers['content-encoding']));
  if (decompressor)
    await pipeline(
      body,
      (compressed: AsyncIterable<Buffer>) => limited(compressed, maxBytes),
      decompressor,
      collect,
    );
  else await pipeline(body, collect);
  return Buffer.concat(chunks);
}

/** Returns the first bytes of a body, and ends the response there. */
async function readStart(body: AsyncIterable<Buffer>, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= maxBytes) break;
  }
  return Buffer.concat(chunks).subarray(0, maxBytes);
}

function decompressorOf(
  encoding = '',
): ReturnType<typeof createGunzip> | ReturnType<typeof createBrotliDecompress> | undefined {
  const name = encoding.trim().toLowerCase();
  if (name === '' || name === 'identity') return undefined;
  if (name === 'gzip' || name === 'x-gzip') return createGunzip();
  if (name === 'br') return createBrotliDecompress();
  throw new Error(`The response has an encoding that was not requested: ${name}.`);
}

async function* limited(chunks: AsyncIterable<Buffer>, maxBytes: number): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.length;
    if (size > maxBytes) throw tooLarge(maxBytes);
    yield chunk;
  }
}

const tooLarge = (maxBytes: number): FetchRefused =>
  new FetchRefused('TOO_LARGE', `The response of this address has more than ${maxBytes} bytes.`);

const firstValue = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value[0] : value;
