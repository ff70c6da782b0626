/**
 * Serves the page that ends e-mails. A GET shows a button, because programs open the links of
 * e-mails, and only a POST ends them.
 */
import type { IncomingMessage } from 'node:http';
import { methodNotAllowed } from '../domain/errors.ts';
import type { PageHandler } from './pages.ts';
import type { RequestInfo } from './request.ts';
import type { Answer } from './send.ts';

/** The handlers of the page. */
export interface Unsubscriptions {
  /** The path that the pages are below. */
  readonly below: `/${string}/`;
  /**
   * Checks the last part of the path.
   * @throws NOT_FOUND
   */
  readonly check: (text: string) => void;
  readonly end: (request: RequestInfo, text: string) => Promise<void>;
}

/** Creates the pages that end e-mails. */
export const unsubscribePages = ({ below, check, end }: Unsubscriptions): PageHandler => ({
  below,
  async answer(req: IncomingMessage, request) {
    const text = (req.url ?? '').split('?', 1)[0]?.slice(below.length) ?? '';
    const { method } = req;
    if (method !== 'GET' && method !== 'HEAD' && method !== 'POST')
      throw methodNotAllowed('GET, HEAD, POST', 'GET');
    check(text);
    if (method !== 'POST') return pageOf('Stop these e-mails?', BUTTON);
    await end(request, text);
    return pageOf('You get no more of these e-mails.', '');
  },
});

const BUTTON = '<form method="post"><button>Stop these e-mails</button></form>';

const pageOf = (title: string, content: string): Answer => ({
  status: 200,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'",
  },
  body: `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<style>body{font:1rem/1.6 system-ui,sans-serif;max-width:40rem;margin:3rem auto;padding:0 1rem;color-scheme:light dark}</style>
<h1>${title}</h1>${content}</html>
`,
});
