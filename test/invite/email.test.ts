// Tests the e-mails of invites, through both APIs.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMailer } from '../../src/data/mailer.ts';
import { type Database, openDatabase } from '../../src/data/database.ts';
import { openQueue } from '../../src/data/queue.ts';
import { sendInvitesJob } from '../../src/jobs/send-emails.ts';
import { createWorker } from '../../src/jobs/worker.ts';
import { createLog } from '../../src/server/log.ts';
import { TEST_DEADLINES } from '../database.ts';
import { useMailServer } from '../notification/mail-server.ts';
import { ids, useWorld } from '../support.ts';

const from = 'Acme Docs <docs@acme.test>';
// the server only enqueues the job, which this file runs
const world = useWorld({ SMTP_URL: 'smtp://127.0.0.1:1', SMTP_FROM: from });
const server = useMailServer();
const path = `/v1/orgs/${ids.acme}/invites`;
let database: Database;

beforeAll(() => {
  database = openDatabase({ ...world.connections.pool, deadlines: TEST_DEADLINES });
});
afterAll(() => database.close());

/** Runs the jobs that are due. */
const runDue = (): Promise<void> =>
  createWorker({
    ...{ database, jobs: [sendInvitesJob], routines: [], secrets: world.console.secrets },
    queue: openQueue(database, world.connections.directUrl),
    log: createLog({ environment: 'test', logLevel: 'silent' }),
    mailer: createMailer({ smtpUrl: server.url, from }, () => {}),
    settings: { baseUrl: world.url, appUrl: `${world.url}/app` },
  }).runDue();

it('sends each invited address the link of its invite', async () => {
  const emails = ['one@acme.test', 'two@acme.test'];
  const { body } = await world.as('ana').post(path, { emails, role: 'read' });
  await runDue();
  await runDue();
  const sent = server.received
    .map(({ to, headers, text }) => [to, headers.get('subject'), text.split('\n')[2]])
    .toSorted();
  const links = new Map<string, string>(
    body.invites.map(({ email, urls }: { email: string; urls: { join: string } }) => [
      email,
      urls.join,
    ]),
  );
  expect(sent).toEqual(
    emails.map((email) => [
      email,
      'Ana Alvarez invited you to Acme Docs',
      `Accept the invite: ${links.get(email)}`,
    ]),
  );
  expect(server.received[0]?.headers.has('list-unsubscribe')).toBe(false);
});

it('sends the same through GraphQL, and none for an invite that was revoked', async () => {
  server.received.length = 0;
  const invite = async (email: string) => {
    const { data } = await world
      .as('ana')
      .query(
        `mutation ($input: InviteMembersInput!) { inviteMembers(input: $input) { invites { id urls { join } } } }`,
        { input: { organizationId: ids.acme, emails: [email] } },
      );
    return data.inviteMembers.invites[0];
  };
  const { urls } = await invite('three@acme.test');
  const { id } = await invite('four@acme.test');
  await world
    .as('ana')
    .query(`mutation { revokeInvite(input: { id: "${id}" }) { revokedInviteId } }`);
  await runDue();
  expect(server.received.map(({ to }) => to)).toEqual(['three@acme.test']);
  expect(server.received[0]?.text).toContain(urls.join);
});
