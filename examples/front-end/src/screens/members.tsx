// The members of an organization, in pages, sorted and filtered.
import { type FormEvent, useState } from 'react';
import { graphql } from '../gql/index.ts';
import type { MemberSort, MembersQuery, Order, RoleFilter } from '../gql/graphql.ts';
import { Avatar, type Cursor, Pager, Time, wordOf } from '../ui/pieces.tsx';
import { Empty, errorOfField, Loaded, Title, useScreen } from '../ui/screen.tsx';

const PAGE_SIZE = 20;
const ROLES: readonly RoleFilter[] = [
  'ADMIN',
  'CREATE',
  'REVIEW',
  'EDIT',
  'COMMENT',
  'READ',
  'GUEST',
];

const Members = graphql(`
  query Members(
    $organization: ID!
    $sort: MemberSort!
    $order: Order!
    $role: RoleFilter
    $search: String
    $first: Int
    $after: String
    $last: Int
    $before: String
    $shell: Boolean!
  ) {
    ...ShellParts @include(if: $shell)
    organization(id: $organization) {
      id
      members(
        sort: $sort
        order: $order
        role: $role
        search: $search
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
          id
          role
          disabled
          joinedAt
          lastSeenAt
          teamCount
          user {
            id
            displayName
            email
          }
        }
      }
    }
  }
`);

type Sorting = `${MemberSort} ${Order}`;

const SORTINGS: readonly { value: Sorting; label: string }[] = [
  { value: 'JOINED_AT DESC', label: 'Newest first' },
  { value: 'JOINED_AT ASC', label: 'Oldest first' },
  { value: 'LAST_SEEN_AT DESC', label: 'Last seen first' },
];

interface View {
  readonly sorting: Sorting;
  readonly role: RoleFilter | null;
  readonly search: string | null;
  readonly page: Cursor;
}

const FIRST_PAGE: Cursor = { first: PAGE_SIZE };

export function MembersScreen({ organization }: { organization: string }) {
  const [view, setView] = useState<View>({
    sorting: 'JOINED_AT DESC',
    role: null,
    search: null,
    page: FIRST_PAGE,
  });
  const [sort, order] = view.sorting.split(' ') as [MemberSort, Order]; // by the type of `Sorting`
  const { role, search, page } = view;
  const state = useScreen(Members, { organization, sort, order, role, search, ...page });
  return (
    <Loaded state={state} of={(data) => data.organization}>
      {({ members }) => (
        <>
          <Title>Members</Title>
          <Filters view={view} onChange={(next) => setView({ ...view, ...next, page: FIRST_PAGE })} />
          {members === null ? <p>{errorOfField(state.error, 'members')}</p> : null}
          {members?.nodes.length === 0 ? <Empty>Nobody matches.</Empty> : null}
          {members ? (
            <>
              <p className="note" role="status">
                {members.totalCount} members
              </p>
              <MemberTable nodes={members.nodes} />
              <Pager
                info={members.pageInfo}
                size={PAGE_SIZE}
                onTurn={(next) => setView({ ...view, page: next })}
              />
            </>
          ) : null}
        </>
      )}
    </Loaded>
  );
}

interface FiltersProps {
  readonly view: View;
  readonly onChange: (change: Partial<View>) => void;
}

function Filters({ view, onChange }: FiltersProps) {
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('name')).trim();
    onChange({ search: text === '' ? null : text });
  };
  return (
    <form className="filters" onSubmit={search}>
      <label htmlFor="name">Name or e-mail</label>
      <input id="name" name="name" maxLength={255} defaultValue={view.search ?? ''} />
      <label htmlFor="role">Role</label>
      <select
        id="role"
        value={view.role ?? ''}
        onChange={({ target }) =>
          onChange({ role: ROLES.find((role) => role === target.value) ?? null })
        }
      >
        <option value="">All</option>
        {ROLES.map((role) => (
          <option key={role} value={role}>
            {wordOf(role)}
          </option>
        ))}
      </select>
      <label htmlFor="sorting">Order</label>
      <select
        id="sorting"
        value={view.sorting}
        onChange={({ target }) =>
          onChange({
            sorting: SORTINGS.find(({ value }) => value === target.value)?.value ?? view.sorting,
          })
        }
      >
        {SORTINGS.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <button type="submit">Filter</button>
    </form>
  );
}

type Node = NonNullable<
  NonNullable<MembersQuery['organization']>['members']
>['nodes'][number];

function MemberTable({ nodes }: { nodes: readonly Node[] }) {
  return (
    <table className="list">
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Role</th>
          <th scope="col">Teams</th>
          <th scope="col">Joined</th>
          <th scope="col">Last seen</th>
        </tr>
      </thead>
      <tbody>
        {nodes.map(({ id, user, role, disabled, teamCount, joinedAt, lastSeenAt }) => (
          <tr key={id}>
            <th scope="row">
              <Avatar name={user.displayName} /> {user.displayName}
              <span className="note"> {user.email}</span>
            </th>
            <td>
              {role === null ? 'Guest' : wordOf(role)}
              {disabled ? ' (disabled)' : ''}
            </td>
            <td>{teamCount}</td>
            <td>
              <Time value={joinedAt} dateOnly />
            </td>
            <td>{lastSeenAt === null ? 'Never' : <Time value={lastSeenAt} dateOnly />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
