// An integration, and one of its installations in an organization.
import { useQuery } from '@apollo/client/react';
import { Link } from 'wouter';
import { graphql } from '../gql/index.ts';
import { Badge, Time } from '../ui/pieces.tsx';
import { Empty, Loaded, Title, useScreen } from '../ui/screen.tsx';

const Integration = graphql(`
  query Integration($name: String!) {
    integration(name: $name) {
      id
      title
      description
      version
      visibility
      updatedAt
      categories
    }
  }
`);

export function IntegrationScreen({ name }: { name: string }) {
  const { data, error, loading, refetch } = useQuery(Integration, { variables: { name } });
  return (
    <Loaded state={{ data, error, busy: loading, refetch }} of={(all) => all?.integration}>
      {({ title = '', description, version, visibility = '', updatedAt = '' }) => (
        <>
          <div className="headline">
            <Title>{title}</Title>
            <Badge value={visibility} />
          </div>
          <p className="lead">{description}</p>
          <p className="note">
            Version {version}, <Time value={updatedAt} />
          </p>
          <p>
            <Link href="/">Your organizations</Link>
          </p>
        </>
      )}
    </Loaded>
  );
}

const Installation = graphql(`
  query Installation($organization: ID!, $installation: ID!, $shell: Boolean!) {
    ...ShellParts @include(if: $shell)
    integrationInstallation(id: $installation) {
      id
      status
      apiScopes
      createdAt
      createdBy {
        id
        displayName
      }
      integration {
        id
        name
        title
        description
      }
    }
  }
`);

interface InstallationProps {
  readonly organization: string;
  readonly installation: string;
}

export function InstallationScreen({ organization, installation }: InstallationProps) {
  const state = useScreen(Installation, { organization, installation });
  return (
    <Loaded state={state} of={(data) => data.integrationInstallation}>
      {({ status, apiScopes, createdAt, createdBy, integration }) => (
        <>
          <div className="headline">
            <Title>{integration.title}</Title>
            <Badge value={status} />
          </div>
          <p className="lead">{integration.description}</p>
          <p className="note">
            Installed by {createdBy?.displayName ?? 'an admin'}, <Time value={createdAt} />
          </p>
          <h2>Scopes</h2>
          {apiScopes.length === 0 ? <Empty>Its tokens have no scopes.</Empty> : null}
          <ul>
            {apiScopes.map((scope) => (
              <li key={scope}>
                <code>{scope}</code>
              </li>
            ))}
          </ul>
          <Link href={`/integrations/${integration.name}`}>About the integration</Link>
        </>
      )}
    </Loaded>
  );
}
