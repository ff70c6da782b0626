// Search in an organization, with the matches highlighted.
import type { ReactNode } from 'react';
import { Link, useSearch } from 'wouter';
import { graphql } from '../gql/index.ts';
import { paths } from '../paths.ts';
import type { Params } from '../routes.tsx';
import { Cards } from '../ui/pieces.tsx';
import { Screen, Title } from '../ui/screen.tsx';

const Search = graphql(`
  query Search($organization: ID!, $query: String!, $shell: Boolean!) {
    ...ShellParts @include(if: $shell)
    organization(id: $organization) {
      id
      search(query: $query, first: 20) {
        nodes {
          space { id title emoji }
          pages {
            pageId title
            titleHighlights { start end }
            sections {
              key title anchor body
              titleHighlights { start end }
              bodyHighlights { start end }
            }
          }
        }
      }
    }
  }
`);

export function SearchScreen({ organization }: Params) {
  const query = new URLSearchParams(useSearch()).get('q') ?? '';
  return (
    <Screen
      query={Search}
      variables={{ organization, query }}
      of={(data) => data.organization?.search.nodes}
    >
      {(results) => (
        <>
          <Title>{`Results for “${query}”`}</Title>
          {results.length === 0 && <p className="empty">Nothing matches. Try fewer words.</p>}
          {results.map(({ space, pages }) => (
            <section key={space.id} aria-label={space.title}>
              <h2>
                <span aria-hidden="true">{space.emoji} </span>
                {space.title}
              </h2>
              <Cards items={pages.map((page) => ({ ...page, id: page.pageId }))}>
                {({ id, title, titleHighlights, sections }) => (
                  <>
                    <Link href={paths.page({ organization, space: space.id }, id)}>
                      <Highlighted text={title} ranges={titleHighlights} />
                    </Link>
                    {sections.map(({ key, anchor, body, bodyHighlights, ...section }) => (
                      <p key={key} className="match">
                        {anchor && (
                          <Link href={paths.page({ organization, space: space.id }, id, anchor)}>
                            <Highlighted text={section.title} ranges={section.titleHighlights} />
                          </Link>
                        )}{' '}
                        <Highlighted text={body} ranges={bodyHighlights} />
                      </p>
                    ))}
                  </>
                )}
              </Cards>
            </section>
          ))}
        </>
      )}
    </Screen>
  );
}

interface HighlightedProps {
  readonly text: string;
  readonly ranges: readonly { readonly start: number; readonly end: number }[];
}

function Highlighted({ text, ranges }: HighlightedProps) {
  let from = 0;
  const parts: ReactNode[] = [];
  for (const { start, end } of ranges) {
    parts.push(text.slice(from, start), <mark key={start}>{text.slice(start, end)}</mark>);
    from = end;
  }
  return [...parts, text.slice(from)];
}
