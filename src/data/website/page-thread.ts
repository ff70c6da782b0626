/** The thread in which the pages of one site are read: one that takes too long or too much is a problem of its own, and no more. */
import { badInput } from '../../domain/errors.ts';
import { ReadingThread } from '../reading/thread.ts';
import type { PageOfSite, Targets } from './page.ts';

/** Milliseconds of one page. */
const PAGE_MS = 10_000;

const large = badInput('This page is too much to be read.');

/** Reads the pages of one import. Whoever makes one ends it. */
export class PageThread {
  private readonly thread = new ReadingThread();
  private readonly pageMs: number;

  constructor(pageMs = PAGE_MS) {
    this.pageMs = pageMs;
  }

  /** A page of HTML. BAD_USER_INPUT for one that cannot be read, or not in its time; `timeLeft` is asked when its turn has come. */
  read(html: string, base: string, timeLeft = (): number => this.pageMs): Promise<PageOfSite> {
    return this.thread.read({ kind: 'page', given: { html, base } }, { limit: () => Math.min(this.pageMs, timeLeft()), late: badInput('This page took too long to read.'), large });
  }

  /** A text of a page with refs in the place of addresses. BAD_USER_INPUT when its time was over. */
  link(markdown: string, targets: Targets, timeLeft: () => number): Promise<string> {
    const late = badInput('The links of this page took too long to look through: they lead to the site.');
    return this.thread.read({ kind: 'links', given: { markdown, targets } }, { limit: () => Math.min(this.pageMs, timeLeft()), late, large });
  }

  /** Ends the thread. */
  end(): Promise<void> {
    return this.thread.end();
  }
}
