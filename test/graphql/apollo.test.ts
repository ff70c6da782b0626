// Reads through Apollo Client with its default cache, which stores objects by `__typename` and `id`.
import { ApolloClient, gql, HttpLink, InMemoryCache } from '@apollo/client';
import { describe, expect, it } from 'vitest';
import { ids, type Person, useWorld } from '../support.ts';

const world = useWorld();

/** Creates a client with an empty cache. */
function clientOf(person: Person): ApolloClient {
  const { token } = world.as(person);
  const link = new HttpLink({
    uri: `${world.url}/graphql`,
    headers: { authorization: `Bearer ${token}` },
  });
  return new ApolloClient({ cache: new InMemoryCache(), link });
}

const PAGE = gql`
  query Page($spaceId: ID!, $id: ID!) {
    space(id: $spaceId) {
      id
      revision {
        id
        page(id: $id) {
          id
          title
          description
        }
      }
    }
  }
`;

const PAGE_OF_CHANGE_REQUEST = gql`
  query PageOfChangeRequest($spaceId: ID!, $changeRequestId: ID!, $id: ID!) {
    changeRequest(spaceId: $spaceId, id: $changeRequestId) {
      id
      revision {
        id
        page(id: $id) {
          id
          title
          description
        }
      }
    }
  }
`;

interface PageData {
  readonly space: {
    readonly revision: { readonly page: { readonly title: string; readonly description: string } };
  };
}

describe('The default cache of Apollo Client', () => {
  it('keeps a page of a space apart from the same page of a change request', async () => {
    const client = clientOf('ben');
    const spaceId = ids.space('onboarding');
    const changeRequestId = ids.changeRequest('laptop');
    const id = ids.page('onboarding', 2);
    const { status } = await world
      .as('ben')
      .post(`/v1/spaces/${spaceId}/change-requests/${changeRequestId}/content`, {
        baseRevision: 'HEAD',
        changes: [{ operation: 'update_page', page: id, description: 'A draft' }],
      });
    const readPrimary = () => client.query<PageData>({ query: PAGE, variables: { spaceId, id } });
    const primary = await readPrimary();
    const draft = await client.query<{ readonly changeRequest: PageData['space'] }>({
      query: PAGE_OF_CHANGE_REQUEST,
      variables: { spaceId, changeRequestId, id },
    });
    const again = await readPrimary();
    expect(status).toBe(200);
    expect(draft.data?.changeRequest.revision.page.description).toBe('A draft');
    expect(again.data).toEqual(primary.data);
    expect(again.data?.space.revision.page.description).not.toBe('A draft');
  });
});
