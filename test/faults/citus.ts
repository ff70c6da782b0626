// Kills and restarts a worker of a Citus cluster under load: only its content is refused, and no
// acknowledged edit is lost or done twice.
import assert from 'node:assert/strict';
import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { demoId } from '../../prisma/seed/ids.ts';
import { createProgram } from '../../src/commands/program.ts';
import { startNodes } from '../citus/cluster.ts';
import type { PostgresServer } from '../replica/postgres.ts';
import { flawOf, type RequestResult, send } from './client.ts';
import type { TestInstallation } from './installation.ts';
import { type Ended, Load, warmUp, whatOf } from './load.ts';
import { reportErrors } from './postgres.ts';
import { stopProcesses } from './postmaster.ts';
import type { Scenario, Tally } from './scenario.ts';
import { undistribute } from './undistribute.ts';

const DATABASE = 'lectern';
const EDITOR_COUNT = 4;
/** The load on what the coordinator has. */
const LOAD = { writers: 2, readers: 2, pauseMs: 20 };
const CALM_MS = 2000;
const AWAY_MS = 3000;
/** Edits that start later than this after the worker is back must succeed. */
const RECOVERY_MS = 3500;
/** The pause of an editor after a refusal. */
const BREATH_MS = 100;

const acme = demoId('Organization', 'acme');
const EDIT =
  'mutation ($id: ID!, $changes: [EditInput!]!) { editSpaceContent(input: { spaceId: $id, baseRevisionId: "HEAD", changes: $changes }) { refs } }';
const TEXTS =
  'query ($id: ID!) { space(id: $id) { revision { allPages { ... on DocumentPage { markdown } } } } }';
const WORKER_OF =
  "SELECT nodename AS folder FROM pg_dist_placement JOIN pg_dist_node USING (groupid) WHERE shardid = get_shard_id_for_distribution_column('documents', $1::text)";

/** Starts a cluster with an empty distributed database, and returns its nodes. */
async function openCluster(installation: TestInstallation): Promise<PostgresServer[]> {
  const nodes = await startNodes(installation.home, DATABASE);
  installation.beforeRemoval(async () => {
    for (const node of nodes) await node.end('SIGQUIT');
  });
  const [coordinator] = nodes;
  assert.ok(coordinator);
  installation.useDatabase({
    url: (role, database = DATABASE) => coordinator.url(role, database),
    postmasterPid: () => coordinator.pid,
    stop: async () => {}, // with the others
  });
  await createProgram({
    env: { ...installation.settings, DATA_DIR: installation.home },
    print: () => {},
    fail: () => {},
  }).parseAsync(['migrate', '--distribute'], { from: 'user' });
  return nodes;
}

/** Edits the only page of a space of its own, one edit after the other, until it is stopped. */
class Editor {
  /** When refused edits began. */
  readonly refusedAt: number[] = [];
  private readonly agent = new http.Agent({ keepAlive: true });
  private readonly base: { readonly url: string; readonly token: string };
  private readonly tally: Tally;
  private readonly number: number;
  private spaceId = '';
  private pageId = '';
  private edits = 0;
  private requests = 0;
  private isOver = false;
  private work: Promise<void> = Promise.resolve();

  constructor(url: string, token: string, tally: Tally, number: number) {
    this.base = { url, token };
    this.tally = tally;
    this.number = number;
  }

  /** Creates the space, and begins. */
  async start(): Promise<void> {
    const { createSpace } = await this.ask(
      'mutation ($org: ID!, $title: String!) { createSpace(input: { organizationId: $org, title: $title }) { space { id } } }',
      { org: acme, title: `Edited ${this.number}` },
    );
    this.spaceId = createSpace.space.id;
    const insertPage = { ref: 'page', title: 'Page', markdown: 'Edit 0.\n' };
    const { editSpaceContent } = await this.ask(EDIT, {
      id: this.spaceId,
      changes: [{ insertPage }],
    });
    this.pageId = editSpaceContent.refs.page;
    this.work = this.edit();
  }

  /** Ends after an acknowledged edit, and checks that each edit was done once. */
  async stop(installation: TestInstallation): Promise<number> {
    this.isOver = true;
    await this.work;
    const { space } = await this.ask(TEXTS, { id: this.spaceId });
    const texts = space.revision.allPages.map(({ markdown }: { markdown: string }) => markdown);
    const text = `Edit ${this.edits}.\n`;
    if (texts.length !== 1 || texts[0] !== text)
      this.tally.addFlaw(`${this.spaceId} has ${JSON.stringify(texts)}, not ${text}`);
    const [counted] = await installation.sql<{ count: number }>(
      "SELECT count(*)::int AS count FROM events WHERE action = 'space.edit' AND subject_id = $1",
      [this.spaceId],
    );
    if (counted?.count !== this.edits + 1)
      this.tally.addFlaw(`${this.spaceId} was edited ${counted?.count} times for ${this.edits}.`);
    this.agent.destroy();
    return this.edits;
  }

  /** Sends each edit with its key until it is acknowledged, and reads it back. */
  private async edit(): Promise<void> {
    while (!this.isOver && !this.tally.isOver) {
      const markdown = `Edit ${++this.edits}.\n`;
      const changes = [{ updatePage: { pageId: this.pageId, markdown } }];
      for (;;) {
        const began = Date.now();
        const { status } = await this.send(EDIT, { id: this.spaceId, changes }, `${this.edits}`);
        if (status === 200 || this.tally.isOver) break;
        this.refusedAt.push(began);
        await pause(BREATH_MS);
      }
      const { status, text } = await this.send(TEXTS, { id: this.spaceId });
      if (status === 200 && !text.includes('"errors"') && !text.includes(JSON.stringify(markdown)))
        this.tally.addFlaw(`${markdown} was acknowledged, and not read back: ${text}`);
    }
  }

  private async send(query: string, variables: object, key?: string): Promise<RequestResult> {
    const ending = await send(this.base.url, this.agent, {
      method: 'POST',
      path: '/graphql',
      token: this.base.token,
      requestId: `editor-${this.number}-${this.requests++}`,
      key: key && `editor-${this.number}-${key}`,
      body: { query, variables },
    });
    const what = `editor ${this.number}: ${query.slice(0, 30)}`;
    this.tally.count({ what, status: ending.status, ms: ending.ms, flaw: flawOf(ending) });
    return ending;
  }

  private async ask(query: string, variables: object) {
    const { status, text } = await this.send(query, variables);
    const { data, errors } = Object(JSON.parse(text));
    assert.ok(status === 200 && errors === undefined, text);
    return data;
  }
}

async function run(tally: Tally, installation: TestInstallation): Promise<void> {
  const nodes = await openCluster(installation);
  try {
    await loseWorker(tally, installation, nodes);
  } finally {
    // the invariants are statements for one PostgreSQL
    await installation.endServers();
    await undistribute((text) => installation.sql(text));
  }
}

async function loseWorker(
  tally: Tally,
  installation: TestInstallation,
  nodes: PostgresServer[],
): Promise<void> {
  const server = await installation.startServer();
  const token = await installation.seed();
  await warmUp(server.url, token);
  const [place] = await installation.sql<{ folder: string }>(WORKER_OF, [acme]);
  const at = nodes.findIndex(({ socketDir }) => socketDir === place?.folder);
  const worker = nodes[at];
  assert.ok(worker && at > 0, `The content of the organization is on ${place?.folder}.`);
  const editors = Array.from(
    { length: EDITOR_COUNT },
    (_, n) => new Editor(server.url, token, tally, n),
  );
  for (const editor of editors) await editor.start();
  const onEnd = ({ sending, ending }: Ended): void => {
    const flaw = ending.status > 299 ? ending.text : flawOf(ending);
    tally.count({ what: whatOf(sending), status: ending.status, ms: ending.ms, flaw });
  };
  const load = new Load({ url: server.url, token, tally, onEnd, ...LOAD });
  const noticed: number[] = [];
  const checkRecovery = async (): Promise<void> => {
    const back = Date.now();
    await pause(RECOVERY_MS + CALM_MS);
    const refused = editors.flatMap(({ refusedAt }) => refusedAt.splice(0));
    noticed.push(refused.length);
    for (const began of refused)
      if (began > back + RECOVERY_MS) tally.addFlaw(`refused ${began - back} ms after the worker`);
  };
  await pause(CALM_MS);
  const startAgain = await worker.kill();
  await pause(AWAY_MS);
  nodes[at] = await startAgain();
  await checkRecovery();
  const resume = stopProcesses(nodes[at].pid);
  try {
    await pause(AWAY_MS);
  } finally {
    resume();
  }
  await checkRecovery();
  await load.stop();
  assert.ok(
    noticed.every((count) => count > 0),
    `Nobody noticed: ${noticed.join(' and ')} edits were refused.`,
  );
  await load.checkWrites(installation);
  let edits = 0;
  for (const editor of editors) edits += await editor.stop(installation);
  tally.note(
    `${edits} edits were acknowledged, each done once; ${noticed.join(' and ')} were refused while the worker was killed and stopped`,
  );
  reportErrors(tally, server);
}

/** A lost worker makes only its content unavailable. */
export const workerRestarted: Scenario = { name: 'citus worker killed and stopped', run };
