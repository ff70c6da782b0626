// Shows the parts that the screens of a space share: its name, its tabs, and the tree of pages.
import type { ReactNode } from 'react';
import { Link, useRoute } from 'wouter';
import { type FragmentType, getFragmentData, graphql } from '../gql/index.ts';
import type { PageTreeFragment } from '../gql/graphql.ts';
import { paths } from '../paths.ts';

const SpaceHead = graphql(`
  fragment SpaceHead on Space {
    id spaceId title emoji openChangeRequestCount
    permissions { comment }
    urls { published }
  }
`);

interface SpaceLinkProps {
  readonly organization: string;
  readonly id: string;
  readonly title: string;
  readonly emoji: string;
}

export function SpaceLink({ organization, id, title, emoji }: SpaceLinkProps) {
  return (
    <Link href={paths.space({ organization, space: id })}>
      <span aria-hidden="true">{emoji} </span>
      {title}
    </Link>
  );
}

interface FrameProps {
  readonly organization: string;
  readonly space: FragmentType<typeof SpaceHead>;
  /** The tree of pages, shown next to the screen. */
  readonly tree?: ReactNode;
  readonly children: ReactNode;
}

export function SpaceFrame({ organization, space: masked, tree, children }: FrameProps) {
  const space = getFragmentData(SpaceHead, masked);
  const at = { organization, space: space.spaceId };
  const open = space.openChangeRequestCount;
  return (
    <>
      <div className="space-head">
        <p>
          <SpaceLink organization={organization} {...space} id={space.spaceId} />
        </p>
        <nav aria-label="Space" className="tabs">
          <Tab href={paths.space(at)} below={`${paths.space(at)}/p/*`} label="Pages" />
          <Tab
            href={paths.changeRequests(at)}
            label={open > 0 ? `Change requests (${open})` : 'Change requests'}
          />
          <Tab href={paths.history(at)} below={`${paths.space(at)}/r/*`} label="History" />
          {space.permissions.comment && <Tab href={paths.comments(at)} label="Comments" />}
          {space.urls.published && <a href={space.urls.published}>Published site</a>}
        </nav>
      </div>
      <div className={tree ? 'columns' : ''}>
        {tree}
        <div>{children}</div>
      </div>
    </>
  );
}

function Tab({ href, below, label }: { href: string; below?: string; label: string }) {
  const [isHere] = useRoute(href);
  const [isBelow] = useRoute(below ?? `${href}/*`);
  return (
    <Link href={href} aria-current={isHere ? 'page' : isBelow ? 'true' : undefined}>
      {label}
    </Link>
  );
}

const PageTree = graphql(`
  fragment PageTree on Revision {
    id
    allPages(limit: 2000) {
      __typename id pageId title emoji depth hidden
      ... on LinkPage { href }
    }
  }
`);

interface TreeProps {
  readonly revision: FragmentType<typeof PageTree>;
  readonly current?: string;
  readonly pagePath: (id: string) => string;
}

/** The pages of a revision as a list of links, indented by their depth. */
export function PageList({ revision, current, pagePath }: TreeProps) {
  return (
    <ul className="tree">
      {getFragmentData(PageTree, revision).allPages.map((page) => (
        <li key={page.pageId} className={`depth${Math.min(page.depth, 4)}`}>
          <PageEntry page={page} isCurrent={page.pageId === current} path={pagePath(page.pageId)} />
        </li>
      ))}
    </ul>
  );
}

interface PageEntryProps {
  readonly page: PageTreeFragment['allPages'][number];
  readonly isCurrent: boolean;
  readonly path: string;
}

function PageEntry({ page, isCurrent, path }: PageEntryProps) {
  const label = (
    <>
      {page.emoji && <span aria-hidden="true">{page.emoji} </span>}
      {page.title}
      {page.hidden && <span className="note"> (hidden)</span>}
    </>
  );
  if (page.__typename === 'GroupPage') return <span className="group">{label}</span>;
  if (page.__typename === 'LinkPage') return page.href ? <a href={page.href}>{label} ↗</a> : label;
  return (
    <Link href={path} aria-current={isCurrent ? 'page' : undefined}>
      {label}
    </Link>
  );
}

/** The tree to the left of a page; above it, and folded, on small screens. */
export function PageNav(props: TreeProps) {
  return (
    <nav aria-label="Pages" className="page-nav">
      <details open={matchMedia('(min-width: 50rem)').matches}>
        <summary>Pages</summary>
        <PageList {...props} />
      </details>
    </nav>
  );
}
