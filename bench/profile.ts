/** `npm run bench -- --profile`: attributes the processor time of Lectern to layers of code. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { LECTERN_24, type RunningServer, startLectern } from './compare/contenders.ts';
import { type BenchDatabase, openDatabase } from './compare/database.ts';
import { LoadGenerator, messageOf } from './compare/load.ts';
import { CONNECTIONS } from './compare/measure.ts';
import { tableOf } from './compare/report.ts';
import { type Workload, workloadsNamed } from './compare/workloads.ts';

const WARM_MS = 3000;
const PROFILE_TIMEOUT_MS = 60_000;

interface CallFrame {
  readonly functionName: string;
  readonly url: string;
  readonly scriptId: string;
}

/** The parts of V8's CPU profile that are used. */
interface CpuProfile {
  readonly nodes: readonly {
    readonly id: number;
    readonly callFrame: CallFrame;
    readonly children?: readonly number[];
  }[];
  readonly samples: readonly number[];
  readonly timeDeltas: readonly number[];
}

/** The shares of the layers, without idle time, and the busy milliseconds of a request. */
interface Shares {
  readonly byLayer: ReadonlyMap<string, number>;
  readonly busyMs: number;
}

const SOCKETS =
  /^node:(_?http|net|internal\/(stream|http|net)|_?stream|internal\/js_stream|string_decoder)/;
/** Functions of V8 and of Node's own bindings; their time counts for their caller. */
const NATIVE = 'native functions';
const PACKAGES: readonly (readonly [RegExp, string])[] = [
  [/^(graphql-yoga|@graphql-yoga|@whatwg-node|@envelop)/, 'yoga, envelop, whatwg'],
  [/^(graphql|@graphql-tools)/, 'graphql'],
  [/^(pg|pgpass|postgres)/, 'pg'],
  [/^@?prisma/, 'Prisma'],
  [/^(pino|sonic-boom|thread-stream|quick-format)/, 'pino'],
  [/^prom-client/, 'prom-client'],
];

/** Returns the layer of a function: a package, a part of Node, or a folder of Lectern. */
function layerOf({ functionName, url, scriptId }: CallFrame): string {
  if (functionName === '(garbage collector)') return 'garbage collection';
  if (functionName === '(program)') return 'native code outside functions';
  if (url.startsWith('node:'))
    return SOCKETS.test(url) ? 'sockets, HTTP, streams' : "Node's internals";
  const inPackages = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(url)?.[1];
  if (inPackages !== undefined)
    return PACKAGES.find(([pattern]) => pattern.test(inPackages))?.[1] ?? `package ${inPackages}`;
  const own = /\/dist\/src\/([^/]+)(?:\/([^/]+))?/.exec(url);
  if (own)
    return `src/${own[2] === undefined ? own[1] : `${own[1]}/${own[2].replace(/\.js$/, '')}`}`;
  return scriptId === '0' ? NATIVE : 'generated functions';
}

/** Returns the layer of each node: for a native function, that of its caller. */
function layersOf({ nodes }: CpuProfile): ReadonlyMap<number, string> {
  const callers = new Map(
    nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)),
  );
  const frames = new Map(nodes.map(({ id, callFrame }) => [id, callFrame]));
  const layerAt = (id: number | undefined): string => {
    const frame = id === undefined ? undefined : frames.get(id);
    if (id === undefined || !frame) return NATIVE;
    const layer = layerOf(frame);
    return layer === NATIVE ? layerAt(callers.get(id)) : layer;
  };
  return new Map(
    nodes
      .filter(
        ({ callFrame }) =>
          !['(idle)', '(root)'].includes(callFrame.functionName) &&
          callFrame.url !== 'node:inspector', // the end of the profile itself
      )
      .map(({ id }) => [id, layerAt(id)]),
  );
}

/** Sums up the self time of a profile by layer. */
function sharesOf(profile: CpuProfile, requests: number): Shares {
  const layers = layersOf(profile);
  const byLayer = new Map<string, number>();
  let busy = 0;
  profile.samples.forEach((id, i) => {
    const layer = layers.get(id);
    if (layer === undefined) return;
    const time = profile.timeDeltas[i] ?? 0;
    busy += time;
    byLayer.set(layer, (byLayer.get(layer) ?? 0) + time);
  });
  for (const [layer, time] of byLayer) byLayer.set(layer, time / busy);
  return { byLayer, busyMs: busy / 1000 / requests };
}

async function profileOne(
  workload: Workload,
  server: RunningServer,
  {
    generator,
    tokens,
    file,
    seconds,
  }: { generator: LoadGenerator; tokens: readonly string[]; file: string; seconds: number },
): Promise<Shares> {
  const asked = workload.ways.GraphQL;
  if (!asked) throw new Error(`${workload.name} has no GraphQL.`);
  const load = {
    port: server.port,
    requests: workload.subjects(tokens).map((subject) => messageOf(asked.request(subject))),
    status: workload.status,
    connections: CONNECTIONS,
  };
  await generator.run({ ...load, connections: 1, limit: 5 });
  await generator.run({ ...load, milliseconds: WARM_MS });
  process.kill(server.pid, 'SIGUSR2');
  const { count } = await generator.run({ ...load, milliseconds: seconds * 1000 });
  process.kill(server.pid, 'SIGUSR2');
  const startedAt = Date.now();
  while (!existsSync(file)) {
    if (Date.now() - startedAt > PROFILE_TIMEOUT_MS) throw new Error('There is no profile.');
    await pause(100);
  }
  const profile = JSON.parse(readFileSync(file, 'utf8')) as CpuProfile;
  rmSync(file);
  return sharesOf(profile, count);
}

/** Prints the shares of all layers of at least half a percent anywhere. */
function printShares(names: readonly string[], shares: readonly Shares[]): void {
  const layers = [...new Set(shares.flatMap(({ byLayer }) => [...byLayer.keys()]))];
  const most = (layer: string) => Math.max(...shares.map(({ byLayer }) => byLayer.get(layer) ?? 0));
  const percent = (value = 0) => (value < 0.0005 ? '–' : (value * 100).toFixed(1));
  console.log(
    tableOf([
      ['% of busy time', ...names],
      ...layers
        .filter((layer) => most(layer) >= 0.005)
        .toSorted((a, b) => most(b) - most(a))
        .map((layer) => [layer, ...shares.map(({ byLayer }) => percent(byLayer.get(layer)))]),
      ['busy ms per request', ...shares.map(({ busyMs }) => busyMs.toFixed(2))],
    ]),
  );
}

/** Profiles the main thread of Lectern on Node 24 in each workload, with GraphQL. */
export async function runProfile({
  isQuick,
  only,
}: {
  isQuick: boolean;
  only: readonly string[] | undefined;
}): Promise<void> {
  const chosen = workloadsNamed(only);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lectern-profile-'));
  const file = path.join(folder, 'profile.json');
  const database: BenchDatabase = await openDatabase();
  const generator = new LoadGenerator();
  const preload = fileURLToPath(new URL('compare/profiler.mjs', import.meta.url));
  const server = await startLectern(LECTERN_24, database.appUrl, {
    nodeOptions: ['--import', preload],
    settings: { BENCH_PROFILE: file },
  });
  try {
    const shares: Shares[] = [];
    for (const workload of chosen)
      shares.push(
        await profileOne(workload, server, {
          generator,
          tokens: database.tokens,
          file,
          seconds: isQuick ? 3 : 10,
        }),
      );
    printShares(
      chosen.map(({ name }) => name),
      shares,
    );
  } finally {
    generator.close();
    await server.close();
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
