import { defineConfig } from 'vitest/config';
import { EXHAUSTIVE } from './test/order.ts';
import base from './vitest.config.ts';

// `npm run test:all`: the suites that try every combination, or start the whole program many times.
export default defineConfig({
  ...base,
  test: { ...base.test, include: [...EXHAUSTIVE], exclude: [] },
});
