/** From a request's headers to its context: the token, its user and his places, and the key that makes a write happen once. */
import { timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Context } from '../context.ts';
import { hashOf } from '../data/secrets.ts';
import { loadMemberships, type Recognised, viewerOfPerson, viewerOfToken } from '../data/viewer.ts';
import { visitorOfToken } from '../data/visitor.ts';
import { badInput, Fault, unauthenticated } from '../domain/errors.ts';
import { isVisitorToken } from '../domain/token.ts';
import { createContext, type Foundation } from './context.ts';
import type { Meter } from './limits.ts';

/** What a door knows of a request before anybody asked who it is from. */
export interface Arrival {
  readonly headers: IncomingHttpHeaders;
  readonly requestId: string;
  readonly receivedAt: Date;
  readonly meter: Meter;
  /** Milliseconds until the server gives up. */
  timeLeft(): number;
  /** Gives the request so many milliseconds from now. */
  allow(milliseconds: number): void;
  note(remarks: { userId?: string }): void;
}

/** A token that this process alone knows: GraphiQL's, in development. */
export interface DevelopmentToken {
  readonly secret: string;
  readonly userId: string;
  readonly expiresAt: Date;
}

/** Makes the context of a request. UNAUTHENTICATED for a token that is no good; without one the viewer is null. */
export type Authenticate = (arrival: Arrival) => Promise<Context>;

/** The authenticator of a server. */
export function createAuthenticate(foundation: Foundation, developmentToken?: DevelopmentToken): Authenticate {
  return async ({ headers, requestId, receivedAt, meter, note, timeLeft, allow }) => {
    const idempotencyKey = keyIn(headers);
    const token = tokenIn(headers);
    if (token === null) {
      await meter.spendForAddress();
      throw unauthenticated('The header Authorization must be "Bearer <token>".');
    }
    const asked = { requestId, now: receivedAt, idempotencyKey, timeLeft, allow };
    if (token === undefined) return createContext(foundation, { ...asked, viewer: null });
    if (isVisitorToken(token)) {
      const visitor = await charged(meter, () => visitorOfToken(foundation.database.query, token, receivedAt));
      await meter.spendForToken(visitor.tokenId);
      return createContext(foundation, { ...asked, viewer: null, visitor });
    }
    const { viewer, memberships } = await recognise(foundation, developmentToken, token, { receivedAt, requestId, meter });
    await meter.spendForToken(viewer.tokenId ?? 'development');
    note({ userId: viewer.userId });
    return createContext(foundation, { ...asked, viewer, memberships });
  };
}

/** Who a token belongs to. */
async function recognise(
  { database }: Foundation,
  own: DevelopmentToken | undefined,
  token: string,
  { receivedAt: now, requestId, meter }: Pick<Arrival, 'receivedAt' | 'requestId' | 'meter'>,
): Promise<Recognised> {
  if (own && own.expiresAt > now && timingSafeEqual(hashOf(token), hashOf(own.secret))) {
    const viewer = viewerOfPerson(own.userId);
    return { viewer, memberships: await loadMemberships(database.query, viewer) };
  }
  return charged(meter, () => viewerOfToken(database.query, token, now, requestId));
}

/** Looks a token up. One that is no good costs its address a point. */
async function charged<Found>(meter: Meter, find: () => Promise<Found>): Promise<Found> {
  try {
    return await find();
  } catch (error) {
    if (error instanceof Fault && error.reason === 'UNAUTHENTICATED') await meter.spendForAddress();
    throw error;
  }
}

/** The bearer token; undefined without the header, null for a header of another form. */
function tokenIn({ authorization }: IncomingHttpHeaders): string | null | undefined {
  if (authorization === undefined) return undefined;
  const [, token] = /^Bearer +(\S+) *$/i.exec(authorization) ?? [];
  return token ?? null;
}

/** The key under which a write happens once. */
function keyIn(headers: IncomingHttpHeaders): string | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,255}$/.test(key)) throw badInput('The header Idempotency-Key takes 1 to 255 visible ASCII characters.');
  return key;
}
