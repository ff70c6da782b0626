// The revisions of a space, and one of them with its changes.
import { useState } from 'react';
import { Link } from 'wouter';
import { graphql } from '../gql/index.ts';
import { type InSpace, paths } from '../paths.ts';
import { Changes } from '../ui/diff.tsx';
import { Badge, type Cursor, Pager, Time, wordOf } from '../ui/pieces.tsx';
import { Empty, Loaded, Title, useScreen } from '../ui/screen.tsx';
import { PageNav, SpaceFrame } from './space-frame.tsx';

const PAGE_SIZE = 20;

const History = graphql(`
  query History(
    $organization: ID!
    $space: ID!
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
      revisions(first: $first, after: $after, last: $last, before: $before) {
        pageInfo {
          hasNextPage
          hasPreviousPage
          startCursor
          endCursor
        }
        nodes {
          id
          revisionId
          type
          message
          createdAt
          author {
            id
            displayName
          }
          mergedFrom {
            id
            number
            subject
          }
        }
      }
    }
  }
`);

export function HistoryScreen(at: InSpace) {
  const [page, setPage] = useState<Cursor>({ first: PAGE_SIZE });
  const state = useScreen(History, { ...at, ...page });
  return (
    <Loaded state={state} of={(data) => data.space}>
      {(space) => (
        <SpaceFrame organization={at.organization} space={space}>
          <Title>History</Title>
          <ol className="cards" reversed>
            {space.revisions.nodes.map((revision) => (
              <li key={revision.id} className="card">
                <p>
                  <Link href={paths.revision(at, revision.revisionId)}>
                    {revision.message ?? revision.mergedFrom?.subject ?? wordOf(revision.type)}
                  </Link>{' '}
                  <Badge value={revision.type} />
                </p>
                <p className="note">
                  {revision.author ? `${revision.author.displayName} · ` : ''}
                  <Time value={revision.createdAt} />
                  {revision.mergedFrom ? ` · #${revision.mergedFrom.number}` : ''}
                </p>
              </li>
            ))}
          </ol>
          <Pager info={space.revisions.pageInfo} size={PAGE_SIZE} onTurn={setPage} />
        </SpaceFrame>
      )}
    </Loaded>
  );
}

const Revision = graphql(`
  query Revision($organization: ID!, $revision: ID!, $shell: Boolean!) {
    ...ShellParts @include(if: $shell)
    revision(id: $revision) {
      id
      type
      message
      createdAt
      author {
        id
        displayName
      }
      ...PageTree
      space {
        id
        ...SpaceHead
      }
      changes(first: 100) {
        totalCount
        nodes {
          key
          ...ChangeParts
        }
      }
    }
  }
`);

export function RevisionScreen({ revision: id, ...at }: InSpace & { readonly revision: string }) {
  const { organization } = at;
  const state = useScreen(Revision, { organization, revision: id });
  const pagePath = (page: string) => paths.pageOfRevision(at, id, page);
  return (
    <Loaded state={state} of={(data) => data.revision}>
      {(revision) => (
        <SpaceFrame
          organization={organization}
          space={revision.space}
          aside={<PageNav revision={revision} pagePath={pagePath} />}
        >
          <div className="headline">
            <Title>{revision.message ?? wordOf(revision.type)}</Title>
            <Badge value={revision.type} />
          </div>
          <p className="note">
            {revision.author ? `${revision.author.displayName} · ` : ''}
            <Time value={revision.createdAt} />
          </p>
          {revision.changes.nodes.length === 0 ? <Empty>It changes nothing.</Empty> : null}
          <Changes changes={revision.changes.nodes} pagePath={pagePath} />
          {revision.changes.totalCount > revision.changes.nodes.length ? (
            <p className="note">The first 100 of {revision.changes.totalCount} changes.</p>
          ) : null}
        </SpaceFrame>
      )}
    </Loaded>
  );
}
