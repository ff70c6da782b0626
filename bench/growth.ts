/**
 * `npm run bench -- --growth`: how the cost of a request grows with the size of a page of a list,
 * the depth of a query, pages, revisions, connections and workers, and how memory grows with time.
 */
import pg from 'pg';
import { LECTERN_24, type RunningServer, startLectern } from './compare/contenders.ts';
import { type BenchDatabase, openDatabase as openBench } from './compare/database.ts';
import { idOf, idSql } from './compare/ids.ts';
import { type HttpRequest, LoadGenerator, type LoadResult, messageOf } from './compare/load.ts';
import { CONNECTIONS, memoryMb } from './compare/measure.ts';
import { tableOf } from './compare/report.ts';
import { workloadsNamed } from './compare/workloads.ts';
import { SpaceFactory } from './content/world.ts';
import { openDatabase } from '../src/data/database.ts';

const MILLISECONDS = 2000;
const PAGE_SIZES = [10, 30, 100, 300, 1000];
const DEPTHS = [1, 2, 3, 4, 5, 6];
const PAGE_COUNTS = [10, 100, 1000, 10_000];
const REVISION_COUNTS = [10, 100, 1000, 10_000];
const CONNECTION_COUNTS = [1, 2, 4, 8, 16, 32, 64, 128, 256, 500];
const WORKER_COUNTS = [1, 2];

/** Sends one kind of request and returns the result. */
type Send = (
  requests: readonly HttpRequest[],
  connections?: number,
  milliseconds?: number,
) => Promise<LoadResult>;

const HEAD = ['requests/s', 'p50 ms', 'p99 ms', 'failed'];
const cellsOf = ({ count, seconds, p50, p99, failures }: LoadResult): string[] => [
  (count / seconds).toFixed(1),
  p50.toFixed(1),
  p99.toFixed(1),
  String(failures),
];

const query = (text: string, token: string, variables: object = {}): HttpRequest => ({
  method: 'POST',
  path: '/graphql',
  token,
  body: { query: text, variables },
});

/** Prints one curve: a line for each value. */
async function printCurve<Value>(
  title: string,
  values: readonly Value[],
  measureOne: (value: Value) => Promise<LoadResult>,
): Promise<void> {
  const rows: string[][] = [];
  for (const value of values) rows.push([String(value), ...cellsOf(await measureOne(value))]);
  console.log(`\n${tableOf([[title, ...HEAD], ...rows])}`);
}

/** The space with 1,000 comments for the curve of page sizes. */
const COMMENTED = 19_999;

async function addComments(database: BenchDatabase): Promise<void> {
  const client = new pg.Client({ connectionString: database.superuserUrl });
  await client.connect();
  await client.query(
    `INSERT INTO comments (organization_id, space_id, revision_id, author_id, markdown, created_at)
      SELECT organization_id, id, revision_id, ${idSql('usr', '19901')}, 'Comment ' || n,
      now() - n * interval '1 minute'
      FROM spaces, generate_series(1, 1000) n WHERE id = $1`,
    [idOf('spc', COMMENTED)],
  );
  await client.end();
}

/** Returns a query with this many levels of objects below the organization. */
function queryOfDepth(depth: number): string {
  const levels = [
    'sites(first: 3) { nodes { id ',
    'sections(first: 3) { nodes { id ',
    'siteSpaces { id ',
    'space { id ',
    'parent { id ',
  ];
  const closing = ['} }', '} }', '}', '}', '}'];
  const open = levels.slice(0, depth - 1);
  return `query ($id: ID!) { organization(id: $id) { id ${open.join('')}${closing
    .slice(0, depth - 1)
    .toReversed()
    .join(' ')} } }`;
}

async function printLists(send: Send, { tokens }: BenchDatabase): Promise<void> {
  const comments = `query ($id: ID!, $first: Int) { space(id: $id) { comments(first: $first) {
    nodes {
      id postedAt status } } } }`;
  await printCurve('comments in a page', PAGE_SIZES, (first) =>
    send([query(comments, tokens[199] ?? '', { id: idOf('spc', COMMENTED), first })]),
  );
  await printCurve('levels of a query', DEPTHS, (depth) =>
    send(
      tokens
        .slice(0, 100)
        .map((token, o) => query(queryOfDepth(depth), token, { id: idOf('org', o) })),
    ),
  );
}

/** Measures reads and an edit of spaces of growing content. */
async function printContent(send: Send, { appUrl }: BenchDatabase): Promise<void> {
  const database = openDatabase({ url: appUrl });
  const factory = new SpaceFactory(database);
  const token = await factory.begin(Math.max(...PAGE_COUNTS));
  const edit = (id: string, page: string): HttpRequest[] =>
    Array.from({ length: 500 }, (_, n) => ({
      method: 'POST',
      path: `/v1/spaces/${id}/content`,
      token,
      body: {
        changes: [{ operation: 'update_page', page, markdown: `Edited for the ${n}th time.` }],
      },
    }));
  const tree =
    'query ($id: ID!) { space(id: $id) { revision { allPages { id: pageId title path } } } }';
  const revisions =
    'query ($id: ID!) { space(id: $id) { revisions(first: 50) { nodes { id createdAt } } } }';
  const page = `query ($id: ID!, $page: ID!) { space(id: $id) { revision { page(id: $page) {
      id: pageId title ... on DocumentPage { markdown } } } } }`;
  for (const [label, counts, spaceOf] of [
    ['pages', PAGE_COUNTS, (count: number) => factory.space({ count, nested: true })],
    [
      'revisions',
      REVISION_COUNTS,
      (count: number) => factory.space({ count: 50, revisions: count }),
    ],
  ] as const) {
    const spaces = new Map<number, Awaited<ReturnType<typeof factory.space>>>();
    for (const count of counts) spaces.set(count, await spaceOf(count));
    const curve = (
      title: string,
      requestsOf: (id: string, firstPage: string) => HttpRequest[],
      connections: number,
    ) =>
      printCurve(`${label}: ${title}`, counts, (count) => {
        const { id = '', pages = [] } = spaces.get(count) ?? {};
        return send(requestsOf(id, pages.at(-1) ?? ''), connections);
      });
    await curve('a page', (id, last) => [query(page, token, { id, page: last })], CONNECTIONS);
    if (label === 'pages') await curve('the tree', (id) => [query(tree, token, { id })], 4);
    else await curve('a list of 50', (id) => [query(revisions, token, { id })], CONNECTIONS);
    await curve('an edit', edit, 1);
  }
  await database.close();
}

/** Returns the requests of a workload through GraphQL. */
function requestsOf(name: string, tokens: readonly string[]): HttpRequest[] {
  const [workload] = workloadsNamed([name]);
  const asked = workload?.ways.GraphQL;
  if (!workload || !asked) throw new Error(`${name} has no GraphQL.`);
  return workload.subjects(tokens).map((subject) => asked.request(subject));
}

/** Measures servers with one and two worker processes, which share the machine with the rest. */
async function printWorkers(
  generator: LoadGenerator,
  { appUrl, tokens }: BenchDatabase,
): Promise<void> {
  for (const name of ['W1', 'W2', 'W3'])
    await printCurve(`workers: ${name}`, WORKER_COUNTS, async (count) => {
      const server = await startLectern(LECTERN_24, appUrl, {
        settings: { WORKERS: String(count) },
      });
      try {
        return await sendTo(server, generator)(requestsOf(name, tokens));
      } finally {
        await server.close();
      }
    });
}

/** Runs all reads in turn for these minutes and prints the memory after each tenth of them. */
async function printMemory(
  server: RunningServer,
  send: Send,
  tokens: readonly string[],
  minutes: number,
): Promise<void> {
  const rows = [['0', memoryMb(server.pid).toFixed(0)]];
  const mix = ['W1', 'W2', 'W3', 'W4', 'W6', 'W7', 'W8'].flatMap((name) =>
    requestsOf(name, tokens).slice(0, 100),
  );
  for (let part = 1; part <= 10; part++) {
    await send(mix, CONNECTIONS, minutes * 6000);
    rows.push([((minutes * part) / 10).toFixed(1), memoryMb(server.pid).toFixed(0)]);
  }
  console.log(`\n${tableOf([['minutes of mixed reads', 'RSS MB'], ...rows])}`);
}

const sendTo =
  (server: RunningServer, generator: LoadGenerator): Send =>
  async (requests, connections = CONNECTIONS, milliseconds = MILLISECONDS) => {
    const load = { port: server.port, requests: requests.map(messageOf), status: 200 };
    await generator.run({ ...load, connections: 1, limit: 5 });
    await generator.run({
      ...load,
      connections: Math.min(connections, CONNECTIONS),
      milliseconds: milliseconds / 4,
    });
    return generator.run({ ...load, connections, milliseconds });
  };

/** Prints all curves. */
export async function runGrowth({ minutes }: { minutes: number }): Promise<void> {
  const database = await openBench();
  const generator = new LoadGenerator();
  const server = await startLectern(LECTERN_24, database.appUrl);
  try {
    await addComments(database);
    const send = sendTo(server, generator);
    await printLists(send, database);
    await printCurve('connections: W1', CONNECTION_COUNTS, (connections) =>
      send(requestsOf('W1', database.tokens), connections),
    );
    await printWorkers(generator, database);
    await printContent(send, database);
    if (minutes > 0) await printMemory(server, send, database.tokens, minutes);
  } finally {
    generator.close();
    await server.close();
    await database.close();
  }
}
