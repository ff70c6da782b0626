/**
 * Serves SAML sign-in to browsers: its start, the assertion consumer service, and the service
 * provider's metadata.
 */
import type { IncomingMessage } from 'node:http';
import type { Context } from '../context.ts';
import {
  badInput,
  AppError,
  headersOf,
  internal,
  methodNotAllowed,
  notFound,
} from '../domain/errors.ts';
import { isIdOf } from '../domain/ids.ts';
import { readBody } from './body.ts';
import type { PageHandler } from './pages.ts';
import type { Answer } from './send.ts';
import type { RequestInfo } from './request.ts';

/** The handlers of the addresses. */
export interface SignIns {
  /** Creates an anonymous context: a token in the request is ignored. */
  readonly context: (request: RequestInfo) => Context;
  /** Returns the address of the identity provider to redirect to. */
  readonly start: (
    ctx: Context,
    providerId: string,
    wish: {
      readonly redirect: string | undefined;
      readonly state: string | undefined;
      readonly challenge: string | undefined;
    },
  ) => Promise<string>;
  /** Returns the address of the app to redirect to. */
  readonly receive: (ctx: Context, providerId: string, answer: string) => Promise<string>;
  readonly metadata: (ctx: Context, providerId: string) => Promise<string>;
}

/** Bytes of the form with the SAML response: 256 KiB, in base64 and percent-encoded. */
const MAX_FORM_BYTES = 1_048_576;
const ADDRESS = /^\/saml\/([^/]+)\/([^/]+)$/;

/** Creates the pages below `/saml/`. */
export const samlPages = (signIns: SignIns): PageHandler => ({
  below: '/saml/',
  answer: (req, request) => answerOrShow(req, request, signIns),
});

/** Answers a request. Throws the error of a refused one, except to browsers, which get a page. */
async function answerOrShow(
  req: IncomingMessage,
  request: RequestInfo,
  signIns: SignIns,
): Promise<Answer> {
  try {
    return await answer(req, request, signIns);
  } catch (error) {
    const appError = error instanceof AppError ? error : internal(error);
    const isShown =
      req.headers.accept?.includes('text/html') &&
      appError.reason !== 'INTERNAL' &&
      appError.reason !== 'METHOD_NOT_ALLOWED';
    if (!isShown) throw appError;
    request.note({ reason: appError.reason });
    return pageOf(appError, request.requestId);
  }
}

interface SignInPage {
  /** The methods that it takes. */
  readonly allow: 'GET, HEAD' | 'POST';
  answer(
    signIns: SignIns,
    ctx: Context,
    providerId: string,
    request: { readonly req: IncomingMessage; readonly query: URLSearchParams },
  ): Promise<Answer>;
}

/** The pages of a provider by their name in the address. */
const signInPages: ReadonlyMap<string, SignInPage> = new Map<string, SignInPage>([
  [
    'start',
    {
      allow: 'GET, HEAD',
      async answer({ start }, ctx, providerId, { query }) {
        const value = (name: string): string | undefined => query.get(name) ?? undefined;
        const wish = {
          redirect: value('redirect'),
          state: value('state'),
          challenge: value('challenge'),
        };
        return redirect(302, await start(ctx, providerId, wish));
      },
    },
  ],
  [
    'acs',
    {
      allow: 'POST',
      answer: async ({ receive }, ctx, providerId, { req }) =>
        redirect(303, await receive(ctx, providerId, await samlResponseOf(req))),
    },
  ],
  [
    'metadata',
    {
      allow: 'GET, HEAD',
      answer: async ({ metadata }, ctx, providerId) => ({
        status: 200,
        headers: {
          'content-type': 'application/samlmetadata+xml; charset=utf-8',
          'cache-control': 'no-cache',
        },
        body: await metadata(ctx, providerId),
      }),
    },
  ],
]);

async function answer(
  req: IncomingMessage,
  request: RequestInfo,
  signIns: SignIns,
): Promise<Answer> {
  const { pathname, searchParams: query } = new URL(req.url ?? '/', 'http://here.invalid');
  const [, id = '', name = ''] = ADDRESS.exec(pathname) ?? [];
  const page = signInPages.get(name);
  if (!page || !isIdOf(id, 'SAMLProvider')) throw notFound();
  const { allow } = page;
  const methods = allow.split(', ');
  if (!methods.includes(req.method ?? '')) throw methodNotAllowed(allow, methods[0]);
  return page.answer(signIns, signIns.context(request), id, { req, query });
}

/** Returns the SAML response from the posted form. */
async function samlResponseOf(req: IncomingMessage): Promise<string> {
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(req.headers['content-type'] ?? ''))
    throw new AppError(
      'UNSUPPORTED_MEDIA_TYPE',
      'The response must be sent as a form: application/x-www-form-urlencoded.',
    );
  const answers = new URLSearchParams(
    (await readBody(req, MAX_FORM_BYTES)).toString('latin1'),
  ).getAll('SAMLResponse');
  const [first] = answers;
  if (first === undefined || answers.length > 1)
    throw badInput('The form must have one field SAMLResponse.', 'SAMLResponse');
  return first.replaceAll(' ', '+'); // base64 whose plus signs were decoded as spaces
}

/**
 * Returns a redirect that is not cached and sends no referrer: the app's address contains the
 * sign-in code.
 */
const redirect = (status: number, location: string): Answer => ({
  status,
  headers: { location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
});

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** Returns the error as a page for the person at the browser. */
function pageOf(appError: AppError, requestId: string): Answer {
  const body = `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Not signed in</title>
<style>body{font:1rem/1.6 system-ui,sans-serif;max-width:40rem;margin:3rem auto;padding:0 1rem;color-scheme:light dark}</style>
<h1>Not signed in</h1>
<p>${escaped(appError.message)}</p>
<p><small>Request ${escaped(requestId)}</small></p></html>
`;
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  };
  return {
    status: appError.status,
    headers: {
      ...headers,
      ...headersOf(appError),
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    },
    body,
  };
}
