// The revisions of a space, and one of them with its changes.
import { Link } from 'wouter';
import { graphql } from '../gql/index.ts';
import { paths } from '../paths.ts';
import type { Params } from '../routes.tsx';
import { Changes } from '../ui/diff.tsx';
import { Badge, Cards, More, Note, Time, wordOf } from '../ui/pieces.tsx';
import { Screen, Title } from '../ui/screen.tsx';
import { PageNav, SpaceFrame } from './space-frame.tsx';

const History = graphql(`
  query History($organization: ID!, $space: ID!, $after: String, $shell: Boolean!) {
    ...ShellParts @include(if: $shell)
    space(id: $space) {
      id
      ...SpaceHead
      revisions(first: 20, after: $after) {
        pageInfo { hasNextPage endCursor }
        nodes {
          id revisionId type message createdAt
          author { id displayName }
          mergedFrom { id number subject }
        }
      }
    }
  }
`);

export function HistoryScreen({ organization, space }: Params) {
  const at = { organization, space };
  return (
    <Screen query={History} variables={at} of={(data) => data.space}>
      {(found, { more }) => (
        <SpaceFrame organization={organization} space={found}>
          <Title>History</Title>
          <Cards items={found.revisions.nodes}>
            {({ revisionId, type, message, createdAt, author, mergedFrom }) => (
              <>
                <Link href={paths.revision(at, revisionId)}>
                  {message ?? mergedFrom?.subject ?? wordOf(type)}
                </Link>{' '}
                <Badge value={type} />
                <Note>
                  {author && `${author.displayName} · `}
                  <Time value={createdAt} /> {mergedFrom && `· #${mergedFrom.number}`}
                </Note>
              </>
            )}
          </Cards>
          <More info={found.revisions.pageInfo} onMore={more} />
        </SpaceFrame>
      )}
    </Screen>
  );
}

const Revision = graphql(`
  query Revision($organization: ID!, $id: ID!, $shell: Boolean!) {
    ...ShellParts @include(if: $shell)
    revision(id: $id) {
      id type message createdAt
      author { id displayName }
      ...PageTree
      space { id ...SpaceHead }
      changes(first: 100) { ...ChangeParts }
    }
  }
`);

export function RevisionScreen({ organization, space, id }: Params) {
  const pagePath = (page: string) => paths.oldPage({ organization, space }, id, page);
  return (
    <Screen query={Revision} variables={{ organization, id }} of={(data) => data.revision}>
      {(revision) => (
        <SpaceFrame
          organization={organization}
          space={revision.space}
          tree={<PageNav revision={revision} pagePath={pagePath} />}
        >
          <Title>{revision.message ?? wordOf(revision.type)}</Title>
          <Note>
            {revision.author && `${revision.author.displayName} · `}
            <Time value={revision.createdAt} />
          </Note>
          <h2>Changes</h2>
          <Changes changes={revision.changes} pagePath={pagePath} />
        </SpaceFrame>
      )}
    </Screen>
  );
}
