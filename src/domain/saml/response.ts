/**
 * Checks a SAML response before it is parsed: its size, its syntax, and that it has one signed
 * assertion.
 */
import { badInput, AppError, unauthenticated } from '../errors.ts';

/** Maximum size of a response in bytes of XML. */
const MAX_RESPONSE_BYTES = 256 * 1024;
/** Maximum depth of the elements of a response. */
const MAX_DEPTH = 64;
/**
 * Maximum number of tags: a user with hundreds of groups has about 1,000. The parser takes
 * quadratic time.
 */
const MAX_TAG_COUNT = 2000;
/** Maximum length of a tag in characters, because the parser takes quadratic time. */
const MAX_TAG_LENGTH = 8192;

/** The name of the response in the form, for errors. */
const field = 'SAMLResponse';

/**
 * Checks a response in base64. A response that passes may still have an invalid signature, or no
 * assertion if it reports a failure.
 * @throws BAD_USER_INPUT or PAYLOAD_TOO_LARGE for anything but a SAML response
 * @throws UNAUTHENTICATED for a response that cannot be valid
 */
export function checkResponse(base64: string): void {
  const compact = base64.replace(/\s+/g, '');
  if (compact.length > (MAX_RESPONSE_BYTES * 4) / 3 + 4)
    throw new AppError(
      'PAYLOAD_TOO_LARGE',
      'The response of the identity provider may have at most 256 KiB.',
      { field, details: { limit: MAX_RESPONSE_BYTES } },
    );
  if (compact === '' || !/^[A-Za-z0-9+/]+={0,2}$/.test(compact))
    throw badInput('SAMLResponse must be a response of an identity provider in base64.', field);
  const xml = decode(compact);
  requireElementsAndText(xml);
  if (xml.split('<').length - 1 > MAX_TAG_COUNT)
    throw badInput(
      `The response has more than ${MAX_TAG_COUNT} tags. Configure the identity provider to send fewer attributes.`,
      field,
    );
  if (!/^\uFEFF?\s*(?:<\?xml\s[^<>]{0,200}\?>\s*)?<(?:[^\s<>/:]{1,64}:)?Response[\s>]/.test(xml))
    throw badInput('The document must be a Response of SAML 2.0.', field);
  if (xml.split('<').some((piece) => piece.search(/>|$/) > MAX_TAG_LENGTH))
    throw badInput(`A tag of the response has more than ${MAX_TAG_LENGTH} characters.`, field);
  if (depthOf(xml) > MAX_DEPTH)
    throw badInput(
      `The elements of the response are nested more than ${MAX_DEPTH} levels deep.`,
      field,
    );
  requireOneSignedAssertion(xml);
}

function decode(base64: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(base64, 'base64'));
  } catch {
    throw badInput('The response of the identity provider must be XML in UTF-8.', field);
  }
}

/**
 * Rejects entities, document types, comments, sections and instructions. Entities can expand or
 * read files, and two parsers may read a name with a comment inside it differently.
 */
function requireElementsAndText(xml: string): void {
  if (/<!ENTITY/i.test(xml))
    throw badInput('The response declares entities, which are not allowed.', field);
  if (/<!DOCTYPE/i.test(xml))
    throw badInput('The response declares a document type, which is not allowed.', field);
  if (xml.includes('<!--'))
    throw badInput('The response contains a comment, which is not allowed.', field);
  if (xml.includes('<!') || /<\?(?!xml\s)/i.test(xml))
    throw badInput(
      'The response contains a section or an instruction, which is not allowed.',
      field,
    );
}

/** Returns the depth of the elements. If the text is not XML, the number has no meaning. */
function depthOf(xml: string): number {
  let [depth, deepest] = [0, 0];
  for (const [tag] of xml.matchAll(/<(?:"[^"<]*"|'[^'<]*'|[^<>"'])*>/g)) {
    if (tag.startsWith('</')) depth -= 1;
    else if (!tag.startsWith('<?') && !tag.endsWith('/>')) deepest = Math.max(deepest, ++depth);
  }
  return deepest;
}

/** Returns the number of start tags with this local name. */
const countOf = (xml: string, name: string): number =>
  [...xml.matchAll(new RegExp(`<(?:[^\\s<>/:]+:)?${name}(?=[\\s/>])`, 'g'))].length;

/** Matches each element that names a secure method: SHA-256 or SHA-512, signed with RSA. */
const SECURE_METHODS =
  /<(?:[\w.-]+:)?(?:SignatureMethod|DigestMethod)\s+Algorithm\s*=\s*["']http:\/\/www\.w3\.org\/2001\/04\/xml(?:dsig-more#rsa-sha(?:256|512)|enc#sha(?:256|512))["']\s*\/?>/g;

/**
 * Requires at most one assertion, not encrypted, in one response with a secure signature. A second
 * assertion is an attempt to have it taken for the signed one.
 */
function requireOneSignedAssertion(xml: string): void {
  if (countOf(xml, 'EncryptedAssertion') > 0)
    throw unauthenticated(
      'The assertion is encrypted. Disable its encryption at the identity provider: TLS encrypts the response.',
    );
  if (countOf(xml, 'Assertion') > 1)
    throw unauthenticated('The response contains more than one assertion.');
  if (countOf(xml, 'Response') > 1)
    throw unauthenticated('The response contains more than one response.');
  const methods = countOf(xml, 'SignatureMethod') + countOf(xml, 'DigestMethod');
  if (methods !== [...xml.matchAll(SECURE_METHODS)].length)
    throw unauthenticated(
      'The signature method is not secure. Configure the identity provider to sign with RSA and SHA-256.',
    );
  if (countOf(xml, 'Assertion') === 1 && countOf(xml, 'Signature') === 0)
    throw unauthenticated('The response is not signed.');
}
