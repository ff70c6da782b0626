/**
 * Sends the e-mails that are due, to each person by one process at a time and at least once: a
 * process that dies after the mail server has accepted a message sends it again.
 */
import type { Database } from '../../data/database.ts';
import type { Mailer } from '../../data/mailer.ts';
import {
  claimPersons,
  type DueNotification,
  dueNotifications,
  type DuePerson,
  MAX_ATTEMPT_COUNT,
  releasePerson,
  settle,
} from './email-due.ts';
import { type EmailContext, emailAbout } from './email-message.ts';

/** Persons to whom a process sends concurrently. */
const MAX_PERSON_COUNT = 5;
/** Milliseconds until the second attempt, doubled after each further failure. */
const FIRST_PAUSE_MS = 60_000;
const MAX_PAUSE_MS = 4 * 60 * 60 * 1000;

/** The dependencies of sending e-mails. */
export interface SendContext extends EmailContext {
  readonly database: Pick<Database, 'query'>;
  readonly mailer: Mailer;
  readonly now: () => Date;
  readonly isOver: () => boolean;
}

/**
 * Sends what is due, until nothing is or the process stops.
 * @throws Error after a failure; it is attempted again later
 */
export async function sendDueEmails(context: SendContext): Promise<void> {
  const failures: unknown[] = [];
  while (!context.isOver() && failures.length === 0) {
    const persons = await claimPersons(context.database.query, context.now(), MAX_PERSON_COUNT);
    if (persons.length === 0) break;
    await Promise.all(
      persons.map((person) =>
        sendTo(context, person).catch((error: unknown) => void failures.push(error)),
      ),
    );
  }
  if (failures.length > 0) throw failures[0];
}

const isOne = <Item>(items: readonly Item[]): items is readonly [Item, ...Item[]] =>
  items.length > 0;

/** Sends one e-mail to a person, and ends the lease. */
async function sendTo(context: SendContext, { userId, failedCount }: DuePerson): Promise<void> {
  const { database, mailer, now } = context;
  const { query } = database;
  const due = await dueNotifications(query, userId, now());
  const sent = due.filter(({ isSent }) => isSent);
  try {
    if (isOne(sent)) await mailer.send(emailAbout(context, userId, sent));
  } catch (error) {
    await postpone(context, { userId, failedCount: failedCount + 1 }, due);
    throw error;
  }
  await settle(
    query,
    userId,
    due,
    sent.map(({ id }) => id),
    now(),
  );
  await releasePerson(query, userId, 0, null);
}

/** Postpones an e-mail that failed, or drops it after the last attempt. */
async function postpone(
  { database: { query }, now }: SendContext,
  { userId, failedCount }: DuePerson,
  due: readonly DueNotification[],
): Promise<void> {
  const isLast = failedCount >= MAX_ATTEMPT_COUNT;
  if (isLast) await settle(query, userId, due, [], now());
  const pauseMs = Math.min(FIRST_PAUSE_MS * 2 ** (failedCount - 1), MAX_PAUSE_MS);
  await releasePerson(query, userId, isLast ? 0 : failedCount, new Date(now().getTime() + pauseMs));
}
