/** Draws blocks as elements of HTML. */
import type { Element, ElementContent } from 'hast';
import { targetOf } from '../links.ts';
import type { Block, BlockOf } from '../document/model.ts';
import { type Drawing, noteId, referenceId } from './drawing.ts';
import { drawInlines } from './inlines.ts';
import {
  drawCode,
  drawContentRef,
  drawEmbed,
  drawFigure,
  drawFile,
  drawImages,
  drawPrompt,
} from './media.ts';
import { element, flag, NodeList, textNode } from './nodes.ts';
import { addRaw, withRawEnds } from './raw.ts';
import { drawTable } from './tables.ts';

/** Returns the nodes of blocks, followed by the notes of their annotations. */
export function drawDocument(
  drawing: Drawing,
  blocks: readonly Block[],
): readonly ElementContent[] {
  const children = drawBlocks(drawing, blocks);
  const items = [...drawing.notes.keys()].map((body) => ({
    body,
    nodes: drawBlocks(drawing, body),
  }));
  if (items.length === 0) return children;
  const notes = items.map(({ body, nodes }) => drawNote(drawing, body, nodes));
  return [...children, element('section', { className: ['notes'] }, [element('ol', {}, notes)])];
}

/** Returns the item of a note, with a link back to each place that refers to it. */
function drawNote(
  drawing: Drawing,
  body: readonly Block[],
  nodes: readonly ElementContent[],
): Element {
  const { number, referenceCount } = drawing.notes.get(body) ?? { number: 0, referenceCount: 0 };
  const links = Array.from({ length: referenceCount }, (_, index) =>
    element(
      'a',
      {
        className: ['note-back'],
        href: `#${referenceId(number, index + 1)}`,
        ariaLabel: `Back to reference ${index + 1} of note ${number}`,
      },
      [textNode('↩')],
    ),
  );
  return element('li', { id: noteId(number) }, [...nodes, ...links]);
}

/** Returns the nodes of sibling blocks. */
function drawBlocks(drawing: Drawing, blocks: readonly Block[]): readonly ElementContent[] {
  const list = new NodeList();
  return withRawEnds(drawing, list, () => {
    for (const block of blocks) {
      if (block.type !== 'unknown') list.add(drawBlock(drawing, block));
      else if (block.source.trimStart().startsWith('{%'))
        list.add(drawBlocks(drawing, block.nodes));
      else addRaw(drawing, list, block.source);
    }
  }).children;
}

function drawBlock(
  drawing: Drawing,
  block: Exclude<Block, { type: 'unknown' }>,
): readonly ElementContent[] {
  switch (block.type) {
    case 'paragraph':
      return drawParagraph(drawing, block);
    case 'heading':
    case 'list':
    case 'list-item':
    case 'quote':
    case 'divider':
    case 'table':
    case 'math':
      return [drawText(drawing, block)];
    case 'code':
      return [drawCode(drawing, block)];
    case 'images':
      return [drawImages(drawing, block)];
    case 'image':
      return [drawFigure(drawing, block)];
    case 'content-ref':
      return drawContentRef(drawing, block);
    case 'file':
      return [drawFile(drawing, block)];
    case 'embed':
      return [drawEmbed(drawing, block)];
    case 'drawing':
      return [drawFigure(drawing, block)];
    case 'prompt':
      return [drawPrompt(block)];
    case 'reusable-content':
      return [
        element('div', {
          className: ['reusable-content'],
          dataReusableContent: reusableContentOf(block.target),
        }),
      ];
    case 'openapi-operation':
    case 'openapi-schemas':
    case 'openapi-webhook':
      return [drawOpenApi(block)];
    default:
      return [drawContainer(drawing, block)];
  }
}

/** Returns the id of a reusable content, or its target as it was written. */
function reusableContentOf(target: string): string {
  const found = targetOf(target);
  return found.kind === 'reusable-content' ? found.id : target;
}

/** Returns a paragraph; nothing for one that has only template tags. */
function drawParagraph(
  drawing: Drawing,
  { align, inlines }: BlockOf<'paragraph'>,
): readonly Element[] {
  const children = drawInlines(drawing, inlines);
  const isEmpty = children.every((node) => node.type === 'text' && node.value.trim() === '');
  return isEmpty ? [] : [element('p', { dataAlign: align }, children)];
}

type TextBlock = BlockOf<'heading' | 'list' | 'list-item' | 'quote' | 'divider' | 'table' | 'math'>;

function drawText(drawing: Drawing, block: TextBlock): Element {
  switch (block.type) {
    case 'heading':
      return element(
        `h${block.depth}`,
        { id: block.anchor, dataAlign: block.align },
        drawInlines(drawing, block.inlines),
      );
    case 'list':
      return element(
        block.style === 'ordered' ? 'ol' : 'ul',
        {
          className: block.style === 'tasks' ? ['tasks'] : undefined,
          start: block.start === 1 ? undefined : block.start,
        },
        block.nodes.map((item) => drawItem(drawing, item)),
      );
    case 'list-item':
      return element('ul', {}, [drawItem(drawing, block)]);
    case 'quote':
      return element('blockquote', {}, drawBlocks(drawing, block.nodes));
    case 'divider':
      return element('hr');
    case 'table':
      return drawTable(drawing, block);
    case 'math':
      return element('div', { className: ['math-display'] }, [textNode(block.formula)]);
  }
}

/** Returns the item of a list. One paragraph at its start is drawn without an element. */
function drawItem(drawing: Drawing, { checked, nodes }: BlockOf<'list-item'>): Element {
  const [first, ...rest] = nodes;
  const isText = first?.type === 'paragraph' && !rest.some(({ type }) => type === 'paragraph');
  const children = isText
    ? [...drawInlines(drawing, first.inlines), ...drawBlocks(drawing, rest)]
    : drawBlocks(drawing, nodes);
  if (checked === null) return element('li', {}, children);
  const box = element('input', { type: 'checkbox', disabled: true, checked });
  return element('li', { className: ['task'] }, [box, textNode(' '), ...children]);
}

type ContainerBlock = BlockOf<'hint' | 'tabs' | 'tabs-item' | 'expandable' | 'update'>;

function drawContainer(drawing: Drawing, block: ContainerBlock | LayoutBlock): Element {
  const children = () => drawBlocks(drawing, block.nodes);
  switch (block.type) {
    case 'hint':
      return element(
        'div',
        { className: ['hint'], dataStyle: block.style, dataIcon: block.icon, role: 'note' },
        children(),
      );
    case 'tabs':
      return element(
        'section',
        { className: ['tabs'], dataFullWidth: flag(block.fullWidth) },
        children(),
      );
    case 'tabs-item': {
      const { title, icon } = block;
      const ariaLabel = title === '' ? undefined : title;
      return element('section', { className: ['tab'], dataIcon: icon, ariaLabel }, [
        ...(title === '' ? [] : [element('p', { className: ['tab-title'] }, [textNode(title)])]),
        ...children(),
      ]);
    }
    case 'expandable':
      return element('details', { className: ['expandable'], open: block.open }, [
        element('summary', {}, drawInlines(drawing, block.title)),
        ...children(),
      ]);
    case 'update':
      return drawUpdate(block, children());
    default:
      return drawLayout(block, children());
  }
}

type LayoutBlock = BlockOf<
  'stepper' | 'stepper-step' | 'columns' | 'column' | 'updates' | 'condition' | 'branch'
>;

function drawLayout(block: LayoutBlock, children: readonly ElementContent[]): Element {
  switch (block.type) {
    case 'stepper':
      return element('ol', { className: ['stepper'] }, children);
    case 'stepper-step':
      return element('li', { className: ['step'], dataIcon: block.icon }, children);
    case 'columns':
      return element(
        'div',
        { className: ['columns'], dataFullWidth: flag(block.fullWidth) },
        children,
      );
    case 'column': {
      const { width: dataWidth, verticalAlign: dataVerticalAlign } = block;
      return element('div', { className: ['column'], dataWidth, dataVerticalAlign }, children);
    }
    case 'updates':
      return element('section', { className: ['updates'], dataFormat: block.format }, children);
    case 'condition':
      return element('div', { className: ['condition'] }, children);
    case 'branch': {
      const dataCondition = block.expression ?? 'else';
      return element('div', { className: ['branch'], dataCondition }, children);
    }
  }
}

function drawUpdate(
  { date, tags }: BlockOf<'update'>,
  children: readonly ElementContent[],
): Element {
  const dateTime = /^\d{4}-\d{2}(?:-\d{2})?$/.test(date) ? date : undefined;
  return element('article', { className: ['update'] }, [
    ...(date === ''
      ? []
      : [
          element('p', { className: ['update-date'] }, [
            element('time', { dateTime }, [textNode(date)]),
          ]),
        ]),
    ...(tags.length === 0
      ? []
      : [
          element(
            'ul',
            { className: ['update-tags'] },
            tags.map((tag) => element('li', {}, [textNode(tag)])),
          ),
        ]),
    ...children,
  ]);
}

type OpenApiBlock = BlockOf<'openapi-operation' | 'openapi-schemas' | 'openapi-webhook'>;

/** Returns a placeholder, which names the part of a spec for clients that draw it. */
function drawOpenApi(block: OpenApiBlock): Element {
  const code = (text: string) => [element('code', {}, [textNode(text)])];
  switch (block.type) {
    case 'openapi-operation':
      return element(
        'div',
        {
          className: [block.type],
          dataSpec: block.spec,
          dataPath: block.path,
          dataMethod: block.method,
          dataExpanded: flag(block.expanded),
        },
        code(`${block.method.toUpperCase()} ${block.path}`.trim()),
      );
    case 'openapi-schemas':
      return element(
        'div',
        {
          className: [block.type],
          dataSpec: block.spec,
          dataSchemas: block.schemas.join(','),
          dataGrouped: flag(block.grouped),
          dataTitle: block.title,
        },
        code(block.title ?? block.schemas.join(', ')),
      );
    case 'openapi-webhook':
      return element(
        'div',
        {
          className: [block.type],
          dataSpec: block.spec,
          dataName: block.name,
          dataMethod: block.method,
        },
        code(`${block.method.toUpperCase()} ${block.name}`.trim()),
      );
  }
}
