/** What goes to an identity provider: a request to sign somebody in, and what it has to know of this service. */
import { generateServiceProviderMetadata } from '@node-saml/node-saml';
import { type Partner, type Service, speaker } from './party.ts';

/** The address that asks a provider to sign somebody in, under this id (HTTP-Redirect). */
export const newRequest = (partner: Partner, service: Service, id: string): Promise<string> => speaker(partner, service, () => id).getAuthorizeUrlAsync('', undefined, {});

/** The metadata that a provider can be set up from. */
export const metadataOf = ({ entityID, acsURL }: Service, id: string): string =>
  generateServiceProviderMetadata({ issuer: entityID, callbackUrl: acsURL, wantAssertionsSigned: true, generateUniqueId: () => `_${id}` });
