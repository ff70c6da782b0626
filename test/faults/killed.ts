// Kills the server around the COMMIT of a write, and sends the same request again with its
// Idempotency-Key.
import assert from 'node:assert/strict';
import http from 'node:http';
import { demoId } from '../../prisma/seed/ids.ts';
import { type RequestResult, flawOf, send } from './client.ts';
import type { TestInstallation, Server } from './installation.ts';
import type { Scenario, Tally } from './scenario.ts';

/** A write to interrupt; `prepare` creates its target and returns the target's id. */
interface Write {
  readonly name: string;
  readonly status: number;
  prepare?(ask: Ask): Promise<string>;
  request(id: string, unique: string): Request;
}

interface Request {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
}

/** Sends a request that must succeed. */
type Ask = (request: Request) => Promise<{ id: string }>;

const acme = demoId('Organization', 'acme');
const orgs = `/v1/orgs/${acme}`;
const graphql = (query: string, variables: object): Request => ({
  method: 'POST',
  path: '/graphql',
  body: { query, variables: { org: acme, ...variables } },
});
const newTeam = (ask: Ask) =>
  ask({ method: 'PUT', path: `${orgs}/teams`, body: { title: `To change ${Math.random()}` } }).then(
    ({ id }) => id,
  );
const newLink = (ask: Ask) =>
  ask({ method: 'POST', path: `${orgs}/link-invites`, body: {} }).then(({ id }) => id);
const newToken = (ask: Ask) =>
  ask({ method: 'POST', path: '/v1/tokens', body: { label: 'To rotate' } }).then(({ id }) => id);

const writes: readonly Write[] = [
  {
    name: 'PUT team',
    status: 201,
    request: (_, unique) => ({ method: 'PUT', path: `${orgs}/teams`, body: { title: unique } }),
  },
  {
    name: 'PATCH team',
    status: 200,
    prepare: newTeam,
    request: (id, unique) => ({
      method: 'PATCH',
      path: `${orgs}/teams/${id}`,
      body: { title: unique },
    }),
  },
  {
    name: 'DELETE team (204)',
    status: 204,
    prepare: newTeam,
    request: (id) => ({ method: 'DELETE', path: `${orgs}/teams/${id}` }),
  },
  {
    name: 'DELETE link invite (205)',
    status: 205,
    prepare: newLink,
    request: (id) => ({ method: 'DELETE', path: `${orgs}/link-invites/${id}` }),
  },
  {
    name: 'POST token',
    status: 201,
    request: (_, unique) => ({ method: 'POST', path: '/v1/tokens', body: { label: unique } }),
  },
  {
    name: 'createTeam',
    status: 200,
    request: (_, unique) =>
      graphql(
        'mutation ($org: ID!, $title: String!) { createTeam(input: { organizationId: $org, title: $title }) { team { id title } } }',
        { title: unique },
      ),
  },
  {
    name: 'deleteTeam',
    status: 200,
    prepare: newTeam,
    request: (id) =>
      graphql('mutation ($id: ID!) { deleteTeam(input: { id: $id }) { deletedTeamId } }', { id }),
  },
  {
    name: 'rotateToken',
    status: 200,
    prepare: newToken,
    request: (id) =>
      graphql(
        'mutation ($id: ID!) { rotateToken(input: { id: $id }) { secret token { id lastFour } } }',
        {
          id,
        },
      ),
  },
  {
    name: 'two mutations in one',
    status: 200,
    request: (_, unique) =>
      graphql(
        'mutation ($org: ID!, $title: String!) { a: createTeam(input: { organizationId: $org, title: $title }) { team { id } } b: createTeam(input: { organizationId: $org, title: $title }) { team { id } } }',
        { title: unique },
      ),
  },
];

type Moment = 'before-commit' | 'after-commit';

/**
 * Kills a server during a write, sends the request twice more to the next server, and returns that
 * server for the next write.
 */
async function interrupt(
  tally: Tally,
  installation: TestInstallation,
  token: string,
  doomed: Server,
  write: Write,
  moment: Moment,
): Promise<Server> {
  const agent = new http.Agent();
  const ask = (server: Server, requestId: string, request: Request, key?: string) =>
    send(server.url, agent, { ...request, token, requestId, key });
  const id =
    (await write.prepare?.(async (request) =>
      Object(JSON.parse((await ask(doomed, 'prepare', request)).text)),
    )) ?? '';
  const unique = `${write.name} ${moment}`;
  const key = unique.replaceAll(' ', '-');
  const request = write.request(id, unique);
  const first = await ask(doomed, `die-${moment}`, request, key);
  assert.equal(first.status, 0, `${unique}: the first request was answered: ${first.text}`);
  assert.equal(await doomed.ended, 'SIGKILL');
  assert.equal(
    (await eventsOf(installation, `die-${moment}`)).length > 0,
    moment === 'after-commit',
    `${unique}: events of the interrupted request`,
  );
  const next = await installation.startServer({}, 'dying');
  const again: RequestResult[] = [];
  for (const requestId of ['again', 'once-more']) {
    const answer = await ask(next, requestId, request, key);
    tally.count({
      what: `${unique}, ${requestId}`,
      status: answer.status,
      ms: answer.ms,
      flaw: flawOf(answer),
    });
    again.push(answer);
  }
  await checkSingleEffect(installation, { write, moment, unique }, again);
  await forgetEvents(installation, moment);
  return next;
}

interface Interrupted {
  readonly write: Write;
  readonly moment: Moment;
  readonly unique: string;
}

/** Checks that the write took effect once and that each retry returned the same response. */
async function checkSingleEffect(
  installation: TestInstallation,
  { write, moment, unique }: Interrupted,
  [second, third]: RequestResult[],
): Promise<void> {
  assert.ok(second && third);
  assert.equal(second.status, write.status, `${unique}: ${second.text}`);
  assert.deepEqual(
    [third.status, third.text],
    [second.status, second.text],
    `${unique}: the same answer`,
  );
  const [fromFirst, fromAgain, fromThird] = await Promise.all(
    [`die-${moment}`, 'again', 'once-more'].map((requestId) => eventsOf(installation, requestId)),
  );
  assert.ok(fromFirst && fromAgain && fromThird);
  const done = [...fromFirst, ...fromAgain, ...fromThird];
  const effects = write.name.startsWith('two') ? 2 : 1;
  assert.equal(done.length, effects, `${unique}: ${done.length} effects`);
  assert.equal(
    (moment === 'after-commit' ? fromFirst : fromAgain).length,
    effects,
    `${unique}: which request had the effect`,
  );
  // The response names each created, changed or deleted resource, unless it is empty.
  for (const subject of second.text === '' ? [] : done)
    assert.ok(
      second.text.includes(subject),
      `${unique}: the answer names ${subject}: ${second.text}`,
    );
}

const EVENTS =
  'SELECT subject_id AS subject FROM events WHERE request_id = $1 UNION ALL SELECT subject_id FROM account_events WHERE request_id = $1';

const eventsOf = async (installation: TestInstallation, requestId: string): Promise<string[]> =>
  (await installation.sql<{ subject: string }>(EVENTS, [requestId])).map(({ subject }) => subject);

/** Renames the request ids of a write, so that its events are not counted for another write. */
async function forgetEvents(installation: TestInstallation, moment: Moment): Promise<void> {
  for (const table of ['events', 'account_events'])
    await installation.sql(
      `UPDATE ${table} SET request_id = 'checked-' || request_id WHERE request_id = ANY ($1)`,
      [[`die-${moment}`, 'again', 'once-more']],
    );
}

const scenarioAt = (moment: Moment): Scenario => ({
  name: `server killed ${moment.replace('-', ' ')}`,
  async run(tally, installation) {
    await installation.openDatabase();
    let server = await installation.startServer({}, 'dying');
    const { demoToken } = server;
    assert.ok(demoToken);
    for (const write of writes)
      server = await interrupt(tally, installation, demoToken, server, write, moment);
    tally.note(`${writes.length} writes, each one effect and one answer`);
  },
});

/**
 * The kill after the write is committed and before it is acknowledged, and the kill before it is
 * committed.
 */
export const killed: readonly Scenario[] = [
  scenarioAt('after-commit'),
  scenarioAt('before-commit'),
];
