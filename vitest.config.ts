import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './test/order.ts';

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
    // Files of a process share its modules: to load the whole of Lectern anew for each would take as long as half of the tests, and the machine's code of it would be cold. So a file puts back what it changes in the process (environment, prototypes, globals), and files still run in any order.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    execArgv: ['--max-semi-space-size=64'], // as `npm start` has it
    // Two at least: while one file waits for the database, another has the processor.
    maxWorkers: Math.max(2, availableParallelism() - 1),
  },
});
