// A collection: the spaces and collections in it, in their order.
import { Link } from 'wouter';
import { graphql } from '../gql/index.ts';
import { paths } from '../paths.ts';
import { Empty, Loaded, Title, useScreen } from '../ui/screen.tsx';

const Collection = graphql(`
  query Collection($organization: ID!, $collection: ID!, $shell: Boolean!) {
    ...ShellParts @include(if: $shell)
    collection(id: $collection) {
      id
      title
      description
      parent {
        id
        title
      }
      children(first: 200) {
        totalCount
        nodes {
          __typename
          id
          title
          ... on Space {
            emoji
          }
        }
      }
    }
  }
`);

interface CollectionProps {
  readonly organization: string;
  readonly collection: string;
}

export function CollectionScreen({ organization, collection: id }: CollectionProps) {
  const state = useScreen(Collection, { organization, collection: id });
  return (
    <Loaded state={state} of={(data) => data.collection}>
      {({ title, description, parent, children }) => (
        <>
          {parent ? (
            <p className="note">
              In <Link href={paths.collection(organization, parent.id)}>{parent.title}</Link>
            </p>
          ) : null}
          <Title>{title}</Title>
          {description ? <p className="lead">{description}</p> : null}
          {children.nodes.length === 0 ? <Empty>The collection is empty.</Empty> : null}
          <ul className="cards grid">
            {children.nodes.map((node) => (
              <li key={node.id} className="card">
                {node.__typename === 'Space' ? (
                  <Link href={paths.space({ organization, space: node.id })}>
                    <span aria-hidden="true">{node.emoji} </span>
                    {node.title}
                  </Link>
                ) : (
                  <Link href={paths.collection(organization, node.id)}>{node.title}</Link>
                )}
              </li>
            ))}
          </ul>
          {children.totalCount > children.nodes.length ? (
            <p className="note">The first {children.nodes.length} of {children.totalCount}.</p>
          ) : null}
        </>
      )}
    </Loaded>
  );
}
