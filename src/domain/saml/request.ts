/** Builds sign-in requests to identity providers, and the metadata of this service. */
import { generateServiceProviderMetadata } from '@node-saml/node-saml';
import { type IdentityProvider, type ServiceProvider, messageOf } from './party.ts';

/** Returns the URL of a sign-in request with this id (HTTP-Redirect binding). */
export const newRequest = (
  partner: IdentityProvider,
  service: ServiceProvider,
  id: string,
): Promise<string> => messageOf(partner, service, () => id).getAuthorizeUrlAsync('', undefined, {});

/** Returns the metadata to configure an identity provider with. */
export const metadataOf = ({ entityId, acsUrl }: ServiceProvider, id: string): string =>
  generateServiceProviderMetadata({
    issuer: entityId,
    callbackUrl: acsUrl,
    wantAssertionsSigned: true,
    generateUniqueId: () => `_${id}`,
  });
