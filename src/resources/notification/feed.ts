/**
 * Makes notifications from the logs of organizations, each exactly once: they are inserted in the
 * transaction that advances the position of the organization.
 */
import type { Query } from '../../data/database.ts';
import { EVENTS_BY_POSITION } from '../../data/event-log.ts';
import { enqueueOver } from '../../data/queue.ts';
import { column, statement } from '../../data/statement.ts';
import { RequestTexts } from '../../data/texts.ts';
import type { Threads } from '../../data/threads.ts';
import type { JobContext } from '../../data/write.ts';
import { AppError } from '../../domain/errors.ts';
import { forgetConflicts, type MovedSpace } from './conflicts.ts';
import { insertNotifications, type NewNotification } from './insert.ts';
import { notifyMentionsLater } from './page-mentions.ts';
import { recipientsOf } from './recipients.ts';
import { type FeedEvent, NOTIFIED_ACTIONS, type ReadBlocks, topicsOf } from './topics.ts';

/** Events that one transaction reads. */
const BATCH_COUNT = 50;
/** Positions that one transaction searches. */
const WINDOW_COUNT = 5000;

/** The dependencies of making notifications. */
export interface FeedContext extends Pick<JobContext, 'database' | 'isOver'> {
  readonly threads: Threads;
  readonly now: () => Date;
  /** True if e-mails are sent. */
  readonly sendsEmail: boolean;
  /** Called with the recipients of notifications that are committed. */
  readonly onNotifications: (userIds: Iterable<string>) => void;
}

/** The position of an organization, which is locked. */
interface Feed {
  readonly id: string;
  readonly position: number;
  readonly head: number;
}

/** Milliseconds for which an event counts as recent. */
const RECENT_MS = 30_000;

// Without it, each run would look at all organizations, of which few have new events.
const RECENT = statement<{ readonly id: string }>(
  'notificationFeed.recent',
  'SELECT DISTINCT ep.organization_id AS id FROM event_positions ep WHERE ep.recorded_at > $1',
  { id: column.text },
);

// A process takes the next organization that no other one serves.
const CLAIM = statement<Feed>(
  'notificationFeed.claim',
  `SELECT nf.id, nf.position, least(nf.position + ${WINDOW_COUNT}, (SELECT max(ep.position) FROM event_positions ep WHERE ep.organization_id = nf.id)) AS head
  FROM notification_feeds nf WHERE nf.id > $1 AND ($2::text[] IS NULL OR nf.id = ANY($2)) AND EXISTS (SELECT FROM event_positions ep WHERE ep.organization_id = nf.id AND ep.position > nf.position)
  ORDER BY nf.id LIMIT 1 FOR UPDATE OF nf SKIP LOCKED`,
  {
    id: column.text,
    position: column.integer,
    head: column.present(column.integer, 'There is a later position.'),
  },
);

const READ = statement<FeedEvent>(
  'notificationFeed.read',
  `SELECT e.id, ep.position, e.action, e.actor_id AS "actorId", e.subject_id AS "subjectId", e.space_id AS "spaceId", e.fields, e.related, e.created_at AS "createdAt"
  FROM ${EVENTS_BY_POSITION}
  WHERE ep.organization_id = $1 AND ep.position > $2 AND ep.position <= $3 AND e.action = ANY($4) ORDER BY ep.position LIMIT ${BATCH_COUNT}`,
  {
    id: column.text,
    position: column.integer,
    action: column.text,
    actorId: column.nullable(column.text),
    subjectId: column.text,
    spaceId: column.nullable(column.text),
    fields: column.texts,
    related: column.texts,
    createdAt: column.timestamp,
  },
);

const ADVANCE = statement(
  'notificationFeed.advance',
  'UPDATE notification_feeds SET position = $2 WHERE id = $1',
  {},
);

/** The organizations whose logs are read. */
interface FeedScope {
  /** True to read the logs of organizations with recent events alone. Default: false. */
  readonly recentOnly?: boolean;
}

/** Returns the ids of the organizations with recent events. */
async function recentOrganizations({ database, now }: FeedContext): Promise<string[]> {
  const since = new Date(now().getTime() - RECENT_MS).toISOString();
  return (await database.query(RECENT, [since])).map(({ id }) => id);
}

/** Makes the notifications of all events in the logs, until none is left or the process stops. */
export async function makeNotifications(
  context: FeedContext,
  { recentOnly = false }: FeedScope = {},
): Promise<void> {
  const organizationIds = recentOnly ? await recentOrganizations(context) : null;
  let isMore = organizationIds === null || organizationIds.length > 0;
  while (isMore && !context.isOver()) {
    isMore = false;
    let after = '';
    while (!context.isOver()) {
      const batch = await makeBatch(context, { after, organizationIds });
      if (!batch) break;
      after = batch.organizationId;
      isMore ||= batch.isMore;
      context.onNotifications(batch.userIds);
    }
  }
}

/** The result of one transaction. */
interface Batch {
  readonly organizationId: string;
  readonly userIds: ReadonlySet<string>;
  /** True if the organization may have further events. */
  readonly isMore: boolean;
}

/** The organizations of which the next one is taken. */
interface NextFeed {
  /** The id of the last one; empty for none. */
  readonly after: string;
  /** Null for all. */
  readonly organizationIds: readonly string[] | null;
}

/** Makes the next notifications of the next organization; undefined if none has further events. */
async function makeBatch(context: FeedContext, next: NextFeed): Promise<Batch | undefined> {
  const { database, threads } = context;
  let isInTransaction = false;
  const texts = new RequestTexts(threads, {}, () => isInTransaction);
  const attempt = (read: ReadBlocks): Promise<Batch | undefined> =>
    database.transaction(async ({ query }) => {
      isInTransaction = true;
      try {
        return await makeIn(query, context, next, read);
      } finally {
        isInTransaction = false;
      }
    });
  // long texts are read outside of the transaction, which then runs again
  const read: ReadBlocks = async (all) =>
    (await texts.get('blocks', all)).map((chunks) => chunks.flatMap((json) => JSON.parse(json)));
  try {
    return await texts.restarting(() => attempt(read));
  } catch (error) {
    // a text that takes too long mentions nobody, and stops no others
    if (!(error instanceof AppError) || error.reason !== 'QUERY_TOO_COMPLEX') throw error;
    return attempt(async (all) => all.map(() => []));
  }
}

/** Makes the next notifications in a transaction. */
async function makeIn(
  query: Query,
  { now, sendsEmail }: FeedContext,
  { after, organizationIds }: NextFeed,
  read: ReadBlocks,
): Promise<Batch | undefined> {
  const [feed] = await query(CLAIM, [after, organizationIds]);
  if (!feed) return undefined;
  const { id: organizationId, position, head } = feed;
  const events = await query(READ, [organizationId, position, head, [...NOTIFIED_ACTIONS]]);
  const rows = await notificationsOf(query, organizationId, events, read);
  await insertNotifications(query, organizationId, rows, { now: now(), sendsEmail });
  await checkConflictsLater(query, organizationId, events);
  await notifyMentionsLater(query, organizationId, events);
  const isFull = events.length === BATCH_COUNT;
  const last = isFull ? (events.at(-1)?.position ?? head) : head;
  await query(ADVANCE, [organizationId, last]);
  const userIds = new Set(rows.filter(({ listed }) => listed).map(({ userId }) => userId));
  return { organizationId, userIds, isMore: isFull || head === position + WINDOW_COUNT };
}

async function notificationsOf(
  query: Query,
  organizationId: string,
  events: readonly FeedEvent[],
  read: ReadBlocks,
): Promise<NewNotification[]> {
  const topics = await topicsOf(query, organizationId, events, read);
  if (topics.length === 0) return [];
  const recipients = await recipientsOf(query, organizationId, topics);
  return recipients.flatMap(({ topic: place, ...recipient }) => {
    const topic = topics[place - 1];
    return topic ? [{ ...topic, ...recipient }] : [];
  });
}

/** The actions that change the primary content of a space. */
const MOVES = /^(space\.(edit|rollback|import)|changeRequest\.merge)$/;

/** Enqueues a check of the open change requests of spaces whose primary content has changed. */
async function checkConflictsLater(
  query: Query,
  organizationId: string,
  events: readonly FeedEvent[],
): Promise<void> {
  const updated = events.filter(({ action }) => action === 'changeRequest.pull');
  await forgetConflicts(
    query,
    organizationId,
    updated.map(({ subjectId }) => subjectId),
  );
  const spaces = new Map<string, MovedSpace>();
  for (const { id: eventId, action, actorId, spaceId, fields, createdAt } of events)
    if (
      spaceId !== null &&
      MOVES.test(action) &&
      !(action === 'space.import' && !fields.includes('content'))
    )
      spaces.set(spaceId, { spaceId, eventId, actorId, createdAt });
  if (spaces.size > 0)
    await enqueueOver(query)('check-conflicts', { organizationId, spaces: [...spaces.values()] });
}
