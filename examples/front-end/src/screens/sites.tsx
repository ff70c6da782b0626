// A site with its spaces, and an OpenAPI spec with its versions.
import { Link } from 'wouter';
import { graphql } from '../gql/index.ts';
import { paths } from '../paths.ts';
import { Badge, Time } from '../ui/pieces.tsx';
import { Empty, Failure, Loaded, Title, useScreen } from '../ui/screen.tsx';

const Site = graphql(`
  query Site($organization: ID!, $site: ID!, $shell: Boolean!) {
    ...ShellParts @include(if: $shell)
    site(id: $site) {
      id
      title
      visibility
      published
      urls {
        published
      }
      siteSpaces(first: 100) {
        nodes {
          id
          title
          space {
            id
            spaceId
            title
            emoji
          }
        }
      }
    }
  }
`);

export function SiteScreen({ organization, site: id }: { organization: string; site: string }) {
  const state = useScreen(Site, { organization, site: id });
  return (
    <Loaded state={state} of={(data) => data.site}>
      {({ title, visibility, published, urls, siteSpaces }) => (
        <>
          <div className="headline">
            <Title>{title}</Title>
            <Badge value={published ? 'PUBLISHED' : 'DRAFT'} /> <Badge value={visibility} />
          </div>
          {urls.published ? (
            <p>
              <a href={urls.published} rel="noreferrer">
                {urls.published}
              </a>
            </p>
          ) : null}
          {siteSpaces.nodes.length === 0 ? <Empty>The site has no spaces yet.</Empty> : null}
          <ul className="cards grid">
            {siteSpaces.nodes.map(({ id: siteSpaceId, title: shown, space }) => (
              <li key={siteSpaceId} className="card">
                <Link href={paths.space({ organization, space: space.spaceId })}>
                  <span aria-hidden="true">{space.emoji} </span>
                  {shown ?? space.title}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </Loaded>
  );
}

// `urls.app` names a spec by its slug, and the schema finds specs by id or in their list.
const Spec = graphql(`
  query Spec($organization: ID!, $shell: Boolean!) {
    ...ShellParts @include(if: $shell)
    organization(id: $organization) {
      id
      openAPISpecs(first: 1000) {
        nodes {
          id
          slug
          sourceURL
          processingState
          lastProcessedAt
          lastProcessErrorMessage
          latestVersion {
            id
            number
            createdAt
          }
        }
      }
    }
  }
`);

export function SpecScreen({ organization, slug }: { organization: string; slug: string }) {
  const state = useScreen(Spec, { organization });
  return (
    <Loaded state={state} of={(data) => data.organization?.openAPISpecs}>
      {({ nodes }) => {
        const spec = nodes.find((one) => one.slug === slug);
        if (!spec) return <Failure error={undefined} />;
        const { processingState, sourceURL, lastProcessedAt, latestVersion } = spec;
        return (
          <>
            <div className="headline">
              <Title>{slug}</Title>
              <Badge value={processingState} />
            </div>
            <p>{sourceURL ?? 'The document was sent as text.'}</p>
            {spec.lastProcessErrorMessage ? (
              <p className="problems">{spec.lastProcessErrorMessage}</p>
            ) : null}
            <p className="note">
              {latestVersion ? (
                <>
                  Version {latestVersion.number}, <Time value={latestVersion.createdAt} />
                </>
              ) : (
                'There is no version yet.'
              )}
              {lastProcessedAt ? (
                <>
                  {' '}
                  · read <Time value={lastProcessedAt} />
                </>
              ) : null}
            </p>
          </>
        );
      }}
    </Loaded>
  );
}
