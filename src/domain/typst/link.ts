/** Where a link leads: to a place in the same book, or out of it. */
import { targetOf } from '../links.ts';
import { literal } from './literal.ts';
import type { Place } from './place.ts';

/** Schemes that a reader may follow out of a PDF. */
const SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:']);
/** Characters of an address at most: typst refuses longer ones than 8,000. */
const LONGEST = 4000;

/** What a link leads to, in typst; undefined for one that leads nowhere from a PDF. */
export function destinationOf(href: string, { labels, page }: Place): string | undefined {
  const target = targetOf(href);
  switch (target.kind) {
    case 'page':
      return placeOf(labels.get(`${target.page}#${target.anchor}`) ?? labels.get(target.page));
    case 'anchor':
      return placeOf(labels.get(`${page}#${target.anchor}`));
    case 'url':
      return addressOf(target.url);
    default:
      return undefined;
  }
}

const placeOf = (label: string | undefined): string | undefined => label && `label(${literal(label)})`;

function addressOf(url: string): string | undefined {
  const address = url.startsWith('//') ? `https:${url}` : url;
  if (!URL.canParse(address)) return undefined;
  const { href, protocol } = new URL(address);
  return SCHEMES.has(protocol) && href.length <= LONGEST ? literal(href) : undefined;
}
