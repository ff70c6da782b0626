// The change requests of a space, and the rows that list them.
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { type FragmentType, graphql, readFragment } from '../gql/index.ts';
import type { ChangeRequestStatus } from '../gql/graphql.ts';
import { type InSpace, paths } from '../paths.ts';
import { Badge, type Cursor, Dialog, Pager, Time, wordOf } from '../ui/pieces.tsx';
import { FieldProblem, fieldProps, Problems, useAction } from '../ui/problems.tsx';
import { Empty, Loaded, Title, useScreen } from '../ui/screen.tsx';
import { SpaceFrame } from './space-frame.tsx';

const PAGE_SIZE = 20;
const STATUSES: readonly ChangeRequestStatus[] = ['DRAFT', 'OPEN', 'MERGED', 'ARCHIVED'];

const ChangeRequestRow = graphql(`
  fragment ChangeRequestRow on ChangeRequest {
    id
    number
    subject
    status
    outdated
    updatedAt
    commentCount
    createdBy {
      id
      displayName
    }
    space {
      id
      spaceId
      title
    }
  }
`);

interface ListProps {
  readonly organization: string;
  readonly nodes: readonly FragmentType<typeof ChangeRequestRow>[];
}

export function ChangeRequestList({ organization, nodes }: ListProps) {
  return (
    <ul className="cards">
      {nodes.map((masked) => {
        const row = readFragment(ChangeRequestRow, masked);
        const at = { organization, space: row.space.spaceId };
        return (
          <li key={row.id} className="card">
            <p>
              <Link href={paths.changeRequest(at, row.id)}>{row.subject}</Link>{' '}
              <Badge value={row.status} />
              {row.outdated && row.status !== 'ARCHIVED' ? <Badge value="OUTDATED" /> : null}
            </p>
            <p className="note">
              {row.space.title} #{row.number} · {row.createdBy?.displayName ?? 'A deleted user'} ·{' '}
              <Time value={row.updatedAt} dateOnly />
              {row.commentCount > 0 ? ` · ${row.commentCount} open comments` : ''}
            </p>
          </li>
        );
      })}
    </ul>
  );
}

const ChangeRequests = graphql(`
  query ChangeRequests(
    $organization: ID!
    $space: ID!
    $status: ChangeRequestStatus
    $first: Int
    $after: String
    $last: Int
    $before: String
    $shell: Boolean!
  ) {
    ...ShellParts @include(if: $shell)
    space(id: $space) {
      id
      ...SpaceHead
      permissions {
        edit
      }
      changeRequests(
        status: $status
        first: $first
        after: $after
        last: $last
        before: $before
      ) {
        totalCount
        pageInfo {
          hasNextPage
          hasPreviousPage
          startCursor
          endCursor
        }
        nodes {
          ...ChangeRequestRow
        }
      }
    }
  }
`);

export function ChangeRequestsScreen({ organization, space }: InSpace) {
  const [status, setStatus] = useState<ChangeRequestStatus | null>(null);
  const [page, setPage] = useState<Cursor>({ first: PAGE_SIZE });
  const [isCreating, setCreating] = useState(false);
  const state = useScreen(ChangeRequests, { organization, space, status, ...page });
  const show = (value: ChangeRequestStatus | null) => {
    setStatus(value);
    setPage({ first: PAGE_SIZE });
  };
  return (
    <Loaded state={state} of={(data) => data.space}>
      {(found) => (
        <SpaceFrame organization={organization} space={found}>
          <div className="headline">
            <Title>Change requests</Title>
            {found.permissions.edit ? (
              <button type="button" className="primary" onClick={() => setCreating(true)}>
                New change request
              </button>
            ) : null}
          </div>
          <StatusFilter value={status} onChange={show} />
          {found.changeRequests.nodes.length === 0 ? <Empty>There are none.</Empty> : null}
          <ChangeRequestList organization={organization} nodes={found.changeRequests.nodes} />
          <Pager info={found.changeRequests.pageInfo} size={PAGE_SIZE} onTurn={setPage} />
          {isCreating ? (
            <NewChangeRequest at={{ organization, space }} onClose={() => setCreating(false)} />
          ) : null}
        </SpaceFrame>
      )}
    </Loaded>
  );
}

interface FilterProps {
  readonly value: ChangeRequestStatus | null;
  readonly onChange: (value: ChangeRequestStatus | null) => void;
}

function StatusFilter({ value, onChange }: FilterProps) {
  return (
    <p className="filters">
      <label htmlFor="status">Status</label>
      <select
        id="status"
        value={value ?? ''}
        onChange={({ target }) =>
          onChange(STATUSES.find((status) => status === target.value) ?? null)
        }
      >
        <option value="">All</option>
        {STATUSES.map((status) => (
          <option key={status} value={status}>
            {wordOf(status)}
          </option>
        ))}
      </select>
    </p>
  );
}

const CreateChangeRequest = graphql(`
  mutation CreateChangeRequest($input: CreateChangeRequestInput!) {
    createChangeRequest(input: $input) {
      changeRequest {
        ...ChangeRequestRow
      }
      errors {
        ...Problem
      }
    }
  }
`);

interface NewProps {
  readonly at: InSpace;
  readonly onClose: () => void;
  readonly subject?: string;
  /** The page to open in the new change request. */
  readonly page?: string;
}

/** Asks for the subject of a change request, creates it, and opens it. */
export function NewChangeRequest({ at, onClose, subject = '', page }: NewProps) {
  const [, navigate] = useLocation();
  const action = useAction(CreateChangeRequest);
  const create = async (form: FormData) => {
    const input = { spaceId: at.space, subject: String(form.get('subject')) };
    const data = await action.send(input);
    const created = readFragment(ChangeRequestRow, data?.createChangeRequest.changeRequest);
    if (!created) return;
    onClose();
    navigate(
      page === undefined
        ? paths.changeRequest(at, created.id)
        : `${paths.pageOfChangeRequest(at, created.id, page)}?edit`,
    );
  };
  return (
    <Dialog title="New change request" onClose={onClose}>
      <form action={create}>
        <Problems {...action} except={['subject']} />
        <label htmlFor="subject">Subject</label>
        <input
          {...fieldProps(action, 'subject', 'subject')}
          name="subject"
          defaultValue={subject}
          required
        />
        <FieldProblem {...action} name="subject" id="subject" />
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
