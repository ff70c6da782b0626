/** Asks the DNS where the name of a host leads to. */
import { Resolver } from 'node:dns/promises';
import { AppError } from '../domain/errors.ts';

/** Returns the names to which a hostname is an alias, in lower case; empty for none. */
export type ReadCname = (hostname: string) => Promise<readonly string[]>;

/** Milliseconds until the DNS must have answered; a request has 3.2 seconds. */
const TIMEOUT_MS = 1000;
const ATTEMPT_COUNT = 2;

/** The errors of a name without such a record. */
const NO_RECORD: ReadonlySet<unknown> = new Set(['ENODATA', 'ENOTFOUND']);

/**
 * Creates a reader of CNAME records. `server` is an IP address with a port; undefined for the
 * servers of the system. The reader throws UNAVAILABLE if no server answers.
 */
export function createCnameReader(server: string | undefined): ReadCname {
  return async (hostname) => {
    const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: ATTEMPT_COUNT });
    if (server !== undefined) resolver.setServers([server]);
    try {
      return (await resolver.resolveCname(hostname)).map((name) =>
        name.toLowerCase().replace(/\.$/, ''),
      );
    } catch (error) {
      if (error instanceof Error && 'code' in error && NO_RECORD.has(error.code)) return [];
      throw new AppError('UNAVAILABLE', 'The DNS did not answer. Try again.', { cause: error });
    }
  };
}
