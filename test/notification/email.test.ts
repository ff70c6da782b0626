// Tests the e-mails that a mail server receives, and the links that end them.
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendDueEmails } from '../../src/resources/notification/email-send.ts';
import { createMailer } from '../../src/data/mailer.ts';
import { ids, useWorld } from '../support.ts';
import { useMailServer } from './mail-server.ts';
import { comment, mention, send, useNotifier } from './support.ts';

const world = useWorld();
const notifier = useNotifier(world, { sendsEmail: true });
const server = useMailServer();
const laptop = ids.changeRequest('laptop');
let owner: pg.Client;

beforeAll(async () => {
  owner = new pg.Client({ connectionString: world.connections.ownerUrl });
  await owner.connect();
});
afterAll(() => owner.end());
beforeEach(async () => {
  await notifier.run();
  for (const table of ['notifications', 'notification_accounts', 'notification_preferences'])
    await owner.query(`DELETE FROM ${table}`);
  server.received.length = 0;
  server.refuses = false;
});

/** Sends what is due after this many minutes. */
const sendAfter = (minutes: number): Promise<void> => {
  const { secrets, database } = world.console;
  return sendDueEmails({
    ...{ database, secrets },
    settings: { baseUrl: world.url, appUrl: `${world.url}/app` },
    mailer: createMailer({ smtpUrl: server.url, from: 'Acme Docs <docs@acme.test>' }, () => {}),
    now: () => new Date(Date.now() + minutes * 60_000),
    isOver: () => false,
  });
};

/** Returns the recipients and subjects of what was received. */
const subjects = () =>
  server.received.map(({ to, headers }) => [to, headers.get('subject')]).toSorted();

/** Returns the address in the header of the first e-mail that ends such e-mails. */
const unsubscribeUrl = (): string =>
  /^<(.*)>$/.exec(server.received[0]?.headers.get('list-unsubscribe') ?? '')?.[1] ?? '';

describe('an e-mail', () => {
  it('about a mention is sent at once, as text and as HTML, with a link that ends them', async () => {
    const id = await comment(world, 'cat', laptop, `<b>Hello</b> ${mention('ana')}`);
    await notifier.run();
    await sendAfter(0);
    expect(server.received.length).toBe(1);
    const [{ from, to, headers, text, html } = await Promise.reject()] = server.received;
    expect([from, to, headers.get('from'), headers.get('subject')]).toEqual([
      'docs@acme.test',
      'ana@acme.test',
      'Acme Docs <docs@acme.test>',
      'Cat Cooper mentioned you on Two screens',
    ]);
    const url = unsubscribeUrl();
    expect(url.startsWith(`${world.url}/notifications/unsubscribe/`)).toBe(true);
    expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const app = `${world.url}/app/o/${ids.acme}/s/${ids.space('onboarding')}/comments/${id}`;
    expect(text.split('\n').slice(0, 6)).toEqual([
      'Cat Cooper mentioned you on Two screens (Onboarding, Acme Docs)',
      `> <b>Hello</b> ${mention('ana')}`,
      app,
      '',
      '--',
      `No more e-mails of this kind: ${url}`,
    ]);
    expect(html).toContain(`<a href="${app}">Cat Cooper mentioned you on Two screens</a>`);
    expect(html).toContain('&#60;b&#62;Hello&#60;/b&#62;');
    expect(html).not.toContain('<b>');
  });

  it('about a mention in a page names the page, and the one who merged the change', async () => {
    const spaceId = ids.space('onboarding');
    const pageId = ids.page('onboarding', 3);
    const edit = (markdown: string) => ({
      baseRevisionId: 'HEAD',
      changes: [{ updatePage: { pageId, document: { markdown } } }],
    });
    const direct = { spaceId, ...edit(mention('ben')) };
    await send(world, 'ana', 'editSpaceContent', direct, '__typename');
    await notifier.runWithChecks();
    const { changeRequest } = await send(
      world,
      'ana',
      'createChangeRequest',
      { spaceId },
      'changeRequest { id }',
    );
    const { id: changeRequestId } = changeRequest;
    const draft = { changeRequestId, ...edit(`${mention('ben')} ${mention('cat')}`) };
    await send(world, 'ana', 'editChangeRequestContent', draft, '__typename');
    await send(world, 'ana', 'mergeChangeRequest', { id: changeRequestId }, '__typename');
    await notifier.runWithChecks();
    await sendAfter(0);
    const { displayName: name } = (await world.as('ana').get('/v1/user')).body;
    expect(subjects()).toEqual([
      ['ben@acme.test', `${name} mentioned you on Tools`],
      ['cat@acme.test', `${name} merged a change that mentions you on Tools`],
    ]);
    const app = `${world.url}/app/o/${ids.acme}/s/${spaceId}/p/${pageId}`;
    for (const { text } of server.received) expect(text.split('\n')[1]).toBe(app);
  });

  it('is sent once', async () => {
    await comment(world, 'cat', laptop, mention('ana'));
    await notifier.run();
    await Promise.all([sendAfter(0), sendAfter(0), sendAfter(0)]);
    await sendAfter(60);
    expect(subjects()).toEqual([
      ['ana@acme.test', 'Cat Cooper mentioned you on Two screens'],
      ['ben@acme.test', 'Cat Cooper commented on Two screens'],
    ]);
  });

  it('about comments is one for those of fifteen minutes, without those that were read', async () => {
    for (const text of ['One', 'Two', 'Three', 'Four']) {
      await comment(world, 'cat', laptop, text);
      await notifier.run();
    }
    const [newest] = (await world.as('ben').get('/v1/user/notifications')).body.items;
    await world.as('ben').patch(`/v1/user/notifications/${newest.id}`, { isRead: true });
    await sendAfter(14);
    expect(subjects()).toEqual([]);
    await sendAfter(16);
    expect(subjects()).toEqual([['ben@acme.test', '3 notifications']]);
    expect(server.received[0]?.text).not.toContain('> Four');
    await sendAfter(60);
    expect(server.received.length).toBe(1);
  });

  it('is not sent of what its person cannot read any more', async () => {
    await comment(world, 'cat', laptop, 'Secret');
    await notifier.run();
    const grant = (role: string | null) =>
      send(
        world,
        'ana',
        'setMemberGrant',
        { contentId: ids.space('onboarding'), userId: ids.user('ben'), role },
        'grant { id }',
      );
    await grant('READ');
    await sendAfter(16);
    await grant('EDIT');
    await sendAfter(60);
    expect(server.received).toEqual([]);
  });

  it('has a name with line breaks and markup in one line and without markup', async () => {
    const name = 'Cat\r\nBcc: eve@umbrella.test\r\n\r\n<script>';
    await owner.query('UPDATE users SET display_name = $1 WHERE id = $2', [name, ids.user('cat')]);
    await comment(world, 'cat', laptop, mention('ana'));
    await notifier.run();
    await sendAfter(0);
    await owner.query("UPDATE users SET display_name = 'Cat Cooper' WHERE id = $1", [
      ids.user('cat'),
    ]);
    expect(subjects()).toEqual([
      ['ana@acme.test', 'Cat Bcc: eve@umbrella.test <script> mentioned you on Two screens'],
    ]);
    expect(server.received[0]?.headers.has('bcc')).toBe(false);
    expect(server.received[0]?.html).not.toContain('<script>');
  });

  it('that the server refuses is sent again later', async () => {
    await comment(world, 'cat', laptop, mention('ana'));
    await notifier.run();
    server.refuses = true;
    await expect(sendAfter(0)).rejects.toThrow('Later');
    server.refuses = false;
    await sendAfter(0.5);
    expect(server.received).toEqual([]);
    await sendAfter(2);
    expect(subjects()).toEqual([['ana@acme.test', 'Cat Cooper mentioned you on Two screens']]);
  });

  it('is not sent for a reason for which its person wants none', async () => {
    const preferences = [
      { reason: 'COMMENT', email: 'NONE' },
      { reason: 'MENTION', email: 'DIGEST' },
    ];
    await send(
      world,
      'ben',
      'updateNotificationPreferences',
      { preferences },
      'preferences { reason }',
    );
    await comment(world, 'cat', laptop, 'Hello');
    await comment(world, 'cat', laptop, mention('ben'));
    await notifier.run();
    await sendAfter(0);
    expect(subjects()).toEqual([]);
    await sendAfter(16);
    expect(subjects()).toEqual([['ben@acme.test', 'Cat Cooper mentioned you on Two screens']]);
  });
});

describe('the link that ends e-mails', () => {
  const reasonsOf = async () => {
    const { body } = await world.as('ana').get('/v1/user/notification-preferences');
    return body.preferences
      .filter(({ email }: { email: string }) => email === 'none')
      .map(({ reason }: { reason: string }) => reason);
  };

  it('shows a button to a GET, and ends the e-mails of the reason with a POST', async () => {
    await comment(world, 'cat', laptop, mention('ana'));
    await notifier.run();
    await sendAfter(0);
    const url = unsubscribeUrl();
    for (const method of ['GET', 'HEAD']) {
      const shown = await fetch(url, { method });
      expect([shown.status, shown.headers.get('content-type')]).toEqual([
        200,
        'text/html; charset=utf-8',
      ]);
    }
    expect(await (await fetch(url)).text()).toContain('<form method="post">');
    expect(await reasonsOf()).toEqual([]);
    const posted = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(posted.status).toBe(200);
    expect(await reasonsOf()).toEqual(['mention']);
    await comment(world, 'cat', laptop, mention('ana'));
    await notifier.run();
    await sendAfter(60);
    expect(server.received.filter(({ to }) => to === 'ana@acme.test').length).toBe(1);
    expect((await world.as('ana').get('/v1/user/notifications?limit=1')).body.items.length).toBe(1);
  });

  it('is not found if it was changed', async () => {
    await comment(world, 'cat', laptop, mention('ana'));
    await notifier.run();
    await sendAfter(0);
    const url = unsubscribeUrl();
    for (const changed of [
      `${url.slice(0, -1)}A`,
      `${url}AAAA`,
      `${world.url}/notifications/unsubscribe/`,
    ])
      for (const method of ['GET', 'POST'])
        expect((await fetch(changed, { method })).status).toBe(404);
    expect((await fetch(url, { method: 'PUT' })).status).toBe(405);
    expect(await reasonsOf()).toEqual([]);
  });
});
