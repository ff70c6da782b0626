// Writes the documentation into spaces of Lectern, and searches them through GraphQL.
import { parse } from 'graphql';
import { type Console, openConsole } from '../../src/application.ts';
import { loadConfig } from '../../src/config.ts';
import { newId } from '../../src/data/new-id.ts';
import { createRun } from '../../src/graphql/run.ts';
import { buildLecternSchema } from '../../src/graphql/schema.ts';
import { processSpec } from '../../src/resources/openapi-spec/process.ts';
import type { Corpus } from './corpora.ts';
import { type Searcher, textsOf } from './rivals.ts';

const CREATE = `mutation ($input: CreateSpaceInput!) { createSpace(input: $input) { space { id } } }`;
const EDIT = `mutation ($input: EditSpaceContentInput!) { editSpaceContent(input: $input) { refs } }`;
const SET_SPEC = `mutation ($input: SetOpenAPISpecInput!) {
  setOpenAPISpec(input: $input) { openAPISpec { id } } }`;
const SEARCH = `query ($id: ID!, $query: String!) { space(id: $id) {
  search(query: $query, first: 10) { nodes { pageId title } } } }`;

/** Changes in one edit. */
const BATCH = 25;

/** A running Lectern with its spaces. */
export interface SearchedLectern {
  readonly search: Searcher;
  /** Milliseconds of each search. */
  readonly times: readonly number[];
  close(): Promise<void>;
}

/** The results of the GraphQL documents above. */
interface Answers {
  readonly createSpace: { readonly space: { readonly id: string } };
  readonly editSpaceContent: { readonly refs: Readonly<Record<string, string>> };
  readonly setOpenAPISpec: { readonly openAPISpec: { readonly id: string } };
  readonly space: {
    readonly search: {
      readonly nodes: readonly { readonly pageId: string; readonly title: string }[];
    };
  };
}

/** Runs a GraphQL document, and throws its errors. */
type Send = (document: string, variables: object) => Promise<Answers>;

/** Creates the user that searches, as admin of an organization. */
async function createOrganization(
  console: Console,
): Promise<{ organizationId: string; userId: string }> {
  const [organizationId, userId] = [newId('Organization'), newId('User')];
  const { prisma } = console.database;
  await prisma.user.create({
    data: { id: userId, email: 'bench@bench.test', displayName: 'Bench' },
  });
  await prisma.organization.create({ data: { id: organizationId, title: 'Bench' } });
  await prisma.member.create({
    data: { id: newId('Member'), organizationId, userId, role: 'ADMIN' },
  });
  return { organizationId, userId };
}

/** Processes the document of a spec, and returns the id of the spec. */
async function storeSpec(
  {
    console,
    userId,
    organizationId,
    send,
  }: { console: Console; userId: string; organizationId: string; send: Send },
  spec: object,
): Promise<string> {
  const { setOpenAPISpec } = await send(SET_SPEC, {
    input: { organizationId, slug: 'bench', source: { text: JSON.stringify(spec) } },
  });
  const { blobs, threads, fetch } = console.as(userId);
  const { id } = setOpenAPISpec.openAPISpec;
  const { database } = console;
  const { round } = await database.prisma.openAPISpec.findFirstOrThrow({ where: { id } });
  await processSpec(
    { database, blobs, fetch, threads, now: new Date(), requestId: 'bench', isOver: () => false },
    { id, round },
  );
  return id;
}

/** Opens Lectern over an empty database, and writes each body of documentation into a space. */
export async function openLectern(
  databaseUrl: string,
  corpora: readonly Corpus[],
  dataDir: string,
): Promise<SearchedLectern> {
  const config = loadConfig(
    { NODE_ENV: 'test', SECRET_KEY: '11'.repeat(32), DATABASE_URL: databaseUrl, DATA_DIR: dataDir },
    '/dev/null',
  );
  const console = openConsole({ config, databaseUrl });
  const { organizationId, userId } = await createOrganization(console);
  const run = createRun(buildLecternSchema());
  const send: Send = async (document, variables) => {
    const { data, errors } = await run(parse(document), { ...variables }, console.as(userId));
    if (errors) throw new Error(errors.map(({ message }) => message).join(), { cause: errors[0] });
    return Object(data);
  };
  const spaces = new Map<string, string>();
  const paths = new Map<string, string>();
  for (const corpus of corpora) {
    const { createSpace } = await send(CREATE, { input: { organizationId, title: corpus.name } });
    const spaceId = createSpace.space.id;
    spaces.set(corpus.name, spaceId);
    const edit = async (changes: readonly object[]) =>
      (await send(EDIT, { input: { spaceId, baseRevisionId: 'HEAD', changes } })).editSpaceContent
        .refs;
    for (let at = 0; at < corpus.pages.length; at += BATCH) {
      const batch = corpus.pages.slice(at, at + BATCH);
      const refs = await edit(
        batch.map(({ title, markdown }, i) => ({ insertPage: { ref: `p${i}`, title, markdown } })),
      );
      for (const [ref, id] of Object.entries(refs))
        paths.set(id, batch[Number(ref.slice(1))]?.path ?? '');
    }
    if (!corpus.spec) continue;
    const spec = await storeSpec({ console, userId, organizationId, send }, corpus.spec);
    await edit([{ insertPage: { title: 'API', type: 'COMPUTED', computed: { specId: spec } } }]);
    for (const { id, title } of textsOf({ ...corpus, pages: [] })) paths.set(title, id);
  }
  const times: number[] = [];
  return {
    times,
    search: async (corpus, query) => {
      const startedAt = performance.now();
      const { space } = await send(SEARCH, { id: spaces.get(corpus), query });
      times.push(performance.now() - startedAt);
      return space.search.nodes.map(
        ({ pageId, title }) => paths.get(pageId) ?? paths.get(title) ?? title,
      );
    },
    close: () => console.close(),
  };
}
