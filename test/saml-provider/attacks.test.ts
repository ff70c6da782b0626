// Answers that must not count: each is refused for its own reason, and signs nobody in.
import { beforeAll, describe, expect, it } from 'vitest';
import { ids, type RestResult, useWorld } from '../support.ts';
import { type Asked, certificates, makeProvider, type Provider, sign, type Words } from './identity-provider.ts';
import { wrappedAssertions, wrappedResponses } from './wrapping.ts';

const world = useWorld();
let provider: Provider;

beforeAll(async () => {
  provider = await makeProvider(world);
});

const MINUTE = 60_000;
const ago = (minutes: number): Date => new Date(Date.now() - minutes * MINUTE);

/** What is said of a refusal; nobody has come in, and nothing can be exchanged. */
async function expectRefused({ status, headers, body }: RestResult, code: number, reason: string, message: string, more: object = {}): Promise<void> {
  expect({ status, body }).toEqual({ status: code, body: { error: { code, message, reason, requestId: 'test', ...more } } });
  expect(headers.get('location')).toBe(null);
  const { prisma } = world.door.database;
  expect([await prisma.signInCode.count(), await prisma.user.count({ where: { email: { in: ['nina@acme.test', 'mike@acme.test'] } } })]).toEqual([0, 0]);
}

const refused = (result: RestResult, message: string) => expectRefused(result, 401, 'UNAUTHENTICATED', message);
const malformed = (result: RestResult, message: string) => expectRefused(result, 400, 'BAD_USER_INPUT', message, { field: 'SAMLResponse' });

const wrongKey = 'The signature is not made with the key of this provider, or not over what stands here.';
const crowd = 'The answer holds more than one assertion.';

/** An answer that is signed as it should be, and says something that it should not; or is signed as it should not be. */
const said: readonly (readonly [string, Words, string])[] = [
  ['without a signature', { signed: 'nothing' }, 'The answer is not signed.'],
  ['signed with another key, whose certificate comes along', { key: 'other' }, wrongKey],
  ['signed as a whole with another key', { key: 'other', signed: 'response' }, wrongKey],
  ['signed with SHA-1', { algorithm: 'http://www.w3.org/2000/09/xmldsig#rsa-sha1' }, 'The signature is made by a method that no longer counts. Let the identity provider sign with RSA and SHA-256.'],
  ['that has expired', { notBefore: ago(10), notOnOrAfter: ago(5) }, 'The assertion has expired. Sign in again.'],
  ['that its bearer may bring no more', { confirmedUntil: ago(5) }, 'The assertion has expired. Sign in again.'],
  ['that is not good yet', { notBefore: ago(-5) }, 'The assertion is not good yet. The clocks may differ.'],
  ['without an end', { notOnOrAfter: null }, 'The assertion does not say until when it is good.'],
  ['for nobody', { audience: null }, 'The assertion does not say whom it is meant for.'],
  ['from another issuer', { issuer: 'https://elsewhere.test/entity' }, 'The answer comes from another issuer than the one that is set for this provider.'],
  ['that nobody asked for', { inResponseTo: null }, 'The answer was not asked for. Begin at the sign-in address of this service.'],
  ['to a request that was never made', { inResponseTo: '_made-up' }, 'The answer is to no request of this service, or to one long past. Begin again at the sign-in address.'],
  ['with a condition that nobody knows', { condition: '<saml:Condition/>' }, 'The assertion has a condition that is not known here.'],
  ['of nobody who signed in', { authnStatement: '' }, 'The assertion does not say that anybody signed in.'],
  ['of a session that is over', { sessionEnd: ago(1) }, 'The session at the identity provider is over. Sign in again.'],
  ['that names nobody', { nameID: 'nina' }, 'The assertion names no e-mail address: let the identity provider send it as NameID, or as the attribute email.'],
  [
    'that names two',
    { nameID: 'x', nameFormat: 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent', attributes: { email: ['nina@acme.test', 'ana@acme.test'] } },
    'The assertion names more than one e-mail address.',
  ],
  // The sign K of the Kelvin scale becomes a k when it is made small.
  ['with a name that only looks like another', { nameID: 'mi\u212ae@acme.test' }, 'The assertion names no e-mail address: let the identity provider send it as NameID, or as the attribute email.'],
  ['that says no', { status: 'Responder' }, 'The identity provider signed nobody in: SAML provider returned Responder error: unspecified.'],
];

describe('an answer', () => {
  it.each(said)('%s is refused', async (_, words, message) => {
    await refused(await provider.signIn(words), message);
  });

  it('for another audience is refused, and to be brought elsewhere', async () => {
    const { acsURL, audience, ...rest } = await provider.begin();
    const asked = { acsURL, audience, ...rest };
    await refused(await provider.bring(provider.answer(asked, { audience: 'https://elsewhere.test' })), `The assertion is meant for another audience than ${audience}.`);
    await refused(await provider.bring(provider.answer(asked, { recipient: 'https://elsewhere.test/acs' })), `The assertion is to be brought to another address than ${acsURL}.`);
  });

  it('that was changed after it was signed is refused', async () => {
    const xml = provider.answer(await provider.begin());
    await refused(await provider.bring(xml.replace('nina@acme.test', 'ana@acme.test')), wrongKey);
  });

  it('that is encrypted is refused', async () => {
    const xml = provider.answer(await provider.begin()).replaceAll('saml:Assertion', 'saml:EncryptedAssertion');
    await refused(await provider.bring(xml), 'The assertion is encrypted. Switch its encryption off at the identity provider: it is sent through TLS.');
  });
});

describe('an answer wrapped as', () => {
  it.each(Object.entries(wrappedResponses))('%s is refused', async (_, wrap) => {
    await refused(await provider.bring(wrap(provider.answer(await provider.begin(), { signed: 'response' }))), crowd);
  });

  it.each(Object.entries(wrappedAssertions))('%s is refused', async (_, wrap) => {
    await refused(await provider.bring(wrap(provider.answer(await provider.begin()))), crowd);
  });

  it('an element of another namespace that is no assertion is refused', async () => {
    const xml = provider.answer(await provider.begin());
    const [assertion = ''] = /<saml:Assertion[\s\S]*<\/saml:Assertion>/.exec(xml) ?? [];
    await refused(await provider.bring(xml.replace(assertion, `<x:Assertion xmlns:x="urn:x">${assertion}</x:Assertion>`)), crowd);
  });

  it('a signature over a part of the assertion is refused', async () => {
    const xml = provider
      .answer(await provider.begin())
      .replace('<saml:Assertion ID="_assertion"', '<saml:Assertion ID="_evil"')
      .replace('<saml:Subject>', '<saml:Subject ID="_assertion">');
    await refused(await provider.bring(xml), 'The signature is over something else than the assertion.');
  });
});

describe('an answer that is no plain message', () => {
  /** Changes an answer before it is signed anew, as a provider would send it that is itself an attacker. */
  const changed = async (change: (xml: string) => string, words: Words = {}): Promise<RestResult> => {
    const asked: Asked = await provider.begin();
    return provider.bring(sign(change(provider.answer(asked, { ...words, signed: 'nothing' }))));
  };

  it('but declares a type of document, is refused', async () => {
    await malformed(await provider.bring(`<!DOCTYPE x>${provider.answer(await provider.begin())}`), 'The answer declares a type of document. None is needed, and none is read.');
  });

  it('but declares entities, is refused', async () => {
    const bomb = '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>';
    await malformed(await provider.bring(`${bomb}${provider.answer(await provider.begin())}`), 'The answer declares entities. None are needed, and none are read.');
  });

  it('but has a comment in the name, is refused', async () => {
    const message = 'The answer has a comment in it. A name with one could be read in two ways.';
    await malformed(await changed((xml) => xml.replace('nina@acme.test', 'ana@acme.test<!-- -->.evil.test')), message);
  });

  it('but has a section or an instruction in it, is refused', async () => {
    const message = 'The answer has a section or an instruction in it that is neither an element nor a text.';
    await malformed(await provider.bring((await provider.answer(await provider.begin())).replace('nina@acme.test', '<![CDATA[ana]]>@acme.test')), message);
    await malformed(await provider.bring(`<?xml-stylesheet href="x"?>${provider.answer(await provider.begin())}`), message);
  });

  it('but holds an element in the name, is refused', async () => {
    const message = 'The assertion names no e-mail address: let the identity provider send it as NameID, or as the attribute email.';
    await refused(await changed((xml) => xml.replace('nina@acme.test', 'ana@acme.test<x/>.evil.test')), message);
  });

  it('but is huge, is refused', async () => {
    const xml = provider.answer(await provider.begin());
    const result = await provider.bring(xml.replace('nina@acme.test', 'n'.repeat(256 * 1024)));
    await expectRefused(result, 413, 'PAYLOAD_TOO_LARGE', 'The answer of the identity provider may have at most 256 KiB.', { field: 'SAMLResponse', details: { limit: 262_144 } });
    const form = await provider.bring(xml.replace('nina@acme.test', 'n'.repeat(1024 * 1024)));
    await expectRefused(form, 413, 'PAYLOAD_TOO_LARGE', 'The body may have at most 1 MiB.', { details: { limit: 1_048_576 } });
  });

  it('but is deep, is refused', async () => {
    await malformed(await provider.bring(`<Response>${'<a>'.repeat(64)}${'</a>'.repeat(64)}</Response>`), 'The elements of the answer lie more than 64 deep in each other.');
  });

  it.each([
    ['nothing', 'SAMLResponse=', 'SAMLResponse must be an answer of an identity provider in base64.'],
    ['no base64', 'SAMLResponse=%25%25', 'SAMLResponse must be an answer of an identity provider in base64.'],
    ['no field', 'Response=PGEvPg==', 'The form must have one field SAMLResponse.'],
    ['two fields', 'SAMLResponse=PGEvPg==&SAMLResponse=PGEvPg==', 'The form must have one field SAMLResponse.'],
    ['no text', 'SAMLResponse=/w==', 'The answer of the identity provider must be XML in UTF-8.'],
    ['no XML', 'SAMLResponse=bm9uc2Vuc2U=', 'The answer must be a Response of SAML 2.0.'],
    ['other XML', 'SAMLResponse=PGEvPg==', 'The answer must be a Response of SAML 2.0.'],
  ])('but %s, is refused', async (_, form, message) => {
    await malformed(await world.nobody.send('POST', `/saml/${provider.id}/acs`, form, { 'content-type': 'application/x-www-form-urlencoded' }), message);
  });

  it('but XML that is broken or holds nothing, is refused', async () => {
    await refused(await provider.bring('<Response><a'), 'The answer of the identity provider cannot be read.');
    await refused(await provider.bring('<Response><a/></Response>'), 'The answer holds no assertion.');
    const { status, body } = await world.nobody.post(`/saml/${provider.id}/acs`, {});
    expect({ status, body }).toEqual({
      status: 415,
      body: { error: { code: 415, message: 'The answer comes as a form: application/x-www-form-urlencoded.', reason: 'UNSUPPORTED_MEDIA_TYPE', requestId: 'test' } },
    });
  });

  it('but has thousands of elements, or of attributes, is refused before they are read', async () => {
    const message = 'The answer has more than 2000 tags. Let the identity provider send fewer attributes.';
    for (const text of ['<a/>', '</', '<a>', "<'", '<:']) await malformed(await provider.bring(`<Response>${text.repeat(20_000)}</Response>`), message);
    await malformed(await provider.bring(`<Response ${'a="" '.repeat(2000)}/>`), 'A tag of the answer has more than 8192 characters.');
  });
});

describe('an answer of another', () => {
  it('provider of the same organization is refused', async () => {
    const other = await makeProvider(world, { label: 'Guests', certificate: certificates.other, entityID: 'https://guests.test' });
    const asked = await provider.begin();
    await refused(await provider.bring(other.answer(asked, { key: 'other' })), wrongKey);
  });

  it('provider with the same key and the same name is refused, though all else is right', async () => {
    const hers = await makeProvider(world, { label: 'Hers' }, ids.umbrella, 'eve');
    const asked = await hers.begin();
    await refused(await provider.bring(hers.answer(asked)), `The assertion is meant for another audience than ${(await provider.begin()).audience}.`);
    const mine = await provider.begin();
    await refused(await provider.bring(provider.answer(mine, { inResponseTo: asked.id })), 'The answer is to a request that went to another provider.');
  });
});

describe('an answer brought', () => {
  it('a second time is refused', async () => {
    const xml = provider.answer(await provider.begin(), { nameID: 'replayed@acme.test' });
    expect((await provider.bring(xml)).status).toBe(303);
    await world.door.database.prisma.signInCode.deleteMany();
    await refused(await provider.bring(xml), 'This answer was used before. Begin again at the sign-in address.');
  });

  it('a second time at the same moment is refused once', async () => {
    const xml = provider.answer(await provider.begin(), { nameID: 'twice@acme.test' });
    const statuses = await Promise.all([provider.bring(xml), provider.bring(xml), provider.bring(xml)].map(async (result) => (await result).status));
    expect(statuses.sort()).toEqual([303, 401, 401]);
    await world.door.database.prisma.signInCode.deleteMany();
  });

  it('too late after its request is refused', async () => {
    const asked = await provider.begin();
    await world.door.database.prisma.sAMLRequest.updateMany({ where: { id: asked.id }, data: { expiresAt: ago(1) } });
    await refused(await provider.bring(provider.answer(asked)), 'The sign-in took too long. Begin again at the sign-in address.');
  });
});
