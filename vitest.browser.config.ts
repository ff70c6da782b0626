import { defineConfig } from 'vitest/config';
import base from './vitest.config.ts';

// `npm run test:browser`: the pages in a real browser. It needs Chromium; `npm test` does not.
export default defineConfig({
  ...base,
  test: { ...base.test, include: ['test/browser/*.test.ts'], exclude: [], testTimeout: 180_000 },
});
