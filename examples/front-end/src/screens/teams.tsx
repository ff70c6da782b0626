// The teams of an organization, and the members of one.
import { useState } from 'react';
import { Link } from 'wouter';
import { graphql } from '../gql/index.ts';
import { paths } from '../paths.ts';
import { Avatar, type Cursor, Pager, wordOf } from '../ui/pieces.tsx';
import { Empty, Loaded, Title, useScreen } from '../ui/screen.tsx';

const PAGE_SIZE = 20;

const Teams = graphql(`
  query Teams(
    $organization: ID!
    $first: Int
    $after: String
    $last: Int
    $before: String
    $shell: Boolean!
  ) {
    ...ShellParts @include(if: $shell)
    organization(id: $organization) {
      id
      teams(first: $first, after: $after, last: $last, before: $before) {
        totalCount
        pageInfo {
          hasNextPage
          hasPreviousPage
          startCursor
          endCursor
        }
        nodes {
          id
          title
          memberCount
          spaceCount
        }
      }
    }
  }
`);

export function TeamsScreen({ organization }: { organization: string }) {
  const [page, setPage] = useState<Cursor>({ first: PAGE_SIZE });
  const state = useScreen(Teams, { organization, ...page });
  return (
    <Loaded state={state} of={(data) => data.organization}>
      {({ teams }) => (
        <>
          <Title>Teams</Title>
          {teams.nodes.length === 0 ? <Empty>There are no teams that you can see.</Empty> : null}
          <ul className="cards grid">
            {teams.nodes.map(({ id, title, memberCount, spaceCount }) => (
              <li key={id} className="card">
                <Link href={paths.team(organization, id)}>{title}</Link>
                <p className="note">
                  {memberCount} members · {spaceCount} spaces
                </p>
              </li>
            ))}
          </ul>
          <Pager info={teams.pageInfo} size={PAGE_SIZE} onTurn={setPage} />
        </>
      )}
    </Loaded>
  );
}

const Team = graphql(`
  query Team(
    $organization: ID!
    $team: ID!
    $first: Int
    $after: String
    $last: Int
    $before: String
    $shell: Boolean!
  ) {
    ...ShellParts @include(if: $shell)
    team(id: $team) {
      id
      title
      members(first: $first, after: $after, last: $last, before: $before) {
        totalCount
        pageInfo {
          hasNextPage
          hasPreviousPage
          startCursor
          endCursor
        }
        nodes {
          id
          membership {
            role
          }
          member {
            id
            user {
              id
              displayName
              email
            }
          }
        }
      }
    }
  }
`);

export function TeamScreen({ organization, team: id }: { organization: string; team: string }) {
  const [page, setPage] = useState<Cursor>({ first: PAGE_SIZE });
  const state = useScreen(Team, { organization, team: id, ...page });
  return (
    <Loaded state={state} of={(data) => data.team}>
      {({ title, members }) => (
        <>
          <Title>{title}</Title>
          <p className="note">{members.totalCount} members</p>
          <ul className="cards">
            {members.nodes.map(({ id: membershipId, membership, member: { user } }) => (
              <li key={membershipId} className="card by">
                <Avatar name={user.displayName} /> <strong>{user.displayName}</strong>{' '}
                <span className="note">{user.email}</span> {wordOf(membership.role)}
              </li>
            ))}
          </ul>
          <Pager info={members.pageInfo} size={PAGE_SIZE} onTurn={setPage} />
        </>
      )}
    </Loaded>
  );
}
