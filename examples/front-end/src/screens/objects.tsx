// Other objects with an address: files, sites, OpenAPI specs, integrations and installations.
import { Link } from 'wouter';
import { graphql } from '../gql/index.ts';
import { ContentLink, Note } from '../ui/pieces.tsx';
import { List, screen, Title } from '../ui/screen.tsx';

const File = graphql(`
  query File($organization: ID!, $space: ID!, $id: ID!, $shell: Boolean!) {
    ...ShellParts @include(if: $shell)
    space(id: $space) {
      ...SpaceHead
      revision { id file(id: $id) { id name contentType size downloadUrl } }
    }
  }
`);

screen('/o/:organization/s/:space/f/:id', File, {
  of: ({ space }) => space?.revision?.file,
  show: ({ name, contentType, size, downloadUrl }) => (
    <>
      <Title text={name} />
      <Note>
        {contentType}, {size.toLocaleString()} bytes · <a href={downloadUrl}>Download</a>
      </Note>
      {contentType.startsWith('image/') && <img src={downloadUrl} alt={name} />}
    </>
  ),
});

const Site = graphql(`
  query Site($organization: ID!, $id: ID!, $shell: Boolean!) {
    ...ShellParts @include(if: $shell)
    site(id: $id) {
      id title visibility
      urls { published }
      siteSpaces(first: 100) { nodes { id space { id spaceId title emoji } } }
    }
  }
`);

screen('/o/:organization/sites/:id', Site, {
  of: ({ site }) => site,
  show: ({ title, visibility, urls, siteSpaces }) => (
    <>
      <Title text={title} badges={[urls.published ? 'PUBLISHED' : 'UNPUBLISHED', visibility]} />
      {urls.published && <a href={urls.published}>{urls.published}</a>}
      <h2>Spaces</h2>
      <List of={siteSpaces} isGrid empty="The site has no spaces yet.">
        {({ space }) => space && <ContentLink {...space} id={space.spaceId} />}
      </List>
    </>
  ),
});

// `urls.app` names a spec by its slug, and the schema finds specs by id or in their list.
const Specs = graphql(`
  query Specs($organization: ID!, $shell: Boolean!) {
    ...ShellParts @include(if: $shell)
    organization(id: $organization) {
      id
      openAPISpecs(first: 1000) {
        nodes { id slug sourceUrl processingState lastProcessErrorMessage updatedAt }
      }
    }
  }
`);

screen('/o/:organization/openapi/:id', Specs, {
  of: ({ organization }, { id }) =>
    organization?.openAPISpecs?.nodes.find(({ slug }) => slug === id),
  show: ({ slug, processingState, sourceUrl, lastProcessErrorMessage, updatedAt }) => (
    <>
      <Title text={slug} badges={[processingState]} />
      <p>{sourceUrl ?? 'The document was sent as text.'}</p>
      {lastProcessErrorMessage && <p className="problems">{lastProcessErrorMessage}</p>}
      <Note time={updatedAt}>Changed</Note>
    </>
  ),
});

const Integration = graphql(`
  query Integration($id: String!) {
    integration(name: $id) { id title description version visibility updatedAt }
  }
`);

screen('/integrations/:id', Integration, {
  of: ({ integration }) => integration,
  show: ({ title, description, version, visibility, updatedAt }) => (
    <>
      <Title text={title} badges={[visibility]} />
      <p className="lead">{description}</p>
      <Note time={updatedAt}>Version {version},</Note>
    </>
  ),
});

const Installation = graphql(`
  query Installation($organization: ID!, $id: ID!, $shell: Boolean!) {
    ...ShellParts @include(if: $shell)
    integrationInstallation(id: $id) {
      id status apiScopes createdAt
      integration { id name title description }
    }
  }
`);

screen('/o/:organization/integrations/:name/installations/:id', Installation, {
  of: ({ integrationInstallation }) => integrationInstallation,
  show: ({ status, apiScopes, createdAt, integration }) => (
    <>
      <Title text={integration.title} badges={[status]} />
      <p className="lead">{integration.description}</p>
      <Note time={createdAt}>Scopes: {apiScopes.join(', ') || 'none'}. Installed</Note>
      <Link href={`~/app/integrations/${integration.name}`}>About the integration</Link>
    </>
  ),
});
