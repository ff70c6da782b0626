// A page: of the primary content of a space, of an older revision, and edited in a change request.
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { graphql } from '../gql/index.ts';
import type { PageBodyFragment, PageQuery } from '../gql/graphql.ts';
import { Field, Form, useAction, type Values } from '../ui/form.tsx';
import { Markdown } from '../ui/markdown.tsx';
import { Badge, Button, DialogButton, Note, Time } from '../ui/pieces.tsx';
import { Failure, screen, Title, useAddress } from '../ui/screen.tsx';
import { isOpen, NewChangeRequest } from './change-requests.tsx';
import { Comments } from './comments.tsx';
import { WithPages } from './space.tsx';

const Page = graphql(`
  query Page($organization: ID!, $space: ID!, $page: ID!, $shell: Boolean!) {
    ...ShellParts @include(if: $shell)
    space(id: $space) {
      ...SpaceHead permissions { edit comment }
      revision { ...PageTree ...PageBody }
      changeRequests(first: 20, filter: { status: [DRAFT, OPEN] }) { nodes { id number subject } }
      comments(first: 20, filter: { pageId: $page }) { nodes { ...CommentParts } }
    }
  }
`);

screen('/o/:organization/s/:space/p/:page', Page, {
  of: ({ space }) => space?.revision && { ...space, revision: space.revision }, // not in the trash
  show: ({ revision, permissions, changeRequests, comments }) => (
    <WithPages {...revision}>
      <PageBody {...revision}>
        {permissions.edit && <EditButton existing={changeRequests?.nodes ?? []} />}
      </PageBody>
      <Comments of={comments} mayComment={permissions.comment} />
    </WithPages>
  ),
});

const OldPage = graphql(`
  query OldPage($organization: ID!, $id: ID!, $page: ID!, $shell: Boolean!) {
    ...ShellParts @include(if: $shell)
    revision(id: $id) { createdAt ...PageTree ...PageBody space { ...SpaceHead } }
  }
`);

screen('/o/:organization/s/:space/r/:id/p/:page', OldPage, {
  of: ({ revision }) => revision,
  show: (revision, { space, id, page }) => (
    <WithPages {...revision}>
      <p className="banner">
        <Link href={`/s/${space}/r/${id}`}>
          As of <Time value={revision.createdAt} />
        </Link>
        . <Link href={`/s/${space}/p/${page}`}>Show the current page</Link>
      </p>
      <PageBody {...revision} />
    </WithPages>
  ),
});

graphql(`
  fragment PageBody on Revision {
    id
    allFiles(limit: 500) { id fileId downloadUrl }
    page(id: $page) {
      __typename id title emoji description updatedAt
      updatedBy { id displayName }
      ... on DocumentPage { markdown(evaluated: true) headings { depth text anchor } }
    }
  }
`);

/** The title, the text and the outline of a page, with buttons next to the title. */
function PageBody({ page, allFiles, children }: PageBodyFragment & { children?: ReactNode }) {
  if (page === null) return <Failure />;
  const text = page.__typename === 'DocumentPage' ? page : null;
  const outline = text?.headings.filter(({ depth }) => depth === 2 || depth === 3) ?? [];
  return (
    <article>
      <Title text={page.title} emoji={page.emoji}>
        {children}
      </Title>
      {page.description && <p className="lead">{page.description}</p>}
      {outline.length > 1 && (
        <nav className="outline" aria-label="On this page">
          {outline.map(({ anchor, text, depth }) => (
            <a key={anchor} href={`#${anchor}`} style={{ paddingLeft: `${depth - 2}rem` }}>
              {text}
            </a>
          ))}
        </nav>
      )}
      {text && <Markdown {...text} files={allFiles} />}
      {!text && <p className="empty">This page has no text of its own.</p>}
      <Note time={page.updatedAt}>
        Changed {page.updatedBy && `by ${page.updatedBy.displayName}, `}
      </Note>
    </article>
  );
}

type ChangeRequests = NonNullable<NonNullable<PageQuery['space']>['changeRequests']>['nodes'];

/** Opens the page in a change request: an existing one, or a new one. */
function EditButton({ existing }: { existing: ChangeRequests }) {
  const { space, page } = useAddress();
  if (existing.length === 0) return <NewChangeRequest label="Edit" />;
  return (
    <DialogButton label="Edit" title="Edit in a change request" primary>
      <div className="tree">
        {existing.map(({ id, number, subject }) => (
          <Link key={id} href={`/s/${space}/cr/${id}/p/${page}?edit`}>
            #{number} {subject}
          </Link>
        ))}
      </div>
      <NewChangeRequest label="New change request" />
    </DialogButton>
  );
}

const Draft = graphql(`
  query Draft($organization: ID!, $id: ID!, $page: ID!, $shell: Boolean!) {
    ...ShellParts @include(if: $shell)
    changeRequest(id: $id) {
      id number subject status
      space { ...SpaceHead permissions { edit } }
      revision {
        ...PageTree ...PageBody
        revisionId
        page(id: $page) { ... on DocumentPage { source: markdown } }
      }
    }
  }
`);

screen('/o/:organization/s/:space/cr/:id/p/:page', Draft, {
  of: ({ changeRequest }) => changeRequest,
  show: (changeRequest, { space, id, page }, search) => {
    const { status, revision } = changeRequest;
    const mayEdit = changeRequest.space.permissions.edit && isOpen(changeRequest);
    const text = mayEdit && revision.page?.__typename === 'DocumentPage' && revision.page;
    return (
      <WithPages {...revision}>
        <p className="banner">
          In the change request{' '}
          <Link href={`/s/${space}/cr/${id}`}>
            #{changeRequest.number} {changeRequest.subject}
          </Link>{' '}
          <Badge value={status} />
        </p>
        {text && search.has('edit') ? (
          <Editor {...text} revisionId={revision.revisionId} />
        ) : (
          <PageBody {...revision}>
            {text && <Link href={`/s/${space}/cr/${id}/p/${page}?edit`}>Edit</Link>}
          </PageBody>
        )}
      </WithPages>
    );
  },
});

const EditPage = graphql(`
  mutation EditPage($input: EditChangeRequestContentInput!) {
    editChangeRequestContent(input: $input) { changeRequest { id } errors { ...Problem } }
  }
`);

function Editor(text: { title: string; source: string; revisionId: string }) {
  const { id, page: pageId } = useAddress();
  const [path, navigate] = useLocation();
  const action = useAction(EditPage, true);
  const [began] = useState(text); // stays when another edit arrives
  const [baseRevisionId, setBase] = useState(text.revisionId);
  const stale = action.problems.find((problem) => problem.__typename === 'StaleRevisionError');
  const compare = () => setBase(stale?.currentRevisionId ?? baseRevisionId);
  const close = () => navigate(path, { replace: true }); // without `?edit`
  const cancel = <Button onClick={close}>Cancel</Button>;
  const save = async ({ title = '', markdown = '' }: Values) => {
    const changes = [{ updatePage: { pageId, title, markdown } }];
    if (await action.send({ changeRequestId: id, baseRevisionId, changes })) close();
  };
  return (
    <>
      <Title text={`Edit ${began.title}`} />
      <Form said={action} send={save} submit="Save" buttons={cancel}>
        {stale && <Button onClick={compare}>Keep my text, and show the current one</Button>}
        <Field label="Title" name="title" defaultValue={began.title} />
        <Field label="Markdown" name="markdown" rows={18} defaultValue={began.source} />
        {baseRevisionId !== began.revisionId && (
          <>
            <h2>The current text, which saving replaces</h2>
            <pre>{text.source}</pre>
          </>
        )}
      </Form>
    </>
  );
}
