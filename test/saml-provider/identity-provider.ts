// An identity provider as organizations have one, which reads our metadata and our request, and answers as it is told to.
import { readFileSync } from 'node:fs';
import { Constants, IdentityProvider, SamlLib, ServiceProvider, setSchemaValidator } from 'samlify';
import { ids, type RestResult, type World } from '../support.ts';

const fixture = (name: string): string => readFileSync(new URL(`../fixtures/saml/${name}`, import.meta.url), 'utf8');

/** Certificates and their keys, made for these tests. */
export const certificates = { provider: fixture('provider.crt'), other: fixture('other.crt'), small: fixture('small.crt'), curve: fixture('curve.crt') };
const keys = { provider: fixture('provider.key'), other: fixture('other.key') };

setSchemaValidator({ validate: async () => 'not checked' }); // it wants one; the schemas of SAML say nothing of what is tested here

/** What an answer says, where it is not as it should be. A field that is null is left out. */
export interface Words {
  readonly nameID?: string;
  readonly nameFormat?: string;
  readonly attributes?: Readonly<Record<string, string | readonly string[]>>;
  readonly issuer?: string;
  readonly audience?: string | null;
  readonly recipient?: string;
  readonly inResponseTo?: string | null;
  readonly notBefore?: Date;
  readonly notOnOrAfter?: Date | null;
  readonly confirmedUntil?: Date;
  readonly sessionEnd?: Date;
  readonly status?: string;
  /** Put behind the conditions of the assertion. */
  readonly condition?: string;
  readonly authnStatement?: string;
  /** Which key it is signed with. */
  readonly key?: keyof typeof keys;
  /** What carries the signature. */
  readonly signed?: 'assertion' | 'response' | 'nothing';
  readonly algorithm?: string;
}

/** A request of ours, as the provider understood it. */
export interface Asked {
  readonly id: string;
  readonly acsURL: string;
  readonly audience: string;
}

const SHA256 = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256';
const MINUTE = 60_000;
const email = 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress';

const within = (name: string, value: string | null | undefined): string => (value == null ? '' : ` ${name}="${value}"`);

/** The answer before it is signed. */
function xmlOf(asked: Asked, entityID: string, words: Words): string {
  const now = Date.now();
  const { nameID = 'nina@acme.test', nameFormat = email, issuer = entityID, audience = asked.audience, recipient = asked.acsURL, condition = '', status = 'Success' } = words;
  const inResponseTo = words.inResponseTo === undefined ? asked.id : words.inResponseTo;
  const { notBefore = new Date(now - MINUTE), notOnOrAfter = new Date(now + 5 * MINUTE), confirmedUntil = new Date(now + 5 * MINUTE) } = words;
  const attributes = Object.entries(words.attributes ?? {}).map(
    ([name, values]) =>
      `<saml:Attribute Name="${name}">${[values]
        .flat()
        .map((value) => `<saml:AttributeValue>${value}</saml:AttributeValue>`)
        .join('')}</saml:Attribute>`,
  );
  const statement =
    words.authnStatement ?? `<saml:AuthnStatement AuthnInstant="${new Date(now).toISOString()}"${within('SessionNotOnOrAfter', words.sessionEnd?.toISOString())}></saml:AuthnStatement>`;
  const restriction = audience === null ? '' : `<saml:AudienceRestriction><saml:Audience>${audience}</saml:Audience></saml:AudienceRestriction>`;
  const assertion = `<saml:Assertion ID="_assertion" Version="2.0" IssueInstant="${new Date(now).toISOString()}"><saml:Issuer>${issuer}</saml:Issuer><saml:Subject><saml:NameID Format="${nameFormat}">${nameID}</saml:NameID><saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer"><saml:SubjectConfirmationData NotOnOrAfter="${confirmedUntil.toISOString()}" Recipient="${recipient}"${within('InResponseTo', inResponseTo)}/></saml:SubjectConfirmation></saml:Subject><saml:Conditions NotBefore="${notBefore.toISOString()}"${within('NotOnOrAfter', notOnOrAfter?.toISOString())}>${restriction}${condition}</saml:Conditions>${statement}${attributes.length > 0 ? `<saml:AttributeStatement>${attributes.join('')}</saml:AttributeStatement>` : ''}</saml:Assertion>`;
  return `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="_response" Version="2.0" IssueInstant="${new Date(now).toISOString()}" Destination="${asked.acsURL}"${within('InResponseTo', inResponseTo)}><saml:Issuer>${issuer}</saml:Issuer><samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:${status}"/></samlp:Status>${status === 'Success' ? assertion : ''}</samlp:Response>`;
}

/** Signs an answer, or the assertion in it, as the library does for its own. */
export function sign(xml: string, { key = 'provider', signed = 'assertion', algorithm = SHA256 }: Words = {}): string {
  if (signed === 'nothing' || !xml.includes('<saml:Assertion')) return xml;
  const path = signed === 'assertion' ? "/*[local-name(.)='Response']/*[local-name(.)='Assertion']" : "/*[local-name(.)='Response']";
  return SamlLib.constructSAMLSignature({
    rawSamlMessage: xml,
    ...(signed === 'response' ? { isMessageSigned: true } : { referenceTagXPath: path }),
    privateKey: keys[key],
    signatureAlgorithm: algorithm,
    signingCert: certificates[key].replace(/-----[A-Z ]+-----|\s/g, ''),
    isBase64Output: false,
    signatureConfig: { prefix: 'ds', location: { reference: `${path}/*[local-name(.)='Issuer']`, action: 'after' } },
  });
}

const elsewhere = (what: string) => [{ Binding: Constants.namespace.binding.redirect, Location: `https://idp.test/${what}` }];

/** Reads a request of ours as a provider does that was set up from these metadata. */
export async function readRequest(entityID: string, metadata: string, SAMLRequest: string): Promise<Asked> {
  const own = { entityID, signingCert: certificates.provider, privateKey: keys.provider, isAssertionEncrypted: false, wantAuthnRequestsSigned: false };
  const idp = IdentityProvider({ ...own, singleSignOnService: elsewhere('sso'), singleLogoutService: elsewhere('slo') }); // it asks for both
  const { extract } = await idp.parseLoginRequest(ServiceProvider({ metadata }), 'redirect', { query: { SAMLRequest } });
  return { id: String(extract.request?.id), acsURL: String(extract.request?.assertionConsumerServiceUrl), audience: String(extract.issuer) };
}

/** The answer to a request, in XML. */
export const answerTo = (asked: Asked, entityID: string, words: Words = {}): string => sign(xmlOf(asked, entityID, words), words);

/** A provider that has been set up from the metadata of one of ours. */
export class Provider {
  readonly world: World;
  readonly id: string;
  readonly entityID: string;

  constructor(world: World, id: string, entityID: string) {
    this.world = world;
    this.id = id;
    this.entityID = entityID;
  }

  /** Begins a sign-in as a browser does, and reads the request that it is led on with. */
  async begin(query = ''): Promise<Asked> {
    const { body: metadata } = await this.world.nobody.get(`/saml/${this.id}/metadata`);
    const { status, headers } = await this.world.nobody.get(`/saml/${this.id}/start${query}`);
    if (status !== 302) throw new Error(`The sign-in was not begun: ${status}.`);
    return readRequest(this.entityID, metadata, new URL(headers.get('location') ?? '').searchParams.get('SAMLRequest') ?? '');
  }

  /** The answer to a request, in XML. */
  answer(asked: Asked, words: Words = {}): string {
    return answerTo(asked, this.entityID, words);
  }

  /** Brings an answer as a browser does. */
  bring(xml: string, headers: Readonly<Record<string, string>> = {}): Promise<RestResult> {
    const form = new URLSearchParams({ SAMLResponse: Buffer.from(xml).toString('base64'), RelayState: '' });
    return this.world.nobody.send('POST', `/saml/${this.id}/acs`, form.toString(), { 'content-type': 'application/x-www-form-urlencoded', ...headers });
  }

  /** A whole sign-in, up to the address of the app. */
  async signIn(words: Words = {}, query = ''): Promise<RestResult> {
    return this.bring(this.answer(await this.begin(query), words));
  }

  /** The same up to the session token. */
  async session(words: Words = {}): Promise<string> {
    const { status, headers, body } = await this.signIn(words);
    if (status !== 303) throw new Error(`Nobody was signed in: ${JSON.stringify(body)}`);
    const code = new URL(headers.get('location') ?? '').searchParams.get('code');
    return (await this.world.nobody.post('/v1/sign-in/token', { code })).body.secret;
  }
}

/** An active provider of an organization, with one who is admin there to make it. */
export async function makeProvider(world: World, more: object = {}, organizationId = ids.acme, admin: 'ana' | 'eve' = 'ana'): Promise<Provider> {
  const entityID = 'https://idp.test/entity';
  const input = { label: 'Staff', entityID, certificate: certificates.provider, ssoURL: 'https://idp.test/sso', ...more };
  const { status, body } = await world.as(admin).post(`/v1/orgs/${organizationId}/saml`, input);
  if (status !== 201) throw new Error(`No provider was made: ${JSON.stringify(body)}`);
  return new Provider(world, body.id, 'entityID' in more ? String(more.entityID) : entityID);
}
