/** Which identity providers are active: that is said here alone. */
import type { Partner } from './party.ts';

/** What is known of a provider while it is set up. */
interface Provider {
  readonly entityID: string | null;
  readonly certificate: string | null;
  readonly ssoURL: string | null;
}

/** The provider, where people can sign in through it; null while something of it is missing. */
export const partnerOf = ({ entityID, certificate, ssoURL }: Provider): Partner | null => (entityID !== null && certificate !== null && ssoURL !== null ? { entityID, certificate, ssoURL } : null);
