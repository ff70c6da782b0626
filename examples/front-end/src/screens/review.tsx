// The reviews of a change request.
import { useState } from 'react';
import { type FragmentType, graphql, readFragment } from '../gql/index.ts';
import type { ReviewStatus } from '../gql/graphql.ts';
import { Avatar, Badge, Dialog, Time } from '../ui/pieces.tsx';
import { FieldProblem, fieldProps, Problems, useAction } from '../ui/problems.tsx';
import { Empty } from '../ui/screen.tsx';

const ReviewParts = graphql(`
  fragment ReviewParts on ChangeRequest {
    id
    reviews(first: 50) {
      nodes {
        id
        status
        comment
        outdated
        createdAt
        reviewer {
          id
          displayName
        }
      }
    }
    requestedReviewers(first: 50) {
      nodes {
        done
        user {
          id
          displayName
        }
      }
    }
  }
`);

const CreateReview = graphql(`
  mutation CreateReview($input: CreateReviewInput!) {
    createReview(input: $input) {
      review {
        id
        status
      }
      errors {
        ...Problem
      }
    }
  }
`);

interface SectionProps {
  readonly changeRequest: FragmentType<typeof ReviewParts>;
  readonly mayReview: boolean;
  readonly reload: () => Promise<unknown>;
}

export function ReviewSection({ changeRequest: masked, mayReview, reload }: SectionProps) {
  const { id, reviews, requestedReviewers } = readFragment(ReviewParts, masked);
  const [isOpen, setOpen] = useState(false);
  const waiting = requestedReviewers.nodes.filter(({ done }) => !done);
  return (
    <section aria-labelledby="reviews">
      <div className="headline">
        <h2 id="reviews">Reviews</h2>
        {mayReview ? (
          <button type="button" onClick={() => setOpen(true)}>
            Review
          </button>
        ) : null}
      </div>
      {reviews.nodes.length === 0 ? <Empty>Nobody has reviewed it yet.</Empty> : null}
      <ul className="cards">
        {reviews.nodes.map((review) => (
          <li key={review.id} className="card">
            <p className="by">
              <Avatar name={review.reviewer.displayName} />{' '}
              <strong>{review.reviewer.displayName}</strong> <Badge value={review.status} />{' '}
              {review.outdated ? <Badge value="OUTDATED" /> : null}{' '}
              <Time value={review.createdAt} />
            </p>
            {review.comment ? <p className="said">{review.comment}</p> : null}
          </li>
        ))}
      </ul>
      {waiting.length > 0 ? (
        <p className="note">
          Waiting for {waiting.map(({ user }) => user.displayName).join(', ')}.
        </p>
      ) : null}
      {isOpen ? (
        <ReviewDialog changeRequest={id} reload={reload} onClose={() => setOpen(false)} />
      ) : null}
    </section>
  );
}

interface DialogProps {
  readonly changeRequest: string;
  readonly reload: () => Promise<unknown>;
  readonly onClose: () => void;
}

function ReviewDialog({ changeRequest, reload, onClose }: DialogProps) {
  const action = useAction(CreateReview);
  const [comment, setComment] = useState('');
  const review = async (status: ReviewStatus) => {
    const said = comment.trim() === '' ? {} : { comment };
    if (!(await action.send({ changeRequestId: changeRequest, status, ...said }))) return;
    onClose();
    await reload();
  };
  return (
    <Dialog title="Review" onClose={onClose}>
      <Problems {...action} except={['comment']} />
      <label htmlFor="review">Comment</label>
      <textarea
        {...fieldProps(action, 'comment', 'review')}
        rows={4}
        value={comment}
        onChange={({ target }) => setComment(target.value)}
      />
      <FieldProblem {...action} name="comment" id="review" />
      <p className="actions">
        <button
          type="button"
          className="primary"
          disabled={action.busy}
          onClick={() => void review('APPROVED')}
        >
          Approve
        </button>
        <button
          type="button"
          disabled={action.busy}
          onClick={() => void review('CHANGES_REQUESTED')}
        >
          Request changes
        </button>
        <button type="button" onClick={onClose}>
          Cancel
        </button>
      </p>
    </Dialog>
  );
}
