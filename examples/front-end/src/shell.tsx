// The frame around the screens of an organization: its name, search, and the sidebar of collections
// and spaces in their order. Its data comes with the request of the first screen.
import { useQuery } from '@apollo/client/react';
import { type ReactNode, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'wouter';
import { graphql } from './gql/index.ts';
import type { ShellPartsFragment } from './gql/graphql.ts';
import { Bell } from './screens/notifications.tsx';
import { ContentLink, NavLink, Note, ThemeSwitch } from './ui/pieces.tsx';

graphql(`
  fragment ShellParts on Query {
    viewer { id displayName unreadNotificationCount }
    organization(id: $organization) {
      id title
      permissions { listMembers listTeams }
      children(first: 1000, filter: { nested: true }) {
        nodes { id title parentId ... on Space { emoji } }
        pageInfo { hasNextPage }
      }
    }
  }
`);

// Never sent: it reads from the cache what the screens select with `...ShellParts`.
const Shell = graphql(`
  query Shell($organization: ID!) { ...ShellParts }
`);

type Organization = NonNullable<ShellPartsFragment['organization']>;
type Content = NonNullable<Organization['children']>['nodes'][number];

export function Frame({ organization, children }: { organization: string; children: ReactNode }) {
  const { data } = useQuery(Shell, { variables: { organization }, fetchPolicy: 'cache-only' });
  const [path] = useLocation();
  const [openAt, setOpenAt] = useState<string>(); // another screen closes the menu
  const isOpen = openAt === path;
  return (
    <div className={isOpen ? 'frame open' : 'frame'}>
      <a className="skip" href="#content">
        Skip to the content
      </a>
      <header className="top">
        <button
          type="button"
          className="icon menu"
          aria-expanded={isOpen}
          aria-label="Menu"
          onClick={() => setOpenAt(isOpen ? undefined : path)}
        >
          <span aria-hidden="true">☰</span>
        </button>
        <Link className="brand" href="/">
          {data?.organization?.title ?? 'Lectern'}
        </Link>
        <SearchBox />
        <ThemeSwitch />
        {data && <Bell count={data.viewer.unreadNotificationCount} />}
        <Link href="~/app">{data?.viewer.displayName ?? 'Account'}</Link>
      </header>
      {data?.organization && <Sidebar {...data.organization} />}
      <main id="content" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}

// `/` moves the focus to the search field, unless somebody types, or a dialog is open.
addEventListener('keydown', (event) => {
  const isBusy = document.activeElement?.matches('input, textarea, select, dialog *');
  const field = document.querySelector<HTMLInputElement>('input[type=search]');
  if (event.key !== '/' || isBusy || field === null) return;
  event.preventDefault();
  field.select();
});

function SearchBox() {
  const [, navigate] = useLocation();
  const query = useSearchParams()[0].get('q') ?? '';
  const search = (form: FormData) =>
    navigate(`/search?${new URLSearchParams({ q: `${form.get('q')}` })}`);
  return (
    <search>
      <form action={search}>
        <input
          key={query}
          type="search"
          name="q"
          required
          aria-label="Search"
          aria-keyshortcuts="/"
          placeholder="Search (press /)"
          defaultValue={query}
          maxLength={512}
        />
      </form>
    </search>
  );
}

function Sidebar({ permissions, children }: Organization) {
  return (
    <nav id="sidebar" aria-label="Organization">
      <div className="tree">
        <NavLink href="/">Home</NavLink>
        {permissions.listMembers && <NavLink href="/members">Members</NavLink>}
        {permissions.listTeams && <NavLink href="/teams">Teams</NavLink>}
      </div>
      <h2>Spaces</h2>
      <Branch nodes={children?.nodes ?? []} parent={null} />
      {children?.pageInfo.hasNextPage && <Note>Only the first 1,000; search finds all.</Note>}
    </nav>
  );
}

function Branch({ nodes, parent }: { nodes: readonly Content[]; parent: string | null }) {
  // Children of a collection that the viewer cannot see are shown at the top.
  const isOwn = ({ parentId }: Content): boolean =>
    parentId === parent || (parent === null && !nodes.some(({ id }) => id === parentId));
  return (
    <ul className="tree">
      {nodes.filter(isOwn).map((content) => (
        <li key={content.id}>
          <ContentLink {...content} />
          {!('emoji' in content) && <Branch nodes={nodes} parent={content.id} />}
        </li>
      ))}
    </ul>
  );
}
