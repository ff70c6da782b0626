/** Creates the DataLoaders of the content of revisions, and of the parts of change requests. */
import DataLoader from 'dataloader';
import type { Content } from '../../domain/content.ts';
import { type DocumentRow, readContents, readDocuments } from '../content-store/read.ts';
import type { Query } from '../database.ts';
import type { CommentRow, ReactionRow, RevisionRow } from '../rows.ts';
import type { LoaderFactories } from './factories.ts';
import { compositeKey, grouped, groupStatement, noTexts, RowLoader } from './kinds.ts';
import { column, statement } from '../statement.ts';
import { tables } from '../tables.ts';

const CONTRIBUTORS = groupStatement(
  'changeRequest.contributorIds',
  'SELECT change_request_id AS key, array_agg(user_id ORDER BY id) AS value FROM contributors WHERE change_request_id = ANY($1) GROUP BY change_request_id',
  column.texts,
);
/** The edits of a change request by one user. */
export interface ContributionRow {
  readonly userId: string;
  readonly count: number;
  /** ISO 8601. */
  readonly updatedAt: string;
}

const CONTRIBUTIONS = groupStatement(
  'changeRequest.contributions',
  `SELECT c.key, json_agg(json_build_object('userId', c.author_id, 'count', c.edits, 'updatedAt', c.updated_at) ORDER BY c.updated_at DESC, c.author_id) AS value
  FROM (SELECT k.key, r.author_id, count(*)::int AS edits, max(r.created_at) AS updated_at FROM unnest($1::text[]) AS k (key)
    JOIN revisions r ON r.change_request_id = k.key WHERE r.author_id IS NOT NULL GROUP BY k.key, r.author_id) c GROUP BY c.key`,
  column.json<readonly ContributionRow[]>(),
);
const noContributions: readonly ContributionRow[] = [];
const REVIEWERS_AT_HEAD = groupStatement(
  'changeRequest.reviewerIdsAtHead',
  `SELECT v.change_request_id AS key, array_agg(DISTINCT v.reviewer_id) AS value FROM reviews v
  JOIN change_requests cr ON cr.id = v.change_request_id AND cr.revision_id = v.revision_id WHERE v.change_request_id = ANY($1) GROUP BY v.change_request_id`,
  column.texts,
);

/** The latest reviews of a change request, counted. */
interface ReviewOutcomes {
  readonly approvals: number;
  readonly refusals: number;
}

const LAST_WORDS = groupStatement(
  'changeRequest.lastWords',
  `SELECT cr.id AS key, json_build_object('approvals', count(*) FILTER (WHERE word.status = 'APPROVED' AND word.revision_id = cr.revision_id),
    'refusals', count(*) FILTER (WHERE word.status = 'CHANGES_REQUESTED')) AS value
  FROM change_requests cr CROSS JOIN LATERAL (
    SELECT DISTINCT ON (v.reviewer_id) v.status, v.revision_id FROM reviews v WHERE v.change_request_id = cr.id AND v.reviewer_id IS DISTINCT FROM cr.author_id
    ORDER BY v.reviewer_id, v.created_at DESC, v.id DESC
  ) word WHERE cr.id = ANY($1) GROUP BY cr.id`,
  column.json<ReviewOutcomes>(),
);
const COMMENTS_OF_REVIEWS = statement<CommentRow>(
  'review.comments',
  `SELECT ${tables.comment.columns} FROM ${tables.comment.table} ${tables.comment.alias} WHERE ${tables.comment.alias}.review_id = ANY($1)`,
  tables.comment.row,
);

/** Creates the loader of the comments of reviews. */
const commentsOfReviews = (query: Query) =>
  new RowLoader<CommentRow>(async (reviewIds) => {
    const rows = await query(COMMENTS_OF_REVIEWS, [reviewIds]);
    const found = new Map(rows.map((row) => [row.reviewId, row]));
    return reviewIds.map((id) => found.get(id) ?? null);
  });

const NAMING = groupStatement(
  'document.naming',
  `SELECT t.target AS key, array_agg(d.id) AS value FROM unnest($2::text[]) AS t(target)
  JOIN documents d ON d.organization_id = $1 AND d.targets @> ARRAY[t.target] GROUP BY t.target`,
  column.texts,
);

/** Creates the loader of the texts that name a target, which takes one statement for each organization. */
const documentsNamingOver = (query: Query) =>
  new DataLoader<string, readonly string[]>(async (keys) => {
    const pairs = keys.map((key) => key.split(' '));
    const found = new Map<string, readonly string[]>();
    for (const organizationId of new Set(pairs.map(([organization = '']) => organization))) {
      const targets = pairs.flatMap(([organization, target]) =>
        organization === organizationId && target !== undefined ? [target] : [],
      );
      for (const { key, value } of await query(NAMING, [organizationId, targets]))
        found.set(compositeKey(organizationId, key), value);
    }
    return keys.map((key) => found.get(key) ?? noTexts);
  });

const noReviews: ReviewOutcomes = { approvals: 0, refusals: 0 };

/** Creates the loader of texts, which takes one statement for each organization. */
function documentsOver(query: Query): RowLoader<DocumentRow> {
  return new RowLoader(async (keys) => {
    const pairs = keys.map((key) => key.split(' '));
    const found = new Map<string, ReadonlyMap<string, DocumentRow>>();
    for (const organizationId of new Set(pairs.map(([organization = '']) => organization))) {
      found.set(
        organizationId,
        await readDocuments(
          query,
          organizationId,
          pairs.flatMap(([organization, hash]) =>
            organization === organizationId && hash !== undefined ? [hash] : [],
          ),
        ),
      );
    }
    return pairs.map(
      ([organization = '', hash = '']) => found.get(organization)?.get(hash) ?? null,
    );
  });
}

/**
 * Creates the loader of the content of revisions, which reads those of one organization together.
 */
const contentsOver = (query: Query) =>
  new DataLoader<RevisionRow, Content, string>(
    async (revisions) => {
      const found = new Map<string, Content>();
      for (const organizationId of new Set(revisions.map((revision) => revision.organizationId))) {
        const group = revisions.filter((revision) => revision.organizationId === organizationId);
        const contents = await readContents(query, organizationId, group);
        group.forEach(({ id }, i) => {
          const content = contents[i];
          if (content) found.set(id, content);
        });
      }
      return revisions.map(
        ({ id }) => found.get(id) ?? new Error(`The content of the revision ${id} is missing.`),
      );
    },
    { cacheKeyFn: ({ id }) => id },
  );

const REACTIONS = groupStatement(
  'comment.reactions',
  `SELECT subject_id AS key, json_agg(json_build_object('id', id, 'organizationId', organization_id, 'subjectId', subject_id, 'userId', user_id, 'emoji', emoji, 'createdAt', created_at) ORDER BY created_at, id) AS value
  FROM reactions WHERE subject_id = ANY($1) GROUP BY subject_id`,
  column.json<readonly ReactionRow[]>(),
);
const noReactions: readonly ReactionRow[] = [];

/** The loaders of content and of the parts of change requests and comments. */
export interface ContentLoaders {
  /** The reactions to a comment or a reply, by its id, oldest first. */
  readonly reactions: DataLoader<string, readonly ReactionRow[]>;
  /** The comment of a review, by the id of the review. */
  readonly commentOfReview: RowLoader<CommentRow>;
  /** The content of revisions. */
  readonly content: DataLoader<RevisionRow, Content, string>;
  /** A text with its extracted facts, by `compositeKey(organizationId, hash)`. */
  readonly document: RowLoader<DocumentRow>;
  /** Ids of the users who contributed to a change request. */
  readonly contributorIds: DataLoader<string, readonly string[]>;
  /** The edits of a change request by user, the latest first. */
  readonly contributions: DataLoader<string, readonly ContributionRow[]>;
  /** Ids of the users who reviewed a change request at its current head. */
  readonly reviewerIdsAtHead: DataLoader<string, readonly string[]>;
  /**
   * The latest reviews of a change request: approvals of its current head, and requests for
   * changes. Reviews of its author do not count.
   */
  readonly lastWords: DataLoader<string, ReviewOutcomes>;
  /**
   * Hashes of the texts that reference a page, a file or a reusable content, by
   * `compositeKey(organizationId, id)`.
   */
  readonly documentsNaming: DataLoader<string, readonly string[]>;
}

/** Makes the loaders of content and of the parts of change requests and comments. */
export const contentLoaders: LoaderFactories<ContentLoaders> = {
  content: ({ query }) => contentsOver(query),
  document: ({ query }) => documentsOver(query),
  contributorIds: ({ query }) => grouped(query, CONTRIBUTORS, noTexts),
  contributions: ({ query }) => grouped(query, CONTRIBUTIONS, noContributions),
  reviewerIdsAtHead: ({ query }) => grouped(query, REVIEWERS_AT_HEAD, noTexts),
  commentOfReview: ({ query }) => commentsOfReviews(query),
  reactions: ({ query }) => grouped(query, REACTIONS, noReactions),
  lastWords: ({ query }) => grouped(query, LAST_WORDS, noReviews),
  documentsNaming: ({ query }) => documentsNamingOver(query),
};
