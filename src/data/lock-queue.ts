/**
 * Queues the transactions of this process that need the same lock, so that few of them hold a
 * connection while they wait for it.
 */
import { busy } from '../domain/errors.ts';

/** Frees a slot. */
export type ReleaseSlot = () => void;

/** The queues of a process, one for each key. */
export interface LockQueue {
  /**
   * Takes a slot among the transactions that may hold a connection while they wait for the lock;
   * undefined when none is free.
   */
  tryEnter(key: string): ReleaseSlot | undefined;
  /**
   * Waits for a slot, first come, first served.
   * @throws BUSY when the queue is full, or no slot becomes free in time
   */
  enter(key: string, waitMs: number): Promise<ReleaseSlot>;
}

/** One transaction holds the lock and one waits in the database, so that the lock is never idle. */
const MAX_ENTERED_COUNT = 2;
const MAX_QUEUED_COUNT = 100;

interface KeyQueue {
  entered: number;
  readonly waiting: Set<() => void>;
}

/** Creates the queues of a process. */
export function createLockQueue(): LockQueue {
  const queues = new Map<string, KeyQueue>();

  function leave(key: string, queue: KeyQueue): void {
    const [next] = queue.waiting;
    if (next) {
      queue.waiting.delete(next); // the slot goes to the first in the queue
      next();
      return;
    }
    queue.entered--;
    if (queue.entered === 0) queues.delete(key);
  }

  const leaveOf = (key: string, queue: KeyQueue): ReleaseSlot => {
    let isReleased = false;
    return () => {
      if (!isReleased) leave(key, queue);
      isReleased = true;
    };
  };

  function tryEnter(key: string): ReleaseSlot | undefined {
    const queue = queues.get(key) ?? { entered: 0, waiting: new Set() };
    if (queue.entered >= MAX_ENTERED_COUNT) return undefined;
    queue.entered++;
    queues.set(key, queue);
    return leaveOf(key, queue);
  }

  async function enter(key: string, waitMs: number): Promise<ReleaseSlot> {
    const entered = tryEnter(key);
    const queue = queues.get(key);
    if (entered || !queue) return entered ?? enter(key, waitMs);
    if (queue.waiting.size >= MAX_QUEUED_COUNT || waitMs <= 0) throw busy();
    await new Promise<void>((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        queue.waiting.delete(begin);
        reject(busy());
      }, waitMs);
      queue.waiting.add(begin);
    });
    return leaveOf(key, queue);
  }

  return { tryEnter, enter };
}

/**
 * Signals that a transaction needs a slot and none is free. It ends, so that its connection serves
 * others, and runs again when it has one.
 */
export class LockQueueRequired extends Error {
  constructor() {
    super('This transaction has to wait in a queue.');
  }
}

/** The slots of one transaction, kept across its attempts. */
export class QueueSlots {
  private readonly queue: LockQueue;
  private readonly held = new Map<string, ReleaseSlot>();
  private requested: string | undefined;

  constructor(queue: LockQueue) {
    this.queue = queue;
  }

  /**
   * True when the transaction requested a slot that was not free. It must not be committed, even if
   * its body continued.
   */
  get mustQueue(): boolean {
    return this.requested !== undefined;
  }

  /**
   * Takes a slot, unless the transaction has one already.
   * @throws LockQueueRequired when none is free and the transaction may wait
   */
  async enter(key: string, mayWait?: () => Promise<boolean>): Promise<void> {
    if (this.held.has(key)) return;
    const leave = this.queue.tryEnter(key);
    if (leave) this.held.set(key, leave);
    else if (!mayWait || (await mayWait())) {
      this.requested = key;
      throw new LockQueueRequired();
    }
  }

  /**
   * Waits until the transaction has all its earlier slots and the one that it requested.
   * @throws BUSY
   */
  async wait(untilMs: number): Promise<void> {
    // Slots are taken in one global order, holding none that comes later, so that no deadlock is
    // possible.
    const keys = [
      ...this.held.keys(),
      ...(this.requested === undefined ? [] : [this.requested]),
    ].sort();
    this.leave();
    for (const key of keys)
      this.held.set(key, await this.queue.enter(key, untilMs - performance.now()));
  }

  /** Frees all slots. */
  leave(): void {
    this.requested = undefined;
    for (const leave of this.held.values()) leave();
    this.held.clear();
  }
}
