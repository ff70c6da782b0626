// The frame around the screens of an organization: its name, search, and the sidebar of collections
// and spaces in their order. Its data comes with the request of the first screen.
import { useQuery } from '@apollo/client/react';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, useLocation, useRoute, useSearch } from 'wouter';
import { graphql, readFragment } from './gql/index.ts';
import type { ShellPartsFragment } from './gql/graphql.ts';
import { paths } from './paths.ts';
import { endSession } from './session.ts';
import { Avatar } from './ui/pieces.tsx';
import { ThemeSwitch } from './ui/theme.tsx';

const ShellParts = graphql(`
  fragment ShellParts on Query {
    viewer {
      id
      displayName
    }
    organizations(first: 100) {
      nodes {
        id
        title
      }
    }
    organization(id: $organization) {
      id
      title
      permissions {
        listMembers
        listTeams
      }
      children(first: 1000, nested: true) {
        nodes {
          __typename
          id
          title
          parentId
          ... on Space {
            emoji
          }
        }
        pageInfo {
          hasNextPage
        }
      }
    }
  }
`);

// Never sent: it reads from the cache what the screens select with `...ShellParts`.
const Shell = graphql(`
  query Shell($organization: ID!) {
    ...ShellParts
  }
`);

type Organization = NonNullable<ShellPartsFragment['organization']>;
type Item = Organization['children']['nodes'][number];

export function Frame({ organization, children }: { organization: string; children: ReactNode }) {
  const { data } = useQuery(Shell, { variables: { organization }, fetchPolicy: 'cache-only' });
  const parts = readFragment(ShellParts, data) ?? null;
  const [isOpen, setOpen] = useState(false);
  const [path] = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen closes the menu
  useEffect(() => setOpen(false), [path]);
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
          aria-controls="sidebar"
          aria-label="Menu"
          onClick={() => setOpen(!isOpen)}
        >
          <span aria-hidden="true">☰</span>
        </button>
        <Link className="brand" href={paths.organization(organization)}>
          {parts?.organization?.title ?? 'Lectern'}
        </Link>
        <SearchBox organization={organization} />
        <ThemeSwitch />
        {parts ? <Account name={parts.viewer.displayName} /> : null}
      </header>
      <Sidebar organization={organization} parts={parts} />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}

function Account({ name }: { name: string }) {
  return (
    <details className="account">
      <summary aria-label={`Signed in as ${name}`}>
        <Avatar name={name} />
      </summary>
      <div className="popover">
        <p>{name}</p>
        <button type="button" onClick={endSession}>
          Sign out
        </button>
      </div>
    </details>
  );
}

function SearchBox({ organization }: { organization: string }) {
  const [, navigate] = useLocation();
  const given = new URLSearchParams(useSearch()).get('q') ?? '';
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      const isTyping =
        event.target instanceof HTMLElement && event.target.matches('input, textarea, select');
      if (event.key !== '/' || isTyping || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      input.current?.select();
    };
    addEventListener('keydown', focus);
    return () => removeEventListener('keydown', focus);
  }, []);
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const query = input.current?.value.trim() ?? '';
    if (query !== '') navigate(paths.search(organization, query));
  };
  return (
    <search>
      <form onSubmit={search}>
        <input
          key={given}
          ref={input}
          type="search"
          aria-label="Search"
          aria-keyshortcuts="/"
          placeholder="Search (press /)"
          defaultValue={given}
          maxLength={512}
          onKeyDown={(event) => event.key === 'Escape' && event.currentTarget.blur()}
        />
      </form>
    </search>
  );
}

interface SidebarProps {
  readonly organization: string;
  readonly parts: ShellPartsFragment | null;
}

function Sidebar({ organization, parts }: SidebarProps) {
  const nodes = parts?.organization?.children.nodes ?? [];
  const permissions = parts?.organization?.permissions;
  return (
    <nav id="sidebar" aria-label="Organization">
      <ul className="tree">
        <Entry href={paths.organization(organization)} label="Home" />
        {permissions?.listMembers ? (
          <Entry href={paths.members(organization)} label="Members" />
        ) : null}
        {permissions?.listTeams ? <Entry href={paths.teams(organization)} label="Teams" /> : null}
      </ul>
      <h2>Spaces</h2>
      <Branch organization={organization} nodes={nodes} parent={null} />
      {parts?.organization?.children.pageInfo.hasNextPage ? (
        <p className="note">The first 1,000 are listed. Search finds the others.</p>
      ) : null}
      {parts && parts.organizations.nodes.length > 1 ? (
        <p className="note">
          <Link href="/">Other organizations</Link>
        </p>
      ) : null}
    </nav>
  );
}

interface BranchProps {
  readonly organization: string;
  readonly nodes: readonly Item[];
  readonly parent: string | null;
}

function Branch({ organization, nodes, parent }: BranchProps) {
  const ids = new Set(nodes.map(({ id }) => id));
  // What is in a collection that the viewer cannot see is shown at the top.
  const own = nodes.filter(({ parentId }) =>
    parent === null ? parentId === null || !ids.has(parentId) : parentId === parent,
  );
  if (own.length === 0) return null;
  return (
    <ul className="tree">
      {own.map((node) =>
        node.__typename === 'Space' ? (
          <Entry
            key={node.id}
            href={paths.space({ organization, space: node.id })}
            label={node.title}
            emoji={node.emoji}
          />
        ) : (
          <Entry key={node.id} href={paths.collection(organization, node.id)} label={node.title}>
            <Branch organization={organization} nodes={nodes} parent={node.id} />
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
  const current = isHere ? 'page' : isBelow && /\/s\//.test(href) ? 'true' : undefined;
  return (
    <li>
      <Link href={href} aria-current={current}>
        {emoji === undefined ? null : (
          <span className="emoji" aria-hidden="true">
            {emoji}
          </span>
        )}
        {label}
      </Link>
      {children}
    </li>
  );
}
