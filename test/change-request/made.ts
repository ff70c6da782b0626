// Spaces with pages and change requests on them, made through the doors, and what both doors show of them.
import { expect } from 'vitest';
import { userBody } from '../content/expected.ts';
import { ids, type Person, type World } from '../support.ts';

/** A change of content, in GraphQL's spelling. */
export type Edit = Readonly<Record<string, object>>;

/** A space of its own, so that no test depends on another. */
export interface MadeSpace {
  readonly id: string;
  /** Its address at `/v1`. */
  readonly url: string;
  /** The revision with which it begins. */
  readonly revision: string;
  /** Ids of what was made in it, by their refs. */
  readonly refs: Readonly<Record<string, string>>;
}

/** A change request with its first edit. */
export interface MadeChangeRequest {
  readonly id: string;
  readonly number: number;
  readonly space: MadeSpace;
  /** Its address at `/v1`. */
  readonly url: string;
  /** The revision that the edit made. */
  readonly revision: string;
  readonly refs: Readonly<Record<string, string>>;
}

/** A page to make: its ref is its title. */
export const page = (title: string, markdown = `# ${title}\n`, rest: object = {}): Edit => ({ insertPage: { ref: title, title, markdown, ...rest } });

/** Changes a page. */
export const change = (id: string | undefined, rest: object): Edit => ({ updatePage: { page: id, ...rest } });

/** Deletes a page. */
export const drop = (id: string | undefined): Edit => ({ deletePage: { page: id } });

const EDIT_SPACE = 'mutation ($space: ID!, $input: EditContentInput!) { edited: editSpaceContent(spaceId: $space, input: $input) { refs on: space { revisionId } } }';
const EDIT = 'mutation ($space: ID!, $id: ID!, $input: EditContentInput!) { edited: editChangeRequestContent(spaceId: $space, id: $id, input: $input) { refs on: changeRequest { revisionId } } }';

/** What an edit made. */
interface Edited {
  readonly revision: string;
  readonly refs: Readonly<Record<string, string>>;
}

async function edited(world: World, by: Person, document: string, variables: object, changes: readonly Edit[]): Promise<Edited> {
  const { data, errors } = await world.as(by).query(document, { ...variables, input: { baseRevision: 'HEAD', changes } });
  expect(errors).toBeUndefined();
  return { revision: data.edited.on.revisionId, refs: data.edited.refs };
}

/** Changes a space at once. */
export const editSpace = (world: World, { id }: Pick<MadeSpace, 'id'>, changes: readonly Edit[], by: Person = 'ana'): Promise<Edited> => edited(world, by, EDIT_SPACE, { space: id }, changes);

/** Changes a change request. */
export const editRequest = (world: World, { id, space }: Pick<MadeChangeRequest, 'id' | 'space'>, changes: readonly Edit[], by: Person = 'ben'): Promise<Edited> =>
  edited(world, by, EDIT, { space: space.id, id }, changes);

/** Makes a space with content: at the top of acme, where ben edits and cat comments, unless said. */
export async function makeSpace(world: World, changes: readonly Edit[] = [], { organization = ids.acme, ...input }: { organization?: string; [field: string]: unknown } = {}): Promise<MadeSpace> {
  const { status, body } = await world.as('ana').post(`/v1/orgs/${organization}/spaces`, { title: 'A space', ...input });
  expect(status).toBe(201);
  const { revision, refs } = changes.length > 0 ? await editSpace(world, body, changes) : { revision: body.revision, refs: {} };
  return { id: body.id, url: `/v1/spaces/${body.id}`, revision, refs };
}

/** Makes a change request, ben's unless said, with an edit. */
export async function makeRequest(
  world: World,
  space: MadeSpace,
  changes: readonly Edit[] = [],
  { by = 'ben', subject = 'A change' }: { by?: Person; subject?: string } = {},
): Promise<MadeChangeRequest> {
  const { status, body } = await world.as(by).post(`${space.url}/change-requests`, { subject });
  expect(status).toBe(201);
  const made = { id: body.id, number: body.number, space, url: `${space.url}/change-requests/${body.id}` };
  const { revision, refs } = changes.length > 0 ? await editRequest(world, made, changes, by) : { revision: body.revision, refs: {} };
  return { ...made, revision, refs };
}

/** Merges, as ana; it must succeed. Gives the id of the revision. */
export async function merge(world: World, { url }: Pick<MadeChangeRequest, 'url'>, input?: object): Promise<string> {
  const { status, body } = await world.as('ana').post(`${url}/merge`, input);
  expect([status, body.result]).toEqual([200, 'merge']);
  return body.revision;
}

/** Takes the space into a change request, as ana; it must succeed. Gives the id of the revision. */
export async function pull(world: World, { url }: Pick<MadeChangeRequest, 'url'>, input?: object): Promise<string> {
  const { status, body } = await world.as('ana').post(`${url}/update`, input);
  expect([status, body.result]).toEqual([200, 'update']);
  return body.revision;
}

/** The text of a page, of a space or a change request, at `/v1`. */
export const textAt = async (world: World, { url }: { readonly url: string }, pageId: string | undefined): Promise<string> =>
  (await world.as('ana').get(`${url}/content/page/${pageId}`)).body.markdown;

/** The paths of all pages in their order. */
export async function pathsOf(world: World, { url }: { readonly url: string }): Promise<string[]> {
  const { body } = await world.as('ana').get(`${url}/content/pages`);
  const walk = (pages: readonly { readonly path: string; readonly pages?: readonly never[] }[]): string[] => pages.flatMap(({ path, pages: below = [] }) => [path, ...walk(below)]);
  return walk(body.pages);
}

/** The counters of a space at `/v1`: all, open, drafts. */
export async function countsOf(world: World, { url }: Pick<MadeSpace, 'url'>): Promise<readonly number[]> {
  const { body } = await world.as('ana').get(url);
  return [body.changeRequests, body.changeRequestsOpen, body.changeRequestsDraft];
}

interface Shown {
  readonly id: string;
  readonly space: Pick<MadeSpace, 'id'>;
  readonly by?: Person;
  readonly [field: string]: unknown;
}

/** A change request as `/v1` shows it: ben's first, an untitled draft, unless said. */
export const requestBody = (world: World, { id, space, by = 'ben', ...rest }: Shown) => ({
  object: 'change-request',
  id,
  number: 1,
  status: 'draft',
  subject: 'Untitled',
  createdBy: userBody(world, by),
  comments: 0,
  outdated: false,
  urls: { location: `${world.url}/v1/spaces/${space.id}/change-requests/${id}`, app: `${world.url}/app/o/${ids.acme}/s/${space.id}/cr/${id}` },
  ...rest,
});

/** Everything of a change request, in GraphQL. */
export const FIELDS = `__typename id number status subject agentTaskId createdBy { id } createdAt updatedAt spaceId space { id } revisionId revision { id } revisionInitialId revisionMergedAncestorId revisionMergedId
  commentCount outdated contributors { id } reverts { id } urls { location app }`;

/** A change request as GraphQL shows it: ben's first, an untitled draft, unless said. */
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
  urls: { location: `${world.url}/v1/spaces/${space.id}/change-requests/${id}`, app: `${world.url}/app/o/${ids.acme}/s/${space.id}/cr/${id}` },
  ...rest,
});

/** Merges a change request, in GraphQL. */
export const MERGE = `mutation ($space: ID!, $id: ID!, $input: MergeChangeRequestInput) { mergeChangeRequest(spaceId: $space, id: $id, input: $input) { result revisionId changeRequest { ${FIELDS} } } }`;

/** Takes the space into a change request, in GraphQL. */
export const PULL = `mutation ($space: ID!, $id: ID!, $input: MergeChangeRequestInput) { pullChangeRequest(spaceId: $space, id: $id, input: $input) { result revisionId changeRequest { ${FIELDS} } } }`;

/** Rows of everything that an edit, a merge or an update writes. */
export async function rowsOf(world: World): Promise<Readonly<Record<string, number>>> {
  const tables = ['revisions', 'tree_nodes', 'documents', 'change_requests', 'contributors', 'events', 'spaces'];
  const [counts] = await world.door.database.query<Record<string, number>>(undefined, `SELECT ${tables.map((table) => `(SELECT count(*)::int FROM ${table}) AS ${table}`).join(', ')}`, []);
  return counts ?? {};
}
