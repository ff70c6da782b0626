// A process that makes notifications, and the requests that cause them.
import { afterAll, beforeAll } from 'vitest';
import { type Database, openDatabase } from '../../src/data/database.ts';
import { assignAllPositions } from '../../src/data/event-log.ts';
import { createMailer } from '../../src/data/mailer.ts';
import { openQueue } from '../../src/data/queue.ts';
import { makeNotifications } from '../../src/resources/notification/feed.ts';
import { checkConflictsJob } from '../../src/jobs/check-conflicts.ts';
import { notifyMentionsJob } from '../../src/jobs/notify-mentions.ts';
import { createWorker } from '../../src/jobs/worker.ts';
import { createLog } from '../../src/server/log.ts';
import { TEST_DEADLINES } from '../database.ts';
import { ids, type Person, type World } from '../support.ts';

/** A process that makes notifications. */
export interface Notifier {
  /**
   * Assigns positions and makes the notifications of all events, or only of those of organizations
   * with recent ones, after this many seconds.
   */
  run(seconds?: number, scope?: 'all' | 'recent'): Promise<void>;
  /** The same, with the jobs that compare contents. */
  runWithChecks(): Promise<void>;
}

const UNREACHABLE = { smtpUrl: 'smtp://127.0.0.1:1', from: 'docs@acme.test' };

/** Opens a process that makes the notifications of a world, for the tests of a file. */
export function useNotifier(world: World, { sendsEmail = false } = {}): Notifier {
  let database: Database;
  beforeAll(() => {
    database = openDatabase({ ...world.connections.pool, deadlines: TEST_DEADLINES });
  });
  afterAll(() => database.close());
  const run = async (seconds = 0, scope: 'all' | 'recent' = 'all'): Promise<void> => {
    const { live, threads } = world.console.as(ids.user('ana'));
    await assignAllPositions(database.query, () => false);
    const context = {
      ...{ database, threads, sendsEmail },
      now: () => new Date(Date.now() + seconds * 1000),
      isOver: () => false,
      onNotifications: (userIds: Iterable<string>) => live.notify(userIds),
    };
    await makeNotifications(context, { recentOnly: scope === 'recent' });
  };
  return {
    run,
    async runWithChecks() {
      await run();
      const worker = createWorker({
        ...{ database, jobs: [checkConflictsJob, notifyMentionsJob], routines: [] },
        queue: openQueue(database, world.connections.directUrl),
        log: createLog({ environment: 'test', logLevel: 'silent' }),
        as: (userId) => world.console.as(userId),
        // no job sends an e-mail itself: a mailer only means that e-mails are due
        ...(sendsEmail && { mailer: createMailer(UNREACHABLE, () => {}) }),
      });
      await worker.runDue();
    },
  };
}

/** Sends a mutation and returns its payload. */
export async function send(
  world: World,
  person: Person,
  name: string,
  input: object,
  fields: string,
) {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  const { data, errors } = await world
    .as(person)
    .query(`mutation ($input: ${type}!) { ${name}(input: $input) { ${fields} } }`, { input });
  if (errors) throw new Error(JSON.stringify(errors));
  return data[name];
}

/** Creates a comment and returns its id. */
export const comment = async (
  world: World,
  person: Person,
  subjectId: string,
  markdown: string,
): Promise<string> =>
  (await send(world, person, 'createComment', { subjectId, body: { markdown } }, 'comment { id }'))
    .comment.id;

/** Creates a reply and returns its id. */
export const reply = async (
  world: World,
  person: Person,
  commentId: string,
  markdown: string,
): Promise<string> =>
  (
    await send(
      world,
      person,
      'createCommentReply',
      { commentId, body: { markdown } },
      'reply { id }',
    )
  ).reply.id;

/** Returns markdown that mentions a person. */
export const mention = (person: Person): string =>
  `[${person}](/users/${ids.user(person)} "mention")`;

/** Returns the notifications of a person, newest first, as their reason, actor and subject. */
export async function received(world: World, person: Person): Promise<string[][]> {
  const { data, errors } = await world
    .as(person)
    .query(
      '{ viewer { notifications { nodes { reason actor { id } commentId commentReplyId changeRequestId } } } }',
    );
  if (errors) throw new Error(JSON.stringify(errors));
  return data.viewer.notifications.nodes.map(
    // biome-ignore lint/suspicious/noExplicitAny: the shape follows from the document
    ({ reason, actor, commentId, commentReplyId, changeRequestId }: any) => [
      reason,
      actor.id,
      commentReplyId ?? commentId ?? changeRequestId,
    ],
  );
}
