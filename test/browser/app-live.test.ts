/** Tests what the app shows live: two persons in two browsers, in a world of its own. */
import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { ids } from '../support.ts';
import { ask, expectAccessible, HOME, openApp, spaceAt, titled } from './app.ts';
import { useDesk } from './browser.ts';

const desk = useDesk(undefined, { jobs: true });

const LAPTOP = `${spaceAt('onboarding')}/cr/${ids.changeRequest('laptop')}`;
/** The browser of a member who joined in it. */
let other: BrowserContext;
let bea: Page;
let beaId: string;

beforeAll(async () => {
  const { inviteMembers } = await ask(
    desk,
    'mutation ($input: InviteMembersInput!) { inviteMembers(input: $input) { invites { urls { join } } } }',
    { input: { organizationId: ids.acme, emails: ['bea@acme.test'], role: 'EDIT' } },
  );
  other = await desk.visitor();
  ({ page: bea } = await desk.goTo(inviteMembers.invites[0].urls.join, { visitor: other }));
  await bea.getByRole('button', { name: 'Join' }).click();
  await titled(bea, 'Acme Docs');
  const token = await bea.evaluate(() => sessionStorage.getItem('lectern:token'));
  const { viewer } = await ask(desk, '{ viewer { id displayName } }', {}, token);
  beaId = viewer.id;
});

/** Opens an address of the app in the tab of bea, whose session is that of the tab. */
const goTo = (path: string) => bea.goto(`${desk.url}/app${path}`);

const present = (page: Page) =>
  page.getByRole('region', { name: 'Also here' }).getByRole('paragraph').allTextContents();

describe('a change request', () => {
  it('shows who else has it open, as they join and leave', async () => {
    const { page, complaints } = await openApp(desk, LAPTOP);
    await titled(page, /Two screens/);
    expect(await present(page)).toEqual([]);
    await goTo(LAPTOP);
    await expect.poll(() => present(page)).toEqual(['bea is here']);
    await expect.poll(() => present(bea)).toEqual(['Ana Alvarez is here']);
    await bea.getByRole('link', { name: 'Acme Docs' }).click();
    await expect.poll(() => present(page)).toEqual([]);
    await bea.goBack();
    await expect.poll(() => present(page)).toEqual(['bea is here']);
    await expectAccessible(page, 'presence');
    await page.close();
    await expect.poll(() => present(bea)).toEqual([]);
    expect(complaints).toEqual([]);
  });
});

describe('notifications', () => {
  it('are counted as they arrive, listed, and marked as read', async () => {
    await goTo(HOME);
    await titled(bea, 'Acme Docs');
    const bell = (name: string) => bea.getByRole('banner').getByRole('link', { name, exact: true });
    await bell('Notifications').waitFor();
    const { page } = await openApp(desk, LAPTOP);
    await titled(page, /Two screens/);
    const text = `Please look, [Bea](/users/${beaId} "mention").`;
    const comment = async () => {
      await page.getByLabel('Comment', { exact: true }).last().fill(text);
      await page.getByRole('button', { name: 'Add comment' }).click();
    };
    await comment();
    await bell('Notifications (1)').click();
    await titled(bea, 'Notifications');
    const items = bea.getByRole('main').getByRole('listitem');
    expect(await items.count()).toBe(1);
    await items.getByText('Ana Alvarez mentioned you on Two screens').waitFor();
    await comment();
    await expect.poll(() => items.count(), { timeout: 10_000 }).toBe(2);
    await bea.getByRole('button', { name: 'Mark all as read (2)' }).waitFor();
    await expectAccessible(bea, 'notifications');
    await items.first().getByRole('button', { name: 'Mark as read' }).click();
    await bea.getByRole('button', { name: 'Mark all as read (1)' }).click();
    await expect.poll(() => bea.getByRole('button', { name: 'Mark as unread' }).count()).toBe(2);
    await items.first().getByRole('link', { name: 'Two screens' }).click();
    await titled(bea, 'Comment');
    await bell('Notifications').waitFor();
  });
});
