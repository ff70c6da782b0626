// Starts imports through each API, and serves a site that responds on command.
import type { GraphQLResult, RestResult, Visitor, World } from '../support.ts';
import { serve } from '../fixtures/site.ts';
import { inGraphQL } from '../spelled.ts';

/** All fields of an import in GraphQL. */
const IMPORT = `{ id status source url space { id } changeRequest { id } importedResources totalResources problems { resource message } error { code message }
  revisionId revision { id type message } createdBy { id } createdAt finishedAt }`;

const INTO_SPACE = `mutation ($input: ImportIntoSpaceInput!) { importIntoSpace(input: $input) { import ${IMPORT} } }`;
const INTO_REQUEST = `mutation ($input: ImportIntoChangeRequestInput!) { importIntoChangeRequest(input: $input) { import ${IMPORT} } }`;

export const intoSpace = (
  visitor: Visitor,
  space: string,
  input: object,
  rest: object = {},
): Promise<GraphQLResult> =>
  visitor.query(INTO_SPACE, {
    input: inGraphQL('ImportIntoSpaceInput', { spaceId: space, ...input, ...rest }),
  });
export const intoRequest = (
  visitor: Visitor,
  request: string,
  input: object,
): Promise<GraphQLResult> =>
  visitor.query(INTO_REQUEST, {
    input: inGraphQL('ImportIntoChangeRequestInput', { changeRequestId: request, ...input }),
  });
export const postImport = (
  visitor: Visitor,
  space: string,
  input: object,
  headers?: Readonly<Record<string, string>>,
): Promise<RestResult> => visitor.post(`/v1/spaces/${space}/content/import`, input, headers);
export const postImportTo = (
  visitor: Visitor,
  space: string,
  request: string,
  input: object,
): Promise<RestResult> =>
  visitor.post(`/v1/spaces/${space}/change-requests/${request}/content/import`, input);

export const importById = (visitor: Visitor, id: string): Promise<GraphQLResult> =>
  visitor.query(`query ($id: ID!) { import(id: $id) ${IMPORT} }`, { id });
export const finishedImport = (visitor: Visitor, id: string): Promise<GraphQLResult> =>
  visitor.query(`query ($id: ID!) { finishedImport(id: $id) ${IMPORT} }`, { id });

/** Starts an import into a space as ana, and returns its id. */
export async function begin(
  world: World,
  space: string,
  input: object,
  rest: object = {},
): Promise<string> {
  const { data, errors } = await intoSpace(world.as('ana'), space, input, rest);
  if (errors) throw new Error(JSON.stringify(errors));
  return data.importIntoSpace.import.id;
}

/** Serves a site of two pages, the second of which responds after `go()`. */
export async function heldSite(): Promise<{
  readonly url: string;
  readonly requested: Promise<void>;
  go(): void;
}> {
  let go = (): void => {};
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    go = resolve;
  });
  const requested = new Promise<void>((resolve) => {
    release = resolve;
  });
  const page = (title: string, body: string) =>
    `<html><head><title>${title}</title></head><body><main><h1>${title}</h1>${body}</main></body></html>`;
  const url = await serve(async (req, res) => {
    if (req.url === '/docs/')
      return void res
        .writeHead(200, { 'content-type': 'text/html' })
        .end(page('First', '<p>Words of the first page. <a href="/docs/second">Second</a></p>'));
    if (req.url !== '/docs/second') return void res.writeHead(404).end();
    release();
    await released;
    res
      .writeHead(200, { 'content-type': 'text/html' })
      .end(page('Second', '<p>Words of the second page.</p>'));
  });
  return { url: `${url}/docs/`, requested, go: () => go() };
}

/** Polls until the response meets the condition; the test's own time limit ends it. */
export async function pollUntil<T>(
  ask: () => Promise<T>,
  holds: (answer: T) => boolean,
): Promise<T> {
  for (;;) {
    const answer = await ask();
    if (holds(answer)) return answer;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
