import { defineConfig } from 'vitest/config';
import base from './vitest.config.ts';

// The global setup reads it in this process, and starts a primary with a streaming replica.
process.env.TEST_REPLICA = 'on';

/** Suites of `npm test` whose servers read from the replica too. */
const SUITES: readonly string[] = [
  'test/space/*.test.ts',
  'test/page/*.test.ts',
  'test/team.test.ts',
  'test/published-site.test.ts',
  'test/visitor-reading.test.ts',
  'test/event-log.test.ts',
  'test/token/*.test.ts',
];

// `npm run test:replica`: the tests of replicas, and a part of those of `npm test`, with a replica.
export default defineConfig({
  ...base,
  test: {
    ...base.test,
    include: ['test/replica/*.test.ts', ...SUITES],
    exclude: ['test/browser/**'],
  },
});
