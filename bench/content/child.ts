/**
 * Runs a server of the benchmark as a child process, which reports its address, its CPU time and
 * its number of SQL statements.
 */
import type { Server } from 'node:http';
import pg from 'pg';

let statements = 0;
const { query } = pg.Client.prototype;
pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
  statements++;
  return (query as (...all: unknown[]) => unknown).apply(this, args);
} as typeof query;

/** The resources that a server has used so far. */
interface ResourceUsage {
  readonly cpuMicroseconds: number;
  readonly statements: number;
}

/**
 * Sends the address to the parent, then answers each message with the resources used; exits with
 * the parent.
 */
export function answerParent(server: Server): void {
  const address = server.address();
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    process.send?.({ cpuMicroseconds: user + system, statements } satisfies ResourceUsage);
  });
  process.on('disconnect', () => process.exit(0));
  process.send?.({ port: typeof address === 'object' ? address?.port : undefined });
}
