/** Answers reads of published sites from the cache of the process, and fills it. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isFresh } from '../../rest/etag.ts';
import type { Compressor } from '../compression/compressor.ts';
import { encodedHeaders, negotiate, type SendAnswer } from '../compression/sender.ts';
import type { Answer } from '../send.ts';
import type { OpenRequest } from '../request.ts';
import { type Hit, isLookedUp, PublishedLookup, type LookupDependencies } from './lookup.ts';
import { CachedRate } from './rate.ts';
import type { CachedResponse } from './response-cache.ts';

/** The reads of published sites of one server. */
export class PublishedReads {
  readonly #deps: LookupDependencies;
  readonly #rate = new CachedRate();
  readonly #send: SendAnswer;
  readonly #compressor: Compressor | undefined;

  constructor(deps: LookupDependencies, send: SendAnswer, compressor: Compressor | undefined) {
    this.#deps = deps;
    this.#send = send;
    this.#compressor = compressor;
  }

  /** Returns whether the response to a request might be cached. */
  mayBegin = (req: IncomingMessage, { api }: OpenRequest): boolean => isLookedUp(req, api);

  /**
   * Begins the lookup of a request that may begin; `body` is that of a GraphQL operation, and `host`
   * the custom hostname that the request is for.
   */
  begin(
    req: IncomingMessage,
    { receivedAt }: OpenRequest,
    given: { readonly body: Buffer | undefined; readonly host: string },
  ): PublishedLookup {
    return new PublishedLookup(this.#deps, req, { ...given, now: receivedAt });
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
    await this.#rate.charge(`${tokenId ?? ''} ${address}`, bytes, res, (points) =>
      tokenId === undefined
        ? meter.spendForAddress(points)
        : meter.spendForVisitor(tokenId, points),
    );
    await this.#send(req, res, (await this.#encoded(req, answer, hit, lookup)) ?? answer);
    return true;
  }

  /** Returns a cached response in the encoding of the client, and keeps it in that one too. */
  async #encoded(
    req: IncomingMessage,
    answer: Answer,
    { response }: Hit,
    lookup: PublishedLookup,
  ): Promise<Answer | undefined> {
    const encoding = this.#compressor && negotiate(req, answer);
    if (!encoding) return undefined;
    const body =
      response.encoded?.[encoding] ?? (await this.#compressor?.compress(response.body, encoding));
    if (!body) return undefined;
    if (!response.encoded?.[encoding]) lookup.keep(response, encoding, body);
    return { ...answer, headers: encodedHeaders(answer.headers, encoding), body };
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
