// Stops all processes of the primary, which then neither answers nor refuses connections: reads are
// answered by the replica, writes fail in time, and both succeed again afterwards.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { stopProcesses } from '../faults/postmaster.ts';
import { ids, useWorld, Visitor } from '../support.ts';
import { openApplication, openPair } from './pair.ts';
import { untilUsed } from './reads.ts';

const world = useWorld();
const TEAMS =
  'query ($org: ID!) { organization(id: $org) { teams(first: 3) { nodes { title } } } }';
const CREATE =
  'mutation ($org: ID!, $title: String!) { createTeam(input: { organizationId: $org, title: $title }) { team { title } } }';

const COUNT = `SELECT count(*)::int AS count FROM teams WHERE title = 'After'`;
/** Milliseconds within which each request is answered, whatever the database does. */
const MAX_ANSWER_MS = 3500;

/** Sends a request, and returns its status and its duration. */
async function statusAfter(request: () => Promise<{ status: number }>) {
  const began = performance.now();
  const { status } = await request();
  return { status, ms: performance.now() - began };
}

/** Sends a write until it succeeds, which is refused for as long as the primary is known as lost. */
async function untilWritten(write: () => Promise<{ status: number }>): Promise<void> {
  for (;;) {
    const { status } = await write();
    if (status < 300) return;
    expect([503, 504]).toContain(status);
    await pause(50);
  }
}

it('answers reads from the replica, and refuses writes in time, while the primary hangs', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lectern-replica-'));
  chmodSync(folder, 0o711);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const token = await world.tokenOf(ids.user('ana'));
  const database = world.connections.name;
  const { primary, replica } = await openPair(folder);
  onTestFinished(() => replica.end());
  onTestFinished(() => primary.end());
  const application = openApplication(
    folder,
    primary.url('app', database),
    replica.url('app', database),
  );
  const { url } = await application.listen();
  onTestFinished(() => application.close());
  await untilUsed(url);
  const ana = new Visitor(() => url, token);
  const nobody = new Visitor(() => url, undefined);
  const reads = {
    rest: () => ana.get(`/v1/orgs/${ids.acme}/teams`),
    graphql: () => ana.query(TEAMS, { org: ids.acme }),
    site: () => nobody.get(`/v1/orgs/${ids.acme}/sites/${ids.site('help')}/published`),
    html: () => nobody.exchange('GET', '/public/acme-docs/acme-help/blocks'),
  };
  const writes = {
    rest: (title: string) => ana.put(`/v1/orgs/${ids.acme}/teams`, { title }),
    graphql: (title: string) => ana.query(CREATE, { org: ids.acme, title }),
  };
  for (const read of Object.values(reads)) await read();
  const resume = stopProcesses(primary.pid);
  onTestFinished(resume);
  const reading = Object.values(reads).map((read) => () => statusAfter(read));
  const writing = Object.values(writes).map((write) => () => statusAfter(() => write('Hung')));
  // the first requests find out that the primary hangs, and those of the second round know it
  for (const maxReadMs of [3000, 2000]) {
    const [answered, refused] = await Promise.all([
      Promise.all(reading.map((read) => read())),
      Promise.all(writing.map((write) => write())),
    ]);
    expect(answered.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(Math.max(...answered.map(({ ms }) => ms))).toBeLessThan(maxReadMs);
    for (const { status } of refused) expect([503, 504]).toContain(status);
    expect(Math.max(...refused.map(({ ms }) => ms))).toBeLessThan(MAX_ANSWER_MS);
  }
  expect((await fetch(`${url}/readyz`)).status).toBe(200);

  resume();
  await untilWritten(() => writes.rest('Again'));
  for (const write of Object.values(writes))
    expect([200, 201]).toContain((await write('After')).status);
  for (const read of Object.values(reads)) expect((await read()).status).toBe(200);
  await untilUsed(url);
  const rows = await primary.sql<{ count: number }>(COUNT, database);
  expect(rows).toEqual([{ count: 2 }]);
});
