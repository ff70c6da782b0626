// Lists the tests that cannot hold on a Citus cluster.

/** A file, or one test in it, that `npm run test:citus` leaves out. */
interface CitusException {
  readonly file: string;
  /** The title of the test, without those of its groups; the whole file by default. */
  readonly title?: string;
  readonly reason: string;
}

/** The tests that are left out, with the reasons. */
export const CITUS_EXCEPTIONS: readonly CitusException[] = [
  {
    file: 'test/faults/invariants.test.ts',
    reason:
      'It tests the checks of `npm run test:faults`, whose statements are for one PostgreSQL: the scenario of Citus undistributes the tables before them.',
  },
  {
    file: 'test/search.test.ts',
    title: 'searched for "👍" returns ["emoji"]',
    reason: 'PostgreSQL with the locales of Debian 12 takes an emoji for a space, on Citus or not.',
  },
  {
    file: 'test/search/specs/statements.test.ts',
    title: 'of a search is the same for 20 spaces with 20 operations as for two with two',
    reason:
      'A search takes the first 300 of 400 equal titles, and Citus returns others of them first.',
  },
  ...[
    'lead from every table of an organization to it, directly or through another',
    ...['pages_root', 'files_root', 'reusable_contents_root', 'variables_root'].map(
      (root) => `refuse a revision to a tree by its ${root} of another organization`,
    ),
    'refuse a search section to a space of another organization',
    'refuse a spec section to an OpenAPI spec of another organization',
  ].map((title) => ({
    file: 'test/tenancy/foreign-keys.test.ts',
    title,
    reason: 'Citus has no foreign keys between distributed and other tables (ADR 85).',
  })),
];
