// The members of an organization, sorted and filtered, page by page.
import { type FormEvent, useState } from 'react';
import { graphql } from '../gql/index.ts';
import type { MemberOrder, MembersQuery, RoleFilter } from '../gql/graphql.ts';
import type { Params } from '../routes.tsx';
import { Field, Select } from '../ui/form.tsx';
import { More, Note, Person, Time, wordOf } from '../ui/pieces.tsx';
import { Screen, Title } from '../ui/screen.tsx';

const Members = graphql(`
  query Members(
    $organization: ID!, $orderBy: MemberOrder!, $filter: MemberFilter!, $after: String,
    $shell: Boolean!
  ) {
    ...ShellParts @include(if: $shell)
    organization(id: $organization) {
      id
      members(orderBy: $orderBy, filter: $filter, first: 20, after: $after) {
        totalCount
        pageInfo { hasNextPage endCursor }
        nodes { id role disabled joinedAt lastSeenAt teamCount user { id displayName email } }
      }
    }
  }
`);

const ROLES = {
  ALL: 'All',
  ADMIN: 'Admin',
  CREATE: 'Create',
  REVIEW: 'Review',
  EDIT: 'Edit',
  COMMENT: 'Comment',
  READ: 'Read',
  GUEST: 'Guest',
} as const satisfies Record<RoleFilter | 'ALL', string>;

const ORDERS = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  name: 'By name',
  seen: 'Last seen first',
};

const SORTS = {
  newest: { field: 'JOINED_AT', direction: 'DESC' },
  oldest: { field: 'JOINED_AT', direction: 'ASC' },
  name: { field: 'NAME', direction: 'ASC' },
  seen: { field: 'LAST_SEEN_AT', direction: 'DESC' },
} as const satisfies Record<keyof typeof ORDERS, MemberOrder>;

export function MembersScreen({ organization }: Params) {
  const [order, setOrder] = useState<keyof typeof ORDERS>('newest');
  const [role, setRole] = useState<keyof typeof ROLES>('ALL');
  const [search, setSearch] = useState<string | null>(null);
  const filter = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSearch(String(new FormData(event.currentTarget).get('search')).trim() || null);
  };
  const conditions = { role: role === 'ALL' ? null : [role], search };
  return (
    <Screen
      query={Members}
      variables={{ organization, orderBy: SORTS[order], filter: conditions }}
      of={(data) => data.organization}
    >
      {({ members }, { more, errorOf }) => (
        <>
          <Title>Members</Title>
          <form className="filters" onSubmit={filter}>
            <Field label="Name or e-mail" name="search" maxLength={255} />
            <Select label="Role" value={role} options={ROLES} onChange={setRole} />
            <Select label="Order" value={order} options={ORDERS} onChange={setOrder} />
            <button type="submit">Filter</button>
          </form>
          {members === null && <p className="empty">{errorOf('members')}</p>}
          {members?.nodes.length === 0 && <p className="empty">Nobody matches.</p>}
          {members && (
            <>
              <Note>{members.totalCount} in all</Note>
              <MemberTable members={members.nodes} />
              <More info={members.pageInfo} onMore={more} />
            </>
          )}
        </>
      )}
    </Screen>
  );
}

type Organization = NonNullable<MembersQuery['organization']>;
type Member = NonNullable<Organization['members']>['nodes'][number];

function MemberTable({ members }: { members: readonly Member[] }) {
  return (
    <table className="list">
      <thead>
        <tr>
          {['Name', 'Role', 'Teams', 'Joined', 'Last seen'].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {members.map(({ id, user, role, disabled, teamCount, joinedAt, lastSeenAt }) => (
          <tr key={id}>
            <th scope="row">
              <Person name={user.displayName}>{user.email}</Person>
            </th>
            <td>{disabled ? 'Disabled' : role === null ? 'Guest' : wordOf(role)}</td>
            <td>{teamCount}</td>
            <td>
              <Time value={joinedAt} />
            </td>
            <td>{lastSeenAt === null ? 'Never' : <Time value={lastSeenAt} />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
