// The teams of an organization, and the members of one.
import { Link } from 'wouter';
import { graphql } from '../gql/index.ts';
import { paths } from '../paths.ts';
import type { Params } from '../routes.tsx';
import { Cards, More, Note, Person, wordOf } from '../ui/pieces.tsx';
import { Screen, Title } from '../ui/screen.tsx';

const Teams = graphql(`
  query Teams($organization: ID!, $after: String, $shell: Boolean!) {
    ...ShellParts @include(if: $shell)
    organization(id: $organization) {
      id
      teams(first: 20, after: $after) {
        pageInfo { hasNextPage endCursor }
        nodes { id title memberCount spaceCount }
      }
    }
  }
`);

export function TeamsScreen({ organization }: Params) {
  return (
    <Screen query={Teams} variables={{ organization }} of={(data) => data.organization}>
      {({ teams }, { more }) => (
        <>
          <Title>Teams</Title>
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
