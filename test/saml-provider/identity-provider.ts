// Simulates an identity provider that reads our metadata and our request, and returns configurable
// responses.
import { readFileSync } from 'node:fs';
import { Constants, IdentityProvider, SamlLib, ServiceProvider, setSchemaValidator } from 'samlify';
import { ids, type RestResult, type World } from '../support.ts';

const fixture = (name: string): string =>
  readFileSync(new URL(`../fixtures/saml/${name}`, import.meta.url), 'utf8');

/** Certificates and their keys, made for these tests. */
export const certificates = {
  provider: fixture('provider.crt'),
  other: fixture('other.crt'),
  small: fixture('small.crt'),
  curve: fixture('curve.crt'),
};
const keys = { provider: fixture('provider.key'), other: fixture('other.key') };

// samlify requires a validator; the SAML schemas are irrelevant to these tests
setSchemaValidator({ validate: async () => 'not checked' });

/** Deviations from a valid response. A field that is null is left out. */
export interface ResponseOverrides {
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
  /** XML that is inserted after the conditions of the assertion. */
  readonly condition?: string;
  readonly authnStatement?: string;
  /** The key of the signature. */
  readonly key?: keyof typeof keys;
  /** The element that carries the signature. */
  readonly signed?: 'assertion' | 'response' | 'nothing';
  readonly algorithm?: string;
}

/** A request of ours, as the provider parsed it. */
export interface AuthnRequest {
  readonly id: string;
  readonly acsURL: string;
  readonly audience: string;
}

const SHA256 = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256';
const MINUTE = 60_000;
const email = 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress';

const within = (name: string, value: string | null | undefined): string =>
  value == null ? '' : ` ${name}="${value}"`;

/** Returns the response before it is signed. */
function xmlOf(authnRequest: AuthnRequest, entityID: string, overrides: ResponseOverrides): string {
  const now = Date.now();
  const {
    nameID = 'nina@acme.test',
    nameFormat = email,
    issuer = entityID,
    audience = authnRequest.audience,
    recipient = authnRequest.acsURL,
    condition = '',
    status = 'Success',
  } = overrides;
  const inResponseTo =
    overrides.inResponseTo === undefined ? authnRequest.id : overrides.inResponseTo;
  const {
    notBefore = new Date(now - MINUTE),
    notOnOrAfter = new Date(now + 5 * MINUTE),
    confirmedUntil = new Date(now + 5 * MINUTE),
  } = overrides;
  const attributes = Object.entries(overrides.attributes ?? {}).map(
    ([name, values]) =>
      `<saml:Attribute Name="${name}">${[values]
        .flat()
        .map((value) => `<saml:AttributeValue>${value}</saml:AttributeValue>`)
        .join('')}</saml:Attribute>`,
  );
  const statement =
    overrides.authnStatement ??
    `<saml:AuthnStatement AuthnInstant="${new Date(now).toISOString()}"${within('SessionNotOnOrAfter', overrides.sessionEnd?.toISOString())}></saml:AuthnStatement>`;
  const restriction =
    audience === null
      ? ''
      : `<saml:AudienceRestriction><saml:Audience>${audience}</saml:Audience></saml:AudienceRestriction>`;
  const assertion = `<saml:Assertion ID="_assertion" Version="2.0" IssueInstant="${new Date(now).toISOString()}"><saml:Issuer>${issuer}</saml:Issuer><saml:Subject><saml:NameID Format="${nameFormat}">${nameID}</saml:NameID><saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer"><saml:SubjectConfirmationData NotOnOrAfter="${confirmedUntil.toISOString()}" Recipient="${recipient}"${within('InResponseTo', inResponseTo)}/></saml:SubjectConfirmation></saml:Subject><saml:Conditions NotBefore="${notBefore.toISOString()}"${within('NotOnOrAfter', notOnOrAfter?.toISOString())}>${restriction}${condition}</saml:Conditions>${statement}${attributes.length > 0 ? `<saml:AttributeStatement>${attributes.join('')}</saml:AttributeStatement>` : ''}</saml:Assertion>`;
  return `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="_response" Version="2.0" IssueInstant="${new Date(now).toISOString()}" Destination="${authnRequest.acsURL}"${within('InResponseTo', inResponseTo)}><saml:Issuer>${issuer}</saml:Issuer><samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:${status}"/></samlp:Status>${status === 'Success' ? assertion : ''}</samlp:Response>`;
}

/** Signs a response, or the assertion in it, as the library does for its own. */
export function sign(
  xml: string,
  { key = 'provider', signed = 'assertion', algorithm = SHA256 }: ResponseOverrides = {},
): string {
  if (signed === 'nothing' || !xml.includes('<saml:Assertion')) return xml;
  const path =
    signed === 'assertion'
      ? "/*[local-name(.)='Response']/*[local-name(.)='Assertion']"
      : "/*[local-name(.)='Response']";
  return SamlLib.constructSAMLSignature({
    rawSamlMessage: xml,
    ...(signed === 'response' ? { isMessageSigned: true } : { referenceTagXPath: path }),
    privateKey: keys[key],
    signatureAlgorithm: algorithm,
    signingCert: certificates[key].replace(/-----[A-Z ]+-----|\s/g, ''),
    isBase64Output: false,
    signatureConfig: {
      prefix: 'ds',
      location: { reference: `${path}/*[local-name(.)='Issuer']`, action: 'after' },
    },
  });
}

const endpoints = (what: string) => [
  { Binding: Constants.namespace.binding.redirect, Location: `https://idp.test/${what}` },
];

/** Reads a request of ours as a provider configured with this metadata. */
export async function readRequest(
  entityID: string,
  metadata: string,
  SAMLRequest: string,
): Promise<AuthnRequest> {
  const own = {
    entityID,
    signingCert: certificates.provider,
    privateKey: keys.provider,
    isAssertionEncrypted: false,
    wantAuthnRequestsSigned: false,
  };
  const idp = IdentityProvider({
    ...own,
    singleSignOnService: endpoints('sso'),
    singleLogoutService: endpoints('slo'),
  }); // the library requires both
  const { extract } = await idp.parseLoginRequest(ServiceProvider({ metadata }), 'redirect', {
    query: { SAMLRequest },
  });
  return {
    id: String(extract.request?.id),
    acsURL: String(extract.request?.assertionConsumerServiceUrl),
    audience: String(extract.issuer),
  };
}

/** Returns the response to a request, as XML. */
export const answerTo = (
  authnRequest: AuthnRequest,
  entityID: string,
  overrides: ResponseOverrides = {},
): string => sign(xmlOf(authnRequest, entityID, overrides), overrides);

/** A provider that is configured with the metadata of one of ours. */
export class Provider {
  readonly world: World;
  readonly id: string;
  readonly entityID: string;

  constructor(world: World, id: string, entityID: string) {
    this.world = world;
    this.id = id;
    this.entityID = entityID;
  }

  /** Begins a sign-in as a browser does, and reads the request of the redirect. */
  async begin(query = ''): Promise<AuthnRequest> {
    const { body: metadata } = await this.world.nobody.get(`/saml/${this.id}/metadata`);
    const { status, headers } = await this.world.nobody.get(`/saml/${this.id}/start${query}`);
    if (status !== 302) throw new Error(`The sign-in was not begun: ${status}.`);
    return readRequest(
      this.entityID,
      metadata,
      new URL(headers.get('location') ?? '').searchParams.get('SAMLRequest') ?? '',
    );
  }

  /** Returns the response to a request, as XML. */
  answer(authnRequest: AuthnRequest, overrides: ResponseOverrides = {}): string {
    return answerTo(authnRequest, this.entityID, overrides);
  }

  /** Sends a response as a browser does. */
  bring(xml: string, headers: Readonly<Record<string, string>> = {}): Promise<RestResult> {
    const form = new URLSearchParams({
      SAMLResponse: Buffer.from(xml).toString('base64'),
      RelayState: '',
    });
    return this.world.nobody.send('POST', `/saml/${this.id}/acs`, form.toString(), {
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    });
  }

  /** Signs in, up to the address of the app. */
  async signIn(overrides: ResponseOverrides = {}, query = ''): Promise<RestResult> {
    return this.bring(this.answer(await this.begin(query), overrides));
  }

  /** Signs in, up to the session token. */
  async session(overrides: ResponseOverrides = {}): Promise<string> {
    const { status, headers, body } = await this.signIn(overrides);
    if (status !== 303) throw new Error(`Nobody was signed in: ${JSON.stringify(body)}`);
    const code = new URL(headers.get('location') ?? '').searchParams.get('code');
    return (await this.world.nobody.post('/v1/sign-in/token', { code })).body.secret;
  }
}

/** Makes an active provider of an organization as one of its admins. */
export async function makeProvider(
  world: World,
  more: object = {},
  organizationId = ids.acme,
  admin: 'ana' | 'eve' = 'ana',
): Promise<Provider> {
  const entityID = 'https://idp.test/entity';
  const input = {
    label: 'Staff',
    entityID,
    certificate: certificates.provider,
    ssoURL: 'https://idp.test/sso',
    ...more,
  };
  const { status, body } = await world.as(admin).post(`/v1/orgs/${organizationId}/saml`, input);
  if (status !== 201) throw new Error(`No provider was made: ${JSON.stringify(body)}`);
  return new Provider(world, body.id, 'entityID' in more ? String(more.entityID) : entityID);
}
