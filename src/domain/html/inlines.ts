/** Draws inline text: marks, links, images, and the inline elements of templates. */
import type { Element, ElementContent } from 'hast';
import { characterOf, plainTextOf } from '../document/inline.ts';
import type { Inline, Mark } from '../document/model.ts';
import { type Drawing, noteId, referenceId } from './drawing.ts';
import { element, NodeList, textNode } from './nodes.ts';
import { addRaw, hiddenElementIn, withRawEnds } from './raw.ts';

type InlineOf<Type extends Inline['type']> = Extract<Inline, { readonly type: Type }>;

/** Returns the nodes of inline text. */
export function drawInlines(
  drawing: Drawing,
  inlines: readonly Inline[],
): readonly ElementContent[] {
  const list = new NodeList();
  const lastEnds = lastEndsIn(inlines);
  let hidden: string | undefined;
  return withRawEnds(drawing, list, () => {
    for (const [index, inline] of inlines.entries()) {
      if (inline.type !== 'unknown-inline') {
        if (hidden === undefined) list.add(drawInline(drawing, inline));
        continue;
      }
      const name = hiddenElementIn(inline.source);
      if (hidden !== undefined) hidden = endIn(inline) === hidden ? undefined : hidden;
      else if (name !== undefined && (lastEnds.get(name) ?? 0) > index) hidden = name;
      // Template tags and comments are not shown.
      else if (inline.source.startsWith('<')) addRaw(drawing, list, inline.source);
    }
  }).children;
}

/** Returns the name of an end tag; undefined for any other inline. */
const endIn = (inline: Inline): string | undefined =>
  inline.type === 'unknown-inline'
    ? /^<\/([a-z][a-z0-9]*)/i.exec(inline.source)?.[1]?.toLowerCase()
    : undefined;

/** Returns the index of the last end tag of each element, by its name. */
const lastEndsIn = (inlines: readonly Inline[]): ReadonlyMap<string, number> =>
  new Map(
    inlines.flatMap((inline, index) => {
      const name = endIn(inline);
      return name === undefined ? [] : [[name, index] as const];
    }),
  );

function drawInline(
  drawing: Drawing,
  inline: Exclude<Inline, { type: 'unknown-inline' }>,
): readonly ElementContent[] {
  switch (inline.type) {
    case 'text':
      return drawText(inline);
    case 'link':
      return drawLink(drawing, inline);
    case 'inline-image':
      return [drawImage(drawing, inline)];
    case 'emoji':
      return [element('span', { className: ['emoji'] }, [textNode(characterOf(inline.code))])];
    case 'icon':
      return [
        element('i', {
          className: ['icon'],
          dataIcon: inline.icon,
          dataColor: inline.color,
          ariaHidden: 'true',
        }),
      ];
    case 'mention': {
      const title = drawing.address(inline.href, 'link')?.title;
      return [
        linkOrSpan(drawing, inline.href, { className: ['mention'] }, [
          textNode(title || inline.text),
        ]),
      ];
    }
    case 'button':
      return [drawButton(drawing, inline)];
    case 'expression':
      return [element('code', { className: ['expression'] }, [textNode(inline.expression)])];
    case 'inline-math':
      return [element('span', { className: ['math-inline'] }, [textNode(inline.formula)])];
    case 'annotation':
      return [drawAnnotation(drawing, inline)];
  }
}

/** The elements of marks. */
const MARK_ELEMENTS: Readonly<Record<Exclude<Mark['type'], 'color'>, string>> = {
  bold: 'strong',
  italic: 'em',
  strikethrough: 'del',
  code: 'code',
  keyboard: 'kbd',
  superscript: 'sup',
  subscript: 'sub',
};

/** Returns the nodes of a text in the elements of its marks. A line break is an element. */
function drawText({ text, marks }: InlineOf<'text'>): readonly ElementContent[] {
  const lines = text.split('\n');
  const nodes = lines.flatMap((line, index) => [
    ...(index > 0 ? [element('br')] : []),
    ...(line === '' ? [] : [textNode(line)]),
  ]);
  return marks.reduceRight<readonly ElementContent[]>(
    (children, mark) => [drawMark(mark, children)],
    nodes,
  );
}

const drawMark = (mark: Mark, children: readonly ElementContent[]): Element =>
  mark.type === 'color'
    ? element(
        mark.background === null ? 'span' : 'mark',
        {
          className: ['color'],
          dataColor: colorOf(mark.text),
          dataBackground: colorOf(mark.background),
        },
        children,
      )
    : element(MARK_ELEMENTS[mark.type], {}, children);

/** Returns a color if it can be used as the value of a property; otherwise null. */
const colorOf = (color: string | null): string | null =>
  color !== null && /^(?!.*url)[\w#$%.,()\s-]{1,64}$/i.test(color) ? color : null;

function drawLink(
  drawing: Drawing,
  { href, title, nodes }: InlineOf<'link'>,
): readonly ElementContent[] {
  const address = drawing.isInLink ? null : drawing.address(href, 'link');
  if (!address) return drawInlines(drawing, nodes);
  const children = drawing.inLink(() => drawInlines(drawing, nodes));
  return [element('a', { href: address.url, title }, children)];
}

/** Returns a link, or a span where the address has no target or another link is open. */
export function linkOrSpan(
  drawing: Drawing,
  href: string,
  attributes: Parameters<typeof element>[1],
  children: readonly ElementContent[],
): Element {
  const address = drawing.isInLink ? null : drawing.address(href, 'link');
  return address
    ? element('a', { ...attributes, href: address.url }, children)
    : element('span', attributes, children);
}

/** An image with the variant for dark mode. */
interface DrawnImage {
  readonly src: string;
  readonly srcDark: string | null;
  readonly alt: string;
  readonly title: string | null;
  readonly width?: string | null;
  readonly height?: string | null;
  readonly size?: 'original' | 'line';
}

const SIZE = /^\d{1,5}(?:\.\d{1,3})?(?:px|%)?$/;
const sizeOf = (size: string | null | undefined): string | undefined =>
  size != null && SIZE.test(size) ? size : undefined;

/** Returns an image, in a `picture` where it has another source in dark mode. */
export function drawImage(drawing: Drawing, image: DrawnImage): Element {
  const node = element('img', {
    src: drawing.address(image.src, 'image')?.url,
    alt: image.alt,
    title: image.title,
    width: sizeOf(image.width),
    height: sizeOf(image.height),
    dataSize: image.size === 'line' ? 'line' : undefined,
  });
  const dark = image.srcDark === null ? null : drawing.address(image.srcDark, 'image');
  if (!dark) return node;
  const srcSet = dark.url.replace(/[\s,]/g, encodeURIComponent);
  return element('picture', {}, [
    element('source', { media: '(prefers-color-scheme: dark)', srcSet }),
    node,
  ]);
}

function drawButton(drawing: Drawing, button: InlineOf<'button'>): Element {
  const attributes = {
    className: ['button', button.kind],
    dataIcon: button.icon,
    dataAction: button.action,
    dataQuery: button.query,
  };
  const label = [textNode(button.label)];
  if (button.href !== null) return linkOrSpan(drawing, button.href, attributes, label);
  return drawing.isInLink
    ? element('span', attributes, label)
    : element('button', { type: 'button', ...attributes }, label);
}

/** Returns annotated text with a link to its note. */
function drawAnnotation(drawing: Drawing, { nodes, body }: InlineOf<'annotation'>): Element {
  const children = drawInlines(drawing, nodes);
  const { note, reference } = drawing.refer(body);
  const number = textNode(String(note));
  return element('span', { className: ['annotation'], id: referenceId(note, reference) }, [
    ...children,
    element('sup', {}, [
      drawing.isInLink
        ? number
        : element(
            'a',
            { href: `#${noteId(note)}`, ariaLabel: `Note ${note}: ${plainTextOf(nodes)}`.trim() },
            [number],
          ),
    ]),
  ]);
}
