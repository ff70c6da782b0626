// Starts imports and OpenAPI specs that take seconds, and checks that interrupted jobs are resumed.
import assert from 'node:assert/strict';
import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { zipSync } from 'fflate';
import { demoId } from '../../../prisma/seed/ids.ts';
import { type RequestResult, flawOf, send } from '../client.ts';
import type { TestInstallation } from '../installation.ts';
import type { Tally } from '../scenario.ts';

/** The numbers for each batch. */
const IMPORT_COUNT = 2;
const PAGE_COUNT = 600;
const SPEC_COUNT = 1;
const OPERATION_COUNT = 600;
/** The product's promise: a job whose process or connection is gone is resumed within this time. */
const MAX_TAKEN_UP_MS = 30_000;
const MAX_BEGUN_MS = 30_000;
/** Time for the work itself, for which the product makes no promise. */
const MAX_DONE_MS = 180_000;
const LOOK_MS = 10;

const acme = demoId('Organization', 'acme');
const IMPORT =
  'mutation ($space: ID!, $file: ID!) { importIntoSpace(input: { spaceId: $space, source: ZIP, fileId: $file }) { import { id } } }';

/** Returns an archive of pages that link to each other; every hundredth page shows a file. */
function archive(): Buffer {
  const text = (n: number) =>
    `# Page ${n}\n\nRead [the next](page-${(n + 1) % PAGE_COUNT}.md) or **not**.\n\n## Part\n\n${`Words of page ${n} that are read. `.repeat(40)}\n${n % 100 === 0 ? `\n![A file](file-${n}.txt)\n` : ''}`;
  const pages = Array.from(
    { length: PAGE_COUNT },
    (_, n) => [`page-${n}.md`, Buffer.from(text(n))] as const,
  );
  const files = pages
    .filter((_, n) => n % 100 === 0)
    .map((_, n) => [`file-${n * 100}.txt`, Buffer.from(`File ${n}\n`)] as const);
  return Buffer.from(zipSync(Object.fromEntries([...pages, ...files])));
}

/** Returns a spec with many operations. */
const spec = (name: string): string =>
  JSON.stringify({
    openapi: '3.0.3',
    info: { title: name, version: '1' },
    paths: Object.fromEntries(
      Array.from({ length: OPERATION_COUNT }, (_, n) => [
        `/things/${n}/{id}`,
        {
          get: {
            operationId: `get${n}`,
            summary: `Thing ${n} of ${name}`,
            description: 'What it is. '.repeat(20),
            responses: { 200: { description: 'It.' } },
          },
        },
      ]),
    ),
  });

/** A job that a failure interrupted, by the id of its import or spec. */
interface Interrupted {
  readonly queue: string;
  readonly id: string;
}

const ACTIVE = `SELECT name AS queue, data->>'id' AS id FROM pgboss.job WHERE data->>'id' = ANY ($1) AND state = 'active'
  AND (EXISTS (SELECT FROM imports im WHERE im.id = data->>'id' AND im.status = 'RUNNING') OR EXISTS (SELECT FROM openapi_specs oa WHERE oa.id = data->>'id' AND oa.processing_state = 'PROGRESS'))`;
const TAKEN_UP = `SELECT a.id FROM unnest($1::text[]) a (id) WHERE EXISTS (SELECT FROM pgboss.job j WHERE j.data->>'id' = a.id AND j.state IN ('active', 'completed') AND j.started_on > $2)
  OR EXISTS (SELECT FROM imports im WHERE im.id = a.id AND im.status = 'DONE') OR EXISTS (SELECT FROM openapi_specs oa WHERE oa.id = a.id AND oa.processing_state = 'COMPLETE')`;
const OPEN = `SELECT id FROM imports WHERE status IN ('WAITING', 'RUNNING') UNION ALL SELECT id FROM openapi_specs WHERE processing_state <> 'COMPLETE'`;
const FAILED = `SELECT id || ': ' || error::text AS what FROM imports WHERE status = 'FAILED' UNION ALL SELECT slug || ': ' || error_code || ' ' || error_message FROM openapi_specs WHERE error_code IS NOT NULL`;
const PAGES = `SELECT s.id, (SELECT count(DISTINCT page_id)::int FROM search_sections WHERE space_id = s.id) AS pages FROM spaces s WHERE s.id = ANY ($1)`;

/** Batches of imports into spaces of their own and of specs, which the server's jobs process. */
export class JobWork {
  private readonly tally: Tally;
  private readonly installation: TestInstallation;
  private readonly token: string;
  private readonly spaces: string[] = [];
  private readonly archive = archive();
  private batches = 0;
  /** Ids of the imports and specs of the last batch. */
  private batch: string[] = [];
  private interrupted: readonly Interrupted[] = [];
  private struckAt = new Date();

  constructor(tally: Tally, installation: TestInstallation, token: string) {
    this.tally = tally;
    this.installation = installation;
    this.token = token;
  }

  /** Starts the next batch: the imports first, then the specs. */
  async begin(url: string): Promise<void> {
    const batch = this.batches++;
    this.batch = [];
    const agent = new http.Agent({ keepAlive: true });
    const ask = async (request: {
      method: string;
      path: string;
      body?: unknown;
      file?: { name: string; bytes: Uint8Array };
    }): Promise<RequestResult> => {
      const ending = await send(url, agent, { ...request, token: this.token, requestId: 'jobs' });
      this.tally.count({
        what: `${request.method} ${request.path}`,
        status: ending.status,
        ms: ending.ms,
        flaw: flawOf(ending),
        within: MAX_BEGUN_MS,
      });
      assert.ok(ending.status < 300, ending.text);
      return ending;
    };
    const file: unknown = Object(
      JSON.parse(
        (
          await ask({
            method: 'POST',
            path: `/v1/orgs/${acme}/files`,
            file: { name: 'docs.zip', bytes: this.archive },
          })
        ).text,
      ),
    )['id'];
    for (let n = 0; n < IMPORT_COUNT; n++) {
      const space: unknown = Object(
        JSON.parse(
          (
            await ask({
              method: 'POST',
              path: `/v1/orgs/${acme}/spaces`,
              body: { title: `Import ${batch} ${n}` },
            })
          ).text,
        ),
      )['id'];
      this.spaces.push(String(space));
      const asked = await ask({
        method: 'POST',
        path: '/graphql',
        body: { query: IMPORT, variables: { space, file } },
      });
      this.expect('imports', Object(JSON.parse(asked.text)).data.importIntoSpace.import.id, {
        status: 'DONE',
      });
    }
    for (let n = 0; n < SPEC_COUNT; n++) {
      const made = await ask({
        method: 'POST',
        path: `/v1/orgs/${acme}/openapi`,
        body: { slug: `spec-${batch}-${n}`, source: { text: spec(`Spec ${batch} ${n}`) } },
      });
      this.expect('openapi_specs', Object(JSON.parse(made.text)).id, {
        processing_state: 'COMPLETE',
        error_code: null,
      });
    }
    agent.destroy();
  }

  private expect(table: string, id: string, columns: Readonly<Record<string, unknown>>): void {
    this.batch.push(id);
    this.tally.acknowledge({ table, id, columns });
  }

  /**
   * Waits until a job of this queue in the last batch has run for a moment, and then calls
   * `strike`.
   */
  async strikeDuring(queue: string, delay: number, strike: () => Promise<void>): Promise<void> {
    const until = Date.now() + MAX_BEGUN_MS;
    while (!(await this.active()).some((job) => job.queue === queue)) {
      assert.ok(Date.now() < until, `No job of ${queue} was under way: nothing to interrupt.`);
      await pause(LOOK_MS);
    }
    await pause(delay);
    this.interrupted = await this.active();
    this.struckAt = new Date();
    await strike();
    if (!this.interrupted.some((job) => job.queue === queue))
      this.tally.addFlaw(`No job of ${queue} was interrupted: nobody noticed.`);
  }

  /**
   * Waits until each interrupted job is resumed; `back` is the time when a process and a database
   * were available again.
   */
  async checkTakenUp(back: number): Promise<void> {
    const ids = this.interrupted.map(({ id }) => id);
    let taken: readonly string[] = [];
    while (taken.length < ids.length && Date.now() < back + MAX_TAKEN_UP_MS) {
      await pause(100);
      taken = (await this.installation.sql<{ id: string }>(TAKEN_UP, [ids, this.struckAt])).map(
        ({ id }) => id,
      );
    }
    const count = (queue: string): number =>
      this.interrupted.filter((job) => job.queue === queue).length;
    this.tally.note(
      `interrupted ${count('import-content')} imports and ${count('process-openapi')} specs; ${taken.length} of ${ids.length} taken up again, the last after ${((Date.now() - back) / 1000).toFixed(1)} s`,
    );
    for (const { queue, id } of this.interrupted)
      if (!taken.includes(id))
        this.tally.addFlaw(
          `The job ${queue} of ${id} was not taken up again within ${MAX_TAKEN_UP_MS / 1000} s.`,
        );
  }

  /**
   * Waits until every batch is finished, and checks that each import created all its pages. Returns
   * whether all are finished.
   */
  async finish(): Promise<boolean> {
    const until = Date.now() + MAX_DONE_MS;
    for (let open = ['']; open.length > 0; ) {
      if (Date.now() > until) {
        this.tally.addFlaw(`Not done within ${MAX_DONE_MS / 1000} s: ${open.join(', ')}.`);
        return false;
      }
      await pause(200);
      open = (await this.installation.sql<{ id: string }>(OPEN)).map(({ id }) => id);
    }
    for (const { what } of await this.installation.sql<{ what: string }>(FAILED))
      this.tally.addFlaw(`Failed: ${what}`);
    for (const { id, pages } of await this.installation.sql<{ id: string; pages: number }>(PAGES, [
      this.spaces,
    ]))
      if (pages !== PAGE_COUNT) this.tally.addFlaw(`${id} has ${pages} of ${PAGE_COUNT} pages.`);
    this.tally.note(
      `${IMPORT_COUNT * this.batches} imports of ${PAGE_COUNT} pages and ${SPEC_COUNT * this.batches} specs of ${OPERATION_COUNT} operations done, each once`,
    );
    return true;
  }

  private active(): Promise<Interrupted[]> {
    return this.installation.sql<Interrupted & { [column: string]: string }>(ACTIVE, [this.batch]);
  }
}
