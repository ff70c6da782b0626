// The change requests of a space, and one of them: its status, changes, reviews and merge.
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { graphql } from '../gql/index.ts';
import type { ChangeRequestItemFragment, ChangeRequestQuery } from '../gql/graphql.ts';
import type { ChangeRequestStatus, ConflictChoice } from '../gql/graphql.ts';
import { Changes, textOf } from '../ui/diff.tsx';
import { Field, Filters, Form, Problems, Select, useAction, type Values } from '../ui/form.tsx';
import { Badge, Button, DialogButton, Note, Person, Time, wordOf } from '../ui/pieces.tsx';
import { List, screen, Title, useAddress } from '../ui/screen.tsx';
import { Comments } from './comments.tsx';
import { PresentPeople } from './presence.tsx';

graphql(`
  fragment ChangeRequestItem on ChangeRequest {
    id number subject status outdated updatedAt commentCount
    createdBy { id displayName }
    space { id title organizationId }
  }
`);

export function ChangeRequestItem({ id, subject, status, ...found }: ChangeRequestItemFragment) {
  const { number, outdated, updatedAt, commentCount, createdBy, space } = found;
  return (
    <>
      <Link href={`~/app/o/${space.organizationId}/s/${space.id}/cr/${id}`}>{subject}</Link>{' '}
      <Badge value={status} />
      {outdated && <Badge value="OUTDATED" />}
      <Note time={updatedAt}>
        {space.title} #{number} · {createdBy?.displayName ?? 'A deleted user'} ·{' '}
        {commentCount > 0 && `Open comments: ${commentCount} ·`}
      </Note>
    </>
  );
}

const ChangeRequests = graphql(`
  query ChangeRequests(
    $organization: ID!, $space: ID!, $filter: ChangeRequestFilter!, $after: String, $shell: Boolean!
  ) {
    ...ShellParts @include(if: $shell)
    space(id: $space) {
      ...SpaceHead permissions { edit }
      changeRequests(filter: $filter, first: 20, after: $after) {
        pageInfo { hasNextPage endCursor }
        nodes { ...ChangeRequestItem }
      }
    }
  }
`);

const STATUSES: readonly ChangeRequestStatus[] = ['DRAFT', 'OPEN', 'MERGED', 'ARCHIVED'];

screen('/o/:organization/s/:space/cr', ChangeRequests, {
  variables: (search) => {
    const status = STATUSES.find((name) => name === search.get('status'));
    return { filter: status ? { status: [status] } : {} };
  },
  of: ({ space }) => space,
  show: ({ permissions, changeRequests }) => (
    <>
      <Title text="Change requests">
        {permissions.edit && <NewChangeRequest label="New change request" />}
      </Title>
      <Filters>
        <Select label="Status" name="status" options={['ALL', ...STATUSES]} />
      </Filters>
      <List of={changeRequests} empty="There are none.">
        {ChangeRequestItem}
      </List>
    </>
  ),
});

const CreateChangeRequest = graphql(`
  mutation CreateChangeRequest($input: CreateChangeRequestInput!) {
    createChangeRequest(input: $input) { changeRequest { id } errors { ...Problem } }
  }
`);

/** Asks for the subject of a change request, creates it, and opens it, or the page in it. */
export function NewChangeRequest({ label }: { label: string }) {
  const { space, page } = useAddress();
  const [, navigate] = useLocation();
  const action = useAction(CreateChangeRequest);
  const create = async ({ subject = '' }: Values) => {
    const data = await action.send({ spaceId: space, subject });
    const id = data?.createChangeRequest.changeRequest?.id;
    if (id) navigate(`/s/${space}/cr/${id}${page ? `/p/${page}?edit` : ''}`);
  };
  return (
    <DialogButton label={label} title="New change request" primary>
      <Form said={action} send={create} submit="Create">
        <Field label="Subject" name="subject" required />
      </Form>
    </DialogButton>
  );
}

const ChangeRequest = graphql(`
  query ChangeRequest($organization: ID!, $id: ID!, $after: String, $shell: Boolean!) {
    ...ShellParts @include(if: $shell)
    changeRequest(id: $id) {
      id number subject status outdated createdAt revisionId
      createdBy { id displayName }
      space { revisionId ...SpaceHead permissions { edit comment merge review } }
      changes(first: 100, after: $after) { ...ChangeParts }
      comments(first: 20) { nodes { ...CommentParts } }
      reviews(first: 50) { nodes {
        id status comment { body { markdown } } outdated createdAt reviewer { displayName } } }
      requestedReviewers(first: 50) { nodes { done user { displayName } } }
      mergePreview {
        state blockedBy { rule message } changes { key }
        conflicts {
          key kind title field fingerprint
          base { ...Value } ours { ...Value } theirs { ...Value }
          blocks { base { text } ours { text } theirs { text } }
        }
      }
    }
  }
`);

screen('/o/:organization/s/:space/cr/:id', ChangeRequest, {
  of: ({ changeRequest }) => changeRequest,
  show: (found) => (
    <>
      <Summary {...found} />
      <PresentPeople id={found.id} />
      <h2>Changes</h2>
      <Changes {...found.changes} />
      <Reviews {...found} />
      {isOpen(found) && <MergeSection {...found} />}
      <Comments of={found.comments} mayComment={isOpen(found) && found.space.permissions.comment} />
    </>
  ),
});

type ChangeRequest = NonNullable<ChangeRequestQuery['changeRequest']>;

export const isOpen = ({ status }: { status: ChangeRequestStatus }): boolean =>
  status === 'OPEN' || status === 'DRAFT';

const UpdateChangeRequest = graphql(`
  mutation UpdateChangeRequest($input: UpdateChangeRequestInput!) {
    updateChangeRequest(input: $input) { changeRequest { id status } errors { ...Problem } }
  }
`);

type Next = 'DRAFT' | 'OPEN' | 'ARCHIVED';

/** The changes of status that a user can make, by the current one. */
const NEXT: Readonly<Record<ChangeRequestStatus, Readonly<Partial<Record<Next, string>>>>> = {
  DRAFT: { OPEN: 'Ready for review', ARCHIVED: 'Archive' },
  OPEN: { DRAFT: 'Back to draft', ARCHIVED: 'Archive' },
  ARCHIVED: { OPEN: 'Reopen' },
  MERGED: {},
};

function Summary({ id, status, createdBy, ...found }: ChangeRequest) {
  const badges = found.outdated ? [status, 'OUTDATED'] : [status];
  const action = useAction(UpdateChangeRequest, true);
  return (
    <>
      <Title text={`#${found.number} ${found.subject}`} badges={badges} />
      <Note time={found.createdAt}>By {createdBy?.displayName ?? 'a deleted user'},</Note>
      <Problems said={action} />
      {found.space.permissions.edit && (
        <p className="actions">
          {(Object.keys(NEXT[status]) as Next[]).map((next) => (
            <Button key={next} onClick={() => action.send({ id, status: next })}>
              {NEXT[status][next]}
            </Button>
          ))}
        </p>
      )}
    </>
  );
}

const CreateReview = graphql(`
  mutation CreateReview($input: CreateReviewInput!) {
    createReview(input: $input) { review { id } errors { ...Problem } }
  }
`);

function Reviews(found: ChangeRequest) {
  const waiting = found.requestedReviewers.nodes.filter(({ done }) => !done);
  const action = useAction(CreateReview, true);
  const requestChanges = <Button name="isRefused">Request changes</Button>;
  const review = ({ isRefused, comment }: Values) => {
    const status = isRefused !== undefined ? 'CHANGES_REQUESTED' : 'APPROVED';
    return action.send({ changeRequestId: found.id, status, ...(comment && { comment }) });
  };
  return (
    <section aria-label="Reviews">
      <div className="headline">
        <h2>Reviews</h2>
        {isOpen(found) && found.space.permissions.review && (
          <DialogButton label="Review">
            <Form said={action} send={review} submit="Approve" buttons={requestChanges}>
              <Field label="Comment" name="comment" rows={4} />
            </Form>
          </DialogButton>
        )}
      </div>
      <List of={found.reviews} empty="Nobody has reviewed it yet.">
        {({ status, comment, outdated, createdAt, reviewer }) => (
          <>
            <Person name={reviewer.displayName}>
              <Badge value={status} /> {outdated && <Badge value="OUTDATED" />}{' '}
              <Time value={createdAt} />
            </Person>
            {comment && <p className="said">{comment.body.markdown}</p>}
          </>
        )}
      </List>
      {waiting.length > 0 && (
        <Note>Waiting for {waiting.map(({ user }) => user.displayName).join(', ')}.</Note>
      )}
    </section>
  );
}

const Merge = graphql(`
  mutation Merge($input: MergeChangeRequestInput!) {
    mergeChangeRequest(input: $input) { changeRequest { id status } errors { ...Problem } }
  }
`);

function MergeSection({ id, revisionId, space, mergePreview }: ChangeRequest) {
  const { state, conflicts, blockedBy, changes } = mergePreview;
  // By fingerprint: a conflict whose sides have changed must be decided again.
  const [choices, setChoices] = useState<Readonly<Record<string, ConflictChoice>>>({});
  const action = useAction(Merge, true); // a refusal too: the conflicts may be others now
  const resolutions = conflicts.flatMap(({ key, fingerprint }) => {
    const choice = choices[fingerprint];
    return choice ? [{ key, fingerprint, choice }] : [];
  });
  const left = conflicts.length - resolutions.length;
  const expected = { expectedRevisionId: revisionId, expectedPrimaryRevisionId: space.revisionId };
  return (
    <section aria-label="Merge">
      <div className="headline">
        <h2>Merge</h2>
        <Badge value={state} />
      </div>
      {blockedBy.map(({ rule, message }) => (
        <Note key={rule}>{message}</Note>
      ))}
      <Note>
        {conflicts.length > 0
          ? `Conflicts with the space: ${conflicts.length}. Decide each of them.`
          : `Items of the space that the merge changes: ${changes.length}.`}
      </Note>
      {conflicts.map((conflict) => (
        <ConflictCard
          key={conflict.fingerprint}
          conflict={conflict}
          choice={choices[conflict.fingerprint]}
          onChoose={(choice) => setChoices({ ...choices, [conflict.fingerprint]: choice })}
        />
      ))}
      <Problems said={action} />
      {space.permissions.merge && (
        <p className="actions">
          <Button
            primary
            disabled={action.busy || left > 0 || blockedBy.length > 0}
            onClick={() => action.send({ id, resolutions, ...expected })}
          >
            Merge
          </Button>
          {left > 0 && `${left} left to decide.`}
        </p>
      )}
    </section>
  );
}

const SIDES = [
  ['ours', 'OURS', 'Keep what the space has'],
  ['theirs', 'THEIRS', 'Take the change request'],
  ['base', 'BASE', 'Go back to before both'],
] as const;

interface CardProps {
  readonly conflict: ChangeRequest['mergePreview']['conflicts'][number];
  readonly choice: ConflictChoice | undefined;
  readonly onChoose: (choice: ConflictChoice) => void;
}

const ConflictCard = ({ conflict, choice, onChoose }: CardProps) => (
  <fieldset>
    <legend>
      {conflict.title} <Badge value={conflict.kind} /> {conflict.field && wordOf(conflict.field)}
    </legend>
    {SIDES.map(([side, own, label]) => (
      <label key={side} className="side">
        <input
          type="radio"
          name={conflict.fingerprint}
          checked={choice === own}
          onChange={() => onChoose(own)}
        />{' '}
        {label}
        <pre>
          {conflict.blocks.map((block) => block[side].text).join('\n\n') || textOf(conflict[side])}
        </pre>
      </label>
    ))}
  </fieldset>
);
