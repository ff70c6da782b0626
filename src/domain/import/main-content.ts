/** Finds the main content of a page, without the parts that every page of a site repeats. */
import { Readability } from '@mozilla/readability';
import { DOMParser } from 'linkedom';
import {
  classesOf,
  elementsIn,
  type HtmlElement,
  type HtmlNode,
  htmlTreeOf,
  lineOf,
} from './html-tree.ts';

/** Maximum sizes of a page for Readability, which traverses it repeatedly. */
const MAX_ELEMENT_COUNT = 3000;
const MAX_HTML_LENGTH = 300_000;
/** The minimum length in characters of an article that Readability finds. */
const MIN_CONTENT_LENGTH = 200;

const chrome = new Set(['nav', 'dialog', 'menu']);
const chromeRoles = new Set([
  'navigation',
  'search',
  'banner',
  'contentinfo',
  'dialog',
  'alertdialog',
  'menu',
  'menubar',
  'toolbar',
  'doc-toc',
]);
const chromeClasses =
  /^(?:breadcrumbs?|pagination(?:-nav)?|pager|page-nav|prev-next|toc|table-of-contents|on-this-page|side-?bar|skip-(?:link|to-content)|sr-only|visually-hidden|edit-(?:this-)?page|cookie-(?:banner|consent)|gutter|linenos?|line-?numbers?-rows|lineno)$/i;

/** Returns whether an element is navigation or hidden. */
export function isChrome(element: HtmlElement): boolean {
  const { tagName, attributes } = element;
  if (chrome.has(tagName) || chromeRoles.has(attributes['role'] ?? '')) return true;
  if (
    attributes['hidden'] !== undefined ||
    attributes['aria-hidden'] === 'true' ||
    /display:\s*none/i.test(attributes['style'] ?? '')
  )
    return true;
  return classesOf(element).some((name) => chromeClasses.test(name));
}

/**
 * Returns whether an element surrounds the content. These elements are also allowed within a main
 * element, so they only count outside of one.
 */
const isSurrounding = ({ tagName }: HtmlElement): boolean =>
  tagName === 'header' || tagName === 'footer' || tagName === 'aside';

/**
 * Returns the main content of a page: its main element, else what Readability finds, else its body
 * without navigation.
 */
export function mainContentOf(root: HtmlElement): HtmlElement {
  const main = onlyIn(
    root,
    ({ tagName, attributes }) => tagName === 'main' || attributes['role'] === 'main',
  );
  if (main) return articleIn(main) ?? main;
  const article = onlyIn(root, isArticle);
  if (article) return article;
  const elements = [...elementsIn(root)];
  return (
    readable(root, elements.length) ??
    pruned(elements.find(({ tagName }) => tagName === 'body') ?? root, isSurrounding)
  );
}

const isArticle = ({ tagName }: HtmlElement): boolean => tagName === 'article';

/** Returns the only article of a main element, if it holds most of its text. */
function articleIn(main: HtmlElement): HtmlElement | undefined {
  const article = onlyIn(main, isArticle);
  return article && lineOf(article).length * 2 > lineOf(main).length ? article : undefined;
}

/** Returns the only outermost element that matches; undefined where there are none or several. */
function onlyIn(
  root: HtmlElement,
  matches: (element: HtmlElement) => boolean,
): HtmlElement | undefined {
  const found: HtmlElement[] = [];
  const search = (element: HtmlElement): void => {
    for (const child of element.children) {
      if (child.type !== 'element' || found.length > 1) continue;
      if (matches(child)) found.push(child);
      else search(child);
    }
  };
  search(root);
  return found.length === 1 ? found[0] : undefined;
}

/** Returns an element without the descendants that match. */
function pruned(element: HtmlElement, isRemoved: (element: HtmlElement) => boolean): HtmlElement {
  const children = element.children.flatMap((child): HtmlNode[] =>
    child.type === 'text' ? [child] : isRemoved(child) ? [] : [pruned(child, isRemoved)],
  );
  return { ...element, children };
}

/**
 * Returns the article that Readability finds; undefined where it finds little text or the page is
 * too large.
 */
function readable(root: HtmlElement, count: number): HtmlElement | undefined {
  if (count > MAX_ELEMENT_COUNT) return undefined;
  const html = htmlOf(pruned(root, isChrome));
  if (html.length > MAX_HTML_LENGTH) return undefined;
  const document = new DOMParser().parseFromString(`<!doctype html>${html}`, 'text/html');
  try {
    // Readability expects a browser's Document, of which linkedom implements the parts that it
    // uses.
    const found = new Readability(document as never, {
      keepClasses: true,
      disableJSONLD: true,
    }).parse();
    if (typeof found?.content !== 'string' || (found.length ?? 0) < MIN_CONTENT_LENGTH)
      return undefined;
    return htmlTreeOf(found.content);
  } catch {
    return undefined; // Readability relies on page structure that this page lacks.
  }
}

function htmlOf(node: HtmlNode): string {
  if (node.type === 'text') return node.value.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const inner = node.children.map(htmlOf).join('');
  if (node.tagName === '') return inner;
  const attributes = Object.entries(node.attributes).map(
    ([name, value]) => ` ${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`,
  );
  const isEmpty =
    node.children.length === 0 &&
    /^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/.test(node.tagName);
  return `<${node.tagName}${attributes.join('')}>${inner}${isEmpty ? '' : `</${node.tagName}>`}`;
}
