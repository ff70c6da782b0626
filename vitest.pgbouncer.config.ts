import { defineConfig } from 'vitest/config';
import { EXHAUSTIVE, titlesWithout } from './test/order.ts';
import { POOLER_EXCEPTIONS } from './test/pooler/exceptions.ts';
import base from './vitest.config.ts';

// The global setup reads it in this process, and starts pgbouncer.
process.env.TEST_POOLER = 'pgbouncer';

/** Suites of `npm run test:all` that start the product's programs. */
const PROGRAMS: readonly string[] = ['test/commands/*.test.ts', 'test/jobs/process.test.ts'];

// `npm run test:pgbouncer`: the tests of `npm test`, and those of programs, through pgbouncer.
export default defineConfig({
  ...base,
  test: {
    ...base.test,
    testNamePattern: titlesWithout(POOLER_EXCEPTIONS.map(({ title }) => title)),
    exclude: [
      ...['test/browser/**', 'test/citus/**', 'test/redis/**', 'test/replica/**'],
      ...EXHAUSTIVE.filter((name) => !PROGRAMS.includes(name)),
    ],
  },
});
