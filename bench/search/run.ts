// npm run bench:search: compares the relevance of Lectern's search with PostgreSQL's ts_rank and
// with MiniSearch, over queries that were judged by reading the pages.
//
// Exits with 1 when Lectern is below either in a column. `--misses` lists the queries whose first
// result is not right.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startEmbedded } from '../../src/data/embedded.ts';
import { migrate, migrationsFolder } from '../../src/data/migrate.ts';
import { queues } from '../../src/data/queue.ts';
import { installPackages, readCorpora } from './corpora.ts';
import { openLectern } from './lectern.ts';
import { HELD_OUT } from './held-out.ts';
import { JUDGED, type JudgedQuery } from './queries.ts';
import { miniSearch, postgresSearch, type Searcher, textsOf } from './rivals.ts';

/** The share of queries with a right result first and in the top three, and the mean reciprocal rank. */
interface Scores {
  readonly name: string;
  readonly first: number;
  readonly three: number;
  readonly reciprocal: number;
}

type Judged = Readonly<Record<string, readonly JudgedQuery[]>>;

/** Runs queries, and prints the queries that a search misses if this is asked for. */
async function score(name: string, search: Searcher, judged: Judged): Promise<Scores> {
  const ranks: number[] = [];
  for (const [corpus, queries] of Object.entries(judged))
    for (const [query, ...right] of queries) {
      const found = await search(corpus, query);
      const rank = found.findIndex((id) => right.includes(id)) + 1;
      ranks.push(rank);
      if (rank !== 1 && process.argv.includes('--misses'))
        console.log(
          `${name}, ${corpus}: ${query} -> ${rank || 'none'} (${found.slice(0, 3).join(' | ')})`,
        );
    }
  const shareOf = (isGood: (rank: number) => boolean) => ranks.filter(isGood).length / ranks.length;
  return {
    name,
    first: shareOf((rank) => rank === 1),
    three: shareOf((rank) => rank >= 1 && rank <= 3),
    reciprocal: ranks.reduce((sum, rank) => sum + (rank === 0 ? 0 : 1 / rank), 0) / ranks.length,
  };
}

/** Prints the scores, and returns true if those of Lectern are not below the others. */
function report(title: string, [lectern, ...others]: readonly [Scores, ...Scores[]]): boolean {
  const cell = (value: number) => value.toFixed(3).padStart(8);
  console.log(`\n${title.padEnd(28)}${'P@1'.padStart(8)}${'P@3'.padStart(8)}${'MRR'.padStart(8)}`);
  for (const { name, first, three, reciprocal } of [lectern, ...others])
    console.log(`${name.padEnd(28)}${cell(first)}${cell(three)}${cell(reciprocal)}`);
  return others.every(
    ({ first, three, reciprocal }) =>
      lectern.first >= first && lectern.three >= three && lectern.reciprocal >= reciprocal,
  );
}

const percentile = (times: readonly number[], share: number): string =>
  ([...times].sort((a, b) => a - b)[Math.floor(times.length * share)] ?? 0).toFixed(1);

/** Fails for a judgement of a page that does not exist, as after an update of a package. */
function checkJudgements(corpora: ReturnType<typeof readCorpora>, judged: Judged): void {
  for (const [name, queries] of Object.entries(judged)) {
    const ids = new Set(
      corpora
        .filter((one) => one.name === name)
        .flatMap(textsOf)
        .map(({ id }) => id),
    );
    for (const [query, ...right] of queries)
      for (const id of right)
        if (!ids.has(id))
          throw new Error(`${name} has no page ${id}, which is right for ${query}.`);
  }
}

async function main(): Promise<boolean> {
  installPackages();
  const corpora = readCorpora();
  for (const judged of [JUDGED, HELD_OUT]) checkJudgements(corpora, judged);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lectern-search-'));
  chmodSync(folder, 0o711); // as root PostgreSQL runs as another account, which needs access
  const server = await startEmbedded({ home: folder, database: 'search', unsafe: true });
  try {
    await migrate(server.url('owner'), migrationsFolder, { grantTo: 'lectern_app', queues });
    const lectern = await openLectern(server.url('app'), corpora, path.join(folder, 'files'));
    const client = new pg.Client({ connectionString: server.url('superuser') });
    await client.connect();
    await client.query('VACUUM ANALYZE');
    const [postgres, mini] = [await postgresSearch(client, corpora), await miniSearch(corpora)];
    const compare = async (title: string, judged: Judged): Promise<boolean> =>
      report(title, [
        await score('Lectern', lectern.search, judged),
        await score('PostgreSQL, ts_rank', postgres, judged),
        await score('MiniSearch', mini, judged),
      ]);
    const isGood = await compare('search', JUDGED);
    await compare('held-out queries', HELD_OUT);
    console.log(
      `\n${lectern.times.length} queries; Lectern takes ${percentile(lectern.times, 0.5)} ms (p50), ${percentile(lectern.times, 0.95)} ms (p95).`,
    );
    await client.end();
    await lectern.close();
    return isGood;
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

if (!(await main())) process.exitCode = 1;
