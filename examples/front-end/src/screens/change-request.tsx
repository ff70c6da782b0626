// A change request: its changes, reviews and comments, and its merge with every conflict.
import { graphql } from '../gql/index.ts';
import type { ChangeRequestQuery } from '../gql/graphql.ts';
import { type InSpace, paths } from '../paths.ts';
import { Changes } from '../ui/diff.tsx';
import { Badge, Time } from '../ui/pieces.tsx';
import { Problems, useAction } from '../ui/problems.tsx';
import { Empty, errorOfField, Loaded, Title, useScreen } from '../ui/screen.tsx';
import { CommentThreads } from './comment-threads.tsx';
import { MergeSection } from './merge.tsx';
import { ReviewSection } from './review.tsx';
import { SpaceFrame } from './space-frame.tsx';

const ChangeRequest = graphql(`
  query ChangeRequest($organization: ID!, $changeRequest: ID!, $shell: Boolean!) {
    ...ShellParts @include(if: $shell)
    viewer {
      id
    }
    changeRequest(id: $changeRequest) {
      id
      number
      subject
      status
      outdated
      createdAt
      createdBy {
        id
        displayName
      }
      space {
        id
        ...SpaceHead
        permissions {
          edit
          comment
          merge
          review
        }
      }
      changes(first: 100) {
        totalCount
        nodes {
          key
          ...ChangeParts
        }
      }
      comments(first: 50) {
        nodes {
          ...CommentParts
        }
      }
      ...MergeParts
      ...ReviewParts
    }
  }
`);

const UpdateChangeRequest = graphql(`
  mutation UpdateChangeRequest($input: UpdateChangeRequestInput!) {
    updateChangeRequest(input: $input) {
      changeRequest {
        id
        status
        updatedAt
        space {
          id
          openChangeRequestCount
        }
      }
      errors {
        ...Problem
      }
    }
  }
`);

type Found = NonNullable<ChangeRequestQuery['changeRequest']>;

interface ScreenProps extends InSpace {
  readonly changeRequest: string;
}

export function ChangeRequestScreen({ changeRequest: id, ...at }: ScreenProps) {
  const { organization } = at;
  const state = useScreen(ChangeRequest, { organization, changeRequest: id });
  const pagePath = (page: string) => paths.pageOfChangeRequest(at, id, page);
  return (
    <Loaded state={state} of={(data) => data.changeRequest}>
      {(found, { viewer }) => {
        const { permissions } = found.space;
        return (
          <SpaceFrame organization={organization} space={found.space}>
            <Summary found={found} isOwn={found.createdBy?.id === viewer.id} />
            <section aria-labelledby="changes">
              <h2 id="changes">Changes</h2>
              {found.changes.nodes.length === 0 ? (
                <Empty>It changes nothing yet. Open a page and edit it.</Empty>
              ) : null}
              <Changes changes={found.changes.nodes} pagePath={pagePath} />
              {found.changes.totalCount > found.changes.nodes.length ? (
                <p className="note">The first 100 of {found.changes.totalCount} changes.</p>
              ) : null}
            </section>
            <ReviewSection
              changeRequest={found}
              mayReview={permissions.review && (found.status === 'OPEN' || found.status === 'DRAFT')}
              reload={state.refetch}
            />
            <MergeSection
              changeRequest={found}
              mayMerge={permissions.merge}
              reload={state.refetch}
            />
            <CommentThreads
              subject={id}
              comments={found.comments?.nodes}
              refusal={errorOfField(state.error, 'comments')}
              mayComment={
                permissions.comment && (found.status === 'OPEN' || found.status === 'DRAFT')
              }
              reload={state.refetch}
            />
          </SpaceFrame>
        );
      }}
    </Loaded>
  );
}

interface SummaryProps {
  readonly found: Found;
  readonly isOwn: boolean;
}

/** The title of a change request, and the changes of its status. */
function Summary({ found, isOwn }: SummaryProps) {
  const { id, number, subject, status, outdated, createdBy, createdAt, space } = found;
  const action = useAction(UpdateChangeRequest);
  const mayUpdate = space.permissions.review || (isOwn && space.permissions.edit);
  const change = (next: 'DRAFT' | 'OPEN' | 'ARCHIVED') => () =>
    void action.send({ id, status: next });
  return (
    <>
      <div className="headline">
        <Title>{`#${number} ${subject}`}</Title>
        <Badge value={status} />
      </div>
      <p className="note">
        By {createdBy?.displayName ?? 'a deleted user'}, <Time value={createdAt} />
        {outdated && status !== 'ARCHIVED' ? ' · The space has changed since.' : ''}
      </p>
      <Problems {...action} />
      {mayUpdate && status !== 'MERGED' ? (
        <p className="actions">
          {status === 'DRAFT' || status === 'ARCHIVED' ? (
            <button type="button" disabled={action.busy} onClick={change('OPEN')}>
              {status === 'DRAFT' ? 'Ready for review' : 'Reopen'}
            </button>
          ) : null}
          {status === 'OPEN' ? (
            <button type="button" disabled={action.busy} onClick={change('DRAFT')}>
              Back to draft
            </button>
          ) : null}
          {status === 'ARCHIVED' ? null : (
            <button type="button" disabled={action.busy} onClick={change('ARCHIVED')}>
              Archive
            </button>
          )}
        </p>
      ) : null}
    </>
  );
}
