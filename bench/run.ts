/**
 * `npm run bench`: compares Lectern with two reference servers in one run. The results are ratios;
 * absolute times are not checked.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import http from 'node:http';
import { isDeepStrictEqual } from 'node:util';
import type { ResourceUsage } from './child.ts';
import { SPACE, SPACES } from './questions.ts';
import { type BenchWorld, openBenchWorld } from './world.ts';

const ROUNDS = Number(process.env['ROUNDS'] ?? 15);
const REQUESTS = Number(process.env['REQUESTS'] ?? 600);
const CONCURRENCY = 16;

interface Peer {
  readonly name: string;
  readonly process: ChildProcess;
  readonly agent: http.Agent;
  readonly port: number;
}

/** One way to request one query from a server. */
interface Case {
  readonly question: string;
  readonly way: string;
  readonly peer: Peer;
  readonly method: string;
  readonly path: string;
  readonly body?: string;
  /** Returns the part of the response that must be equal to the others'. */
  readonly pick: (answer: never) => unknown;
}

async function start(name: string, file: string, databaseUrl: string): Promise<Peer> {
  const child = fork(new URL(file, import.meta.url), {
    execArgv: ['--max-semi-space-size=64', '--import', 'tsx'],
    env: { ...process.env, BENCH_DATABASE_URL: databaseUrl },
  });
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  return {
    name,
    process: child,
    port,
    agent: new http.Agent({ keepAlive: true, maxSockets: CONCURRENCY }),
  };
}

async function resourceUsageOf({ process: child }: Peer): Promise<ResourceUsage> {
  child.send('account');
  const [account] = (await once(child, 'message')) as [ResourceUsage];
  return account;
}

function sendRequest(question: Case, token: string): Promise<string> {
  const { peer, method, path, body } = question;
  return new Promise((resolve, reject) => {
    const headers = {
      authorization: `Bearer ${token}`,
      ...(body !== undefined && {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
      }),
    };
    const request = http.request(
      { host: '127.0.0.1', port: peer.port, agent: peer.agent, method, path, headers },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const text = Buffer.concat(chunks).toString();
          if (response.statusCode === 200) resolve(text);
          else reject(new Error(`${peer.name} answered ${response.statusCode}: ${text}`));
        });
      },
    );
    // A server closes a connection that was idle for some seconds, possibly while the next request
    // is in transit.
    request.on('error', (error: NodeJS.ErrnoException) =>
      request.reusedSocket && error.code === 'ECONNRESET'
        ? sendRequest(question, token).then(resolve, reject)
        : reject(error),
    );
    request.end(body);
  });
}

interface Round {
  readonly seconds: number;
  readonly cpuMicroseconds: number;
  readonly statements: number;
}

async function round(one: Case, token: string): Promise<Round> {
  const before = await resourceUsageOf(one.peer);
  const startedAt = performance.now();
  let remaining = REQUESTS;
  await Promise.all(
    Array.from({ length: CONCURRENCY }, async () => {
      while (remaining-- > 0) await sendRequest(one, token);
    }),
  );
  const seconds = (performance.now() - startedAt) / 1000;
  const after = await resourceUsageOf(one.peer);
  return {
    seconds,
    cpuMicroseconds: (after.cpuMicroseconds - before.cpuMicroseconds) / REQUESTS,
    statements: (after.statements - before.statements) / REQUESTS,
  };
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

function casesOf(
  world: BenchWorld,
  lectern: Peer,
  straightforward: Peer,
  statement: Peer,
): Case[][] {
  const graphql = (
    question: string,
    peer: Peer,
    query: string,
    id: string,
    pick: (answer: never) => unknown,
  ): Case => ({
    question,
    way: 'GraphQL',
    peer,
    method: 'POST',
    path: '/graphql',
    body: JSON.stringify({ query, variables: { id } }),
    pick,
  });
  const get = (
    question: string,
    way: string,
    peer: Peer,
    path: string,
    pick: (answer: never) => unknown,
  ): Case => ({ question, way, peer, method: 'GET', path, pick });
  const one = (answer: { data: { space: unknown } }) => answer.data.space;
  const many = (answer: { data: { collection: { spaces: unknown } } }) =>
    answer.data.collection.spaces;
  const [spaceId, collectionId] = [world.spaceId, world.collectionId];
  return [
    [
      graphql('a space by its id', straightforward, SPACE, spaceId, one),
      graphql('a space by its id', lectern, SPACE, spaceId, one),
      get('a space by its id', '/v1', lectern, `/v1/spaces/${spaceId}`, v1Space),
      get(
        'a space by its id',
        'one statement',
        statement,
        `/spaces/${spaceId}`,
        (answer) => answer,
      ),
    ],
    [
      graphql('50 spaces of a collection', straightforward, SPACES, collectionId, many),
      graphql('50 spaces of a collection', lectern, SPACES, collectionId, many),
      get(
        '50 spaces of a collection',
        '/v1',
        lectern,
        `/v1/collections/${collectionId}/spaces?limit=50`,
        v1Spaces,
      ),
      get(
        '50 spaces of a collection',
        'one statement',
        statement,
        `/collections/${collectionId}/spaces`,
        (answer) => answer,
      ),
    ],
  ];
}

/**
 * Returns what is compared: `/v1` has its own field names and only the organization's id, so that
 * only the ids, in their order, and the count are compared.
 */
const v1Space = ({ id }: { id: string }) => ({ ids: [id] });
const v1Spaces = ({
  count,
  items,
  next,
}: {
  count: number;
  items: { id: string }[];
  next?: unknown;
}) => ({ ids: items.map(({ id }) => id), count, more: next !== undefined });

/** Converts a GraphQL response to the format that `/v1` is compared in. */
function asV1Comparison(answer: unknown): unknown {
  const list = answer as {
    totalCount?: number;
    pageInfo?: { hasNextPage: boolean };
    nodes?: { id: string }[];
    id?: string;
  };
  return list.nodes
    ? {
        ids: list.nodes.map(({ id }) => id),
        count: list.totalCount,
        more: list.pageInfo?.hasNextPage,
      }
    : { ids: [list.id] };
}

async function requireEqualResults(cases: readonly Case[], token: string): Promise<void> {
  const answers = await Promise.all(
    cases.map(async (one) => one.pick(JSON.parse(await sendRequest(one, token)) as never)),
  );
  const [reference] = answers;
  answers.forEach((answer, i) => {
    const isV1 = cases[i]?.way === '/v1';
    if (!isDeepStrictEqual(answer, isV1 ? asV1Comparison(reference) : reference))
      throw new Error(
        `${cases[i]?.peer.name} (${cases[i]?.way}) answers otherwise:\n${JSON.stringify(answer).slice(0, 900)}\n${JSON.stringify(reference).slice(0, 900)}`,
      );
  });
}

async function compare(cases: readonly Case[], token: string): Promise<void> {
  await requireEqualResults(cases, token);
  for (const one of cases) await round(one, token); // warm up
  const rounds: Round[][] = cases.map(() => []);
  for (let i = 0; i < ROUNDS; i++)
    for (const [n, one] of cases.entries()) rounds[n]?.push(await round(one, token));
  console.log(
    `\n${cases[0]?.question}\n${'server'.padEnd(36)}${'req/s'.padStart(9)}${'ratio'.padStart(9)}${'CPU µs'.padStart(9)}${'SQL'.padStart(6)}`,
  );
  cases.forEach((one, n) => {
    const own = rounds[n] ?? [];
    const ratio = median(
      own.map(({ seconds }, i) => (rounds[0]?.[i]?.seconds ?? Number.NaN) / seconds),
    );
    const line = [
      median(own.map(({ seconds }) => REQUESTS / seconds))
        .toFixed(0)
        .padStart(9),
      `${ratio.toFixed(2)}×`.padStart(9),
      median(own.map(({ cpuMicroseconds }) => cpuMicroseconds))
        .toFixed(0)
        .padStart(9),
      median(own.map(({ statements }) => statements))
        .toFixed(1)
        .padStart(6),
    ];
    console.log(`${one.peer.name}, ${one.way}`.padEnd(36) + line.join(''));
  });
}

const world = await openBenchWorld();
const peers: Peer[] = [];
try {
  for (const [name, file] of [
    ['Lectern', './peers/lectern.ts'],
    ['yoga + Prisma + DataLoader', './peers/straightforward.ts'],
    ['fastify', './peers/statement.ts'],
  ] as const)
    peers.push(await start(name, file, world.appUrl));
  const [lectern, straightforward, statement] = peers;
  if (!lectern || !straightforward || !statement) throw new Error('A server is missing.');
  console.log(
    `Node ${process.version}; ${ROUNDS} rounds of ${REQUESTS} requests, ${CONCURRENCY} at a time, interleaved; medians; the ratio is to the first line.`,
  );
  for (const cases of casesOf(world, lectern, straightforward, statement))
    await compare(cases, world.token);
} finally {
  for (const { process: child, agent } of peers) {
    agent.destroy();
    child.disconnect();
    if (child.exitCode === null) await once(child, 'exit'); // before its database ends
  }
  await world.close();
}
