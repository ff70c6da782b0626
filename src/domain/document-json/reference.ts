/** Converts addresses and sizes of a document to their form in its JSON. */
import { targetOf } from '../links.ts';
import type { JSONProperties } from './node.ts';

/** Returns the reference to the target of an address. A path that leads nowhere is a URL. */
export function referenceOf(href: string): JSONProperties {
  const target = targetOf(href);
  switch (target.kind) {
    case 'page':
      return target.anchor === undefined || target.anchor === ''
        ? { kind: 'page', page: target.page }
        : { kind: 'anchor', page: target.page, anchor: target.anchor };
    case 'reusable-content':
      return { kind: 'reusable-content', reusableContent: target.id };
    case 'anchor':
      return target.query === undefined
        ? { kind: 'anchor', anchor: target.anchor }
        : { kind: 'url', url: href };
    case 'path':
    case 'url':
      return { kind: 'url', url: href.trim() };
    default:
      return { ...target };
  }
}

/** Returns the reference to an image or a file: to a file of the space, else to a URL. */
export function fileReferenceOf(src: string): JSONProperties {
  const target = targetOf(src);
  return target.kind === 'file' ? { ...target } : { kind: 'url', url: src.trim() };
}

/** Returns the reference to an OpenAPI document: to a spec by its slug, to a file, else to a URL. */
export const specReferenceOf = (spec: string): JSONProperties =>
  /^[\w-]*$/.test(spec) ? { kind: 'openapi', spec } : fileReferenceOf(spec);

/** Returns a size as a number of pixels, or with its unit; undefined for any other text. */
export function lengthOf(size: string | null): JSONProperties[string] {
  const [, digits, unit = ''] =
    /^\s*(\d{1,9}(?:\.\d{1,9})?)\s*([a-z]{1,8}|%)?\s*$/i.exec(size ?? '') ?? [];
  if (digits === undefined) return undefined;
  const value = Number(digits);
  return unit === '' || unit.toLowerCase() === 'px' ? value : { unit, value };
}
