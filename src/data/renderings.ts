/** What is made of content on request, such as a PDF: made once for all who ask for it, few at a time, and kept in mind for a while. */
import { Fault } from '../domain/errors.ts';
import type { DownloadRow } from './rows.ts';

/** Who asks for something. */
export interface Asker {
  readonly userId: string;
  /** Called before he waits: what is there already, or is refused at once, is nothing to wait for. */
  onWait?(): void;
}

/** Makes things that take long. */
export interface Renderings {
  /**
   * What `make` gives for this key. Who asks while it is made waits for the same; who asks within the hour gets the same. UNAVAILABLE when
   * too many wait, this user waits for two others already, or its turn comes too late for who asked.
   */
  get(key: string, asker: Asker, make: () => Promise<DownloadRow>): Promise<DownloadRow>;
}

/** Made at once, each for another user, and waiting for it. */
const AT_ONCE = 2;
const MOST_WAITING = 20;
/** Asked for by one user: one is made, so that there is a place for others, and one waits. */
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
  /** The users for whom something is made. */
  private readonly served = new Set<string>();
  private readonly waiting: { readonly userId: string; readonly begin: () => void }[] = [];
  private readonly now: () => number;

  constructor(now: () => number) {
    this.now = now;
  }

  get(key: string, asker: Asker, make: () => Promise<DownloadRow>): Promise<DownloadRow> {
    const kept = this.made.get(key);
    if (kept && this.now() - kept.at < KEPT_MS) return Promise.resolve(kept.row);
    const making = this.making.get(key);
    const own = this.asking.get(asker.userId) ?? 0;
    if (!making && (own >= MOST_OF_ONE || this.waiting.length >= MOST_WAITING)) return Promise.reject(busy());
    asker.onWait?.();
    return making ?? this.begin(key, asker, make);
  }

  private begin(key: string, { userId }: Asker, make: () => Promise<DownloadRow>): Promise<DownloadRow> {
    this.asking.set(userId, (this.asking.get(userId) ?? 0) + 1);
    const making = this.cook(key, userId, make).finally(() => {
      this.making.delete(key);
      const left = (this.asking.get(userId) ?? 1) - 1;
      if (left > 0) this.asking.set(userId, left);
      else this.asking.delete(userId);
    });
    this.making.set(key, making);
    return making;
  }

  private async cook(key: string, userId: string, make: () => Promise<DownloadRow>): Promise<DownloadRow> {
    const asked = this.now();
    if (this.served.size >= AT_ONCE || this.served.has(userId)) await new Promise<void>((begin) => this.waiting.push({ userId, begin }));
    else this.served.add(userId);
    try {
      if (this.now() - asked > LONGEST_WAIT_MS) throw busy();
      const row = await make();
      this.keep(key, row);
      return row;
    } finally {
      this.leave(userId);
    }
  }

  /** Gives the place of a user to the first who waits and has none. */
  private leave(userId: string): void {
    this.served.delete(userId);
    const at = this.waiting.findIndex((one) => !this.served.has(one.userId));
    const [next] = at < 0 ? [] : this.waiting.splice(at, 1);
    if (!next) return;
    this.served.add(next.userId);
    next.begin();
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
