/**
 * The built-in reader: shows published sites at their addresses on this server, as pages that need
 * no script. It executes GraphQL operations as a caller without a token.
 */
import type { IncomingMessage } from 'node:http';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { Config } from '../config.ts';
import type { Context } from '../context.ts';
import { type AppError, headersOf, methodNotAllowed } from '../domain/errors.ts';
import {
  ReadPublishedPageDocument,
  SearchPublishedPagesDocument,
} from '../generated/operations.ts';
import type { Authenticate } from '../graphql/authenticate.ts';
import { toAppError } from '../graphql/errors.ts';
import type { RunOperation } from '../graphql/run.ts';
import type { RequestInfo } from '../server/request.ts';
import type { Answer } from '../server/send.ts';
import { urlOfPage } from './navigation.ts';
import { readStyleSheet } from './style.ts';
import {
  contentPage,
  type Frame,
  isIndexed,
  linkWithin,
  messagePage,
  resultsPage,
} from './views.ts';

/** The dependencies of the reader. */
interface ReaderOptions {
  /** The path of published content on this server, with a slash at its end. */
  readonly below: string;
  readonly run: RunOperation;
  /** Creates the context of a caller without a token. */
  readonly context: (request: RequestInfo) => Promise<Context>;
}

/**
 * Returns the reader, unless it is off or published content is at another address. It ignores
 * tokens: a browser sends none.
 */
export function readerOf(
  { reader, publicUrl, baseUrl }: Pick<Config, 'reader' | 'publicUrl' | 'baseUrl'>,
  run: RunOperation,
  authenticate: Authenticate,
): SiteReader | undefined {
  if (!reader || !publicUrl.startsWith(`${baseUrl}/`)) return undefined;
  return createReader({
    below: `${publicUrl.slice(baseUrl.length)}/`,
    run,
    context: (request) => authenticate({ ...request, headers: {} }),
  });
}

/** The pages below the path of published content. */
export interface SiteReader {
  readonly below: string;
  /** Returns the style sheet if it has this path. */
  readonly asset: (path: string) => Answer | undefined;
  /**
   * Returns the page of a request.
   * @throws AppError for a refused request
   */
  readonly answer: (req: IncomingMessage, request: RequestInfo) => Promise<Page>;
  /** Returns the page for an error. Throws errors that are internal. */
  readonly refusal: (error: unknown) => Answer;
}

/** An answer with a page, whose headers have one value each. */
type Page = Answer & { readonly headers: Readonly<Record<string, string>>; readonly body: string };

/** Characters of a search query. */
const MAX_QUERY_LENGTH = 512;

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

/** Creates the reader. */
function createReader({ below, run, context }: ReaderOptions): SiteReader {
  const { name, answer: sheet } = readStyleSheet();
  const style = below + name;

  return {
    below,
    asset: (path) => (path === style ? sheet : undefined),
    async answer(req, request) {
      if (req.method !== 'GET' && req.method !== 'HEAD') throw methodNotAllowed('GET, HEAD', 'GET');
      await request.meter.spendForAddress();
      const caller = await context(request);
      const execute: Execute = (document, variables) => dataOf(run(document, variables, caller));
      const visit = visitOf(req.url ?? below, {
        below,
        style,
        publicUrl: caller.settings.publicUrl,
      });
      const page = await (visit.query === '' ? read(execute, visit) : search(execute, visit)).catch(
        (error: unknown) => {
          const appError = toAppError(error);
          // An address that no site can have, such as one that is too long.
          if (appError.reason === 'BAD_USER_INPUT') return missing(visit.frame);
          throw appError;
        },
      );
      request.meter.charge(caller.budget.points);
      return page;
    },
    refusal(error) {
      const appError = toAppError(error);
      if (appError.reason === 'INTERNAL') throw appError;
      return refused(appError, { style, kept: new Map() });
    },
  };
}

/** Executes an operation as the caller, and returns its data. */
type Execute = <Data, Variables extends Readonly<Record<string, unknown>>>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
) => Promise<Data>;

/** Returns the data of a result. Throws its first error. */
async function dataOf<Data>(result: ReturnType<RunOperation>): Promise<Data> {
  const { data, errors } = await result;
  if (errors?.[0]) throw toAppError(errors[0]);
  // of the type that codegen wrote for the document
  return data as Data;
}

async function read(execute: Execute, { frame, url, jwt }: Visit): Promise<Page> {
  const { publishedLocation: found } = await execute(ReadPublishedPageDocument, { url, jwt });
  if (!found) return missing(frame);
  const known = { ...frame, site: found.site };
  if (found.redirect !== null) return redirect(linkWithin(known, found.redirect));
  if (!found.page) return missing(known);
  const { siteSpace, page } = found.page;
  const base = (siteSpace.urls.published ?? url).split('?', 1).join();
  const canonical = page?.path == null ? base : urlOfPage(base, page.path);
  return pageOf(200, contentPage(known, found.page, canonical), isIndexed(found.site, page));
}

async function search(execute: Execute, { frame, url, jwt, query }: Visit): Promise<Page> {
  const { publishedLocation: found } = await execute(SearchPublishedPagesDocument, {
    url,
    jwt,
    query,
  });
  if (!found) return missing(frame);
  const { site } = found;
  return pageOf(200, resultsPage({ ...frame, site }, site.search), false);
}

/** The URL and the credentials of a visitor's request. */
interface Visit {
  readonly frame: Frame;
  /** The public URL. */
  readonly url: string;
  readonly jwt: string | undefined;
  /** Empty without a search. */
  readonly query: string;
}

function visitOf(
  address: string,
  { below, style, publicUrl }: Record<'below' | 'style' | 'publicUrl', string>,
): Visit {
  const { pathname, searchParams } = new URL(address, 'http://here.invalid');
  const [shareKey, jwt] = [searchParams.get('shareKey'), searchParams.get('jwt_token')];
  const query = (searchParams.get('q') ?? '')
    .replaceAll('\0', '')
    .trim()
    .slice(0, MAX_QUERY_LENGTH);
  const kept = new Map<string, string>();
  if (shareKey !== null) kept.set('shareKey', shareKey);
  if (jwt !== null) kept.set('jwt_token', jwt);
  const key = shareKey === null ? '' : `?shareKey=${encodeURIComponent(shareKey)}`;
  return {
    frame: { style, kept, query },
    url: `${publicUrl}/${pathname.slice(below.length)}${key}`,
    jwt: jwt ?? undefined,
    query,
  };
}

const pageOf = (status: number, body: string, indexed: boolean): Page => ({
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

const missing = (frame: Frame): Page =>
  pageOf(404, messagePage(frame, 'Page not found', MISSING), false);

const redirect = (location: string): Page => ({
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
