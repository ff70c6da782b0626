/** Reads and writes the notifications that processes exchange about who is present. */
import type { PresentSession } from './presence-room.ts';

/** A session with the milliseconds since its last report. */
type SentSession = PresentSession & { readonly ageMs: number };

/** The part of a notification that all have. */
interface SentByProcess {
  /** Id of the process that sends it. */
  readonly processId?: string;
}

/** A notification about sessions that are present. */
export interface SessionsMessage extends SentByProcess {
  /** A session has joined, changed or reported; an answer repeats what was reported. */
  readonly kind: 'report' | 'answer';
  readonly subjectId: string;
  readonly sessions: readonly SentSession[];
}

/** A notification that sessions have left. */
interface LeftMessage extends SentByProcess {
  readonly kind: 'left';
  readonly subjectId: string;
  readonly keys: readonly string[];
}

/** The question who is present at subjects. */
interface QuestionMessage extends SentByProcess {
  readonly kind: 'question';
  readonly subjectIds: readonly string[];
}

/** A notification about who is present. */
export type PresenceMessage = SessionsMessage | LeftMessage | QuestionMessage;

/** Bytes of a notification: PostgreSQL takes less than 8,000. */
const MAX_PAYLOAD_BYTES = 7900;
/** Ids or keys of one notification: a key has at most 96 characters of up to 4 bytes. */
const MAX_NAMES_COUNT = 15;

/** Returns a message as payloads that each fit in a notification. */
export function messagesOf(message: PresenceMessage): string[] {
  if (message.kind === 'question')
    return partsOf(message.subjectIds).map((subjectIds) =>
      JSON.stringify({ ...message, subjectIds }),
    );
  if (message.kind === 'left')
    return partsOf(message.keys).map((keys) => JSON.stringify({ ...message, keys }));
  const payloads: string[] = [];
  let part: SentSession[] = [];
  let text = '';
  for (const session of message.sessions) {
    const longer = JSON.stringify({ ...message, sessions: [...part, session] });
    if (part.length > 0 && Buffer.byteLength(longer) > MAX_PAYLOAD_BYTES) {
      payloads.push(text);
      part = [];
    }
    part.push(session);
    text = JSON.stringify({ ...message, sessions: part });
  }
  return [...payloads, text];
}

const partsOf = (names: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(names.length / MAX_NAMES_COUNT) }, (_, i) =>
    names.slice(i * MAX_NAMES_COUNT, (i + 1) * MAX_NAMES_COUNT),
  );

const KINDS: ReadonlySet<unknown> = new Set(['report', 'answer', 'left', 'question']);

/** Returns the message of a payload; undefined for one that a newer version may send. */
export function readMessage(payload: string): PresenceMessage | undefined {
  try {
    const message = JSON.parse(payload) as PresenceMessage; // only servers send notifications
    return KINDS.has(message.kind) ? message : undefined;
  } catch {
    return undefined;
  }
}
