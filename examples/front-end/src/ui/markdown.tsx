// Renders markdown safely: DOMPurify removes all that could run, and the Content-Security-Policy
// of the page forbids it too.
import DOMPurify from 'dompurify';
import { marked } from 'marked';
import { type MouseEvent, useMemo } from 'react';
import { useLocation, useRouter } from 'wouter';

interface MarkdownProps {
  readonly text: string;
  /** The headings of the document, in order. */
  readonly headings: readonly { readonly anchor: string }[];
  readonly files: readonly { readonly fileId: string; readonly downloadURL: string }[];
  /** The address before `/p/` of each page that the text links to. */
  readonly base: string;
  /** The title of the page: a first heading with the same text is not repeated. */
  readonly title: string;
}

/** Returns the address in the app for an address in a document. */
function addressOf(href: string, root: string, { base, files }: MarkdownProps): string {
  const [, page = '', anchor = ''] = /^\/pages\/(pag_\w+)[^#]*(#.*)?$/.exec(href) ?? [];
  const [, space = ''] = /^\/spaces\/(spc_\w+)/.exec(href) ?? [];
  if (page) return `${root}${base}/p/${page}${anchor}`;
  if (space) return `${root}/s/${space}`;
  return files.find(({ fileId }) => href === `/files/${fileId}`)?.downloadURL ?? href;
}

/** Adapts the elements of a text to the app: addresses, anchors, and keyboard access. */
function adapt(body: HTMLElement, root: string, props: MarkdownProps): void {
  const headings = [...body.querySelectorAll('h1, h2, h3, h4, h5, h6')];
  if (headings.length === props.headings.length)
    for (const [n, heading] of headings.entries()) heading.id = props.headings[n]?.anchor ?? '';
  const [first] = headings;
  if (first?.tagName === 'H1' && first === body.firstElementChild)
    if (first.textContent === props.title) first.remove();
  for (const [element, name] of [
    ['a', 'href'],
    ['img', 'src'],
  ] as const)
    for (const found of body.querySelectorAll(`${element}[${name}]`))
      found.setAttribute(name, addressOf(found.getAttribute(name) ?? '', root, props));
  // Elements that scroll sideways must be reachable with the keyboard.
  for (const wide of body.querySelectorAll<HTMLElement>('pre, table')) wide.tabIndex = 0;
  for (const box of body.querySelectorAll('input')) box.setAttribute('aria-label', 'Task');
}

function render(root: string, props: MarkdownProps): string {
  const { body } = document.implementation.createHTMLDocument(); // it loads and runs nothing
  body.innerHTML = DOMPurify.sanitize(marked.parse(props.text, { async: false }), {
    FORBID_TAGS: ['style', 'form', 'button', 'select', 'textarea', 'dialog'],
    FORBID_ATTR: ['style', 'class', 'id', 'name'],
  });
  adapt(body, root, props);
  return body.innerHTML;
}

export function Markdown(props: MarkdownProps) {
  const { base: root } = useRouter();
  const [, navigate] = useLocation();
  const html = useMemo(() => render(root, props), [root, props]);
  const follow = (event: MouseEvent<HTMLDivElement>) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    if (!link?.href.startsWith(`${location.origin}/app/`) || !isPlain) return;
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
