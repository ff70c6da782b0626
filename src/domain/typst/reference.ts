/** Converts blocks that stand for other content to Typst code: boxes with a title and a link. */
import type { BlockOf, Inline } from '../document/model.ts';
import { targetOf } from '../links.ts';
import { captionOf } from './figure.ts';
import { codeText, expressionOf, pieces } from './inline.ts';
import { link, titleOf } from './link.ts';
import { literal, running } from './literal.ts';
import type { PagePosition } from './position.ts';

/** A block that is a box with a link. */
type ReferenceBlock = BlockOf<'content-ref' | 'file' | 'embed' | 'reusable-content'>;
/** A block that shows a part of an OpenAPI spec. */
type OpenApiBlock = BlockOf<'openapi-operation' | 'openapi-schemas' | 'openapi-webhook'>;

/** Returns a box that names other content, with a link to it where a PDF can reach it. */
export function reference(block: ReferenceBlock, position: PagePosition): string[] {
  switch (block.type) {
    case 'content-ref': {
      const url = targetOf(block.href).kind === 'url' ? block.href : '';
      const title = titleOf(block.href, position) || block.text || url;
      const kind = url === '' ? 'Page' : 'Link';
      return title === '' ? [] : box(kind, title, { href: block.href }, position);
    }
    case 'file': {
      const name = titleOf(block.src, position) ?? nameIn(block.src);
      return box('File', name, { href: block.src, caption: block.caption }, position);
    }
    case 'embed': {
      const { url: href, caption } = block;
      return href === '' ? [] : box('Embed', href, { href, caption }, position);
    }
    case 'reusable-content':
      return box('Reusable content', block.target, {}, position);
  }
}

function box(
  kind: string,
  title: string,
  { href, caption = [] }: { readonly href?: string; readonly caption?: readonly Inline[] },
  position: PagePosition,
): string[] {
  const words = running(title, position.maxWordLength);
  const name = href === undefined ? words : link(href, words, position);
  return [`slip(${literal(kind)},${expressionOf(name)})`, ...captionOf(pieces(caption, position))];
}

/** Returns the last segment of an address; `file` for an unknown file of the revision. */
function nameIn(src: string): string {
  const name = /([^/?#]+)(?:[?#].*)?$/s.exec(src)?.[1] ?? '';
  return name === '' || targetOf(src).kind === 'file' ? 'file' : name;
}

/** Returns a box with the method and the path of an operation, or the names of schemas. */
export function openApi(block: OpenApiBlock, position: PagePosition): string[] {
  const code = (text: string) => expressionOf(running(text, position.maxWordLength, 'raw'));
  const operation = (label: string, name: string) => [
    `operation(${literal(label.slice(0, 20).toUpperCase())},${code(name)},${expressionOf(running(block.spec, position.maxWordLength))})`,
  ];
  switch (block.type) {
    case 'openapi-operation':
      return operation(block.method, block.path);
    case 'openapi-webhook':
      return operation(block.method || 'webhook', block.name);
    case 'openapi-schemas': {
      const title = running(block.title ?? 'Schemas', position.maxWordLength);
      const names = block.schemas.flatMap((name, index) => [
        ...(index === 0 ? [] : ['text(", ")']),
        ...codeText(name, position),
      ]);
      return [
        `schemas(${expressionOf(title)},${expressionOf(names)},${expressionOf(running(block.spec, position.maxWordLength))})`,
      ];
    }
  }
}
