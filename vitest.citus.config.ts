import { defineConfig } from 'vitest/config';
import { CITUS_EXCEPTIONS } from './test/citus/exceptions.ts';
import { titlesWithout } from './test/order.ts';
import base from './vitest.config.ts';

// The global setup reads it in this process, and starts a Citus cluster, or uses that of CITUS_URL.
process.env.TEST_CITUS = 'on';

// `npm run test:citus`: the tests of Citus, and those of `npm test` on a distributed database.
export default defineConfig({
  ...base,
  test: {
    ...base.test,
    testNamePattern: titlesWithout(
      CITUS_EXCEPTIONS.flatMap(({ title }) => (title === undefined ? [] : [title])),
    ),
    exclude: [
      ...(base.test?.exclude ?? []).filter((name) => name !== 'test/citus/**'),
      ...CITUS_EXCEPTIONS.flatMap(({ file, title }) => (title === undefined ? [file] : [])),
    ],
  },
});
