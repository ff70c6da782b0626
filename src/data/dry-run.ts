/** Runs a request in a transaction that is rolled back at its end. */
import type { Context } from '../context.ts';
import { statement } from './statement.ts';

const CHECK_CONSTRAINTS = statement('dryRun.checkConstraints', 'SET CONSTRAINTS ALL IMMEDIATE', {});

/** The error that rolls back a dry run. */
class DryRunEnd extends Error {}

/**
 * Returns what a request returns, and rolls back everything that it wrote. The constraints that a
 * commit would check are checked before.
 */
export async function runDry<T>(ctx: Context, execute: () => Promise<T>): Promise<T> {
  const results: T[] = [];
  try {
    return await ctx.share(async (tx) => {
      const result = await execute();
      await tx.query(CHECK_CONSTRAINTS, []);
      results.splice(0, Infinity, result);
      throw new DryRunEnd('A dry run ends without a commit.');
    });
  } catch (error) {
    const [result] = results;
    if (!(error instanceof DryRunEnd) || result === undefined) throw error;
    return result;
  }
}
