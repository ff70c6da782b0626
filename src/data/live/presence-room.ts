/** The sessions that are present at one subject, as far as a process knows them. */

/** A session of a person at a subject. */
export interface PresentSession {
  readonly userId: string;
  /** The id that the client chose, unique for the person. */
  readonly sessionId: string;
  readonly pageId: string | null;
  /** JSON that clients interpret; null for none. */
  readonly state: unknown;
  /** Time at which the session joined, in ISO 8601. */
  readonly joinedAt: string;
}

/** A session with what the process knows about it. */
export interface RoomEntry {
  readonly session: PresentSession;
  /** Id of the process to which the person reported last. */
  readonly ownerId: string;
  /** Time of the last report, in milliseconds of the clock of this process. */
  readonly reportedAt: number;
  /** A number that changes with each visible change. */
  readonly version: number;
}

/** The sessions that have joined, changed and left since the last message. */
export interface PresenceChanges {
  readonly isSnapshot: boolean;
  readonly joined: PresentSession[];
  readonly updated: PresentSession[];
  readonly left: PresentSession[];
}

/** Returns the key of a session in its room: nobody can name a session of another person. */
export const keyOf = ({
  userId,
  sessionId,
}: Pick<PresentSession, 'userId' | 'sessionId'>): string => `${userId} ${sessionId}`;

const isSame = (a: PresentSession, b: PresentSession): boolean =>
  a.pageId === b.pageId && JSON.stringify(a.state) === JSON.stringify(b.state);

let lastVersion = 0;

/** The sessions at one subject. */
export class PresenceRoom {
  readonly subjectId: string;
  /** Resolves when the other processes had time to answer who is present. */
  ready: Promise<void> = Promise.resolve();
  readonly openedAt = performance.now();
  /** Time at which a process last asked who is present. */
  askedAt = Number.NEGATIVE_INFINITY;
  readonly #maxCount: number;
  readonly #entries = new Map<string, RoomEntry>();
  readonly #listeners = new Set<() => void>();

  constructor(subjectId: string, maxCount: number) {
    this.subjectId = subjectId;
    this.#maxCount = maxCount;
  }

  get entries(): ReadonlyMap<string, RoomEntry> {
    return this.#entries;
  }

  get isWatched(): boolean {
    return this.#listeners.size > 0;
  }

  get isFull(): boolean {
    return this.#entries.size >= this.#maxCount;
  }

  /** Calls a function after each change. Returns the function that ends this. */
  listen(onChange: () => void): () => void {
    this.#listeners.add(onChange);
    return () => void this.#listeners.delete(onChange);
  }

  /** Adds or replaces a session. Returns false for a new one in a full room. */
  set(session: PresentSession, ownerId: string, reportedAt: number): boolean {
    const key = keyOf(session);
    const before = this.#entries.get(key);
    if (!before && this.isFull) return false;
    const isChanged = !before || !isSame(before.session, session);
    const joinedAt = before?.session.joinedAt ?? session.joinedAt;
    this.#entries.set(key, {
      session: { ...session, joinedAt },
      ownerId,
      reportedAt,
      version: isChanged ? ++lastVersion : before.version,
    });
    if (isChanged) this.#notify();
    return true;
  }

  /** Records a later report of a session. */
  touch(key: string, reportedAt: number): void {
    const entry = this.#entries.get(key);
    if (entry && entry.reportedAt < reportedAt) this.#entries.set(key, { ...entry, reportedAt });
  }

  delete(key: string): void {
    if (this.#entries.delete(key)) this.#notify();
  }

  /** Deletes the sessions whose last report was at this time or earlier. */
  expire(reportedAt: number): void {
    for (const [key, entry] of this.#entries) if (entry.reportedAt <= reportedAt) this.delete(key);
  }

  #notify(): void {
    for (const onChange of this.#listeners) onChange();
  }
}
