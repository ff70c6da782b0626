/**
 * Notifies those whom pages of the primary content mention since a merge or an edit, and did not
 * mention before. A job compares the two revisions, after the change.
 */
import type { Context } from '../../context.ts';
import type { Query } from '../../data/database.ts';
import { enqueueOver } from '../../data/queue.ts';
import { column, statement } from '../../data/statement.ts';
import type { JobContext } from '../../data/write.ts';
import type { Page } from '../../domain/content.ts';
import { diffPages } from '../../domain/diff.ts';
import { MAX_PAGE_MENTION_COUNT } from '../../domain/markdown/reading.ts';
import { USER_ADDRESS } from '../../domain/mentions.ts';
import { insertNotifications } from './insert.ts';
import { MAX_RECIPIENT_COUNT, recipientsOf } from './recipients.ts';
import { type FeedEvent, type Topic, topicOf } from './topics.ts';

/** Members whom one change mentions of whom it is decided whether they are notified. */
const MAX_CANDIDATE_COUNT = 1000;

/** A change of the primary content of a space. */
interface ContentChange extends Pick<FeedEvent, 'id' | 'actorId' | 'createdAt'> {
  readonly spaceId: string;
  /** The change request that was merged; null for a direct edit. */
  readonly changeRequestId: string | null;
  readonly revisionId: string;
}

/** The data of a job. */
interface MentionsToNotify {
  readonly organizationId: string;
  readonly changes: readonly ContentChange[];
}

const HAS_MENTIONS = statement(
  'notification.hasPageMentions',
  "SELECT EXISTS (SELECT FROM documents d WHERE d.organization_id = $1 AND d.mentions <> '{}') AS has",
  { has: column.present(column.boolean, 'EXISTS is never null.') },
);

/** Returns the change of an event; undefined for other events. */
function changeOf(event: FeedEvent): ContentChange | undefined {
  const { id, actorId, createdAt, action, subjectId, spaceId, related } = event;
  const [revisionId] = related;
  const isMerge = action === 'changeRequest.merge';
  if (!(isMerge || action === 'space.edit') || spaceId === null || revisionId === undefined)
    return undefined;
  const changeRequestId = isMerge ? subjectId : null;
  return { id, actorId, createdAt, spaceId, changeRequestId, revisionId };
}

/** Enqueues the comparison of the changes among events, if a page of the organization mentions anybody. */
export async function notifyMentionsLater(
  query: Query,
  organizationId: string,
  events: readonly FeedEvent[],
): Promise<void> {
  const changes = events.flatMap((event) => changeOf(event) ?? []);
  if (changes.length === 0) return;
  const [found] = await query(HAS_MENTIONS, [organizationId]);
  if (found?.has) await enqueueOver(query)('notify-mentions', { organizationId, changes });
}

// A text that was written before its mentions were stored, or with more than are stored, mentions
// those whose address it contains: nobody is notified of what a page had already.
const NEW_MENTIONS = statement(
  'notification.newPageMentions',
  `SELECT first.user_id AS "userId", first.n::int AS n FROM (
    SELECT DISTINCT ON (m.user_id) m.user_id, p.n FROM unnest($2::text[], $3::text[]) WITH ORDINALITY AS p(before, after, n)
    JOIN documents d ON d.id = p.after AND d.organization_id = $1 AND d.mentions <> '{}'
    LEFT JOIN documents b ON b.id = p.before AND b.organization_id = $1
    CROSS JOIN LATERAL unnest(d.mentions) AS x(user_id)
    JOIN members m ON m.user_id = x.user_id AND m.organization_id = $1
    WHERE NOT m.user_id = ANY($4) AND NOT coalesce(
      CASE WHEN cardinality(b.mentions) < ${MAX_PAGE_MENTION_COUNT} THEN m.user_id = ANY(b.mentions) ELSE strpos(b.markdown, '${USER_ADDRESS}' || m.user_id) > 0 END, false)
    ORDER BY m.user_id, p.n
  ) first ORDER BY first.n, first.user_id LIMIT ${MAX_CANDIDATE_COUNT}`,
  { userId: column.text, n: column.present(column.integer, 'It is the place of a page.') },
);

/** The dependencies of the job. */
type MentionsContext = Pick<JobContext, 'database' | 'as' | 'now' | 'isOver' | 'mailer' | 'notify'>;

/** Notifies of the changes that `data` names, and enqueues those that are left when time is over. */
export async function notifyMentions(job: MentionsContext, data: object): Promise<'done'> {
  const { database, as } = job;
  const { organizationId, changes } = data as MentionsToNotify; // the payload as it is enqueued
  if (!as) throw new Error('The contents of revisions need a context.');
  for (const [i, change] of changes.entries()) {
    if (i > 0 && job.isOver()) {
      const rest = { organizationId, changes: changes.slice(i) };
      await enqueueOver(database.query)('notify-mentions', rest);
      return 'done';
    }
    const topics = await topicsOfChange(as(''), database.query, { ...change, organizationId });
    await notifyOf(job, organizationId, topics);
  }
  return 'done';
}

/** A page with a new text, and the hash of its text before. */
interface ChangedPage {
  readonly page: Page;
  readonly before: string | null;
  readonly after: string;
}

/** Returns the pages whose texts a revision of the primary content changed. */
async function changedPages({ load }: Context, revisionId: string): Promise<ChangedPage[]> {
  const revision = await load.revision.load(revisionId);
  const parent = revision?.parentId == null ? null : await load.revision.load(revision.parentId);
  if (!revision) return [];
  const [after, before] = await Promise.all([
    load.content.load(revision),
    parent && load.content.load(parent),
  ]);
  return [...diffPages(before?.pages ?? null, after.pages).values()].flatMap(
    ({ before: was, after: is }) => {
      const earlier = was?.page.document ?? null;
      const document = is?.page.document ?? null;
      return is && document !== null && document !== earlier
        ? [{ page: is.page, before: earlier, after: document }]
        : [];
    },
  );
}

/** Returns a topic for each page that mentions somebody for the first time. */
async function topicsOfChange(
  ctx: Context,
  query: Query,
  change: ContentChange & { readonly organizationId: string },
): Promise<Topic[]> {
  const { organizationId, spaceId, changeRequestId, actorId, revisionId } = change;
  const changeRequest =
    changeRequestId === null ? null : await ctx.load.changeRequest.load(changeRequestId);
  const pages = await changedPages(ctx, revisionId);
  if (pages.length === 0) return [];
  const topics = new Map<number, Topic & { readonly mentionedIds: string[] }>();
  const found = await query(NEW_MENTIONS, [
    organizationId,
    pages.map(({ before }) => before),
    pages.map(({ after }) => after),
    [actorId, changeRequest?.authorId].filter((id) => id != null),
  ]);
  for (const { userId, n } of found) {
    const page = pages[n - 1]?.page;
    if (!page) continue;
    const topic = topics.get(n) ?? {
      ...topicOf(change, page.id, spaceId, changeRequestId),
      ...{ pageId: page.id, pageTitle: String(page.fields['title'] ?? '') },
      mentionedIds: [],
    };
    topic.mentionedIds.push(userId);
    topics.set(n, topic);
  }
  return [...topics.values()];
}

/** Inserts the notifications of a change. Those that exist already are left as they are. */
async function notifyOf(
  { database, now, mailer, notify }: MentionsContext,
  organizationId: string,
  topics: readonly Topic[],
): Promise<void> {
  if (topics.length === 0) return;
  const userIds = await database.transaction(async ({ query }) => {
    const recipients = await recipientsOf(query, organizationId, topics);
    const notifications = recipients.slice(0, MAX_RECIPIENT_COUNT).flatMap((recipient) => {
      const topic = topics[recipient.topic - 1];
      return topic ? [{ ...topic, ...recipient }] : [];
    });
    await insertNotifications(query, organizationId, notifications, {
      now,
      sendsEmail: mailer !== undefined,
    });
    return notifications.filter(({ listed }) => listed).map(({ userId }) => userId);
  });
  notify?.(userIds);
}
