// A space, its history, and what its screens share: its name, its tabs, and the tree of pages.
import { useFragment } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { graphql } from '../gql/index.ts';
import type { PageTreeFragment } from '../gql/graphql.ts';
import { Changes } from '../ui/diff.tsx';
import { Badge, ContentLink, Named, NavLink, Note, wordOf } from '../ui/pieces.tsx';
import { List, screen, Title, useAddress, useBase } from '../ui/screen.tsx';
import { ChangeRequestItem } from './change-requests.tsx';

const SpaceHeadParts = graphql(`
  fragment SpaceHead on Space {
    id title emoji openChangeRequestCount
    permissions { comment }
    urls { published }
  }
`);

/** The name and the tabs of a space, which each of its screens selects with `...SpaceHead`. */
export function SpaceHead() {
  const { space: id } = useAddress();
  const from = { __typename: 'Space', id } as const;
  const { data: space, complete } = useFragment({ fragment: SpaceHeadParts, from });
  if (!complete) return null;
  const { openChangeRequestCount: open, permissions, urls } = space;
  return (
    <div className="space-head">
      <ContentLink {...space} />
      <nav aria-label="Space" className="tabs">
        <NavLink href={`/s/${id}`} below={`/s/${id}/p`}>
          Pages
        </NavLink>
        <NavLink href={`/s/${id}/cr`}>Change requests{open > 0 && ` (${open})`}</NavLink>
        <NavLink href={`/s/${id}/history`} below={`/s/${id}/r`}>
          History
        </NavLink>
        {permissions.comment && <NavLink href={`/s/${id}/comments`}>Comments</NavLink>}
        {urls.published && <a href={urls.published}>Published site</a>}
      </nav>
    </div>
  );
}

graphql(`
  fragment PageTree on Revision {
    id
    allPages(limit: 2000) {
      __typename id pageId title emoji depth hidden
      ... on LinkPage { href }
    }
  }
`);

/** The pages of a revision as a list of links, indented by their depth. */
const PageList = ({ allPages }: PageTreeFragment) => (
  <ul className="tree">
    {allPages.map((page) => (
      <li key={page.pageId} style={{ paddingLeft: `${0.9 * Math.min(page.depth, 4)}rem` }}>
        <PageEntry {...page} />
      </li>
    ))}
  </ul>
);

function PageEntry({ emoji, title, hidden, ...page }: PageTreeFragment['allPages'][number]) {
  const base = useBase();
  const label = <Named emoji={emoji} title={hidden ? `${title} (hidden)` : title} />;
  if (page.__typename === 'GroupPage') return <span className="group">{label}</span>;
  if (page.__typename === 'LinkPage') return page.href ? <a href={page.href}>{label} ↗</a> : label;
  return <NavLink href={`${base}/p/${page.pageId}`}>{label}</NavLink>;
}

/** A screen with the tree of pages to its left; above it, and folded, on small screens. */
export const WithPages = ({ children, ...tree }: PageTreeFragment & { children: ReactNode }) => (
  <div className="columns">
    <nav aria-label="Pages">
      <details open={matchMedia('(min-width: 50rem)').matches}>
        <summary>Pages</summary>
        <PageList {...tree} />
      </details>
    </nav>
    <div>{children}</div>
  </div>
);

const SpaceOverview = graphql(`
  query SpaceOverview($organization: ID!, $space: ID!, $shell: Boolean!) {
    ...ShellParts @include(if: $shell)
    space(id: $space) {
      id title emoji updatedAt ...SpaceHead
      revision { id pageCount ...PageTree }
      changeRequests(filter: { status: OPEN }, first: 5) { nodes { ...ChangeRequestItem } }
    }
  }
`);

screen('/o/:organization/s/:space', SpaceOverview, {
  of: ({ space }) => space?.revision && { ...space, revision: space.revision }, // not in the trash
  show: ({ title, emoji, updatedAt, revision, changeRequests }) => (
    <>
      <Title text={title} emoji={emoji} />
      <Note time={updatedAt}>{revision.pageCount} pages · changed</Note>
      {revision.pageCount === 0 && <p className="empty">The space has no pages yet.</p>}
      <nav aria-label="Pages">
        <PageList {...revision} />
      </nav>
      {changeRequests && changeRequests.nodes.length > 0 && <h2>Open change requests</h2>}
      <List of={changeRequests}>{ChangeRequestItem}</List>
    </>
  ),
});

const History = graphql(`
  query History($organization: ID!, $space: ID!, $after: String, $shell: Boolean!) {
    ...ShellParts @include(if: $shell)
    space(id: $space) {
      ...SpaceHead
      revisions(first: 20, after: $after) {
        pageInfo { hasNextPage endCursor }
        nodes {
          id revisionId type message createdAt author { id displayName }
          mergedFrom { id number subject }
        }
      }
    }
  }
`);

screen('/o/:organization/s/:space/history', History, {
  of: ({ space }) => space?.revisions,
  show: (revisions, { space }) => (
    <>
      <Title text="History" />
      <List of={revisions}>
        {({ revisionId, type, message, createdAt, author, mergedFrom }) => (
          <>
            <Link href={`/s/${space}/r/${revisionId}`}>
              {message ?? mergedFrom?.subject ?? wordOf(type)}
            </Link>{' '}
            <Badge value={type} />
            <Note time={createdAt}>
              {mergedFrom && `#${mergedFrom.number} · `}
              {author && `${author.displayName} · `}
            </Note>
          </>
        )}
      </List>
    </>
  ),
});

const Revision = graphql(`
  query Revision($organization: ID!, $id: ID!, $after: String, $shell: Boolean!) {
    ...ShellParts @include(if: $shell)
    revision(id: $id) {
      type message createdAt author { id displayName }
      ...PageTree
      space { ...SpaceHead }
      changes(first: 100, after: $after) { ...ChangeParts }
    }
  }
`);

screen('/o/:organization/s/:space/r/:id', Revision, {
  of: ({ revision }) => revision,
  show: (revision) => (
    <WithPages {...revision}>
      <Title text={revision.message ?? wordOf(revision.type)} />
      <Note time={revision.createdAt}>{revision.author?.displayName}</Note>
      <h2>Changes</h2>
      <Changes {...revision.changes} />
    </WithPages>
  ),
});
