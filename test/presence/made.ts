// Defines the times and operations of the tests of presence, and a client that keeps who is present.
import { PRESENCE_TIMES } from '../../src/data/live/presence.ts';
import type { Visitor } from '../support.ts';
import { EventStream, type SubscriptionRequest } from '../subscription/clients.ts';

/** Short times, except for the expiry, which no test waits for by accident. */
export const QUICK = { ...PRESENCE_TIMES, sweepMs: 50, messageMs: 20, updateMs: 20 };

const SESSION = 'sessionId person { id } pageId state';
export const PRESENCE = `subscription ($subjectId: ID!, $pageId: ID) { presence(subjectId: $subjectId, pageId: $pageId) {
  isSnapshot joined { ${SESSION} } updated { ${SESSION} } left { sessionId person { id } } } }`;

/** A session as messages have it. */
interface Session {
  readonly sessionId: string;
  readonly person: { readonly id: string } | null;
  readonly pageId?: string | null;
  readonly state?: unknown;
}

/** A message of the subscription. */
export interface Message {
  readonly isSnapshot: boolean;
  readonly joined: Session[];
  readonly updated: Session[];
  readonly left: Session[];
}

/** A subscriber who keeps who is present, as a front end does. */
export class Watcher {
  readonly stream: EventStream;
  readonly messages: Message[] = [];
  readonly #sessions = new Map<string, Session>();

  private constructor(stream: EventStream) {
    this.stream = stream;
  }

  static async open(
    request: Pick<SubscriptionRequest, 'url' | 'token'>,
    variables: object,
  ): Promise<Watcher> {
    return new Watcher(await EventStream.open({ ...request, query: PRESENCE, variables }));
  }

  /** Returns the next message, after it is applied. */
  async next(): Promise<Message> {
    const event = await this.stream.next();
    if (!event?.data?.data) throw new Error(JSON.stringify(event));
    const message: Message = event.data.data.presence;
    this.messages.push(message);
    const keyOf = ({ person, sessionId }: Session) => `${person?.id} ${sessionId}`;
    for (const one of [...message.joined, ...message.updated]) this.#sessions.set(keyOf(one), one);
    for (const one of message.left) this.#sessions.delete(keyOf(one));
    return message;
  }

  /** Reads messages until the sessions with these ids are present, and returns the sessions. */
  async until(...sessionIds: string[]): Promise<Session[]> {
    const isSame = () =>
      [...this.#sessions.values()]
        .map(({ sessionId }) => sessionId)
        .sort()
        .join() === sessionIds.toSorted().join();
    do await this.next();
    while (!isSame());
    return [...this.#sessions.values()].toSorted((a, b) => a.sessionId.localeCompare(b.sessionId));
  }

  /** Returns the next event of the stream, which has an error. */
  async error() {
    for (;;) {
      const event = await this.stream.next();
      if (event?.data?.errors) return event.data;
      if (!event?.data) throw new Error('The stream has ended without an error.');
    }
  }

  close(): Promise<void> {
    return this.stream.close();
  }
}

/** Reports a session. */
export const report = (visitor: Visitor, input: object) =>
  visitor.query(
    'mutation ($input: UpdatePresenceInput!) { updatePresence(input: $input) { expiresAt } }',
    { input },
  );

/** Ends a session. */
export const leave = (visitor: Visitor, input: object) =>
  visitor.query(
    'mutation ($input: LeavePresenceInput!) { leavePresence(input: $input) { leftSessionId } }',
    { input },
  );
