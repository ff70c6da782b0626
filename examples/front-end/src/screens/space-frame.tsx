// What the screens of a space share: its name, its tabs, and the tree of its pages.
import type { ReactNode } from 'react';
import { Link, useRoute } from 'wouter';
import { type FragmentType, graphql, readFragment } from '../gql/index.ts';
import type { PageTreeFragment } from '../gql/graphql.ts';
import { paths } from '../paths.ts';

const SpaceHead = graphql(`
  fragment SpaceHead on Space {
    id
    spaceId
    title
    emoji
    openChangeRequestCount
    permissions {
      comment
    }
    urls {
      published
    }
  }
`);

export const PageTree = graphql(`
  fragment PageTree on Revision {
    id
    revisionId
    allPages(limit: 2000) {
      id
      pageId
      type
      title
      emoji
      depth
      hidden
      href
    }
  }
`);

interface FrameProps {
  readonly organization: string;
  readonly space: FragmentType<typeof SpaceHead>;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

export function SpaceFrame({ organization, space: masked, aside, children }: FrameProps) {
  const space = readFragment(SpaceHead, masked);
  const at = { organization, space: space.spaceId };
  const open = space.openChangeRequestCount;
  return (
    <>
      <div className="space-head">
        <p className="space-title">
          <Link href={paths.space(at)}>
            <span aria-hidden="true">{space.emoji} </span>
            {space.title}
          </Link>
        </p>
        <nav aria-label="Space" className="tabs">
          <Tab href={paths.space(at)} also={`${paths.space(at)}/p/*`} label="Pages" />
          <Tab
            href={paths.changeRequests(at)}
            also={`${paths.changeRequests(at)}/*`}
            label={open > 0 ? `Change requests (${open})` : 'Change requests'}
          />
          <Tab href={paths.history(at)} also={`${paths.space(at)}/r/*`} label="History" />
          {space.permissions.comment ? <Tab href={paths.comments(at)} label="Comments" /> : null}
          {space.urls.published ? (
            <a href={space.urls.published} rel="noreferrer">
              Published site
            </a>
          ) : null}
        </nav>
      </div>
      <div className={aside ? 'columns' : undefined}>
        {aside}
        <div className="body">{children}</div>
      </div>
    </>
  );
}

function Tab({ href, also, label }: { href: string; also?: string; label: string }) {
  const [isHere] = useRoute(href);
  const [isBelow] = useRoute(also ?? href);
  return (
    <Link href={href} aria-current={isHere ? 'page' : isBelow ? 'true' : undefined}>
      {label}
    </Link>
  );
}

type TreePage = PageTreeFragment['allPages'][number];

interface TreeProps {
  readonly revision: FragmentType<typeof PageTree>;
  readonly current?: string;
  readonly pagePath: (id: string) => string;
}

/** The pages of a revision as a list of links, indented by their depth. */
export function PageList({ revision, current, pagePath }: TreeProps) {
  const pages = readFragment(PageTree, revision).allPages;
  return (
    <ul className="tree pages">
      {pages.map((page) => (
        <li key={page.pageId} className={`depth${Math.min(page.depth, 6)}`}>
          <PageEntry page={page} isCurrent={page.pageId === current} path={pagePath(page.pageId)} />
        </li>
      ))}
    </ul>
  );
}

interface PageEntryProps {
  readonly page: TreePage;
  readonly isCurrent: boolean;
  readonly path: string;
}

function PageEntry({ page, isCurrent, path }: PageEntryProps) {
  const label = (
    <>
      {page.emoji ? <span aria-hidden="true">{page.emoji} </span> : null}
      {page.title}
      {page.hidden ? <span className="note"> (hidden)</span> : null}
    </>
  );
  if (page.type === 'GROUP') return <span className="group">{label}</span>;
  if (page.type === 'LINK')
    return page.href ? (
      <a href={page.href} rel="noreferrer">
        {label} <span aria-hidden="true">↗</span>
      </a>
    ) : (
      <span>{label}</span>
    );
  return (
    <Link href={path} aria-current={isCurrent ? 'page' : undefined}>
      {label}
    </Link>
  );
}

/** The tree beside a page; above it and folded on small screens. */
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
