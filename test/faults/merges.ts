// The server is killed at random moments during merges of several people, round after round: every space stays whole, and what was acknowledged is there.
import assert from 'node:assert/strict';
import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { demoId } from '../../prisma/seed.ts';
import { type Ending, flawOf, type Sending, send } from './client.ts';
import { chainsOf, countersOf, historyOf, wholeOf } from './merges/database.ts';
import type { Place, Server } from './place.ts';
import type { Scenario, Tally } from './scenario.ts';

const ROUNDS = 10;
const KILLS = 2;
const SPACES = 4;
/** Pages of a space, and merges into it in a round. */
const PAGES = 50;
const CLIENTS = 8;
/** A kill comes after one to so many acknowledged merges, and up to so many milliseconds later. */
const MOST_BEFORE_KILL = 80;
const MOST_MS_BEFORE_KILL = 25;
/** Mutations in one document. */
const MOST_MUTATIONS = 10;

const acme = demoId('Organization', 'acme');
const MERGE = 'mutation ($space: ID!, $id: ID!) { mergeChangeRequest(spaceId: $space, id: $id) { result revision: revisionId } }';

/** A space and its pages. */
interface Ground {
  readonly id: string;
  readonly pageIds: readonly string[];
  /** What its pages say, as far as it was acknowledged, or found after a kill. */
  readonly texts: Map<string, string>;
}

/** A change request of this round that changes one page. */
interface Change {
  readonly id: string;
  readonly ground: Ground;
  readonly pageId: string;
  readonly text: string;
  /** Whether it is merged by GraphQL. */
  readonly isGraph: boolean;
  /** The merge's answer, once there was one. */
  acknowledged?: { readonly text: string; readonly revision: string };
}

/** Everything that goes from server to server. */
class Run {
  readonly tally: Tally;
  readonly place: Place;
  readonly token: string;
  server: Server;
  grounds: readonly Ground[] = [];
  /** Change requests that were made, whatever became of them. */
  readonly changes: Change[] = [];
  cutOff = 0;
  doneUnnoticed = 0;
  resent = 0;
  private requests = 0;

  constructor(tally: Tally, place: Place, server: Server, token: string) {
    this.tally = tally;
    this.place = place;
    this.server = server;
    this.token = token;
  }

  /** Sends a request, and counts it unless it was cut off. */
  async send(agent: http.Agent, request: Pick<Sending, 'method' | 'path' | 'body' | 'key'>): Promise<Ending> {
    const ending = await send(this.server.url, agent, { ...request, token: this.token, requestId: `merges-${this.requests++}` });
    if (ending.status === 0) this.cutOff++;
    else this.tally.count({ what: `${request.method} ${request.path}`, status: ending.status, ms: ending.ms, flaw: flawOf(ending) });
    return ending;
  }

  /** Sends GraphQL that must succeed, and gives its data. */
  async ask<Data>(query: string, variables: object = {}): Promise<Data> {
    const { status, text } = await this.send(new http.Agent(), { method: 'POST', path: '/graphql', body: { query, variables } });
    const { data, errors } = Object(JSON.parse(text));
    assert.ok(status === 200 && errors === undefined, text);
    return data;
  }

  /** Sends mutations, as many in one document as may be, and gives what each answers. */
  async mutate<Answer>(mutations: readonly string[]): Promise<Answer[]> {
    const answers: Answer[] = [];
    for (let at = 0; at < mutations.length; at += MOST_MUTATIONS) {
      const fields = mutations.slice(at, at + MOST_MUTATIONS).map((mutation, i) => `m${i}: ${mutation}`);
      answers.push(...Object.values(await this.ask<Record<string, Answer>>(`mutation { ${fields.join('\n')} }`)));
    }
    return answers;
  }

  /** Starts the next server, and asks it a few things: it is slow at first, and that is not what is judged. */
  async restart(): Promise<void> {
    this.server = await this.place.startServer();
    const agent = new http.Agent();
    for (const { id } of this.grounds) await send(this.server.url, agent, { method: 'GET', path: `/v1/spaces/${id}`, token: this.token, requestId: 'warm' });
  }
}

const quoted = (value: string): string => JSON.stringify(value);

/** Makes a space with ten pages, each with four below it. */
async function makeGround(run: Run, n: number): Promise<Ground> {
  const pages = Array.from({ length: PAGES }, (_, i) => ({ ref: `p${i}`, title: `Page ${i}`, markdown: 'At first.\n', ...(i % 5 > 0 && { into: `p${i - (i % 5)}` }) }));
  const { createSpace } = await run.ask<{ createSpace: { space: { id: string } } }>(`mutation { createSpace(organizationId: ${quoted(acme)}, input: { title: "Ground ${n}" }) { space { id } } }`);
  const { id } = createSpace.space;
  const edited = await run.ask<{ editSpaceContent: { refs: Record<string, string> } }>(
    'mutation ($id: ID!, $changes: [EditInput!]!) { editSpaceContent(spaceId: $id, input: { baseRevision: "HEAD", changes: $changes }) { refs } }',
    { id, changes: pages.map((insertPage) => ({ insertPage })) },
  );
  const pageIds = pages.map(({ ref }) => edited.editSpaceContent.refs[ref] ?? '');
  return { id, pageIds, texts: new Map(pageIds.map((pageId) => [pageId, 'At first.\n'])) };
}

/** Makes a change request for each page of each space: drafts, and every second one open. */
async function prepare(run: Run, round: number): Promise<Change[]> {
  const wanted = run.grounds.flatMap((ground) => ground.pageIds.map((pageId, i) => ({ ground, pageId, text: `Round ${round}, page ${i}.\n` })));
  const made = await run.mutate<{ changeRequest: { id: string } }>(
    wanted.map(({ ground, text }) => `createChangeRequest(spaceId: ${quoted(ground.id)}, input: { subject: ${quoted(text.trim())} }) { changeRequest { id } }`),
  );
  const changes = wanted.map((change, i): Change => ({ ...change, id: made[i]?.changeRequest.id ?? '', isGraph: i % 2 === 0 }));
  await run.mutate(
    changes.flatMap(({ id, ground, pageId, text }, i) => [
      `editChangeRequestContent(spaceId: ${quoted(ground.id)}, id: ${quoted(id)}, input: { baseRevision: "HEAD", changes: [{ updatePage: { page: ${quoted(pageId)}, markdown: ${quoted(text)} } }] }) { refs }`,
      ...(i % 4 < 2 ? [`updateChangeRequest(spaceId: ${quoted(ground.id)}, id: ${quoted(id)}, input: { status: OPEN }) { changeRequest { id } }`] : []),
    ]),
  );
  run.changes.push(...changes);
  return changes;
}

/** The merge of a change request, always with the same key. */
const requestOf = ({ id, ground, isGraph }: Change) => ({
  method: 'POST',
  key: `merge-${id}`,
  ...(isGraph ? { path: '/graphql', body: { query: MERGE, variables: { space: ground.id, id } } } : { path: `/v1/spaces/${ground.id}/change-requests/${id}/merge` }),
});

function acknowledge(change: Change, text: string): void {
  const body = Object(JSON.parse(text));
  change.acknowledged = { text, revision: (body.data?.mergeChangeRequest ?? body).revision };
  change.ground.texts.set(change.pageId, change.text);
}

/** Several people merge what is pending, in any order; with `until`, the server is killed after so many acknowledged merges. What was not acknowledged stays pending. */
async function mergeAll(run: Run, pending: Change[], until?: number): Promise<void> {
  let [count, isDead] = [0, false];
  const kill = async (): Promise<void> => {
    await pause(Math.random() * MOST_MS_BEFORE_KILL);
    run.server.process.kill('SIGKILL');
  };
  const killed: Promise<void>[] = [];
  const work = async (): Promise<void> => {
    const agent = new http.Agent({ keepAlive: true });
    while (!isDead) {
      const [change] = pending.splice(Math.floor(Math.random() * pending.length), 1);
      if (!change) break;
      const { status, text } = await run.send(agent, requestOf(change));
      if (status === 200) acknowledge(change, text);
      else pending.push(change);
      if (status === 0) isDead = true;
      if (status === 200 && ++count === until) killed.push(kill());
    }
    agent.destroy();
  };
  await Promise.all(Array.from({ length: CLIENTS }, work));
  await Promise.all(killed);
  if (until === undefined) assert.equal(pending.length, 0, 'the server went away without being killed');
  else assert.equal(await run.server.ended, 'SIGKILL');
}

/** Holds the database and what the server shows to what was acknowledged. */
async function judge(run: Run): Promise<void> {
  const { tally, place } = run;
  const spaceIds = run.grounds.map(({ id }) => id);
  const blameAll = (what: string, flaws: readonly object[]): void => {
    for (const flaw of flaws) tally.blame(`${what}: ${JSON.stringify(flaw)}`);
  };
  blameAll('a node or a text is missing', await wholeOf(place, spaceIds));
  blameAll('a history is not one straight line', await chainsOf(place, spaceIds));
  blameAll('counters are wrong', await countersOf(place, spaceIds));
  const history = await historyOf(place, spaceIds);
  for (const change of run.changes) {
    const { id, acknowledged, ground, pageId, text } = change;
    const found = history.get(id);
    const isMerged = found?.status === 'MERGED';
    if (!found || found.merges.length !== (isMerged ? 1 : 0) || found.events !== found.merges.length || (found.merges[0] ?? null) !== found.mergedRevisionId)
      tally.blame(`${id} is merged by half: ${JSON.stringify(found)}`);
    if (acknowledged && acknowledged.revision !== found?.mergedRevisionId) tally.blame(`${id} was acknowledged as ${acknowledged.revision}: ${JSON.stringify(found)}`);
    if (!acknowledged && isMerged) ground.texts.set(pageId, text); // done, and nobody was told
  }
  await readAll(run);
}

/** Reads every page of every space through the API. */
async function readAll(run: Run): Promise<void> {
  for (const { id, texts } of run.grounds) {
    const { space } = await run.ask<{ space: { revision: { allPages: { id: string; markdown: string }[] } } }>('query ($id: ID!) { space(id: $id) { revision { allPages { id markdown } } } }', { id });
    const shown = new Map(space.revision.allPages.map((page) => [page.id, page.markdown]));
    if (shown.size !== texts.size) run.tally.blame(`${id} has ${shown.size} pages.`);
    for (const [pageId, text] of texts) if (shown.get(pageId) !== text) run.tally.blame(`${pageId} says ${JSON.stringify(shown.get(pageId))}, and was to say ${JSON.stringify(text)}.`);
  }
}

/** Sends some merges that were acknowledged again with their keys: the answer is the same. */
async function sendAgain(run: Run, changes: readonly Change[]): Promise<void> {
  const agent = new http.Agent();
  for (const change of changes.filter(({ acknowledged }) => acknowledged).slice(-5)) {
    const { text } = await run.send(agent, requestOf(change));
    if (text !== change.acknowledged?.text) run.tally.blame(`${change.id}, sent again, is answered ${text}, and was ${change.acknowledged?.text}`);
    run.resent++;
  }
}

async function runRound(run: Run, round: number): Promise<void> {
  const changes = await prepare(run, round);
  const pending = [...changes];
  for (let kill = 0; kill < KILLS; kill++) {
    await mergeAll(run, pending, 1 + Math.floor(Math.random() * MOST_BEFORE_KILL));
    await run.restart();
    const before = await historyOf(
      run.place,
      run.grounds.map(({ id }) => id),
    );
    run.doneUnnoticed += pending.filter(({ id }) => before.get(id)?.status === 'MERGED').length;
    await judge(run);
    await sendAgain(run, changes);
  }
  await mergeAll(run, pending);
  await judge(run);
}

async function killDuringMerges(tally: Tally, place: Place): Promise<void> {
  await place.openDatabase();
  const server = await place.startServer();
  assert.ok(server.demoToken);
  const run = new Run(tally, place, server, server.demoToken);
  run.grounds = await Promise.all(Array.from({ length: SPACES }, (_, n) => makeGround(run, n)));
  for (let round = 1; round <= ROUNDS; round++) await runRound(run, round);
  const merged = run.changes.filter(({ acknowledged }) => acknowledged).length;
  assert.equal(merged, ROUNDS * SPACES * PAGES);
  tally.note(`${ROUNDS} rounds of ${SPACES * PAGES} merges by ${CLIENTS} clients into ${SPACES} spaces; killed ${ROUNDS * KILLS} times`);
  tally.note(`${run.cutOff} merges were cut off: ${run.doneUnnoticed} of them were done, the others not at all; sent again with their keys, each was answered and is there once`);
  tally.note(`${merged} acknowledged merges are there with their texts; ${run.resent} sent again after a kill were answered the same`);
  run.server.process.kill('SIGTERM');
  assert.equal(await run.server.ended, 0, run.server.output());
}

/** No merge is half done, and none that was acknowledged is lost. */
export const serverKilledMerging: Scenario = { name: 'server killed during merges', run: killDuringMerges };
