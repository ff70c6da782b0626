/** A server of the benchmark as a process of its own: it tells its address, its CPU time and its SQL statements when asked. */
import type { Server } from 'node:http';
import pg from 'pg';

let statements = 0;
const { query } = pg.Client.prototype;
pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
  statements++;
  return (query as (...all: unknown[]) => unknown).apply(this, args);
} as typeof query;

/** What a server says of itself. */
export interface Account {
  readonly cpuMicroseconds: number;
  readonly statements: number;
}

/** Tells the parent the address, and from then on answers `account`; ends with the parent. */
export function answerParent(server: Server): void {
  const address = server.address();
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    process.send?.({ cpuMicroseconds: user + system, statements } satisfies Account);
  });
  process.on('disconnect', () => process.exit(0));
  process.send?.({ port: typeof address === 'object' ? address?.port : undefined });
}
