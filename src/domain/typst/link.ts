/** Determines the target of a link: a location in the same book, or an external address. */
import { targetOf } from '../links.ts';
import { literal } from './literal.ts';
import type { PagePosition } from './position.ts';

/** Schemes that are allowed in links of a PDF. */
const SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:']);
/** The maximum length of an address; Typst refuses more than 8,000 characters. */
const MAX_URL_LENGTH = 4000;

/** Returns the target of a link in Typst; undefined for a target that a PDF cannot reach. */
export function destinationOf(href: string, { labels, page }: PagePosition): string | undefined {
  const target = targetOf(href);
  switch (target.kind) {
    case 'page':
      return labelReference(
        labels.get(`${target.page}#${target.anchor}`) ?? labels.get(target.page),
      );
    case 'anchor':
      return labelReference(labels.get(`${page}#${target.anchor}`));
    case 'url':
      return addressOf(target.url);
    default:
      return undefined;
  }
}

const labelReference = (label: string | undefined): string | undefined =>
  label && `label(${literal(label)})`;

function addressOf(url: string): string | undefined {
  const address = url.startsWith('//') ? `https:${url}` : url;
  if (!URL.canParse(address)) return undefined;
  const { href, protocol } = new URL(address);
  return SCHEMES.has(protocol) && href.length <= MAX_URL_LENGTH ? literal(href) : undefined;
}
