/**
 * `npm run bench -- --citus`: compares Lectern on one PostgreSQL with Lectern on a Citus cluster of
 * a coordinator and two workers, all on this machine, with the same data and requests.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { migrate, migrationsFolder } from '../src/data/migrate.ts';
import { queues } from '../src/data/queue.ts';
import { startCluster } from '../test/citus/cluster.ts';
import { startServer } from '../test/replica/postgres.ts';
import { LECTERN_24, type RunningServer, startLectern } from './compare/contenders.ts';
import { LoadGenerator, messageOf } from './compare/load.ts';
import { CONNECTIONS, type Pace } from './compare/measure.ts';
import { tableOf } from './compare/report.ts';
import { seed } from './compare/seed.ts';
import { type Workload, workloadsNamed } from './compare/workloads.ts';

const DATABASE = 'bench';
const SETTINGS = { shared_buffers: '512MB', max_wal_size: '4GB', autovacuum: 'off' };

/** A database that is filled and served. */
interface Bench {
  readonly label: string;
  readonly server: RunningServer;
  readonly tokens: readonly string[];
}

interface Urls {
  readonly superuserUrl: string;
  readonly ownerUrl: string;
  readonly appUrl: string;
}

async function serve(label: string, urls: Urls, distribute: boolean): Promise<Bench> {
  console.log(`Filling the database: ${label}.`);
  await migrate(urls.ownerUrl, migrationsFolder, {
    grantTo: new URL(urls.appUrl).username,
    queues,
    distribute,
  });
  await seed(urls.superuserUrl);
  const client = new pg.Client({ connectionString: urls.superuserUrl });
  await client.connect();
  const { rows } = await client.query<{ secret: string }>(
    'SELECT secret FROM bench.tokens ORDER BY n',
  );
  await client.query('ANALYZE');
  await client.end();
  const server = await startLectern(LECTERN_24, urls.appUrl);
  return { label, server, tokens: rows.map(({ secret }) => secret) };
}

/** Rate in requests a second, and latencies in milliseconds, of one request after another and of many. */
interface Line {
  readonly rate: number;
  readonly p50: number;
  readonly p99: number;
  readonly alone: number;
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Measures a workload on each database, in rounds that alternate. */
async function measureOn(
  benches: readonly Bench[],
  workload: Workload,
  generator: LoadGenerator,
  pace: Pace,
): Promise<Line[]> {
  const asked = workload.ways.GraphQL;
  if (!asked) throw new Error(`${workload.name} has no GraphQL.`);
  const rounds: Line[][] = benches.map(() => []);
  for (let round = 0; round <= pace.rounds; round++)
    for (const [i, { server, tokens }] of benches.entries()) {
      const load = {
        port: server.port,
        requests: workload.subjects(tokens).map((subject) => messageOf(asked.request(subject))),
        status: workload.status,
        milliseconds: round === 0 ? pace.warmMs : pace.roundMs,
      };
      const many = await generator.run({ ...load, connections: CONNECTIONS });
      const one = await generator.run({ ...load, connections: 1 });
      if (many.failures + one.failures > 0)
        throw new Error(`${workload.name}: ${many.failure ?? one.failure}`);
      const { count, seconds, p50, p99 } = many;
      if (round > 0) rounds[i]?.push({ rate: count / seconds, p50, p99, alone: one.p50 });
    }
  return rounds.map((own) => ({
    rate: median(own.map(({ rate }) => rate)),
    p50: median(own.map(({ p50 }) => p50)),
    p99: median(own.map(({ p99 }) => p99)),
    alone: median(own.map(({ alone }) => alone)),
  }));
}

const HEAD = ['database', 'requests/s', 'p50 ms', 'p99 ms', 'p50 ms alone'];

/** Prints a table for each workload. */
export async function compareWithCitus({
  isQuick,
  only,
}: {
  isQuick: boolean;
  only: readonly string[] | undefined;
}): Promise<void> {
  const pace = isQuick
    ? { rounds: 3, roundMs: 500, warmMs: 700 }
    : { rounds: 5, roundMs: 2000, warmMs: 3000 };
  const home = mkdtempSync(path.join(os.tmpdir(), 'lectern-bench-'));
  chmodSync(home, 0o711); // PostgreSQL runs as another account when this process is root
  const generator = new LoadGenerator();
  const closing: (() => Promise<void>)[] = [];
  try {
    const one = await startServer(home, 'one', DATABASE, SETTINGS);
    closing.push(() => one.end());
    const cluster = await startCluster(home, DATABASE, SETTINGS);
    closing.push(() => cluster.close());
    const urls = {
      superuserUrl: one.url('superuser', DATABASE),
      ownerUrl: one.url('owner', DATABASE),
      appUrl: one.url('app', DATABASE),
    };
    const benches = [
      await serve('one PostgreSQL', urls, false),
      await serve('Citus with two workers', cluster, true),
    ];
    closing.push(
      ...benches.map(
        ({ server }) =>
          () =>
            server.close(),
      ),
    );
    for (const workload of workloadsNamed(only)) {
      const lines = await measureOn(benches, workload, generator, pace);
      const cells = lines.map(({ rate, p50, p99, alone }, i) => [
        benches[i]?.label ?? '',
        rate.toFixed(0),
        ...[p50, p99, alone].map((value) => value.toFixed(1)),
      ]);
      console.log(`\n## ${workload.name}: ${workload.title}\n\n${tableOf([HEAD, ...cells])}`);
    }
  } finally {
    generator.close();
    for (const close of closing.reverse()) await close();
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  }
}
