// A page in a change request: reading it, and editing its title and markdown.
import { useState } from 'react';
import { Link, useSearch } from 'wouter';
import { graphql } from "../gql/index.ts";
import type { PageInChangeRequestQuery } from '../gql/graphql.ts';
import { type InSpace, paths } from '../paths.ts';
import { Badge } from '../ui/pieces.tsx';
import { FieldProblem, fieldProps, Problems, useAction } from '../ui/problems.tsx';
import { Empty, Loaded, Title, useScreen } from '../ui/screen.tsx';
import { PageBody } from './page.tsx';
import { PageNav, SpaceFrame } from './space-frame.tsx';

const PageInChangeRequest = graphql(`
  query PageInChangeRequest(
    $organization: ID!
    $changeRequest: ID!
    $page: ID!
    $shell: Boolean!
  ) {
    ...ShellParts @include(if: $shell)
    changeRequest(id: $changeRequest) {
      id
      number
      subject
      status
      space {
        id
        ...SpaceHead
        permissions {
          edit
        }
      }
      revision {
        id
        revisionId
        ...PageTree
        ...RevisionFiles
        page(id: $page) {
          id
          ...PageText
          title
          source: markdown
        }
      }
    }
  }
`);

const EditPage = graphql(`
  mutation EditPage($input: EditChangeRequestContentInput!) {
    editChangeRequestContent(input: $input) {
      changeRequest {
        id
        updatedAt
        revision {
          id
          revisionId
        }
      }
      errors {
        ...Problem
      }
    }
  }
`);

type ChangeRequest = NonNullable<PageInChangeRequestQuery['changeRequest']>;

interface EditProps extends InSpace {
  readonly changeRequest: string;
  readonly page: string;
}

export function EditScreen({ changeRequest: id, page, ...at }: EditProps) {
  const { organization } = at;
  const state = useScreen(PageInChangeRequest, { organization, changeRequest: id, page });
  const [isEditing, setEditing] = useState(new URLSearchParams(useSearch()).has('edit'));
  const pagePath = (other: string) => paths.pageOfChangeRequest(at, id, other);
  return (
    <Loaded state={state} of={(data) => data.changeRequest}>
      {(found) => {
        const { revision, space, status } = found;
        const mayEdit = space.permissions.edit && (status === 'DRAFT' || status === 'OPEN');
        const hasText = revision.page?.source != null;
        return (
          <SpaceFrame
            organization={organization}
            space={space}
            aside={<PageNav revision={revision} current={page} pagePath={pagePath} />}
          >
            <p className="banner">
              In the change request{' '}
              <Link href={paths.changeRequest(at, id)}>
                #{found.number} {found.subject}
              </Link>{' '}
              <Badge value={status} />
            </p>
            {!revision.page ? <Empty>This change request does not have the page.</Empty> : null}
            {revision.page && !(isEditing && mayEdit && hasText) ? (
              <PageBody at={at} page={revision.page} revision={revision} pagePath={pagePath}>
                {mayEdit && hasText ? (
                  <button type="button" className="primary" onClick={() => setEditing(true)}>
                    Edit
                  </button>
                ) : null}
              </PageBody>
            ) : null}
            {isEditing && mayEdit && hasText ? (
              <Editor
                changeRequest={found}
                page={page}
                onDone={() => setEditing(false)}
                reload={state.refetch}
              />
            ) : null}
          </SpaceFrame>
        );
      }}
    </Loaded>
  );
}

interface EditorProps {
  readonly changeRequest: ChangeRequest;
  readonly page: string;
  readonly onDone: () => void;
  readonly reload: () => Promise<unknown>;
}

function Editor({ changeRequest: { id, revision }, page, onDone, reload }: EditorProps) {
  const action = useAction(EditPage);
  const { title = '', source = '' } = revision.page ?? {};
  const [draft, setDraft] = useState({ title, markdown: source ?? '' });
  // The text that the draft is based on. It stays when another edit arrives.
  const [base, setBase] = useState(revision.revisionId);
  const isStale = action.problems.some(({ code }) => code === 'STALE_REVISION');
  const isCompared = base === revision.revisionId && draft.markdown !== source && isStale;
  const save = async () => {
    const changes = [{ updatePage: { page, ...draft } }];
    if (await action.send({ id, baseRevision: base, changes })) onDone();
  };
  const compare = async () => {
    const stale = action.problems.find(({ __typename }) => __typename === 'StaleRevisionError');
    await reload();
    if (stale?.__typename === 'StaleRevisionError') setBase(stale.currentRevisionId);
  };
  return (
    <form action={save} className="editor">
      <Title>{`Edit ${title}`}</Title>
      <Problems {...action} except={['title', 'markdown']} />
      {isStale && !isCompared ? (
        <button type="button" onClick={() => void compare()}>
          Keep my text and show the current one
        </button>
      ) : null}
      <label htmlFor="title">Title</label>
      <input
        {...fieldProps(action, 'title', 'title')}
        value={draft.title}
        onChange={({ target }) => setDraft({ ...draft, title: target.value })}
      />
      <FieldProblem {...action} name="title" id="title" />
      <div className={isCompared ? 'sides' : undefined}>
        <div>
          <label htmlFor="markdown">Markdown</label>
          <textarea
            {...fieldProps(action, 'markdown', 'markdown')}
            rows={20}
            spellCheck
            value={draft.markdown}
            onChange={({ target }) => setDraft({ ...draft, markdown: target.value })}
          />
          <FieldProblem {...action} name="markdown" id="markdown" />
        </div>
        {isCompared ? (
          <div>
            <p>The current text, which saving replaces:</p>
            <pre tabIndex={0}>{source}</pre>
          </div>
        ) : null}
      </div>
      <p className="actions">
        <button type="submit" className="primary" disabled={action.busy}>
          Save
        </button>
        <button type="button" onClick={onDone}>
          Cancel
        </button>
      </p>
    </form>
  );
}

