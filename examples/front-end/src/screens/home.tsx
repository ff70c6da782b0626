// The first screen of an organization: its spaces, and the change requests that wait.
import { Link } from 'wouter';
import { graphql } from '../gql/index.ts';
import { paths } from '../paths.ts';
import { Time } from '../ui/pieces.tsx';
import { Empty, Loaded, Title, useScreen } from '../ui/screen.tsx';
import { ChangeRequestList } from './change-requests.tsx';

const Home = graphql(`
  query Home($organization: ID!, $shell: Boolean!) {
    ...ShellParts @include(if: $shell)
    organization(id: $organization) {
      id
      title
      spaces(first: 12) {
        nodes {
          id
          title
          emoji
          updatedAt
          openChangeRequestCount
        }
      }
      changeRequests(first: 10, status: OPEN) {
        totalCount
        nodes {
          ...ChangeRequestRow
        }
      }
    }
  }
`);

export function HomeScreen({ organization }: { organization: string }) {
  const state = useScreen(Home, { organization });
  return (
    <Loaded state={state} of={(data) => data.organization}>
      {({ title, spaces, changeRequests }) => (
        <>
          <Title>{title}</Title>
          <section aria-labelledby="spaces">
            <h2 id="spaces">Spaces</h2>
            {spaces.nodes.length === 0 ? <Empty>There is no space that you can read.</Empty> : null}
            <ul className="cards grid">
              {spaces.nodes.map((space) => (
                <li key={space.id} className="card">
                  <Link href={paths.space({ organization, space: space.id })}>
                    <span aria-hidden="true">{space.emoji} </span>
                    {space.title}
                  </Link>
                  <p className="note">
                    Changed <Time value={space.updatedAt} dateOnly />
                    {space.openChangeRequestCount > 0
                      ? ` · ${space.openChangeRequestCount} open`
                      : ''}
                  </p>
                </li>
              ))}
            </ul>
          </section>
          <section aria-labelledby="waiting">
            <h2 id="waiting">Open change requests</h2>
            {changeRequests.nodes.length === 0 ? <Empty>None waits for a review.</Empty> : null}
            <ChangeRequestList organization={organization} nodes={changeRequests.nodes} />
          </section>
        </>
      )}
    </Loaded>
  );
}
