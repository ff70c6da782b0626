/** Counts concurrent requests by key. */

/** Slots that requests hold until they end. */
export interface Slots {
  /** Takes one of `limit` slots of a key. Returns false when all are taken. */
  take(key: string, limit: number): boolean | Promise<boolean>;
  /** Releases a slot that was taken. */
  release(key: string): void;
}

/** Creates slots in the memory of this process. */
export function createSlots(): Slots {
  const counts = new Map<string, number>();
  return {
    take(key, limit) {
      const count = counts.get(key) ?? 0;
      if (count >= limit) return false;
      counts.set(key, count + 1);
      return true;
    },
    release(key) {
      const count = counts.get(key) ?? 0;
      if (count > 1) counts.set(key, count - 1);
      else counts.delete(key); // a key without slots uses no memory
    },
  };
}
