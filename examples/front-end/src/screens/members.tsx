// The members and the teams of an organization, sorted and filtered, page by page.
import { Link } from 'wouter';
import { graphql } from '../gql/index.ts';
import type { MemberOrder, MembersQuery, RoleFilter as Role, TeamOrder } from '../gql/graphql.ts';
import { Field, Filters, Select } from '../ui/form.tsx';
import { Button, Note, Person, Time, wordOf } from '../ui/pieces.tsx';
import { List, More, screen, Title, useTools } from '../ui/screen.tsx';

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

const ROLES: readonly Role[] = ['ADMIN', 'CREATE', 'REVIEW', 'EDIT', 'COMMENT', 'READ', 'GUEST'];

const MEMBER_ORDERS: Readonly<Record<string, MemberOrder>> = {
  NEWEST_FIRST: { field: 'JOINED_AT', direction: 'DESC' },
  OLDEST_FIRST: { field: 'JOINED_AT', direction: 'ASC' },
  BY_NAME: { field: 'NAME', direction: 'ASC' },
  LAST_SEEN_FIRST: { field: 'LAST_SEEN_AT', direction: 'DESC' },
};

screen('/o/:organization/members', Members, {
  variables: (search) => {
    const role = ROLES.find((name) => name === search.get('role'));
    const filter = { search: search.get('name') || null, ...(role && { role: [role] }) };
    return { filter, orderBy: MEMBER_ORDERS[search.get('order') ?? ''] ?? {} };
  },
  of: ({ organization }) => organization,
  show: (organization, _, search) => (
    <>
      <Title text="Members" />
      <Filters>
        <Field label="Name or e-mail" name="name" defaultValue={search.get('name') ?? ''} />
        <Select label="Role" name="role" options={['ALL', ...ROLES]} />
        <Select label="Order" name="order" options={Object.keys(MEMBER_ORDERS)} />
        <Button>Filter</Button>
      </Filters>
      <MemberTable {...organization} />
    </>
  ),
});

function MemberTable({ members }: NonNullable<MembersQuery['organization']>) {
  const { errorOf } = useTools();
  if (!members?.nodes.length)
    return <p className="empty">{members ? 'Nobody matches.' : errorOf('members')}</p>;
  return (
    <>
      <Note>{members.totalCount} in all</Note>
      <table>
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
          {members.nodes.map(({ id, user, role, disabled, teamCount, joinedAt, lastSeenAt }) => (
            <tr key={id}>
              <th scope="row">
                <Person name={user.displayName}>{user.email}</Person>
              </th>
              <td>{disabled ? 'Disabled' : wordOf(role ?? 'GUEST')}</td>
              <td>{teamCount}</td>
              <td>
                <Time value={joinedAt} />
              </td>
              <td>{lastSeenAt === null ? 'Never' : <Time value={lastSeenAt} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <More of={members} />
    </>
  );
}

const Teams = graphql(`
  query Teams($organization: ID!, $orderBy: TeamOrder!, $after: String, $shell: Boolean!) {
    ...ShellParts @include(if: $shell)
    organization(id: $organization) {
      id
      teams(orderBy: $orderBy, first: 20, after: $after) {
        pageInfo { hasNextPage endCursor }
        nodes { id title memberCount spaceCount }
      }
    }
  }
`);

const TEAM_ORDERS: Readonly<Record<string, TeamOrder>> = {
  BY_TITLE: { field: 'TITLE', direction: 'ASC' },
  NEWEST_FIRST: { field: 'CREATED_AT', direction: 'DESC' },
};

screen('/o/:organization/teams', Teams, {
  variables: (search) => ({ orderBy: TEAM_ORDERS[search.get('order') ?? 'BY_TITLE'] ?? {} }),
  of: ({ organization }) => organization?.teams,
  show: (teams) => (
    <>
      <Title text="Teams" />
      <Filters>
        <Select label="Order" name="order" options={Object.keys(TEAM_ORDERS)} />
      </Filters>
      <List of={teams} isGrid empty="There is no team that you can see.">
        {({ id, title, memberCount, spaceCount }) => (
          <>
            <Link href={`/teams/${id}`}>{title}</Link>
            <Note>
              Members: {memberCount} · spaces: {spaceCount}
            </Note>
          </>
        )}
      </List>
    </>
  ),
});

const Team = graphql(`
  query Team($organization: ID!, $id: ID!, $after: String, $shell: Boolean!) {
    ...ShellParts @include(if: $shell)
    team(id: $id) {
      id title memberCount
      members(first: 20, after: $after) {
        pageInfo { hasNextPage endCursor }
        nodes { id membership { role } member { id user { id displayName email } } }
      }
    }
  }
`);

screen('/o/:organization/teams/:id', Team, {
  of: ({ team }) => team,
  show: ({ title, memberCount, members }) => (
    <>
      <Title text={title} />
      <Note>{memberCount} members</Note>
      <List of={members} empty="The team has no members yet.">
        {({ membership, member: { user } }) => (
          <Person name={user.displayName}>
            {user.email} · {wordOf(membership.role)}
          </Person>
        )}
      </List>
    </>
  ),
});
