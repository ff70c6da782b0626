import { defineConfig } from 'vitest/config';
import { EXHAUSTIVE, RANDOM } from './test/order.ts';
import base from './vitest.config.ts';

// `npm run test:all`: the suites that `npm test` leaves out, and those of random cases with all cases.
export default defineConfig({
  ...base,
  test: {
    ...base.test,
    include: [...EXHAUSTIVE, ...RANDOM],
    exclude: [],
    env: { TEST_CASES: 'all' },
  },
});
