// The organizations of the viewer.
import { useQuery } from '@apollo/client/react';
import { Link } from 'wouter';
import { graphql } from '../gql/index.ts';
import { paths } from '../paths.ts';
import { endSession } from '../session.ts';
import { Avatar } from '../ui/pieces.tsx';
import { Empty, Loaded, Title } from '../ui/screen.tsx';
import { ThemeSwitch } from '../ui/theme.tsx';

const Organizations = graphql(`
  query Organizations {
    viewer {
      id
      displayName
      email
    }
    organizations(first: 100) {
      nodes {
        id
        title
      }
    }
  }
`);

export function OrganizationsScreen() {
  const { data, error, loading, refetch } = useQuery(Organizations);
  return (
    <Loaded
      state={{ data, error, busy: loading, refetch }}
      of={(all) => all?.organizations?.nodes}
    >
      {(organizations, all) => (
        <>
          <Title>Your organizations</Title>
          <p className="note">
            Signed in as {all?.viewer?.displayName} ({all?.viewer?.email}).
          </p>
          {organizations.length === 0 ? (
            <Empty>You are in no organization yet. Open the link of an invite to join one.</Empty>
          ) : null}
          <ul className="cards">
            {organizations.map((organization) =>
              organization ? (
                <li key={organization.id} className="card">
                  <Avatar name={organization.title ?? ''} />{' '}
                  <Link href={paths.organization(organization.id ?? '')}>{organization.title}</Link>
                </li>
              ) : null,
            )}
          </ul>
          <p className="actions">
            <button type="button" onClick={endSession}>
              Sign out
            </button>
            <ThemeSwitch />
          </p>
        </>
      )}
    </Loaded>
  );
}
