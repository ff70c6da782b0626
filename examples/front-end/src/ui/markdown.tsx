// Renders markdown safely: DOMPurify removes all that could run, and the Content-Security-Policy
// of the page forbids it too.
import DOMPurify from 'dompurify';
import { Marked } from 'marked';
import { type MouseEvent, useMemo } from 'react';
import { useLocation } from 'wouter';
import { type At, inApp, paths } from '../paths.ts';

const marked = new Marked({ gfm: true });

interface MarkdownProps {
  readonly text: string;
  readonly at: At;
  /** The headings of the document, in order. */
  readonly headings: readonly { readonly anchor: string }[];
  readonly files: readonly { readonly fileId: string; readonly downloadUrl: string }[];
  /** Returns the address of a page that the text links to. */
  readonly pagePath: (id: string) => string;
  /** The title of the page: a first heading with the same text is not repeated. */
  readonly title: string;
}

/** Returns the address in the app for an address in a document. */
function addressOf(href: string, { at, files, pagePath }: MarkdownProps): string {
  const [, page = '', anchor = ''] = /^\/pages\/(pag_\w+)[^#]*(#.*)?$/.exec(href) ?? [];
  const [, space = ''] = /^\/spaces\/(spc_\w+)/.exec(href) ?? [];
  if (page) return `/app${pagePath(page)}${anchor}`;
  if (space) return `/app${paths.space({ ...at, space })}`;
  return files.find(({ fileId }) => href === `/files/${fileId}`)?.downloadUrl ?? href;
}

/** Adapts the elements of a text to the app: addresses, anchors, and keyboard access. */
function adapt(body: HTMLElement, props: MarkdownProps): void {
  const headings = [...body.querySelectorAll('h1, h2, h3, h4, h5, h6')];
  if (headings.length === props.headings.length)
    for (const [n, heading] of headings.entries()) heading.id = props.headings[n]?.anchor ?? '';
  const [first] = headings;
  if (first?.tagName === 'H1' && first === body.firstElementChild)
    if (first.textContent === props.title) first.remove();
  for (const link of body.querySelectorAll('a[href]')) {
    link.setAttribute('href', addressOf(link.getAttribute('href') ?? '', props));
    link.setAttribute('rel', 'noreferrer');
  }
  for (const image of body.querySelectorAll('img'))
    image.src = addressOf(image.getAttribute('src') ?? '', props);
  // Elements that scroll sideways must be reachable with the keyboard.
  for (const wide of body.querySelectorAll<HTMLElement>('pre, table')) wide.tabIndex = 0;
  for (const box of body.querySelectorAll('input')) box.setAttribute('aria-label', 'Task');
}

function render(props: MarkdownProps): string {
  const { body } = document.implementation.createHTMLDocument(); // it loads and runs nothing
  body.innerHTML = DOMPurify.sanitize(marked.parse(props.text, { async: false }), {
    FORBID_TAGS: ['style', 'form', 'button', 'select', 'textarea', 'dialog'],
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
    const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    if (!path || !isPlain || link.getAttribute('href')?.startsWith('#')) return;
    event.preventDefault();
    navigate(path);
  };
  return (
    // biome-ignore lint/a11y: the links inside are focusable, and Enter on a link is a click
    // biome-ignore lint/security/noDangerouslySetInnerHtml: it was sanitized
    <div className="prose" onClick={follow} dangerouslySetInnerHTML={{ __html: html }} />
  );
}
