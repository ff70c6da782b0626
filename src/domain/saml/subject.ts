/**
 * Reads the email address and the name of the user from an assertion, by the attribute names of
 * common identity providers.
 */
import { unauthenticated } from '../errors.ts';
import { attributeOf, childrenOf, only, textOf, type XmlNode } from './node.ts';

const EMAIL_FORMAT = 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress';
const CLAIMS = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims';

/** Attribute names of the email address, the most likely first. */
const ADDRESSES = [
  'email',
  'mail',
  'emailAddress',
  'Email',
  `${CLAIMS}/emailaddress`,
  'urn:oid:0.9.2342.19200300.100.1.3',
];
/** Attribute names of the user's name, the most likely first. */
const NAMES = ['displayName', 'name', 'cn', 'urn:oid:2.16.840.1.113730.3.1.241', 'urn:oid:2.5.4.3'];
const FIRST_NAMES = ['givenName', 'firstName', `${CLAIMS}/givenname`, 'urn:oid:2.5.4.42'];
const LAST_NAMES = ['sn', 'surname', 'lastName', `${CLAIMS}/surname`, 'urn:oid:2.5.4.4'];

/** Maximum length of a display name in characters. */
const MAX_NAME_LENGTH = 100;

// Only ASCII: other characters can become ASCII letters in lower case, and the address could be
// taken for another user's.
const ADDRESS =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/;

/** Returns the values of the first attribute that has one of these names. */
function valuesOf(assertion: XmlNode, names: readonly string[]): readonly string[] {
  const attributes = childrenOf(assertion, 'AttributeStatement').flatMap((statement) =>
    childrenOf(statement, 'Attribute'),
  );
  for (const name of names) {
    const values = attributes
      .filter((attribute) => attributeOf(attribute, 'Name') === name)
      .flatMap((attribute) => childrenOf(attribute, 'AttributeValue').map(textOf));
    const nonEmptyValues = values.flatMap((value) => value || []);
    if (nonEmptyValues.length > 0) return nonEmptyValues;
  }
  return [];
}

/** Returns the user's email address: the NameID if it is one, otherwise the attribute. */
export function addressOf(subject: XmlNode | undefined, assertion: XmlNode): string {
  const nameID = only(subject, 'NameID');
  const name = textOf(nameID);
  const isAddress = nameID && attributeOf(nameID, 'Format') === EMAIL_FORMAT;
  const given = isAddress && name ? [name] : valuesOf(assertion, ADDRESSES);
  const addresses = new Set(given.length > 0 ? given : name ? [name] : []);
  const [address] = addresses;
  if (addresses.size > 1)
    throw unauthenticated('The assertion names more than one e-mail address.');
  if (address === undefined || !ADDRESS.test(address))
    throw unauthenticated(
      'The assertion names no e-mail address: configure the identity provider to send it as NameID, or as the attribute email.',
    );
  return address;
}

/** Returns the user's name, if the assertion has one. */
export function displayNameOf(assertion: XmlNode): string | undefined {
  const [whole] = valuesOf(assertion, NAMES);
  const parts = [valuesOf(assertion, FIRST_NAMES)[0], valuesOf(assertion, LAST_NAMES)[0]].filter(
    (part) => part !== undefined,
  );
  const name = (whole ?? parts.join(' ')).replace(/\s+/g, ' ').trim();
  return name === '' ? undefined : [...name].slice(0, MAX_NAME_LENGTH).join('');
}
