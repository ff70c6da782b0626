import { defineConfig } from 'vitest/config';
import base from './vitest.config.ts';

// What a real browser sees: `npm run test:browser`. It needs Chromium; `npm test` does without.
export default defineConfig({ ...base, test: { ...base.test, include: ['test/browser/*.test.ts'], exclude: [], testTimeout: 60_000 } });
