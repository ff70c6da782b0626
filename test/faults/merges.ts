// Kills the server at random moments during concurrent merges, in several rounds, and checks that
// every space is complete and no acknowledged merge is lost.
import assert from 'node:assert/strict';
import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { demoId } from '../../prisma/seed/ids.ts';
import { type RequestResult, flawOf, type OutgoingRequest, send } from './client.ts';
import {
  brokenHistoriesOf,
  wrongCountersOf,
  historyOf,
  missingNodesOf,
} from './merges/database.ts';
import type { TestInstallation, Server } from './installation.ts';
import type { Scenario, Tally } from './scenario.ts';

const ROUNDS = 10;
const KILLS = 2;
const SPACES = 4;
/** The number of pages in a space, which is also the number of merges into it in a round. */
const PAGES = 50;
const CLIENTS = 8;
/** The maximum of acknowledged merges before a kill, and of milliseconds until the kill. */
const MAX_MERGES_BEFORE_KILL_COUNT = 80;
const MAX_KILL_DELAY_MS = 25;
/** The maximum of mutations in one document. */
const MAX_MUTATION_COUNT = 10;

const acme = demoId('Organization', 'acme');
const MERGE =
  'mutation ($id: ID!) { mergeChangeRequest(input: { id: $id }) { result revision: revisionId } }';

/** A space and its pages. */
interface MergeSpace {
  readonly id: string;
  readonly pageIds: readonly string[];
  /** The texts of the pages as acknowledged, or as found after a kill. */
  readonly texts: Map<string, string>;
}

/** A change request of this round that changes one page. */
interface Change {
  readonly id: string;
  readonly mergeSpace: MergeSpace;
  readonly pageId: string;
  readonly text: string;
  /** True when it is merged through GraphQL. */
  readonly isGraph: boolean;
  /** The response to the merge, if there was one. */
  acknowledged?: { readonly text: string; readonly revision: string };
}

/** The state that is passed from server to server. */
class Run {
  readonly tally: Tally;
  readonly installation: TestInstallation;
  readonly token: string;
  server: Server;
  mergeSpaces: readonly MergeSpace[] = [];
  /** All change requests that were created. */
  readonly changes: Change[] = [];
  cutOff = 0;
  doneUnnoticed = 0;
  resent = 0;
  private requests = 0;

  constructor(tally: Tally, installation: TestInstallation, server: Server, token: string) {
    this.tally = tally;
    this.installation = installation;
    this.server = server;
    this.token = token;
  }

  /** Sends a request, and counts it unless its connection was cut. */
  async send(
    agent: http.Agent,
    request: Pick<OutgoingRequest, 'method' | 'path' | 'body' | 'key'>,
  ): Promise<RequestResult> {
    const ending = await send(this.server.url, agent, {
      ...request,
      token: this.token,
      requestId: `merges-${this.requests++}`,
    });
    if (ending.status === 0) this.cutOff++;
    else
      this.tally.count({
        what: `${request.method} ${request.path}`,
        status: ending.status,
        ms: ending.ms,
        flaw: flawOf(ending),
      });
    return ending;
  }

  /** Sends a GraphQL request that must succeed, and returns its data. */
  async ask<Data>(query: string, variables: object = {}): Promise<Data> {
    const { status, text } = await this.send(new http.Agent(), {
      method: 'POST',
      path: '/graphql',
      body: { query, variables },
    });
    const { data, errors } = Object(JSON.parse(text));
    assert.ok(status === 200 && errors === undefined, text);
    return data;
  }

  /** Sends mutations in documents of the maximum size, and returns the result of each. */
  async mutate<Answer>(mutations: readonly string[]): Promise<Answer[]> {
    const answers: Answer[] = [];
    for (let at = 0; at < mutations.length; at += MAX_MUTATION_COUNT) {
      const fields = mutations
        .slice(at, at + MAX_MUTATION_COUNT)
        .map((mutation, i) => `m${i}: ${mutation}`);
      answers.push(
        ...Object.values(
          await this.ask<Record<string, Answer>>(`mutation { ${fields.join('\n')} }`),
        ),
      );
    }
    return answers;
  }

  /**
   * Starts the next server and sends a few requests, because the first responses of a new process
   * are slow.
   */
  async restart(): Promise<void> {
    this.server = await this.installation.startServer();
    const agent = new http.Agent();
    for (const { id } of this.mergeSpaces)
      await send(this.server.url, agent, {
        method: 'GET',
        path: `/v1/spaces/${id}`,
        token: this.token,
        requestId: 'warm',
      });
  }
}

const quoted = (value: string): string => JSON.stringify(value);

/** Creates a space with ten pages, each with four subpages. */
async function createMergeSpace(run: Run, n: number): Promise<MergeSpace> {
  const pages = Array.from({ length: PAGES }, (_, i) => ({
    ref: `p${i}`,
    title: `Page ${i}`,
    markdown: 'At first.\n',
    ...(i % 5 > 0 && { parentId: `p${i - (i % 5)}` }),
  }));
  const { createSpace } = await run.ask<{ createSpace: { space: { id: string } } }>(
    `mutation { createSpace(input: { organizationId: ${quoted(acme)}, title: "Ground ${n}" }) { space { id } } }`,
  );
  const { id } = createSpace.space;
  const edited = await run.ask<{ editSpaceContent: { refs: Record<string, string> } }>(
    'mutation ($id: ID!, $changes: [EditInput!]!) { editSpaceContent(input: { spaceId: $id, baseRevisionId: "HEAD", changes: $changes }) { refs } }',
    { id, changes: pages.map((insertPage) => ({ insertPage })) },
  );
  const pageIds = pages.map(({ ref }) => edited.editSpaceContent.refs[ref] ?? '');
  return { id, pageIds, texts: new Map(pageIds.map((pageId) => [pageId, 'At first.\n'])) };
}

/**
 * Creates a change request for each page of each space; every second one is opened, the others stay
 * drafts.
 */
async function prepare(run: Run, round: number): Promise<Change[]> {
  const wanted = run.mergeSpaces.flatMap((mergeSpace) =>
    mergeSpace.pageIds.map((pageId, i) => ({
      mergeSpace,
      pageId,
      text: `Round ${round}, page ${i}.\n`,
    })),
  );
  const made = await run.mutate<{ changeRequest: { id: string } }>(
    wanted.map(
      ({ mergeSpace, text }) =>
        `createChangeRequest(input: { spaceId: ${quoted(mergeSpace.id)}, subject: ${quoted(text.trim())} }) { changeRequest { id } }`,
    ),
  );
  const changes = wanted.map(
    (change, i): Change => ({
      ...change,
      id: made[i]?.changeRequest.id ?? '',
      isGraph: i % 2 === 0,
    }),
  );
  await run.mutate(
    changes.flatMap(({ id, pageId, text }, i) => [
      `editChangeRequestContent(input: { changeRequestId: ${quoted(id)}, baseRevisionId: "HEAD", changes: [{ updatePage: { pageId: ${quoted(pageId)}, markdown: ${quoted(text)} } }] }) { refs }`,
      ...(i % 4 < 2
        ? [
            `updateChangeRequest(input: { id: ${quoted(id)}, status: OPEN }) { changeRequest { id } }`,
          ]
        : []),
    ]),
  );
  run.changes.push(...changes);
  return changes;
}

/** Returns the merge request of a change request, always with the same key. */
const requestOf = ({ id, mergeSpace, isGraph }: Change) => ({
  method: 'POST',
  key: `merge-${id}`,
  ...(isGraph
    ? { path: '/graphql', body: { query: MERGE, variables: { space: mergeSpace.id, id } } }
    : { path: `/v1/spaces/${mergeSpace.id}/change-requests/${id}/merge` }),
});

function acknowledge(tally: Tally, change: Change, text: string): void {
  const body = Object(JSON.parse(text));
  change.acknowledged = { text, revision: (body.data?.mergeChangeRequest ?? body).revision };
  tally.acknowledge({
    table: 'change_requests',
    id: change.id,
    columns: { status: 'MERGED', merged_revision_id: change.acknowledged.revision },
  });
  change.mergeSpace.texts.set(change.pageId, change.text);
}

/**
 * Merges the pending change requests concurrently in any order. With `until`, the server is killed
 * after that number of acknowledged merges; unacknowledged merges stay pending.
 */
async function mergeAll(run: Run, pending: Change[], until?: number): Promise<void> {
  let [count, isDead] = [0, false];
  const kill = async (): Promise<void> => {
    await pause(Math.random() * MAX_KILL_DELAY_MS);
    run.server.process.kill('SIGKILL');
  };
  const killed: Promise<void>[] = [];
  const work = async (): Promise<void> => {
    const agent = new http.Agent({ keepAlive: true });
    while (!isDead) {
      const [change] = pending.splice(Math.floor(Math.random() * pending.length), 1);
      if (!change) break;
      const { status, text } = await run.send(agent, requestOf(change));
      if (status === 200) acknowledge(run.tally, change, text);
      else pending.push(change);
      if (status === 0) isDead = true;
      if (status === 200 && ++count === until) killed.push(kill());
    }
    agent.destroy();
  };
  await Promise.all(Array.from({ length: CLIENTS }, work));
  await Promise.all(killed);
  if (until === undefined)
    assert.equal(pending.length, 0, 'the server went away without being killed');
  else assert.equal(await run.server.ended, 'SIGKILL');
}

/** Compares the database and the server's responses with the acknowledged merges. */
async function checkMerges(run: Run): Promise<void> {
  const { tally, installation } = run;
  const spaceIds = run.mergeSpaces.map(({ id }) => id);
  const addFlaws = (what: string, flaws: readonly object[]): void => {
    for (const flaw of flaws) tally.addFlaw(`${what}: ${JSON.stringify(flaw)}`);
  };
  addFlaws('a node or a text is missing', await missingNodesOf(installation, spaceIds));
  addFlaws('a history is not one straight line', await brokenHistoriesOf(installation, spaceIds));
  addFlaws('counters are wrong', await wrongCountersOf(installation, spaceIds));
  const history = await historyOf(installation, spaceIds);
  for (const change of run.changes) {
    const { id, acknowledged, mergeSpace, pageId, text } = change;
    const found = history.get(id);
    const isMerged = found?.status === 'MERGED';
    if (
      !found ||
      found.merges.length !== (isMerged ? 1 : 0) ||
      found.events !== found.merges.length ||
      (found.merges[0] ?? null) !== found.mergedRevisionId
    )
      tally.addFlaw(`${id} is merged by half: ${JSON.stringify(found)}`);
    if (acknowledged && acknowledged.revision !== found?.mergedRevisionId)
      tally.addFlaw(`${id} was acknowledged as ${acknowledged.revision}: ${JSON.stringify(found)}`);
    // merged but not acknowledged
    if (!acknowledged && isMerged) mergeSpace.texts.set(pageId, text);
  }
  await readAll(run);
}

/** Reads every page of every space through the API. */
async function readAll(run: Run): Promise<void> {
  for (const { id, texts } of run.mergeSpaces) {
    const { space } = await run.ask<{
      space: { revision: { allPages: { id: string; markdown: string }[] } };
    }>(
      'query ($id: ID!) { space(id: $id) { revision { allPages { id: pageId ... on DocumentPage { markdown } } } } }',
      {
        id,
      },
    );
    const shown = new Map(space.revision.allPages.map((page) => [page.id, page.markdown]));
    if (shown.size !== texts.size) run.tally.addFlaw(`${id} has ${shown.size} pages.`);
    for (const [pageId, text] of texts)
      if (shown.get(pageId) !== text)
        run.tally.addFlaw(
          `${pageId} says ${JSON.stringify(shown.get(pageId))}, and was to say ${JSON.stringify(text)}.`,
        );
  }
}

/** Sends some acknowledged merges again with their keys and expects the same response. */
async function sendAgain(run: Run, changes: readonly Change[]): Promise<void> {
  const agent = new http.Agent();
  for (const change of changes.filter(({ acknowledged }) => acknowledged).slice(-5)) {
    const { text } = await run.send(agent, requestOf(change));
    if (text !== change.acknowledged?.text)
      run.tally.addFlaw(
        `${change.id}, sent again, is answered ${text}, and was ${change.acknowledged?.text}`,
      );
    run.resent++;
  }
}

async function runRound(run: Run, round: number): Promise<void> {
  const changes = await prepare(run, round);
  const pending = [...changes];
  for (let kill = 0; kill < KILLS; kill++) {
    await mergeAll(run, pending, 1 + Math.floor(Math.random() * MAX_MERGES_BEFORE_KILL_COUNT));
    await run.restart();
    const before = await historyOf(
      run.installation,
      run.mergeSpaces.map(({ id }) => id),
    );
    run.doneUnnoticed += pending.filter(({ id }) => before.get(id)?.status === 'MERGED').length;
    await checkMerges(run);
    await sendAgain(run, changes);
  }
  await mergeAll(run, pending);
  await checkMerges(run);
}

async function killDuringMerges(tally: Tally, installation: TestInstallation): Promise<void> {
  await installation.openDatabase();
  const server = await installation.startServer();
  assert.ok(server.demoToken);
  const run = new Run(tally, installation, server, server.demoToken);
  run.mergeSpaces = await Promise.all(
    Array.from({ length: SPACES }, (_, n) => createMergeSpace(run, n)),
  );
  for (let round = 1; round <= ROUNDS; round++) await runRound(run, round);
  const merged = run.changes.filter(({ acknowledged }) => acknowledged).length;
  assert.equal(merged, ROUNDS * SPACES * PAGES);
  tally.note(
    `${ROUNDS} rounds of ${SPACES * PAGES} merges by ${CLIENTS} clients into ${SPACES} spaces; killed ${ROUNDS * KILLS} times`,
  );
  tally.note(
    `${run.cutOff} merges were cut off: ${run.doneUnnoticed} of them were done, the others not at all; sent again with their keys, each was answered and is there once`,
  );
  tally.note(
    `${merged} acknowledged merges are there with their texts; ${run.resent} sent again after a kill were answered the same`,
  );
  run.server.process.kill('SIGTERM');
  assert.equal(await run.server.ended, 0, run.server.output());
}

/** Checks that no merge is half done and no acknowledged merge is lost. */
export const serverKilledMerging: Scenario = {
  name: 'server killed during merges',
  run: killDuringMerges,
};
