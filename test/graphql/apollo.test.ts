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
  query PageOfChangeRequest($changeRequestId: ID!, $id: ID!) {
    changeRequest(id: $changeRequestId) {
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

const SEARCH = gql`
  query Search($spaceId: ID!, $words: String!) {
    space(id: $spaceId) {
      id
      search(query: $words) {
        nodes {
          pageId
          title
          sections {
            title
            body
          }
        }
      }
    }
  }
`;

const SITE_SPACES = `siteSpaces {
  nodes { id condition default space { id parentId commentCount revision { id allPages { id ... on DocumentPage { markdown } } } } }
}`;

const SITE = gql`query Site($id: ID!) { node(id: $id) { id ... on Site { ${SITE_SPACES} } } }`;

const SITE_AS_VISITOR = gql`query SiteAsVisitor($id: ID!) {
  node(id: $id) { id ... on Site { asVisitor(visitor: { claims: {} }) { ${SITE_SPACES} } } }
}`;

interface PageData {
  readonly space: {
    readonly revision: { readonly page: { readonly title: string; readonly description: string } };
  };
}

interface SearchData {
  readonly space: {
    readonly search: {
      readonly nodes: readonly {
        readonly title: string;
        readonly sections: readonly { readonly title: string }[];
      }[];
    };
  };
}

/** Returns the titles of the pages in search results, each with those of its sections. */
const titlesOf = (data: SearchData | undefined) =>
  data?.space.search.nodes.map(({ title, sections }) => [title, sections.map((s) => s.title)]);

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

  it('keeps what a simulated visitor sees apart from what a member sees', async () => {
    const client = clientOf('ana');
    const variables = { id: ids.site('help') };
    const readSite = () => client.query<unknown>({ query: SITE, variables });
    const first = await readSite();
    const seen = await client.query<unknown>({ query: SITE_AS_VISITOR, variables });
    const again = await readSite();
    const siteSpace = ids.siteSpace('help guide');
    expect(JSON.stringify(seen.data)).toContain(`${siteSpace}.visitor"`);
    expect(JSON.stringify(first.data)).not.toContain('.visitor');
    expect(again.data).toEqual(first.data);
  });

  it('keeps the results of one search apart from those of another', async () => {
    const client = clientOf('ana');
    const search = (words: string) =>
      client.query<SearchData>({
        query: SEARCH,
        variables: { spaceId: ids.space('guide'), words },
      });
    const first = await search('installer');
    const second = await search('phone');
    const again = await search('installer');
    expect(titlesOf(first.data)).toEqual([['Install', ['Install']]]);
    expect(titlesOf(second.data)).toEqual([['Install', ['On a phone']]]);
    expect(titlesOf(again.data)).toEqual(titlesOf(first.data));
  });
});
