/** What an identity provider says of who signed in: believed as far as it is signed, meant for us, and of this moment. */
import { SamlStatusError } from '@node-saml/node-saml';
import { type Fault, unauthenticated } from './errors.ts';
import { attributeOf, childrenOf, only, textOf, type XmlNode } from './saml/node.ts';
import { openEnvelope } from './saml/envelope.ts';
import { type Partner, type Service, speaker } from './saml/party.ts';
import { addressOf, displayNameOf } from './saml/subject.ts';

/** What is said. */
export interface Said {
  /** The request that it answers. */
  readonly requestId: string;
  /** The address of who signed in, as it is written there. */
  readonly email: string;
  readonly displayName: string | undefined;
  /** When his session is to end at the latest. */
  readonly sessionEndsAt: Date | undefined;
}

/** What two clocks may differ by, in milliseconds. */
const SKEW = 60_000;

/** Reads an answer. Throws BAD_USER_INPUT and PAYLOAD_TOO_LARGE for what is no message, and UNAUTHENTICATED, with its reason, for one that does not count. */
export async function readAnswer(partner: Partner, service: Service, base64: string, now: Date): Promise<Said> {
  openEnvelope(base64);
  const assertion = await signedAssertion(partner, service, base64);
  if (textOf(only(assertion, 'Issuer')) !== partner.entityID) throw unauthenticated('The answer comes from another issuer than the one that is set for this provider.');
  checkConditions(only(assertion, 'Conditions'), service, now);
  const subject = only(assertion, 'Subject');
  const requestId = confirmed(subject, service, now);
  const statements = childrenOf(assertion, 'AuthnStatement');
  if (statements.length === 0) throw unauthenticated('The assertion does not say that anybody signed in.');
  return { requestId, email: addressOf(subject, assertion), displayName: displayNameOf(assertion), sessionEndsAt: endOf(statements, now) };
}

/** The assertion that the signature is over: not the one that stands in the text, but what was verified. */
async function signedAssertion(partner: Partner, service: Service, SAMLResponse: string): Promise<XmlNode> {
  const { profile } = await speaker(partner, service, () => '_unused')
    .validatePostResponseAsync({ SAMLResponse })
    .catch((error: unknown) => {
      throw refusalOf(error);
    });
  const assertion = only(profile?.getAssertion?.(), 'Assertion');
  if (!assertion) throw unauthenticated('The answer holds no assertion.');
  return assertion;
}

/** A refusal of the library's in our words. What it says of a message that is no message at all is not told. */
function refusalOf(error: unknown): Fault {
  const message = error instanceof Error ? error.message : '';
  if (error instanceof SamlStatusError) return unauthenticated(`The identity provider signed nobody in: ${message.slice(0, 200)}.`);
  if (/NotOnOrAfter|IssueInstant|NotBefore/.test(message)) return unauthenticated('The assertion does not say until when it is good.');
  if (/Missing SAML assertion/.test(message)) return unauthenticated('The answer holds no assertion.');
  if (/refer/i.test(message)) return unauthenticated('The signature is over something else than the assertion.');
  if (/signature/i.test(message)) return unauthenticated('The signature is not made with the key of this provider, or not over what stands here.');
  return unauthenticated('The answer of the identity provider cannot be read.');
}

const KNOWN_CONDITIONS = new Set(['$', '_', 'AudienceRestriction', 'OneTimeUse', 'ProxyRestriction']);

/** Of this moment, and meant for us. A condition that is not known may say that it is not good. */
function checkConditions(conditions: XmlNode | undefined, { entityID }: Service, now: Date): void {
  if (!conditions || childrenOf(conditions, 'AudienceRestriction').length === 0) throw unauthenticated('The assertion does not say whom it is meant for.');
  checkTime(conditions, now);
  for (const restriction of childrenOf(conditions, 'AudienceRestriction'))
    if (!childrenOf(restriction, 'Audience').some((audience) => textOf(audience) === entityID)) throw unauthenticated(`The assertion is meant for another audience than ${entityID}.`);
  if (Object.keys(conditions).some((name) => !KNOWN_CONDITIONS.has(name))) throw unauthenticated('The assertion has a condition that is not known here.');
}

/** Not too early, and not too late; an end is needed. */
function checkTime(node: XmlNode, now: Date): void {
  const [from, until] = [attributeOf(node, 'NotBefore'), attributeOf(node, 'NotOnOrAfter')];
  if (until === undefined || Number.isNaN(Date.parse(until)) || (from !== undefined && Number.isNaN(Date.parse(from)))) throw unauthenticated('The assertion does not say until when it is good.');
  if (from !== undefined && now.getTime() + SKEW < Date.parse(from)) throw unauthenticated('The assertion is not good yet. The clocks may differ.');
  if (now.getTime() - SKEW >= Date.parse(until)) throw unauthenticated('The assertion has expired. Sign in again.');
}

const BEARER = 'urn:oasis:names:tc:SAML:2.0:cm:bearer';

/** The id of the request that whoever brings the answer was signed in for: one of the confirmations must hold; what the first lacks is told. */
function confirmed(subject: XmlNode | undefined, service: Service, now: Date): string {
  const bearers = childrenOf(subject, 'SubjectConfirmation').filter((confirmation) => attributeOf(confirmation, 'Method') === BEARER);
  let first: unknown;
  for (const bearer of bearers) {
    try {
      return requestIn(only(bearer, 'SubjectConfirmationData'), service, now);
    } catch (error) {
      first ??= error;
    }
  }
  throw first ?? unauthenticated('The assertion does not say who may bring it.');
}

function requestIn(data: XmlNode | undefined, { acsURL }: Service, now: Date): string {
  if (!data) throw unauthenticated('The assertion does not say who may bring it.');
  if (attributeOf(data, 'Recipient') !== acsURL) throw unauthenticated(`The assertion is to be brought to another address than ${acsURL}.`);
  checkTime(data, now);
  const requestId = attributeOf(data, 'InResponseTo');
  // Gap: a sign-in that the provider begins by itself answers nothing that was asked, and so could be sent to anybody.
  if (requestId === undefined) throw unauthenticated('The answer was not asked for. Begin at the sign-in address of this service.');
  return requestId;
}

/** The earliest end that is said of the session. */
function endOf(statements: readonly XmlNode[], now: Date): Date | undefined {
  const ends = statements.flatMap((statement) => {
    const end = attributeOf(statement, 'SessionNotOnOrAfter');
    return end === undefined ? [] : [Date.parse(end)];
  });
  if (ends.length === 0) return undefined;
  const earliest = Math.min(...ends);
  if (!(earliest > now.getTime())) throw unauthenticated('The session at the identity provider is over. Sign in again.');
  return new Date(earliest);
}
