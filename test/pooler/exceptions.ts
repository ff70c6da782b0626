// Lists the tests that cannot hold through pgbouncer in the mode of transactions.

/** A test that `npm run test:pgbouncer` leaves out. */
interface PoolerException {
  readonly file: string;
  /** The title of the test, without those of its groups. */
  readonly title: string;
  readonly reason: string;
}

/** The tests that are left out, with the reasons. */
export const POOLER_EXCEPTIONS: readonly PoolerException[] = [
  {
    file: 'test/data/loaders.test.ts',
    title: 'reads one row with a plan that is made once',
    reason: 'pgbouncer 1.18 needs PREPARED_STATEMENTS=off, and unnamed statements keep no plan.',
  },
  {
    file: 'test/data/loaders.test.ts',
    title: 'reads what concurrent requests share with a plan that is made once',
    reason: 'pgbouncer 1.18 needs PREPARED_STATEMENTS=off, and unnamed statements keep no plan.',
  },
];
