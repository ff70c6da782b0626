/** Provides lists of pages whose rows are made when they are read. */
import type { PageRow, Reader, RevisionContent } from './rows.ts';

/**
 * Pages of a revision. Its length is known without its rows, which a response does not need when it
 * uses cached data.
 */
export class PageList implements Iterable<PageRow> {
  /** The revision with its content, which is that of all rows. */
  readonly of: RevisionContent;
  readonly length: number;
  readonly #rows: () => readonly PageRow[];

  constructor(of: RevisionContent, length: number, rows: () => readonly PageRow[]) {
    this.of = of;
    this.length = length;
    this.#rows = rows;
  }

  get reader(): Reader {
    return this.of.reader;
  }

  [Symbol.iterator](): Iterator<PageRow> {
    return this.#rows()[Symbol.iterator]();
  }
}
