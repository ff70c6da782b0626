// Search in an organization.
import { Link, useSearch } from 'wouter';
import { graphql } from '../gql/index.ts';
import { paths } from '../paths.ts';
import { Empty, Loaded, Title, useScreen } from '../ui/screen.tsx';

const Search = graphql(`
  query Search($organization: ID!, $query: String!, $shell: Boolean!) {
    ...ShellParts @include(if: $shell)
    organization(id: $organization) {
      id
      search(query: $query, first: 20) {
        nodes {
          spaceId
          title
          pages {
            pageId
            title
            sections {
              key
              title
              path
              body
              urls {
                app
              }
            }
          }
        }
      }
    }
  }
`);

export function SearchScreen({ organization }: { organization: string }) {
  const query = new URLSearchParams(useSearch()).get('q') ?? '';
  const state = useScreen(Search, { organization, query });
  return (
    <Loaded state={state} of={(data) => data.organization}>
      {({ search }) => (
        <>
          <Title>{`Results for “${query}”`}</Title>
          {search.nodes.length === 0 ? <Empty>Nothing matches. Try fewer words.</Empty> : null}
          {search.nodes.map((space) => (
            <section key={space.spaceId} aria-label={space.title}>
              <h2>{space.title}</h2>
              <ul className="cards">
                {space.pages.map((page) => (
                  <li key={page.pageId} className="card">
                    <p>
                      <Link href={paths.page({ organization, space: space.spaceId }, page.pageId)}>
                        {page.title}
                      </Link>
                    </p>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </>
      )}
    </Loaded>
  );
}
