/** Starts sign-ins: stores the request and returns the URL of the identity provider. */
import { randomBytes } from 'node:crypto';
import type { Context } from '../../context.ts';
import type { SAMLProviderRow } from '../../data/rows.ts';
import { badInput, AppError, notFound } from '../../domain/errors.ts';
import { checkAll } from '../../domain/problems.ts';
import { identityProviderOf } from '../../domain/saml/active.ts';
import { metadataOf, newRequest } from '../../domain/saml/request.ts';
import { serviceOf } from '../saml-provider/service.ts';
import { statement } from '../../data/statement.ts';

/** The parameters of a sign-in. */
export interface SignInRequest {
  /** The URL that receives the code; defaults to the first allowed one. */
  readonly redirect: string | undefined;
  /** Returned to the app unchanged. */
  readonly state: string | undefined;
  /** The SHA-256 hash of the app's verifier in base64url (S256 in RFC 7636). */
  readonly challenge: string | undefined;
}

/** The lifetime of a sign-in request in milliseconds. */
const REQUEST_LIFETIME_MS = 10 * 60 * 1000;
const MAX_STATE_LENGTH = 1024;

/**
 * Returns a SAML provider.
 * @throws NOT_FOUND
 */
export async function providerAt(ctx: Context, id: string): Promise<SAMLProviderRow> {
  const row = await ctx.load.samlProvider.load(id);
  if (!row) throw notFound();
  return row;
}

/**
 * Returns the redirect URL. A code that is sent anywhere else would give another party the session,
 * so only configured URLs are allowed.
 * @throws BAD_USER_INPUT
 */
function redirectFor({ settings }: Context, requested: string | undefined): string {
  const allowed = settings.signInRedirects ?? [`${settings.appUrl}/sign-in`];
  const found =
    requested === undefined ? allowed[0] : allowed.find((address) => address === requested);
  if (found === undefined)
    throw badInput(
      'A sign-in cannot redirect to this URL. The setting SIGN_IN_REDIRECTS lists the allowed URLs.',
      'redirect',
    );
  return found;
}

const INSERT = statement(
  'samlRequest.make',
  `INSERT INTO saml_requests (id, organization_id, provider_id, redirect, state, challenge, created_at, expires_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
  {},
);

/**
 * Starts a sign-in and returns the URL at the identity provider. The request is not content, so no
 * audit event is written.
 * @throws NOT_FOUND, BAD_USER_INPUT, or CONFLICT if the provider is not active.
 */
export async function startSignIn(
  ctx: Context,
  providerId: string,
  request: SignInRequest,
): Promise<string> {
  const row = await providerAt(ctx, providerId);
  const identityProvider = identityProviderOf(row);
  if (!identityProvider)
    throw new AppError(
      'CONFLICT',
      'This provider is not set up: its entity id, its certificate or its SSO URL is missing.',
    );
  const [redirect] = checkAll(
    () => redirectFor(ctx, request.redirect),
    () => {
      if ((request.state ?? '').length > MAX_STATE_LENGTH || request.state?.includes('\0'))
        throw badInput(`state has at most ${MAX_STATE_LENGTH} characters.`, 'state');
    },
    () => {
      if (request.challenge !== undefined && !/^[A-Za-z0-9_-]{43}$/.test(request.challenge))
        throw badInput('challenge must be a SHA-256 in base64url, 43 characters.', 'challenge');
    },
  );
  // The id is sent as the id of an XML element, which must not begin with a digit.
  const id = `_${randomBytes(20).toString('hex')}`;
  const times = [
    ctx.now.toISOString(),
    new Date(ctx.now.getTime() + REQUEST_LIFETIME_MS).toISOString(),
  ];
  await ctx.query(INSERT, [
    id,
    row.organizationId,
    row.id,
    redirect,
    request.state ?? null,
    request.challenge ?? null,
    ...times,
  ]);
  return newRequest(identityProvider, serviceOf(ctx.settings, row), id);
}

/**
 * Returns the SAML metadata of this service for a provider.
 * @throws NOT_FOUND
 */
export const signInMetadata = async (ctx: Context, providerId: string): Promise<string> => {
  const row = await providerAt(ctx, providerId);
  return metadataOf(serviceOf(ctx.settings, row), row.id);
};
