/** What comes as an identity provider's answer, looked at before any parser does: its size, its form, and that it is one plain message. */
import { badInput, Fault, unauthenticated } from '../errors.ts';

/** Bytes of an answer at most. */
const LARGEST = 256 * 1024;
/** How deep its elements may lie in each other. */
const DEEPEST = 64;
/** Tags of an answer at most: one with hundreds of groups has some 1,000. The parser's time grows with their square. */
const MOST_TAGS = 2000;
/** Characters of a tag at most, for the same reason. */
const LONGEST_TAG = 8192;

const field = 'SAMLResponse';

/** The XML of an answer as a form sends it. Throws BAD_USER_INPUT, PAYLOAD_TOO_LARGE, and UNAUTHENTICATED for what is no answer that could count. */
export function openEnvelope(base64: string): string {
  const packed = base64.replace(/\s+/g, '');
  if (packed.length > (LARGEST * 4) / 3 + 4) throw new Fault('PAYLOAD_TOO_LARGE', 'The answer of the identity provider may have at most 256 KiB.', { field, details: { limit: LARGEST } });
  if (packed === '' || !/^[A-Za-z0-9+/]+={0,2}$/.test(packed)) throw badInput('SAMLResponse must be an answer of an identity provider in base64.', field);
  const xml = decode(packed);
  refuseDeclarations(xml);
  if (xml.split('<').length - 1 > MOST_TAGS) throw badInput(`The answer has more than ${MOST_TAGS} tags. Let the identity provider send fewer attributes.`, field);
  if (!/^\uFEFF?\s*(?:<\?xml\s[^<>]{0,200}\?>\s*)?<(?:[^\s<>/:]{1,64}:)?Response[\s>]/.test(xml)) throw badInput('The answer must be a Response of SAML 2.0.', field);
  if (xml.split('<').some((piece) => piece.search(/>|$/) > LONGEST_TAG)) throw badInput(`A tag of the answer has more than ${LONGEST_TAG} characters.`, field);
  if (depthOf(xml) > DEEPEST) throw badInput(`The elements of the answer lie more than ${DEEPEST} deep in each other.`, field);
  refuseCrowds(xml);
  return xml;
}

function decode(base64: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(base64, 'base64'));
  } catch {
    throw badInput('The answer of the identity provider must be XML in UTF-8.', field);
  }
}

/**
 * Nothing but elements and text. Entities could be made to grow or to read files, and two parsers may take a name with a comment in
 * it for two different names.
 */
function refuseDeclarations(xml: string): void {
  if (/<!ENTITY/i.test(xml)) throw badInput('The answer declares entities. None are needed, and none are read.', field);
  if (/<!DOCTYPE/i.test(xml)) throw badInput('The answer declares a type of document. None is needed, and none is read.', field);
  if (xml.includes('<!--')) throw badInput('The answer has a comment in it. A name with one could be read in two ways.', field);
  if (xml.includes('<!') || /<\?(?!xml\s)/i.test(xml)) throw badInput('The answer has a section or an instruction in it that is neither an element nor a text.', field);
}

/** How deep the elements of a text lie in each other; of what is no XML any number. */
function depthOf(xml: string): number {
  let [depth, deepest] = [0, 0];
  for (const [tag] of xml.matchAll(/<(?:"[^"<]*"|'[^'<]*'|[^<>"'])*>/g)) {
    if (tag.startsWith('</')) depth -= 1;
    else if (!tag.startsWith('<?') && !tag.endsWith('/>')) deepest = Math.max(deepest, ++depth);
  }
  return deepest;
}

/** Beginnings of elements of this name, whatever their prefix. */
const countOf = (xml: string, name: string): number => [...xml.matchAll(new RegExp(`<(?:[^\\s<>/:]+:)?${name}(?=[\\s/>])`, 'g'))].length;

const METHODS = /<(?:[\w.-]+:)?(?:SignatureMethod|DigestMethod)\s+Algorithm\s*=\s*["']http:\/\/www\.w3\.org\/2001\/04\/xml(?:dsig-more#rsa-sha(?:256|512)|enc#sha(?:256|512))["']\s*\/?>/g;

/** One message with one assertion, signed by a method that still counts. A second assertion is there to be taken for the signed one. */
function refuseCrowds(xml: string): void {
  if (countOf(xml, 'EncryptedAssertion') > 0) throw unauthenticated('The assertion is encrypted. Switch its encryption off at the identity provider: it is sent through TLS.');
  if (countOf(xml, 'Assertion') > 1) throw unauthenticated('The answer holds more than one assertion.');
  if (countOf(xml, 'Response') > 1) throw unauthenticated('The answer holds more than one response.');
  const methods = countOf(xml, 'SignatureMethod') + countOf(xml, 'DigestMethod');
  if (methods !== [...xml.matchAll(METHODS)].length) throw unauthenticated('The signature is made by a method that no longer counts. Let the identity provider sign with RSA and SHA-256.');
  if (countOf(xml, 'Assertion') === 1 && countOf(xml, 'Signature') === 0) throw unauthenticated('The answer is not signed.');
}
