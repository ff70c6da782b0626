/**
 * Numbers of rows in the database of the benchmark, and their ids, which follow from their number.
 */

/** Rows of each kind. */
export const COUNTS = {
  organizations: 200,
  members: 20_000,
  collections: 5_000,
  spaces: 20_000,
  sites: 2_000,
  changeRequests: 20_000,
  comments: 100_000,
} as const;

/** Organizations with sites, and with one space of 1,000 pages. */
export const SITE_ORGANIZATIONS = 100;

const LENGTH = 22;

/** Returns the id of the n-th row of a kind: valid base 58 digits. */
export const idOf = (prefix: string, n: number): string =>
  `${prefix}_${String(n).replaceAll('0', 'A').padStart(LENGTH, 'B')}`;

/** Returns SQL for `idOf` of an expression. */
export const idSql = (prefix: string, n: string): string =>
  `'${prefix}_' || lpad(translate((${n})::text, '0', 'A'), ${LENGTH}, 'B')`;

/** The SECRET_KEY of Lectern in the benchmark, in hex. */
export const SECRET_KEY = '11'.repeat(32);
