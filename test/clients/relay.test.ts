/** Tests Relay: its compiler, and its runtime with the network and settings of packages/client. */
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  commitMutation,
  type ConcreteRequest,
  createOperationDescriptor,
  Environment,
  fetchQuery,
  type MutationConfig,
  Network,
  type OperationDescriptor,
  RecordSource,
  Store,
  type Variables,
} from 'relay-runtime';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient } from '../../packages/client/src/client.ts';
import { fetchThrough, getDataID, missingFieldHandlers } from '../../packages/client/src/relay.ts';
import { compileRelay } from '../../scripts/relay.ts';
import { ids, useWorld } from '../support.ts';
import {
  DRAFT,
  expectSilence,
  makeConflict,
  makePage,
  makeTeams,
  type PageResult,
  PRIMARY,
  type TeamsResult,
  titlesOf,
} from './scene.ts';

const world = useWorld();
expectSilence();

let folder: string;
let errors: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'lectern-relay-'));
  errors = await compileRelay(folder);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Loads a compiled operation. */
async function compiled(name: string): Promise<ConcreteRequest> {
  const file = path.join(folder, 'artifacts', `Relay${name}.graphql.js`);
  return (await import(pathToFileURL(file).href)).default;
}

/** Creates an environment of ana with an empty store. */
function createEnvironment(): Environment {
  const client = createClient({ url: `${world.url}/graphql`, token: world.as('ana').token });
  return new Environment({
    network: Network.create(fetchThrough(client)),
    store: new Store(new RecordSource()),
    missingFieldHandlers,
    getDataID,
  });
}

const describeOperation = async (name: string, variables: Variables) =>
  createOperationDescriptor(await compiled(name), variables);

/** Sends a query, and returns its data from the store. */
async function read<Data>(
  environment: Environment,
  name: string,
  variables: Variables,
): Promise<Data> {
  await fetchQuery(environment, await compiled(name), variables).toPromise();
  return lookup(environment, await describeOperation(name, variables));
}

/** Returns the data of a query from the store, and expects that the store has all of it. */
function lookup<Data>(environment: Environment, operation: OperationDescriptor): Data {
  expect(environment.check(operation).status).toBe('available');
  const { data, isMissingData } = environment.lookup(operation.fragment);
  expect(isMissingData).toBe(false);
  return data as Data; // the caller states the type of its operation
}

/** Returns the values that a query has in the store, from now on. */
async function watch<Data>(
  environment: Environment,
  name: string,
  variables: Variables,
  select: (data: Data) => unknown,
): Promise<unknown[]> {
  const operation = await describeOperation(name, variables);
  environment.retain(operation);
  const snapshot = environment.lookup(operation.fragment);
  const seen = [select(snapshot.data as Data)];
  environment.subscribe(snapshot, ({ data }) => seen.push(select(data as Data)));
  return seen;
}

interface AnyMutation {
  readonly variables: Variables;
  readonly response: Record<string, unknown>;
  readonly rawResponse: Record<string, unknown>;
}

/** Commits a mutation, and returns its data. */
async function commit(
  environment: Environment,
  name: string,
  config: Pick<MutationConfig<AnyMutation>, 'variables' | 'optimisticResponse'>,
): Promise<unknown> {
  const mutation = await compiled(name);
  return new Promise((resolve, reject) => {
    commitMutation<AnyMutation>(environment, {
      mutation,
      ...config,
      onCompleted: (data, problems) => {
        if (problems?.length) reject(problems[0]);
        else resolve(data);
      },
      onError: reject,
    });
  });
}

const descriptionOf = (data: PageResult) => data.space.revision.page.description;

describe('The Relay compiler', () => {
  it('accepts the operations and the schema', () => {
    expect(errors).toBe('');
  });
});

describe('The store of Relay', () => {
  it('keeps a page of a space apart from the same page of a change request', async () => {
    const environment = createEnvironment();
    const { spaceId, pageId, changeRequestId } = await makePage(world);
    const primary = await read<PageResult>(environment, 'PageQuery', { spaceId, pageId });
    const draft = await read<{ readonly changeRequest: PageResult['space'] }>(
      environment,
      'DraftQuery',
      { changeRequestId, pageId },
    );
    const again = lookup<PageResult>(
      environment,
      await describeOperation('PageQuery', { spaceId, pageId }),
    );
    expect(descriptionOf(primary)).toBe(PRIMARY);
    expect(draft.changeRequest.revision.page.description).toBe(DRAFT);
    expect(again).toEqual(primary);
  });

  it('keeps the results of one search apart from those of another', async () => {
    const environment = createEnvironment();
    const variablesOf = (words: string) => ({ spaceId: ids.space('guide'), words });
    const first = await read<object>(environment, 'SearchQuery', variablesOf('installer'));
    const second = await read<object>(environment, 'SearchQuery', variablesOf('phone'));
    const again = await describeOperation('SearchQuery', variablesOf('installer'));
    expect(second).not.toEqual(first);
    expect(lookup(environment, again)).toEqual(first);
  });

  it('makes one list of the pages in both directions', async () => {
    const environment = createEnvironment();
    const organizationId = await makeTeams(world);
    const { organization } = await read<Paged>(createEnvironment(), 'TeamsQuery', {
      organizationId,
      first: 2,
    });
    const after = organization.teams.pageInfo.endCursor;
    const variables = { organizationId, first: 1, after };
    const middle = await read<Paged>(environment, 'TeamsQuery', variables);
    const seen = await watch(environment, 'TeamsQuery', variables, titlesOf);
    const { startCursor, endCursor } = middle.organization.teams.pageInfo;
    await read(environment, 'TeamsQuery', { organizationId, first: 5, after: endCursor });
    await read(environment, 'TeamsQuery', { organizationId, last: 5, before: startCursor });
    expect(seen).toEqual(['C', 'CDE', 'ABCDE']);
  });

  it('keeps a list from the end, which has a key of its own, apart from one from the start', async () => {
    const environment = createEnvironment();
    const organizationId = await makeTeams(world);
    const start = { organizationId, first: 2 };
    const end = { organizationId, last: 2 };
    const starts = await read<Paged>(environment, 'TeamsQuery', start);
    const ends = await read<Paged>(environment, 'LastTeamsQuery', end);
    const seen = [
      await watch(environment, 'TeamsQuery', start, titlesOf),
      await watch(environment, 'LastTeamsQuery', end, titlesOf),
    ];
    const { endCursor: after } = starts.organization.teams.pageInfo;
    const { startCursor: before } = ends.organization.teams.pageInfo;
    await read(environment, 'TeamsQuery', { organizationId, first: 1, after });
    await read(environment, 'LastTeamsQuery', { organizationId, last: 2, before });
    expect(seen).toEqual([
      ['AB', 'ABC'],
      ['DE', 'BCDE'],
    ]);
  });

  it('shows the page that was read last where lists have the same key', async () => {
    const environment = createEnvironment();
    const organizationId = await makeTeams(world);
    const titles: string[] = [];
    for (const args of [{ first: 2 }, { last: 2 }, { first: 1 }, { first: 2 }])
      titles.push(
        titlesOf(await read<Paged>(environment, 'TeamsQuery', { organizationId, ...args })),
      );
    expect(titles).toEqual(['AB', 'DE', 'A', 'AB']);
  });

  it('finds an object of a list by its id without a request', async () => {
    const environment = createEnvironment();
    const organizationId = await makeTeams(world);
    const { organization } = await read<Paged>(environment, 'TeamsQuery', {
      organizationId,
      first: 1,
    });
    const id = organization.teams.edges[0]?.node.id;
    expect(lookup(environment, await describeOperation('TeamQuery', { id }))).toEqual({
      team: { id, title: 'A' },
    });
    expect(lookup(environment, await describeOperation('TeamNodeQuery', { id }))).toEqual({
      node: { id, title: 'A' },
    });
  });

  it('gets the edge of a created team, and loses a deleted one, from the payloads', async () => {
    const environment = createEnvironment();
    const organizationId = await makeTeams(world);
    const variables = { organizationId, first: 10 };
    const { organization } = await read<Paged>(environment, 'TeamsQuery', variables);
    const connections = [organization.teams.__id];
    const seen = await watch(environment, 'TeamsQuery', variables, titlesOf);
    const created = await commit(environment, 'CreateTeamMutation', {
      variables: { input: { organizationId, title: 'F' }, connections },
    });
    const { createTeam } = created as { createTeam: { teamEdge: { node: { id: string } } } };
    await commit(environment, 'DeleteTeamMutation', {
      variables: { input: { id: createTeam.teamEdge.node.id }, connections },
    });
    expect(seen).toEqual(['ABCDE', 'ABCDEF', 'ABCDE']);
  });

  it('shows an edit before its response, and takes it back when it is refused', async () => {
    const environment = createEnvironment();
    const { spaceId, pageId, revisionId } = await makeConflict(world);
    const variables = { spaceId, pageId };
    const { space } = await read<PageResult>(environment, 'PageQuery', variables);
    const seen = await watch(environment, 'PageQuery', variables, descriptionOf);
    const changes = [{ updatePage: { pageId, description: 'Mine' } }];
    const data = await commit(environment, 'EditPageMutation', {
      variables: { pageId, input: { spaceId, baseRevisionId: revisionId, changes } },
      optimisticResponse: {
        editSpaceContent: {
          errors: [],
          space: {
            id: spaceId,
            revision: {
              id: space.revision.id,
              page: { ...space.revision.page, __typename: 'DocumentPage', description: 'Mine' },
            },
          },
        },
      },
    });
    expect(data).toEqual({
      editSpaceContent: {
        space: null,
        errors: [
          {
            __typename: 'StaleRevisionError',
            code: 'STALE_REVISION',
            message:
              'The content has changed. Read the current revision, and send the request again with its id.',
            path: ['baseRevisionId'],
            currentRevision: { id: space.revision.id },
          },
        ],
      },
    });
    expect(seen).toEqual(['Hers', 'Mine', 'Hers']);
  });

  it('shows a merge before its response, and takes it back on a conflict', async () => {
    const environment = createEnvironment();
    const { changeRequestId, pageId } = await makeConflict(world);
    const variables = { changeRequestId, pageId };
    await read(environment, 'DraftQuery', variables);
    const seen = await watch(
      environment,
      'DraftQuery',
      variables,
      (data: { readonly changeRequest: { readonly status: string } }) => data.changeRequest.status,
    );
    const data = await commit(environment, 'MergeMutation', {
      variables: { input: { id: changeRequestId } },
      optimisticResponse: {
        mergeChangeRequest: {
          errors: [],
          changeRequest: { id: changeRequestId, status: 'MERGED' },
        },
      },
    });
    expect(data).toEqual({
      mergeChangeRequest: {
        changeRequest: null,
        errors: [
          {
            __typename: 'MergeConflictError',
            code: 'MERGE_CONFLICT',
            message: 'One conflict is unresolved. Send the request again with `resolutions`.',
            path: null,
            conflicts: [
              { key: `FIELD:${pageId}:description`, field: 'description', title: 'Kettle' },
            ],
          },
        ],
      },
    });
    expect(seen).toEqual(['DRAFT', 'MERGED', 'DRAFT']);
  });
});

/** A list of teams as Relay reads it, with the id of its connection in the store. */
interface Paged extends TeamsResult {
  readonly organization: TeamsResult['organization'] & {
    readonly teams: { readonly __id: string };
  };
}
