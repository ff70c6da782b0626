// npm run bench:plans: how many rows PostgreSQL touches for a page of each list, in an organization with 20,000 of 100,000 rows; how search reads 200,000 pages; and what is looked up beside the lists. Exits with 1 where it is too many. `--search` looks at search alone.
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
import { Fault } from '../src/domain/errors.ts';
import { createRun } from '../src/graphql/run.ts';
import { buildLecternSchema } from '../src/graphql/schema.ts';
import { contentQuestions, fillContent, type Shelf } from './plans/content.ts';
import { Explainer, type Touched } from './plans/explain.ts';
import { type Families, familyQuestions, fillFamilies } from './plans/families.ts';
import { fill, type People } from './plans/fill.ts';
import { fillIntegrations, integrationQuestions, type Offers } from './plans/integrations.ts';
import { listen, type Sent } from './plans/listen.ts';
import { lookups, lookupsAreGood, type Send } from './plans/lookups.ts';
import { PAGE, type Question, questions } from './plans/questions.ts';
import { type AskSearch, fillSearch, searchIsGood, type Shelves } from './plans/search.ts';

/** Rows touched for each row of a page, and pages of tables and indexes read, at most. */
const FACTOR = 20;
const BLOCKS = 40;

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
const isBad = ({ touched, known }: Measured): boolean => known === undefined && (isOver(touched.fresh) || isOver(touched.kept) || touched.blocks > BLOCKS * PAGE);

function verdictOf(measured: Measured): string {
  if (isBad(measured)) return 'OVER';
  if (measured.known !== undefined) return 'known';
  return isOver(measured.touched.generic) ? 'generic' : 'ok';
}

function print(measured: readonly Measured[]): boolean {
  const pages = measured.filter(({ isCount }) => !isCount);
  const bad = pages.filter(isBad);
  console.log(line('list, filter, page', ['rows', 'fresh', 'kept', 'generic', 'blocks', '']));
  for (const one of pages) console.log(line(one.what, [one.rows, one.touched.fresh, one.touched.kept, one.touched.generic, one.touched.blocks, verdictOf(one)]));
  console.log('\ncounts, which touch what they count and are not judged');
  for (const { what, touched } of measured.filter(({ isCount }) => isCount)) console.log(line(what, ['', touched.fresh, touched.kept, touched.generic]));
  console.log(`\n${pages.length} pages; at most ${FACTOR * PAGE} rows may be touched for ${PAGE}, and ${BLOCKS * PAGE} blocks read; ${bad.length} are over.`);
  console.log('blocks: pages of tables and indexes, of 8 KiB, that fresh or kept read, whichever is more.');
  console.log('fresh: planned for these values; kept: after ten executions of one prepared statement; generic: the plan for any value, which is not judged.');
  for (const known of new Set(pages.flatMap((one) => one.known ?? []))) console.log(`known, not judged: ${known}`);
  return bad.length === 0;
}

/** What the database holds. */
interface Filled {
  readonly people: People;
  readonly shelves: Shelves;
  readonly offers: Offers;
  readonly families: Families;
  readonly shelf: Shelf;
}

/** Fills the database, and has PostgreSQL look at it. */
async function fillAll(superuserUrl: string): Promise<Filled> {
  const begun = performance.now();
  const people = await fill(superuserUrl);
  const shelves = await fillSearch(superuserUrl, people);
  const client = new pg.Client({ connectionString: superuserUrl });
  client.on('error', () => undefined); // as below: what failed is to be told
  await client.connect();
  await client.query("SET session_replication_role = 'replica'"); // a reference costs more to look up than its row to write
  const offers = await fillIntegrations(client, people);
  const families = await fillFamilies(client, people);
  const shelf = await fillContent(client, people);
  await client.query('VACUUM (ANALYZE)');
  await client.end();
  console.log(`filled in ${((performance.now() - begun) / 1000).toFixed(1)} s`);
  return { people, shelves, offers, families, shelf };
}

type Run = ReturnType<typeof createRun>;
type Door = ReturnType<typeof openConsole>;

/** Asks for a page of a list, and hears what is sent for it. */
const askFor =
  (run: Run, door: Door): Ask =>
  async (question, page) => {
    const sent = listen();
    const { data, errors } = await run(parse(question.document), { ...question.variables, ...page }, door.as(question.as));
    if (errors) throw new Error(`${question.list}, ${question.what}: ${errors.map(({ message }) => message).join()}`, { cause: errors[0]?.originalError });
    const list = question.pick(data);
    return { sent: sent(), cursor: list.pageInfo.endCursor, rows: list.nodes.length };
  };

const askSearchOf =
  (run: Run, door: Door): AskSearch =>
  async (document, variables, as) => {
    const { data, errors } = await run(parse(document), { ...variables }, door.as(as));
    if (errors) throw new Error(errors.map(({ message }) => message).join(), { cause: errors[0]?.originalError });
    return data;
  };

/** Sends an operation. One that is refused is good: what was looked up for that is looked at as well. */
const sendTo =
  (run: Run, door: Door): Send =>
  async (document, as) => {
    const { errors } = await run(parse(document), {}, door.as(as));
    const faults = (errors ?? []).filter(({ originalError }) => !(originalError instanceof Fault));
    if (faults.length > 0) throw new Error(`${document}: ${faults.map(({ message }) => message).join()}`, { cause: faults[0]?.originalError });
  };

/** Asks everything, or what is searched alone, and says whether all of it was good. */
async function examine({ people, shelves, offers, families, shelf }: Filled, door: Door, client: pg.Client): Promise<boolean> {
  const run = createRun(buildLecternSchema());
  const isSearchGood = await searchIsGood(askSearchOf(run, door), new Explainer(client), people, shelves);
  if (process.argv.includes('--search')) return isSearchGood;
  const areLookupsGood = await lookupsAreGood(sendTo(run, door), new Explainer(client), lookups(people, families, offers));
  const measured: Measured[] = [];
  const all = [...questions(people), ...integrationQuestions(people, offers), ...familyQuestions(people, families), ...contentQuestions(people, shelf)];
  for (const question of all) measured.push(...(await measure(question, askFor(run, door), new Explainer(client))));
  return [print(measured), isSearchGood, areLookupsGood].every(Boolean);
}

async function main(): Promise<boolean> {
  const home = mkdtempSync(path.join(os.tmpdir(), 'lectern-plans-'));
  chmodSync(home, 0o711); // as root PostgreSQL runs as another account, which must get through
  const server = await startEmbedded({ home, database: 'plans', unsafe: true });
  try {
    await migrate(server.url('owner'), migrationsFolder, { grantTo: 'lectern_app' });
    const filled = await fillAll(server.url('superuser'));
    const config = loadConfig({ NODE_ENV: 'test', SECRET_KEY: '11'.repeat(32), DATABASE_URL: server.url('app') }, '/dev/null');
    const door = openConsole({ config, databaseUrl: server.url('app') });
    const client = new pg.Client({ connectionString: server.url('app') });
    client.on('error', () => undefined); // where something fails, the server ends before the client, and what failed is to be told
    await client.connect();
    const isGood = await examine(filled, door, client);
    await client.end();
    await door.close();
    return isGood;
  } finally {
    await server.stop();
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  }
}

if (!(await main())) process.exitCode = 1;
