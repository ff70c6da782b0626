// Comments with their replies: reading, writing, replying, resolving.
import { type ReactNode, useId, useRef, useState } from 'react';
import { type FragmentType, graphql, readFragment } from '../gql/index.ts';
import type { CommentPartsFragment } from '../gql/graphql.ts';
import { Avatar, Badge, Time } from '../ui/pieces.tsx';
import { FieldProblem, fieldProps, Problems, useAction } from '../ui/problems.tsx';
import { Empty } from '../ui/screen.tsx';

const CommentParts = graphql(`
  fragment CommentParts on Comment {
    id
    status
    postedAt
    editedAt
    postedBy {
      id
      displayName
    }
    body {
      markdown
    }
    permissions {
      reply
      resolve
    }
    target {
      page {
        pageId
        title
      }
      node {
        preview
      }
    }
    replies(first: 50) {
      nodes {
        id
        postedAt
        postedBy {
          id
          displayName
        }
        body {
          markdown
        }
      }
    }
  }
`);

const CreateComment = graphql(`
  mutation CreateComment($input: CreateCommentInput!) {
    createComment(input: $input) {
      comment {
        ...CommentParts
      }
      errors {
        ...Problem
      }
    }
  }
`);

const Reply = graphql(`
  mutation Reply($input: CreateCommentReplyInput!) {
    createCommentReply(input: $input) {
      comment {
        ...CommentParts
      }
      errors {
        ...Problem
      }
    }
  }
`);

const Resolve = graphql(`
  mutation Resolve($input: UpdateCommentInput!) {
    updateComment(input: $input) {
      __typename
      comment {
        __typename
        id
        status
      }
      errors {
        ...Problem
      }
    }
  }
`);

interface ThreadsProps {
  /** Id of the space or change request that new comments are about. */
  readonly subject: string;
  /** Id of the page that new comments are about. */
  readonly page?: string;
  readonly comments: readonly FragmentType<typeof CommentParts>[] | undefined;
  /** Why the comments cannot be read. */
  readonly refusal: string | undefined;
  readonly mayComment: boolean;
  readonly reload: () => Promise<unknown>;
  /** Shows what a comment is about, above it. */
  readonly about?: (comment: CommentPartsFragment) => ReactNode;
}

export function CommentThreads(props: ThreadsProps) {
  const { comments, refusal, mayComment } = props;
  const id = useId();
  return (
    <section className="comments" aria-labelledby={id}>
      <h2 id={id}>Comments</h2>
      {refusal === undefined ? null : <p className="note">{refusal}</p>}
      {comments?.length === 0 ? <Empty>There are no comments yet.</Empty> : null}
      <ul className="cards">
        {comments?.map((masked) => {
          const comment = readFragment(CommentParts, masked);
          return (
            <li key={comment.id} id={comment.id} className="card">
              {props.about?.(comment)}
              <Thread comment={comment} />
            </li>
          );
        })}
      </ul>
      {mayComment ? <NewComment {...props} /> : null}
    </section>
  );
}

interface PostProps {
  readonly by: { readonly displayName: string } | null;
  readonly at: string;
  readonly text: string | null;
  readonly children?: ReactNode;
}

function Post({ by, at, text, children }: PostProps) {
  const name = by?.displayName ?? 'A deleted user';
  return (
    <>
      <p className="by">
        <Avatar name={name} /> <strong>{name}</strong> <Time value={at} /> {children}
      </p>
      <p className="said">{text}</p>
    </>
  );
}

function Thread({ comment }: { comment: CommentPartsFragment }) {
  const { status, permissions, target } = comment;
  const resolve = useAction(Resolve);
  const toggle = () => {
    const isOpen = status === 'OPEN';
    const next = { __typename: 'Comment' as const, id: comment.id };
    return resolve.send(
      { id: comment.id, resolved: isOpen },
      {
        optimistic: {
          updateComment: {
            __typename: 'UpdateCommentPayload',
            comment: { ...next, status: isOpen ? 'RESOLVED' : 'OPEN' },
            errors: [],
          },
        },
      },
    );
  };
  return (
    <>
      <Post by={comment.postedBy} at={comment.postedAt} text={comment.body.markdown}>
        {status === 'RESOLVED' ? <Badge value={status} /> : null}
      </Post>
      {target.node?.preview ? <blockquote>{target.node.preview}</blockquote> : null}
      <ul className="replies">
        {comment.replies.nodes.map(({ id, postedBy, postedAt, body }) => (
          <li key={id}>
            <Post by={postedBy} at={postedAt} text={body.markdown} />
          </li>
        ))}
      </ul>
      <Problems {...resolve} />
      <div className="actions">
        {permissions.reply ? <ReplyForm comment={comment.id} /> : null}
        {permissions.resolve ? (
          <button type="button" disabled={resolve.busy} onClick={() => void toggle()}>
            {status === 'OPEN' ? 'Resolve' : 'Reopen'}
          </button>
        ) : null}
      </div>
    </>
  );
}

function ReplyForm({ comment }: { comment: string }) {
  const [isOpen, setOpen] = useState(false);
  const action = useAction(Reply);
  if (!isOpen)
    return (
      <button type="button" onClick={() => setOpen(true)}>
        Reply
      </button>
    );
  return (
    <TextForm
      label="Reply"
      {...action}
      isFocused
      onCancel={() => setOpen(false)}
      submit={async (markdown) => {
        const data = await action.send({ commentId: comment, body: { markdown } });
        if (data) setOpen(false);
        return data !== null;
      }}
    />
  );
}

function NewComment({ subject, page, reload }: ThreadsProps) {
  const action = useAction(CreateComment);
  return (
    <TextForm
      label="Comment"
      {...action}
      submit={async (markdown) => {
        const on = page === undefined ? {} : { page };
        const data = await action.send({ subjectId: subject, body: { markdown }, ...on });
        if (data) await reload();
        return data !== null;
      }}
    />
  );
}

interface FormProps extends Pick<ReturnType<typeof useAction>, 'busy' | 'problems' | 'failure'> {
  readonly label: string;
  readonly isFocused?: boolean;
  readonly onCancel?: () => void;
  /** Sends the text. Returns true if it was accepted. */
  readonly submit: (text: string) => Promise<boolean>;
}

function TextForm({ label, submit, isFocused = false, onCancel, ...told }: FormProps) {
  const [text, setText] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const send = async () => {
    if (await submit(text)) setText('');
    else field.current?.focus();
  };
  return (
    <form action={send} className="text-form">
      <Problems {...told} except={['markdown']} />
      <label htmlFor={id}>{label}</label>
      <textarea
        {...fieldProps(told, 'markdown', id)}
        ref={field}
        rows={3}
        required
        // biome-ignore lint/a11y/noAutofocus: the form opens on the request of the user
        autoFocus={isFocused}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <FieldProblem {...told} name="markdown" id={id} />
      <p className="actions">
        <button type="submit" className="primary" disabled={told.busy || text.trim() === ''}>
          {label === 'Reply' ? 'Send reply' : 'Add comment'}
        </button>
        {onCancel ? (
          <button type="button" onClick={onCancel}>
            Cancel
          </button>
        ) : null}
      </p>
    </form>
  );
}
