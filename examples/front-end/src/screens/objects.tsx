// The other objects that have an address in the app: files, sites, OpenAPI specs, integrations and
// their installations.
import { Link } from 'wouter';
import { graphql } from '../gql/index.ts';
import type { Params } from '../routes.tsx';
import { Badge, Cards, Note, Time } from '../ui/pieces.tsx';
import { Failure, Screen, Title } from '../ui/screen.tsx';
import { SpaceFrame, SpaceLink } from './space-frame.tsx';

const File = graphql(`
  query File($organization: ID!, $space: ID!, $id: ID!, $shell: Boolean!) {
    ...ShellParts @include(if: $shell)
    space(id: $space) {
      id
      ...SpaceHead
      revision { id file(id: $id) { id name contentType size downloadUrl } }
    }
  }
`);

export function FileScreen({ organization, space, id }: Params) {
  return (
    <Screen query={File} variables={{ organization, space, id }} of={(data) => data.space}>
      {({ revision: { file }, ...found }) => (
        <SpaceFrame organization={organization} space={found}>
          {file ? (
            <>
              <Title>{file.name}</Title>
              <Note>
                {file.contentType}, {file.size.toLocaleString()} bytes ·{' '}
                <a href={file.downloadUrl}>Download</a>
              </Note>
              {file.contentType.startsWith('image/') && (
                <img src={file.downloadUrl} alt={file.name} className="file" />
              )}
            </>
          ) : (
            <Failure />
          )}
        </SpaceFrame>
      )}
    </Screen>
  );
}

const Site = graphql(`
  query Site($organization: ID!, $id: ID!, $shell: Boolean!) {
    ...ShellParts @include(if: $shell)
    site(id: $id) {
      id title visibility published
      urls { published }
      siteSpaces(first: 100) { nodes { id space { id spaceId title emoji } } }
    }
  }
`);

export function SiteScreen({ organization, id }: Params) {
  return (
    <Screen query={Site} variables={{ organization, id }} of={(data) => data.site}>
      {({ title, visibility, urls, siteSpaces }) => (
        <>
          <div className="headline">
            <Title>{title}</Title>
            <Badge value={urls.published ? 'PUBLISHED' : 'UNPUBLISHED'} />
            <Badge value={visibility} />
          </div>
          {urls.published && <a href={urls.published}>{urls.published}</a>}
          <h2>Spaces</h2>
          <Cards items={siteSpaces.nodes} isGrid empty="The site has no spaces yet.">
            {({ space }) => <SpaceLink organization={organization} {...space} id={space.spaceId} />}
          </Cards>
        </>
      )}
    </Screen>
  );
}

// `urls.app` names a spec by its slug, and the schema finds specs by id or in their list.
const Specs = graphql(`
  query Specs($organization: ID!, $shell: Boolean!) {
    ...ShellParts @include(if: $shell)
    organization(id: $organization) {
      id
      openAPISpecs(first: 1000) {
        nodes {
          id slug sourceUrl processingState lastProcessErrorMessage
          latestVersion { id number createdAt }
        }
      }
    }
  }
`);

export function SpecScreen({ organization, id: slug }: Params) {
  return (
    <Screen
      query={Specs}
      variables={{ organization }}
      of={(data) => data.organization?.openAPISpecs?.nodes.find((spec) => spec.slug === slug)}
    >
      {({ processingState, sourceUrl, lastProcessErrorMessage, latestVersion }) => (
        <>
          <div className="headline">
            <Title>{slug}</Title>
            <Badge value={processingState} />
          </div>
          <p>{sourceUrl ?? 'The document was sent as text.'}</p>
          {lastProcessErrorMessage && <p className="problems">{lastProcessErrorMessage}</p>}
          {latestVersion && (
            <Note>
              Version {latestVersion.number}, <Time value={latestVersion.createdAt} />
            </Note>
          )}
        </>
      )}
    </Screen>
  );
}

const Integration = graphql(`
  query Integration($name: String!) {
    integration(name: $name) { id title description version visibility updatedAt }
  }
`);

export function IntegrationScreen({ id: name }: Params) {
  return (
    <Screen query={Integration} variables={{ name }} of={(data) => data.integration}>
      {({ title, description, version, visibility, updatedAt }) => (
        <>
          <div className="headline">
            <Title>{title}</Title>
            <Badge value={visibility} />
          </div>
          <p className="lead">{description}</p>
          <Note>
            Version {version}, <Time value={updatedAt} />
          </Note>
          <Link href="/">Your organizations</Link>
        </>
      )}
    </Screen>
  );
}

const Installation = graphql(`
  query Installation($organization: ID!, $id: ID!, $shell: Boolean!) {
    ...ShellParts @include(if: $shell)
    integrationInstallation(id: $id) {
      id status apiScopes createdAt
      integration { id name title description }
    }
  }
`);

export function InstallationScreen({ organization, id }: Params) {
  return (
    <Screen
      query={Installation}
      variables={{ organization, id }}
      of={(data) => data.integrationInstallation}
    >
      {({ status, apiScopes, createdAt, integration }) => (
        <>
          <div className="headline">
            <Title>{integration.title}</Title>
            <Badge value={status} />
          </div>
          <p className="lead">{integration.description}</p>
          <Note>
            Installed <Time value={createdAt} /> · scopes: {apiScopes.join(', ') || 'none'}
          </Note>
          <Link href={`/integrations/${integration.name}`}>About the integration</Link>
        </>
      )}
    </Screen>
  );
}
