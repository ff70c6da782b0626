/** Defines the two parties of a SAML sign-in and configures the SAML library for them. */
import { SAML, ValidateInResponseTo } from '@node-saml/node-saml';
import { certificatesIn } from './certificate.ts';

/** An active identity provider. */
export interface IdentityProvider {
  readonly entityId: string;
  /** Certificates in PEM. */
  readonly certificate: string;
  readonly ssoUrl: string;
}

/** This service, with its own URLs for each provider. */
export interface ServiceProvider {
  readonly entityId: string;
  readonly acsUrl: string;
}

/**
 * Returns the SAML library for two parties. It only verifies signatures and builds messages:
 * `readAnswer` checks times against the time of the request, and requests are stored in the
 * database.
 *
 * One signature is enough, on the assertion or on the response.
 */
export const messageOf = (
  partner: IdentityProvider,
  { entityId, acsUrl }: ServiceProvider,
  generateUniqueId: () => string,
): SAML =>
  new SAML({
    issuer: entityId,
    callbackUrl: acsUrl,
    entryPoint: partner.ssoUrl,
    idpCert: [...certificatesIn(partner.certificate)],
    audience: false,
    acceptedClockSkewMs: -1,
    wantAssertionsSigned: false,
    wantAuthnResponseSigned: false,
    validateInResponseTo: ValidateInResponseTo.never,
    disableRequestedAuthnContext: true, // the provider decides how it authenticates
    generateUniqueId,
  });
