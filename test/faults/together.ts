// Two servers start at the same moment on a folder that nobody has used.
import assert from 'node:assert/strict';
import http from 'node:http';
import { demoId } from '../../prisma/seed.ts';
import { flawOf, type Sending, send } from './client.ts';
import type { Place, Server } from './place.ts';
import type { Scenario, Tally } from './scenario.ts';

const SERVERS = 2;
const acme = demoId('Organization', 'acme');

async function together(tally: Tally, place: Place): Promise<void> {
  const servers = await Promise.all(Array.from({ length: SERVERS }, () => place.startServer()));
  const tokens = servers.flatMap(({ demoToken }) => demoToken ?? []);
  assert.equal(tokens.length, 1, 'One of them makes the demo world, and prints its token.');
  const [token = ''] = tokens;
  const agent = new http.Agent();
  const ask = async (server: Server, request: Pick<Sending, 'method' | 'path' | 'body'>) => {
    const sending = { ...request, token, requestId: 'together' };
    const ending = await send(server.url, agent, sending);
    tally.count({ what: `${request.method} ${request.path}`, status: ending.status, ms: ending.ms, flaw: flawOf(ending) });
    return Object(JSON.parse(ending.text));
  };
  for (const [n, server] of servers.entries()) {
    await ask(server, { method: 'GET', path: '/readyz' });
    const title = `Made at server ${n}`;
    const { id } = await ask(server, { method: 'PUT', path: `/v1/orgs/${acme}/teams`, body: { title } });
    for (const other of servers) assert.equal((await ask(other, { method: 'GET', path: `/v1/orgs/${acme}/teams/${id}` })).title, title);
  }
  await judge(tally, place);
  for (const { process: child } of servers) child.kill('SIGTERM');
  assert.deepEqual(
    await Promise.all(servers.map(({ ended }) => ended)),
    servers.map(() => 0),
  );
}

/** One database, one demo world. */
async function judge(tally: Tally, place: Place): Promise<void> {
  const [counted] = await place.sql(`SELECT (SELECT count(*)::int FROM pg_database WHERE datname = 'lectern') AS databases, (SELECT count(*)::int FROM organizations) AS organizations,
    (SELECT count(*)::int FROM users) AS users, (SELECT count(*)::int FROM teams WHERE title LIKE 'Made at server _') AS made, (SELECT count(*)::int FROM api_tokens) AS tokens`);
  assert.deepEqual(counted, { databases: 1, organizations: 2, users: 7, made: SERVERS, tokens: 1 });
  tally.note('one database, one demo world, one token; what one makes the other reads');
}

/** Neither harms the other. */
export const startedTogether: Scenario = { name: 'two servers started at once', run: together };
