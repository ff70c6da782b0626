/** Reads the host that a request is for, and finds the requests for sites at hostnames of their own. */
import type { IncomingMessage } from 'node:http';
import type { PublishedAddresses } from '../endpoints.ts';
import { isAlwaysAdmitted } from './path.ts';

/** Returns the hostname of the header `Host` in lower case, without a port; empty without one. */
export const hostOf = ({ headers: { host = '' } }: IncomingMessage): string =>
  host.toLowerCase().replace(/:\d+$/, '');

/** The form of custom hostnames: at least three labels. */
const CUSTOM = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?[.]){2,}[a-z0-9][a-z0-9-]{0,61}[a-z0-9]$/;

/** The sites at custom hostnames. */
export interface HostedSites {
  readonly addresses: PublishedAddresses;
  /** Returns whether a published site is at a hostname. */
  readonly isSite: (hostname: string) => Promise<boolean>;
}

/**
 * Returns the addresses of a request for a site at a custom hostname; undefined for other requests,
 * and for those of the server itself, such as health checks.
 */
export async function hostedAddressesOf(
  req: IncomingMessage,
  path: string,
  hosted: HostedSites | undefined,
): Promise<PublishedAddresses | undefined> {
  const host = hostOf(req);
  if (!hosted || !CUSTOM.test(host) || isAlwaysAdmitted(path)) return undefined;
  return (await hosted.isSite(host)) ? hosted.addresses : undefined;
}
