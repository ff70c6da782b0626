/** Tests urql with Graphcache, set up by packages/client. */
import { type AnyVariables, Client, fetchExchange } from '@urql/core';
import { type CacheExchangeOpts, cacheExchange } from '@urql/exchange-graphcache';
import { describe, expect, it } from 'vitest';
import { graphcache } from '../../packages/client/src/graphcache.ts';
import { ids, useWorld } from '../support.ts';
import {
  DRAFT,
  expectSilence,
  makeConflict,
  makePage,
  LISTS_OF_TEAMS,
  makeTeams,
  operation,
  type PageResult,
  PRIMARY,
  type TeamsResult,
  titlesOf,
} from './scene.ts';

const world = useWorld();
expectSilence();

/** Creates a client of ana with an empty cache; it throws what the cache warns about. */
function createClient(settings: Partial<CacheExchangeOpts> = {}): Client {
  const { token } = world.as('ana');
  return new Client({
    url: `${world.url}/graphql`,
    preferGetMethod: false,
    fetchOptions: { headers: { authorization: `Bearer ${token}` } },
    exchanges: [
      cacheExchange({
        ...graphcache,
        ...settings,
        // the level `debug` lists the fields that are not stored yet
        logger: (level, message) => level !== 'debug' && console.warn(message),
      }),
      fetchExchange,
    ],
  });
}

/** Reads a query, and expects no error. */
async function read<Data>(
  client: Client,
  name: string,
  variables: AnyVariables,
): Promise<Data | undefined> {
  const { data, error } = await client.query<Data>(operation(name), variables).toPromise();
  expect(error).toBeUndefined();
  return data;
}

/** Returns the values that a query has had, in their order. */
function watch<Data>(
  client: Client,
  name: string,
  variables: AnyVariables,
  select: (data: Data) => unknown,
): unknown[] {
  const seen: unknown[] = [];
  client.query<Data>(operation(name), variables).subscribe(({ data }) => {
    const value = data && select(data);
    if (value !== undefined && value !== seen.at(-1)) seen.push(value);
  });
  return seen;
}

const descriptionOf = (data: PageResult | undefined) => data?.space.revision.page.description;

describe('Graphcache of urql', () => {
  it('keeps a page of a space apart from the same page of a change request', async () => {
    const client = createClient();
    const { pageId, spaceId, changeRequestId } = await makePage(world);
    const primary = await read<PageResult>(client, 'PageOfSpace', { spaceId, pageId });
    const draft = await read<{ readonly changeRequest: PageResult['space'] }>(
      client,
      'PageOfChangeRequest',
      { changeRequestId, pageId },
    );
    const again = await read<PageResult>(client, 'PageOfSpace', { spaceId, pageId });
    expect(descriptionOf(primary)).toBe(PRIMARY);
    expect(draft?.changeRequest.revision.page.description).toBe(DRAFT);
    expect(again).toEqual(primary);
  });

  it('keeps the results of one search apart from those of another', async () => {
    const client = createClient();
    const search = (words: string) =>
      read<object>(client, 'SearchSpace', { spaceId: ids.space('guide'), words });
    const first = await search('installer');
    const second = await search('phone');
    expect(second).not.toEqual(first);
    expect(await search('installer')).toEqual(first);
    expect(await search('phone')).toEqual(second);
  });

  it('has each page as a list of its own without resolvers', async () => {
    const client = createClient({ resolvers: {} });
    const organizationId = await makeTeams(world);
    const page = (args: object) =>
      read<TeamsResult>(client, 'TeamsOfOrganization', { organizationId, ...args });
    const first = await page({ first: 2 });
    const after = { first: 2, after: first?.organization.teams.pageInfo.endCursor };
    const second = await page(after);
    const before = { last: 1, before: second?.organization.teams.pageInfo.startCursor };
    const back = await page(before);
    expect([first, second, back].map(titlesOf)).toEqual(['AB', 'CD', 'B']);
    expect([await page({ first: 2 }), await page(after), await page(before)]).toEqual([
      first,
      second,
      back,
    ]);
  });

  it('makes one list of the pages in both directions', async () => {
    const client = createClient();
    const organizationId = await makeTeams(world);
    const whole = await read<TeamsResult>(createClient(), 'TeamsOfOrganization', {
      organizationId,
      first: 2,
    });
    const page = (args: object) =>
      read<TeamsResult>(client, 'TeamsOfOrganization', { organizationId, ...args });
    const middle = await page({ first: 1, after: whole?.organization.teams.pageInfo.endCursor });
    const { startCursor, endCursor } = middle?.organization.teams.pageInfo ?? {};
    const forward = await page({ first: 5, after: endCursor });
    const both = await page({ last: 5, before: startCursor });
    expect([middle, forward, both].map(titlesOf)).toEqual(['C', 'CDE', 'ABCDE']);
  });

  it('keeps lists from the start, lists from the end and other sizes apart', async () => {
    const client = createClient();
    const organizationId = await makeTeams(world);
    const titles = async (args: object, requestPolicy?: 'cache-only') => {
      const variables = { organizationId, ...args };
      const { data } = await client
        .query<TeamsResult>(operation('TeamsOfOrganization'), variables, {
          ...(requestPolicy && { requestPolicy }),
        })
        .toPromise();
      return titlesOf(data ?? undefined);
    };
    for (const [args, expected] of LISTS_OF_TEAMS) {
      expect(await titles(args, 'cache-only')).toBe('');
      expect(await titles(args)).toBe(expected);
    }
    for (const [args, expected] of LISTS_OF_TEAMS)
      expect(await titles(args, 'cache-only')).toBe(expected);
  });

  it('extends a list from its start by after, and one from its end by before', async () => {
    const client = createClient();
    const organizationId = await makeTeams(world);
    const page = async (args: object) =>
      (await read<TeamsResult>(client, 'TeamsOfOrganization', { organizationId, ...args }))
        ?.organization.teams;
    const titles = async (args: object) =>
      (await page(args))?.edges.map(({ node }) => node.title).join('');
    const after = { first: 1, after: (await page({ first: 2 }))?.pageInfo.endCursor };
    const before = { last: 2, before: (await page({ last: 1 }))?.pageInfo.startCursor };
    expect(await titles(after)).toBe('ABC');
    expect(await titles(before)).toBe('CDE');
    expect(await titles({ first: 2 })).toBe('ABC');
    expect(await titles({ last: 1 })).toBe('CDE');
    const { pageInfo: start } = (await page({ first: 2 })) ?? {};
    const { pageInfo: end } = (await page({ last: 1 })) ?? {};
    expect([start?.hasPreviousPage, start?.hasNextPage]).toEqual([false, true]);
    expect([end?.hasPreviousPage, end?.hasNextPage]).toEqual([true, false]);
    expect(await titles({ first: 5, after: start?.endCursor })).toBe('ABCDE');
    expect(await titles({ last: 5, before: end?.startCursor })).toBe('ABCDE');
  });

  it('keeps the order of a list when a page is read again backwards', async () => {
    const client = createClient();
    const organizationId = await makeTeams(world);
    const page = (args: object) =>
      read<TeamsResult>(client, 'TeamsOfOrganization', { organizationId, ...args });
    const first = await page({ first: 2 });
    const after = { first: 2, after: first?.organization.teams.pageInfo.endCursor };
    const both = await page(after);
    const third = both?.organization.teams.edges[2] as unknown as { readonly cursor: string };
    const back = await page({ last: 1, before: third.cursor });
    expect([first, both, back].map(titlesOf)).toEqual(['AB', 'ABCD', 'BCD']);
    expect(titlesOf(await page({ first: 2 }))).toBe('ABCD');
  });

  it('extends a list in another order, apart from the list in the default order', async () => {
    const client = createClient();
    const organizationId = await makeTeams(world);
    const page = (args: object) =>
      read<TeamsResult>(client, 'OrderedTeamsOfOrganization', {
        organizationId,
        first: 2,
        ...args,
      });
    const orderBy = { field: 'TITLE', direction: 'DESC' };
    const first = await page({ orderBy });
    const plain = await page({});
    const next = await page({ orderBy, after: first?.organization.teams.pageInfo.endCursor });
    const again = await page({ orderBy: { direction: 'DESC', field: 'TITLE' } });
    expect([first, plain, next, again].map(titlesOf)).toEqual(['ED', 'AB', 'EDCB', 'EDCB']);
    expect(titlesOf(await page({}))).toBe('AB');
  });

  it('reads the items and the position of a page of which only the count was read', async () => {
    const client = createClient();
    const organizationId = await makeTeams(world);
    const select = async (fields: string) => {
      const query = `query ($id: ID!) { organization(id: $id) { id teams(first: 2) { ${fields} } } }`;
      const { data } = await client.query(query, { id: organizationId }).toPromise();
      return data.organization.teams;
    };
    expect(await select('totalCount')).toEqual({ totalCount: 5 });
    expect(await select('nodes { id title }')).toEqual({
      nodes: [
        { id: expect.any(String), title: 'A' },
        { id: expect.any(String), title: 'B' },
      ],
    });
    expect(await select('pageInfo { hasNextPage }')).toEqual({ pageInfo: { hasNextPage: true } });
    expect(await select('edges { node { id title } }')).toEqual({
      edges: [
        { node: { id: expect.any(String), title: 'A' } },
        { node: { id: expect.any(String), title: 'B' } },
      ],
    });
    expect(await select('totalCount')).toEqual({ totalCount: 5 });
  });

  it('shows the pages of a list while the next is read', async () => {
    interface NodesResult {
      readonly organization: {
        readonly teams: {
          readonly nodes: readonly { readonly title: string }[];
          readonly pageInfo: { readonly endCursor: string };
        };
      };
    }
    const client = createClient();
    const page = { organizationId: await makeTeams(world), first: 2 };
    const first = await read<NodesResult>(client, 'TeamNodesOfOrganization', page);
    const after = first?.organization.teams.pageInfo.endCursor;
    const titles = ({ organization }: NodesResult) =>
      organization.teams.nodes.map(({ title }) => title).join('');
    const seen = watch(client, 'TeamNodesOfOrganization', { ...page, after }, titles);
    await read(client, 'TeamNodesOfOrganization', { ...page, after });
    expect(seen).toEqual(['AB', 'ABCD']);
  });

  it('gets the edge of a created team, and loses a deleted one, from the payloads', async () => {
    const organizationId = await makeTeams(world);
    const variables = { organizationId, first: 10 };
    type Edges = TeamsResult['organization']['teams']['edges'];
    const client = createClient({
      updates: {
        Mutation: {
          createTeam: (result, _args, cache) => {
            const { teamEdge } = result['createTeam'] as unknown as { teamEdge: Edges[0] };
            cache.updateQuery<TeamsResult>(
              { query: operation('TeamsOfOrganization'), variables },
              (data) => withEdges(data, (edges) => [...edges, teamEdge]),
            );
          },
          deleteTeam: (result, _args, cache) => {
            const { deletedTeamId } = result['deleteTeam'] as { deletedTeamId: string };
            cache.updateQuery<TeamsResult>(
              { query: operation('TeamsOfOrganization'), variables },
              (data) =>
                withEdges(data, (edges) => edges.filter(({ node }) => node.id !== deletedTeamId)),
            );
          },
        },
      },
    });
    const withEdges = (data: TeamsResult | null, change: (edges: Edges) => Edges) => {
      if (!data) return data;
      const { organization } = data;
      const teams = { ...organization.teams, edges: change(organization.teams.edges) };
      return { ...data, organization: { ...organization, teams } };
    };
    const seen = watch(client, 'TeamsOfOrganization', variables, titlesOf);
    await read(client, 'TeamsOfOrganization', variables);
    const created = await client
      .mutation(operation('CreateTeam'), { input: { organizationId, title: 'F' } })
      .toPromise();
    const id: string = created.data.createTeam.teamEdge.node.id;
    await client.mutation(operation('DeleteTeam'), { input: { id } }).toPromise();
    expect(seen).toEqual(['ABCDE', 'ABCDEF', 'ABCDE']);
  });

  it('shows an edit before its response, and takes it back when it is refused', async () => {
    const { spaceId, pageId, revisionId } = await makeConflict(world);
    const primary = await read<PageResult>(createClient(), 'PageOfSpace', { spaceId, pageId });
    const client = createClient({
      optimistic: {
        editSpaceContent: () => ({
          __typename: 'EditSpaceContentPayload',
          errors: [],
          space: {
            __typename: 'Space',
            id: spaceId,
            revision: {
              __typename: 'Revision',
              id: primary?.space.revision.id,
              page: {
                __typename: primary?.space.revision.page.__typename,
                id: primary?.space.revision.page.id,
                title: 'Kettle',
                description: 'Mine',
              },
            },
          },
        }),
      },
    });
    const seen = watch(client, 'PageOfSpace', { spaceId, pageId }, descriptionOf);
    await read(client, 'PageOfSpace', { spaceId, pageId });
    const input = {
      spaceId,
      baseRevisionId: revisionId,
      changes: [{ updatePage: { pageId, description: 'Mine' } }],
    };
    const { data } = await client.mutation(operation('EditPage'), { input, pageId }).toPromise();
    expect(data.editSpaceContent).toEqual({
      space: null,
      errors: [
        {
          __typename: 'StaleRevisionError',
          code: 'STALE_REVISION',
          message:
            'The content has changed. Read the current revision, and send the request again with its id.',
          path: ['baseRevisionId'],
          currentRevision: { id: primary?.space.revision.id },
        },
      ],
    });
    expect(seen).toEqual(['Hers', 'Mine', 'Hers']);
  });

  it('shows a merge before its response, and takes it back on a conflict', async () => {
    const { changeRequestId, pageId } = await makeConflict(world);
    const client = createClient({
      optimistic: {
        mergeChangeRequest: () => ({
          __typename: 'MergeChangeRequestPayload',
          errors: [],
          changeRequest: { __typename: 'ChangeRequest', id: changeRequestId, status: 'MERGED' },
        }),
      },
    });
    const seen = watch(
      client,
      'StatusOfChangeRequest',
      { changeRequestId },
      (data: { readonly changeRequest: { readonly status: string } }) => data.changeRequest.status,
    );
    await read(client, 'StatusOfChangeRequest', { changeRequestId });
    const { data } = await client
      .mutation(operation('MergeChangeRequest'), { input: { id: changeRequestId } })
      .toPromise();
    expect(data.mergeChangeRequest).toEqual({
      changeRequest: null,
      errors: [
        {
          __typename: 'MergeConflictError',
          code: 'MERGE_CONFLICT',
          message: 'One conflict is unresolved. Send the request again with `resolutions`.',
          path: null,
          conflicts: [
            {
              key: `FIELD:${pageId}:description`,
              field: 'description',
              title: 'Kettle',
            },
          ],
        },
      ],
    });
    expect(seen).toEqual(['DRAFT', 'MERGED', 'DRAFT']);
  });
});
