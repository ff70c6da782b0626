/** Writes pages of published sites and lists of them as markdown. */
import type { SiteTextDocumentFragment } from '../generated/operations.ts';
import { linkWithin, type Visit } from '../reader/visit.ts';
import type { ListedSitePage } from './pages.ts';

/** Returns a text as one line of markdown without syntax. */
export const plainLine = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_[\]<>]/g, '\\$&');

/** Returns the URL of the markdown of a page, which is that of the page with `.md`. */
export function markdownUrl(pageUrl: string): string {
  const url = new URL(pageUrl);
  url.pathname = `${url.pathname.replace(/\/$/, '')}.md`;
  return url.href;
}

/** Returns an item of a list of pages, with the URL of the page's markdown. */
export const listItem = ({ title, description, url }: ListedSitePage): string =>
  `- [${plainLine(title)}](${markdownUrl(url)})${description ? `: ${plainLine(description)}` : ''}\n`;

/** Returns the text of a page: its title as a heading, its description, and its document. */
export function pageText(
  page: SiteTextDocumentFragment,
  { source, children }: { readonly source?: string; readonly children: readonly ListedSitePage[] },
): string {
  const title = `# ${plainLine(page.title)}`;
  const body = ('markdown' in page ? page.markdown : children.map(listItem).join('')).trim();
  // Many texts begin with the title of their page as a heading.
  const [first = ''] = body.split('\n', 1);
  const isTitled = first === title || first === `# ${page.title}`;
  const parts = [
    title,
    page.description === null ? '' : plainLine(page.description),
    source === undefined ? '' : `Source: ${source}`,
    isTitled ? body.slice(first.length).trim() : body,
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

/** Returns a text in which links to pages of the site keep the parameters of the visit. */
export function keepInText(
  kept: Visit['kept'],
  site: Parameters<typeof linkWithin>[1],
  text: string,
): string {
  const [base] = (site?.site.urls.published ?? '').split('?', 1);
  if (!base || kept.size === 0) return text;
  const pattern = new RegExp(`${base.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}[^\\s<>()"'\`]*`, 'g');
  return text.replace(pattern, (href) => linkWithin(kept, site, href));
}
