/** Sets the clock of the process for the length of a recording. */

const HOUR_MS = 60 * 60 * 1000;

/**
 * Sets the clock ahead to five minutes past an hour, and further, and returns a function that sets
 * it back. The addresses of files change with the hour, which must not be during a recording.
 */
export function setClockAhead(furtherMs = 0): () => void {
  const [RealDate, realNow] = [Date, Date.now];
  const aheadMs = HOUR_MS - (realNow() % HOUR_MS) + HOUR_MS / 12 + furtherMs;
  const now = () => realNow() + aheadMs;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, values: unknown[]) =>
      values.length === 0 ? new RealDate(now()) : Reflect.construct(target, values),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name, target)),
  });
  return () => {
    globalThis.Date = RealDate;
  };
}
