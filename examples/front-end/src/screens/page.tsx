// A space, a page of its primary content, and a page of an older revision.
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { type FragmentType, getFragmentData, graphql } from '../gql/index.ts';
import { type At, paths } from '../paths.ts';
import type { Params } from '../routes.tsx';
import { Markdown } from '../ui/markdown.tsx';
import { Dialog, Note, Time } from '../ui/pieces.tsx';
import { Failure, Screen, Title } from '../ui/screen.tsx';
import { ChangeRequestList, NewChangeRequest } from './change-requests.tsx';
import { CommentThreads } from './comments.tsx';
import { PageList, PageNav, SpaceFrame } from './space-frame.tsx';

const SpaceOverview = graphql(`
  query SpaceOverview($organization: ID!, $space: ID!, $shell: Boolean!) {
    ...ShellParts @include(if: $shell)
    space(id: $space) {
      id title emoji updatedAt
      ...SpaceHead
      revision { id pageCount ...PageTree }
      changeRequests(filter: { status: OPEN }, first: 5) { nodes { id ...ChangeRequestRow } }
    }
  }
`);

export function SpaceScreen({ organization, space }: Params) {
  const at = { organization, space };
  return (
    <Screen query={SpaceOverview} variables={at} of={(data) => data.space}>
      {(found) => (
        <SpaceFrame organization={organization} space={found}>
          <Title emoji={found.emoji}>{found.title}</Title>
          <Note>
            {found.revision.pageCount} pages · changed <Time value={found.updatedAt} />
          </Note>
          {found.revision.pageCount === 0 && (
            <p className="empty">The space has no pages yet. Create one in a change request.</p>
          )}
          <nav aria-label="Pages">
            <PageList revision={found.revision} pagePath={(id) => paths.page(at, id)} />
          </nav>
          {found.changeRequests.nodes.length > 0 && <h2>Open change requests</h2>}
          <ChangeRequestList organization={organization} rows={found.changeRequests.nodes} />
        </SpaceFrame>
      )}
    </Screen>
  );
}

const Page = graphql(`
  query Page($organization: ID!, $space: ID!, $page: ID!, $shell: Boolean!) {
    ...ShellParts @include(if: $shell)
    space(id: $space) {
      id
      ...SpaceHead
      permissions { edit comment }
      revision { id ...PageTree ...PageFiles page(id: $page) { id ...PageText } }
      drafts: changeRequests(filter: { status: DRAFT }, first: 10) { nodes { id number subject } }
      open: changeRequests(filter: { status: OPEN }, first: 10) { nodes { id number subject } }
      comments(first: 20, filter: { pageId: $page }) { nodes { id ...CommentParts } }
    }
  }
`);

export function PageScreen({ organization, space, page }: Params) {
  const at = { organization, space };
  const pagePath = (id: string) => paths.page(at, id);
  return (
    <Screen query={Page} variables={{ ...at, page }} of={(data) => data.space}>
      {(found, tools) => (
        <SpaceFrame
          organization={organization}
          space={found}
          tree={<PageNav revision={found.revision} current={page} pagePath={pagePath} />}
        >
          {found.revision.page ? (
            <>
              <PageBody
                at={at}
                page={found.revision.page}
                revision={found.revision}
                pagePath={pagePath}
              >
                {found.permissions.edit && (
                  <EditButton
                    at={at}
                    page={page}
                    existing={[...found.drafts.nodes, ...found.open.nodes]}
                  />
                )}
              </PageBody>
              <CommentThreads
                subject={space}
                page={page}
                comments={found.comments?.nodes}
                mayComment={found.permissions.comment}
                tools={tools}
              />
            </>
          ) : (
            <Failure />
          )}
        </SpaceFrame>
      )}
    </Screen>
  );
}

const OldPage = graphql(`
  query OldPage($organization: ID!, $id: ID!, $page: ID!, $shell: Boolean!) {
    ...ShellParts @include(if: $shell)
    revision(id: $id) {
      id createdAt
      ...PageTree
      ...PageFiles
      space { id ...SpaceHead }
      page(id: $page) { id ...PageText }
    }
  }
`);

export function OldPageScreen({ organization, space, id, page }: Params) {
  const at = { organization, space };
  const pagePath = (other: string) => paths.oldPage(at, id, other);
  return (
    <Screen query={OldPage} variables={{ organization, id, page }} of={(data) => data.revision}>
      {(revision) => (
        <SpaceFrame
          organization={organization}
          space={revision.space}
          tree={<PageNav revision={revision} current={page} pagePath={pagePath} />}
        >
          <p className="banner">
            As of{' '}
            <Link href={paths.revision(at, id)}>
              <Time value={revision.createdAt} />
            </Link>
            . <Link href={paths.page(at, page)}>Show the current page</Link>
          </p>
          {revision.page ? (
            <PageBody at={at} page={revision.page} revision={revision} pagePath={pagePath} />
          ) : (
            <Failure />
          )}
        </SpaceFrame>
      )}
    </Screen>
  );
}

const PageText = graphql(`
  fragment PageText on Page {
    __typename id pageId title emoji description updatedAt
    updatedBy { id displayName }
    ... on DocumentPage {
      markdown(evaluated: true)
      headings { depth text anchor }
    }
  }
`);

const PageFiles = graphql(`
  fragment PageFiles on Revision { id allFiles(limit: 500) { id fileId downloadUrl } }
`);

interface BodyProps {
  readonly at: At;
  readonly page: FragmentType<typeof PageText>;
  readonly revision: FragmentType<typeof PageFiles>;
  readonly pagePath: (id: string) => string;
  readonly children?: ReactNode;
}

/** The title, the text and the outline of a page. */
export function PageBody({ at, page: masked, revision, pagePath, children }: BodyProps) {
  const page = getFragmentData(PageText, masked);
  const files = getFragmentData(PageFiles, revision).allFiles;
  const text = page.__typename === 'DocumentPage' ? page : null;
  const outline = text?.headings.filter(({ depth }) => depth === 2 || depth === 3) ?? [];
  return (
    <article className={outline.length > 1 ? 'outlined' : ''}>
      <div>
        <div className="headline">
          <Title emoji={page.emoji}>{page.title}</Title>
          {children}
        </div>
        {page.description && <p className="lead">{page.description}</p>}
        {text ? (
          <Markdown {...{ at, files, pagePath }} {...text} text={text.markdown} />
        ) : (
          <p className="empty">This page has no text of its own.</p>
        )}
        <Note>
          Changed <Time value={page.updatedAt} />
          {page.updatedBy && ` by ${page.updatedBy.displayName}`}
        </Note>
      </div>
      {outline.length > 1 && (
        <nav className="outline" aria-label="On this page">
          {outline.map(({ anchor, text, depth }) => (
            <a key={anchor} href={`#${anchor}`} className={`depth${depth - 2}`}>
              {text}
            </a>
          ))}
        </nav>
      )}
    </article>
  );
}

interface EditProps {
  readonly at: At;
  readonly page: string;
  /** The change requests in progress. */
  readonly existing: readonly { id: string; number: number; subject: string }[];
}

/** Opens the page in a change request: one that is in progress, or a new one. */
function EditButton({ at, page, existing }: EditProps) {
  const [step, setStep] = useState<'choose' | 'create' | null>(null);
  const close = () => setStep(null);
  return (
    <>
      <button
        type="button"
        className="primary"
        onClick={() => setStep(existing.length > 0 ? 'choose' : 'create')}
      >
        Edit
      </button>
      {step === 'choose' && (
        <Dialog title="Edit in a change request" onClose={close}>
          <ul className="tree">
            {existing.map(({ id, number, subject }) => (
              <li key={id}>
                <Link href={`${paths.draft(at, id, page)}?edit`}>
                  #{number} {subject}
                </Link>
              </li>
            ))}
          </ul>
          <p className="actions">
            <button type="button" className="primary" onClick={() => setStep('create')}>
              New change request
            </button>
            <button type="button" onClick={close}>
              Cancel
            </button>
          </p>
        </Dialog>
      )}
      {step === 'create' && <NewChangeRequest at={at} page={page} onClose={close} />}
    </>
  );
}
