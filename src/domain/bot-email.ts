/** The e-mail addresses of the users that represent service accounts and installations. */

/** The domain of the addresses of service accounts. Nobody receives mail there (RFC 2606). */
export const SERVICE_ACCOUNT_DOMAIN = 'service-accounts.invalid';

/** The domain of the addresses of installations. */
export const INSTALLATION_DOMAIN = 'installations.invalid';

/** Returns whether an address is in a domain. */
export const isInDomain = (email: string, domain: string): boolean => email.endsWith(`@${domain}`);
