/**
 * Parses the pages of a site in worker threads, so that a page that takes too much time or memory
 * is only a problem of that page.
 */
import { badInput } from '../../domain/errors.ts';
import type { Threads } from '../threads.ts';
import type { WebsitePage, LinkTargets } from './page.ts';

/** Maximum milliseconds for one page. */
const MAX_PAGE_MS = 10_000;

const memoryError = badInput('This page is too large to read.');

/** Parses the pages of one import. */
export class PageThread {
  private readonly threads: Pick<Threads, 'read'>;
  private readonly pageMs: number;

  constructor(threads: Pick<Threads, 'read'>, pageMs = MAX_PAGE_MS) {
    this.threads = threads;
    this.pageMs = pageMs;
  }

  /**
   * Parses a page of HTML at the URL `base`, of the part that begins at `start`. `timeLeft` is called when the page gets a thread.
   * @throws BAD_USER_INPUT where it cannot be parsed, or not in time
   */
  read(
    html: string,
    { base, start }: { readonly base: string; readonly start: string },
    timeLeft = (): number => this.pageMs,
  ): Promise<WebsitePage> {
    return this.threads.read(
      'page',
      { html, base, start },
      {
        limit: () => Math.min(this.pageMs, timeLeft()),
        late: badInput('This page took too long to read.'),
        large: memoryError,
      },
    );
  }

  /**
   * Returns a page's text with references in place of URLs.
   * @throws BAD_USER_INPUT when the time was over
   */
  link(markdown: string, targets: LinkTargets, timeLeft: () => number): Promise<string> {
    const timeoutError = badInput(
      'The links of this page took too long to convert, and still lead to the website.',
    );
    return this.threads.read(
      'links',
      { markdown, targets },
      { limit: () => Math.min(this.pageMs, timeLeft()), late: timeoutError, large: memoryError },
    );
  }
}
