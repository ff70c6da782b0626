/** A sign-in begun: its request is kept, and leads to the identity provider. */
import { randomBytes } from 'node:crypto';
import type { Context } from '../../context.ts';
import type { SAMLProviderRow } from '../../data/rows.ts';
import { badInput, Fault, notFound } from '../../domain/errors.ts';
import { partnerOf } from '../../domain/saml/active.ts';
import { metadataOf, newRequest } from '../../domain/saml/request.ts';
import { serviceOf } from '../saml-provider/service.ts';

/** What a sign-in is begun with. */
export interface Wish {
  /** Where the app takes the code; the first of the allowed addresses unless said. */
  readonly redirect: string | undefined;
  /** Given back to the app as it is. */
  readonly state: string | undefined;
  /** The SHA-256 of what the app will prove itself with, in base64url (as S256 in RFC 7636). */
  readonly challenge: string | undefined;
}

/** How long somebody may take at his provider, in milliseconds. */
const PATIENCE = 10 * 60 * 1000;
const LONGEST_STATE = 1024;

/** The provider of an address. NOT_FOUND. */
export async function providerAt(ctx: Context, id: string): Promise<SAMLProviderRow> {
  const row = await ctx.load.samlProvider.load(id);
  if (!row) throw notFound();
  return row;
}

/** An address that codes may be sent to. BAD_USER_INPUT for any other: a code that went elsewhere would be somebody else's session. */
function redirectFor({ settings }: Context, wanted: string | undefined): string {
  const allowed = settings.signInRedirects ?? [`${settings.appUrl}/sign-in`];
  const found = wanted === undefined ? allowed[0] : allowed.find((address) => address === wanted);
  if (found === undefined) throw badInput('This is no address that sign-ins may lead to. Which are allowed says the setting SIGN_IN_REDIRECTS.', 'redirect');
  return found;
}

const INSERT = `INSERT INTO saml_requests (id, organization_id, provider_id, redirect, state, challenge, created_at, expires_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`;

/**
 * Begins a sign-in, and gives the address at the provider that goes on with it. NOT_FOUND, BAD_USER_INPUT, CONFLICT for a provider that is
 * not active. The request is all that is written: nothing of anybody's changes, and so there is no event.
 */
export async function startSignIn(ctx: Context, providerId: string, wish: Wish): Promise<string> {
  const row = await providerAt(ctx, providerId);
  const partner = partnerOf(row);
  if (!partner) throw new Fault('CONFLICT', 'This provider is not set up: its entity id, its certificate or its address is missing.');
  const redirect = redirectFor(ctx, wish.redirect);
  if ((wish.state ?? '').length > LONGEST_STATE || wish.state?.includes('\0')) throw badInput(`state has at most ${LONGEST_STATE} characters.`, 'state');
  if (wish.challenge !== undefined && !/^[A-Za-z0-9_-]{43}$/.test(wish.challenge)) throw badInput('challenge must be a SHA-256 in base64url, 43 characters.', 'challenge');
  const id = `_${randomBytes(20).toString('hex')}`; // it goes out as the id of an XML element, which begins with no digit
  const times = [ctx.now.toISOString(), new Date(ctx.now.getTime() + PATIENCE).toISOString()];
  await ctx.query('samlRequest.make', INSERT, [id, row.organizationId, row.id, redirect, wish.state ?? null, wish.challenge ?? null, ...times]);
  return newRequest(partner, serviceOf(ctx.settings, row), id);
}

/** What a provider is set up from. NOT_FOUND. */
export const signInMetadata = async (ctx: Context, providerId: string): Promise<string> => {
  const row = await providerAt(ctx, providerId);
  return metadataOf(serviceOf(ctx.settings, row), row.id);
};
