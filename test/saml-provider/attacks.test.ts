// Tests invalid SAML responses: each is refused for its own reason, and signs nobody in.
import { beforeAll, describe, expect, it } from 'vitest';
import { ids, type RestResult, useWorld } from '../support.ts';
import {
  type AuthnRequest,
  certificates,
  makeProvider,
  type Provider,
  sign,
  type ResponseOverrides,
} from './identity-provider.ts';
import { wrappedAssertions, wrappedResponses } from './wrapping.ts';

const world = useWorld();
let provider: Provider;

beforeAll(async () => {
  provider = await makeProvider(world);
});

const MINUTE = 60_000;
const ago = (minutes: number): Date => new Date(Date.now() - minutes * MINUTE);

/** Expects a refusal with this message, no session and no sign-in code. */
async function expectRefused(
  { status, headers, body }: RestResult,
  code: number,
  reason: string,
  message: string,
  more: object = {},
): Promise<void> {
  expect({ status, body }).toEqual({
    status: code,
    body: { error: { code, message, reason, requestId: 'test', ...more } },
  });
  expect(headers.get('location')).toBe(null);
  const { prisma } = world.console.database;
  expect([
    await prisma.signInCode.count(),
    await prisma.user.count({ where: { email: { in: ['nina@acme.test', 'mike@acme.test'] } } }),
  ]).toEqual([0, 0]);
}

const refused = (result: RestResult, message: string) =>
  expectRefused(result, 401, 'UNAUTHENTICATED', message);
const malformed = (result: RestResult, message: string) =>
  expectRefused(result, 400, 'BAD_USER_INPUT', message, { field: 'SAMLResponse' });

const wrongKey =
  'The signature is not from the key of this provider, or does not match the content.';
const crowd = 'The response contains more than one assertion.';

/** Responses with a valid signature and invalid content, or with an invalid signature. */
const invalidResponses: readonly (readonly [string, ResponseOverrides, string])[] = [
  ['without a signature', { signed: 'nothing' }, 'The response is not signed.'],
  ['with another key and its certificate', { key: 'other' }, wrongKey],
  ['signed as a whole with another key', { key: 'other', signed: 'response' }, wrongKey],
  [
    'signed with SHA-1',
    { algorithm: 'http://www.w3.org/2000/09/xmldsig#rsa-sha1' },
    'The signature method is not secure. Configure the identity provider to sign with RSA and SHA-256.',
  ],
  [
    'that has expired',
    { notBefore: ago(10), notOnOrAfter: ago(5) },
    'The assertion has expired. Sign in again.',
  ],
  [
    'with an expired bearer confirmation',
    { confirmedUntil: ago(5) },
    'The assertion has expired. Sign in again.',
  ],
  [
    'that is not valid yet',
    { notBefore: ago(-5) },
    'The assertion is not valid yet. The clocks of the servers may differ.',
  ],
  ['without an end', { notOnOrAfter: null }, 'The assertion has no time of expiry.'],
  ['without an audience', { audience: null }, 'The assertion has no audience.'],
  [
    'from another issuer',
    { issuer: 'https://elsewhere.test/entity' },
    'The response has another issuer than this provider.',
  ],
  [
    'without a request',
    { inResponseTo: null },
    'The response does not belong to a request. Start at the sign-in URL of this service.',
  ],
  [
    'to an unknown request',
    { inResponseTo: '_made-up' },
    'The response does not belong to a request of this service, or the request has expired. Start again at the sign-in URL.',
  ],
  [
    'with an unknown condition',
    { condition: '<saml:Condition/>' },
    'The assertion has an unknown condition.',
  ],
  [
    'without an authentication statement',
    { authnStatement: '' },
    'The assertion has no authentication statement.',
  ],
  [
    'of an expired session',
    { sessionEnd: ago(1) },
    'The session at the identity provider has ended. Sign in again.',
  ],
  [
    'without a name',
    { nameID: 'nina' },
    'The assertion names no e-mail address: configure the identity provider to send it as NameID, or as the attribute email.',
  ],
  [
    'with two names',
    {
      nameID: 'x',
      nameFormat: 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent',
      attributes: { email: ['nina@acme.test', 'ana@acme.test'] },
    },
    'The assertion names more than one e-mail address.',
  ],
  // The Kelvin sign becomes a k in lower case.
  [
    'with a name that is a homograph',
    { nameID: 'mi\u212ae@acme.test' },
    'The assertion names no e-mail address: configure the identity provider to send it as NameID, or as the attribute email.',
  ],
  [
    'with a failure status',
    { status: 'Responder' },
    'The identity provider refused the sign-in: SAML provider returned Responder error: unspecified.',
  ],
];

describe('a response', () => {
  it.each(invalidResponses)('%s is refused', async (_, overrides, message) => {
    await refused(await provider.signIn(overrides), message);
  });

  it('for another audience or destination is refused', async () => {
    const { acsURL, audience, ...rest } = await provider.begin();
    const authnRequest = { acsURL, audience, ...rest };
    await refused(
      await provider.bring(provider.answer(authnRequest, { audience: 'https://elsewhere.test' })),
      `The assertion is for another audience than ${audience}.`,
    );
    await refused(
      await provider.bring(
        provider.answer(authnRequest, { recipient: 'https://elsewhere.test/acs' }),
      ),
      `The assertion is for another recipient than ${acsURL}.`,
    );
  });

  it('that was changed after it was signed is refused', async () => {
    const xml = provider.answer(await provider.begin());
    await refused(await provider.bring(xml.replace('nina@acme.test', 'ana@acme.test')), wrongKey);
  });

  it('that is encrypted is refused', async () => {
    const xml = provider
      .answer(await provider.begin())
      .replaceAll('saml:Assertion', 'saml:EncryptedAssertion');
    await refused(
      await provider.bring(xml),
      'The assertion is encrypted. Disable its encryption at the identity provider: TLS encrypts the response.',
    );
  });
});

describe('a response wrapped as', () => {
  it.each(Object.entries(wrappedResponses))('%s is refused', async (_, wrap) => {
    await refused(
      await provider.bring(wrap(provider.answer(await provider.begin(), { signed: 'response' }))),
      crowd,
    );
  });

  it.each(Object.entries(wrappedAssertions))('%s is refused', async (_, wrap) => {
    await refused(await provider.bring(wrap(provider.answer(await provider.begin()))), crowd);
  });

  it('an element of another namespace is refused', async () => {
    const xml = provider.answer(await provider.begin());
    const [assertion = ''] = /<saml:Assertion[\s\S]*<\/saml:Assertion>/.exec(xml) ?? [];
    await refused(
      await provider.bring(
        xml.replace(assertion, `<x:Assertion xmlns:x="urn:x">${assertion}</x:Assertion>`),
      ),
      crowd,
    );
  });

  it('a signature over a part of the assertion is refused', async () => {
    const xml = provider
      .answer(await provider.begin())
      .replace('<saml:Assertion ID="_assertion"', '<saml:Assertion ID="_evil"')
      .replace('<saml:Subject>', '<saml:Subject ID="_assertion">');
    await refused(await provider.bring(xml), 'The signature does not cover the assertion.');
  });
});

describe('a malformed response', () => {
  /** Changes a response before it is signed again, as a malicious provider would send it. */
  const changed = async (
    change: (xml: string) => string,
    overrides: ResponseOverrides = {},
  ): Promise<RestResult> => {
    const authnRequest: AuthnRequest = await provider.begin();
    return provider.bring(
      sign(change(provider.answer(authnRequest, { ...overrides, signed: 'nothing' }))),
    );
  };

  it('is refused with a document type declaration', async () => {
    await malformed(
      await provider.bring(`<!DOCTYPE x>${provider.answer(await provider.begin())}`),
      'The response declares a document type, which is not allowed.',
    );
  });

  it('is refused with entity declarations', async () => {
    const bomb =
      '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>';
    await malformed(
      await provider.bring(`${bomb}${provider.answer(await provider.begin())}`),
      'The response declares entities, which are not allowed.',
    );
  });

  it('is refused with a comment in the name', async () => {
    const message = 'The response contains a comment, which is not allowed.';
    await malformed(
      await changed((xml) => xml.replace('nina@acme.test', 'ana@acme.test<!-- -->.evil.test')),
      message,
    );
  });

  it('is refused with a CDATA section or a processing instruction', async () => {
    const message = 'The response contains a section or an instruction, which is not allowed.';
    await malformed(
      await provider.bring(
        (await provider.answer(await provider.begin())).replace(
          'nina@acme.test',
          '<![CDATA[ana]]>@acme.test',
        ),
      ),
      message,
    );
    await malformed(
      await provider.bring(`<?xml-stylesheet href="x"?>${provider.answer(await provider.begin())}`),
      message,
    );
  });

  it('is refused with an element in the name', async () => {
    const message =
      'The assertion names no e-mail address: configure the identity provider to send it as NameID, or as the attribute email.';
    await refused(
      await changed((xml) => xml.replace('nina@acme.test', 'ana@acme.test<x/>.evil.test')),
      message,
    );
  });

  it('is refused above the size limit', async () => {
    const xml = provider.answer(await provider.begin());
    const result = await provider.bring(xml.replace('nina@acme.test', 'n'.repeat(256 * 1024)));
    await expectRefused(
      result,
      413,
      'PAYLOAD_TOO_LARGE',
      'The response of the identity provider may have at most 256 KiB.',
      { field: 'SAMLResponse', details: { limit: 262_144 } },
    );
    const form = await provider.bring(xml.replace('nina@acme.test', 'n'.repeat(1024 * 1024)));
    await expectRefused(form, 413, 'PAYLOAD_TOO_LARGE', 'The body may have at most 1 MiB.', {
      details: { limit: 1_048_576 },
    });
  });

  it('is refused above 64 levels of nesting', async () => {
    await malformed(
      await provider.bring(`<Response>${'<a>'.repeat(64)}${'</a>'.repeat(64)}</Response>`),
      'The elements of the response are nested more than 64 levels deep.',
    );
  });

  it.each([
    [
      'nothing',
      'SAMLResponse=',
      'SAMLResponse must be a response of an identity provider in base64.',
    ],
    [
      'invalid base64',
      'SAMLResponse=%25%25',
      'SAMLResponse must be a response of an identity provider in base64.',
    ],
    ['no value', 'Response=PGEvPg==', 'The form must have one field SAMLResponse.'],
    [
      'two values',
      'SAMLResponse=PGEvPg==&SAMLResponse=PGEvPg==',
      'The form must have one field SAMLResponse.',
    ],
    [
      'invalid UTF-8',
      'SAMLResponse=/w==',
      'The response of the identity provider must be XML in UTF-8.',
    ],
    ['no XML', 'SAMLResponse=bm9uc2Vuc2U=', 'The document must be a Response of SAML 2.0.'],
    ['other XML', 'SAMLResponse=PGEvPg==', 'The document must be a Response of SAML 2.0.'],
  ])('is refused: the form field has %s', async (_, form, message) => {
    await malformed(
      await world.nobody.send('POST', `/saml/${provider.id}/acs`, form, {
        'content-type': 'application/x-www-form-urlencoded',
      }),
      message,
    );
  });

  it('is refused with broken or empty XML', async () => {
    await refused(
      await provider.bring('<Response><a'),
      'The response of the identity provider cannot be read.',
    );
    await refused(
      await provider.bring('<Response><a/></Response>'),
      'The response contains no assertion.',
    );
    const { status, body } = await world.nobody.post(`/saml/${provider.id}/acs`, {});
    expect({ status, body }).toEqual({
      status: 415,
      body: {
        error: {
          code: 415,
          message: 'The response must be sent as a form: application/x-www-form-urlencoded.',
          reason: 'UNSUPPORTED_MEDIA_TYPE',
          requestId: 'test',
        },
      },
    });
  });

  it('is refused with thousands of elements or attributes before it is parsed', async () => {
    const message =
      'The response has more than 2000 tags. Configure the identity provider to send fewer attributes.';
    for (const text of ['<a/>', '</', '<a>', "<'", '<:'])
      await malformed(await provider.bring(`<Response>${text.repeat(20_000)}</Response>`), message);
    await malformed(
      await provider.bring(`<Response ${'a="" '.repeat(2000)}/>`),
      'A tag of the response has more than 8192 characters.',
    );
  });
});

describe('a response of another', () => {
  it('provider of the same organization is refused', async () => {
    const other = await makeProvider(world, {
      label: 'Guests',
      certificate: certificates.other,
      entityID: 'https://guests.test',
    });
    const authnRequest = await provider.begin();
    await refused(await provider.bring(other.answer(authnRequest, { key: 'other' })), wrongKey);
  });

  it('provider with the same key and entity id is refused', async () => {
    const evesProvider = await makeProvider(world, { label: 'Hers' }, ids.umbrella, 'eve');
    const authnRequest = await evesProvider.begin();
    await refused(
      await provider.bring(evesProvider.answer(authnRequest)),
      `The assertion is for another audience than ${(await provider.begin()).audience}.`,
    );
    const mine = await provider.begin();
    await refused(
      await provider.bring(provider.answer(mine, { inResponseTo: authnRequest.id })),
      'The response belongs to a request to another provider.',
    );
  });
});

describe('a response sent', () => {
  it('a second time is refused', async () => {
    const xml = provider.answer(await provider.begin(), { nameID: 'replayed@acme.test' });
    expect((await provider.bring(xml)).status).toBe(303);
    await world.console.database.prisma.signInCode.deleteMany();
    await refused(
      await provider.bring(xml),
      'This response was used before. Start again at the sign-in URL.',
    );
  });

  it('several times concurrently is accepted once', async () => {
    const xml = provider.answer(await provider.begin(), { nameID: 'twice@acme.test' });
    const statuses = await Promise.all(
      [provider.bring(xml), provider.bring(xml), provider.bring(xml)].map(
        async (result) => (await result).status,
      ),
    );
    expect(statuses.sort()).toEqual([303, 401, 401]);
    await world.console.database.prisma.signInCode.deleteMany();
  });

  it('too late after its request is refused', async () => {
    const authnRequest = await provider.begin();
    await world.console.database.prisma.sAMLRequest.updateMany({
      where: { id: authnRequest.id },
      data: { expiresAt: ago(1) },
    });
    await refused(
      await provider.bring(provider.answer(authnRequest)),
      'The sign-in took too long. Start again at the sign-in URL.',
    );
  });
});
