/** Renders the pages of the reader: every value is escaped but the sanitized HTML of a document. */
import { html } from 'htm/preact';
import type { VNode } from 'preact';
import { renderToString } from 'preact-render-to-string';
import type {
  ReaderSiteFragment,
  ReadPublishedPageQuery,
  SearchPublishedPagesQuery,
} from '../generated/operations.ts';
import {
  nameOf,
  type Place,
  partsOf,
  placeOf,
  type ReadContent,
  type TreeItem,
} from './navigation.ts';
import { linkWithin } from './visit.ts';

type View = VNode | readonly VNode[] | string | null | false;
type Preview = NonNullable<NonNullable<ReadPublishedPageQuery['publishedLocation']>['preview']>;
type Results = NonNullable<SearchPublishedPagesQuery['publishedLocation']>['site']['search'];

/** The lowest level of headings in an outline. */
const MAX_OUTLINE_LEVEL = 3;

/** The values that all pages of a request share. */
export interface Frame {
  /** The path of the style sheet. */
  readonly style: string;
  /** The site, if the caller can see one. */
  readonly site?: ReaderSiteFragment | undefined;
  /** The preview that is shown; null or absent for the published site. */
  readonly preview?: Preview | null | undefined;
  /** Parameters of the query that links within the site keep. */
  readonly kept: ReadonlyMap<string, string>;
  readonly query?: string | undefined;
}

/** A page of the reader. */
interface Shown {
  readonly title: string;
  readonly description?: string | null | undefined;
  readonly canonical?: string | undefined;
  readonly isIndexed?: boolean;
  readonly content?: ReadContent | undefined;
  readonly place?: Place | undefined;
  readonly main: View;
  readonly outline?: View;
}

const linkIn = ({ site, kept }: Frame, href: string): string => linkWithin(kept, site, href);

/** Returns the language of a site for `lang`, such as `pt-BR`. */
function languageOf(site: ReaderSiteFragment | undefined): string {
  const [language = 'en', region] = (
    site?.customizations.site.internationalization.locale ?? 'EN'
  ).split('_');
  return region === undefined ? language.toLowerCase() : `${language.toLowerCase()}-${region}`;
}

function document(frame: Frame, shown: Shown): string {
  const { site, style } = frame;
  const name = site?.site.title;
  const title =
    name === undefined || name === shown.title ? shown.title : `${shown.title} · ${name}`;
  return `<!doctype html>${renderToString(html`
    <html lang=${languageOf(site)}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
        ${shown.description && html`<meta name="description" content=${shown.description} />`}
        ${shown.isIndexed === false && html`<meta name="robots" content="noindex" />`}
        ${shown.canonical !== undefined && html`<link rel="canonical" href=${shown.canonical} />`}
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href=${style} />
      </head>
      <body class="document">
        <a class="skip" href="#reader:content">Skip to content</a>
        ${frame.preview && html`<p class="preview" role="status">${noticeOf(frame.preview)}</p>`}
        ${site && header(frame, site, shown)}
        <div class="frame">
          ${shown.place && sidebar(frame, shown.place)}
          <main id="reader:content" tabindex="-1">${shown.main}</main>
          ${shown.outline}
        </div>
        <footer>
          <p>${name === undefined ? '' : `${name}, `}published with Lectern</p>
        </footer>
      </body>
    </html>
  `)}\n`;
}

/** Returns the notice that a page is not the published one. */
function noticeOf({ changeRequestNumber, revisionId }: Preview): string {
  if (changeRequestNumber !== null) return `Preview of change request #${changeRequestNumber}`;
  return revisionId === null ? 'Preview of the site' : `Preview of revision ${revisionId}`;
}

function header(frame: Frame, site: ReaderSiteFragment, { content }: Shown): View {
  const sectionId = content?.siteSpace.sectionId ?? null;
  const { sections, variants } = partsOf(site, sectionId);
  const home = linkIn(frame, site.site.urls.published ?? '');
  return html`<header>
    <div class="bar">
      <a class="site" href=${home}>${site.site.title}</a>
      <form role="search" action=${home.split('?', 1)[0]}>
        ${[...frame.kept].map(([name, value]) => html`<input type="hidden" name=${name} value=${value} />`)}
        <input type="search" name="q" aria-label="Search" placeholder="Search" required maxlength="512" value=${frame.query || undefined} />
        <button>Search</button>
      </form>
    </div>
    ${
      sections.length > 1 &&
      links(
        frame,
        'Sections',
        sections.map(({ siteSectionId, title, urls }) => ({
          title,
          href: urls.published,
          isCurrent: siteSectionId === sectionId,
        })),
      )
    }
    ${
      content &&
      variants.length > 1 &&
      links(
        frame,
        'Variants',
        variants.map(({ siteSpaceId, title, urls }) => ({
          title,
          href: urls.published,
          isCurrent: siteSpaceId === content.siteSpace.siteSpaceId,
        })),
      )
    }
  </header>`;
}

interface PartLink {
  readonly title: string;
  readonly href: string | null;
  readonly isCurrent: boolean;
}

const links = (frame: Frame, label: string, parts: readonly PartLink[]): View =>
  html`<nav class=${label.toLowerCase()} aria-label=${label}><ul>
    ${parts.map(
      ({ title, href, isCurrent }) => html`<li>
      <a href=${href === null ? undefined : linkIn(frame, href)} aria-current=${isCurrent ? 'true' : undefined}>${title}</a>
    </li>`,
    )}
  </ul></nav>`;

const sidebar = (frame: Frame, { tree, current }: Place): View =>
  tree.length > 0 &&
  html`<nav class="pages" aria-label="Pages"><details>
    <summary>Pages</summary>
    ${list(frame, tree, current)}
  </details></nav>`;

const list = (frame: Frame, items: readonly TreeItem[], current: TreeItem | undefined): View =>
  items.length > 0 &&
  html`<ul>${items.map(
    (item) => html`<li>
    ${
      item.href === undefined
        ? html`<span class="group">${titleOf(item)}</span>`
        : html`<a href=${linkIn(frame, item.href)} aria-current=${item === current ? 'page' : undefined}>${titleOf(item)}</a>`
    }
    ${list(frame, item.items, current)}
  </li>`,
  )}</ul>`;

const titleOf = (item: TreeItem): View => {
  const { emoji } = item.page;
  return html`${emoji !== null && html`<span class="emoji" aria-hidden="true">${emoji}</span> `}${nameOf(item)}`;
};

function breadcrumbs(frame: Frame, { above }: Place): View {
  return (
    above.length > 0 &&
    html`<nav class="breadcrumbs" aria-label="Breadcrumbs"><ol>
      ${above.map(
        (item) =>
          html`<li>${
            item.href === undefined
              ? nameOf(item)
              : html`<a href=${linkIn(frame, item.href)}>${nameOf(item)}</a>`
          }</li>`,
      )}
    </ol></nav>`
  );
}

function neighbors(frame: Frame, { previous, next }: Place): View {
  const neighbor = (rel: 'prev' | 'next', label: string, item: TreeItem | undefined) =>
    item?.href !== undefined &&
    html`<a rel=${rel} href=${linkIn(frame, item.href)}><span>${label}</span> ${nameOf(item)}</a>`;
  return (
    (previous ?? next) !== undefined &&
    html`<nav class="neighbors" aria-label="Previous and next page">
      ${neighbor('prev', 'Previous', previous)}${neighbor('next', 'Next', next)}
    </nav>`
  );
}

interface Heading {
  readonly level: number;
  readonly anchor: string;
  readonly inlines: readonly { readonly text: string }[];
}

function outlineOf(headings: readonly Heading[]): View {
  return (
    headings.length > 1 &&
    html`<nav class="outline" aria-labelledby="reader:outline">
      <p id="reader:outline">On this page</p>
      <ul>${headings.map(
        (heading) => html`<li data-level=${heading.level}>
        <a href=${`#${heading.anchor}`}>${textOf(heading)}</a>
      </li>`,
      )}</ul>
    </nav>`
  );
}

/**
 * Returns the HTML of a document for a page of the reader. The keyboard reaches code that scrolls,
 * checkboxes have names, and links within the site keep the parameters.
 *
 * The HTML was serialized with quoted attributes and without `<` in texts.
 */
const textIn = (frame: Frame, text: string): string =>
  withParameters(
    frame,
    text
      .replaceAll('<pre>', '<pre tabindex="0">')
      .replaceAll('<input type="checkbox"', '<input type="checkbox" aria-label="Done"'),
  );

const withParameters = (frame: Frame, text: string): string =>
  frame.kept.size === 0
    ? text
    : text.replace(/(<a [^>]*?href=")([^"]+)"/g, (whole, before: string, written: string) => {
        const href = written.replaceAll('&#x26;', '&');
        const link = linkIn(frame, href);
        return link === href ? whole : `${before}${link.replaceAll('&', '&#x26;')}"`;
      });

const textOf = ({ inlines }: Heading): string => inlines.map(({ text }) => text).join('');

/** Returns the headings of a page that its outline lists. */
const headingsOf = (page: ReadContent['page']): readonly Heading[] =>
  page && 'allBlocks' in page
    ? page.allBlocks
        .flatMap((block) => (block.__typename === 'HeadingBlock' ? [block] : []))
        .filter(({ level }) => level <= MAX_OUTLINE_LEVEL)
    : [];

const beginsWithHeading = (page: ReadContent['page']): boolean =>
  page !== null && 'allBlocks' in page && page.allBlocks[0]?.__typename === 'HeadingBlock';

/** Returns the page of a content of a site. */
export function contentPage(frame: Frame, content: ReadContent, canonical: string): string {
  const place = placeOf(content);
  const { page, siteSpace } = content;
  const layout = page && 'layout' in page ? page.layout : undefined;
  const title = page?.title ?? siteSpace.title;
  const headings = headingsOf(page);
  // Many texts begin with the title of their page as a heading.
  const [first, ...others] = headings;
  const isTitled = first?.level === 1 && textOf(first) === title && beginsWithHeading(page);
  const below = place.current?.items ?? [];
  const main = html`<article>
    ${breadcrumbs(frame, place)}
    ${!isTitled && html`<h1 class=${layout?.title === false ? 'unseen' : undefined}>${title}</h1>`}
    ${page?.description && layout?.description !== false && html`<p class="description">${page.description}</p>`}
    ${page && 'html' in page && html`<div class="text" dangerouslySetInnerHTML=${{ __html: textIn(frame, page.html) }} />`}
    ${page && !('html' in page) && list(frame, below, undefined)}
    ${page === null && html`<p>There are no pages here yet.</p>`}
    ${layout?.pagination !== false && neighbors(frame, place)}
  </article>`;
  return document(frame, {
    title,
    description: page?.description,
    ...(!frame.preview && { canonical }),
    isIndexed: isIndexed(frame.site, page, frame.preview),
    content,
    ...(layout?.tableOfContents !== false && { place }),
    main,
    ...(layout?.outline !== false && { outline: outlineOf(isTitled ? others : headings) }),
  });
}

/** Returns whether search engines may index a page. */
export const isIndexed = (
  site: { readonly site: { readonly visibility: string } } | undefined,
  page: { readonly noRobotsIndex: boolean } | null,
  preview: object | null | undefined,
): boolean => !preview && site?.site.visibility === 'PUBLIC' && page?.noRobotsIndex !== true;

/** Returns the page of the results of a search. */
export function resultsPage(
  frame: Frame,
  { totalCount, nodes, problems, suggestion }: Results,
): string {
  const count = totalCount === 1 ? '1 page' : `${totalCount} pages`;
  const [home = ''] = (frame.site?.site.urls.published ?? '').split('?', 1);
  return document(frame, {
    title: `Search: ${frame.query ?? ''}`,
    isIndexed: false,
    main: html`<h1>Search</h1>
      <p role="status">${totalCount === 0 ? 'No page matches' : `${count} found for`} “${frame.query ?? ''}”.</p>
      ${(problems ?? []).map(({ message }) => html`<p>${message}</p>`)}
      ${suggestion !== null && html`<p>Did you mean <a href=${linkIn(frame, `${home}?q=${encodeURIComponent(suggestion)}`)}>${suggestion}</a>?</p>`}
      <ol class="results">${nodes.map(
        ({ title, urls, sections }) => html`<li>
        <h2><a href=${linkIn(frame, urls.published ?? '')}>${title}</a></h2>
        ${sections.slice(0, 3).map(
          (section) => html`<p>
          ${section.title !== title && html`<a href=${linkIn(frame, section.urls.published ?? '')}>${section.title}</a>`} ${section.body}
        </p>`,
        )}
      </li>`,
      )}</ol>`,
  });
}

/** Returns a page that states why there is no content. */
export const messagePage = (frame: Frame, title: string, text: string): string =>
  document(frame, {
    title,
    isIndexed: false,
    main: html`<h1>${title}</h1><p>${text}</p>`,
  });
