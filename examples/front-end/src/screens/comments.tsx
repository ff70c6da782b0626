// Comments with their replies: reading, writing, replying, resolving; those on a space, and one.
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { graphql } from '../gql/index.ts';
import type { CommentPartsFragment } from '../gql/graphql.ts';
import { Field, Form, Problems, useAction, type Values } from '../ui/form.tsx';
import { Badge, Button, DialogButton, Note, Person, Time } from '../ui/pieces.tsx';
import { type Connection, List, screen, Title, useAddress } from '../ui/screen.tsx';

const SpaceComments = graphql(`
  query SpaceComments($organization: ID!, $space: ID!, $after: String, $shell: Boolean!) {
    ...ShellParts @include(if: $shell)
    space(id: $space) {
      ...SpaceHead permissions { comment }
      comments(first: 20, after: $after) {
        pageInfo { hasNextPage endCursor } nodes { ...CommentParts }
      }
    }
  }
`);

screen('/o/:organization/s/:space/comments', SpaceComments, {
  of: ({ space }) => space,
  show: ({ comments, permissions }) => (
    <>
      <Title text="Comments on the space" />
      <Comments of={comments} mayComment={permissions.comment} />
    </>
  ),
});

const OneComment = graphql(`
  query OneComment($organization: ID!, $id: ID!, $shell: Boolean!) {
    ...ShellParts @include(if: $shell)
    comment(id: $id) { ...CommentParts target { space { ...SpaceHead } } }
  }
`);

screen('/o/:organization/s/:space/comments/:id', OneComment, {
  of: ({ comment }) => comment,
  show: (comment) => (
    <>
      <Title text="Comment" />
      <List of={{ nodes: [comment] }}>{Thread}</List>
    </>
  ),
});

graphql(`
  fragment CommentParts on Comment {
    id status postedAt
    postedBy { id displayName }
    body { markdown }
    permissions { reply resolve }
    target { page { pageId title } node { preview } }
    replies(first: 100) { nodes { id postedAt postedBy { id displayName } body { markdown } } }
  }
`);

const CreateComment = graphql(`
  mutation CreateComment($input: CreateCommentInput!) {
    createComment(input: $input) { comment { ...CommentParts } errors { ...Problem } }
  }
`);

const CreateReply = graphql(`
  mutation CreateReply($input: CreateCommentReplyInput!) {
    createCommentReply(input: $input) { comment { ...CommentParts } errors { ...Problem } }
  }
`);

const Resolve = graphql(`
  mutation Resolve($input: UpdateCommentInput!) {
    updateComment(input: $input) {
      __typename comment { __typename id status } errors { ...Problem }
    }
  }
`);

type Threads = Connection<CommentPartsFragment> | null;

/** The comments on what the address names: a page, a change request, or a space. */
export function Comments({ of, mayComment }: { of: Threads; mayComment: boolean }) {
  const { space, id, page } = useAddress();
  const action = useAction(CreateComment, true);
  const create = ({ markdown = '' }: Values) => {
    const subject = { subjectId: id ?? space, ...(page && { pageId: page }) };
    return action.send({ ...subject, body: { markdown } });
  };
  return (
    <section aria-label="Comments">
      <h2>Comments</h2>
      <List of={of} field="comments" empty="There are none yet.">
        {(comment) => <Thread {...comment} />}
      </List>
      {mayComment && (
        <Form said={action} send={create} submit="Add comment">
          <Field label="Comment" name="markdown" rows={3} required />
        </Form>
      )}
    </section>
  );
}

function Thread({ id, status, permissions, target, replies, ...comment }: CommentPartsFragment) {
  const { space, page } = useAddress();
  const action = useAction(CreateReply);
  const reply = ({ markdown = '' }: Values) => action.send({ commentId: id, body: { markdown } });
  return (
    <>
      {!page && target.page && (
        <Note>
          On <Link href={`/s/${space}/p/${target.page.pageId}`}>{target.page.title}</Link>
        </Note>
      )}
      {target.node?.preview && <blockquote>{target.node.preview}</blockquote>}
      <Message {...comment}>{status === 'RESOLVED' && <Badge value={status} />}</Message>
      <div className="replies">
        {replies.nodes.map((reply) => (
          <Message key={reply.id} {...reply} />
        ))}
      </div>
      <div className="actions">
        {permissions.reply && (
          <DialogButton label="Reply">
            <Form said={action} send={reply} submit="Send reply">
              <Field label="Reply" name="markdown" rows={3} required />
            </Form>
          </DialogButton>
        )}
        {permissions.resolve && <ResolveButton id={id} isOpen={status === 'OPEN'} />}
      </div>
    </>
  );
}

type Said = Pick<CommentPartsFragment, 'postedBy' | 'postedAt' | 'body'> &
  Partial<Pick<CommentPartsFragment, 'id'>> & { children?: ReactNode };

const Message = ({ id, postedBy, postedAt, body, children }: Said) => (
  <div id={id}>
    <Person name={postedBy?.displayName}>
      <Time value={postedAt} /> {children}
    </Person>
    <p className="said">{body.markdown}</p>
  </div>
);

/** Resolves or reopens a comment; the new status is shown before the server has answered. */
function ResolveButton({ id, isOpen }: { id: string; isOpen: boolean }) {
  const action = useAction(Resolve);
  const comment = { __typename: 'Comment', id, status: isOpen ? 'RESOLVED' : 'OPEN' } as const;
  const payload = { __typename: 'UpdateCommentPayload' as const, comment, errors: [] };
  const toggle = () => action.send({ id, resolved: isOpen }, { updateComment: payload });
  return (
    <>
      <Button onClick={toggle}>{isOpen ? 'Resolve' : 'Reopen'}</Button>
      <Problems said={action} />
    </>
  );
}
