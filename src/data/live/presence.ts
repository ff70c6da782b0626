/**
 * Keeps who is present at change requests and spaces, in memory. Processes notify each other through
 * PostgreSQL, whose notifications arrive everywhere in one order.
 *
 * A process knows the subjects that its subscribers follow, and those of its own sessions.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { AppError, busy } from '../../domain/errors.ts';
import type { EventFollower } from './event-follower.ts';
import { PresenceFollower } from './presence-follower.ts';
import {
  messagesOf,
  type PresenceMessage,
  readMessage,
  type SessionsMessage,
} from './presence-message.ts';
import { keyOf, PresenceRoom, type PresentSession } from './presence-room.ts';

/** Sessions that are present at one subject. */
const MAX_SESSIONS_OF_SUBJECT = 100;
/** Sessions of one token in a process. */
const MAX_SESSIONS_OF_TOKEN = 50;
/** Sessions that reported to one process: about 30 MB. */
export const MAX_SESSIONS_OF_PROCESS = 10_000;

/** The times of presence, in milliseconds. */
export interface PresenceTimes {
  /** Until a session that does not report has left. */
  readonly expiryMs: number;
  /** Between two checks for such sessions. */
  readonly sweepMs: number;
  /** Between two questions who is present, in case that a notification was missed. */
  readonly refreshMs: number;
  /** In which other processes answer the first question. */
  readonly answerMs: number;
  /** Between two notifications of one session; later reports replace earlier ones. */
  readonly updateMs: number;
  /** Between two messages of one subscription. */
  readonly messageMs: number;
}

/** The times of the product. */
export const PRESENCE_TIMES: PresenceTimes = {
  expiryMs: 30_000,
  sweepMs: 1000,
  refreshMs: 10_000,
  answerMs: 100,
  updateMs: 200,
  messageMs: 200,
};

/** A session that last reported to this process. */
interface OwnSession {
  readonly room: PresenceRoom;
  readonly tokenId: string;
  session: PresentSession;
  reportedAt: number;
  sentAt: number;
  timer?: NodeJS.Timeout;
}

/** Sends notifications. Returns false if they are lost. */
type Send = (payloads: readonly string[]) => Promise<boolean>;

/** The sessions that are present, as far as this process knows. */
export class Presence {
  readonly #processId = randomUUID();
  readonly #send: Send;
  readonly #times: PresenceTimes;
  readonly #rooms = new Map<string, PresenceRoom>();
  /** The own sessions by subject and key. */
  readonly #own = new Map<string, OwnSession>();
  readonly #countByToken = new Map<string, number>();
  #sweeper: NodeJS.Timeout | undefined;

  constructor(send: Send, times: PresenceTimes = PRESENCE_TIMES) {
    this.#send = send;
    this.#times = times;
  }

  /** Milliseconds until a session that does not report has left. */
  get expiryMs(): number {
    return this.#times.expiryMs;
  }

  /** Follows who is present, on one page or everywhere. The caller ends the iterator with `return`. */
  async follow(
    subjectId: string,
    pageId: string | null,
    { log, organizationId }: { readonly log: EventFollower; readonly organizationId: string },
  ): Promise<PresenceFollower> {
    const room = this.#open(subjectId);
    const options = { pageId, log, organizationId, pauseMs: this.#times.messageMs };
    const follower = new PresenceFollower(room, options); // before the wait, which the room survives
    await room.ready;
    return follower;
  }

  /**
   * Records a report of a session, which joins with its first one.
   * @throws RATE_LIMITED, BUSY when there are too many sessions
   */
  async report(subjectId: string, session: PresentSession, tokenId: string): Promise<void> {
    await this.#open(subjectId).ready;
    const room = this.#open(subjectId); // it may have been forgotten in the meantime
    const key = keyOf(session);
    const ownKey = `${subjectId} ${key}`;
    const reportedAt = performance.now();
    const found = this.#own.get(ownKey);
    if (!found) {
      this.#admit(room, key, tokenId);
      this.#count(tokenId, 1);
    }
    const own: OwnSession = found ?? {
      ...{ room, tokenId, session, reportedAt },
      sentAt: Number.NEGATIVE_INFINITY,
    };
    Object.assign(own, { session, reportedAt });
    this.#own.set(ownKey, own);
    room.touch(key, reportedAt);
    if (own.timer) return;
    const waitMs = own.sentAt + this.#times.updateMs - reportedAt;
    if (waitMs <= 0) return this.#announce(own);
    own.timer = setTimeout(() => {
      delete own.timer;
      void this.#announce(own);
    }, waitMs);
  }

  /** Ends a session. One that is unknown here may be known to others. */
  async leave(subjectId: string, session: Pick<PresentSession, 'userId' | 'sessionId'>) {
    const key = keyOf(session);
    this.#disown(subjectId, key);
    await this.#publish({ kind: 'left', subjectId, keys: [key] });
  }

  /** Receives a notification of any process, this one included. */
  receive(payload: string): void {
    const message = readMessage(payload);
    if (!message) return;
    if (message.kind === 'question') {
      for (const subjectId of message.subjectIds) this.#answer(subjectId);
      return;
    }
    const room = this.#rooms.get(message.subjectId);
    if (!room) return;
    if (message.kind === 'left')
      for (const key of message.keys) {
        this.#disown(room.subjectId, key);
        room.delete(key);
      }
    else if (message.kind === 'report') this.#applyReport(room, message);
    else this.#applyAnswer(room, message);
  }

  /** Asks again who is present, and repeats the own sessions: notifications were missed. */
  connected(): void {
    for (const own of this.#own.values()) void this.#announce(own);
    void this.#ask([...this.#rooms.values()]);
  }

  close(): void {
    clearInterval(this.#sweeper);
    for (const { timer } of this.#own.values()) clearTimeout(timer);
    this.#own.clear();
    this.#rooms.clear();
  }

  /** @throws RATE_LIMITED, BUSY */
  #admit(room: PresenceRoom, key: string, tokenId: string): void {
    if (room.isFull && !room.entries.has(key))
      throw new AppError(
        'RATE_LIMITED',
        `${MAX_SESSIONS_OF_SUBJECT} sessions are present already. Try again when one has left.`,
        { retryAfter: Math.ceil(this.#times.expiryMs / 1000) },
      );
    if (this.#own.size >= MAX_SESSIONS_OF_PROCESS)
      throw busy(
        new Error(`The process has ${MAX_SESSIONS_OF_PROCESS} sessions that are present.`),
      );
    if ((this.#countByToken.get(tokenId) ?? 0) >= MAX_SESSIONS_OF_TOKEN)
      throw new AppError(
        'RATE_LIMITED',
        `At most ${MAX_SESSIONS_OF_TOKEN} sessions of one token can be present. End another one first.`,
        { retryAfter: Math.ceil(this.#times.expiryMs / 1000) },
      );
  }

  /** Returns the room of a subject. For a new one, the other processes are asked who is present. */
  #open(subjectId: string): PresenceRoom {
    const found = this.#rooms.get(subjectId);
    if (found) return found;
    const room = new PresenceRoom(subjectId, MAX_SESSIONS_OF_SUBJECT);
    this.#rooms.set(subjectId, room);
    room.ready = this.#ask([room]).then(async (isSent) => {
      if (isSent) await pause(this.#times.answerMs);
    });
    this.#sweeper ??= setInterval(() => this.#sweep(), this.#times.sweepMs).unref();
    return room;
  }

  /** Expires sessions, forgets rooms without interest, and asks again who is present. */
  #sweep(): void {
    const now = performance.now();
    const due: PresenceRoom[] = [];
    const occupied = new Set([...this.#own.values()].map(({ room }) => room));
    for (const room of this.#rooms.values()) {
      room.expire(now - this.#times.expiryMs);
      if (!room.isWatched && !occupied.has(room) && room.openedAt + this.#times.expiryMs < now)
        this.#rooms.delete(room.subjectId);
      else if (room.isWatched && room.askedAt + this.#times.refreshMs <= now) due.push(room);
    }
    for (const [ownKey, own] of this.#own)
      if (own.reportedAt + this.#times.expiryMs <= now) this.#forget(ownKey);
    void this.#ask(due);
    if (this.#rooms.size > 0) return;
    clearInterval(this.#sweeper);
    this.#sweeper = undefined;
  }

  async #ask(rooms: readonly PresenceRoom[]): Promise<boolean> {
    if (rooms.length === 0) return true;
    const now = performance.now();
    for (const room of rooms) room.askedAt = now;
    return this.#publish({ kind: 'question', subjectIds: rooms.map(({ subjectId }) => subjectId) });
  }

  /** Answers with the own sessions at a subject. */
  #answer(subjectId: string): void {
    const now = performance.now();
    const room = this.#rooms.get(subjectId);
    if (!room) return;
    room.askedAt = now; // every process gets the answers
    const sessions = [...room.entries.values()].flatMap(({ session, ownerId, reportedAt }) =>
      ownerId === this.#processId ? { ...session, ageMs: Math.round(now - reportedAt) } : [],
    );
    if (sessions.length > 0) void this.#publish({ kind: 'answer', subjectId, sessions });
  }

  async #announce(own: OwnSession): Promise<void> {
    const { room, session, reportedAt } = own;
    const now = performance.now();
    own.sentAt = now;
    const ageMs = Math.round(now - reportedAt);
    const { subjectId } = room;
    await this.#publish({ kind: 'report', subjectId, sessions: [{ ...session, ageMs }] });
  }

  /** Sends a message. What cannot be sent is applied to this process alone. */
  async #publish(message: PresenceMessage): Promise<boolean> {
    const payloads = messagesOf({ ...message, processId: this.#processId });
    const isSent = await this.#send(payloads);
    if (!isSent) for (const payload of payloads) this.receive(payload);
    return isSent;
  }

  #applyReport(room: PresenceRoom, message: SessionsMessage): void {
    const { processId = '', sessions } = message;
    for (const { ageMs, ...session } of sessions) {
      const key = keyOf(session);
      const isOwn = processId === this.#processId;
      if (!isOwn) this.#disown(room.subjectId, key);
      if (isOwn && !this.#own.has(`${room.subjectId} ${key}`)) continue; // it has left
      const isSet = room.set(session, processId, performance.now() - ageMs);
      if (!isSet) this.#disown(room.subjectId, key);
    }
  }

  /**
   * Applies an answer to sessions that are unknown, or known from the same process: a report to
   * another one is newer. A session that has left before the own answer arrived is ended again.
   */
  #applyAnswer(room: PresenceRoom, message: SessionsMessage): void {
    const { processId = '', sessions } = message;
    const isOwn = processId === this.#processId;
    const ended: string[] = [];
    for (const { ageMs, ...session } of sessions) {
      const key = keyOf(session);
      const found = room.entries.get(key);
      if (isOwn && !found) ended.push(key);
      else if (!isOwn && (!found || found.ownerId === processId))
        room.set(session, processId, performance.now() - ageMs);
    }
    if (ended.length > 0)
      void this.#publish({ kind: 'left', subjectId: room.subjectId, keys: ended });
  }

  #disown(subjectId: string, key: string): void {
    this.#forget(`${subjectId} ${key}`);
  }

  #forget(ownKey: string): void {
    const own = this.#own.get(ownKey);
    if (!own) return;
    clearTimeout(own.timer);
    this.#own.delete(ownKey);
    this.#count(own.tokenId, -1);
  }

  #count(tokenId: string, change: number): void {
    const count = (this.#countByToken.get(tokenId) ?? 0) + change;
    if (count > 0) this.#countByToken.set(tokenId, count);
    else this.#countByToken.delete(tokenId);
  }
}
