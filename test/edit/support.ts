// What the pages about editing share: spaces of their own, changes in both spellings, and what is expected to be there.
import { createHash } from 'node:crypto';
import { expect } from 'vitest';
import { fault, faultsOf, refused } from '../content/expected.ts';
import { type GraphQLResult, ids, type Person, type RestResult, type Visitor, type World } from '../support.ts';

/** A change as GraphQL spells it: one member of `EditInput`. */
export type Edit = { readonly [kind: string]: { readonly [field: string]: unknown } };

/** Fields whose values are words of an enumeration, which each door spells its own way. */
const WORDS = ['type', 'kind', 'coverSize', 'width'];

function spelled(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => spelled(one));
  if (typeof value === 'object' && value !== null) return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, spelled(inner, key)]));
  return typeof value === 'string' && WORDS.includes(name) ? value.toLowerCase().replaceAll('_', '-') : value;
}

/** The same change as `/v1` spells it. */
export const onV1 = (edit: Edit): object => {
  const [[kind, fields] = ['', {}]] = Object.entries(edit);
  return { operation: kind.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`), ...Object(spelled(fields)) };
};

const EDIT_SPACE = 'mutation ($space: ID!, $input: EditContentInput!) { editSpaceContent(spaceId: $space, input: $input) { refs space { id revisionId } } }';
const EDIT_REQUEST = `mutation ($space: ID!, $request: ID!, $input: EditContentInput!) {
  editChangeRequestContent(spaceId: $space, id: $request, input: $input) { refs changeRequest { id revisionId } } }`;

/** Sends changes to a space through `/v1`. */
export const post = (visitor: Visitor, space: string, edits: readonly Edit[], rest: object = {}): Promise<RestResult> =>
  visitor.post(`/v1/spaces/${space}/content`, { ...rest, changes: edits.map(onV1) });

/** The same to a change request. */
export const postTo = (visitor: Visitor, space: string, request: string, edits: readonly Edit[], rest: object = {}): Promise<RestResult> =>
  visitor.post(`/v1/spaces/${space}/change-requests/${request}/content`, { ...rest, changes: edits.map(onV1) });

/** Sends changes to a space through GraphQL. */
export const mutate = (visitor: Visitor, space: string, edits: readonly Edit[], rest: object = {}): Promise<GraphQLResult> =>
  visitor.query(EDIT_SPACE, { space, input: { baseRevision: 'HEAD', changes: edits, ...rest } });

/** The same to a change request. */
export const mutateIn = (visitor: Visitor, space: string, request: string, edits: readonly Edit[], rest: object = {}): Promise<GraphQLResult> =>
  visitor.query(EDIT_REQUEST, { space, request, input: { baseRevision: 'HEAD', changes: edits, ...rest } });

/** What a batch made: the revision, and the ids of its refs. */
export interface Made {
  readonly revision: string;
  readonly refs: Readonly<Record<string, string>>;
}

/** Changes a space through GraphQL; throws where it is refused. */
export async function edit(world: World, space: string, edits: readonly Edit[], name: Person = 'ana'): Promise<Made> {
  const { data, errors } = await mutate(world.as(name), space, edits);
  if (errors) throw new Error(JSON.stringify(errors));
  return { revision: data.editSpaceContent.space.revisionId, refs: data.editSpaceContent.refs };
}

/** Changes a change request through GraphQL; throws where it is refused. */
export async function editIn(world: World, space: string, request: string, edits: readonly Edit[]): Promise<Made> {
  const { data, errors } = await mutateIn(world.as('ana'), space, request, edits);
  if (errors) throw new Error(JSON.stringify(errors));
  return { revision: data.editChangeRequestContent.changeRequest.revisionId, refs: data.editChangeRequestContent.refs };
}

/** A space of a test's own. */
export interface Spot extends Made {
  readonly id: string;
}

/** Makes a space, with what these changes make in it. */
export async function makeSpot(world: World, edits: readonly Edit[] = [], given: object = {}): Promise<Spot> {
  const { body } = await world.as('ana').post(`/v1/orgs/${ids.acme}/spaces`, given);
  return { id: body.id, ...(edits.length === 0 ? { revision: body.revision, refs: {} } : await edit(world, body.id, edits)) };
}

/** Makes a change request of a space, and gives its id. */
export const makeRequest = async (world: World, space: string): Promise<string> => (await world.as('ana').post(`/v1/spaces/${space}/change-requests`, {})).body.id;

/** A page of markdown. */
export const page = (title: string, fields: object = {}): Edit => ({ insertPage: { title, ref: title, ...fields } });

/** The id of a ref; an empty text, which nothing is called, where there is none. */
export const idOf = ({ refs }: Made, ref: string): string => refs[ref] ?? '';

/** The hash of a text. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

const layout = { cover: true, title: true, description: true, tableOfContents: true, outline: true, pagination: true, metadata: true, coverSize: 'hero', width: 'default' };

interface Shown {
  readonly id: string;
  /** When it was made, and last changed unless `updatedAt` is given. */
  readonly at: string;
  readonly title: string;
  readonly path?: string;
  /** Its text; none for a page without. */
  readonly text?: string;
  readonly [field: string]: unknown;
}

const appOf = (world: World, space: string, organization = ids.acme): string => `${world.url}/app/o/${organization}/s/${space}`;

/** A page as `/v1` shows it within a tree: a document with nothing below it, unless said. */
export function pageBody(world: World, space: string, { id, at, title, path, text = '', ...rest }: Shown) {
  const slug = path?.split('/').at(-1);
  const own = { object: 'page', id, title, ...(path !== undefined && { slug, path }), createdAt: at, updatedAt: at, variables: {}, hidden: false, noIndex: false, noRobotsIndex: false };
  const kind = rest['type'] === undefined ? { type: 'document', kind: 'sheet', layout, documentId: hashOf(text) } : { kind: rest['type'] };
  return { ...own, ...kind, urls: { app: `${appOf(world, space)}/p/${id}` }, pages: [], ...rest };
}

/** Another layout than that of every page. */
export const layoutBody = (other: object) => ({ ...layout, ...other });

/** A space's content as `/v1` shows it. */
export const contentOf = async (world: World, space: string) => (await world.as('ana').get(`/v1/spaces/${space}/content`)).body;

const PAGES = 'allPages { id title path type parentId markdown }';

interface Page {
  readonly id: string;
  readonly title: string;
  readonly path: string | null;
  readonly type: string;
  readonly parentId: string | null;
  readonly markdown: string | null;
}

/** All pages of a space, in order. */
export async function pagesOf(world: World, space: string): Promise<Page[]> {
  const { data } = await world.as('ana').query(`query ($space: ID!) { space(id: $space) { revision { ${PAGES} } } }`, { space });
  return data.space.revision.allPages;
}

/** The paths of a space's pages, in order; a link's title stands for its path. */
export const pathsOf = async (world: World, space: string): Promise<string[]> => (await pagesOf(world, space)).map(({ path, title }) => path ?? title);

/** The texts of a space's pages, by their titles. */
export const textsOf = async (world: World, space: string): Promise<Record<string, string | null>> => Object.fromEntries((await pagesOf(world, space)).map(({ title, markdown }) => [title, markdown]));

/** What is stored for an organization. */
export interface Rows {
  readonly nodes: number;
  readonly documents: number;
  readonly revisions: number;
  readonly files: number;
}

/** Counts what is stored for an organization. */
export async function rowsOf(world: World, organizationId: string = ids.acme): Promise<Rows> {
  const count = (table: string) => `(SELECT count(*)::int FROM ${table} WHERE organization_id = $1)`;
  const [rows] = await world.door.database.query<Rows>(
    undefined,
    `SELECT ${count('tree_nodes')} AS nodes, ${count('documents')} AS documents, ${count('revisions')} AS revisions, ${count('files')} AS files`,
    [organizationId],
  );
  return rows ?? { nodes: 0, documents: 0, revisions: 0, files: 0 };
}

/** How many rows some work adds. */
export async function addedBy(world: World, work: () => Promise<unknown>, organizationId: string = ids.acme): Promise<Rows> {
  const before = await rowsOf(world, organizationId);
  await work();
  const after = await rowsOf(world, organizationId);
  return { nodes: after.nodes - before.nodes, documents: after.documents - before.documents, revisions: after.revisions - before.revisions, files: after.files - before.files };
}

/** Nothing at all. */
export const nothingAdded: Rows = { nodes: 0, documents: 0, revisions: 0, files: 0 };

/** A refusal as both doors tell it. */
export interface Refusal {
  readonly status: number;
  readonly reason: string;
  /** Where it is within `changes`, in GraphQL's words, such as `0.insertPage.into`; undefined for nowhere. */
  readonly at: string | undefined;
  readonly message: string;
  readonly details?: object;
}

/** Expects that changes of a space are refused through both doors, and that nothing comes of them. */
export async function expectRefusal(world: World, space: string, edits: readonly Edit[], { status, reason, at, message, details }: Refusal, name: Person = 'ana'): Promise<void> {
  const visitor = world.as(name);
  const more = details === undefined ? {} : { details };
  const before = await rowsOf(world);
  const inGraphQL = at === undefined ? {} : { field: `input.changes.${at}` };
  const onRest = at === undefined ? {} : { field: `changes.${at.replace(/^(\d+)\.\w+/, '$1')}` };
  expect((await post(visitor, space, edits)).body).toEqual(refused(status, reason, message, { ...onRest, ...more }));
  expect(faultsOf(await mutate(visitor, space, edits))).toEqual(fault(['editSpaceContent'], reason, message, { ...inGraphQL, ...more }));
  expect(await rowsOf(world)).toEqual(before);
}
