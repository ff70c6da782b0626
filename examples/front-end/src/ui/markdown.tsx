// Renders markdown safely: DOMPurify removes all that could run, and the Content-Security-Policy
// of the page forbids it too.
import DOMPurify from 'dompurify';
import { marked } from 'marked';
import { type MouseEvent, useMemo } from 'react';
import { useLocation, useRouter } from 'wouter';
import { useBase } from './screen.tsx';

interface MarkdownProps {
  readonly markdown: string;
  readonly headings: readonly { readonly anchor: string }[];
  readonly files: readonly { readonly fileId: string; readonly downloadUrl: string }[];
  /** The title of the page: a first heading with the same text is not repeated. */
  readonly title: string;
}

/** Returns the address in the app for an address in a document. */
function addressOf(
  href: string,
  root: string,
  base: string,
  files: MarkdownProps['files'],
): string {
  const [, page = '', anchor = ''] = /^\/pages\/(pag_\w+)[^#]*(#.*)?$/.exec(href) ?? [];
  const [, space = ''] = /^\/spaces\/(spc_\w+)/.exec(href) ?? [];
  if (page) return `${root}${base}/p/${page}${anchor}`;
  if (space) return `${root}/s/${space}`;
  return files.find(({ fileId }) => href === `/files/${fileId}`)?.downloadUrl ?? href;
}

/** Returns the safe HTML of a text, with addresses in the app, anchors, and keyboard access. */
function render({ markdown, title, headings, files }: MarkdownProps, root: string, base: string) {
  const { body } = document.implementation.createHTMLDocument(); // it loads and runs nothing
  body.innerHTML = DOMPurify.sanitize(marked.parse(markdown, { async: false }), {
    FORBID_TAGS: ['style', 'form', 'button', 'select', 'textarea', 'dialog'],
    FORBID_ATTR: ['style', 'class', 'id', 'name'],
  });
  const all = [...body.querySelectorAll('h1, h2, h3, h4, h5, h6')];
  for (const [n, heading] of all.entries())
    if (all.length === headings.length) heading.id = headings[n]?.anchor ?? '';
  if (all[0]?.matches('h1:first-child') && all[0].textContent === title) all.shift()?.remove();
  // The title of the screen is the only h1, and the levels below it are in order.
  const shift = all.some(({ tagName }) => tagName === 'H1') ? 1 : 0;
  let level = 1;
  for (const heading of all) {
    level = Math.min(level + 1, Number(heading.tagName[1]) + shift, 6);
    const shown = document.createElement(`h${level}`);
    shown.id = heading.id;
    shown.append(...heading.childNodes);
    heading.replaceWith(shown);
  }
  for (const link of body.querySelectorAll('a[href], img[src]')) {
    const name = link.matches('a') ? 'href' : 'src';
    link.setAttribute(name, addressOf(link.getAttribute(name) ?? '', root, base, files));
  }
  // Elements that scroll sideways must be reachable with the keyboard.
  for (const wide of body.querySelectorAll<HTMLElement>('pre, table')) wide.tabIndex = 0;
  for (const box of body.querySelectorAll('input')) box.setAttribute('aria-label', 'Task');
  return body.innerHTML;
}

export function Markdown(props: MarkdownProps) {
  const { base: root } = useRouter();
  const base = useBase();
  const [, navigate] = useLocation();
  const html = useMemo(() => render(props, root, base), [props, root, base]);
  const follow = (event: MouseEvent<HTMLDivElement>) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    if (!isPlain || !link?.href.startsWith(`${location.origin}/app/`)) return;
    if (link.getAttribute('href')?.startsWith('#')) return;
    event.preventDefault();
    navigate(`~${link.pathname}${link.search}${link.hash}`);
  };
  return (
    // biome-ignore lint/a11y: the links inside are focusable, and Enter on a link is a click
    // biome-ignore lint/security/noDangerouslySetInnerHtml: it was sanitized
    <div className="prose" onClick={follow} dangerouslySetInnerHTML={{ __html: html }} />
  );
}
