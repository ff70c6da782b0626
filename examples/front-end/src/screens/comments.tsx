// Comments with their replies: reading, writing, replying, resolving; and those on a space.
import { useState } from 'react';
import { Link } from 'wouter';
import { type FragmentType, getFragmentData, graphql } from '../gql/index.ts';
import type { CommentPartsFragment } from '../gql/graphql.ts';
import { type At, paths } from '../paths.ts';
import type { Params } from '../routes.tsx';
import { Field, Problems, type Said, useAction } from '../ui/form.tsx';
import { Badge, Cards, More, Note, Person, Time } from '../ui/pieces.tsx';
import { Screen, Title, type Tools } from '../ui/screen.tsx';
import { SpaceFrame } from './space-frame.tsx';

const SpaceComments = graphql(`
  query SpaceComments($organization: ID!, $space: ID!, $after: String, $shell: Boolean!) {
    ...ShellParts @include(if: $shell)
    space(id: $space) {
      id
      ...SpaceHead
      permissions { comment }
      comments(first: 20, after: $after) {
        pageInfo { hasNextPage endCursor }
        nodes { id ...CommentParts }
      }
    }
  }
`);

export function CommentsScreen({ organization, space }: Params) {
  const at = { organization, space };
  return (
    <Screen query={SpaceComments} variables={at} of={(data) => data.space}>
      {(found, tools) => (
        <SpaceFrame organization={organization} space={found}>
          <Title>Comments on the space</Title>
          <CommentThreads
            subject={space}
            comments={found.comments?.nodes}
            mayComment={found.permissions.comment}
            tools={tools}
            at={at}
          />
          {found.comments && <More info={found.comments.pageInfo} onMore={tools.more} />}
        </SpaceFrame>
      )}
    </Screen>
  );
}

const CommentParts = graphql(`
  fragment CommentParts on Comment {
    id status postedAt
    postedBy { id displayName }
    body { markdown }
    permissions { reply resolve }
    target { page { pageId title } node { preview } }
    replies(first: 20) {
      nodes { id postedAt postedBy { id displayName } body { markdown } }
    }
  }
`);

const CreateComment = graphql(`
  mutation CreateComment($input: CreateCommentInput!) {
    createComment(input: $input) { comment { ...CommentParts } errors { ...Problem } }
  }
`);

const Reply = graphql(`
  mutation Reply($input: CreateCommentReplyInput!) {
    createCommentReply(input: $input) { comment { ...CommentParts } errors { ...Problem } }
  }
`);

const Resolve = graphql(`
  mutation Resolve($input: UpdateCommentInput!) {
    updateComment(input: $input) {
      __typename
      comment { __typename id status }
      errors { ...Problem }
    }
  }
`);

interface ThreadsProps {
  /** Id of the space or change request that new comments are about. */
  readonly subject: string;
  /** Id of the page that new comments are about. */
  readonly page?: string;
  readonly comments: readonly FragmentType<typeof CommentParts>[] | undefined;
  readonly mayComment: boolean;
  readonly tools: Tools;
  /** The space, to show which page a comment is about. */
  readonly at?: At;
}

export function CommentThreads({ subject, page, mayComment, tools, at, ...props }: ThreadsProps) {
  const refusal = tools.errorOf('comments');
  const create = useAction(CreateComment);
  const comment = async (markdown: string) => {
    const about = { subjectId: subject, ...(page && { pageId: page }) };
    if (!(await create.send({ ...about, body: { markdown } }))) return false;
    await tools.reload();
    return true;
  };
  return (
    <section aria-label="Comments">
      <h2>Comments</h2>
      {refusal && <Note>{refusal}</Note>}
      {props.comments && (
        <Cards items={getFragmentData(CommentParts, props.comments)} empty="There are none yet.">
          {(item) => <Thread comment={item} at={at} />}
        </Cards>
      )}
      {mayComment && <TextForm label="Comment" button="Add comment" said={create} send={comment} />}
    </section>
  );
}

interface ThreadProps {
  readonly comment: CommentPartsFragment;
  readonly at: At | undefined;
}

function Thread({ comment, at }: ThreadProps) {
  const { id, status, permissions, target, postedBy, postedAt, body, replies } = comment;
  return (
    <>
      {at && target.page && (
        <Note>
          On <Link href={paths.page(at, target.page.pageId)}>{target.page.title}</Link>
        </Note>
      )}
      <Person name={postedBy?.displayName}>
        <Time value={postedAt} /> {status === 'RESOLVED' && <Badge value={status} />}
      </Person>
      {target.node?.preview && <blockquote>{target.node.preview}</blockquote>}
      <p className="said">{body.markdown}</p>
      <div className="replies">
        {replies.nodes.map((reply) => (
          <div key={reply.id} id={reply.id}>
            <Person name={reply.postedBy?.displayName}>
              <Time value={reply.postedAt} />
            </Person>
            <p className="said">{reply.body.markdown}</p>
          </div>
        ))}
      </div>
      <div className="actions">
        {permissions.reply && <ReplyForm comment={id} />}
        {permissions.resolve && <ResolveButton comment={comment} />}
      </div>
    </>
  );
}

/** Resolves or reopens a comment; the new status is shown before the server has answered. */
function ResolveButton({ comment: { id, status } }: { comment: CommentPartsFragment }) {
  const resolve = useAction(Resolve);
  const isOpen = status === 'OPEN';
  const comment = { __typename: 'Comment', id, status: isOpen ? 'RESOLVED' : 'OPEN' } as const;
  const toggle = () =>
    resolve.send(
      { id, resolved: isOpen },
      { updateComment: { __typename: 'UpdateCommentPayload', comment, errors: [] } },
    );
  return (
    <>
      <button type="button" disabled={resolve.busy} onClick={toggle}>
        {isOpen ? 'Resolve' : 'Reopen'}
      </button>
      <Problems said={resolve} />
    </>
  );
}

function ReplyForm({ comment }: { comment: string }) {
  const [isOpen, setOpen] = useState(false);
  const action = useAction(Reply);
  const reply = async (markdown: string) => {
    const data = await action.send({ commentId: comment, body: { markdown } });
    if (data) setOpen(false);
    return data !== null;
  };
  return isOpen ? (
    <TextForm label="Reply" button="Send reply" said={action} send={reply} isFocused />
  ) : (
    <button type="button" onClick={() => setOpen(true)}>
      Reply
    </button>
  );
}

interface TextFormProps {
  readonly label: string;
  readonly button: string;
  readonly said: Said;
  /** Sends the text. Returns true if it was accepted. */
  readonly send: (text: string) => Promise<boolean>;
  readonly isFocused?: boolean;
}

function TextForm({ label, button, said, send, isFocused = false }: TextFormProps) {
  const [text, setText] = useState('');
  const submit = async () => {
    if (await send(text)) setText('');
  };
  return (
    <form action={submit}>
      <Problems said={said} except={['markdown']} />
      <Field
        label={label}
        name="markdown"
        said={said}
        rows={3}
        required
        autoFocus={isFocused}
        value={text}
        onText={setText}
      />
      <p className="actions">
        <button type="submit" className="primary" disabled={said.busy || text.trim() === ''}>
          {button}
        </button>
      </p>
    </form>
  );
}
