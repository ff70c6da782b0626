/** Draws code, images, files and other blocks that are more than text. */
import type { Element, ElementContent } from 'hast';
import { targetOf } from '../links.ts';
import type { BlockOf, Inline } from '../document/model.ts';
import type { Drawing } from './drawing.ts';
import { drawImage, drawInlines, linkOrSpan } from './inlines.ts';
import { element, flag, textNode } from './nodes.ts';

const captionOf = (drawing: Drawing, caption: readonly Inline[]): readonly Element[] =>
  caption.length === 0 ? [] : [element('figcaption', {}, drawInlines(drawing, caption))];

/** Returns code with its title, highlighted where its language is known. */
export function drawCode(drawing: Drawing, block: BlockOf<'code'>): Element {
  const { syntax, text, title } = block;
  const name = syntax?.toLowerCase() ?? '';
  const language = /^[\w#+.-]{1,40}$/.test(name) ? name : undefined;
  const highlighted = language === undefined ? undefined : drawing.highlight(text, language);
  const classes = [
    ...(highlighted ? ['hljs'] : []),
    ...(language === undefined ? [] : [`language-${language}`]),
  ];
  return element(
    'figure',
    {
      className: ['code'],
      dataLineNumbers: flag(block.lineNumbers),
      dataWrap: flag(block.wrap),
      dataFullWidth: flag(block.fullWidth),
      dataExpandable: flag(block.expandable),
    },
    [
      ...(title === null ? [] : [element('figcaption', {}, [textNode(title)])]),
      element('pre', {}, [
        element(
          'code',
          { className: classes.length === 0 ? undefined : classes },
          highlighted ?? [textNode(text)],
        ),
      ]),
    ],
  );
}

/** Returns a prompt, whose text readers copy. */
export const drawPrompt = ({ description, icon, text }: BlockOf<'prompt'>): Element =>
  element('figure', { className: ['prompt'], dataIcon: icon }, [
    ...(description === '' ? [] : [element('figcaption', {}, [textNode(description)])]),
    element('pre', {}, [element('code', {}, [textNode(text)])]),
  ]);

/** Returns the figures of images. */
export const drawImages = (drawing: Drawing, block: BlockOf<'images'>): Element =>
  element(
    'div',
    {
      className: ['images'],
      dataAlign: block.align,
      dataFullWidth: flag(block.fullWidth),
      dataWithFrame: flag(block.withFrame),
    },
    block.nodes.map((image) => drawFigure(drawing, image)),
  );

/** Returns the figure of an image or a drawing. */
export const drawFigure = (drawing: Drawing, block: BlockOf<'image' | 'drawing'>): Element =>
  block.type === 'image'
    ? element('figure', {}, [drawImage(drawing, block), ...captionOf(drawing, block.caption)])
    : element('figure', { className: ['drawing'] }, [
        drawImage(drawing, { src: block.src, srcDark: null, alt: block.alt, title: null }),
      ]);

/**
 * Returns a link with the title of its target, unless it has a text of its own. A target without an
 * address is shown by its text, and not at all without one.
 */
export function drawContentRef(
  drawing: Drawing,
  { href, text }: BlockOf<'content-ref'>,
): readonly ElementContent[] {
  const address = drawing.address(href, 'link');
  // Editors write the name of the file as the text.
  const shown = address?.title || text || address?.url;
  if (!shown) return [];
  const attributes = { className: ['content-ref'] };
  return [element('p', {}, [linkOrSpan(drawing, href, attributes, [textNode(shown)])])];
}

/** Returns a link that downloads a file. */
export function drawFile(drawing: Drawing, { src, caption }: BlockOf<'file'>): Element {
  const address = drawing.address(src, 'link');
  const name = address?.title ?? nameIn(src);
  return element('figure', { className: ['file'] }, [
    address
      ? element('a', { href: address.url, download: name }, [textNode(name)])
      : element('span', {}, [textNode(name)]),
    ...captionOf(drawing, caption),
  ]);
}

/** Returns the last segment of an address; `file` for one of a file of the revision. */
function nameIn(src: string): string {
  const name = /([^/?#]+)(?:[?#].*)?$/s.exec(src)?.[1] ?? '';
  return name === '' || targetOf(src).kind === 'file' ? 'file' : name;
}

/** Returns a link to embedded content: pages of other origins are not shown in the document. */
export const drawEmbed = (drawing: Drawing, block: BlockOf<'embed'>): Element =>
  element('figure', { className: ['embed-figure'], dataFullWidth: flag(block.fullWidth) }, [
    linkOrSpan(drawing, block.url, { className: ['embed'] }, [textNode(block.url)]),
    ...captionOf(drawing, block.caption),
  ]);
