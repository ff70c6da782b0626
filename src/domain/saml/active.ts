/** Decides which identity providers are active. */
import type { IdentityProvider } from './party.ts';

/** The settings of a provider, possibly incomplete. */
interface Provider {
  readonly entityID: string | null;
  readonly certificate: string | null;
  readonly ssoURL: string | null;
}

/** Returns the provider if it is active; null while a setting is missing. */
export const identityProviderOf = ({
  entityID,
  certificate,
  ssoURL,
}: Provider): IdentityProvider | null =>
  entityID !== null && certificate !== null && ssoURL !== null
    ? { entityID, certificate, ssoURL }
    : null;
