/** Where in a page its own content lies, without what stands around it on every page of a site. */
import { Readability } from '@mozilla/readability';
import { DOMParser } from 'linkedom';
import { classesOf, elementsIn, type HtmlElement, type HtmlNode, htmlTreeOf, lineOf } from './html-tree.ts';

/** Elements that Readability is given at most, and characters: it goes through them again and again. */
const MOST_ELEMENTS = 3000;
const MOST_CHARACTERS = 300_000;
/** Characters of what Readability finds at least, or it found something else. */
const LEAST_FOUND = 200;

const chrome = new Set(['nav', 'dialog', 'menu']);
const roles = new Set(['navigation', 'search', 'banner', 'contentinfo', 'dialog', 'alertdialog', 'menu', 'menubar', 'toolbar', 'doc-toc']);
const classes =
  /^(?:breadcrumbs?|pagination(?:-nav)?|pager|page-nav|prev-next|toc|table-of-contents|on-this-page|side-?bar|skip-(?:link|to-content)|sr-only|visually-hidden|edit-(?:this-)?page|cookie-(?:banner|consent)|gutter|linenos?|line-?numbers?-rows|lineno)$/i;

/** Whether an element is no content: navigation, and what is not shown. */
export function isChrome(element: HtmlElement): boolean {
  const { tagName, attributes } = element;
  if (chrome.has(tagName) || roles.has(attributes['role'] ?? '')) return true;
  if (attributes['hidden'] !== undefined || attributes['aria-hidden'] === 'true' || /display:\s*none/i.test(attributes['style'] ?? '')) return true;
  return classesOf(element).some((name) => classes.test(name));
}

/** Whether an element stands around the content: what may be within a main part, too, is one only beside it. */
const isAround = ({ tagName }: HtmlElement): boolean => tagName === 'header' || tagName === 'footer' || tagName === 'aside';

/** The main part of a page: what it marks as such, else what reads like an article, else its body without navigation. */
export function mainContentOf(root: HtmlElement): HtmlElement {
  const main = onlyIn(root, ({ tagName, attributes }) => tagName === 'main' || attributes['role'] === 'main');
  if (main) return articleIn(main) ?? main;
  const article = onlyIn(root, isArticle);
  if (article) return article;
  const elements = [...elementsIn(root)];
  return readable(root, elements.length) ?? pruned(elements.find(({ tagName }) => tagName === 'body') ?? root, isAround);
}

const isArticle = ({ tagName }: HtmlElement): boolean => tagName === 'article';

/** The one article of a main part that holds most of it. */
function articleIn(main: HtmlElement): HtmlElement | undefined {
  const article = onlyIn(main, isArticle);
  return article && lineOf(article).length * 2 > lineOf(main).length ? article : undefined;
}

/** The one element of a kind, those within one of the kind not counted; undefined where there are more. */
function onlyIn(root: HtmlElement, isMeant: (element: HtmlElement) => boolean): HtmlElement | undefined {
  const found: HtmlElement[] = [];
  const look = (element: HtmlElement): void => {
    for (const child of element.children) {
      if (child.type !== 'element' || found.length > 1) continue;
      if (isMeant(child)) found.push(child);
      else look(child);
    }
  };
  look(root);
  return found.length === 1 ? found[0] : undefined;
}

/** An element without some of those right and further below it. */
function pruned(element: HtmlElement, isLeftOut: (element: HtmlElement) => boolean): HtmlElement {
  const children = element.children.flatMap((child): HtmlNode[] => (child.type === 'text' ? [child] : isLeftOut(child) ? [] : [pruned(child, isLeftOut)]));
  return { ...element, children };
}

/** What Readability takes for the article; undefined where it finds little, or the page is too large for it. */
function readable(root: HtmlElement, count: number): HtmlElement | undefined {
  if (count > MOST_ELEMENTS) return undefined;
  const html = written(pruned(root, isChrome));
  if (html.length > MOST_CHARACTERS) return undefined;
  const document = new DOMParser().parseFromString(`<!doctype html>${html}`, 'text/html');
  try {
    // Its type names a browser's document, of which this one has what it uses.
    const found = new Readability(document as never, { keepClasses: true, disableJSONLD: true }).parse();
    if (typeof found?.content !== 'string' || (found.length ?? 0) < LEAST_FOUND) return undefined;
    return htmlTreeOf(found.content);
  } catch {
    return undefined; // it expects some things of a page that this one does not have
  }
}

function written(node: HtmlNode): string {
  if (node.type === 'text') return node.value.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const inner = node.children.map(written).join('');
  if (node.tagName === '') return inner;
  const attributes = Object.entries(node.attributes).map(([name, value]) => ` ${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`);
  const isEmpty = node.children.length === 0 && /^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/.test(node.tagName);
  return `<${node.tagName}${attributes.join('')}>${inner}${isEmpty ? '' : `</${node.tagName}>`}`;
}
