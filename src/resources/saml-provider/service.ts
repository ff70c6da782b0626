/** This service as a SAML provider knows it: by addresses of its own for each, so that what one says is good at no other. */
import type { PublicSettings } from '../../context.ts';
import type { SAMLProviderRow } from '../../data/rows.ts';
import type { Service } from '../../domain/saml/party.ts';

/** The addresses that a provider is set up with. */
export function serviceOf({ baseUrl }: Pick<PublicSettings, 'baseUrl'>, { id }: Pick<SAMLProviderRow, 'id'>): Service & { readonly startURL: string } {
  const address = `${baseUrl}/saml/${id}`;
  return { acsURL: `${address}/acs`, startURL: `${address}/start`, entityID: `${address}/metadata` };
}
