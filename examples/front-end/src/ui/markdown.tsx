// Renders markdown safely: DOMPurify removes all that could run, and the page's
// Content-Security-Policy forbids it too.
import DOMPurify from 'dompurify';
import { Marked } from 'marked';
import { type MouseEvent, useMemo } from 'react';
import { useLocation } from 'wouter';
import { inApp, type InSpace, paths } from '../paths.ts';

const marked = new Marked({ gfm: true, async: false });

interface Heading {
  readonly anchor: string;
}
interface FileLink {
  readonly fileId: string;
  readonly downloadURL: string;
}

interface MarkdownProps {
  readonly text: string;
  readonly at: InSpace;
  /** The headings of the document, in order, with their anchors. */
  readonly headings?: readonly Heading[];
  readonly files?: readonly FileLink[];
  /** Returns the address of a page that the text links to. */
  readonly pagePath?: (id: string) => string;
  /** The title of the page: a first heading with the same text is not repeated. */
  readonly title?: string;
}

/** Adapts the elements of the text to the app: addresses, anchors, and keyboard access. */
function adapt(body: HTMLElement, props: MarkdownProps): void {
  const { at, headings = [], files = [], title } = props;
  const pagePath = props.pagePath ?? ((id: string) => paths.page(at, id));
  const all = [...body.querySelectorAll('h1, h2, h3, h4, h5, h6')];
  if (all.length === headings.length)
    for (const [n, heading] of all.entries()) heading.id = headings[n]?.anchor ?? '';
  const [first] = all;
  if (first?.tagName === 'H1' && first === body.firstElementChild && first.textContent === title)
    first.remove();
  for (const link of body.querySelectorAll('a')) {
    const href = link.getAttribute('href') ?? '';
    const page = /^\/pages\/(pag_\w+)[^#]*(#.*)?$/.exec(href);
    const space = /^\/spaces\/(spc_\w+)/.exec(href)?.[1];
    const file = files.find(({ fileId }) => href === `/files/${fileId}`);
    if (page) link.setAttribute('href', `/app${pagePath(page[1] ?? '')}${page[2] ?? ''}`);
    else if (space) link.setAttribute('href', `/app${paths.space({ ...at, space })}`);
    else if (file) link.setAttribute('href', file.downloadURL);
    else if (/^https?:/.test(href)) link.rel = 'noreferrer';
  }
  for (const image of body.querySelectorAll('img')) {
    const file = files.find(({ fileId }) => image.getAttribute('src') === `/files/${fileId}`);
    if (file) image.src = file.downloadURL;
    image.loading = 'lazy';
  }
  // What scrolls sideways must be reachable with the keyboard.
  for (const wide of body.querySelectorAll<HTMLElement>('pre, table')) wide.tabIndex = 0;
  for (const box of body.querySelectorAll('input[type=checkbox]'))
    box.setAttribute('aria-label', 'Task');
}

/** Returns the HTML of a markdown text. */
function render(props: MarkdownProps): string {
  const body = document.implementation.createHTMLDocument().body; // loads and runs nothing
  body.innerHTML = DOMPurify.sanitize(marked.parse(props.text, { async: false }), {
    FORBID_TAGS: ['style', 'form', 'button', 'select', 'textarea', 'iframe', 'dialog'],
    FORBID_ATTR: ['style', 'class', 'id', 'name'],
  });
  adapt(body, props);
  return body.innerHTML;
}

export function Markdown(props: MarkdownProps) {
  const [, navigate] = useLocation();
  const html = useMemo(() => render(props), [props]);
  const follow = (event: MouseEvent<HTMLDivElement>) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const path = link && inApp(link.href);
    if (!path || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    if (link.getAttribute('href')?.startsWith('#')) return;
    event.preventDefault();
    navigate(path);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are focusable
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
    <div
      className="prose"
      onClick={follow}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it was sanitized
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
