// The comments on a space and its pages.
import { Link } from 'wouter';
import { graphql } from '../gql/index.ts';
import { type InSpace, paths } from '../paths.ts';
import { errorOfField, Loaded, Title, useScreen } from '../ui/screen.tsx';
import { CommentThreads } from './comment-threads.tsx';
import { SpaceFrame } from './space-frame.tsx';

const SpaceComments = graphql(`
  query SpaceComments($organization: ID!, $space: ID!, $shell: Boolean!) {
    ...ShellParts @include(if: $shell)
    space(id: $space) {
      id
      ...SpaceHead
      permissions {
        comment
      }
      comments(first: 50) {
        nodes {
          ...CommentParts
        }
      }
    }
  }
`);

export function CommentsScreen(at: InSpace) {
  const state = useScreen(SpaceComments, { ...at });
  return (
    <Loaded state={state} of={(data) => data.space}>
      {(space) => (
        <SpaceFrame organization={at.organization} space={space}>
          <Title>Comments on the space</Title>
          <CommentThreads
            subject={at.space}
            comments={space.comments?.nodes}
            refusal={errorOfField(state.error, 'comments')}
            mayComment={space.permissions.comment}
            reload={state.refetch}
            about={({ target: { page } }) =>
              page ? (
                <p className="note">
                  On <Link href={paths.page(at, page.pageId)}>{page.title}</Link>
                </p>
              ) : null
            }
          />
        </SpaceFrame>
      )}
    </Loaded>
  );
}
