import { defineConfig } from 'vitest/config';
import base from './vitest.config.ts';

// The global setup reads it in this process, and starts a Citus cluster, or uses that of CITUS_URL.
process.env.TEST_CITUS = 'on';

// `npm run test:citus`: the tests of Citus, and those of `npm test` on a distributed database.
export default defineConfig({
  ...base,
  test: {
    ...base.test,
    exclude: (base.test?.exclude ?? []).filter((name) => name !== 'test/citus/**'),
  },
});
