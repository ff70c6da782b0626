/** Tests each screen of the app: its address, the keyboard, and axe in both color schemes. */
import { writeFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoId } from '../../prisma/seed/ids.ts';
import { ids } from '../support.ts';
import { ask, expectAccessible, HOME, openApp, spaceAt, titled } from './app.ts';
import { useDesk } from './browser.ts';

const desk = useDesk();

const CHANGE_REQUEST = `${spaceAt('onboarding')}/cr/${ids.changeRequest('laptop')}`;
const COMMENT = demoId('Comment', 'screens');
const REPLY = demoId('CommentReply', 'screens');
const FIRST_DAY = ids.page('onboarding', 1);
/** A change request with a conflict. */
let conflicting = '';
/** A page whose text has headings of its own, in no order. */
let headed = '';
/** The address of a file, as a page that links to it has it. */
let fileAddress = '';

beforeAll(async () => {
  await addContent();
  await ask(
    desk,
    `mutation ($input: CreateOpenAPISpecInput!) {
      createOpenAPISpec(input: $input) { openAPISpec { id } errors { message } }
    }`,
    {
      input: {
        organizationId: ids.acme,
        slug: 'petstore',
        source: { text: '{"openapi":"3.1.0","info":{"title":"Pets","version":"1"},"paths":{}}' },
      },
    },
  );
  const { createChangeRequest } = await ask(
    desk,
    'mutation ($input: CreateChangeRequestInput!) { createChangeRequest(input: $input) { changeRequest { id } } }',
    { input: { spaceId: ids.space('travel'), subject: 'Conflict' } },
  );
  const { id } = createChangeRequest.changeRequest;
  conflicting = `${spaceAt('travel')}/cr/${id}`;
  const change = (markdown: string) => ({
    baseRevisionId: 'HEAD',
    changes: [{ updatePage: { pageId: ids.page('travel', 1), markdown } }],
  });
  await ask(
    desk,
    `mutation ($a: EditChangeRequestContentInput!, $b: EditSpaceContentInput!) {
      editChangeRequestContent(input: $a) { refs }
      editSpaceContent(input: $b) { refs }
    }`,
    {
      a: { changeRequestId: id, ...change('Trains only.') },
      b: { spaceId: ids.space('travel'), ...change('Bicycles only.') },
    },
  );
});

/** Adds a page with headings, a file, and a page that links to the file. */
async function addContent(): Promise<void> {
  const spaceId = ids.space('scratch');
  const { uploadFile } = await ask(
    desk,
    'mutation ($input: UploadFileInput!) { uploadFile(input: $input) { file { fileId } } }',
    { input: { organizationId: ids.acme, name: 'notes.txt', base64: btoa('Notes.') } },
  );
  const { fileId } = uploadFile.file;
  const changes = [
    {
      insertPage: {
        ref: 'headed',
        title: 'Headed',
        markdown: '## A section\n\n#### A detail\n\n# A chapter\n\n## Its section\n\n## Another\n',
      },
    },
    { insertFile: { ref: 'notes', fileId } },
    {
      insertPage: {
        ref: 'link',
        type: 'LINK',
        title: 'Notes',
        target: { kind: 'FILE', fileId: 'notes' },
      },
    },
  ];
  const { editSpaceContent } = await ask(
    desk,
    `mutation ($input: EditSpaceContentInput!) {
      editSpaceContent(input: $input) {
        refs space { revision { allPages { pageId ... on LinkPage { href } } } }
      }
    }`,
    { input: { spaceId, baseRevisionId: 'HEAD', changes } },
  );
  const { refs, space } = editSpaceContent;
  headed = `${HOME}/s/${spaceId}/p/${refs.headed}`;
  const pages: { pageId: string; href?: string }[] = space.revision.allPages;
  fileAddress = pages.find(({ pageId }) => pageId === refs.link)?.href ?? '';
}

/** Expects one h1, which is the first heading, and no level that is left out. */
async function expectHeadingsInOrder(page: Page, name: string): Promise<void> {
  const headings = await page.getByRole('heading').all();
  const levels = await Promise.all(
    headings.map((heading) => heading.evaluate(({ tagName }) => Number(tagName[1]))),
  );
  const inMain = await page.locator('main').getByRole('heading').count();
  const ofMain = levels.slice(levels.length - inMain);
  expect([name, levels.filter((level) => level === 1)]).toEqual([name, [1]]);
  expect([name, ofMain[0]]).toEqual([name, 1]);
  const skipped = ofMain.filter((level, n) => n > 0 && level > (ofMain[n - 1] ?? 0) + 1);
  expect([name, skipped]).toEqual([name, []]);
}

/** All screens: the address, and the title. */
const screens = (): readonly (readonly [path: string, title: string | RegExp])[] => [
  ['', 'Your organizations'],
  ['/notifications', 'Notifications'],
  [HOME, 'Acme Docs'],
  [`${HOME}/c/${ids.collection('handbook')}`, 'Handbook'],
  [spaceAt('guide'), 'User guide'],
  [`${spaceAt('guide')}/p/${ids.page('guide', 3)}`, 'Install'],
  [`${spaceAt('guide')}/p/${ids.page('guide', 6)}`, 'Troubleshooting'],
  [`${spaceAt('onboarding')}/history`, 'History'],
  [`${spaceAt('onboarding')}/r/${ids.revision('lunch merged')}`, /./],
  [`${spaceAt('onboarding')}/r/${ids.revision('onboarding')}/p/${FIRST_DAY}`, 'First day'],
  [`${spaceAt('onboarding')}/cr`, 'Change requests'],
  [CHANGE_REQUEST, '#2 Two screens'],
  [`${CHANGE_REQUEST}/p/${FIRST_DAY}`, 'First day'],
  [`${CHANGE_REQUEST}/p/${FIRST_DAY}?edit`, 'Edit First day'],
  [conflicting, '#1 Conflict'],
  [headed, 'Headed'],
  [`${spaceAt('onboarding')}/comments`, 'Comments on the space'],
  [`${spaceAt('onboarding')}/comments/${COMMENT}#${REPLY}`, 'Comment'],
  [`${HOME}/search?q=laptop`, 'Results for “laptop”'],
  [`${HOME}/members`, 'Members'],
  [`${HOME}/teams`, 'Teams'],
  [`${HOME}/teams/${ids.team('writers')}`, 'Writers'],
  [`${HOME}/sites/${ids.site('help')}`, 'Acme Help'],
  [`${HOME}/openapi/petstore`, 'petstore'],
  [`${HOME}/s/spc_${'1'.repeat(22)}`, 'There is nothing here'],
  ['/nowhere', 'There is nothing here'],
];

describe('every screen', () => {
  it('has no violation that axe finds, in light and in dark mode', async () => {
    const visitor = await desk.visitor();
    const { page } = await openApp(desk, HOME, visitor);
    await titled(page, 'Acme Docs');
    for (const [path, title] of screens()) {
      await page.goto(`${desk.url}/app${path}`);
      await titled(page, title);
      await expectAccessible(page, path);
      await expectHeadingsInOrder(page, path);
    }
    await visitor.close();
  }, 300_000);

  it('takes one request, also when its address is opened', async () => {
    const { page, operations } = await openApp(desk, HOME);
    await titled(page, 'Acme Docs');
    const paths = screens().filter(([path]) => path !== '/nowhere');
    for (const [path, title] of paths) {
      operations.length = 0;
      await page.goto(`${desk.url}/app${path}`);
      await titled(page, title);
      // a change request also reports that its reader is present
      const requests = operations.filter((name) => !['Report', 'Leave'].includes(name));
      expect([path, requests.length]).toEqual([path, 1]);
    }
  }, 120_000);

  it('fits on a phone', async () => {
    const { page } = await openApp(desk, HOME);
    await page.setViewportSize({ width: 360, height: 740 });
    for (const [path, title] of screens()) {
      await page.goto(`${desk.url}/app${path}`);
      await titled(page, title);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect([path, width]).toEqual([path, 360]);
    }
    await page.goto(`${desk.url}/app${HOME}`);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('link', { name: 'Members' }).click();
    await titled(page, 'Members');
    expect(await page.getByRole('navigation', { name: 'Organization' }).isVisible()).toBe(false);
  }, 120_000);
});

/** Returns an address as the app has it: without the origin. */
const pathOf = (url: string): string => {
  const { pathname, hash } = new URL(url);
  return pathname + hash;
};

describe('urls.app', () => {
  it('opens the object that it names, of every type', async () => {
    const data = await ask(
      desk,
      `query ($organization: ID!, $space: ID!, $guide: ID!, $changeRequest: ID!) {
        organization(id: $organization) {
          title urls { app }
          collections(first: 10) { nodes { title urls { app } } }
          spaces(first: 10) { nodes { title urls { app } } }
          sites(first: 10) { nodes { title urls { app } } }
          openAPISpecs(first: 10) { nodes { title: slug urls { app } } }
          search(query: "phone") { nodes { pages { title urls { app } sections { title urls { app } } } } }
        }
        space(id: $guide) { revision { allPages { title type urls { app } } } }
        changeRequest(id: $changeRequest) {
          title: subject urls { app }
          revision { urls { app } }
        }
        integrations(first: 10) {
          nodes { title urls { app } installations(first: 5) { nodes { urls { app } } } }
        }
        onboarding: space(id: $space) { revisions(first: 5) { nodes { urls { app } } } }
      }`,
      {
        organization: ids.acme,
        space: ids.space('onboarding'),
        guide: ids.space('guide'),
        changeRequest: ids.changeRequest('laptop'),
      },
    );
    interface Named {
      readonly title: string;
      readonly type?: string;
      readonly urls: { readonly app: string };
    }
    const { organization, changeRequest } = data;
    const found: { pages: (Named & { sections: Named[] })[] }[] = organization.search.nodes;
    const named: readonly Named[] = [
      organization,
      ...organization.collections.nodes,
      ...organization.spaces.nodes,
      ...organization.sites.nodes,
      ...organization.openAPISpecs.nodes,
      ...found.flatMap(({ pages }) => pages),
      ...data.space.revision.allPages.filter(({ type }: Named) => type !== 'LINK'),
      ...data.integrations.nodes,
    ];
    const { page } = await openApp(desk, HOME);
    for (const { title, urls } of named) {
      await page.goto(urls.app);
      await titled(page, title);
      expect(await page.title()).toBe(`${title} · Lectern`);
    }
    await page.goto(changeRequest.urls.app);
    await titled(page, '#2 Two screens');
    for (const { urls } of [changeRequest.revision, ...data.onboarding.revisions.nodes]) {
      await page.goto(urls.app);
      await page.getByRole('heading', { name: 'Changes' }).waitFor();
    }
    for (const { title, installations } of data.integrations.nodes)
      for (const { urls } of installations.nodes) {
        await page.goto(urls.app);
        await titled(page, title);
      }
    await page.goto(fileAddress);
    await titled(page, 'notes.txt');
    const section = found.flatMap(({ pages }) => pages).flatMap(({ sections }) => sections)[0];
    expect(pathOf(section?.urls.app ?? '')).toMatch(/#on-a-phone$/);
    await page.goto(section?.urls.app ?? '');
    await page.waitForFunction(() => document.activeElement?.textContent === 'On a phone');
  }, 180_000);

  it('opens a comment, and a reply in its thread', async () => {
    const { comment } = await ask(
      desk,
      'query ($id: ID!) { comment(id: $id) { urls { app } replies { nodes { urls { app } } } } }',
      { id: COMMENT },
    );
    const { page } = await openApp(desk, HOME);
    await page.goto(comment.urls.app);
    await titled(page, 'Comment');
    const [reply] = comment.replies.nodes;
    expect(pathOf(reply.urls.app)).toMatch(new RegExp(`/comments/${COMMENT}#${REPLY}$`));
    await page.goto(`${desk.url}/app${HOME}`);
    await titled(page, 'Acme Docs');
    await page.goto(reply.urls.app);
    await page.waitForFunction((id) => document.activeElement?.id === id, REPLY);
  }, 240_000);
});

describe('the keyboard', () => {
  const focused = (page: Page) =>
    page.evaluate(() => {
      const { activeElement } = document;
      return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent;
    });

  it('reaches the content first, and then the frame in the order of the screen', async () => {
    const { page } = await openApp(desk, HOME);
    await titled(page, 'Acme Docs');
    const order = [];
    for (let n = 0; n < 8; n++) {
      await page.keyboard.press('Tab');
      order.push(await focused(page));
    }
    expect(order).toEqual([
      'Skip to the content',
      'Acme Docs',
      'Search',
      'Switch to dark mode',
      'Notifications',
      'Ana Alvarez',
      'Home',
      'Members',
    ]);
    const outline = await page.evaluate(
      () => getComputedStyle(document.activeElement ?? document.body).outlineStyle,
    );
    expect(outline).toBe('solid');
    await page.keyboard.press('Enter');
    await titled(page, 'Members');
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
  });

  it('closes a dialog with Esc, and returns the focus to its button', async () => {
    const { page } = await openApp(desk, `${spaceAt('guide')}/cr`);
    const button = page.getByRole('button', { name: 'New change request' });
    await button.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'New change request' });
    await dialog.waitFor();
    await page.keyboard.press('/'); // not the search, while a dialog is open
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await focused(page)).toBe('New change request');
  });

  it('switches the color scheme, which stays', async () => {
    const { page } = await openApp(desk, HOME);
    await page.getByRole('button', { name: 'Switch to dark mode' }).press('Enter');
    const scheme = () => page.evaluate(() => getComputedStyle(document.body).colorScheme);
    expect(await scheme()).toBe('dark');
    await page.reload();
    await page.getByRole('button', { name: 'Switch to light mode' }).waitFor();
    expect(await scheme()).toBe('dark');
  });
});

describe('the picture in README', () => {
  // `PICTURE=docs/app.png npm run test:browser -- app-screens` takes it again.
  it('shows a page, and is smaller than 200 kB', async () => {
    const visitor = await desk.visitor();
    const path = `${spaceAt('guide')}/p/${ids.page('guide', 3)}`;
    const { page } = await openApp(desk, path, visitor);
    await page.setViewportSize({ width: 1280, height: 720 });
    await titled(page, 'Install');
    const picture = await page.screenshot();
    expect(picture.byteLength).toBeLessThan(200_000);
    const { PICTURE } = process.env;
    if (PICTURE) writeFileSync(PICTURE, picture);
  });
});

describe('errors', () => {
  it('offers another attempt after a failed request', async () => {
    const { page } = await openApp(desk, HOME);
    await titled(page, 'Acme Docs');
    await page.route('**/graphql', (route) => route.abort());
    await page.getByRole('link', { name: 'Members' }).click();
    await titled(page, 'This did not load');
    await page.getByRole('alert').waitFor();
    await page.unroute('**/graphql');
    await page.getByRole('button', { name: 'Try again' }).click();
    await titled(page, 'Members');
  });

  it('ends the session when the server refuses the token, and returns after the next sign-in', async () => {
    const { page } = await openApp(desk, HOME);
    await titled(page, 'Acme Docs');
    await page.evaluate(() => sessionStorage.setItem('lectern:token', 'lp_revoked'));
    await page.getByRole('link', { name: 'Members' }).click();
    await titled(page, 'Sign in to Lectern');
    await page.getByLabel('Token').fill(desk.token);
    await page.keyboard.press('Enter');
    await titled(page, 'Members');
  });
});
