import { defineConfig } from 'vitest/config';
import base from './vitest.config.ts';

// `npm run test:redis`: the tests of limits that servers share through Redis.
export default defineConfig({
  ...base,
  test: {
    ...base.test,
    include: ['test/redis/*.test.ts'],
    exclude: ['test/browser/**'],
  },
});
