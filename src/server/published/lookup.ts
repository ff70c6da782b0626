/**
 * Looks up responses of published sites in the cache of the process, and stores them there. A
 * response is returned only if the database has confirmed, after the request arrived, that nothing
 * has changed since it was made.
 */
import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ShownSite } from '../../context.ts';
import { periodOfLinks } from '../../data/blobs/link.ts';
import type { ReadVersion } from '../../data/published-versions.ts';
import type { KnownVisitor } from '../../data/visitor.ts';
import type { Encoding } from '../compression/encoding.ts';
import type { CachedResponse, KnownToken, ResponseCache } from './response-cache.ts';
import { SiteTrace } from './trace.ts';

/** The dependencies of lookups. */
export interface LookupDependencies {
  readonly cache: ResponseCache;
  readonly readVersion: ReadVersion;
}

/** The response to a request, before it is stored. */
export type MadeResponse = Pick<CachedResponse, 'operation' | 'headers'> & {
  readonly status: number;
  readonly body: Buffer | string | undefined;
};

/** A response from the cache, and its caller: a visitor token, or undefined without one. */
export interface Hit {
  readonly response: CachedResponse;
  readonly tokenId: string | undefined;
}

/** Bytes of a request body that is looked up. */
const MAX_BODY_BYTES = 65_536;
/** Characters of a URL that is looked up, with the header `Accept`. */
const MAX_URL_LENGTH = 2048;
const VISITOR_TOKEN = /^Bearer +(eyJ\S+) *$/i;
const JSON_BODY = /^application\/(graphql\+)?json\s*(;|$)/;

/** Returns the visitor token of a request, undefined without one, or null for any other. */
function visitorTokenOf({ headers }: IncomingMessage): string | undefined | null {
  if (headers.authorization === undefined) return undefined;
  return VISITOR_TOKEN.exec(headers.authorization)?.[1] ?? null;
}

/** Returns whether a request is a GraphQL operation with a short body of known length. */
export const hasLookupBody = ({ method, headers }: IncomingMessage): boolean =>
  method === 'POST' &&
  headers['transfer-encoding'] === undefined &&
  Number(headers['content-length'] ?? MAX_BODY_BYTES + 1) <= MAX_BODY_BYTES &&
  JSON_BODY.test(headers['content-type'] ?? '');

/** Returns whether a visitor could send the request, and its response could be cached. */
export function isLookedUp(req: IncomingMessage, api: string): boolean {
  const { method, url = '', headers } = req;
  if (headers['idempotency-key'] !== undefined) return false;
  if (url.length + (headers.accept?.length ?? 0) > MAX_URL_LENGTH) return false;
  if (method !== 'GET' && !(api === 'graphql' && hasLookupBody(req))) return false;
  return visitorTokenOf(req) !== null;
}

const hashOf = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('base64');

/**
 * Returns a copy of a body. A short `Buffer.from` or `Buffer.concat` is a part of 8 KiB that it
 * shares with other requests, and would keep all of it in memory.
 */
function inOwnMemory(body: Buffer | string): Buffer {
  const copy = Buffer.allocUnsafeSlow(Buffer.byteLength(body));
  if (typeof body === 'string') copy.write(body);
  else copy.set(body);
  return copy;
}

/** One request that is looked up, and may be stored. */
export class PublishedLookup extends SiteTrace {
  readonly #cache: ResponseCache;
  readonly #readVersion: ReadVersion;
  readonly #now: Date;
  /** The request without its caller. */
  readonly #request: string;
  /** The hash of the visitor token; undefined without one. */
  readonly #tokenHash: string | undefined;
  /** The organization whose version was read, and the version before anything else was read. */
  #versionOf: string | undefined;
  #version: string | null = null;
  /** The token, if nothing has changed since it was looked up. */
  #token: KnownToken | undefined;
  #visitor: KnownVisitor | undefined;
  /** The key under which the response was looked up. */
  #foundAt: string | undefined;
  #shown: ShownSite | undefined;
  #view: string | undefined;
  #isEnded = false;
  /** Passes the response to the requests that wait for it. */
  #settle: ((response: CachedResponse | undefined) => void) | undefined;

  constructor(
    { cache, readVersion }: LookupDependencies,
    req: IncomingMessage,
    {
      body,
      host = '',
      now,
    }: { readonly body: Buffer | undefined; readonly host?: string; readonly now: Date },
  ) {
    super();
    this.#cache = cache;
    this.#readVersion = readVersion;
    this.#now = now;
    const token = visitorTokenOf(req);
    this.#tokenHash = token == null ? undefined : hashOf(token);
    const ofBody = body === undefined ? '' : hashOf(body);
    this.#request = `${req.method} ${host} ${req.url} ${req.headers.accept ?? ''} ${ofBody}`;
  }

  /** Returns the cached response if it is current. */
  async find(): Promise<Hit | undefined> {
    const hit = await this.#find();
    this.#cache.count(hit !== undefined);
    return hit;
  }

  async #find(): Promise<Hit | undefined> {
    const token = this.#tokenHash === undefined ? undefined : this.#cache.token(this.#tokenHash);
    if (this.#tokenHash !== undefined && !token) return undefined;
    const key = this.#keyFor(token);
    this.#foundAt = key;
    this.#versionOf = token?.visitor.organizationId ?? this.#cache.entry(key)?.organizationId;
    if (this.#versionOf === undefined) return undefined;
    this.#version = await this.#readVersion(this.#versionOf).catch(() => null);
    if (token && !this.#isCurrent(token)) return undefined;
    this.#token = token;
    const cached = this.#cache.entry(key)?.response;
    const response = this.#isFresh(cached)
      ? cached
      : await this.#waitForOther(key, this.#versionOf);
    if (this.#version !== token?.visitor.version) this.#token = undefined;
    return response && { response, tokenId: token?.visitor.tokenId };
  }

  /**
   * Returns the response that another request makes, if the version is still the same when it has
   * been made. Without another one, this request makes it, and others wait.
   */
  async #waitForOther(key: string, organizationId: string): Promise<CachedResponse | undefined> {
    if (this.#version === null) return undefined;
    const pending = this.#cache.pending(key, this.#version);
    if (!pending) {
      if (this.#isEnded) return undefined;
      this.#settle = this.#cache.begin(key, this.#version);
      return undefined;
    }
    const response = await pending;
    if (!response) return undefined;
    this.#version = await this.#readVersion(organizationId).catch(() => null);
    return this.#isFresh(response) ? response : undefined;
  }

  /** Ends the lookup when the response is closed, or immediately if its client is gone already. */
  endWith(res: ServerResponse): void {
    if (res.destroyed) this.#end();
    else res.once('close', () => this.#end());
  }

  /** Lets the requests that wait for this response make it, and no other begin to wait. */
  #end(): void {
    this.#isEnded = true;
    this.#settle?.(undefined);
    this.#settle = undefined;
  }

  override get knownVisitor(): KnownVisitor | undefined {
    // written below
    return (
      this.#token && { ...this.#token.visitor, claims: JSON.parse(this.#token.claims) as object }
    );
  }

  override identify(visitor: KnownVisitor): void {
    this.#visitor = visitor;
    this.#versionOf = visitor.organizationId;
    this.#version = visitor.version;
  }

  override show(site: ShownSite): void {
    super.show(site);
    const view = JSON.stringify([site.siteId, site.view]);
    if (this.#shown && this.#shown.organizationId !== site.organizationId) this.exclude();
    if (this.#visitor && this.#view !== undefined && this.#view !== view) this.exclude();
    this.#shown = site;
    this.#view = view;
  }

  /** Keeps the body of a response that was found in one more encoding. */
  keep({ body }: CachedResponse, encoding: Encoding, encoded: Buffer): void {
    // copied, because zlib's buffers are larger than what is in them
    if (this.#foundAt !== undefined)
      this.#cache.addEncoded(this.#foundAt, body, encoding, inOwnMemory(encoded));
  }

  /** Stores the response, if it shows nothing but published sites of one organization. */
  store({ status, operation, headers, body }: MadeResponse): void {
    if (status !== 200 || body === undefined || this.isExcluded || !this.#shown) return;
    const { organizationId } = this.#shown;
    const token = this.#learnToken();
    if (this.#tokenHash !== undefined && !token) return;
    const version = this.#versionOf === organizationId ? this.#version : null;
    const response = {
      version: version ?? '',
      period: periodOfLinks(this.#now),
      operation,
      headers,
      body: inOwnMemory(body),
    };
    if (version !== null) this.#settle?.(response);
    this.#settle = undefined;
    // Without a token, the organization of a request is known when it comes again.
    this.#cache.setEntry(this.#keyFor(token), {
      organizationId,
      ...(version !== null && { response }),
    });
  }

  /** Remembers the view of the request's token, unless its version is unknown. */
  #learnToken(): KnownToken | undefined {
    const visitor = this.#visitor;
    if (!visitor || this.#tokenHash === undefined || this.#view === undefined) return undefined;
    if (visitor.version === null || visitor.siteId !== this.#shown?.siteId) return undefined;
    const { claims, ...known } = visitor;
    const token = {
      visitor: known,
      claims: JSON.stringify(claims),
      view: hashOf(this.#view),
      expiresAt: new Date(visitor.expiresAt).getTime(),
    };
    this.#cache.setToken(this.#tokenHash, token);
    return token;
  }

  #isFresh(response: CachedResponse | undefined): boolean {
    return response?.version === this.#version && response?.period === periodOfLinks(this.#now);
  }

  #isCurrent({ visitor, expiresAt }: KnownToken): boolean {
    return visitor.version === this.#version && expiresAt > this.#now.getTime();
  }

  #keyFor(token: KnownToken | undefined): string {
    return `${token?.view ?? ''} ${this.#request}`;
  }
}
