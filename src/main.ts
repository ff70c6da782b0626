#!/usr/bin/env node
/** The command line. A command prints nothing but its result to standard output. */
import { createProgram } from './commands/program.ts';
import { reasonOf } from './server/startup-errors.ts';

// A reader such as `head` may end first; the command goes on without it.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') return;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});

try {
  await createProgram({
    env: process.env,
    print: (line) => void process.stdout.write(`${line}\n`),
    fail: () => {
      process.exitCode = 1;
    },
  }).parseAsync();
} catch (error) {
  process.stderr.write(`${reasonOf(error)}\n`);
  process.exitCode = 1;
}
