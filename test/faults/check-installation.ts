// Ends every scenario: shuts down its servers, checks the invariants, and reads a sample through a
// new server.
import pg from 'pg';
import { demoId } from '../../prisma/seed/ids.ts';
import { unreadable } from './invariants/api.ts';
import type { Query } from './invariants/invariant.ts';
import { violationsOf } from './invariants.ts';
import type { TestInstallation } from './installation.ts';
import type { Tally } from './scenario.ts';

/** Ends the servers of an installation and reports every violated invariant as a flaw. */
export async function checkInstallation(
  tally: Tally,
  installation: TestInstallation,
): Promise<void> {
  const killed = await installation.endServers();
  if (killed > 0) tally.addFlaw(`${killed} servers did not end within 10 s of SIGTERM.`);
  const client = new pg.Client({
    connectionString: (await installation.openDatabase()).url('superuser'),
  });
  client.on('error', () => {}); // the running statement fails on its own
  await client.connect();
  const query: Query = async (text, values) => (await client.query(text, values)).rows;
  try {
    const violations = await violationsOf({
      query,
      since: installation.since,
      stored: installation.stored,
      acknowledged: tally.acknowledged,
    });
    if (installation.token !== undefined) {
      // last, because the server runs jobs and so changes the rows that the statements count
      const { url } = await installation.startServer();
      violations.push(
        ...(await unreadable(query, {
          url,
          token: installation.token,
          organizationId: demoId('Organization', 'acme'),
        })),
      );
    }
    for (const { invariant, what } of violations) tally.addFlaw(`${invariant}: ${what}`);
    const [counted] = await query<{ revisions: number; events: number }>(
      'SELECT (SELECT count(*)::int FROM revisions) AS revisions, (SELECT count(*)::int FROM events) AS events',
    );
    const files = (await installation.stored.list()).length;
    tally.note(
      `invariants checked: ${counted?.revisions} revisions, ${counted?.events} events, ${files} stored files, ${tally.acknowledged.length} acknowledged rows; ${violations.length} violations`,
    );
  } finally {
    await client.end();
  }
}
