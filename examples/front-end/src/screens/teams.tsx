// The teams of an organization, sorted, and the members of one.
import { useState } from 'react';
import { Link } from 'wouter';
import type { TeamOrder } from '../gql/graphql.ts';
import { graphql } from '../gql/index.ts';
import { paths } from '../paths.ts';
import type { Params } from '../routes.tsx';
import { Select } from '../ui/form.tsx';
import { Cards, More, Note, Person, wordOf } from '../ui/pieces.tsx';
import { Screen, Title } from '../ui/screen.tsx';

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

const ORDERS = { title: 'By title', newest: 'Newest first' };

const SORTS = {
  title: { field: 'TITLE', direction: 'ASC' },
  newest: { field: 'CREATED_AT', direction: 'DESC' },
} as const satisfies Record<keyof typeof ORDERS, TeamOrder>;

export function TeamsScreen({ organization }: Params) {
  const [order, setOrder] = useState<keyof typeof ORDERS>('title');
  const variables = { organization, orderBy: SORTS[order] };
  return (
    <Screen query={Teams} variables={variables} of={(data) => data.organization}>
      {({ teams }, { more }) => (
        <>
          <Title>Teams</Title>
          <div className="filters">
            <Select label="Order" value={order} options={ORDERS} onChange={setOrder} />
          </div>
          <Cards items={teams.nodes} isGrid empty="There is no team that you can see.">
            {({ id, title, memberCount, spaceCount }) => (
              <>
                <Link href={paths.team(organization, id)}>{title}</Link>
                <Note>
                  Members: {memberCount} · spaces: {spaceCount}
                </Note>
              </>
            )}
          </Cards>
          <More info={teams.pageInfo} onMore={more} />
        </>
      )}
    </Screen>
  );
}

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

export function TeamScreen({ organization, id }: Params) {
  return (
    <Screen query={Team} variables={{ organization, id }} of={(data) => data.team}>
      {({ title, memberCount, members }, { more }) => (
        <>
          <Title>{title}</Title>
          <Note>{memberCount} members</Note>
          <Cards items={members.nodes}>
            {({ membership, member: { user } }) => (
              <Person name={user.displayName}>
                {user.email} · {wordOf(membership.role)}
              </Person>
            )}
          </Cards>
          <More info={members.pageInfo} onMore={more} />
        </>
      )}
    </Screen>
  );
}
