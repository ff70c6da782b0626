// A page in a change request: reading it, and editing its title and markdown.
import { useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { graphql } from '../gql/index.ts';
import { paths } from '../paths.ts';
import type { Params } from '../routes.tsx';
import { Field, Problems, useAction } from '../ui/form.tsx';
import { Badge } from '../ui/pieces.tsx';
import { Failure, Screen, Title, type Tools } from '../ui/screen.tsx';
import { PageBody } from './page.tsx';
import { PageNav, SpaceFrame } from './space-frame.tsx';

const Draft = graphql(`
  query Draft($organization: ID!, $id: ID!, $page: ID!, $shell: Boolean!) {
    ...ShellParts @include(if: $shell)
    changeRequest(id: $id) {
      id number subject status
      space { id ...SpaceHead permissions { edit } }
      revision {
        id revisionId
        ...PageTree
        ...PageFiles
        page(id: $page) {
          __typename id title ...PageText
          ... on DocumentPage { source: markdown }
        }
      }
    }
  }
`);

export function DraftScreen({ organization, space, id, page }: Params) {
  const at = { organization, space };
  const [, navigate] = useLocation();
  const isEditing = new URLSearchParams(useSearch()).has('edit');
  const pagePath = (other: string) => paths.draft(at, id, other);
  return (
    <Screen query={Draft} variables={{ organization, id, page }} of={(data) => data.changeRequest}>
      {({ number, subject, status, revision, ...found }, tools) => {
        const isOpen = status === 'DRAFT' || status === 'OPEN';
        const text = revision.page?.__typename === 'DocumentPage' ? revision.page : null;
        const edited = isOpen && found.space.permissions.edit ? text : null;
        return (
          <SpaceFrame
            organization={organization}
            space={found.space}
            tree={<PageNav revision={revision} current={page} pagePath={pagePath} />}
          >
            <p className="banner">
              In the change request{' '}
              <Link href={paths.changeRequest(at, id)}>
                #{number} {subject}
              </Link>{' '}
              <Badge value={status} />
            </p>
            {isEditing && edited && (
              <Editor
                {...{ id, page, tools }}
                text={edited}
                revisionId={revision.revisionId}
                onDone={() => navigate(pagePath(page), { replace: true })}
              />
            )}
            {revision.page && !(isEditing && edited) && (
              <PageBody at={at} page={revision.page} revision={revision} pagePath={pagePath}>
                {edited && (
                  <button
                    type="button"
                    className="primary"
                    onClick={() => navigate(`${pagePath(page)}?edit`)}
                  >
                    Edit
                  </button>
                )}
              </PageBody>
            )}
            {!revision.page && <Failure />}
          </SpaceFrame>
        );
      }}
    </Screen>
  );
}

const EditPage = graphql(`
  mutation EditPage($input: EditChangeRequestContentInput!) {
    editChangeRequestContent(input: $input) {
      changeRequest { id updatedAt revision { id revisionId } }
      errors { ...Problem }
    }
  }
`);

interface EditorProps {
  readonly id: string;
  readonly page: string;
  readonly text: { readonly title: string; readonly source: string };
  /** The revision of the text. */
  readonly revisionId: string;
  readonly tools: Tools;
  readonly onDone: () => void;
}

function Editor({ id, page, text, revisionId, tools, onDone }: EditorProps) {
  const action = useAction(EditPage);
  const { title, source } = text;
  const [draft, setDraft] = useState({ title, markdown: source });
  // The revision that the draft is based on. It stays when somebody else's edit arrives.
  const [base, setBase] = useState(revisionId);
  const [isCompared, setCompared] = useState(false);
  const stale = action.problems.find((problem) => problem.__typename === 'StaleRevisionError');
  const save = async () => {
    const changes = [{ updatePage: { pageId: page, ...draft } }];
    if (await action.send({ id, baseRevisionId: base, changes })) onDone();
  };
  const compare = async () => {
    await tools.reload();
    setBase(stale?.currentRevisionId ?? base);
    setCompared(true);
  };
  return (
    <form action={save}>
      <Title>{`Edit ${title}`}</Title>
      <Problems said={action} except={['title', 'markdown']} />
      {stale && (
        <button type="button" onClick={compare}>
          Keep my text, and show the current one
        </button>
      )}
      <Field
        label="Title"
        name="title"
        said={action}
        value={draft.title}
        onText={(text) => setDraft({ ...draft, title: text })}
      />
      <Field
        label="Markdown"
        name="markdown"
        said={action}
        rows={18}
        value={draft.markdown}
        onText={(markdown) => setDraft({ ...draft, markdown })}
      />
      {isCompared && (
        <>
          <h2>The current text, which saving replaces</h2>
          <pre>{source}</pre>
        </>
      )}
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
