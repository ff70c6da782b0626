// npm run bench:plans: counts the rows that PostgreSQL touches for a page of each list, in an
// organization with 20,000 of 100,000 rows, and examines search over 200,000 pages and lookups
// outside the lists.
//
// Exits with 1 when a limit is exceeded. `--search` examines search alone, and `--list=<pattern>` only
// the lists whose name and condition match a regular expression.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type DocumentNode, parse, validate } from 'graphql';
import pg from 'pg';
import { migrationsFolder, migrate } from '../src/data/migrate.ts';
import { openConsole } from '../src/application.ts';
import { loadConfig } from '../src/config.ts';
import { startEmbedded } from '../src/data/embedded.ts';
import { AppError } from '../src/domain/errors.ts';
import { createRun } from '../src/graphql/run.ts';
import { buildLecternSchema } from '../src/graphql/schema.ts';
import { contentQuestions, fillContent, type ContentIds } from './plans/content.ts';
import { everyList } from './plans/every-list.ts';
import { Explainer, type Touched } from './plans/explain.ts';
import { type FamilyIds, familyQuestions, fillFamilies } from './plans/families.ts';
import { fill, type People } from './plans/fill.ts';
import {
  fillIntegrations,
  integrationQuestions,
  type IntegrationIds,
} from './plans/integrations.ts';
import { listen, type SentStatement } from './plans/listen.ts';
import { lookups, lookupsAreGood, type Send } from './plans/lookups.ts';
import { PAGE, type Question, questions } from './plans/questions.ts';
import { type RunSearch, fillSearch, searchIsGood, type SearchIds } from './plans/search.ts';
import { fillWebhooks, type WebhookIds, webhookQuestions } from './plans/webhooks.ts';

/** Maximum rows touched, and pages of tables and indexes read, for each row of a page. */
const MAX_ROWS_PER_ROW = 20;
const MAX_BLOCKS_PER_ROW = 40;

const LIST_OPTION = '--list=';
/** The lists to examine alone; undefined for everything. */
const onlyLists = process.argv
  .filter((argument) => argument.startsWith(LIST_OPTION))
  .map((argument) => new RegExp(argument.slice(LIST_OPTION.length)))[0];

/** The label of a page with the count of the list, which one statement may return together. */
const COUNT = 'count';

interface Measured {
  readonly label: string;
  readonly rows: number;
  readonly touched: Touched;
  /** True for a count of rows, which reads each of them and is not judged. */
  readonly isCount: boolean;
  readonly known: string | undefined;
}

type RunQuery = (
  question: Question,
  variables: object,
) => Promise<{ sent: SentStatement[]; cursor: string | null; rows: number }>;

/**
 * Requests the first page, one in the middle and the last, and explains every statement of the
 * list.
 */
async function measure(
  question: Question,
  runQuery: RunQuery,
  explainer: Explainer,
): Promise<Measured[]> {
  const pages: [string, object][] = [
    ['first page', { first: PAGE }],
    ['last page', { last: PAGE }],
  ];
  // The list's own cursor from far inside, as a caller has it after many pages.
  const middlePage = await runQuery(question, { first: question.middle ?? 1000 });
  if (middlePage.cursor !== null)
    pages.push(
      ['after the middle', { first: PAGE, after: middlePage.cursor }],
      ['before the middle', { last: PAGE, before: middlePage.cursor }],
    );
  const measured: Measured[] = [];
  const add = async (
    page: string,
    variables: object,
    isMeant: (one: SentStatement) => boolean,
  ): Promise<void> => {
    const { sent, rows } = await runQuery(question, variables);
    for (const one of sent.filter(isMeant))
      measured.push({
        label: `${question.list}: ${question.label}, ${page}`,
        rows,
        isCount: page === COUNT && !one.text.includes('space_counts'),
        known: question.known,
        touched: await explainer.explain(one),
      });
  };
  const isPage = ({ text }: SentStatement): boolean => text.includes('"__parent"');
  for (const [page, variables] of pages) await add(page, variables, isPage);
  if (question.isCounted === false) return measured;
  await add(
    COUNT,
    { first: PAGE, counted: true },
    (one) =>
      /(?:count\(\*\)::int|::int AS count)/.test(one.text) &&
      (isPage(one) || one.name === undefined || one.name.startsWith(`${question.list}.`)),
  );
  return measured;
}

const WIDTH = 64;
const line = (label: string, cells: readonly (string | number)[]): string =>
  label.padEnd(WIDTH) + cells.map((cell) => String(cell).padStart(10)).join('');

const isOver = (touched: number): boolean => touched > MAX_ROWS_PER_ROW * PAGE;
const isBad = ({ touched, known }: Measured): boolean =>
  known === undefined &&
  (isOver(touched.fresh) || isOver(touched.kept) || touched.blocks > MAX_BLOCKS_PER_ROW * PAGE);

function verdictOf(measured: Measured): string {
  if (isBad(measured)) return 'OVER';
  if (measured.known !== undefined) return 'known';
  return isOver(measured.touched.generic) ? 'generic' : 'ok';
}

function print(measured: readonly Measured[], failed: readonly string[]): boolean {
  const pages = measured.filter(({ isCount }) => !isCount);
  const bad = pages.filter(isBad);
  console.log(line('list, filter, page', ['rows', 'fresh', 'kept', 'generic', 'blocks', '']));
  for (const one of pages)
    console.log(
      line(one.label, [
        one.rows,
        one.touched.fresh,
        one.touched.kept,
        one.touched.generic,
        one.touched.blocks,
        verdictOf(one),
      ]),
    );
  console.log('\ncounts, which touch what they count and are not judged');
  for (const { label, touched } of measured.filter(({ isCount }) => isCount))
    console.log(line(label, ['', touched.fresh, touched.kept, touched.generic]));
  console.log(
    `\n${pages.length} pages; at most ${MAX_ROWS_PER_ROW * PAGE} rows may be touched for ${PAGE}, and ${MAX_BLOCKS_PER_ROW * PAGE} blocks read; ${bad.length} are over.`,
  );
  console.log(
    'blocks: pages of tables and indexes, of 8 KiB, that fresh or kept read, whichever is more.',
  );
  console.log(
    'fresh: planned for these values; kept: after ten executions of one prepared statement; generic: the plan for any value, which is not judged.',
  );
  for (const known of new Set(pages.flatMap((one) => one.known ?? [])))
    console.log(`known, not judged: ${known}`);
  for (const one of failed) console.log(`failed: ${one}`);
  return bad.length + failed.length === 0;
}

/** The ids of the filled database. */
interface Filled {
  readonly people: People;
  readonly searchIds: SearchIds;
  readonly integrationIds: IntegrationIds;
  readonly familyIds: FamilyIds;
  readonly contentIds: ContentIds;
  readonly webhookIds: WebhookIds;
}

/** Fills the database and analyzes its tables. */
async function fillAll(superuserUrl: string): Promise<Filled> {
  const startedAt = performance.now();
  const people = await fill(superuserUrl);
  const searchIds = await fillSearch(superuserUrl, people);
  const client = new pg.Client({ connectionString: superuserUrl });
  client.on('error', () => undefined); // as below: the original error is to be reported
  await client.connect();
  // Checking a reference costs more than writing its row.
  await client.query("SET session_replication_role = 'replica'");
  const integrationIds = await fillIntegrations(client, people);
  const familyIds = await fillFamilies(client, people);
  const contentIds = await fillContent(client, people);
  const webhookIds = await fillWebhooks(client, people);
  // The triggers that keep the counts do not run either.
  await client.query(
    `INSERT INTO space_counts SELECT space_count_id(organization_id, parent_id, default_level),
      organization_id, parent_id, default_level, count(*) FROM spaces WHERE deleted_at IS NULL
      GROUP BY organization_id, parent_id, default_level`,
  );
  await client.query(
    `INSERT INTO event_positions SELECT id, organization_id,
      row_number() OVER (PARTITION BY organization_id ORDER BY created_at, id), '', created_at FROM events`,
  );
  await client.query('TRUNCATE unsequenced_events');
  await client.query('VACUUM (ANALYZE)');
  await client.end();
  console.log(`filled in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
  return { people, searchIds, integrationIds, familyIds, contentIds, webhookIds };
}

const schema = buildLecternSchema();

/**
 * Parses a document and validates it: unknown arguments would be ignored.
 * @throws Error for an invalid document
 */
function parseValid(text: string): DocumentNode {
  const document = parse(text);
  const [error] = validate(schema, document);
  if (error) throw new Error(`${error.message} ${text}`);
  return document;
}

type Run = ReturnType<typeof createRun>;
type Console = ReturnType<typeof openConsole>;

/** Returns a function that requests a page of a list and records the statements. */
const runQueryWith =
  (run: Run, console: Console): RunQuery =>
  async (question, page) => {
    const sent = listen();
    const { data, errors } = await run(
      parseValid(question.document),
      { ...question.variables, ...page },
      console.as(question.as),
    );
    if (errors)
      throw new Error(
        `${question.list}, ${question.label}: ${errors.map(({ message }) => message).join()}`,
        { cause: errors[0]?.originalError },
      );
    const list = question.pick(data);
    return { sent: sent(), cursor: list.pageInfo.endCursor, rows: list.nodes.length };
  };

const runSearchWith =
  (run: Run, console: Console): RunSearch =>
  async (document, variables, as) => {
    const { data, errors } = await run(parseValid(document), { ...variables }, console.as(as));
    if (errors)
      throw new Error(errors.map(({ message }) => message).join(), {
        cause: errors[0]?.originalError,
      });
    return data;
  };

/**
 * Returns a function that runs an operation. A refused one is accepted: its lookups are examined as
 * well.
 */
const sendWith =
  (run: Run, console: Console): Send =>
  async (document, as) => {
    const { errors } = await run(parseValid(document), {}, console.as(as));
    const internalErrors = (errors ?? []).filter(
      ({ originalError }) => !(originalError instanceof AppError),
    );
    if (internalErrors.length > 0)
      throw new Error(`${document}: ${internalErrors.map(({ message }) => message).join()}`, {
        cause: internalErrors[0]?.originalError,
      });
  };

/** Examines everything, or what the arguments name, and returns true when nothing exceeds its limit. */
async function examine(
  { people, searchIds, integrationIds, familyIds, contentIds, webhookIds }: Filled,
  console: Console,
  client: pg.Client,
): Promise<boolean> {
  const run = createRun(schema);
  const isSearchGood =
    onlyLists !== undefined ||
    (await searchIsGood(runSearchWith(run, console), new Explainer(client), people, searchIds));
  if (process.argv.includes('--search')) return isSearchGood;
  const areLookupsGood =
    onlyLists !== undefined ||
    (await lookupsAreGood(
      sendWith(run, console),
      new Explainer(client),
      lookups(people, familyIds, integrationIds),
    ));
  const measured: Measured[] = [];
  const all = [
    ...questions(people),
    ...integrationQuestions(people, integrationIds),
    ...familyQuestions(people, familyIds),
    ...contentQuestions(people, contentIds),
    ...webhookQuestions(people, webhookIds),
    ...everyList(schema, {
      people,
      content: contentIds,
      families: familyIds,
      integrations: integrationIds,
      webhooks: webhookIds,
    }),
  ].filter(({ list, label }) => onlyLists?.test(`${list} ${label}`) ?? true);
  const failed: string[] = [];
  for (const question of all)
    try {
      const explainer = new Explainer(client);
      measured.push(...(await measure(question, runQueryWith(run, console), explainer)));
    } catch (error) {
      // for example a timeout: the other questions are measured nevertheless
      failed.push(`${question.list}, ${question.label}: ${String(error)}`);
    }
  return [print(measured, failed), isSearchGood, areLookupsGood].every(Boolean);
}

async function main(): Promise<boolean> {
  const home = mkdtempSync(path.join(os.tmpdir(), 'lectern-plans-'));
  chmodSync(home, 0o711); // as root PostgreSQL runs as another account, which needs access
  const server = await startEmbedded({ home, database: 'plans', unsafe: true });
  try {
    await migrate(server.url('owner'), migrationsFolder, { grantTo: 'lectern_app' });
    const filled = await fillAll(server.url('superuser'));
    const config = loadConfig(
      { NODE_ENV: 'test', SECRET_KEY: '11'.repeat(32), DATABASE_URL: server.url('app') },
      '/dev/null',
    );
    const console = openConsole({ config, databaseUrl: server.url('app') });
    const client = new pg.Client({ connectionString: server.url('app') });
    // After a failure the server ends before the client, and the original error is to be reported.
    client.on('error', () => undefined);
    await client.connect();
    const isGood = await examine(filled, console, client);
    await client.end();
    await console.close();
    return isGood;
  } finally {
    await server.stop();
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  }
}

if (!(await main())) process.exitCode = 1;
