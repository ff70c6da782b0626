/** The two sides of a sign-in by SAML: the identity provider, and this service as that one knows it. */
import { SAML, ValidateInResponseTo } from '@node-saml/node-saml';
import { certificatesIn } from './certificate.ts';

/** An identity provider that is active. */
export interface Partner {
  readonly entityID: string;
  /** In PEM. */
  readonly certificate: string;
  readonly ssoURL: string;
}

/** This service, with addresses of its own for each provider. */
export interface Service {
  readonly entityID: string;
  readonly acsURL: string;
}

/**
 * The library that speaks SAML. It is asked for signatures and for messages alone: times are held against the request's own moment, and
 * requests are kept in the database (readAnswer). One signature is enough, over the assertion or over the answer around it.
 */
export const speaker = (partner: Partner, { entityID, acsURL }: Service, generateUniqueId: () => string): SAML =>
  new SAML({
    issuer: entityID,
    callbackUrl: acsURL,
    entryPoint: partner.ssoURL,
    idpCert: [...certificatesIn(partner.certificate)],
    audience: false,
    acceptedClockSkewMs: -1,
    wantAssertionsSigned: false,
    wantAuthnResponseSigned: false,
    validateInResponseTo: ValidateInResponseTo.never,
    disableRequestedAuthnContext: true, // how a provider makes sure of somebody is its affair
    generateUniqueId,
  });
