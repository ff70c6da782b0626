/**
 * The built-in reader: shows published sites at their addresses on this server, as pages that need
 * no script.
 */
import { type AppError, headersOf } from '../domain/errors.ts';
import {
  ReadPublishedPageDocument,
  SearchPublishedPagesDocument,
} from '../generated/operations.ts';
import { toAppError } from '../graphql/errors.ts';
import type { Execute } from '../graphql/execute.ts';
import type { Answer } from '../server/send.ts';
import { urlOfPage } from './navigation.ts';
import { readStyleSheet } from './style.ts';
import { contentPage, type Frame, isIndexed, messagePage, resultsPage } from './views.ts';
import { linkWithin, type Visit } from './visit.ts';

/** The pages below the path of published content. */
interface SiteReader {
  /** Returns the style sheet if it has this path. */
  readonly asset: (path: string) => Answer | undefined;
  /**
   * Returns the page of a visit.
   * @throws AppError for a refused request
   */
  readonly answer: (execute: Execute, visit: Visit) => Promise<SiteAnswer>;
  /** Returns the page for an error. */
  readonly refusal: (error: AppError) => Answer;
}

/** An answer at an address of a site, whose headers have one value each. */
export type SiteAnswer = Answer & {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

// The style sheet has images as data, and pages show images of other sites.
const POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self' https: data:",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join('; ');

const MISSING =
  'There is no page at this address, or you cannot see it. If a link with a key or a sign-in led you here, it may have expired: ask for another.';

/** Creates the reader of published content below a path. */
export function createReader(below: string): SiteReader {
  const { name, answer: sheet } = readStyleSheet();
  const style = below + name;
  return {
    asset: (path) => (path === style ? sheet : undefined),
    async answer(execute, visit) {
      const frame = { style, kept: visit.kept, query: visit.query };
      try {
        return await (visit.query === '' ? read : search)(execute, visit, frame);
      } catch (error) {
        // An address that no site can have, such as one that is too long.
        if (toAppError(error).reason === 'BAD_USER_INPUT') return missing(frame);
        throw error;
      }
    },
    refusal: (error) => refused(error, { style, kept: new Map() }),
  };
}

async function read(
  execute: Execute,
  { urlOf, path, jwt }: Visit,
  frame: Frame,
): Promise<SiteAnswer> {
  const url = urlOf(path);
  const { publishedLocation: found } = await execute(ReadPublishedPageDocument, { url, jwt });
  if (!found) return missing(frame);
  const known = { ...frame, site: found.site, preview: found.preview };
  if (found.redirect !== null) return redirect(linkWithin(frame.kept, found.site, found.redirect));
  if (!found.page) return missing(known);
  const { siteSpace, page } = found.page;
  const base = (siteSpace.urls.published ?? url).split('?', 1).join();
  const canonical = page?.path == null ? base : urlOfPage(base, page.path);
  const indexed = isIndexed(found.site, page, found.preview);
  return pageOf(200, contentPage(known, found.page, canonical), indexed);
}

async function search(execute: Execute, visit: Visit, frame: Frame): Promise<SiteAnswer> {
  const { publishedLocation: found } = await execute(SearchPublishedPagesDocument, {
    url: visit.urlOf(visit.path),
    jwt: visit.jwt,
    query: visit.query,
  });
  if (!found) return missing(frame);
  const { site, preview } = found;
  return pageOf(200, resultsPage({ ...frame, site, preview }, site.search), false);
}

const pageOf = (status: number, body: string, indexed: boolean): SiteAnswer => ({
  status,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-cache',
    'content-security-policy': POLICY,
    'referrer-policy': 'no-referrer',
    ...(!indexed && { 'x-robots-tag': 'noindex' }),
  },
  body,
});

const missing = (frame: Frame): SiteAnswer =>
  pageOf(404, messagePage(frame, 'Page not found', MISSING), false);

/** Returns a redirect. */
export const redirect = (location: string): SiteAnswer => ({
  status: 302,
  headers: { location, 'cache-control': 'private, no-cache', 'referrer-policy': 'no-referrer' },
  body: '',
});

/** Titles of the pages for errors. */
const titles: Readonly<Partial<Record<AppError['reason'], string>>> = {
  UNAUTHENTICATED: 'Your sign-in is not valid',
  RATE_LIMITED: 'Too many requests',
};

function refused(error: AppError, frame: Frame): Answer {
  const title = titles[error.reason] ?? 'This page cannot be shown';
  const page = pageOf(error.status, messagePage(frame, title, error.message), false);
  return {
    ...page,
    headers: { ...page.headers, ...headersOf(error), 'cache-control': 'no-store' },
  };
}
