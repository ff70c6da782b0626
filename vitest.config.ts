import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Node and Vite would each find another build of graphql, whose types are not each other's.
  resolve: { alias: [{ find: /^graphql$/, replacement: fileURLToPath(new URL('node_modules/graphql/index.js', import.meta.url)) }] },
  test: {
    include: ['test/**/*.test.ts'],
    exclude: ['test/browser/**'],
    globalSetup: 'test/global-setup.ts',
    testTimeout: 30_000,
    hookTimeout: 120_000,
    pool: 'forks',
    // Two at least: while one file waits for the database, another has the processor.
    maxWorkers: Math.max(2, availableParallelism() - 1),
  },
});
