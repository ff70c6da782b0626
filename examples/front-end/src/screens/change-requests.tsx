// The change requests of a space, and the rows that list them.
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { type FragmentType, getFragmentData, graphql } from '../gql/index.ts';
import type { ChangeRequestStatus } from '../gql/graphql.ts';
import { type At, paths } from '../paths.ts';
import type { Params } from '../routes.tsx';
import { Field, Problems, Select, useAction } from '../ui/form.tsx';
import { Badge, Cards, Dialog, More, Note, Time } from '../ui/pieces.tsx';
import { Screen, Title } from '../ui/screen.tsx';
import { SpaceFrame } from './space-frame.tsx';

const ChangeRequestRow = graphql(`
  fragment ChangeRequestRow on ChangeRequest {
    id number subject status outdated updatedAt commentCount
    createdBy { id displayName }
    space { id spaceId title }
  }
`);

interface ListProps {
  readonly organization: string;
  readonly rows: readonly FragmentType<typeof ChangeRequestRow>[];
  readonly empty?: string;
}

export function ChangeRequestList({ organization, rows, empty = '' }: ListProps) {
  return (
    <Cards items={getFragmentData(ChangeRequestRow, rows)} empty={empty}>
      {({ id, number, subject, status, outdated, updatedAt, commentCount, createdBy, space }) => (
        <>
          <Link href={paths.changeRequest({ organization, space: space.spaceId }, id)}>
            {subject}
          </Link>{' '}
          <Badge value={status} /> {outdated && <Badge value="OUTDATED" />}
          <Note>
            {space.title} #{number} · {createdBy?.displayName ?? 'A deleted user'} ·{' '}
            <Time value={updatedAt} /> {commentCount > 0 && `· Open comments: ${commentCount}`}
          </Note>
        </>
      )}
    </Cards>
  );
}

const ChangeRequests = graphql(`
  query ChangeRequests(
    $organization: ID!, $space: ID!, $status: [ChangeRequestStatus!], $after: String, $shell: Boolean!
  ) {
    ...ShellParts @include(if: $shell)
    space(id: $space) {
      id
      ...SpaceHead
      permissions { edit }
      changeRequests(filter: { status: $status }, first: 20, after: $after) {
        pageInfo { hasNextPage endCursor }
        nodes { id ...ChangeRequestRow }
      }
    }
  }
`);

const STATUSES = {
  ALL: 'All',
  DRAFT: 'Draft',
  OPEN: 'Open',
  MERGED: 'Merged',
  ARCHIVED: 'Archived',
} as const satisfies Record<ChangeRequestStatus | 'ALL', string>;

export function ChangeRequestsScreen({ organization, space }: Params) {
  const [status, setStatus] = useState<keyof typeof STATUSES>('ALL');
  const [isCreating, setCreating] = useState(false);
  const variables = { organization, space, status: status === 'ALL' ? null : status };
  return (
    <Screen query={ChangeRequests} variables={variables} of={(data) => data.space}>
      {(found, { more }) => (
        <SpaceFrame organization={organization} space={found}>
          <div className="headline">
            <Title>Change requests</Title>
            {found.permissions.edit && (
              <button type="button" className="primary" onClick={() => setCreating(true)}>
                New change request
              </button>
            )}
          </div>
          <div className="filters">
            <Select label="Status" value={status} options={STATUSES} onChange={setStatus} />
          </div>
          <ChangeRequestList
            organization={organization}
            rows={found.changeRequests.nodes}
            empty="There are none."
          />
          <More info={found.changeRequests.pageInfo} onMore={more} />
          {isCreating && (
            <NewChangeRequest at={{ organization, space }} onClose={() => setCreating(false)} />
          )}
        </SpaceFrame>
      )}
    </Screen>
  );
}

const CreateChangeRequest = graphql(`
  mutation CreateChangeRequest($input: CreateChangeRequestInput!) {
    createChangeRequest(input: $input) {
      changeRequest { ...ChangeRequestRow }
      errors { ...Problem }
    }
  }
`);

interface NewProps {
  readonly at: At;
  readonly onClose: () => void;
  /** The page to edit in the new change request. */
  readonly page?: string;
}

/** Asks for the subject of a change request, creates it, and opens it. */
export function NewChangeRequest({ at, onClose, page }: NewProps) {
  const [, navigate] = useLocation();
  const action = useAction(CreateChangeRequest);
  const create = async (form: FormData) => {
    const input = { spaceId: at.space, subject: String(form.get('subject')) };
    const data = await action.send(input);
    const created = getFragmentData(ChangeRequestRow, data?.createChangeRequest.changeRequest);
    if (!created) return;
    onClose();
    const path = paths.changeRequest(at, created.id);
    navigate(page === undefined ? path : `${paths.draft(at, created.id, page)}?edit`);
  };
  return (
    <Dialog title="New change request" onClose={onClose}>
      <form action={create}>
        <Problems said={action} except={['subject']} />
        <Field label="Subject" name="subject" said={action} required />
        <p className="actions">
          <button type="submit" className="primary" disabled={action.busy}>
            Create
          </button>
          <button type="button" onClick={onClose}>
            Cancel
          </button>
        </p>
      </form>
    </Dialog>
  );
}
