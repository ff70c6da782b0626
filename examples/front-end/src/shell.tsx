// The frame around the screens of an organization: its name, search, and the sidebar of collections
// and spaces in their order. Its data comes with the request of the first screen.
import { useQuery } from '@apollo/client/react';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, useLocation, useRoute, useSearch } from 'wouter';
import { getFragmentData, graphql } from './gql/index.ts';
import type { ShellPartsFragment } from './gql/graphql.ts';
import { paths } from './paths.ts';
import { endSession } from './session.ts';
import { Note, Person } from './ui/pieces.tsx';
import { ThemeSwitch } from './ui/theme.tsx';

const ShellParts = graphql(`
  fragment ShellParts on Query {
    viewer { id displayName }
    organization(id: $organization) {
      id title
      permissions { listMembers listTeams }
      children(first: 1000, filter: { nested: true }) {
        nodes { __typename id title parentId ... on Space { emoji } }
        pageInfo { hasNextPage }
      }
    }
  }
`);

// Never sent: it reads from the cache what the screens select with `...ShellParts`.
const Shell = graphql(`
  query Shell($organization: ID!) { ...ShellParts }
`);

type Item = NonNullable<ShellPartsFragment['organization']>['children']['nodes'][number];

export function Frame({ organization, children }: { organization: string; children: ReactNode }) {
  const { data } = useQuery(Shell, { variables: { organization }, fetchPolicy: 'cache-only' });
  const parts = getFragmentData(ShellParts, data as typeof data | undefined);
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
        <Link className="brand" href={paths.organization(organization)}>
          {parts?.organization?.title ?? 'Lectern'}
        </Link>
        <SearchBox organization={organization} />
        <ThemeSwitch />
        <details className="account">
          <summary>{parts?.viewer.displayName ?? 'Account'}</summary>
          <div className="popover">
            <Person name={parts?.viewer.displayName} />
            <Link href="/">Your organizations</Link>
            <button type="button" onClick={endSession}>
              Sign out
            </button>
          </div>
        </details>
      </header>
      <Sidebar organization={organization} parts={parts} />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}

/** The search field; `/` moves the focus to it. */
function SearchBox({ organization }: { organization: string }) {
  const [, navigate] = useLocation();
  const query = new URLSearchParams(useSearch()).get('q') ?? '';
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      const { target } = event;
      const isTyping = target instanceof Element && target.matches('input, textarea, select');
      if (event.key !== '/' || isTyping || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      input.current?.select();
    };
    addEventListener('keydown', focus);
    return () => removeEventListener('keydown', focus);
  }, []);
  const search = (event: FormEvent) => {
    event.preventDefault();
    const text = input.current?.value.trim();
    if (text) navigate(paths.search(organization, text));
  };
  return (
    <search>
      <form onSubmit={search}>
        <input
          key={query}
          ref={input}
          type="search"
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

interface SidebarProps {
  readonly organization: string;
  readonly parts: ShellPartsFragment | undefined;
}

function Sidebar({ organization, parts }: SidebarProps) {
  const { children, permissions } = parts?.organization ?? {};
  return (
    <nav id="sidebar" aria-label="Organization">
      <ul className="tree">
        <Entry href={paths.organization(organization)} label="Home" />
        {permissions?.listMembers && <Entry href={paths.members(organization)} label="Members" />}
        {permissions?.listTeams && <Entry href={paths.teams(organization)} label="Teams" />}
      </ul>
      <h2>Spaces</h2>
      <Branch organization={organization} nodes={children?.nodes ?? []} parent={null} />
      {children?.pageInfo.hasNextPage && (
        <Note>Only the first 1,000. Search finds the others.</Note>
      )}
    </nav>
  );
}

interface BranchProps {
  readonly organization: string;
  readonly nodes: readonly Item[];
  readonly parent: string | null;
}

function Branch({ organization, nodes, parent }: BranchProps) {
  // Children of a collection that the viewer cannot see are shown at the top.
  const isOwn = ({ parentId }: Item): boolean =>
    parentId === parent || (parent === null && !nodes.some(({ id }) => id === parentId));
  return (
    <ul className="tree">
      {nodes.filter(isOwn).map(({ id, title, ...node }) =>
        node.__typename === 'Space' ? (
          <Entry
            key={id}
            href={paths.space({ organization, space: id })}
            label={title}
            emoji={node.emoji}
          />
        ) : (
          <Entry key={id} href={paths.collection(organization, id)} label={title}>
            <Branch organization={organization} nodes={nodes} parent={id} />
          </Entry>
        ),
      )}
    </ul>
  );
}

interface EntryProps {
  readonly href: string;
  readonly label: string;
  readonly emoji?: string;
  readonly children?: ReactNode;
}

function Entry({ href, label, emoji, children }: EntryProps) {
  const [isHere] = useRoute(href);
  const [isBelow] = useRoute(`${href}/*`);
  return (
    <li>
      <Link href={href} aria-current={isHere ? 'page' : isBelow && emoji ? 'true' : undefined}>
        {emoji && <span aria-hidden="true">{emoji} </span>}
        {label}
      </Link>
      {children}
    </li>
  );
}
