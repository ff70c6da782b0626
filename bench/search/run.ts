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
import { JUDGED } from './queries.ts';
import { miniSearch, postgresSearch, type Searcher, textsOf } from './rivals.ts';

/** The share of queries with a right result first and in the top three, and the mean reciprocal rank. */
interface Scores {
  readonly name: string;
  readonly first: number;
  readonly three: number;
  readonly reciprocal: number;
}

/** Runs all queries, and prints the queries that a search misses if this is asked for. */
async function score(name: string, search: Searcher): Promise<Scores> {
  const ranks: number[] = [];
  for (const [corpus, queries] of Object.entries(JUDGED))
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
function report(lectern: Scores, others: readonly Scores[]): boolean {
  const cell = (value: number) => value.toFixed(3).padStart(8);
  console.log(
    `\n${'search'.padEnd(28)}${'P@1'.padStart(8)}${'P@3'.padStart(8)}${'MRR'.padStart(8)}`,
  );
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
function checkJudgements(corpora: ReturnType<typeof readCorpora>): void {
  for (const [name, queries] of Object.entries(JUDGED)) {
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
  checkJudgements(corpora);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lectern-search-'));
  chmodSync(folder, 0o711); // as root PostgreSQL runs as another account, which needs access
  const server = await startEmbedded({ home: folder, database: 'search', unsafe: true });
  try {
    await migrate(server.url('owner'), migrationsFolder, { grantTo: 'lectern_app', queues });
    const lectern = await openLectern(server.url('app'), corpora, path.join(folder, 'files'));
    const client = new pg.Client({ connectionString: server.url('superuser') });
    await client.connect();
    await client.query('VACUUM ANALYZE');
    const scores = await score('Lectern', lectern.search);
    const others = [
      await score('PostgreSQL, ts_rank', await postgresSearch(client, corpora)),
      await score('MiniSearch', await miniSearch(corpora)),
    ];
    const isGood = report(scores, others);
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
