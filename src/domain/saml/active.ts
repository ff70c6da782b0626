/** Decides which identity providers are active. */
import type { IdentityProvider } from './party.ts';

/** The settings of a provider, possibly incomplete. */
interface Provider {
  readonly entityId: string | null;
  readonly certificate: string | null;
  readonly ssoUrl: string | null;
}

/** Returns the provider if it is active; null while a setting is missing. */
export const identityProviderOf = ({
  entityId,
  certificate,
  ssoUrl,
}: Provider): IdentityProvider | null =>
  entityId !== null && certificate !== null && ssoUrl !== null
    ? { entityId, certificate, ssoUrl }
    : null;
