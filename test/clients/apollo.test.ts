/**
 * Tests Apollo Client: with its default cache, which stores objects by `__typename` and `id`, and
 * with the cache of packages/client.
 */
import {
  ApolloClient,
  type ApolloCache,
  gql,
  HttpLink,
  InMemoryCache,
  type OperationVariables,
} from '@apollo/client';
import { loadDevMessages, loadErrorMessages } from '@apollo/client/dev';
import { filter, firstValueFrom, map, shareReplay } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { createCache } from '../../packages/client/src/apollo.ts';
import { ids, type Person, useWorld } from '../support.ts';
import {
  DRAFT,
  expectSilence,
  makeConflict,
  makePage,
  LISTS_OF_TEAMS,
  makeTeams,
  operation,
  type PageResult,
  type PageScene,
  PRIMARY,
  type TeamsResult,
  titlesOf,
} from './scene.ts';

const world = useWorld();
expectSilence();
loadDevMessages();
loadErrorMessages();

/** Creates a client with an empty cache. */
function clientOf(person: Person, cache: ApolloCache): ApolloClient {
  const { token } = world.as(person);
  const link = new HttpLink({
    uri: `${world.url}/graphql`,
    headers: { authorization: `Bearer ${token}` },
  });
  return new ApolloClient({ cache, link });
}

const SITE_SPACES = `siteSpaces {
  nodes { id condition default space { id parentId commentCount revision { id allPages { id title description } } } }
}`;

const SITE = gql`query Site($id: ID!) { node(id: $id) { id ... on Site { ${SITE_SPACES} } } }`;

const SITE_AS_VISITOR = gql`query SiteAsVisitor($id: ID!) {
  node(id: $id) { id ... on Site { asVisitor(visitor: { claims: {} }) { ${SITE_SPACES} } } }
}`;

interface SearchResult {
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
const pagesOf = (data: SearchResult | undefined) =>
  data?.space.search.nodes.map(({ title, sections }) => [title, sections.map((s) => s.title)]);

interface CreatedTeam {
  readonly createTeam: { readonly teamEdge: TeamsResult['organization']['teams']['edges'][0] };
}

const descriptionOf = (data: PageResult | undefined) => data?.space.revision.page.description;

/** Returns the values that a query has had, in their order. */
function watch<Value>(
  client: ApolloClient,
  name: string,
  variables: OperationVariables,
  select: (data: never) => Value,
): Value[] {
  const seen: Value[] = [];
  client.watchQuery({ query: operation(name), variables }).subscribe(({ data }) => {
    const value = data === undefined ? undefined : select(data as never);
    if (value !== undefined && value !== seen.at(-1)) seen.push(value);
  });
  return seen;
}

const caches: readonly (readonly [name: string, create: () => InMemoryCache])[] = [
  ['the default cache of Apollo Client', () => new InMemoryCache()],
  ['Apollo Client with the cache of the client package', () => createCache()],
];

for (const [name, create] of caches)
  describe(name, () => {
    it('keeps a page of a space apart from the same page of a change request', async () => {
      const client = clientOf('ben', create());
      const scene = await makePage(world);
      const readPrimary = () =>
        client.query<PageResult>({
          query: operation('PageOfSpace'),
          variables: { spaceId: scene.spaceId, pageId: scene.pageId },
        });
      const primary = await readPrimary();
      const draft = await client.query<{ readonly changeRequest: PageResult['space'] }>({
        query: operation('PageOfChangeRequest'),
        variables: { changeRequestId: scene.changeRequestId, pageId: scene.pageId },
      });
      const again = await readPrimary();
      expect(descriptionOf(primary.data)).toBe(PRIMARY);
      expect(draft.data?.changeRequest.revision.page.description).toBe(DRAFT);
      expect(again.data).toEqual(primary.data);
    });

    it('keeps what a simulated visitor sees apart from what a member sees', async () => {
      const client = clientOf('ana', create());
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
      const client = clientOf('ana', create());
      const search = (words: string) =>
        client.query<SearchResult>({
          query: operation('SearchSpace'),
          variables: { spaceId: ids.space('guide'), words },
        });
      const first = await search('installer');
      const second = await search('phone');
      const again = await search('installer');
      expect(pagesOf(first.data)).toEqual([
        ['Install', ['Install', 'On Linux', 'On a phone']],
        ['Welcome', ['Welcome to {{ product }}']],
      ]);
      expect(pagesOf(second.data)).toEqual([['Install', ['On a phone']]]);
      expect(pagesOf(again.data)).toEqual(pagesOf(first.data));
    });

    it('shows an edit before its response, and takes it back when it is refused', async () => {
      const client = clientOf('ana', create());
      const scene = await makeConflict(world);
      const { spaceId, pageId } = scene;
      const seen = watch(client, 'PageOfSpace', { spaceId, pageId }, descriptionOf);
      const { data } = await client.query<PageResult>({
        query: operation('PageOfSpace'),
        variables: { spaceId, pageId },
      });
      const result = await client.mutate<{
        readonly editSpaceContent: { readonly errors: readonly object[] };
      }>({
        mutation: operation('EditPage'),
        variables: { pageId, input: editOf(scene) },
        optimisticResponse: {
          editSpaceContent: {
            __typename: 'EditSpaceContentPayload',
            errors: [],
            space: {
              ...data?.space,
              revision: {
                ...data?.space.revision,
                page: { ...data?.space.revision.page, description: 'Mine' },
              },
            },
          },
        } as never, // its type is that of the response, whose parts the test does not state
      });
      expect(result.data?.editSpaceContent.errors).toEqual([
        {
          __typename: 'StaleRevisionError',
          code: 'STALE_REVISION',
          message:
            'The content has changed. Read the current revision, and send the request again with its id.',
          path: ['baseRevisionId'],
          currentRevision: { __typename: 'Revision', id: data?.space.revision.id },
        },
      ]);
      expect(seen).toEqual(['Hers', 'Mine', 'Hers']);
    });

    it('shows a merge before its response, and takes it back on a conflict', async () => {
      const client = clientOf('ana', create());
      const { changeRequestId, pageId } = await makeConflict(world);
      const seen = watch(
        client,
        'StatusOfChangeRequest',
        { changeRequestId },
        (data: { readonly changeRequest: { readonly status: string } }) =>
          data.changeRequest.status,
      );
      await client.query({
        query: operation('StatusOfChangeRequest'),
        variables: { changeRequestId },
      });
      const result = await client.mutate<unknown>({
        mutation: operation('MergeChangeRequest'),
        variables: { input: { id: changeRequestId } },
        optimisticResponse: {
          mergeChangeRequest: {
            __typename: 'MergeChangeRequestPayload',
            errors: [],
            changeRequest: { __typename: 'ChangeRequest', id: changeRequestId, status: 'MERGED' },
          },
        },
      });
      expect(result.data).toEqual({
        mergeChangeRequest: {
          __typename: 'MergeChangeRequestPayload',
          changeRequest: null,
          errors: [
            {
              __typename: 'MergeConflictError',
              code: 'MERGE_CONFLICT',
              message: 'One conflict is unresolved. Send the request again with `resolutions`.',
              path: null,
              conflicts: [
                {
                  __typename: 'MergeConflict',
                  key: `FIELD:${pageId}:description`,
                  field: 'description',
                  title: 'Kettle',
                },
              ],
            },
          ],
        },
      });
      expect(seen).toEqual(['DRAFT', 'MERGED', 'DRAFT']);
    });
  });

/** Returns an edit of a page that is based on a revision which is no longer current. */
const editOf = ({ spaceId, pageId, revisionId }: PageScene) => ({
  spaceId,
  baseRevisionId: revisionId,
  changes: [{ updatePage: { pageId, description: 'Mine' } }],
});

const TEAMS = operation('TeamsOfOrganization');

describe('A list in the default cache of Apollo Client', () => {
  it('has each page as a list of its own, in both directions', async () => {
    const client = clientOf('ana', new InMemoryCache());
    const organizationId = await makeTeams(world);
    const read = async (page: object, fetchPolicy: 'network-only' | 'cache-only') => {
      const variables = { organizationId, ...page };
      const { data } = await client.query<TeamsResult>({ query: TEAMS, variables, fetchPolicy });
      return data;
    };
    const first = await read({ first: 2 }, 'network-only');
    const after = { first: 2, after: first?.organization.teams.pageInfo.endCursor };
    const second = await read(after, 'network-only');
    const before = { last: 1, before: second?.organization.teams.pageInfo.startCursor };
    const back = await read(before, 'network-only');
    expect([first, second, back].map(titlesOf)).toEqual(['AB', 'CD', 'B']);
    expect(await read({ first: 2 }, 'cache-only')).toEqual(first);
    expect(await read(after, 'cache-only')).toEqual(second);
    expect(await read(before, 'cache-only')).toEqual(back);
  });

  it('gets the edge of a created team, and loses a deleted one, from the payloads', async () => {
    const client = clientOf('ana', new InMemoryCache());
    const organizationId = await makeTeams(world);
    const list = { query: TEAMS, variables: { organizationId, first: 10 } };
    const seen = watch(client, 'TeamsOfOrganization', list.variables, titlesOf);
    await client.query<TeamsResult>(list);
    const change = (
      cache: ApolloCache,
      edges: (known: TeamsResult['organization']['teams']['edges']) => unknown,
    ) =>
      cache.updateQuery<object>(list, (data) => {
        const { organization } = data as TeamsResult;
        const { teams } = organization;
        return {
          organization: { ...organization, teams: { ...teams, edges: edges(teams.edges) } },
        };
      });
    const { data } = await client.mutate<CreatedTeam>({
      mutation: operation('CreateTeam'),
      variables: { input: { organizationId, title: 'F' } },
      update: (cache, result) =>
        change(cache, (edges) => [...edges, (result.data as CreatedTeam).createTeam.teamEdge]),
    });
    const id = data?.createTeam.teamEdge.node.id;
    await client.mutate<{ readonly deleteTeam: { readonly deletedTeamId: string } }>({
      mutation: operation('DeleteTeam'),
      variables: { input: { id } },
      update: (cache, { data: result }) =>
        change(cache, (edges) =>
          edges.filter(({ node }) => node.id !== result?.deleteTeam?.deletedTeamId),
        ),
    });
    expect(seen).toEqual(['ABCDE', 'ABCDEF', 'ABCDE']);
  });
});

describe('A list in the cache of the client package', () => {
  const middle = async (client: ApolloClient, organizationId: string) => {
    const { data } = await client.query<TeamsResult>({
      query: TEAMS,
      variables: { organizationId, first: 2 },
    });
    const after = data?.organization.teams.pageInfo.endCursor;
    await client.cache.reset();
    return after;
  };

  it('grows in both directions with fetchMore', async () => {
    const client = clientOf('ana', createCache());
    const organizationId = await makeTeams(world);
    const after = await middle(client, organizationId);
    const query = client.watchQuery<TeamsResult>({
      query: TEAMS,
      variables: { organizationId, first: 1, after },
    });
    /** Resolves when the query has these teams. */
    const lists = query.pipe(
      map(({ data }) => titlesOf(data as TeamsResult | undefined)),
      shareReplay({ bufferSize: 1, refCount: false }),
    );
    const shows = (titles: string) =>
      firstValueFrom(lists.pipe(filter((shown) => shown === titles)));
    await shows('C');
    const { startCursor, endCursor } = (query.getCurrentResult().data as TeamsResult).organization
      .teams.pageInfo;
    await Promise.all([
      shows('CDE'),
      query.fetchMore({ variables: { first: 5, after: endCursor } }),
    ]);
    await Promise.all([
      shows('ABCDE'),
      query.fetchMore({
        variables: { first: undefined, after: undefined, last: 5, before: startCursor },
      }),
    ]);
    const last = query.getCurrentResult().data as TeamsResult;
    expect([
      last.organization.teams.pageInfo.hasPreviousPage,
      last.organization.teams.pageInfo.hasNextPage,
    ]).toEqual([false, false]);
  });

  /** Returns a function that reads a page of teams, and one that reads it without a request. */
  const pagesOfTeams = (client: ApolloClient, organizationId: string) => {
    const read = async (args: object, fetchPolicy: 'cache-first' | 'cache-only') => {
      const variables = { organizationId, ...args };
      const { data } = await client.query<TeamsResult>({ query: TEAMS, variables, fetchPolicy });
      return data;
    };
    return {
      read: (args: object) => read(args, 'cache-first'),
      stored: async (args: object) => titlesOf(await read(args, 'cache-only')),
    };
  };

  it('keeps lists from the start, lists from the end and other sizes apart', async () => {
    const { read, stored } = pagesOfTeams(clientOf('ana', createCache()), await makeTeams(world));
    for (const [args, titles] of LISTS_OF_TEAMS) {
      expect(await stored(args)).toBe('');
      expect(titlesOf(await read(args))).toBe(titles);
    }
    for (const [args, titles] of LISTS_OF_TEAMS) expect(await stored(args)).toBe(titles);
  });

  it('keeps pages of other sizes after and before the same cursor apart', async () => {
    const organizationId = await makeTeams(world);
    const { read } = pagesOfTeams(clientOf('ana', createCache()), organizationId);
    const { startCursor, endCursor } =
      (await read({ first: 3 }))?.organization.teams.pageInfo ?? {};
    const { read: readPage, stored } = pagesOfTeams(clientOf('ana', createCache()), organizationId);
    const pages = [
      [{ first: 1, after: startCursor }, 'B'],
      [{ first: 2, after: startCursor }, 'BC'],
      [{ last: 1, before: endCursor }, 'B'],
      [{ last: 2, before: endCursor }, 'AB'],
    ] as const;
    for (const [args, titles] of pages) {
      expect(await stored(args)).toBe('');
      expect(titlesOf(await readPage(args))).toBe(titles);
    }
    for (const [args, titles] of pages) expect(await stored(args)).toBe(titles);
  });

  it('reads both ends of a list in one operation', async () => {
    const client = clientOf('ana', createCache());
    const query = gql`query Ends($organizationId: ID!) {
      organization(id: $organizationId) {
        id
        start: teams(first: 2) { edges { node { id title } } }
        end: teams(last: 2) { edges { node { id title } } }
        one: teams(first: 1) { nodes { id title } }
      }
    }`;
    const { data } = await client.query<unknown>({
      query,
      variables: { organizationId: await makeTeams(world) },
    });
    expect(JSON.stringify(data).match(/(?<="title":")[^"]+/g)).toEqual(['A', 'B', 'D', 'E', 'A']);
  });

  it('grows from its end with fetchMore, apart from the list from the start', async () => {
    const client = clientOf('ana', createCache());
    const organizationId = await makeTeams(world);
    const { read, stored } = pagesOfTeams(client, organizationId);
    await read({ first: 2 });
    const variables = { organizationId, last: 1 };
    const query = client.watchQuery<TeamsResult>({ query: TEAMS, variables });
    const { data } = await query.reobserve();
    const { startCursor } = (data as TeamsResult).organization.teams.pageInfo;
    await query.fetchMore({ variables: { last: 2, before: startCursor } });
    const grown = (await client.query<TeamsResult>({ query: TEAMS, variables })).data;
    expect(titlesOf(grown)).toBe('CDE');
    expect(grown?.organization.teams.pageInfo.startCursor).not.toBe(startCursor);
    expect(grown?.organization.teams.pageInfo.hasPreviousPage).toBe(true);
    expect(grown?.organization.teams.pageInfo.hasNextPage).toBe(false);
    expect(await stored({ first: 2 })).toBe('AB');
    const again = await query.refetch();
    expect(titlesOf(again.data as TeamsResult)).toBe('E');
  });

  it('grows in another order, apart from the list in the default order', async () => {
    const client = clientOf('ana', createCache());
    const query = operation('OrderedTeamsOfOrganization');
    const variables = { organizationId: await makeTeams(world), first: 2 };
    const orderBy = { field: 'TITLE', direction: 'DESC' };
    const observed = client.watchQuery<TeamsResult>({
      query,
      variables: { ...variables, orderBy },
    });
    const { data } = await observed.reobserve();
    await client.query({ query, variables });
    const { endCursor } = (data as TeamsResult).organization.teams.pageInfo;
    await observed.fetchMore({ variables: { after: endCursor } });
    const titles: string[] = [];
    for (const order of [{ orderBy }, {}]) {
      const options = { query, variables: { ...variables, ...order } };
      titles.push(titlesOf((await client.query<TeamsResult>(options)).data));
    }
    expect(titles).toEqual(['EDCB', 'AB']);
  });

  it('begins again at its first page when it is read again', async () => {
    const client = clientOf('ana', createCache());
    const organizationId = await makeTeams(world);
    const variables = { organizationId, first: 2 };
    const query = client.watchQuery<TeamsResult>({ query: TEAMS, variables });
    const { data } = await query.reobserve();
    const { endCursor } = (data as TeamsResult).organization.teams.pageInfo;
    await query.fetchMore({ variables: { after: endCursor } });
    const { stored } = pagesOfTeams(client, organizationId);
    expect(await stored({ first: 2 })).toBe('ABCD');
    await query.refetch();
    expect(await stored({ first: 2 })).toBe('AB');
    await query.fetchMore({ variables: { first: 10, after: endCursor } });
    expect(await stored({ first: 2 })).toBe('ABCDE');
  });

  it('gets the edge of a created team after its last page', async () => {
    const client = clientOf('ana', createCache());
    const organizationId = await makeTeams(world);
    const list = { query: TEAMS, variables: { organizationId, first: 3 } };
    const query = client.watchQuery<TeamsResult>(list);
    const { data } = await query.reobserve();
    const { endCursor } = (data as TeamsResult).organization.teams.pageInfo;
    await query.fetchMore({ variables: { after: endCursor } });
    const seen = watch(client, 'TeamsOfOrganization', list.variables, titlesOf);
    await client.mutate<CreatedTeam>({
      mutation: operation('CreateTeam'),
      variables: { input: { organizationId, title: 'F' } },
      update: (cache, result) =>
        cache.updateQuery<object>(list, (known) => {
          const { organization } = known as TeamsResult;
          const { teams } = organization;
          const { teamEdge } = (result.data as CreatedTeam).createTeam;
          const edges = [...teams.edges, teamEdge];
          return { organization: { ...organization, teams: { ...teams, edges } } };
        }),
    });
    expect(seen).toEqual(['ABCDE', 'ABCDEF']);
    await query.fetchMore({ variables: { after: endCursor } });
    expect(seen).toEqual(['ABCDE', 'ABCDEF']);
  });

  it('keeps the items that are read through `nodes`', async () => {
    const client = clientOf('ana', createCache());
    const organizationId = await makeTeams(world);
    const query = client.watchQuery<{
      readonly organization: {
        readonly teams: {
          readonly nodes: readonly { readonly title: string }[];
          readonly pageInfo: { readonly endCursor: string };
        };
      };
    }>({
      query: operation('TeamNodesOfOrganization'),
      variables: { organizationId, first: 2 },
    });
    const { data } = await query.reobserve();
    await query.fetchMore({
      variables: { after: data?.organization.teams.pageInfo.endCursor },
    });
    const { data: both } = await query.reobserve({ fetchPolicy: 'cache-only' });
    expect(both?.organization.teams.nodes.map(({ title }) => title)).toEqual(['A', 'B', 'C', 'D']);
  });

  it('loses a deleted team when its object is evicted', async () => {
    const client = clientOf('ana', createCache());
    const organizationId = await makeTeams(world);
    const variables = { organizationId, first: 10 };
    const seen = watch(client, 'TeamsOfOrganization', variables, titlesOf);
    const { data } = await client.query<TeamsResult>({ query: TEAMS, variables });
    await client.mutate<{ readonly deleteTeam: { readonly deletedTeamId: string } }>({
      mutation: operation('DeleteTeam'),
      variables: { input: { id: data?.organization.teams.edges[1]?.node.id } },
      update: (cache, { data: result }) => {
        const id = result?.deleteTeam?.deletedTeamId ?? '';
        cache.evict({ id: cache.identify({ __typename: 'Team', id }) ?? '' });
      },
    });
    expect(seen).toEqual(['ABCDE', 'ACDE']);
  });
});
