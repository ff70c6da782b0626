/** Makes the topics of notifications from the events of a log: who may be notified of what. */
import type { Query } from '../../data/database.ts';
import { column, statement } from '../../data/statement.ts';
import type { Block } from '../../domain/document/model.ts';
import type { RecordedAction } from '../../domain/event-types.ts';
import { typeOfId } from '../../domain/ids.ts';
import { mayMention, usersMentionedIn } from '../../domain/mentions.ts';
import type { NotificationReason } from '../../generated/resolvers.ts';

/** Users whom one comment or reply can mention with effect. */
const MAX_MENTION_COUNT = 50;

/** The actions of which somebody may be notified, or that can make change requests conflict. */
export const NOTIFIED_ACTIONS = [
  'changeRequest.requestReview',
  'changeRequest.review',
  'comment.create',
  'comment.reply',
  'comment.update',
  'changeRequest.merge',
  'changeRequest.pull',
  'space.edit',
  'space.rollback',
  'space.import',
] as const satisfies readonly RecordedAction[];

/** An event of the log, as far as notifications depend on it. */
export interface FeedEvent {
  readonly id: string;
  readonly position: number;
  readonly action: string;
  readonly actorId: string | null;
  readonly subjectId: string;
  readonly spaceId: string | null;
  readonly fields: readonly string[];
  readonly related: readonly string[];
  readonly createdAt: string;
}

/** The subject of an event, with the users whom it names. */
export interface Topic {
  readonly eventId: string;
  readonly actorId: string | null;
  readonly createdAt: string;
  /** The comment, the reply, the change request or the page. */
  readonly subjectId: string;
  readonly spaceId: string;
  readonly changeRequestId: string | null;
  readonly commentId: string | null;
  readonly replyId: string | null;
  /** The page that mentions those who are notified, with its title. */
  readonly pageId: string | null;
  readonly pageTitle: string | null;
  /** The reason for those who take part or follow; null if they are not notified. */
  readonly reason: NotificationReason | null;
  readonly mentionedIds: readonly string[];
  readonly requestedIds: readonly string[];
  /** The author of a change request that conflicts. */
  readonly conflictingIds: readonly string[];
}

/** A comment, or a reply with its comment. */
interface TextRow {
  readonly id: string;
  readonly commentId: string;
  readonly spaceId: string;
  readonly changeRequestId: string | null;
  readonly reviewId: string | null;
  readonly markdown: string;
}

const TEXT_ROW = {
  id: column.text,
  commentId: column.text,
  spaceId: column.text,
  changeRequestId: column.nullable(column.text),
  reviewId: column.nullable(column.text),
  markdown: column.text,
};
const COMMENTS = statement<TextRow>(
  'notification.comments',
  `SELECT co.id, co.id AS "commentId", co.space_id AS "spaceId", co.change_request_id AS "changeRequestId", co.review_id AS "reviewId", co.markdown
  FROM comments co WHERE co.organization_id = $1 AND co.id = ANY($2)`,
  TEXT_ROW,
);
const REPLIES = statement<TextRow>(
  'notification.replies',
  `SELECT re.id, co.id AS "commentId", co.space_id AS "spaceId", co.change_request_id AS "changeRequestId", co.review_id AS "reviewId", re.markdown
  FROM comment_replies re JOIN comments co ON co.id = re.comment_id AND co.organization_id = re.organization_id
  WHERE re.organization_id = $1 AND re.id = ANY($2)`,
  TEXT_ROW,
);

/** Reads the blocks of texts, in their order. */
export type ReadBlocks = (texts: readonly string[]) => Promise<readonly (readonly Block[])[]>;

/** Returns the id of the comment or reply whose text an event is about; undefined for none. */
function textIdOf({ action, subjectId, related, fields }: FeedEvent): string | undefined {
  if (action === 'comment.create') return subjectId;
  if (action === 'comment.reply') return related[0];
  return action === 'comment.update' && fields.includes('body') ? subjectId : undefined;
}

/** Returns the topic of an event about a text. A changed text notifies those whom it mentions. */
function topicOfText(event: FeedEvent, text: TextRow, blocks: readonly Block[] | undefined): Topic {
  const isReply = text.id !== text.commentId;
  // a review with a comment is one notification, that of the review
  const isQuiet = event.action === 'comment.update' || (!isReply && text.reviewId !== null);
  return {
    ...topicOf(event, text.id, text.spaceId, text.changeRequestId),
    commentId: text.commentId,
    replyId: isReply ? text.id : null,
    reason: isQuiet ? null : 'COMMENT',
    mentionedIds: blocks ? usersMentionedIn(blocks, MAX_MENTION_COUNT) : [],
  };
}

/** Returns the topic of an event, without anybody who is notified. */
export const topicOf = (
  { id, actorId, createdAt }: Pick<FeedEvent, 'id' | 'actorId' | 'createdAt'>,
  subjectId: string,
  spaceId: string,
  changeRequestId: string | null,
): Topic => ({
  ...{ eventId: id, actorId, createdAt, subjectId, spaceId, changeRequestId },
  ...{ commentId: null, replyId: null, pageId: null, pageTitle: null },
  ...{ reason: null, mentionedIds: [] },
  ...{ requestedIds: [], conflictingIds: [] },
});

/** Returns the topics of events, in their order. It takes at most two statements. */
export async function topicsOf(
  query: Query,
  organizationId: string,
  events: readonly FeedEvent[],
  read: ReadBlocks,
): Promise<Topic[]> {
  const ids = events.map(textIdOf).filter((id) => id !== undefined);
  const texts = new Map<string, TextRow>();
  for (const [type, rows] of [
    ['Comment', COMMENTS],
    ['CommentReply', REPLIES],
  ] as const) {
    const ofType = ids.filter((id) => typeOfId(id) === type);
    if (ofType.length === 0) continue;
    for (const row of await query(rows, [organizationId, ofType])) texts.set(row.id, row);
  }
  const blocks = await blocksOf([...texts.values()], read);
  return events.flatMap((event): Topic[] => {
    const { action, subjectId, spaceId, related } = event;
    const text = texts.get(textIdOf(event) ?? '');
    if (text) return [topicOfText(event, text, blocks.get(text.id))];
    if (spaceId === null) return [];
    const topic = topicOf(event, subjectId, spaceId, subjectId);
    if (action === 'changeRequest.review') return [{ ...topic, reason: 'REVIEW' }];
    return action === 'changeRequest.requestReview' ? [{ ...topic, requestedIds: related }] : [];
  });
}

/** Returns the blocks of the texts that can mention users, by their ids. */
async function blocksOf(
  texts: readonly TextRow[],
  read: ReadBlocks,
): Promise<ReadonlyMap<string, readonly Block[]>> {
  const mentioning = texts.filter(({ markdown }) => mayMention(markdown));
  const blocks = await read(mentioning.map(({ markdown }) => markdown));
  return new Map(mentioning.map(({ id }, i) => [id, blocks[i] ?? []]));
}
