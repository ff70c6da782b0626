// Makes spaces with pages and change requests through the APIs, and builds their expected bodies.
import { expect } from 'vitest';
import { userBody } from '../content/expected.ts';
import { ids, type Person, type World } from '../support.ts';
import { sql } from '../sql.ts';
import { inGraphQL } from '../spelled.ts';

/** A content change, as GraphQL spells it. */
export type Edit = Readonly<Record<string, object>>;

/** A new space, so that no test depends on another. */
export interface MadeSpace {
  readonly id: string;
  /** The space's path in `/v1`. */
  readonly url: string;
  /** The id of the space's first revision. */
  readonly revision: string;
  /** Ids of the nodes that were created in it, by their refs. */
  readonly refs: Readonly<Record<string, string>>;
}

/** A change request with its first edit. */
export interface MadeChangeRequest {
  readonly id: string;
  readonly number: number;
  readonly space: MadeSpace;
  /** The change request's path in `/v1`. */
  readonly url: string;
  /** The id of the revision that the edit made. */
  readonly revision: string;
  readonly refs: Readonly<Record<string, string>>;
}

/** Returns the insertion of a page; its ref is its title. */
export const page = (title: string, markdown = `# ${title}\n`, rest: object = {}): Edit => ({
  insertPage: { ref: title, title, markdown, ...rest },
});

/** Returns the update of a page. */
export const change = (id: string | undefined, rest: object): Edit => ({
  updatePage: { page: id, ...rest },
});

/** Returns the deletion of a page. */
export const drop = (id: string | undefined): Edit => ({ deletePage: { page: id } });

const EDIT_SPACE =
  'mutation ($input: EditSpaceContentInput!) { edited: editSpaceContent(input: $input) { refs on: space { revisionId } } }';
const EDIT =
  'mutation ($input: EditChangeRequestContentInput!) { edited: editChangeRequestContent(input: $input) { refs on: changeRequest { revisionId } } }';

/** The revision and the ids that an edit created. */
interface Edited {
  readonly revision: string;
  readonly refs: Readonly<Record<string, string>>;
}

async function edited(
  world: World,
  by: Person,
  document: string,
  parent: object,
  changes: readonly Edit[],
): Promise<Edited> {
  const { data, errors } = await world.as(by).query(document, {
    input: inGraphQL('EditSpaceContentInput', { ...parent, baseRevision: 'HEAD', changes }),
  });
  expect(errors).toBeUndefined();
  return { revision: data.edited.on.revisionId, refs: data.edited.refs };
}

/** Edits the content of a space directly. */
export const editSpace = (
  world: World,
  { id }: Pick<MadeSpace, 'id'>,
  changes: readonly Edit[],
  by: Person = 'ana',
): Promise<Edited> => edited(world, by, EDIT_SPACE, { spaceId: id }, changes);

/** Edits the content of a change request. */
export const editRequest = (
  world: World,
  { id }: Pick<MadeChangeRequest, 'id'>,
  changes: readonly Edit[],
  by: Person = 'ben',
): Promise<Edited> => edited(world, by, EDIT, { changeRequestId: id }, changes);

/** Makes a space with content: by default at the top of acme, where ben edits and cat comments. */
export async function makeSpace(
  world: World,
  changes: readonly Edit[] = [],
  { organization = ids.acme, ...input }: { organization?: string; [field: string]: unknown } = {},
): Promise<MadeSpace> {
  const { status, body } = await world
    .as('ana')
    .post(`/v1/orgs/${organization}/spaces`, { title: 'A space', ...input });
  expect(status).toBe(201);
  const { revision, refs } =
    changes.length > 0
      ? await editSpace(world, body, changes)
      : { revision: body.revision, refs: {} };
  return { id: body.id, url: `/v1/spaces/${body.id}`, revision, refs };
}

/** Makes a change request with an edit, by default as ben. */
export async function makeRequest(
  world: World,
  space: MadeSpace,
  changes: readonly Edit[] = [],
  { by = 'ben', subject = 'A change' }: { by?: Person; subject?: string } = {},
): Promise<MadeChangeRequest> {
  const { status, body } = await world.as(by).post(`${space.url}/change-requests`, { subject });
  expect(status).toBe(201);
  const made = {
    id: body.id,
    number: body.number,
    space,
    url: `${space.url}/change-requests/${body.id}`,
  };
  const { revision, refs } =
    changes.length > 0
      ? await editRequest(world, made, changes, by)
      : { revision: body.revision, refs: {} };
  return { ...made, revision, refs };
}

/** Merges a change request as ana, expects success and returns the id of the revision. */
export async function merge(
  world: World,
  { url }: Pick<MadeChangeRequest, 'url'>,
  input?: object,
): Promise<string> {
  const { status, body } = await world.as('ana').post(`${url}/merge`, input);
  expect([status, body.result]).toEqual([200, 'merge']);
  return body.revision;
}

/**
 * Updates a change request from the space as ana, expects success and returns the id of the
 * revision.
 */
export async function pull(
  world: World,
  { url }: Pick<MadeChangeRequest, 'url'>,
  input?: object,
): Promise<string> {
  const { status, body } = await world.as('ana').post(`${url}/update`, input);
  expect([status, body.result]).toEqual([200, 'update']);
  return body.revision;
}

/** Returns the markdown of a page of a space or a change request from `/v1`. */
export const textAt = async (
  world: World,
  { url }: { readonly url: string },
  pageId: string | undefined,
): Promise<string> => (await world.as('ana').get(`${url}/content/page/${pageId}`)).body.markdown;

/** Returns the paths of all pages in their order. */
export async function pathsOf(world: World, { url }: { readonly url: string }): Promise<string[]> {
  const { body } = await world.as('ana').get(`${url}/content/pages`);
  const walk = (
    pages: readonly { readonly path: string; readonly pages?: readonly never[] }[],
  ): string[] => pages.flatMap(({ path, pages: below = [] }) => [path, ...walk(below)]);
  return walk(body.pages);
}

/** Returns the counters of a space from `/v1`: all, open, drafts. */
export async function countsOf(
  world: World,
  { url }: Pick<MadeSpace, 'url'>,
): Promise<readonly number[]> {
  const { body } = await world.as('ana').get(url);
  return [body.changeRequests, body.changeRequestsOpen, body.changeRequestsDraft];
}

interface Shown {
  readonly id: string;
  readonly space: Pick<MadeSpace, 'id'>;
  readonly by?: Person;
  readonly [field: string]: unknown;
}

/** Returns a change request as `/v1` serializes it: by default ben's first, an untitled draft. */
export const requestBody = (world: World, { id, space, by = 'ben', ...rest }: Shown) => ({
  object: 'change-request',
  id,
  number: 1,
  status: 'draft',
  subject: 'Untitled',
  createdBy: userBody(world, by),
  comments: 0,
  outdated: false,
  urls: {
    location: `${world.url}/v1/spaces/${space.id}/change-requests/${id}`,
    app: `${world.url}/app/o/${ids.acme}/s/${space.id}/cr/${id}`,
  },
  ...rest,
});

/** All fields of a change request in GraphQL. */
export const FIELDS = `__typename id number status subject agentTaskId createdBy { id } createdAt updatedAt spaceId space { id } revisionId revision { id } revisionInitialId revisionMergedAncestorId revisionMergedId
  commentCount outdated contributors { id } reverts { id } urls { location app }`;

/** Returns a change request as GraphQL serializes it: by default ben's first, an untitled draft. */
export const requestNode = (world: World, { id, space, by = 'ben', ...rest }: Shown) => ({
  __typename: 'ChangeRequest',
  id,
  number: 1,
  status: 'DRAFT',
  subject: 'Untitled',
  agentTaskId: null,
  createdBy: { id: ids.user(by) },
  spaceId: space.id,
  space: { id: space.id },
  revisionMergedAncestorId: null,
  revisionMergedId: null,
  commentCount: 0,
  outdated: false,
  contributors: [{ id: ids.user(by) }],
  reverts: null,
  urls: {
    location: `${world.url}/v1/spaces/${space.id}/change-requests/${id}`,
    app: `${world.url}/app/o/${ids.acme}/s/${space.id}/cr/${id}`,
  },
  ...rest,
});

/** Merges a change request in GraphQL. */
export const MERGE = `mutation ($input: MergeChangeRequestInput!) { mergeChangeRequest(input: $input) { result revisionId changeRequest { ${FIELDS} } } }`;

/** Updates a change request from the space in GraphQL. */
export const PULL = `mutation ($input: PullChangeRequestInput!) { pullChangeRequest(input: $input) { result revisionId changeRequest { ${FIELDS} } } }`;

/** Counts the rows of every table that an edit, a merge or an update writes. */
export async function rowsOf(world: World): Promise<Readonly<Record<string, number>>> {
  const tables = [
    'revisions',
    'tree_nodes',
    'documents',
    'change_requests',
    'contributors',
    'events',
    'spaces',
  ];
  const [counts] = await world.console.database.query(
    sql<Record<string, number>>(
      `SELECT ${tables.map((table) => `(SELECT count(*)::int FROM ${table}) AS ${table}`).join(', ')}`,
    ),
    [],
  );
  return counts ?? {};
}
