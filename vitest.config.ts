import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { EXHAUSTIVE, LongestFirst } from './test/order.ts';
import { ProgressReporter } from './test/progress.ts';

// TEST_REPORT names a file for the results as JSON.
const report = process.env.TEST_REPORT;
const reporters: (ProgressReporter | [string, Record<string, unknown>])[] = [
  new ProgressReporter(),
];
if (report !== undefined) reporters.push(['json', { outputFile: report }]);

export default defineConfig({
  // Node and Vite would each find another build of graphql, whose types are not each other's.
  resolve: {
    alias: [
      {
        find: /^graphql$/,
        replacement: fileURLToPath(new URL('node_modules/graphql/index.js', import.meta.url)),
      },
    ],
  },
  test: {
    include: ['test/**/*.test.ts'],
    exclude: [
      'test/browser/**',
      'test/citus/**',
      'test/pooler/**',
      'test/redis/**',
      'test/replica/**',
      ...EXHAUSTIVE,
    ],
    reporters,
    globalSetup: 'test/global-setup.ts',
    testTimeout: 120_000,
    hookTimeout: 240_000,
    pool: 'forks',
    // Files of a process share its modules: loading all of Lectern again for each file would take
    // as long as half of the tests. A file therefore restores what it changes in the process
    // (environment, prototypes, globals).
    isolate: false,
    sequence: { sequencer: LongestFirst },
    execArgv: ['--max-semi-space-size=32'], // as `npm start` has it
    // Two at least: while one file waits for the database, another has the processor.
    maxWorkers: Math.max(2, availableParallelism() - 1),
  },
});
