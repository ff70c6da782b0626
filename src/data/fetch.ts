/** The guarded fetch: reads public addresses for callers, and nothing of the network that this server stands in. */
import type { IncomingHttpHeaders } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import { Agent, type Dispatcher, request } from 'undici';
import { isPrivateAddress, isPublicAddress } from './fetch/address.ts';
import { type Guard, guardedConnector, type Lookup, lookUp } from './fetch/connect.ts';
import { FetchRefused } from './fetch/refused.ts';

export { FetchRefused };

/** The bounds of one fetch, and what it asks with. */
export interface FetchOptions {
  /** Of the body, before and after it is unpacked. */
  readonly maxBytes: number;
  /** For all of it: names, redirects, body. */
  readonly timeoutMs: number;
  /** 5 unless said. */
  readonly maxRedirects?: number;
  /** Why a redirect to this address is not followed; undefined: it is. FetchRefused (`ADDRESS`) says it. */
  readonly refusal?: (to: URL) => string | undefined;
  /** The header `Accept`. */
  readonly accept?: string;
  /** Further headers; they do not go on to another origin. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Gives it up: the fetch throws its reason. */
  readonly signal?: AbortSignal;
}

/** What was read. */
interface Fetched {
  /** Where it was in the end, without a fragment. */
  readonly url: string;
  /** 200 to 299. */
  readonly status: number;
  /** In lower case and without parameters. */
  readonly contentType: string | undefined;
  readonly headers: IncomingHttpHeaders;
  /** Unpacked. */
  readonly body: Buffer;
}

/** Reads an address with GET. Throws FetchRefused. */
export type GuardedFetch = (url: string, options: FetchOptions) => Promise<Fetched>;

/** What it may reach. */
export interface FetchGround {
  /** For servers that stand among those whom they read: the loopback and private networks, and nothing else that is not public. */
  readonly allowPrivateNetworks: boolean;
  /** The system's resolver unless given. */
  readonly lookup?: Lookup;
  /** The internet's unless given. */
  readonly isPublic?: (address: string) => boolean;
}

/** Makes a guarded fetch. Each call has connections of its own, which end with it. */
export function createFetch({ allowPrivateNetworks, lookup = lookUp, isPublic = isPublicAddress }: FetchGround): GuardedFetch {
  const guard: Guard = { lookup, isAllowed: (address) => isPublic(address) || (allowPrivateNetworks && isPrivateAddress(address)) };
  return async (url, options) => {
    const ending = new AbortController();
    const late = new FetchRefused('TIMEOUT', 'This address took too long to answer.');
    const timer = setTimeout(() => ending.abort(late), options.timeoutMs);
    const giveUp = (): void => ending.abort(options.signal?.reason);
    options.signal?.addEventListener('abort', giveUp);
    if (options.signal?.aborted) giveUp();
    const agent = new Agent({ connect: guardedConnector(guard, ending.signal) });
    try {
      return await follow(agent, parse(url), options, ending.signal);
    } catch (error) {
      if (ending.signal.aborted) throw ending.signal.reason;
      if (error instanceof FetchRefused) throw error;
      throw new FetchRefused('NETWORK', 'This address cannot be read: nobody answers there, or the answer is broken.', { cause: error });
    } finally {
      clearTimeout(timer);
      options.signal?.removeEventListener('abort', giveUp);
      await agent.destroy();
    }
  };
}

/** The address, if it is one that is read at all. The host is judged when it is connected to. */
function parse(text: string, base?: URL): URL {
  const url = URL.canParse(text, base) ? new URL(text, base) : undefined;
  if (url === undefined) throw new FetchRefused('ADDRESS', 'This is not a web address.');
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new FetchRefused('SCHEME', 'Only http and https are read.');
  if (url.username !== '' || url.password !== '') throw new FetchRefused('ADDRESS', 'A web address with a user name or a password is not read.');
  url.hash = '';
  return url;
}

async function follow(agent: Dispatcher, start: URL, options: FetchOptions, signal: AbortSignal): Promise<Fetched> {
  const { maxRedirects = 5, maxBytes } = options;
  let url = start;
  for (let redirects = 0; ; redirects++) {
    const own = url.origin === start.origin ? options.headers : {};
    const headers = { 'user-agent': 'Lectern', ...own, accept: options.accept ?? '*/*', 'accept-encoding': 'gzip, br' };
    const answer = await request(url, { dispatcher: agent, headers, signal, headersTimeout: 0, bodyTimeout: 0 });
    const { statusCode: status, body } = answer;
    if (status >= 200 && status < 300) {
      const contentType = one(answer.headers['content-type'])?.split(';', 1)[0]?.trim().toLowerCase();
      return { url: url.href, status, contentType, headers: answer.headers, body: await readBody(answer, maxBytes) };
    }
    body.on('error', () => {}).destroy(); // what it says besides is of no use
    url = next(url, status, one(answer.headers['location']));
    const refusal = options.refusal?.(url);
    if (refusal !== undefined) throw new FetchRefused('ADDRESS', refusal);
    if (redirects === maxRedirects) throw new FetchRefused('REDIRECTS', `This address leads on more than ${maxRedirects} times.`);
  }
}

/** Where a redirect leads. Never from https to http: what a page says of itself would be anybody's word. */
function next(from: URL, status: number, location: string | undefined): URL {
  if (![301, 302, 303, 307, 308].includes(status) || location === undefined) throw new FetchRefused('STATUS', `This address answered ${status}.`, { status });
  const to = parse(location, from);
  if (from.protocol === 'https:' && to.protocol === 'http:') throw new FetchRefused('SCHEME', 'This address leads from https to http.');
  return to;
}

async function readBody({ headers, body }: Dispatcher.ResponseData, maxBytes: number): Promise<Buffer> {
  if (Number(headers['content-length'] ?? 0) > maxBytes) {
    body.on('error', () => {}).destroy();
    throw tooLarge(maxBytes);
  }
  const chunks: Buffer[] = [];
  const collect = async (unpacked: AsyncIterable<Buffer>) => {
    for await (const chunk of bounded(unpacked, maxBytes)) chunks.push(chunk);
  };
  const unpacker = unpackerOf(one(headers['content-encoding']));
  if (unpacker) await pipeline(body, (packed: AsyncIterable<Buffer>) => bounded(packed, maxBytes), unpacker, collect);
  else await pipeline(body, collect);
  return Buffer.concat(chunks);
}

function unpackerOf(encoding = ''): ReturnType<typeof createGunzip> | ReturnType<typeof createBrotliDecompress> | undefined {
  const name = encoding.trim().toLowerCase();
  if (name === '' || name === 'identity') return undefined;
  if (name === 'gzip' || name === 'x-gzip') return createGunzip();
  if (name === 'br') return createBrotliDecompress();
  throw new Error(`It is packed as nobody asked for: ${name}.`);
}

async function* bounded(chunks: AsyncIterable<Buffer>, maxBytes: number): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.length;
    if (size > maxBytes) throw tooLarge(maxBytes);
    yield chunk;
  }
}

const tooLarge = (maxBytes: number): FetchRefused => new FetchRefused('TOO_LARGE', `What is at this address has more than ${maxBytes} bytes.`);

const one = (value: string | string[] | undefined): string | undefined => (Array.isArray(value) ? value[0] : value);
