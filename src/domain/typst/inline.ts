/** Converts inline nodes to Typst code. */
import { decoded } from '../markdown/plain.ts';
import { addressIn, type HtmlPiece, piecesOf } from '../markdown/html.ts';
import { destinationOf } from './link.ts';
import { joined, literal, portions, running } from './literal.ts';
import { type TypstNode, nodesIn, textIn } from './node.ts';
import { type PagePosition, widthOf } from './position.ts';

/**
 * The maximum depth of nested inline nodes; deeper ones have the style of the innermost one. Typst
 * fails at about sixty nested levels of content.
 */
const MAX_DEPTH = 6;
const WRAPPERS: Readonly<Record<string, string>> = {
  strong: 'strong',
  emphasis: 'emph',
  delete: 'strike',
};
/** Tags such as `{% tab title="Node" %}`, which arrange the content between them. */
const tag = /\{%[^%]{0,2048}%\}/g;
const titleOrUrl = /(?:title|url)="([^"]*)"/;

/** Returns inline nodes as one expression. */
export function inline(nodes: readonly TypstNode[], position: PagePosition): string {
  const shown = portions(pieces(nodes, position));
  return shown.length > 1
    ? joined(shown.map((portion) => `par(${joined(portion)})`))
    : joined(shown[0] ?? []);
}

/** Returns inline nodes as a sequence of expressions, which is empty where nothing is shown. */
export function pieces(nodes: readonly TypstNode[], position: PagePosition, depth = 0): string[] {
  return nodes.flatMap((node) => piece(node, position, depth));
}

function piece(node: TypstNode, position: PagePosition, depth: number): string[] {
  const type = textIn(node, 'type');
  const wrapper = depth < MAX_DEPTH ? WRAPPERS[type] : undefined;
  if (wrapper !== undefined)
    return wrapped(pieces(nodesIn(node), position, depth + 1), (body) => `${wrapper}(${body})`);
  switch (type) {
    case 'text':
      return words(textIn(node, 'text'), position);
    case 'codeSpan':
      return wrapped(
        running(textIn(node, 'text'), position.maxWordLength, 'raw'),
        (body) => `c(${body})`,
      );
    case 'link':
      return link(textIn(node, 'href'), pieces(nodesIn(node), position, depth + 1), position);
    case 'image':
      return image(textIn(node, 'src'), textIn(node, 'alt'), position);
    case 'html':
      return piecesOf(textIn(node, 'text')).flatMap((each) => htmlPiece(each, position));
    case 'break':
      return ['linebreak()'];
    default:
      return pieces(nodesIn(node), position, depth);
  }
}

const wrapped = (body: readonly string[], wrap: (body: string) => string): string[] =>
  portions(body).map((portion) => wrap(joined(portion)));

/** Returns a text without its tags, of which only a title or an address stays. */
function words(text: string, position: PagePosition): string[] {
  const shown: string[] = [];
  let from = 0;
  for (const found of text.includes('{%') ? text.matchAll(tag) : []) {
    const name = titleOrUrl.exec(found[0])?.[1] ?? '';
    shown.push(
      ...textPart(text.slice(from, found.index), from, position),
      ...wrapped(
        link(name, running(name, position.maxWordLength), position),
        (body) => `strong(${body})`,
      ),
    );
    from = found.index + found[0].length;
  }
  return [...shown, ...textPart(text.slice(from), from, position)];
}

/** Returns a part of a text; after a tag, leading whitespace belongs to the tag. */
const textPart = (text: string, from: number, { maxWordLength }: PagePosition): string[] =>
  running(from === 0 ? text : text.trimStart(), maxWordLength);

/** Returns a link, or plain text where its target cannot be reached from a PDF. */
export function link(href: string, body: readonly string[], position: PagePosition): string[] {
  const destination = destinationOf(href, position);
  return destination === undefined
    ? [...body]
    : wrapped(body, (shown) => `a(${destination},${shown})`);
}

/** Returns an inline image, or its alternative text where the image is missing. */
function image(src: string, alt: string, position: PagePosition): string[] {
  const picture = position.pictures.get(src);
  if (picture) return [`box(${imageOf(src, alt, position)})`];
  return link(
    src,
    wrapped(running(alt, position.maxWordLength), (body) => `alt(${body})`),
    position,
  );
}

/** Returns an image; undefined where it is missing. */
export function imageOf(
  src: string,
  alt: string,
  { pictures, availableWidth }: PagePosition,
): string | undefined {
  const picture = pictures.get(src);
  return (
    picture &&
    `image(${literal(picture.path)},width:${widthOf(picture, availableWidth)}pt,alt:${alt === '' ? 'none' : literal(alt)})`
  );
}

/** Returns a piece of inline HTML. */
export function htmlPiece(html: HtmlPiece, position: PagePosition): string[] {
  if (html.kind === 'text') return words(decoded(html.text), position);
  if (html.name === 'br') return ['linebreak()'];
  const address = addressIn(html);
  if (address?.kind !== 'IMAGE') return [];
  const alt = html.attributes.find(({ name }) => name === 'alt');
  return image(decoded(address.value), decoded(alt?.value ?? ''), position);
}
