// npm run bench:plans: how many rows PostgreSQL touches for a page of each list, in an organization with 20,000 of 100,000 rows; and how search reads 200,000 pages. Exits with 1 where it is too many. `--search` looks at search alone.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parse } from 'graphql';
import pg from 'pg';
import { migrationsFolder } from '../src/commands/ground.ts';
import { openConsole } from '../src/application.ts';
import { loadConfig } from '../src/config.ts';
import { startEmbedded } from '../src/data/embedded.ts';
import { migrate } from '../src/data/migrate.ts';
import { createRun } from '../src/graphql/run.ts';
import { buildLecternSchema } from '../src/graphql/schema.ts';
import { Explainer, type Touched } from './plans/explain.ts';
import { fill } from './plans/fill.ts';
import { listen, type Sent } from './plans/listen.ts';
import { PAGE, type Question, questions } from './plans/questions.ts';
import { type AskSearch, fillSearch, searchIsGood } from './plans/search.ts';

/** Rows touched for each row of a page, at most. */
const FACTOR = 20;

interface Measured {
  readonly what: string;
  readonly rows: number;
  readonly touched: Touched;
  readonly isCount: boolean;
  readonly known: string | undefined;
}

type Ask = (question: Question, variables: object) => Promise<{ sent: Sent[]; cursor: string | null; rows: number }>;

/** Asks as a caller would: the first page, one in the middle, the last; and explains every statement of the list. */
async function measure(question: Question, ask: Ask, explainer: Explainer): Promise<Measured[]> {
  const pages: [string, object][] = [
    ['first page', { first: PAGE }],
    ['last page', { last: PAGE }],
  ];
  // The list's own cursor from far inside, as a caller has it after many pages.
  const far = await ask(question, { first: question.middle ?? 1000 });
  if (far.cursor !== null) pages.push(['after the middle', { first: PAGE, after: far.cursor }], ['before the middle', { last: PAGE, before: far.cursor }]);
  const measured: Measured[] = [];
  for (const [page, variables] of pages) {
    const { sent, rows } = await ask(question, variables);
    for (const one of sent) {
      const isPage = one.text.includes('"__parent"');
      const isCount = one.text.includes('count(*)::int') && (one.name === undefined || one.name.startsWith(`${question.list}.`));
      if (!isPage && !(isCount && page === 'first page')) continue;
      measured.push({ what: `${question.list}: ${question.what}, ${isPage ? page : 'count'}`, rows, isCount: !isPage, known: question.known, touched: await explainer.explain(one) });
    }
  }
  return measured;
}

const WIDTH = 64;
const line = (what: string, cells: readonly (string | number)[]): string => what.padEnd(WIDTH) + cells.map((cell) => String(cell).padStart(10)).join('');

const isOver = (touched: number): boolean => touched > FACTOR * PAGE;
const isBad = ({ touched, known }: Measured): boolean => known === undefined && (isOver(touched.fresh) || isOver(touched.kept));

function verdictOf(measured: Measured): string {
  if (isBad(measured)) return 'OVER';
  if (measured.known !== undefined) return 'known';
  return isOver(measured.touched.generic) ? 'generic' : 'ok';
}

function print(measured: readonly Measured[]): boolean {
  const pages = measured.filter(({ isCount }) => !isCount);
  const bad = pages.filter(isBad);
  console.log(line('list, filter, page', ['rows', 'fresh', 'kept', 'generic', '']));
  for (const one of pages) console.log(line(one.what, [one.rows, one.touched.fresh, one.touched.kept, one.touched.generic, verdictOf(one)]));
  console.log('\ncounts, which touch what they count and are not judged');
  for (const { what, touched } of measured.filter(({ isCount }) => isCount)) console.log(line(what, ['', touched.fresh, touched.kept, touched.generic]));
  console.log(`\n${pages.length} pages; at most ${FACTOR * PAGE} rows may be touched for ${PAGE}; ${bad.length} are over.`);
  console.log('fresh: planned for these values; kept: after ten executions of one prepared statement; generic: the plan for any value, which is not judged.');
  for (const known of new Set(pages.flatMap((one) => one.known ?? []))) console.log(`known, not judged: ${known}`);
  return bad.length === 0;
}

async function main(): Promise<boolean> {
  const home = mkdtempSync(path.join(os.tmpdir(), 'lectern-plans-'));
  chmodSync(home, 0o711); // as root PostgreSQL runs as another account, which must get through
  const server = await startEmbedded({ home, database: 'plans', unsafe: true });
  try {
    await migrate(server.url('owner'), migrationsFolder, { grantTo: 'lectern_app' });
    const filled = performance.now();
    const people = await fill(server.url('superuser'));
    const shelves = await fillSearch(server.url('superuser'), people);
    console.log(`filled in ${((performance.now() - filled) / 1000).toFixed(1)} s`);
    const config = loadConfig({ NODE_ENV: 'test', SECRET_KEY: '11'.repeat(32), DATABASE_URL: server.url('app') }, '/dev/null');
    const door = openConsole({ config, databaseUrl: server.url('app') });
    const run = createRun(buildLecternSchema());
    const client = new pg.Client({ connectionString: server.url('app') });
    client.on('error', () => undefined); // where something fails, the server ends before the client, and what failed is to be told
    await client.connect();
    const ask: Ask = async (question, page) => {
      const sent = listen();
      const { data, errors } = await run(parse(question.document), { ...question.variables, ...page }, door.as(question.as));
      if (errors) throw new Error(`${question.list}, ${question.what}: ${errors.map(({ message }) => message).join()}`, { cause: errors[0]?.originalError });
      const list = question.pick(data);
      return { sent: sent(), cursor: list.pageInfo.endCursor, rows: list.nodes.length };
    };
    const measured: Measured[] = [];
    const askSearch: AskSearch = async (document, variables, as) => {
      const { data, errors } = await run(parse(document), { ...variables }, door.as(as));
      if (errors) throw new Error(errors.map(({ message }) => message).join(), { cause: errors[0]?.originalError });
      return data;
    };
    const isSearchGood = await searchIsGood(askSearch, new Explainer(client), people, shelves);
    if (!process.argv.includes('--search')) for (const question of questions(people)) measured.push(...(await measure(question, ask, new Explainer(client))));
    await client.end();
    await door.close();
    return [print(measured), isSearchGood].every(Boolean);
  } finally {
    await server.stop();
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  }
}

if (!(await main())) process.exitCode = 1;
