/** Runs the steps of a shutdown. */

/** Runs each step, also after one that failed. Throws the first failure. */
export async function inOrder(...steps: readonly (() => Promise<unknown>)[]): Promise<void> {
  const failures: unknown[] = [];
  for (const step of steps) await step().catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}
