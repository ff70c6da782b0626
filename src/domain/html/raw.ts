/** Draws HTML that no block describes: its permitted elements, without what can execute. */
import type { Element, ElementContent } from 'hast';
import { type HtmlPiece, piecesOf } from '../markdown/html.ts';
import { decoded } from '../markdown/plain.ts';
import { attributeOf } from '../document/inline.ts';
import { contentOf, templatePartsOf } from '../document/templates.ts';
import type { Drawing } from './drawing.ts';
import { element, type NodeList, textNode } from './nodes.ts';

type Tag = Extract<HtmlPiece, { readonly kind: 'tag' }>;

/** The elements that a text may write as HTML. */
export const RAW_ELEMENTS: ReadonlySet<string> = new Set(
  (
    'a abbr b blockquote br caption cite code col colgroup dd del details dfn div dl dt em ' +
    'figcaption figure h1 h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p pre q s samp section ' +
    'small span strong sub summary sup table tbody td tfoot th thead tr u ul var wbr'
  ).split(' '),
);
/** Permitted elements without content. */
const VOID_ELEMENTS: ReadonlySet<string> = new Set(['br', 'col', 'hr', 'img', 'wbr']);
/** Elements whose content is no text of the document. */
const HIDDEN_ELEMENTS: ReadonlySet<string> = new Set(
  (
    'script style svg math iframe object embed applet noscript noembed noframes template ' +
    'textarea select title xmp plaintext audio video canvas head'
  ).split(' '),
);
/** The maximum depth of elements of raw tags; deeper ones are drawn without their tags. */
const MAX_RAW_DEPTH = 24;

/** Adds the elements and the text of HTML to a list. */
export function addRaw(drawing: Drawing, list: NodeList, html: string): void {
  const pieces = piecesOf(html);
  const lastEnds = lastEndsIn(pieces);
  for (let index = 0; index < pieces.length; index++) {
    const piece = pieces[index];
    if (piece?.kind === 'text') list.add(drawText(piece.text));
    else if (piece && !piece.isClosing && HIDDEN_ELEMENTS.has(piece.name))
      index = (lastEnds.get(piece.name) ?? 0) > index ? endOf(pieces, index, piece.name) : index;
    else if (piece) addTag(drawing, list, piece);
  }
}

/** Returns the text of HTML with its expressions. Template tags are not shown. */
const drawText = (text: string): readonly ElementContent[] =>
  templatePartsOf(text).flatMap((part) => {
    if (part.type === 'tag') return [];
    return part.type === 'text'
      ? [textNode(decoded(part.raw))]
      : [element('code', { className: ['expression'] }, [textNode(contentOf(part))])];
  });

/** Returns the index of the last end tag of each element, by its name. */
const lastEndsIn = (pieces: readonly HtmlPiece[]): ReadonlyMap<string, number> =>
  new Map(
    pieces.flatMap((piece, index) =>
      piece.kind === 'tag' && piece.isClosing ? [[piece.name, index] as const] : [],
    ),
  );

/** Returns the index of the first end tag of an element after a position, or of the last piece. */
function endOf(pieces: readonly HtmlPiece[], start: number, name: string): number {
  for (let index = start + 1; index < pieces.length; index++) {
    const piece = pieces[index];
    if (piece?.kind === 'tag' && piece.isClosing && piece.name === name) return index;
  }
  return pieces.length - 1;
}

/** Returns the name of a start tag whose content is hidden; undefined for any other markup. */
export function hiddenElementIn(source: string): string | undefined {
  const name = /^<([a-z][a-z0-9]*)/i.exec(source)?.[1]?.toLowerCase();
  return name !== undefined && HIDDEN_ELEMENTS.has(name) ? name : undefined;
}

function addTag(drawing: Drawing, list: NodeList, tag: Tag): void {
  const { name, isClosing } = tag;
  if (!RAW_ELEMENTS.has(name)) return;
  drawing.hasRaw = true;
  if (isClosing) {
    const before = list.depth;
    list.end(name);
    drawing.rawDepth += list.depth - before;
    return;
  }
  const node = elementOf(drawing, tag);
  if (!node) return;
  if (VOID_ELEMENTS.has(name)) list.add([node]);
  else if (drawing.rawDepth < MAX_RAW_DEPTH) {
    const before = list.depth;
    list.begin(node);
    drawing.rawDepth += list.depth - before;
  }
}

/** Draws a list in which raw tags may open elements, and ends those at its end. */
export function withRawEnds(drawing: Drawing, list: NodeList, draw: () => void): NodeList {
  const depth = drawing.rawDepth;
  draw();
  drawing.rawDepth = depth;
  return list;
}

const SIZE = /^\d{1,5}(?:px|%)?$/;
const SPAN = /^\d{1,3}$/;

/** Returns the element of a tag; undefined where a link is in another or has no address. */
function elementOf(drawing: Drawing, tag: Tag): Element | undefined {
  const value = (name: string) => attributeOf(tag, name);
  const matching = (name: string, pattern: RegExp) => {
    const found = value(name);
    return found !== undefined && pattern.test(found) ? found : undefined;
  };
  const common = {
    id: value('id') ?? (tag.name === 'a' ? value('name') : undefined),
    title: value('title'),
    lang: matching('lang', /^[\w-]{1,35}$/),
    dir: matching('dir', /^(?:ltr|rtl|auto)$/),
    dataAlign: matching('align', /^(?:left|center|right)$/),
  };
  switch (tag.name) {
    case 'a':
      return element('a', { ...common, href: linkOf(drawing, value('href')) });
    case 'img':
      return element('img', {
        ...common,
        src: drawing.address(value('src') ?? '', 'image')?.url,
        alt: value('alt') ?? '',
        width: matching('width', SIZE),
        height: matching('height', SIZE),
      });
    case 'td':
    case 'th':
      return element(tag.name, {
        ...common,
        colSpan: matching('colspan', SPAN),
        rowSpan: matching('rowspan', SPAN),
      });
    case 'ol':
      return element('ol', { ...common, start: matching('start', /^\d{1,9}$/) });
    case 'details':
      return element('details', { ...common, open: value('open') !== undefined });
    default:
      return element(tag.name, common);
  }
}

const linkOf = (drawing: Drawing, href: string | undefined): string | undefined =>
  href === undefined || drawing.isInLink ? undefined : drawing.address(href, 'link')?.url;
