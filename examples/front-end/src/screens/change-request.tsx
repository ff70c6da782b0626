// A change request: its status, changes, reviews and comments, and its merge.
import { useState } from 'react';
import { type FragmentType, getFragmentData, graphql } from '../gql/index.ts';
import type { ChangeRequestQuery, ChangeRequestStatus, ReviewStatus } from '../gql/graphql.ts';
import { paths } from '../paths.ts';
import type { Params } from '../routes.tsx';
import { Changes } from '../ui/diff.tsx';
import { Field, Problems, useAction } from '../ui/form.tsx';
import { Badge, Cards, Dialog, Note, Person, Time } from '../ui/pieces.tsx';
import { Screen, Title, type Tools } from '../ui/screen.tsx';
import { CommentThreads } from './comments.tsx';
import { MergeSection } from './merge.tsx';
import { SpaceFrame } from './space-frame.tsx';

const ChangeRequest = graphql(`
  query ChangeRequest($organization: ID!, $id: ID!, $shell: Boolean!) {
    ...ShellParts @include(if: $shell)
    viewer { id }
    changeRequest(id: $id) {
      id number subject status outdated createdAt
      createdBy { id displayName }
      space { id ...SpaceHead permissions { edit comment merge review } }
      changes(first: 100) { ...ChangeParts }
      comments(first: 20) { nodes { id ...CommentParts } }
      ...ReviewParts
      ...MergeParts
    }
  }
`);

export function ChangeRequestScreen({ organization, space, id }: Params) {
  const pagePath = (page: string) => paths.draft({ organization, space }, id, page);
  return (
    <Screen
      query={ChangeRequest}
      variables={{ organization, id }}
      of={(data) => data.changeRequest}
    >
      {(found, tools, { viewer }) => {
        const { permissions } = found.space;
        const isOpen = found.status === 'OPEN' || found.status === 'DRAFT';
        return (
          <SpaceFrame organization={organization} space={found.space}>
            <Summary found={found} isOwn={found.createdBy?.id === viewer.id} />
            <h2>Changes</h2>
            <Changes changes={found.changes} pagePath={pagePath} />
            <Reviews parts={found} mayReview={isOpen && permissions.review} tools={tools} />
            {isOpen && <MergeSection parts={found} mayMerge={permissions.merge} tools={tools} />}
            <CommentThreads
              subject={id}
              comments={found.comments?.nodes}
              mayComment={isOpen && permissions.comment}
              tools={tools}
            />
          </SpaceFrame>
        );
      }}
    </Screen>
  );
}

const UpdateChangeRequest = graphql(`
  mutation UpdateChangeRequest($input: UpdateChangeRequestInput!) {
    updateChangeRequest(input: $input) {
      changeRequest { id status updatedAt space { id openChangeRequestCount } }
      errors { ...Problem }
    }
  }
`);

/** The changes of status that a user can make, by the current one. */
const NEXT: Readonly<Record<ChangeRequestStatus, readonly (readonly [Next, string])[]>> = {
  DRAFT: [
    ['OPEN', 'Ready for review'],
    ['ARCHIVED', 'Archive'],
  ],
  OPEN: [
    ['DRAFT', 'Back to draft'],
    ['ARCHIVED', 'Archive'],
  ],
  ARCHIVED: [['OPEN', 'Reopen']],
  MERGED: [],
};
type Next = 'DRAFT' | 'OPEN' | 'ARCHIVED';

interface SummaryProps {
  readonly found: NonNullable<ChangeRequestQuery['changeRequest']>;
  readonly isOwn: boolean;
}

function Summary({ found, isOwn }: SummaryProps) {
  const { id, number, subject, status, outdated, createdBy, createdAt, space } = found;
  const { permissions } = space;
  const action = useAction(UpdateChangeRequest);
  const mayUpdate = permissions.review || (isOwn && permissions.edit);
  return (
    <>
      <div className="headline">
        <Title>{`#${number} ${subject}`}</Title>
        <Badge value={status} /> {outdated && <Badge value="OUTDATED" />}
      </div>
      <Note>
        By {createdBy?.displayName ?? 'a deleted user'}, <Time value={createdAt} />
      </Note>
      <Problems said={action} />
      <p className="actions">
        {mayUpdate &&
          NEXT[status].map(([next, label]) => (
            <button
              key={next}
              type="button"
              disabled={action.busy}
              onClick={() => action.send({ id, status: next })}
            >
              {label}
            </button>
          ))}
      </p>
    </>
  );
}

const ReviewParts = graphql(`
  fragment ReviewParts on ChangeRequest {
    id
    reviews(first: 50) {
      nodes { id status comment outdated createdAt reviewer { id displayName } }
    }
    requestedReviewers(first: 50) { nodes { done user { id displayName } } }
  }
`);

interface ReviewsProps {
  readonly parts: FragmentType<typeof ReviewParts>;
  readonly mayReview: boolean;
  readonly tools: Tools;
}

function Reviews({ parts, mayReview, tools }: ReviewsProps) {
  const { id, reviews, requestedReviewers } = getFragmentData(ReviewParts, parts);
  const [isOpen, setOpen] = useState(false);
  const waiting = requestedReviewers.nodes.filter(({ done }) => !done);
  return (
    <section aria-label="Reviews">
      <div className="headline">
        <h2>Reviews</h2>
        {mayReview && (
          <button type="button" onClick={() => setOpen(true)}>
            Review
          </button>
        )}
      </div>
      <Cards items={reviews.nodes} empty="Nobody has reviewed it yet.">
        {({ status, comment, outdated, createdAt, reviewer }) => (
          <>
            <Person name={reviewer.displayName}>
              <Badge value={status} /> {outdated && <Badge value="OUTDATED" />}{' '}
              <Time value={createdAt} />
            </Person>
            {comment && <p className="said">{comment}</p>}
          </>
        )}
      </Cards>
      {waiting.length > 0 && (
        <Note>Waiting for {waiting.map(({ user }) => user.displayName).join(', ')}.</Note>
      )}
      {isOpen && <ReviewDialog id={id} tools={tools} onClose={() => setOpen(false)} />}
    </section>
  );
}

const CreateReview = graphql(`
  mutation CreateReview($input: CreateReviewInput!) {
    createReview(input: $input) { review { id } errors { ...Problem } }
  }
`);

interface DialogProps {
  readonly id: string;
  readonly tools: Tools;
  readonly onClose: () => void;
}

function ReviewDialog({ id, tools, onClose }: DialogProps) {
  const action = useAction(CreateReview);
  const [comment, setComment] = useState('');
  const review = (status: ReviewStatus) => async () => {
    const data = await action.send({ changeRequestId: id, status, ...(comment && { comment }) });
    if (!data) return;
    onClose();
    await tools.reload();
  };
  return (
    <Dialog title="Review" onClose={onClose}>
      <Problems said={action} except={['comment']} />
      <Field label="Comment" name="comment" said={action} rows={4} onText={setComment} />
      <p className="actions">
        <button
          type="button"
          className="primary"
          disabled={action.busy}
          onClick={review('APPROVED')}
        >
          Approve
        </button>
        <button type="button" disabled={action.busy} onClick={review('CHANGES_REQUESTED')}>
          Request changes
        </button>
        <button type="button" onClick={onClose}>
          Cancel
        </button>
      </p>
    </Dialog>
  );
}
