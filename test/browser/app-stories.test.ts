/** Walks through the main stories of the app, in a world of its own. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ids } from '../support.ts';
import { ask, HOME, openApp, spaceAt, titled } from './app.ts';
import { useDesk } from './browser.ts';

const desk = useDesk();

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name });
const article = (page: Page) => page.getByRole('article');

const FIRST_DAY = `${spaceAt('onboarding')}/p/${ids.page('onboarding', 1)}`;

/** Replaces the markdown in the editor by a changed one, and saves it. */
async function edit(page: Page, change: (text: string) => string): Promise<void> {
  const editor = page.getByLabel('Markdown');
  await editor.fill(change(await editor.inputValue()));
  await button(page, 'Save').click();
}

describe('the app', () => {
  it('is signed in by the link of npm start, and keeps the token for the tab only', async () => {
    const { page, operations, complaints, foreign } = await openApp(desk, '');
    await titled(page, 'Your organizations');
    expect(page.url()).not.toContain('lp_');
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('lp_');
    await link(page, 'Acme Docs').click();
    await titled(page, 'Acme Docs');
    const sidebar = page.getByRole('navigation', { name: 'Organization' });
    expect((await sidebar.getByRole('link').allTextContents()).slice(3)).toEqual([
      'Handbook',
      'Policies',
      '✈️ Travel policy',
      '👋 Onboarding',
      'Product',
      '📘 User guide',
      '🔌 API reference',
      'Board',
      '🔒 Minutes',
      '📝 Scratchpad',
    ]);
    await sidebar.getByRole('link', { name: 'User guide' }).click();
    await titled(page, 'User guide');
    // The second screen has selected the frame, and no other request was needed for it.
    expect(operations).toEqual(['Organizations', 'Home', 'SpaceOverview']);
    expect([complaints, foreign]).toEqual([[], []]);
  });

  it('asks for a token, refuses a wrong one, and returns to the address', async () => {
    const { page } = await desk.goTo(`/app${FIRST_DAY}`);
    await titled(page, 'Sign in to Lectern');
    await page.getByLabel('Token').fill('lp_wrong');
    await button(page, 'Sign in').click();
    await page.getByText('The token is unknown, revoked or expired.').waitFor();
    await page.getByLabel('Token').fill(desk.token);
    await button(page, 'Sign in').click();
    await titled(page, 'First day');
    expect(new URL(page.url()).pathname).toBe(`/app${FIRST_DAY}`);
  });

  it('renders a page with its variables, links and outline', async () => {
    const { page, complaints } = await openApp(
      desk,
      `${spaceAt('guide')}/p/${ids.page('guide', 1)}`,
    );
    await titled(page, 'Welcome');
    await article(page).getByText('This guide is about version 2.1.').waitFor();
    await article(page).getByRole('link', { name: 'installing it' }).click();
    await titled(page, 'Install');
    const outline = page.getByRole('navigation', { name: 'On this page' });
    expect(await outline.getByRole('link').allTextContents()).toEqual(['On Linux', 'On a phone']);
    await outline.getByRole('link', { name: 'On a phone' }).click();
    expect(await page.evaluate(() => document.querySelector(location.hash)?.textContent)).toBe(
      'On a phone',
    );
    expect(complaints).toEqual([]);
  });

  it('runs nothing that a document contains', async () => {
    const markdown = `Hello

<script>document.title = 'run'</script><img src="x:" onerror="document.title = 'run'">
<a href="javascript:document.title = 'run'">press</a> <style>body { display: none }</style>
<form action="https://elsewhere.test"><button>send</button></form>`;
    const { editSpaceContent } = await ask(
      desk,
      'mutation ($input: EditSpaceContentInput!) { editSpaceContent(input: $input) { refs } }',
      {
        input: {
          spaceId: ids.space('scratch'),
          baseRevisionId: 'HEAD',
          changes: [{ insertPage: { ref: 'trap', title: 'Trap', markdown } }],
        },
      },
    );
    const path = `${HOME}/s/${ids.space('scratch')}/p/${editSpaceContent.refs.trap}`;
    const { page } = await openApp(desk, path);
    await titled(page, 'Trap');
    await article(page).getByText('press').click();
    expect(await page.title()).toBe('Trap · Lectern');
    const prose = await page.locator('.prose').innerHTML();
    expect(prose).not.toMatch(/script|onerror|<style|<form|<button/);
  });

  it('edits a page in a change request, and the space has the old text until the merge', async () => {
    const { page, complaints, operations } = await openApp(desk, FIRST_DAY);
    await titled(page, 'First day');
    await article(page).getByText('Lunch is at one.').waitFor();
    await button(page, 'Edit').click();
    await button(page, 'New change request').click();
    await page.getByLabel('Subject').fill('Later lunch');
    await button(page, 'Create').click();
    await titled(page, 'Edit First day');
    await edit(page, (text) => text.replace('Lunch is at one.', 'Lunch is at two.'));
    await article(page).getByText('Lunch is at two.').waitFor();

    await page.getByRole('navigation', { name: 'Space' }).getByText('Pages').click();
    await titled(page, 'Onboarding');
    await link(page, 'First day').first().click();
    await article(page).getByText('Lunch is at one.').waitFor();
    expect(await article(page).getByText('Lunch is at two.').count()).toBe(0);
    await page.goBack();
    await page.goBack();
    await article(page).getByText('Lunch is at two.').waitFor();

    await link(page, '#3 Later lunch').click();
    await titled(page, '#3 Later lunch');
    await page.getByText('Added: Lunch is at two.').waitFor();
    await button(page, 'Ready for review').click();
    await button(page, 'Back to draft').waitFor();
    await button(page, 'Merge').click();
    await page.getByText('Merged', { exact: true }).waitFor();
    await page.getByRole('navigation', { name: 'Space' }).getByText('Pages').click();
    await link(page, 'First day').first().click();
    await article(page).getByText('Lunch is at two.').waitFor();
    expect(complaints).toEqual([]);
    expect(new Set(operations)).not.toContain('Shell');
  });

  it('shows each conflict, takes the decision, and merges', async () => {
    const first = `${HOME}/s/${ids.space('travel')}/p/${ids.page('travel', 1)}`;
    const text = '# Trains\n\nTake the train where it takes less than six hours.\n';
    const { page, complaints } = await openApp(desk, first);
    await titled(page, 'Trains');
    await button(page, 'Edit').click();
    await page.getByLabel('Subject').fill('Seven hours');
    await button(page, 'Create').click();
    await titled(page, 'Edit Trains');
    await edit(page, (old) => old.replace('six', 'seven'));
    await article(page).getByText('seven hours').waitFor();
    // Somebody else changes the same sentence of the space.
    await ask(
      desk,
      'mutation ($input: EditSpaceContentInput!) { editSpaceContent(input: $input) { space { id } } }',
      {
        input: {
          spaceId: ids.space('travel'),
          baseRevisionId: 'HEAD',
          changes: [
            {
              updatePage: { pageId: ids.page('travel', 1), markdown: text.replace('six', 'five') },
            },
          ],
        },
      },
    );
    await link(page, '#1 Seven hours').click();
    const conflict = page.getByRole('group', { name: /Trains/ });
    await conflict.getByText('less than five hours').waitFor();
    expect(await button(page, 'Merge').isDisabled()).toBe(true);
    await conflict.getByLabel('Keep what the space has').check();
    await conflict.getByLabel('Take the change request').check();
    await button(page, 'Merge').click();
    await page.getByText('Merged', { exact: true }).waitFor();
    await page.getByRole('navigation', { name: 'Space' }).getByText('Pages').click();
    await link(page, 'Trains').first().click();
    await article(page).getByText('less than seven hours').waitFor();
    await page.getByRole('navigation', { name: 'Space' }).getByText('History').click();
    await link(page, 'Seven hours').click();
    await page.getByText(/Removed: .*five/).waitFor();
    expect(complaints).toEqual([]);
  });

  it('keeps a draft that another edit has overtaken, and says what happened', async () => {
    const change = await ask(
      desk,
      'mutation ($input: CreateChangeRequestInput!) { createChangeRequest(input: $input) { changeRequest { id } } }',
      { input: { spaceId: ids.space('guide'), subject: 'Two authors' } },
    );
    const { id } = change.createChangeRequest.changeRequest;
    const importPage = ids.page('guide', 5);
    const { page } = await openApp(desk, `${spaceAt('guide')}/cr/${id}/p/${importPage}?edit`);
    await titled(page, 'Edit Import');
    await ask(
      desk,
      'mutation ($input: EditChangeRequestContentInput!) { editChangeRequestContent(input: $input) { refs } }',
      {
        input: {
          changeRequestId: id,
          baseRevisionId: 'HEAD',
          changes: [{ updatePage: { pageId: importPage, markdown: 'Theirs.' } }],
        },
      },
    );
    await edit(page, () => 'Mine.');
    await page.getByRole('alert').waitFor();
    await button(page, 'Keep my text, and show the current one').click();
    await page.getByText('Theirs.').waitFor();
    expect(await page.getByLabel('Markdown').inputValue()).toBe('Mine.');
    await page.getByLabel('Title').fill('');
    await button(page, 'Save').click();
    await page.getByText(/title must/).waitFor();
    expect(await page.getByLabel('Title').getAttribute('aria-invalid')).toBe('true');
    await page.getByLabel('Title').fill('Import texts');
    await button(page, 'Save').click();
    await titled(page, 'Import texts');
    await article(page).getByText('Mine.').waitFor();
  });

  it('finds a page by a word, and marks it', async () => {
    const { page } = await openApp(desk, HOME);
    await titled(page, 'Acme Docs');
    await page.keyboard.press('/');
    await page.keyboard.type('installer');
    await page.keyboard.press('Enter');
    await titled(page, 'Results for “installer”');
    expect(await page.locator('mark').allTextContents()).toEqual([
      ...['Install', 'Install', 'installer', 'installing'],
    ]);
    await page
      .getByRole('main')
      .getByRole('link', { name: 'Install', exact: true })
      .first()
      .click();
    await titled(page, 'Install');
    await page.getByRole('searchbox').fill('xyzzy');
    await page.keyboard.press('Enter');
    await page.getByText('Nothing matches. Try fewer words.').waitFor();
  });

  it('comments on a page, replies, and resolves', async () => {
    const path = `${spaceAt('guide')}/p/${ids.page('guide', 6)}`;
    const { page, complaints } = await openApp(desk, path);
    await titled(page, 'Troubleshooting');
    await page.getByText('There are none yet.').waitFor();
    await page.getByLabel('Comment', { exact: true }).fill('Wait how long?');
    await button(page, 'Add comment').click();
    await page.getByText('Wait how long?').waitFor();
    await expect.poll(() => page.getByLabel('Comment', { exact: true }).inputValue()).toBe('');
    await button(page, 'Reply').click();
    await page.keyboard.type('A minute.');
    await button(page, 'Send reply').click();
    await page.getByText('A minute.').waitFor();
    await button(page, 'Resolve').click();
    await page.getByText('Resolved', { exact: true }).waitFor();
    await button(page, 'Reopen').waitFor();
    await page.reload();
    await page.getByText('Resolved', { exact: true }).waitFor();
    await page.getByText('A minute.').waitFor();
    expect(complaints).toEqual([]);
  });

  it('shows members page by page, sorted, and by role', async () => {
    const emails = Array.from({ length: 24 }, (_, n) => `new${n}@acme.test`);
    const { inviteMembers } = await ask(
      desk,
      'mutation ($input: InviteMembersInput!) { inviteMembers(input: $input) { invites { id urls { join } } } }',
      { input: { organizationId: ids.acme, emails, role: 'READ' } },
    );
    await ask(
      desk,
      'mutation ($input: CreateTeamInput!) { createTeam(input: $input) { team { id } } }',
      { input: { organizationId: ids.acme, title: 'Zookeepers' } },
    );
    const [own, ...others] = inviteMembers.invites;
    for (const { id, urls } of others)
      await ask(
        desk,
        'mutation ($input: AcceptInviteInput!) { acceptInvite(input: $input) { member { id } } }',
        { input: { id, secret: new URL(urls.join).searchParams.get('secret') } },
        null,
      );
    // The last of them joins in the app.
    const { page: invited } = await desk.goTo(own.urls.join);
    await button(invited, 'Join').click();
    await titled(invited, 'Acme Docs');
    const { page } = await openApp(desk, `${HOME}/members`);
    await page.getByText('28 in all').waitFor();
    const names = () => page.getByRole('rowheader').locator('strong').allTextContents();
    expect(await names()).toHaveLength(20);
    await button(page, 'Show more').click();
    await page.getByText('ana@acme.test').waitFor();
    expect(await names()).toHaveLength(28);
    await page.getByLabel('Order').selectOption('Oldest first');
    await page.getByRole('row').nth(1).getByText('Ana Alvarez').waitFor();
    await page.getByLabel('Role').selectOption('Guest');
    await page.getByText('1 in all').waitFor();
    expect(await names()).toEqual(['Dan Dufour']);
    await page.getByLabel('Role').selectOption('All');
    await page.getByLabel('Name or e-mail').fill('cat@');
    await page.keyboard.press('Enter');
    await page.getByText('1 in all').waitFor();
    expect(await names()).toEqual(['Cat Cooper']);
    await link(page, 'Teams').click();
    await titled(page, 'Teams');
    const teams = page.getByRole('main').getByRole('listitem').getByRole('link');
    const titles = ['Partners', 'Reviewers', 'Writers', 'Zookeepers'];
    await expect.poll(() => teams.allTextContents()).toEqual(titles);
    await page.getByLabel('Order').selectOption('Newest first');
    const newest = ['Zookeepers', 'Partners', 'Reviewers', 'Writers'];
    await expect.poll(() => teams.allTextContents()).toEqual(newest);
    await link(page, 'Writers').click();
    await titled(page, 'Writers');
  });
});
