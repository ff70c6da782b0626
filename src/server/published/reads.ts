/** Answers reads of published sites from the cache of the process, and fills it. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isFresh } from '../../rest/etag.ts';
import { type Answer, send } from '../send.ts';
import type { OpenRequest } from '../request.ts';
import { captureBody } from './capture.ts';
import { isLookedUp, PublishedLookup, type LookupDependencies } from './lookup.ts';
import { CachedRate } from './rate.ts';
import type { CachedResponse } from './response-cache.ts';

/** Bytes of a response that is captured for the cache. */
const MAX_CAPTURED_BYTES = 16 * 1_048_576;
/** Headers that belong to one request and are set again for each. */
const OWN_HEADER = /^(x-|access-control-|date$|connection$|keep-alive$|transfer-|content-length$)/;

/** The reads of published sites of one server. */
export class PublishedReads {
  readonly #deps: LookupDependencies;
  readonly #rate = new CachedRate();

  constructor(deps: LookupDependencies) {
    this.#deps = deps;
  }

  /** Returns whether the response to a request might be cached. */
  mayBegin = (req: IncomingMessage, { api }: OpenRequest): boolean => isLookedUp(req, api);

  /** Begins the lookup of a request that may begin; `body` is that of a GraphQL operation. */
  begin(
    req: IncomingMessage,
    { receivedAt }: OpenRequest,
    body: Buffer | undefined,
  ): PublishedLookup {
    return new PublishedLookup(this.#deps, req, { body, now: receivedAt });
  }

  /**
   * Sends the cached response if there is a current one, and returns whether it did.
   * @throws RATE_LIMITED
   */
  async answer(
    req: IncomingMessage,
    res: ServerResponse,
    { request, lookup }: { readonly request: OpenRequest; readonly lookup: PublishedLookup },
  ): Promise<boolean> {
    const hit = await lookup.find();
    if (!hit) return false;
    const { response, tokenId } = hit;
    request.note({ operation: response.operation });
    const answer = conditional(req, { status: 200, ...response });
    const bytes = answer.status === 200 ? response.body.length : 0;
    const { meter, address } = request;
    await this.#rate.charge(tokenId ?? address, bytes, res, (points) =>
      tokenId === undefined ? meter.spendForAddress(points) : meter.spendForToken(tokenId, points),
    );
    send(req, res, answer);
    return true;
  }

  /** Stores the response to a GraphQL request when it has been written. */
  capture(
    res: ServerResponse,
    { request, lookup }: { request: OpenRequest; lookup: PublishedLookup },
  ): void {
    captureBody(res, MAX_CAPTURED_BYTES, (body) => {
      const { operation = 'anonymous', reason } = request.notes;
      if (reason !== undefined) return;
      const headers = Object.fromEntries(
        Object.entries(res.getHeaders()).flatMap(([name, value]) =>
          value === undefined || OWN_HEADER.test(name) ? [] : [[name, String(value)]],
        ),
      );
      lookup.store({ status: res.statusCode, operation, headers, body });
    });
  }
}

/** Returns a response, or 304 if the client has it already. */
export function conditional(
  req: IncomingMessage,
  answer: Answer & Pick<CachedResponse, 'headers'>,
): Answer {
  const { etag } = answer.headers;
  if (answer.status !== 200 || etag === undefined) return answer;
  if (!isFresh(req.headers['if-none-match'], etag)) return answer;
  const { 'content-type': _, ...headers } = answer.headers;
  return { status: 304, headers };
}
