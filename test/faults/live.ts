// Kills two servers in turn while ten writers write: three subscribers continue on either server,
// and a receiver gets webhooks. Nobody misses an event.
import assert from 'node:assert/strict';
import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { demoId } from '../../prisma/seed/ids.ts';
import { flawOf, send } from './client.ts';
import type { Server, TestInstallation } from './installation.ts';
import { Follower } from './live/follower.ts';
import { openReceiver } from './live/receiver.ts';
import type { Scenario, Tally } from './scenario.ts';

const WRITER_COUNT = 10;
const KILL_COUNT = 20;
/** Time between the start of a killed server and the next kill. */
const CALM_MS = 1000;
/** Pause of a writer between its requests; without it, this process would need a processor. */
const WRITE_PAUSE_MS = 100;
/** Pause after a request to a server that is down. */
const AWAY_MS = 250;
/** The webhooks of a killed server continue when its lease ends, after 15 seconds. */
const MAX_LATE_MS = 180_000;

const acme = demoId('Organization', 'acme');

/** Two servers on one database, of which one at a time is killed. */
class Pair {
  private readonly servers: Server[];
  private readonly installation: TestInstallation;

  constructor(installation: TestInstallation, servers: readonly Server[]) {
    this.installation = installation;
    this.servers = [...servers];
  }

  /** Returns the URL of a server, also while it is down. */
  readonly url = (n: number): string => this.servers[n % 2]?.url ?? '';

  /** Kills a server, and starts another at its address. */
  async kill(n: number): Promise<void> {
    const server = this.servers[n % 2];
    assert.ok(server);
    server.process.kill('SIGKILL');
    assert.equal(await server.ended, 'SIGKILL');
    this.servers[n % 2] = await this.installation.startServer({ PORT: new URL(server.url).port });
  }
}

/** The state of the writers. */
interface Writing {
  isOver: boolean;
  acknowledged: number;
  interrupted: number;
}

/** Creates a team and changes its title until the end, on each server in turn. */
async function writeOn(
  pair: Pair,
  token: string,
  tally: Tally,
  writing: Writing,
  writer: number,
): Promise<void> {
  const agent = new http.Agent({ keepAlive: true });
  let team: string | undefined;
  for (let n = 0; !writing.isOver; n++) {
    const requestId = `live-${writer}-${n}`;
    const end = await send(pair.url(writer + n), agent, {
      method: team === undefined ? 'PUT' : 'PATCH',
      path: `/v1/orgs/${acme}/teams${team === undefined ? '' : `/${team}`}`,
      ...{ token, requestId, key: requestId },
      body: { title: `Writer ${writer}, ${n}` },
    });
    if (end.broken !== undefined) {
      writing.interrupted++;
      await pause(AWAY_MS);
      continue;
    }
    const { status, ms } = end;
    tally.count({ what: requestId, status, ms, flaw: flawOf(end), within: MAX_LATE_MS });
    if (status < 300) {
      writing.acknowledged++;
      team ??= Object(JSON.parse(end.text)).id;
    }
    await pause(WRITE_PAUSE_MS);
  }
  agent.destroy();
}

/** Waits until a condition holds, or nothing can be expected any more. */
async function until(holds: () => Promise<boolean>): Promise<void> {
  const endsAt = performance.now() + MAX_LATE_MS;
  while (!(await holds()) && performance.now() < endsAt) await pause(500);
}

interface EventRow {
  readonly position: number;
  readonly id: string;
  readonly action: string;
  readonly subject: string;
}

/** Returns the events of the log after a position, in its order. */
const eventsAfter = (installation: TestInstallation, position: number): Promise<EventRow[]> =>
  installation.sql<EventRow>(
    'SELECT p.position, e.id, e.action, e.subject_id AS subject FROM events e JOIN event_positions p USING (id, organization_id) WHERE organization_id = $1 AND p.position > $2 ORDER BY p.position',
    [acme, position],
  );

const UNASSIGNED =
  'SELECT count(*)::int AS count FROM events e WHERE organization_id = $1 AND NOT EXISTS (SELECT FROM event_positions p WHERE p.id = e.id AND p.organization_id = e.organization_id)';

/** Creates an endpoint of webhooks, and returns its secret. */
async function createEndpoint(url: string, token: string, receiver: string): Promise<string> {
  const agent = new http.Agent();
  const { status, text } = await send(url, agent, {
    ...{ method: 'POST', path: '/graphql', token, requestId: 'endpoint' },
    body: {
      query:
        'mutation ($input: CreateWebhookEndpointInput!) { createWebhookEndpoint(input: $input) { webhookEndpoint { position } secret } }',
      variables: {
        input: { organizationId: acme, url: receiver, eventTypes: ['team.create', 'team.update'] },
      },
    },
  });
  assert.equal(status, 200, text);
  return String(Object(JSON.parse(text)).data.createWebhookEndpoint.secret);
}

async function live(tally: Tally, installation: TestInstallation): Promise<void> {
  await installation.openDatabase();
  installation.settings = { ALLOW_PRIVATE_NETWORKS: 'on' };
  const first = await installation.startServer();
  const pair = new Pair(installation, [first, await installation.startServer()]);
  const { token } = installation;
  assert.ok(token);
  const receiver = await openReceiver(installation);
  receiver.secret = await createEndpoint(first.url, token, receiver.url);
  await until(async () => (await installation.sql(UNASSIGNED, [acme]))[0]?.['count'] === 0);
  const start = (await eventsAfter(installation, 0)).at(-1)?.position ?? 0;
  const followers = [() => 0, () => 1, (attempt: number) => attempt].map(
    (serverOf) => new Follower((attempt) => pair.url(serverOf(attempt)), token, acme, start),
  );
  const writing: Writing = { isOver: false, acknowledged: 0, interrupted: 0 };
  const writers = Array.from({ length: WRITER_COUNT }, (_, n) =>
    writeOn(pair, token, tally, writing, n),
  );
  for (let n = 0; n < KILL_COUNT; n++) {
    await pause(CALM_MS);
    await pair.kill(n);
  }
  await pause(CALM_MS);
  writing.isOver = true;
  await Promise.all(writers);
  await until(async () => (await installation.sql(UNASSIGNED, [acme]))[0]?.['count'] === 0);
  const events = await eventsAfter(installation, start);
  await until(async () => followers.every(({ received }) => received.length >= events.length));
  await pause(CALM_MS); // duplicates would arrive late
  for (const [n, follower] of followers.entries()) {
    await follower.close();
    assert.deepEqual(
      follower.received,
      events.map(({ position, id, action }) => ({ position, id, action })),
      `The events of subscriber ${n}`,
    );
    assert.deepEqual(follower.flaws, [], `The messages of subscriber ${n}`);
  }
  const expected = events.filter(({ action }) => action.startsWith('team.'));
  await until(async () => receiver.ids.size >= expected.length);
  receiver.check(expected);
  assert.ok(writing.interrupted > 0, 'No writer noticed.');
  tally.note(
    `${KILL_COUNT} kills: ${writing.acknowledged} writes acknowledged, ${writing.interrupted} requests cut off or refused; ${events.length} events, which each of 3 subscribers received once and in order, with ${followers.map(({ connections }) => connections).join(', ')} connections; ${expected.length} webhooks in ${receiver.requests} requests, in order for each of ${WRITER_COUNT} subjects`,
  );
}

/** Subscribers and webhooks miss no event when servers are killed. */
export const followedWhileKilled: Scenario = {
  name: 'subscribers and webhooks, 20 kills',
  run: live,
};
