/** Tests GraphiQL as a developer sees it right after starting the server. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ids } from '../support.ts';
import { ELSEWHERE, useDesk } from './browser.ts';

const desk = useDesk();

const titles = [
  'Viewer',
  'Organization',
  'Members',
  'Teams',
  'Invites',
  'Tokens',
  'Collections',
  'Spaces',
  'Content',
  'ChangeRequests',
  'Edit',
  'Comments',
  'Search',
  'Links',
  'Export',
  'Sites',
  'OpenAPISpec',
  'Translations',
  'Integration',
  'SignIn',
  'History',
  'PublishedSite',
  'SiteVisitor',
  'Access',
  'Events',
  'Node',
  'Update',
];

const HINT =
  'You are not signed in. In development, open the GraphiQL link that the server prints when it starts. Elsewhere, add {"Authorization": "Bearer …"} under Headers.';

const tabs = (page: Page) => page.locator('.graphiql-tab-button');
const tab = (page: Page, title: string) => page.getByRole('button', { name: title, exact: true });

/**
 * Switches to another tab. GraphiQL reads its operation a moment later and then updates the
 * address.
 */
async function change(page: Page, title: string): Promise<void> {
  await tab(page, title).click();
  await page.waitForURL(({ searchParams }) =>
    new RegExp(`^(query|mutation) ${title}\\b`, 'm').test(searchParams.get('query') ?? ''),
  );
}

/**
 * Presses the play button, expects the response to be shown, and returns the request and the
 * response.
 */
async function play(page: Page, title: string) {
  const answered = page.waitForResponse(
    (response) =>
      response.request().method() === 'POST' &&
      response.request().postDataJSON().operationName === title,
  );
  await page.getByRole('button', { name: /^Execute query/ }).click();
  const response = await answered;
  const request = response.request();
  await page
    .getByRole('region', { name: 'Result Window' })
    .getByText(/"(data|errors)"/)
    .waitFor();
  return {
    variables: request.postDataJSON().variables,
    authorization: request.headers()['authorization'],
    body: await response.json(),
  };
}

/** Returns the text of the headers editor. Monaco draws a space as U+00A0. */
async function headersShown(page: Page): Promise<string> {
  await tab(page, 'Headers').click();
  const editor = page.locator('[data-uri$="request-headers.json"]');
  await editor.waitFor();
  return (await editor.locator('.view-line').allTextContents())
    .join('\n')
    .replaceAll('\u00a0', ' ');
}

/** Returns the paths of null values among the root fields and in the lists right below the root. */
function missing(data: Record<string, unknown>): string[] {
  return Object.entries(data).flatMap(([name, value]) =>
    Array.isArray(value)
      ? value.flatMap((item, i) => (item === null ? [`${name}.${i}`] : []))
      : value === null
        ? [name]
        : [],
  );
}

describe('GraphiQL', () => {
  it('opens a tab for each family, each of which runs twice on this server only', async () => {
    const { page, foreign, complaints } = await desk.goTo(desk.signIn);
    await tab(page, 'Viewer').waitFor();
    expect(await tabs(page).allTextContents()).toEqual(titles);
    const results = [];
    for (const title of [...titles.slice(1), 'Viewer']) {
      await change(page, title);
      for (const { authorization, body } of [await play(page, title), await play(page, title)])
        results.push([title, authorization, body.errors, missing(body.data)]);
    }
    const bearer = `Bearer ${desk.token}`;
    // the last of the ids in Node is that of another organization
    expect(results).toEqual(
      [...titles.slice(1), 'Viewer'].flatMap((title) =>
        [0, 1].map(() => [title, bearer, undefined, title === 'Node' ? ['nodes.3'] : []]),
      ),
    );
    expect(foreign).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('sends the variables of the tab', async () => {
    const { page } = await desk.goTo(desk.signIn);
    await tab(page, 'Viewer').waitFor();
    await change(page, 'Teams');
    const { variables, body } = await play(page, 'Teams');
    expect(variables).toEqual({ organization: ids.acme, team: ids.team('writers'), title: null });
    expect(body.data.team.title).toBe('Writers');
  });

  it('describes the schema', async () => {
    const { page } = await desk.goTo(desk.signIn);
    await page.getByRole('button', { name: 'Show Documentation Explorer' }).click();
    const docs = page.locator('.graphiql-doc-explorer');
    await docs.getByText('Query', { exact: true }).click();
    await docs.getByText('Returns the authenticated user of the request.').waitFor();
    await docs.getByText('viewer', { exact: true }).click();
    await docs.getByText('User', { exact: false }).last().click();
    await docs
      .getByText('A person, or the representation of a service account or installation.', {
        exact: false,
      })
      .waitFor();
  });
});

describe('the development token', () => {
  it('is set in the headers of every tab by the link, and not stored permanently', async () => {
    const { page } = await desk.goTo(desk.signIn);
    await tab(page, 'Viewer').waitFor();
    expect(page.url()).not.toContain('lp_');
    expect(await page.getByRole('status').count()).toBe(0);
    expect(await headersShown(page)).toContain(`"Authorization": "Bearer ${desk.token}"`);
    await change(page, 'Members');
    await play(page, 'Members');
    await page.waitForFunction(
      (member) => localStorage.getItem('graphiql:variables')?.includes(member),
      ids.member('ben'),
    ); // GraphiQL saves its state a moment later
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(desk.token);
    await page.getByRole('button', { name: 'New tab' }).click();
    expect(await headersShown(page)).toContain(`"Authorization": "Bearer ${desk.token}"`);
  });

  it('lasts for the session of the browser tab, until the server refuses it', async () => {
    const { page } = await desk.goTo(desk.signIn);
    await tab(page, 'Viewer').waitFor();
    await change(page, 'Members');
    await page.waitForFunction(
      (member) => localStorage.getItem('graphiql:variables')?.includes(member),
      ids.member('ben'),
    );
    await page.reload();
    await tab(page, 'Members').waitFor();
    expect((await play(page, 'Members')).authorization).toBe(`Bearer ${desk.token}`);
    await desk.restart();
    await page.reload();
    expect(await page.getByRole('status').textContent()).toBe(HINT);
    await page.goto(new URL(desk.signIn, desk.url).href);
    await page.getByRole('status').waitFor({ state: 'detached' });
    await tab(page, 'Members').waitFor();
    expect(await tabs(page).allTextContents()).toEqual(titles);
    const first = await play(page, 'Members');
    await change(page, 'Spaces');
    const second = await play(page, 'Spaces');
    expect([first, second].map(({ authorization, body }) => [authorization, body.errors])).toEqual([
      [`Bearer ${desk.token}`, undefined],
      [`Bearer ${desk.token}`, undefined],
    ]);
  });

  it('is absent without the link, and the page explains where to find it', async () => {
    const { page, complaints } = await desk.goTo('/graphql');
    await tab(page, 'Viewer').waitFor();
    expect(await page.getByRole('status').textContent()).toBe(HINT);
    expect(await headersShown(page)).toBe('');
    expect(complaints).toEqual([]);
  });

  it('is not taken from a link by a page on another hostname', async () => {
    const { page, foreign, complaints } = await desk.goTo(desk.signIn, { host: ELSEWHERE });
    await tab(page, 'Viewer').waitFor();
    expect(await headersShown(page)).toBe('');
    const { authorization, body } = await play(page, 'Viewer');
    expect(authorization).toBeUndefined();
    expect(
      body.errors.map(({ extensions }: { extensions: { code: string } }) => extensions.code),
    ).toEqual(['UNAUTHENTICATED']);
    expect(foreign).toEqual([]);
    expect(complaints).toEqual([
      'Failed to load resource: the server responded with a status of 401 (Unauthorized)',
    ]);
  });
});
