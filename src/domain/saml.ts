/** Verifies SAML responses: the signature, the recipient and the validity period. */
import { SamlStatusError } from '@node-saml/node-saml';
import { type AppError, unauthenticated } from './errors.ts';
import { attributeOf, childrenOf, only, textOf, type XmlNode } from './saml/node.ts';
import { checkResponse } from './saml/response.ts';
import { type IdentityProvider, type ServiceProvider, messageOf } from './saml/party.ts';
import { addressOf, displayNameOf } from './saml/subject.ts';

/** The verified claims of an assertion. */
export interface SamlAssertion {
  /** Id of the sign-in request. */
  readonly requestId: string;
  /** The user's email address as written in the assertion. */
  readonly email: string;
  readonly displayName: string | undefined;
  /** The latest end of the user's session. */
  readonly sessionEndsAt: Date | undefined;
}

/** Maximum difference between the clocks of the two servers. */
const MAX_CLOCK_SKEW_MS = 60_000;

/**
 * Returns the claims of a SAML response.
 * @throws BAD_USER_INPUT or PAYLOAD_TOO_LARGE for anything but a SAML response
 * @throws UNAUTHENTICATED with the reason for a response that is not valid
 */
export async function readAnswer(
  partner: IdentityProvider,
  service: ServiceProvider,
  base64: string,
  now: Date,
): Promise<SamlAssertion> {
  checkResponse(base64);
  const assertion = await signedAssertion(partner, service, base64);
  if (textOf(only(assertion, 'Issuer')) !== partner.entityId)
    throw unauthenticated('The response has another issuer than this provider.');
  checkConditions(only(assertion, 'Conditions'), service, now);
  const subject = only(assertion, 'Subject');
  const requestId = confirmedRequestId(subject, service, now);
  const statements = childrenOf(assertion, 'AuthnStatement');
  if (statements.length === 0)
    throw unauthenticated('The assertion has no authentication statement.');
  return {
    requestId,
    email: addressOf(subject, assertion),
    displayName: displayNameOf(assertion),
    sessionEndsAt: endOf(statements, now),
  };
}

/** Returns the assertion that the signature covers, as the library verified it. */
async function signedAssertion(
  partner: IdentityProvider,
  service: ServiceProvider,
  SAMLResponse: string,
): Promise<XmlNode> {
  const { profile } = await messageOf(partner, service, () => '_unused')
    .validatePostResponseAsync({ SAMLResponse })
    .catch((error: unknown) => {
      throw errorFor(error);
    });
  const assertion = only(profile?.getAssertion?.(), 'Assertion');
  if (!assertion) throw unauthenticated('The response contains no assertion.');
  return assertion;
}

/**
 * Returns an error for a rejection by the library. Details of an unreadable response are left out.
 */
function errorFor(error: unknown): AppError {
  const message = error instanceof Error ? error.message : '';
  if (error instanceof SamlStatusError)
    return unauthenticated(`The identity provider refused the sign-in: ${message.slice(0, 200)}.`);
  if (/NotOnOrAfter|IssueInstant|NotBefore/.test(message))
    return unauthenticated('The assertion has no time of expiry.');
  if (/Missing SAML assertion/.test(message))
    return unauthenticated('The response contains no assertion.');
  if (/refer/i.test(message)) return unauthenticated('The signature does not cover the assertion.');
  if (/signature/i.test(message))
    return unauthenticated(
      'The signature is not from the key of this provider, or does not match the content.',
    );
  return unauthenticated('The response of the identity provider cannot be read.');
}

const KNOWN_CONDITIONS = new Set([
  '$',
  '_',
  'AudienceRestriction',
  'OneTimeUse',
  'ProxyRestriction',
]);

/**
 * Checks the validity period and the audience. An unknown condition could invalidate the assertion
 * and is rejected.
 */
function checkConditions(
  conditions: XmlNode | undefined,
  { entityId }: ServiceProvider,
  now: Date,
): void {
  if (!conditions || childrenOf(conditions, 'AudienceRestriction').length === 0)
    throw unauthenticated('The assertion has no audience.');
  checkTime(conditions, now);
  for (const restriction of childrenOf(conditions, 'AudienceRestriction'))
    if (!childrenOf(restriction, 'Audience').some((audience) => textOf(audience) === entityId))
      throw unauthenticated(`The assertion is for another audience than ${entityId}.`);
  if (Object.keys(conditions).some((name) => !KNOWN_CONDITIONS.has(name)))
    throw unauthenticated('The assertion has an unknown condition.');
}

/** Checks a validity period, which must have an end. */
function checkTime(node: XmlNode, now: Date): void {
  const [from, until] = [attributeOf(node, 'NotBefore'), attributeOf(node, 'NotOnOrAfter')];
  if (
    until === undefined ||
    Number.isNaN(Date.parse(until)) ||
    (from !== undefined && Number.isNaN(Date.parse(from)))
  )
    throw unauthenticated('The assertion has no time of expiry.');
  if (from !== undefined && now.getTime() + MAX_CLOCK_SKEW_MS < Date.parse(from))
    throw unauthenticated('The assertion is not valid yet. The clocks of the servers may differ.');
  if (now.getTime() - MAX_CLOCK_SKEW_MS >= Date.parse(until))
    throw unauthenticated('The assertion has expired. Sign in again.');
}

const BEARER = 'urn:oasis:names:tc:SAML:2.0:cm:bearer';

/**
 * Returns the id of the sign-in request from the first valid bearer confirmation.
 * @throws the error of the first confirmation if none is valid
 */
function confirmedRequestId(
  subject: XmlNode | undefined,
  service: ServiceProvider,
  now: Date,
): string {
  const bearers = childrenOf(subject, 'SubjectConfirmation').filter(
    (confirmation) => attributeOf(confirmation, 'Method') === BEARER,
  );
  let firstError: unknown;
  for (const bearer of bearers) {
    try {
      return requestIdIn(only(bearer, 'SubjectConfirmationData'), service, now);
    } catch (error) {
      firstError ??= error;
    }
  }
  throw firstError ?? unauthenticated('The assertion has no subject confirmation.');
}

function requestIdIn(data: XmlNode | undefined, { acsUrl }: ServiceProvider, now: Date): string {
  if (!data) throw unauthenticated('The assertion has no subject confirmation.');
  if (attributeOf(data, 'Recipient') !== acsUrl)
    throw unauthenticated(`The assertion is for another recipient than ${acsUrl}.`);
  checkTime(data, now);
  const requestId = attributeOf(data, 'InResponseTo');
  // Gap: a sign-in that the provider initiates answers no request, so anybody could be sent there
  // to be signed in as somebody else.
  if (requestId === undefined)
    throw unauthenticated(
      'The response does not belong to a request. Start at the sign-in URL of this service.',
    );
  return requestId;
}

/** Returns the earliest end of the sessions. */
function endOf(statements: readonly XmlNode[], now: Date): Date | undefined {
  const ends = statements.flatMap((statement) => {
    const end = attributeOf(statement, 'SessionNotOnOrAfter');
    return end === undefined ? [] : [Date.parse(end)];
  });
  if (ends.length === 0) return undefined;
  const earliest = Math.min(...ends);
  if (!(earliest > now.getTime()))
    throw unauthenticated('The session at the identity provider has ended. Sign in again.');
  return new Date(earliest);
}
