// Starts two servers at the same moment on a new folder.
import assert from 'node:assert/strict';
import http from 'node:http';
import { demoId } from '../../prisma/seed/ids.ts';
import { flawOf, type OutgoingRequest, send } from './client.ts';
import type { TestInstallation, Server } from './installation.ts';
import type { Scenario, Tally } from './scenario.ts';

const SERVERS = 2;
const acme = demoId('Organization', 'acme');

async function together(tally: Tally, installation: TestInstallation): Promise<void> {
  const servers = await Promise.all(
    Array.from({ length: SERVERS }, () => installation.startServer()),
  );
  const tokens = servers.flatMap(({ demoToken }) => demoToken ?? []);
  assert.equal(tokens.length, 1, 'One of them makes the demo world, and prints its token.');
  const [token = ''] = tokens;
  const agent = new http.Agent();
  const ask = async (
    server: Server,
    request: Pick<OutgoingRequest, 'method' | 'path' | 'body'>,
  ) => {
    const sending = { ...request, token, requestId: 'together' };
    const ending = await send(server.url, agent, sending);
    tally.count({
      what: `${request.method} ${request.path}`,
      status: ending.status,
      ms: ending.ms,
      flaw: flawOf(ending),
    });
    return Object(JSON.parse(ending.text));
  };
  for (const [n, server] of servers.entries()) {
    await ask(server, { method: 'GET', path: '/readyz' });
    const title = `Made at server ${n}`;
    const { id } = await ask(server, {
      method: 'PUT',
      path: `/v1/orgs/${acme}/teams`,
      body: { title },
    });
    for (const other of servers)
      assert.equal(
        (await ask(other, { method: 'GET', path: `/v1/orgs/${acme}/teams/${id}` })).title,
        title,
      );
  }
  await checkSingleDemoWorld(tally, installation);
  for (const { process: child } of servers) child.kill('SIGTERM');
  assert.deepEqual(
    await Promise.all(servers.map(({ ended }) => ended)),
    servers.map(() => 0),
  );
}

/** Checks that there is one database and one demo world. */
async function checkSingleDemoWorld(tally: Tally, installation: TestInstallation): Promise<void> {
  const [counted] =
    await installation.sql(`SELECT (SELECT count(*)::int FROM pg_database WHERE datname = 'lectern') AS databases, (SELECT count(*)::int FROM organizations) AS organizations,
    (SELECT count(*)::int FROM users) AS users, (SELECT count(*)::int FROM teams WHERE title LIKE 'Made at server _') AS made, (SELECT count(*)::int FROM api_tokens) AS tokens`);
  assert.deepEqual(counted, { databases: 1, organizations: 2, users: 7, made: SERVERS, tokens: 1 });
  tally.note('one database, one demo world, one token; what one makes the other reads');
}

/** Two servers that start together do not disturb each other. */
export const startedTogether: Scenario = { name: 'two servers started at once', run: together };
