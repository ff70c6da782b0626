// The organizations of the viewer, the first screen of one, search in it, and a collection.
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { graphql } from '../gql/index.ts';
import { endSession } from '../session.ts';
import { Button, ContentLink, Named, Note, ThemeSwitch } from '../ui/pieces.tsx';
import { List, screen, Title } from '../ui/screen.tsx';
import { ChangeRequestItem } from './change-requests.tsx';
import { Bell } from './notifications.tsx';

const Organizations = graphql(`
  query Organizations {
    viewer {
      id displayName email unreadNotificationCount
      organizations(first: 100) { nodes { id title } }
      recentSpaces(first: 6) { nodes { id title emoji organizationId } }
      reviewRequests(first: 10) { nodes { ...ChangeRequestItem } }
      changeRequests(first: 9, filter: { status: [DRAFT, OPEN] }) { nodes { ...ChangeRequestItem } }
    }
  }
`);

screen('/', Organizations, {
  of: ({ viewer }) => viewer,
  show: ({ displayName, email, organizations, ...lists }) => (
    <>
      <Title text="Your organizations">
        <Bell count={lists.unreadNotificationCount} />
      </Title>
      <Note>
        Signed in as {displayName} ({email}).
      </Note>
      <List of={organizations} empty="You are in none yet. Open the link of an invite.">
        {({ id, title }) => <Link href={`/o/${id}`}>{title}</Link>}
      </List>
      <h2>Recent spaces</h2>
      <List of={lists.recentSpaces} isGrid empty="You have not worked in any yet.">
        {({ id, organizationId, ...space }) => (
          <Link href={`/o/${organizationId}/s/${id}`}>
            <Named {...space} />
          </Link>
        )}
      </List>
      <h2>Waiting for your review</h2>
      <List of={lists.reviewRequests} empty="Nobody waits for your review.">
        {ChangeRequestItem}
      </List>
      <h2>Your change requests</h2>
      <List of={lists.changeRequests} empty="None of yours is in progress.">
        {ChangeRequestItem}
      </List>
      <p className="actions">
        <Button onClick={endSession}>Sign out</Button>
        <ThemeSwitch />
      </p>
    </>
  ),
});

const Home = graphql(`
  query Home($organization: ID!, $shell: Boolean!) {
    ...ShellParts @include(if: $shell)
    organization(id: $organization) {
      id title
      spaces(first: 12) { nodes { id title emoji updatedAt } }
      changeRequests(first: 10, filter: { status: OPEN }) { nodes { ...ChangeRequestItem } }
    }
  }
`);

screen('/o/:organization', Home, {
  of: ({ organization }) => organization,
  show: ({ title, spaces, changeRequests }) => (
    <>
      <Title text={title} />
      <h2>Spaces</h2>
      <List of={spaces} isGrid empty="There is no space that you can read.">
        {(space) => (
          <>
            <ContentLink {...space} />
            <Note time={space.updatedAt}>Changed</Note>
          </>
        )}
      </List>
      <h2>Open change requests</h2>
      <List of={changeRequests} empty="None waits for a review.">
        {ChangeRequestItem}
      </List>
    </>
  ),
});

const Search = graphql(`
  query Search($organization: ID!, $query: String!, $shell: Boolean!) {
    ...ShellParts @include(if: $shell)
    organization(id: $organization) {
      id
      search(query: $query, first: 20) {
        nodes {
          space { id title emoji }
          pages {
            pageId title titleHighlights { start end }
            sections {
              key title anchor body titleHighlights { start end } bodyHighlights { start end }
            }
          }
        }
      }
    }
  }
`);

screen('/o/:organization/search', Search, {
  variables: (search) => ({ query: search.get('q') ?? '' }),
  of: ({ organization }) => organization?.search?.nodes,
  show: (results, _, search) => (
    <>
      <Title text={`Results for “${search.get('q')}”`} />
      {results.length === 0 && <p className="empty">Nothing matches. Try fewer words.</p>}
      {results.map(({ space, pages }) => (
        <section key={space.id} aria-label={space.title}>
          <h2>
            <Named {...space} />
          </h2>
          <List of={{ nodes: pages.map((page) => ({ ...page, id: page.pageId })) }}>
            {({ id, title, titleHighlights, sections }) => (
              <>
                <Link href={`/s/${space.id}/p/${id}`}>
                  <Highlighted text={title} ranges={titleHighlights} />
                </Link>
                {sections.map(({ key, anchor, body, bodyHighlights, ...section }) => (
                  <p key={key} className="match">
                    {anchor && (
                      <Link href={`/s/${space.id}/p/${id}#${anchor}`}>
                        <Highlighted text={section.title} ranges={section.titleHighlights} />
                      </Link>
                    )}{' '}
                    <Highlighted text={body} ranges={bodyHighlights} />
                  </p>
                ))}
              </>
            )}
          </List>
        </section>
      ))}
    </>
  ),
});

type Range = { start: number; end: number };

function Highlighted({ text, ranges }: { text: string; ranges: readonly Range[] }) {
  let from = 0;
  const parts: ReactNode[] = [];
  for (const { start, end } of ranges) {
    parts.push(text.slice(from, start), <mark key={start}>{text.slice(start, end)}</mark>);
    from = end;
  }
  return [...parts, text.slice(from)];
}

const Collection = graphql(`
  query Collection($organization: ID!, $id: ID!, $shell: Boolean!) {
    ...ShellParts @include(if: $shell)
    collection(id: $id) {
      id title description
      parent { id title }
      children(first: 1000) { nodes { id title ... on Space { emoji } } }
    }
  }
`);

screen('/o/:organization/c/:id', Collection, {
  of: ({ collection }) => collection,
  show: ({ title, description, parent, children }) => (
    <>
      {parent && <ContentLink {...parent} />}
      <Title text={title} />
      {description && <p className="lead">{description}</p>}
      <List of={children} isGrid empty="The collection is empty.">
        {ContentLink}
      </List>
    </>
  ),
});
