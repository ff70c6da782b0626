/** A client of one function: sends an operation, repeats it where that is safe, and throws errors. */
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { LecternError } from './errors.ts';
import { encodeBody, type GraphQLRequest } from './client/body.ts';
import { hashOf, isMutation, textOf } from './client/document.ts';
import { readResponse } from './client/response.ts';
import { delayBefore, isRepeatable, pause } from './client/retry.ts';

export type { Block, Document, Inline, Text } from './generated/document.ts';

/** An operation: a parsed document of graphql-codegen, or its text. */
export type Operation<Data, Variables> =
  | TypedDocumentNode<Data, Variables>
  | (string & { readonly __apiType?: (variables: Variables) => Data })
  | { readonly __apiType?: (variables: Variables) => Data; toString(): string };

/** The settings of a client. */
export interface ClientOptions {
  /** Address of the GraphQL API, such as `https://docs.example.com/graphql`. */
  readonly url: string;
  /** The token of the caller, or a function that returns the current one. Default: none. */
  readonly token?:
    | string
    | (() => string | undefined | PromiseLike<string | undefined>)
    | undefined;
  /** Sends requests. Default: the global `fetch`. */
  readonly fetch?: typeof fetch | undefined;
  /**
   * Sends the ids of documents that graphql-codegen persisted, instead of their texts, to a server
   * whose `TRUSTED_DOCUMENTS` has them. Default: false.
   */
  readonly trustedDocuments?: boolean | undefined;
  /** How often a request is repeated. Default: 3. */
  readonly maxRetryCount?: number | undefined;
  /** Milliseconds until a request fails with `DEADLINE`, with all repetitions. Default: 30,000. */
  readonly deadlineMs?: number | undefined;
  /** Returns a number from 0 to 1, by which delays differ. Default: `Math.random`. */
  readonly random?: (() => number) | undefined;
}

/** The settings of one request. */
export interface RequestOptions {
  /** Name of a mutation for repetitions. Default: a random one for each request. */
  readonly idempotencyKey?: string | undefined;
  /** Ends the request with the reason of the signal. */
  readonly signal?: AbortSignal | undefined;
}

/** Sends the requests of one caller. */
export interface LecternClient {
  /**
   * Sends an operation and returns its data.
   *
   * Faults of the network, 429, 502 and 503 are followed by a repetition. A mutation has an
   * `Idempotency-Key`, so that it happens once; without a token, which keys need, it is not
   * repeated after a fault of the network.
   * @throws LecternError for a top-level error, and without a response
   */
  readonly request: <Data, Variables extends object>(
    operation: Operation<Data, Variables>,
    ...parameters: Record<string, never> extends Variables
      ? [variables?: Variables, options?: RequestOptions]
      : [variables: Variables, options?: RequestOptions]
  ) => Promise<Data>;
}

const DEFAULT_MAX_RETRY_COUNT = 3;
const DEFAULT_DEADLINE_MS = 30_000;

/** Creates a client. */
export function createClient(options: ClientOptions): LecternClient {
  return {
    request: async (operation, ...[variables = {}, { idempotencyKey, signal } = {}]) => {
      const query = textOf(operation);
      const documentId = options.trustedDocuments ? hashOf(operation) : undefined;
      const document = documentId === undefined ? { query } : { documentId };
      const token = typeof options.token === 'function' ? await options.token() : options.token;
      // A server knows the keys of callers alone, so a request without a token has none.
      const hasKey = isMutation(query) && token !== undefined;
      const headers = {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(hasKey && { 'idempotency-key': idempotencyKey ?? crypto.randomUUID() }),
      };
      const isSafe = hasKey || !isMutation(query);
      const data = await repeat(options, { isSafe, signal }, (deadline) =>
        send(options, {
          request: { ...document, variables },
          headers,
          signals: signal ? [signal, deadline] : [deadline],
        }),
      );
      // The server validates the operation, whose types were generated from the schema.
      return data as never;
    },
  };
}

/** Calls a function until it succeeds, fails permanently, or has failed too often. */
async function repeat(
  {
    maxRetryCount = DEFAULT_MAX_RETRY_COUNT,
    deadlineMs = DEFAULT_DEADLINE_MS,
    random = Math.random,
  }: ClientOptions,
  { isSafe, signal }: { readonly isSafe: boolean; readonly signal: AbortSignal | undefined },
  attempt: (deadline: AbortSignal) => Promise<unknown>,
): Promise<unknown> {
  const endsAt = performance.now() + deadlineMs;
  const deadline = AbortSignal.timeout(deadlineMs);
  for (let count = 0; ; count++) {
    try {
      return await attempt(deadline);
    } catch (error) {
      signal?.throwIfAborted();
      if (deadline.aborted) throw new LecternError('DEADLINE', LATE, { cause: error });
      const delayMs = delayBefore(count, error, random());
      const isOver = count >= maxRetryCount || performance.now() + delayMs >= endsAt;
      if (isOver || !isRepeatable(error, isSafe)) throw error;
      await pause(delayMs, signal);
    }
  }
}

const LATE = 'The request was not answered in time. Try again.';

/** One attempt of a request. */
interface Attempt {
  readonly request: GraphQLRequest;
  readonly headers: Readonly<Record<string, string>>;
  readonly signals: readonly AbortSignal[];
}

/**
 * Sends a request once, and returns its data.
 * @throws LecternError
 */
async function send(
  { url, fetch: sendRequest = fetch }: ClientOptions,
  { request, headers, signals }: Attempt,
): Promise<unknown> {
  const { body, headers: typeHeaders } = encodeBody(request);
  try {
    const response = await sendRequest(url, {
      method: 'POST',
      headers: {
        accept: 'application/graphql-response+json, application/json',
        ...typeHeaders,
        ...headers,
      },
      body,
      signal: AbortSignal.any([...signals]),
    });
    return await readResponse(response);
  } catch (error) {
    if (error instanceof LecternError) throw error;
    throw new LecternError('NETWORK', 'The server could not be reached. Check the connection.', {
      cause: error,
    });
  }
}
