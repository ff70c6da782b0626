// A space, a page of its primary content or of a revision, and a file.
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { type FragmentType, graphql, readFragment } from '../gql/index.ts';
import type { PageQuery } from '../gql/graphql.ts';
import { type InSpace, paths } from '../paths.ts';
import { Markdown } from '../ui/markdown.tsx';
import { Dialog, Time } from '../ui/pieces.tsx';
import { Empty, errorOfField, Failure, Loaded, Title, useScreen } from '../ui/screen.tsx';
import { ChangeRequestList, NewChangeRequest } from './change-requests.tsx';
import { CommentThreads } from './comment-threads.tsx';
import { PageList, PageNav, SpaceFrame } from './space-frame.tsx';

const SpaceOverview = graphql(`
  query SpaceOverview($organization: ID!, $space: ID!, $shell: Boolean!) {
    ...ShellParts @include(if: $shell)
    space(id: $space) {
      id
      title
      emoji
      updatedAt
      ...SpaceHead
      revision {
        id
        pageCount
        ...PageTree
      }
      changeRequests(status: OPEN, first: 5) {
        nodes {
          ...ChangeRequestRow
        }
      }
    }
  }
`);

export function SpaceScreen(at: InSpace) {
  const state = useScreen(SpaceOverview, { ...at });
  return (
    <Loaded state={state} of={(data) => data.space}>
      {(space) => (
        <SpaceFrame organization={at.organization} space={space}>
          <Title emoji={space.emoji}>{space.title}</Title>
          <p className="note">
            {space.revision.pageCount} pages · changed <Time value={space.updatedAt} />
          </p>
          {space.revision.pageCount === 0 ? (
            <Empty>The space has no pages yet. Create them in a change request.</Empty>
          ) : null}
          <nav aria-label="Pages" className="overview">
            <PageList revision={space.revision} pagePath={(id) => paths.page(at, id)} />
          </nav>
          {space.changeRequests.nodes.length > 0 ? <h2>Open change requests</h2> : null}
          <ChangeRequestList organization={at.organization} nodes={space.changeRequests.nodes} />
        </SpaceFrame>
      )}
    </Loaded>
  );
}

export const PageText = graphql(`
  fragment PageText on Page {
    id
    pageId
    type
    title
    emoji
    description
    updatedAt
    markdown(evaluated: true)
    headings {
      depth
      text
      anchor
    }
  }
`);

export const RevisionFiles = graphql(`
  fragment RevisionFiles on Revision {
    id
    allFiles(limit: 500) {
      id
      fileId
      downloadURL
    }
  }
`);

const Page = graphql(`
  query Page($organization: ID!, $space: ID!, $page: ID!, $shell: Boolean!) {
    ...ShellParts @include(if: $shell)
    space(id: $space) {
      id
      ...SpaceHead
      permissions {
        edit
        comment
      }
      revision {
        id
        ...PageTree
        ...RevisionFiles
        page(id: $page) {
          id
          ...PageText
        }
      }
      drafts: changeRequests(status: DRAFT, first: 10) {
        nodes {
          id
          number
          subject
        }
      }
      open: changeRequests(status: OPEN, first: 10) {
        nodes {
          id
          number
          subject
        }
      }
      comments(first: 50, targetPage: $page) {
        nodes {
          ...CommentParts
        }
      }
    }
  }
`);

const PageAtRevision = graphql(`
  query PageAtRevision($organization: ID!, $revision: ID!, $page: ID!, $shell: Boolean!) {
    ...ShellParts @include(if: $shell)
    revision(id: $revision) {
      id
      createdAt
      ...PageTree
      ...RevisionFiles
      space {
        id
        ...SpaceHead
      }
      page(id: $page) {
        id
        ...PageText
      }
    }
  }
`);

type PageProps = InSpace & { readonly page: string };

export function PageScreen({ revision, ...rest }: PageProps & { revision?: string }) {
  return revision === undefined ? (
    <CurrentPage {...rest} />
  ) : (
    <OldPage {...rest} revision={revision} />
  );
}

function CurrentPage({ page, ...at }: PageProps) {
  const state = useScreen(Page, { ...at, page });
  return (
    <Loaded state={state} of={(data) => data.space}>
      {(space) => (
        <SpaceFrame
          organization={at.organization}
          space={space}
          aside={
            <PageNav
              revision={space.revision}
              current={page}
              pagePath={(id) => paths.page(at, id)}
            />
          }
        >
          {space.revision.page ? (
            <PageBody at={at} page={space.revision.page} revision={space.revision}>
              {space.permissions.edit ? <EditButton at={at} page={page} space={space} /> : null}
            </PageBody>
          ) : (
            <Failure error={undefined} />
          )}
          {space.revision.page ? (
            <CommentThreads
              subject={at.space}
              page={page}
              comments={space.comments?.nodes}
              refusal={errorOfField(state.error, 'comments')}
              mayComment={space.permissions.comment}
              reload={state.refetch}
            />
          ) : null}
        </SpaceFrame>
      )}
    </Loaded>
  );
}

function OldPage({ page, revision, ...at }: PageProps & { revision: string }) {
  const { organization } = at;
  const state = useScreen(PageAtRevision, { organization, revision, page });
  const pagePath = (id: string) => paths.pageOfRevision(at, revision, id);
  return (
    <Loaded state={state} of={(data) => data.revision}>
      {(found) => (
        <SpaceFrame
          organization={organization}
          space={found.space}
          aside={<PageNav revision={found} current={page} pagePath={pagePath} />}
        >
          <p className="banner">
            This is the page as of{' '}
            <Link href={paths.revision(at, revision)}>
              <Time value={found.createdAt} />
            </Link>
            . <Link href={paths.page(at, page)}>Show the current page</Link>
          </p>
          {found.page ? (
            <PageBody at={at} page={found.page} revision={found} pagePath={pagePath} />
          ) : (
            <Empty>This revision does not have the page.</Empty>
          )}
        </SpaceFrame>
      )}
    </Loaded>
  );
}

interface BodyProps {
  readonly at: InSpace;
  readonly page: FragmentType<typeof PageText>;
  readonly revision: FragmentType<typeof RevisionFiles>;
  readonly pagePath?: (id: string) => string;
  readonly children?: ReactNode;
}

/** The title, the text and the outline of a page. */
export function PageBody({ at, page: masked, revision, pagePath, children }: BodyProps) {
  const page = readFragment(PageText, masked);
  const { allFiles } = readFragment(RevisionFiles, revision);
  const outline = page.headings.filter(({ depth }) => depth === 2 || depth === 3);
  return (
    <article className={outline.length > 1 ? 'page outlined' : 'page'}>
      <div>
        <div className="headline">
          <Title emoji={page.emoji}>{page.title}</Title>
          {children}
        </div>
        {page.description ? <p className="lead">{page.description}</p> : null}
        {page.markdown === null ? (
          <Empty>This page has no text of its own.</Empty>
        ) : (
          <Markdown
            text={page.markdown}
            at={at}
            headings={page.headings}
            files={allFiles}
            title={page.title}
            {...(pagePath && { pagePath })}
          />
        )}
        <p className="note">
          Changed <Time value={page.updatedAt} />
        </p>
      </div>
      {outline.length > 1 ? (
        <nav className="outline" aria-label="On this page">
          <ul>
            {outline.map(({ anchor, text, depth }) => (
              <li key={anchor} className={`depth${depth - 2}`}>
                <a href={`#${anchor}`}>{text}</a>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
    </article>
  );
}

interface EditProps {
  readonly at: InSpace;
  readonly page: string;
  readonly space: NonNullable<PageQuery['space']>;
}

/** Opens the page in a change request: one that is in progress, or a new one. */
function EditButton({ at, page, space }: EditProps) {
  const [step, setStep] = useState<'choose' | 'create' | null>(null);
  const existing = [...space.drafts.nodes, ...space.open.nodes];
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
      {step === 'choose' ? (
        <Dialog title="Edit in a change request" onClose={close}>
          <ul className="tree">
            {existing.map(({ id, number, subject }) => (
              <li key={id}>
                <Link href={`${paths.pageOfChangeRequest(at, id, page)}?edit`}>
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
      ) : null}
      {step === 'create' ? <NewChangeRequest at={at} page={page} onClose={close} /> : null}
    </>
  );
}

const SpaceFile = graphql(`
  query SpaceFile($organization: ID!, $space: ID!, $file: ID!, $shell: Boolean!) {
    ...ShellParts @include(if: $shell)
    space(id: $space) {
      id
      ...SpaceHead
      revision {
        id
        file(id: $file) {
          id
          name
          contentType
          size
          downloadURL
        }
      }
    }
  }
`);

export function FileScreen({ file: id, ...at }: InSpace & { readonly file: string }) {
  const state = useScreen(SpaceFile, { ...at, file: id });
  return (
    <Loaded state={state} of={(data) => data.space}>
      {(space) => {
        const { file } = space.revision;
        if (!file) return <Failure error={undefined} />;
        return (
          <SpaceFrame organization={at.organization} space={space}>
            <Title>{file.name}</Title>
            <p className="note">
              {file.contentType}, {file.size.toLocaleString()} bytes ·{' '}
              <a href={file.downloadURL}>Download</a>
            </p>
            {file.contentType.startsWith('image/') ? (
              <img src={file.downloadURL} alt={file.name} className="file" />
            ) : null}
          </SpaceFrame>
        );
      }}
    </Loaded>
  );
}
