/** Turns the addresses of a text into those of an HTML document. */
import { hrefOf, targetOf } from '../links.ts';

/** The address of a target for its reader, and the target's title where it is known. */
export interface ResolvedAddress {
  readonly url: string;
  readonly title?: string | null;
}

/**
 * The addresses of pages, files and other objects, by those in the text. Null, as an absent one, is
 * an address that has no target, or one that the reader cannot see.
 */
export type ResolvedAddresses = Readonly<Record<string, ResolvedAddress | null>>;

/** The use of an address: only an image may be in its address. */
type AddressUse = 'link' | 'image';

/** Returns the address that an element shows; null for an element without one. */
export type FindAddress = (href: string, use: AddressUse) => ResolvedAddress | null;

const LINK_SCHEMES: ReadonlySet<string> = new Set(['http', 'https', 'mailto', 'tel']);
const IMAGE_SCHEMES: ReadonlySet<string> = new Set(['http', 'https']);
const DATA_IMAGE = /^data:image\/(?:png|jpeg|gif|webp|avif|svg\+xml)[;,]/i;

/** Returns an address without the characters that browsers ignore in one; null if it is unsafe. */
function safeUrl(url: string, use: AddressUse): string | null {
  const address = url.replace(/\p{Cc}/gu, '').trim();
  const scheme = /^([^/?#]*?):/.exec(address)?.[1]?.toLowerCase();
  if (scheme === undefined) return address;
  if (use === 'image')
    return IMAGE_SCHEMES.has(scheme) || DATA_IMAGE.test(address) ? address : null;
  return LINK_SCHEMES.has(scheme) ? address : null;
}

/** Returns whether the content of a revision, or its site, decides where an address leads. */
const needsContent = (href: string): boolean => !['url', 'anchor'].includes(targetOf(href).kind);

/** Returns a function that finds addresses among resolved ones. URLs and anchors need none. */
export function addressesFrom(resolved: ResolvedAddresses): FindAddress {
  return (href, use) => {
    const target = targetOf(href);
    if (needsContent(href)) {
      const found = Object.hasOwn(resolved, href) ? resolved[href] : null;
      const url = found && safeUrl(found.url, use);
      return found && url != null ? { ...found, url } : null;
    }
    if (target.kind === 'anchor' && use === 'image') return null;
    const url = safeUrl(target.kind === 'url' ? target.url : hrefOf(target), use);
    return url === null || url === '' ? null : { url };
  };
}

/** Returns a function that finds no address, and adds those to resolve to a set. */
export function collectingAddresses(addresses: Set<string>): FindAddress {
  return (href) => {
    if (needsContent(href)) addresses.add(href);
    return null;
  };
}
