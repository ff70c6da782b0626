/** Public addresses of sites, read: whose they are, and where in a site they lead. */
import { badInput } from './errors.ts';

/** What an address says. */
export interface PublicAddress {
  /** The site: by a host name of its own, or by its organization's hostname or id and its name there. */
  readonly of: { readonly hostname: string } | { readonly organization: string; readonly basename: string };
  /** The path in the site as it is written, with a slash at its beginning. */
  readonly path: string;
  /** The key of a share link. */
  readonly shareKey: string | null;
}

/** A step of a path as it is meant; what cannot be decoded is meant as it is written. */
function decoded(step: string): string {
  try {
    return decodeURIComponent(step);
  } catch {
    return step;
  }
}

const stepsOf = ({ pathname }: URL): string[] => pathname.split('/').filter((step) => step !== '');

/** Reads an address; undefined where no site can be at it. BAD_USER_INPUT for what is no address. */
export function readPublicAddress(address: string, publicUrl: string, field: string): PublicAddress | undefined {
  if (!URL.canParse(address)) throw badInput('This is no address.', field);
  const [url, base] = [new URL(address), new URL(publicUrl)];
  const shareKey = url.searchParams.get('shareKey');
  const [steps, above] = [stepsOf(url), stepsOf(base)];
  if (url.host !== base.host) return { of: { hostname: url.hostname }, path: `/${steps.join('/')}`, shareKey };
  if (above.some((step, i) => steps[i] !== step)) return undefined;
  const [organization, basename, ...path] = steps.slice(above.length);
  if (organization === undefined || basename === undefined) return undefined;
  return { of: { organization: decoded(organization), basename: decoded(basename) }, path: `/${path.join('/')}`, shareKey };
}
