/**
 * Returns the SAML endpoints of this service. Each provider has endpoints of its own, so that an
 * assertion from one provider is invalid for another.
 */
import type { PublicSettings } from '../../context.ts';
import type { SAMLProviderRow } from '../../data/rows.ts';
import type { ServiceProvider } from '../../domain/saml/party.ts';

/** Returns the URLs that a provider is configured with. */
export function serviceOf(
  { baseUrl }: Pick<PublicSettings, 'baseUrl'>,
  { id }: Pick<SAMLProviderRow, 'id'>,
): ServiceProvider & { readonly startUrl: string } {
  const address = `${baseUrl}/saml/${id}`;
  return {
    acsUrl: `${address}/acs`,
    startUrl: `${address}/start`,
    entityId: `${address}/metadata`,
  };
}
