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
    file: 'test/search.test.ts',
    title: 'searched for "👍" returns ["emoji"]',
    reason: 'PostgreSQL with the locales of Debian 12 takes an emoji for a space, on Citus or not.',
  },
  ...[
    'refuse a revision to a tree of another organization, by each of its roots',
    'refuse a search section to a space of another organization',
    'refuse a spec section to an OpenAPI spec of another organization',
  ].map((title) => ({
    file: 'test/tenancy/foreign-keys.test.ts',
    title,
    reason: 'Citus has no foreign keys between distributed and other tables (ADR 85).',
  })),
];
