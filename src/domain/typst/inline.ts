/** Running text as typst code. */
import { decoded } from '../markdown/plain.ts';
import { addressIn, type Piece, piecesOf } from '../markdown/html.ts';
import { destinationOf } from './link.ts';
import { joined, literal, portions, running } from './literal.ts';
import { type Node, nodesIn, textIn } from './node.ts';
import { type Place, widthOf } from './place.ts';

/** Pieces within pieces at most; deeper ones look like those around them. Typst gives up where content is nested some sixty deep. */
const DEEPEST = 6;
const WRAPPERS: Readonly<Record<string, string>> = { strong: 'strong', emphasis: 'emph', delete: 'strike' };
/** Tags such as `{% tab title="Node" %}`, which lay out what stands between them. */
const tag = /\{%[^%]{0,2048}%\}/g;
const named = /(?:title|url)="([^"]*)"/;

/** Running text as one expression. */
export function inline(nodes: readonly Node[], place: Place): string {
  const shown = portions(pieces(nodes, place));
  return shown.length > 1 ? joined(shown.map((portion) => `par(${joined(portion)})`)) : joined(shown[0] ?? []);
}

/** Running text as expressions, one after another; none where it shows nothing. */
export function pieces(nodes: readonly Node[], place: Place, depth = 0): string[] {
  return nodes.flatMap((node) => piece(node, place, depth));
}

function piece(node: Node, place: Place, depth: number): string[] {
  const type = textIn(node, 'type');
  const wrapper = depth < DEEPEST ? WRAPPERS[type] : undefined;
  if (wrapper !== undefined) return wrapped(pieces(nodesIn(node), place, depth + 1), (body) => `${wrapper}(${body})`);
  switch (type) {
    case 'text':
      return words(textIn(node, 'text'), place);
    case 'codeSpan':
      return wrapped(running(textIn(node, 'text'), place.word, 'raw'), (body) => `c(${body})`);
    case 'link':
      return link(textIn(node, 'href'), pieces(nodesIn(node), place, depth + 1), place);
    case 'image':
      return image(textIn(node, 'src'), textIn(node, 'alt'), place);
    case 'html':
      return piecesOf(textIn(node, 'text')).flatMap((each) => htmlPiece(each, place));
    case 'break':
      return ['linebreak()'];
    default:
      return pieces(nodesIn(node), place, depth);
  }
}

const wrapped = (body: readonly string[], wrap: (body: string) => string): string[] => portions(body).map((portion) => wrap(joined(portion)));

/** Words without the tags in them, of which a title or an address stays. */
function words(text: string, place: Place): string[] {
  const shown: string[] = [];
  let from = 0;
  for (const found of text.includes('{%') ? text.matchAll(tag) : []) {
    const name = named.exec(found[0])?.[1] ?? '';
    shown.push(...between(text.slice(from, found.index), from, place), ...wrapped(link(name, running(name, place.word), place), (body) => `strong(${body})`));
    from = found.index + found[0].length;
  }
  return [...shown, ...between(text.slice(from), from, place)];
}

/** Words from some place in a text; behind a tag the space before them is the tag's. */
const between = (text: string, from: number, { word }: Place): string[] => running(from === 0 ? text : text.trimStart(), word);

/** Words that lead somewhere; plain ones where they lead nowhere. */
export function link(href: string, body: readonly string[], place: Place): string[] {
  const destination = destinationOf(href, place);
  return destination === undefined ? [...body] : wrapped(body, (shown) => `a(${destination},${shown})`);
}

/** An image in a line, or its words where it cannot be shown. */
function image(src: string, alt: string, place: Place): string[] {
  const picture = place.pictures.get(src);
  if (picture) return [`box(${imageOf(src, alt, place)})`];
  return link(
    src,
    wrapped(running(alt, place.word), (body) => `alt(${body})`),
    place,
  );
}

/** An image by itself; undefined where it cannot be shown. */
export function imageOf(src: string, alt: string, { pictures, room }: Place): string | undefined {
  const picture = pictures.get(src);
  return picture && `image(${literal(picture.path)},width:${widthOf(picture, room)}pt,alt:${alt === '' ? 'none' : literal(alt)})`;
}

/** A piece of HTML in a line. */
export function htmlPiece(html: Piece, place: Place): string[] {
  if (html.kind === 'text') return words(decoded(html.text), place);
  if (html.name === 'br') return ['linebreak()'];
  const address = addressIn(html);
  if (address?.kind !== 'IMAGE') return [];
  const alt = html.attributes.find(({ name }) => name === 'alt');
  return image(decoded(address.value), decoded(alt?.value ?? ''), place);
}
