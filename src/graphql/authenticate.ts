/**
 * Authenticates requests: turns the headers into a context with the viewer, their memberships, and
 * the idempotency key.
 */
import { timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Context, PublishedTrace } from '../context.ts';
import { hashOf } from '../data/secrets.ts';
import {
  loadMemberships,
  type AuthenticatedViewer,
  createTokenReader,
  type ReadToken,
  viewerOfPerson,
  viewerOfToken,
} from '../data/viewer.ts';
import { visitorOfToken } from '../data/visitor.ts';
import { badInput, AppError, unauthenticated } from '../domain/errors.ts';
import { isVisitorToken } from '../domain/token.ts';
import { ResponseBudget, MEMBER_BUDGET, REST_BUDGET, ANONYMOUS_BUDGET } from './budget.ts';
import { createContext, type ProcessDependencies } from './context.ts';
import type { CostMeter } from './limits.ts';

/** A request before authentication. */
export interface IncomingRequest {
  readonly api: 'graphql' | 'rest' | 'site';
  readonly headers: IncomingHttpHeaders;
  readonly requestId: string;
  readonly receivedAt: Date;
  readonly meter: CostMeter;
  /** The record of what the response shows of published sites, if it can be cached. */
  readonly published?: PublishedTrace | undefined;
  /** Returns the milliseconds until the request's deadline. */
  timeLeft(): number;
  /** Sets the deadline to this many milliseconds from now. */
  allow(milliseconds: number): void;
  /** Records that a write was committed. */
  committed(): void;
  /** Records that the response is one that was sent before. */
  replayed(): void;
  /** Records that the response holds a secret. */
  showSecret(): void;
  note(remarks: { userId?: string }): void;
}

/** A token that this process alone knows: GraphiQL's, in development. */
export interface DevelopmentToken {
  readonly secret: string;
  readonly userId: string;
  readonly expiresAt: Date;
}

/**
 * Creates the context of a request. Throws UNAUTHENTICATED for an invalid token; without a token
 * the viewer is null.
 */
export type Authenticate = (request: IncomingRequest) => Promise<Context>;

/** Creates the authenticator of a server. */
export function createAuthenticate(
  dependencies: ProcessDependencies,
  developmentToken?: DevelopmentToken,
): Authenticate {
  const readToken = createTokenReader(dependencies.database.current);
  return async (request) => {
    const { api, headers, receivedAt, meter, note } = request;
    const { requestId, timeLeft, allow, committed, replayed, showSecret, published } = request;
    const idempotencyKey = idempotencyKeyOf(headers);
    const token = bearerTokenOf(headers);
    if (token === null) {
      await meter.spendForAddress();
      throw unauthenticated('The header Authorization must be "Bearer <token>".');
    }
    const limits =
      api === 'rest' ? REST_BUDGET : token === undefined ? ANONYMOUS_BUDGET : MEMBER_BUDGET;
    const input = {
      requestId,
      mayReadReplica: true,
      now: receivedAt,
      idempotencyKey,
      lastEventId: headers['last-event-id']?.toString(),
      timeLeft,
      allow,
      committed,
      replayed,
      showSecret,
      published,
      budget: new ResponseBudget(limits, timeLeft),
    };
    if (token === undefined) return createContext(dependencies, { ...input, viewer: null });
    if (isVisitorToken(token)) {
      const visitor =
        published?.knownVisitor ??
        (await chargeIfInvalid(meter, () =>
          visitorOfToken(dependencies.database.current, dependencies.secrets, token, receivedAt),
        ));
      // a preview shows what a member can read, on which no published version depends
      if (visitor.preview) published?.exclude();
      else published?.identify(visitor);
      await meter.spendForVisitor(visitor.tokenId);
      return createContext(dependencies, { ...input, viewer: null, visitor });
    }
    const { viewer, memberships } = await viewerOf(
      { ...dependencies, readToken },
      developmentToken,
      token,
      {
        receivedAt,
        requestId,
        meter,
      },
    );
    await meter.spendForToken(viewer.tokenId ?? 'development');
    note({ userId: viewer.userId });
    return createContext(dependencies, { ...input, viewer, memberships });
  };
}

/** Returns the viewer that a token belongs to. */
async function viewerOf(
  { database, readToken }: ProcessDependencies & { readonly readToken: ReadToken },
  developmentToken: DevelopmentToken | undefined,
  token: string,
  {
    receivedAt: now,
    requestId,
    meter,
  }: Pick<IncomingRequest, 'receivedAt' | 'requestId' | 'meter'>,
): Promise<AuthenticatedViewer> {
  if (
    developmentToken &&
    developmentToken.expiresAt > now &&
    timingSafeEqual(hashOf(token), hashOf(developmentToken.secret))
  ) {
    const viewer = viewerOfPerson(developmentToken.userId);
    return { viewer, memberships: await loadMemberships(database.current, viewer) };
  }
  return chargeIfInvalid(meter, () =>
    viewerOfToken({ query: database.current, readToken }, token, now, requestId),
  );
}

/** Looks up a token. An invalid one costs its address a point. */
async function chargeIfInvalid<Found>(
  meter: CostMeter,
  find: () => Promise<Found>,
): Promise<Found> {
  try {
    return await find();
  } catch (error) {
    if (error instanceof AppError && error.reason === 'UNAUTHENTICATED')
      await meter.spendForAddress();
    throw error;
  }
}

/** Returns the bearer token; undefined without the header, null for a header of another form. */
function bearerTokenOf({ authorization }: IncomingHttpHeaders): string | null | undefined {
  if (authorization === undefined) return undefined;
  const [, token] = /^Bearer +(\S+) *$/i.exec(authorization) ?? [];
  return token ?? null;
}

/** Returns the Idempotency-Key of a request. */
function idempotencyKeyOf(headers: IncomingHttpHeaders): string | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,255}$/.test(key))
    throw badInput('The header Idempotency-Key takes 1 to 255 visible ASCII characters.');
  return key;
}
