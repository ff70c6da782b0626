// Makes spaces, spells content changes for both APIs, and reads content for the editing tests.
import { createHash } from 'node:crypto';
import { expect } from 'vitest';
import { graphQLError, errorsOf, refused } from '../content/expected.ts';
import {
  type GraphQLResult,
  ids,
  type Person,
  type RestResult,
  type Visitor,
  type World,
} from '../support.ts';
import { sql } from '../sql.ts';
import { inGraphQL } from '../spelled.ts';

/** A change as GraphQL spells it: one member of `EditInput`. */
export type Edit = { readonly [kind: string]: { readonly [field: string]: unknown } };

/** Fields with enum values, which each API spells its own way. */
const ENUM_FIELDS = ['type', 'kind', 'coverSize', 'width'];

function spelled(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => spelled(one));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, spelled(inner, key)]),
    );
  return typeof value === 'string' && ENUM_FIELDS.includes(name)
    ? value.toLowerCase().replaceAll('_', '-')
    : value;
}

/** Returns the same change as `/v1` spells it. */
export const toRest = (edit: Edit): object => {
  const [[kind, fields] = ['', {}]] = Object.entries(edit);
  return {
    operation: kind.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
    ...Object(spelled(fields)),
  };
};

const EDIT_SPACE =
  'mutation ($input: EditSpaceContentInput!) { editSpaceContent(input: $input) { refs space { id revisionId } } }';
const EDIT_REQUEST = `mutation ($input: EditChangeRequestContentInput!) {
  editChangeRequestContent(input: $input) { refs changeRequest { id revisionId } } }`;

/** Sends changes to a space through `/v1`. */
export const post = (
  visitor: Visitor,
  space: string,
  edits: readonly Edit[],
  rest: object = {},
): Promise<RestResult> =>
  visitor.post(`/v1/spaces/${space}/content`, { ...rest, changes: edits.map(toRest) });

/** Sends changes to a change request through `/v1`. */
export const postTo = (
  visitor: Visitor,
  space: string,
  request: string,
  edits: readonly Edit[],
  rest: object = {},
): Promise<RestResult> =>
  visitor.post(`/v1/spaces/${space}/change-requests/${request}/content`, {
    ...rest,
    changes: edits.map(toRest),
  });

/** Sends changes to a space through GraphQL. */
export const mutate = (
  visitor: Visitor,
  space: string,
  edits: readonly Edit[],
  rest: object = {},
): Promise<GraphQLResult> =>
  visitor.query(EDIT_SPACE, {
    input: inGraphQL('EditSpaceContentInput', {
      ...{ spaceId: space, baseRevision: 'HEAD' },
      changes: edits,
      ...rest,
    }),
  });

/** Sends changes to a change request through GraphQL. */
export const mutateIn = (
  visitor: Visitor,
  request: string,
  edits: readonly Edit[],
  rest: object = {},
): Promise<GraphQLResult> =>
  visitor.query(EDIT_REQUEST, {
    input: inGraphQL('EditChangeRequestContentInput', {
      ...{ changeRequestId: request, baseRevision: 'HEAD' },
      changes: edits,
      ...rest,
    }),
  });

/** The revision that a batch created, and the ids of its refs. */
export interface Made {
  readonly revision: string;
  readonly refs: Readonly<Record<string, string>>;
}

/** Edits a space through GraphQL. */
export async function edit(
  world: World,
  space: string,
  edits: readonly Edit[],
  name: Person = 'ana',
): Promise<Made> {
  const { data, errors } = await mutate(world.as(name), space, edits);
  if (errors) throw new Error(JSON.stringify(errors));
  return { revision: data.editSpaceContent.space.revisionId, refs: data.editSpaceContent.refs };
}

/** Edits a change request through GraphQL. */
export async function editIn(world: World, request: string, edits: readonly Edit[]): Promise<Made> {
  const { data, errors } = await mutateIn(world.as('ana'), request, edits);
  if (errors) throw new Error(JSON.stringify(errors));
  return {
    revision: data.editChangeRequestContent.changeRequest.revisionId,
    refs: data.editChangeRequestContent.refs,
  };
}

/** A new space for one test. */
export interface TestSpace extends Made {
  readonly id: string;
}

/** Makes a space and applies these changes to it. */
export async function makeTestSpace(
  world: World,
  edits: readonly Edit[] = [],
  given: object = {},
): Promise<TestSpace> {
  const { body } = await world.as('ana').post(`/v1/orgs/${ids.acme}/spaces`, given);
  return {
    id: body.id,
    ...(edits.length === 0
      ? { revision: body.revision, refs: {} }
      : await edit(world, body.id, edits)),
  };
}

/** Makes a change request of a space and returns its id. */
export const makeRequest = async (world: World, space: string): Promise<string> =>
  (await world.as('ana').post(`/v1/spaces/${space}/change-requests`, {})).body.id;

/** Returns the insertion of a page; its ref is its title. */
export const page = (title: string, fields: object = {}): Edit => ({
  insertPage: { title, ref: title, ...fields },
});

/** Returns the id of a ref, or an empty string when there is none. */
export const idOf = ({ refs }: Made, ref: string): string => refs[ref] ?? '';

/** Returns the SHA-256 hash of a text. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

const layout = {
  cover: true,
  title: true,
  description: true,
  tableOfContents: true,
  outline: true,
  pagination: true,
  metadata: true,
  coverSize: 'hero',
  width: 'default',
};

interface Shown {
  readonly id: string;
  /** The time of its creation, and of its last update unless `updatedAt` is given. */
  readonly at: string;
  readonly title: string;
  readonly path?: string;
  /** The markdown; absent for a page without a text. */
  readonly text?: string;
  readonly [field: string]: unknown;
}

const appOf = (world: World, space: string, organization = ids.acme): string =>
  `${world.url}/app/o/${organization}/s/${space}`;

/** Returns a page as `/v1` serializes it within a tree: by default a document without children. */
export function pageBody(
  world: World,
  space: string,
  { id, at, title, path, text = '', ...rest }: Shown,
) {
  const slug = path?.split('/').at(-1);
  const own = {
    object: 'page',
    id,
    title,
    ...(path !== undefined && { slug, path }),
    createdAt: at,
    updatedAt: at,
    variables: {},
    hidden: false,
    noIndex: false,
    noRobotsIndex: false,
  };
  const kind =
    rest['type'] === undefined
      ? { type: 'document', kind: 'sheet', layout, documentId: hashOf(text) }
      : { kind: rest['type'] };
  return { ...own, ...kind, urls: { app: `${appOf(world, space)}/p/${id}` }, pages: [], ...rest };
}

/** Returns the default layout with these changes. */
export const layoutBody = (other: object) => ({ ...layout, ...other });

/** Returns a space's content from `/v1`. */
export const contentOf = async (world: World, space: string) =>
  (await world.as('ana').get(`/v1/spaces/${space}/content`)).body;

const PAGES = 'allPages { id: pageId title path type parentId ... on DocumentPage { markdown } }';

interface Page {
  readonly id: string;
  readonly title: string;
  readonly path: string | null;
  readonly type: string;
  readonly parentId: string | null;
  readonly markdown: string | null;
}

/** Returns all pages of a space, in order. */
export async function pagesOf(world: World, space: string): Promise<Page[]> {
  const { data } = await world
    .as('ana')
    .query(`query ($space: ID!) { space(id: $space) { revision { ${PAGES} } } }`, { space });
  return data.space.revision.allPages;
}

/** Returns the paths of a space's pages, in order; a link's title replaces its path. */
export const pathsOf = async (world: World, space: string): Promise<string[]> =>
  (await pagesOf(world, space)).map(({ path, title }) => path ?? title);

/** Returns the texts of a space's pages by their titles. */
export const textsOf = async (
  world: World,
  space: string,
): Promise<Record<string, string | null>> =>
  Object.fromEntries((await pagesOf(world, space)).map(({ title, markdown }) => [title, markdown]));

/** Row counts of an organization. */
export interface Rows {
  readonly nodes: number;
  readonly documents: number;
  readonly revisions: number;
  readonly files: number;
}

/** Counts the rows of an organization. */
export async function rowsOf(world: World, organizationId: string = ids.acme): Promise<Rows> {
  const count = (table: string) =>
    `(SELECT count(*)::int FROM ${table} WHERE organization_id = $1)`;
  const [rows] = await world.console.database.query(
    sql<Rows>(
      `SELECT ${count('tree_nodes')} AS nodes, ${count('documents')} AS documents, ${count('revisions')} AS revisions, ${count('files')} AS files`,
    ),
    [organizationId],
  );
  return rows ?? { nodes: 0, documents: 0, revisions: 0, files: 0 };
}

/** Returns the number of rows that some work adds. */
export async function addedBy(
  world: World,
  work: () => Promise<unknown>,
  organizationId: string = ids.acme,
): Promise<Rows> {
  const before = await rowsOf(world, organizationId);
  await work();
  const after = await rowsOf(world, organizationId);
  return {
    nodes: after.nodes - before.nodes,
    documents: after.documents - before.documents,
    revisions: after.revisions - before.revisions,
    files: after.files - before.files,
  };
}

/** The row counts of a refused change. */
export const nothingAdded: Rows = { nodes: 0, documents: 0, revisions: 0, files: 0 };

/** A refusal as both APIs report it. */
export interface Refusal {
  readonly status: number;
  readonly reason: string;
  /**
   * The path within `changes`, with the member of GraphQL and the field of `/v1`, such as
   * `0.insertPage.into`; undefined for none.
   */
  readonly at: string | undefined;
  readonly message: string;
  readonly details?: object;
}

/** The names of ids in GraphQL by those of `/v1`. */
const ID_NAMES: Readonly<Record<string, string | undefined>> = {
  ...{ file: 'fileId', into: 'parentId', page: 'pageId', space: 'spaceId', spec: 'specId' },
};

/** Returns a refusal's path and message as GraphQL spells them. */
function refusalInGraphQL(at: string, message: string): { path: string; message: string } {
  const name = at.slice(at.lastIndexOf('.') + 1);
  const idName = ID_NAMES[name] ?? name;
  return {
    path: at.slice(0, at.length - name.length) + idName,
    message: message.replace(new RegExp(`^${name}(?= must)|(?<=needs )${name}(?=\\.$)`), idName),
  };
}

/** Expects that both APIs refuse changes of a space, and that nothing is written. */
export async function expectRefusal(
  world: World,
  space: string,
  edits: readonly Edit[],
  { status, reason, at, message, details }: Refusal,
  name: Person = 'ana',
): Promise<void> {
  const visitor = world.as(name);
  const more = details === undefined ? {} : { details };
  const before = await rowsOf(world);
  const graph = refusalInGraphQL(at ?? '', message);
  const field = at === undefined ? {} : { field: `input.changes.${graph.path}` };
  const onRest = at === undefined ? {} : { field: `changes.${at.replace(/^(\d+)\.\w+/, '$1')}` };
  expect((await post(visitor, space, edits)).body).toEqual(
    refused(status, reason, message, { ...onRest, ...more }),
  );
  expect(errorsOf(await mutate(visitor, space, edits))).toEqual(
    graphQLError(['editSpaceContent'], reason, graph.message, { ...field, ...more }),
  );
  expect(await rowsOf(world)).toEqual(before);
}
