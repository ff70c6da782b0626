/** Limits how much work of one kind runs concurrently; the rest waits in the order of its arrival. */

/** Runs work when one of a number of turns is free. */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

/** Creates turns, of which at most `max` are taken concurrently. */
export function createTurns(max: number): InTurn {
  const waiting: (() => void)[] = [];
  let taken = 0;
  return async (work) => {
    if (taken >= max) await new Promise<void>((resolve) => waiting.push(resolve));
    else taken++;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else taken--;
    }
  };
}
