/**
 * `npm run bench:reads`: compares reads through Prisma and through the query function, one after
 * another on one connection: a space by its id, and a page of fifty teams.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { seed } from '../prisma/seed.ts';
import { demoId } from '../prisma/seed/ids.ts';
import { type Database, JOB_DEADLINES, openDatabase } from '../src/data/database.ts';
import { startEmbedded } from '../src/data/embedded.ts';
import { makeLoaders } from '../src/data/loaders.ts';
import { migrate, migrationsFolder } from '../src/data/migrate.ts';
import { newId } from '../src/data/new-id.ts';
import { queues } from '../src/data/queue.ts';
import { createSecrets } from '../src/data/secrets.ts';
import { declareList } from '../src/data/connection.ts';
import { tables } from '../src/data/tables.ts';

const ROUNDS = Number(process.env['ROUNDS'] ?? 20);
const READS_PER_ROUND = 200;
const TEAM_COUNT = 200;
const PAGE_SIZE = 50;

type Read = () => Promise<unknown>;

/** The time of one read, in microseconds. */
interface Cost {
  readonly elapsed: number;
  /** Of this process. */
  readonly processor: number;
}

async function measure(read: Read): Promise<Cost> {
  const startedAt = performance.now();
  const cpu = process.cpuUsage();
  for (let i = 0; i < READS_PER_ROUND; i++) await read();
  const { user, system } = process.cpuUsage(cpu);
  return {
    elapsed: ((performance.now() - startedAt) * 1000) / READS_PER_ROUND,
    processor: (user + system) / READS_PER_ROUND,
  };
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Prints the medians of rounds that alternate between the two, after one round to warm up. */
async function compare(label: string, reads: Readonly<Record<string, Read>>): Promise<void> {
  const costs = new Map(Object.keys(reads).map((name): [string, Cost[]] => [name, []]));
  for (let round = 0; round <= ROUNDS; round++)
    for (const [name, read] of Object.entries(reads)) {
      const cost = await measure(read);
      if (round > 0) costs.get(name)?.push(cost);
    }
  for (const [name, all] of costs) {
    const elapsed = median(all.map((cost) => cost.elapsed)).toFixed(0);
    const processor = median(all.map((cost) => cost.processor)).toFixed(0);
    console.log(`${label}, ${name}: ${elapsed} µs, of which ${processor} µs processor time`);
  }
}

const teams = {
  ...declareList('bench.teams', tables.team, 'teams t', 't.organization_id'),
  where: [],
  order: [
    { sql: 'lower(t.title)', type: 'text' },
    { sql: 't.id', type: 'text' },
  ],
  descending: false,
} as const;

async function compareReads({ prisma, query }: Database): Promise<void> {
  const organizationId = demoId('Organization', 'acme');
  await prisma.team.createMany({
    data: Array.from({ length: TEAM_COUNT }, (_, i) => ({
      id: newId('Team'),
      organizationId,
      title: `Team ${i}`,
    })),
  });
  const space = await prisma.space.findFirstOrThrow({ where: { organizationId } });
  const key = { id: space.id, organizationId };
  await compare('a space by its id', {
    Prisma: () => prisma.space.findUnique({ where: { key } }),
    // a new loader for each read, as for each request; it also selects the published sites
    SQL: async () => makeLoaders(query, null).space.load(space.id),
  });
  await compare(`a page of ${PAGE_SIZE} teams`, {
    Prisma: () =>
      prisma.team.findMany({
        where: { organizationId },
        orderBy: [{ title: 'asc' }, { id: 'asc' }],
        take: PAGE_SIZE + 1,
      }),
    SQL: () => makeLoaders(query, null).page(teams, organizationId, { first: PAGE_SIZE }),
  });
}

const home = mkdtempSync(path.join(os.tmpdir(), 'lectern-bench-'));
chmodSync(home, 0o711); // PostgreSQL runs as another account when this process is root
const server = await startEmbedded({ home, database: 'bench', unsafe: true });
try {
  await migrate(server.url('owner'), migrationsFolder, {
    grantTo: new URL(server.url('app')).username,
    queues,
  });
  const database = openDatabase({
    url: server.url('app'),
    poolSize: 1,
    deadlines: JOB_DEADLINES,
  });
  await seed(database, createSecrets(Buffer.alloc(32)));
  await compareReads(database);
  await database.close();
} finally {
  await server.stop();
  rmSync(home, { recursive: true, force: true, maxRetries: 5 });
}
