/** What is made of content on request, such as a PDF: made once for all who ask for it, few at a time, and kept in mind for a while. */
import { Fault } from '../domain/errors.ts';
import type { DownloadRow } from './rows.ts';

/** Makes things that take long. */
export interface Renderings {
  /**
   * What `make` gives for this key. Who asks while it is made waits for the same; who asks within the hour gets the same. UNAVAILABLE when
   * too many wait, this user waits for two others already, or its turn comes too late for who asked.
   */
  get(key: string, userId: string, make: () => Promise<DownloadRow>): Promise<DownloadRow>;
}

/** Made at once, and waiting for it. */
const AT_ONCE = 2;
const MOST_WAITING = 20;
const MOST_OF_ONE = 2;
/** Who asked is told after a minute that it took too long: what has waited for so long is not begun for nobody. */
const LONGEST_WAIT_MS = 20_000;
/** How long, and how many, are kept in mind. */
const KEPT_MS = 3_600_000;
const MOST_KEPT = 500;

const busy = (): Fault => new Fault('UNAVAILABLE', 'Other exports are being made. Try again in a moment.', { retryAfter: 5 });

/** Those of a process. */
export const createRenderings = (now: () => number = () => performance.now()): Renderings => new Kitchen(now);

class Kitchen implements Renderings {
  private readonly made = new Map<string, { readonly row: DownloadRow; readonly at: number }>();
  private readonly making = new Map<string, Promise<DownloadRow>>();
  private readonly asking = new Map<string, number>();
  private readonly waiting: (() => void)[] = [];
  private readonly now: () => number;
  private busy = 0;

  constructor(now: () => number) {
    this.now = now;
  }

  get(key: string, userId: string, make: () => Promise<DownloadRow>): Promise<DownloadRow> {
    const kept = this.made.get(key);
    if (kept && this.now() - kept.at < KEPT_MS) return Promise.resolve(kept.row);
    return this.making.get(key) ?? this.begin(key, userId, make);
  }

  private begin(key: string, userId: string, make: () => Promise<DownloadRow>): Promise<DownloadRow> {
    const own = this.asking.get(userId) ?? 0;
    if (own >= MOST_OF_ONE || this.waiting.length >= MOST_WAITING) return Promise.reject(busy());
    this.asking.set(userId, own + 1);
    const making = this.cook(key, make).finally(() => {
      this.making.delete(key);
      const left = (this.asking.get(userId) ?? 1) - 1;
      if (left > 0) this.asking.set(userId, left);
      else this.asking.delete(userId);
    });
    this.making.set(key, making);
    return making;
  }

  private async cook(key: string, make: () => Promise<DownloadRow>): Promise<DownloadRow> {
    const asked = this.now();
    if (this.busy >= AT_ONCE) await new Promise<void>((resolve) => this.waiting.push(resolve));
    else this.busy++;
    try {
      if (this.now() - asked > LONGEST_WAIT_MS) throw busy();
      const row = await make();
      this.keep(key, row);
      return row;
    } finally {
      const next = this.waiting.shift(); // who goes on takes the place
      if (next) next();
      else this.busy--;
    }
  }

  private keep(key: string, row: DownloadRow): void {
    this.made.delete(key);
    this.made.set(key, { row, at: this.now() });
    for (const oldest of this.made.keys()) {
      if (this.made.size <= MOST_KEPT) break;
      this.made.delete(oldest);
    }
  }
}
