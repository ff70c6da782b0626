/** Determines the target of a link: a location in the same book, or an external address. */
import { hrefOf, targetOf } from '../links.ts';
import { joined, literal, portions } from './literal.ts';
import type { PagePosition } from './position.ts';

/** Schemes that are allowed in links of a PDF. */
const SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:']);
/** The maximum length of an address; Typst refuses more than 8,000 characters. */
const MAX_URL_LENGTH = 4000;

/** Returns the target of a link in Typst; undefined for a target that a PDF cannot reach. */
function destinationOf(href: string, { book: { labels }, page }: PagePosition): string | undefined {
  const target = targetOf(href);
  switch (target.kind) {
    case 'page':
      return labelReference(
        labels.get(`${target.page}#${target.anchor}`) ?? labels.get(target.page),
      );
    case 'anchor':
      return labelReference(
        labels.get(`${page}#${target.anchor}`) ??
          (target.anchor === '' ? labels.get(page) : undefined),
      );
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

/**
 * Returns a link, or its content where the target cannot be reached from a PDF or another link is
 * open. `linkFunction` is the Typst function for a link: `a` colors its text.
 */
export function link(
  href: string,
  body: readonly string[],
  position: PagePosition,
  linkFunction: 'a' | 'link' = 'a',
): string[] {
  const destination = position.isInLink ? undefined : destinationOf(href, position);
  return destination === undefined
    ? [...body]
    : wrapped(body, (shown) => `${linkFunction}(${destination},${shown})`);
}

/** Wraps each portion of a sequence of expressions. */
export const wrapped = (body: readonly string[], wrap: (body: string) => string): string[] =>
  portions(body).map((portion) => wrap(joined(portion)));

/** Returns the title of the page, or the name of the file, that an address leads to. */
export function titleOf(href: string, { book: { titles } }: PagePosition): string | undefined {
  const target = targetOf(href);
  return target.kind === 'page'
    ? titles.get(hrefOf({ kind: 'page', page: target.page }))
    : target.kind === 'file'
      ? titles.get(hrefOf(target))
      : undefined;
}
