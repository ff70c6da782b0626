/**
 * Renders downloads on request, such as a PDF: once for all concurrent callers, few concurrently,
 * and cached for a while.
 */
import { AppError } from '../domain/errors.ts';
import type { DownloadRow } from './rows.ts';

/** The caller of a rendering. */
export interface Caller {
  readonly userId: string;
  /** Called before the caller waits, but not for a cached or refused rendering. */
  onWait?(): void;
}

/** A pool of renderings. */
export interface RenderingPool {
  /**
   * Returns the rendering with this key, made by `make` unless it is cached. Concurrent callers
   * share one rendering, and callers within the next hour get the same.
   * @throws RATE_LIMITED when this user waits for two others already
   * @throws BUSY when too many renderings wait, or the wait is too long
   */
  get(key: string, caller: Caller, make: () => Promise<DownloadRow>): Promise<DownloadRow>;
}

/** Maximum number of concurrent renderings, each for another user, and of waiting ones. */
const MAX_CONCURRENCY = 2;
const MAX_WAITING_COUNT = 20;
/**
 * Maximum number of renderings of one user: one runs and one waits, so that other users get their
 * turn.
 */
const MAX_PER_CALLER_COUNT = 2;
/**
 * Maximum wait in milliseconds. Requests time out after a minute, so a rendering that waited for
 * longer would be made in vain.
 */
const MAX_WAIT_MS = 20_000;
/** Time in milliseconds, and maximum number, of cached renderings. */
const RETENTION_MS = 3_600_000;
const MAX_CACHED_COUNT = 500;

const busy = (): AppError =>
  new AppError('BUSY', 'Other exports are being created. Try again later.', { retryAfter: 5 });

const overOwnLimit = (): AppError =>
  new AppError('RATE_LIMITED', 'Two of your exports are being created. Try again later.', {
    retryAfter: 5,
  });

/** Creates the renderings of a process. */
export const createRenderings = (now: () => number = () => performance.now()): RenderingPool =>
  new RenderingQueue(now);

class RenderingQueue implements RenderingPool {
  private readonly finished = new Map<string, { readonly row: DownloadRow; readonly at: number }>();
  private readonly pending = new Map<string, Promise<DownloadRow>>();
  private readonly countByUser = new Map<string, number>();
  /** The users for whom something is being rendered. */
  private readonly served = new Set<string>();
  private readonly waiting: { readonly userId: string; readonly begin: () => void }[] = [];
  private readonly now: () => number;

  constructor(now: () => number) {
    this.now = now;
  }

  get(key: string, caller: Caller, make: () => Promise<DownloadRow>): Promise<DownloadRow> {
    const cached = this.finished.get(key);
    if (cached && this.now() - cached.at < RETENTION_MS) return Promise.resolve(cached.row);
    const pending = this.pending.get(key);
    const userCount = this.countByUser.get(caller.userId) ?? 0;
    if (!pending && userCount >= MAX_PER_CALLER_COUNT) return Promise.reject(overOwnLimit());
    if (!pending && this.waiting.length >= MAX_WAITING_COUNT) return Promise.reject(busy());
    caller.onWait?.();
    return pending ?? this.begin(key, caller, make);
  }

  private begin(
    key: string,
    { userId }: Caller,
    make: () => Promise<DownloadRow>,
  ): Promise<DownloadRow> {
    this.countByUser.set(userId, (this.countByUser.get(userId) ?? 0) + 1);
    const pending = this.render(key, userId, make).finally(() => {
      this.pending.delete(key);
      const remaining = (this.countByUser.get(userId) ?? 1) - 1;
      if (remaining > 0) this.countByUser.set(userId, remaining);
      else this.countByUser.delete(userId);
    });
    this.pending.set(key, pending);
    return pending;
  }

  private async render(
    key: string,
    userId: string,
    make: () => Promise<DownloadRow>,
  ): Promise<DownloadRow> {
    const queuedAt = this.now();
    if (this.served.size >= MAX_CONCURRENCY || this.served.has(userId))
      await new Promise<void>((begin) => this.waiting.push({ userId, begin }));
    else this.served.add(userId);
    try {
      if (this.now() - queuedAt > MAX_WAIT_MS) throw busy();
      const row = await make();
      this.cache(key, row);
      return row;
    } finally {
      this.releaseSlot(userId);
    }
  }

  /** Passes the slot of a user to the first waiting user who has none. */
  private releaseSlot(userId: string): void {
    this.served.delete(userId);
    const index = this.waiting.findIndex((waiting) => !this.served.has(waiting.userId));
    const [next] = index < 0 ? [] : this.waiting.splice(index, 1);
    if (!next) return;
    this.served.add(next.userId);
    next.begin();
  }

  private cache(key: string, row: DownloadRow): void {
    this.finished.delete(key);
    this.finished.set(key, { row, at: this.now() });
    for (const oldest of this.finished.keys()) {
      if (this.finished.size <= MAX_CACHED_COUNT) break;
      this.finished.delete(oldest);
    }
  }
}
