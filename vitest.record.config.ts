import { defineConfig } from 'vitest/config';
import base from './vitest.config.ts';

// `npm run record:rest` starts it twice, to record the answers that test/rest/corpus.test.ts expects.
export default defineConfig({
  ...base,
  test: { ...base.test, include: ['test/rest/corpus/run.ts'], exclude: [], testTimeout: 900_000 },
});
