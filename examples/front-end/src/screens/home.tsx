// The organizations of the viewer, the first screen of one, and a collection.
import { Link } from 'wouter';
import { graphql } from '../gql/index.ts';
import { paths } from '../paths.ts';
import type { Params } from '../routes.tsx';
import { endSession } from '../session.ts';
import { Cards, Note, Time } from '../ui/pieces.tsx';
import { Screen, Title } from '../ui/screen.tsx';
import { ThemeSwitch } from '../ui/theme.tsx';
import { ChangeRequestList } from './change-requests.tsx';
import { SpaceLink } from './space-frame.tsx';

const Organizations = graphql(`
  query Organizations {
    viewer { id displayName email }
    organizations(first: 100) { nodes { id title } }
  }
`);

export function OrganizationsScreen() {
  return (
    <Screen query={Organizations} variables={{}} of={(data) => data.organizations.nodes}>
      {(organizations, _, { viewer }) => (
        <>
          <Title>Your organizations</Title>
          <Note>
            Signed in as {viewer.displayName} ({viewer.email}).
          </Note>
          <Cards items={organizations} empty="You are in none yet. Open the link of an invite.">
            {({ id, title }) => <Link href={paths.organization(id)}>{title}</Link>}
          </Cards>
          <p className="actions">
            <button type="button" onClick={endSession}>
              Sign out
            </button>
            <ThemeSwitch />
          </p>
        </>
      )}
    </Screen>
  );
}

const Home = graphql(`
  query Home($organization: ID!, $shell: Boolean!) {
    ...ShellParts @include(if: $shell)
    organization(id: $organization) {
      id title
      spaces(first: 12) { nodes { id title emoji updatedAt } }
      changeRequests(first: 10, filter: { status: OPEN }) { nodes { id ...ChangeRequestRow } }
    }
  }
`);

export function HomeScreen({ organization }: Params) {
  return (
    <Screen query={Home} variables={{ organization }} of={(data) => data.organization}>
      {({ title, spaces, changeRequests }) => (
        <>
          <Title>{title}</Title>
          <h2>Spaces</h2>
          <Cards items={spaces.nodes} isGrid empty="There is no space that you can read.">
            {(space) => (
              <>
                <SpaceLink organization={organization} {...space} />
                <Note>
                  Changed <Time value={space.updatedAt} />
                </Note>
              </>
            )}
          </Cards>
          <h2>Open change requests</h2>
          <ChangeRequestList
            organization={organization}
            rows={changeRequests.nodes}
            empty="None waits for a review."
          />
        </>
      )}
    </Screen>
  );
}

const Collection = graphql(`
  query Collection($organization: ID!, $id: ID!, $shell: Boolean!) {
    ...ShellParts @include(if: $shell)
    collection(id: $id) {
      id title description
      parent { id title }
      children(first: 1000) { nodes { __typename id title ... on Space { emoji } } }
    }
  }
`);

export function CollectionScreen({ organization, id }: Params) {
  return (
    <Screen query={Collection} variables={{ organization, id }} of={(data) => data.collection}>
      {({ title, description, parent, children }) => (
        <>
          {parent && <Link href={paths.collection(organization, parent.id)}>{parent.title}</Link>}
          <Title>{title}</Title>
          {description && <p className="lead">{description}</p>}
          <Cards items={children.nodes} isGrid empty="The collection is empty.">
            {(node) =>
              node.__typename === 'Space' ? (
                <SpaceLink organization={organization} {...node} />
              ) : (
                <Link href={paths.collection(organization, node.id)}>{node.title}</Link>
              )
            }
          </Cards>
        </>
      )}
    </Screen>
  );
}
